"""The course of the game: setup, and rounds of night, temples, resources and trials."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, covers, total, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import CLONE_COST, MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.convert import can_cover
from conclave.trial_of_the_temples.engine.events import (
    EV_BARRIER,
    EV_COLLECT,
    EV_FIGURE,
    EV_NIGHT,
    EV_PHASE,
    EV_RESTED,
    EV_ROUND,
    EV_TOKEN,
    WHY_CLONE,
    WHY_REST,
    WHY_TILES,
    WHY_TRIAL,
    Events,
)
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import (
    ask,
    ask_chance,
    change,
    gain,
    move_mark,
    move_neutral,
    next_core,
    next_free,
    ready,
    spaces_of,
)
from conclave.trial_of_the_temples.engine.ring import around, free_positions, harvest, nights
from conclave.trial_of_the_temples.engine.score import endings, finish


def run(t: Columns, w: vec[i64], ev: Events | None) -> None:
    """Go on until somebody is asked."""
    while w[ASK] == ASK_NOTHING:
        phase = w[PHASE]
        if phase == PH_TRIAL:
            trial(t, w, ev)
        elif phase == PH_RESOURCE:
            collect(t, w, ev)
        elif phase == PH_TEMPLE:
            place(w, ev)
        elif phase == PH_NIGHT:
            fall_of_night(w, ev)
        elif phase == PH_OVER:
            ask(w, ASK_OVER, NOBODY)
        else:
            set_up(w, ev)


def enter(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[PHASE] = phase
    w[STEP] = 0
    w[STAGE] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def in_turn(w: vec[i64], i: i64) -> i64:
    """The i-th seat from the starting player on."""
    return (w[START] + i) % w[SEATS]


def set_up(w: vec[i64], ev: Events | None) -> None:
    phase = w[PHASE]
    if phase == PH_TILES:
        if w[STEP] < TILES:
            ask_chance(w, V_TILE, w[TILES_LEFT])
        else:
            enter(w, PH_COVER, ev)
    elif phase == PH_COVER:
        if w[BARRIER] < 0:
            ask_chance(w, V_COVER, bit(TILES) - 1)
        else:
            enter(w, PH_MATS, ev)
    elif phase == PH_MATS:
        if w[STEP] < w[SEATS]:
            ask(w, ASK_MAT, w[STEP])
            w[VERB] = V_MAT
            w[CHOICE] = w[MATS_LEFT]
        else:
            enter(w, PH_START, ev)
    elif w[START] < 0:
        ask_chance(w, V_START, bit(w[SEATS]) - 1)
    else:
        enter(w, PH_NIGHT, ev)


# --- The Day-and-Night phase


def fall_of_night(w: vec[i64], ev: Events | None) -> None:
    if w[STEP] == 0:
        ask_chance(w, V_REVEAL, w[ROUNDS_LEFT])
    else:
        enter(w, PH_TEMPLE, ev)


def reveal(t: Columns, w: vec[i64], tile: i64, ev: Events | None) -> None:
    """The barrier moves on, except in the first round; night falls behind it; neutral markers advance."""
    number = t.number[tile]
    w[STEP] = 1
    w[ROUND] += 1
    w[ROUNDS_LEFT] &= ~bit(tile)
    w[ROUND_TILE] = tile
    for seat in range(w[SEATS]):
        w[at(seat) + USED] = 0
    w[RESTED] = 0
    if ev is not None:
        ev.append((EV_ROUND, w[ROUND], tile))
    if w[ROUND] > 1:
        w[BARRIER] = around(w[BARRIER], number)
        if ev is not None:
            ev.append((EV_BARRIER, w[BARRIER]))
        if w[SEATS] == 2:
            pass_token(w, 1 - w[START], ev)
    w[NIGHTS] = nights(w[BARRIER], number)
    if ev is not None:
        ev.append((EV_NIGHT, w[NIGHTS]))
    if w[SEATS] == 2:
        for track in range(TRACKS):
            if (t.top_tracks[tile] >> track) & 1:
                move_neutral(t, w, 0, track, t.top_way[tile], ev)
        for track in range(TRACKS):
            if (t.bottom_tracks[tile] >> track) & 1:
                move_neutral(t, w, 1, track, t.bottom_way[tile], ev)


def pass_token(w: vec[i64], seat: i64, ev: Events | None) -> None:
    if w[START] != seat:
        w[START] = seat
        if ev is not None:
            ev.append((EV_TOKEN, seat))


# --- The temple phase


def place(w: vec[i64], ev: Events | None) -> None:
    """One figure a turn; with two players each has a clone to place as well."""
    each: i64 = 2 if w[SEATS] == 2 else 1
    if w[STEP] < each * w[SEATS]:
        ask(w, ASK_PLACE, in_turn(w, w[STEP]))
        w[CHOICE] = free_positions(w)
    else:
        enter(w, PH_RESOURCE, ev)
        w[NEXT_START] = -1


# --- The resource phase: each seat collects, chooses wild crystals, places cores, then uses echo spells.
CHOOSING: Final = 0
PLACING: Final = 1
ECHOING: Final = 2
COLLECTED: Final = 3


def collect(t: Columns, w: vec[i64], ev: Events | None) -> None:
    if w[STEP] == w[SEATS]:
        if w[SEATS] > 2:
            pass_token(w, w[NEXT_START], ev)
        enter(w, PH_TRIAL, ev)
        w[TURN] = w[START]
        return
    seat = in_turn(w, w[STEP])
    stage = w[STAGE]
    if stage == CHOOSING:
        if w[SEATS] == 2:
            ask(w, ASK_COLLECT, seat)
        else:
            collect_with(t, w, seat, 0, ev)
    elif stage == PLACING:
        if not next_core(t, w, seat, ev):
            w[STAGE] = ECHOING
            w[LAST] = 0
    elif stage == ECHOING:
        ask_echo(t, w, seat)
    else:
        w[STAGE] = CHOOSING
        w[STEP] += 1


def collect_with(t: Columns, w: vec[i64], seat: i64, clone: i64, ev: Events | None) -> None:
    """The clone costs mana before it collects."""
    s = at(seat)
    if clone:
        change(t, w, seat, 0, 0, -t.numbers[CLONE_COST], WHY_CLONE, 0, ev)
    made = harvest(t, w, w[s + CLONE] if clone else w[s + FIGURE])
    if ev is not None:
        ev.append((EV_COLLECT, seat, clone, made.tiles))
    gain(t, w, seat, made.goods, made.mana, WHY_TILES, made.tiles, ev)
    w[GOT] = 0
    for kind in range(KINDS):
        if amount(made.goods, kind):
            w[GOT] |= bit(kind)
    if made.night:
        w[NEXT_START] = seat
    w[CORES_DUE] = made.cores
    w[STAGE] = PLACING
    if made.wild:
        ask(w, ASK_WILD, seat)
        w[COUNT] = made.wild
        w[LAST] = 0


def echoes(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Echo spells that are ready and have heard their crystal or token, from the last one used on."""
    found: i64 = 0
    for spell in range(w[LAST], ECHO_ACTION + 1):
        heard: i64 = ACTION if spell == ECHO_ACTION else spell
        if (w[GOT] >> heard) & 1 and ready(t, w, seat, spell):
            found |= bit(spell)
    return found


def ask_echo(t: Columns, w: vec[i64], seat: i64) -> None:
    choice = echoes(t, w, seat)
    if choice == 0:
        w[STAGE] = COLLECTED
        return
    ask(w, ASK_ECHO, seat)
    w[VERB] = V_ECHO
    w[CHOICE] = choice


# --- The trial phase
TURN_BEGINS: Final = 0
PAYING: Final = 1
REWARDED: Final = 2
RESTING: Final = 3
TURN_OVER: Final = 4


def trial(t: Columns, w: vec[i64], ev: Events | None) -> None:
    seat = w[TURN]
    stage = w[STAGE]
    if stage == TURN_BEGINS:
        ask(w, ASK_TURN, seat)
    elif stage == PAYING:
        pay_space(t, w, seat, ev)
    elif stage == REWARDED:
        if not next_core(t, w, seat, ev):
            after_space(t, w, seat)
    elif stage == RESTING:
        ask_store(t, w, seat, ev)
    else:
        next_turn(t, w, ev)


def next_turn(t: Columns, w: vec[i64], ev: Events | None) -> None:
    w[STAGE] = TURN_BEGINS
    for i in range(1, w[SEATS] + 1):
        seat = (w[TURN] + i) % w[SEATS]
        if not (w[RESTED] >> seat) & 1:
            w[TURN] = seat
            return
    by = endings(t, w)
    if by:
        finish(t, w, by, ev)
    else:
        enter(w, PH_NIGHT, ev)


def bar_trial(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    """What keeps a seat from a trial here, which takes an action token and its first space: R_*, or 0."""
    s = at(seat)
    goods = w[s + GOODS]
    mana = w[s + MANA]
    if amount(goods, ACTION):
        goods -= unit(ACTION)
    elif mana >= TOKEN_PRICE:
        mana -= TOKEN_PRICE
    else:
        return R_TOKEN
    return bar_space(t, w, seat, track, goods, mana)


def bar_step(t: Columns, w: vec[i64], seat: i64) -> i64:
    """What keeps a seat from one more space of its trial."""
    if w[STEPS] >= t.numbers[MAX_STEPS]:
        return R_MOST
    return bar_space(t, w, seat, w[TRACK], w[at(seat) + GOODS], w[at(seat) + MANA])


def bar_space(t: Columns, w: vec[i64], seat: i64, track: i64, goods: i64, mana: i64) -> i64:
    """What keeps a seat with these goods and this mana from the next free space of a track."""
    space = next_free(t, w, seat, track)
    if space < 0:
        return R_END
    return 0 if can_cover(t, w, seat, goods, mana, t.cost[MAX_SPACES * track + space], 0) else R_LACKS


def price(t: Columns, w: vec[i64], seat: i64) -> i64:
    """What the next space of the trial under way costs."""
    return t.cost[MAX_SPACES * w[TRACK] + next_free(t, w, seat, w[TRACK])]


def pay_space(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """Pay and enter the space; where crystals lack, ask how to come by them."""
    cost = price(t, w, seat)
    if not covers(w[at(seat) + GOODS], cost):
        ask(w, ASK_PAY, seat)
        w[LAST] = 0
        return
    space = next_free(t, w, seat, w[TRACK])
    change(t, w, seat, 0, cost, 0, WHY_TRIAL, w[TRACK], ev)
    move_mark(t, w, seat, w[TRACK], space, ev)
    w[STEPS] += 1
    w[STAGE] = REWARDED
    reward = t.reward[MAX_SPACES * w[TRACK] + space]
    if reward >= 0:
        w[CORES_DUE] = unit(reward)


def after_space(t: Columns, w: vec[i64], seat: i64) -> None:
    """One may always stop, and convert in order to go on; a trial that has its last space is over."""
    if w[STEPS] < t.numbers[MAX_STEPS] and next_free(t, w, seat, w[TRACK]) > 0:
        ask(w, ASK_ON, seat)
    else:
        w[STAGE] = TURN_OVER


def ask_store(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """A crystal for every storage core, then all else becomes mana."""
    s = at(seat)
    crystals = w[s + GOODS] & (unit(ACTION) - 1)
    if w[COUNT] and crystals:
        ask(w, ASK_STORE, seat)
        return
    change(t, w, seat, 0, w[s + GOODS], total(w[s + GOODS]), WHY_REST, 0, ev)
    w[s + GOODS] = w[KEPT]  # they were never away, so nothing is told
    w[KEPT] = 0
    w[STAGE] = TURN_OVER


def rest(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """The figure comes back; spells of rest give mana; then storing."""
    s = at(seat)
    w[RESTED] |= bit(seat)
    w[STAGE] = RESTING
    w[COUNT] = 0
    w[LAST] = 0
    w[KEPT] = 0
    for clone in range(2):
        if w[s + FIGURE + clone] >= 0:
            w[s + FIGURE + clone] = -1
            if ev is not None:
                ev.append((EV_FIGURE, seat, clone, -1))
    if ev is not None:
        ev.append((EV_RESTED, seat))
    spaces = spaces_of(t, w, seat, REPOSE)
    while spaces:
        gain(t, w, seat, 0, 1, WHY_REST, 2, ev)
        spaces &= spaces - 1
    spaces = spaces_of(t, w, seat, STORAGE)
    while spaces:
        w[COUNT] += 1
        spaces &= spaces - 1
