"""Schema of the views of Res Arcana, and names of the numbers in views and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from conclave.core.view_schema import CatalogEntryBase, NamedInt, RecordSchema, ViewSchema, describe
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes, decks
from conclave.games.res_arcana.engine import events as e


class Variant(NamedInt):
    """The variant being played."""

    STANDARD = codes.STANDARD, "eight artifacts and two mages each, dealt"
    FIRST_GAME = codes.FIRST_GAME, "a preset hand and mage each, five artifacts unseen in the deck"
    DRAFT = codes.DRAFT, "artifacts are drafted from packs of four, twice"
    MATCH = codes.MATCH, "two seats, up to three games with a face-up draft after the first"


class Phase(NamedInt):
    """The phase of the game."""

    SIDES = codes.PH_SIDES, "setup: each Place of Power's tile shows a face"
    MONUMENTS = codes.PH_MONUMENTS, "setup: two monuments are displayed"
    START = codes.PH_START, "setup: who is the First Player"
    MAGES = codes.PH_MAGES, "setup: mages are dealt"
    ARTIFACTS = codes.PH_ARTIFACTS, "setup: artifacts are dealt"
    DRAFT = codes.PH_DRAFT, "everybody keeps one artifact of a pack and passes the rest on"
    OPEN_DRAFT = codes.PH_OPEN_DRAFT, "match play: artifacts that lie face up are taken in turn"
    HANDS = codes.PH_HANDS, "setup: three cards are drawn"
    CHOOSE = codes.PH_CHOOSE, "everybody chooses a mage, hidden until all have"
    ITEMS = codes.PH_ITEMS, "everybody takes a magic item, the First Player last"
    COLLECT = codes.PH_COLLECT, "a round begins: everybody collects"
    ACTIONS = codes.PH_ACTIONS, "one action a turn until all have passed"
    CHECK = codes.PH_CHECK, "the round is over: has anybody won?"
    OVER = codes.PH_OVER, "the game, or the match, is over"


class Ask(NamedInt):
    """The kind of the pending question."""

    NOTHING = codes.ASK_NOTHING, "none: never seen from outside"
    DEAL = codes.ASK_DEAL, "chance: which component comes up"
    START = codes.ASK_START, "chance: which seat begins"
    MAIN = codes.ASK_MAIN, "the action of a turn"
    CARD = codes.ASK_CARD, "one component of several, by the verb asked for; perhaps none"
    TAKE = codes.ASK_TAKE, "off which components the essences are taken in Collect"
    BAG = codes.ASK_BAG, "essences one by one, by the verb asked for"
    KIND = codes.ASK_KIND, "a kind of essence"
    NUMBER = codes.ASK_NUMBER, "how many"
    SEAT = codes.ASK_SEAT, "a seat, by the verb asked for"
    LOOK = codes.ASK_LOOK, "which deck to look at"
    REACT = codes.ASK_REACT, "react with a power, or not"
    UNLESS = codes.ASK_UNLESS, "pay what is asked, or not"
    OVER = codes.ASK_OVER, "none: the game is over"


class Verb(NamedInt):
    """The verb of an action: action = verb << 12 | operand."""

    NONE = 0, "several verbs may be answered"
    DEAL = codes.V_DEAL, "chance: this component comes up"
    START = codes.V_START, "chance: this seat begins"
    FIRST = codes.V_FIRST, "match play: this seat is to be the First Player"
    KEEP = codes.V_KEEP, "draft: keep this artifact"
    MAGE = codes.V_MAGE, "choose this mage"
    ITEM = codes.V_ITEM, "take this magic item"
    TAKE = codes.V_TAKE, "Collect: take the essences off this component"
    PLACE = codes.V_PLACE, "place this artifact from hand"
    CLAIM = codes.V_CLAIM, "claim this monument or Place of Power"
    CLAIM_TOP = codes.V_CLAIM_TOP, "claim the top of the monument deck"
    SELL_GOLD = codes.V_SELL_GOLD, "discard this artifact for 1 Gold"
    SELL_TWO = codes.V_SELL_TWO, "discard this artifact for 2 other essences"
    USE = codes.V_USE, "use this power: 2 * component, + 1 for its second one"
    PASS = codes.V_PASS, "pass"
    PAY = codes.V_PAY, "pay an essence of this kind"
    GAIN = codes.V_GAIN, "gain an essence of this kind"
    LOSE = codes.V_LOSE, "lose an essence of this kind"
    KIND = codes.V_KIND, "choose this kind"
    NUMBER = codes.V_NUMBER, "choose this number"
    DISCARD = codes.V_DISCARD, "discard this card from hand"
    DESTROY = codes.V_DESTROY, "destroy this artifact"
    TURN = codes.V_TURN, "turn this component as part of a cost"
    STRAIGHTEN = codes.V_STRAIGHTEN, "straighten this component"
    PUT_ON = codes.V_PUT_ON, "put the essence just paid on this component"
    SUMMON = codes.V_SUMMON, "place this card by a power"
    RETURN = codes.V_RETURN, "put this card back next; the first one lies on top"
    RIVAL = codes.V_RIVAL, "choose this rival"
    LOOK = codes.V_LOOK, "look at this deck"
    REACT = codes.V_REACT, "react with this power"
    ACCEPT = codes.V_ACCEPT, "pay what is asked"
    DECLINE = codes.V_DECLINE, "no"
    DONE = codes.V_DONE, "no more"


class Kind(NamedInt):
    """A kind of essence: its index in every list of five."""

    ELAN = codes.ELAN, "Elan"
    LIFE = codes.LIFE, "Life"
    CALM = codes.CALM, "Calm"
    DEATH = codes.DEATH, "Death"
    GOLD = codes.GOLD, "Gold"


class Reason(NamedInt):
    """The way in which the winners were determined."""

    NOT_YET = 0, "the game goes on"
    POINTS = codes.BY_POINTS, "most points, ten or more"
    TIE_BREAK = codes.BY_TIE_BREAK, "most points together with others, and the most essences"
    SHARED = codes.SHARED, "equal in points and essences"
    LIMIT_POINTS = codes.BY_LIMIT | codes.BY_POINTS, "most points when the round limit ended the game"
    LIMIT_TIE_BREAK = codes.BY_LIMIT | codes.BY_TIE_BREAK, "the same, with the most essences"
    LIMIT_SHARED = codes.BY_LIMIT | codes.SHARED, "the same, equal in points and essences"


class Deck(NamedInt):
    """Decks that a seat can look at."""

    OWN = decks.OWN_DECK, "the own artifacts"
    MONUMENTS = decks.MONUMENT_DECK, "the monuments"


class Zone(NamedInt):
    """The zone of a component in events."""

    BOX = e.Z_BOX, "out of the game"
    CENTRE = e.Z_CENTRE, "Places of Power and displayed monuments"
    MON_DECK = e.Z_MON_DECK, "the monument deck"
    SUPPLY = e.Z_SUPPLY, "free magic items"
    DECK = e.Z_DECK, "a seat's deck"
    HAND = e.Z_HAND, "a seat's hand"
    PLAY = e.Z_PLAY, "in play before a seat"
    DISCARDS = e.Z_DISCARDS, "a seat's discards"
    PACK = e.Z_PACK, "the pack before a seat in a draft"
    DEALT = e.Z_DEALT, "the mages that a seat chooses from"
    CHOSEN = e.Z_CHOSEN, "a mage chosen in secret"
    LOOK = e.Z_LOOK, "before a seat that looks at a deck"
    TOP = e.Z_TOP, "on top of a seat's deck, in an order that it knows"
    MON_TOP = e.Z_MON_TOP, "on top of the monument deck, in an order that somebody knows"
    OPEN = e.Z_OPEN, "match play: face up, to be drafted"


class Why(NamedInt):
    """The reason for a change of a pool."""

    GAIN = e.WHY_GAIN, "gained"
    PAY = e.WHY_PAY, "paid"
    LOSE = e.WHY_LOSE, "lost to an attack"
    COLLECT = e.WHY_COLLECT, "income in Collect"
    TAKE = e.WHY_TAKE, "taken off a component in Collect"
    RIVAL = e.WHY_RIVAL, "given by a rival's power"


class Loss(NamedInt):
    """The progress of an attack on a seat."""

    FACED = e.LOSS_FACED, "the seat is attacked"
    IGNORED = e.LOSS_IGNORED, "averted by a react"
    BOUGHT_OFF = e.LOSS_BOUGHT_OFF, "averted by doing what the card offers"
    TAKEN = e.LOSS_TAKEN, "Life is lost"


class Event(NamedInt):
    """The type of an event: its first number, followed by the fields listed here."""

    MOVED = e.EV_MOVED, "component (-1: hidden), from Zone, from seat (-1: nobody's), to Zone, to seat"
    POOL = e.EV_POOL, "seat, Why, component or -1, then a signed number for each Kind"
    ON = e.EV_ON, "component, then a signed number for each Kind that comes onto it"
    TURNED = e.EV_TURNED, "component, 1 turned or 0 straightened"
    TOKEN = e.EV_TOKEN, "seat that is the First Player now"
    PASSED = e.EV_PASSED, "seat that passes"
    ROUND = e.EV_ROUND, "number of the round that begins: everything straightens, nobody has passed"
    PHASE = e.EV_PHASE, "Phase that begins"
    SHUFFLED = e.EV_SHUFFLED, "seat whose discards become its deck"
    DID = e.EV_DID, "seat, Verb, operand: a main action, a react, a rival chosen"
    LOSS = e.EV_LOSS, "seat, component that attacks, Loss"
    LOOKED = e.EV_LOOKED, "seat, Deck that it looks at"
    CHECK = e.EV_CHECK, "seat that forces a victory check, or -1 at the end of a round"
    CHOSE = e.EV_CHOSE, "seat that has chosen in secret"
    ASKED = e.EV_ASKED, "seat, Ask, component or -1, Verb: as in a view's asked"
    SCORE = e.EV_SCORE, "seat, its points now"
    OVER = e.EV_OVER, "set of winners (bit n: seat n), Reason"
    GAME = e.EV_GAME, "match play: number of the game that begins, wins of seat 0, of seat 1"
    BONUS = e.EV_BONUS, "seat, points for this victory check"
    PACKS = e.EV_PACKS, "draft: the packs move on, 1 to the left or -1 to the right"
    WINS = e.EV_WINS, "match play: wins of seat 0, of seat 1"
    KIND = e.EV_KIND, "seat, Kind that it has chosen"
    WORTH = e.EV_WORTH, "component in play, its points now"
    PARTS = e.EV_PARTS, "seat, points of its First Player token, points granted for this victory check"


class WhyNot(NamedInt):
    """The reason why an action is illegal: its first number, followed by the fields listed here."""

    OVER = codes.R_OVER, "the game is over"
    OTHER = codes.R_OTHER, "something else is asked"
    LACKS = codes.R_LACKS, "five numbers by Kind, how many of these a discount covers, how many more of any Kind"
    LACKS_OF = codes.R_LACKS_OF, "how many more, of a set of kinds (bit n: Kind n)"
    LACKS_HERE = codes.R_LACKS_HERE, "component, then five numbers by Kind: what lacks on it"
    TURNED = codes.R_TURNED, "it is turned"
    STRAIGHT = codes.R_STRAIGHT, "it is not turned"
    NEEDS = (
        codes.R_NEEDS,
        "1 straight dragon, 2 creature, 3 artifact, 4 another one, 5 dragon or creature, 6 card in hand",
    )
    REACT = codes.R_REACT, "it works only as a reaction"
    ON_CLAIM = codes.R_ON_CLAIM, "it works once, when it is claimed"
    NO_REACT = codes.R_NO_REACT, "it does not react to this"
    NO_POWER = codes.R_NO_POWER, "there is no such power"
    NOT_IN_PLAY = codes.R_NOT_IN_PLAY, "the seat does not have it in play"
    NOT_IN_HAND = codes.R_NOT_IN_HAND, "the seat does not have it in hand"
    NOT_IN_CENTRE = codes.R_NOT_IN_CENTRE, "it does not lie there to be claimed"
    NO_MONUMENT = codes.R_NO_MONUMENT, "the monument deck is empty"
    NONE_OF = codes.R_NONE_OF, "Kind of which the seat has none"
    KIND = codes.R_KIND, "Kind that is not accepted here"
    EARLIER = codes.R_EARLIER, "Kind that comes before the one chosen last"
    SHORT = codes.R_SHORT, "Kind after which the rest could not be chosen"
    NUMBER = codes.R_NUMBER, "least and most that may be chosen"
    NOT_AMONG = codes.R_NOT_AMONG, "it is not among what can be chosen here"
    MUST = codes.R_MUST, "this cannot be declined"


if TYPE_CHECKING:

    class Component(NamedInt):
        """A component, by its number; names, texts and values are in the catalog."""

else:
    Component = NamedInt(
        "Component",
        {
            "NONE": (codes.NO_COMPONENT, "none; in an event: one that this viewer may not see"),
            **{one.id.upper(): (number, one.kind.replace("_", " ")) for number, one in enumerate(ALL)},
        },
        module=__name__,
    )
    Component.__doc__ = "A component, by its number; names, texts and values are in the catalog."

Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=codes.MAX_SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Essences: TypeAlias = Annotated[list[Count], Meta(min_length=codes.KINDS, max_length=codes.KINDS)]  # by Kind
Cards: TypeAlias = list[Component]


class InPlay(RecordSchema, frozen=True):
    """A component in play."""

    id: Annotated[Component, describe("which")]
    turned: Annotated[int, Meta(ge=0, le=1, description="1 turned, 0 straight")]
    on: Annotated[Essences, describe("essences on it, by Kind")]
    points: Annotated[Count, describe("what it is worth now")]


class Player(RecordSchema, frozen=True):
    """The public information about a seat."""

    points: Annotated[int, describe("points now, with the First Player token and what this victory check grants")]
    token: Annotated[int, Meta(ge=0, le=1, description="points of the First Player token")]
    bonus: Annotated[Count, describe("points granted for this victory check alone")]
    pool: Annotated[Essences, describe("essences in the pool, by Kind")]
    hand: Annotated[Count, describe("how many cards are in hand")]
    deck: Annotated[Count, describe("how many cards are in the deck")]
    discards: Annotated[Cards, describe("discarded artifacts, ascending")]
    play: Annotated[list[InPlay], describe("components in play, ascending")]
    item: Annotated[Component, describe("the magic item, or none")]
    mages: Annotated[Count, describe("how many mages it still chooses from")]
    pack: Annotated[Count, describe("how many cards are in the pack before it, in a draft")]


class Own(RecordSchema, frozen=True):
    """The information that only the viewer has."""

    seat: Annotated[Seat, describe("the viewer")]
    hand: Annotated[Cards, describe("cards in hand, ascending")]
    deck: Annotated[Cards, describe("cards known to be in the own deck, ascending, the known top included")]
    top: Annotated[Cards, describe("the known top of the own deck, the next one first")]
    looking: Annotated[Cards, describe("cards of a deck that is being looked at, ascending")]
    monuments: Annotated[Cards, describe("the known top of the monument deck, the next one first")]
    mages: Annotated[Cards, describe("mages to choose from, ascending")]
    mage: Annotated[Component, describe("the mage chosen while it is secret, or none")]
    pack: Annotated[Cards, describe("the pack to keep a card of, ascending")]


class View(RecordSchema, frozen=True):
    """All information that one viewer may have."""

    seats: Annotated[int, Meta(ge=2, le=codes.MAX_SEATS, description="how many seats there are")]
    variant: Annotated[Variant, describe("which game is played")]
    game: Annotated[int, Meta(ge=1, le=3, description="match play: number of the game, else 1")]
    wins: Annotated[list[Count], Meta(min_length=2, max_length=2, description="match play: games won by seats 0 and 1")]
    phase: Annotated[Phase, describe("where in the course of the game we are")]
    round: Annotated[Count, describe("number of the round, 0 during the setup")]
    first: Annotated[int, Meta(ge=-1, lt=codes.MAX_SEATS, description="the First Player, -1 before there is one")]
    passed: Annotated[list[Seat], describe("seats that have passed, ascending")]
    places: Annotated[Cards, describe("Places of Power in the centre, ascending")]
    display: Annotated[Cards, describe("displayed monuments, ascending")]
    monuments: Annotated[Count, describe("how many monuments are in the deck, those being looked at included")]
    items: Annotated[Cards, describe("free magic items, ascending")]
    open: Annotated[Cards, describe("match play: artifacts that lie face up to be drafted, ascending")]
    asked: Annotated[
        tuple[int, Ask, Component, Verb],
        describe("who is asked (-1 chance, -2 nobody), what, by which component, and the verb of the answer"),
    ]
    winners: Annotated[list[Seat], describe("who has won, ascending; empty before the end")]
    reason: Annotated[Reason, describe("how the winners were found")]
    players: Annotated[list[Player], describe("what lies open, by seat")]
    you: Annotated[Own | None, describe("what the viewer alone sees; none for a spectator")]


class Prospect(RecordSchema, frozen=True):
    """Facts about one seat that the view implies: income, points within reach, affordable claims and known cards."""

    income: Annotated[Essences, describe("what its components bring by themselves in the next Collect, by Kind")]
    choice: Annotated[Count, describe("how many essences of its own choice come besides")]
    reach: Annotated[
        int, describe("points it can have this round at least, claiming and placing what its pool pays for")
    ]
    claims: Annotated[Cards, describe("Places of Power and monuments in the centre that its pool pays for, ascending")]
    known: Annotated[Cards, describe("cards that everybody knows to be in a rival's hand or deck, ascending")]


class Outlook(RecordSchema, frozen=True):
    """Facts about each seat that the view implies but does not list."""

    seats: Annotated[list[Prospect], describe("by seat")]


class CatalogEntry(CatalogEntryBase, frozen=True, kw_only=True):
    """One component in the catalog."""

    kind: Annotated[Literal["artifact", "mage", "magic_item", "monument", "place_of_power"], describe("what it is")]
    types: Annotated[list[str], describe("creature, dragon and the like")]
    placement_cost: Annotated[dict[str, int] | None, describe("by Kind in lower case, or any; none if it has no cost")]
    placement_cost_total: Annotated[int | UnsetType, describe("the number of essences of its cost")] = UNSET
    printed_vp: Annotated[int, describe("victory points")]
    collect: Annotated[dict[str, Any] | None, describe("what it brings in Collect")]
    discount: Annotated[dict[str, Any] | None, describe("what it makes cheaper")]
    powers: Annotated[list[dict[str, Any]], describe("powers, in the order in which they are printed")]
    victory: Annotated[dict[str, Any] | None, describe("what it scores, of a Place of Power")]
    first_game_preset: Annotated[int | None, describe("the preset of the first game that has it")]
    side: Annotated[Literal["sun", "moon"] | UnsetType, describe("of a Place of Power")] = UNSET
    reverse_face: Annotated[str | UnsetType, describe("id of the other face of a Place of Power")] = UNSET
    first_game_side: Annotated[bool | UnsetType, describe("used in the first game, of a Place of Power")] = UNSET


SHOWN: Final = ViewSchema(
    View,
    Event,
    (Variant, Phase, Ask, Verb, Kind, Reason, Deck, Zone, Why, Loss, WhyNot, Component),
    Outlook,
    CatalogEntry,
)
