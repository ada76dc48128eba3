"""Application of answers: changes the state for each verb, then continues the game."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, shift_left, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.convert import convert, use_spell
from conclave.games.trial_of_the_temples.engine.events import (
    EV_BARRIER,
    EV_FIGURE,
    EV_MAT,
    EV_STORED,
    EV_TILE,
    EV_TRIAL,
    WHY_ECHO,
    WHY_START,
    WHY_TRIAL,
    WHY_WILD,
    Events,
)
from conclave.games.trial_of_the_temples.engine.flow import (
    COLLECTED,
    PAYING,
    TURN_OVER,
    collect_with,
    pass_token,
    rest,
    reveal,
    run,
)
from conclave.games.trial_of_the_temples.engine.moves import ask, change, gain, place_core
from conclave.games.trial_of_the_temples.engine.printed_values import EXTRA_MANA, Columns


def answer(t: Columns, w: vec[i64], action: i64, ev: Events | None) -> None:
    """Apply a legal answer and continue to the next question."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    seat = w[lay.ACTOR]
    question = w[lay.QUESTION]
    w[lay.QUESTION] = codes.ASK_NOTHING
    if verb != codes.V_CONVERT and question != codes.ASK_CONVERT:  # conversions return to the same question
        w[lay.VERB] = 0
        w[lay.CHOICE] = 0
    if question == codes.ASK_CHANCE:
        apply_chance(t, w, verb, x, ev)
    elif verb == codes.V_CONVERT:
        begin_to_convert(w, seat, question)
    elif question == codes.ASK_CONVERT:
        convert_on(t, w, seat, action, ev)
    else:
        w[lay.CONVERT_RETURN] = 0
        if question == codes.ASK_PAY:
            convert(t, w, seat, action, ev)
        elif question == codes.ASK_TURN:
            take_turn(t, w, seat, verb, x, ev)
        else:
            decide(t, w, seat, verb, x, ev)
    run(t, w, ev)


def apply_chance(t: Columns, w: vec[i64], verb: i64, x: i64, ev: Events | None) -> None:
    if verb == codes.V_REVEAL:
        reveal(t, w, x, ev)
    elif verb == codes.V_TILE:
        w[lay.RING] |= shift_left(x, 4 * w[lay.STEP])
        w[lay.TILES_LEFT] &= ~bit(x)
        if ev is not None:
            ev.append((EV_TILE, w[lay.STEP], x))
        w[lay.STEP] += 1
    elif verb == codes.V_COVER:
        w[lay.BARRIER] = x
        if ev is not None:
            ev.append((EV_BARRIER, x))
    else:
        pass_token(w, x, ev)


# --- Converting


def begin_to_convert(w: vec[i64], seat: i64, question: i64) -> None:
    w[lay.CONVERT_RETURN] = question
    w[lay.CONVERT_RETURN_LAST] = w[lay.LAST]
    ask(w, codes.ASK_CONVERT, seat)
    w[lay.LAST] = 0
    w[lay.COUNT] = 0  # conversions made in this series


def convert_on(t: Columns, w: vec[i64], seat: i64, action: i64, ev: Events | None) -> None:
    """Apply one more conversion, or return to the previous question."""
    if action >> codes.SHIFT == codes.V_DONE:
        ask(w, w[lay.CONVERT_RETURN], seat)
        w[lay.LAST] = w[lay.CONVERT_RETURN_LAST]
        w[lay.CONVERT_RETURN] = -1
        w[lay.CONVERT_RETURN_LAST] = 0
        w[lay.COUNT] = 0
        return
    convert(t, w, seat, action, ev)
    ask(w, codes.ASK_CONVERT, seat)
    w[lay.COUNT] += 1


# --- Turns in the trial phase


def take_turn(t: Columns, w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    """Begin a trial or rest. A missing action token is bought with mana."""
    if verb == codes.V_REST:
        rest(t, w, seat, ev)
        return
    if ev is not None:
        ev.append((EV_TRIAL, seat, x))
    if amount(w[lay.at(seat) + lay.GOODS], codes.ACTION):
        change(t, w, seat, 0, unit(codes.ACTION), 0, WHY_TRIAL, x, ev)
    else:
        change(t, w, seat, 0, 0, -codes.TOKEN_PRICE, WHY_TRIAL, x, ev)
    w[lay.TRACK] = x
    w[lay.STEPS] = 0
    w[lay.TURN_STAGE] = PAYING


# --- Everything else


def decide(t: Columns, w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    if verb == codes.V_CORE:
        place_core(t, w, seat, x, ev)
    elif verb == codes.V_WILD:
        choose_wild(t, w, seat, x, ev)
    elif verb == codes.V_STEP:
        w[lay.TURN_STAGE] = PAYING
    elif verb == codes.V_STOP:
        w[lay.TURN_STAGE] = TURN_OVER
    elif verb == codes.V_STORE:
        store(w, seat, x, ev)
    elif verb == codes.V_ECHO:
        echo(t, w, seat, x, ev)
    elif verb == codes.V_DONE:
        if w[lay.PHASE] == codes.PH_RESOURCE:
            w[lay.TURN_STAGE] = COLLECTED
        else:
            w[lay.COUNT] = 0  # the seat stores no more crystals
    elif verb == codes.V_COLLECT:
        collect_with(t, w, seat, x, ev)
    elif verb == codes.V_MAT:
        choose_mat(t, w, seat, x, ev)
    else:
        put_figure(w, seat, verb - codes.V_FIGURE, x, ev)


def put_figure(w: vec[i64], seat: i64, clone: i64, position: i64, ev: Events | None) -> None:
    w[lay.at(seat) + lay.FIGURE + clone] = position
    w[lay.STEP] += 1
    if ev is not None:
        ev.append((EV_FIGURE, seat, clone, position))


def choose_mat(t: Columns, w: vec[i64], seat: i64, mat: i64, ev: Events | None) -> None:
    w[lay.at(seat) + lay.MAT] = mat
    w[lay.MATS_LEFT] &= ~bit(mat)
    w[lay.STEP] += 1
    if ev is not None:
        ev.append((EV_MAT, seat, mat))
    extra: i64 = t.numbers[EXTRA_MANA] if w[lay.SEATS] == 2 else 0
    gain(t, w, seat, t.start_goods[mat], t.start_mana[mat] + extra, WHY_START, mat, ev)


def choose_wild(t: Columns, w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    gain(t, w, seat, unit(colour), 0, WHY_WILD, 0, ev)
    w[lay.COLLECTED_KINDS] |= bit(colour)
    w[lay.LAST] = colour
    w[lay.COUNT] -= 1
    if w[lay.COUNT]:
        w[lay.QUESTION] = codes.ASK_WILD
        w[lay.PARTIAL] = 1


def echo(t: Columns, w: vec[i64], seat: i64, spell: i64, ev: Events | None) -> None:
    use_spell(t, w, seat, spell, ev)
    w[lay.LAST] = spell
    if spell == codes.ECHO_ACTION:
        gain(t, w, seat, 0, codes.ECHO_MANA, WHY_ECHO, spell, ev)
    else:
        gain(t, w, seat, unit(spell), 0, WHY_ECHO, spell, ev)


def store(w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    """Set a stored crystal aside until the other goods have been returned."""
    w[lay.at(seat) + lay.GOODS] -= unit(colour)
    w[lay.STORED] += unit(colour)
    w[lay.LAST] = colour
    w[lay.COUNT] -= 1
    if ev is not None:
        ev.append((EV_STORED, seat, colour))
