"""What a seat may know: the hidden dealt anew (determinize).

Seen from one seat, hidden artifacts fall into classes whose members could stand in for one another: cards it never saw,
cards of one draft pack between two looks at it, and, for each rival, cards that all know to be in that rival's hand or
deck. Every class is dealt anew in an order that does not depend on where its cards truly are.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import bit, lowest, size_of
from conclave.play.dice import Dice
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.decks import MONUMENT_DECK
from conclave.res_arcana.engine.drafts import deal_draft
from conclave.res_arcana.engine.hidden import fresh_of, hidden_of, looker, shuffled
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.machine import summonable
from conclave.res_arcana.engine.moves import strays
from conclave.res_arcana.engine.setup import listed

# --- Dealing anew


def deal_anew(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Everything the viewer does not know, dealt again."""
    if w[VARIANT] == DRAFT and w[PHASE] >= PH_ARTIFACTS:
        deal_draft(w, viewer, dice)
    else:
        deal_unseen(w, viewer, dice)
    for seat in range(w[SEATS]):
        if seat != viewer:
            spread(w, seat, dice)
    deal_mages_anew(w, viewer, dice)
    deal_monuments(w, viewer, dice)
    mend_question(w, viewer)


def deal_unseen(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Without a draft: rivals' fresh cards, own cards not yet seen and the box are one class."""
    if w[GAME_NO] > 1:
        return  # after the open draft all know who has what
    pool = w[BOX_A]
    for seat in range(w[SEATS]):
        pool |= unseen_by(w, viewer, seat)
    order = shuffled(pool, dice)
    next_one: i64 = 0
    for seat in range(w[SEATS]):
        old = unseen_by(w, viewer, seat)
        new: i64 = 0
        for _ in range(size_of(old)):
            new |= bit(order[next_one])
            next_one += 1
        exchange(w, seat, old, new)
    new = 0
    while next_one < len(order):
        new |= bit(order[next_one])
        next_one += 1
    w[BOX_A] = new


def unseen_by(w: vec[i64], viewer: i64, seat: i64) -> i64:
    """A seat's hidden cards that the viewer never saw; of its own, those dealt unseen in a first game."""
    if seat != viewer:
        return fresh_of(w, seat)
    return w[at(seat) + DECK] & ~w[KNOWN_SET] if w[VARIANT] == FIRST_GAME else 0


def exchange(w: vec[i64], seat: i64, old: i64, new: i64) -> None:
    """Put other cards in the place of these, zone by zone; only how many lie in a zone is kept."""
    s = at(seat)
    from_hand = size_of(old & w[s + HAND])
    w[s + HAND] &= ~old
    while from_hand:
        w[s + HAND] |= new & -new
        new &= new - 1
        from_hand -= 1
    if looker(w) == seat and old & w[LOOK_A]:
        looking = size_of(old & w[LOOK_A])
        w[LOOK_A] &= ~old
        while looking:
            w[LOOK_A] |= new & -new
            new &= new - 1
            looking -= 1
    w[s + TOP] = relisted(w[s + TOP], old, new)
    w[s + DECK] = (w[s + DECK] & ~old) | (new & ~listed(w[s + TOP]))


def relisted(word: i64, old: i64, new: i64) -> i64:
    """A short list with the members of `old` replaced by the lowest of `new`."""
    made: i64 = 0
    while word:
        c = first_of(word)
        if old & bit(c):
            c = lowest(new)
            new &= new - 1
        made = with_last(made, c)
        word = without_first(word)
    return made


def spread(w: vec[i64], seat: i64, dice: Dice) -> None:
    """Which of a rival's cards are in hand, on top or deep in the deck: those never open, then those open once.

    How many of each lie where is no secret, and on top lies only one sort; unless there are strays.
    """
    fresh = fresh_of(w, seat)
    known = hidden_of(w, seat) & w[KNOWN_SET]
    if strays(w, seat):
        spread_strays(w, seat, fresh | (known & w[KNOWN_HAND]), known & ~w[KNOWN_HAND], dice)
    else:
        spread_over(w, seat, fresh, dice)
        spread_over(w, seat, known, dice)


def spread_strays(w: vec[i64], seat: i64, older: i64, newer: i64, dice: Dice) -> None:
    """After a reshuffle in mid-look: the older cards are in hand or on top, the newer ones anywhere.

    Of the older ones at most so many are on top as have strayed, and only as many as leave room in hand for the others.
    """
    s = at(seat)
    looking: i64 = size_of(w[LOOK_A]) if looker(w) == seat else 0
    on_top = looking + length(w[s + TOP])
    in_hand = size_of(w[s + HAND] & (older | newer))
    least = larger(size_of(older) - in_hand, larger(on_top - size_of(newer), 0))
    most = smaller(strays(w, seat), smaller(on_top, size_of(older)))
    strayed = least + dice.below(most - least + 1)
    order = joined(shuffled(older, dice), shuffled(newer, dice), strayed, on_top)
    top: i64 = 0
    for i in range(on_top):
        top |= bit(order[i])
    raised = shuffled(top, dice)
    w[s + TOP] = 0
    if looking:
        w[LOOK_A] = 0
    for i in range(on_top):
        if i < looking:
            w[LOOK_A] |= bit(raised[i])
        else:
            w[s + TOP] = with_last(w[s + TOP], raised[i])
    w[s + HAND] &= ~(older | newer)
    w[s + DECK] = 0
    for i in range(on_top, len(order)):
        w[s + (HAND if i < on_top + in_hand else DECK)] |= bit(order[i])


def joined(older: vec[i64], newer: vec[i64], strayed: i64, on_top: i64) -> vec[i64]:
    """First the cards on top, then all other older ones, then all other newer ones."""
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
    s = at(seat)
    order = shuffled(cards, dice)
    i: i64 = 0
    count = size_of(w[s + HAND] & cards)
    looking: i64 = size_of(w[LOOK_A] & cards) if looker(w) == seat else 0
    w[s + HAND] &= ~cards
    for _ in range(count):
        w[s + HAND] |= bit(order[i])
        i += 1
    if looking:
        w[LOOK_A] &= ~cards
        for _ in range(looking):
            w[LOOK_A] |= bit(order[i])
            i += 1
    made: i64 = 0
    word = w[s + TOP]
    while word:
        c = first_of(word)
        if cards & bit(c):
            c = order[i]
            i += 1
        made = with_last(made, c)
        word = without_first(word)
    w[s + TOP] = made
    w[s + DECK] &= ~cards
    while i < len(order):
        w[s + DECK] |= bit(order[i])
        i += 1


# --- Mages and monuments


def deal_mages_anew(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Until they are revealed, rivals' mages are any that the viewer does not hold."""
    if w[PHASE] > PH_CHOOSE or w[VARIANT] == FIRST_GAME or w[GAME_NO] > 1:
        return
    cards = w[BOX_B]
    for seat in range(w[SEATS]):
        if seat != viewer:
            cards |= w[at(seat) + DEALT] | chosen_of(w, seat)
    order = shuffled(cards, dice)
    i: i64 = 0
    for seat in range(w[SEATS]):
        if seat == viewer:
            continue
        s = at(seat)
        count = size_of(w[s + DEALT])
        w[s + DEALT] = 0
        for _ in range(count):
            w[s + DEALT] |= bit(order[i])
            i += 1
        if w[s + CHOSEN] >= 0:
            w[s + CHOSEN] = order[i] + MAGES
            i += 1
    w[BOX_B] = 0
    while i < len(order):
        w[BOX_B] |= bit(order[i])
        i += 1


def chosen_of(w: vec[i64], seat: i64) -> i64:
    c = w[at(seat) + CHOSEN]
    return bit(c - MAGES) if c >= 0 else 0


def seen_monuments(w: vec[i64], viewer: i64) -> i64:
    """B: those that the viewer knows to be among the top ones."""
    found: i64 = 0
    if viewer >= 0:
        for c in range(MONUMENTS, PLACES):
            if (w[MON_SEEN] >> (4 * (c - MONUMENTS) + viewer)) & 1:
                found |= bit(c - ARTIFACTS)
    return found


def monuments_listed(w: vec[i64]) -> i64:
    found: i64 = 0
    word = w[MON_TOP]
    while word:
        found |= bit(first_of(word) - ARTIFACTS)
        word = without_first(word)
    return found


def deal_monuments(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """The last one to look knows all of the top; others know at most which cards are in it."""
    top = monuments_listed(w) | w[LOOK_B]
    known = top & seen_monuments(w, viewer)
    if viewer < 0 or not (w[MON_ORDER] >> viewer) & 1:
        top = deal_top(w, top, known, dice)
    note_lookers(w, viewer, top, known)


def deal_top(w: vec[i64], top: i64, known: i64, dice: Dice) -> i64:
    """The top of the monument deck in any order, with the known ones in it; which cards these are now."""
    on_top = size_of(top)
    new_top = known
    unknown = shuffled(w[MON_REST] | (top & ~known), dice)
    i: i64 = 0
    while size_of(new_top) < on_top:
        new_top |= bit(unknown[i])
        i += 1
    w[MON_REST] = 0
    while i < len(unknown):
        w[MON_REST] |= bit(unknown[i])
        i += 1
    order = shuffled(new_top, dice)
    listed_before = length(w[MON_TOP])
    w[MON_TOP] = 0
    w[LOOK_B] = 0
    for n in range(on_top):
        if n < listed_before:
            w[MON_TOP] = with_last(w[MON_TOP], order[n] + ARTIFACTS)
        else:
            w[LOOK_B] |= bit(order[n])
    return new_top


def note_lookers(w: vec[i64], viewer: i64, top: i64, known: i64) -> None:
    """All know that the last one to look has seen what is on top. Which of it others saw before, only they know."""
    w[MON_SEEN] = 0
    while top:
        lookers = w[MON_ORDER]
        if known & top & -top:
            lookers |= bit(viewer)
        w[MON_SEEN] |= lookers << (4 * (lowest(top) + ARTIFACTS - MONUMENTS))
        top &= top - 1


# --- The pending question after a new deal


def mend_question(w: vec[i64], viewer: i64) -> None:
    """What can be chosen from follows the cards."""
    verb = w[VERB]
    actor = w[ACTOR]
    if w[ASK] == ASK_DEAL:
        mend_chance(w)
    elif w[ASK] != ASK_CARD or actor == viewer:
        return
    elif verb == V_RETURN:
        w[SET_A] = w[LOOK_A]
        w[SET_B] = w[LOOK_B]
    elif verb == V_KEEP and w[PHASE] == PH_DRAFT:
        w[SET_A] = w[PACKS + actor]
    elif verb == V_MAGE:
        w[SET_B] = w[at(actor) + DEALT]
    elif verb == V_DISCARD:
        w[SET_A] = w[at(actor) + HAND]
    elif verb == V_SUMMON:
        mend_summon(w)


def mend_summon(w: vec[i64]) -> None:
    f = frame(w)
    here = (w[f + PC] - 1) * OP_WIDTH
    w[SET_A] = summonable(w, w[f + WHO], T.code[here + 1], T.code[here + 2], T.code[here + 3])


def mend_chance(w: vec[i64]) -> None:
    if w[DEPTH]:
        f = frame(w)
        op = T.code[w[f + PC] * OP_WIDTH]
        if op == OP_DRAW or (op == OP_LOOK_DRAW and w[f + X] != MONUMENT_DECK):
            w[SET_A] = w[at(w[f + WHO]) + DECK]
        else:
            w[SET_B] = w[MON_REST]
    elif w[PHASE] == PH_ARTIFACTS:
        w[SET_A] = w[BOX_A]
    elif w[PHASE] == PH_HANDS:
        w[SET_A] = w[at(w[STEP] // 3) + DECK]
    elif w[PHASE] == PH_MAGES and w[VARIANT] != FIRST_GAME:
        w[SET_B] = w[BOX_B]
