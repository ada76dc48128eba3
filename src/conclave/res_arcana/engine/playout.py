"""Whole games at random inside the engine: for measuring, and as the simplest rollout."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.dice import Dice
from conclave.res_arcana.engine.answers import answer
from conclave.res_arcana.engine.choices import fill
from conclave.res_arcana.engine.codes import NOBODY
from conclave.res_arcana.engine.layout import ACTOR
from conclave.res_arcana.engine.scratch import SCRATCH


def play_out(w: vec[i64], dice: Dice) -> i64:
    """Play to the end, every answer uniform over the legal ones; how many answers players gave."""
    decisions: i64 = 0
    while w[ACTOR] != NOBODY:
        n = fill(w, SCRATCH)
        if w[ACTOR] >= 0:
            decisions += 1
        answer(w, SCRATCH[dice.below(n)], None)
    return decisions
