"""Numeric codes shared by components, engine and game: goods, spells, verbs, questions, phases.

Codes that occur in actions are part of the saved-game format and must never change.
"""

from typing import Final

# --- Goods. A packed amount holds five 12-bit fields: four crystals and the action token; mana is counted separately.
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
PURPLE: Final = 3
ACTION: Final = 4
COLOURS: Final = 4  # of crystals and spell cores
KINDS: Final = 5  # of goods

# --- The table
TILES: Final = 12
DAY: Final = 0  # side of a tile: row = 2 * tile + side
NIGHT: Final = 1
TRACKS: Final = 3  # fire, water, sand
MAX_SPACES: Final = 32  # maximum number of spaces on a track, including the start
ROUND_TILES: Final = 6
MATS: Final = 4
SIDE: Final = 4  # rows and columns of a spell mat
SPACES: Final = 16
MAX_SEATS: Final = 4
NEUTRALS: Final = 2  # sets of neutral markers with two players
BY_LEVEL: Final = 0  # how a round tile moves neutral markers
BY_CORE: Final = 1

# --- Seats
CHANCE: Final = -1
TERMINAL: Final = -2

# --- Spells
ECHO_RED: Final = 0
ECHO_YELLOW: Final = 1
ECHO_BLUE: Final = 2
ECHO_ACTION: Final = 3
TO_PURPLE: Final = 4
FROM_PURPLE: Final = 5
ACTION_TO_CRYSTAL: Final = 6
CRYSTAL_TO_MANA: Final = 7
GLORY: Final = 8
REPOSE: Final = 9
STORAGE: Final = 10
GIFT_RED: Final = 11
GIFT_YELLOW: Final = 12
GIFT_BLUE: Final = 13
GIFT_PURPLE: Final = 14
SPELLS: Final = 15

# --- Verbs: action = verb << 12 | operand
SHIFT: Final = 12
OPERAND: Final = 0xFFF
V_TILE: Final = 1  # chance: this tile is next in the ring
V_COVER: Final = 2  # chance: the Day-and-Night tile covers this position
V_START: Final = 3  # chance: this seat begins
V_REVEAL: Final = 4  # chance: this round tile is revealed
V_MAT: Final = 5  # choose this colour's spell mat
V_FIGURE: Final = 6  # place the figure at this position
V_CLONE: Final = 7  # place the clone at this position
V_COLLECT: Final = 8  # collect with 0 the figure, 1 the clone
V_WILD: Final = 9  # gain one crystal of this colour
V_CORE: Final = 10  # put the core on this space of the mat
V_ECHO: Final = 11  # use this echo spell
V_TRIAL: Final = 12  # spend an action token, begin a trial on this track and pay for its next space
V_STEP: Final = 13  # pay for one more space
V_STOP: Final = 14  # end the trial
V_REST: Final = 15
V_STORE: Final = 16  # keep one crystal of this colour
V_DONE: Final = 17  # no more
V_CONVERT: Final = 18  # begin to convert
# Conversions. Order in one series: sales, then purchases of tokens, then purchases of crystals.
V_SELL: Final = 19  # one of these goods for 1 mana
V_DRAIN: Final = 20  # spell: a crystal of this colour for 3 mana
V_BUY_TOKEN: Final = 21  # 2 mana for an action token
V_CAST: Final = 22  # a spell: 0-2 one of red, yellow, blue into purple; 3-5 purple, 6-8 a token into one of them
V_BUY: Final = 23  # 4 mana for a crystal of this colour
VERBS: Final = 24

# --- Asks
ASK_NOTHING: Final = 0
ASK_CHANCE: Final = 1  # a chance outcome from a set
ASK_MAT: Final = 2
ASK_PLACE: Final = 3  # figure (and clone) onto the ring
ASK_COLLECT: Final = 4
ASK_WILD: Final = 5  # colours one by one, in non-decreasing order
ASK_CORE: Final = 6
ASK_ECHO: Final = 7
ASK_TURN: Final = 8  # begin a trial or rest
ASK_ON: Final = 9  # one more space, or stop
ASK_PAY: Final = 10  # how to obtain the missing crystals
ASK_STORE: Final = 11
ASK_CONVERT: Final = 12
ASK_OVER: Final = 13

# --- Phases
PH_TILES: Final = 0
PH_COVER: Final = 1
PH_MATS: Final = 2
PH_START: Final = 3
PH_NIGHT: Final = 4
PH_TEMPLE: Final = 5
PH_RESOURCE: Final = 6
PH_TRIAL: Final = 7
PH_OVER: Final = 8

# --- Prices
TOKEN_PRICE: Final = 2
CRYSTAL_PRICE: Final = 4
DRAIN_MANA: Final = 3
ECHO_MANA: Final = 2
GIFT_MANA: Final = 2

# --- How the winners were determined, and end conditions
BY_POINTS: Final = 1
BY_TIE_BREAK: Final = 2
SHARED: Final = 3
END_CORES: Final = 1  # no purple core was left
END_TRACKS: Final = 2  # the last spaces of two tracks were taken
END_ROUNDS: Final = 4

# --- Reasons for illegal actions. Comments name the details that follow the code.
R_OVER: Final = 1  # the game is over
R_OTHER: Final = 2  # the action does not fit the question
R_TOKEN: Final = 3  # price of an action token, missing mana
R_END: Final = 4  # no free space ahead on the track
R_LACKS: Final = 5  # space, four numbers of missing crystals, price of a crystal, missing mana
R_MOST: Final = 6  # maximum number of spaces in a trial
R_BARRIER: Final = 7  # the Day-and-Night tile is there
R_TAKEN: Final = 8  # the position is occupied
R_SURROUNDED: Final = 9  # a figure would be surrounded
R_STANDS: Final = 10  # this figure is already placed
R_NO_CLONE: Final = 11  # clones are used with two players only
R_FILLED: Final = 12  # the space already has a core
R_ROW: Final = 13  # colour that is already in the row
R_COLUMN: Final = 14
R_MANA: Final = 15  # missing mana
R_NONE_OF: Final = 16  # good that the seat has none of
R_FULL: Final = 17  # mana is at its maximum
R_ORDER: Final = 18  # wrong order of conversions, colours or echo spells
R_USED: Final = 19  # spell: already used this round
R_UNTAUGHT: Final = 20  # spell: not learned
R_OWN_TURN: Final = 21  # spell: castable only on the seat's own turn in the trial phase
R_NO_USE: Final = 22  # it would not help to pay for the space
R_UNHEARD: Final = 23  # spell: its crystal or token was not collected
R_NOT_AMONG: Final = 24  # not one of the choices
R_CONVERTED: Final = 25  # the seat has already converted at this question
R_NOTHING: Final = 26  # there is nothing to convert
R_FIRST: Final = 27  # at least one conversion is required
