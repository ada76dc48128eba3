"""Application of answers: each verb changes the state, then the game continues."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, unit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.attack import next_rival
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, PLACE, is_artifact
from conclave.games.res_arcana.engine.decks import look, put_back, reveal_monument, show_to_looker
from conclave.games.res_arcana.engine.events import (
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
from conclave.games.res_arcana.engine.machine import run
from conclave.games.res_arcana.engine.moves import (
    ask_bag,
    clear,
    destroy,
    discard,
    finish_draw,
    gain,
    make_public,
    push,
    put,
    spend,
    straighten,
    take_off,
    turn,
)
from conclave.games.res_arcana.engine.setup import begin_with, deal_component, finish_mage_choice, keep_card, take_item


def answer(w: vec[i64], action: i64, ev: Events | None) -> None:
    """Apply a legal answer and run until the next question."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    seat = w[lay.ACTOR]
    question = w[lay.QUESTION]
    w[lay.QUESTION] = codes.ASK_NOTHING
    if question == codes.ASK_MAIN:
        apply_main_action(w, seat, verb, x, ev)
    elif question == codes.ASK_BAG:
        pick(w, seat, verb, x, ev)
    elif question == codes.ASK_DEAL:
        apply_chance(w, x, ev)
    elif question == codes.ASK_CARD:
        apply_card(w, seat, verb, x, ev)
    elif question == codes.ASK_TAKE:
        take_stored(w, seat, verb, x, ev)
    elif question == codes.ASK_REACT:
        react(w, seat, verb, x, ev)
    elif question == codes.ASK_UNLESS:
        accept(w, seat, verb == codes.V_ACCEPT, ev)
    else:
        apply_value(w, seat, verb, x, ev)
    run(w, ev)


# --- The five actions


def apply_main_action(w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    s = lay.at(seat)
    w[lay.STEP] = 1
    if ev is not None:
        ev.append((EV_DID, seat, verb, x))
    if verb == codes.V_USE:
        push(w, CARDS.entry[x], seat, x >> 1)
    elif verb == codes.V_PASS:
        pass_round(w, seat, ev)
    elif verb == codes.V_PLACE:
        w[s + lay.HAND] &= ~BIT[x]
        w[s + lay.PLAY_ARTIFACTS] |= BIT[x]
        make_public(w, x)
        if ev is not None:
            tell_moved(ev, x, Z_HAND, seat, Z_PLAY, seat, ALL)
        push(w, codes.PC_PLACE, seat, x)
    elif verb == codes.V_CLAIM:
        claim(w, seat, x, ev)
    elif verb == codes.V_CLAIM_TOP:
        spend(w, seat, CARDS.monument_cost, WHY_PAY, codes.NO_COMPONENT, ev)
        push(w, codes.PC_CLAIM_TOP, seat, codes.NO_COMPONENT)
    else:
        discard(w, seat, x, ev)
        if verb == codes.V_SELL_GOLD:
            gain(w, seat, unit(codes.GOLD), WHY_GAIN, x, ev)
        else:
            push(w, 0, seat, x)  # the card is the source of the question
            ask_bag(w, seat, codes.V_GAIN, 2, codes.NOT_GOLD, -1)


def claim(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """Claim a component. A monument's on-claim effect runs before the next monument is shown."""
    spend(w, seat, CARDS.cost[c], WHY_PAY, c, ev)
    w[lay.CENTRE] &= ~BIT[c]
    w[lay.at(seat) + lay.PLAY_OTHERS] |= BIT[c]
    if ev is not None:
        tell_moved(ev, c, Z_CENTRE, -1, Z_PLAY, seat, ALL)
    if CARDS.kind[c] != PLACE:
        push(w, codes.PC_REFILL, seat, c)
    push(w, codes.PC_ENTER, seat, c)


def pass_round(w: vec[i64], seat: i64, ev: Events | None) -> None:
    if w[lay.PASSED] == 0:
        w[lay.FIRST] = seat
        if ev is not None:
            ev.append((EV_TOKEN, seat))
    w[lay.PASSED] |= bit(seat)
    if ev is not None:
        ev.append((EV_PASSED, seat))
    push(w, codes.PC_PASS, seat, w[lay.at(seat) + lay.ITEM])


# --- Essences


def pick(w: vec[i64], seat: i64, verb: i64, k: i64, ev: Events | None) -> None:
    """Apply the choice of one essence of a bag."""
    source = w[lay.frame(w) + lay.FRAME_SOURCE] if w[lay.DEPTH] else codes.NO_COMPONENT
    if verb == codes.V_GAIN:
        if w[lay.RECEIVER] < 0:
            gain(w, seat, unit(k), WHY_GAIN, source, ev)
        else:
            put(w, w[lay.RECEIVER], unit(k), ev)
    else:
        spend(w, seat, unit(k), WHY_PAY if verb == codes.V_PAY else WHY_LOSE, source, ev)
        if amount(w[lay.UNCOVERED], k):
            w[lay.UNCOVERED] -= unit(k)
        if w[lay.DEPTH]:
            w[lay.frame(w) + lay.FRAME_KIND] = k
    w[lay.LAST] = k
    w[lay.COUNT] -= 1
    if w[lay.COUNT]:
        w[lay.QUESTION] = codes.ASK_BAG
        w[lay.PARTIAL] = 1


def take_stored(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    """Apply a Collect answer: take all essences off one component, or stop taking."""
    if verb == codes.V_DONE:
        return
    gain(w, seat, w[lay.ESSENCES_ON + c], WHY_TAKE, c, ev)
    take_off(w, c, w[lay.ESSENCES_ON + c], ev)
    w[lay.OFFERED_ARTIFACTS] &= CARDS.later_artifacts[c]
    w[lay.OFFERED_OTHERS] &= CARDS.later_others[c]
    if w[lay.OFFERED_ARTIFACTS] | w[lay.OFFERED_OTHERS]:
        w[lay.QUESTION] = codes.ASK_TAKE
        w[lay.PARTIAL] = 1


def apply_value(w: vec[i64], seat: i64, verb: i64, x: i64, ev: Events | None) -> None:
    """Apply the choice of a kind, a number, a seat or a deck."""
    f = lay.frame(w)
    if verb == codes.V_KIND:
        w[f + lay.FRAME_KIND] = x
        if ev is not None:
            ev.append((EV_KIND, seat, x))
    elif verb == codes.V_DECLINE:
        w[f + lay.FRAME_KIND] = -1
    elif verb == codes.V_NUMBER:
        w[f + lay.FRAME_NUMBER] = x
        spend(w, seat, x * unit(w[f + lay.FRAME_KIND]), WHY_PAY, w[f + lay.FRAME_SOURCE], ev)
    elif verb == codes.V_RIVAL:
        w[f + lay.FRAME_NUMBER] = x
        if ev is not None:
            ev.append((EV_DID, seat, verb, x))
    elif verb == codes.V_LOOK:
        look(w, f, x, ev)
    else:  # V_START by chance, V_FIRST by the chooser
        w[lay.STEP] = 1
        begin_with(w, x, ev)


# --- Cards


def apply_chance(w: vec[i64], c: i64, ev: Events | None) -> None:
    if w[lay.DEPTH] == 0:
        deal_component(w, c, ev)
        return
    f = lay.frame(w)
    op = CARDS.code[w[f + lay.FRAME_PC] * codes.OP_WIDTH]
    if op == codes.OP_DRAW:
        finish_draw(w, w[f + lay.FRAME_SEAT], c, ev)
        w[f + lay.FRAME_COUNTER] += 1
    elif op == codes.OP_LOOK_DRAW:
        show_to_looker(w, f, c, Z_DECK if is_artifact(c) else Z_MON_DECK, ev)
    else:
        w[f + lay.FRAME_PC] += 1
        reveal_monument(w, f, c, Z_MON_DECK, ev)


def apply_card(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    if w[lay.DEPTH] == 0:
        apply_setup_choice(w, seat, verb, c, ev)
        return
    f = lay.frame(w)
    if verb == codes.V_DISCARD:
        apply_discard(w, f, seat, c, ev)
    elif verb == codes.V_DESTROY:
        destroy(w, seat, c, ev)
        w[f + lay.FRAME_NUMBER] = CARDS.total[c]
        buy_off(w, f, seat, ev)
    elif verb == codes.V_TURN:
        turn(w, c, ev)
    elif verb == codes.V_STRAIGHTEN:
        straighten(w, c, ev)
    elif verb == codes.V_PUT_ON:
        put(w, c, unit(w[f + lay.FRAME_KIND]), ev)
    elif verb == codes.V_SUMMON:
        summon(w, f, seat, c, ev)
    elif verb == codes.V_RETURN:
        put_back(w, f, c, ev)
    elif verb == codes.V_ITEM:
        swap_item(w, seat, c, ev)
    # V_DECLINE: nothing is placed, or the loss is not bought off


def apply_setup_choice(w: vec[i64], seat: i64, verb: i64, c: i64, ev: Events | None) -> None:
    if verb == codes.V_KEEP:
        keep_card(w, seat, c, ev)
    elif verb == codes.V_MAGE:
        finish_mage_choice(w, seat, c, ev)
    else:
        take_item(w, seat, c, ev)
        w[lay.STEP] += 1


def apply_discard(w: vec[i64], f: i64, seat: i64, c: i64, ev: Events | None) -> None:
    discard(w, seat, c, ev)
    w[f + lay.FRAME_NUMBER] += CARDS.total[c]
    w[lay.OFFERED_ARTIFACTS] &= ~BIT[c]
    w[lay.COUNT] -= 1
    if w[lay.COUNT]:
        w[lay.QUESTION] = codes.ASK_CARD
        w[lay.PARTIAL] = 1
    buy_off(w, f, seat, ev)


def buy_off(w: vec[i64], f: i64, seat: i64, ev: Events | None) -> None:
    """Avert the loss if this answer was a rival's response to an attack."""
    if CARDS.code[w[f + lay.FRAME_PC] * codes.OP_WIDTH] == codes.OP_ATTACK and seat != w[f + lay.FRAME_SEAT]:
        if ev is not None:
            ev.append((EV_LOSS, seat, w[f + lay.FRAME_SOURCE], LOSS_BOUGHT_OFF))
        next_rival(w, f)


def summon(w: vec[i64], f: i64, seat: i64, c: i64, ev: Events | None) -> None:
    """Place a card by a power, from the seat's hand or from any player's discards."""
    zone: i64 = Z_HAND
    holder = seat
    for other in range(w[lay.SEATS]):
        if w[lay.at(other) + lay.DISCARDS] & BIT[c]:
            w[lay.at(other) + lay.DISCARDS] &= ~BIT[c]
            zone = Z_DISCARDS
            holder = other
    w[lay.at(seat) + lay.HAND] &= ~BIT[c]
    w[lay.at(seat) + lay.PLAY_ARTIFACTS] |= BIT[c]
    make_public(w, c)
    w[f + lay.FRAME_NUMBER] = c
    if ev is not None:
        tell_moved(ev, c, zone, holder, Z_PLAY, seat, ALL)


def swap_item(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """Swap the magic item. The essences on the old item are lost."""
    old = w[lay.at(seat) + lay.ITEM]
    clear(w, old, ev)
    w[lay.at(seat) + lay.PLAY_OTHERS] &= ~BIT[old]
    w[lay.SUPPLY] |= BIT[old]
    if ev is not None:
        tell_moved(ev, old, Z_PLAY, seat, Z_SUPPLY, -1, ALL)
    take_item(w, seat, c, ev)


# --- Reacts


def react(w: vec[i64], seat: i64, verb: i64, p: i64, ev: Events | None) -> None:
    if verb == codes.V_DECLINE:
        return
    if ev is not None:
        ev.append((EV_DID, seat, verb, p))
    if w[lay.CHOICE] != codes.AT_VICTORY_CHECK:
        f = lay.frame(w)
        if ev is not None:
            ev.append((EV_LOSS, seat, w[f + lay.FRAME_SOURCE], LOSS_IGNORED))
        next_rival(w, f)
    push(w, CARDS.entry[p], seat, p >> 1)


def accept(w: vec[i64], seat: i64, paying: bool, ev: Events | None) -> None:
    """Apply the answer to an optional payment: to ignore an attack, or as an upkeep.

    If an upkeep is not paid, the component is turned. If an attack is not bought off, its loss follows.
    """
    f = lay.frame(w)
    if paying:
        spend(w, seat, w[lay.UNCOVERED], WHY_PAY, w[f + lay.FRAME_SOURCE], ev)
        buy_off(w, f, seat, ev)
    elif CARDS.code[w[f + lay.FRAME_PC] * codes.OP_WIDTH] != codes.OP_ATTACK:
        turn(w, w[f + lay.FRAME_SOURCE], ev)
