"""Every hand that a rival may hold, as far as a viewer knows: not all deals, but so many that each card is held."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import bit, lowest, size_of
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.hidden import fresh_of, hidden_of
from conclave.res_arcana.engine.knowledge import mend_chance, mend_question, monuments_listed
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import strays


def is_listed(w: vec[i64]) -> bool:
    """Whether every hand can be listed: after setup, and without a draft, of which all remember much."""
    return w[VARIANT] == STANDARD and w[PHASE] > PH_CHOOSE


def count_hands(w: vec[i64], viewer: i64) -> i64:
    """How many states `with_hand` makes so that each card that may be in the acting rival's hand is in one of them."""
    seat = w[ACTOR]
    if seat < 0 or seat == viewer:
        return 1
    held = held_by(w, seat)
    most = steps(held & unseen_by_all(w, viewer, seat), unseen_by_all(w, viewer, seat))
    for n in (steps(held & known_of(w, seat), known_of(w, seat)), steps(looked_at(w, viewer), top_cards(w))):
        if n > most:
            most = n
    return most


def steps(held: i64, cards: i64) -> i64:
    """How many hands of that size hold each of the cards once."""
    size = size_of(held)
    return (size_of(cards) + size - 1) // size if size else 1


def with_hand(w: vec[i64], viewer: i64, n: i64) -> vec[i64]:
    """The state, for the n-th time, with other cards in the acting rival's hand.

    After a reshuffle in mid-look more is listed than can be; and monuments whose order others know come up in any.
    """
    words = unordered(w, viewer)
    seat = words[ACTOR]
    if seat < 0 or seat == viewer:
        return words
    held = held_by(words, seat)
    unseen = unseen_by_all(words, viewer, seat)
    known = known_of(words, seat)
    looked = looked_at(words, viewer)
    top = top_cards(words)
    hold(words, held & unseen, unseen, n, False)
    hold(words, held & known, known, n, False)
    hold(words, looked, top, n, True)
    mend_question(words, viewer)
    return words


def held_by(w: vec[i64], seat: i64) -> i64:
    """What is chosen from: only whoever acts looks, and then chooses of that."""
    return w[LOOK_A] if w[LOOK_A] else w[at(seat) + HAND]


def unseen_by_all(w: vec[i64], viewer: i64, seat: i64) -> i64:
    """Cards that could stand in for one another in the rival's hand: those never open to the viewer."""
    cards = w[BOX_A]
    for other in range(w[SEATS]):
        if other != viewer:
            cards |= fresh_of(w, other)
    if strays(w, seat):
        cards |= hidden_of(w, seat)
    return cards


def known_of(w: vec[i64], seat: i64) -> i64:
    """Those that all know to be in the rival's hand or deck."""
    return 0 if strays(w, seat) else hidden_of(w, seat) & w[KNOWN_SET]


def looked_at(w: vec[i64], viewer: i64) -> i64:
    """Monuments that a rival looks at, if the viewer does not know them."""
    return 0 if (w[MON_ORDER] >> viewer) & 1 else w[LOOK_B]


def top_cards(w: vec[i64]) -> i64:
    return w[MON_REST] | w[LOOK_B] | monuments_listed(w)


def unordered(w: vec[i64], viewer: i64) -> vec[i64]:
    """A copy, with the top of the monument deck put back among the rest if the viewer does not know its order."""
    words = w[:]
    if w[MON_TOP] == 0 or w[LOOK_B] != 0 or (w[MON_ORDER] >> viewer) & 1:
        return words
    words[MON_REST] |= monuments_listed(w)
    words[MON_TOP] = 0
    words[MON_SEEN] = 0
    words[MON_ORDER] = 0
    if words[ASK] == ASK_DEAL:
        mend_chance(words)
    return words


def hold(w: vec[i64], held: i64, cards: i64, n: i64, monuments: bool) -> None:
    """Exchange what is held for the n-th stretch of the cards, which begin anew after the last."""
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
            exchange_monuments(w, lowest(old), lowest(new))
        else:
            exchange(w, lowest(old), lowest(new))
        old &= old - 1
        new &= new - 1


def exchange(w: vec[i64], one: i64, other: i64) -> None:
    """Two hidden cards take each other's places."""
    both = bit(one) | bit(other)
    swap(w, BOX_A, both)
    swap(w, LOOK_A, both)
    for seat in range(w[SEATS]):
        s = at(seat)
        swap(w, s + HAND, both)
        swap(w, s + DECK, both)
        w[s + TOP] = relisted(w[s + TOP], one, other)


def exchange_monuments(w: vec[i64], one: i64, other: i64) -> None:
    both = bit(one) | bit(other)
    swap(w, LOOK_B, both)
    swap(w, MON_REST, both)
    w[MON_TOP] = relisted(w[MON_TOP], one + ARTIFACTS, other + ARTIFACTS)


def swap(w: vec[i64], place: i64, both: i64) -> None:
    held = w[place] & both
    if held != 0 and held != both:
        w[place] ^= both


def relisted(word: i64, one: i64, other: i64) -> i64:
    """A short list with two cards exchanged."""
    made: i64 = 0
    while word:
        c = first_of(word)
        if c == one:
            c = other
        elif c == other:
            c = one
        made = with_last(made, c)
        word = without_first(word)
    return made
