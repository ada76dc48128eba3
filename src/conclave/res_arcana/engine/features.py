"""What a seat knows, as numbers for learning: the viewer first, then its rivals in seat order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, size_of
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.victory import points

TABLE: Final = 4 + (COMPONENTS - ITEMS)  # round, actor, passed, deck of monuments; what is free in the centre
OPEN: Final = 5 + KINDS + 3 * COMPONENTS  # of each seat: tallies, pool, and in play, turned, essences by component
OWN: Final = 2 * ARTIFACTS  # hand and deck
FEATURES: Final = TABLE + OWN + MAX_SEATS * OPEN


def features(w: vec[i64], viewer: i64, out: list[float]) -> None:
    """Fill `out`, which has FEATURES places; seats that do not exist stay 0."""
    for i in range(FEATURES):
        out[i] = 0.0
    out[0] = float(w[ROUND]) / 10.0
    out[1] = 1.0 if w[ACTOR] == viewer else 0.0
    out[2] = float(size_of(w[PASSED])) / 4.0
    out[3] = float(size_of(w[MON_REST])) / 10.0
    centre = w[CENTRE] | w[SUPPLY]
    for c in range(ITEMS, COMPONENTS):
        out[4 + c - ITEMS] = float(centre >> (c - ARTIFACTS) & 1)
    s = at(viewer)
    for c in range(ARTIFACTS):
        out[TABLE + c] = float(w[s + HAND] >> c & 1)
        out[TABLE + ARTIFACTS + c] = float(w[s + DECK] >> c & 1) if w[VARIANT] != FIRST_GAME else 0.0
    for i in range(w[SEATS]):
        seat_features(w, (viewer + i) % w[SEATS], TABLE + OWN + i * OPEN, out)


def seat_features(w: vec[i64], seat: i64, base: i64, out: list[float]) -> None:
    s = at(seat)
    out[base] = float(points(w, seat)) / 10.0
    out[base + 1] = float(size_of(w[s + HAND])) / 8.0
    out[base + 2] = float(w[PASSED] >> seat & 1)
    out[base + 3] = 1.0 if w[FIRST] == seat else 0.0
    out[base + 4] = float(size_of(w[s + DISCARDS])) / 8.0
    for k in range(KINDS):
        out[base + 5 + k] = float(amount(w[s + POOL], k)) / 8.0
    for c in range(COMPONENTS):
        here = w[s + PLAY_A] >> c & 1 if c < ARTIFACTS else w[s + PLAY_B] >> (c - ARTIFACTS) & 1
        if here:
            turned = w[TURNED_A] >> c & 1 if c < ARTIFACTS else w[TURNED_B] >> (c - ARTIFACTS) & 1
            out[base + 5 + KINDS + c] = 1.0
            out[base + 5 + KINDS + COMPONENTS + c] = float(turned)
            out[base + 5 + KINDS + 2 * COMPONENTS + c] = float(essences_on(w, c)) / 8.0


def essences_on(w: vec[i64], c: i64) -> i64:
    n: i64 = 0
    for k in range(KINDS):
        n += amount(w[ON + c], k)
    return n
