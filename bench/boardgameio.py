"""boardgame.io's server under the same load as ours; `make bench-server` runs it where npm can install it.

Its game is the smallest there is, and it keeps everything in memory, as it does by default; ours plays whole games and
writes each move to the disk before it acknowledges. It sends no acknowledgement: the time is that until the player who
moved is sent the new state.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from load import Load

FOLDER = Path(__file__).parent / "boardgameio"
ROOM = b"/count,"  # where socket.io sends messages of this game
OPEN_AT_ONCE = 50


class Seat(WSListener):
    """One socket: one player of one match, speaking as much of socket.io as that takes."""

    def __init__(self, table: Match, number: int) -> None:
        self.table, self.number = table, number
        self.transport: WSTransport | None = None
        self.is_ready = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith(b"0"):  # the engine is open: enter the game's room
            transport.send(WSMsgType.TEXT, b"40" + ROOM)
        elif data.startswith(b"2"):  # ping
            transport.send(WSMsgType.TEXT, b"3")
        elif data.startswith(b"40"):
            self.say("sync", self.table.id, str(self.number), None, 2)
        elif data.startswith(b"42"):
            self.table.hear(self, *json.loads(data[2 + len(ROOM) :]))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.load.counts["disconnected"] += not self.table.load.is_over

    def say(self, *message: Any) -> None:
        assert self.transport
        self.transport.send(WSMsgType.TEXT, b"42" + ROOM + json.dumps(message).encode())


class Match:
    """A match and its two players, who count in turn."""

    def __init__(self, load: Load, id_: str) -> None:
        self.load, self.id = load, id_
        self.seats = [Seat(self, 0), Seat(self, 1)]
        self.state = 0
        self.sent = 0.0

    @property
    def is_waiting(self) -> bool:
        return bool(self.sent)

    def hear(self, seat: Seat, kind: str, *args: Any) -> None:
        if kind == "sync":
            seat.is_ready.set()
        elif kind == "update":
            self.state = max(self.state, args[1]["_stateID"])
            if self.sent and self.state % 2 != seat.number:  # whoever has moved is not next
                self.load.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0

    def act(self, _: random.Random) -> None:
        if self.sent:
            self.load.counts["late"] += 1
            return
        player = self.state % 2
        move = {"type": "MAKE_MOVE", "payload": {"type": "add", "args": [], "playerID": str(player)}}
        self.sent = time.perf_counter()
        self.seats[player].say("update", move, self.state, self.id, str(player))


async def measure(tables: int, rate: float, seconds: float, ramp: float) -> dict[str, Any]:
    """The same figures as for our server."""
    process = subprocess.Popen(["node", str(FOLDER / "server.cjs")], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        port = _port(process)
        load = Load()
        load.tables = matches = [Match(load, f"m{number}") for number in range(tables)]
        gate = asyncio.Semaphore(OPEN_AT_ONCE)

        async def connect(seat: Seat) -> None:
            async with gate:
                await ws_connect(lambda: seat, f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
                await asyncio.wait_for(seat.is_ready.wait(), 60)

        await asyncio.gather(*(connect(match.seats[0]) for match in matches))  # the first one makes the match
        await asyncio.gather(*(connect(match.seats[1]) for match in matches))
        found = {"tables": tables, **await load.run(tables * rate, seconds)}
        if ramp:
            found["largest"] = await load.largest(tables * rate, ramp)
        load.is_over = True
        return found
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def _port(process: subprocess.Popen[bytes]) -> int:
    assert process.stdout
    for line in process.stdout:
        if found := re.search(rb"listening on port (\d+)", line):
            return int(found[1])
    raise SystemExit("boardgame.io's server did not start")
