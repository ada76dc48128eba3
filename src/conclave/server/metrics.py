"""Prometheus metrics."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

MULTIPROCESS_VARIABLE: Final = (
    "PROMETHEUS_MULTIPROC_DIR"  # the library's own name of the folder that several processes share
)

REQUESTS: Final = Counter("conclave_requests", "HTTP requests", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("conclave_request_seconds", "Time to answer an HTTP request", ["route"])
SOCKETS: Final = Gauge("conclave_sockets", "Open websockets", multiprocess_mode="livesum")
ROOMS: Final = Gauge("conclave_rooms", "Tables in memory", multiprocess_mode="livesum")
MESSAGES: Final = Counter("conclave_messages", "Messages from clients by what became of them", ["answer"])
MOVES: Final = Counter("conclave_moves", "What happened at tables for all to see")
BOTS_WAITING: Final = Gauge("conclave_bots_waiting", "Bots waiting for a process", multiprocess_mode="livesum")
BOT_FAILURES: Final = Counter("conclave_bot_failures", "Answers that a bot failed to give", ["game", "bot"])
SUBSTITUTES: Final = Counter(
    "conclave_bot_substitutes", "Seats that a weaker bot took over after a failure", ["game", "bot"]
)
FROZEN: Final = Gauge("conclave_tables_frozen", "Tables where a bot should have moved", multiprocess_mode="livesum")

ANALYSES_WAITING: Final = Gauge(
    "conclave_analyses_waiting", "Games that wait for their analysis", multiprocess_mode="livesum"
)
ANALYSES: Final = Counter("conclave_analyses", "Games that were analysed, by what became of it", ["outcome"])

CALLS: Final = Counter("conclave_calls", "People told that it is their turn, by what became of it", ["way", "outcome"])

REFUSED: Final = Counter("conclave_refused", "What was refused or ended because of a limit", ["limit"])
LAG: Final = Histogram(
    "conclave_loop_lag_seconds",
    "How late the event loop comes",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)


def render_metrics() -> bytes:
    """Return all metrics as text, of all processes on this machine."""
    registry = REGISTRY
    if MULTIPROCESS_VARIABLE in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it ships half of its types
    return generate_latest(registry)
