"""The small moves that everything else is made of: asking, gaining, spending, turning, moving cards."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, covers, lowest, plus, size_of, total, uncovered, unit
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import (
    ALL,
    EV_SHUFFLED,
    EV_TURNED,
    WHY_PAY,
    Z_DECK,
    Z_DISCARDS,
    Z_HAND,
    Z_PLAY,
    Z_TOP,
    Events,
    tell_moved,
    tell_on,
    tell_pool,
)
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers

# --- Asking


def ask(w: vec[i64], question: i64, seat: i64, verb: i64) -> None:
    """Nothing of the question before is kept: what a rival could choose from may be a secret."""
    w[ASK] = question
    w[ACTOR] = seat
    w[VERB] = verb
    w[OPTIONAL] = 0
    w[SET_A] = 0
    w[SET_B] = 0
    w[COUNT] = 0
    w[LAST] = 0
    w[NEED] = 0
    w[MISS] = 0
    w[CHOICE] = 0
    w[ONTO] = 0
    w[PARTIAL] = 0


def ask_chance(w: vec[i64], a: i64, b: i64) -> None:
    ask(w, ASK_DEAL, CHANCE, V_DEAL)
    w[SET_A] = a
    w[SET_B] = b


def ask_card(w: vec[i64], seat: i64, verb: i64, a: i64, b: i64, optional: i64) -> None:
    ask(w, ASK_CARD, seat, verb)
    w[SET_A] = a
    w[SET_B] = b
    w[OPTIONAL] = optional
    w[COUNT] = 1


def ask_bag(w: vec[i64], seat: i64, verb: i64, count: i64, kinds: i64, onto: i64) -> None:
    """Ask for essences one by one; an empty bag is not asked for."""
    if count <= 0:
        return
    ask(w, ASK_BAG, seat, verb)
    w[COUNT] = count
    w[CHOICE] = kinds
    w[ONTO] = onto


def ask_kind(w: vec[i64], seat: i64, kinds: i64, optional: i64) -> None:
    ask(w, ASK_KIND, seat, V_KIND)
    w[CHOICE] = kinds
    w[OPTIONAL] = optional


def ask_number(w: vec[i64], seat: i64, least: i64, most: i64) -> None:
    ask(w, ASK_NUMBER, seat, V_NUMBER)
    w[LAST] = least
    w[COUNT] = most


def ask_seat(w: vec[i64], seat: i64, verb: i64, seats: i64) -> None:
    ask(w, ASK_SEAT, seat, verb)
    w[CHOICE] = seats


def ask_unless(w: vec[i64], seat: i64, cost: i64) -> None:
    ask(w, ASK_UNLESS, seat, 0)
    w[NEED] = cost


def push(w: vec[i64], pc: i64, seat: i64, source: i64) -> None:
    """A new frame: the machine runs it before it goes on with what lies below."""
    assert w[DEPTH] < FRAMES
    f = STACK + w[DEPTH] * FRAME
    w[DEPTH] += 1
    w[f + PC] = pc
    w[f + WHO] = seat
    w[f + SRC] = source
    w[f + X] = 0
    w[f + KIND] = 0
    w[f + TALLY] = 0
    w[f + STAGE] = 0


# --- Essences


def gain(w: vec[i64], seat: i64, packed: i64, why: i64, source: i64, ev: Events | None) -> None:
    here = at(seat) + POOL
    before = w[here]
    w[here] = plus(before, packed)
    if ev is not None and packed:
        tell_pool(ev, seat, why, source, 1, w[here] - before)


def spend(w: vec[i64], seat: i64, packed: i64, why: i64, source: i64, ev: Events | None) -> None:
    w[at(seat) + POOL] -= packed
    if ev is not None and packed:
        tell_pool(ev, seat, why, source, -1, packed)


def put(w: vec[i64], c: i64, packed: i64, ev: Events | None) -> None:
    before = w[ON + c]
    w[ON + c] = plus(before, packed)
    if ev is not None and packed:
        tell_on(ev, c, 1, w[ON + c] - before)


def take_off(w: vec[i64], c: i64, packed: i64, ev: Events | None) -> None:
    w[ON + c] -= packed
    if ev is not None and packed:
        tell_on(ev, c, -1, packed)


# --- Components


def is_turned(w: vec[i64], c: i64) -> bool:
    if c < ARTIFACTS:
        return (w[TURNED_A] >> c) & 1 != 0
    return (w[TURNED_B] >> (c - ARTIFACTS)) & 1 != 0


def turn(w: vec[i64], c: i64, ev: Events | None) -> None:
    if c < ARTIFACTS:
        w[TURNED_A] |= bit(c)
    else:
        w[TURNED_B] |= bit(c - ARTIFACTS)
    if ev is not None:
        ev.append((EV_TURNED, c, 1))


def straighten(w: vec[i64], c: i64, ev: Events | None) -> None:
    if c < ARTIFACTS:
        w[TURNED_A] &= ~bit(c)
    else:
        w[TURNED_B] &= ~bit(c - ARTIFACTS)
    if ev is not None:
        ev.append((EV_TURNED, c, 0))


def clear(w: vec[i64], c: i64, ev: Events | None) -> None:
    """A component leaves play: its essences return to the supply, and it is straight when it comes back."""
    take_off(w, c, w[ON + c], ev)
    if is_turned(w, c):
        straighten(w, c, ev)


def make_public(w: vec[i64], c: i64) -> None:
    """An artifact that lies open needs no record of who knows of it."""
    w[KNOWN_SET] &= ~bit(c)
    w[KNOWN_HAND] &= ~bit(c)


def discard(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    s = at(seat)
    w[s + HAND] &= ~bit(c)
    w[s + DISCARDS] |= bit(c)
    make_public(w, c)
    if ev is not None:
        tell_moved(ev, c, Z_HAND, seat, Z_DISCARDS, seat, ALL)


def destroy(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    s = at(seat)
    clear(w, c, ev)
    w[s + PLAY_A] &= ~bit(c)
    w[s + DISCARDS] |= bit(c)
    if ev is not None:
        tell_moved(ev, c, Z_PLAY, seat, Z_DISCARDS, seat, ALL)


def reshuffle(w: vec[i64], seat: i64, ev: Events | None) -> None:
    """The discards, which all have seen, become the deck; so what all knew to be in hand or deck is in hand now.

    Unless the seat is looking at cards of its deck. Then some of these, and of the cards that nobody knows, are not in
    hand but will lie on the new deck, strays among cards that all know: only how many there may be is no secret.
    """
    s = at(seat)
    w[KNOWN_HAND] |= w[KNOWN_SET] & (w[s + HAND] | w[LOOK_A])
    w[STRAYS] = (w[STRAYS] & ~(bit(4 * seat) * 15)) | size_of(w[LOOK_A]) << (4 * seat)
    if w[LOOK_A] == 0:
        w[KNOWN_SET] &= ~w[s + HAND]
    w[KNOWN_SET] |= w[s + DISCARDS]
    w[s + DECK] = w[s + DISCARDS]
    w[s + DISCARDS] = 0
    if ev is not None:
        ev.append((EV_SHUFFLED, seat))


def strays(w: vec[i64], seat: i64) -> i64:
    """At most so many cards on top of a seat's deck were in its hand or deck before the discards became the deck."""
    return w[STRAYS] >> (4 * seat) & 15


def end_strays(w: vec[i64], seat: i64) -> None:
    """The last card on top is drawn: what has strayed is in hand."""
    w[STRAYS] &= ~(bit(4 * seat) * 15)
    w[KNOWN_SET] &= ~(w[KNOWN_HAND] & w[at(seat) + HAND])


def can_draw(w: vec[i64], seat: i64) -> bool:
    s = at(seat)
    return (w[s + TOP] | w[s + DECK] | w[s + DISCARDS]) != 0


def into_hand(w: vec[i64], seat: i64, c: i64, zone: i64, ev: Events | None) -> None:
    w[at(seat) + HAND] |= bit(c)
    if ev is not None:
        tell_moved(ev, c, zone, seat, Z_HAND, seat, bit(seat))


def draw(w: vec[i64], seat: i64, ev: Events | None) -> bool:
    """Draw the known top card; else ask chance for a card. Whether a card was drawn at once."""
    s = at(seat)
    if w[s + TOP]:
        c = first_of(w[s + TOP])
        w[s + TOP] = without_first(w[s + TOP])
        into_hand(w, seat, c, Z_TOP, ev)
        if w[STRAYS] and w[s + TOP] == 0:
            end_strays(w, seat)
        return True
    if w[s + DECK] == 0:
        reshuffle(w, seat, ev)
    ask_chance(w, w[s + DECK], 0)
    return False


def drawn(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """Chance named the card."""
    w[at(seat) + DECK] &= ~bit(c)
    into_hand(w, seat, c, Z_DECK, ev)


# --- Placing an artifact


def cards_in(w: vec[i64], seat: i64, zone: i64, tag: i64) -> i64:
    """The cards of a zone (FROM_*) that a power of the seat can place; tag 0 means any."""
    cards: i64 = 0
    if zone == FROM_HAND:
        cards = w[at(seat) + HAND]
    elif zone == FROM_OWN_DISCARD:
        cards = w[at(seat) + DISCARDS]
    else:
        for other in range(w[SEATS]):
            cards |= w[at(other) + DISCARDS]
    return cards & T.dragons if tag == DRAGON else cards


def discount(w: vec[i64], seat: i64, c: i64, extra: i64) -> i64:
    """Symbols off the cost of an artifact, with SPARES_GOLD where none of the discounts may remove Gold.

    No dragon costs Gold (`limits` checks it), so that the two sorts never meet on one Gold symbol.
    """
    off = extra & 0xFF
    sparing = off if extra & SPARES_GOLD else 0
    a = w[at(seat) + PLAY_A] & T.discount_a
    while a:
        d = lowest(a)
        a &= a - 1
        if discounts(d, c):
            off += T.discount[d]
            sparing += T.discount[d] * T.discount_spares_gold[d]
    b = w[at(seat) + PLAY_B] & T.discount_b
    while b:
        d = lowest(b) + ARTIFACTS
        b &= b - 1
        if discounts(d, c):
            off += T.discount[d]
            sparing += T.discount[d] * T.discount_spares_gold[d]
    return off | SPARES_GOLD if off == sparing else off


def discounts(d: i64, c: i64) -> bool:
    return T.discount_for[d] == 1 or (T.discount_for[d] == 2 and T.tags[c] & DRAGON != 0)


def can_afford(w: vec[i64], seat: i64, c: i64, extra: i64) -> bool:
    """Whether the pool can pay for this artifact."""
    pool = w[at(seat) + POOL]
    cost = T.cost[c]
    s = at(seat)
    if extra == 0 and (w[s + PLAY_A] & T.discount_a) | (w[s + PLAY_B] & T.discount_b) == 0:
        return covers(pool, cost) and (T.any[c] == 0 or total(pool) >= T.total[c])
    if extra & FREE:
        return True
    off = discount(w, seat, c, extra)
    if off & SPARES_GOLD:
        gold = amount(cost, GOLD) * unit(GOLD)
        if not covers(pool, gold):
            return False
        pool -= gold
        cost -= gold
    return uncovered(pool, cost) <= off & 0xFF and total(pool) >= total(cost) + T.any[c] - (off & 0xFF)


def pay_for(w: vec[i64], seat: i64, c: i64, extra: i64, ev: Events | None) -> None:
    """Pay what leaves no choice, then ask for the rest."""
    if extra & FREE:
        return
    cost = T.cost[c]
    off = discount(w, seat, c, extra)
    cut = off & 0xFF
    if cut == 0:
        spend(w, seat, cost, WHY_PAY, c, ev)
        ask_bag(w, seat, V_PAY, T.any[c], ANY_KIND, -1)
        return
    if off & SPARES_GOLD:
        gold = amount(cost, GOLD) * unit(GOLD)
        spend(w, seat, gold, WHY_PAY, c, ev)
        cost -= gold
    size = total(cost) + T.any[c]
    if cut > size:
        cut = size
    ask_bag(w, seat, V_PAY, size - cut, ANY_KIND, -1)
    w[NEED] = cost
    w[MISS] = cut
