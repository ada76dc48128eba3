"""Where things stand in the one flat vector of ints that is a state."""

from typing import Final

from mypy_extensions import i64

# The header.
SEATS: Final = 0
COMPONENTS: Final = 1  # digest of the set of components; 0 = the built-in one

# The course of the game.
PHASE: Final = 2
ROUND: Final = 3
STEP: Final = 4  # progress within the phase
STAGE: Final = 5  # progress within one seat's turn
START: Final = 6  # who holds the starting player token; -1 before anybody does
NEXT_START: Final = 7  # who collected at the night side; -1
TURN: Final = 8
RESTED: Final = 9  # set of seats
WINNERS: Final = 10
REASON: Final = 11  # BY_POINTS, ...
ENDED_BY: Final = 12  # set of END_*

# The one pending question.
ASK: Final = 13
ACTOR: Final = 14
VERB: Final = 15  # of a choice from a set
CHOICE: Final = 16  # the set
COUNT: Final = 17  # how many are still to be chosen
LAST: Final = 18  # the colour, or the conversion, chosen last
PARTIAL: Final = 19
SAVED: Final = 20  # the question from which a visit to convert began; -1 after it, until the next answer; else 0
SAVED_LAST: Final = 21

# The ring.
RING: Final = 22  # the tile at each position, clockwise: four bits each
TILES_LEFT: Final = 23  # not yet laid
BARRIER: Final = 24  # position of the Day-and-Night tile; -1
NIGHTS: Final = 25  # set of positions that show their night side
ROUNDS_LEFT: Final = 26  # round tiles not yet revealed
ROUND_TILE: Final = 27  # the one revealed last; -1

# Cores, mats, neutral markers.
STACKS: Final = 28  # spell cores left, packed by colour
MATS_LEFT: Final = 29
NEUTRAL: Final = 30  # 30, 31: the two sets' markers on the three tracks, eight bits each

# A seat's turn.
TRACK: Final = 32  # of the trial under way
STEPS: Final = 33  # spaces paid for in this trial
CORES_DUE: Final = 34  # cores to be placed, packed by colour
CORE: Final = 35  # colour of the core to be placed now
GOT: Final = 36  # set of goods collected from tiles: what echo spells listen to
KEPT: Final = 37  # crystals stored while resting, packed

SEAT0: Final = 38
SEAT_WORDS: Final = 11
GOODS: Final = 0  # crystals and action tokens, packed
MANA: Final = 1
MARKS: Final = 2  # markers on the three tracks, eight bits each
MAT: Final = 3  # -1 before it is chosen
CORES: Final = 4  # 4-7: by colour, the spaces of the mat that hold such a core
USED: Final = 8  # spaces whose spell has been used this round
FIGURE: Final = 9  # position; -1
CLONE: Final = 10

SIZE: Final = 38 + 4 * 11


def at(seat: i64) -> i64:
    """Where a seat's words begin."""
    return SEAT0 + seat * SEAT_WORDS
