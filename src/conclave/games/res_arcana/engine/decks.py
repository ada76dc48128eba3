"""Looking at decks, putting cards back, and revealing the top of the monument deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import bit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, is_artifact
from conclave.games.res_arcana.engine.events import (
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
from conclave.games.res_arcana.engine.moves import ask, ask_card, ask_chance, can_draw, reshuffle

OWN_DECK: Final = 0
MONUMENT_DECK: Final = 1


def reorder(w: vec[i64], f: i64, seat: i64) -> None:
    """Ask which deck to look at. If neither has a card, do nothing."""
    w[f + lay.FRAME_NUMBER] = -1
    decks: i64 = 0
    if can_draw(w, seat):
        decks |= bit(OWN_DECK)
    if w[lay.MONUMENT_DECK] | w[lay.MONUMENT_TOP]:
        decks |= bit(MONUMENT_DECK)
    if decks:
        ask(w, codes.ASK_LOOK, seat, codes.V_LOOK)
        w[lay.CHOICE] = decks


def look(w: vec[i64], f: i64, deck: i64, ev: Events | None) -> None:
    """Apply the choice of a deck. From now on only this seat knows the order of the monuments on top."""
    seat = w[f + lay.FRAME_SEAT]
    w[f + lay.FRAME_NUMBER] = deck
    if deck == MONUMENT_DECK:
        w[lay.MONUMENT_ORDER_KNOWN] = bit(seat)
    if ev is not None:
        ev.append((EV_LOOKED, seat, deck))


def look_draw(w: vec[i64], f: i64, count: i64, ev: Events | None) -> None:
    """Take one more card to look at: from the known top first, then by chance."""
    deck = w[f + lay.FRAME_NUMBER]
    seat = w[f + lay.FRAME_SEAT]
    s = lay.at(seat)
    if deck < 0 or w[f + lay.FRAME_COUNTER] == count:
        w[f + lay.FRAME_COUNTER] = 0
    elif deck == MONUMENT_DECK:
        look_at_monument(w, f, ev)
    elif not can_draw(w, seat):
        w[f + lay.FRAME_COUNTER] = 0
    else:
        w[f + lay.FRAME_PC] -= 1
        if w[s + lay.TOP]:
            c = lay.first_of(w[s + lay.TOP])
            w[s + lay.TOP] = lay.without_first(w[s + lay.TOP])
            show_to_looker(w, f, c, Z_TOP, ev)
        else:
            if w[s + lay.DECK] == 0:
                reshuffle(w, seat, ev)
            ask_chance(w, w[s + lay.DECK], 0)


def look_at_monument(w: vec[i64], f: i64, ev: Events | None) -> None:
    if w[lay.MONUMENT_TOP] | w[lay.MONUMENT_DECK] == 0:
        w[f + lay.FRAME_COUNTER] = 0
        return
    w[f + lay.FRAME_PC] -= 1
    if w[lay.MONUMENT_TOP]:
        show_to_looker(w, f, take_lowest(w), Z_MON_TOP, ev)
    else:
        ask_chance(w, 0, w[lay.MONUMENT_DECK])


def take_lowest(w: vec[i64]) -> i64:
    """Remove and return the lowest-numbered monument of the known top.

    The whole known top is taken before cards are put back, so its order does not matter.
    """
    c: i64 = CARDS.components
    word = w[lay.MONUMENT_TOP]
    while word:
        if lay.first_of(word) < c:
            c = lay.first_of(word)
        word = lay.without_first(word)
    rest: i64 = 0
    word = w[lay.MONUMENT_TOP]
    while word:
        if lay.first_of(word) != c:
            rest = lay.with_last(rest, lay.first_of(word))
        word = lay.without_first(word)
    w[lay.MONUMENT_TOP] = rest
    return c


def show_to_looker(w: vec[i64], f: i64, c: i64, zone: i64, ev: Events | None) -> None:
    """Move a card from a deck to the cards that the seat looks at."""
    seat = w[f + lay.FRAME_SEAT]
    w[f + lay.FRAME_COUNTER] += 1
    if is_artifact(c):
        w[lay.at(seat) + lay.DECK] &= ~BIT[c]
        w[lay.LOOKED_AT_ARTIFACTS] |= BIT[c]
    else:
        w[lay.MONUMENT_DECK] &= ~BIT[c]
        w[lay.LOOKED_AT_OTHERS] |= BIT[c]
        w[lay.at(seat) + lay.TOP_SEEN] |= BIT[c]
    if ev is not None:
        tell_moved(ev, c, zone, seat, Z_LOOK, seat, bit(seat))


def look_return(w: vec[i64], f: i64) -> None:
    """Ask which card to put back next. The first one named lies on top."""
    if w[lay.LOOKED_AT_ARTIFACTS] | w[lay.LOOKED_AT_OTHERS]:
        w[f + lay.FRAME_PC] -= 1
        ask_card(w, w[f + lay.FRAME_SEAT], codes.V_RETURN, w[lay.LOOKED_AT_ARTIFACTS], w[lay.LOOKED_AT_OTHERS], 0)
        w[lay.PARTIAL] = 1 if w[f + lay.FRAME_COUNTER] else 0
    else:
        w[f + lay.FRAME_COUNTER] = 0


def put_back(w: vec[i64], f: i64, c: i64, ev: Events | None) -> None:
    """Apply the answer: put a card back below those already returned."""
    seat = w[f + lay.FRAME_SEAT]
    w[f + lay.FRAME_COUNTER] += 1
    if is_artifact(c):
        w[lay.LOOKED_AT_ARTIFACTS] &= ~BIT[c]
        w[lay.at(seat) + lay.TOP] = lay.with_last(w[lay.at(seat) + lay.TOP], c)
    else:
        w[lay.LOOKED_AT_OTHERS] &= ~BIT[c]
        w[lay.MONUMENT_TOP] = lay.with_last(w[lay.MONUMENT_TOP], c)
    if ev is not None:
        zone: i64 = Z_TOP if is_artifact(c) else Z_MON_TOP
        tell_moved(ev, c, Z_LOOK, seat, zone, seat, bit(seat))


def top_monument(w: vec[i64], f: i64, ev: Events | None) -> None:
    """Take the top monument, for the display or for the seat that claimed it unseen."""
    if w[lay.MONUMENT_TOP]:
        c = lay.first_of(w[lay.MONUMENT_TOP])
        w[lay.MONUMENT_TOP] = lay.without_first(w[lay.MONUMENT_TOP])
        reveal_monument(w, f, c, Z_MON_TOP, ev)
    elif w[lay.MONUMENT_DECK]:
        w[f + lay.FRAME_PC] -= 1
        ask_chance(w, 0, w[lay.MONUMENT_DECK])


def reveal_monument(w: vec[i64], f: i64, c: i64, zone: i64, ev: Events | None) -> None:
    """Put a monument face up into the centre or into play."""
    b = BIT[c]
    w[lay.MONUMENT_DECK] &= ~b
    for seat in range(w[lay.SEATS]):
        w[lay.at(seat) + lay.TOP_SEEN] &= ~b
    if CARDS.code[(w[f + lay.FRAME_PC] - 1) * codes.OP_WIDTH] == codes.OP_REFILL:
        w[lay.CENTRE] |= b
        if ev is not None:
            tell_moved(ev, c, zone, -1, Z_CENTRE, -1, ALL)
    else:
        w[lay.at(w[f + lay.FRAME_SEAT]) + lay.PLAY_OTHERS] |= b
        w[f + lay.FRAME_SOURCE] = c
        if ev is not None:
            tell_moved(ev, c, zone, -1, Z_PLAY, w[f + lay.FRAME_SEAT], ALL)
