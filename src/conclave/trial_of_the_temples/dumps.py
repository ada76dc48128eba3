"""Which ints can be a state of Trial of the Temples: what the engine takes on trust is looked at here, in a dump."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from conclave.play import checks
from conclave.play.errors import BadDump
from conclave.trial_of_the_temples import components as parts
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine import layout as lay

TITLE: Final = "Trial of the Temples"
COUNT: Final = range(1 << 20)
AMOUNT: Final = range(1 << 60)
GUARDS: Final = 0x800800800800800  # bits that are never set in a packed amount
MARKS: Final = range(1 << 24)


@cache
def ranges(seats: int) -> dict[int, range]:
    """What each word may be, by the number of seats."""
    maybe, sets, position = range(-1, seats), range(1 << seats), range(-1, codes.TILES)
    found = {
        lay.SEATS: range(seats, seats + 1),
        lay.PHASE: range(codes.PH_OVER + 1),
        lay.ROUND: COUNT,
        lay.STEP: range(256),
        lay.STAGE: range(256),
        lay.START: maybe,
        lay.NEXT_START: maybe,
        lay.TURN: maybe,
        lay.RESTED: sets,
        lay.WINNERS: sets,
        lay.REASON: range(codes.SHARED + 1),
        lay.ENDED_BY: range(8),
        lay.ASK: range(codes.ASK_CHANCE, codes.ASK_OVER + 1),
        lay.ACTOR: range(codes.NOBODY, seats),
        lay.VERB: range(codes.VERBS),
        lay.CHOICE: range(1 << codes.SPACES),
        lay.COUNT: COUNT,
        lay.LAST: range(codes.VERBS << codes.SHIFT),
        lay.PARTIAL: range(2),
        lay.SAVED: range(-1, codes.ASK_OVER),
        lay.SAVED_LAST: range(codes.VERBS << codes.SHIFT),
        lay.RING: range(1 << 4 * codes.TILES),
        lay.TILES_LEFT: range(1 << codes.TILES),
        lay.BARRIER: position,
        lay.NIGHTS: range(1 << codes.TILES),
        lay.ROUNDS_LEFT: range(1 << codes.ROUND_TILES),
        lay.ROUND_TILE: range(-1, codes.ROUND_TILES),
        lay.STACKS: AMOUNT,
        lay.MATS_LEFT: range(1 << codes.MATS),
        lay.TRACK: range(codes.TRACKS),
        lay.STEPS: range(codes.MAX_SPACES),
        lay.CORES_DUE: AMOUNT,
        lay.CORE: range(codes.COLOURS),
        lay.GOT: range(1 << codes.KINDS),
        lay.KEPT: AMOUNT,
    }
    found |= dict.fromkeys((lay.NEUTRAL, lay.NEUTRAL + 1), MARKS)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        found |= {base + lay.GOODS: AMOUNT, base + lay.MANA: COUNT, base + lay.MARKS: MARKS}
        found |= {base + lay.MAT: range(-1, codes.MATS), base + lay.USED: range(1 << codes.SPACES)}
        found |= dict.fromkeys(range(base + lay.CORES, base + lay.CORES + codes.COLOURS), range(1 << codes.SPACES))
        found |= {base + lay.FIGURE: position, base + lay.CLONE: position}
    return found


def check(ints: Sequence[int]) -> None:
    """BadDump where no game comes to this."""
    checks.dump_length(TITLE, ints, lay.SIZE)
    checks.dump_words(TITLE, ints, {lay.SEATS: range(2, codes.MAX_SEATS + 1)})
    seats = ints[lay.SEATS]
    checks.dump_words(TITLE, ints, ranges(seats))
    if not parts.is_known(ints[lay.COMPONENTS]):
        raise BadDump(f"a dump of {TITLE} needs the components {ints[lay.COMPONENTS]:012x}, which are not here")
    bases = [lay.SEAT0 + seat * lay.SEAT_WORDS for seat in range(seats)]
    for place in (lay.STACKS, lay.CORES_DUE, lay.KEPT, *(base + lay.GOODS for base in bases)):
        if ints[place] & GUARDS:
            raise BadDump(f"word {place} of a dump of {TITLE} is no amount of goods")
    check_marks(ints, bases)
    check_course(ints, bases)


def check_marks(ints: Sequence[int], bases: Sequence[int]) -> None:
    """Markers stand on the tracks."""
    last = [track.last for track in parts.with_number(ints[lay.COMPONENTS]).tracks]
    for place in (lay.NEUTRAL, lay.NEUTRAL + 1, *(base + lay.MARKS for base in bases)):
        if any(ints[place] >> 8 * track & 255 > last[track] for track in range(codes.TRACKS)):
            raise BadDump(f"word {place} of a dump of {TITLE} puts a marker behind the end of its track")


def check_course(ints: Sequence[int], bases: Sequence[int]) -> None:
    """The game has come as far as its phase says, and who is asked fits what is asked."""
    phase, ask, actor = ints[lay.PHASE], ints[lay.ASK], ints[lay.ACTOR]
    if phase > codes.PH_COVER and ints[lay.BARRIER] < 0:
        raise BadDump(f"in a dump of {TITLE} the Day-and-Night tile is missing")
    if phase > codes.PH_MATS and any(ints[base + lay.MAT] < 0 for base in bases):
        raise BadDump(f"in a dump of {TITLE} somebody has no spell mat")
    if phase > codes.PH_START and ints[lay.START] < 0:
        raise BadDump(f"in a dump of {TITLE} nobody has the starting player token")
    if (ask == codes.ASK_OVER) != (actor == codes.NOBODY) or (ask == codes.ASK_CHANCE) != (actor == codes.CHANCE):
        raise BadDump(f"in a dump of {TITLE} question {ask} is put to {actor}")
    if ask == codes.ASK_OVER and not (ints[lay.REASON] and ints[lay.WINNERS]):
        raise BadDump(f"in a dump of {TITLE} the game is over, and nobody has won")
    if phase > codes.PH_START and ints[lay.TURN] < 0:
        raise BadDump(f"in a dump of {TITLE} nobody has the turn")
