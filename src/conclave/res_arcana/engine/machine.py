"""The machine: runs the top frame's program, instruction by instruction, until somebody must be asked."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, covers, lowest, unit
from conclave.res_arcana.engine.attack import attack
from conclave.res_arcana.engine.choices import destroyable, straight_beasts
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.decks import look_draw, look_return, reorder, top_monument
from conclave.res_arcana.engine.events import EV_BONUS, EV_CHECK, WHY_GAIN, WHY_PAY, WHY_RIVAL, Events
from conclave.res_arcana.engine.flow import flow
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import (
    ask_bag,
    ask_card,
    ask_kind,
    ask_number,
    ask_seat,
    ask_unless,
    can_afford,
    can_draw,
    cards_in,
    destroy,
    draw,
    gain,
    pay_for,
    put,
    spend,
    straighten,
    take_off,
    turn,
)
from conclave.res_arcana.engine.victory import ask_statue, judge


def run(w: vec[i64], ev: Events | None) -> None:
    """Go on until somebody is asked."""
    while w[ASK] == ASK_NOTHING:
        if w[DEPTH] == 0:
            flow(w, ev)
        else:
            step(w, ev)


def step(w: vec[i64], ev: Events | None) -> None:
    """One instruction of the top frame. Those that ask several times put the counter back until they are done."""
    f = frame(w)
    pc = w[f + PC]
    w[f + PC] = pc + 1
    here = pc * OP_WIDTH
    op = T.code[here]
    if op == OP_END:
        w[DEPTH] -= 1
    elif op < OP_GAIN:
        pay_cost(w, f, op, T.code[here + 1], T.code[here + 2], ev)
    elif op < OP_CONVERT:
        give(w, f, op, T.code[here + 1], T.code[here + 2], ev)
    else:
        act(w, f, op, T.code[here + 1], T.code[here + 2], T.code[here + 3], ev)


def again(w: vec[i64], f: i64) -> None:
    """The instruction is not done: run it once more after the answer."""
    w[f + PC] -= 1


# --- Costs


def pay_cost(w: vec[i64], f: i64, op: i64, a: i64, b: i64, ev: Events | None) -> None:
    seat = w[f + WHO]
    source = w[f + SRC]
    if op == OP_TURN:
        turn(w, source, ev)
    elif op == OP_PAY:
        spend(w, seat, a, WHY_PAY, source, ev)
    elif op == OP_PAY_ANY:
        ask_bag(w, seat, V_PAY, a, b, -1)
    elif op == OP_PAY_HERE:
        take_off(w, source, a, ev)
    elif op == OP_PAY_X_KIND:
        choose_identical(w, f, seat)
    elif op == OP_PAY_X_NUMBER:
        if w[f + KIND] >= 0:
            ask_number(w, seat, 1, amount(w[at(seat) + POOL], w[f + KIND]))
    elif op == OP_DESTROY_THIS:
        destroy(w, seat, source, ev)
    elif op == OP_DESTROY:
        ask_card(w, seat, V_DESTROY, destroyable(w, seat, source, a), 0, 0)
    elif op == OP_DISCARD:
        ask_card(w, seat, V_DISCARD, w[at(seat) + HAND], 0, 0)
    elif op == OP_TURN_OTHER:
        ask_card(w, seat, V_TURN, straight_beasts(w, seat, a), 0, 0)


def choose_identical(w: vec[i64], f: i64, seat: i64) -> None:
    """The kind of "X identical"; declining means X = 0, and an empty pool leaves nothing else."""
    kinds: i64 = 0
    for k in range(KINDS):
        if amount(w[at(seat) + POOL], k):
            kinds |= bit(k)
    w[f + X] = 0
    w[f + KIND] = -1
    if kinds:
        ask_kind(w, seat, kinds, 1)


# --- Effects: giving


def give(w: vec[i64], f: i64, op: i64, a: i64, b: i64, ev: Events | None) -> None:
    seat = w[f + WHO]
    source = w[f + SRC]
    if op == OP_GAIN:
        gain(w, seat, a, WHY_GAIN, source, ev)
    elif op == OP_PUT:
        put(w, source, a, ev)
    elif op == OP_RIVALS:
        for i in range(1, w[SEATS]):
            gain(w, (seat + i) % w[SEATS], a, WHY_RIVAL, source, ev)
    elif op == OP_GAIN_ANY:
        ask_bag(w, seat, V_GAIN, a, b, -1)
    elif op == OP_PUT_ANY:
        ask_bag(w, seat, V_GAIN, a, b, source)
    elif op == OP_GAIN_COST:
        ask_bag(w, seat, V_GAIN, w[f + X] + a, b, -1)
    elif op == OP_GOLD_COST:
        gain(w, seat, w[f + X] * unit(GOLD), WHY_GAIN, source, ev)
    elif op == OP_DRAW:
        draw_cards(w, f, seat, a, ev)
    elif op == OP_DISCARD_DRAWN:
        if w[f + X]:
            ask_card(w, seat, V_DISCARD, w[at(seat) + HAND], 0, 0)
            w[COUNT] = w[f + X]
            w[f + X] = 0
    elif op == OP_REORDER:
        reorder(w, f, seat)
    elif op == OP_STRAIGHTEN:
        choose_turned(w, seat, a)
    elif op == OP_STRAIGHTEN_THIS:
        straighten(w, source, ev)


def draw_cards(w: vec[i64], f: i64, seat: i64, count: i64, ev: Events | None) -> None:
    """Draw one by one, as far as there are cards; how many is remembered."""
    if w[f + TALLY] < count and can_draw(w, seat):
        again(w, f)
        if draw(w, seat, ev):
            w[f + TALLY] += 1
        return
    w[f + X] = w[f + TALLY]
    w[f + TALLY] = 0


def choose_turned(w: vec[i64], seat: i64, tag: i64) -> None:
    """One own turned component; only artifacts have tags."""
    s = at(seat)
    a = w[s + PLAY_A] & w[TURNED_A]
    b = w[s + PLAY_B] & w[TURNED_B]
    if tag:
        a &= T.creatures if tag == CREATURE else T.dragons
        b = 0
    if a | b:
        ask_card(w, seat, V_STRAIGHTEN, a, b, 0)


# --- Effects: the rest


def act(w: vec[i64], f: i64, op: i64, a: i64, b: i64, c: i64, ev: Events | None) -> None:
    seat = w[f + WHO]
    source = w[f + SRC]
    if op == OP_CONVERT:
        gain(w, seat, w[f + X] * unit(a), WHY_GAIN, source, ev)
    elif op == OP_CONVERT_ANY:
        if w[f + X]:
            ask_kind(w, seat, b & ~bit(w[f + KIND]), 0)
    elif op == OP_CONVERT_GAIN:
        if w[f + X]:
            gain(w, seat, w[f + X] * unit(w[f + KIND]), WHY_GAIN, source, ev)
    elif op == OP_PUT_SPENT:
        put(w, source, unit(w[f + KIND]), ev)
    elif op == OP_PUT_SPENT_ON:
        ask_card(w, seat, V_PUT_ON, w[at(seat) + PLAY_A], w[at(seat) + PLAY_B], 0)
    elif op == OP_EQUAL_RIVAL:
        ask_seat(w, seat, V_RIVAL, (bit(w[SEATS]) - 1) & ~bit(seat))
    elif op == OP_EQUAL_GAIN:
        gain(w, seat, amount(w[at(w[f + X]) + POOL], b) * unit(a), WHY_GAIN, source, ev)
    elif op == OP_ATTACK:
        attack(w, f, a, b, c, ev)
    elif op == OP_SUMMON:
        choose_summoned(w, f, seat, a, b, c)
    elif op == OP_SUMMON_PAY:
        if w[f + X] >= 0:
            pay_for(w, seat, w[f + X], c, ev)
    elif op == OP_CHECK_VICTORY:
        check_now(w, f, seat, ev)
    elif op == OP_POINTS:
        w[at(seat) + BONUS] += a
        if ev is not None:
            ev.append((EV_BONUS, seat, a))
    elif op == OP_GROW:
        grow(w, source, a, ev)
    elif op == OP_UPKEEP:
        if covers(w[at(seat) + POOL], a):
            ask_unless(w, seat, a)
        else:
            turn(w, source, ev)
    else:
        handle_cards(w, f, op, a, seat, source, ev)


def handle_cards(w: vec[i64], f: i64, op: i64, a: i64, seat: i64, source: i64, ev: Events | None) -> None:
    if op == OP_PLACE_PAY:
        pay_for(w, seat, source, 0, ev)
    elif op == OP_REFILL:
        top_monument(w, f, ev)
    elif op == OP_CLAIM_TOP:
        top_monument(w, f, ev)
    elif op == OP_ENTER:
        if T.on_claim[source] >= 0:
            w[f + PC] = T.on_claim[source]
    elif op == OP_LOOK_DRAW:
        look_draw(w, f, a, ev)
    elif op == OP_LOOK_RETURN:
        look_return(w, f)
    elif op == OP_SWAP_ITEM:
        if w[SUPPLY]:
            ask_card(w, seat, V_ITEM, 0, w[SUPPLY], 0)


def choose_summoned(w: vec[i64], f: i64, seat: i64, zone: i64, tag: i64, extra: i64) -> None:
    """A card to place by a power, or none. From a hand it is always asked: else the hand would be told."""
    fitting = summonable(w, seat, zone, tag, extra)
    w[f + X] = -1
    if fitting or zone == FROM_HAND:
        ask_card(w, seat, V_SUMMON, fitting, 0, 1)


def summonable(w: vec[i64], seat: i64, zone: i64, tag: i64, extra: i64) -> i64:
    """The cards of the zone that the seat can pay for."""
    cards = cards_in(w, seat, zone, tag)
    fitting: i64 = 0
    while cards:
        if can_afford(w, seat, lowest(cards), extra):
            fitting |= cards & -cards
        cards &= cards - 1
    return fitting


def check_now(w: vec[i64], f: i64, seat: i64, ev: Events | None) -> None:
    """A victory check in the middle of a round."""
    if w[f + STAGE] == 0:
        if ev is not None:
            ev.append((EV_CHECK, seat))
        w[f + STAGE] = 1
        again(w, f)
        ask_statue(w)
    else:
        judge(w, 0, ev)


def grow(w: vec[i64], c: i64, count: i64, ev: Events | None) -> None:
    added: i64 = 0
    for k in range(KINDS):
        if amount(w[ON + c], k):
            added += count * unit(k)
    put(w, c, added, ev)
