"""Interpreter of card programs: runs the top frame until a seat must be asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, covers, unit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.attack import attack
from conclave.games.res_arcana.engine.card_tables import CARDS, artifact_in
from conclave.games.res_arcana.engine.choices import find_destroyable, find_straight
from conclave.games.res_arcana.engine.decks import look_draw, look_return, reorder, top_monument
from conclave.games.res_arcana.engine.events import EV_BONUS, EV_CHECK, WHY_GAIN, WHY_PAY, WHY_RIVAL, Events
from conclave.games.res_arcana.engine.flow import run_flow
from conclave.games.res_arcana.engine.moves import (
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
from conclave.games.res_arcana.engine.victory import ask_statue, judge

# The opcodes that `step` runs. The assembler refuses all others, and a test compares this list with `step`.
HANDLED: Final = frozenset(
    (
        codes.OP_END,
        codes.OP_TURN,
        codes.OP_PAY,
        codes.OP_PAY_ANY,
        codes.OP_PAY_HERE,
        codes.OP_PAY_X_KIND,
        codes.OP_PAY_X_NUMBER,
        codes.OP_DESTROY_THIS,
        codes.OP_DESTROY,
        codes.OP_DISCARD,
        codes.OP_TURN_OTHER,
        codes.OP_GAIN,
        codes.OP_PUT,
        codes.OP_RIVALS,
        codes.OP_GAIN_ANY,
        codes.OP_PUT_ANY,
        codes.OP_GAIN_COST,
        codes.OP_GOLD_COST,
        codes.OP_DRAW,
        codes.OP_DISCARD_DRAWN,
        codes.OP_REORDER,
        codes.OP_STRAIGHTEN,
        codes.OP_STRAIGHTEN_THIS,
        codes.OP_CONVERT,
        codes.OP_CONVERT_ANY,
        codes.OP_PUT_SPENT,
        codes.OP_PUT_SPENT_ON,
        codes.OP_EQUAL_RIVAL,
        codes.OP_ATTACK,
        codes.OP_SUMMON,
        codes.OP_CHECK_VICTORY,
        codes.OP_IGNORE,
        codes.OP_POINTS,
        codes.OP_GROW,
        codes.OP_UPKEEP,
        codes.OP_SUMMON_PAY,
        codes.OP_CONVERT_GAIN,
        codes.OP_EQUAL_GAIN,
        codes.OP_PLACE_PAY,
        codes.OP_REFILL,
        codes.OP_CLAIM_TOP,
        codes.OP_ENTER,
        codes.OP_LOOK_DRAW,
        codes.OP_LOOK_RETURN,
        codes.OP_SWAP_ITEM,
    )
)


class UnknownOpcode(Exception):
    """Raised if a program contains an instruction that the machine does not handle."""


def run(w: vec[i64], ev: Events | None) -> None:
    """Run until there is a question."""
    while w[lay.QUESTION] == codes.ASK_NOTHING:
        if w[lay.DEPTH] == 0:
            run_flow(w, ev)
        else:
            step(w, ev)


def step(w: vec[i64], ev: Events | None) -> None:
    """Run one instruction of the top frame.

    Instructions that ask several times reset the program counter until they are done.
    """
    f = lay.frame(w)
    pc = w[f + lay.FRAME_PC]
    w[f + lay.FRAME_PC] = pc + 1
    here = pc * codes.OP_WIDTH
    handle(w, f, CARDS.code[here], CARDS.code[here + 1], CARDS.code[here + 2], CARDS.code[here + 3], ev)


def handle(w: vec[i64], f: i64, op: i64, a: i64, b: i64, c: i64, ev: Events | None) -> None:
    """Run one instruction in a frame."""
    if op == codes.OP_END:
        w[lay.DEPTH] -= 1
    elif op < codes.OP_GAIN:
        pay_cost(w, f, op, a, b, ev)
    elif op < codes.OP_CONVERT:
        give(w, f, op, a, b, ev)
    else:
        act(w, f, op, a, b, c, ev)


def repeat_step(w: vec[i64], f: i64) -> None:
    """Run the current instruction once more after the answer."""
    w[f + lay.FRAME_PC] -= 1


# --- Costs


def pay_cost(w: vec[i64], f: i64, op: i64, a: i64, b: i64, ev: Events | None) -> None:
    seat = w[f + lay.FRAME_SEAT]
    source = w[f + lay.FRAME_SOURCE]
    if op == codes.OP_TURN:
        turn(w, source, ev)
    elif op == codes.OP_PAY:
        spend(w, seat, a, WHY_PAY, source, ev)
    elif op == codes.OP_PAY_ANY:
        ask_bag(w, seat, codes.V_PAY, a, b, -1)
    elif op == codes.OP_PAY_HERE:
        take_off(w, source, a, ev)
    elif op == codes.OP_PAY_X_KIND:
        choose_identical(w, f, seat)
    elif op == codes.OP_PAY_X_NUMBER:
        if w[f + lay.FRAME_KIND] >= 0:
            ask_number(w, seat, 1, amount(w[lay.at(seat) + lay.POOL], w[f + lay.FRAME_KIND]))
    elif op == codes.OP_DESTROY_THIS:
        destroy(w, seat, source, ev)
    elif op == codes.OP_DESTROY:
        ask_card(w, seat, codes.V_DESTROY, find_destroyable(w, seat, source, a, b), 0, 0)
    elif op == codes.OP_DISCARD:
        ask_card(w, seat, codes.V_DISCARD, w[lay.at(seat) + lay.HAND], 0, 0)
    elif op == codes.OP_TURN_OTHER:
        ask_card(w, seat, codes.V_TURN, find_straight(w, seat, a), 0, 0)
    else:
        raise UnknownOpcode(f"opcode {op} is no cost")


def choose_identical(w: vec[i64], f: i64, seat: i64) -> None:
    """Ask for the kind of "X identical". Declining means X = 0, which is the only answer for an empty pool."""
    kinds: i64 = 0
    for k in range(codes.KINDS):
        if amount(w[lay.at(seat) + lay.POOL], k):
            kinds |= bit(k)
    w[f + lay.FRAME_NUMBER] = 0
    w[f + lay.FRAME_KIND] = -1
    if kinds:
        ask_kind(w, seat, kinds, 1)


# --- Effects: giving


def give(w: vec[i64], f: i64, op: i64, a: i64, b: i64, ev: Events | None) -> None:
    seat = w[f + lay.FRAME_SEAT]
    source = w[f + lay.FRAME_SOURCE]
    if op == codes.OP_GAIN:
        gain(w, seat, a, WHY_GAIN, source, ev)
    elif op == codes.OP_PUT:
        put(w, source, a, ev)
    elif op == codes.OP_RIVALS:
        for i in range(1, w[lay.SEATS]):
            gain(w, (seat + i) % w[lay.SEATS], a, WHY_RIVAL, source, ev)
    elif op == codes.OP_GAIN_ANY:
        ask_bag(w, seat, codes.V_GAIN, a, b, -1)
    elif op == codes.OP_PUT_ANY:
        ask_bag(w, seat, codes.V_GAIN, a, b, source)
    elif op == codes.OP_GAIN_COST:
        ask_bag(w, seat, codes.V_GAIN, w[f + lay.FRAME_NUMBER] + a, b, -1)
    elif op == codes.OP_GOLD_COST:
        gain(w, seat, w[f + lay.FRAME_NUMBER] * unit(codes.GOLD), WHY_GAIN, source, ev)
    elif op == codes.OP_DRAW:
        draw_cards(w, f, seat, a, ev)
    elif op == codes.OP_DISCARD_DRAWN:
        if w[f + lay.FRAME_NUMBER]:
            ask_card(w, seat, codes.V_DISCARD, w[lay.at(seat) + lay.HAND], 0, 0)
            w[lay.COUNT] = w[f + lay.FRAME_NUMBER]
            w[f + lay.FRAME_NUMBER] = 0
    elif op == codes.OP_REORDER:
        reorder(w, f, seat)
    elif op == codes.OP_STRAIGHTEN:
        choose_turned(w, seat, a)
    elif op == codes.OP_STRAIGHTEN_THIS:
        straighten(w, source, ev)
    else:
        raise UnknownOpcode(f"opcode {op} gives nothing")


def draw_cards(w: vec[i64], f: i64, seat: i64, count: i64, ev: Events | None) -> None:
    """Draw cards one by one while there are any, and remember how many were drawn."""
    if w[f + lay.FRAME_COUNTER] < count and can_draw(w, seat):
        repeat_step(w, f)
        if draw(w, seat, ev):
            w[f + lay.FRAME_COUNTER] += 1
        return
    w[f + lay.FRAME_NUMBER] = w[f + lay.FRAME_COUNTER]
    w[f + lay.FRAME_COUNTER] = 0


def choose_turned(w: vec[i64], seat: i64, tag: i64) -> None:
    """Ask for one of the seat's own turned components. Only artifacts have tags."""
    s = lay.at(seat)
    a = w[s + lay.PLAY_ARTIFACTS] & w[lay.TURNED_ARTIFACTS]
    b = w[s + lay.PLAY_OTHERS] & w[lay.TURNED_OTHERS]
    if tag:
        a &= CARDS.tagged[tag]
        b = 0
    if a | b:
        ask_card(w, seat, codes.V_STRAIGHTEN, a, b, 0)


# --- Effects: the rest


def act(w: vec[i64], f: i64, op: i64, a: i64, b: i64, c: i64, ev: Events | None) -> None:
    seat = w[f + lay.FRAME_SEAT]
    source = w[f + lay.FRAME_SOURCE]
    if op == codes.OP_CONVERT:
        gain(w, seat, w[f + lay.FRAME_NUMBER] * unit(a), WHY_GAIN, source, ev)
    elif op == codes.OP_CONVERT_ANY:
        if w[f + lay.FRAME_NUMBER]:
            ask_kind(w, seat, b & ~bit(w[f + lay.FRAME_KIND]), 0)
    elif op == codes.OP_CONVERT_GAIN:
        if w[f + lay.FRAME_NUMBER]:
            gain(w, seat, w[f + lay.FRAME_NUMBER] * unit(w[f + lay.FRAME_KIND]), WHY_GAIN, source, ev)
    elif op == codes.OP_PUT_SPENT:
        put(w, source, unit(w[f + lay.FRAME_KIND]), ev)
    elif op == codes.OP_PUT_SPENT_ON:
        ask_card(w, seat, codes.V_PUT_ON, w[lay.at(seat) + lay.PLAY_ARTIFACTS], w[lay.at(seat) + lay.PLAY_OTHERS], 0)
    elif op == codes.OP_EQUAL_RIVAL:
        ask_seat(w, seat, codes.V_RIVAL, (bit(w[lay.SEATS]) - 1) & ~bit(seat))
    elif op == codes.OP_EQUAL_GAIN:
        gain(w, seat, amount(w[lay.at(w[f + lay.FRAME_NUMBER]) + lay.POOL], b) * unit(a), WHY_GAIN, source, ev)
    elif op == codes.OP_ATTACK:
        attack(w, f, a, b, c, ev)
    elif op == codes.OP_SUMMON:
        choose_summoned(w, f, seat, a, b, c)
    elif op == codes.OP_SUMMON_PAY:
        if w[f + lay.FRAME_NUMBER] >= 0:
            pay_for(w, seat, w[f + lay.FRAME_NUMBER], c, ev)
    elif op == codes.OP_CHECK_VICTORY:
        check_now(w, f, seat, ev)
    elif op == codes.OP_POINTS:
        w[lay.at(seat) + lay.BONUS] += a
        if ev is not None:
            ev.append((EV_BONUS, seat, a))
    elif op == codes.OP_GROW:
        grow(w, source, a, ev)
    elif op == codes.OP_UPKEEP:
        if covers(w[lay.at(seat) + lay.POOL], a):
            ask_unless(w, seat, a)
        else:
            turn(w, source, ev)
    else:
        handle_cards(w, f, op, a, seat, source, ev)


def handle_cards(w: vec[i64], f: i64, op: i64, a: i64, seat: i64, source: i64, ev: Events | None) -> None:
    if op == codes.OP_PLACE_PAY:
        pay_for(w, seat, source, 0, ev)
    elif op == codes.OP_REFILL:
        top_monument(w, f, ev)
    elif op == codes.OP_CLAIM_TOP:
        top_monument(w, f, ev)
    elif op == codes.OP_ENTER:
        if CARDS.on_claim[source] >= 0:
            w[f + lay.FRAME_PC] = CARDS.on_claim[source]
    elif op == codes.OP_LOOK_DRAW:
        look_draw(w, f, a, ev)
    elif op == codes.OP_LOOK_RETURN:
        look_return(w, f)
    elif op == codes.OP_SWAP_ITEM:
        if w[lay.SUPPLY]:
            ask_card(w, seat, codes.V_ITEM, 0, w[lay.SUPPLY], 0)
    elif op != codes.OP_IGNORE:  # the loss was ignored when the react was chosen
        raise UnknownOpcode(f"opcode {op} is no effect")


def choose_summoned(w: vec[i64], f: i64, seat: i64, zone: i64, tag: i64, extra: i64) -> None:
    """Ask for a card to place by a power, or none.

    For a card from hand the question is always asked, because skipping it would reveal information about the hand.
    """
    fitting = summonable(w, seat, zone, tag, extra)
    w[f + lay.FRAME_NUMBER] = -1
    if fitting or zone == codes.FROM_HAND:
        ask_card(w, seat, codes.V_SUMMON, fitting, 0, 1)


def summonable(w: vec[i64], seat: i64, zone: i64, tag: i64, extra: i64) -> i64:
    """Return the cards of the zone that the seat can pay for."""
    cards = cards_in(w, seat, zone, tag)
    fitting: i64 = 0
    while cards:
        if can_afford(w, seat, artifact_in(cards), extra):
            fitting |= cards & -cards
        cards &= cards - 1
    return fitting


def check_now(w: vec[i64], f: i64, seat: i64, ev: Events | None) -> None:
    """Start a victory check in the middle of a round."""
    if w[f + lay.FRAME_STAGE] == 0:
        if ev is not None:
            ev.append((EV_CHECK, seat))
        w[f + lay.FRAME_STAGE] = 1
        repeat_step(w, f)
        ask_statue(w)
    else:
        judge(w, 0, ev)


def grow(w: vec[i64], c: i64, count: i64, ev: Events | None) -> None:
    added: i64 = 0
    for k in range(codes.KINDS):
        if amount(w[lay.ESSENCES_ON + c], k):
            added += count * unit(k)
    put(w, c, added, ev)
