"""News that meets a failing store is not lost, and a move that could not be stored is shown to nobody."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.outages import Outage
from conclave.server.store.values import Notice, TimeControl, Unavailable, now
from conclave.server.tables import hub as hub_module
from conclave.server.tables.audience import Watcher
from conclave.server.tables.hub import Hub
from conclave.server.wire import messages as wire
from room_helpers import Ear, act, listen, new_room, new_table
from timeouts import PATIENCE


class LobbyEar(Ear):
    """Somebody in the lobby."""

    user_id, sign_in = "nobody", ""

    def end(self, why: str) -> None: ...
    def forget_table(self, table: str) -> None: ...


async def fail(*_: Any) -> Any:
    raise Unavailable("the disk is full")


async def until(is_so: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_after_an_outage_nobody_is_shown_a_move_that_was_not_stored(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await new_room(here, await new_table(here, time=TimeControl("bank", 600)))
    ear = await listen(room)
    with monkeypatch.context() as patch:
        patch.setattr(here.log, "append", fail)
        patch.setattr(here.openings, "load", fail)
        assert isinstance(await act(room), wire.Refused)
    here.outages.known.append(Outage(now() - 5000, now()))
    await room.on_outage()
    assert {message["version"] for message in ear.heard if "version" in message} == {1}
    await room.close()


async def test_news_is_told_when_the_store_answers_again(here: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "RETRY_SECONDS", 0.01)
    hub = Hub(here, Settings(bot_workers=0))
    await hub.start()
    table = await new_table(here)
    room, ear = await hub.open_room(table.id), Ear()
    await room.watch(Watcher(ear, "ada", "en", None), None)
    failures = 0

    async def fail_once(table: str, after: int = 0, most: int = 200) -> Any:
        nonlocal failures
        failures += 1
        return await (fail() if failures == 1 else load(table, after, most))

    load = here.tables.list_chat
    monkeypatch.setattr(here.tables, "list_chat", fail_once)
    await here.tables.add_chat(table.id, "ada", "Ada", "hello")
    await until(lambda: any(message["type"] == "said" for message in ear.heard))
    assert failures == 2
    await hub.stop()


async def test_the_end_of_a_table_is_told_to_spectators_of_the_lobby(here: Store) -> None:
    hub = Hub(here, Settings(bot_workers=0))
    await hub.start()
    table = await new_table(here, visibility="public")
    room, ear = await hub.open_room(table.id), LobbyEar()
    assert [one.id for one in await hub.enter_lobby(cast(Any, ear))] == [table.id]
    await room.handle("ada", wire.Resign(table.id, 0, 1), "en", lambda _: None)
    await until(lambda: any(message.get("gone") == [table.id] for message in ear.heard))
    here.notices.deliver(Notice("lost"))
    await until(lambda: any(message["type"] == "lobby" for message in ear.heard))
    assert ear.last("lobby")["tables"] == []
    await hub.stop()
