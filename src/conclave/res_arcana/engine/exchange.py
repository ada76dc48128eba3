"""Every hand that a rival may hold, as far as a viewer knows: not all deals, but enough of them that each card is held."""

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


def hands(w: vec[i64], viewer: i64) -> list[vec[i64]]:
    """The state with other cards in the acting rival's hand, until each that may be there has been there.

    After a reshuffle in mid-look more is listed than can be; and monuments whose order others know come up in any.
    """
    w = unordered(w, viewer)
    seat = w[ACTOR]
    if seat < 0 or seat == viewer:
        return [w]
    unseen = w[BOX_A]
    for other in range(w[SEATS]):
        if other != viewer:
            unseen |= fresh_of(w, other)
    known = hidden_of(w, seat) & w[KNOWN_SET]
    if strays(w, seat):
        unseen |= known | (hidden_of(w, seat) & w[KNOWN_HAND])
        known = 0
    held = w[LOOK_A] if w[LOOK_A] else w[at(seat) + HAND]  # only whoever acts looks, and then chooses of that
    looked: i64 = 0 if (w[MON_ORDER] >> viewer) & 1 else w[LOOK_B]
    top = w[MON_REST] | looked | monuments_listed(w)
    made: list[vec[i64]] = []
    rest = unseen if held & unseen else 0
    others = known if held & known else 0
    above = top if looked else 0
    while rest or others or above or not made:
        words = w[:]
        rest = hold(words, held & unseen, rest, unseen, False)
        others = hold(words, held & known, others, known, False)
        above = hold(words, looked, above, top, True)
        mend_question(words, viewer)
        made.append(words)
    return made


def unordered(w: vec[i64], viewer: i64) -> vec[i64]:
    """With the top of the monument deck put back among the rest, if the viewer does not know its order."""
    if w[MON_TOP] == 0 or w[LOOK_B] != 0 or (w[MON_ORDER] >> viewer) & 1:
        return w
    w = w[:]
    w[MON_REST] |= monuments_listed(w)
    w[MON_TOP] = 0
    w[MON_SEEN] = 0
    w[MON_ORDER] = 0
    if w[ASK] == ASK_DEAL:
        mend_chance(w)
    return w


def hold(w: vec[i64], held: i64, rest: i64, cards: i64, monuments: bool) -> i64:
    """Exchange what is held for the lowest of the rest, filled up from all such cards; what is left of the rest."""
    wanted: i64 = 0
    while size_of(wanted) < size_of(held):
        if rest == 0:
            rest = cards & ~wanted
            wanted |= rest & -rest
            rest = 0
        else:
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
    return rest


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
