"""What a seat knows, as numbers for learning: the viewer first, then its rivals in seat order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import mark
from conclave.trial_of_the_temples.engine.ring import around, tile_row
from conclave.trial_of_the_temples.engine.score import points

TABLE: Final = 3 + COLOURS + TILES * 2 * TILES  # round, actor, resting; stacks; the ring as seen from the barrier
OPEN: Final = 4 + KINDS + TRACKS + COLOURS * SPACES + SPACES + TILES  # of each seat
FEATURES: Final = TABLE + MAX_SEATS * OPEN


def features(t: Columns, w: vec[i64], viewer: i64, out: list[float]) -> None:
    """Fill `out`, which has FEATURES places; seats that do not exist stay 0."""
    for i in range(FEATURES):
        out[i] = 0.0
    out[0] = float(w[ROUND]) / 5.0
    out[1] = 1.0 if w[ACTOR] == viewer else 0.0
    out[2] = float(w[RESTED] != 0)
    for colour in range(COLOURS):
        out[3 + colour] = float(amount(w[STACKS], colour)) / 8.0
    if w[BARRIER] >= 0:
        for i in range(TILES):
            out[3 + COLOURS + 2 * TILES * i + tile_row(w, around(w[BARRIER], i))] = 1.0
    for i in range(w[SEATS]):
        seat = (viewer + i) % w[SEATS]
        if w[at(seat) + MAT] >= 0:
            seat_features(t, w, seat, TABLE + i * OPEN, out)


def seat_features(t: Columns, w: vec[i64], seat: i64, base: i64, out: list[float]) -> None:
    s = at(seat)
    out[base] = float(points(t, w, seat)) / 40.0
    out[base + 1] = float(w[s + MANA]) / 20.0
    out[base + 2] = 1.0 if w[START] == seat else 0.0
    out[base + 3] = float((w[RESTED] >> seat) & 1)
    base += 4
    for kind in range(KINDS):
        out[base + kind] = float(amount(w[s + GOODS], kind)) / 6.0
    base += KINDS
    for track in range(TRACKS):
        out[base + track] = float(mark(w, seat, track)) / 12.0
    base += TRACKS
    for colour in range(COLOURS):
        for space in range(SPACES):
            out[base + SPACES * colour + space] = float((w[s + CORES + colour] >> space) & 1)
    base += COLOURS * SPACES
    for space in range(SPACES):
        out[base + space] = float((w[s + USED] >> space) & 1)
    base += SPACES
    if w[s + FIGURE] >= 0:
        out[base + around(w[s + FIGURE], -w[BARRIER])] = 1.0
