"""The course of a game while no program runs: rounds, turns, Collect, and what comes between games of a match."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, size_of
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import EV_CHECK, EV_OVER, EV_PHASE, EV_ROUND, EV_WINS, WHY_COLLECT, Events
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import ask, gain, push
from conclave.res_arcana.engine.setup import set_up, start_again
from conclave.res_arcana.engine.victory import ask_statue, judge


def flow(w: vec[i64], ev: Events | None) -> None:
    """One step of the course of the game."""
    phase = w[PHASE]
    if phase == PH_ACTIONS:
        next_action(w, ev)
    elif phase == PH_COLLECT:
        collect(w, ev)
    elif phase < PH_COLLECT:
        set_up(w, ev)
        if w[PHASE] == PH_COLLECT:
            begin_round(w, 1, ev)
    elif phase == PH_CHECK:
        check(w, ev)
    else:
        game_over(w, ev)


def enter(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[PHASE] = phase
    w[STEP] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def begin_round(w: vec[i64], number: i64, ev: Events | None) -> None:
    w[ROUND] = number
    w[PASSED] = 0
    w[TURNED_A] = 0
    w[TURNED_B] = 0
    if ev is not None:
        ev.append((EV_ROUND, number))
    enter(w, PH_COLLECT, ev)
    w[TURN] = w[FIRST]


# --- Collect: seat by seat from the First Player. STEP is four times the seats done, plus the stage of this seat.
STAGES: Final = 4


def collect(w: vec[i64], ev: Events | None) -> None:
    seat = w[TURN]
    stage = w[STEP] % STAGES
    w[STEP] += 1
    if stage == 0:
        collect_income(w, seat, ev)
        ask_what_to_take(w, seat)
    elif stage == 1:
        list_programs(w, seat, 0)
    elif stage == 2:
        if w[TODO_A] | w[TODO_B]:
            w[STEP] -= 1
            run_next_program(w, seat)
        else:
            list_programs(w, seat, 1)
    elif w[TODO_A] | w[TODO_B]:
        w[STEP] -= 1
        run_next_program(w, seat)
    elif w[STEP] == STAGES * w[SEATS]:
        enter(w, PH_ACTIONS, ev)
        w[TURN] = w[FIRST]
    else:
        w[TURN] = (seat + 1) % w[SEATS]


def collect_income(w: vec[i64], seat: i64, ev: Events | None) -> None:
    a = w[at(seat) + PLAY_A] & T.income_a
    while a:
        gain(w, seat, T.income[lowest(a)], WHY_COLLECT, lowest(a), ev)
        a &= a - 1
    b = w[at(seat) + PLAY_B] & T.income_b
    while b:
        c = lowest(b) + ARTIFACTS
        gain(w, seat, T.income[c], WHY_COLLECT, c, ev)
        b &= b - 1


def ask_what_to_take(w: vec[i64], seat: i64) -> None:
    """Off which components are all essences taken?"""
    stored_a: i64 = 0
    stored_b: i64 = 0
    a = w[at(seat) + PLAY_A]
    while a:
        if w[ON + lowest(a)]:
            stored_a |= a & -a
        a &= a - 1
    b = w[at(seat) + PLAY_B]
    while b:
        if w[ON + ARTIFACTS + lowest(b)]:
            stored_b |= b & -b
        b &= b - 1
    if stored_a | stored_b:
        ask(w, ASK_TAKE, seat, V_TAKE)
        w[SET_A] = stored_a
        w[SET_B] = stored_b


def list_programs(w: vec[i64], seat: i64, last: i64) -> None:
    """The Collect programs of this seat that leave a choice, those that may be settled last apart."""
    w[TODO_A] = 0
    w[TODO_B] = 0
    a = w[at(seat) + PLAY_A] & T.collect_a
    while a:
        if collects(w, lowest(a), last):
            w[TODO_A] |= a & -a
        a &= a - 1
    b = w[at(seat) + PLAY_B] & T.collect_b
    while b:
        if collects(w, lowest(b) + ARTIFACTS, last):
            w[TODO_B] |= b & -b
        b &= b - 1


def collects(w: vec[i64], c: i64, last: i64) -> bool:
    when = T.collect_when[c]
    if when == COLLECT_LAST or last:
        return when == COLLECT_LAST and last != 0
    if when == COLLECT_IF_GOLD_LEFT:
        return amount(w[ON + c], GOLD) > 0
    return when == COLLECT_ALWAYS or w[ON + c] != 0


def run_next_program(w: vec[i64], seat: i64) -> None:
    if w[TODO_A]:
        c = lowest(w[TODO_A])
        w[TODO_A] &= w[TODO_A] - 1
    else:
        c = lowest(w[TODO_B]) + ARTIFACTS
        w[TODO_B] &= w[TODO_B] - 1
    push(w, T.collect[c], seat, c)


# --- Actions


def next_action(w: vec[i64], ev: Events | None) -> None:
    """Ask the seat whose turn it is; after its action, the next that has not passed."""
    if w[STEP] == 0:
        ask(w, ASK_MAIN, w[TURN], 0)
        return
    w[STEP] = 0
    for i in range(1, w[SEATS] + 1):
        seat = (w[TURN] + i) % w[SEATS]
        if not (w[PASSED] >> seat) & 1:
            w[TURN] = seat
            return
    enter(w, PH_CHECK, ev)


# --- Victory check and what follows


def check(w: vec[i64], ev: Events | None) -> None:
    if w[STEP] == 0:
        w[STEP] = 1
        if ev is not None:
            ev.append((EV_CHECK, -1))
        ask_statue(w)
        return
    judge(w, 1 if w[LIMIT] and w[ROUND] >= w[LIMIT] else 0, ev)
    if w[PHASE] == PH_CHECK:
        begin_round(w, w[ROUND] + 1, ev)


def game_over(w: vec[i64], ev: Events | None) -> None:
    """The end; in match play the next game, unless the match is decided."""
    if w[VARIANT] == MATCH and w[STEP] == 0 and next_game(w, ev):
        start_again(w, ev)
        return
    ask(w, ASK_OVER, NOBODY, 0)
    w[STEP] = 1


def next_game(w: vec[i64], ev: Events | None) -> bool:
    """Count the win; whether there is another game. At the end the winners are those of the match."""
    w[PLAYED] += w[ROUND]
    if size_of(w[WINNERS]) == 1:
        w[WINS + lowest(w[WINNERS])] += 1
        w[CHOOSER] = 1 - lowest(w[WINNERS])
    else:
        w[CHOOSER] = 1 - w[BEGAN]
    lead = w[WINS] - w[WINS + 1]
    if w[GAME_NO] == 1 or (w[GAME_NO] == 2 and lead == 0):
        return True
    w[WINNERS] = 3 if lead == 0 else bit(0 if lead > 0 else 1)
    if ev is not None:
        ev.append((EV_WINS, w[WINS], w[WINS + 1]))
        ev.append((EV_OVER, w[WINNERS], w[REASON]))
    return False
