// Made from conclave/games/trial_of_the_temples/view_schema.py by client/tools/wire.py; do not edit.
import type { Entry } from "../../lib/catalog.svelte";

/** Phase of the game. */
export const Phase = {
  TILES: 0, // setup: the ring of temple tiles is laid
  COVER: 1, // setup: where the Day-and-Night tile lies
  MATS: 2, // setup: everybody chooses a spell mat
  START: 3, // setup: who is the starting player
  NIGHT: 4, // a round begins: a round tile is revealed, night falls
  TEMPLE: 5, // figures are placed on the ring
  RESOURCE: 6, // figures collect
  TRIAL: 7, // trials are made until all have rested
  OVER: 8, // the game is over
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Kind of the pending question. */
export const Ask = {
  NOTHING: 0, // none: never seen from outside
  CHANCE: 1, // chance: a tile, a position, a seat or a round tile
  MAT: 2, // a spell mat
  PLACE: 3, // where the figure (or the clone) goes
  COLLECT: 4, // two players: collect with the figure or the clone
  WILD: 5, // colours of wild crystals; detail: how many
  CORE: 6, // a space of the mat for a core; detail: its Colour
  ECHO: 7, // an echo spell to use, or no more
  TURN: 8, // begin a trial, or rest
  ON: 9, // one more space, or stop; detail: the Track
  PAY: 10, // how to come by what the space costs; detail: the Track
  STORE: 11, // crystals to keep when resting; detail: how many
  CONVERT: 12, // conversions, one by one
  OVER: 13, // none: the game is over
} as const;
export type Ask = (typeof Ask)[keyof typeof Ask];

/** Verb of an action: action = verb << 12 | operand. */
export const Verb = {
  TILE: 1, // chance: this tile is next in the ring
  COVER: 2, // chance: the Day-and-Night tile covers this position
  START: 3, // chance: this seat begins
  REVEAL: 4, // chance: this round tile is revealed
  MAT: 5, // choose this mat
  FIGURE: 6, // place the figure at this position
  CLONE: 7, // place the clone at this position
  COLLECT: 8, // collect with 0 the figure or 1 the clone
  WILD: 9, // gain a crystal of this colour
  CORE: 10, // put the core on this space of the mat
  ECHO: 11, // use this echo spell
  TRIAL: 12, // spend an action token and begin a trial on this track
  STEP: 13, // pay for one more space
  STOP: 14, // end the trial
  REST: 15, // rest
  STORE: 16, // keep a crystal of this colour
  DONE: 17, // no more
  CONVERT: 18, // begin to convert
  SELL: 19, // one of these goods for 1 mana
  DRAIN: 20, // spell: a crystal of this colour for 3 mana
  BUY_TOKEN: 21, // 2 mana for an action token
  CAST: 22, // spell: 0-2 red, yellow, blue into purple; 3-5 purple, 6-8 a token into one of them
  BUY: 23, // 4 mana for a crystal of this colour
} as const;
export type Verb = (typeof Verb)[keyof typeof Verb];

/** Goods: the index in every list of five. The first four are the colours of crystals and spell cores. */
export const Good = {
  RED: 0, // red
  YELLOW: 1, // yellow
  BLUE: 2, // blue
  PURPLE: 3, // purple
  ACTION: 4, // action token
} as const;
export type Good = (typeof Good)[keyof typeof Good];

/** Spell mats, which determine the colour of a seat. */
export const Mat = {
  NONE: -1, // not chosen yet
  RED: 0, // red
  YELLOW: 1, // yellow
  BLUE: 2, // blue
  GREEN: 3, // green
} as const;
export type Mat = (typeof Mat)[keyof typeof Mat];

/** Trial tracks: the index in every list of three. */
export const Track = {
  FIRE: 0, // fire
  WATER: 1, // water
  SAND: 2, // sand
} as const;
export type Track = (typeof Track)[keyof typeof Track];

/** Spells of the mats. */
export const Spell = {
  ECHO_RED: 0, // one more red crystal after collecting one
  ECHO_YELLOW: 1, // one more yellow crystal after collecting one
  ECHO_BLUE: 2, // one more blue crystal after collecting one
  ECHO_ACTION: 3, // 2 mana after collecting an action token
  TO_PURPLE: 4, // a red, yellow or blue crystal into a purple one
  FROM_PURPLE: 5, // a purple crystal into a red, yellow or blue one
  ACTION_TO_CRYSTAL: 6, // an action token into a red, yellow or blue crystal
  CRYSTAL_TO_MANA: 7, // a crystal for 3 mana
  GLORY: 8, // points at the end
  REPOSE: 9, // 1 mana when resting; points at the end
  STORAGE: 10, // keeps a crystal when resting; points at the end
  GIFT_RED: 11, // at once: a red crystal and 2 mana
  GIFT_YELLOW: 12, // at once: a yellow crystal and 2 mana
  GIFT_BLUE: 13, // at once: a blue crystal and 2 mana
  GIFT_PURPLE: 14, // at once: a purple crystal and 2 mana
} as const;
export type Spell = (typeof Spell)[keyof typeof Spell];

/** Criterion that determined the winners. */
export const Reason = {
  NOT_YET: 0, // the game goes on
  POINTS: 1, // most points
  TIE_BREAK: 2, // most points together with others, and the most mana
  SHARED: 3, // equal in points and mana
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

/** End conditions of the game, as bits of a set. */
export const Ending = {
  CORES: 1, // no purple core was left
  TRACKS: 2, // the last spaces of two tracks were taken
  ROUNDS: 4, // the last round was played
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

/** Cause of a change of goods, and the meaning of its detail. */
export const Why = {
  START: 0, // what a mat gives; detail: Mat
  TILES: 1, // collected; detail: how many tiles
  WILD: 2, // a wild crystal chosen
  ECHO: 3, // an echo; detail: Spell
  CORE: 4, // what a core gives; detail: space of the mat
  RETURNED: 5, // for a core that could not be placed
  SKIPPED: 6, // for a marker that was skipped over; detail: Track
  TRIAL: 7, // paid for a trial; detail: Track
  CONVERT: 8, // converted; detail: Verb
  REST: 9, // resting: mana from spells, crystals and tokens given back
  CLONE: 10, // paid to collect with the clone
} as const;
export type Why = (typeof Why)[keyof typeof Why];

/** Reason code for an illegal action, the first number of a reason, and the meaning of the other numbers. */
export const WhyNot = {
  OVER: 1, // the game is over
  OTHER: 2, // something else is asked
  TOKEN: 3, // price of an action token, mana that lacks for it
  END: 4, // no free space lies ahead on the track
  LACKS: 5, // space, four numbers by colour, price of a crystal, how much more mana would do
  MOST: 6, // how many spaces a trial goes at most
  BARRIER: 7, // the Day-and-Night tile lies there
  TAKEN: 8, // somebody stands there
  SURROUNDED: 9, // somebody would be surrounded
  STANDS: 10, // this figure stands already
  NO_CLONE: 11, // clones are for two players
  FILLED: 12, // a core lies there
  ROW: 13, // colour that lies in the row already
  COLUMN: 14, // colour that lies in the column already
  MANA: 15, // how much mana lacks
  NONE_OF: 16, // Good of which the seat has none
  FULL: 17, // the mana track is at its end
  ORDER: 18, // it comes before what has been chosen
  USED: 19, // Spell that has been used this round
  UNTAUGHT: 20, // Spell that no core of the seat teaches
  OWN_TURN: 21, // Spell for one's own turn in the trial phase
  NO_USE: 22, // it would not help to pay for the space
  UNHEARD: 23, // Spell that echoes what was not collected
  NOT_AMONG: 24, // it is not among what can be chosen here
  CONVERTED: 25, // one may convert once before an answer
  NOTHING: 26, // there is nothing to convert
  FIRST: 27, // one conversion at least
} as const;
export type WhyNot = (typeof WhyNot)[keyof typeof WhyNot];

/** Event code, the first number of an event, and the meaning of the other numbers. */
export const Event = {
  TILE: 1, // position, tile
  BARRIER: 2, // position of the Day-and-Night tile
  MAT: 3, // seat, Mat
  TOKEN: 4, // seat that is the starting player now
  ROUND: 5, // number of the round that begins, round tile: spells are ready again
  NIGHT: 6, // set of positions that show their night side (bit n: position n)
  PHASE: 7, // Phase that begins
  FIGURE: 8, // seat, 0 figure or 1 clone, position or -1
  GOODS: 9, // seat, Why, detail, then a signed number for each Good, and mana
  TAKEN: 10, // seat, colour of the core that leaves its stack
  CORE: 11, // seat, colour, space of the mat, or -1: it could not be placed
  SPELL: 12, // seat, Spell, space: used for this round
  MARK: 13, // seat (or -1 - number of a neutral set), Track, space
  TRIAL: 14, // seat, Track of the trial that begins
  RESTED: 15, // seat that rests
  ASKED: 16, // seat, Ask, detail: as in a view's asked
  SCORE: 17, // seat, its points now
  OVER: 18, // set of winners (bit n: seat n), Reason, set of Ending
  COLLECT: 19, // seat, 0 figure or 1 clone, how many tiles it collects from
  STORED: 22, // seat, Colour of a crystal that it keeps while it rests
  PARTS: 20, // seat, points by Track, of lines, of spells
  AHEAD: 21, // seat, Track, the next free spaces
} as const;
export type Event = (typeof Event)[keyof typeof Event];

/** The whole table. Nothing is hidden except future chance outcomes. */
export interface View {
  seats: number; // how many seats there are
  components: number; // digest of the components played with, 0 for the built-in ones
  phase: Phase; // where in the course of the game we are
  round: number; // number of the round, 0 during the setup
  start: number; // the starting player, -1 before there is one
  rested: number[]; // seats that have rested, ascending
  ring: number[]; // the temple tile (0: T01) at each position, clockwise, as far as laid
  barrier: number; // position of the Day-and-Night tile, -1 before it lies
  nights: number[]; // positions that show their night side, ascending
  round_tile: number; // the round tile revealed last (0: R1), or -1
  stacks: number[]; // spell cores left, by colour
  neutrals: number[][]; // two players: spaces of the neutral markers
  asked: [number, Ask, number]; // who is asked (-1 chance, -2 nobody), what, and the detail that the Ask names
  winners: number[]; // who has won, ascending; empty before the end
  reason: Reason; // how the winners were found
  ended_by: number; // set of Ending
  players: Player[]; // what lies before each seat
  you: number; // the viewer, -2 for a spectator
}

/** Public state of one seat. */
export interface Player {
  mat: Mat; // its spell mat
  goods: number[]; // crystals and action tokens, by Good
  mana: number; // mana
  marks: number[]; // the space of its marker, by Track; 0 is the start
  cores: number[][]; // by colour: spaces of the mat with such a core
  used: number[]; // spaces whose spell has been used this round, ascending
  figure: number; // position of the figure, -1 while it is not placed
  clone: number; // two players: position of the clone, -1 while it is not placed
  points: number; // points now
  tracks: number[]; // those of them for tracks, by Track
  lines: number; // those of them for lines of cores
  spells: number; // those of them for spells
  ahead: number[][]; // by Track: the next free spaces, as many as one trial may take
}

/** Facts about each seat that the view implies but does not list. */
export interface Outlook {
  seats: Prospect[]; // by seat
}

/** Facts about one seat that the view implies: the points within its reach. */
export interface Prospect {
  reach: number; // points it can have this round at least, by trials that it can pay for
}

/** One entry of the catalog: a component, or a rule with its numbers. */
export interface CatalogEntry extends Entry {
  kind: "day_and_night_tile" | "mat" | "round_tile" | "rule" | "spell" | "spell_mat" | "supply" | "temple_tile" | "track"; // what it is
}
