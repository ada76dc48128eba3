"""What a choice would mean as things stand: what a tile would give, which spaces come next and what they cost."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.convert import can_cover
from conclave.trial_of_the_temples.engine.events import EV_AHEAD, EV_PARTS, Events
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled, mark, standing_on
from conclave.trial_of_the_temples.engine.ring import around, figures, harvest
from conclave.trial_of_the_temples.engine.score import parts
from conclave.trial_of_the_temples.engine.scratch import NOTED


def harvested(t: Columns, w: vec[i64], position: i64) -> list[int]:
    """Five goods, mana, wild crystals, four cores, from how many tiles, and 1 with the starting player token.

    With two players the token changes hands anyway.
    """
    made = harvest(t, w, position)
    goods = [int(amount(made.goods, kind)) for kind in range(KINDS)]
    cores = [int(amount(made.cores, colour)) for colour in range(COLOURS)]
    token = 1 if made.night and w[SEATS] > 2 else 0
    return [*goods, int(made.mana), int(made.wild), *cores, int(made.tiles), token]


def drawn_from(w: vec[i64], position: i64) -> i64:
    """The positions that give something to a figure there: its own, and both ways up to a figure or the barrier."""
    found = bit(position)
    standing = figures(w)
    for direction in range(-1, 2, 2):
        here = around(position, direction)
        while not (standing >> here) & 1:
            found |= bit(here)
            if here == w[BARRIER]:
                break
            here = around(here, direction)
    return found


def ahead(t: Columns, w: vec[i64], seat: i64) -> list[list[int]]:
    """By track: the next free spaces, as many as one trial may take."""
    found: list[list[int]] = []
    for track in range(TRACKS):
        taken = standing_on(w, track)
        spaces: list[int] = []
        for space in range(mark(w, seat, track) + 1, t.last[track] + 1):
            if not (taken >> space) & 1 and len(spaces) < t.numbers[MAX_STEPS]:
                spaces.append(int(space))
        found.append(spaces)
    return found


# --- As they change


def note_mats_and_marks(w: vec[i64]) -> None:
    """Remember what points and free spaces follow from."""
    for seat in range(w[SEATS]):
        NOTED[2 * seat] = w[at(seat) + MARKS]
        NOTED[2 * seat + 1] = mat_of(w, seat)
    NOTED[2 * MAX_SEATS] = w[NEUTRAL]
    NOTED[2 * MAX_SEATS + 1] = w[NEUTRAL + 1]


def mat_of(w: vec[i64], seat: i64) -> i64:
    """The mat of a seat and the spaces that are filled, in one number."""
    return filled(w, seat) << 3 | (w[at(seat) + MAT] + 1)


def tell_parts(t: Columns, w: vec[i64], ev: Events) -> None:
    """Tell the parts of the points, and the spaces ahead, where they may have changed since."""
    moved = w[NEUTRAL] != NOTED[2 * MAX_SEATS] or w[NEUTRAL + 1] != NOTED[2 * MAX_SEATS + 1]
    for seat in range(w[SEATS]):
        marked = NOTED[2 * seat] != w[at(seat) + MARKS]
        moved = moved or marked
        if marked or NOTED[2 * seat + 1] != mat_of(w, seat):
            ev.append((EV_PARTS, seat, *parts(t, w, seat)))
    if moved:
        for seat in range(w[SEATS]):
            for track, spaces in enumerate(ahead(t, w, seat)):
                ev.append((EV_AHEAD, seat, track, *spaces))


# --- Of the seat that acts


def next_space(t: Columns, w: vec[i64], track: i64) -> list[int]:
    """The next free space, what the track is worth there, and the least mana for crystals that lack."""
    seat = w[ACTOR]
    space = ahead(t, w, seat)[track][0]
    row = MAX_SPACES * track + space
    goods = w[at(seat) + GOODS]
    if w[ASK] == ASK_TURN and amount(goods, ACTION):
        goods -= unit(ACTION)
    return [space, int(t.points[row]), least_mana(t, w, seat, goods, t.cost[row])]


def least_mana(t: Columns, w: vec[i64], seat: i64, goods: i64, cost: i64) -> int:
    """The least mana that covers a cost beside these goods and the spells that are ready."""
    mana: i64 = 0
    while not can_cover(t, w, seat, goods, mana, cost, 0):
        mana += 1
    return int(mana)
