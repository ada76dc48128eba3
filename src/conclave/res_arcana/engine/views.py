"""What a seat is shown: the view as plain values, and the information-set key. Components are numbers here."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, members, size_of
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.hidden import fresh_of, hidden_of, last_look, looker, pick_now
from conclave.res_arcana.engine.knowledge import seen_monuments
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.setup import PACK_SIZE, listed, pack_of
from conclave.res_arcana.engine.victory import points, points_of, token_points


def listing(word: i64) -> list[int]:
    """A short list as a list."""
    found: list[int] = []
    while word:
        found.append(int(first_of(word)))
        word = without_first(word)
    return found


def kinds_of(packed: i64) -> list[int]:
    return [int(amount(packed, k)) for k in range(KINDS)]


def view(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """All that the viewer may know, as JSON values; a spectator gets no "you"."""
    shown: dict[str, Any] = {
        "seats": int(w[SEATS]),
        "variant": int(w[VARIANT]),
        "game": int(w[GAME_NO]),
        "wins": [int(w[WINS]), int(w[WINS + 1])],
        "phase": int(w[PHASE]),
        "round": int(w[ROUND]),
        "first": int(w[FIRST]),
        "passed": members(w[PASSED], 0),
        "places": members(w[CENTRE] >> (PLACES - ARTIFACTS), PLACES),
        "display": members(w[CENTRE] & (bit(PLACES - ARTIFACTS) - 1), ARTIFACTS),
        "monuments": int(size_of(w[MON_REST] | w[LOOK_B]) + length(w[MON_TOP])),
        "items": members(w[SUPPLY], ARTIFACTS),
        "open": members(w[BOX_A], 0) if w[GAME_NO] > 1 else [],
        "asked": asked(w),
        "winners": members(w[WINNERS], 0),
        "reason": int(w[REASON]),
        "players": [player(w, seat) for seat in range(w[SEATS])],
        "you": own(w, viewer) if viewer >= 0 else None,
    }
    return shown


def asked(w: vec[i64]) -> list[int]:
    """Who is asked what, by which component, and with which verb: open to all."""
    source = w[frame(w) + SRC] if w[DEPTH] else NO_COMPONENT
    return [int(w[ACTOR]), int(w[ASK]), int(source), int(w[VERB])]


def player(w: vec[i64], seat: i64) -> dict[str, Any]:
    """What lies open before a seat."""
    s = at(seat)
    hidden = size_of(hidden_of(w, seat))
    hand = size_of(w[s + HAND])
    return {
        "points": int(points(w, seat)),
        "token": int(token_points(w, seat)),
        "bonus": int(w[s + BONUS]),
        "pool": kinds_of(w[s + POOL]),
        "hand": int(hand),
        "deck": int(hidden - hand),
        "discards": members(w[s + DISCARDS], 0),
        "play": [on_table(w, seat, c) for c in members(w[s + PLAY_A], 0) + members(w[s + PLAY_B], ARTIFACTS)],
        "item": int(w[s + ITEM]),
        "mages": int(size_of(w[s + DEALT])),
        "pack": int(size_of(w[PACKS + seat])),
    }


def on_table(w: vec[i64], seat: i64, c: int) -> dict[str, Any]:
    turned = w[TURNED_A] >> c & 1 if c < ARTIFACTS else w[TURNED_B] >> (c - ARTIFACTS) & 1
    return {"id": c, "turned": int(turned), "on": kinds_of(w[ON + c]), "points": int(points_of(w, seat, c))}


def own(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """What only this seat sees."""
    s = at(viewer)
    unseen: i64 = 0
    if w[VARIANT] == FIRST_GAME:
        unseen = w[s + DECK] & ~w[KNOWN_SET]
    looking = looker(w) == viewer
    hidden_choice = w[PHASE] == PH_CHOOSE and w[s + CHOSEN] >= 0
    return {
        "seat": int(viewer),
        "hand": members(w[s + HAND], 0),
        "deck": members((w[s + DECK] | listed(w[s + TOP])) & ~unseen, 0),
        "top": listing(w[s + TOP]),
        "looking": members(w[LOOK_A], 0) + members(w[LOOK_B], ARTIFACTS) if looking else [],
        "monuments": listing(w[MON_TOP]) if w[MON_ORDER] >> viewer & 1 else [],
        "mages": members(w[s + DEALT], MAGES),
        "mage": int(w[s + CHOSEN]) if hidden_choice else -1,
        "pack": members(w[PACKS + viewer], 0),
    }


# --- The key


def key(w: vec[i64], viewer: i64) -> bytes:
    """The state with everything blurred that the viewer cannot tell: equal keys, same information."""
    known: list[int] = [int(w[i]) for i in range(SIZE)]
    known[BOX_A] = int(w[BOX_A]) if w[GAME_NO] > 1 else 0
    known[BOX_B] = 0
    known[MON_REST] = int(size_of(w[MON_REST]))
    if viewer < 0 or not w[MON_ORDER] >> viewer & 1:
        known[MON_TOP] = int(length(w[MON_TOP]))
        known[LOOK_B] = int(size_of(w[LOOK_B]))
    known[MON_SEEN] = int(seen_monuments(w, viewer))
    if looker(w) != viewer:
        known[LOOK_A] = int(size_of(w[LOOK_A]))
    for i in range(8):
        known[DRAFTED + i] = 0
    for seat in range(w[SEATS]):
        if seat != viewer:
            blur_seat(w, known, seat)
    if viewer >= 0 and w[VARIANT] == FIRST_GAME:
        known[at(viewer) + DECK] = int(w[at(viewer) + DECK] & w[KNOWN_SET])
    if w[ASK] == ASK_DEAL or (w[ASK] == ASK_CARD and w[ACTOR] != viewer):
        known[SET_A] = 0
        known[SET_B] = 0
    if w[VARIANT] == DRAFT and viewer >= 0:
        known.extend(remembered(w, viewer))
    return repr(known).encode()


def blur_seat(w: vec[i64], known: list[int], seat: i64) -> None:
    s = at(seat)
    known[s + HAND] = int(size_of(w[s + HAND]))
    known[s + DECK] = int(size_of(w[s + DECK]))
    known[s + TOP] = int(length(w[s + TOP]))
    known[s + DEALT] = int(size_of(w[s + DEALT]))
    known[PACKS + seat] = int(size_of(w[PACKS + seat]))
    if w[PHASE] == PH_CHOOSE:
        known[s + CHOSEN] = 1 if w[s + CHOSEN] >= 0 else 0


def remembered(w: vec[i64], viewer: i64) -> list[int]:
    """Of each pack that the viewer had in hand: which cards, still hidden, it held at the viewer's last look."""
    hidden: i64 = 0
    for seat in range(w[SEATS]):
        if seat != viewer:
            hidden |= fresh_of(w, seat) | w[PACKS + seat]
    found: list[int] = []
    for r in range(2):
        now = pick_now(w, r)
        for look in range(PACK_SIZE):
            found.append(int(seen_at(w, viewer, r, look, now) & hidden) if look <= now else 0)
    return found


def seen_at(w: vec[i64], viewer: i64, r: i64, look: i64, now: i64) -> i64:
    """The cards whose last look of the viewer was this one."""
    pack = pack_of(w, viewer, look, r)
    found: i64 = 0
    word = w[DRAFTED + 4 * r + pack]
    k: i64 = 0
    while word:
        if last_look(w, viewer, r, pack, k) == look:
            found |= bit(first_of(word))
        word = without_first(word)
        k += 1
    if now < PACK_SIZE and last_look(w, viewer, r, pack, now) == look:
        for seat in range(w[SEATS]):
            if pack_of(w, seat, now, r) == pack:
                found |= w[PACKS + seat]
    return found
