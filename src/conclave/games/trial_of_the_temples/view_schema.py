"""Schema of Trial of the Temples views, and names of the codes in views and events."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from conclave.core.view_schema import CatalogEntryBase, NamedInt, RecordSchema, ViewSchema, describe
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import events as e


class Phase(NamedInt):
    """Phase of the game."""

    TILES = codes.PH_TILES, "setup: the ring of temple tiles is laid"
    COVER = codes.PH_COVER, "setup: where the Day-and-Night tile lies"
    MATS = codes.PH_MATS, "setup: everybody chooses a spell mat"
    START = codes.PH_START, "setup: who is the starting player"
    NIGHT = codes.PH_NIGHT, "a round begins: a round tile is revealed, night falls"
    TEMPLE = codes.PH_TEMPLE, "figures are placed on the ring"
    RESOURCE = codes.PH_RESOURCE, "figures collect"
    TRIAL = codes.PH_TRIAL, "trials are made until all have rested"
    OVER = codes.PH_OVER, "the game is over"


class Ask(NamedInt):
    """Kind of the pending question."""

    NOTHING = codes.ASK_NOTHING, "none: never seen from outside"
    CHANCE = codes.ASK_CHANCE, "chance: a tile, a position, a seat or a round tile"
    MAT = codes.ASK_MAT, "a spell mat"
    PLACE = codes.ASK_PLACE, "where the figure (or the clone) goes"
    COLLECT = codes.ASK_COLLECT, "two players: collect with the figure or the clone"
    WILD = codes.ASK_WILD, "colours of wild crystals; detail: how many"
    CORE = codes.ASK_CORE, "a space of the mat for a core; detail: its Colour"
    ECHO = codes.ASK_ECHO, "an echo spell to use, or no more"
    TURN = codes.ASK_TURN, "begin a trial, or rest"
    ON = codes.ASK_ON, "one more space, or stop; detail: the Track"
    PAY = codes.ASK_PAY, "how to come by what the space costs; detail: the Track"
    STORE = codes.ASK_STORE, "crystals to keep when resting; detail: how many"
    CONVERT = codes.ASK_CONVERT, "conversions, one by one"
    OVER = codes.ASK_OVER, "none: the game is over"


class Verb(NamedInt):
    """Verb of an action: action = verb << 12 | operand."""

    TILE = codes.V_TILE, "chance: this tile is next in the ring"
    COVER = codes.V_COVER, "chance: the Day-and-Night tile covers this position"
    START = codes.V_START, "chance: this seat begins"
    REVEAL = codes.V_REVEAL, "chance: this round tile is revealed"
    MAT = codes.V_MAT, "choose this mat"
    FIGURE = codes.V_FIGURE, "place the figure at this position"
    CLONE = codes.V_CLONE, "place the clone at this position"
    COLLECT = codes.V_COLLECT, "collect with 0 the figure or 1 the clone"
    WILD = codes.V_WILD, "gain a crystal of this colour"
    CORE = codes.V_CORE, "put the core on this space of the mat"
    ECHO = codes.V_ECHO, "use this echo spell"
    TRIAL = codes.V_TRIAL, "spend an action token and begin a trial on this track"
    STEP = codes.V_STEP, "pay for one more space"
    STOP = codes.V_STOP, "end the trial"
    REST = codes.V_REST, "rest"
    STORE = codes.V_STORE, "keep a crystal of this colour"
    DONE = codes.V_DONE, "no more"
    CONVERT = codes.V_CONVERT, "begin to convert"
    SELL = codes.V_SELL, "one of these goods for 1 mana"
    DRAIN = codes.V_DRAIN, "spell: a crystal of this colour for 3 mana"
    BUY_TOKEN = codes.V_BUY_TOKEN, "2 mana for an action token"
    CAST = codes.V_CAST, "spell: 0-2 red, yellow, blue into purple; 3-5 purple, 6-8 a token into one of them"
    BUY = codes.V_BUY, "4 mana for a crystal of this colour"


class Good(NamedInt):
    """Goods: the index in every list of five. The first four are the colours of crystals and spell cores."""

    RED = codes.RED, "red"
    YELLOW = codes.YELLOW, "yellow"
    BLUE = codes.BLUE, "blue"
    PURPLE = codes.PURPLE, "purple"
    ACTION = codes.ACTION, "action token"


class Mat(NamedInt):
    """Spell mats, which determine the colour of a seat."""

    NONE = -1, "not chosen yet"
    RED = 0, "red"
    YELLOW = 1, "yellow"
    BLUE = 2, "blue"
    GREEN = 3, "green"


class Track(NamedInt):
    """Trial tracks: the index in every list of three."""

    FIRE = 0, "fire"
    WATER = 1, "water"
    SAND = 2, "sand"


class Spell(NamedInt):
    """Spells of the mats."""

    ECHO_RED = codes.ECHO_RED, "one more red crystal after collecting one"
    ECHO_YELLOW = codes.ECHO_YELLOW, "one more yellow crystal after collecting one"
    ECHO_BLUE = codes.ECHO_BLUE, "one more blue crystal after collecting one"
    ECHO_ACTION = codes.ECHO_ACTION, "2 mana after collecting an action token"
    TO_PURPLE = codes.TO_PURPLE, "a red, yellow or blue crystal into a purple one"
    FROM_PURPLE = codes.FROM_PURPLE, "a purple crystal into a red, yellow or blue one"
    ACTION_TO_CRYSTAL = codes.ACTION_TO_CRYSTAL, "an action token into a red, yellow or blue crystal"
    CRYSTAL_TO_MANA = codes.CRYSTAL_TO_MANA, "a crystal for 3 mana"
    GLORY = codes.GLORY, "points at the end"
    REPOSE = codes.REPOSE, "1 mana when resting; points at the end"
    STORAGE = codes.STORAGE, "keeps a crystal when resting; points at the end"
    GIFT_RED = codes.GIFT_RED, "at once: a red crystal and 2 mana"
    GIFT_YELLOW = codes.GIFT_YELLOW, "at once: a yellow crystal and 2 mana"
    GIFT_BLUE = codes.GIFT_BLUE, "at once: a blue crystal and 2 mana"
    GIFT_PURPLE = codes.GIFT_PURPLE, "at once: a purple crystal and 2 mana"


class Reason(NamedInt):
    """Criterion that determined the winners."""

    NOT_YET = 0, "the game goes on"
    POINTS = codes.BY_POINTS, "most points"
    TIE_BREAK = codes.BY_TIE_BREAK, "most points together with others, and the most mana"
    SHARED = codes.SHARED, "equal in points and mana"


class Ending(NamedInt):
    """End conditions of the game, as bits of a set."""

    CORES = codes.END_CORES, "no purple core was left"
    TRACKS = codes.END_TRACKS, "the last spaces of two tracks were taken"
    ROUNDS = codes.END_ROUNDS, "the last round was played"


class Why(NamedInt):
    """Cause of a change of goods, and the meaning of its detail."""

    START = e.WHY_START, "what a mat gives; detail: Mat"
    TILES = e.WHY_TILES, "collected; detail: how many tiles"
    WILD = e.WHY_WILD, "a wild crystal chosen"
    ECHO = e.WHY_ECHO, "an echo; detail: Spell"
    CORE = e.WHY_CORE, "what a core gives; detail: space of the mat"
    RETURNED = e.WHY_RETURNED, "for a core that could not be placed"
    SKIPPED = e.WHY_SKIPPED, "for a marker that was skipped over; detail: Track"
    TRIAL = e.WHY_TRIAL, "paid for a trial; detail: Track"
    CONVERT = e.WHY_CONVERT, "converted; detail: Verb"
    REST = e.WHY_REST, "resting: mana from spells, crystals and tokens given back"
    CLONE = e.WHY_CLONE, "paid to collect with the clone"


class Event(NamedInt):
    """Event code, the first number of an event, and the meaning of the other numbers."""

    TILE = e.EV_TILE, "position, tile"
    BARRIER = e.EV_BARRIER, "position of the Day-and-Night tile"
    MAT = e.EV_MAT, "seat, Mat"
    TOKEN = e.EV_TOKEN, "seat that is the starting player now"
    ROUND = e.EV_ROUND, "number of the round that begins, round tile: spells are ready again"
    NIGHT = e.EV_NIGHT, "set of positions that show their night side (bit n: position n)"
    PHASE = e.EV_PHASE, "Phase that begins"
    FIGURE = e.EV_FIGURE, "seat, 0 figure or 1 clone, position or -1"
    GOODS = e.EV_GOODS, "seat, Why, detail, then a signed number for each Good, and mana"
    TAKEN = e.EV_TAKEN, "seat, colour of the core that leaves its stack"
    CORE = e.EV_CORE, "seat, colour, space of the mat, or -1: it could not be placed"
    SPELL = e.EV_SPELL, "seat, Spell, space: used for this round"
    MARK = e.EV_MARK, "seat (or -1 - number of a neutral set), Track, space"
    TRIAL = e.EV_TRIAL, "seat, Track of the trial that begins"
    RESTED = e.EV_RESTED, "seat that rests"
    ASKED = e.EV_ASKED, "seat, Ask, detail: as in a view's asked"
    SCORE = e.EV_SCORE, "seat, its points now"
    OVER = e.EV_OVER, "set of winners (bit n: seat n), Reason, set of Ending"
    COLLECT = e.EV_COLLECT, "seat, 0 figure or 1 clone, how many tiles it collects from"
    STORED = e.EV_STORED, "seat, Colour of a crystal that it keeps while it rests"
    PARTS = e.EV_PARTS, "seat, points by Track, of lines, of spells"
    AHEAD = e.EV_AHEAD, "seat, Track, the next free spaces"


class WhyNot(NamedInt):
    """Reason code for an illegal action, the first number of a reason, and the meaning of the other numbers."""

    OVER = codes.R_OVER, "the game is over"
    OTHER = codes.R_OTHER, "something else is asked"
    TOKEN = codes.R_TOKEN, "price of an action token, mana that lacks for it"
    END = codes.R_END, "no free space lies ahead on the track"
    LACKS = codes.R_LACKS, "space, four numbers by colour, price of a crystal, how much more mana would do"
    MOST = codes.R_MOST, "how many spaces a trial goes at most"
    BARRIER = codes.R_BARRIER, "the Day-and-Night tile lies there"
    TAKEN = codes.R_TAKEN, "somebody stands there"
    SURROUNDED = codes.R_SURROUNDED, "somebody would be surrounded"
    STANDS = codes.R_STANDS, "this figure stands already"
    NO_CLONE = codes.R_NO_CLONE, "clones are for two players"
    FILLED = codes.R_FILLED, "a core lies there"
    ROW = codes.R_ROW, "colour that lies in the row already"
    COLUMN = codes.R_COLUMN, "colour that lies in the column already"
    MANA = codes.R_MANA, "how much mana lacks"
    NONE_OF = codes.R_NONE_OF, "Good of which the seat has none"
    FULL = codes.R_FULL, "the mana track is at its end"
    ORDER = codes.R_ORDER, "it comes before what has been chosen"
    USED = codes.R_USED, "Spell that has been used this round"
    UNTAUGHT = codes.R_UNTAUGHT, "Spell that no core of the seat teaches"
    OWN_TURN = codes.R_OWN_TURN, "Spell for one's own turn in the trial phase"
    NO_USE = codes.R_NO_USE, "it would not help to pay for the space"
    UNHEARD = codes.R_UNHEARD, "Spell that echoes what was not collected"
    NOT_AMONG = codes.R_NOT_AMONG, "it is not among what can be chosen here"
    CONVERTED = codes.R_CONVERTED, "one may convert once before an answer"
    NOTHING = codes.R_NOTHING, "there is nothing to convert"
    FIRST = codes.R_FIRST, "one conversion at least"


Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=codes.MAX_SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Position: TypeAlias = Annotated[int, Meta(ge=0, lt=codes.TILES)]
Anywhere: TypeAlias = Annotated[int, Meta(ge=-1, lt=codes.TILES)]
Space: TypeAlias = Annotated[int, Meta(ge=0, lt=codes.SPACES)]
Goods: TypeAlias = Annotated[list[Count], Meta(min_length=codes.KINDS, max_length=codes.KINDS)]
Marks: TypeAlias = Annotated[list[Count], Meta(min_length=codes.TRACKS, max_length=codes.TRACKS)]


class Player(RecordSchema, frozen=True):
    """Public state of one seat."""

    mat: Annotated[Mat, describe("its spell mat")]
    goods: Annotated[Goods, describe("crystals and action tokens, by Good")]
    mana: Annotated[Count, describe("mana")]
    marks: Annotated[Marks, describe("the space of its marker, by Track; 0 is the start")]
    cores: Annotated[
        list[list[Space]],
        Meta(
            min_length=codes.COLOURS,
            max_length=codes.COLOURS,
            description="by colour: spaces of the mat with such a core",
        ),
    ]
    used: Annotated[list[Space], describe("spaces whose spell has been used this round, ascending")]
    figure: Annotated[Anywhere, describe("position of the figure, -1 while it is not placed")]
    clone: Annotated[Anywhere, describe("two players: position of the clone, -1 while it is not placed")]
    points: Annotated[int, describe("points now")]
    tracks: Annotated[
        list[int],
        Meta(min_length=codes.TRACKS, max_length=codes.TRACKS, description="those of them for tracks, by Track"),
    ]
    lines: Annotated[Count, describe("those of them for lines of cores")]
    spells: Annotated[int, describe("those of them for spells")]
    ahead: Annotated[
        list[list[Count]],
        Meta(
            min_length=codes.TRACKS,
            max_length=codes.TRACKS,
            description="by Track: the next free spaces, as many as one trial may take",
        ),
    ]


class View(RecordSchema, frozen=True):
    """The whole table. Nothing is hidden except future chance outcomes."""

    seats: Annotated[int, Meta(ge=2, le=codes.MAX_SEATS, description="how many seats there are")]
    components: Annotated[Count, describe("digest of the components played with, 0 for the built-in ones")]
    phase: Annotated[Phase, describe("where in the course of the game we are")]
    round: Annotated[Count, describe("number of the round, 0 during the setup")]
    start: Annotated[int, Meta(ge=-1, lt=codes.MAX_SEATS, description="the starting player, -1 before there is one")]
    rested: Annotated[list[Seat], describe("seats that have rested, ascending")]
    ring: Annotated[list[Position], describe("the temple tile (0: T01) at each position, clockwise, as far as laid")]
    barrier: Annotated[Anywhere, describe("position of the Day-and-Night tile, -1 before it lies")]
    nights: Annotated[list[Position], describe("positions that show their night side, ascending")]
    round_tile: Annotated[
        int, Meta(ge=-1, lt=codes.ROUND_TILES, description="the round tile revealed last (0: R1), or -1")
    ]
    stacks: Annotated[
        list[Count], Meta(min_length=codes.COLOURS, max_length=codes.COLOURS, description="spell cores left, by colour")
    ]
    neutrals: Annotated[
        list[Marks],
        Meta(
            min_length=codes.NEUTRALS,
            max_length=codes.NEUTRALS,
            description="two players: spaces of the neutral markers",
        ),
    ]
    asked: Annotated[
        tuple[int, Ask, int],
        describe("who is asked (-1 chance, -2 nobody), what, and the detail that the Ask names"),
    ]
    winners: Annotated[list[Seat], describe("who has won, ascending; empty before the end")]
    reason: Annotated[Reason, describe("how the winners were found")]
    ended_by: Annotated[int, Meta(ge=0, le=7, description="set of Ending")]
    players: Annotated[list[Player], describe("what lies before each seat")]
    you: Annotated[int, Meta(ge=-2, lt=codes.MAX_SEATS, description="the viewer, -2 for a spectator")]


class Prospect(RecordSchema, frozen=True):
    """Facts about one seat that the view implies: the points within its reach."""

    reach: Annotated[int, describe("points it can have this round at least, by trials that it can pay for")]


class Outlook(RecordSchema, frozen=True):
    """Facts about each seat that the view implies but does not list."""

    seats: Annotated[list[Prospect], describe("by seat")]


class CatalogEntry(CatalogEntryBase, frozen=True):
    """One entry of the catalog: a component, or a rule with its numbers."""

    kind: Annotated[
        Literal[
            "temple_tile", "day_and_night_tile", "track", "round_tile", "spell_mat", "mat", "spell", "supply", "rule"
        ],
        describe("what it is"),
    ]


NUMBERS: Final = (Phase, Ask, Verb, Good, Mat, Track, Spell, Reason, Ending, Why, WhyNot)
SHOWN: Final = ViewSchema(View, Event, NUMBERS, Outlook, CatalogEntry)
