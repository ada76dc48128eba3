"""A seat's position as the inputs of a mind: what stands out by hand, and which spaces of its mat are filled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, lowest
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled
from conclave.trial_of_the_temples.engine.score import points
from conclave.trial_of_the_temples.engine.traits import MANA_MOST, TRAITS, put, traits

POINTS_MOST: Final = 60
ROUND_MOST: Final = 7

ON_MAT: Final = TRAITS  # a core on a space, by mat
OWN_POINTS: Final = ON_MAT + MATS * SPACES
IN_ROUND: Final = OWN_POINTS + POINTS_MOST  # by whether the seat has rested
GOODS_IN_TRIAL: Final = IN_ROUND + 2 * ROUND_MOST  # by kind and number, while trials are on and it has not rested
FACTS: Final = GOODS_IN_TRIAL + KINDS * MANA_MOST


def facts(t: Columns, w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the inputs that are on; how many there are."""
    n = traits(t, w, seat, out)
    s = at(seat)
    if w[s + MAT] < 0:
        return n
    cores = filled(w, seat)
    while cores:
        out[n] = ON_MAT + SPACES * w[s + MAT] + lowest(cores)
        cores &= cores - 1
        n += 1
    resting = (w[RESTED] >> seat) & 1
    n = put(out, n, OWN_POINTS, POINTS_MOST, points(t, w, seat) + 15)
    n = put(out, n, IN_ROUND + ROUND_MOST * resting, ROUND_MOST, w[ROUND])
    if w[PHASE] == PH_TRIAL and not resting:
        for kind in range(KINDS):
            n = put(out, n, GOODS_IN_TRIAL + MANA_MOST * kind, MANA_MOST, amount(w[s + GOODS], kind))
    return n
