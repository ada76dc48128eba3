"""Messages that make no sense, by the thousand: each is answered or refused, and the game is where it was."""

from __future__ import annotations

import asyncio
import random
import string
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import websockets

from conclave.server.wire import messages as wire
from socket_clients import Client, Person, Server, connected, two_at_a_table
from timeouts import IS_SOAK, PATIENCE

MESSAGES = 100_000 if IS_SOAK else 10_000
SOCKETS = 4
AHEAD = 50  # messages on their way at a time: a client that reads nothing is cut off
SIGN = 1 << 40

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "language": "en"},
    {"type": "watch", "table": "TABLE", "since": 1, "seat": 0, "link": ""},
    {"type": "unwatch", "table": "TABLE"},
    {"type": "act", "table": "TABLE", "version": 1, "seat": 0, "request": 1, "actions": [1], "keys": ["elan"]},
    {"type": "bank", "table": "TABLE", "version": 1, "seat": 1, "request": 1, "actions": [4097], "keys": []},
    {"type": "consider", "table": "TABLE", "version": 1, "seat": 0, "request": 1, "actions": [1], "keys": ["elan"]},
    {"type": "withdraw", "table": "TABLE", "seat": 0, "request": 1},
    {"type": "undo", "table": "TABLE", "version": 1, "seat": 0, "request": 1},
    {"type": "consent", "table": "TABLE", "seat": 0, "proposal": 1, "agree": True, "request": 1},
    {"type": "rematch", "table": "TABLE", "request": 1},
    {"type": "watch_lobby", "on": False},
    {"type": "ask_hint", "table": "TABLE", "version": 1, "seat": 0, "request": 1},
    {"type": "ping", "at": 1},
]
ODD: list[Any] = [
    None, True, False, 0, -1, -2, 16, 1 << 31, 1 << 53, 1 << 64, -(1 << 63), 10**40, 0.5, 1e308, "", "0", "null",
    "x" * 100, "\u0000", "\ud800", "\u202e", "../../etc", "' OR 1=1 --", "<script>", [], [[]], {}, {"type": "act"},
    [0] * 65, [-1], ["elan"] * 65, [None], "en-US-x", "ä",
]  # fmt: skip


def nonsense(dice: random.Random, table: str) -> str | bytes:
    """A good message that something has happened to, or no message at all."""
    made: Callable[[random.Random, str], str | bytes] = dice.choice((_twisted, _twisted, _cut, _noise, _nested))
    return made(dice, table)


def _message(dice: random.Random, table: str) -> dict[str, Any]:
    good = dice.choice(GOOD)
    return {name: table if value == "TABLE" else value for name, value in good.items()}


def _twisted(dice: random.Random, table: str) -> str:
    message = _message(dice, table)
    for _ in range(dice.randrange(1, 4)):
        name = dice.choice([*message, "extra", "type"])
        if dice.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = dice.choice(ODD)
    return _json(message)


def _json(message: object) -> str:
    import json  # msgspec refuses half of these

    return json.dumps(message)


def _cut(dice: random.Random, table: str) -> str | bytes:
    text = _json(_message(dice, table))
    start = dice.randrange(len(text))
    cut = (
        text[:start] + "".join(dice.choices(string.printable, k=dice.randrange(3))) + text[start + dice.randrange(5) :]
    )
    return cut.encode() if dice.random() < 0.2 else cut


def _noise(dice: random.Random, _: str) -> str | bytes:
    if dice.random() < 0.5:
        return dice.randbytes(dice.randrange(200))
    return "".join(dice.choices(string.printable + "äß€😀", k=dice.randrange(200)))


def _nested(dice: random.Random, _: str) -> str:
    depth = dice.randrange(1, 1500)
    return dice.choice(
        ("[" * depth, "[" * depth + "]" * depth, '{"type":' * depth, '{"a":' * depth + "1" + "}" * depth)
    )


async def fuzz(server: Server, person: Person, table: str, seed: int, count: int) -> Counter[str]:
    """Send so many, a few ahead of what is answered."""
    dice, answers = random.Random(seed), Counter[str]()
    async with connected(server, person) as client:
        await client.watch(table)
        for start in range(0, count, AHEAD):
            for _ in range(min(AHEAD, count - start)):
                await client.socket.send(nonsense(dice, table))
            await client.send("ping", at=start + SIGN)
            while not await _is_pong(client, answers, start + SIGN):
                pass
    return answers


async def _is_pong(client: Client, answers: Counter[str], at: int) -> bool:
    """Whether the next answer is to our own ping; what it is counts."""
    message = msgspec.json.decode(await asyncio.wait_for(client.socket.recv(), PATIENCE))
    answers[message.get("code", message["type"])] += 1
    return bool(message["type"] == "pong" and message["at"] == at)


async def test_malformed_messages_break_nothing(sqlite_url: str) -> None:
    async with Server(sqlite_url) as server:
        table, ada, bob = await two_at_a_table(server)
        async with connected(server, bob) as witness:
            before = await witness.watch(table)
            share = MESSAGES // SOCKETS
            results = await asyncio.gather(*(fuzz(server, ada, table, seed, share) for seed in range(SOCKETS)))
            answers = sum(results, Counter[str]())
            await _raw_frames(server, ada)
            after = await witness.watch(table)
        log = server.log
    assert answers["malformed"] > MESSAGES / 2
    assert "unavailable" not in answers
    assert set(answers) <= {*wire.REFUSALS, "welcome", "snapshot", "moved", "pong", "stale", "unwatched", "lobby",
                            "table_changed", "ack", "considered"}  # fmt: skip
    assert (after["version"], after["view"]) == (before["version"], before["view"])
    assert "Traceback" not in log, log[log.index("Traceback") - 500 :][:4000]
    assert "[error" not in log
    assert "status=500" not in log


async def _raw_frames(server: Server, person: Person) -> None:
    """Frames that no library sends: text that is not UTF-8, wrong lengths, unknown opcodes, no masks."""
    frames = (
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"\x83\x80\0\0\0\0",
        b"\x81\x02hi",
        b"\xf1\x80\0\0\0\0",
        b"\x88\x81\0\0\0\0a",
        b"\x89\xfe\x00\xff" + b"\0" * 259,
        b"\x00\x80\0\0\0\0",
    )
    for frame in frames:
        socket = await websockets.connect(
            f"ws://127.0.0.1:{server.port}/ws", additional_headers={"cookie": person.cookie}, compression=None
        )
        socket.transport.write(frame)
        await asyncio.sleep(0.05)
        socket.transport.abort()
        await socket.wait_closed()
