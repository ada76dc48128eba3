"""Legal actions: lists them for every question, and tests a single action."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, lowest
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.convert import can_convert, fill_conversions, fill_ways
from conclave.games.trial_of_the_temples.engine.flow import bar_step, bar_trial, price_space
from conclave.games.trial_of_the_temples.engine.printed_values import CLONE_COST, Columns
from conclave.games.trial_of_the_temples.engine.scratch import SCRATCH


def fill(t: Columns, w: vec[i64], out: vec[i64]) -> i64:
    """Write the legal actions in ascending order and return their number."""
    question = w[lay.QUESTION]
    seat = w[lay.ACTOR]
    if question == codes.ASK_TURN:
        return fill_turn(t, w, out, seat)
    if question == codes.ASK_ON:
        n: i64 = 0
        if bar_step(t, w, seat) == 0:
            out[0] = codes.V_STEP << codes.SHIFT
            n = 1
        out[n] = codes.V_STOP << codes.SHIFT
        return fill_convert(t, w, out, n + 1, seat)
    if question == codes.ASK_PAY:
        return fill_ways(t, w, out, seat, price_space(t, w, seat))
    if question == codes.ASK_PLACE:
        return fill_places(t, w, out, seat)
    if question == codes.ASK_WILD or question == codes.ASK_STORE:
        return fill_colours(w, out, seat)
    if question == codes.ASK_CONVERT:
        n = fill_conversions(t, w, out, 0, seat)
        return insert_done(out, n) if w[lay.COUNT] else n
    if question == codes.ASK_COLLECT:
        out[0] = codes.V_COLLECT << codes.SHIFT
        out[1] = codes.V_COLLECT << codes.SHIFT | 1
        return fill_convert(t, w, out, 2 if w[lay.at(seat) + lay.MANA] >= t.numbers[CLONE_COST] else 1, seat)
    if question == codes.ASK_OVER:
        return 0
    n = fill_set(w, out)
    if question == codes.ASK_ECHO:
        out[n] = codes.V_DONE << codes.SHIFT
        n += 1
    if question == codes.ASK_CORE or question == codes.ASK_ECHO:
        n = fill_convert(t, w, out, n, seat)
    return n


def fill_set(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    rest = w[lay.CHOICE]
    while rest:
        out[n] = w[lay.VERB] << codes.SHIFT | lowest(rest)
        n += 1
        rest &= rest - 1
    return n


def fill_convert(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """Append the option to convert. It is offered once at each decision of a seat."""
    if w[lay.CONVERT_RETURN] == 0 and can_convert(t, w, seat):
        out[n] = codes.V_CONVERT << codes.SHIFT
        n += 1
    return n


def insert_done(out: vec[i64], n: i64) -> i64:
    """Insert "done" before the conversions. A series may end after its first conversion."""
    for i in range(n, 0, -1):
        out[i] = out[i - 1]
    out[0] = codes.V_DONE << codes.SHIFT
    return n + 1


def fill_turn(t: Columns, w: vec[i64], out: vec[i64], seat: i64) -> i64:
    n: i64 = 0
    for track in range(codes.TRACKS):
        if bar_trial(t, w, seat, track) == 0:
            out[n] = codes.V_TRIAL << codes.SHIFT | track
            n += 1
    out[n] = codes.V_REST << codes.SHIFT
    return fill_convert(t, w, out, n + 1, seat)


def fill_places(t: Columns, w: vec[i64], out: vec[i64], seat: i64) -> i64:
    """Write the legal placements of the figure and, with two players, the clone, unless already placed."""
    n: i64 = 0
    for clone in range(2):
        if w[lay.at(seat) + lay.FIGURE + clone] < 0 and (clone == 0 or w[lay.SEATS] == 2):
            rest = w[lay.CHOICE]
            while rest:
                out[n] = (codes.V_FIGURE + clone) << codes.SHIFT | lowest(rest)
                n += 1
                rest &= rest - 1
    return fill_convert(t, w, out, n, seat)


def fill_colours(w: vec[i64], out: vec[i64], seat: i64) -> i64:
    """Write the colours that may be chosen next, in non-decreasing order: wild or stored crystals."""
    n: i64 = 0
    if w[lay.QUESTION] == codes.ASK_WILD:
        for colour in range(w[lay.LAST], codes.PURPLE):
            out[n] = codes.V_WILD << codes.SHIFT | colour
            n += 1
        return n
    for colour in range(w[lay.LAST], codes.COLOURS):
        if amount(w[lay.at(seat) + lay.GOODS], colour):
            out[n] = codes.V_STORE << codes.SHIFT | colour
            n += 1
    out[n] = codes.V_DONE << codes.SHIFT
    return n + 1


def allows(t: Columns, w: vec[i64], action: i64) -> bool:
    """Return True if the action is legal. A choice from a set is tested without listing the actions."""
    question = w[lay.QUESTION]
    if (question == codes.ASK_CHANCE or question == codes.ASK_CORE) and action >> codes.SHIFT == w[lay.VERB]:
        x = action & codes.OPERAND
        return x < codes.SPACES and (w[lay.CHOICE] >> x) & 1 != 0
    n = fill(t, w, SCRATCH)
    for i in range(n):
        if SCRATCH[i] == action:
            return True
    return False
