"""Checks of how people reach the server: the local port, the public address, proxy and https."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import websockets

from conclave.server.doctor.finding import Finding, advice, good, wrong
from conclave.server.http.socket import NOT_SIGNED_IN
from conclave.server.settings import Settings

PATIENCE: Final = 10.0  # seconds for an answer
SKEW: Final = 5.0  # seconds between two clocks; the answer's has no fractions
MAX_ANSWER_BYTES: Final = 1 << 20  # bytes of an answer that are read


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: Any
    body: bytes

    @property
    def said(self) -> dict[str, Any]:
        """Return the body as JSON; an empty object if it is none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Returns redirections instead of following them."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


async def fetch(url: str) -> Answer:
    """Return the response to a request; OSError (certificate errors included) if nothing answers."""

    def get() -> Answer:
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirects)
        try:
            with opener.open(url, timeout=PATIENCE) as found:
                return Answer(found.status, found.headers, found.read(MAX_ANSWER_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read(MAX_ANSWER_BYTES))
        except urllib.error.URLError as error:
            raise error.reason if isinstance(error.reason, OSError) else OSError(str(error.reason)) from None
        except http.client.HTTPException as error:
            raise OSError(f"no answer that HTTP knows: {type(error).__name__}") from None

    return await asyncio.to_thread(get)


# --- The server itself


async def server(settings: Settings) -> AsyncIterator[Finding]:
    """Check that a server runs at the address of the settings, and its health."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104 - asked, not bound
    where = f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"
    try:
        answer = await fetch(f"http://{where}/health")
    except ConnectionRefusedError:
        yield good("server", "server-none", where=where)
        return
    except OSError as error:
        code = "server-waits" if await _is_alive(where) else "server-silent"
        yield wrong("server", code, where=where, why=_why(error))
        return
    if not answer.said:
        yield wrong("server", "port-taken", where=where)
    elif answer.status != 200:
        why = answer.said.get("message") or ", ".join(f"{name}: {value}" for name, value in answer.said.items())
        yield wrong("server", "server-ill", where=where, why=str(why))
    else:
        yield good("server", "server-good", where=where)


async def _is_alive(where: str) -> bool:
    """Return True if the process answers, whatever the state of its database."""
    try:
        return bool((await fetch(f"http://{where}/health/live")).said)
    except OSError:
        return False


# --- The address that people type


async def address(settings: Settings, url: str) -> AsyncIterator[Finding]:
    """Check what visitors of this address get."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not host:
        yield wrong("address", "url-none", url=url)
        return
    url = f"{parts.scheme}://{parts.netloc}"
    try:
        answer = await fetch(f"{url}/health")
    except ssl.SSLCertVerificationError as error:
        yield wrong("address", "url-certificate", url=url, why=error.verify_message)
        return
    except OSError as error:
        yield wrong("address", "url-away", url=url, why=_why(error))
        return
    if not answer.said:
        yield wrong("address", "url-stranger", url=url, status=answer.status)
        return
    yield good("address", "url-good", url=url)
    is_here = await _is_loopback(host)
    for finding in _https(settings, url, answer, is_here):
        yield finding
    if parts.scheme == "https" and not parts.port:
        async for finding in from_plain(host):
            yield finding
    if not is_here:  # this machine itself may read them
        async for finding in figures(url):
            yield finding
    if _is_answered(settings, url):
        yield await _socket(url)
    if skew := _skew(answer):
        yield advice("clock", "url-clock", url=url, seconds=skew)


def _is_answered(settings: Settings, url: str) -> bool:
    """Return True if a server with these settings answers to this address: with https only to its origin."""
    return not settings.is_secure or settings.origin == url


def _https(settings: Settings, url: str, answer: Answer, is_here: bool) -> list[Finding]:
    if url.startswith("http:"):
        return [] if is_here else [wrong("address", "url-plain", url=url)]
    found = []
    if "strict-transport-security" not in answer.headers:
        found.append(wrong("address", "url-origin", url=url))  # the server would send it, if it knew
    if not _is_answered(settings, url):
        found.append(wrong("address", "url-other-origin", url=url, origin=settings.origin))
    return found or [good("address", "url-https", url=url)]


async def from_plain(host: str) -> AsyncIterator[Finding]:
    """Check that plain http redirects to https."""
    try:
        answer = await fetch(f"http://{host}/")
    except OSError:
        return  # nothing there: nobody is misled
    if not str(answer.headers.get("location", "")).startswith("https:"):
        yield advice("address", "url-no-redirect", host=host)


async def figures(url: str) -> AsyncIterator[Finding]:
    """Check that metrics are private: anybody else who gets them is taken for this machine by the proxy."""
    answer = await fetch(f"{url}/metrics")
    if answer.status == 200 and b"conclave_" in answer.body:
        yield wrong("proxy", "figures-public", url=url)
    else:
        yield good("proxy", "figures-hidden")


async def _socket(url: str) -> Finding:
    """Open a websocket as a browser does, without a sign-in; the server closes it and says why."""
    try:
        async with websockets.connect(
            f"ws{url.removeprefix('http')}/ws", origin=websockets.Origin(url), open_timeout=PATIENCE, proxy=None
        ) as opened:
            await asyncio.wait_for(opened.wait_closed(), PATIENCE)
            if opened.close_code == NOT_SIGNED_IN:
                return good("proxy", "socket-good")
            why = f"{opened.close_code} {opened.close_reason}".strip()
    except (OSError, TimeoutError, websockets.WebSocketException) as error:
        why = _why(error)
    return wrong("proxy", "socket-closed", why=why)


def _skew(answer: Answer) -> int:
    """Return the seconds between the server's clock and ours, if there are many."""
    try:
        there = parsedate_to_datetime(answer.headers["date"]).timestamp()
    except (KeyError, TypeError, ValueError):
        return 0
    skew = abs(there - time.time())
    return round(skew) if skew > SKEW else 0


async def _is_loopback(host: str) -> bool:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return all(str(where[0]).startswith("127.") or where[0] == "::1" for *_, where in found)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__
