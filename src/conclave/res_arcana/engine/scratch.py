"""Buffers whose content is used at once: for lists of actions, and for what was before an answer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import MOST
from conclave.res_arcana.engine.codes import COMPONENTS, MAX_SEATS

SCRATCH: Final = vec[i64]([0] * (MOST + 1))
WORTHS: Final = vec[i64]([0] * (COMPONENTS + 2 * MAX_SEATS))  # what parts of the points were worth before an answer
