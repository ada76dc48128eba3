"""Validation of state dumps. The engine does not check the ints of a state, so they are verified on loading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from conclave.core import validation
from conclave.core.errors import BadDump
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, ITEM, MAGE
from conclave.games.res_arcana.engine.state import count_words
from conclave.games.res_arcana.engine.stored_format import V1_MONUMENTS, V1_SEATS, V1_SIZES, V1_TOP_SEEN, restore

TITLE: Final = "Res Arcana"
COUNT: Final = range(1 << 20)
WORD: Final = range(1 << 60)
GUARDS: Final = 0x800800800800800  # bits that are never set in a packed amount
LISTS: Final = (lay.MONUMENT_TOP, *range(lay.DRAFTED, lay.SEAT0))
MAIN: Final = (lay.HAND, lay.DECK, lay.DISCARDS, lay.PLAY_ARTIFACTS)  # zones of a seat's artifacts


@cache
def ranges(seats: int, component_set: int) -> dict[int, range]:
    """Return the valid range of each word for a number of seats and a component set."""
    played = CARDS.sets[component_set]
    rows = int(played.rows)
    artifact_sets = range(1 << int(played.artifacts).bit_length())
    other_sets = range(1 << int(played.mages | played.items | played.monuments | played.places).bit_length())
    some, maybe, sets = range(seats), range(-1, seats), range(1 << seats)
    found = dict.fromkeys(range(count_words(component_set)), WORD)
    found |= {
        lay.SEATS: range(seats, seats + 1),
        lay.SET: range(component_set, component_set + 1),
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
        lay.DEPTH: range(lay.MAX_FRAMES + 1),
        lay.QUESTION: range(codes.ASK_DEAL, codes.ASK_OVER + 1),
        lay.ACTOR: range(codes.TERMINAL, seats),
        lay.VERB: range(codes.VERBS),
        lay.OPTIONAL: range(2),
        lay.COUNT: COUNT,
        lay.LAST: COUNT,
        lay.MAX_UNCOVERED: range(256),
        lay.CHOICE: range(codes.ANY_KIND + 1),
        lay.RECEIVER: range(-1, rows),
        lay.PARTIAL: range(2),
        lay.MONUMENT_ORDER_KNOWN: sets,
        lay.GAME_NUMBER: range(1, 4),
        lay.WINS: range(3),
        lay.WINS + 1: range(3),
        lay.CHOOSER: maybe,
        lay.DRAFT_ROUND: range(2),
        lay.ROUNDS_BEFORE: COUNT,
        lay.STARTING_SEAT: maybe,
        lay.RESHUFFLED_RETURNS: range(1 << 4 * codes.MAX_SEATS),
    }
    found |= dict.fromkeys(
        (
            lay.OFFERED_ARTIFACTS,
            lay.TURNED_ARTIFACTS,
            lay.BOX_ARTIFACTS,
            lay.LOOKED_AT_ARTIFACTS,
            lay.COLLECTING_ARTIFACTS,
        ),
        artifact_sets,
    )
    found |= dict.fromkeys((lay.KNOWN_SET, lay.KNOWN_HAND, *range(lay.PACKS, lay.DRAFTED)), artifact_sets)
    found |= dict.fromkeys((lay.OFFERED_OTHERS, lay.TURNED_OTHERS, lay.CENTRE, lay.MONUMENT_DECK), other_sets)
    found |= dict.fromkeys((lay.SUPPLY, lay.BOX_MAGES, lay.LOOKED_AT_OTHERS, lay.COLLECTING_OTHERS), other_sets)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        found |= dict.fromkeys((base + lay.OWNED, *(base + zone for zone in MAIN)), artifact_sets)
        found |= dict.fromkeys((base + lay.PLAY_OTHERS, base + lay.DEALT, base + lay.TOP_SEEN), other_sets)
        found |= {base + lay.CHOSEN: range(-1, rows), base + lay.ITEM: range(-1, rows)}
        found |= {base + lay.BONUS: COUNT}
    for depth in range(lay.MAX_FRAMES):
        base = lay.STACK + depth * lay.FRAME_WORDS
        found |= {base + lay.FRAME_PC: range(len(CARDS.code) // codes.OP_WIDTH + 1), base + lay.FRAME_SEAT: some}
        found |= {base + lay.FRAME_SOURCE: range(-1, rows), base + lay.FRAME_NUMBER: range(-1, 1 << 20)}
        found |= {
            base + lay.FRAME_KIND: range(-1, codes.KINDS),
            base + lay.FRAME_COUNTER: COUNT,
            base + lay.FRAME_STAGE: range(16),
        }
    return found


def read(ints: Sequence[int]) -> list[int]:
    """Return the words of the state that is stored as these ints; BadDump if no game can reach it."""
    if not all(map(validation.is_integer, ints)):
        raise BadDump(f"a dump of {TITLE} is a list of whole numbers")
    if len(ints) in V1_SIZES and not 0 <= ints[V1_TOP_SEEN] < 1 << V1_SEATS * len(V1_MONUMENTS):
        raise BadDump(f"word {V1_TOP_SEEN} of a dump of {TITLE} is no record of monuments seen")
    words = restore(list(ints))
    check(words)
    return words


def check(ints: Sequence[int]) -> None:
    """Raise BadDump if no game can reach the state with these words."""
    named = ints[lay.SET] if len(ints) > lay.SET else 0
    component_set = named if named in range(len(CARDS.sets)) else 0
    validation.check_dump_length(TITLE, ints, count_words(component_set))
    validation.check_dump_ranges(TITLE, ints, {lay.SEATS: range(2, codes.MAX_SEATS + 1)})
    seats = ints[lay.SEATS]
    validation.check_dump_ranges(TITLE, ints, ranges(seats, component_set))
    check_components(ints, component_set)
    for place in amounts(len(ints)):
        if ints[place] & GUARDS:
            raise BadDump(f"word {place} of a dump of {TITLE} is no amount of essences")
    for place in lists():
        if not all(0 < entry <= CARDS.sets[component_set].rows for entry in entries(ints[place])):
            raise BadDump(f"word {place} of a dump of {TITLE} is no list of components")
    check_zones(ints, seats)
    check_course(ints)


def check_components(ints: Sequence[int], component_set: int) -> None:
    """Check that all components belong to the set, and that mages and magic items are what they should be."""
    played = CARDS.sets[component_set]
    for place in (
        lay.BOX_ARTIFACTS,
        *(lay.SEAT0 + s * lay.SEAT_WORDS + z for s in range(codes.MAX_SEATS) for z in MAIN),
    ):
        if ints[place] & ~played.artifacts:
            raise BadDump(f"word {place} of a dump of {TITLE} names artifacts that are not in the set {played.name}")
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        for place, kind in ((base + lay.CHOSEN, MAGE), (base + lay.ITEM, ITEM)):
            if ints[place] >= 0 and CARDS.kind[ints[place]] != kind:
                raise BadDump(f"word {place} of a dump of {TITLE} names component {ints[place]}, of another kind")


def amounts(size: int) -> Iterator[int]:
    yield lay.UNCOVERED
    yield from (lay.SEAT0 + seat * lay.SEAT_WORDS + lay.POOL for seat in range(codes.MAX_SEATS))
    yield from range(lay.ESSENCES_ON, size)


def lists() -> Iterator[int]:
    yield from LISTS
    yield from (lay.SEAT0 + seat * lay.SEAT_WORDS + lay.TOP for seat in range(codes.MAX_SEATS))


def entries(word: int) -> Iterator[int]:
    """Yield the components of a short list, each plus one."""
    while word:
        yield word & 255
        word >>= 8


def check_zones(ints: Sequence[int], seats: int) -> None:
    """Check that no artifact is in two zones."""
    zones = [ints[lay.BOX_ARTIFACTS], ints[lay.LOOKED_AT_ARTIFACTS]]
    for seat in range(seats):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        zones += [ints[base + zone] for zone in MAIN]
        zones.append(sum(int(BIT[entry - 1]) for entry in entries(ints[base + lay.TOP])))
    seen = 0
    for zone in zones:
        if seen & zone:
            raise BadDump(f"in a dump of {TITLE} an artifact is in two places")
        seen |= zone


def check_course(ints: Sequence[int]) -> None:
    """Check that the progress of the game fits its phase, and that the acting seat fits the question."""
    ask, actor, phase = ints[lay.QUESTION], ints[lay.ACTOR], ints[lay.PHASE]
    if phase >= codes.PH_COLLECT and (ints[lay.FIRST] < 0 or ints[lay.TURN] < 0 or ints[lay.STARTING_SEAT] < 0):
        raise BadDump(f"in a dump of {TITLE} nobody is the First Player, or has the turn")
    if (ask == codes.ASK_OVER) != (actor == codes.TERMINAL) or (ask in (codes.ASK_DEAL, codes.ASK_START)) != (
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
    for frame in range(lay.STACK, lay.STACK + ints[lay.DEPTH] * lay.FRAME_WORDS, lay.FRAME_WORDS):
        if ints[frame + lay.FRAME_PC] * codes.OP_WIDTH >= len(CARDS.code):
            raise BadDump(f"in a dump of {TITLE} a program goes on behind its end")
