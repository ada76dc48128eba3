"""Looking at decks and putting cards back, and the monument deck's top."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import bit
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import (
    ALL,
    EV_LOOKED,
    Z_CENTRE,
    Z_LOOK,
    Z_MON_TOP,
    Z_PLAY,
    Z_TOP,
    Events,
    tell_moved,
)
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import ask, ask_card, ask_chance, can_draw, reshuffle

OWN_DECK: Final = 0
MONUMENT_DECK: Final = 1


def reorder(w: vec[i64], f: i64, seat: i64) -> None:
    """Which deck? Where neither has a card, nothing happens."""
    w[f + X] = -1
    decks: i64 = 0
    if can_draw(w, seat):
        decks |= bit(OWN_DECK)
    if w[MON_REST] | w[MON_TOP]:
        decks |= bit(MONUMENT_DECK)
    if decks:
        ask(w, ASK_LOOK, seat, V_LOOK)
        w[CHOICE] = decks


def look(w: vec[i64], f: i64, deck: i64, ev: Events | None) -> None:
    """The answer: from now on only the one who looks knows the order of the monuments."""
    seat = w[f + WHO]
    w[f + X] = deck
    if deck == MONUMENT_DECK:
        w[MON_ORDER] = bit(seat)
    if ev is not None:
        ev.append((EV_LOOKED, seat, deck))


def look_draw(w: vec[i64], f: i64, count: i64, ev: Events | None) -> None:
    """One more card to look at: the known top first, then what chance names."""
    deck = w[f + X]
    seat = w[f + WHO]
    s = at(seat)
    if deck < 0 or w[f + TALLY] == count:
        w[f + TALLY] = 0
    elif deck == MONUMENT_DECK:
        look_at_monument(w, f, ev)
    elif not can_draw(w, seat):
        w[f + TALLY] = 0
    else:
        w[f + PC] -= 1
        if w[s + TOP]:
            c = first_of(w[s + TOP])
            w[s + TOP] = without_first(w[s + TOP])
            looked_at(w, f, c, Z_TOP, ev)
        else:
            if w[s + DECK] == 0:
                reshuffle(w, seat, ev)
            ask_chance(w, w[s + DECK], 0)


def look_at_monument(w: vec[i64], f: i64, ev: Events | None) -> None:
    if w[MON_TOP] | w[MON_REST] == 0:
        w[f + TALLY] = 0
        return
    w[f + PC] -= 1
    if w[MON_TOP]:
        looked_at(w, f, take_lowest(w), Z_MON_TOP, ev)
    else:
        ask_chance(w, 0, w[MON_REST])


def take_lowest(w: vec[i64]) -> i64:
    """One of the known top monuments. All of them are taken up, so their order is not kept."""
    c: i64 = COMPONENTS
    word = w[MON_TOP]
    while word:
        if first_of(word) < c:
            c = first_of(word)
        word = without_first(word)
    rest: i64 = 0
    word = w[MON_TOP]
    while word:
        if first_of(word) != c:
            rest = with_last(rest, first_of(word))
        word = without_first(word)
    w[MON_TOP] = rest
    return c


def looked_at(w: vec[i64], f: i64, c: i64, zone: i64, ev: Events | None) -> None:
    """A card comes up before the one who looks."""
    seat = w[f + WHO]
    w[f + TALLY] += 1
    if c < ARTIFACTS:
        w[at(seat) + DECK] &= ~bit(c)
        w[LOOK_A] |= bit(c)
    else:
        w[MON_REST] &= ~bit(c - ARTIFACTS)
        w[LOOK_B] |= bit(c - ARTIFACTS)
        w[MON_SEEN] |= bit(4 * (c - MONUMENTS) + seat)
    if ev is not None:
        tell_moved(ev, c, zone, seat, Z_LOOK, seat, bit(seat))


def look_return(w: vec[i64], f: i64) -> None:
    """Which one next? The first one named lies on top."""
    if w[LOOK_A] | w[LOOK_B]:
        w[f + PC] -= 1
        ask_card(w, w[f + WHO], V_RETURN, w[LOOK_A], w[LOOK_B], 0)
        w[PARTIAL] = 1 if w[f + TALLY] else 0
    else:
        w[f + TALLY] = 0


def put_back(w: vec[i64], f: i64, c: i64, ev: Events | None) -> None:
    """The answer."""
    seat = w[f + WHO]
    w[f + TALLY] += 1
    if c < ARTIFACTS:
        w[LOOK_A] &= ~bit(c)
        w[at(seat) + TOP] = with_last(w[at(seat) + TOP], c)
    else:
        w[LOOK_B] &= ~bit(c - ARTIFACTS)
        w[MON_TOP] = with_last(w[MON_TOP], c)
    if ev is not None:
        zone: i64 = Z_TOP if c < ARTIFACTS else Z_MON_TOP
        tell_moved(ev, c, Z_LOOK, seat, zone, seat, bit(seat))


def top_monument(w: vec[i64], f: i64, ev: Events | None) -> None:
    """The top monument comes up, for the display or for the one who claimed it unseen."""
    if w[MON_TOP]:
        c = first_of(w[MON_TOP])
        w[MON_TOP] = without_first(w[MON_TOP])
        monument_up(w, f, c, Z_MON_TOP, ev)
    elif w[MON_REST]:
        w[f + PC] -= 1
        ask_chance(w, 0, w[MON_REST])


def monument_up(w: vec[i64], f: i64, c: i64, zone: i64, ev: Events | None) -> None:
    """Open to all now."""
    b = c - ARTIFACTS
    w[MON_REST] &= ~bit(b)
    w[MON_SEEN] &= ~(15 * bit(4 * (c - MONUMENTS)))
    if T.code[(w[f + PC] - 1) * OP_WIDTH] == OP_REFILL:
        w[CENTRE] |= bit(b)
        if ev is not None:
            tell_moved(ev, c, zone, -1, Z_CENTRE, -1, ALL)
    else:
        w[at(w[f + WHO]) + PLAY_B] |= bit(b)
        w[f + SRC] = c
        if ev is not None:
            tell_moved(ev, c, zone, -1, Z_PLAY, w[f + WHO], ALL)
