"""How much one server process holds: live tables, idle sockets, and the most moves a second (`make bench-server`).

The server runs in a process of its own, with SQLite on disk; the clients are this process. Each client plays as a
browser does, from the questions that it is sent, and knows no rules. The time of an acknowledgement is measured here,
from sending an answer to reading its ack.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

import boardgameio
from conclave.core.dealer import SeededDealer
from conclave.core.registry import load_game
from conclave.server.accounts import Accounts
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import NewTable, Occupant
from load import Load

PEOPLE = 64
GAME = "res_arcana"
OPEN_AT_ONCE = 50
LIMITS = (
    *("REQUESTS_PER_SECOND", "CHANGES_PER_MINUTE", "SIGN_INS_PER_MINUTE", "MESSAGES_PER_SECOND"),
    *("ENTRIES_PER_MINUTE", "SOCKETS_PER_ADDRESS", "SOCKETS_PER_PERSON"),
)


class Shape(msgspec.Struct):
    """How to answer."""

    type: str
    size: int = 0
    least: int = 0
    most: Any = None
    needs: dict[str, int] = {}


class Choice(msgspec.Struct):
    """One answer."""

    action: int
    key: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    shape: Shape
    options: list[Choice]
    early: bool


class Message(msgspec.Struct):
    """As much of any message as a player needs."""

    type: str
    version: int = -1
    request: int = -1
    question: Question | None = None
    result: Any = None


DECODE = msgspec.json.Decoder(Message)


class Seat(WSListener):
    """One socket: one player at one table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.transport: WSTransport | None = None
        self.is_ready = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, b'{"type":"hello"}')
        transport.send(WSMsgType.TEXT, b'{"type":"watch","table":"%s"}' % self.table.id.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.hear(self, DECODE.decode(frame.get_payload_as_memoryview()))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.load.counts["disconnected"] += not self.table.load.is_over


class Table:
    """A table and its two players."""

    def __init__(self, load: Load, id_: str) -> None:
        self.load, self.id = load, id_
        self.seats = [Seat(self, 0), Seat(self, 1)]
        self.version = 0
        self.asked: tuple[Seat, Question] | None = None
        self.sent = 0.0
        self.is_over = False

    @property
    def is_waiting(self) -> bool:
        return bool(self.sent)

    def hear(self, seat: Seat, message: Message) -> None:
        if message.type in ("snapshot", "moved"):
            if message.version > self.version:
                self.version, self.asked = message.version, None
            if message.question and not message.question.early:
                self.asked = (seat, message.question)
            self.is_over = self.is_over or message.result is not None
            seat.is_ready.set()
        elif message.type in ("ack", "stale", "refused"):
            self.load.times.append(time.perf_counter() - self.sent)
            self.load.counts[message.type] += 1
            self.sent = 0.0
        elif message.type == "error":
            self.load.counts["error"] += 1

    def act(self, dice: random.Random) -> None:
        """Answer, if somebody is asked."""
        if self.is_over:
            self.load.counts["game over"] += 1
            return
        if self.sent or self.asked is None:
            self.load.counts["late"] += 1
            return
        seat, question = self.asked
        answer = answer_to(question, dice)
        body = {"type": "act", "table": self.id, "version": self.version, "seat": seat.number, "request": 1, **answer}
        self.sent, self.asked = time.perf_counter(), None
        assert seat.transport
        seat.transport.send(WSMsgType.TEXT, msgspec.json.encode(body))


def answer_to(question: Question, dice: random.Random) -> dict[str, Any]:
    """Anything that fits the shape."""
    shape = question.shape
    if shape.type == "bag":
        keys = [kind for kind, count in shape.needs.items() for _ in range(min(count, shape.most.get(kind, 0)))]
        keys = keys[: shape.size]
        while len(keys) < shape.size:
            kind = dice.choice(list(shape.most))
            if keys.count(kind) < shape.most[kind]:
                keys.append(kind)
        return {"keys": keys}
    if shape.type in ("subset", "order"):
        keys = [choice.key for choice in question.options if choice.key]
        return {"keys": keys if shape.type == "order" else keys[: max(1, shape.least)]}
    return {"actions": [dice.choice(question.options).action]}


# --- The server


async def prepare(database: str, tables: int) -> tuple[list[str], list[str]]:
    """Tables with people at them, and the people's cookies, put into the database before the server starts."""
    store = await Store.open(database)
    accounts = Accounts(store, Settings(database=database))
    await accounts.open()
    people = [await accounts.add_guest(f"Player {number}") for number in range(PEOPLE)]
    cookies = [await accounts.make_cookie(person) for person in people]
    game = load_game(GAME)
    options = game.options({"seats": 2, "variant": "first_game"}).to_dict()
    made = []
    for number in range(tables):
        dealer = SeededDealer.fresh()
        pair = (people[number * 2 % PEOPLE], people[(number * 2 + 1) % PEOPLE])
        new = NewTable(
            game=GAME,
            rules=game.rules_version,
            options=options,
            seats=tuple(Occupant("person", person.id, person.name) for person in pair),
            host=pair[0].id,
            seed=dealer.seed,
            commitment=dealer.commitment,
        )
        made.append((await store.tables.create(new)).id)
    await store.close()
    return made, cookies


def start_server(database: str, log: Path) -> tuple[subprocess.Popen[bytes], str]:
    environment = {**os.environ, **{f"CONCLAVE_{name}": "0" for name in LIMITS}, "CONCLAVE_LOG_LEVEL": "warning"}
    command = [
        sys.executable,
        *os.environ.get("BENCH_RUN", "-m conclave").split(),
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        database,
    ]
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env=environment)
    while not (found := re.search(r"http://(\S+:\d+)", log.read_text())):
        if process.poll() is not None:
            raise SystemExit(log.read_text())
        time.sleep(0.05)
    return process, found[1]


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def worked(pid: int) -> float:
    """How many seconds of a processor a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_seats(tables: Sequence[Table], address: str, cookies: list[str]) -> None:
    gate = asyncio.Semaphore(OPEN_AT_ONCE)

    async def connect(number: int, seat: Seat) -> None:
        cookie = cookies[(number * 2 + seat.number) % PEOPLE]
        async with gate:
            await ws_connect(lambda: seat, f"ws://{address}/ws", extra_headers={"cookie": f"conclave={cookie}"})
            await asyncio.wait_for(seat.is_ready.wait(), 60)

    await asyncio.gather(*(connect(n, seat) for n, table in enumerate(tables) for seat in table.seats))


class Idler(WSListener):
    """A socket that says hello, watches the lobby, and nothing more."""

    def __init__(self) -> None:
        self.is_ready = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, b'{"type":"hello"}')

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.is_ready.set()


async def open_idle(address: str, cookies: list[str], count: int) -> list[WSTransport]:
    gate = asyncio.Semaphore(OPEN_AT_ONCE)

    async def connect(number: int) -> WSTransport:
        cookie = cookies[number % PEOPLE]
        async with gate:
            idler = Idler()
            transport, _ = await ws_connect(
                lambda: idler,
                f"ws://{address}/ws",
                extra_headers={"cookie": f"conclave={cookie}"},
                read_buffer_init_size=1024,
            )
            await asyncio.wait_for(idler.is_ready.wait(), 60)
            return transport

    return list(await asyncio.gather(*(connect(number) for number in range(count))))


# --- The measurements


async def measure_idle(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    database = f"sqlite+aiosqlite:///{folder / 'idle.db'}"
    _, cookies = await prepare(database, 0)
    process, address = start_server(database, folder / "idle.log")
    try:
        warm = await open_idle(address, cookies, 1)
        empty = memory(process.pid)
        sockets = await open_idle(address, cookies, args.idle)
        await asyncio.sleep(2)
        held = memory(process.pid)
        for transport in (*warm, *sockets):
            transport.disconnect()
        return {"sockets": args.idle, "empty_mb": round(empty), "held_mb": round(held)}
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


async def measure_tables(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    ids, cookies = await prepare(database, args.tables)
    process, address = start_server(database, folder / "tables.log")
    try:
        load = Load()
        load.tables = tables = [Table(load, id_) for id_ in ids]
        start, before = time.perf_counter(), worked(process.pid)
        await open_seats(tables, address, cookies)
        opened = time.perf_counter() - start
        opening, before = worked(process.pid) - before, worked(process.pid)
        steady = await load.run(args.tables * args.rate, args.seconds)
        result = {"tables": args.tables, "opened_seconds": round(opened, 1), **steady}
        result["cpu_ms_per_opening"] = round(opening * 1000 / args.tables, 2)
        result["cpu_ms_per_move"] = round((worked(process.pid) - before) * 1000 / steady["moves"], 2)
        result["memory_mb"] = round(memory(process.pid))
        if args.ramp:
            result["largest"] = await load.largest(args.tables * args.rate, args.ramp)
        load.is_over = True
        return result
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


async def run(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="conclave-bench-") as name:
        found = {"load": await measure_tables(args, Path(name))}
        if args.idle:
            found["idle"] = await measure_idle(args, Path(name))
        if not args.peer:
            return found
        return found | {"boardgameio": await boardgameio.measure(args.tables, args.rate, args.seconds, args.ramp)}


def main() -> None:
    """Measure, and print figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ramp", type=float, default=8.0, help="seconds at each higher rate; 0: do not try")
    parser.add_argument("--idle", type=int, default=5000, help="idle sockets; 0: do not try")
    parser.add_argument("--peer", action="store_true", help="boardgame.io's server as well")
    args = parser.parse_args()
    print(json.dumps(uvloop.run(run(args)), indent=2))


if __name__ == "__main__":
    main()
