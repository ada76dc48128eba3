"""Determinization: redeals what is hidden from a seat.

For one viewer, hidden artifacts fall into classes of interchangeable cards. The first class is
the cards it never saw. Each draft pack has a class: its cards between two looks at it. Each rival has one, too: the
cards that all know to be in its hand or deck. Every class is redealt in an order that does not depend on the true
positions of its cards.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import size_of
from conclave.core.dice import Dice
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, artifact_in
from conclave.games.res_arcana.engine.decks import MONUMENT_DECK
from conclave.games.res_arcana.engine.drafts import deal_draft
from conclave.games.res_arcana.engine.hidden import fresh_of, hidden_of, looker, shuffle_artifacts, shuffle_others
from conclave.games.res_arcana.engine.machine import summonable
from conclave.games.res_arcana.engine.moves import count_reshuffled_returns
from conclave.games.res_arcana.engine.setup import HAND_SIZE, list_to_set

# --- Redealing


def deal_anew(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Redeal everything that the viewer does not know."""
    if w[lay.VARIANT] == codes.DRAFT and w[lay.PHASE] >= codes.PH_ARTIFACTS:
        deal_draft(w, viewer, dice)
    else:
        deal_unseen(w, viewer, dice)
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            spread(w, seat, dice)
    deal_mages_anew(w, viewer, dice)
    deal_monuments(w, viewer, dice)
    mend_question(w, viewer)


def deal_unseen(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Redeal unseen cards when there was no draft.

    Rivals' cards that were never open, own cards not yet seen and the box form one class.
    """
    if w[lay.GAME_NUMBER] > 1:
        return  # after the open draft all artifacts are known
    pool = w[lay.BOX_ARTIFACTS]
    for seat in range(w[lay.SEATS]):
        pool |= unseen_by(w, viewer, seat)
    order = shuffle_artifacts(pool, dice)
    next_one: i64 = 0
    for seat in range(w[lay.SEATS]):
        old = unseen_by(w, viewer, seat)
        new: i64 = 0
        for _ in range(size_of(old)):
            new |= BIT[order[next_one]]
            next_one += 1
        exchange(w, seat, old, new)
    new = 0
    while next_one < len(order):
        new |= BIT[order[next_one]]
        next_one += 1
    w[lay.BOX_ARTIFACTS] = new


def unseen_by(w: vec[i64], viewer: i64, seat: i64) -> i64:
    """Return a seat's hidden cards that the viewer never saw.

    Of the viewer's own cards these are the ones dealt unseen in a first game.
    """
    if seat != viewer:
        return fresh_of(w, seat)
    return w[lay.at(seat) + lay.DECK] & ~w[lay.KNOWN_SET] if w[lay.VARIANT] == codes.FIRST_GAME else 0


def exchange(w: vec[i64], seat: i64, old: i64, new: i64) -> None:
    """Replace the cards `old` of a seat by `new`, zone by zone. Only the number of cards in each zone is preserved."""
    s = lay.at(seat)
    from_hand = size_of(old & w[s + lay.HAND])
    w[s + lay.HAND] &= ~old
    while from_hand:
        w[s + lay.HAND] |= new & -new
        new &= new - 1
        from_hand -= 1
    if looker(w) == seat and old & w[lay.LOOKED_AT_ARTIFACTS]:
        looking = size_of(old & w[lay.LOOKED_AT_ARTIFACTS])
        w[lay.LOOKED_AT_ARTIFACTS] &= ~old
        while looking:
            w[lay.LOOKED_AT_ARTIFACTS] |= new & -new
            new &= new - 1
            looking -= 1
    w[s + lay.TOP] = replace_members(w[s + lay.TOP], old, new)
    w[s + lay.DECK] = (w[s + lay.DECK] & ~old) | (new & ~list_to_set(w[s + lay.TOP]))


def replace_members(word: i64, old: i64, new: i64) -> i64:
    """Return a short list with the members of `old` replaced by the lowest of `new`."""
    made: i64 = 0
    while word:
        c = lay.first_of(word)
        if old & BIT[c]:
            c = artifact_in(new)
            new &= new - 1
        made = lay.with_last(made, c)
        word = lay.without_first(word)
    return made


def spread(w: vec[i64], seat: i64, dice: Dice) -> None:
    """Redistribute a rival's cards over hand, known top and deck: cards never open, then cards once open.

    The number of cards of each class in each zone is public. Cards returned to a reshuffled deck are an exception.
    """
    fresh = fresh_of(w, seat)
    known = hidden_of(w, seat) & w[lay.KNOWN_SET]
    if count_reshuffled_returns(w, seat):
        spread_strays(w, seat, fresh | (known & w[lay.KNOWN_HAND]), known & ~w[lay.KNOWN_HAND], dice)
    else:
        spread_over(w, seat, fresh, dice)
        spread_over(w, seat, known, dice)


def spread_strays(w: vec[i64], seat: i64, older: i64, newer: i64, dice: Dice) -> None:
    """Redistribute a rival's cards after a reshuffle during a look.

    The older cards are in hand or on top of the deck, the newer ones anywhere. The number of older cards on top is
    random. It is at most the number of returned cards, and the remaining older cards must fit in the hand.
    """
    s = lay.at(seat)
    looking: i64 = size_of(w[lay.LOOKED_AT_ARTIFACTS]) if looker(w) == seat else 0
    on_top = looking + lay.length(w[s + lay.TOP])
    in_hand = size_of(w[s + lay.HAND] & (older | newer))
    least = larger(size_of(older) - in_hand, larger(on_top - size_of(newer), 0))
    most = smaller(count_reshuffled_returns(w, seat), smaller(on_top, size_of(older)))
    strayed = least + dice.below(most - least + 1)
    order = join_cards(shuffle_artifacts(older, dice), shuffle_artifacts(newer, dice), strayed, on_top)
    top: i64 = 0
    for i in range(on_top):
        top |= BIT[order[i]]
    raised = shuffle_artifacts(top, dice)
    w[s + lay.TOP] = 0
    if looking:
        w[lay.LOOKED_AT_ARTIFACTS] = 0
    for i in range(on_top):
        if i < looking:
            w[lay.LOOKED_AT_ARTIFACTS] |= BIT[raised[i]]
        else:
            w[s + lay.TOP] = lay.with_last(w[s + lay.TOP], raised[i])
    w[s + lay.HAND] &= ~(older | newer)
    w[s + lay.DECK] = 0
    for i in range(on_top, len(order)):
        w[s + (lay.HAND if i < on_top + in_hand else lay.DECK)] |= BIT[order[i]]


def join_cards(older: vec[i64], newer: vec[i64], strayed: i64, on_top: i64) -> vec[i64]:
    """Return all cards in order: those on top, then the other older ones, then the other newer ones."""
    made = vec[i64]()
    for i in range(strayed):
        made = append(made, older[i])
    for i in range(on_top - strayed):
        made = append(made, newer[i])
    for i in range(strayed, len(older)):
        made = append(made, older[i])
    for i in range(on_top - strayed, len(newer)):
        made = append(made, newer[i])
    return made


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def spread_over(w: vec[i64], seat: i64, cards: i64, dice: Dice) -> None:
    s = lay.at(seat)
    order = shuffle_artifacts(cards, dice)
    i: i64 = 0
    count = size_of(w[s + lay.HAND] & cards)
    looking: i64 = size_of(w[lay.LOOKED_AT_ARTIFACTS] & cards) if looker(w) == seat else 0
    w[s + lay.HAND] &= ~cards
    for _ in range(count):
        w[s + lay.HAND] |= BIT[order[i]]
        i += 1
    if looking:
        w[lay.LOOKED_AT_ARTIFACTS] &= ~cards
        for _ in range(looking):
            w[lay.LOOKED_AT_ARTIFACTS] |= BIT[order[i]]
            i += 1
    made: i64 = 0
    word = w[s + lay.TOP]
    while word:
        c = lay.first_of(word)
        if cards & BIT[c]:
            c = order[i]
            i += 1
        made = lay.with_last(made, c)
        word = lay.without_first(word)
    w[s + lay.TOP] = made
    w[s + lay.DECK] &= ~cards
    while i < len(order):
        w[s + lay.DECK] |= BIT[order[i]]
        i += 1


# --- Mages and monuments


def deal_mages_anew(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Redeal rivals' mages that are not revealed yet, from all mages that the viewer does not hold."""
    if w[lay.PHASE] > codes.PH_CHOOSE or w[lay.VARIANT] == codes.FIRST_GAME or w[lay.GAME_NUMBER] > 1:
        return
    cards = w[lay.BOX_MAGES]
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            cards |= w[lay.at(seat) + lay.DEALT] | choose_members(w, seat)
    order = shuffle_others(cards, dice)
    i: i64 = 0
    for seat in range(w[lay.SEATS]):
        if seat == viewer:
            continue
        s = lay.at(seat)
        count = size_of(w[s + lay.DEALT])
        w[s + lay.DEALT] = 0
        for _ in range(count):
            w[s + lay.DEALT] |= BIT[order[i]]
            i += 1
        if w[s + lay.CHOSEN] >= 0:
            w[s + lay.CHOSEN] = order[i]
            i += 1
    w[lay.BOX_MAGES] = 0
    while i < len(order):
        w[lay.BOX_MAGES] |= BIT[order[i]]
        i += 1


def choose_members(w: vec[i64], seat: i64) -> i64:
    c = w[lay.at(seat) + lay.CHOSEN]
    return BIT[c] if c >= 0 else 0


def find_seen_monuments(w: vec[i64], viewer: i64) -> i64:
    """Return the set of monuments that the viewer knows to be among the top ones."""
    return w[lay.at(viewer) + lay.TOP_SEEN] if viewer >= 0 else 0


def list_monuments(w: vec[i64]) -> i64:
    """Return the set of monuments on the known top of their deck."""
    return list_to_set(w[lay.MONUMENT_TOP])


def deal_monuments(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Redeal the top of the monument deck.

    The last seat to look knows all of it. Others know at most which cards are in it.
    """
    top = list_monuments(w) | w[lay.LOOKED_AT_OTHERS]
    known = top & find_seen_monuments(w, viewer)
    if viewer < 0 or not (w[lay.MONUMENT_ORDER_KNOWN] >> viewer) & 1:
        top = deal_top(w, top, known, dice)
    note_lookers(w, viewer, top, known)


def deal_top(w: vec[i64], top: i64, known: i64, dice: Dice) -> i64:
    """Redeal the top of the monument deck in random order, keeping the known cards in it. Return its new cards."""
    on_top = size_of(top)
    new_top = known
    unknown = shuffle_others(w[lay.MONUMENT_DECK] | (top & ~known), dice)
    i: i64 = 0
    while size_of(new_top) < on_top:
        new_top |= BIT[unknown[i]]
        i += 1
    w[lay.MONUMENT_DECK] = 0
    while i < len(unknown):
        w[lay.MONUMENT_DECK] |= BIT[unknown[i]]
        i += 1
    order = shuffle_others(new_top, dice)
    listed_before = lay.length(w[lay.MONUMENT_TOP])
    w[lay.MONUMENT_TOP] = 0
    w[lay.LOOKED_AT_OTHERS] = 0
    for n in range(on_top):
        if n < listed_before:
            w[lay.MONUMENT_TOP] = lay.with_last(w[lay.MONUMENT_TOP], order[n])
        else:
            w[lay.LOOKED_AT_OTHERS] |= BIT[order[n]]
    return new_top


def note_lookers(w: vec[i64], viewer: i64, top: i64, known: i64) -> None:
    """Record which seats have seen the top monuments, as far as the viewer knows.

    All know that the last seat to look has seen them. Earlier looks are known only to those who looked.
    """
    for seat in range(w[lay.SEATS]):
        w[lay.at(seat) + lay.TOP_SEEN] = top if (w[lay.MONUMENT_ORDER_KNOWN] >> seat) & 1 else 0
    if viewer >= 0:
        w[lay.at(viewer) + lay.TOP_SEEN] |= known & top


# --- The pending question after a redeal


def mend_question(w: vec[i64], viewer: i64) -> None:
    """Update the cards offered by the pending question after a redeal."""
    verb = w[lay.VERB]
    actor = w[lay.ACTOR]
    if w[lay.QUESTION] == codes.ASK_DEAL:
        mend_chance(w)
    elif w[lay.QUESTION] != codes.ASK_CARD or actor == viewer:
        return
    elif verb == codes.V_RETURN:
        w[lay.OFFERED_ARTIFACTS] = w[lay.LOOKED_AT_ARTIFACTS]
        w[lay.OFFERED_OTHERS] = w[lay.LOOKED_AT_OTHERS]
    elif verb == codes.V_KEEP and w[lay.PHASE] == codes.PH_DRAFT:
        w[lay.OFFERED_ARTIFACTS] = w[lay.PACKS + actor]
    elif verb == codes.V_MAGE:
        w[lay.OFFERED_OTHERS] = w[lay.at(actor) + lay.DEALT]
    elif verb == codes.V_DISCARD:
        w[lay.OFFERED_ARTIFACTS] = w[lay.at(actor) + lay.HAND]
    elif verb == codes.V_SUMMON:
        mend_summon(w)


def mend_summon(w: vec[i64]) -> None:
    f = lay.frame(w)
    here = (w[f + lay.FRAME_PC] - 1) * codes.OP_WIDTH
    w[lay.OFFERED_ARTIFACTS] = summonable(
        w, w[f + lay.FRAME_SEAT], CARDS.code[here + 1], CARDS.code[here + 2], CARDS.code[here + 3]
    )


def mend_chance(w: vec[i64]) -> None:
    if w[lay.DEPTH]:
        f = lay.frame(w)
        op = CARDS.code[w[f + lay.FRAME_PC] * codes.OP_WIDTH]
        if op == codes.OP_DRAW or (op == codes.OP_LOOK_DRAW and w[f + lay.FRAME_NUMBER] != MONUMENT_DECK):
            w[lay.OFFERED_ARTIFACTS] = w[lay.at(w[f + lay.FRAME_SEAT]) + lay.DECK]
        else:
            w[lay.OFFERED_OTHERS] = w[lay.MONUMENT_DECK]
    elif w[lay.PHASE] == codes.PH_ARTIFACTS:
        w[lay.OFFERED_ARTIFACTS] = w[lay.BOX_ARTIFACTS]
    elif w[lay.PHASE] == codes.PH_HANDS:
        w[lay.OFFERED_ARTIFACTS] = w[lay.at(w[lay.STEP] // HAND_SIZE) + lay.DECK]
    elif w[lay.PHASE] == codes.PH_MAGES and w[lay.VARIANT] != codes.FIRST_GAME:
        w[lay.OFFERED_OTHERS] = w[lay.BOX_MAGES]
