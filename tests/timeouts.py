"""How long tests wait: for an event, however busy the machine is, and never for a number of seconds to pass.

And how often those that try their luck do so: a tenth each time, all of it in `make soak`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0  # seconds: what has not happened by then is taken never to happen
IS_SOAK: Final = os.environ.get("CONCLAVE_SOAK") == "1"


def wait_until(is_so: Callable[[], object], otherwise: str) -> None:
    """Look again and again."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
