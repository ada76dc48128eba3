"""Layout of a state: the position of each value in its flat vector of ints.

A set of components is two words (see card_tables.py): one for artifacts, one for all others. The layout may
change: `stored_format` converts it to that of saved games.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.res_arcana.engine.codes import MAX_SEATS

# The header.
SEATS: Final = 0
VARIANT: Final = 1
LIMIT: Final = 2  # the round whose victory check ends the game whatever the points; 0 = none

# Progress of the game.
PHASE: Final = 3
ROUND: Final = 4
FIRST: Final = 5  # who holds the First Player token; -1 before anybody does
TURN: Final = 6  # the seat whose turn it is within the phase
STEP: Final = 7  # progress within the phase
PASSED: Final = 8  # set of seats
WINNERS: Final = 9  # set of seats
REASON: Final = 10  # BY_POINTS, ...
DEPTH: Final = 11  # frames on the stack

# The one pending question.
QUESTION: Final = 12
ACTOR: Final = 13
VERB: Final = 14  # the verb of the answer where several would fit
OPTIONAL: Final = 15  # 1: may be declined
OFFERED_ARTIFACTS: Final = 16  # the components to choose from
OFFERED_OTHERS: Final = 17
COUNT: Final = 18  # how many are still to be chosen; for a number: the most
LAST: Final = 19  # the kind chosen last: bags are chosen in non-decreasing order; for a number: the least
UNCOVERED: Final = 20  # symbols still to be covered, packed
MAX_UNCOVERED: Final = 21  # how many of them a discount may leave uncovered
CHOICE: Final = 22  # kinds or seats to choose from
RECEIVER: Final = 23  # the component that receives what is gained, or -1: the pool
PARTIAL: Final = 24  # 1: this question has been answered in part

# The table.
TURNED_ARTIFACTS: Final = 25
TURNED_OTHERS: Final = 26
CENTRE: Final = 27  # set of others: Places of Power and displayed monuments
MONUMENT_DECK: Final = 28  # set of others: the monument deck below its known top, in no order
MONUMENT_TOP: Final = 29  # its known top, a short list
SET: Final = 30  # number of the component set
MONUMENT_ORDER_KNOWN: Final = 31  # set of seats that know the order of the top
SUPPLY: Final = 32  # set of others: free magic items
BOX_ARTIFACTS: Final = 33  # undealt artifacts
BOX_MAGES: Final = 34  # undealt mages
LOOKED_AT_ARTIFACTS: Final = 35  # cards of a deck that a seat is looking at
LOOKED_AT_OTHERS: Final = 36

# Public knowledge of artifacts in hands and decks. A card in both sets is known to be in hand or on top of the deck.
KNOWN_SET: Final = 37  # all know that it is in its owner's hand or deck
KNOWN_HAND: Final = 38  # all know that it is in its owner's hand

# Match play and drafts (the packs of drafts follow below).
GAME_NUMBER: Final = 39  # 1-3
WINS: Final = 40  # 40, 41: by seat
CHOOSER: Final = 42  # the seat that names the next First Player
DRAFT_ROUND: Final = 43  # 0, 1
COLLECTING_ARTIFACTS: Final = 44  # Collect: components whose program has yet to run
COLLECTING_OTHERS: Final = 45
ROUNDS_BEFORE: Final = 46  # match play: rounds of the games that are over
STARTING_SEAT: Final = 47  # First Player of round 1
RESHUFFLED_RETURNS: Final = 48  # four bits per seat: most cards returned to its reshuffled deck (see moves.reshuffle)

PACKS: Final = 49  # draft: the pack before each seat
DRAFT_ROUNDS: Final = 2
# By draft round and pack: the cards in the order in which they were kept, a short list.
DRAFTED: Final = PACKS + MAX_SEATS

SEAT0: Final = DRAFTED + DRAFT_ROUNDS * MAX_SEATS
SEAT_WORDS: Final = 13
POOL: Final = 0
HAND: Final = 1
DECK: Final = 2  # below the known top, in no order
TOP: Final = 3  # known top, a short list
DISCARDS: Final = 4
PLAY_ARTIFACTS: Final = 5
PLAY_OTHERS: Final = 6
DEALT: Final = 7  # set of others: the mages to choose from
CHOSEN: Final = 8  # the mage chosen, hidden until all have chosen; -1
ITEM: Final = 9  # the magic item; -1
BONUS: Final = 10  # points until the end of this victory check
OWNED: Final = 11  # match play: the artifacts drafted for games two and three
TOP_SEEN: Final = 12  # set of others: monuments that the seat knows to be among the top ones

STACK: Final = SEAT0 + MAX_SEATS * SEAT_WORDS
MAX_FRAMES: Final = 4
FRAME_WORDS: Final = 7
# Positions within a frame.
FRAME_PC: Final = 0  # program counter: the next instruction
FRAME_SEAT: Final = 1  # the seat that acts
FRAME_SOURCE: Final = 2  # the component that acts
FRAME_NUMBER: Final = 3  # a number remembered: X, the total of a cost, cards drawn, a card, a seat
FRAME_KIND: Final = 4  # a kind remembered
FRAME_COUNTER: Final = 5
FRAME_STAGE: Final = 6  # progress within an instruction that asks several questions

# The essences on each component, packed: as many words as the component set has rows.
ESSENCES_ON: Final = STACK + MAX_FRAMES * FRAME_WORDS


def at(seat: i64) -> i64:
    """Return the position of a seat's first word."""
    return SEAT0 + seat * SEAT_WORDS


def drafted(draft_round: i64, pack: i64) -> i64:
    """Return the position of the cards kept from a pack in a draft round."""
    return DRAFTED + draft_round * MAX_SEATS + pack


def frame(w: vec[i64]) -> i64:
    """Return the offset of the top stack frame in the state words."""
    return STACK + (w[DEPTH] - 1) * FRAME_WORDS


# Short lists of components in one word: eight bits each, the component's number plus one.
MAX_COMPONENTS: Final = 255
MAX_SHORT_LIST: Final = 7  # components that fit


def first_of(word: i64) -> i64:
    return (word & 255) - 1


def without_first(word: i64) -> i64:
    return word >> 8


def length(word: i64) -> i64:
    n: i64 = 0
    while word:
        n += 1
        word >>= 8
    return n


def with_last(word: i64, component: i64) -> i64:
    return word | (component + 1) << (8 * length(word))
