"""Default answers by simple rules, for choices within an action that are not searched."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, plus, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.choices import fill
from conclave.games.trial_of_the_temples.engine.convert import crystal_gained_by, paid_by
from conclave.games.trial_of_the_temples.engine.heuristic_value import best_figure, place_worth, reach
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces
from conclave.games.trial_of_the_temples.engine.plan import (
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
from conclave.games.trial_of_the_temples.engine.printed_values import CLONE_COST, MANA_MAX, MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.engine.scratch import SCRATCH


def is_quiet(w: vec[i64]) -> bool:
    """Return True if a seat is at the start of an action. After conversions the action they were for is still open."""
    question = w[lay.QUESTION]
    if w[lay.CONVERT_RETURN]:
        return False
    return (
        question == codes.ASK_TURN
        or question == codes.ASK_PLACE
        or question == codes.ASK_COLLECT
        or question == codes.ASK_MAT
    )


def choose_default(t: Columns, w: vec[i64]) -> i64:
    """Return the default action for the pending question."""
    question = w[lay.QUESTION]
    seat = w[lay.ACTOR]
    n = fill(t, w, SCRATCH)
    if n == 1 or question == codes.ASK_MAT or question == codes.ASK_ECHO:
        return SCRATCH[0]  # echoes come before "done"
    look_ahead(t, w, seat)
    if question == codes.ASK_CORE:
        return choose_core(t, w, seat)
    if question == codes.ASK_ON:
        return go_on(t, w, seat)
    if question == codes.ASK_PAY:
        return choose_cheapest_way(w, seat, n)
    if question == codes.ASK_TURN:
        return choose_trial(t, w, seat)
    if question == codes.ASK_PLACE:
        return choose_place(t, w, n)
    if question == codes.ASK_COLLECT:
        here = best_figure(t, w, seat)
        clone: i64 = (
            1 if here == w[lay.at(seat) + lay.CLONE] and w[lay.at(seat) + lay.MANA] >= t.numbers[CLONE_COST] else 0
        )
        return codes.V_COLLECT << codes.SHIFT | clone
    if question == codes.ASK_STORE and VIEW.rounds == 0.0:
        return codes.V_DONE << codes.SHIFT
    return choose_most_promising(t, w, seat, n)


# --- Ring and mats


def choose_place(t: Columns, w: vec[i64], n: i64) -> i64:
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        if SCRATCH[i] >> codes.SHIFT == codes.V_CONVERT:
            continue
        worth = place_worth(t, w, SCRATCH[i] & codes.OPERAND, reach(w))
        if worth > most:
            most = worth
            best = SCRATCH[i]
    return best


def choose_core(t: Columns, w: vec[i64], seat: i64) -> i64:
    best: i64 = SCRATCH[0]
    most = -1000.0
    cores = filled_spaces(w, seat)
    for space in range(codes.SPACES):
        if (w[lay.CHOICE] >> space) & 1:
            worth = space_worth(t, w, seat, cores, space)
            if worth > most:
                most = worth
                best = codes.V_CORE << codes.SHIFT | space
    return best


# --- Trials


def choose_trial(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the trial with the best net gain, or rest if none has a gain."""
    open_purse(t, w, seat, OWN)
    best: i64 = codes.V_REST << codes.SHIFT
    FOUND.net = 0.0
    for track in range(codes.TRACKS):
        before = FOUND.net
        TRIED.like(OWN)
        if pay_token(TRIED):
            walk(t, w, seat, track, t.numbers[MAX_STEPS])
            if FOUND.net > before:
                best = codes.V_TRIAL << codes.SHIFT | track
    return best


def go_on(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the step to the next space if it pays, alone or with the spaces after it; otherwise stop."""
    if SCRATCH[0] != codes.V_STEP << codes.SHIFT:
        return codes.V_STOP << codes.SHIFT
    open_purse(t, w, seat, TRIED)
    FOUND.net = 0.0
    walk(t, w, seat, w[lay.TRACK], t.numbers[MAX_STEPS] - w[lay.STEPS])
    return codes.V_STEP << codes.SHIFT if FOUND.net > 0.0 else codes.V_STOP << codes.SHIFT


def choose_cheapest_way(w: vec[i64], seat: i64, n: i64) -> i64:
    """Return a spell on the most plentiful crystal; else one on a token, then buying a token, then a crystal."""
    goods = w[lay.at(seat) + lay.GOODS]
    best: i64 = SCRATCH[n - 1]
    most: i64 = -1
    for i in range(n):
        action = SCRATCH[i]
        rank: i64 = 0
        if action >> codes.SHIFT == codes.V_CAST:
            paid = paid_by(action & codes.OPERAND)
            rank = 10 if paid == codes.ACTION else 20 + amount(goods, paid)
        elif action >> codes.SHIFT == codes.V_BUY_TOKEN:
            rank = 5
        if rank > most:
            most = rank
            best = action
    return best


# --- Choosing, storing and converting crystals


def choose_most_promising(t: Columns, w: vec[i64], seat: i64, n: i64) -> i64:
    """Return the action after which the goods have the highest planned value in trials."""
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        action = SCRATCH[i]
        open_purse(t, w, seat, OWN)
        exchange(t, action)
        hope = prospects(t, w, seat, OWN)
        if action >> codes.SHIFT == codes.V_STORE:
            hope += 1.0 + 0.1 * float(action & codes.OPERAND)
        if hope > most:
            most = hope
            best = action
    return best


def exchange(t: Columns, action: i64) -> None:
    """Apply the effect of the action to the purse OWN."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    if verb == codes.V_WILD:
        OWN.goods = plus(OWN.goods, unit(x))
    elif verb == codes.V_SELL:
        OWN.goods -= unit(x)
        OWN.mana += 1
    elif verb == codes.V_DRAIN:
        OWN.goods -= unit(x)
        OWN.mana += codes.DRAIN_MANA
    elif verb == codes.V_BUY_TOKEN:
        OWN.goods = plus(OWN.goods, unit(codes.ACTION))
        OWN.mana -= codes.TOKEN_PRICE
    elif verb == codes.V_BUY:
        OWN.goods = plus(OWN.goods, unit(x))
        OWN.mana -= codes.CRYSTAL_PRICE
    elif verb == codes.V_CAST:
        OWN.goods = plus(OWN.goods - unit(paid_by(x)), unit(crystal_gained_by(x)))
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
