"""What lies hidden, and of the packs of a draft, what a viewer saw of it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import lowest
from conclave.play.dice import Dice
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.setup import PACK_SIZE, listed, pack_of


def shuffled(cards: i64, dice: Dice) -> vec[i64]:
    """The members of a set in random order."""
    made = vec[i64]()
    while cards:
        made = append(made, lowest(cards))
        cards &= cards - 1
    n: i64 = len(made)
    for i in range(n - 1, 0, -1):
        j = dice.below(i + 1)
        kept = made[i]
        made[i] = made[j]
        made[j] = kept
    return made


def looker(w: vec[i64]) -> i64:
    """Who holds the cards that somebody looks at."""
    return w[STACK + WHO] if w[LOOK_A] | w[LOOK_B] else -1


def hidden_of(w: vec[i64], seat: i64) -> i64:
    """The artifacts in a seat's hand and deck."""
    s = at(seat)
    cards = w[s + HAND] | w[s + DECK] | listed(w[s + TOP])
    return cards | w[LOOK_A] if looker(w) == seat else cards


def fresh_of(w: vec[i64], seat: i64) -> i64:
    """Of these, the ones that were never open to all."""
    return hidden_of(w, seat) & ~(w[KNOWN_SET] | w[KNOWN_HAND])


def pick_now(w: vec[i64], draft_round: i64) -> i64:
    """The pick that is being made in a draft round: PACK_SIZE when it is over, -1 before it begins."""
    if w[DRAFT_ROUND] > draft_round or w[PHASE] > PH_DRAFT:
        return PACK_SIZE
    if w[DRAFT_ROUND] < draft_round:
        return -1
    return w[STEP] // w[SEATS] if w[PHASE] == PH_DRAFT else 0


def last_look(w: vec[i64], viewer: i64, draft_round: i64, pack: i64, pick: i64) -> i64:
    """The last pick, up to this one and to now, at which the viewer had the pack in hand; -1 if it never had."""
    if viewer < 0:
        return -1
    now = pick_now(w, draft_round)
    for t in range(pick if pick < now else now, -1, -1):
        if pack_of(w, viewer, t, draft_round) == pack:
            return t
    return -1
