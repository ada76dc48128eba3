"""A seat's position as the inputs of a learned judgement: which of a fixed number of yes-or-no facts hold.

A count is one fact for each value up to a most. Search asks about dealt positions, so hands and decks count as well.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, lowest, plus, size_of, uncovered
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.setup import listed
from conclave.res_arcana.engine.victory import points

POOL_MOST: Final = 11
STORED_MOST: Final = 7
POINTS_MOST: Final = 15
ROUND_MOST: Final = 11
LEAD_MOST: Final = 8
HAND_MOST: Final = 8
LACK_MOST: Final = 7

IN_PLAY: Final = 0  # straight, by component
IN_PLAY_TURNED: Final = IN_PLAY + COMPONENTS
IN_HAND: Final = IN_PLAY_TURNED + COMPONENTS
IN_DECK: Final = IN_HAND + ARTIFACTS
IN_POOL: Final = IN_DECK + ARTIFACTS  # by kind and number
STORED: Final = IN_POOL + KINDS * (POOL_MOST + 1)  # on components where it does not score, by kind and number
OWN_POINTS: Final = STORED + KINDS * (STORED_MOST + 1)
RIVAL_POINTS: Final = OWN_POINTS + POINTS_MOST + 1
LEAD: Final = RIVAL_POINTS + POINTS_MOST + 1
IN_ROUND: Final = LEAD + 2 * LEAD_MOST + 1
HAS_PASSED: Final = IN_ROUND + ROUND_MOST + 1
HAS_TOKEN: Final = HAS_PASSED + 1
HAS_TURN: Final = HAS_TOKEN + 1
RIVALS_LEFT: Final = HAS_TURN + 1  # rivals that have not passed
AT_TABLE: Final = RIVALS_LEFT + MAX_SEATS  # seats
HAND_SIZE: Final = AT_TABLE + MAX_SEATS
IN_CENTRE: Final = HAND_SIZE + HAND_MOST + 1
LACKS: Final = IN_CENTRE + COMPONENTS - MONUMENTS  # for a Place of Power in the centre, by face and number
TRAITS: Final = LACKS + (COMPONENTS - PLACES) * (LACK_MOST + 1)


def traits(w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the facts that hold; how many there are."""
    s = at(seat)
    n = list_members(out, 0, w[s + HAND], IN_HAND)
    n = list_members(out, n, w[s + DECK] | listed(w[s + TOP]), IN_DECK)
    n = list_members(out, n, w[s + PLAY_A] & ~w[TURNED_A], IN_PLAY)
    n = list_members(out, n, w[s + PLAY_B] & ~w[TURNED_B], IN_PLAY + ARTIFACTS)
    n = list_members(out, n, w[s + PLAY_A] & w[TURNED_A], IN_PLAY_TURNED)
    n = list_members(out, n, w[s + PLAY_B] & w[TURNED_B], IN_PLAY_TURNED + ARTIFACTS)
    stored = stored_by(w, seat)
    for k in range(KINDS):
        out[n] = IN_POOL + k * (POOL_MOST + 1) + at_most(amount(w[s + POOL], k), POOL_MOST)
        out[n + 1] = STORED + k * (STORED_MOST + 1) + at_most(amount(stored, k), STORED_MOST)
        n += 2
    n = list_course(w, out, n, seat)
    return list_centre(w, out, n, w[s + POOL])


def at_most(n: i64, most: i64) -> i64:
    return n if n < most else most


def list_members(out: vec[i64], n: i64, members: i64, base: i64) -> i64:
    while members:
        out[n] = base + lowest(members)
        members &= members - 1
        n += 1
    return n


def stored_by(w: vec[i64], seat: i64) -> i64:
    """All essences on a seat's components that can be taken without losing points."""
    stored: i64 = 0
    a = w[at(seat) + PLAY_A]
    while a:
        stored = plus(stored, w[ON + lowest(a)])
        a &= a - 1
    b = w[at(seat) + PLAY_B]
    while b:
        c = lowest(b) + ARTIFACTS
        b &= b - 1
        if T.score_kind[c] < 0:
            stored = plus(stored, w[ON + c])
    return stored


def list_course(w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """Points, round, token, turn and who has passed."""
    rival: i64 = 0
    waiting: i64 = 0
    for other in range(w[SEATS]):
        if other != seat:
            theirs = points(w, other)
            if theirs > rival:
                rival = theirs
            if not w[PASSED] >> other & 1:
                waiting += 1
    own = points(w, seat)
    lead = own - rival
    out[n] = OWN_POINTS + at_most(own, POINTS_MOST)
    out[n + 1] = RIVAL_POINTS + at_most(rival, POINTS_MOST)
    out[n + 2] = LEAD + LEAD_MOST + (-LEAD_MOST if lead < -LEAD_MOST else at_most(lead, LEAD_MOST))
    out[n + 3] = IN_ROUND + at_most(w[ROUND], ROUND_MOST)
    out[n + 4] = RIVALS_LEFT + waiting
    out[n + 5] = AT_TABLE + w[SEATS] - 1
    out[n + 6] = HAND_SIZE + at_most(size_of(w[at(seat) + HAND]), HAND_MOST)
    n += 7
    if w[PASSED] >> seat & 1:
        out[n] = HAS_PASSED
        n += 1
    if w[FIRST] == seat:
        out[n] = HAS_TOKEN
        n += 1
    if w[ACTOR] == seat:
        out[n] = HAS_TURN
        n += 1
    return n


def list_centre(w: vec[i64], out: vec[i64], n: i64, pool: i64) -> i64:
    """What can be claimed, and how far away each Place of Power is."""
    centre = w[CENTRE]
    while centre:
        c = lowest(centre) + ARTIFACTS
        centre &= centre - 1
        out[n] = IN_CENTRE + c - MONUMENTS
        n += 1
        if c >= PLACES:
            out[n] = LACKS + (c - PLACES) * (LACK_MOST + 1) + at_most(uncovered(pool, T.cost[c]), LACK_MOST)
            n += 1
    return n
