"""One buffer for lists of actions that nobody keeps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SCRATCH: Final = vec[i64]([0] * 256)
