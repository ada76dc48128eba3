"""Previews of choices: the resources of a tile, the next spaces and their costs."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.convert import can_cover
from conclave.games.trial_of_the_temples.engine.events import EV_AHEAD, EV_PARTS, Events
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces, mark, standing_on
from conclave.games.trial_of_the_temples.engine.printed_values import MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.engine.ring import around, figures, harvest
from conclave.games.trial_of_the_temples.engine.score import parts
from conclave.games.trial_of_the_temples.engine.scratch import NOTED


def preview_harvest(t: Columns, w: vec[i64], position: i64) -> list[int]:
    """Return what a figure would collect: five goods, mana, wild crystals, four cores, number of tiles, token.

    The last number is 1 if the figure wins the starting player token. With two players it is 0, as the token
    alternates.
    """
    made = harvest(t, w, position)
    goods = [int(amount(made.goods, kind)) for kind in range(codes.KINDS)]
    cores = [int(amount(made.cores, colour)) for colour in range(codes.COLOURS)]
    token = 1 if made.night and w[lay.SEATS] > 2 else 0
    return [*goods, int(made.mana), int(made.wild), *cores, int(made.tiles), token]


def harvest_positions(w: vec[i64], position: i64) -> i64:
    """Return the positions that a figure collects from: its own, and both ways up to a figure or the barrier."""
    found = bit(position)
    standing = figures(w)
    for direction in range(-1, 2, 2):
        here = around(position, direction)
        while not (standing >> here) & 1:
            found |= bit(here)
            if here == w[lay.BARRIER]:
                break
            here = around(here, direction)
    return found


def ahead(t: Columns, w: vec[i64], seat: i64) -> list[list[int]]:
    """Return, for each track, the next free spaces that one trial can reach."""
    found: list[list[int]] = []
    for track in range(codes.TRACKS):
        taken = standing_on(w, track)
        spaces: list[int] = []
        for space in range(mark(w, seat, track) + 1, t.last[track] + 1):
            if not (taken >> space) & 1 and len(spaces) < t.numbers[MAX_STEPS]:
                spaces.append(int(space))
        found.append(spaces)
    return found


# --- Events for changed values


def note_mats_and_marks(w: vec[i64]) -> None:
    """Save the values that points and free spaces depend on."""
    for seat in range(w[lay.SEATS]):
        NOTED[2 * seat] = w[lay.at(seat) + lay.TRACK_MARKS]
        NOTED[2 * seat + 1] = mat_of(w, seat)
    NOTED[2 * codes.MAX_SEATS] = w[lay.NEUTRAL_MARKS]
    NOTED[2 * codes.MAX_SEATS + 1] = w[lay.NEUTRAL_MARKS + 1]


def mat_of(w: vec[i64], seat: i64) -> i64:
    """Return a seat's mat and its filled spaces, packed into one integer to detect changes."""
    return filled_spaces(w, seat) << 3 | (w[lay.at(seat) + lay.MAT] + 1)


def tell_parts(t: Columns, w: vec[i64], ev: Events) -> None:
    """Emit score breakdowns and the next free spaces if they may have changed since the saved values."""
    moved = (
        w[lay.NEUTRAL_MARKS] != NOTED[2 * codes.MAX_SEATS] or w[lay.NEUTRAL_MARKS + 1] != NOTED[2 * codes.MAX_SEATS + 1]
    )
    for seat in range(w[lay.SEATS]):
        marked = NOTED[2 * seat] != w[lay.at(seat) + lay.TRACK_MARKS]
        moved = moved or marked
        if marked or NOTED[2 * seat + 1] != mat_of(w, seat):
            ev.append((EV_PARTS, seat, *parts(t, w, seat)))
    if moved:
        for seat in range(w[lay.SEATS]):
            for track, spaces in enumerate(ahead(t, w, seat)):
                ev.append((EV_AHEAD, seat, track, *spaces))


# --- For the acting seat


def next_space(t: Columns, w: vec[i64], track: i64) -> list[int]:
    """Return the next free space, the points of the track there, and the least mana for missing crystals."""
    seat = w[lay.ACTOR]
    space = ahead(t, w, seat)[track][0]
    row = codes.MAX_SPACES * track + space
    goods = w[lay.at(seat) + lay.GOODS]
    if w[lay.QUESTION] == codes.ASK_TURN and amount(goods, codes.ACTION):
        goods -= unit(codes.ACTION)
    return [space, int(t.points[row]), least_mana(t, w, seat, goods, t.cost[row])]


def least_mana(t: Columns, w: vec[i64], seat: i64, goods: i64, cost: i64) -> int:
    """Return the least mana that covers a cost, given these goods and the ready spells."""
    mana: i64 = 0
    while not can_cover(t, w, seat, goods, mana, cost, 0):
        mana += 1
    return int(mana)
