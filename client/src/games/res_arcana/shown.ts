// Made from conclave/games/res_arcana/view_schema.py by client/tools/wire.py; do not edit.
import type { Entry } from "../../lib/catalog.svelte";

/** The variant being played. */
export const Variant = {
  STANDARD: 0, // eight artifacts and two mages each, dealt
  FIRST_GAME: 1, // a preset hand and mage each, five artifacts unseen in the deck
  DRAFT: 2, // artifacts are drafted from packs of four, twice
  MATCH: 3, // two seats, up to three games with a face-up draft after the first
} as const;
export type Variant = (typeof Variant)[keyof typeof Variant];

/** The phase of the game. */
export const Phase = {
  SIDES: 0, // setup: each Place of Power's tile shows a face
  MONUMENTS: 1, // setup: two monuments are displayed
  START: 2, // setup: who is the First Player
  MAGES: 3, // setup: mages are dealt
  ARTIFACTS: 4, // setup: artifacts are dealt
  DRAFT: 5, // everybody keeps one artifact of a pack and passes the rest on
  OPEN_DRAFT: 6, // match play: artifacts that lie face up are taken in turn
  HANDS: 7, // setup: three cards are drawn
  CHOOSE: 8, // everybody chooses a mage, hidden until all have
  ITEMS: 9, // everybody takes a magic item, the First Player last
  COLLECT: 10, // a round begins: everybody collects
  ACTIONS: 11, // one action a turn until all have passed
  CHECK: 12, // the round is over: has anybody won?
  OVER: 13, // the game, or the match, is over
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** The kind of the pending question. */
export const Ask = {
  NOTHING: 0, // none: never seen from outside
  DEAL: 1, // chance: which component comes up
  START: 2, // chance: which seat begins
  MAIN: 3, // the action of a turn
  CARD: 4, // one component of several, by the verb asked for; perhaps none
  TAKE: 5, // off which components the essences are taken in Collect
  BAG: 6, // essences one by one, by the verb asked for
  KIND: 7, // a kind of essence
  NUMBER: 8, // how many
  SEAT: 9, // a seat, by the verb asked for
  LOOK: 10, // which deck to look at
  REACT: 11, // react with a power, or not
  UNLESS: 12, // pay what is asked, or not
  OVER: 13, // none: the game is over
} as const;
export type Ask = (typeof Ask)[keyof typeof Ask];

/** The verb of an action: action = verb << 12 | operand. */
export const Verb = {
  NONE: 0, // several verbs may be answered
  DEAL: 1, // chance: this component comes up
  START: 2, // chance: this seat begins
  FIRST: 3, // match play: this seat is to be the First Player
  KEEP: 4, // draft: keep this artifact
  MAGE: 5, // choose this mage
  ITEM: 6, // take this magic item
  TAKE: 7, // Collect: take the essences off this component
  PLACE: 8, // place this artifact from hand
  CLAIM: 9, // claim this monument or Place of Power
  CLAIM_TOP: 10, // claim the top of the monument deck
  SELL_GOLD: 11, // discard this artifact for 1 Gold
  SELL_TWO: 12, // discard this artifact for 2 other essences
  USE: 13, // use this power: 2 * component, + 1 for its second one
  PASS: 14, // pass
  PAY: 15, // pay an essence of this kind
  GAIN: 16, // gain an essence of this kind
  LOSE: 17, // lose an essence of this kind
  KIND: 18, // choose this kind
  NUMBER: 19, // choose this number
  DISCARD: 20, // discard this card from hand
  DESTROY: 21, // destroy this artifact
  TURN: 22, // turn this component as part of a cost
  STRAIGHTEN: 23, // straighten this component
  PUT_ON: 24, // put the essence just paid on this component
  SUMMON: 25, // place this card by a power
  RETURN: 26, // put this card back next; the first one lies on top
  RIVAL: 27, // choose this rival
  LOOK: 28, // look at this deck
  REACT: 29, // react with this power
  ACCEPT: 30, // pay what is asked
  DECLINE: 31, // no
  DONE: 32, // no more
} as const;
export type Verb = (typeof Verb)[keyof typeof Verb];

/** A kind of essence: its index in every list of five. */
export const Kind = {
  ELAN: 0, // Elan
  LIFE: 1, // Life
  CALM: 2, // Calm
  DEATH: 3, // Death
  GOLD: 4, // Gold
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** The way in which the winners were determined. */
export const Reason = {
  NOT_YET: 0, // the game goes on
  POINTS: 1, // most points, ten or more
  TIE_BREAK: 2, // most points together with others, and the most essences
  SHARED: 3, // equal in points and essences
  LIMIT_POINTS: 5, // most points when the round limit ended the game
  LIMIT_TIE_BREAK: 6, // the same, with the most essences
  LIMIT_SHARED: 7, // the same, equal in points and essences
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

/** Decks that a seat can look at. */
export const Deck = {
  OWN: 0, // the own artifacts
  MONUMENTS: 1, // the monuments
} as const;
export type Deck = (typeof Deck)[keyof typeof Deck];

/** The zone of a component in events. */
export const Zone = {
  BOX: 0, // out of the game
  CENTRE: 1, // Places of Power and displayed monuments
  MON_DECK: 2, // the monument deck
  SUPPLY: 3, // free magic items
  DECK: 4, // a seat's deck
  HAND: 5, // a seat's hand
  PLAY: 6, // in play before a seat
  DISCARDS: 7, // a seat's discards
  PACK: 8, // the pack before a seat in a draft
  DEALT: 9, // the mages that a seat chooses from
  CHOSEN: 10, // a mage chosen in secret
  LOOK: 11, // before a seat that looks at a deck
  TOP: 12, // on top of a seat's deck, in an order that it knows
  MON_TOP: 13, // on top of the monument deck, in an order that somebody knows
  OPEN: 14, // match play: face up, to be drafted
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

/** The reason for a change of a pool. */
export const Why = {
  GAIN: 0, // gained
  PAY: 1, // paid
  LOSE: 2, // lost to an attack
  COLLECT: 3, // income in Collect
  TAKE: 4, // taken off a component in Collect
  RIVAL: 5, // given by a rival's power
} as const;
export type Why = (typeof Why)[keyof typeof Why];

/** The progress of an attack on a seat. */
export const Loss = {
  FACED: 0, // the seat is attacked
  IGNORED: 1, // averted by a react
  BOUGHT_OFF: 2, // averted by doing what the card offers
  TAKEN: 3, // Life is lost
} as const;
export type Loss = (typeof Loss)[keyof typeof Loss];

/** The reason why an action is illegal: its first number, followed by the fields listed here. */
export const WhyNot = {
  OVER: 1, // the game is over
  OTHER: 2, // something else is asked
  LACKS: 3, // five numbers by Kind, how many of these a discount covers, how many more of any Kind
  LACKS_OF: 4, // how many more, of a set of kinds (bit n: Kind n)
  LACKS_HERE: 5, // component, then five numbers by Kind: what lacks on it
  TURNED: 6, // it is turned
  STRAIGHT: 7, // it is not turned
  NEEDS: 8, // 1 straight dragon, 2 creature, 3 artifact, 4 another one, 5 dragon or creature, 6 card in hand
  REACT: 9, // it works only as a reaction
  ON_CLAIM: 10, // it works once, when it is claimed
  NO_REACT: 11, // it does not react to this
  NO_POWER: 12, // there is no such power
  NOT_IN_PLAY: 13, // the seat does not have it in play
  NOT_IN_HAND: 14, // the seat does not have it in hand
  NOT_IN_CENTRE: 15, // it does not lie there to be claimed
  NO_MONUMENT: 16, // the monument deck is empty
  NONE_OF: 17, // Kind of which the seat has none
  KIND: 18, // Kind that is not accepted here
  EARLIER: 19, // Kind that comes before the one chosen last
  SHORT: 20, // Kind after which the rest could not be chosen
  NUMBER: 21, // least and most that may be chosen
  NOT_AMONG: 22, // it is not among what can be chosen here
  MUST: 23, // this cannot be declined
} as const;
export type WhyNot = (typeof WhyNot)[keyof typeof WhyNot];

/** A component, by its number; names, texts and values are in the catalog. */
export const Component = {
  NONE: -1, // none; in an event: one that this viewer may not see
  ATHANOR: 0, // artifact
  BONE_DRAGON: 1, // artifact
  CELESTIAL_HORSE: 2, // artifact
  CHALICE_OF_FIRE: 3, // artifact
  CHALICE_OF_LIFE: 4, // artifact
  CORRUPT_ALTAR: 5, // artifact
  CRYPT: 6, // artifact
  CURSED_SKULL: 7, // artifact
  DANCING_SWORD: 8, // artifact
  DRAGON_BRIDLE: 9, // artifact
  DRAGON_EGG: 10, // artifact
  DRAGON_TEETH: 11, // artifact
  DWARVEN_PICKAXE: 12, // artifact
  EARTH_DRAGON: 13, // artifact
  ELEMENTAL_SPRING: 14, // artifact
  ELVISH_BOW: 15, // artifact
  FIERY_WHIP: 16, // artifact
  FIRE_DRAGON: 17, // artifact
  FLAMING_PIT: 18, // artifact
  FOUNTAIN_OF_YOUTH: 19, // artifact
  GUARD_DOG: 20, // artifact
  HAND_OF_GLORY: 21, // artifact
  HAWK: 22, // artifact
  HORN_OF_PLENTY: 23, // artifact
  HYPNOTIC_BASIN: 24, // artifact
  JEWELED_STATUETTE: 25, // artifact
  MAGICAL_SHARD: 26, // artifact
  MERMAID: 27, // artifact
  NIGHTINGALE: 28, // artifact
  PHILOSOPHERS_STONE: 29, // artifact
  PRISM: 30, // artifact
  RING_OF_MIDAS: 31, // artifact
  SACRIFICIAL_DAGGER: 32, // artifact
  SEA_SERPENT: 33, // artifact
  TREANT: 34, // artifact
  TREE_OF_LIFE: 35, // artifact
  VAULT: 36, // artifact
  WATER_DRAGON: 37, // artifact
  WIND_DRAGON: 38, // artifact
  WINDUP_MAN: 39, // artifact
  ALCHEMIST: 40, // mage
  ARTIFICER: 41, // mage
  DRUID: 42, // mage
  DUELIST: 43, // mage
  HEALER: 44, // mage
  NECROMANCER: 45, // mage
  SCHOLAR: 46, // mage
  SEER: 47, // mage
  TRANSMUTER: 48, // mage
  WITCH: 49, // mage
  ALCHEMY: 50, // magic item
  CALM_ELAN: 51, // magic item
  DEATH_LIFE: 52, // magic item
  DIVINATION: 53, // magic item
  PROTECTION: 54, // magic item
  REANIMATE: 55, // magic item
  RESEARCH: 56, // magic item
  TRANSMUTATION: 57, // magic item
  COLOSSUS: 58, // monument
  GOLDEN_STATUE: 59, // monument
  GREAT_PYRAMID: 60, // monument
  HANGING_GARDENS: 61, // monument
  LIBRARY: 62, // monument
  MAUSOLEUM: 63, // monument
  OBELISK: 64, // monument
  ORACLE: 65, // monument
  SOLOMONS_MINE: 66, // monument
  TEMPLE: 67, // monument
  SACRED_GROVE: 68, // place of power
  ALCHEMISTS_TOWER: 69, // place of power
  CATACOMBS_OF_THE_DEAD: 70, // place of power
  SACRIFICIAL_PIT: 71, // place of power
  CURSED_FORGE: 72, // place of power
  DWARVEN_MINES: 73, // place of power
  CORAL_CASTLE: 74, // place of power
  SUNKEN_REEF: 75, // place of power
  DRAGONS_LAIR: 76, // place of power
  SORCERERS_BESTIARY: 77, // place of power
} as const;
export type Component = (typeof Component)[keyof typeof Component];

/** The type of an event: its first number, followed by the fields listed here. */
export const Event = {
  MOVED: 1, // component (-1: hidden), from Zone, from seat (-1: nobody's), to Zone, to seat
  POOL: 2, // seat, Why, component or -1, then a signed number for each Kind
  ON: 3, // component, then a signed number for each Kind that comes onto it
  TURNED: 4, // component, 1 turned or 0 straightened
  TOKEN: 5, // seat that is the First Player now
  PASSED: 6, // seat that passes
  ROUND: 7, // number of the round that begins: everything straightens, nobody has passed
  PHASE: 8, // Phase that begins
  SHUFFLED: 9, // seat whose discards become its deck
  DID: 10, // seat, Verb, operand: a main action, a react, a rival chosen
  LOSS: 11, // seat, component that attacks, Loss
  LOOKED: 12, // seat, Deck that it looks at
  CHECK: 13, // seat that forces a victory check, or -1 at the end of a round
  CHOSE: 14, // seat that has chosen in secret
  ASKED: 15, // seat, Ask, component or -1, Verb: as in a view's asked
  SCORE: 16, // seat, its points now
  OVER: 17, // set of winners (bit n: seat n), Reason
  GAME: 18, // match play: number of the game that begins, wins of seat 0, of seat 1
  BONUS: 19, // seat, points for this victory check
  PACKS: 20, // draft: the packs move on, 1 to the left or -1 to the right
  WINS: 21, // match play: wins of seat 0, of seat 1
  KIND: 22, // seat, Kind that it has chosen
  WORTH: 23, // component in play, its points now
  PARTS: 24, // seat, points of its First Player token, points granted for this victory check
} as const;
export type Event = (typeof Event)[keyof typeof Event];

/** All information that one viewer may have. */
export interface View {
  seats: number; // how many seats there are
  variant: Variant; // which game is played
  game: number; // match play: number of the game, else 1
  wins: number[]; // match play: games won by seats 0 and 1
  phase: Phase; // where in the course of the game we are
  round: number; // number of the round, 0 during the setup
  first: number; // the First Player, -1 before there is one
  passed: number[]; // seats that have passed, ascending
  places: Component[]; // Places of Power in the centre, ascending
  display: Component[]; // displayed monuments, ascending
  monuments: number; // how many monuments are in the deck, those being looked at included
  items: Component[]; // free magic items, ascending
  open: Component[]; // match play: artifacts that lie face up to be drafted, ascending
  asked: [number, Ask, Component, Verb]; // who is asked (-1 chance, -2 nobody), what, by which component, and the verb of the answer
  winners: number[]; // who has won, ascending; empty before the end
  reason: Reason; // how the winners were found
  players: Player[]; // what lies open, by seat
  you: Own | null; // what the viewer alone sees; none for a spectator
}

/** The public information about a seat. */
export interface Player {
  points: number; // points now, with the First Player token and what this victory check grants
  token: number; // points of the First Player token
  bonus: number; // points granted for this victory check alone
  pool: number[]; // essences in the pool, by Kind
  hand: number; // how many cards are in hand
  deck: number; // how many cards are in the deck
  discards: Component[]; // discarded artifacts, ascending
  play: InPlay[]; // components in play, ascending
  item: Component; // the magic item, or none
  mages: number; // how many mages it still chooses from
  pack: number; // how many cards are in the pack before it, in a draft
}

/** A component in play. */
export interface InPlay {
  id: Component; // which
  turned: number; // 1 turned, 0 straight
  on: number[]; // essences on it, by Kind
  points: number; // what it is worth now
}

/** The information that only the viewer has. */
export interface Own {
  seat: number; // the viewer
  hand: Component[]; // cards in hand, ascending
  deck: Component[]; // cards known to be in the own deck, ascending, the known top included
  top: Component[]; // the known top of the own deck, the next one first
  looking: Component[]; // cards of a deck that is being looked at, ascending
  monuments: Component[]; // the known top of the monument deck, the next one first
  mages: Component[]; // mages to choose from, ascending
  mage: Component; // the mage chosen while it is secret, or none
  pack: Component[]; // the pack to keep a card of, ascending
}

/** Facts about each seat that the view implies but does not list. */
export interface Outlook {
  seats: Prospect[]; // by seat
}

/** Facts about one seat that the view implies: income, points within reach, affordable claims and known cards. */
export interface Prospect {
  income: number[]; // what its components bring by themselves in the next Collect, by Kind
  choice: number; // how many essences of its own choice come besides
  reach: number; // points it can have this round at least, claiming and placing what its pool pays for
  claims: Component[]; // Places of Power and monuments in the centre that its pool pays for, ascending
  known: Component[]; // cards that everybody knows to be in a rival's hand or deck, ascending
}

/** One component in the catalog. */
export interface CatalogEntry extends Entry {
  kind: "artifact" | "mage" | "magic_item" | "monument" | "place_of_power"; // what it is
  types: string[]; // creature, dragon and the like
  placement_cost: Record<string, number> | null; // by Kind in lower case, or any; none if it has no cost
  placement_cost_total?: number; // the number of essences of its cost
  printed_vp: number; // victory points
  collect: Record<string, unknown> | null; // what it brings in Collect
  discount: Record<string, unknown> | null; // what it makes cheaper
  powers: (Record<string, unknown>)[]; // powers, in the order in which they are printed
  victory: Record<string, unknown> | null; // what it scores, of a Place of Power
  first_game_preset: number | null; // the preset of the first game that has it
  side?: "moon" | "sun"; // of a Place of Power
  reverse_face?: string; // id of the other face of a Place of Power
  first_game_side?: boolean; // used in the first game, of a Place of Power
}
