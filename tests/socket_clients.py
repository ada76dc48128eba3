"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import ssl
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from programs import PATH, Program
from timeouts import PATIENCE

TRUST = ssl.create_default_context()  # made once: for each client anew it would take longer than all that is asked
NO_LIMITS = {
    "CONCLAVE_REQUESTS_PER_SECOND": "0",
    "CONCLAVE_CHANGES_PER_MINUTE": "0",
    "CONCLAVE_SIGN_INS_PER_MINUTE": "0",
    "CONCLAVE_MESSAGES_PER_SECOND": "0",
    "CONCLAVE_ENTRIES_PER_MINUTE": "0",
    "CONCLAVE_ANALYSES_PER_HOUR": "0",
    "CONCLAVE_SOCKETS_PER_ADDRESS": "0",
    "CONCLAVE_SOCKETS_PER_PERSON": "0",
    "CONCLAVE_MAX_TABLES": "100000",
    "CONCLAVE_MAX_PUBLIC_TABLES": "100000",
    "CONCLAVE_BOT_WORKERS": "0",
    "CONCLAVE_BOT_PAUSE": "0",
    "CONCLAVE_PASSWORD_MEMORY": "8",
}


class Server:
    """`conclave serve` in a process. Its log is in `log`."""

    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self._settings = {**NO_LIMITS, **settings}
        self.log_file = Path(tempfile.mkstemp(prefix="conclave-log-")[1])
        self.address = ""
        self.process: Program | None = None

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    async def start(self, port: int = 0) -> Self:
        """Until it answers."""
        start = self.log_file.stat().st_size
        command = ("serve", "--no-browser", "--port", str(port), "--database", self.database)
        environment = {**os.environ, **self._settings, "PYTHONPATH": PATH}
        with self.log_file.open("ab") as log:
            self.process = Program(*command, files=(log.fileno(), log.fileno()), environment=environment)
        async with asyncio.timeout(PATIENCE):
            while not (found := re.search(r"http://\S+:\d+", self.log_file.read_bytes()[start:].decode())):
                assert self.process.poll() is None, self.log
                await asyncio.sleep(0.02)
        self.address = found[0]
        return self

    def kill(self) -> None:
        """With -9, all of it."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    async def stop(self) -> int:
        """As a host would stop it."""
        assert self.process is not None
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        self.log_file.unlink(missing_ok=True)


class Person:
    """Somebody with a cookie."""

    def __init__(self, name: str, id_: str, cookie: str) -> None:
        self.name, self.id, self.cookie = name, id_, cookie


async def come_in(server: Server, name: str) -> Person:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=TRUST) as http:
        answer = await http.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
        return Person(name, answer.json()["id"], cookie)


async def ask(server: Server, person: Person, method: str, path: str, body: object = None) -> Any:
    headers = {"cookie": person.cookie}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE, verify=TRUST) as http:
        answer = await http.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()


async def two_at_a_table(server: Server, **wish: Any) -> tuple[str, Person, Person]:
    """Ada and Bob, and the table at which they play."""
    ada, bob = await come_in(server, "Ada"), await come_in(server, "Bob")
    made = await ask(
        server,
        ada,
        "POST",
        "/api/tables",
        {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True, **wish},
    )
    table = made["table"]["id"]
    await ask(server, bob, "POST", f"/api/tables/{table}/join", {"link": made["link"]})
    return table, ada, bob


class Client:
    """One socket, and what came through it: `said` has every message, `raw` every byte."""

    def __init__(self, socket: ClientConnection, person: Person) -> None:
        self.socket, self.person = socket, person
        self.raw: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.requests = 0

    async def send(self, type_: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type_, **fields}).decode())

    async def get(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; those before it are kept."""
        async with asyncio.timeout(seconds):
            while True:
                text = await self.socket.recv(decode=True)
                self.raw.append(str(text))
                self.said.append(msgspec.json.decode(text))
                if wanted(self.said[-1]):
                    return self.said[-1]

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """A request and its answer."""
        self.requests += 1
        number = self.requests
        await self.send(type_, request=number, **fields)
        return await self.get(lambda message: message.get("request") == number)

    async def watch(self, table: str, **fields: Any) -> dict[str, Any]:
        await self.send("watch", table=table, **fields)
        return await self.get(lambda one: one["type"] in ("snapshot", "moved", "unwatched"))

    async def at(self, version: int) -> dict[str, Any]:
        """The table as it was shown at this version or later, already or soon."""

        def is_there(message: dict[str, Any]) -> bool:
            return message["type"] in ("moved", "snapshot") and message["version"] >= version

        shown = [message for message in self.said if is_there(message)]
        return shown[-1] if shown else await self.get(is_there)


@contextlib.asynccontextmanager
async def connected(server: Server, person: Person, language: str = "en") -> AsyncIterator[Client]:
    async with connected_to(server.port, person, language) as client:
        yield client


@contextlib.asynccontextmanager
async def connected_to(port: int, person: Person, language: str = "en", **more: Any) -> AsyncIterator[Client]:
    address, headers = f"ws://127.0.0.1:{port}/ws", {"cookie": person.cookie}
    async with websockets.connect(address, additional_headers=headers, compression=None, **more) as socket:
        client = Client(socket, person)
        await client.send("hello", language=language)
        await client.get(lambda message: message["type"] == "welcome")
        yield client


def some_answer(question: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """An answer to a question as a browser would give it, knowing no rules. It may be refused where costs are mixed."""
    shape, options = question["shape"], question["options"]
    if shape["type"] == "bag":
        return {"keys": _mix(shape, dice)}
    if shape["type"] in ("subset", "order"):
        keys = [option["key"] for option in options if option["key"]]
        size = len(keys) if shape["type"] == "order" else min(shape["most"], max(1, shape["least"]))
        return {"keys": dice.sample(keys, min(size, len(keys)))}
    return {"actions": [dice.choice(options)["action"]]}


def _mix(shape: dict[str, Any], dice: random.Random) -> list[str]:
    """What is needed first, and then anything."""
    keys = [kind for kind, count in shape["needs"].items() for _ in range(min(count, shape["most"].get(kind, 0)))]
    keys = keys[: shape["size"]]
    while len(keys) < shape["size"]:
        kind = dice.choice(list(shape["most"]))
        if keys.count(kind) < shape["most"][kind]:
            keys.append(kind)
    return keys


async def take_turns(
    table: str, clients: dict[int, Client], dice: random.Random, acked: list[tuple[int, int]], until: int
) -> None:
    """Play until a version; each client hears of it, wherever it is connected."""
    now = {seat: await client.watch(table, seat=seat) for seat, client in clients.items()}
    while min(message["version"] for message in now.values()) < until:
        seat = next(s for s in now if now[s]["question"] and not now[s]["question"]["early"])
        version, answer = now[seat]["version"], some_answer(now[seat]["question"], dice)
        reply = await clients[seat].ask("act", table=table, version=version, seat=seat, **answer)
        assert reply["type"] in ("ack", "refused"), reply
        if reply["type"] == "ack":
            acked.append((reply["version"], seat))
            for s, client in clients.items():
                now[s] = await client.at(version + 1)
