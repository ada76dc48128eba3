"""Buffers whose content is used at once: for lists of actions, and for what was before an answer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCRATCH: Final = vec[i64]([0] * 256)
NOTED: Final = vec[i64]([0] * 10)  # of each seat its markers and its mat, then neutral markers: before an answer
