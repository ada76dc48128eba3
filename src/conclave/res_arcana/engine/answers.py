"""Taking an answer: what each verb does to the state before the machine runs on."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, unit
from conclave.res_arcana.engine.attack import next_rival
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.decks import look, looked_at, monument_up, put_back
from conclave.res_arcana.engine.events import (
    ALL,
    EV_DID,
    EV_KIND,
    EV_LOSS,
    EV_PASSED,
    EV_TOKEN,
    LOSS_BOUGHT_OFF,
    LOSS_IGNORED,
    WHY_GAIN,
    WHY_LOSE,
    WHY_PAY,
    WHY_TAKE,
    Z_CENTRE,
    Z_DECK,
    Z_DISCARDS,
    Z_HAND,
    Z_MON_DECK,
    Z_PLAY,
    Z_SUPPLY,
    Events,
    tell_moved,
)
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.machine import run
from conclave.res_arcana.engine.moves import (
    ask_bag,
    clear,
    destroy,
    discard,
    drawn,
    gain,
    make_public,
    push,
    put,
    spend,
    straighten,
    take_off,
    turn,
)
from conclave.res_arcana.engine.setup import begin_with, dealt, kept, mage_chosen, take_item


def answer(w: vec[i64], action: i64, ev: Events | None) -> None:
    """Take a legal answer and run on until the next question."""
    verb = action >> SHIFT
    x = action & OPERAND
    seat = w[ACTOR]
    question = w[ASK]
    w[ASK] = ASK_NOTHING
    if question == ASK_MAIN:
        main_action(w, seat, verb, x, ev)
    elif question == ASK_BAG:
        pick(w, seat, verb, x, ev)
    elif question == ASK_DEAL:
        chance_named(w, x, ev)
    elif question == ASK_CARD:
        card_chosen(w, seat, verb, x, ev)
    elif question == ASK_TAKE:
        take_stored(w, seat, verb, x, ev)
    elif question == ASK_REACT:
        react(w, seat, verb, x, ev)
    elif question == ASK_UNLESS:
        accept(w, seat, verb == V_ACCEPT, ev)
    else:
        value_chosen(w, seat, verb, x, ev)
    run(w, ev)


# --- The five actions


def main_action(w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    s = at(seat)
    w[STEP] = 1
    if ev is not None:
        ev.append((EV_DID, seat, verb, x))
    if verb == V_USE:
        push(w, T.entry[x], seat, x >> 1)
    elif verb == V_PASS:
        pass_round(w, seat, ev)
    elif verb == V_PLACE:
        w[s + HAND] &= ~bit(x)
        w[s + PLAY_A] |= bit(x)
        make_public(w, x)
        if ev is not None:
            tell_moved(ev, x, Z_HAND, seat, Z_PLAY, seat, ALL)
        push(w, PC_PLACE, seat, x)
    elif verb == V_CLAIM:
        claim(w, seat, x, ev)
    elif verb == V_CLAIM_TOP:
        spend(w, seat, T.cost[MONUMENTS], WHY_PAY, NO_COMPONENT, ev)
        push(w, PC_CLAIM_TOP, seat, NO_COMPONENT)
    else:
        discard(w, seat, x, ev)
        if verb == V_SELL_GOLD:
            gain(w, seat, unit(GOLD), WHY_GAIN, x, ev)
        else:
            push(w, 0, seat, x)  # the card is the source of the question
            ask_bag(w, seat, V_GAIN, 2, NOT_GOLD, -1)


def claim(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """What a monument gives when claimed comes before the next one is shown."""
    spend(w, seat, T.cost[c], WHY_PAY, c, ev)
    w[CENTRE] &= ~bit(c - ARTIFACTS)
    w[at(seat) + PLAY_B] |= bit(c - ARTIFACTS)
    if ev is not None:
        tell_moved(ev, c, Z_CENTRE, -1, Z_PLAY, seat, ALL)
    if c < PLACES:
        push(w, PC_REFILL, seat, c)
    push(w, PC_ENTER, seat, c)


def pass_round(w: vec[i64], seat: i64, ev: Events | None) -> None:
    if w[PASSED] == 0:
        w[FIRST] = seat
        if ev is not None:
            ev.append((EV_TOKEN, seat))
    w[PASSED] |= bit(seat)
    if ev is not None:
        ev.append((EV_PASSED, seat))
    push(w, PC_PASS, seat, w[at(seat) + ITEM])


# --- Essences


def pick(w: vec[i64], seat: i64, verb: i64, k: i64, ev: Events | None) -> None:
    """One essence of a bag."""
    source = w[frame(w) + SRC] if w[DEPTH] else NO_COMPONENT
    if verb == V_GAIN:
        if w[ONTO] < 0:
            gain(w, seat, unit(k), WHY_GAIN, source, ev)
        else:
            put(w, w[ONTO], unit(k), ev)
    else:
        spend(w, seat, unit(k), WHY_PAY if verb == V_PAY else WHY_LOSE, source, ev)
        if amount(w[NEED], k):
            w[NEED] -= unit(k)
        if w[DEPTH]:
            w[frame(w) + KIND] = k
    w[LAST] = k
    w[COUNT] -= 1
    if w[COUNT]:
        w[ASK] = ASK_BAG
        w[PARTIAL] = 1


def take_stored(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    """Collect: everything off one component, or no more."""
    if verb == V_DONE:
        return
    gain(w, seat, w[ON + c], WHY_TAKE, c, ev)
    take_off(w, c, w[ON + c], ev)
    if c < ARTIFACTS:
        w[SET_A] &= -bit(c + 1)
    else:
        w[SET_A] = 0
        w[SET_B] &= -bit(c - ARTIFACTS + 1)
    if w[SET_A] | w[SET_B]:
        w[ASK] = ASK_TAKE
        w[PARTIAL] = 1


def value_chosen(w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    """A kind, a number, a seat or a deck."""
    f = frame(w)
    if verb == V_KIND:
        w[f + KIND] = x
        if ev is not None:
            ev.append((EV_KIND, seat, x))
    elif verb == V_DECLINE:
        w[f + KIND] = -1
    elif verb == V_NUMBER:
        w[f + X] = x
        spend(w, seat, x * unit(w[f + KIND]), WHY_PAY, w[f + SRC], ev)
    elif verb == V_RIVAL:
        w[f + X] = x
        if ev is not None:
            ev.append((EV_DID, seat, verb, x))
    elif verb == V_LOOK:
        look(w, f, x, ev)
    else:  # V_START by chance, V_FIRST by the chooser
        w[STEP] = 1
        begin_with(w, x, ev)


# --- Cards


def chance_named(w: vec[i64], c: i64, ev: Events | None) -> None:
    if w[DEPTH] == 0:
        dealt(w, c, ev)
        return
    f = frame(w)
    op = T.code[w[f + PC] * OP_WIDTH]
    if op == OP_DRAW:
        drawn(w, w[f + WHO], c, ev)
        w[f + TALLY] += 1
    elif op == OP_LOOK_DRAW:
        looked_at(w, f, c, Z_DECK if c < ARTIFACTS else Z_MON_DECK, ev)
    else:
        w[f + PC] += 1
        monument_up(w, f, c, Z_MON_DECK, ev)


def card_chosen(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    if w[DEPTH] == 0:
        chosen_in_setup(w, seat, verb, c, ev)
        return
    f = frame(w)
    if verb == V_DISCARD:
        discard_chosen(w, f, seat, c, ev)
    elif verb == V_DESTROY:
        destroy(w, seat, c, ev)
        w[f + X] = T.total[c]
        bought_off(w, f, seat, ev)
    elif verb == V_TURN:
        turn(w, c, ev)
    elif verb == V_STRAIGHTEN:
        straighten(w, c, ev)
    elif verb == V_PUT_ON:
        put(w, c, unit(w[f + KIND]), ev)
    elif verb == V_SUMMON:
        summon(w, f, seat, c, ev)
    elif verb == V_RETURN:
        put_back(w, f, c, ev)
    elif verb == V_ITEM:
        swap_item(w, seat, c, ev)
    # V_DECLINE: nothing is placed, or the loss is not bought off


def chosen_in_setup(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    if verb == V_KEEP:
        kept(w, seat, c, ev)
    elif verb == V_MAGE:
        mage_chosen(w, seat, c, ev)
    else:
        take_item(w, seat, c, ev)
        w[STEP] += 1


def discard_chosen(w: vec[i64], f: i64, seat: i64, c: i64, ev: Events | None) -> None:
    discard(w, seat, c, ev)
    w[f + X] += T.total[c]
    w[SET_A] &= ~bit(c)
    w[COUNT] -= 1
    if w[COUNT]:
        w[ASK] = ASK_CARD
        w[PARTIAL] = 1
    bought_off(w, f, seat, ev)


def bought_off(w: vec[i64], f: i64, seat: i64, ev: Events | None) -> None:
    """Where a rival's choice answered an attack, the loss is averted."""
    if T.code[w[f + PC] * OP_WIDTH] == OP_ATTACK and seat != w[f + WHO]:
        if ev is not None:
            ev.append((EV_LOSS, seat, w[f + SRC], LOSS_BOUGHT_OFF))
        next_rival(w, f)


def summon(w: vec[i64], f: i64, seat: i64, c: i64, ev: Events | None) -> None:
    """A card placed by a power, from hand or from whoever's discards hold it."""
    zone: i64 = Z_HAND
    holder = seat
    for other in range(w[SEATS]):
        if (w[at(other) + DISCARDS] >> c) & 1:
            w[at(other) + DISCARDS] &= ~bit(c)
            zone = Z_DISCARDS
            holder = other
    w[at(seat) + HAND] &= ~bit(c)
    w[at(seat) + PLAY_A] |= bit(c)
    make_public(w, c)
    w[f + X] = c
    if ev is not None:
        tell_moved(ev, c, zone, holder, Z_PLAY, seat, ALL)


def swap_item(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """The old item goes back without what lay on it."""
    old = w[at(seat) + ITEM]
    clear(w, old, ev)
    w[at(seat) + PLAY_B] &= ~bit(old - ARTIFACTS)
    w[SUPPLY] |= bit(old - ARTIFACTS)
    if ev is not None:
        tell_moved(ev, old, Z_PLAY, seat, Z_SUPPLY, -1, ALL)
    take_item(w, seat, c, ev)


# --- Reacts


def react(w: vec[i64], seat: i64, verb: i64, p: i64, ev: Events | None) -> None:
    if verb == V_DECLINE:
        return
    if ev is not None:
        ev.append((EV_DID, seat, verb, p))
    if w[CHOICE] != AT_VICTORY_CHECK:
        f = frame(w)
        if ev is not None:
            ev.append((EV_LOSS, seat, w[f + SRC], LOSS_IGNORED))
        next_rival(w, f)
    push(w, T.entry[p], seat, p >> 1)


def accept(w: vec[i64], seat: i64, paying: bool, ev: Events | None) -> None:
    """Pay a rival's price for ignoring its attack, or an upkeep; else face the loss, or turn the component."""
    f = frame(w)
    if paying:
        spend(w, seat, w[NEED], WHY_PAY, w[f + SRC], ev)
        bought_off(w, f, seat, ev)
    elif T.code[w[f + PC] * OP_WIDTH] != OP_ATTACK:
        turn(w, w[f + SRC], ev)
