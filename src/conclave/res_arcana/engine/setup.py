"""Before the first round: the centre, the deal, drafts, mages and magic items; and the table cleared between games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import bit, lowest
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import (
    ALL,
    EV_CHOSE,
    EV_GAME,
    EV_PACKS,
    EV_PHASE,
    EV_TOKEN,
    Z_BOX,
    Z_CENTRE,
    Z_CHOSEN,
    Z_DEALT,
    Z_DECK,
    Z_HAND,
    Z_MON_DECK,
    Z_OPEN,
    Z_PACK,
    Z_PLAY,
    Z_SUPPLY,
    Events,
    tell_moved,
)
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import ask, ask_card, ask_chance, ask_seat, drawn

ALL_ARTIFACTS: Final = (1 << 40) - 1
ALL_MAGES: Final = (1 << 10) - 1
ALL_ITEMS: Final = 0xFF << 10
ALL_MONUMENTS: Final = 0x3FF << 18
TILES: Final = 5
DISPLAY: Final = 2
DEALT_MAGES: Final = 2
DECK_SIZE: Final = 8
HAND_SIZE: Final = 3
PACK_SIZE: Final = 4
UNSEEN: Final = 5  # first game: artifacts dealt unseen
OPEN_DRAFT: Final = 16


def clear_table(w: vec[i64]) -> None:
    """The centre before any card is dealt, and each player's first essences."""
    w[CENTRE] = 0
    w[MON_REST] = ALL_MONUMENTS
    w[MON_TOP] = 0
    w[MON_SEEN] = 0
    w[MON_ORDER] = 0
    w[SUPPLY] = ALL_ITEMS
    w[TURNED_A] = 0
    w[TURNED_B] = 0
    w[PASSED] = 0
    w[ROUND] = 0
    w[FIRST] = -1
    w[TURN] = 0
    w[PHASE] = PH_SIDES
    w[STEP] = 0
    for c in range(COMPONENTS):
        w[ON + c] = 0
    for seat in range(w[SEATS]):
        s = at(seat)
        w[s + POOL] = ONE_OF_EACH
        w[s + ITEM] = -1
        w[s + BONUS] = 0


def start_again(w: vec[i64], ev: Events | None) -> None:
    """The next game of a match: mages stay, artifacts are drafted anew after game one and kept after game two."""
    w[GAME_NO] += 1
    w[WINNERS] = 0
    w[REASON] = 0
    clear_table(w)
    w[BOX_A] = 0
    for seat in range(w[SEATS]):
        s = at(seat)
        if w[GAME_NO] == 2:
            w[BOX_A] |= w[s + HAND] | w[s + DECK] | w[s + DISCARDS] | w[s + PLAY_A] | listed(w[s + TOP])
        w[s + HAND] = 0
        w[s + TOP] = 0
        w[s + DISCARDS] = 0
        w[s + PLAY_A] = 0
        w[s + PLAY_B] = bit(w[s + CHOSEN] - ARTIFACTS)
        w[s + DECK] = w[s + OWNED]
    w[KNOWN_HAND] = 0
    w[STRAYS] = 0
    w[KNOWN_SET] = w[at(0) + OWNED] | w[at(1) + OWNED]
    if ev is not None:
        ev.append((EV_GAME, w[GAME_NO], w[WINS], w[WINS + 1]))
        tell_all(ev, w[BOX_A], Z_OPEN, -1)
        for seat in range(w[SEATS]):
            tell_all(ev, w[at(seat) + OWNED], Z_DECK, seat)


def tell_all(ev: Events, cards: i64, zone: i64, seat: i64) -> None:
    """All see these artifacts go there."""
    while cards:
        tell_moved(ev, lowest(cards), Z_BOX, -1, zone, seat, ALL)
        cards &= cards - 1


def listed(word: i64) -> i64:
    """A short list as a set of artifacts."""
    found: i64 = 0
    while word:
        found |= bit(first_of(word))
        word = without_first(word)
    return found


def next_phase(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[PHASE] = phase
    w[STEP] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def in_order(w: vec[i64], i: i64) -> i64:
    """The i-th seat from the First Player on."""
    return (w[FIRST] + i) % w[SEATS]


def set_up(w: vec[i64], ev: Events | None) -> None:
    """Ask the next question of the setup, or go on to the next phase."""
    phase = w[PHASE]
    n = w[STEP]
    if phase == PH_SIDES:
        set_out_places(w, n, ev)
    elif phase == PH_MONUMENTS:
        if n < DISPLAY:
            ask_chance(w, 0, w[MON_REST])
        else:
            next_phase(w, PH_START, ev)
    elif phase == PH_START:
        choose_first(w, n, ev)
    elif phase == PH_MAGES:
        deal_mages(w, n, ev)
    elif phase == PH_ARTIFACTS:
        deal_artifacts(w, n, ev)
    elif phase == PH_DRAFT:
        draft(w, n, ev)
    elif phase == PH_OPEN_DRAFT:
        if n < OPEN_DRAFT:
            ask_card(w, in_order(w, (n + 1) // 2 % 2), V_KEEP, w[BOX_A], 0, 0)
        else:
            next_phase(w, PH_HANDS, ev)
    elif phase == PH_HANDS:
        if n < HAND_SIZE * w[SEATS]:
            ask_chance(w, w[at(n // HAND_SIZE) + DECK], 0)
        else:
            next_phase(w, PH_ITEMS if w[GAME_NO] > 1 else PH_CHOOSE, ev)
    elif phase == PH_CHOOSE:
        choose_mages(w, n, ev)
    else:
        choose_items(w, n)


def set_out_places(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Each tile shows one of its faces: by chance, or in a first game the sun."""
    if n == TILES:
        next_phase(w, PH_MONUMENTS, ev)
    elif w[VARIANT] == FIRST_GAME:
        w[STEP] += 1
        place_face(w, PLACES + 2 * n, ev)
    else:
        ask_chance(w, 0, 3 * bit(PLACES - ARTIFACTS + 2 * n))


def place_face(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[CENTRE] |= bit(c - ARTIFACTS)
    if ev is not None:
        tell_moved(ev, c, Z_BOX, -1, Z_CENTRE, -1, ALL)


def choose_first(w: vec[i64], n: i64, ev: Events | None) -> None:
    if n == 0 and w[GAME_NO] == 1:
        ask(w, ASK_START, CHANCE, V_START)
    elif n == 0:
        ask_seat(w, w[CHOOSER], V_FIRST, 3)
    elif w[GAME_NO] == 1:
        next_phase(w, PH_MAGES, ev)
    elif w[GAME_NO] == 2:
        next_phase(w, PH_OPEN_DRAFT, ev)
    else:
        next_phase(w, PH_HANDS, ev)


def begin_with(w: vec[i64], seat: i64, ev: Events | None) -> None:
    w[FIRST] = seat
    w[BEGAN] = seat
    if ev is not None:
        ev.append((EV_TOKEN, seat))


# --- The deal


def deal_mages(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Two mages each; in a first game a preset, which its mage stands for."""
    each: i64 = 1 if w[VARIANT] == FIRST_GAME else DEALT_MAGES
    if n == each * w[SEATS]:
        next_phase(w, PH_ARTIFACTS, ev)
    elif w[VARIANT] != FIRST_GAME:
        ask_chance(w, 0, w[BOX_B])
    else:
        presets: i64 = 0
        for c in range(MAGES, ITEMS):
            if T.preset[c] and (w[BOX_B] >> (c - MAGES)) & 1:
                presets |= bit(c - MAGES)
        ask_chance(w, 0, presets)


def mage_dealt(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[BOX_B] &= ~bit(c - MAGES)
    if w[VARIANT] == FIRST_GAME:
        deal_preset(w, w[STEP], c, ev)
    else:
        seat = w[STEP] // DEALT_MAGES
        w[at(seat) + DEALT] |= bit(c - MAGES)
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DEALT, seat, bit(seat))
    w[STEP] += 1


def deal_preset(w: vec[i64], seat: i64, mage: i64, ev: Events | None) -> None:
    """The mage lies open, and with it all know the three artifacts in hand."""
    s = at(seat)
    w[s + CHOSEN] = mage
    w[s + PLAY_B] |= bit(mage - ARTIFACTS)
    if ev is not None:
        tell_moved(ev, mage, Z_BOX, -1, Z_PLAY, seat, ALL)
    for c in range(ARTIFACTS):
        if T.preset[c] == T.preset[mage]:
            w[BOX_A] &= ~bit(c)
            w[s + HAND] |= bit(c)
            w[KNOWN_HAND] |= bit(c)
            if ev is not None:
                tell_moved(ev, c, Z_BOX, -1, Z_HAND, seat, bit(seat))


def deal_artifacts(w: vec[i64], n: i64, ev: Events | None) -> None:
    each: i64 = DECK_SIZE
    following: i64 = PH_HANDS
    if w[VARIANT] == FIRST_GAME:
        each = UNSEEN
        following = PH_ITEMS
    elif w[VARIANT] == DRAFT:
        each = PACK_SIZE
        following = PH_DRAFT
    if n < each * w[SEATS]:
        ask_chance(w, w[BOX_A], 0)
    else:
        next_phase(w, following, ev)


def artifact_dealt(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[BOX_A] &= ~bit(c)
    if w[VARIANT] == DRAFT:
        seat = w[STEP] // PACK_SIZE
        w[PACKS + seat] |= bit(c)
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_PACK, seat, bit(seat))
    elif w[VARIANT] == FIRST_GAME:
        seat = w[STEP] // UNSEEN
        w[at(seat) + DECK] |= bit(c)
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DECK, seat, 0)
    else:
        seat = w[STEP] // DECK_SIZE
        w[at(seat) + DECK] |= bit(c)
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DECK, seat, bit(seat))
    w[STEP] += 1


# --- Drafts


def draft(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Seat by seat, in truth all at once: each keeps one card, then the packs move on."""
    if n == PACK_SIZE * w[SEATS]:
        if w[DRAFT_ROUND] == 0:
            w[DRAFT_ROUND] = 1
            next_phase(w, PH_ARTIFACTS, ev)
        else:
            next_phase(w, PH_HANDS, ev)
        return
    seat = n % w[SEATS]
    ask_card(w, seat, V_KEEP, w[PACKS + seat], 0, 0)


def kept(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """The answer, in both drafts."""
    s = at(seat)
    w[s + DECK] |= bit(c)
    if w[PHASE] == PH_OPEN_DRAFT:
        w[BOX_A] &= ~bit(c)
        w[s + OWNED] |= bit(c)
        w[KNOWN_SET] |= bit(c)
        if ev is not None:
            tell_moved(ev, c, Z_OPEN, -1, Z_DECK, seat, ALL)
    else:
        w[PACKS + seat] &= ~bit(c)
        spot = DRAFTED + 4 * w[DRAFT_ROUND] + pack_of(w, seat, w[STEP] // w[SEATS], w[DRAFT_ROUND])
        w[spot] = with_last(w[spot], c)
        if ev is not None:
            tell_moved(ev, c, Z_PACK, seat, Z_DECK, seat, bit(seat))
    w[STEP] += 1
    if w[PHASE] == PH_DRAFT and w[STEP] % w[SEATS] == 0:
        move_packs(w, ev)


def pack_of(w: vec[i64], seat: i64, pick: i64, draft_round: i64) -> i64:
    """Whose pack, as dealt, lies before this seat at this pick."""
    return pack_before(w[SEATS], seat, pick, draft_round)


def pack_before(seats: i64, seat: i64, pick: i64, draft_round: i64) -> i64:
    """They go left first, right the second time."""
    if draft_round == 0:
        return (seat - pick + PACK_SIZE * seats) % seats
    return (seat + pick) % seats


def move_packs(w: vec[i64], ev: Events | None) -> None:
    n = w[SEATS]
    if w[DRAFT_ROUND] == 0:
        last = w[PACKS + n - 1]
        for i in range(n - 1, 0, -1):
            w[PACKS + i] = w[PACKS + i - 1]
        w[PACKS] = last
    else:
        last = w[PACKS]
        for i in range(n - 1):
            w[PACKS + i] = w[PACKS + i + 1]
        w[PACKS + n - 1] = last
    if ev is not None:
        ev.append((EV_PACKS, 1 if w[DRAFT_ROUND] == 0 else -1))
        for seat in range(n):
            tell_pack(w, seat, ev)


def tell_pack(w: vec[i64], seat: i64, ev: Events) -> None:
    """Each seat sees the pack that reaches it."""
    rest = w[PACKS + seat]
    while rest:
        tell_moved(ev, lowest(rest), Z_PACK, -1, Z_PACK, seat, bit(seat))
        rest &= rest - 1


# --- Mages and items


def choose_mages(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Hidden until all have chosen."""
    if n < w[SEATS]:
        seat = in_order(w, n)
        ask_card(w, seat, V_MAGE, 0, w[at(seat) + DEALT], 0)
        return
    for seat in range(w[SEATS]):
        s = at(seat)
        c = w[s + CHOSEN]
        w[s + PLAY_B] |= bit(c - ARTIFACTS)
        w[BOX_B] |= w[s + DEALT]
        if ev is not None:
            tell_moved(ev, c, Z_CHOSEN, seat, Z_PLAY, seat, ALL)
            tell_moved(ev, lowest(w[s + DEALT]) + MAGES, Z_DEALT, seat, Z_BOX, -1, bit(seat))
        w[s + DEALT] = 0
    next_phase(w, PH_ITEMS, ev)


def mage_chosen(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    w[at(seat) + CHOSEN] = c
    w[at(seat) + DEALT] &= ~bit(c - MAGES)
    w[STEP] += 1
    if ev is not None:
        ev.append((EV_CHOSE, seat))
        tell_moved(ev, c, Z_DEALT, seat, Z_CHOSEN, seat, bit(seat))


def choose_items(w: vec[i64], n: i64) -> None:
    """In reverse order, the First Player last."""
    if n < w[SEATS]:
        ask_card(w, in_order(w, w[SEATS] - 1 - n), V_ITEM, 0, w[SUPPLY], 0)
    else:
        w[PHASE] = PH_COLLECT


def take_item(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    w[SUPPLY] &= ~bit(c - ARTIFACTS)
    w[at(seat) + PLAY_B] |= bit(c - ARTIFACTS)
    w[at(seat) + ITEM] = c
    if ev is not None:
        tell_moved(ev, c, Z_SUPPLY, -1, Z_PLAY, seat, ALL)


# --- What chance dealt


def dealt(w: vec[i64], c: i64, ev: Events | None) -> None:
    """Chance named a component during the setup."""
    phase = w[PHASE]
    if phase == PH_SIDES:
        w[STEP] += 1
        place_face(w, c, ev)
    elif phase == PH_MONUMENTS:
        w[STEP] += 1
        w[MON_REST] &= ~bit(c - ARTIFACTS)
        w[CENTRE] |= bit(c - ARTIFACTS)
        if ev is not None:
            tell_moved(ev, c, Z_MON_DECK, -1, Z_CENTRE, -1, ALL)
    elif phase == PH_MAGES:
        mage_dealt(w, c, ev)
    elif phase == PH_ARTIFACTS:
        artifact_dealt(w, c, ev)
    else:
        drawn(w, w[STEP] // HAND_SIZE, c, ev)
        w[STEP] += 1
