"""How much memory a server has, with all its processes, and whether that grows."""

from __future__ import annotations

import contextlib
import statistics
from itertools import combinations
from pathlib import Path

from socket_clients import Server

MB = 1 << 20
MOST_GROWTH = 1.0  # MB a minute that a soak still calls flat


def memory_of(server: Server) -> int:
    """Bytes that the server and its bots have in memory; what they share is counted once for each."""
    assert server.process is not None
    everybody = Path("/proc").glob("[0-9]*")
    found = [size for one in everybody if (size := _memory_in_session(one, server.process.pid))]
    assert found, "the server is gone"
    return sum(found)


def _memory_in_session(process: Path, session: int) -> int:
    with contextlib.suppress(OSError):  # it has just ended
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        if int(fields[3]) == session:
            sizes = [line.split() for line in (process / "status").read_text().splitlines()]
            return sum(int(size[1]) << 10 for size in sizes if size[0] == "VmRSS:")
    return 0


def slope(samples: list[tuple[float, float]]) -> float:
    """By how much the second changes with the first, as most pairs have it: what comes and goes is no trend."""
    return statistics.median((b[1] - a[1]) / (b[0] - a[0]) for a, b in combinations(samples, 2))
