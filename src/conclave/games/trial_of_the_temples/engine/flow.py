"""Game flow: setup, and rounds of night, temple, resource and trial phases."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, covers, total, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.convert import can_cover
from conclave.games.trial_of_the_temples.engine.events import (
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
from conclave.games.trial_of_the_temples.engine.moves import (
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
from conclave.games.trial_of_the_temples.engine.printed_values import CLONE_COST, MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.engine.ring import around, free_positions, harvest, nights
from conclave.games.trial_of_the_temples.engine.score import endings, finish


def run(t: Columns, w: vec[i64], ev: Events | None) -> None:
    """Continue the game until there is a question."""
    while w[lay.QUESTION] == codes.ASK_NOTHING:
        phase = w[lay.PHASE]
        if phase == codes.PH_TRIAL:
            run_trial_phase(t, w, ev)
        elif phase == codes.PH_RESOURCE:
            collect(t, w, ev)
        elif phase == codes.PH_TEMPLE:
            place(w, ev)
        elif phase == codes.PH_NIGHT:
            begin_night(w, ev)
        elif phase == codes.PH_OVER:
            ask(w, codes.ASK_OVER, codes.TERMINAL)
        else:
            set_up(w, ev)


def enter(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[lay.PHASE] = phase
    w[lay.STEP] = 0
    w[lay.TURN_STAGE] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def seat_in_turn(w: vec[i64], i: i64) -> i64:
    """Return the i-th seat in turn order, counted from the starting player."""
    return (w[lay.STARTING_SEAT] + i) % w[lay.SEATS]


def set_up(w: vec[i64], ev: Events | None) -> None:
    phase = w[lay.PHASE]
    if phase == codes.PH_TILES:
        if w[lay.STEP] < codes.TILES:
            ask_chance(w, codes.V_TILE, w[lay.TILES_LEFT])
        else:
            enter(w, codes.PH_COVER, ev)
    elif phase == codes.PH_COVER:
        if w[lay.BARRIER] < 0:
            ask_chance(w, codes.V_COVER, bit(codes.TILES) - 1)
        else:
            enter(w, codes.PH_MATS, ev)
    elif phase == codes.PH_MATS:
        if w[lay.STEP] < w[lay.SEATS]:
            ask(w, codes.ASK_MAT, w[lay.STEP])
            w[lay.VERB] = codes.V_MAT
            w[lay.CHOICE] = w[lay.MATS_LEFT]
        else:
            enter(w, codes.PH_START, ev)
    elif w[lay.STARTING_SEAT] < 0:
        ask_chance(w, codes.V_START, bit(w[lay.SEATS]) - 1)
    else:
        enter(w, codes.PH_NIGHT, ev)


# --- The Day-and-Night phase


def begin_night(w: vec[i64], ev: Events | None) -> None:
    if w[lay.STEP] == 0:
        ask_chance(w, codes.V_REVEAL, w[lay.ROUNDS_LEFT])
    else:
        enter(w, codes.PH_TEMPLE, ev)


def reveal(t: Columns, w: vec[i64], tile: i64, ev: Events | None) -> None:
    """Begin a round with a round tile: move the barrier, set the night sides, advance the neutral markers.

    The barrier does not move in the first round.
    """
    number = t.number[tile]
    w[lay.STEP] = 1
    w[lay.ROUND] += 1
    w[lay.ROUNDS_LEFT] &= ~bit(tile)
    w[lay.ROUND_TILE] = tile
    for seat in range(w[lay.SEATS]):
        w[lay.at(seat) + lay.USED_SPELLS] = 0
    w[lay.RESTED] = 0
    if ev is not None:
        ev.append((EV_ROUND, w[lay.ROUND], tile))
    if w[lay.ROUND] > 1:
        w[lay.BARRIER] = around(w[lay.BARRIER], number)
        if ev is not None:
            ev.append((EV_BARRIER, w[lay.BARRIER]))
        if w[lay.SEATS] == 2:
            pass_token(w, 1 - w[lay.STARTING_SEAT], ev)
    w[lay.NIGHT_POSITIONS] = nights(w[lay.BARRIER], number)
    if ev is not None:
        ev.append((EV_NIGHT, w[lay.NIGHT_POSITIONS]))
    if w[lay.SEATS] == 2:
        for track in range(codes.TRACKS):
            if (t.top_tracks[tile] >> track) & 1:
                move_neutral(t, w, 0, track, t.top_way[tile], ev)
        for track in range(codes.TRACKS):
            if (t.bottom_tracks[tile] >> track) & 1:
                move_neutral(t, w, 1, track, t.bottom_way[tile], ev)


def pass_token(w: vec[i64], seat: i64, ev: Events | None) -> None:
    if w[lay.STARTING_SEAT] != seat:
        w[lay.STARTING_SEAT] = seat
        if ev is not None:
            ev.append((EV_TOKEN, seat))


# --- The temple phase


def place(w: vec[i64], ev: Events | None) -> None:
    """Ask the next seat to place a figure. With two players each seat also places a clone."""
    each: i64 = 2 if w[lay.SEATS] == 2 else 1
    if w[lay.STEP] < each * w[lay.SEATS]:
        ask(w, codes.ASK_PLACE, seat_in_turn(w, w[lay.STEP]))
        w[lay.CHOICE] = free_positions(w)
    else:
        enter(w, codes.PH_RESOURCE, ev)
        w[lay.NEXT_STARTING_SEAT] = -1


# --- The resource phase: each seat collects, chooses wild crystals, places cores, then uses echo spells.
CHOOSING: Final = 0
PLACING: Final = 1
ECHOING: Final = 2
COLLECTED: Final = 3


def collect(t: Columns, w: vec[i64], ev: Events | None) -> None:
    if w[lay.STEP] == w[lay.SEATS]:
        if w[lay.SEATS] > 2:
            pass_token(w, w[lay.NEXT_STARTING_SEAT], ev)
        enter(w, codes.PH_TRIAL, ev)
        w[lay.TURN] = w[lay.STARTING_SEAT]
        return
    seat = seat_in_turn(w, w[lay.STEP])
    stage = w[lay.TURN_STAGE]
    if stage == CHOOSING:
        if w[lay.SEATS] == 2:
            ask(w, codes.ASK_COLLECT, seat)
        else:
            collect_with(t, w, seat, 0, ev)
    elif stage == PLACING:
        if not next_core(t, w, seat, ev):
            w[lay.TURN_STAGE] = ECHOING
            w[lay.LAST] = 0
    elif stage == ECHOING:
        ask_echo(t, w, seat)
    else:
        w[lay.TURN_STAGE] = CHOOSING
        w[lay.STEP] += 1


def collect_with(t: Columns, w: vec[i64], seat: i64, clone: i64, ev: Events | None) -> None:
    """Collect resources with the figure or the clone. The clone's mana cost is paid first."""
    s = lay.at(seat)
    if clone:
        change(t, w, seat, 0, 0, -t.numbers[CLONE_COST], WHY_CLONE, 0, ev)
    made = harvest(t, w, w[s + lay.CLONE] if clone else w[s + lay.FIGURE])
    if ev is not None:
        ev.append((EV_COLLECT, seat, clone, made.tiles))
    gain(t, w, seat, made.goods, made.mana, WHY_TILES, made.tiles, ev)
    w[lay.COLLECTED_KINDS] = 0
    for kind in range(codes.KINDS):
        if amount(made.goods, kind):
            w[lay.COLLECTED_KINDS] |= bit(kind)
    if made.night:
        w[lay.NEXT_STARTING_SEAT] = seat
    w[lay.CORES_DUE] = made.cores
    w[lay.TURN_STAGE] = PLACING
    if made.wild:
        ask(w, codes.ASK_WILD, seat)
        w[lay.COUNT] = made.wild
        w[lay.LAST] = 0


def find_echoes(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the set of ready echo spells whose crystal or token was collected, from the last one used on."""
    found: i64 = 0
    for spell in range(w[lay.LAST], codes.ECHO_ACTION + 1):
        heard: i64 = codes.ACTION if spell == codes.ECHO_ACTION else spell
        if (w[lay.COLLECTED_KINDS] >> heard) & 1 and ready(t, w, seat, spell):
            found |= bit(spell)
    return found


def ask_echo(t: Columns, w: vec[i64], seat: i64) -> None:
    choice = find_echoes(t, w, seat)
    if choice == 0:
        w[lay.TURN_STAGE] = COLLECTED
        return
    ask(w, codes.ASK_ECHO, seat)
    w[lay.VERB] = codes.V_ECHO
    w[lay.CHOICE] = choice


# --- The trial phase
TURN_BEGINS: Final = 0
PAYING: Final = 1
REWARDED: Final = 2
RESTING: Final = 3
TURN_OVER: Final = 4


def run_trial_phase(t: Columns, w: vec[i64], ev: Events | None) -> None:
    seat = w[lay.TURN]
    stage = w[lay.TURN_STAGE]
    if stage == TURN_BEGINS:
        ask(w, codes.ASK_TURN, seat)
    elif stage == PAYING:
        pay_space(t, w, seat, ev)
    elif stage == REWARDED:
        if not next_core(t, w, seat, ev):
            continue_trial(t, w, seat)
    elif stage == RESTING:
        ask_store(t, w, seat, ev)
    else:
        next_turn(t, w, ev)


def next_turn(t: Columns, w: vec[i64], ev: Events | None) -> None:
    w[lay.TURN_STAGE] = TURN_BEGINS
    for i in range(1, w[lay.SEATS] + 1):
        seat = (w[lay.TURN] + i) % w[lay.SEATS]
        if not (w[lay.RESTED] >> seat) & 1:
            w[lay.TURN] = seat
            return
    by = endings(t, w)
    if by:
        finish(t, w, by, ev)
    else:
        enter(w, codes.PH_NIGHT, ev)


def bar_trial(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    """Return the reason (R_*) why a seat cannot begin a trial on this track, or 0.

    A trial needs an action token and the cost of its first space.
    """
    s = lay.at(seat)
    goods = w[s + lay.GOODS]
    mana = w[s + lay.MANA]
    if amount(goods, codes.ACTION):
        goods -= unit(codes.ACTION)
    elif mana >= codes.TOKEN_PRICE:
        mana -= codes.TOKEN_PRICE
    else:
        return codes.R_TOKEN
    return bar_space(t, w, seat, track, goods, mana)


def bar_step(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the reason (R_*) why a seat cannot take one more space in its trial, or 0."""
    if w[lay.STEPS] >= t.numbers[MAX_STEPS]:
        return codes.R_MOST
    return bar_space(t, w, seat, w[lay.TRACK], w[lay.at(seat) + lay.GOODS], w[lay.at(seat) + lay.MANA])


def bar_space(t: Columns, w: vec[i64], seat: i64, track: i64, goods: i64, mana: i64) -> i64:
    """Return the reason (R_*) why these goods and this mana do not suffice for the next free space, or 0."""
    space = next_free(t, w, seat, track)
    if space < 0:
        return codes.R_END
    return 0 if can_cover(t, w, seat, goods, mana, t.cost[codes.MAX_SPACES * track + space], 0) else codes.R_LACKS


def price_space(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the cost of the next space in the current trial."""
    return t.cost[codes.MAX_SPACES * w[lay.TRACK] + next_free(t, w, seat, w[lay.TRACK])]


def pay_space(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """Pay for the space and enter it; if crystals are missing, ask how to obtain them."""
    cost = price_space(t, w, seat)
    if not covers(w[lay.at(seat) + lay.GOODS], cost):
        ask(w, codes.ASK_PAY, seat)
        w[lay.LAST] = 0
        return
    space = next_free(t, w, seat, w[lay.TRACK])
    change(t, w, seat, 0, cost, 0, WHY_TRIAL, w[lay.TRACK], ev)
    move_mark(t, w, seat, w[lay.TRACK], space, ev)
    w[lay.STEPS] += 1
    w[lay.TURN_STAGE] = REWARDED
    reward = t.reward[codes.MAX_SPACES * w[lay.TRACK] + space]
    if reward >= 0:
        w[lay.CORES_DUE] = unit(reward)


def continue_trial(t: Columns, w: vec[i64], seat: i64) -> None:
    """Ask whether to continue the trial, or end it after its last space. A seat may always stop, or convert first."""
    if w[lay.STEPS] < t.numbers[MAX_STEPS] and next_free(t, w, seat, w[lay.TRACK]) > 0:
        ask(w, codes.ASK_ON, seat)
    else:
        w[lay.TURN_STAGE] = TURN_OVER


def ask_store(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """Ask for one crystal per storage core to keep, then turn all other goods into mana."""
    s = lay.at(seat)
    crystals = w[s + lay.GOODS] & (unit(codes.ACTION) - 1)
    if w[lay.COUNT] and crystals:
        ask(w, codes.ASK_STORE, seat)
        return
    change(t, w, seat, 0, w[s + lay.GOODS], total(w[s + lay.GOODS]), WHY_REST, 0, ev)
    w[s + lay.GOODS] = w[lay.STORED]  # stored crystals never left the seat, so there is no event
    w[lay.STORED] = 0
    w[lay.TURN_STAGE] = TURN_OVER


def rest(t: Columns, w: vec[i64], seat: i64, ev: Events | None) -> None:
    """Take the figure back, gain mana from rest spells, then store crystals."""
    s = lay.at(seat)
    w[lay.RESTED] |= bit(seat)
    w[lay.TURN_STAGE] = RESTING
    w[lay.COUNT] = 0
    w[lay.LAST] = 0
    w[lay.STORED] = 0
    for clone in range(2):
        if w[s + lay.FIGURE + clone] >= 0:
            w[s + lay.FIGURE + clone] = -1
            if ev is not None:
                ev.append((EV_FIGURE, seat, clone, -1))
    if ev is not None:
        ev.append((EV_RESTED, seat))
    spaces = spaces_of(t, w, seat, codes.REPOSE)
    while spaces:
        gain(t, w, seat, 0, 1, WHY_REST, 2, ev)
        spaces &= spaces - 1
    spaces = spaces_of(t, w, seat, codes.STORAGE)
    while spaces:
        w[lay.COUNT] += 1
        spaces &= spaces - 1
