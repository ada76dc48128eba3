"""Enumeration of the hands that a rival may hold. Every card possible for the viewer occurs in one of them."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import size_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, artifact_in, other_in
from conclave.games.res_arcana.engine.hidden import fresh_of, hidden_of
from conclave.games.res_arcana.engine.knowledge import list_monuments, mend_chance, mend_question
from conclave.games.res_arcana.engine.moves import count_reshuffled_returns


def is_listed(w: vec[i64]) -> bool:
    """Return True if every possible hand can be listed.

    That requires the standard variant after setup, because players remember much of a draft.
    """
    return w[lay.VARIANT] == codes.STANDARD and w[lay.PHASE] > codes.PH_CHOOSE


def count_hands(w: vec[i64], viewer: i64) -> i64:
    """Return the number of `with_hand` states needed for every card that the acting rival may hold to occur in one."""
    seat = w[lay.ACTOR]
    if seat < 0 or seat == viewer:
        return 1
    held = choices_held_by(w, seat)
    most = steps(held & unseen_by_all(w, viewer, seat), unseen_by_all(w, viewer, seat))
    for n in (
        steps(held & publicly_known_cards(w, seat), publicly_known_cards(w, seat)),
        steps(hidden_monuments_seen(w, viewer), top_cards(w)),
    ):
        if n > most:
            most = n
    return most


def steps(held: i64, cards: i64) -> i64:
    """Return how many hands of the size of `held` are needed to cover all the cards."""
    size = size_of(held)
    return (size_of(cards) + size - 1) // size if size else 1


def with_hand(w: vec[i64], viewer: i64, n: i64) -> vec[i64]:
    """Return the n-th copy of the state, with other cards in the acting rival's hand.

    The enumeration is too wide in two cases. After a reshuffle during a look it includes impossible hands. Monuments
    whose order only others know may come up in any order.
    """
    words = forget_monument_order(w, viewer)
    seat = words[lay.ACTOR]
    if seat < 0 or seat == viewer:
        return words
    held = choices_held_by(words, seat)
    unseen = unseen_by_all(words, viewer, seat)
    known = publicly_known_cards(words, seat)
    looked = hidden_monuments_seen(words, viewer)
    top = top_cards(words)
    hold(words, held & unseen, unseen, n, False)
    hold(words, held & known, known, n, False)
    hold(words, looked, top, n, True)
    mend_question(words, viewer)
    return words


def choices_held_by(w: vec[i64], seat: i64) -> i64:
    """Return the cards that the seat chooses from: those it looks at, otherwise its hand."""
    return w[lay.LOOKED_AT_ARTIFACTS] if w[lay.LOOKED_AT_ARTIFACTS] else w[lay.at(seat) + lay.HAND]


def unseen_by_all(w: vec[i64], viewer: i64, seat: i64) -> i64:
    """Return the interchangeable cards of the rival's hand: those never open to the viewer."""
    cards = w[lay.BOX_ARTIFACTS]
    for other in range(w[lay.SEATS]):
        if other != viewer:
            cards |= fresh_of(w, other)
    if count_reshuffled_returns(w, seat):
        cards |= hidden_of(w, seat)
    return cards


def publicly_known_cards(w: vec[i64], seat: i64) -> i64:
    """Return the cards that all know to be in the rival's hand or deck."""
    return 0 if count_reshuffled_returns(w, seat) else hidden_of(w, seat) & w[lay.KNOWN_SET]


def hidden_monuments_seen(w: vec[i64], viewer: i64) -> i64:
    """Return the monuments that a rival is looking at, if the viewer does not know them."""
    return 0 if (w[lay.MONUMENT_ORDER_KNOWN] >> viewer) & 1 else w[lay.LOOKED_AT_OTHERS]


def top_cards(w: vec[i64]) -> i64:
    return w[lay.MONUMENT_DECK] | w[lay.LOOKED_AT_OTHERS] | list_monuments(w)


def forget_monument_order(w: vec[i64], viewer: i64) -> vec[i64]:
    """Return a copy of the state.

    If the viewer does not know the order of the top monuments, they are put back into the deck.
    """
    words = w[:]
    if w[lay.MONUMENT_TOP] == 0 or w[lay.LOOKED_AT_OTHERS] != 0 or (w[lay.MONUMENT_ORDER_KNOWN] >> viewer) & 1:
        return words
    words[lay.MONUMENT_DECK] |= list_monuments(w)
    words[lay.MONUMENT_TOP] = 0
    for seat in range(words[lay.SEATS]):
        words[lay.at(seat) + lay.TOP_SEEN] = 0
    words[lay.MONUMENT_ORDER_KNOWN] = 0
    if words[lay.QUESTION] == codes.ASK_DEAL:
        mend_chance(words)
    return words


def hold(w: vec[i64], held: i64, cards: i64, n: i64, monuments: bool) -> None:
    """Exchange the held cards for the n-th slice of `cards`, which wraps around at the end."""
    size = size_of(held)
    if size == 0:
        return
    wanted: i64 = 0
    rest = cards
    for _ in range((n % steps(held, cards)) * size):
        rest &= rest - 1
    for _ in range(size):
        if rest == 0:
            rest = cards & ~wanted
        wanted |= rest & -rest
        rest &= rest - 1
    old = held & ~wanted
    new = wanted & ~held
    while old:
        if monuments:
            exchange_monuments(w, other_in(old), other_in(new))
        else:
            exchange(w, artifact_in(old), artifact_in(new))
        old &= old - 1
        new &= new - 1


def exchange(w: vec[i64], one: i64, other: i64) -> None:
    """Swap the positions of two hidden cards."""
    both = BIT[one] | BIT[other]
    swap(w, lay.BOX_ARTIFACTS, both)
    swap(w, lay.LOOKED_AT_ARTIFACTS, both)
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        swap(w, s + lay.HAND, both)
        swap(w, s + lay.DECK, both)
        w[s + lay.TOP] = exchange_in_list(w[s + lay.TOP], one, other)


def exchange_monuments(w: vec[i64], one: i64, other: i64) -> None:
    both = BIT[one] | BIT[other]
    swap(w, lay.LOOKED_AT_OTHERS, both)
    swap(w, lay.MONUMENT_DECK, both)
    w[lay.MONUMENT_TOP] = exchange_in_list(w[lay.MONUMENT_TOP], one, other)


def swap(w: vec[i64], place: i64, both: i64) -> None:
    held = w[place] & both
    if held != 0 and held != both:
        w[place] ^= both


def exchange_in_list(word: i64, one: i64, other: i64) -> i64:
    """Return a short list with two cards exchanged."""
    made: i64 = 0
    while word:
        c = lay.first_of(word)
        if c == one:
            c = other
        elif c == other:
            c = one
        made = lay.with_last(made, c)
        word = lay.without_first(word)
    return made
