"""Greedy plan of a seat's trials in this round: a first trial on each track, then the best next one repeatedly.

Everything is measured in points. Goods have opportunity costs: an unspent good is worth the mana it turns into.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, shift_left, size_of, total, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces, ready, standing_on
from conclave.games.trial_of_the_temples.engine.printed_values import (
    LINE_3,
    LINE_4,
    MANA_MAX,
    MAX_ROUNDS,
    MAX_STEPS,
    Columns,
)
from conclave.games.trial_of_the_temples.engine.score import endings

CRYSTAL: Final = 0.85  # points per crystal in a later round
CORE_AHEAD: Final = 1.5  # points of a core ahead on a track
MANA_LATER: Final = 0.33  # points per mana before the last round
MANA_LAST: Final = 0.02  # points per mana in the last round, where it breaks ties
SPENT: Final = 0.3  # opportunity cost of a crystal in points
PLANNED: Final = 0.85  # weight of a planned point
MAX_PLANNED_TRIALS: Final = 5  # maximum number of trials in a plan
NEVER: Final = -1000000.0


class Purse:
    """Remaining resources of a seat during planning. Spells are counted by the casts left this round."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.mana: i64 = 0
        self.to_purple: i64 = 0
        self.from_purple: i64 = 0
        self.from_action: i64 = 0
        self.marks: i64 = 0
        self.cores: i64 = 0  # gained by the plan
        self.gain = 0.0  # points gained by the plan
        self.net = 0.0  # gain minus the opportunity cost of the goods spent

    def like(self, other: "Purse") -> None:
        self.goods = other.goods
        self.mana = other.mana
        self.to_purple = other.to_purple
        self.from_purple = other.from_purple
        self.from_action = other.from_action
        self.marks = other.marks
        self.cores = other.cores
        self.gain = other.gain
        self.net = other.net


# Reusable purses for one plan at a time.
OWN: Final = Purse()
TRIED: Final = Purse()
FOUND: Final = Purse()
BEFORE: Final = Purse()
BEST: Final = Purse()


class Outlook:
    """Values of resources for a seat at this stage of the game. Holds one plan at a time."""

    def __init__(self) -> None:
        self.rounds = 0.0  # rounds after the current one
        self.hope = 0.0  # weight of partial progress, from 0 to 1
        self.mana = 0.0  # points of one mana
        self.core = 0.0  # points of the next core
        self.worth = 0.0  # heuristic value in log-odds, once computed


VIEW: Final = Outlook()


def rounds_left(t: Columns, w: vec[i64]) -> float:
    """Return the number of rounds after the current one."""
    if w[lay.PHASE] == codes.PH_OVER or (w[lay.ROUND] > 0 and endings(t, w)):
        return 0.0
    return float(t.numbers[MAX_ROUNDS] - w[lay.ROUND])


def look_ahead(t: Columns, w: vec[i64], seat: i64) -> None:
    """Set VIEW for a seat that has a mat."""
    left = rounds_left(t, w)
    VIEW.rounds = left
    VIEW.hope = left / (left + 0.6)
    VIEW.mana = MANA_LATER if left > 0.0 else MANA_LAST
    VIEW.core = best_space_worth(t, w, seat)


# --- Spell mats


def best_space_worth(t: Columns, w: vec[i64], seat: i64) -> float:
    """Return the value of a core on the best empty space, ignoring colours."""
    cores = filled_spaces(w, seat)
    most = 0.0
    for space in range(codes.SPACES):
        if not (cores >> space) & 1:
            n = space_worth(t, w, seat, cores, space)
            if n > most:
                most = n
    return most


def space_worth(t: Columns, w: vec[i64], seat: i64, cores: i64, space: i64) -> float:
    """Return the immediate and later value of a core on this empty space."""
    row = codes.SPACES * w[lay.at(seat) + lay.MAT] + space
    spell = t.spell[row]
    n = float(t.worth[row]) + VIEW.mana * float(t.bonus[row])
    if spell >= codes.GIFT_RED:
        n += VIEW.mana * float(codes.GIFT_MANA) + (0.6 if VIEW.rounds > 0.0 else 0.4)
    else:
        n += spell_worth(spell)
    line = (cores >> (space & ~3)) & 0xF
    column = (cores >> (space & 3)) & 0x1111
    return n + line_step(t, size_of(line)) + line_step(t, size_of(column))


def spell_worth(spell: i64) -> float:
    """Return the expected value of a spell in the remaining rounds."""
    left = VIEW.rounds
    if spell <= codes.ECHO_BLUE:
        return 0.85 * CRYSTAL * left
    if spell == codes.ECHO_ACTION:
        return 0.95 * VIEW.mana * float(codes.ECHO_MANA) * left
    if spell == codes.TO_PURPLE or spell == codes.FROM_PURPLE:
        return 0.25 * left
    if spell == codes.ACTION_TO_CRYSTAL:
        return 0.35 * left
    if spell == codes.CRYSTAL_TO_MANA:
        return VIEW.mana * 2.0 * (left + 0.3)
    if spell == codes.REPOSE:
        return VIEW.mana * (left + 0.8)
    if spell == codes.STORAGE:
        return 0.4 * left
    return 0.0


def line_worth(t: Columns, size: i64) -> float:
    """Return the points of a line with `size` cores, plus the expected points of completing it."""
    three = float(t.numbers[LINE_3])
    four = float(t.numbers[LINE_4])
    if size == 4:
        return four
    if size == 3:
        return three + 0.3 * VIEW.hope * (four - three)
    if size == 2:
        return 0.5 * VIEW.hope * three
    return 0.15 * VIEW.hope * three * float(size)


def line_step(t: Columns, size: i64) -> float:
    return line_worth(t, size + 1) - line_worth(t, size)


# --- Tracks


def space_value(t: Columns, row: i64) -> float:
    """Return the points of a space, plus the expected value of the next level and core."""
    return float(t.points[row]) + VIEW.hope * (t.to_level[row] * t.next_rise[row] + CORE_AHEAD * t.to_core[row])


# --- Planning


def open_purse(t: Columns, w: vec[i64], seat: i64, p: Purse) -> None:
    """Fill the purse with a seat's current resources."""
    s = lay.at(seat)
    p.goods = w[s + lay.GOODS]
    p.mana = w[s + lay.MANA]
    p.to_purple = size_of(ready(t, w, seat, codes.TO_PURPLE))
    p.from_purple = size_of(ready(t, w, seat, codes.FROM_PURPLE))
    p.from_action = size_of(ready(t, w, seat, codes.ACTION_TO_CRYSTAL))
    p.marks = w[s + lay.TRACK_MARKS]
    p.cores = 0
    p.gain = 0.0
    p.net = 0.0


def prospects(t: Columns, w: vec[i64], seat: i64, p: Purse) -> float:
    """Spend the purse on the best plan found and return its value, including the mana for leftover goods.

    The best first trial does not always begin the best plan, so each track is tried as the first.
    """
    most = purse_worth(t, p)
    BEFORE.like(p)
    BEST.like(p)
    for track in range(codes.TRACKS):
        p.like(BEFORE)
        TRIED.like(p)
        if not pay_token(TRIED):
            break
        FOUND.net = NEVER
        walk(t, w, seat, track, t.numbers[MAX_STEPS])
        if FOUND.net == NEVER:
            continue
        p.like(FOUND)
        go_on_planning(t, w, seat, p)
        if purse_worth(t, p) > most:
            most = purse_worth(t, p)
            BEST.like(p)
    p.like(BEST)
    return most


def go_on_planning(t: Columns, w: vec[i64], seat: i64, p: Purse) -> None:
    """Spend the purse on the best trial repeatedly, while there is a net gain."""
    for _ in range(MAX_PLANNED_TRIALS):
        before = p.net
        FOUND.net = before
        for track in range(codes.TRACKS):
            TRIED.like(p)
            if pay_token(TRIED):
                walk(t, w, seat, track, t.numbers[MAX_STEPS])
        if FOUND.net <= before:
            return
        p.like(FOUND)


def pay_token(p: Purse) -> bool:
    if amount(p.goods, codes.ACTION):
        p.goods -= unit(codes.ACTION)
        p.net -= VIEW.mana
        return True
    if p.mana >= codes.TOKEN_PRICE:
        p.mana -= codes.TOKEN_PRICE
        p.net -= VIEW.mana * float(codes.TOKEN_PRICE)
        return True
    return False


def walk(t: Columns, w: vec[i64], seat: i64, track: i64, steps: i64) -> None:
    """Advance TRIED along a track, copying it to FOUND whenever its net gain is higher."""
    base = codes.MAX_SPACES * track
    p = TRIED
    here = (p.marks >> (8 * track)) & 255
    taken = standing_on(w, track) & ~bit((w[lay.at(seat) + lay.TRACK_MARKS] >> (8 * track)) & 255)
    last = t.last[track]
    for _ in range(steps):
        space = here + 1
        while space <= last and (taken >> space) & 1:
            space += 1
        if space > last or not pay(p, t.cost[base + space]):
            return
        p.marks += shift_left(space - here, 8 * track)
        rise = space_value(t, base + space) - space_value(t, base + here)
        reward = t.reward[base + space]
        if reward >= 0 and amount(w[lay.CORE_STACKS], reward):
            rise += VIEW.core if p.cores == 0 else 0.85 * VIEW.core
            p.cores += 1
        p.gain += rise
        p.net += rise
        if p.net > FOUND.net:
            FOUND.like(p)
        here = space


def pay(p: Purse, cost: i64) -> bool:
    """Pay a cost with crystals first, then with spells on the rest, then with mana. Return True on success."""
    lacks: i64 = 0
    for kind in range(codes.COLOURS):
        need = amount(cost, kind)
        if need:
            have = amount(p.goods, kind)
            if have < need:
                lacks += (need - have) * unit(kind)
                need = have
            p.goods -= need * unit(kind)
            p.net -= SPENT * float(need)
    if lacks == 0:
        return True
    for kind in range(codes.COLOURS):
        for _ in range(amount(lacks, kind)):
            if not come_by(p, kind):
                return False
    return True


def come_by(p: Purse, kind: i64) -> bool:
    """Obtain and spend one missing crystal by a spell or with mana. Return True on success."""
    if kind == codes.PURPLE and p.to_purple:
        best = most_of(p.goods)
        if best >= 0:
            p.to_purple -= 1
            p.goods -= unit(best)
            p.net -= SPENT
            return True
    if kind != codes.PURPLE and p.from_purple and amount(p.goods, codes.PURPLE):
        p.from_purple -= 1
        p.goods -= unit(codes.PURPLE)
        p.net -= SPENT
        return True
    if kind != codes.PURPLE and p.from_action and amount(p.goods, codes.ACTION) > 1:
        p.from_action -= 1
        p.goods -= unit(codes.ACTION)
        p.net -= SPENT
        return True
    if p.mana < codes.CRYSTAL_PRICE:
        return False
    p.mana -= codes.CRYSTAL_PRICE
    p.net -= VIEW.mana * float(codes.CRYSTAL_PRICE)
    return True


def most_of(goods: i64) -> i64:
    """Return the most plentiful of red, yellow and blue crystals; -1 if there are none."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(codes.PURPLE):
        if amount(goods, kind) > most:
            most = amount(goods, kind)
            best = kind
    return best


def purse_worth(t: Columns, p: Purse) -> float:
    """Return the value of the gained points and of the mana that leftover goods turn into."""
    mana = p.mana + total(p.goods)
    if mana > t.numbers[MANA_MAX]:
        mana = t.numbers[MANA_MAX]
    return PLANNED * p.gain + VIEW.mana * float(mana)
