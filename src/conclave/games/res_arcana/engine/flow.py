"""Game flow while no program runs: rounds, turns, Collect, and the transition between games of a match."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, lowest, size_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS, artifact_in, other_in
from conclave.games.res_arcana.engine.events import EV_CHECK, EV_OVER, EV_PHASE, EV_ROUND, EV_WINS, WHY_COLLECT, Events
from conclave.games.res_arcana.engine.moves import ask, gain, push
from conclave.games.res_arcana.engine.setup import set_up, start_again
from conclave.games.res_arcana.engine.victory import ask_statue, judge


def run_flow(w: vec[i64], ev: Events | None) -> None:
    """Run one step of the game flow."""
    phase = w[lay.PHASE]
    if phase == codes.PH_ACTIONS:
        ask_next_action(w, ev)
    elif phase == codes.PH_COLLECT:
        collect(w, ev)
    elif phase < codes.PH_COLLECT:
        set_up(w, ev)
        if w[lay.PHASE] == codes.PH_COLLECT:
            begin_round(w, 1, ev)
    elif phase == codes.PH_CHECK:
        check_victory(w, ev)
    else:
        end_game(w, ev)


def enter(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[lay.PHASE] = phase
    w[lay.STEP] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def begin_round(w: vec[i64], number: i64, ev: Events | None) -> None:
    w[lay.ROUND] = number
    w[lay.PASSED] = 0
    w[lay.TURNED_ARTIFACTS] = 0
    w[lay.TURNED_OTHERS] = 0
    if ev is not None:
        ev.append((EV_ROUND, number))
    enter(w, codes.PH_COLLECT, ev)
    w[lay.TURN] = w[lay.FIRST]


# --- Collect: seat by seat from the First Player. STEP is four times the seats done, plus the stage of this seat.
STAGES: Final = 4


def collect(w: vec[i64], ev: Events | None) -> None:
    seat = w[lay.TURN]
    stage = w[lay.STEP] % STAGES
    w[lay.STEP] += 1
    if stage == 0:
        collect_income(w, seat, ev)
        ask_what_to_take(w, seat)
    elif stage == 1:
        list_programs(w, seat, 0)
    elif stage == 2:
        if w[lay.COLLECTING_ARTIFACTS] | w[lay.COLLECTING_OTHERS]:
            w[lay.STEP] -= 1
            run_next_program(w, seat)
        else:
            list_programs(w, seat, 1)
    elif w[lay.COLLECTING_ARTIFACTS] | w[lay.COLLECTING_OTHERS]:
        w[lay.STEP] -= 1
        run_next_program(w, seat)
    elif w[lay.STEP] == STAGES * w[lay.SEATS]:
        enter(w, codes.PH_ACTIONS, ev)
        w[lay.TURN] = w[lay.FIRST]
    else:
        w[lay.TURN] = (seat + 1) % w[lay.SEATS]


def collect_income(w: vec[i64], seat: i64, ev: Events | None) -> None:
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS] & CARDS.income_artifacts
    while a:
        c = artifact_in(a)
        gain(w, seat, CARDS.income[c], WHY_COLLECT, c, ev)
        a &= a - 1
    b = w[lay.at(seat) + lay.PLAY_OTHERS] & CARDS.income_others
    while b:
        c = other_in(b)
        gain(w, seat, CARDS.income[c], WHY_COLLECT, c, ev)
        b &= b - 1


def ask_what_to_take(w: vec[i64], seat: i64) -> None:
    """Ask off which components all essences are taken."""
    stored_a: i64 = 0
    stored_b: i64 = 0
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS]
    while a:
        if w[lay.ESSENCES_ON + artifact_in(a)]:
            stored_a |= a & -a
        a &= a - 1
    b = w[lay.at(seat) + lay.PLAY_OTHERS]
    while b:
        if w[lay.ESSENCES_ON + other_in(b)]:
            stored_b |= b & -b
        b &= b - 1
    if stored_a | stored_b:
        ask(w, codes.ASK_TAKE, seat, codes.V_TAKE)
        w[lay.OFFERED_ARTIFACTS] = stored_a
        w[lay.OFFERED_OTHERS] = stored_b


def list_programs(w: vec[i64], seat: i64, last: i64) -> None:
    """List the seat's Collect programs that involve a choice. `last` selects those that may be settled last."""
    w[lay.COLLECTING_ARTIFACTS] = 0
    w[lay.COLLECTING_OTHERS] = 0
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS] & CARDS.collect_artifacts
    while a:
        if collects(w, artifact_in(a), last):
            w[lay.COLLECTING_ARTIFACTS] |= a & -a
        a &= a - 1
    b = w[lay.at(seat) + lay.PLAY_OTHERS] & CARDS.collect_others
    while b:
        if collects(w, other_in(b), last):
            w[lay.COLLECTING_OTHERS] |= b & -b
        b &= b - 1


def collects(w: vec[i64], c: i64, last: i64) -> bool:
    when = CARDS.collect_when[c]
    if when == codes.COLLECT_LAST or last:
        return when == codes.COLLECT_LAST and last != 0
    if when == codes.COLLECT_IF_GOLD_LEFT:
        return amount(w[lay.ESSENCES_ON + c], codes.GOLD) > 0
    return when == codes.COLLECT_ALWAYS or w[lay.ESSENCES_ON + c] != 0


def run_next_program(w: vec[i64], seat: i64) -> None:
    if w[lay.COLLECTING_ARTIFACTS]:
        c = artifact_in(w[lay.COLLECTING_ARTIFACTS])
        w[lay.COLLECTING_ARTIFACTS] &= w[lay.COLLECTING_ARTIFACTS] - 1
    else:
        c = other_in(w[lay.COLLECTING_OTHERS])
        w[lay.COLLECTING_OTHERS] &= w[lay.COLLECTING_OTHERS] - 1
    push(w, CARDS.collect[c], seat, c)


# --- Actions


def ask_next_action(w: vec[i64], ev: Events | None) -> None:
    """Ask the seat whose turn it is; after its action, the next seat that has not passed."""
    if w[lay.STEP] == 0:
        ask(w, codes.ASK_MAIN, w[lay.TURN], 0)
        return
    w[lay.STEP] = 0
    for i in range(1, w[lay.SEATS] + 1):
        seat = (w[lay.TURN] + i) % w[lay.SEATS]
        if not (w[lay.PASSED] >> seat) & 1:
            w[lay.TURN] = seat
            return
    enter(w, codes.PH_CHECK, ev)


# --- Victory check and what follows


def check_victory(w: vec[i64], ev: Events | None) -> None:
    if w[lay.STEP] == 0:
        w[lay.STEP] = 1
        if ev is not None:
            ev.append((EV_CHECK, -1))
        ask_statue(w)
        return
    judge(w, 1 if w[lay.LIMIT] and w[lay.ROUND] >= w[lay.LIMIT] else 0, ev)
    if w[lay.PHASE] == codes.PH_CHECK:
        begin_round(w, w[lay.ROUND] + 1, ev)


def end_game(w: vec[i64], ev: Events | None) -> None:
    """End the game. In match play start the next game unless the match is decided."""
    if w[lay.VARIANT] == codes.MATCH and w[lay.STEP] == 0 and start_next_game(w, ev):
        start_again(w, ev)
        return
    ask(w, codes.ASK_OVER, codes.TERMINAL, 0)
    w[lay.STEP] = 1


def start_next_game(w: vec[i64], ev: Events | None) -> bool:
    """Count the win and return True if another game follows. At the end the winners are those of the match."""
    w[lay.ROUNDS_BEFORE] += w[lay.ROUND]
    if size_of(w[lay.WINNERS]) == 1:
        w[lay.WINS + lowest(w[lay.WINNERS])] += 1
        w[lay.CHOOSER] = 1 - lowest(w[lay.WINNERS])
    else:
        w[lay.CHOOSER] = 1 - w[lay.STARTING_SEAT]
    lead = w[lay.WINS] - w[lay.WINS + 1]
    if w[lay.GAME_NUMBER] == 1 or (w[lay.GAME_NUMBER] == 2 and lead == 0):
        return True
    w[lay.WINNERS] = 3 if lead == 0 else bit(0 if lead > 0 else 1)
    if ev is not None:
        ev.append((EV_WINS, w[lay.WINS], w[lay.WINS + 1]))
        ev.append((EV_OVER, w[lay.WINNERS], w[lay.REASON]))
    return False
