"""What an abusive guest does to a server, in a process of its own: `python attacks.py KIND PORT SECONDS TARGETS`.

TARGETS are JSON: a list of {"cookie": ..., "table": ..., ...}, each attacked at the same time, again and again.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from socket_clients import Client, Person, connected_to

Target = dict[str, Any]
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\ncookie: {cookie}\r\n\r\n"
)
MASK = b"\0\0\0\0"
TEXT, PART, PING = 0x01, 0x00, 0x89
CONNECTIONS = 1500
ADDRESS = "127.0.0.2"  # so that the server can tell us from the others


def frame(first: int, payload: bytes = b"") -> bytes:
    """A short frame of a client."""
    return bytes([first, 0x80 | len(payload)]) + MASK + payload


async def websocket(port: int, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An open websocket, and nothing between us and its bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(HANDSHAKE.format(port=port, key=key, cookie=cookie).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def pour(port: int, target: Target, first: bytes, rest: bytes, reads: bool) -> None:
    """Send the same bytes without end, as fast as they are taken."""
    reader, writer = await websocket(port, target["cookie"])
    try:
        writer.write(first)
        while not writer.is_closing():
            writer.write(rest)
            await writer.drain()
            if reads:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1 << 16), 0.001)
            await asyncio.sleep(0)
    finally:
        writer.close()


async def fragments(port: int, target: Target) -> None:
    await pour(port, target, frame(TEXT, b"{"), frame(PART) * 5_000, reads=True)


async def pings(port: int, target: Target) -> None:
    await pour(port, target, b"", frame(PING, b"x" * 120) * 500, reads=False)


async def nonsense(port: int, target: Target) -> None:
    await pour(port, target, b"", frame(TEXT | 0x80, b"{}") * 1_000, reads=True)


async def half_open(port: int, _: Target) -> None:
    """Connections that ask for something, but never finish the question."""
    writers: list[asyncio.StreamWriter] = []
    try:
        while len(writers) < CONNECTIONS:
            _reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
            writers.append(writer)
        await asyncio.sleep(3600)
    finally:
        for writer in writers:
            writer.transport.abort()


async def endless_head(port: int, _: Target) -> None:
    _reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
        while not writer.is_closing():
            writer.write(b"x-more: " + b"y" * 4_000 + b"\r\n")
            await writer.drain()
    finally:
        writer.close()


async def banks(port: int, target: Target) -> None:
    """Early answers, one after the other, to have the bots at the table think anew each time."""
    async with connected_to(port, Person("Eve", "", target["cookie"]), local_addr=(ADDRESS, 0)) as client:
        shown = await client.watch(target["table"], seat=target["seat"])
        options = shown["question"]["options"]
        for number in range(100_000):
            fields = {"table": target["table"], "seat": target["seat"], "version": shown["version"]}
            await client.send("bank", **fields, request=number, actions=[options[number % len(options)]["action"]])


async def undos(port: int, target: Target) -> None:
    """Answers that are taken back at once."""
    async with connected_to(port, Person("Eve", "", target["cookie"]), local_addr=(ADDRESS, 0)) as client:
        shown = await client.watch(target["table"], seat=target["seat"])
        action = shown["question"]["options"][0]["action"]
        while True:
            await _answer_and_take_back(client, target, action)


async def _answer_and_take_back(client: Client, target: Target, action: int) -> None:
    where = {"table": target["table"], "seat": target["seat"]}
    version = max(message.get("version") or 0 for message in client.said)
    reply = await client.ask("act", **where, version=version, actions=[action])
    if reply["type"] == "ack":
        await client.ask("undo", **where, version=reply["version"])


KINDS: dict[str, Callable[[int, Target], Awaitable[None]]] = {
    one.__name__: one for one in (fragments, pings, nonsense, half_open, endless_head, banks, undos)
}


async def again_and_again(kind: Callable[[int, Target], Awaitable[None]], port: int, target: Target) -> None:
    while True:
        with contextlib.suppress(Exception):  # whatever the server does to us
            await kind(port, target)
        await asyncio.sleep(0.01)


async def main(kind: str, port: int, seconds: float, targets: list[Target]) -> None:
    print("go", flush=True)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(again_and_again(KINDS[kind], port, target) for target in targets))


if __name__ == "__main__":
    os.nice(10)  # it is the server that must not be slowed down, not the machine
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), json.loads(sys.argv[4])))
