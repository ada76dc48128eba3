"""Views of a seat as plain values, and the information-state key. Components are numbers here."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, members, size_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, list_artifacts, list_others
from conclave.games.res_arcana.engine.hidden import fresh_of, hidden_of, last_look, looker, pick_now
from conclave.games.res_arcana.engine.knowledge import find_seen_monuments
from conclave.games.res_arcana.engine.moves import is_turned
from conclave.games.res_arcana.engine.setup import PACK_SIZE, list_to_set, pack_of
from conclave.games.res_arcana.engine.stored_format import V1_TOP_SEEN, arrange
from conclave.games.res_arcana.engine.victory import points, points_of, token_points


def listing(word: i64) -> list[int]:
    """Return a short list as a list."""
    found: list[int] = []
    while word:
        found.append(int(lay.first_of(word)))
        word = lay.without_first(word)
    return found


def kinds_of(packed: i64) -> list[int]:
    return [int(amount(packed, k)) for k in range(codes.KINDS)]


def view(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """Return all that the viewer may know, as JSON values. A spectator gets no "you"."""
    shown: dict[str, Any] = {
        "seats": int(w[lay.SEATS]),
        "variant": int(w[lay.VARIANT]),
        "game": int(w[lay.GAME_NUMBER]),
        "wins": [int(w[lay.WINS]), int(w[lay.WINS + 1])],
        "phase": int(w[lay.PHASE]),
        "round": int(w[lay.ROUND]),
        "first": int(w[lay.FIRST]),
        "passed": members(w[lay.PASSED], 0),
        "places": list_others(w[lay.CENTRE] & CARDS.places),
        "display": list_others(w[lay.CENTRE] & ~CARDS.places),
        "monuments": int(size_of(w[lay.MONUMENT_DECK] | w[lay.LOOKED_AT_OTHERS]) + lay.length(w[lay.MONUMENT_TOP])),
        "items": list_others(w[lay.SUPPLY]),
        "open": list_artifacts(w[lay.BOX_ARTIFACTS]) if w[lay.GAME_NUMBER] > 1 else [],
        "asked": view_question(w),
        "winners": members(w[lay.WINNERS], 0),
        "reason": int(w[lay.REASON]),
        "players": [view_player(w, seat) for seat in range(w[lay.SEATS])],
        "you": view_own(w, viewer) if viewer >= 0 else None,
    }
    return shown


def view_question(w: vec[i64]) -> list[int]:
    """Return the pending question, which is public: the seat, the ask, the component and the verb."""
    source = w[lay.frame(w) + lay.FRAME_SOURCE] if w[lay.DEPTH] else codes.NO_COMPONENT
    return [int(w[lay.ACTOR]), int(w[lay.QUESTION]), int(source), int(w[lay.VERB])]


def view_player(w: vec[i64], seat: i64) -> dict[str, Any]:
    """Return the public information about a seat."""
    s = lay.at(seat)
    hidden = size_of(hidden_of(w, seat))
    hand = size_of(w[s + lay.HAND])
    return {
        "points": int(points(w, seat)),
        "token": int(token_points(w, seat)),
        "bonus": int(w[s + lay.BONUS]),
        "pool": kinds_of(w[s + lay.POOL]),
        "hand": int(hand),
        "deck": int(hidden - hand),
        "discards": list_artifacts(w[s + lay.DISCARDS]),
        "play": [
            on_table(w, seat, c)
            for c in list_artifacts(w[s + lay.PLAY_ARTIFACTS]) + list_others(w[s + lay.PLAY_OTHERS])
        ],
        "item": int(w[s + lay.ITEM]),
        "mages": int(size_of(w[s + lay.DEALT])),
        "pack": int(size_of(w[lay.PACKS + seat])),
    }


def on_table(w: vec[i64], seat: i64, c: int) -> dict[str, Any]:
    return {
        "id": c,
        "turned": int(is_turned(w, c)),
        "on": kinds_of(w[lay.ESSENCES_ON + c]),
        "points": int(points_of(w, seat, c)),
    }


def view_own(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """Return the information that only this seat has."""
    s = lay.at(viewer)
    unseen: i64 = 0
    if w[lay.VARIANT] == codes.FIRST_GAME:
        unseen = w[s + lay.DECK] & ~w[lay.KNOWN_SET]
    looking = looker(w) == viewer
    hidden_choice = w[lay.PHASE] == codes.PH_CHOOSE and w[s + lay.CHOSEN] >= 0
    return {
        "seat": int(viewer),
        "hand": list_artifacts(w[s + lay.HAND]),
        "deck": list_artifacts((w[s + lay.DECK] | list_to_set(w[s + lay.TOP])) & ~unseen),
        "top": listing(w[s + lay.TOP]),
        "looking": list_artifacts(w[lay.LOOKED_AT_ARTIFACTS]) + list_others(w[lay.LOOKED_AT_OTHERS]) if looking else [],
        "monuments": listing(w[lay.MONUMENT_TOP]) if w[lay.MONUMENT_ORDER_KNOWN] >> viewer & 1 else [],
        "mages": list_others(w[s + lay.DEALT]),
        "mage": int(w[s + lay.CHOSEN]) if hidden_choice else -1,
        "pack": list_artifacts(w[lay.PACKS + viewer]),
    }


# --- The key


def make_key(w: vec[i64], viewer: i64) -> bytes:
    """Return the information-state key. States that the viewer cannot distinguish have equal keys."""
    known: list[int] = [int(x) for x in w]
    known[lay.BOX_ARTIFACTS] = int(w[lay.BOX_ARTIFACTS]) if w[lay.GAME_NUMBER] > 1 else 0
    known[lay.BOX_MAGES] = 0
    known[lay.MONUMENT_DECK] = int(size_of(w[lay.MONUMENT_DECK]))
    if viewer < 0 or not w[lay.MONUMENT_ORDER_KNOWN] >> viewer & 1:
        known[lay.MONUMENT_TOP] = int(lay.length(w[lay.MONUMENT_TOP]))
        known[lay.LOOKED_AT_OTHERS] = int(size_of(w[lay.LOOKED_AT_OTHERS]))
    if looker(w) != viewer:
        known[lay.LOOKED_AT_ARTIFACTS] = int(size_of(w[lay.LOOKED_AT_ARTIFACTS]))
    for place in range(lay.DRAFTED, lay.SEAT0):
        known[place] = 0
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            blur_seat(w, known, seat)
    if viewer >= 0 and w[lay.VARIANT] == codes.FIRST_GAME:
        known[lay.at(viewer) + lay.DECK] = int(w[lay.at(viewer) + lay.DECK] & w[lay.KNOWN_SET])
    if w[lay.QUESTION] == codes.ASK_DEAL or (w[lay.QUESTION] == codes.ASK_CARD and w[lay.ACTOR] != viewer):
        known[lay.OFFERED_ARTIFACTS] = 0
        known[lay.OFFERED_OTHERS] = 0
    known = arrange(known)
    if w[lay.SET] == 0:  # keys are stored with puzzles, in this form
        known[V1_TOP_SEEN] = int(find_seen_monuments(w, viewer))
    if w[lay.VARIANT] == codes.DRAFT and viewer >= 0:
        known.extend(remember_packs(w, viewer))
    return repr(known).encode()


def blur_seat(w: vec[i64], known: list[int], seat: i64) -> None:
    s = lay.at(seat)
    known[s + lay.HAND] = int(size_of(w[s + lay.HAND]))
    known[s + lay.DECK] = int(size_of(w[s + lay.DECK]))
    known[s + lay.TOP] = int(lay.length(w[s + lay.TOP]))
    known[s + lay.DEALT] = int(size_of(w[s + lay.DEALT]))
    known[s + lay.TOP_SEEN] = 0
    known[lay.PACKS + seat] = int(size_of(w[lay.PACKS + seat]))
    if w[lay.PHASE] == codes.PH_CHOOSE:
        known[s + lay.CHOSEN] = 1 if w[s + lay.CHOSEN] >= 0 else 0


def remember_packs(w: vec[i64], viewer: i64) -> list[int]:
    """Return, for each pack that the viewer has held, its still hidden cards at the viewer's last look."""
    hidden: i64 = 0
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            hidden |= fresh_of(w, seat) | w[lay.PACKS + seat]
    found: list[int] = []
    for r in range(lay.DRAFT_ROUNDS):
        now = pick_now(w, r)
        for look in range(PACK_SIZE):
            found.append(int(cards_seen_at(w, viewer, r, look, now) & hidden) if look <= now else 0)
    return found


def cards_seen_at(w: vec[i64], viewer: i64, r: i64, look: i64, now: i64) -> i64:
    """Return the cards of a draft pack whose last sight by the viewer was this look."""
    pack = pack_of(w, viewer, look, r)
    found: i64 = 0
    word = w[lay.drafted(r, pack)]
    k: i64 = 0
    while word:
        if last_look(w, viewer, r, pack, k) == look:
            found |= BIT[lay.first_of(word)]
        word = lay.without_first(word)
        k += 1
    if now < PACK_SIZE and last_look(w, viewer, r, pack, now) == look:
        for seat in range(w[lay.SEATS]):
            if pack_of(w, seat, now, r) == pack:
                found |= w[lay.PACKS + seat]
    return found
