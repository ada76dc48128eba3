"""Reusable buffers for lists of actions and for values before an answer. Their content is short-lived."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import MAX_PER_KIND
from conclave.games.res_arcana.engine.codes import MAX_SEATS
from conclave.games.res_arcana.engine.layout import MAX_COMPONENTS

SCRATCH: Final = vec[i64]([0] * (MAX_PER_KIND + 1))
WORTHS: Final = vec[i64]([0] * MAX_COMPONENTS)  # points by component before an answer
TOKENS: Final = vec[i64]([0] * MAX_SEATS)  # points by seat before an answer: of the First Player token
BONUSES: Final = vec[i64]([0] * MAX_SEATS)  # and those granted for a victory check
