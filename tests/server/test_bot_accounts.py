"""Bot accounts: tokens, scopes, limits, challenges, the protocol over a websocket, ratings apart, `conclave join`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from conclave.core.ending import Ending
from conclave.core.errors import BadOptions
from conclave.core.registry import load_game
from conclave.lab.bot_client import BotClient, ChallengeRules, JoinRefused, make_socket_url, read_rules
from conclave.lab.bot_protocol import Challenge, TimeLimit
from conclave.server.store import Store
from conclave.server.store.bot_accounts import MAX_BOTS, MAX_TOKENS
from conclave.server.store.values import DAY, Conflict, NewTable, NotFound, Occupant, TooMany, User, now
from console import fail, run
from live_server import serving, settings_for, visitor
from socket_clients import Client, Person
from timeouts import PATIENCE

GAME = "trial_of_the_temples"


async def account(store: Store, login: str = "ada") -> User:
    guest = await store.people.add_guest(login.capitalize())
    return await store.people.make_account(guest.id, login, "!")


# --- The store


async def test_a_token_is_stored_as_a_hash_and_opens_until_it_is_revoked(store: Store) -> None:
    ada = await account(store)
    bot = await store.bot_accounts.add(ada, "ada-bot")
    token = await store.bot_accounts.add_token(ada.id, bot.id, "laptop", ["play"])
    found = await store.bot_accounts.find_bearer(token)
    assert found is not None
    assert (found.user.name, found.scopes) == ("ada-bot", frozenset({"play"}))
    assert not found.user.is_guest
    assert token not in str(await store.bot_accounts.list_of_owner())
    listed = (await store.bot_accounts.list_of_owner(ada.id))[0].tokens[0]
    assert listed.used is not None
    eve = await account(store, "eve")
    with pytest.raises(NotFound):
        await store.bot_accounts.revoke(eve.id, bot.id, listed.id)
    await store.bot_accounts.revoke(ada.id, bot.id, listed.id)
    assert await store.bot_accounts.find_bearer(token) is None
    assert await store.bot_accounts.find_bearer("nonsense") is None


async def test_a_ban_of_the_owner_counts_for_the_bot(store: Store) -> None:
    ada = await account(store)
    bot = await store.bot_accounts.add(ada, "ada-bot")
    token = await store.bot_accounts.add_token(ada.id, bot.id, "x", ["play"])
    heard: list[str] = []
    store.notices.listen(lambda notice: heard.append(notice.note))
    await store.moderation.ban(ada.id, now() + DAY, "", bars_guests=False)
    async with asyncio.timeout(PATIENCE):
        while not any(bot.id in note for note in heard):  # its connections are closed
            await asyncio.sleep(0.01)
    assert await store.bot_accounts.find_bearer(token) is None


async def test_bots_and_tokens_are_limited_and_belong_to_accounts(here: Store) -> None:
    ada = await account(here)
    bots = [await here.bot_accounts.add(ada, f"bot-{number}") for number in range(MAX_BOTS)]
    with pytest.raises(TooMany):
        await here.bot_accounts.add(ada, "one-more")
    with pytest.raises(Conflict, match="people with an account"):
        await here.bot_accounts.add(await here.people.get(bots[0].id), "grandchild")
    with pytest.raises(Conflict, match="people with an account"):
        await here.bot_accounts.add(await here.people.add_guest("Guest"), "guest-bot")
    with pytest.raises(Conflict, match="An account has the name"):
        await here.bot_accounts.add(await account(here, "eve"), "bot-1")
    for number in range(MAX_TOKENS):
        await here.bot_accounts.add_token(ada.id, bots[0].id, str(number), ["play"])
    with pytest.raises(TooMany):
        await here.bot_accounts.add_token(ada.id, bots[0].id, "x", ["play"])
    with pytest.raises(Conflict, match="needs a scope"):
        await here.bot_accounts.add_token(ada.id, bots[1].id, "x", [])
    await here.bot_accounts.delete(ada.id, bots[0].id)
    assert len(await here.bot_accounts.list_of_owner(ada.id)) == MAX_BOTS - 1


async def test_bots_are_rated_apart_from_people(store: Store) -> None:
    """A rated game with a bot changes the bot's rating alone, and leaderboards do not mix."""
    ada = await account(store)
    bot = await store.bot_accounts.add(ada, "ada-bot")
    game = load_game(GAME)
    for number in range(5):
        new = NewTable(
            game=GAME,
            rules=game.rules_version,
            options=game.options({"seats": 2}).to_dict(),
            seats=(Occupant("person", ada.id, ada.name), Occupant("person", bot.id, bot.name, "novice")),
            host=ada.id,
            rated=True,
            seed=bytes(16),
            commitment="",
        )
        table = await store.tables.create(new)
        await finish(store, table.id, number)
    assert await store.people.list_ratings(ada.id) == []
    assert [rating.games for rating in await store.people.list_ratings(bot.id)] == [5]
    assert await store.people.list_leaderboard(GAME) == []
    assert [one.name for one in await store.people.list_leaderboard(GAME, is_of_bots=True)] == ["ada-bot"]


async def finish(store: Store, table: str, number: int) -> None:
    import sqlalchemy as sa

    from conclave.server.store import ratings
    from conclave.server.store.schema import ENTRIES

    async with store.database.write() as connection:
        for seat in range(2):
            row = {"table_id": table, "version": seat, "kind": "answer", "seat": seat, "actions": "[]", "at": number}
            await connection.execute(sa.insert(ENTRIES).values(row))
        ending = Ending((1,), (1, 2), "points")
        await connection.run_sync(lambda sync: ratings.rate(sync, table, ending))


# --- At a server


@contextlib.asynccontextmanager
async def owner_at(address: str, login: str = "ada") -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(address, login.capitalize()) as http:
        made = await http.post("/api/account", json={"login": login, "password": "long enough"})
        assert made.status_code == 201, made.text
        yield http


async def make_bot_account(http: httpx.AsyncClient, name: str, *scopes: str) -> tuple[str, str]:
    """A bot, and its token."""
    bot = (await http.post("/api/my/bots", json={"name": name})).json()["id"]
    wish = {"label": "test", "scopes": scopes or ("play", "challenge")}
    made = await http.post(f"/api/my/bots/{bot}/tokens", json=wish)
    assert made.status_code == 201, made.text
    return bot, made.json()["token"]


async def make_table(http: httpx.AsyncClient, seats: int = 2, **wish: Any) -> str:
    kinds = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    made = await http.post("/api/tables", json={"game": GAME, "seats": kinds, **wish})
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


@contextlib.asynccontextmanager
async def bot_socket(address: str, token: str) -> AsyncIterator[Client]:
    headers = {"authorization": f"Bearer {token}"}
    async with websockets.connect(make_socket_url(address), additional_headers=headers) as socket:
        yield Client(socket, Person("", "", ""))


def is_of(kind: str) -> Any:
    return lambda message: message["type"] == kind


async def test_two_bots_are_challenged_and_play_a_game_to_its_end(sqlite_url: str) -> None:
    said: list[str] = []
    async with serving(settings_for(sqlite_url)) as address, owner_at(address) as http:
        clients = []
        for name in ("bot-one", "bot-two"):
            _, token = await make_bot_account(http, name)
            clients.append(BotClient(address, token, "random", ChallengeRules(), 1, said.append))
        playing = [asyncio.create_task(client.run()) for client in clients]
        async with asyncio.timeout(PATIENCE):
            while sum("connected as" in line for line in said) < 2:
                await asyncio.sleep(0.01)
        table = await make_table(http, 3)
        for seat, name in ((1, "bot-one"), (2, "bot-two")):
            asked = await http.post(f"/api/tables/{table}/challenge", json={"bot": name, "seat": seat})
            assert asked.status_code == 202, asked.text
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        async with websockets.connect(
            f"{address.replace('http', 'ws')}/ws", additional_headers={"cookie": cookie}
        ) as socket:
            person = Client(socket, Person("Ada", "", cookie))
            await person.send("hello", language="en")
            shown = await person.watch(table)
            while shown.get("table", {}).get("status") != "playing" and not shown.get("version"):
                shown = await person.get(lambda _: True)
            assert (await person.ask("resign", table=table, seat=0))["type"] == "ack"
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
        assert sum("game over" in line for line in said) == 2
        assert not [line for line in said if "refused" in line]
        seats = (await http.get(f"/api/tables/{table}")).json()["seats"]
        assert [(seat["kind"], bool(seat["bot"])) for seat in seats] == [
            *(("person", False), ("person", True), ("person", True))
        ]


async def test_wrong_answers_are_refused_and_a_revoked_token_ends_the_connection(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url)) as address, owner_at(address) as http:
        bot, token = await make_bot_account(http, "bot-one")
        table = await make_table(http)
        async with bot_socket(address, token) as client:
            welcome = await client.get(is_of("welcome"))
            assert (welcome["protocol"], welcome["name"], welcome["scopes"]) == (1, "bot-one", ["challenge", "play"])
            await http.post(f"/api/tables/{table}/challenge", json={"bot": "bot-one", "seat": 1})
            offered = await client.get(is_of("challenge"))
            assert (offered["table"], offered["by"], offered["game"], offered["seats"]) == (table, "Ada", GAME, 2)
            await client.send("accept", table="another")
            assert "no seat" in (await client.get(is_of("refused")))["text"]
            await client.send("accept", table=table)
            start = await client.get(is_of("start"))
            assert (start["seat"], start["options"]["seats"]) == (1, 2)
            for wrong, reason in (({"id": 99, "action": 1}, "stale"), ({"id": 1}, "malformed")):
                await client.send("answer", **wrong)
                assert (await client.get(is_of("refused")))["reason"] == reason
            token_id = (await http.get("/api/my/bots")).json()[0]["tokens"][0]["id"]
            assert (await http.delete(f"/api/my/bots/{bot}/tokens/{token_id}")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.get(is_of("nothing"))
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4401
        refused = BotClient(address, token, "random", ChallengeRules(), 1, lambda _: None)
        with pytest.raises(JoinRefused, match="does not accept this token"):
            await refused.run()


async def test_scopes_and_limits_hold(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url, bot_games=1)
    async with serving(settings) as address, owner_at(address) as http:
        _, token = await make_bot_account(http, "bot-one")
        _, only_play = await make_bot_account(http, "bot-two", "play")
        async with bot_socket(address, token) as client, bot_socket(address, only_play) as other:
            await client.get(is_of("welcome"))
            assert (await other.get(is_of("welcome")))["scopes"] == ["play"]
            async with bot_socket(address, token) as again:
                with pytest.raises(websockets.ConnectionClosed):
                    await again.get(is_of("welcome"))
            tables = [await make_table(http) for _ in range(2)]
            for table in tables:
                for name in ("bot-one", "bot-two"):
                    asked = await http.post(f"/api/tables/{table}/challenge", json={"bot": name, "seat": 1})
                    assert asked.status_code == 202
                await client.get(is_of("challenge"))
            for table in tables:
                await client.send("accept", table=table)
            assert "1 tables at once" in (await client.get(is_of("refused")))["text"]
            asked = await http.post(f"/api/tables/{tables[1]}/challenge", json={"bot": "bot-one", "seat": 1})
            assert (asked.status_code, asked.json()["code"]) == (409, "too_many")
            await other.send("accept", table=tables[1])
            assert "no seat" in (await other.get(is_of("refused")))["text"]
            assert not [message for message in other.said if message["type"] == "challenge"]


async def test_a_bot_that_comes_back_goes_on_where_it_was(sqlite_url: str) -> None:
    """A question has another number then; an answer is several questions where a person gives it in one."""
    async with serving(settings_for(sqlite_url)) as address, owner_at(address) as http:
        _, token = await make_bot_account(http, "bot-one")
        table = await make_table(http, 3, is_public=True)
        async with bot_socket(address, token) as client:
            await client.get(is_of("welcome"))
            await http.post(f"/api/tables/{table}/challenge", json={"bot": "bot-one", "seat": 1})
            await client.get(is_of("challenge"))
            await client.send("accept", table=table)
            async with asyncio.timeout(PATIENCE):
                while (await http.get(f"/api/tables/{table}")).json()["seats"][1]["kind"] == "open":
                    await asyncio.sleep(0.01)
            async with owner_at(address, "eve") as other:
                joined = await other.post(f"/api/tables/{table}/join", json={})
                assert joined.status_code == 200, joined.text
                await client.get(is_of("start"))
        start: dict[str, Any] = {}
        while not start:  # the server may not have noticed yet that the bot has gone
            async with bot_socket(address, token) as client:
                with contextlib.suppress(websockets.ConnectionClosed):
                    start = await client.get(is_of("start"))
        assert start["table"] == table


async def test_routes_refuse_guests_strangers_and_seats_that_are_not_open(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url)) as address, owner_at(address) as http:
        bot, _ = await make_bot_account(http, "bot-one")
        table = await make_table(http)
        async with visitor(address, "Guest") as guest:
            assert (await guest.post("/api/my/bots", json={"name": "guest-bot"})).json()["code"] == "needs_account"
            assert (await guest.delete(f"/api/my/bots/{bot}")).status_code == 404
            wish = {"label": "x", "scopes": ["play"]}
            assert (await guest.post(f"/api/my/bots/{bot}/tokens", json=wish)).status_code == 404
        for body, code in (({"bot": "nobody", "seat": 1}, 404), ({"bot": "bot-one", "seat": 0}, 409)):
            assert (await http.post(f"/api/tables/{table}/challenge", json=body)).status_code == code
        sign_in = {"login": "bot-one", "password": "!!!!!!!!"}
        assert (await http.post("/api/sign-in", json=sign_in)).json()["code"] == "wrong_password"
        assert (await http.get(f"/api/bot-leaderboard/{GAME}")).json() == []
        assert (await http.delete(f"/api/my/bots/{bot}")).status_code == 204


async def test_a_server_can_have_no_bot_accounts(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, bot_games=0)) as address, owner_at(address) as http:
        assert (await http.post("/api/my/bots", json={"name": "bot-one"})).status_code == 409


# --- Commands


def test_admin_commands_make_list_and_revoke_tokens(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'conclave.db'}"

    async def prepare() -> None:
        store = await Store.open(database.replace("sqlite:", "sqlite+aiosqlite:"))
        await account(store)
        await store.close()

    asyncio.run(prepare())
    where = ("--database", database)
    run("admin", "bot-add", "ada", "ada-bot", *where)
    token = run("admin", "bot-token", "ada-bot", "--scopes", "play", *where).strip()
    assert token.startswith("cbt_")
    name, _, token_id, scopes, *_ = run("admin", "bots", *where).split()
    assert (name, scopes) == ("ada-bot", "play")
    run("admin", "bot-revoke", "ada-bot", token_id, *where)
    assert token_id not in run("admin", "bots", *where)
    assert "no scope 'fly'" in fail("admin", "bot-token", "ada-bot", "--scopes", "fly", *where)
    assert "nobody has the login" in fail("admin", "bot-add", "nobody", "x-bot", *where)
    assert "there is no bot" in fail("admin", "bot-token", "nobody", *where)


def test_join_says_what_is_wrong(tmp_path: Path) -> None:
    token, empty = tmp_path / "token", tmp_path / "empty"
    token.write_text("cbt_secret\n")
    empty.write_text("\n")
    here = ("join", "http://127.0.0.1:1", "--bot", "random")
    assert "contains no token" in fail(*here, "--token-file", str(empty))
    assert "No such file" in fail(*here, "--token-file", str(tmp_path / "missing"))
    assert "there is no module 'nothing'" in fail(
        *("join", "http://127.0.0.1:1", "--bot", "nothing:Bot", "--token-file", str(token))
    )
    assert "no address of a server" in fail("join", "ftp://x", "--bot", "random", "--token-file", str(token))


def test_rules_decide_which_challenges_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(
        f'[challenges]\ngames = ["{GAME}"]\nseats = [2]\nrated = false\nclocks = ["move", "none"]\n'
        'min_seconds = 20\nblocked = ["Eve"]\nvariants = ["standard"]\nmax_games = 2\n'
    )
    rules = read_rules(file)
    good = Challenge("t", "Ada", GAME, "standard", 2, False, TimeLimit("move", 30, 0))
    assert rules.find_objection(good, 1) == ""
    assert "enough games" in rules.find_objection(good, 2)
    for change, why in (
        ({"game": "res_arcana"}, "I play only"),
        ({"seats": 3}, "2 seats"),
        ({"variant": "other"}, "variants standard"),
        ({"by": "Eve"}, "this player"),
        ({"rated": True}, "no rated"),
        ({"time": TimeLimit("bank", 600, 0)}, "clocks"),
        ({"time": TimeLimit("move", 5, 0)}, "20 seconds"),
    ):
        assert why in rules.find_objection(msgspec.structs.replace(good, **change), 0)
    for text, why in (
        ("[challenges]\nsize = 2\n", "unknown field `size`"),
        ("[other]\n", "unknown table 'other'"),
        ("[challenges\n", "Expected"),
        ('[challenges]\nseats = "2"\n', r"\$.seats"),
    ):
        file.write_text(text)
        with pytest.raises(BadOptions, match=why):
            read_rules(file)
