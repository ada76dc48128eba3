"""Elementary state changes used by all other modules: asking, gaining, spending, moving pieces."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, covers, missing_amounts, plus, size_of, total, unit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    BIT,
    CARDS,
    SPOT,
    SPOT_BITS,
    SPOT_SHIFT,
    WORD,
    artifact_in,
    other_in,
)
from conclave.games.res_arcana.engine.events import (
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

# --- Asking


def ask(w: vec[i64], question: i64, seat: i64, verb: i64) -> None:
    """Ask a question and clear the previous one, whose options may be a rival's secret."""
    w[lay.QUESTION] = question
    w[lay.ACTOR] = seat
    w[lay.VERB] = verb
    w[lay.OPTIONAL] = 0
    w[lay.OFFERED_ARTIFACTS] = 0
    w[lay.OFFERED_OTHERS] = 0
    w[lay.COUNT] = 0
    w[lay.LAST] = 0
    w[lay.UNCOVERED] = 0
    w[lay.MAX_UNCOVERED] = 0
    w[lay.CHOICE] = 0
    w[lay.RECEIVER] = 0
    w[lay.PARTIAL] = 0


def ask_chance(w: vec[i64], a: i64, b: i64) -> None:
    ask(w, codes.ASK_DEAL, codes.CHANCE, codes.V_DEAL)
    w[lay.OFFERED_ARTIFACTS] = a
    w[lay.OFFERED_OTHERS] = b


def ask_card(w: vec[i64], seat: i64, verb: i64, a: i64, b: i64, optional: i64) -> None:
    ask(w, codes.ASK_CARD, seat, verb)
    w[lay.OFFERED_ARTIFACTS] = a
    w[lay.OFFERED_OTHERS] = b
    w[lay.OPTIONAL] = optional
    w[lay.COUNT] = 1


def ask_bag(w: vec[i64], seat: i64, verb: i64, count: i64, kinds: i64, onto: i64) -> None:
    """Ask for essences one by one. An empty bag is not asked for."""
    if count <= 0:
        return
    ask(w, codes.ASK_BAG, seat, verb)
    w[lay.COUNT] = count
    w[lay.CHOICE] = kinds
    w[lay.RECEIVER] = onto


def ask_kind(w: vec[i64], seat: i64, kinds: i64, optional: i64) -> None:
    ask(w, codes.ASK_KIND, seat, codes.V_KIND)
    w[lay.CHOICE] = kinds
    w[lay.OPTIONAL] = optional


def ask_number(w: vec[i64], seat: i64, least: i64, most: i64) -> None:
    ask(w, codes.ASK_NUMBER, seat, codes.V_NUMBER)
    w[lay.LAST] = least
    w[lay.COUNT] = most


def ask_seat(w: vec[i64], seat: i64, verb: i64, seats: i64) -> None:
    ask(w, codes.ASK_SEAT, seat, verb)
    w[lay.CHOICE] = seats


def ask_unless(w: vec[i64], seat: i64, cost: i64) -> None:
    ask(w, codes.ASK_UNLESS, seat, 0)
    w[lay.UNCOVERED] = cost


def push(w: vec[i64], pc: i64, seat: i64, source: i64) -> None:
    """Push a new frame. It runs before the frames below continue."""
    assert w[lay.DEPTH] < lay.MAX_FRAMES
    f = lay.STACK + w[lay.DEPTH] * lay.FRAME_WORDS
    w[lay.DEPTH] += 1
    w[f + lay.FRAME_PC] = pc
    w[f + lay.FRAME_SEAT] = seat
    w[f + lay.FRAME_SOURCE] = source
    w[f + lay.FRAME_NUMBER] = 0
    w[f + lay.FRAME_KIND] = 0
    w[f + lay.FRAME_COUNTER] = 0
    w[f + lay.FRAME_STAGE] = 0


# --- Essences


def gain(w: vec[i64], seat: i64, packed: i64, why: i64, source: i64, ev: Events | None) -> None:
    here = lay.at(seat) + lay.POOL
    before = w[here]
    w[here] = plus(before, packed)
    if ev is not None and packed:
        tell_pool(ev, seat, why, source, 1, w[here] - before)


def spend(w: vec[i64], seat: i64, packed: i64, why: i64, source: i64, ev: Events | None) -> None:
    w[lay.at(seat) + lay.POOL] -= packed
    if ev is not None and packed:
        tell_pool(ev, seat, why, source, -1, packed)


def put(w: vec[i64], c: i64, packed: i64, ev: Events | None) -> None:
    before = w[lay.ESSENCES_ON + c]
    w[lay.ESSENCES_ON + c] = plus(before, packed)
    if ev is not None and packed:
        tell_on(ev, c, 1, w[lay.ESSENCES_ON + c] - before)


def take_off(w: vec[i64], c: i64, packed: i64, ev: Events | None) -> None:
    w[lay.ESSENCES_ON + c] -= packed
    if ev is not None and packed:
        tell_on(ev, c, -1, packed)


# --- Components


def is_turned(w: vec[i64], c: i64) -> bool:
    spot = SPOT[c]
    return w[lay.TURNED_ARTIFACTS + (spot >> SPOT_SHIFT)] >> (spot & SPOT_BITS) & 1 != 0


def turn(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[lay.TURNED_ARTIFACTS + WORD[c]] |= BIT[c]
    if ev is not None:
        ev.append((EV_TURNED, c, 1))


def straighten(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[lay.TURNED_ARTIFACTS + WORD[c]] &= ~BIT[c]
    if ev is not None:
        ev.append((EV_TURNED, c, 0))


def clear(w: vec[i64], c: i64, ev: Events | None) -> None:
    """Reset a component that leaves play: return its essences to the supply and straighten it."""
    take_off(w, c, w[lay.ESSENCES_ON + c], ev)
    if is_turned(w, c):
        straighten(w, c, ev)


def make_public(w: vec[i64], c: i64) -> None:
    """Clear the record of who knows an artifact that is open now."""
    w[lay.KNOWN_SET] &= ~BIT[c]
    w[lay.KNOWN_HAND] &= ~BIT[c]


def discard(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    s = lay.at(seat)
    w[s + lay.HAND] &= ~BIT[c]
    w[s + lay.DISCARDS] |= BIT[c]
    make_public(w, c)
    if ev is not None:
        tell_moved(ev, c, Z_HAND, seat, Z_DISCARDS, seat, ALL)


def destroy(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    s = lay.at(seat)
    clear(w, c, ev)
    w[s + lay.PLAY_ARTIFACTS] &= ~BIT[c]
    w[s + lay.DISCARDS] |= BIT[c]
    if ev is not None:
        tell_moved(ev, c, Z_PLAY, seat, Z_DISCARDS, seat, ALL)


def reshuffle(w: vec[i64], seat: i64, ev: Events | None) -> None:
    """Turn the discards, which are public, into the deck.

    Cards that all knew to be in hand or deck must now be in hand. The exception is a seat that is looking at cards of
    its deck. These cards will be returned to the top of the new deck. Only their maximum number is public, and it is
    stored in RESHUFFLED_RETURNS.
    """
    s = lay.at(seat)
    w[lay.KNOWN_HAND] |= w[lay.KNOWN_SET] & (w[s + lay.HAND] | w[lay.LOOKED_AT_ARTIFACTS])
    w[lay.RESHUFFLED_RETURNS] = (w[lay.RESHUFFLED_RETURNS] & ~(bit(4 * seat) * 15)) | size_of(
        w[lay.LOOKED_AT_ARTIFACTS]
    ) << (4 * seat)
    if w[lay.LOOKED_AT_ARTIFACTS] == 0:
        w[lay.KNOWN_SET] &= ~w[s + lay.HAND]
    w[lay.KNOWN_SET] |= w[s + lay.DISCARDS]
    w[s + lay.DECK] = w[s + lay.DISCARDS]
    w[s + lay.DISCARDS] = 0
    if ev is not None:
        ev.append((EV_SHUFFLED, seat))


def count_reshuffled_returns(w: vec[i64], seat: i64) -> i64:
    """Return the maximum number of cards on top of a seat's deck that were hidden before the last reshuffle."""
    return w[lay.RESHUFFLED_RETURNS] >> (4 * seat) & 15


def clear_reshuffled_returns(w: vec[i64], seat: i64) -> None:
    """Clear the seat's counter after the last card on top is drawn. All returned cards are in hand now."""
    w[lay.RESHUFFLED_RETURNS] &= ~(bit(4 * seat) * 15)
    w[lay.KNOWN_SET] &= ~(w[lay.KNOWN_HAND] & w[lay.at(seat) + lay.HAND])


def can_draw(w: vec[i64], seat: i64) -> bool:
    s = lay.at(seat)
    return (w[s + lay.TOP] | w[s + lay.DECK] | w[s + lay.DISCARDS]) != 0


def take_into_hand(w: vec[i64], seat: i64, c: i64, zone: i64, ev: Events | None) -> None:
    w[lay.at(seat) + lay.HAND] |= BIT[c]
    if ev is not None:
        tell_moved(ev, c, zone, seat, Z_HAND, seat, bit(seat))


def draw(w: vec[i64], seat: i64, ev: Events | None) -> bool:
    """Draw the known top card, or else ask chance for a card. Return True if a card was drawn at once."""
    s = lay.at(seat)
    if w[s + lay.TOP]:
        c = lay.first_of(w[s + lay.TOP])
        w[s + lay.TOP] = lay.without_first(w[s + lay.TOP])
        take_into_hand(w, seat, c, Z_TOP, ev)
        if w[lay.RESHUFFLED_RETURNS] and w[s + lay.TOP] == 0:
            clear_reshuffled_returns(w, seat)
        return True
    if w[s + lay.DECK] == 0:
        reshuffle(w, seat, ev)
    ask_chance(w, w[s + lay.DECK], 0)
    return False


def finish_draw(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """Finish a draw after chance has named the card."""
    w[lay.at(seat) + lay.DECK] &= ~BIT[c]
    take_into_hand(w, seat, c, Z_DECK, ev)


# --- Placing an artifact


def cards_in(w: vec[i64], seat: i64, zone: i64, tag: i64) -> i64:
    """Return the cards of a zone (FROM_*) that a power of the seat can place; tag 0 means any."""
    cards: i64 = 0
    if zone == codes.FROM_HAND:
        cards = w[lay.at(seat) + lay.HAND]
    elif zone == codes.FROM_OWN_DISCARD:
        cards = w[lay.at(seat) + lay.DISCARDS]
    else:
        for other in range(w[lay.SEATS]):
            cards |= w[lay.at(other) + lay.DISCARDS]
    return cards & CARDS.tagged[tag]


def discount(w: vec[i64], seat: i64, c: i64, extra: i64) -> i64:
    """Return the symbols off the cost of an artifact, with SPARES_GOLD if no discount may remove Gold.

    No dragon costs Gold (`engine_limits` checks it), so the two kinds of discount never compete for a Gold symbol.
    """
    off = extra & 0xFF
    sparing = off if extra & codes.SPARES_GOLD else 0
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS] & CARDS.discount_artifacts
    while a:
        d = artifact_in(a)
        a &= a - 1
        if discounts(d, c):
            off += CARDS.discount[d]
            sparing += CARDS.discount[d] * CARDS.discount_spares_gold[d]
    b = w[lay.at(seat) + lay.PLAY_OTHERS] & CARDS.discount_others
    while b:
        d = other_in(b)
        b &= b - 1
        if discounts(d, c):
            off += CARDS.discount[d]
            sparing += CARDS.discount[d] * CARDS.discount_spares_gold[d]
    return off | codes.SPARES_GOLD if off == sparing else off


def discounts(d: i64, c: i64) -> bool:
    return CARDS.discount_tags[d] == 0 or CARDS.discount_tags[d] & CARDS.tags[c] != 0


def can_afford(w: vec[i64], seat: i64, c: i64, extra: i64) -> bool:
    """Return True if the pool can pay for this artifact."""
    pool = w[lay.at(seat) + lay.POOL]
    cost = CARDS.cost[c]
    s = lay.at(seat)
    if (
        extra == 0
        and (w[s + lay.PLAY_ARTIFACTS] & CARDS.discount_artifacts) | (w[s + lay.PLAY_OTHERS] & CARDS.discount_others)
        == 0
    ):
        return covers(pool, cost) and (CARDS.any[c] == 0 or total(pool) >= CARDS.total[c])
    if extra & codes.FREE:
        return True
    off = discount(w, seat, c, extra)
    if off & codes.SPARES_GOLD:
        gold = amount(cost, codes.GOLD) * unit(codes.GOLD)
        if not covers(pool, gold):
            return False
        pool -= gold
        cost -= gold
    return missing_amounts(pool, cost) <= off & 0xFF and total(pool) >= total(cost) + CARDS.any[c] - (off & 0xFF)


def pay_for(w: vec[i64], seat: i64, c: i64, extra: i64, ev: Events | None) -> None:
    """Pay the fixed part of the cost, then ask for the rest."""
    if extra & codes.FREE:
        return
    cost = CARDS.cost[c]
    off = discount(w, seat, c, extra)
    cut = off & 0xFF
    if cut == 0:
        spend(w, seat, cost, WHY_PAY, c, ev)
        ask_bag(w, seat, codes.V_PAY, CARDS.any[c], codes.ANY_KIND, -1)
        return
    if off & codes.SPARES_GOLD:
        gold = amount(cost, codes.GOLD) * unit(codes.GOLD)
        spend(w, seat, gold, WHY_PAY, c, ev)
        cost -= gold
    size = total(cost) + CARDS.any[c]
    if cut > size:
        cut = size
    ask_bag(w, seat, codes.V_PAY, size - cut, codes.ANY_KIND, -1)
    w[lay.UNCOVERED] = cost
    w[lay.MAX_UNCOVERED] = cut
