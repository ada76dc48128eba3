"""Determinization of drafts: redeals the cards that a viewer cannot attribute to a seat."""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import bit
from conclave.core.dice import Dice
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, artifact_in
from conclave.games.res_arcana.engine.hidden import fresh_of, last_look, pick_now, shuffle, shuffle_artifacts
from conclave.games.res_arcana.engine.setup import PACK_SIZE, pack_of


def deal_draft(w: vec[i64], viewer: i64, dice: Dice) -> None:
    """Redeal the draft as seen by the viewer.

    Cards last seen at one look are dealt among the seats that held the pack since. Cards never seen are dealt last.
    """
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            deal_open_picks(w, viewer, seat, dice)
    if viewer >= 0:
        for draft_round in range(lay.DRAFT_ROUNDS):
            for look in range(PACK_SIZE):
                deal_window(w, viewer, draft_round, look, dice)
    deal_window(w, viewer, -1, -1, dice)


def deal_open_picks(w: vec[i64], viewer: i64, seat: i64, dice: Dice) -> None:
    """Reassign the picks at which a seat kept its cards that are open by now.

    The viewer does not know these picks if it never saw the pack before them.
    """
    fresh = fresh_of(w, seat)
    opened: i64 = 0
    closed = vec[i64]()
    picks = vec[i64]()
    for pick in range(lay.DRAFT_ROUNDS * PACK_SIZE):
        r = pick // PACK_SIZE
        k = pick % PACK_SIZE
        pack = pack_of(w, seat, k, r)
        c = find_kept(w, r, pack, k)
        if c < 0 or last_look(w, viewer, r, pack, k) >= 0:
            continue
        picks = append(picks, pick)
        if fresh & BIT[c]:
            closed = append(closed, c)
        else:
            opened |= BIT[c]
    if opened == 0:
        return
    taken: i64 = 0
    order = vec[i64]()
    for n in range(len(picks)):
        order = append(order, n)
    shuffle(order, dice)
    i: i64 = 0
    while opened:
        keep_at(w, seat, picks[order[i]], artifact_in(opened))
        taken |= bit(order[i])
        opened &= opened - 1
        i += 1
    i = 0
    for n in range(len(picks)):
        if not taken >> n & 1:
            keep_at(w, seat, picks[n], closed[i])
            i += 1


def find_kept(w: vec[i64], draft_round: i64, pack: i64, k: i64) -> i64:
    """Return the card that was kept from a pack at its k-th pick, or -1 before that pick."""
    return ((w[lay.drafted(draft_round, pack)] >> (8 * k)) & 255) - 1


def keep_at(w: vec[i64], seat: i64, pick: i64, c: i64) -> None:
    r = pick // PACK_SIZE
    k = pick % PACK_SIZE
    word = lay.drafted(r, pack_of(w, seat, k, r))
    w[word] = (w[word] & ~(255 * bit(8 * k))) | (c + 1) * bit(8 * k)


def deal_window(w: vec[i64], viewer: i64, draft_round: i64, look: i64, dice: Dice) -> None:
    """Redeal one class of cards: those last seen at one look, or, with round and look -1, those never seen."""
    old = vec[i64]()
    for seat in range(w[lay.SEATS]):
        if seat != viewer:
            old = list_kept_of_class(w, viewer, seat, draft_round, look, old)
    if draft_round < 0:
        old = append_listed(old, w[lay.BOX_ARTIFACTS])
    cards: i64 = 0
    for i in range(len(old)):
        cards |= BIT[old[i]]
    new = shuffle_artifacts(cards, dice)
    moves = vec[i64]([0] * CARDS.components)  # the replacement of each card
    for i in range(len(old)):
        moves[old[i]] = new[i]
    rename(w, cards, moves)


def list_kept_of_class(w: vec[i64], viewer: i64, seat: i64, draft_round: i64, look: i64, found: vec[i64]) -> vec[i64]:
    """Append a seat's cards of a class: those it kept, in the order of its picks, then its current pack."""
    hidden = fresh_of(w, seat)
    for r in range(lay.DRAFT_ROUNDS):
        now = pick_now(w, r)
        if now < 0 or (draft_round >= 0 and draft_round != r):
            continue
        for k in range(PACK_SIZE):
            pack = pack_of(w, seat, k, r)
            c = find_kept(w, r, pack, k)
            if c >= 0 and hidden & BIT[c] and last_look(w, viewer, r, pack, k) == look:
                found = append(found, c)
        if (
            now < PACK_SIZE
            and r == w[lay.DRAFT_ROUND]
            and last_look(w, viewer, r, pack_of(w, seat, now, r), now) == look
        ):
            found = append_listed(found, w[lay.PACKS + seat])
    return found


def append_listed(found: vec[i64], cards: i64) -> vec[i64]:
    while cards:
        found = append(found, artifact_in(cards))
        cards &= cards - 1
    return found


def rename(w: vec[i64], cards: i64, moves: vec[i64]) -> None:
    """Replace every card of the set by its image in `moves`, in all zones."""
    if cards == 0:
        return
    w[lay.BOX_ARTIFACTS] = rename_set(w[lay.BOX_ARTIFACTS], cards, moves)
    w[lay.LOOKED_AT_ARTIFACTS] = rename_set(w[lay.LOOKED_AT_ARTIFACTS], cards, moves)
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        w[lay.PACKS + seat] = rename_set(w[lay.PACKS + seat], cards, moves)
        w[s + lay.HAND] = rename_set(w[s + lay.HAND], cards, moves)
        w[s + lay.DECK] = rename_set(w[s + lay.DECK], cards, moves)
        w[s + lay.TOP] = rename_list(w[s + lay.TOP], cards, moves)
    for place in range(lay.DRAFTED, lay.SEAT0):
        w[place] = rename_list(w[place], cards, moves)


def rename_set(cards: i64, concerned: i64, moves: vec[i64]) -> i64:
    made = cards & ~concerned
    cards &= concerned
    while cards:
        made |= BIT[moves[artifact_in(cards)]]
        cards &= cards - 1
    return made


def rename_list(word: i64, concerned: i64, moves: vec[i64]) -> i64:
    made: i64 = 0
    while word:
        c = lay.first_of(word)
        made = lay.with_last(made, moves[c] if concerned & BIT[c] else c)
        word = lay.without_first(word)
    return made
