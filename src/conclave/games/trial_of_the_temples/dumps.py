"""Validation of state dumps. The engine does not check the ints of a state, so they are checked on loading."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from conclave.core import validation
from conclave.core.errors import BadDump
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay

TITLE: Final = "Trial of the Temples"
COUNT: Final = range(1 << 20)
AMOUNT: Final = range(1 << 60)
GUARDS: Final = 0x800800800800800  # bits that are never set in a packed amount
MARKS: Final = range(1 << 24)


@cache
def ranges(seats: int) -> dict[int, range]:
    """Return the valid range of each word of a state, by the number of seats."""
    maybe, sets, position = range(-1, seats), range(1 << seats), range(-1, codes.TILES)
    found = {
        lay.SEATS: range(seats, seats + 1),
        lay.PHASE: range(codes.PH_OVER + 1),
        lay.ROUND: COUNT,
        lay.STEP: range(256),
        lay.TURN_STAGE: range(256),
        lay.STARTING_SEAT: maybe,
        lay.NEXT_STARTING_SEAT: maybe,
        lay.TURN: maybe,
        lay.RESTED: sets,
        lay.WINNERS: sets,
        lay.REASON: range(codes.SHARED + 1),
        lay.ENDED_BY: range(8),
        lay.QUESTION: range(codes.ASK_CHANCE, codes.ASK_OVER + 1),
        lay.ACTOR: range(codes.TERMINAL, seats),
        lay.VERB: range(codes.VERBS),
        lay.CHOICE: range(1 << codes.SPACES),
        lay.COUNT: COUNT,
        lay.LAST: range(codes.VERBS << codes.SHIFT),
        lay.PARTIAL: range(2),
        lay.CONVERT_RETURN: range(-1, codes.ASK_OVER),
        lay.CONVERT_RETURN_LAST: range(codes.VERBS << codes.SHIFT),
        lay.RING: range(1 << 4 * codes.TILES),
        lay.TILES_LEFT: range(1 << codes.TILES),
        lay.BARRIER: position,
        lay.NIGHT_POSITIONS: range(1 << codes.TILES),
        lay.ROUNDS_LEFT: range(1 << codes.ROUND_TILES),
        lay.ROUND_TILE: range(-1, codes.ROUND_TILES),
        lay.CORE_STACKS: AMOUNT,
        lay.MATS_LEFT: range(1 << codes.MATS),
        lay.TRACK: range(codes.TRACKS),
        lay.STEPS: range(codes.MAX_SPACES),
        lay.CORES_DUE: AMOUNT,
        lay.CORE: range(codes.COLOURS),
        lay.COLLECTED_KINDS: range(1 << codes.KINDS),
        lay.STORED: AMOUNT,
    }
    found |= dict.fromkeys((lay.NEUTRAL_MARKS, lay.NEUTRAL_MARKS + 1), MARKS)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        found |= {base + lay.GOODS: AMOUNT, base + lay.MANA: COUNT, base + lay.TRACK_MARKS: MARKS}
        found |= {base + lay.MAT: range(-1, codes.MATS), base + lay.USED_SPELLS: range(1 << codes.SPACES)}
        found |= dict.fromkeys(range(base + lay.CORES, base + lay.CORES + codes.COLOURS), range(1 << codes.SPACES))
        found |= {base + lay.FIGURE: position, base + lay.CLONE: position}
    return found


def check(ints: Sequence[int]) -> None:
    """Raise BadDump if no game can reach this state."""
    validation.check_dump_length(TITLE, ints, lay.SIZE)
    validation.check_dump_ranges(TITLE, ints, {lay.SEATS: range(2, codes.MAX_SEATS + 1)})
    seats = ints[lay.SEATS]
    validation.check_dump_ranges(TITLE, ints, ranges(seats))
    if not parts.is_known(ints[lay.COMPONENTS]):
        raise BadDump(f"a dump of {TITLE} needs the components {ints[lay.COMPONENTS]:012x}, which are not here")
    bases = [lay.SEAT0 + seat * lay.SEAT_WORDS for seat in range(seats)]
    for place in (lay.CORE_STACKS, lay.CORES_DUE, lay.STORED, *(base + lay.GOODS for base in bases)):
        if ints[place] & GUARDS:
            raise BadDump(f"word {place} of a dump of {TITLE} is no amount of goods")
    check_marks(ints, bases)
    check_course(ints, bases)


def check_marks(ints: Sequence[int], bases: Sequence[int]) -> None:
    """Check that markers stand on spaces of their tracks."""
    last = [track.last for track in parts.with_number(ints[lay.COMPONENTS]).tracks]
    for place in (lay.NEUTRAL_MARKS, lay.NEUTRAL_MARKS + 1, *(base + lay.TRACK_MARKS for base in bases)):
        if any(ints[place] >> 8 * track & 255 > last[track] for track in range(codes.TRACKS)):
            raise BadDump(f"word {place} of a dump of {TITLE} puts a marker behind the end of its track")


def check_course(ints: Sequence[int], bases: Sequence[int]) -> None:
    """Check that the progress of the game fits its phase, and that the acting seat fits the question."""
    phase, ask, actor = ints[lay.PHASE], ints[lay.QUESTION], ints[lay.ACTOR]
    if phase > codes.PH_COVER and ints[lay.BARRIER] < 0:
        raise BadDump(f"in a dump of {TITLE} the Day-and-Night tile is missing")
    if phase > codes.PH_MATS and any(ints[base + lay.MAT] < 0 for base in bases):
        raise BadDump(f"in a dump of {TITLE} somebody has no spell mat")
    if phase > codes.PH_START and ints[lay.STARTING_SEAT] < 0:
        raise BadDump(f"in a dump of {TITLE} nobody has the starting player token")
    if (ask == codes.ASK_OVER) != (actor == codes.TERMINAL) or (ask == codes.ASK_CHANCE) != (actor == codes.CHANCE):
        raise BadDump(f"in a dump of {TITLE} question {ask} is put to {actor}")
    if ask == codes.ASK_OVER and not (ints[lay.REASON] and ints[lay.WINNERS]):
        raise BadDump(f"in a dump of {TITLE} the game is over, and nobody has won")
    if phase > codes.PH_START and ints[lay.TURN] < 0:
        raise BadDump(f"in a dump of {TITLE} nobody has the turn")
