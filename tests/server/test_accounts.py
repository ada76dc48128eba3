"""People over HTTP: guests, accounts, cookies, and what is kept of secrets."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from conclave.server.accounts import Accounts
from live_server import serving, settings_for, visitor

LOGIN = {"login": "anna.k", "password": "correct horse battery"}


async def me(client: httpx.AsyncClient) -> str:
    found = (await client.get("/api/me")).json()["user"]
    return "" if found is None else str(found["id"])


TWO = [{"kind": "me"}, {"kind": "open"}]


async def new_table(client: httpx.AsyncClient, seats: list[dict[str, str]] = TWO) -> str:
    wish = {"game": "res_arcana", "seats": seats, "is_public": True}
    made = await client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


async def my_tables(client: httpx.AsyncClient) -> dict[str, list[int]]:
    """My seats by table, wherever a game is on or waits."""
    return {one["table"]["id"]: one["mine"] for one in (await client.get("/api/my/tables")).json()}


async def account_elsewhere(address: str) -> None:
    async with visitor(address, "Anna") as laptop:
        assert (await laptop.post("/api/account", json=LOGIN)).status_code == 201


async def test_whoever_signs_in_brings_the_games_of_this_devices_guest_along(own_address: str) -> None:
    await account_elsewhere(own_address)
    async with visitor(own_address, "Anni") as phone, visitor(own_address, "Bob") as bob:
        guest, old_cookie = await me(phone), phone.cookies["conclave"]
        waiting, playing = await new_table(phone), await new_table(bob)
        assert (await phone.post(f"/api/tables/{playing}/join", json={})).status_code == 200
        for wrong in ({**LOGIN, "password": "not this one"}, {**LOGIN, "login": "nobody"}):
            assert (await phone.post("/api/sign-in", json=wrong)).status_code == 403
        evil = await phone.post("/api/sign-in", json=LOGIN, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
        assert (await me(phone), await my_tables(phone)) == (guest, {waiting: [0], playing: [1]})

        assert (await phone.post("/api/sign-in", json=LOGIN)).status_code == 200
        account = await me(phone)
        assert account != guest
        assert await my_tables(phone) == {waiting: [0], playing: [1]}
        seats = (await bob.get(f"/api/tables/{playing}")).json()["seats"]
        assert (seats[1]["user"], seats[1]["name"]) == (account, "Anni")
        added = await phone.put(f"/api/tables/{waiting}/seats/1", json={"bot": "novice"})
        assert added.status_code == 200, "the account is the host now"
        assert (await bob.get(f"/api/people/{guest}")).status_code == 404
        async with visitor(own_address) as thief:
            thief.cookies.set("conclave", old_cookie)
            assert await me(thief) == ""


async def test_nobody_sits_in_two_seats_by_signing_in(own_address: str) -> None:
    async with visitor(own_address, "Anna") as laptop, visitor(own_address, "Anni") as phone:
        assert (await laptop.post("/api/account", json=LOGIN)).status_code == 201
        three = await new_table(laptop, [*TWO, {"kind": "open"}])
        two = await new_table(laptop)
        for table in (three, two):
            assert (await phone.post(f"/api/tables/{table}/join", json={})).status_code == 200
        refused = await phone.post("/api/sign-in", json=LOGIN)
        assert (refused.status_code, refused.json()["code"]) == (409, "conflict")
        assert await my_tables(phone) == {three: [1], two: [1]}

        apart = await phone.post("/api/sign-in", json={**LOGIN, "bring_games": False})
        assert apart.status_code == 200
        assert await my_tables(phone) == {three: [0], two: [0]}


async def test_at_a_table_that_has_not_begun_the_guests_seat_is_open_again(own_address: str) -> None:
    async with visitor(own_address, "Anna") as laptop, visitor(own_address, "Anni") as phone:
        assert (await laptop.post("/api/account", json=LOGIN)).status_code == 201
        table = await new_table(laptop, [*TWO, {"kind": "open"}])
        assert (await phone.post(f"/api/tables/{table}/join", json={})).status_code == 200
        assert (await phone.post("/api/sign-in", json=LOGIN)).status_code == 200
        assert await my_tables(phone) == {table: [0]}
        seats = (await phone.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]


async def test_a_guest_plays_at_once_and_is_known_again(address: str) -> None:
    async with visitor(address) as anna:
        assert await me(anna) == ""
        answer = await anna.post("/api/guest", json={"name": "  Anna \t K. "})
        assert answer.status_code == 201
        assert answer.json() == {"id": await me(anna), "name": "Anna K.", "is_guest": True}


async def test_the_cookie_is_http_only_and_same_site_and_its_value_is_nowhere_in_the_database(
    own_address: str, tmp_path: Path
) -> None:
    async with visitor(own_address) as anna:
        answer = await anna.post("/api/guest", json={"name": "Anna"})
        flags = answer.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
        assert "Secure" not in flags
        await anna.post("/api/account", json=LOGIN)
        token = anna.cookies["conclave"].partition(".")[0]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"anna.k" in kept
    assert token.encode() not in kept
    assert LOGIN["password"].encode() not in kept
    assert b"$argon2id$" in kept


HOME = "https://play.example.org"
BEHIND_HTTPS = {"origin": HOME, "host": "play.example.org"}


async def test_behind_https_the_cookie_is_this_sites_alone(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, origin=HOME)) as address:
        async with httpx.AsyncClient(base_url=address, headers=BEHIND_HTTPS) as client:
            answer = await client.post("/api/guest", json={"name": "Anna"})
        assert answer.headers["set-cookie"].startswith("__Host-conclave=")
        assert {"Secure", "Path=/"} <= set(answer.headers["set-cookie"].split("; "))
        assert "domain" not in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


async def test_whoever_was_signed_in_before_https_was_set_up_stays_so_by_a_new_cookie(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url)) as address, visitor(address, "Anna") as anna:
        id_, old = await me(anna), anna.cookies["conclave"]
    async with serving(settings_for(sqlite_url, origin=HOME)) as address:  # noqa: SIM117 - too long for one line
        async with httpx.AsyncClient(base_url=address, headers=BEHIND_HTTPS) as client:
            answer = await client.get("/api/me", headers={"cookie": f"conclave={old}"})
            assert answer.json()["user"]["id"] == id_
            new = answer.headers["set-cookie"].partition(";")[0]
            assert new.startswith("__Host-conclave=")
            assert (await client.get("/api/me", headers={"cookie": f"conclave={old}"})).json()["user"] is None
            assert (await client.get("/api/me", headers={"cookie": new})).json()["user"]["id"] == id_
            refused = await client.get("/api/my/tables", headers={"cookie": new.removeprefix("__Host-")})
            assert refused.status_code == 401


async def test_behind_https_another_host_and_a_page_by_http_are_refused(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, origin=HOME)) as address:  # noqa: SIM117 - too long for one line
        async with httpx.AsyncClient(base_url=address) as client:
            for host in ("evil.example", "play.example.org.evil.example", address.removeprefix("http://"), ""):
                answer = await client.get("/api/me", headers={"host": host})
                assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
            for host in ("play.example.org", "PLAY.example.org:443"):
                assert (await client.get("/api/me", headers={"host": host})).status_code == 200
            name = {"name": "Anna"}
            for origin in ("http://play.example.org", "http://127.0.0.1:8000", "null"):
                answer = await client.post("/api/guest", json=name, headers=BEHIND_HTTPS | {"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
            assert (await client.get("/health")).status_code == 200, "who watches over it asks directly"


async def test_an_account_opens_by_another_cookie_than_the_guest_had(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna:
        before = anna.cookies["conclave"]
        assert (await anna.post("/api/account", json=LOGIN)).status_code == 201
        assert anna.cookies["conclave"] != before
        assert await me(anna)
        async with visitor(own_address) as thief:
            thief.cookies.set("conclave", before)
            assert await me(thief) == ""


async def test_an_account_keeps_who_one_is_and_opens_on_another_device(own_address: str) -> None:
    async with visitor(own_address, "Anna") as phone, visitor(own_address) as laptop:
        before = await me(phone)
        made = await phone.post("/api/account", json=LOGIN)
        assert (made.status_code, made.json()["id"], made.json()["is_guest"]) == (201, before, False)
        assert (await phone.post("/api/account", json=LOGIN)).status_code == 409
        signed = await laptop.post("/api/sign-in", json=LOGIN | {"login": "ANNA.K"})
        assert (signed.status_code, signed.json()["id"]) == (200, before)
        assert await me(laptop) == before
        assert await me(phone) == before


async def test_a_login_belongs_to_one(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address, "Ben") as ben:
        await anna.post("/api/account", json=LOGIN)
        answer = await ben.post("/api/account", json=LOGIN)
        assert answer.status_code == 409
        assert answer.json()["code"] == "conflict"


async def test_a_wrong_password_and_an_unknown_login_look_alike(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address) as other:
        await anna.post("/api/account", json=LOGIN)
        wrong = await other.post("/api/sign-in", json=LOGIN | {"password": "incorrect horse"})
        unknown = await other.post("/api/sign-in", json=LOGIN | {"login": "nobody"})
        assert wrong.status_code == unknown.status_code == 403
        assert wrong.json() == unknown.json()
        assert await me(other) == ""


async def test_a_password_is_hashed_with_as_much_memory_as_the_host_says_now(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(settings_for(sqlite_url, password_memory=8)) as address, visitor(address, "Anna") as anna:
        await anna.post("/api/account", json=LOGIN)
        assert "m=8192," in hashed_password(tmp_path / "conclave.db")
    async with serving(settings_for(sqlite_url, password_memory=16)) as address, visitor(address) as anna:
        assert (await anna.post("/api/sign-in", json=LOGIN)).status_code == 200
    assert "m=16384," in hashed_password(tmp_path / "conclave.db")


def hashed_password(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as database:
        (found,) = database.execute("SELECT password FROM users").fetchone()
    return str(found)


async def guess(client: httpx.AsyncClient, address: str, password: str) -> int:
    """Try a password, as if from this address behind the proxy."""
    body = LOGIN | {"password": password}
    return (await client.post("/api/sign-in", json=body, headers={"x-forwarded-for": address})).status_code


async def test_guessing_a_password_takes_forever(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna, visitor(own_address) as eve:
        await anna.post("/api/account", json=LOGIN)
        words = [LOGIN | {"password": f"guess number {n}"} for n in range(16)]
        guesses = await asyncio.gather(*(eve.post("/api/sign-in", json=one) for one in words))
        assert sum(answer.status_code == 403 for answer in guesses) >= 10
        refused = [answer for answer in guesses if answer.status_code != 403]
        assert refused
        assert all(answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1 for answer in refused)


async def test_a_strangers_guesses_do_not_keep_the_owner_out(own_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conclave.server.accounts.Accounts._matches", guessed_at_once)
    async with visitor(own_address, "Anna") as anna, visitor(own_address) as eve, visitor(own_address) as phone:
        await anna.post("/api/account", json=LOGIN)
        await anna.post("/api/sign-out")
        while await guess(eve, "203.0.113.7", "not this one") == 403:
            pass
        assert await guess(eve, "203.0.113.7", LOGIN["password"]) == 429
        assert await guess(phone, "198.51.100.1", LOGIN["password"]) == 200, "another own_address"
        for net in range(2, 60):  # strangers from everywhere
            await guess(eve, f"2001:db8:{net:x}00::1", "not this one")
        assert await guess(eve, "198.51.100.99", LOGIN["password"]) == 429
        assert await guess(anna, "203.0.113.7", LOGIN["password"]) == 200, "a device that knows the account"


async def guessed_at_once(_self: Accounts, _hashed: str, password: str) -> bool:
    """Without the half second that each real hash takes."""
    return password == LOGIN["password"]


async def test_whoever_comes_back_stays_signed_in(own_address: str, tmp_path: Path) -> None:
    async with visitor(own_address, "Anna") as anna:
        assert "set-cookie" not in (await anna.get("/api/me")).headers
        soon = int(time.time() * 1000) + 86_400_000
        with contextlib.closing(sqlite3.connect(tmp_path / "conclave.db")) as database, database:
            database.execute("UPDATE sign_ins SET expires = ?", (soon,))
        assert "Max-Age=15552000" in (await anna.get("/api/me")).headers["set-cookie"]
        with contextlib.closing(sqlite3.connect(tmp_path / "conclave.db")) as database:
            assert database.execute("SELECT expires FROM sign_ins").fetchone()[0] > soon * 1.001
            database.execute("UPDATE sign_ins SET expires = 1")
            database.commit()
        assert await me(anna) == ""


async def test_signing_out_ends_this_device_and_everywhere_ends_all(own_address: str) -> None:
    async with visitor(own_address, "Anna") as one, visitor(own_address) as two, visitor(own_address) as three:
        await one.post("/api/account", json=LOGIN)
        for device in (two, three):
            await device.post("/api/sign-in", json=LOGIN)
        kept = dict(two.cookies)
        assert (await two.post("/api/sign-out")).status_code == 204
        assert "conclave" not in two.cookies
        assert await me(one)
        two.cookies.update(kept)  # a stolen cookie opens nothing after that
        assert await me(two) == ""
        assert (await one.post("/api/sign-out-everywhere")).status_code == 204
        assert await me(three) == ""


async def test_a_new_password_signs_all_devices_out(own_address: str) -> None:
    async with visitor(own_address, "Anna") as anna:
        await anna.post("/api/account", json=LOGIN)
        new = {"old": LOGIN["password"], "new": "an even better one"}
        assert (await anna.put("/api/account/password", json=new | {"old": "wrong one"})).status_code == 403
        assert (await anna.put("/api/account/password", json=new)).status_code == 204
        assert await me(anna) == ""
        assert (await anna.post("/api/sign-in", json=LOGIN)).status_code == 403
        assert (await anna.post("/api/sign-in", json=LOGIN | {"password": new["new"]})).status_code == 200


async def test_a_forged_cookie_is_nobodys(address: str) -> None:
    async with visitor(address, "Anna") as anna, httpx.AsyncClient(base_url=address) as thief:
        cookie = anna.cookies["conclave"]
        for forged in (cookie.swapcase(), cookie[:-2] + "AA", cookie.partition(".")[0], "x.y", "\u00e9", ""):
            answer = await thief.get("/api/me", headers={b"cookie": f"conclave={forged}".encode()})
            assert answer.json()["user"] is None


async def test_a_name_must_be_seen(address: str) -> None:
    async with visitor(address) as anna:
        fillers = ("\u3164", "a\u115f", "\uffa0\u1160", "\u2800", "\u034f", "\u180b", "\ufe0f", "\U000e0100", "\u17b5")
        for name in ("", " ", "\u200b", "a\u202eb", "x" * 31, "a\x00b", "\u0301\u0308", *fillers):
            answer = await anna.post("/api/guest", json={"name": name})
            assert answer.status_code == 400
            assert re.search(r"1 to 30 visible|length >= 1", answer.json()["message"])


async def test_names_of_every_script_and_emoji_are_welcome(own_address: str) -> None:
    async with visitor(own_address) as anna:
        for name in (
            "Zo\u00eb",
            "\u674e\u5c0f\u9f8d",
            "\u0905\u0928\u093f",
            "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
            "\u2764\ufe0f",
        ):
            answer = await anna.post("/api/guest", json={"name": name})
            assert (answer.status_code, answer.json()["name"]) == (201, name.removesuffix("\ufe0f"))
        login = {"login": "\u3164\u3164\u3164", "password": LOGIN["password"]}
        assert (await anna.post("/api/account", json=login)).status_code == 400


async def test_somebody_without_a_cookie_is_told_to_come_in(address: str) -> None:
    async with visitor(address) as client:
        answer = await client.get("/api/my/tables")
        assert answer.status_code == 401
        assert answer.json()["code"] == "come_in_first"


async def test_a_new_name_is_shown_from_then_on(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        assert (await anna.patch("/api/me", json={"name": "Anne"})).json()["name"] == "Anne"
        assert (await anna.get("/api/me")).json()["user"]["name"] == "Anne"
