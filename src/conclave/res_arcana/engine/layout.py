"""Where things stand in the one flat vector of ints that is a state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.res_arcana.engine.codes import COMPONENTS

# The header.
SEATS: Final = 0
VARIANT: Final = 1
LIMIT: Final = 2  # the round whose victory check ends the game whatever the points; 0 = none

# The course of the game.
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
ASK: Final = 12
ACTOR: Final = 13
VERB: Final = 14  # the verb of the answer where several would fit
OPTIONAL: Final = 15  # 1: may be declined
SET_A: Final = 16  # components to choose from
SET_B: Final = 17
COUNT: Final = 18  # how many are still to be chosen; for a number: the most
LAST: Final = 19  # the kind chosen last: bags are chosen in non-decreasing order; for a number: the least
NEED: Final = 20  # symbols still to be covered, packed
MISS: Final = 21  # how many of them a discount may leave uncovered
CHOICE: Final = 22  # kinds or seats to choose from
ONTO: Final = 23  # the component that receives what is gained, or -1: the pool
PARTIAL: Final = 24  # 1: this question has been answered in part

# The table.
TURNED_A: Final = 25
TURNED_B: Final = 26
CENTRE: Final = 27  # B: Places of Power and displayed monuments
MON_REST: Final = 28  # B: the monument deck below its known top, in no order
MON_TOP: Final = 29  # its known top, a short list
MON_SEEN: Final = 30  # four bits a monument: the seats that know it to be among the top ones
MON_ORDER: Final = 31  # set of seats that know the order of the top
SUPPLY: Final = 32  # B: free magic items
BOX_A: Final = 33  # undealt artifacts
BOX_B: Final = 34  # undealt mages
LOOK_A: Final = 35  # cards in the hands of somebody who looks at a deck
LOOK_B: Final = 36

# Who knows what of artifacts in hands and decks. In both sets: all know that it is in hand or on top of the deck.
KNOWN_SET: Final = 37  # all know that it is in its owner's hand or deck
KNOWN_HAND: Final = 38  # all know that it is in its owner's hand

# Match play and drafts.
GAME_NO: Final = 39  # 1-3
WINS: Final = 40  # 40, 41: by seat
CHOOSER: Final = 42  # who names the next First Player
DRAFT_ROUND: Final = 43  # 0, 1
PACKS: Final = 44  # 44-47: the pack before each seat
DRAFTED: Final = 48  # 48-55: by draft round and pack: the cards in the order in which they were kept, a short list

# Collect.
TODO_A: Final = 56  # components whose Collect program has yet to run
TODO_B: Final = 57
PLAYED: Final = 58  # match play: rounds of the games that are over
BEGAN: Final = 59  # who began this game

SEAT0: Final = 60
SEAT_WORDS: Final = 12
POOL: Final = 0
HAND: Final = 1
DECK: Final = 2  # below the known top, in no order
TOP: Final = 3  # known top, a short list
DISCARDS: Final = 4
PLAY_A: Final = 5
PLAY_B: Final = 6
DEALT: Final = 7  # B: the mages to choose from
CHOSEN: Final = 8  # the mage chosen, hidden until all have chosen; -1
ITEM: Final = 9  # the magic item; -1
BONUS: Final = 10  # points until the end of this victory check
OWNED: Final = 11  # match play: the artifacts drafted for games two and three

STACK: Final = 108
FRAMES: Final = 4  # there is room for
FRAME: Final = 7
PC: Final = 0
WHO: Final = 1
SRC: Final = 2  # the component that acts
X: Final = 3  # a number remembered: X, the total of a cost, cards drawn, a card, a seat
KIND: Final = 4  # a kind remembered
TALLY: Final = 5  # a counter
STAGE: Final = 6

ON: Final = 136  # the essences on each component, packed
STRAYS: Final = 136 + COMPONENTS  # four bits a seat: how many cards it may have put on its reshuffled deck (moves.py)
SIZE: Final = 137 + COMPONENTS


def at(seat: i64) -> i64:
    """Where a seat's words begin."""
    return SEAT0 + seat * SEAT_WORDS


def frame(w: vec[i64]) -> i64:
    """Where the top frame begins."""
    return STACK + (w[DEPTH] - 1) * FRAME


# Short lists of components in one word: eight bits each, the component's number plus one.
SHORT: Final = 7  # the most that fit


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
