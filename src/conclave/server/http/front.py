"""The front of the server: how many connections there are, whose they are, and how long each may keep us waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any, Final, Protocol

import structlog

from conclave.server import metrics
from conclave.server.limits import Limit, neighbourhood
from conclave.server.settings import Settings

LOG: Final = structlog.get_logger("conclave.front")
SWEEP_SECONDS: Final = 1.0
REQUEST_SECONDS: Final = 15.0  # from the first byte of a request, or from the connection, to its last
CLOSING_SECONDS: Final = 10.0  # for the rest of what was sent when we have hung up
STUCK_SECONDS: Final = 30.0  # without taking anything of what was sent
RESERVED_FILES: Final = 128  # that are no connections: the database, logs, bots
LEAST_CONNECTIONS: Final = 32


class Ceiling:
    """How many of something each key may have at once. 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._held: Final[Counter[str]] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there is room for one more; then it counts until it leaves."""
        if self._most and self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]

    @contextmanager
    def room_for(self, key: str) -> Iterator[bool]:
        """The same, for as long as a block lasts."""
        is_in = self.enter(key)
        try:
            yield is_in
        finally:
            if is_in:
                self.leave(key)


class Span:
    """For how long something has been so."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since: float | None = None

    def lasts(self, is_so: bool, now: float) -> float:
        """As far as anybody has looked."""
        if not is_so:
            self._since = None
            return 0.0
        if self._since is None:
            self._since = now
        return now - self._since


class Line(Protocol):
    """A connection, before and after it has become a websocket."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def is_waiting(self) -> bool:
        """Whether nothing of ours is under way there."""

    def is_overdue(self, now: float) -> bool:
        """Whether it has kept us waiting for too long."""


class Front:
    """The connections of this process. When there are too many, those go first that have asked for nothing yet."""

    def __init__(self, settings: Settings) -> None:
        self._most: Final = most_connections(settings.max_connections)
        self._addresses: Final = Ceiling(2 * settings.sockets_per_address)  # a browser has more than its sockets
        rate = settings.requests_per_second
        self._arrivals: Final = Limit(rate, 10 * rate)  # a club's browsers come at once after a restart
        self._proxies: Final = [one.strip() for one in settings.trusted_proxies.split(",") if one.strip()]
        self._lines: Final[dict[Line, str]] = {}  # with what their addresses count for; the oldest first
        self._sweeper: asyncio.TimerHandle | None = None
        self._unsent: list[Callable[[], None]] = []

    def knock(self, line: Line) -> bool:
        """Whether a new connection is looked at at all: whoever comes again and again has to wait."""
        whose = self._whose(line)
        if whose and self._arrivals.take(whose, asyncio.get_running_loop().time()):
            metrics.REFUSED.labels("arrivals").inc()
            return False
        return True

    def enter(self, line: Line) -> bool:
        """Whether this connection may stay."""
        whose = self._whose(line)
        if whose and not self._addresses.enter(whose):
            metrics.REFUSED.labels("connections_of_address").inc()
            return False
        if len(self._lines) >= self._most and not self._make_room():
            metrics.REFUSED.labels("connections").inc()
            if whose:
                self._addresses.leave(whose)
            return False
        self._lines[line] = whose
        if self._sweeper is None:
            self._sweeper = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        return True

    def leave(self, line: Line) -> None:
        """It has ended, or is another line's now."""
        if (whose := self._lines.pop(line, None)) is not None and whose:
            self._addresses.leave(whose)

    def send_soon(self, flush: Callable[[], None]) -> None:
        """Call this when what is to be done now is done: all that is said to a client in one turn goes out at once."""
        self._unsent.append(flush)
        if len(self._unsent) == 1:
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        unsent, self._unsent = self._unsent, []
        for flush in unsent:
            flush()

    def _whose(self, line: Line) -> str:
        """The address that a connection counts for; "" for a proxy's, which are everybody's."""
        address = line.client[0] if line.client else ""
        return "" if any(_covers(one, address) for one in self._proxies) else neighbourhood(address)

    def _make_room(self) -> bool:
        """End the connection that has been of no use for longest."""
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
    """Whether an address is meant by one of `trusted_proxies`: an address, a network, or "*" for all."""
    try:
        return proxy in ("*", address) or ip_address(address) in ip_network(proxy)
    except ValueError:  # a name, or a socket in the file system
        return False


# --- Open files


def raise_file_limit() -> None:
    """Allow this process, and those that it starts, as many open files as the machine's owner allows at most."""
    limits = _resource()
    if limits is None:
        return
    soft, hard = limits.getrlimit(limits.RLIMIT_NOFILE)
    if soft != hard:
        try:
            limits.setrlimit(limits.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:
            LOG.warning("the limit of open files stays", limit=soft, error=str(error))


def most_connections(wanted: int) -> int:
    """As many as wanted, and as fit into the limit of open files."""
    limits = _resource()
    if limits is None:
        return wanted
    soft: int = limits.getrlimit(limits.RLIMIT_NOFILE)[0]
    if soft == limits.RLIM_INFINITY or wanted <= soft - RESERVED_FILES:
        return wanted
    most = max(LEAST_CONNECTIONS, soft - RESERVED_FILES)
    LOG.warning("fewer connections than max_connections: raise the limit of open files", files=soft, connections=most)
    return most


def _resource() -> Any:
    """Where there are such limits: not on Windows."""
    try:
        import resource
    except ImportError:
        return None
    return resource
