"""Who is called and when: somebody whose turn it is against other people, and who is not at the table.

Nobody who plays waits for a call. What cannot be sent is tried again a few times and then forgotten; where there are
too many at once, the newest are left out.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import structlog

from conclave.play import fluent, registry
from conclave.play.protocol import Seat
from conclave.server import metrics
from conclave.server.calling.outside import NotOutside, Outside
from conclave.server.calling.web_push import Sealer
from conclave.server.limits import Limit
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Push, StoreError, now
from conclave.server.table.audience import Audience

LOG: Final = structlog.get_logger("conclave.calls")
MOST_WAITING: Final = 1000  # calls to be sent, by each way
SENDERS: Final = 4  # that send at the same time, by each way
MOST_TABLES: Final = 20_000  # of which we remember whose turn it was
# Seconds to wait before each further attempt. Endpoints come from strangers, and must not keep others waiting for long.
TRIES: Final = {"push": (3.0,), "webhook": (1.0, 5.0, 25.0)}
GONE: Final = (404, 410)
PER_HOUR: Final = 60.0  # calls to one person
FILE: Final = "room.ftl"


class Call(NamedTuple):
    """It is somebody's turn."""

    user: str
    table: str
    game: str


Send: TypeAlias = Callable[[Call], Awaitable[None]]


class Calls:
    """One for each process. Where the host has set neither a key for Web Push nor a hook, it does nothing."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self.sealer: Final = Sealer(settings.push_key, settings.push_contact) if settings.push_key else None
        self._ways: Final[dict[str, asyncio.Queue[Call]]] = {}
        self._turns: Final[OrderedDict[str, Seat]] = OrderedDict()
        self._limit: Final = Limit(PER_HOUR / 3600, PER_HOUR / 4)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._timers: Final[set[asyncio.TimerHandle]] = set()
        self._outside: Outside | None = None
        self._hook: Outside | None = None

    async def start(self) -> None:
        if self.sealer:
            self._outside = Outside(allows_private=self._settings.push_private)
            self._open("push", self._push)
        if self._settings.webhook:
            self._hook = Outside(allows_private=True)  # the host has chosen it
            self._open("webhook", self._tell_hook)

    def _open(self, way: str, send: Send) -> None:
        queue = self._ways[way] = asyncio.Queue[Call](MOST_WAITING)
        self._tasks.extend(asyncio.create_task(self._keep_sending(way, queue, send)) for _ in range(SENDERS))

    async def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self._outside, self._hook):
            if pool:
                await pool.close()

    # --- Whose turn it is

    def moved(self, audience: Audience) -> None:
        """Something has happened at a table."""
        if not self._ways:
            return
        course = audience.course
        table, seat = course.table.id, course.actor()
        if self._turns.get(table) == seat:
            return
        self._turns[table] = seat
        self._turns.move_to_end(table)
        if len(self._turns) > MOST_TABLES:
            self._turns.popitem(last=False)
        if course.ending:
            del self._turns[table]
        elif seat in course.people() and course.others(seat):
            self._later(audience, seat)

    def _later(self, audience: Audience, seat: Seat) -> None:
        """Whoever is there, or comes within a moment, need not be called."""

        def look() -> None:
            self._timers.discard(timer)
            course = audience.course
            user = course.table.seats[seat].user
            if course.actor() == seat and not audience.is_there(user) and not self._limit.take(user, time.monotonic()):
                self._call(Call(user, course.table.id, course.table.game))

        timer = asyncio.get_running_loop().call_later(self._settings.call_after, look)
        self._timers.add(timer)

    def _call(self, call: Call) -> None:
        for way, queue in self._ways.items():
            try:
                queue.put_nowait(call)
            except asyncio.QueueFull:
                metrics.CALLS.labels(way, "left out").inc()

    async def _keep_sending(self, way: str, queue: asyncio.Queue[Call], send: Send) -> None:
        while True:
            call = await queue.get()
            try:
                await send(call)
            except StoreError as error:
                LOG.warning("cannot call", way=way, error=type(error).__name__)
            except Exception:  # a mistake of ours: the next call is sent all the same
                LOG.exception("a call failed", way=way)

    async def _try(self, way: str, attempt: Callable[[], Awaitable[int]]) -> int:
        """The last status there was; 0 where nobody answers. Only what may pass is tried again."""
        status = 0
        for wait in (*TRIES[way], 0.0):
            try:
                status = await attempt()
            except NotOutside:
                status = GONE[0]
            except OSError:
                status = 0
            if status and status < 500 and status != 429:
                break
            await asyncio.sleep(wait)
        metrics.CALLS.labels(way, "sent" if 200 <= status < 300 else "failed").inc()
        return status

    # --- Web Push

    async def _push(self, call: Call) -> None:
        await asyncio.gather(*(self._push_to(call, push) for push in await self._store.pushes.of_user(call.user)))

    async def _push_to(self, call: Call, push: Push) -> None:
        if await self._try("push", lambda: self._push_once(call, push)) in GONE:
            await self._store.pushes.remove(push.endpoint)

    async def _push_once(self, call: Call, push: Push) -> int:
        assert self.sealer
        assert self._outside
        note = msgspec.json.encode(_words(call, push.language))
        body, headers = await asyncio.to_thread(self.sealer.sealed, push, note, _topic(call.table))
        return await self._outside.post(push.endpoint, body, headers)

    # --- The host's hook

    async def _tell_hook(self, call: Call) -> None:
        person = await self._store.people.get(call.user)
        told: dict[str, Any] = {"event": "turn", "table": call.table, "game": call.game, "at": now()}
        told["person"] = {"id": person.id, "name": person.name, "login": person.login}
        told["url"] = f"{self._settings.origin}/#/table/{call.table}"
        body = msgspec.json.encode(told)
        await self._try("webhook", lambda: self._tell_once(body))

    async def _tell_once(self, body: bytes) -> int:
        assert self._hook
        moment = str(int(time.time()))
        headers = {"content-type": "application/json", "content-length": str(len(body))}
        headers["conclave-signature"] = f"t={moment},v1={signature(self._settings.webhook_secret, moment, body)}"
        return await self._hook.post(self._settings.webhook, body, headers)


def signature(secret: str, moment: str, body: bytes) -> str:
    """What proves to the hook that we have sent this, and when."""
    return hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


def _words(call: Call, language: str) -> dict[str, str]:
    """What is shown: that it is one's turn, and where. Nothing of the game."""
    game = registry.face(registry.find(call.game), language).title
    return {"title": game, "text": fluent.say(language, FILE, "call-turn"), "table": call.table}


def _topic(table: str) -> str:
    """So that of two notes about a table only the newer one waits for a browser."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest()[:18]).decode()
