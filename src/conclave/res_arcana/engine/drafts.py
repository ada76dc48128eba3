"""The cards of a draft dealt anew: who kept which of those that a viewer saw last at one look, or never saw."""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import bit, lowest
from conclave.play.dice import Dice
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.hidden import fresh_of, last_look, pick_now, shuffled
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.setup import PACK_SIZE, pack_of


def deal_draft(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Look by look: what the viewer saw is dealt among those who held the pack since; then the rest."""
    for seat in range(w[SEATS]):
        if seat != viewer:
            deal_open_picks(w, viewer, seat, dice)
    if viewer >= 0:
        for draft_round in range(2):
            for look in range(PACK_SIZE):
                deal_window(w, viewer, draft_round, look, dice)
    deal_window(w, viewer, -1, -1, dice)


def deal_open_picks(w: vec[i64], viewer: i64, seat: i64, dice: Dice) -> None:
    """When a seat kept a card that lies open by now is a secret to those who never saw it in a pack."""
    fresh = fresh_of(w, seat)
    opened: i64 = 0
    closed = vec[i64]()
    picks = vec[i64]()
    for pick in range(2 * PACK_SIZE):
        r = pick // PACK_SIZE
        k = pick % PACK_SIZE
        pack = pack_of(w, seat, k, r)
        c = kept_at(w, r, pack, k)
        if c < 0 or last_look(w, viewer, r, pack, k) >= 0:
            continue
        picks = append(picks, pick)
        if fresh & bit(c):
            closed = append(closed, c)
        else:
            opened |= bit(c)
    if opened == 0:
        return
    taken: i64 = 0
    order = shuffled(bit(len(picks)) - 1, dice)
    i: i64 = 0
    while opened:
        keep_at(w, seat, picks[order[i]], lowest(opened))
        taken |= bit(order[i])
        opened &= opened - 1
        i += 1
    i = 0
    for n in range(len(picks)):
        if not taken >> n & 1:
            keep_at(w, seat, picks[n], closed[i])
            i += 1


def kept_at(w: vec[i64], draft_round: i64, pack: i64, k: i64) -> i64:
    """The card that was kept of a pack at its k-th pick; -1 before."""
    return ((w[DRAFTED + 4 * draft_round + pack] >> (8 * k)) & 255) - 1


def keep_at(w: vec[i64], seat: i64, pick: i64, c: i64) -> None:
    r = pick // PACK_SIZE
    k = pick % PACK_SIZE
    word = DRAFTED + 4 * r + pack_of(w, seat, k, r)
    w[word] = (w[word] & ~(255 * bit(8 * k))) | (c + 1) * bit(8 * k)


def deal_window(w: vec[i64], viewer: i64, draft_round: i64, look: i64, dice: Dice) -> None:
    """One class: the cards last seen at one look, or (round and look -1) all that the viewer never saw."""
    old = vec[i64]()
    for seat in range(w[SEATS]):
        if seat != viewer:
            old = kept_of_class(w, viewer, seat, draft_round, look, old)
    if draft_round < 0:
        old = listed_after(old, w[BOX_A])
    cards: i64 = 0
    for i in range(len(old)):
        cards |= bit(old[i])
    new = shuffled(cards, dice)
    moves = vec[i64]([0] * ARTIFACTS)  # what each card becomes
    for i in range(len(old)):
        moves[old[i]] = new[i]
    rename(w, cards, moves)


def kept_of_class(w: vec[i64], viewer: i64, seat: i64, draft_round: i64, look: i64, found: vec[i64]) -> vec[i64]:
    """A seat's share of a class: cards that it kept, in the order of its picks, and the pack before it."""
    hidden = fresh_of(w, seat)
    for r in range(2):
        now = pick_now(w, r)
        if now < 0 or (draft_round >= 0 and draft_round != r):
            continue
        for k in range(PACK_SIZE):
            pack = pack_of(w, seat, k, r)
            c = kept_at(w, r, pack, k)
            if c >= 0 and hidden & bit(c) and last_look(w, viewer, r, pack, k) == look:
                found = append(found, c)
        if now < PACK_SIZE and r == w[DRAFT_ROUND] and last_look(w, viewer, r, pack_of(w, seat, now, r), now) == look:
            found = listed_after(found, w[PACKS + seat])
    return found


def listed_after(found: vec[i64], cards: i64) -> vec[i64]:
    while cards:
        found = append(found, lowest(cards))
        cards &= cards - 1
    return found


def rename(w: vec[i64], cards: i64, moves: vec[i64]) -> None:
    """Every card of the set becomes another of the set, wherever it lies."""
    if cards == 0:
        return
    w[BOX_A] = renamed(w[BOX_A], cards, moves)
    w[LOOK_A] = renamed(w[LOOK_A], cards, moves)
    for seat in range(w[SEATS]):
        s = at(seat)
        w[PACKS + seat] = renamed(w[PACKS + seat], cards, moves)
        w[s + HAND] = renamed(w[s + HAND], cards, moves)
        w[s + DECK] = renamed(w[s + DECK], cards, moves)
        w[s + TOP] = renamed_list(w[s + TOP], cards, moves)
    for i in range(8):
        w[DRAFTED + i] = renamed_list(w[DRAFTED + i], cards, moves)


def renamed(cards: i64, concerned: i64, moves: vec[i64]) -> i64:
    made = cards & ~concerned
    cards &= concerned
    while cards:
        made |= bit(moves[lowest(cards)])
        cards &= cards - 1
    return made


def renamed_list(word: i64, concerned: i64, moves: vec[i64]) -> i64:
    made: i64 = 0
    while word:
        c = first_of(word)
        made = with_last(made, moves[c] if concerned & bit(c) else c)
        word = without_first(word)
    return made
