"""How well a seat stands, by hand: points, what its goods will make in this round's trials, what its figures collect,
and what its spells, lines and half-done ways will bring in the rounds to come.

All is counted in points and read off the tables, so that other components need no other numbers here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, plus, size_of, total, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import CLONE_COST, MANA_MAX, SMALL_2, SMALL_3, Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled, mark, ready
from conclave.trial_of_the_temples.engine.plan import (
    CRYSTAL,
    OWN,
    VIEW,
    Purse,
    line_worth,
    look_ahead,
    open_purse,
    prospects,
    space_value,
    spell_worth,
)
from conclave.trial_of_the_temples.engine.ring import around, figures, free_positions, tile_row

MANA_COLLECTED: Final = 0.2  # points of a mana that may still be spent this round
REACH: Final = 3  # tiles that a figure counts on to each side while others are still to be placed


def worth(t: Columns, w: vec[i64], seat: i64) -> float:
    """In log-odds of winning."""
    if w[at(seat) + MAT] < 0:
        return 0.0
    estimate(t, w, seat)
    return VIEW.worth


def estimate(t: Columns, w: vec[i64], seat: i64) -> float:
    """In points; sets VIEW, with its worth in log-odds of winning."""
    look_ahead(t, w, seat)
    n = standing(t, w, seat) + goods_worth(t, w, seat)
    VIEW.worth = n * odds(w) / (1.0 + VIEW.rounds)
    return n


def odds(w: vec[i64]) -> float:
    """Log-odds of winning for a lead of one point in the last round: less while figures and goods may change it."""
    if w[PHASE] == PH_TRIAL:
        return 0.8
    return 0.55 if w[PHASE] == PH_RESOURCE else 0.35


def standing(t: Columns, w: vec[i64], seat: i64) -> float:
    """Tracks, lines and spells; VIEW is set."""
    n = 0.0
    for track in range(TRACKS):
        n += space_value(t, MAX_SPACES * track + mark(w, seat, track))
    cores = filled(w, seat)
    for i in range(SIDE):
        n += line_worth(t, size_of((cores >> (4 * i)) & 0xF))
        n += line_worth(t, size_of((cores >> i) & 0x1111))
    base = SPACES * w[at(seat) + MAT]
    while cores:
        row = base + lowest(cores)
        cores &= cores - 1
        n += float(t.worth[row]) + spell_worth(t.spell[row])
    return n


def goods_worth(t: Columns, w: vec[i64], seat: i64) -> float:
    """Crystals, tokens and mana, those to be collected this round included; VIEW is set."""
    s = at(seat)
    if (w[RESTED] >> seat) & 1:
        return 0.8 * CRYSTAL * float(total(w[s + GOODS])) + VIEW.mana * float(w[s + MANA])
    open_purse(t, w, seat, OWN)
    n = 0.0
    if to_collect(w, seat):
        n = reap(t, w, seat, OWN)
    n += prospects(t, w, seat, OWN)
    drains = size_of(ready(t, w, seat, CRYSTAL_TO_MANA))
    if drains and OWN.goods:
        n += 1.5 * VIEW.mana
    return n


# --- What figures will collect


def to_collect(w: vec[i64], seat: i64) -> bool:
    """Whether a seat has not collected yet this round."""
    if w[PHASE] == PH_TEMPLE or w[PHASE] == PH_NIGHT:
        return True
    if w[PHASE] != PH_RESOURCE:
        return False
    place = (seat - w[START] + w[SEATS]) % w[SEATS]
    return place > w[STEP] or (place == w[STEP] and w[STAGE] == 0)


def reap(t: Columns, w: vec[i64], seat: i64, p: Purse) -> float:
    """Put into the purse what the better figure collects; the points of the cores that come with it."""
    if w[BARRIER] < 0 or w[PHASE] == PH_NIGHT:
        return 0.0
    best = best_figure(t, w, seat)
    if best < 0:
        return 0.0
    s = at(seat)
    CROP.gather(t, w, best, reach(w))
    if best == w[s + CLONE]:
        CROP.mana -= t.numbers[CLONE_COST]
    for _ in range(CROP.wild):
        CROP.goods += unit(least_of(p.goods + CROP.goods))
    for spell in range(ECHO_ACTION):
        if amount(CROP.goods, spell) and ready(t, w, seat, spell):
            CROP.goods += unit(spell)
    if amount(CROP.goods, ACTION) and ready(t, w, seat, ECHO_ACTION):
        CROP.mana += ECHO_MANA
    p.goods = plus(p.goods, CROP.goods)
    p.mana += CROP.mana
    if p.mana > t.numbers[MANA_MAX]:
        p.mana = t.numbers[MANA_MAX]
    n = 0.0
    for colour in range(COLOURS):
        if amount(w[STACKS], colour):
            n += VIEW.core * float(amount(CROP.cores, colour))
    return n


def reach(w: vec[i64]) -> i64:
    """How far figures collect: less far as long as others are to be placed between them."""
    each: i64 = 2 if w[SEATS] == 2 else 1
    return REACH if w[PHASE] == PH_TEMPLE and w[STEP] < each * w[SEATS] else TILES


def least_of(goods: i64) -> i64:
    best: i64 = 0
    for kind in range(1, PURPLE):
        if amount(goods, kind) < amount(goods, best):
            best = kind
    return best


def best_figure(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Where a seat would collect: at its figure or clone, or where it could still place one; -1 nowhere."""
    s = at(seat)
    most = -1000.0
    best: i64 = -1
    far = reach(w)
    for clone in range(2):
        if w[s + FIGURE + clone] >= 0:
            n = place_worth(t, w, w[s + FIGURE + clone], far)
            if clone:
                n -= VIEW.mana * float(t.numbers[CLONE_COST])
                if w[s + MANA] < t.numbers[CLONE_COST]:
                    continue
            if n > most:
                most = n
                best = w[s + FIGURE + clone]
    if w[s + FIGURE] < 0 and w[PHASE] == PH_TEMPLE:
        rest = free_positions(w)
        while rest:
            position = lowest(rest)
            rest &= rest - 1
            n = place_worth(t, w, position, far) - 0.3
            if n > most:
                most = n
                best = position
    return best


def place_worth(t: Columns, w: vec[i64], position: i64, far: i64) -> float:
    """What collecting there is worth on the whole; VIEW is set."""
    CROP.gather(t, w, position, far)
    goods = CROP.goods
    crystals = total(goods) - amount(goods, ACTION)
    n = 0.7 * float(crystals) + 0.15 * float(amount(goods, PURPLE)) + 0.75 * float(CROP.wild)
    n += 0.5 * float(amount(goods, ACTION)) + MANA_COLLECTED * float(CROP.mana)
    return n + VIEW.core * float(total(CROP.cores))


class Crop:
    """What a figure would collect."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.wild: i64 = 0
        self.mana: i64 = 0
        self.cores: i64 = 0
        self.tiles: i64 = 0

    def gather(self, t: Columns, w: vec[i64], position: i64, far: i64) -> None:
        """As the rules have it, but at most that far to each side."""
        row = tile_row(w, position)
        self.goods = t.main_goods[row]
        self.wild = t.main_wild[row]
        self.mana = t.main_mana[row]
        self.cores = t.main_cores[row]
        self.tiles = 0
        self.link(t, row)
        taken = figures(w) | bit(position)
        self.walk(t, w, position, taken, far, NIGHT)
        self.walk(t, w, position, taken, far, DAY)
        if self.tiles == 2:
            self.mana += t.numbers[SMALL_2]
        elif self.tiles == 3:
            self.mana += t.numbers[SMALL_3]

    def walk(self, t: Columns, w: vec[i64], position: i64, taken: i64, far: i64, side: i64) -> None:
        direction: i64 = 1 if side == NIGHT else -1
        here = position
        for _ in range(far):
            here = around(here, direction)
            if here == w[BARRIER]:
                self.goods += t.extended_goods[side]
                self.wild += t.extended_wild[side]
                self.mana += t.extended_mana[side]
                self.cores += t.extended_cores[side]
                return
            if (taken >> here) & 1:
                return
            self.link(t, tile_row(w, here))

    def link(self, t: Columns, row: i64) -> None:
        self.tiles += 1
        self.goods += t.linked_goods[row]
        self.wild += t.linked_wild[row]
        self.mana += t.linked_mana[row]
        self.cores += t.linked_cores[row]


CROP: Final = Crop()
