"""Reusable buffers for lists of actions and for values saved before an answer. Their content is short-lived."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCRATCH: Final = vec[i64]([0] * 256)
NOTED: Final = vec[i64]([0] * 10)  # before an answer: markers and mat of each seat, then neutral markers
