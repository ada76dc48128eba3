"""Which ints can be a state of Res Arcana: what the engine takes on trust is looked at here, when a dump is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from conclave.play import checks
from conclave.play.errors import BadDump
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.columns import T

TITLE: Final = "Res Arcana"
A: Final = range(1 << codes.ARTIFACTS)  # sets of artifacts
B: Final = range(1 << (codes.COMPONENTS - codes.ARTIFACTS))  # sets of other components
COUNT: Final = range(1 << 20)
WORD: Final = range(1 << 60)
GUARDS: Final = 0x800800800800800  # bits that are never set in a packed amount
LISTS: Final = (lay.MON_TOP, *range(lay.DRAFTED, lay.DRAFTED + 8))
MAIN: Final = (lay.HAND, lay.DECK, lay.DISCARDS, lay.PLAY_A)  # where a seat's artifacts are


@cache
def ranges(seats: int) -> dict[int, range]:
    """What each word may be, by the number of seats."""
    some, maybe, sets = range(seats), range(-1, seats), range(1 << seats)
    found = dict.fromkeys(range(lay.SIZE), WORD)
    found |= {
        lay.SEATS: range(seats, seats + 1),
        lay.VARIANT: range(codes.MATCH + 1),
        lay.LIMIT: COUNT,
        lay.PHASE: range(codes.PH_OVER + 1),
        lay.ROUND: COUNT,
        lay.FIRST: maybe,
        lay.TURN: maybe,
        lay.STEP: range(256),
        lay.PASSED: sets,
        lay.WINNERS: sets,
        lay.REASON: range(256),
        lay.DEPTH: range(5),
        lay.ASK: range(codes.ASK_DEAL, codes.ASK_OVER + 1),
        lay.ACTOR: range(codes.NOBODY, seats),
        lay.VERB: range(codes.VERBS),
        lay.OPTIONAL: range(2),
        lay.COUNT: COUNT,
        lay.LAST: COUNT,
        lay.MISS: range(256),
        lay.CHOICE: range(codes.ANY_KIND + 1),
        lay.ONTO: range(-1, codes.COMPONENTS),
        lay.PARTIAL: range(2),
        lay.MON_SEEN: range(1 << 40),
        lay.MON_ORDER: sets,
        lay.GAME_NO: range(1, 4),
        lay.WINS: range(3),
        lay.WINS + 1: range(3),
        lay.CHOOSER: maybe,
        lay.DRAFT_ROUND: range(2),
        lay.PLAYED: COUNT,
        lay.BEGAN: maybe,
        lay.STRAYS: range(1 << 4 * codes.MAX_SEATS),
    }
    found |= dict.fromkeys((lay.SET_A, lay.TURNED_A, lay.BOX_A, lay.LOOK_A, lay.TODO_A), A)
    found |= dict.fromkeys((lay.KNOWN_SET, lay.KNOWN_HAND, *range(lay.PACKS, lay.PACKS + 4)), A)
    found |= dict.fromkeys((lay.SET_B, lay.TURNED_B, lay.CENTRE, lay.MON_REST), B)
    found |= dict.fromkeys((lay.SUPPLY, lay.BOX_B, lay.LOOK_B, lay.TODO_B), B)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        found |= dict.fromkeys((base + lay.OWNED, *(base + zone for zone in MAIN)), A)
        found |= dict.fromkeys((base + lay.PLAY_B, base + lay.DEALT), B)
        found |= {base + lay.CHOSEN: range(-1, codes.ITEMS), base + lay.ITEM: range(-1, codes.MONUMENTS)}
        found |= {base + lay.BONUS: COUNT}
    for depth in range(4):
        base = lay.STACK + depth * lay.FRAME
        found |= {base + lay.PC: range(len(T.code) // codes.OP_WIDTH + 1), base + lay.WHO: some}
        found |= {base + lay.SRC: range(-1, codes.COMPONENTS), base + lay.X: range(-1, 1 << 20)}
        found |= {base + lay.KIND: range(-1, codes.KINDS), base + lay.TALLY: COUNT, base + lay.STAGE: range(16)}
    return found


def check(ints: Sequence[int]) -> None:
    """BadDump where no game comes to this."""
    if len(ints) == lay.STRAYS:  # older dumps end before this word
        ints = [*ints, 0]
    checks.dump_length(TITLE, ints, lay.SIZE)
    checks.dump_words(TITLE, ints, {lay.SEATS: range(2, codes.MAX_SEATS + 1)})
    seats = ints[lay.SEATS]
    checks.dump_words(TITLE, ints, ranges(seats))
    for place in amounts():
        if ints[place] & GUARDS:
            raise BadDump(f"word {place} of a dump of {TITLE} is no amount of essences")
    for place in lists():
        if not all(0 < entry <= codes.COMPONENTS for entry in entries(ints[place])):
            raise BadDump(f"word {place} of a dump of {TITLE} is no list of components")
    check_zones(ints, seats)
    check_course(ints)


def amounts() -> Iterator[int]:
    yield lay.NEED
    yield from (lay.SEAT0 + seat * lay.SEAT_WORDS + lay.POOL for seat in range(codes.MAX_SEATS))
    yield from range(lay.ON, lay.ON + codes.COMPONENTS)


def lists() -> Iterator[int]:
    yield from LISTS
    yield from (lay.SEAT0 + seat * lay.SEAT_WORDS + lay.TOP for seat in range(codes.MAX_SEATS))


def entries(word: int) -> Iterator[int]:
    """The components of a short list, each plus one."""
    while word:
        yield word & 255
        word >>= 8


def check_zones(ints: Sequence[int], seats: int) -> None:
    """No artifact is in two places."""
    zones = [ints[lay.BOX_A], ints[lay.LOOK_A]]
    for seat in range(seats):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        zones += [ints[base + zone] for zone in MAIN]
        zones.append(sum(1 << (entry - 1) for entry in entries(ints[base + lay.TOP])))
    seen = 0
    for zone in zones:
        if seen & zone:
            raise BadDump(f"in a dump of {TITLE} an artifact is in two places")
        seen |= zone


def check_course(ints: Sequence[int]) -> None:
    """The game has come as far as its phase says, and who is asked fits what is asked."""
    ask, actor, phase = ints[lay.ASK], ints[lay.ACTOR], ints[lay.PHASE]
    if phase >= codes.PH_COLLECT and (ints[lay.FIRST] < 0 or ints[lay.TURN] < 0 or ints[lay.BEGAN] < 0):
        raise BadDump(f"in a dump of {TITLE} nobody is the First Player, or has the turn")
    if (ask == codes.ASK_OVER) != (actor == codes.NOBODY) or (ask in (codes.ASK_DEAL, codes.ASK_START)) != (
        actor == codes.CHANCE
    ):
        raise BadDump(f"in a dump of {TITLE} question {ask} is put to {actor}")
    if ask == codes.ASK_MAIN and (phase != codes.PH_ACTIONS or ints[lay.PASSED] >> actor & 1 or ints[lay.DEPTH]):
        raise BadDump(f"in a dump of {TITLE} seat {actor} has no turn, and is asked for an action")
    if ask == codes.ASK_BAG and (
        ints[lay.LAST] >= codes.KINDS or ints[lay.VERB] not in (codes.V_PAY, codes.V_GAIN, codes.V_LOSE)
    ):
        raise BadDump(
            f"in a dump of {TITLE} essences are chosen by verb {ints[lay.VERB]}, from kind {ints[lay.LAST]} on"
        )
    for frame in range(lay.STACK, lay.STACK + ints[lay.DEPTH] * lay.FRAME, lay.FRAME):
        if ints[frame + lay.PC] * codes.OP_WIDTH >= len(T.code):
            raise BadDump(f"in a dump of {TITLE} a program goes on behind its end")
