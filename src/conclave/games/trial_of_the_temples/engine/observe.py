"""Observation of a seat as a row of bytes: the table, then the viewer and the other seats in seat order.

The slices are named in `observation_slices.py`. All information is public; only the seat order depends on the viewer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.byte_rows import byte_at, pack_counters, put_bits, put_one, spread
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.flow import CHOOSING, PAYING, REWARDED
from conclave.games.trial_of_the_temples.engine.moves import mark, neutral_mark
from conclave.games.trial_of_the_temples.engine.printed_values import Columns
from conclave.games.trial_of_the_temples.engine.ring import tile_row
from conclave.games.trial_of_the_temples.engine.score import points

# Positions in words of eight bytes.
PROGRESS: Final = 0
ASKED: Final = 1
SEAT: Final = 2
ACTOR: Final = 3
NUM_SEATS: Final = 4
PHASE: Final = 5  # two words
QUESTION: Final = 7  # two words
VERB: Final = 9  # four words
CHOICE: Final = 13  # two words
RETURN: Final = 15  # two words
TRACK: Final = 17
CORE: Final = 18
DUE: Final = 19
COLLECTED: Final = 20
STORED: Final = 21
STACKS: Final = 22
NEUTRALS: Final = 23
MATS: Final = 24
ROUND_TILE: Final = 25
ROUNDS_LEFT: Final = 26
TILES_LEFT: Final = 27  # two words
BARRIER: Final = 29  # two words
RING: Final = 31  # three words for each position
RING_WORDS: Final = 3
SEATS: Final = 67
# Within a seat.
COUNTS: Final = 0
GOODS: Final = 1
MAT: Final = 2
MARKS: Final = 3
CORES: Final = 4  # two words for each colour
USED: Final = 12  # two words
FIGURE: Final = 14  # two words
CLONE: Final = 16  # two words
SEAT_WORDS: Final = 18

POINTS_OFFSET: Final = 32  # points can be negative


def observation_words(seats: i64) -> i64:
    """Return the number of words of an observation."""
    return SEATS + seats * SEAT_WORDS


def observe(t: Columns, w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what a seat knows. A spectator (a negative viewer) sees the seats in order."""
    own: i64 = viewer if viewer >= 0 else 0
    observe_progress(w, viewer, own, out, at)
    observe_question(w, out, at)
    observe_ring(w, out, at)
    n = w[lay.SEATS]
    seat = own
    for i in range(n):
        observe_seat(t, w, seat, out, at + SEATS + i * SEAT_WORDS)
        seat += 1
        if seat == n:
            seat = 0


def observe_progress(w: vec[i64], viewer: i64, own: i64, out: vec[i64], at: i64) -> None:
    n = w[lay.SEATS]
    put_one(out, at + SEAT, viewer, 1)
    actor = w[lay.ACTOR]
    put_one(out, at + ACTOR, (actor - own + n) % n if actor >= 0 else -1, 1)
    put_one(out, at + NUM_SEATS, n, 1)
    put_one(out, at + PHASE, w[lay.PHASE], 2)
    put_one(out, at + QUESTION, w[lay.QUESTION], 2)
    in_resource = w[lay.PHASE] == codes.PH_RESOURCE
    out[at + PROGRESS] = (
        byte_at(0, w[lay.ROUND])
        + byte_at(1, w[lay.STEP])
        + byte_at(2, w[lay.TURN_STAGE])
        + byte_at(3, (w[lay.NEXT_STARTING_SEAT] - own + n) % n + 1
            if in_resource and w[lay.NEXT_STARTING_SEAT] >= 0 else 0)
    )  # fmt: skip


def observe_question(w: vec[i64], out: vec[i64], at: i64) -> None:
    """Write the pending question, without what earlier questions left behind (see `normalize`)."""
    asked = w[lay.QUESTION]
    below = w[lay.CONVERT_RETURN] if asked == codes.ASK_CONVERT else asked
    from_set = below == codes.ASK_CHANCE or below == codes.ASK_MAT or below == codes.ASK_CORE or below == codes.ASK_ECHO
    put_one(out, at + VERB, w[lay.VERB] if from_set else -1, 4)
    put_bits(out, at + CHOICE, w[lay.CHOICE] if from_set or below == codes.ASK_PLACE else 0, 2)
    put_one(out, at + RETURN, w[lay.CONVERT_RETURN] if w[lay.CONVERT_RETURN] > 0 else -1, 2)
    counts = asked == codes.ASK_WILD or asked == codes.ASK_STORE or asked == codes.ASK_CONVERT
    word = byte_at(0, w[lay.PARTIAL]) + byte_at(1, 1 if w[lay.CONVERT_RETURN] == -1 else 0)
    if counts:
        word += byte_at(2, w[lay.COUNT])
    if counts or asked == codes.ASK_ECHO:
        word += byte_at(3, w[lay.LAST] >> codes.SHIFT) + byte_at(4, w[lay.LAST] & codes.OPERAND)
    if asked == codes.ASK_CONVERT and below == codes.ASK_ECHO:
        word += byte_at(5, w[lay.CONVERT_RETURN_LAST])
    trial = w[lay.PHASE] == codes.PH_TRIAL and (w[lay.TURN_STAGE] == PAYING or w[lay.TURN_STAGE] == REWARDED)
    put_one(out, at + TRACK, w[lay.TRACK] if trial else -1, 1)
    if trial:
        word += byte_at(6, w[lay.STEPS])
    out[at + ASKED] = word
    put_one(out, at + CORE, w[lay.CORE] if below == codes.ASK_CORE else -1, 1)
    out[at + DUE] = pack_counters(w[lay.CORES_DUE])
    collects = w[lay.PHASE] == codes.PH_RESOURCE and w[lay.TURN_STAGE] != CHOOSING
    out[at + COLLECTED] = spread(w[lay.COLLECTED_KINDS]) if collects else 0
    out[at + STORED] = pack_counters(w[lay.STORED])


def observe_ring(w: vec[i64], out: vec[i64], at: i64) -> None:
    out[at + STACKS] = pack_counters(w[lay.CORE_STACKS])
    word: i64 = 0
    for track in range(codes.TRACKS):
        word += byte_at(track, neutral_mark(w, 0, track)) + byte_at(track + 4, neutral_mark(w, 1, track))
    out[at + NEUTRALS] = word
    out[at + MATS] = spread(w[lay.MATS_LEFT])
    put_one(out, at + ROUND_TILE, w[lay.ROUND_TILE], 1)
    out[at + ROUNDS_LEFT] = spread(w[lay.ROUNDS_LEFT])
    put_bits(out, at + TILES_LEFT, w[lay.TILES_LEFT], 2)
    put_one(out, at + BARRIER, w[lay.BARRIER], 2)
    laid: i64 = w[lay.STEP] if w[lay.PHASE] == codes.PH_TILES else codes.TILES
    for position in range(codes.TILES):
        row: i64 = tile_row(w, position) if position < laid else -1
        put_one(out, at + RING + RING_WORDS * position, row, RING_WORDS)


def observe_seat(t: Columns, w: vec[i64], seat: i64, out: vec[i64], at: i64) -> None:
    s = lay.at(seat)
    has_mat = w[s + lay.MAT] >= 0
    has_turn = w[lay.PHASE] == codes.PH_TRIAL and w[lay.TURN] == seat
    out[at + COUNTS] = (
        byte_at(0, points(t, w, seat) + POINTS_OFFSET if has_mat else POINTS_OFFSET)
        + byte_at(1, w[s + lay.MANA])
        + byte_at(2, 1 if w[lay.STARTING_SEAT] == seat else 0)
        + byte_at(3, (w[lay.RESTED] >> seat) & 1)
        + byte_at(4, 1 if has_turn else 0)
    )
    out[at + GOODS] = pack_counters(w[s + lay.GOODS])
    put_one(out, at + MAT, w[s + lay.MAT], 1)
    out[at + MARKS] = byte_at(0, mark(w, seat, 0)) + byte_at(1, mark(w, seat, 1)) + byte_at(2, mark(w, seat, 2))
    for colour in range(codes.COLOURS):
        put_bits(out, at + CORES + 2 * colour, w[s + lay.CORES + colour], 2)
    put_bits(out, at + USED, w[s + lay.USED_SPELLS], 2)
    put_one(out, at + FIGURE, w[s + lay.FIGURE], 2)
    put_one(out, at + CLONE, w[s + lay.CLONE], 2)
