"""Sensible answers by rule of thumb, for choices within an action that are not worth a search of their own."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, plus, unit
from conclave.trial_of_the_temples.engine.choices import fill
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import CLONE_COST, MANA_MAX, MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.convert import gained_by, paid_by
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled
from conclave.trial_of_the_temples.engine.plan import (
    FOUND,
    OWN,
    TRIED,
    VIEW,
    look_ahead,
    open_purse,
    pay_token,
    prospects,
    space_worth,
    walk,
)
from conclave.trial_of_the_temples.engine.scratch import SCRATCH
from conclave.trial_of_the_temples.engine.worth import best_figure, place_worth, reach


def is_quiet(w: vec[i64]) -> bool:
    """A seat is at the beginning of something; after a visit to convert it has yet to do what it converted for."""
    question = w[ASK]
    if w[SAVED]:
        return False
    return question == ASK_TURN or question == ASK_PLACE or question == ASK_COLLECT or question == ASK_MAT


def habit(t: Columns, w: vec[i64]) -> i64:
    """One of the legal answers."""
    question = w[ASK]
    seat = w[ACTOR]
    n = fill(t, w, SCRATCH)
    if n == 1 or question == ASK_MAT or question == ASK_ECHO:
        return SCRATCH[0]  # echoes come before "done"
    look_ahead(t, w, seat)
    if question == ASK_CORE:
        return best_core(t, w, seat)
    if question == ASK_ON:
        return go_on(t, w, seat)
    if question == ASK_PAY:
        return cheapest_way(w, seat, n)
    if question == ASK_TURN:
        return best_trial(t, w, seat)
    if question == ASK_PLACE:
        return best_place(t, w, n)
    if question == ASK_COLLECT:
        here = best_figure(t, w, seat)
        clone: i64 = 1 if here == w[at(seat) + CLONE] and w[at(seat) + MANA] >= t.numbers[CLONE_COST] else 0
        return V_COLLECT << SHIFT | clone
    if question == ASK_STORE and VIEW.rounds == 0.0:
        return V_DONE << SHIFT
    return most_promising(t, w, seat, n)


# --- Ring and mats


def best_place(t: Columns, w: vec[i64], n: i64) -> i64:
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        if SCRATCH[i] >> SHIFT == V_CONVERT:
            continue
        worth = place_worth(t, w, SCRATCH[i] & OPERAND, reach(w))
        if worth > most:
            most = worth
            best = SCRATCH[i]
    return best


def best_core(t: Columns, w: vec[i64], seat: i64) -> i64:
    best: i64 = SCRATCH[0]
    most = -1000.0
    cores = filled(w, seat)
    for space in range(SPACES):
        if (w[CHOICE] >> space) & 1:
            worth = space_worth(t, w, seat, cores, space)
            if worth > most:
                most = worth
                best = V_CORE << SHIFT | space
    return best


# --- Trials


def best_trial(t: Columns, w: vec[i64], seat: i64) -> i64:
    """The first trial of the plan, or rest."""
    open_purse(t, w, seat, OWN)
    best: i64 = V_REST << SHIFT
    FOUND.net = 0.0
    for track in range(TRACKS):
        before = FOUND.net
        TRIED.like(OWN)
        if pay_token(TRIED):
            walk(t, w, seat, track, t.numbers[MAX_STEPS])
            if FOUND.net > before:
                best = V_TRIAL << SHIFT | track
    return best


def go_on(t: Columns, w: vec[i64], seat: i64) -> i64:
    """One more space, if that pays alone or with those after it."""
    if SCRATCH[0] != V_STEP << SHIFT:
        return V_STOP << SHIFT
    open_purse(t, w, seat, TRIED)
    FOUND.net = 0.0
    walk(t, w, seat, w[TRACK], t.numbers[MAX_STEPS] - w[STEPS])
    return V_STEP << SHIFT if FOUND.net > 0.0 else V_STOP << SHIFT


def cheapest_way(w: vec[i64], seat: i64, n: i64) -> i64:
    """Spells on the crystal that we have most of, then those on tokens, then mana."""
    goods = w[at(seat) + GOODS]
    best: i64 = SCRATCH[n - 1]
    most: i64 = -1
    for i in range(n):
        action = SCRATCH[i]
        rank: i64 = 0
        if action >> SHIFT == V_CAST:
            paid = paid_by(action & OPERAND)
            rank = 10 if paid == ACTION else 20 + amount(goods, paid)
        elif action >> SHIFT == V_BUY_TOKEN:
            rank = 5
        if rank > most:
            most = rank
            best = action
    return best


# --- Crystals to choose, to keep and to convert


def most_promising(t: Columns, w: vec[i64], seat: i64, n: i64) -> i64:
    """The answer after which the goods have the best prospects in the trials."""
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        action = SCRATCH[i]
        open_purse(t, w, seat, OWN)
        exchange(t, action)
        hope = prospects(t, w, seat, OWN)
        if action >> SHIFT == V_STORE:
            hope += 1.0 + 0.1 * float(action & OPERAND)
        if hope > most:
            most = hope
            best = action
    return best


def exchange(t: Columns, action: i64) -> None:
    """Do to OWN what the answer would do."""
    verb = action >> SHIFT
    x = action & OPERAND
    if verb == V_WILD:
        OWN.goods = plus(OWN.goods, unit(x))
    elif verb == V_SELL:
        OWN.goods -= unit(x)
        OWN.mana += 1
    elif verb == V_DRAIN:
        OWN.goods -= unit(x)
        OWN.mana += DRAIN_MANA
    elif verb == V_BUY_TOKEN:
        OWN.goods = plus(OWN.goods, unit(ACTION))
        OWN.mana -= TOKEN_PRICE
    elif verb == V_BUY:
        OWN.goods = plus(OWN.goods, unit(x))
        OWN.mana -= CRYSTAL_PRICE
    elif verb == V_CAST:
        OWN.goods = plus(OWN.goods - unit(paid_by(x)), unit(gained_by(x)))
        spend_cast(x)
    if OWN.mana > t.numbers[MANA_MAX]:
        OWN.mana = t.numbers[MANA_MAX]


def spend_cast(x: i64) -> None:
    if x < 3:
        OWN.to_purple -= 1
    elif x < 6:
        OWN.from_purple -= 1
    else:
        OWN.from_action -= 1
