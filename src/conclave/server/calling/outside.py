"""The way out of this machine, for what is sent to addresses that strangers have given us.

A name is looked up here, every address that it has must be one of the public internet, and the connection goes to that
very address: so nobody reaches what is behind our wall, not even by a name whose address changes in between.
Redirections are not followed, proxies of the environment are not asked, and of an answer its status alone is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

import httpcore

MOST_CONNECTIONS: Final = 16
TIMEOUTS: Final = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 20.0}  # seconds
_WITHIN_IPV6: Final = ip_network("64:ff9b::/96")  # addresses of IPv4 behind a translator


class NotOutside(OSError):
    """The name leads to an address that is none of the public internet."""


class Outside:
    """Sends to the world; to this machine and its neighbours only where that is allowed."""

    def __init__(self, *, allows_private: bool = False) -> None:
        self._pool: Final = httpcore.AsyncConnectionPool(
            _tls(),
            max_connections=MOST_CONNECTIONS,
            max_keepalive_connections=MOST_CONNECTIONS // 2,
            keepalive_expiry=30,
            network_backend=_Guarded(allows_private),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; OSError where there was none."""
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        try:
            asked = self._pool.stream("POST", url, headers=sent, content=body, extensions={"timeout": TIMEOUTS})
            async with asked as answer:
                return int(answer.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise OSError(f"nobody answered: {type(error).__name__}") from error

    async def close(self) -> None:
        await self._pool.aclose()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to addresses that it has looked at."""

    def __init__(self, allows_private: bool) -> None:
        self._allows_private: Final = allows_private
        self._below: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        async with asyncio.timeout(timeout):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not addresses or not (self._allows_private or all(map(is_outside, addresses))):
            raise NotOutside(f"{host} is no address of the public internet")
        return await self._below.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def is_outside(address: str) -> bool:
    """Whether an address belongs to the public internet, and to nobody's own network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _WITHIN_IPV6:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(str(inner))
    return found.is_global and not found.is_multicast
