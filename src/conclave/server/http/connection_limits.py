"""Limits of connections: their number in total and by address, and how long each may keep the server waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any, Final, Protocol

import structlog

from conclave.server import metrics
from conclave.server.rate_limits import RateLimits, address_key
from conclave.server.settings import Settings

LOG: Final = structlog.get_logger("conclave.connections")
SWEEP_SECONDS: Final = 1.0
REQUEST_SECONDS: Final = 15.0  # to send a request, from the connection or the request's first byte
CLOSING_SECONDS: Final = 10.0  # to take the rest of the output after we have closed
STUCK_SECONDS: Final = 30.0  # without taking any output
RESERVED_FILES: Final = 128  # open files besides connections: the database, logs, bots
MIN_CONNECTIONS: Final = 32


class ConnectionCeiling:
    """Number of connections that each key may have at once. 0 means no limit."""

    def __init__(self, max_count: int) -> None:
        self._max_count: Final = max_count
        self._counts: Final[Counter[str]] = Counter()

    def enter(self, key: str) -> bool:
        """Count one more and return True, or return False if the key has its maximum already."""
        if self._max_count and self._counts[key] >= self._max_count:
            return False
        self._counts[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]

    @contextmanager
    def room_for(self, key: str) -> Iterator[bool]:
        """Enter for the duration of a with block; its value is what `enter` returned."""
        is_in = self.enter(key)
        try:
            yield is_in
        finally:
            if is_in:
                self.leave(key)


class Duration:
    """Time for which a condition has held, as far as it was observed."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since: float | None = None

    def measure(self, holds: bool, now: float) -> float:
        """Observe the condition at the time `now`; return the seconds for which it has held."""
        if not holds:
            self._since = None
            return 0.0
        if self._since is None:
            self._since = now
        return now - self._since


class Line(Protocol):
    """A connection, before or after it has become a websocket."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def is_waiting(self) -> bool:
        """Return True if it has no request in progress and is no open websocket."""

    def is_overdue(self, now: float) -> bool:
        """Return True if it has kept the server waiting for too long."""


class ConnectionLimits:
    """All connections of this process. When there are too many, idle ones are closed first."""

    def __init__(self, settings: Settings) -> None:
        self._max_count: Final = limit_connections(settings.max_connections)
        self._addresses: Final = ConnectionCeiling(
            2 * settings.sockets_per_address
        )  # a browser has other connections than its sockets
        self.rates: Final = RateLimits(settings)
        self._proxies: Final = [one.strip() for one in settings.trusted_proxies.split(",") if one.strip()]
        self._lines: Final[dict[Line, str]] = {}  # with the keys of their addresses; the oldest first
        self._sweeper: asyncio.TimerHandle | None = None

    def may_connect(self, line: Line) -> bool:
        """Return False if the address opens new connections too fast."""
        key = self._key_of(line)
        if key and self.rates.take("connections", key):
            metrics.REFUSED.labels("arrivals").inc()
            return False
        return True

    def enter(self, line: Line) -> bool:
        """Add a connection; return False if there is no room for it."""
        key = self._key_of(line)
        if key and not self._addresses.enter(key):
            metrics.REFUSED.labels("connections_of_address").inc()
            return False
        if len(self._lines) >= self._max_count and not self._make_room():
            metrics.REFUSED.labels("connections").inc()
            if key:
                self._addresses.leave(key)
            return False
        self._lines[line] = key
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        return True

    def leave(self, line: Line) -> None:
        """Remove a connection that has ended or is now a websocket."""
        if (key := self._lines.pop(line, None)) is not None and key:
            self._addresses.leave(key)

    def _key_of(self, line: Line) -> str:
        """Return the key of a connection's address; "" for a trusted proxy, whose connections are not counted."""
        address = line.client[0] if line.client else ""
        return "" if any(_covers(one, address) for one in self._proxies) else address_key(address)

    def _make_room(self) -> bool:
        """Close the oldest connection without a request in progress; return False if there is none."""
        found = next((line for line in self._lines if line.is_waiting()), None)
        if found is None:
            return False
        metrics.REFUSED.labels("connections").inc()
        self.leave(found)
        found.transport.abort()
        return True

    def _sweep(self) -> None:
        loop, self._sweeper = asyncio.get_running_loop(), None
        now = loop.time()
        for line in [line for line in self._lines if line.is_overdue(now)]:
            metrics.REFUSED.labels("waiting").inc()
            self.leave(line)
            line.transport.abort()
        if self._lines:
            self._sweeper = loop.call_later(SWEEP_SECONDS, self._sweep)


def _covers(proxy: str, address: str) -> bool:
    """Return True if an entry of `trusted_proxies` (an address, a network, or "*") covers an address."""
    try:
        return proxy in ("*", address) or ip_address(address) in ip_network(proxy)
    except ValueError:  # a name, or a socket in the file system
        return False


# --- Open files


def raise_file_limit() -> None:
    """Raise the soft limit of open files of this process and its children to the hard limit."""
    limits = _import_resource()
    if limits is None:
        return
    soft, hard = limits.getrlimit(limits.RLIMIT_NOFILE)
    if soft != hard:
        try:
            limits.setrlimit(limits.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:
            LOG.warning("cannot raise the limit of open files", limit=soft, error=str(error))


def limit_connections(wanted: int) -> int:
    """Return the wanted number of connections, or as many as fit into the limit of open files."""
    limits = _import_resource()
    if limits is None:
        return wanted
    soft: int = limits.getrlimit(limits.RLIMIT_NOFILE)[0]
    if soft == limits.RLIM_INFINITY or wanted <= soft - RESERVED_FILES:
        return wanted
    count = max(MIN_CONNECTIONS, soft - RESERVED_FILES)
    LOG.warning("fewer connections than max_connections: raise the limit of open files", files=soft, connections=count)
    return count


def _import_resource() -> Any:
    """Return the module `resource`, or None on Windows, which has no such limits."""
    try:
        import resource
    except ImportError:
        return None
    return resource
