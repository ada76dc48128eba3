"""What a seat can make of its goods in the trials of this round: a first one, then the best of the rest, and so on.

All is counted in points. Prices are those of opportunity: a crystal that is not spent is worth its mana.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from conclave.play.counters import amount, bit, shifted, size_of, total, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import LINE_3, LINE_4, MANA_MAX, MAX_ROUNDS, MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled, ready, standing_on
from conclave.trial_of_the_temples.engine.score import endings

CRYSTAL: Final = 0.85  # points that a crystal will make in a round to come
CORE_AHEAD: Final = 1.5  # points of a core that lies ahead on a track
MANA_LATER: Final = 0.33  # points of one mana while there are rounds to come
MANA_LAST: Final = 0.02  # and in the last one: it breaks ties
SPENT: Final = 0.3  # points that a crystal should bring at least
PLANNED: Final = 0.85  # what a planned point counts
MOST_TRIALS: Final = 5  # planned ahead
NEVER: Final = -1000000.0


@mypyc_attr(acyclic=True)
class Purse:
    """What a seat has left while it plans; spells count how often they can still be cast this round."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.mana: i64 = 0
        self.to_purple: i64 = 0
        self.from_purple: i64 = 0
        self.from_action: i64 = 0
        self.marks: i64 = 0
        self.cores: i64 = 0  # gained by the plan
        self.gain = 0.0  # points gained by the plan
        self.net = 0.0  # the same less what the goods spent could bring elsewhere

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


# Purses for one plan at a time.
OWN: Final = Purse()
TRIED: Final = Purse()
FOUND: Final = Purse()
BEFORE: Final = Purse()
BEST: Final = Purse()


class Outlook:
    """What things are worth to a seat at this point of the game, for one plan at a time."""

    def __init__(self) -> None:
        self.rounds = 0.0  # to come after this one
        self.hope = 0.0  # how much of a way half done counts
        self.mana = 0.0  # points of one mana
        self.core = 0.0  # points of the next core
        self.worth = 0.0  # how well the seat stands altogether, once that is known


VIEW: Final = Outlook()


def rounds_left(t: Columns, w: vec[i64]) -> float:
    """After this one."""
    if w[PHASE] == PH_OVER or (w[ROUND] > 0 and endings(t, w)):
        return 0.0
    return float(t.numbers[MAX_ROUNDS] - w[ROUND])


def look_ahead(t: Columns, w: vec[i64], seat: i64) -> None:
    """Set the outlook of a seat that has a mat."""
    left = rounds_left(t, w)
    VIEW.rounds = left
    VIEW.hope = left / (left + 0.6)
    VIEW.mana = MANA_LATER if left > 0.0 else MANA_LAST
    VIEW.core = best_space_worth(t, w, seat)


# --- Spell mats


def best_space_worth(t: Columns, w: vec[i64], seat: i64) -> float:
    """What a core of any colour would bring on the best empty space."""
    cores = filled(w, seat)
    most = 0.0
    for space in range(SPACES):
        if not (cores >> space) & 1:
            n = space_worth(t, w, seat, cores, space)
            if n > most:
                most = n
    return most


def space_worth(t: Columns, w: vec[i64], seat: i64, cores: i64, space: i64) -> float:
    """What a core on this empty space brings, now and later."""
    row = SPACES * w[at(seat) + MAT] + space
    spell = t.spell[row]
    n = float(t.worth[row]) + VIEW.mana * float(t.bonus[row])
    if spell >= GIFT_RED:
        n += VIEW.mana * float(GIFT_MANA) + (0.6 if VIEW.rounds > 0.0 else 0.4)
    else:
        n += spell_worth(spell)
    line = (cores >> (space & ~3)) & 0xF
    column = (cores >> (space & 3)) & 0x1111
    return n + line_step(t, size_of(line)) + line_step(t, size_of(column))


def spell_worth(spell: i64) -> float:
    """What a spell will bring in the rounds to come."""
    left = VIEW.rounds
    if spell <= ECHO_BLUE:
        return 0.85 * CRYSTAL * left
    if spell == ECHO_ACTION:
        return 0.95 * VIEW.mana * float(ECHO_MANA) * left
    if spell == TO_PURPLE or spell == FROM_PURPLE:
        return 0.25 * left
    if spell == ACTION_TO_CRYSTAL:
        return 0.35 * left
    if spell == CRYSTAL_TO_MANA:
        return VIEW.mana * 2.0 * (left + 0.3)
    if spell == REPOSE:
        return VIEW.mana * (left + 0.8)
    if spell == STORAGE:
        return 0.4 * left
    return 0.0


def line_worth(t: Columns, size: i64) -> float:
    """Points of a line, and the hope of its next ones."""
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
    """Points of a space of a track, and the hope of the next level and core."""
    return float(t.points[row]) + VIEW.hope * (t.to_level[row] * t.next_rise[row] + CORE_AHEAD * t.to_core[row])


# --- Planning


def open_purse(t: Columns, w: vec[i64], seat: i64, p: Purse) -> None:
    """All that a seat has now."""
    s = at(seat)
    p.goods = w[s + GOODS]
    p.mana = w[s + MANA]
    p.to_purple = size_of(ready(t, w, seat, TO_PURPLE))
    p.from_purple = size_of(ready(t, w, seat, FROM_PURPLE))
    p.from_action = size_of(ready(t, w, seat, ACTION_TO_CRYSTAL))
    p.marks = w[s + MARKS]
    p.cores = 0
    p.gain = 0.0
    p.net = 0.0


def prospects(t: Columns, w: vec[i64], seat: i64, p: Purse) -> float:
    """Spend the purse as well as possible; the plan's gain, and the mana into which all else turns.

    What looks best first need not be the best beginning, so the first trial is tried on every track.
    """
    most = purse_worth(t, p)
    BEFORE.like(p)
    BEST.like(p)
    for track in range(TRACKS):
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
    """Spend the purse on the best trial as long as one pays."""
    for _ in range(MOST_TRIALS):
        before = p.net
        FOUND.net = before
        for track in range(TRACKS):
            TRIED.like(p)
            if pay_token(TRIED):
                walk(t, w, seat, track, t.numbers[MAX_STEPS])
        if FOUND.net <= before:
            return
        p.like(FOUND)


def pay_token(p: Purse) -> bool:
    if amount(p.goods, ACTION):
        p.goods -= unit(ACTION)
        p.net -= VIEW.mana
        return True
    if p.mana >= TOKEN_PRICE:
        p.mana -= TOKEN_PRICE
        p.net -= VIEW.mana * float(TOKEN_PRICE)
        return True
    return False


def walk(t: Columns, w: vec[i64], seat: i64, track: i64, steps: i64) -> None:
    """Go on with what TRIED has; where that is better than FOUND, it is found."""
    base = MAX_SPACES * track
    p = TRIED
    here = (p.marks >> (8 * track)) & 255
    taken = standing_on(w, track) & ~bit((w[at(seat) + MARKS] >> (8 * track)) & 255)
    last = t.last[track]
    for _ in range(steps):
        space = here + 1
        while space <= last and (taken >> space) & 1:
            space += 1
        if space > last or not pay(p, t.cost[base + space]):
            return
        p.marks += shifted(space - here, 8 * track)
        rise = space_value(t, base + space) - space_value(t, base + here)
        reward = t.reward[base + space]
        if reward >= 0 and amount(w[STACKS], reward):
            rise += VIEW.core if p.cores == 0 else 0.85 * VIEW.core
            p.cores += 1
        p.gain += rise
        p.net += rise
        if p.net > FOUND.net:
            FOUND.like(p)
        here = space


def pay(p: Purse, cost: i64) -> bool:
    """Crystals first, then spells on what is left, then mana."""
    lacks: i64 = 0
    for kind in range(COLOURS):
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
    for kind in range(COLOURS):
        for _ in range(amount(lacks, kind)):
            if not come_by(p, kind):
                return False
    return True


def come_by(p: Purse, kind: i64) -> bool:
    """One crystal that lacks."""
    if kind == PURPLE and p.to_purple:
        best = most_of(p.goods)
        if best >= 0:
            p.to_purple -= 1
            p.goods -= unit(best)
            p.net -= SPENT
            return True
    if kind != PURPLE and p.from_purple and amount(p.goods, PURPLE):
        p.from_purple -= 1
        p.goods -= unit(PURPLE)
        p.net -= SPENT
        return True
    if kind != PURPLE and p.from_action and amount(p.goods, ACTION) > 1:
        p.from_action -= 1
        p.goods -= unit(ACTION)
        p.net -= SPENT
        return True
    if p.mana < CRYSTAL_PRICE:
        return False
    p.mana -= CRYSTAL_PRICE
    p.net -= VIEW.mana * float(CRYSTAL_PRICE)
    return True


def most_of(goods: i64) -> i64:
    """The red, yellow or blue crystal of which there are most; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(PURPLE):
        if amount(goods, kind) > most:
            most = amount(goods, kind)
            best = kind
    return best


def purse_worth(t: Columns, p: Purse) -> float:
    """Points gained, and the mana into which goods turn."""
    mana = p.mana + total(p.goods)
    if mana > t.numbers[MANA_MAX]:
        mana = t.numbers[MANA_MAX]
    return PLANNED * p.gain + VIEW.mana * float(mana)
