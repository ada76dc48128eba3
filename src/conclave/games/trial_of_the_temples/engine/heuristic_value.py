"""Heuristic value of a position for one seat.

It adds points, the value of goods in this round's trials, and the resources that figures will collect. It also adds the
expected value of spells, lines and partial progress in later rounds. Everything is measured in points and derived from
the component tables, so that other components need no new parameters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, lowest, plus, size_of, total, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces, mark, ready
from conclave.games.trial_of_the_temples.engine.plan import (
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
from conclave.games.trial_of_the_temples.engine.printed_values import CLONE_COST, MANA_MAX, SMALL_2, SMALL_3, Columns
from conclave.games.trial_of_the_temples.engine.ring import around, figures, free_positions, tile_row

MANA_COLLECTED: Final = 0.2  # points per mana that can still be spent this round
REACH: Final = 3  # tiles counted to each side of a figure while others are still to be placed


def evaluate(t: Columns, w: vec[i64], seat: i64) -> float:
    """Return the heuristic value in log-odds of winning."""
    if w[lay.at(seat) + lay.MAT] < 0:
        return 0.0
    estimate_points(t, w, seat)
    return VIEW.worth


def estimate_points(t: Columns, w: vec[i64], seat: i64) -> float:
    """Return the heuristic value in points. Sets VIEW, with the value in log-odds as its worth."""
    look_ahead(t, w, seat)
    n = rate_standing(t, w, seat) + rate_goods(t, w, seat)
    VIEW.worth = n * estimate_odds(w) / (1.0 + VIEW.rounds)
    return n


def estimate_odds(w: vec[i64]) -> float:
    """Return the log-odds of winning per point of lead in the last round. Earlier phases have lower values."""
    if w[lay.PHASE] == codes.PH_TRIAL:
        return 0.8
    return 0.55 if w[lay.PHASE] == codes.PH_RESOURCE else 0.35


def rate_standing(t: Columns, w: vec[i64], seat: i64) -> float:
    """Return the value of tracks, lines and spells. Requires VIEW."""
    n = 0.0
    for track in range(codes.TRACKS):
        n += space_value(t, codes.MAX_SPACES * track + mark(w, seat, track))
    cores = filled_spaces(w, seat)
    for i in range(codes.SIDE):
        n += line_worth(t, size_of((cores >> (4 * i)) & 0xF))
        n += line_worth(t, size_of((cores >> i) & 0x1111))
    base = codes.SPACES * w[lay.at(seat) + lay.MAT]
    while cores:
        row = base + lowest(cores)
        cores &= cores - 1
        n += float(t.worth[row]) + spell_worth(t.spell[row])
    return n


def rate_goods(t: Columns, w: vec[i64], seat: i64) -> float:
    """Return the value of crystals, tokens and mana, including those still to be collected. Requires VIEW."""
    s = lay.at(seat)
    if (w[lay.RESTED] >> seat) & 1:
        return 0.8 * CRYSTAL * float(total(w[s + lay.GOODS])) + VIEW.mana * float(w[s + lay.MANA])
    open_purse(t, w, seat, OWN)
    n = 0.0
    if to_collect(w, seat):
        n = reap_harvest(t, w, seat, OWN)
    n += prospects(t, w, seat, OWN)
    drains = size_of(ready(t, w, seat, codes.CRYSTAL_TO_MANA))
    if drains and OWN.goods:
        n += 1.5 * VIEW.mana
    return n


# --- Resources still to be collected


def to_collect(w: vec[i64], seat: i64) -> bool:
    """Return True if the seat has not collected yet this round."""
    if w[lay.PHASE] == codes.PH_TEMPLE or w[lay.PHASE] == codes.PH_NIGHT:
        return True
    if w[lay.PHASE] != codes.PH_RESOURCE:
        return False
    place = (seat - w[lay.STARTING_SEAT] + w[lay.SEATS]) % w[lay.SEATS]
    return place > w[lay.STEP] or (place == w[lay.STEP] and w[lay.TURN_STAGE] == 0)


def reap_harvest(t: Columns, w: vec[i64], seat: i64, p: Purse) -> float:
    """Add the resources of the better figure to the purse and return the points of its cores."""
    if w[lay.BARRIER] < 0 or w[lay.PHASE] == codes.PH_NIGHT:
        return 0.0
    best = best_figure(t, w, seat)
    if best < 0:
        return 0.0
    s = lay.at(seat)
    CROP.gather(t, w, best, reach(w))
    if best == w[s + lay.CLONE]:
        CROP.mana -= t.numbers[CLONE_COST]
    for _ in range(CROP.wild):
        CROP.goods += unit(least_of(p.goods + CROP.goods))
    for spell in range(codes.ECHO_ACTION):
        if amount(CROP.goods, spell) and ready(t, w, seat, spell):
            CROP.goods += unit(spell)
    if amount(CROP.goods, codes.ACTION) and ready(t, w, seat, codes.ECHO_ACTION):
        CROP.mana += codes.ECHO_MANA
    p.goods = plus(p.goods, CROP.goods)
    p.mana += CROP.mana
    if p.mana > t.numbers[MANA_MAX]:
        p.mana = t.numbers[MANA_MAX]
    n = 0.0
    for colour in range(codes.COLOURS):
        if amount(w[lay.CORE_STACKS], colour):
            n += VIEW.core * float(amount(CROP.cores, colour))
    return n


def reach(w: vec[i64]) -> i64:
    """Return how many tiles to each side a figure counts on; fewer while others are still to be placed."""
    each: i64 = 2 if w[lay.SEATS] == 2 else 1
    return REACH if w[lay.PHASE] == codes.PH_TEMPLE and w[lay.STEP] < each * w[lay.SEATS] else codes.TILES


def least_of(goods: i64) -> i64:
    best: i64 = 0
    for kind in range(1, codes.PURPLE):
        if amount(goods, kind) < amount(goods, best):
            best = kind
    return best


def best_figure(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the best position to collect at: figure, clone or, before placement, a free position; -1 if none."""
    s = lay.at(seat)
    most = -1000.0
    best: i64 = -1
    far = reach(w)
    for clone in range(2):
        if w[s + lay.FIGURE + clone] >= 0:
            n = place_worth(t, w, w[s + lay.FIGURE + clone], far)
            if clone:
                n -= VIEW.mana * float(t.numbers[CLONE_COST])
                if w[s + lay.MANA] < t.numbers[CLONE_COST]:
                    continue
            if n > most:
                most = n
                best = w[s + lay.FIGURE + clone]
    if w[s + lay.FIGURE] < 0 and w[lay.PHASE] == codes.PH_TEMPLE:
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
    """Return the approximate value of collecting at a position. Requires VIEW."""
    CROP.gather(t, w, position, far)
    goods = CROP.goods
    crystals = total(goods) - amount(goods, codes.ACTION)
    n = 0.7 * float(crystals) + 0.15 * float(amount(goods, codes.PURPLE)) + 0.75 * float(CROP.wild)
    n += 0.5 * float(amount(goods, codes.ACTION)) + MANA_COLLECTED * float(CROP.mana)
    return n + VIEW.core * float(total(CROP.cores))


class Crop:
    """Resources that a figure would collect."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.wild: i64 = 0
        self.mana: i64 = 0
        self.cores: i64 = 0
        self.tiles: i64 = 0

    def gather(self, t: Columns, w: vec[i64], position: i64, far: i64) -> None:
        """Compute the resources at a position by the rules, but at most `far` tiles to each side."""
        row = tile_row(w, position)
        self.goods = t.main_goods[row]
        self.wild = t.main_wild[row]
        self.mana = t.main_mana[row]
        self.cores = t.main_cores[row]
        self.tiles = 0
        self.link(t, row)
        taken = figures(w) | bit(position)
        self.walk(t, w, position, taken, far, codes.NIGHT)
        self.walk(t, w, position, taken, far, codes.DAY)
        if self.tiles == 2:
            self.mana += t.numbers[SMALL_2]
        elif self.tiles == 3:
            self.mana += t.numbers[SMALL_3]

    def walk(self, t: Columns, w: vec[i64], position: i64, taken: i64, far: i64, side: i64) -> None:
        direction: i64 = 1 if side == codes.NIGHT else -1
        here = position
        for _ in range(far):
            here = around(here, direction)
            if here == w[lay.BARRIER]:
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
