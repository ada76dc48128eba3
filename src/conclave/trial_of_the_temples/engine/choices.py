"""What may be answered: the legal actions of every ask, and the test of a single one."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, lowest
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import CLONE_COST, Columns
from conclave.trial_of_the_temples.engine.convert import can_convert, fill_conversions, fill_ways
from conclave.trial_of_the_temples.engine.flow import bar_step, bar_trial, price
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.scratch import SCRATCH


def fill(t: Columns, w: vec[i64], out: vec[i64]) -> i64:
    """Write the legal actions, ascending; how many there are."""
    question = w[ASK]
    seat = w[ACTOR]
    if question == ASK_TURN:
        return fill_turn(t, w, out, seat)
    if question == ASK_ON:
        n: i64 = 0
        if bar_step(t, w, seat) == 0:
            out[0] = V_STEP << SHIFT
            n = 1
        out[n] = V_STOP << SHIFT
        return fill_convert(t, w, out, n + 1, seat)
    if question == ASK_PAY:
        return fill_ways(t, w, out, seat, price(t, w, seat))
    if question == ASK_PLACE:
        return fill_places(t, w, out, seat)
    if question == ASK_WILD or question == ASK_STORE:
        return fill_colours(w, out, seat)
    if question == ASK_CONVERT:
        n = fill_conversions(t, w, out, 0, seat)
        return done_first(out, n) if w[COUNT] else n
    if question == ASK_COLLECT:
        out[0] = V_COLLECT << SHIFT
        out[1] = V_COLLECT << SHIFT | 1
        return fill_convert(t, w, out, 2 if w[at(seat) + MANA] >= t.numbers[CLONE_COST] else 1, seat)
    if question == ASK_OVER:
        return 0
    n = fill_set(w, out)
    if question == ASK_ECHO:
        out[n] = V_DONE << SHIFT
        n += 1
    if question == ASK_CORE or question == ASK_ECHO:
        n = fill_convert(t, w, out, n, seat)
    return n


def fill_set(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    rest = w[CHOICE]
    while rest:
        out[n] = w[VERB] << SHIFT | lowest(rest)
        n += 1
        rest &= rest - 1
    return n


def fill_convert(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """At every decision of one's own one may convert first, once."""
    if w[SAVED] == 0 and can_convert(t, w, seat):
        out[n] = V_CONVERT << SHIFT
        n += 1
    return n


def done_first(out: vec[i64], n: i64) -> i64:
    """After the first conversion a visit may end; "done" sorts before the conversions."""
    for i in range(n, 0, -1):
        out[i] = out[i - 1]
    out[0] = V_DONE << SHIFT
    return n + 1


def fill_turn(t: Columns, w: vec[i64], out: vec[i64], seat: i64) -> i64:
    n: i64 = 0
    for track in range(TRACKS):
        if bar_trial(t, w, seat, track) == 0:
            out[n] = V_TRIAL << SHIFT | track
            n += 1
    out[n] = V_REST << SHIFT
    return fill_convert(t, w, out, n + 1, seat)


def fill_places(t: Columns, w: vec[i64], out: vec[i64], seat: i64) -> i64:
    """The figure, or with two players the clone, whichever does not stand yet."""
    n: i64 = 0
    for clone in range(2):
        if w[at(seat) + FIGURE + clone] < 0 and (clone == 0 or w[SEATS] == 2):
            rest = w[CHOICE]
            while rest:
                out[n] = (V_FIGURE + clone) << SHIFT | lowest(rest)
                n += 1
                rest &= rest - 1
    return fill_convert(t, w, out, n, seat)


def fill_colours(w: vec[i64], out: vec[i64], seat: i64) -> i64:
    """Colours in non-decreasing order: wild crystals, or crystals to store."""
    n: i64 = 0
    if w[ASK] == ASK_WILD:
        for colour in range(w[LAST], PURPLE):
            out[n] = V_WILD << SHIFT | colour
            n += 1
        return n
    for colour in range(w[LAST], COLOURS):
        if amount(w[at(seat) + GOODS], colour):
            out[n] = V_STORE << SHIFT | colour
            n += 1
    out[n] = V_DONE << SHIFT
    return n + 1


def allows(t: Columns, w: vec[i64], action: i64) -> bool:
    """Whether the action is legal; a choice from a set needs no list."""
    question = w[ASK]
    if (question == ASK_CHANCE or question == ASK_CORE) and action >> SHIFT == w[VERB]:
        x = action & OPERAND
        return x < SPACES and (w[CHOICE] >> x) & 1 != 0
    n = fill(t, w, SCRATCH)
    for i in range(n):
        if SCRATCH[i] == action:
            return True
    return False
