"""Hidden cards, and the draft packs that a viewer has seen."""

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.dice import Dice
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import artifact_in, other_in
from conclave.games.res_arcana.engine.setup import PACK_SIZE, list_to_set, pack_of


def shuffle_artifacts(cards: i64, dice: Dice) -> vec[i64]:
    """Return the artifacts of a set in random order."""
    made = vec[i64]()
    while cards:
        made = append(made, artifact_in(cards))
        cards &= cards - 1
    shuffle(made, dice)
    return made


def shuffle_others(cards: i64, dice: Dice) -> vec[i64]:
    """Return the components of a set of others in random order."""
    made = vec[i64]()
    while cards:
        made = append(made, other_in(cards))
        cards &= cards - 1
    shuffle(made, dice)
    return made


def shuffle(made: vec[i64], dice: Dice) -> None:
    """Shuffle in place."""
    n: i64 = len(made)
    for i in range(n - 1, 0, -1):
        j = dice.below(i + 1)
        kept = made[i]
        made[i] = made[j]
        made[j] = kept


def looker(w: vec[i64]) -> i64:
    """Return the seat that is looking at cards of a deck, or -1."""
    return w[lay.STACK + lay.FRAME_SEAT] if w[lay.LOOKED_AT_ARTIFACTS] | w[lay.LOOKED_AT_OTHERS] else -1


def hidden_of(w: vec[i64], seat: i64) -> i64:
    """Return the artifacts in a seat's hand and deck."""
    s = lay.at(seat)
    cards = w[s + lay.HAND] | w[s + lay.DECK] | list_to_set(w[s + lay.TOP])
    return cards | w[lay.LOOKED_AT_ARTIFACTS] if looker(w) == seat else cards


def fresh_of(w: vec[i64], seat: i64) -> i64:
    """Return the artifacts in a seat's hand and deck that were never open to all."""
    return hidden_of(w, seat) & ~(w[lay.KNOWN_SET] | w[lay.KNOWN_HAND])


def pick_now(w: vec[i64], draft_round: i64) -> i64:
    """Return the current pick of a draft round: PACK_SIZE when it is over, -1 before it begins."""
    if w[lay.DRAFT_ROUND] > draft_round or w[lay.PHASE] > codes.PH_DRAFT:
        return PACK_SIZE
    if w[lay.DRAFT_ROUND] < draft_round:
        return -1
    return w[lay.STEP] // w[lay.SEATS] if w[lay.PHASE] == codes.PH_DRAFT else 0


def last_look(w: vec[i64], viewer: i64, draft_round: i64, pack: i64, pick: i64) -> i64:
    """Return the last pick, up to `pick` and to now, at which the viewer held the pack; -1 if it never did."""
    if viewer < 0:
        return -1
    now = pick_now(w, draft_round)
    for t in range(pick if pick < now else now, -1, -1):
        if pack_of(w, viewer, t, draft_round) == pack:
            return t
    return -1
