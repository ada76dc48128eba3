"""Elementary state changes used by the other modules: asking, gaining, spending, moving pieces."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, lowest, plus, shift_left, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.events import (
    EV_CORE,
    EV_GOODS,
    EV_MARK,
    EV_TAKEN,
    WHY_CORE,
    WHY_RETURNED,
    WHY_SKIPPED,
    Events,
)
from conclave.games.trial_of_the_temples.engine.printed_values import MANA_MAX, SKIP_MANA, UNPLACEABLE, Columns

# --- Asking


def ask(w: vec[i64], question: i64, seat: i64) -> None:
    w[lay.QUESTION] = question
    w[lay.ACTOR] = seat
    w[lay.PARTIAL] = 0


def ask_chance(w: vec[i64], verb: i64, choice: i64) -> None:
    ask(w, codes.ASK_CHANCE, codes.CHANCE)
    w[lay.VERB] = verb
    w[lay.CHOICE] = choice


# --- Goods and mana


def change(
    t: Columns, w: vec[i64], seat: i64, goods: i64, spent: i64, mana: i64, why: i64, detail: i64, ev: Events | None
) -> None:
    """Add and subtract goods, and change mana. Mana above the maximum is lost."""
    s = lay.at(seat)
    before = w[s + lay.MANA]
    after = before + mana
    if after > t.numbers[MANA_MAX]:
        after = t.numbers[MANA_MAX]
    w[s + lay.MANA] = after
    w[s + lay.GOODS] = plus(w[s + lay.GOODS] - spent, goods)
    if ev is not None and (goods or spent or after != before):
        told = [int(amount(goods, k) - amount(spent, k)) for k in range(codes.KINDS)]
        ev.append((EV_GOODS, seat, why, detail, *told, after - before))


def gain(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, why: i64, detail: i64, ev: Events | None) -> None:
    change(t, w, seat, goods, 0, mana, why, detail, ev)


# --- Spell mats


def filled_spaces(w: vec[i64], seat: i64) -> i64:
    """Return the set of spaces of a seat's mat that hold a core."""
    s = lay.at(seat) + lay.CORES
    return w[s] | w[s + 1] | w[s + 2] | w[s + 3]


ROW: Final = 0xF
COLUMN: Final = 0x1111


def legal_spaces(w: vec[i64], seat: i64, colour: i64) -> i64:
    """Return the set of empty spaces whose row and column have no core of this colour."""
    free = 0xFFFF & ~filled_spaces(w, seat)
    mine = w[lay.at(seat) + lay.CORES + colour]
    while mine:
        space = lowest(mine)
        mine &= mine - 1
        free &= ~shift_left(ROW, space & ~3) & ~shift_left(COLUMN, space & 3)
    return free


def spaces_of(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """Return the set of filled spaces with this spell."""
    return filled_spaces(w, seat) & t.teaches[codes.SPELLS * w[lay.at(seat) + lay.MAT] + spell]


def ready(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """Return the set of filled spaces with this spell that are unused this round."""
    return spaces_of(t, w, seat, spell) & ~w[lay.at(seat) + lay.USED_SPELLS]


def take_core(t: Columns, w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    """Take a core from its stack and ask where to place it. An empty stack gives nothing."""
    if amount(w[lay.CORE_STACKS], colour) == 0:
        return
    free = legal_spaces(w, seat, colour)
    if free == 0:
        if ev is not None:
            ev.append((EV_CORE, seat, colour, -1))
        gain(t, w, seat, 0, t.numbers[UNPLACEABLE], WHY_RETURNED, colour, ev)
        return
    w[lay.CORE_STACKS] -= unit(colour)
    w[lay.CORE] = colour
    if ev is not None:
        ev.append((EV_TAKEN, seat, colour))
    ask(w, codes.ASK_CORE, seat)
    w[lay.VERB] = codes.V_CORE
    w[lay.CHOICE] = free


def place_core(t: Columns, w: vec[i64], seat: i64, space: i64, ev: Events | None) -> None:
    """Place the core permanently and gain what the space gives."""
    w[lay.at(seat) + lay.CORES + w[lay.CORE]] |= bit(space)
    if ev is not None:
        ev.append((EV_CORE, seat, w[lay.CORE], space))
    row = codes.SPACES * w[lay.at(seat) + lay.MAT] + space
    spell = t.spell[row]
    goods: i64 = 0
    mana = t.bonus[row]
    if spell >= codes.GIFT_RED:
        goods = unit(spell - codes.GIFT_RED)
        mana += codes.GIFT_MANA
    gain(t, w, seat, goods, mana, WHY_CORE, space, ev)


def next_core(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> bool:
    """Ask for the next core to be placed. Return True if there was one."""
    for colour in range(codes.COLOURS):
        if amount(w[lay.CORES_DUE], colour):
            w[lay.CORES_DUE] -= unit(colour)
            take_core(t, w, seat, colour, ev)
            return True
    return False


# --- Markers on the tracks


def mark(w: vec[i64], seat: i64, track: i64) -> i64:
    return (w[lay.at(seat) + lay.TRACK_MARKS] >> (8 * track)) & 255


def neutral_mark(w: vec[i64], neutral: i64, track: i64) -> i64:
    return (w[lay.NEUTRAL_MARKS + neutral] >> (8 * track)) & 255


def owner_of(w: vec[i64], track: i64, space: i64) -> i64:
    """Return the seat whose marker is on a space; -1 for none, -2 or less for a neutral marker."""
    for seat in range(w[lay.SEATS]):
        if mark(w, seat, track) == space:
            return seat
    if w[lay.SEATS] == 2:
        for neutral in range(codes.NEUTRALS):
            if neutral_mark(w, neutral, track) == space:
                return -2 - neutral
    return -1


def next_free(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    """Return the next unoccupied space ahead of a seat's marker; -1 if there is none."""
    taken = standing_on(w, track)
    for space in range(mark(w, seat, track) + 1, t.last[track] + 1):
        if not (taken >> space) & 1:
            return space
    return -1


def standing_on(w: vec[i64], track: i64) -> i64:
    """Return the set of occupied spaces of a track."""
    taken: i64 = 0
    for seat in range(w[lay.SEATS]):
        taken |= bit(mark(w, seat, track))
    if w[lay.SEATS] == 2:
        taken |= bit(neutral_mark(w, 0, track)) | bit(neutral_mark(w, 1, track))
    return taken


def skip(t: Columns, w: vec[i64], track: i64, start: i64, end: i64, ev: Events | None) -> None:
    """Give mana to the players whose markers are skipped over."""
    for space in range(start + 1, end):
        owner = owner_of(w, track, space)
        if owner >= 0:
            gain(t, w, owner, 0, t.numbers[SKIP_MANA], WHY_SKIPPED, track, ev)


def move_mark(t: Columns, w: vec[i64], seat: i64, track: i64, space: i64, ev: Events | None) -> None:
    skip(t, w, track, mark(w, seat, track), space, ev)
    w[lay.at(seat) + lay.TRACK_MARKS] += shift_left(space - mark(w, seat, track), 8 * track)
    if ev is not None:
        ev.append((EV_MARK, seat, track, space))


def move_neutral(t: Columns, w: vec[i64], neutral: i64, track: i64, way: i64, ev: Events | None) -> None:
    """Move a neutral marker to the nearest free space of the next level, or with the next core reward.

    It stays where it is if there is no such space.
    """
    here = neutral_mark(w, neutral, track)
    base = codes.MAX_SPACES * track
    for space in range(here + 1, t.last[track] + 1):
        fits = t.level[base + space] > t.level[base + here] if way == codes.BY_LEVEL else t.reward[base + space] >= 0
        if fits and owner_of(w, track, space) == -1:
            skip(t, w, track, here, space, ev)
            w[lay.NEUTRAL_MARKS + neutral] += shift_left(space - here, 8 * track)
            if ev is not None:
                ev.append((EV_MARK, -1 - neutral, track, space))
            return
