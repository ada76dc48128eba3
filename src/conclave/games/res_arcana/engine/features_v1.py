"""Binary features of a seat's position, version 1, as inputs of a learned evaluator.

A count is encoded as one feature per value up to a maximum. Search evaluates determinized positions, so hands and decks
are included.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import amount, lowest, missing_amounts, plus, size_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    ARTIFACT_AT,
    CARDS,
    MONUMENT,
    OTHER_AT,
    PLACE,
    REMAINDERS,
    artifact_in,
    other_in,
)
from conclave.games.res_arcana.engine.setup import list_to_set
from conclave.games.res_arcana.engine.victory import points

POOL_MOST: Final = 11
STORED_MOST: Final = 7
POINTS_MOST: Final = 15
ROUND_MOST: Final = 11
LEAD_MOST: Final = 8
HAND_MOST: Final = 8
LACK_MOST: Final = 7


class InputsV1:
    """Offsets of the features. They depend on the number of components and are computed when those are known."""

    def __init__(self) -> None:
        self.in_play: i64 = 0  # straight, by component
        self.in_play_turned: i64 = 0
        self.in_hand: i64 = 0  # by artifact, in order of number
        self.in_deck: i64 = 0
        self.in_pool: i64 = 0  # by kind and number
        self.stored: i64 = 0  # essences on components that do not score them, by kind and number
        self.own_points: i64 = 0
        self.rival_points: i64 = 0
        self.lead: i64 = 0
        self.in_round: i64 = 0
        self.has_passed: i64 = 0
        self.has_token: i64 = 0
        self.has_turn: i64 = 0
        self.rivals_left: i64 = 0  # rivals that have not passed
        self.at_table: i64 = 0  # seats
        self.hand_size: i64 = 0
        self.in_centre: i64 = 0  # by monument or Place of Power, in order of number
        self.lacks: i64 = 0  # missing essences for a Place of Power, by face and number
        self.size: i64 = 0
        self.centre_rank = vec[i64]([0])  # by component: its rank among monuments and Places of Power
        self.place_rank = vec[i64]([0])  # by component: its rank among Places of Power


V1: Final = InputsV1()


def lay_out_inputs() -> None:
    """Compute the offsets. The assembler calls this after it has filled the card tables."""
    artifacts = size_of(CARDS.tagged[0])
    V1.in_play_turned = V1.in_play + CARDS.components
    V1.in_hand = V1.in_play_turned + CARDS.components
    V1.in_deck = V1.in_hand + artifacts
    V1.in_pool = V1.in_deck + artifacts
    V1.stored = V1.in_pool + codes.KINDS * (POOL_MOST + 1)
    V1.own_points = V1.stored + codes.KINDS * (STORED_MOST + 1)
    V1.rival_points = V1.own_points + POINTS_MOST + 1
    V1.lead = V1.rival_points + POINTS_MOST + 1
    V1.in_round = V1.lead + 2 * LEAD_MOST + 1
    V1.has_passed = V1.in_round + ROUND_MOST + 1
    V1.has_token = V1.has_passed + 1
    V1.has_turn = V1.has_token + 1
    V1.rivals_left = V1.has_turn + 1
    V1.at_table = V1.rivals_left + codes.MAX_SEATS
    V1.hand_size = V1.at_table + codes.MAX_SEATS
    V1.in_centre = V1.hand_size + HAND_MOST + 1
    centre = vec[i64]()
    places = vec[i64]()
    claimable: i64 = 0
    faces: i64 = 0
    for c in range(CARDS.components):
        centre = append(centre, claimable)
        places = append(places, faces)
        if CARDS.kind[c] == MONUMENT or CARDS.kind[c] == PLACE:
            claimable += 1
        if CARDS.kind[c] == PLACE:
            faces += 1
    V1.centre_rank = centre
    V1.place_rank = places
    V1.lacks = V1.in_centre + claimable
    V1.size = V1.lacks + faces * (LACK_MOST + 1)


def traits(w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the active features and return their number."""
    s = lay.at(seat)
    n = list_ranks(out, 0, w[s + lay.HAND], V1.in_hand)
    n = list_ranks(out, n, w[s + lay.DECK] | list_to_set(w[s + lay.TOP]), V1.in_deck)
    n = list_members(out, n, w[s + lay.PLAY_ARTIFACTS] & ~w[lay.TURNED_ARTIFACTS], ARTIFACT_AT, V1.in_play)
    n = list_members(out, n, w[s + lay.PLAY_OTHERS] & ~w[lay.TURNED_OTHERS], OTHER_AT, V1.in_play)
    n = list_members(out, n, w[s + lay.PLAY_ARTIFACTS] & w[lay.TURNED_ARTIFACTS], ARTIFACT_AT, V1.in_play_turned)
    n = list_members(out, n, w[s + lay.PLAY_OTHERS] & w[lay.TURNED_OTHERS], OTHER_AT, V1.in_play_turned)
    stored = count_stored_essences(w, seat)
    for k in range(codes.KINDS):
        out[n] = V1.in_pool + k * (POOL_MOST + 1) + at_most(amount(w[s + lay.POOL], k), POOL_MOST)
        out[n + 1] = V1.stored + k * (STORED_MOST + 1) + at_most(amount(stored, k), STORED_MOST)
        n += 2
    n = list_course(w, out, n, seat)
    return list_centre(w, out, n, w[s + lay.POOL])


def at_most(n: i64, most: i64) -> i64:
    return n if n < most else most


def list_ranks(out: vec[i64], n: i64, artifacts: i64, base: i64) -> i64:
    """Write one feature for each artifact of a set, by its rank among all artifacts."""
    while artifacts:
        out[n] = base + lowest(artifacts)
        artifacts &= artifacts - 1
        n += 1
    return n


def list_members(out: vec[i64], n: i64, members: i64, at: vec[i64], base: i64) -> i64:
    """Write one feature for each component of a set, by its number. `at` gives them by remainder."""
    while members:
        out[n] = base + at[(members & -members) % REMAINDERS]
        members &= members - 1
        n += 1
    return n


def count_stored_essences(w: vec[i64], seat: i64) -> i64:
    """Return all essences on a seat's components that can be taken without losing points."""
    stored: i64 = 0
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS]
    while a:
        stored = plus(stored, w[lay.ESSENCES_ON + artifact_in(a)])
        a &= a - 1
    b = w[lay.at(seat) + lay.PLAY_OTHERS]
    while b:
        c = other_in(b)
        b &= b - 1
        if CARDS.score_kind[c] < 0:
            stored = plus(stored, w[lay.ESSENCES_ON + c])
    return stored


def list_course(w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """Write the features for points, round, token, turn and passed seats."""
    rival: i64 = 0
    waiting: i64 = 0
    for other in range(w[lay.SEATS]):
        if other != seat:
            theirs = points(w, other)
            if theirs > rival:
                rival = theirs
            if not w[lay.PASSED] >> other & 1:
                waiting += 1
    own = points(w, seat)
    lead = own - rival
    out[n] = V1.own_points + at_most(own, POINTS_MOST)
    out[n + 1] = V1.rival_points + at_most(rival, POINTS_MOST)
    out[n + 2] = V1.lead + LEAD_MOST + (-LEAD_MOST if lead < -LEAD_MOST else at_most(lead, LEAD_MOST))
    out[n + 3] = V1.in_round + at_most(w[lay.ROUND], ROUND_MOST)
    out[n + 4] = V1.rivals_left + waiting
    out[n + 5] = V1.at_table + w[lay.SEATS] - 1
    out[n + 6] = V1.hand_size + at_most(size_of(w[lay.at(seat) + lay.HAND]), HAND_MOST)
    n += 7
    if w[lay.PASSED] >> seat & 1:
        out[n] = V1.has_passed
        n += 1
    if w[lay.FIRST] == seat:
        out[n] = V1.has_token
        n += 1
    if w[lay.ACTOR] == seat:
        out[n] = V1.has_turn
        n += 1
    return n


def list_centre(w: vec[i64], out: vec[i64], n: i64, pool: i64) -> i64:
    """Write the features for claimable components and for the distance to each Place of Power."""
    centre = w[lay.CENTRE]
    while centre:
        c = other_in(centre)
        centre &= centre - 1
        out[n] = V1.in_centre + V1.centre_rank[c]
        n += 1
        if CARDS.kind[c] == PLACE:
            lack = at_most(missing_amounts(pool, CARDS.cost[c]), LACK_MOST)
            out[n] = V1.lacks + V1.place_rank[c] * (LACK_MOST + 1) + lack
            n += 1
    return n
