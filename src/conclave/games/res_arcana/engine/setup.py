"""Setup: the centre, the deal, drafts, mages and magic items, and the reset between games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import bit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    ARTIFACT,
    BIT,
    CARDS,
    ITEM,
    MAGE,
    MONUMENT,
    PLACE,
    artifact_in,
    other_in,
)
from conclave.games.res_arcana.engine.events import (
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
from conclave.games.res_arcana.engine.moves import ask, ask_card, ask_chance, ask_seat, finish_draw

DISPLAY: Final = 2
DEALT_MAGES: Final = 2
DECK_SIZE: Final = 8
HAND_SIZE: Final = 3
PACK_SIZE: Final = 4
UNSEEN: Final = 5  # first game: artifacts dealt unseen
OPEN_DRAFT: Final = 16
# The fewest components of each kind that a set needs: artifacts and mages for all seats, an item more than seats.
LEAST: Final = {
    ARTIFACT: DECK_SIZE * codes.MAX_SEATS,
    MAGE: DEALT_MAGES * codes.MAX_SEATS,
    ITEM: codes.MAX_SEATS + 1,
    MONUMENT: DISPLAY,
    PLACE: 2,
}


def clear_table(w: vec[i64]) -> None:
    """Set up the centre before any card is dealt, and each player's starting essences."""
    w[lay.CENTRE] = 0
    w[lay.MONUMENT_DECK] = CARDS.sets[w[lay.SET]].monuments
    w[lay.MONUMENT_TOP] = 0
    w[lay.MONUMENT_ORDER_KNOWN] = 0
    w[lay.SUPPLY] = CARDS.sets[w[lay.SET]].items
    w[lay.TURNED_ARTIFACTS] = 0
    w[lay.TURNED_OTHERS] = 0
    w[lay.PASSED] = 0
    w[lay.ROUND] = 0
    w[lay.FIRST] = -1
    w[lay.TURN] = 0
    w[lay.PHASE] = codes.PH_SIDES
    w[lay.STEP] = 0
    for place in range(lay.ESSENCES_ON, len(w)):
        w[place] = 0
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        w[s + lay.POOL] = codes.ONE_OF_EACH
        w[s + lay.ITEM] = -1
        w[s + lay.BONUS] = 0
        w[s + lay.TOP_SEEN] = 0


def start_again(w: vec[i64], ev: Events | None) -> None:
    """Set up the next game of a match.

    Mages stay. Artifacts are drafted anew after game one and kept after game two.
    """
    w[lay.GAME_NUMBER] += 1
    w[lay.WINNERS] = 0
    w[lay.REASON] = 0
    clear_table(w)
    w[lay.BOX_ARTIFACTS] = 0
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        if w[lay.GAME_NUMBER] == 2:
            w[lay.BOX_ARTIFACTS] |= (
                w[s + lay.HAND]
                | w[s + lay.DECK]
                | w[s + lay.DISCARDS]
                | w[s + lay.PLAY_ARTIFACTS]
                | list_to_set(w[s + lay.TOP])
            )
        w[s + lay.HAND] = 0
        w[s + lay.TOP] = 0
        w[s + lay.DISCARDS] = 0
        w[s + lay.PLAY_ARTIFACTS] = 0
        w[s + lay.PLAY_OTHERS] = BIT[w[s + lay.CHOSEN]]
        w[s + lay.DECK] = w[s + lay.OWNED]
    w[lay.KNOWN_HAND] = 0
    w[lay.RESHUFFLED_RETURNS] = 0
    w[lay.KNOWN_SET] = w[lay.at(0) + lay.OWNED] | w[lay.at(1) + lay.OWNED]
    if ev is not None:
        ev.append((EV_GAME, w[lay.GAME_NUMBER], w[lay.WINS], w[lay.WINS + 1]))
        tell_all(ev, w[lay.BOX_ARTIFACTS], Z_OPEN, -1)
        for seat in range(w[lay.SEATS]):
            tell_all(ev, w[lay.at(seat) + lay.OWNED], Z_DECK, seat)


def tell_all(ev: Events, cards: i64, zone: i64, seat: i64) -> None:
    """Emit public events for artifacts that move to a zone."""
    while cards:
        tell_moved(ev, artifact_in(cards), Z_BOX, -1, zone, seat, ALL)
        cards &= cards - 1


def list_to_set(word: i64) -> i64:
    """Convert a list of components, packed into one word, to a bit set: of artifacts, or of others."""
    found: i64 = 0
    while word:
        found |= BIT[lay.first_of(word)]
        word = lay.without_first(word)
    return found


def next_phase(w: vec[i64], phase: i64, ev: Events | None) -> None:
    w[lay.PHASE] = phase
    w[lay.STEP] = 0
    if ev is not None:
        ev.append((EV_PHASE, phase))


def in_order(w: vec[i64], i: i64) -> i64:
    """Return the i-th seat, counted from the First Player."""
    return (w[lay.FIRST] + i) % w[lay.SEATS]


def set_up(w: vec[i64], ev: Events | None) -> None:
    """Ask the next question of the setup, or go on to the next phase."""
    phase = w[lay.PHASE]
    n = w[lay.STEP]
    if phase == codes.PH_SIDES:
        set_out_places(w, n, ev)
    elif phase == codes.PH_MONUMENTS:
        if n < DISPLAY:
            ask_chance(w, 0, w[lay.MONUMENT_DECK])
        else:
            next_phase(w, codes.PH_START, ev)
    elif phase == codes.PH_START:
        choose_first(w, n, ev)
    elif phase == codes.PH_MAGES:
        deal_mages(w, n, ev)
    elif phase == codes.PH_ARTIFACTS:
        deal_artifacts(w, n, ev)
    elif phase == codes.PH_DRAFT:
        draft(w, n, ev)
    elif phase == codes.PH_OPEN_DRAFT:
        if n < OPEN_DRAFT:
            ask_card(w, in_order(w, (n + 1) // 2 % 2), codes.V_KEEP, w[lay.BOX_ARTIFACTS], 0, 0)
        else:
            next_phase(w, codes.PH_HANDS, ev)
    elif phase == codes.PH_HANDS:
        if n < HAND_SIZE * w[lay.SEATS]:
            ask_chance(w, w[lay.at(n // HAND_SIZE) + lay.DECK], 0)
        else:
            next_phase(w, codes.PH_ITEMS if w[lay.GAME_NUMBER] > 1 else codes.PH_CHOOSE, ev)
    elif phase == codes.PH_CHOOSE:
        choose_mages(w, n, ev)
    else:
        choose_items(w, n)


def set_out_places(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Choose the face of each tile: by chance, or the sun face in a first game."""
    played = CARDS.sets[w[lay.SET]]
    if n == played.tiles:
        next_phase(w, codes.PH_MONUMENTS, ev)
    elif w[lay.VARIANT] == codes.FIRST_GAME:
        w[lay.STEP] += 1
        place_face(w, played.tile_suns[n], ev)
    else:
        ask_chance(w, 0, played.tile_faces[n])


def place_face(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[lay.CENTRE] |= BIT[c]
    if ev is not None:
        tell_moved(ev, c, Z_BOX, -1, Z_CENTRE, -1, ALL)


def choose_first(w: vec[i64], n: i64, ev: Events | None) -> None:
    if n == 0 and w[lay.GAME_NUMBER] == 1:
        ask(w, codes.ASK_START, codes.CHANCE, codes.V_START)
    elif n == 0:
        ask_seat(w, w[lay.CHOOSER], codes.V_FIRST, 3)
    elif w[lay.GAME_NUMBER] == 1:
        next_phase(w, codes.PH_MAGES, ev)
    elif w[lay.GAME_NUMBER] == 2:
        next_phase(w, codes.PH_OPEN_DRAFT, ev)
    else:
        next_phase(w, codes.PH_HANDS, ev)


def begin_with(w: vec[i64], seat: i64, ev: Events | None) -> None:
    w[lay.FIRST] = seat
    w[lay.STARTING_SEAT] = seat
    if ev is not None:
        ev.append((EV_TOKEN, seat))


# --- The deal


def deal_mages(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Deal two mages to each seat; in a first game a preset, identified by its mage."""
    each: i64 = 1 if w[lay.VARIANT] == codes.FIRST_GAME else DEALT_MAGES
    if n == each * w[lay.SEATS]:
        next_phase(w, codes.PH_ARTIFACTS, ev)
    elif w[lay.VARIANT] != codes.FIRST_GAME:
        ask_chance(w, 0, w[lay.BOX_MAGES])
    else:
        presets: i64 = 0
        rest = w[lay.BOX_MAGES]
        while rest:
            if CARDS.preset[other_in(rest)]:
                presets |= rest & -rest
            rest &= rest - 1
        ask_chance(w, 0, presets)


def place_dealt_mage(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[lay.BOX_MAGES] &= ~BIT[c]
    if w[lay.VARIANT] == codes.FIRST_GAME:
        deal_preset(w, w[lay.STEP], c, ev)
    else:
        seat = w[lay.STEP] // DEALT_MAGES
        w[lay.at(seat) + lay.DEALT] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DEALT, seat, bit(seat))
    w[lay.STEP] += 1


def deal_preset(w: vec[i64], seat: i64, mage: i64, ev: Events | None) -> None:
    """Deal a preset. The mage is open, so all know the three artifacts in hand."""
    s = lay.at(seat)
    w[s + lay.CHOSEN] = mage
    w[s + lay.PLAY_OTHERS] |= BIT[mage]
    if ev is not None:
        tell_moved(ev, mage, Z_BOX, -1, Z_PLAY, seat, ALL)
    rest = w[lay.BOX_ARTIFACTS]
    while rest:
        c = artifact_in(rest)
        rest &= rest - 1
        if CARDS.preset[c] == CARDS.preset[mage]:
            w[lay.BOX_ARTIFACTS] &= ~BIT[c]
            w[s + lay.HAND] |= BIT[c]
            w[lay.KNOWN_HAND] |= BIT[c]
            if ev is not None:
                tell_moved(ev, c, Z_BOX, -1, Z_HAND, seat, bit(seat))


def deal_artifacts(w: vec[i64], n: i64, ev: Events | None) -> None:
    each: i64 = DECK_SIZE
    following: i64 = codes.PH_HANDS
    if w[lay.VARIANT] == codes.FIRST_GAME:
        each = UNSEEN
        following = codes.PH_ITEMS
    elif w[lay.VARIANT] == codes.DRAFT:
        each = PACK_SIZE
        following = codes.PH_DRAFT
    if n < each * w[lay.SEATS]:
        ask_chance(w, w[lay.BOX_ARTIFACTS], 0)
    else:
        next_phase(w, following, ev)


def place_dealt_artifact(w: vec[i64], c: i64, ev: Events | None) -> None:
    w[lay.BOX_ARTIFACTS] &= ~BIT[c]
    if w[lay.VARIANT] == codes.DRAFT:
        seat = w[lay.STEP] // PACK_SIZE
        w[lay.PACKS + seat] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_PACK, seat, bit(seat))
    elif w[lay.VARIANT] == codes.FIRST_GAME:
        seat = w[lay.STEP] // UNSEEN
        w[lay.at(seat) + lay.DECK] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DECK, seat, 0)
    else:
        seat = w[lay.STEP] // DECK_SIZE
        w[lay.at(seat) + lay.DECK] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_BOX, -1, Z_DECK, seat, bit(seat))
    w[lay.STEP] += 1


# --- Drafts


def draft(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Ask each seat in turn to keep one card, then pass the packs on. At a real table this is simultaneous."""
    if n == PACK_SIZE * w[lay.SEATS]:
        if w[lay.DRAFT_ROUND] == 0:
            w[lay.DRAFT_ROUND] = 1
            next_phase(w, codes.PH_ARTIFACTS, ev)
        else:
            next_phase(w, codes.PH_HANDS, ev)
        return
    seat = n % w[lay.SEATS]
    ask_card(w, seat, codes.V_KEEP, w[lay.PACKS + seat], 0, 0)


def keep_card(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    """Apply the answer in both kinds of draft."""
    s = lay.at(seat)
    w[s + lay.DECK] |= BIT[c]
    if w[lay.PHASE] == codes.PH_OPEN_DRAFT:
        w[lay.BOX_ARTIFACTS] &= ~BIT[c]
        w[s + lay.OWNED] |= BIT[c]
        w[lay.KNOWN_SET] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_OPEN, -1, Z_DECK, seat, ALL)
    else:
        w[lay.PACKS + seat] &= ~BIT[c]
        pack = pack_of(w, seat, w[lay.STEP] // w[lay.SEATS], w[lay.DRAFT_ROUND])
        spot = lay.drafted(w[lay.DRAFT_ROUND], pack)
        w[spot] = lay.with_last(w[spot], c)
        if ev is not None:
            tell_moved(ev, c, Z_PACK, seat, Z_DECK, seat, bit(seat))
    w[lay.STEP] += 1
    if w[lay.PHASE] == codes.PH_DRAFT and w[lay.STEP] % w[lay.SEATS] == 0:
        move_packs(w, ev)


def pack_of(w: vec[i64], seat: i64, pick: i64, draft_round: i64) -> i64:
    """Return the original owner of the pack that is before this seat at this pick."""
    return pack_before(w[lay.SEATS], seat, pick, draft_round)


def pack_before(seats: i64, seat: i64, pick: i64, draft_round: i64) -> i64:
    """Return the original owner of a pack. Packs move left in the first round and right in the second."""
    if draft_round == 0:
        return (seat - pick + PACK_SIZE * seats) % seats
    return (seat + pick) % seats


def move_packs(w: vec[i64], ev: Events | None) -> None:
    n = w[lay.SEATS]
    if w[lay.DRAFT_ROUND] == 0:
        last = w[lay.PACKS + n - 1]
        for i in range(n - 1, 0, -1):
            w[lay.PACKS + i] = w[lay.PACKS + i - 1]
        w[lay.PACKS] = last
    else:
        last = w[lay.PACKS]
        for i in range(n - 1):
            w[lay.PACKS + i] = w[lay.PACKS + i + 1]
        w[lay.PACKS + n - 1] = last
    if ev is not None:
        ev.append((EV_PACKS, 1 if w[lay.DRAFT_ROUND] == 0 else -1))
        for seat in range(n):
            tell_pack(w, seat, ev)


def tell_pack(w: vec[i64], seat: i64, ev: Events) -> None:
    """Show a seat the pack that reaches it."""
    rest = w[lay.PACKS + seat]
    while rest:
        tell_moved(ev, artifact_in(rest), Z_PACK, -1, Z_PACK, seat, bit(seat))
        rest &= rest - 1


# --- Mages and items


def choose_mages(w: vec[i64], n: i64, ev: Events | None) -> None:
    """Ask each seat for its mage. Choices are hidden until all have chosen."""
    if n < w[lay.SEATS]:
        seat = in_order(w, n)
        ask_card(w, seat, codes.V_MAGE, 0, w[lay.at(seat) + lay.DEALT], 0)
        return
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        c = w[s + lay.CHOSEN]
        w[s + lay.PLAY_OTHERS] |= BIT[c]
        w[lay.BOX_MAGES] |= w[s + lay.DEALT]
        if ev is not None:
            tell_moved(ev, c, Z_CHOSEN, seat, Z_PLAY, seat, ALL)
            tell_moved(ev, other_in(w[s + lay.DEALT]), Z_DEALT, seat, Z_BOX, -1, bit(seat))
        w[s + lay.DEALT] = 0
    next_phase(w, codes.PH_ITEMS, ev)


def finish_mage_choice(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    w[lay.at(seat) + lay.CHOSEN] = c
    w[lay.at(seat) + lay.DEALT] &= ~BIT[c]
    w[lay.STEP] += 1
    if ev is not None:
        ev.append((EV_CHOSE, seat))
        tell_moved(ev, c, Z_DEALT, seat, Z_CHOSEN, seat, bit(seat))


def choose_items(w: vec[i64], n: i64) -> None:
    """Ask for magic items in reverse order, the First Player last."""
    if n < w[lay.SEATS]:
        ask_card(w, in_order(w, w[lay.SEATS] - 1 - n), codes.V_ITEM, 0, w[lay.SUPPLY], 0)
    else:
        w[lay.PHASE] = codes.PH_COLLECT


def take_item(w: vec[i64], seat: i64, c: i64, ev: Events | None) -> None:
    w[lay.SUPPLY] &= ~BIT[c]
    w[lay.at(seat) + lay.PLAY_OTHERS] |= BIT[c]
    w[lay.at(seat) + lay.ITEM] = c
    if ev is not None:
        tell_moved(ev, c, Z_SUPPLY, -1, Z_PLAY, seat, ALL)


# --- Chance outcomes


def deal_component(w: vec[i64], c: i64, ev: Events | None) -> None:
    """Apply a component that chance named during the setup."""
    phase = w[lay.PHASE]
    if phase == codes.PH_SIDES:
        w[lay.STEP] += 1
        place_face(w, c, ev)
    elif phase == codes.PH_MONUMENTS:
        w[lay.STEP] += 1
        w[lay.MONUMENT_DECK] &= ~BIT[c]
        w[lay.CENTRE] |= BIT[c]
        if ev is not None:
            tell_moved(ev, c, Z_MON_DECK, -1, Z_CENTRE, -1, ALL)
    elif phase == codes.PH_MAGES:
        place_dealt_mage(w, c, ev)
    elif phase == codes.PH_ARTIFACTS:
        place_dealt_artifact(w, c, ev)
    else:
        finish_draw(w, w[lay.STEP] // HAND_SIZE, c, ev)
        w[lay.STEP] += 1
