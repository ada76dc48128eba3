"""Analyses of finished games: made once, beside the bots, for all who may see the game and for nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from conclave.analysis.mistakes import KINDS, kind_of
from conclave.analysis.result import Analysis, Candidate, Decision
from conclave.core.notation import parse_game
from conclave.core.record import decode
from conclave.server.analysis_queue import Analysing
from conclave.server.store import Store
from conclave.server.store.analyses import ABANDONED, MAX_WAITING_PER_PERSON
from conclave.server.store.schema import ANALYSES
from conclave.server.store.values import AnalysisState, Asked, Lapse, Occupant, Table, TooMany, User
from conclave.server.tables import analysis_worker
from conclave.server.tables.bot_seats import BotPool, Owner, WorkerProcess, WorkerQueue
from finished import finished_table
from live_server import serving, settings_for, visitor
from timeouts import PATIENCE

QUICK = 0.05  # seconds for a game


async def person(store: Store, name: str) -> Occupant:
    return Occupant("person", (await store.people.add_guest(name)).id, name)


async def new_table(store: Store, **more: Any) -> Table:
    return await finished_table(store, await person(store, "Ada"), await person(store, "Bob"), **more)


async def became(store: Store, table: str, status: str) -> AnalysisState:
    async with asyncio.timeout(PATIENCE):
        while (state := await store.analyses.state(table)).status not in ("done", "failed"):
            await asyncio.sleep(0.02)
    assert state.status == status
    return state


# --- What is stored


async def test_an_analysis_is_kept_once_with_what_decisions_lost(store: Store) -> None:
    table = await new_table(store)
    asked = Asked(table.id, table.host, "here")
    assert await store.analyses.state(table.id) == AnalysisState("none")
    assert await store.analyses.ask(asked)
    assert not await store.analyses.ask(asked), "somebody works at it"
    assert (await store.analyses.state(table.id)).status == "waiting"
    await store.analyses.advance(table.id, 3, 12)
    assert await store.analyses.state(table.id) == AnalysisState("working", 3, 12)
    lapses = [Lapse(4, 1, 2, "early", 0.25), Lapse(9, 0, 3, "paid", 0.0625)]
    await store.analyses.finish(table.id, b"{}", lapses)
    assert await store.analyses.state(table.id) == AnalysisState("done", 12, 12)
    assert not await store.analyses.ask(asked)
    assert await store.analyses.get(table.id) == b"{}"
    assert await store.analyses.list_analysed([table.id, "another"]) == {table.id}
    bob = table.seats[1].user
    (mine,) = await store.analyses.lapses_of(bob)
    assert (mine.table, mine.game, mine.lapse) == (table.id, "res_arcana", lapses[0])
    assert await store.analyses.games_of(bob) == {"res_arcana": 1}
    assert await store.analyses.lapses_of("nobody") == []


async def test_what_was_abandoned_is_taken_over_once(store: Store) -> None:
    table = await new_table(store)
    asked = Asked(table.id, table.host, "here")
    await store.analyses.ask(asked)
    assert await store.analyses.list_abandoned() == []
    assert not await store.analyses.take(asked)
    async with store.database.write() as connection:
        await connection.execute(sa.update(ANALYSES).values(beat=ANALYSES.c.beat - 2 * ABANDONED))
    assert await store.analyses.list_abandoned() == [asked]
    assert sorted(await asyncio.gather(*(store.analyses.take(asked) for _ in range(3)))) == [False, False, True]


async def test_nobody_has_more_than_a_few_games_analysed_at_a_time(store: Store) -> None:
    ada = await person(store, "Ada")
    tables = [await finished_table(store, ada, ada) for _ in range(MAX_WAITING_PER_PERSON + 1)]
    for table in tables[:-1]:
        assert await store.analyses.ask(Asked(table.id, ada.user, ""))
    with pytest.raises(TooMany, match="of your games are being analysed"):
        await store.analyses.ask(Asked(tables[-1].id, ada.user, ""))
    await store.analyses.fail(tables[0].id, "failed")
    assert await store.analyses.ask(Asked(tables[-1].id, ada.user, ""))


# --- What processes do


async def test_work_that_can_wait_is_done_when_no_seat_waits() -> None:
    worker = WorkerProcess()
    line, order = WorkerQueue([worker]), list[str]()

    async def stand(name: str, is_spare: bool) -> None:
        taken = await (line.take_spare if is_spare else line.take)(Owner(name))
        order.append(name)
        line.give(taken)

    held = await line.take(Owner("first"))
    async with asyncio.TaskGroup() as group:
        for name, is_spare in (("analysis", True), ("bot", False), ("another bot", False)):
            group.create_task(stand(name, is_spare))
        await asyncio.sleep(0)
        line.give(held)
    assert order == ["bot", "another bot", "analysis"]


@pytest.fixture
def bots() -> Iterator[BotPool]:
    made = BotPool(workers=1)
    yield made
    made.stop()


def analysing(store: Store, bots: BotPool) -> Analysing:
    return Analysing(store, settings_for(str(store.database.url), bot_workers=1, analysis_seconds=QUICK), bots)


async def test_a_game_that_a_stopped_server_has_left_is_analysed_by_the_next(
    sqlite_store: Store, bots: BotPool
) -> None:
    table = await new_table(sqlite_store)
    await sqlite_store.analyses.ask(Asked(table.id, table.host, "here"))
    async with sqlite_store.database.write() as connection:
        await connection.execute(sa.update(ANALYSES).values(beat=ANALYSES.c.beat - 2 * ABANDONED))
    await analysing(sqlite_store, bots).take_over()
    await became(sqlite_store, table.id, "done")
    stored = msgspec.json.decode(await sqlite_store.analyses.get(table.id) or b"", type=Analysis)
    clear = [one for one in stored.decisions if one.verdict in ("slip", "turning")]
    kept = await sqlite_store.analyses.lapses_of(table.seats[0].user)
    assert [(one.lapse.at, one.lapse.kind) for one in kept] == [
        (one.at, kind_of(table.game, one)) for one in sorted(clear, key=lambda one: -one.loss) if one.seat == 0
    ]


def crash(*_: Any) -> None:
    """As a process that is gone."""
    os._exit(3)


async def test_one_that_has_failed_says_so_and_is_asked_for_again(
    sqlite_store: Store, bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, work = await new_table(sqlite_store), analysing(sqlite_store, bots)
    ada = User(table.host, "Ada", "", 0)
    monkeypatch.setattr(analysis_worker, "judge", crash)
    await work.ask(ada, table, "")
    assert (await became(sqlite_store, table.id, "failed")).problem == "failed"
    monkeypatch.undo()
    await work.ask(ada, table, "")
    await became(sqlite_store, table.id, "done")


# --- What people see of it


@pytest.fixture
async def address(sqlite_url: str) -> AsyncIterator[str]:
    async with serving(settings_for(sqlite_url, bot_workers=1, analysis_seconds=QUICK, analyses_per_hour=3)) as found:
        yield found


async def whose(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["user"]["id"])


async def done(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = (await client.get(f"/api/tables/{table}/analysis")).json()
            if found["state"]["status"] in ("done", "failed"):
                return found
            await asyncio.sleep(0.05)


async def test_who_may_see_a_game_reads_its_analysis_and_nobody_else_learns_of_it(
    address: str, sqlite_store: Store
) -> None:
    async with visitor(address, "Ada") as ada, visitor(address, "Cat") as cat:
        me = Occupant("person", await whose(ada), "Ada")
        table = await finished_table(sqlite_store, me, await person(sqlite_store, "Bob"))
        path = f"/api/tables/{table.id}"
        assert (await ada.get(f"{path}/review")).status_code == 409
        for client in (ada, ada):
            assert (await client.post(f"{path}/analysis")).status_code == 200
        assert (await done(ada, table.id))["state"]["status"] == "done"
        for asked in (cat.post(f"{path}/analysis"), cat.get(f"{path}/analysis"), cat.get(f"{path}/review")):
            assert (await asked).status_code == 404
        assert (await cat.get("/api/my/losses")).json() == {"games": {}, "lapses": []}

        told = (await ada.get(f"{path}/review", params={"language": "de"})).json()
        replay = (await ada.get(f"{path}/replay")).json()
        assert len(told["ends"]) == len(replay["steps"])
        assert told["decisions"]
        for one in told["decisions"]:
            assert replay["steps"][one["step"] + 1]["seat"] == one["seat"], "the next move is the one that is judged"
            assert one["played"]
            assert [c["is_played"] for c in one["compared"]].count(True) == 1
            assert (one["better"] == "") == (one["verdict"] == "best")
        losses = (await ada.get("/api/my/losses")).json()
        assert losses["games"] == {"res_arcana": 1}
        assert {one["lapse"]["kind"] for one in losses["lapses"]} <= set(KINDS)
        (mine,) = (await ada.get("/api/my/tables", params={"which": "finished"})).json()
        assert mine["is_analysed"]

        record = decode((await ada.get(f"{path}/record")).content)
        assert [note.at for note in record.annotations] == [one["at"] for one in told["decisions"]]
        text = (await ada.get(f"{path}/record", params={"form": "text"})).text
        assert parse_game(text).annotations == record.annotations


async def test_only_finished_games_by_these_rules_are_analysed(address: str, sqlite_store: Store) -> None:
    async with visitor(address, "Ada") as ada:
        me = Occupant("person", await whose(ada), "Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = (await ada.post("/api/tables", json={"game": "res_arcana", "seats": seats})).json()
        refused = await ada.post(f"/api/tables/{made['table']['id']}/analysis")
        assert (refused.status_code, refused.json()["message"]) == (409, "You can analyse a game once it is over.")
        old = await finished_table(sqlite_store, me, me)
        async with sqlite_store.database.write() as connection:
            await connection.execute(sa.text(f"UPDATE tables SET rules = 0 WHERE id = '{old.id}'"))
        refused = await ada.post(f"/api/tables/{old.id}/analysis")
        assert refused.status_code == 409
        assert "rules version 0" in refused.json()["message"]
        assert "rules version 0" in (await ada.get(f"/api/tables/{old.id}/analysis")).json()["why_not"]


async def test_one_person_asks_for_so_many_games_an_hour(address: str, sqlite_store: Store) -> None:
    async with visitor(address, "Ada") as ada:
        me = Occupant("person", await whose(ada), "Ada")
        tables = [await finished_table(sqlite_store, me, me) for _ in range(2)]
        said = [await ada.post(f"/api/tables/{table.id}/analysis") for table in tables]
        assert [one.status_code for one in said] == [200, 429]
        assert int(said[1].headers["retry-after"]) > 600
        assert (await ada.post(f"/api/tables/{tables[0].id}/analysis")).status_code == 200, "it is there: nothing to do"


# --- What kind of mistake it was


@pytest.mark.parametrize(
    ("game", "played", "better", "kind"),
    [
        ("res_arcana", "pass", "place athanor", "early"),
        ("trial_of_the_temples", "rest", "trial fire", "early"),
        ("res_arcana", "use vault 1", "pass", "late"),
        ("res_arcana", "pay gold", "pay calm", "paid"),
        ("res_arcana", "use vault 1", "claim coral_castle", "missed-claim"),
        ("res_arcana", "place athanor", "place vault", "other-place"),
        ("res_arcana", "discard vault for gold", "look own", "other"),
        ("a_game_of_another_package", "pass", "place athanor", "other"),
    ],
)
def test_a_lapse_is_named_by_what_was_done_and_what_was_better(game: str, played: str, better: str, kind: str) -> None:
    candidates = tuple(Candidate(n, text, (0.5, 0.5), 0.0) for n, text in enumerate((better, played)))
    decision = Decision(0, 0, 1, candidates, "turning", 0.2, 0.01, (-0.2, 0.2), (0,), False)
    assert kind_of(game, decision) == kind
    assert kind in KINDS
