"""Taking an answer: what each verb does to the state before the game runs on."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, shifted, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import EXTRA_MANA, Columns
from conclave.trial_of_the_temples.engine.convert import convert, use_spell
from conclave.trial_of_the_temples.engine.events import (
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
from conclave.trial_of_the_temples.engine.flow import (
    COLLECTED,
    PAYING,
    TURN_OVER,
    collect_with,
    pass_token,
    rest,
    reveal,
    run,
)
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import ask, change, gain, place_core


def answer(t: Columns, w: vec[i64], action: i64, ev: Events | None) -> None:
    """Take a legal answer and run on until the next question."""
    verb = action >> SHIFT
    x = action & OPERAND
    seat = w[ACTOR]
    question = w[ASK]
    w[ASK] = ASK_NOTHING
    if verb != V_CONVERT and question != ASK_CONVERT:  # after a visit to convert, the same is asked again
        w[VERB] = 0
        w[CHOICE] = 0
    if question == ASK_CHANCE:
        chance_named(t, w, verb, x, ev)
    elif verb == V_CONVERT:
        begin_to_convert(w, seat, question)
    elif question == ASK_CONVERT:
        convert_on(t, w, seat, action, ev)
    else:
        w[SAVED] = 0
        if question == ASK_PAY:
            convert(t, w, seat, action, ev)
        elif question == ASK_TURN:
            take_turn(t, w, seat, verb, x, ev)
        else:
            decide(t, w, seat, verb, x, ev)
    run(t, w, ev)


def chance_named(t: Columns, w: vec[i64], verb: i64, x: i64, ev: Events | None) -> None:
    if verb == V_REVEAL:
        reveal(t, w, x, ev)
    elif verb == V_TILE:
        w[RING] |= shifted(x, 4 * w[STEP])
        w[TILES_LEFT] &= ~bit(x)
        if ev is not None:
            ev.append((EV_TILE, w[STEP], x))
        w[STEP] += 1
    elif verb == V_COVER:
        w[BARRIER] = x
        if ev is not None:
            ev.append((EV_BARRIER, x))
    else:
        pass_token(w, x, ev)


# --- Converting


def begin_to_convert(w: vec[i64], seat: i64, question: i64) -> None:
    w[SAVED] = question
    w[SAVED_LAST] = w[LAST]
    ask(w, ASK_CONVERT, seat)
    w[LAST] = 0
    w[COUNT] = 0  # conversions made in this visit


def convert_on(t: Columns, w: vec[i64], seat: i64, action: i64, ev: Events | None) -> None:
    """One more conversion, or back to the question before."""
    if action >> SHIFT == V_DONE:
        ask(w, w[SAVED], seat)
        w[LAST] = w[SAVED_LAST]
        w[SAVED] = -1
        w[SAVED_LAST] = 0
        w[COUNT] = 0
        return
    convert(t, w, seat, action, ev)
    ask(w, ASK_CONVERT, seat)
    w[COUNT] += 1


# --- Turns in the trial phase


def take_turn(t: Columns, w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    """Begin a trial, buying the action token on the spot where there is none; or rest."""
    if verb == V_REST:
        rest(t, w, seat, ev)
        return
    if ev is not None:
        ev.append((EV_TRIAL, seat, x))
    if amount(w[at(seat) + GOODS], ACTION):
        change(t, w, seat, 0, unit(ACTION), 0, WHY_TRIAL, x, ev)
    else:
        change(t, w, seat, 0, 0, -TOKEN_PRICE, WHY_TRIAL, x, ev)
    w[TRACK] = x
    w[STEPS] = 0
    w[STAGE] = PAYING


# --- Everything else


def decide(t: Columns, w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    if verb == V_CORE:
        place_core(t, w, seat, x, ev)
    elif verb == V_WILD:
        choose_wild(t, w, seat, x, ev)
    elif verb == V_STEP:
        w[STAGE] = PAYING
    elif verb == V_STOP:
        w[STAGE] = TURN_OVER
    elif verb == V_STORE:
        store(w, seat, x, ev)
    elif verb == V_ECHO:
        echo(t, w, seat, x, ev)
    elif verb == V_DONE:
        if w[PHASE] == PH_RESOURCE:
            w[STAGE] = COLLECTED
        else:
            w[COUNT] = 0  # no more crystals are stored
    elif verb == V_COLLECT:
        collect_with(t, w, seat, x, ev)
    elif verb == V_MAT:
        choose_mat(t, w, seat, x, ev)
    else:
        put_figure(w, seat, verb - V_FIGURE, x, ev)


def put_figure(w: vec[i64], seat: i64, clone: i64, position: i64, ev: Events | None) -> None:
    w[at(seat) + FIGURE + clone] = position
    w[STEP] += 1
    if ev is not None:
        ev.append((EV_FIGURE, seat, clone, position))


def choose_mat(t: Columns, w: vec[i64], seat: i64, mat: i64, ev: Events | None) -> None:
    w[at(seat) + MAT] = mat
    w[MATS_LEFT] &= ~bit(mat)
    w[STEP] += 1
    if ev is not None:
        ev.append((EV_MAT, seat, mat))
    extra: i64 = t.numbers[EXTRA_MANA] if w[SEATS] == 2 else 0
    gain(t, w, seat, t.start_goods[mat], t.start_mana[mat] + extra, WHY_START, mat, ev)


def choose_wild(t: Columns, w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    gain(t, w, seat, unit(colour), 0, WHY_WILD, 0, ev)
    w[GOT] |= bit(colour)
    w[LAST] = colour
    w[COUNT] -= 1
    if w[COUNT]:
        w[ASK] = ASK_WILD
        w[PARTIAL] = 1


def echo(t: Columns, w: vec[i64], seat: i64, spell: i64, ev: Events | None) -> None:
    use_spell(t, w, seat, spell, ev)
    w[LAST] = spell
    if spell == ECHO_ACTION:
        gain(t, w, seat, 0, ECHO_MANA, WHY_ECHO, spell, ev)
    else:
        gain(t, w, seat, unit(spell), 0, WHY_ECHO, spell, ev)


def store(w: vec[i64], seat: i64, colour: i64, ev: Events | None) -> None:
    """A stored crystal is set aside until the rest has been returned."""
    w[at(seat) + GOODS] -= unit(colour)
    w[KEPT] += unit(colour)
    w[LAST] = colour
    w[COUNT] -= 1
    if ev is not None:
        ev.append((EV_STORED, seat, colour))
