"""HTTP client for addresses that strangers have given us; protects against server-side request forgery.

Every address of a host name must be public. The connection goes to an address that was checked, so that a later DNS
answer cannot redirect it. Redirections are not followed, proxies of the environment are not used, and only the status
of an answer is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

import httpcore

MAX_CONNECTIONS: Final = 16
TIMEOUTS: Final = {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 20.0}  # seconds
_NAT64: Final = ip_network("64:ff9b::/96")  # IPv4 addresses behind a public translator
_NOT_PUBLIC: Final = (
    ip_network("64:ff9b:1::/48"),  # IPv4 addresses behind a local translator
    ip_network("fec0::/10"),  # site-local addresses
    ip_network("::/96"),  # IPv4-compatible addresses
)


class NotPublicAddress(OSError):
    """The host has an address that is not public."""


class SafeHttpClient:
    """HTTP client for public addresses, and for private ones only if allowed."""

    def __init__(self, *, allows_private: bool = False) -> None:
        self._pool: Final = httpcore.AsyncConnectionPool(
            _make_tls_context(),
            max_connections=MAX_CONNECTIONS,
            max_keepalive_connections=MAX_CONNECTIONS // 2,
            keepalive_expiry=30,
            network_backend=_GuardedBackend(allows_private),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request and return its status; OSError if there was no answer."""
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
def _make_tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()


class _GuardedBackend(httpcore.AsyncNetworkBackend):
    """Connects only to addresses that were checked."""

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
        if not addresses or not (self._allows_private or all(map(is_public_address, addresses))):
            raise NotPublicAddress(f"{host} is no address of the public internet")
        return await self._below.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def is_public_address(address: str) -> bool:
    """Return True if an address is globally reachable and not private."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if any(found in network for network in _NOT_PUBLIC):
            return False
        if found in _NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public_address(str(inner))
    return found.is_global and not found.is_multicast
