"""Layout of a state: the index of each value in its flat vector of ints."""

from typing import Final

from mypy_extensions import i64

# The header.
SEATS: Final = 0
COMPONENTS: Final = 1  # digest of the set of components; 0 = the built-in one

# Progress of the game.
PHASE: Final = 2
ROUND: Final = 3
STEP: Final = 4  # progress within the phase
TURN_STAGE: Final = 5  # progress within one seat's turn
STARTING_SEAT: Final = 6  # seat with the starting player token; -1 before there is one
NEXT_STARTING_SEAT: Final = 7  # seat that collected at the night side; -1 if none
TURN: Final = 8
RESTED: Final = 9  # set of seats
WINNERS: Final = 10
REASON: Final = 11  # BY_POINTS, ...
ENDED_BY: Final = 12  # set of END_*

# The one pending question.
QUESTION: Final = 13
ACTOR: Final = 14
VERB: Final = 15  # verb of a choice from a set
CHOICE: Final = 16  # bit mask of the choices
COUNT: Final = 17  # number still to be chosen, or of conversions made
LAST: Final = 18  # the last chosen colour, spell or conversion
PARTIAL: Final = 19
# The question to return to after converting; -1 between the return and the next answer; 0 otherwise.
CONVERT_RETURN: Final = 20
CONVERT_RETURN_LAST: Final = 21

# The ring.
RING: Final = 22  # the tile at each position, clockwise: four bits each
TILES_LEFT: Final = 23  # set of tiles not yet laid
BARRIER: Final = 24  # position of the Day-and-Night tile; -1 before it is laid
NIGHT_POSITIONS: Final = 25  # set of positions that show their night side
ROUNDS_LEFT: Final = 26  # set of round tiles not yet revealed
ROUND_TILE: Final = 27  # last revealed round tile; -1 before the first

# Cores, mats, neutral markers.
CORE_STACKS: Final = 28  # spell cores left, packed by colour
MATS_LEFT: Final = 29
NEUTRAL_MARKS: Final = 30  # 30, 31: the two sets' markers on the three tracks, eight bits each

# A seat's turn.
TRACK: Final = 32  # track of the current trial
STEPS: Final = 33  # spaces paid for in this trial
CORES_DUE: Final = 34  # cores to be placed, packed by colour
CORE: Final = 35  # colour of the core to be placed now
COLLECTED_KINDS: Final = 36  # set of goods collected from tiles, which trigger echo spells
STORED: Final = 37  # crystals stored while resting, packed

SEAT0: Final = 38
SEAT_WORDS: Final = 11
GOODS: Final = 0  # crystals and action tokens, packed
MANA: Final = 1
TRACK_MARKS: Final = 2  # markers on the three tracks, eight bits each
MAT: Final = 3  # -1 before it is chosen
CORES: Final = 4  # 4-7: by colour, the spaces of the mat that hold such a core
USED_SPELLS: Final = 8  # spaces whose spell has been used this round
FIGURE: Final = 9  # position; -1 if not placed
CLONE: Final = 10

SIZE: Final = 38 + 4 * 11


def at(seat: i64) -> i64:
    """Return the index of a seat's first word."""
    return SEAT0 + seat * SEAT_WORDS
