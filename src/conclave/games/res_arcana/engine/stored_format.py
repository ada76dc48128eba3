"""Stored form of a state: the ints of a dump, which are part of saved games.

States of the base set are stored in the layout of version 1, whatever the layout in memory is. It has words for four
seats and 78 components, and four bits per monument for the seats that have seen it. States of other sets are stored as
they are. The positions of components in masks follow the order of numbers, so that they never change.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT

V1_SIZES: Final = (214, 215)  # the last word was added later
V1_SEATS: Final = 4
V1_TOP_SEEN: Final = 30
V1_HEADER: Final = 44
V1_PACKS: Final = 44
V1_DRAFTED: Final = 48
V1_COLLECTING: Final = 56
V1_SEAT0: Final = 60
V1_SEAT_WORDS: Final = 12
V1_STACK: Final = 108
V1_ESSENCES: Final = 136
V1_RESHUFFLED: Final = 214
V1_MONUMENTS: Final = range(58, 68)


def store(w: vec[i64]) -> list[int]:
    """Return the stored form of a state."""
    return arrange([int(x) for x in w])


def arrange(words: list[int]) -> list[int]:
    """Return the words of a state in the stored layout."""
    if words[lay.SET] != 0:
        return words
    made = [0] * V1_SIZES[1]
    made[:V1_HEADER] = words[:V1_HEADER]
    made[V1_TOP_SEEN] = 0
    made[V1_COLLECTING:V1_SEAT0] = words[lay.COLLECTING_ARTIFACTS : lay.STARTING_SEAT + 1]
    made[V1_STACK:V1_ESSENCES] = words[lay.STACK : lay.ESSENCES_ON]
    made[V1_ESSENCES:V1_RESHUFFLED] = words[lay.ESSENCES_ON :]
    made[V1_RESHUFFLED] = words[lay.RESHUFFLED_RETURNS]
    for seat in range(V1_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        start = V1_SEAT0 + seat * V1_SEAT_WORDS
        made[start : start + V1_SEAT_WORDS] = words[base : base + V1_SEAT_WORDS]
        made[V1_PACKS + seat] = words[lay.PACKS + seat]
        for draft_round in range(lay.DRAFT_ROUNDS):
            made[V1_DRAFTED + V1_SEATS * draft_round + seat] = words[int(lay.drafted(draft_round, seat))]
        for c in V1_MONUMENTS:
            if words[base + lay.TOP_SEEN] & int(BIT[c]):
                made[V1_TOP_SEEN] |= 1 << (V1_SEATS * (c - V1_MONUMENTS.start) + seat)
    return made


def restore(ints: list[int]) -> list[int]:
    """Return the words of a state from its stored form, which is not validated."""
    if len(ints) not in V1_SIZES:
        return ints
    old = ints if len(ints) == V1_SIZES[1] else [*ints, 0]
    made = [0] * (lay.ESSENCES_ON + V1_RESHUFFLED - V1_ESSENCES)
    made[:V1_HEADER] = old[:V1_HEADER]
    made[lay.SET] = 0
    made[lay.COLLECTING_ARTIFACTS : lay.STARTING_SEAT + 1] = old[V1_COLLECTING:V1_SEAT0]
    made[lay.STACK : lay.ESSENCES_ON] = old[V1_STACK:V1_ESSENCES]
    made[lay.ESSENCES_ON :] = old[V1_ESSENCES:V1_RESHUFFLED]
    made[lay.RESHUFFLED_RETURNS] = old[V1_RESHUFFLED]
    for seat in range(V1_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        start = V1_SEAT0 + seat * V1_SEAT_WORDS
        made[base : base + V1_SEAT_WORDS] = old[start : start + V1_SEAT_WORDS]
        made[lay.PACKS + seat] = old[V1_PACKS + seat]
        for draft_round in range(lay.DRAFT_ROUNDS):
            made[int(lay.drafted(draft_round, seat))] = old[V1_DRAFTED + V1_SEATS * draft_round + seat]
        for c in V1_MONUMENTS:
            if old[V1_TOP_SEEN] >> (V1_SEATS * (c - V1_MONUMENTS.start) + seat) & 1:
                made[base + lay.TOP_SEEN] |= int(BIT[c])
    return made
