"""Tables over HTTP: made, found, joined and left, and nobody in a place that is not theirs."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets import Origin

from conclave.cli import main
from conclave.core.ending import Ending
from conclave.core.record import decode
from conclave.server.store import Store
from conclave.server.store import ratings as store_ratings
from conclave.server.store.values import Entry, NewTable, Occupant, Standing, User
from live_server import serving, settings_for, visitor
from socket_clients import Client, Person, some_answer

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def make(client: httpx.AsyncClient, *seats: dict[str, str], **more: Any) -> tuple[str, str]:
    """Id and link of a new table."""
    wish = {"game": "res_arcana", "seats": seats or (ME, OPEN), **more}
    answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]["id"], answer.json()["link"]


async def make_account(client: httpx.AsyncClient, login: str) -> str:
    answer = await client.post("/api/account", json={"login": login, "password": "a long password"})
    assert answer.status_code == 201
    return str(answer.json()["id"])


async def ids(client: httpx.AsyncClient, path: str) -> list[str]:
    return [one.get("table", one)["id"] for one in (await client.get(path)).json()]


# --- The usual ways


async def test_a_public_table_is_found_in_the_lobby_and_joined(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address, "Ben") as ben:
        table, _ = await make(anna, ME, OPEN, is_public=True)
        assert await ids(ben, "/api/tables") == [table]
        joined = (await ben.post(f"/api/tables/{table}/join", json={})).json()
        assert joined["status"] == "playing"
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Ben"]
        assert await ids(ben, "/api/my/tables") == await ids(anna, "/api/my/tables") == [table]


async def test_bots_of_one_level_have_names_of_their_own(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        table, _ = await make(anna, ME, BOT, BOT, OPEN)
        seated = (await anna.put(f"/api/tables/{table}/seats/3", json={"bot": "random"})).json()
        assert [seat["name"] for seat in seated["seats"]] == ["Anna", "Random", "Random 2", "Random 3"]


async def test_a_private_table_is_joined_by_its_link(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address, "Ben") as ben:
        table, link = await make(anna, ME, OPEN, OPEN, game="trial_of_the_temples")
        assert await ids(ben, "/api/tables") == []
        assert (await ben.get(f"/api/links/{link}")).json()["id"] == table
        joined = await ben.post(f"/api/tables/{table}/join", json={"seat": 2, "link": link})
        assert [seat["kind"] for seat in joined.json()["seats"]] == ["person", "open", "person"]
        assert (await ben.get(f"/api/tables/{table}/link")).json()["link"] == link


async def test_the_host_fills_seats_with_bots(address: str) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Ben") as ben:
        table, link = await make(anna, ME, OPEN, BOT)
        place = f"/api/tables/{table}/seats/1"
        assert (await ben.put(place, json={"bot": "random"})).status_code == 404
        await ben.get(f"/api/links/{link}")
        answer = await anna.put(place, json={"bot": "oracle"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_options")
        assert (await anna.put(place, json={"bot": "random"})).json()["status"] == "playing"
        assert (await anna.put(place, json={"bot": "random"})).status_code == 409


async def test_several_may_share_a_device(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        wish = {"game": "res_arcana", "seats": [ME, ME | {"name": "Grandpa"}]}
        table = (await anna.post("/api/tables", json=wish)).json()["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Grandpa"]
        assert table["status"] == "playing"
        (mine,) = (await anna.get("/api/my/tables")).json()
        assert mine["mine"] == [0, 1]


async def test_who_leaves_opens_the_seat_and_the_last_one_closes_the_table(address: str) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Ben") as ben:
        table, link = await make(anna, ME, OPEN, OPEN)
        await ben.post(f"/api/tables/{table}/join", json={"link": link})
        assert (await ben.post(f"/api/tables/{table}/leave")).json()["status"] == "open"
        assert (await ben.post(f"/api/tables/{table}/leave")).status_code == 404
        assert (await anna.post(f"/api/tables/{table}/leave")).json()["status"] == "cancelled"
        assert await ids(anna, "/api/my/tables") == []


async def test_while_a_game_is_played_nobody_leaves_by_this_door(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        table, _ = await make(anna, ME, BOT)
        answer = await anna.post(f"/api/tables/{table}/leave")
        assert answer.status_code == 409
        assert "resign" in answer.json()["message"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "there is no game 'chess'"),
    ({"seats": [OPEN, OPEN]}, "take a seat yourself"),
    ({"seats": [ME, {"kind": "bot", "bot": "oracle"}]}, "no bot 'oracle' plays"),
    ({"options": {"variant": "wild"}}, "wild"),
    ({"options": {"variant": ["match"]}}, "variant"),
    ({"options": {"seats": 3}}, "length of the list"),
    ({"options": {"rounds": 3}}, "has no option 'rounds'"),
    ({"seats": [ME, OPEN, OPEN], "options": {"variant": "match"}}, "match play is for 2 seats"),
    ({"is_rated": True}, "make one first"),
    ({"time": {"kind": "bank", "seconds": 1}}, "5 seconds or more"),
    ({"time": {"kind": "none", "seconds": 60}}, "without a clock"),
    ({"time": {"kind": "move", "seconds": 60, "increment": 5}}, "increment belongs to a bank"),
    ({"seats": [ME]}, "length >= 2"),
    ({"colour": "red"}, "colour"),
]


async def test_a_table_that_cannot_be_is_refused_with_what_would_be_right(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        for wish, said in WRONG:
            answer = await anna.post("/api/tables", json={"game": "res_arcana", "seats": [ME, OPEN], **wish})
            assert 400 <= answer.status_code < 405
            assert said in answer.json()["message"]
        assert await ids(anna, "/api/my/tables") == []


async def test_nobody_hoards_tables(sqlite_url: str) -> None:
    wish = {"game": "res_arcana", "seats": [ME, OPEN]}
    async with (
        serving(settings_for(sqlite_url, max_tables=2)) as address,
        visitor(address, "Anna") as anna,
        visitor(address, "Ben") as ben,
    ):
        for _ in range(2):
            await make(anna, is_public=True)
        assert (await anna.post("/api/tables", json=wish)).status_code == 409
        table, _ = await make(ben, is_public=True)
        assert (await anna.post(f"/api/tables/{table}/join", json={})).status_code == 409


# --- Attacks


async def test_a_private_table_does_not_exist_for_others(address: str) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Eve") as eve:
        table, link = await make(anna)
        missing = (await eve.get("/api/tables/aaaaaaaaaaaaaaaaaaaa")).json()
        for path in (f"/api/tables/{table}", f"/api/tables/{table}?link=wrong", f"/api/tables/{table}/record"):
            answer = await eve.get(path)
            assert answer.status_code == 404
            assert answer.json()["message"].replace(table, "x") == missing["message"].replace("a" * 20, "x")
        for path, body in (("join", {}), ("join", {"link": "wrong"}), ("join", {"link": link[:-1]}), ("leave", None)):
            assert (await eve.post(f"/api/tables/{table}/{path}", json=body)).status_code == 404
        assert (await eve.get(f"/api/tables/{table}/link")).status_code == 404
        assert (await eve.get(f"/api/tables/{table}", params={"link": link})).status_code == 200
        assert (await eve.get(f"/api/tables/{table}/link")).status_code == 404


async def test_nobody_leaves_or_sits_for_another(address: str) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Ben") as ben, visitor(address, "Eve") as eve:
        table, _ = await make(anna, ME, OPEN, is_public=True)
        assert (await eve.post(f"/api/tables/{table}/leave")).status_code == 409
        assert (await eve.put(f"/api/tables/{table}/seats/1", json={"bot": "random"})).status_code == 409
        assert (await eve.post(f"/api/tables/{table}/join", json={"seat": 0})).status_code == 409
        assert (await anna.post(f"/api/tables/{table}/join", json={"seat": 1})).status_code == 409
        both = await asyncio.gather(*(one.post(f"/api/tables/{table}/join", json={}) for one in (ben, eve)))
        assert sorted(answer.status_code for answer in both) == [200, 409]


async def test_no_answer_tells_the_seed_the_log_or_how_long_it_is(own_address: str, sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    async with visitor(own_address, "Anna") as anna:
        table, link = await make(anna, ME, BOT, is_public=True)
        paths = ("/api/tables", f"/api/tables/{table}", "/api/my/tables", f"/api/links/{link}")
        answers = [await anna.get(path) for path in paths]
    seed = (await store.tables.get_secret(table)).seed
    await store.close()
    for answer in answers:
        assert answer.status_code == 200
        assert seed.hex() not in answer.text
        assert table in answer.text
        assert '"version"' not in answer.text
    assert all(link not in answer.text for answer in answers)


# --- The end


async def resign(address: str, cookie: str, table: str, seat: int, *, after_a_move: bool = False) -> None:
    """Give a game up, over the socket as a browser does."""
    place, headers = address.replace("http", "ws") + "/ws", {"cookie": f"conclave={cookie}"}
    async with websockets.connect(place, origin=Origin(address), additional_headers=headers) as socket:
        client = Client(socket, Person("", "", cookie))
        await client.send("hello")
        if after_a_move:
            await answer(client, table, seat)
        else:
            await client.watch(table)
        assert (await client.ask("resign", table=table, seat=seat))["type"] == "ack"


async def answer(client: Client, table: str, seat: int) -> None:
    """Answer what a seat is asked now, in its turn or before it."""
    shown = await client.watch(table)
    question = shown["question"]
    given = some_answer(question, random.Random(1))
    kind = "bank" if question["early"] else "act"
    assert (await client.ask(kind, table=table, version=shown["version"], seat=seat, **given))["type"] == "ack"


async def move(address: str, cookie: str, table: str, seat: int) -> None:
    place, headers = address.replace("http", "ws") + "/ws", {"cookie": f"conclave={cookie}"}
    async with websockets.connect(place, origin=Origin(address), additional_headers=headers) as socket:
        client = Client(socket, Person("", "", cookie))
        await client.send("hello")
        await answer(client, table, seat)


async def test_the_record_of_a_game_that_is_over_is_downloaded_and_verified(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Ben") as ben:
        table, link = await make(anna)
        await ben.post(f"/api/tables/{table}/join", json={"link": link})
        assert (await anna.get(f"/api/tables/{table}/record")).status_code == 404
        await resign(address, ben.cookies["conclave"], table, 1)
        answer = await anna.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        assert f"res_arcana-{table}.json" in answer.headers["content-disposition"]
        commitment = (await anna.get(f"/api/tables/{table}")).json()["commitment"]
        assert await ids(anna, "/api/my/tables?which=finished") == [table]
        async with visitor(address, "Eve") as eve:
            assert (await eve.get(f"/api/tables/{table}/record")).status_code == 404
            assert (await eve.get(f"/api/tables/{table}/record", params={"link": link})).status_code == 200
    record = decode(answer.content)
    assert record.dealer is not None
    assert record.dealer.commitment == commitment
    (tmp_path / "game.json").write_bytes(answer.content)
    with pytest.raises(SystemExit, match="0"):
        main(["replay", "--verify", str(tmp_path / "game.json")])
    assert "verified" in capsys.readouterr().out


@pytest.fixture
def short_rated_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are given up after one answer of each are rated."""
    monkeypatch.setattr(store_ratings, "MIN_ANSWERS", 1)


@pytest.mark.usefixtures("short_rated_games")
async def test_a_rated_game_moves_the_ratings_of_both_and_shows_in_their_profiles(address: str) -> None:
    async with visitor(address, "Anna") as anna, visitor(address, "Ben") as ben, visitor(address, "Eve") as guest:
        people = [await make_account(anna, "anna"), await make_account(ben, "ben")]
        bots = {"game": "res_arcana", "seats": [ME, BOT], "is_rated": True}
        assert (await anna.post("/api/tables", json=bots)).status_code == 400
        table, _ = await make(anna, ME, OPEN, is_public=True, is_rated=True)
        refused = await guest.post(f"/api/tables/{table}/join", json={})
        assert (refused.status_code, refused.json()["code"]) == (403, "needs_account")
        await ben.post(f"/api/tables/{table}/join", json={})
        await move(address, anna.cookies["conclave"], table, 0)
        await resign(address, ben.cookies["conclave"], table, 1, after_a_move=True)
        profiles = [(await guest.get(f"/api/people/{one}")).json() for one in people]
        winner, loser = (profile["ratings"][0] for profile in profiles)
        assert winner["shown"] > 1000 > loser["shown"] - 1
        assert winner["mu"] > loser["mu"]
        assert [profile["changes"][0]["table"] for profile in profiles] == [table, table]
        assert [one["id"] for one in profiles[0]["tables"]] == [table]
        assert (await anna.get("/api/me")).json()["ratings"][0]["games"] == 1


@pytest.mark.usefixtures("short_rated_games")
async def test_a_private_game_is_not_in_a_profile(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address, "Ben") as ben:
        people = [await make_account(anna, "anna"), await make_account(ben, "ben")]
        table, link = await make(anna, is_rated=True)
        await ben.post(f"/api/tables/{table}/join", json={"link": link})
        await move(own_address, anna.cookies["conclave"], table, 0)
        await resign(own_address, ben.cookies["conclave"], table, 1, after_a_move=True)
        profile = await ben.get(f"/api/people/{people[0]}")
        assert profile.json()["ratings"][0]["games"] == 1
        assert table not in profile.text


async def test_ratings_are_stored_with_the_end_on_both_databases(store: Store) -> None:
    users = [await store.people.add_guest(name) for name in ("Anna", "Ben", "Cleo")]
    seats = tuple(Occupant("person", user.id, user.name) for user in users)
    for round_ in range(2):
        new = NewTable(
            game="res_arcana", rules=1, options={"seats": 3}, seats=seats, host="", rated=True, seed=b"", commitment=""
        )
        table = await store.tables.create(new)
        answers = [Entry("answer", 0), Entry("bank", 1), Entry("answer", 2)]
        await store.log.append(table.id, 0, answers, Standing(), Ending((1,), (8, 10, 8), "points"))
        ratings = [(await store.people.list_ratings(user.id))[0] for user in users]
        assert [rating.games for rating in ratings] == [round_ + 1] * 3
        assert ratings[1].mu > 25 > ratings[0].mu
        assert ratings[0].mu == pytest.approx(ratings[2].mu, rel=0.01)  # a tie
    changes = await store.people.list_rating_changes(users[1].id)
    assert [change.before for change in changes] == [changes[1].after, 1000]


async def test_a_game_that_ends_before_everybody_has_moved_is_not_rated(store: Store) -> None:
    users = [await store.people.add_guest(name) for name in ("Anna", "Ben")]
    seats = tuple(Occupant("person", user.id, user.name) for user in users)
    won = Ending((0,), (0, 0), "resigned", by="resigned")
    logs: list[list[Entry]] = [
        [],
        [Entry("answer", 0)],
        [Entry("answer", seat) for seat in (0, 1)],
        [Entry("answer", seat) for seat in (0, 0, 1) for _ in range(store_ratings.MIN_ANSWERS - 1)],
        [Entry("answer", 1), Entry("answer", 1), Entry("undo", 1, (0,))],
    ]
    for log in logs:
        table = await store.tables.create(
            NewTable(game="res_arcana", rules=1, options={}, seats=seats, host="", rated=True, seed=b"", commitment="")
        )
        await store.log.append(table.id, 0, [*log, Entry("resign", 1)], Standing(), won)
        assert (await store.tables.get(table.id)).status == "finished"
    for user in users:
        assert await store.people.list_ratings(user.id) == []
        assert await store.people.list_rating_changes(user.id) == []


async def play_rated(store: Store, users: list[User], ending: Ending) -> None:
    seats = tuple(Occupant("person", user.id, user.name) for user in users)
    table = await store.tables.create(
        NewTable(game="res_arcana", rules=1, options={}, seats=seats, host="", rated=True, seed=b"", commitment="")
    )
    answers = [Entry("answer", seat) for seat in (0, 1) for _ in range(store_ratings.MIN_ANSWERS)]
    await store.log.append(table.id, 0, answers, Standing(), ending)


async def test_repeated_games_of_the_same_people_count_less_and_less(store: Store) -> None:
    users = [await store.people.add_guest(name) for name in ("Anna", "Ben", "Cleo")]
    shown, gained = 0, []
    for _ in range(25):
        await play_rated(store, users[:2], Ending((0,), (0, 0), "resigned", by="resigned"))
        change = (await store.people.list_rating_changes(users[0].id))[0]
        shown = change.after
        gained.append(change.after - change.before)
    assert shown < 1700  # 1902 with full weight
    assert gained[10] < gained[2] / 3
    before = (await store.people.list_ratings(users[0].id))[0].sigma
    await play_rated(store, [users[0], users[2]], Ending((1,), (0, 0), "resigned", by="resigned"))
    assert (await store.people.list_ratings(users[0].id))[0].sigma < before, "another opponent counts in full"


async def test_provisional_ratings_are_not_on_the_leaderboard(store: Store) -> None:
    users = [await store.people.add_guest(name) for name in ("Anna", "Ben")]
    listed = []
    for _ in range(store_ratings.MIN_RANKED_GAMES):
        await play_rated(store, users, Ending((0,), (10, 8), "points"))
        listed.append(len(await store.people.list_leaderboard("res_arcana")))
    assert listed == [0] * (store_ratings.MIN_RANKED_GAMES - 1) + [2]
