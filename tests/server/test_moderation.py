"""Order in a club: mute and block, showing out, reports, bans, stewards; and guests who never come back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets

from conclave.server.accounts import COOKIE_SECONDS
from conclave.server.guest_cleanup import delete_old_guests
from conclave.server.store import Store
from conclave.server.store.audit import HOST
from conclave.server.store.moderation import FOR_GOOD
from conclave.server.store.schema import TABLES, USERS
from conclave.server.store.values import (
    DAY,
    Banned,
    Conflict,
    NewReport,
    NewTable,
    NotFound,
    Occupant,
    Table,
    User,
    now,
)
from live_server import serving, settings_for, visitor
from room_helpers import listen, new_room
from room_helpers import new_table as table_in_play
from socket_clients import Client, Person

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def id_of(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["user"]["id"])


async def make(client: httpx.AsyncClient, **more: Any) -> str:
    answer = await client.post(
        "/api/tables", json={"game": "res_arcana", "seats": [ME, OPEN], "is_public": True, **more}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def make_steward(url: str, client: httpx.AsyncClient, login: str = "steward") -> None:
    assert (await client.post("/api/account", json={"login": login, "password": "a long password"})).status_code == 201
    store = await Store.open(url)
    await store.moderation.make_steward(login)
    await store.close()


@asynccontextmanager
async def at_table(address: str, client: httpx.AsyncClient, table: str) -> AsyncIterator[Client]:
    headers = {"cookie": f"conclave={client.cookies['conclave']}"}
    async with websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
        watcher = Client(socket, Person("", "", ""))
        await watcher.send("hello")
        assert (await watcher.watch(table))["type"] == "snapshot"
        yield watcher


# --- Mute and block


async def test_who_is_blocked_does_not_sit_with_the_other_either_way_round(address: str) -> None:
    async with visitor(address, "Ada") as ada, visitor(address, "Eve") as eve, visitor(address, "Bob") as bob:
        her, his = await id_of(eve), await id_of(bob)
        assert (await ada.put(f"/api/my/shunned/{her}", json={"is_block": True})).status_code == 200
        assert (await ada.put(f"/api/my/shunned/{his}", json={})).json() == [
            {"id": his, "name": "Bob", "kind": "mute"},
            {"id": her, "name": "Eve", "kind": "block"},
        ]
        mine, hers = await make(ada), await make(eve)
        for client, table in ((eve, mine), (ada, hers)):
            refused = await client.post(f"/api/tables/{table}/join", json={})
            assert (refused.status_code, refused.json()["code"]) == (409, "conflict")
        assert (await bob.post(f"/api/tables/{mine}/join", json={})).status_code == 200, "a mute is for the ears alone"
        assert (await eve.get("/api/my/shunned")).json() == []
        assert (await ada.delete(f"/api/my/shunned/{her}")).json() == [{"id": his, "name": "Bob", "kind": "mute"}]
        assert (await ada.post(f"/api/tables/{hers}/join", json={})).status_code == 200
        for nobody in ("nobody", await id_of(ada)):
            assert (await ada.put(f"/api/my/shunned/{nobody}", json={})).status_code == 404


# --- Showing out


async def test_who_made_a_table_shows_others_out_before_the_game_and_they_do_not_come_back(address: str) -> None:
    async with visitor(address, "Ada") as ada, visitor(address, "Eve") as eve, visitor(address, "Bob") as bob:
        table, her = await make(ada, seats=[ME, OPEN, OPEN]), await id_of(eve)
        assert (await eve.post(f"/api/tables/{table}/join", json={})).status_code == 200
        async with at_table(address, eve, table) as watching:
            assert (await bob.post(f"/api/tables/{table}/show-out", json={"person": her})).status_code == 409
            shown = await ada.post(f"/api/tables/{table}/show-out", json={"person": her})
            assert [seat["kind"] for seat in shown.json()["seats"]] == ["person", "open", "open"]
            assert (await watching.get(lambda message: message["type"] == "unwatched"))["table"] == table
            assert (await watching.watch(table))["type"] == "unwatched"
        assert (await eve.post(f"/api/tables/{table}/join", json={})).status_code == 404
        assert (await bob.post(f"/api/tables/{table}/join", json={})).status_code == 200


async def test_whoever_is_shown_out_of_a_game_gives_it_up(store: Store) -> None:
    table = await table_in_play(store)
    room = await new_room(store, table)
    ear = await listen(room, "ada")
    await store.moderation.show_out(table.id, "bob")
    await room.refresh()
    assert room.table_game.ending is not None
    assert room.table_game.ending.winners == (0,)
    assert ear.last("moved")["result"]["by"] == "resigned"
    await room.refresh()  # once is enough
    assert [entry.kind for entry in await store.log.load(table.id)] == ["start", "resign"]
    await room.close()


# --- Reports


async def test_a_report_keeps_what_was_said_and_stewards_see_to_it(own_address: str, sqlite_url: str) -> None:
    async with (
        visitor(own_address, "Ada") as ada,
        visitor(own_address, "Eve") as eve,
        visitor(own_address, "Kim") as kim,
    ):
        await make_steward(sqlite_url, kim)
        table = await make(eve)
        async with at_table(own_address, eve, table) as talking:
            await talking.ask("chat", table=table, text="you all are fools")
            line = (await talking.watch(table))["chat"][-1]["id"]
        wish = {"reason": "rude", "table": table, "line": line}
        assert (await ada.post("/api/reports", json=wish)).status_code == 201
        assert (await ada.post("/api/reports", json=wish | {"line": line + 7})).status_code == 404
        assert (await ada.post("/api/reports", json={"reason": "odd", "about": await id_of(eve)})).status_code == 201
        for route in ("/api/reports", "/api/bans"):
            assert (await eve.get(route)).status_code == 403
        first, second = (await kim.get("/api/reports")).json()
        assert (first["about"], first["about_name"], first["line"]) == (await id_of(eve), "Eve", "you all are fools")
        assert (first["by_name"], first["reason"], second["table"]) == ("Ada", "rude", "")
        assert (await eve.post(f"/api/reports/{first['number']}/close")).status_code == 403
        assert (await kim.post(f"/api/reports/{first['number']}/close")).status_code == 204
        assert [one["number"] for one in (await kim.get("/api/reports")).json()] == [second["number"]]
        (done,) = (await kim.get("/api/reports", params={"closed": True})).json()
        assert done["closed_by"] == "Kim"
        answers = [
            (await ada.post("/api/reports", json={"reason": "again", "table": table})).status_code for _ in range(12)
        ]
        assert answers[-1] == 429


async def test_nobody_can_bury_the_reports_of_others(store: Store) -> None:
    eve, ada, bob = [await store.people.add_guest(name) for name in ("Eve", "Ada", "Bob")]
    for number in range(120):
        victim = await store.people.add_guest(f"Guest {number}")
        await store.moderation.report(eve, NewReport("spam", about=victim.id))
    real = await store.moderation.report(ada, NewReport("insults", about=bob.id))
    first = await store.moderation.list_reports()
    assert real in [one.number for one in first[:2]]
    rest = await store.moderation.list_reports(skip=100)
    assert len({one.number for one in (*first, *rest)}) == 121, "all can be reached"


async def test_a_report_that_is_repeated_counts_once(store: Store) -> None:
    ada, bob, eve = [await store.people.add_guest(name) for name in ("Ada", "Bob", "Eve")]
    numbers = [await store.moderation.report(ada, NewReport(why, about=bob.id)) for why in ("rude", "very rude")]
    assert numbers[0] == numbers[1] != await store.moderation.report(eve, NewReport("rude", about=bob.id))
    await store.moderation.close_report(numbers[0], HOST)
    assert await store.moderation.report(ada, NewReport("again", about=bob.id)) != numbers[0]


async def test_one_address_files_few_reports(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url)) as address, visitor(address, "Bob") as bob:
        about, filed = await id_of(bob), 0
        for number in range(6):
            async with visitor(address, f"Eve {number}") as eve:
                for line in range(4):
                    body = {"reason": "spam", "about": await id_of(eve) if line else about}
                    filed += (await eve.post("/api/reports", json=body)).status_code == 201
        assert filed <= 15


async def test_of_a_private_table_nobody_learns_by_reporting_it(address: str) -> None:
    async with visitor(address, "Ada") as ada, visitor(address, "Eve") as eve:
        table = await make(ada, is_public=False)
        assert (await eve.post("/api/reports", json={"reason": "hm", "table": table})).status_code == 404
        assert (await ada.post("/api/reports", json={"reason": "hm", "table": table})).status_code == 201


# --- Bans


async def test_who_is_banned_is_out_at_once_and_until_then(own_address: str, sqlite_url: str) -> None:
    async with (
        visitor(own_address, "Kim") as kim,
        visitor(own_address, "Eve") as eve,
        visitor(own_address, "Bob") as bob,
    ):
        await make_steward(sqlite_url, kim)
        login = {"login": "eve", "password": "a long password"}
        assert (await eve.post("/api/account", json=login)).status_code == 201
        her, table = await id_of(eve), await make(bob)
        await eve.post(f"/api/tables/{table}/join", json={})
        async with at_table(own_address, eve, table) as playing, at_table(own_address, bob, table) as rival:
            assert (await bob.put(f"/api/people/{her}/ban", json={"days": 1})).status_code == 403
            assert (await kim.put(f"/api/people/{her}/ban", json={"days": 2, "reason": "rude"})).status_code == 204
            assert (await playing.get(lambda message: message["type"] == "bye"))["code"] == "signed_out"
            over = await rival.get(lambda message: message["type"] == "moved" and message["result"] is not None)
            assert over["result"]["winners"] == [0]
        assert (await eve.get("/api/me")).json()["user"] is None
        refused = await eve.post("/api/sign-in", json=login)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert "rude" in refused.json()["message"]
        wrong = await eve.post("/api/sign-in", json=login | {"password": "a wrong password"})
        assert wrong.json()["code"] == "wrong_password", "only who knows the password learns of the ban"
        assert [one["user"] for one in (await kim.get("/api/bans")).json()] == [her]
        assert (await kim.put(f"/api/people/{await id_of(kim)}/ban", json={"days": 1})).status_code == 409
        assert (await kim.delete(f"/api/people/{her}/ban")).status_code == 204
        assert (await eve.post("/api/sign-in", json=login)).status_code == 200


async def test_with_a_guest_new_guests_from_there_can_be_kept_out(store: Store) -> None:
    eve = await store.people.add_guest("Eve", "there")
    await store.people.sign_in(eve.id, "hash", 1 << 50)
    await store.moderation.ban(eve.id, now() + DAY, "", bars_guests=True)
    assert await store.people.find_sign_in("hash") is None
    with pytest.raises(Banned, match="no new guests"):
        await store.people.add_guest("Eve again", "there")
    assert (await store.people.add_guest("Ada", "here")).is_guest
    async with store.database.write() as connection:
        await connection.execute(sa.update(USERS).values(banned=now() - 1))
    assert (await store.people.add_guest("Bob", "there")).is_guest
    assert await store.moderation.list_bans() == []


# --- Guests who never come back


async def seat(store: Store, *users: User, status: str = "finished") -> Table:
    seats = [Occupant("person", user.id, user.name) for user in users]
    seats += [Occupant("bot", name="Random", bot="random")] * (len(users) == 1)
    table = await store.tables.create(
        NewTable(game="res_arcana", rules=1, options={}, seats=tuple(seats), host=users[0].id, seed=b"", commitment="")
    )
    async with store.database.write() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table.id).values(status=status))
    return table


async def test_guests_who_never_come_back_are_forgotten_with_what_is_theirs_alone(store: Store) -> None:
    names = ("gone", "here", "plays", "banned", "account")
    gone, here, plays, banned, account = [await store.people.add_guest(name) for name in names]
    await store.people.make_account(account.id, "account", "hashed")
    await store.people.sign_in(gone.id, "old", now() + (COOKIE_SECONDS - 40 * 86_400) * 1000)  # 40 days ago
    await store.people.sign_in(here.id, "new", now() + (COOKIE_SECONDS - 10 * 86_400) * 1000)
    await store.moderation.ban(banned.id, FOR_GOOD, "")
    own, shared = await seat(store, gone), await seat(store, gone, account)
    running = await seat(store, plays, here, status="playing")
    async with store.database.write() as connection:
        await connection.execute(sa.update(USERS).values(created=now() - 100 * DAY))
    assert [await delete_old_guests(store, days) for days in (0, 60)] == [0, 0]
    assert await delete_old_guests(store, 30) == 1
    for user in (here, plays, banned, account):
        assert (await store.people.get(user.id)).name == user.name
    with pytest.raises(NotFound):
        await store.people.get(gone.id)
    with pytest.raises(NotFound):
        await store.tables.get(own.id)
    assert [one.name for one in (await store.tables.get(shared.id)).seats] == ["(deleted)", "account"]
    assert (await store.tables.get(running.id)).seats[0].name == "plays"
    assert await delete_old_guests(store, 30) == 0


async def test_a_sweep_takes_some_at_a_time(store: Store) -> None:
    for number in range(7):
        await store.people.add_guest(f"Guest {number}")
    later = now() + 10_000
    assert [await store.guests.delete_inactive(later, 0, most=3) for _ in range(4)] == [3, 3, 1, 0]


async def test_a_steward_is_named_by_the_host(store: Store) -> None:
    kim = await store.people.add_guest("Kim")
    await store.people.make_account(kim.id, "kim", "hashed")
    await store.moderation.make_steward("kim")
    assert (await store.people.get(kim.id)).is_steward
    assert await store.moderation.list_stewards() == ["kim"]
    with pytest.raises(Conflict):
        await store.moderation.ban(kim.id, FOR_GOOD, "")
    await store.moderation.make_steward("kim", is_steward=False)
    assert not (await store.people.get(kim.id)).is_steward
    with pytest.raises(NotFound):
        await store.moderation.make_steward("nobody")
    assert await store.moderation.report(kim, NewReport("slow")) == 1
