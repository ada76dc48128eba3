"""People are called when it is their turn and they are away: by Web Push, read by a browser's keys, and by a hook."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import httpx
import pytest
import websockets
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from conclave.cli import main
from conclave.server.notifications.notifier import sign_webhook
from conclave.server.notifications.safe_http import NotPublicAddress, SafeHttpClient, is_public_address
from conclave.server.notifications.web_push import BadSubscription, check_subscription, make_key
from conclave.server.settings import BadSettings, load
from conclave.server.store import Store
from conclave.server.store.database import Database
from conclave.server.store.push_subscriptions import MAX_PER_PERSON
from conclave.server.store.values import Push, now
from live_server import serving, settings_for, visitor
from timeouts import PATIENCE

SECRET = "a secret of the host's"


class Mailbox:
    """A service of Web Push, or a hook, on this machine: it keeps what is sent there and answers as it is told."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.statuses: list[int] = []
        self.address = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in head[1:] if line}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(f"HTTP/1.1 {status} Said\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.got.put_nowait((head[0].split(" ")[1], headers, body))

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        async with asyncio.timeout(PATIENCE):
            return await self.got.get()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.answer, "127.0.0.1", 0)
    box.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield box
    server.close()


class Browser:
    """The keys of one, with which it reads what was sealed for it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "key": text(point), "auth": text(self.auth), "language": "de-AT"}

    def read(self, body: bytes) -> dict[str, str]:
        note: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))
        return note


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def push_settings(database: str, **more: Any) -> Any:
    key = {"push_key": make_key(), "push_contact": "mailto:host@example.org", "push_private": True, "call_after": 0}
    return settings_for(database, **key, **more)


async def begin(ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """The two sit down, and a stranger looks at the table, which begins then."""
    table = await sit_down(ada, ben)
    async with visitor(str(ada.base_url).rstrip("/"), "Cleo") as cleo, watching(cleo, table):
        return table


async def sit_down(ada: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
    table: str = (await ada.post("/api/tables", json=wish)).json()["table"]["id"]
    assert (await ben.post(f"/api/tables/{table}/join", json={})).status_code == 200
    return table


@asynccontextmanager
async def watching(client: httpx.AsyncClient, table: str) -> AsyncIterator[None]:
    """Look at a table until it has begun, and go on looking."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = str(client.base_url).replace("http", "ws").rstrip("/")
    async with websockets.connect(f"{address}/ws", additional_headers={"cookie": cookie}) as socket:
        for message in ({"type": "hello"}, {"type": "watch", "table": table}):
            await socket.send(json.dumps(message))
        async with asyncio.timeout(PATIENCE):
            while json.loads(await socket.recv())["type"] != "snapshot":
                pass
        yield


# --- Web Push


async def test_somebody_who_is_away_is_told_in_their_language_and_only_they_can_read_it(sqlite_url: str) -> None:
    async with (
        mailbox() as box,
        serving(push_settings(sqlite_url)) as address,
        visitor(address, "Ada") as ada,
        visitor(address, "Ben") as ben,
    ):
        browsers = {"ada": Browser(), "ben": Browser()}
        for name, client in (("ada", ada), ("ben", ben)):
            wish = browsers[name].subscription(f"{box.address}/{name}")
            assert (await client.put("/api/my/push", json=wish)).status_code == 204
        table = await begin(ada, ben)
        path, headers, body = await box.next()
        note = browsers[path.strip("/")].read(body)
        assert note == {"title": "Res Arcana", "text": "Du bist dran.", "table": table}
        assert table.encode() not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 86_400
        assert len(headers["topic"]) <= 32
        assert Vapid02.verify(headers["authorization"])
        key = (await ada.get("/api/push")).json()["key"]
        assert headers["authorization"].endswith(f"k={key}")


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(sqlite_url: str, status: int) -> None:
    async with (
        mailbox() as box,
        serving(push_settings(sqlite_url)) as address,
        visitor(address, "Ada") as ada,
        visitor(address, "Ben") as ben,
    ):
        box.statuses = [status]
        users = {}
        for client in (ada, ben):
            users[client] = (await client.get("/api/me")).json()["user"]["id"]
            await client.put("/api/my/push", json=Browser().subscription(f"{box.address}/{users[client]}"))
        await begin(ada, ben)
        path, _, _ = await box.next()
        store = Store(Database(sqlite_url))
        async with asyncio.timeout(PATIENCE):
            while await store.pushes.list_of_user(path.strip("/")):
                await asyncio.sleep(0.02)
        others = [user for user in users.values() if user != path.strip("/")]
        assert len(await store.pushes.list_of_user(others[0])) == 1
        await store.close()


async def test_whoever_signs_out_is_not_told_any_more(sqlite_url: str) -> None:
    async with serving(push_settings(sqlite_url)) as address, visitor(address, "Ada") as ada:
        user = (await ada.get("/api/me")).json()["user"]["id"]
        await ada.put("/api/my/push", json=Browser().subscription("http://127.0.0.1:9/ada"))
        store = Store(Database(sqlite_url))
        assert len(await store.pushes.list_of_user(user)) == 1
        await ada.post("/api/sign-out")
        assert await store.pushes.list_of_user(user) == []
        await store.close()


async def test_a_person_has_some_browsers_and_the_newest_count(store: Store) -> None:
    ada = await store.people.add_guest("Ada")
    await store.people.sign_in(ada.id, "token", now() + 1_000_000)
    for number in range(MAX_PER_PERSON + 3):
        await store.pushes.add("token", ada.id, Push(f"https://push.example/{number}", "k", "a", "en"))
    known = {push.endpoint.rpartition("/")[2] for push in await store.pushes.list_of_user(ada.id)}
    assert len(known) == MAX_PER_PERSON
    assert str(MAX_PER_PERSON + 2) in known
    await store.pushes.remove(f"https://push.example/{MAX_PER_PERSON + 2}", "another")
    assert len(await store.pushes.list_of_user(ada.id)) == MAX_PER_PERSON
    await store.pushes.remove(f"https://push.example/{MAX_PER_PERSON + 2}", "token")
    assert len(await store.pushes.list_of_user(ada.id)) == MAX_PER_PERSON - 1


async def test_without_a_key_nobody_subscribes(address: str) -> None:
    async with visitor(address, "Ada") as ada:
        assert (await ada.get("/api/push")).json() == {"key": ""}
        refused = await ada.put("/api/my/push", json=Browser().subscription("https://push.example/1"))
        assert refused.status_code == 409


# --- Where notes may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://user:word@push.example.org/x",
        "https://push.example.org:8443/x",
        "ftp://push.example.org/x",
        "https:///x",
        "https://push.example.org/" + "x" * 1000,
        "https://push.example.org/a b",
        "https://[2606:2800:21f:cb07::1]/x",
        "https://93.184.215.14/x",
    ],
)
def test_an_endpoint_is_a_plain_address_of_https(endpoint: str) -> None:
    with pytest.raises(BadSubscription):
        check_subscription(Push(**Browser().subscription(endpoint)))


@pytest.mark.parametrize("wrong", [{"key": "AAAA"}, {"auth": "AAAA"}, {"key": text(b"\4" + bytes(64))}, {"auth": "é"}])
def test_keys_that_nobody_could_read_with_are_refused(wrong: dict[str, str]) -> None:
    good = Browser().subscription("https://push.example.org/x")
    check_subscription(Push(**good))
    with pytest.raises(BadSubscription):
        check_subscription(Push(**(good | wrong)))


@pytest.mark.parametrize(
    ("address", "is_so"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("224.0.0.1", False),
        ("no address", False),
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07::1", True),
        ("64:ff9b::5db8:d70e", True),
        *((one, False) for one in ("64:ff9b:1::808:808", "fec0::1", "::127.0.0.1", "::8.8.8.8")),
    ],
)
def test_which_addresses_are_outside(address: str, is_so: bool) -> None:
    assert is_public_address(address) is is_so


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
async def test_nothing_is_sent_to_this_machine_by_whatever_name(host: str) -> None:
    async with mailbox() as box:
        outside = SafeHttpClient()
        with pytest.raises(NotPublicAddress):
            await outside.post(box.address.replace("127.0.0.1", host), b"x", {"content-length": "1"})
        await outside.close()
        assert box.got.empty()


# --- The host's hook


async def test_a_hook_is_told_whose_turn_it_is_signed_and_once_more_where_it_failed(sqlite_url: str) -> None:
    async with mailbox() as box:
        box.statuses = [503]
        settings = settings_for(
            sqlite_url, webhook=f"{box.address}/hook", webhook_secret=SECRET, call_after=0, origin="http://127.0.0.1"
        )
        async with serving(settings) as address, visitor(address, "Ada") as ada, visitor(address, "Ben") as ben:
            ids = {(await one.get("/api/me")).json()["user"]["id"] for one in (ada, ben)}
            table = await begin(ada, ben)
            first, (_, headers, body) = await box.next(), await box.next()
            assert first[2] == body
            told = json.loads(body)
            assert (told["event"], told["table"], told["game"]) == ("turn", table, "res_arcana")
            assert told["person"]["id"] in ids
            assert told["url"] == f"http://127.0.0.1/#/table/{table}"
            moment, proof = (part.partition("=")[2] for part in headers["conclave-signature"].split(","))
            assert proof == sign_webhook(SECRET, moment, body)


async def test_who_is_at_the_table_or_plays_against_bots_is_not_called(sqlite_url: str) -> None:
    async with mailbox() as box:
        settings = settings_for(sqlite_url, webhook=box.address, webhook_secret=SECRET, call_after=2)
        async with serving(settings) as address, visitor(address, "Ada") as ada, visitor(address, "Ben") as ben:
            bot = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            alone = (await ada.post("/api/tables", json=bot)).json()["table"]["id"]
            async with watching(ada, alone):
                pass
            together = await sit_down(ada, ben)
            async with watching(ada, together), watching(ben, together):
                table = await begin(ada, ben)
                _, _, body = await box.next()
                assert json.loads(body)["table"] == table
                assert box.got.empty()


@pytest.mark.parametrize(
    "wrong",
    [
        {"push_key": "short", "push_contact": "mailto:x@example.org"},
        {"push_key": make_key()},
        {"webhook": "nowhere", "webhook_secret": SECRET},
        {"webhook": "https://hook.example.org", "webhook_secret": "short"},
    ],
)
def test_settings_that_could_call_nobody_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        load({}, None, wrong)


def test_a_key_is_made_as_a_line_of_the_settings_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "push-key"])
    name, _, value = capsys.readouterr().out.strip().partition(" = ")
    settings = load({}, None, {name: value.strip('"'), "push_contact": "https://example.org"})
    assert settings.push_key
