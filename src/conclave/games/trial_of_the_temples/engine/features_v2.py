"""Sparse binary features of a seat's position (version 2), for the policy-value net.

These are the features of version 1, the filled spaces of the mat, points, round and goods.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, lowest
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.features_v1 import MANA_MOST, TRAITS, put, traits
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces
from conclave.games.trial_of_the_temples.engine.printed_values import Columns
from conclave.games.trial_of_the_temples.engine.score import points

POINTS_MOST: Final = 60
ROUND_MOST: Final = 7

ON_MAT: Final = TRAITS  # a core on a space, by mat
OWN_POINTS: Final = ON_MAT + codes.MATS * codes.SPACES
IN_ROUND: Final = OWN_POINTS + POINTS_MOST  # round, by whether the seat has rested
GOODS_IN_TRIAL: Final = IN_ROUND + 2 * ROUND_MOST  # in the trial phase, before resting
FACTS: Final = GOODS_IN_TRIAL + codes.KINDS * MANA_MOST


def facts(t: Columns, w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the indices of the active inputs and return their number."""
    n = traits(t, w, seat, out)
    s = lay.at(seat)
    if w[s + lay.MAT] < 0:
        return n
    cores = filled_spaces(w, seat)
    while cores:
        out[n] = ON_MAT + codes.SPACES * w[s + lay.MAT] + lowest(cores)
        cores &= cores - 1
        n += 1
    resting = (w[lay.RESTED] >> seat) & 1
    n = put(out, n, OWN_POINTS, POINTS_MOST, points(t, w, seat) + 15)
    n = put(out, n, IN_ROUND + ROUND_MOST * resting, ROUND_MOST, w[lay.ROUND])
    if w[lay.PHASE] == codes.PH_TRIAL and not resting:
        for kind in range(codes.KINDS):
            n = put(out, n, GOODS_IN_TRIAL + MANA_MOST * kind, MANA_MOST, amount(w[s + lay.GOODS], kind))
    return n
