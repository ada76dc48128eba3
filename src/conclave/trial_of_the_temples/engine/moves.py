"""The small moves that everything else is made of: asking, gaining, spending, cores, markers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, plus, shifted, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import MANA_MAX, SKIP_MANA, UNPLACEABLE, Columns
from conclave.trial_of_the_temples.engine.events import (
    EV_CORE,
    EV_GOODS,
    EV_MARK,
    EV_TAKEN,
    WHY_CORE,
    WHY_RETURNED,
    WHY_SKIPPED,
    Events,
)
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers

# --- Asking


def ask(w: vec[i64], question: i64, seat: i64) -> None:
    w[ASK] = question
    w[ACTOR] = seat
    w[PARTIAL] = 0


def ask_chance(w: vec[i64], verb: i64, choice: i64) -> None:
    ask(w, ASK_CHANCE, CHANCE)
    w[VERB] = verb
    w[CHOICE] = choice


# --- Goods and mana


def change(
    t: Columns, w: vec[i64], seat: i64, goods: i64, spent: i64, mana: i64, why: i64, detail: i64, ev: Events | None
) -> None:
    """Goods gained, goods spent, and mana either way; mana above the end of its track is lost."""
    s = at(seat)
    before = w[s + MANA]
    after = before + mana
    if after > t.numbers[MANA_MAX]:
        after = t.numbers[MANA_MAX]
    w[s + MANA] = after
    w[s + GOODS] = plus(w[s + GOODS] - spent, goods)
    if ev is not None and (goods or spent or after != before):
        told = [int(amount(goods, k) - amount(spent, k)) for k in range(KINDS)]
        ev.append((EV_GOODS, seat, why, detail, *told, after - before))


def gain(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, why: i64, detail: i64, ev: Events | None) -> None:
    change(t, w, seat, goods, 0, mana, why, detail, ev)


# --- Spell mats


def filled(w: vec[i64], seat: i64) -> i64:
    """The spaces of a seat's mat that hold a core."""
    s = at(seat) + CORES
    return w[s] | w[s + 1] | w[s + 2] | w[s + 3]


ROW: Final = 0xF
COLUMN: Final = 0x1111


def legal_spaces(w: vec[i64], seat: i64, colour: i64) -> i64:
    """Empty spaces whose row and column have no core of this colour."""
    free = 0xFFFF & ~filled(w, seat)
    mine = w[at(seat) + CORES + colour]
    while mine:
        space = lowest(mine)
        mine &= mine - 1
        free &= ~shifted(ROW, space & ~3) & ~shifted(COLUMN, space & 3)
    return free


def spaces_of(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """The spaces with a core that teach this spell."""
    return filled(w, seat) & t.teaches[SPELLS * w[at(seat) + MAT] + spell]


def ready(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """Those of them that have not been used this round."""
    return spaces_of(t, w, seat, spell) & ~w[at(seat) + USED]


def take_core(t: Columns, w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    """A core from its stack: it is asked where it goes. An empty stack gives nothing."""
    if amount(w[STACKS], colour) == 0:
        return
    free = legal_spaces(w, seat, colour)
    if free == 0:
        if ev is not None:
            ev.append((EV_CORE, seat, colour, -1))
        gain(t, w, seat, 0, t.numbers[UNPLACEABLE], WHY_RETURNED, colour, ev)
        return
    w[STACKS] -= unit(colour)
    w[CORE] = colour
    if ev is not None:
        ev.append((EV_TAKEN, seat, colour))
    ask(w, ASK_CORE, seat)
    w[VERB] = V_CORE
    w[CHOICE] = free


def place_core(t: Columns, w: vec[i64], seat: i64, space: i64, ev: Events | None) -> None:
    """The core lies for good; what the space gives is gained at once."""
    w[at(seat) + CORES + w[CORE]] |= bit(space)
    if ev is not None:
        ev.append((EV_CORE, seat, w[CORE], space))
    row = SPACES * w[at(seat) + MAT] + space
    spell = t.spell[row]
    goods: i64 = 0
    mana = t.bonus[row]
    if spell >= GIFT_RED:
        goods = unit(spell - GIFT_RED)
        mana += GIFT_MANA
    gain(t, w, seat, goods, mana, WHY_CORE, space, ev)


def next_core(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> bool:
    """Ask for the next core that is due; whether there was one."""
    for colour in range(COLOURS):
        if amount(w[CORES_DUE], colour):
            w[CORES_DUE] -= unit(colour)
            take_core(t, w, seat, colour, ev)
            return True
    return False


# --- Markers on the tracks


def mark(w: vec[i64], seat: i64, track: i64) -> i64:
    return (w[at(seat) + MARKS] >> (8 * track)) & 255


def neutral_mark(w: vec[i64], neutral: i64, track: i64) -> i64:
    return (w[NEUTRAL + neutral] >> (8 * track)) & 255


def owner_of(w: vec[i64], track: i64, space: i64) -> i64:
    """Whose marker stands on a space: a seat, -1 nobody's, -2 or less a neutral one."""
    for seat in range(w[SEATS]):
        if mark(w, seat, track) == space:
            return seat
    if w[SEATS] == 2:
        for neutral in range(NEUTRALS):
            if neutral_mark(w, neutral, track) == space:
                return -2 - neutral
    return -1


def next_free(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    """The next space ahead of a seat's marker that nobody stands on; -1 if there is none."""
    taken = standing_on(w, track)
    for space in range(mark(w, seat, track) + 1, t.last[track] + 1):
        if not (taken >> space) & 1:
            return space
    return -1


def standing_on(w: vec[i64], track: i64) -> i64:
    """The spaces of a track that hold a marker."""
    taken: i64 = 0
    for seat in range(w[SEATS]):
        taken |= bit(mark(w, seat, track))
    if w[SEATS] == 2:
        taken |= bit(neutral_mark(w, 0, track)) | bit(neutral_mark(w, 1, track))
    return taken


def skip(t: Columns, w: vec[i64], track: i64, start: i64, end: i64, ev: Events | None) -> None:
    """Players whose markers are skipped over gain mana."""
    for space in range(start + 1, end):
        owner = owner_of(w, track, space)
        if owner >= 0:
            gain(t, w, owner, 0, t.numbers[SKIP_MANA], WHY_SKIPPED, track, ev)


def move_mark(t: Columns, w: vec[i64], seat: i64, track: i64, space: i64, ev: Events | None) -> None:
    skip(t, w, track, mark(w, seat, track), space, ev)
    w[at(seat) + MARKS] += shifted(space - mark(w, seat, track), 8 * track)
    if ev is not None:
        ev.append((EV_MARK, seat, track, space))


def move_neutral(t: Columns, w: vec[i64], neutral: i64, track: i64, way: i64, ev: Events | None) -> None:
    """To the nearest free space of the next level, or with the next core reward; where there is none it stays."""
    here = neutral_mark(w, neutral, track)
    base = MAX_SPACES * track
    for space in range(here + 1, t.last[track] + 1):
        fits = t.level[base + space] > t.level[base + here] if way == BY_LEVEL else t.reward[base + space] >= 0
        if fits and owner_of(w, track, space) == -1:
            skip(t, w, track, here, space, ev)
            w[NEUTRAL + neutral] += shifted(space - here, 8 * track)
            if ev is not None:
                ev.append((EV_MARK, -1 - neutral, track, space))
            return
