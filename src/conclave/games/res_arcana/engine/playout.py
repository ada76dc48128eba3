"""Random games inside the engine, for benchmarks and as the simplest rollout."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.dice import Dice
from conclave.games.res_arcana.engine.answers import answer
from conclave.games.res_arcana.engine.choices import fill
from conclave.games.res_arcana.engine.codes import TERMINAL
from conclave.games.res_arcana.engine.layout import ACTOR
from conclave.games.res_arcana.engine.scratch import SCRATCH


def play_out(w: vec[i64], dice: Dice) -> i64:
    """Play to the end with uniformly random legal answers. Return the number of player decisions."""
    decisions: i64 = 0
    while w[ACTOR] != TERMINAL:
        n = fill(w, SCRATCH)
        if w[ACTOR] >= 0:
            decisions += 1
        answer(w, SCRATCH[dice.below(n)], None)
    return decisions
