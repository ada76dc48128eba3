"""Decides who is notified: a person whose turn it is in a game with other people, and who is not at the table.

Sending never delays play. Failed notifications are retried a few times and then dropped; when a queue is full, new ones
are dropped.
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

from conclave.core import registry
from conclave.core.game import Seat
from conclave.core.text import fluent
from conclave.server import metrics
from conclave.server.notifications.safe_http import NotPublicAddress, SafeHttpClient
from conclave.server.notifications.web_push import PushEncoder
from conclave.server.rate_limits import RateLimits
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Push, StoreError, now
from conclave.server.tables.audience import Audience

LOG: Final = structlog.get_logger("conclave.calls")
MAX_QUEUED_NOTIFICATIONS: Final = 1000  # calls to be sent, by each way
SENDERS_PER_CHANNEL: Final = 4  # that send at the same time, by each way
MAX_TRACKED_TABLES: Final = 20_000  # of which we remember whose turn it was
# Seconds to wait before each further attempt. Endpoints come from strangers, and must not keep others waiting for long.
RETRY_SECONDS: Final = {"push": (3.0,), "webhook": (1.0, 5.0, 25.0)}
GONE_STATUSES: Final = (404, 410)
FILE: Final = "room.ftl"


class TurnNotification(NamedTuple):
    """Notification that it is a person's turn."""

    user: str
    table: str
    game: str


Send: TypeAlias = Callable[[TurnNotification], Awaitable[None]]


class Notifier:
    """Notifier of a process. Without a Web Push key or a webhook in the settings it does nothing."""

    def __init__(self, store: Store, settings: Settings, limits: RateLimits) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self.sealer: Final = PushEncoder(settings.push_key, settings.push_contact) if settings.push_key else None
        self._ways: Final[dict[str, asyncio.Queue[TurnNotification]]] = {}
        self._turns: Final[OrderedDict[str, Seat]] = OrderedDict()
        self._limits: Final = limits
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._timers: Final[set[asyncio.TimerHandle]] = set()
        self._outside: SafeHttpClient | None = None
        self._hook: SafeHttpClient | None = None

    async def start(self) -> None:
        if self.sealer:
            self._outside = SafeHttpClient(allows_private=self._settings.push_private)
            self._open_channel("push", self._push)
        if self._settings.webhook:
            self._hook = SafeHttpClient(allows_private=True)  # the host has chosen it
            self._open_channel("webhook", self._call_webhook)

    def _open_channel(self, way: str, send: Send) -> None:
        queue = self._ways[way] = asyncio.Queue[TurnNotification](MAX_QUEUED_NOTIFICATIONS)
        self._tasks.extend(asyncio.create_task(self._run_sender(way, queue, send)) for _ in range(SENDERS_PER_CHANNEL))

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

    def on_move(self, audience: Audience) -> None:
        """Note a change at a table."""
        if not self._ways:
            return
        table_game = audience.table_game
        table, seat = table_game.table.id, table_game.current_seat()
        if self._turns.get(table) == seat:
            return
        self._turns[table] = seat
        self._turns.move_to_end(table)
        if len(self._turns) > MAX_TRACKED_TABLES:
            self._turns.popitem(last=False)
        if table_game.ending:
            del self._turns[table]
        elif seat in table_game.list_people() and table_game.list_opponents(seat):
            self._schedule(audience, seat)

    def _schedule(self, audience: Audience, seat: Seat) -> None:
        """Notify after a delay, unless the person is at the table by then."""

        def look() -> None:
            self._timers.discard(timer)
            table_game = audience.table_game
            user = table_game.table.seats[seat].user
            if (
                table_game.current_seat() == seat
                and not audience.is_there(user)
                and not self._limits.take("notifications", user)
            ):
                self._enqueue(TurnNotification(user, table_game.table.id, table_game.table.game))

        timer = asyncio.get_running_loop().call_later(self._settings.call_after, look)
        self._timers.add(timer)

    def _enqueue(self, call: TurnNotification) -> None:
        for way, queue in self._ways.items():
            try:
                queue.put_nowait(call)
            except asyncio.QueueFull:
                metrics.CALLS.labels(way, "left out").inc()

    async def _run_sender(self, way: str, queue: asyncio.Queue[TurnNotification], send: Send) -> None:
        while True:
            call = await queue.get()
            try:
                await send(call)
            except StoreError as error:
                LOG.warning("cannot call", way=way, error=type(error).__name__)
            except Exception:  # a mistake of ours: the next call is sent all the same
                LOG.exception("a call failed", way=way)

    async def _send_with_retries(self, way: str, attempt: Callable[[], Awaitable[int]]) -> int:
        """Send with retries for temporary failures; return the last status, or 0 if nobody answered."""
        status = 0
        for wait in (*RETRY_SECONDS[way], 0.0):
            try:
                status = await attempt()
            except NotPublicAddress:
                status = GONE_STATUSES[0]
            except OSError:
                status = 0
            if status and status < 500 and status != 429:
                break
            await asyncio.sleep(wait)
        metrics.CALLS.labels(way, "sent" if 200 <= status < 300 else "failed").inc()
        return status

    # --- Web Push

    async def _push(self, call: TurnNotification) -> None:
        await asyncio.gather(*(self._push_to(call, push) for push in await self._store.pushes.list_of_user(call.user)))

    async def _push_to(self, call: TurnNotification, push: Push) -> None:
        if await self._send_with_retries("push", lambda: self._push_once(call, push)) in GONE_STATUSES:
            await self._store.pushes.remove(push.endpoint)

    async def _push_once(self, call: TurnNotification, push: Push) -> int:
        assert self.sealer
        assert self._outside
        note = msgspec.json.encode(_make_text(call, push.language))
        body, headers = await asyncio.to_thread(self.sealer.encode, push, note, _make_topic(call.table))
        return await self._outside.post(push.endpoint, body, headers)

    # --- The host's hook

    async def _call_webhook(self, call: TurnNotification) -> None:
        person = await self._store.people.get(call.user)
        told: dict[str, Any] = {"event": "turn", "table": call.table, "game": call.game, "at": now()}
        told["person"] = {"id": person.id, "name": person.name, "login": person.login}
        told["url"] = f"{self._settings.origin}/#/table/{call.table}"
        body = msgspec.json.encode(told)
        await self._send_with_retries("webhook", lambda: self._call_webhook_once(body))

    async def _call_webhook_once(self, body: bytes) -> int:
        assert self._hook
        moment = str(int(time.time()))
        headers = {"content-type": "application/json", "content-length": str(len(body))}
        headers["conclave-signature"] = f"t={moment},v1={sign_webhook(self._settings.webhook_secret, moment, body)}"
        return await self._hook.post(self._settings.webhook, body, headers)


def sign_webhook(secret: str, moment: str, body: bytes) -> str:
    """Return the signature that proves to the webhook who sent a request, and when."""
    return hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


def _make_text(call: TurnNotification, language: str) -> dict[str, str]:
    """Return the text of a notification: whose turn and where, nothing of the game."""
    game = registry.presenter_for(registry.load_game(call.game), language).title
    return {"title": game, "text": fluent.say(language, FILE, "call-turn"), "table": call.table}


def _make_topic(table: str) -> str:
    """Return the topic of a table: of two notifications with one topic, a push service keeps only the newer."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest()[:18]).decode()
