"""The gate and the routes around tables: other sites, hurry, large requests, headers, files, health and figures."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from conclave.bots.published_ratings import load_elo
from conclave.server.http import client_files as http_client
from conclave.server.http.route_limits import RouteLimits
from conclave.server.rate_limits import RateLimits
from live_server import serving, settings_for, visitor
from timeouts import PATIENCE


async def test_other_sites_cannot_change_anything(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        host = address.removeprefix("http://")
        others = (
            "https://evil.example",
            "null",
            "http://[",
            f"http://evil.example/{host}",
            f"http://{host}.evil.example",
        )
        for origin in others:
            answer = await anna.post("/api/guest", json={"name": "Eve"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
        del anna.headers["origin"]
        assert (await anna.post("/api/sign-out", headers={"sec-fetch-site": "cross-site"})).status_code == 403
        assert (await anna.get("/api/me", headers={"origin": "https://evil.example"})).json()["user"] is not None


async def test_other_sites_cannot_open_a_socket(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        cookie = f"conclave={anna.cookies['conclave']}"
    place = address.replace("http", "ws") + "/ws"
    headers = {"cookie": cookie}
    with pytest.raises(websockets.InvalidStatus, match="403"):
        async with websockets.connect(
            place, origin=websockets.Origin("https://evil.example"), additional_headers=headers
        ):
            pass
    async with websockets.connect(place, origin=websockets.Origin(address), additional_headers=headers) as socket:
        await socket.send('{"type": "hello"}')
        assert '"welcome"' in str(await socket.recv())


async def test_a_slash_more_in_a_path_is_no_way_around_a_limit(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, sign_ins_per_minute=1)) as address, visitor(address) as client:
        paths = ("/api/guest", "//api/guest", "/api//guest", "/api/guest/", "///api/guest", "/api/guest//")
        answers = [await client.post(f"{address}{path}", json={"name": "Eve"}) for path in paths]
        assert [answer.status_code for answer in answers].count(201) <= 4


def test_doors_are_asked_on_the_loop_so_that_one_thread_alone_counts(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url)
    assert inspect.iscoroutinefunction(RouteLimits(settings, RateLimits(settings)).check)


async def test_who_is_too_fast_is_told_how_long_to_wait(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, sign_ins_per_minute=1)) as address, visitor(address) as client:
        answers = [await client.post("/api/guest", json={"name": "Anna"}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 201, 429, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
        assert answers[-1].json()["code"] == "too_fast"
        assert (await client.get("/api/me")).status_code == 200
    async with serving(settings_for(sqlite_url, requests_per_second=1)) as address, visitor(address) as client:
        while (answer := await client.get("/api/me")).status_code == 200:
            pass
        assert answer.status_code == 429
        assert (await client.get("/health")).status_code == 200


async def test_a_large_request_is_refused(address: str) -> None:
    async with visitor(address) as client:
        answer = await client.post("/api/guest", content=b'{"name": "' + b"x" * 100_000 + b'"}')
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_what_is_no_request_is_told_so(address: str) -> None:
    async with visitor(address) as client:
        for body in (b"", b"{", b"[]", b'{"name": 1}', b'{"name": "A", "more": 1}', b"\xff", b"[" * 9999):
            answer = await client.post("/api/guest", content=body)
            assert answer.status_code == 400
            assert set(answer.json()) == {"code", "message"}


async def test_every_answer_carries_the_headers_that_protect_people(address: str) -> None:
    async with visitor(address) as client:
        for path in ("/", "/api/me", "/no-such.file", "/schema", "/api/people/nobody", "/table/x"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "http" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_health_and_figures(own_address: str) -> None:
    async with visitor(own_address, "Anna") as client:
        health = (await client.get("/health")).json()
        assert (health["is_well"], health["database"], health["can_write"]) == (True, "sqlite", True)
        assert 0 <= health["lag"] < PATIENCE
        figures = (await client.get("/metrics")).text
        assert 'conclave_requests_total{method="POST",route="/api/guest",status="201"}' in figures
        assert "conclave_request_seconds_bucket" in figures


async def test_without_a_built_client_a_page_says_what_to_do(address: str) -> None:
    async with visitor(address) as client:
        for path in ("/", "/table/abc", "/join/abc"):
            answer = await client.get(path)
            assert answer.headers["content-type"].startswith("text/html")
        assert (await client.get("/api/nothing")).status_code == 404
        assert (await client.get("/missing.js")).status_code == 404


def test_the_clients_files_are_packed_and_those_with_hashed_names_live_long(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the table")
    (tmp_path / "assets" / "app-1a2b.js").write_text("play()" * 1000)
    files = http_client.load_files(tmp_path)
    assert set(files) == {"index.html", "assets/app-1a2b.js"}
    script = files["assets/app-1a2b.js"]
    assert (script.kind, script.is_hashed) == ("text/javascript", True)
    assert len(script.packed) < len(script.data)
    assert not files["index.html"].is_hashed


async def test_a_file_that_has_not_changed_is_not_sent_again(address: str) -> None:
    async with visitor(address) as client:
        for path in ("/", "/api/games/res_arcana/catalog"):
            first = await client.get(path)
            again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_games_are_told_with_their_variants(address: str) -> None:
    async with visitor(address) as client:
        games = {game["name"]: game for game in (await client.get("/api/games")).json()}
        variants = {one["name"]: one["seats"] for one in games["res_arcana"]["variants"]}
        assert variants["match"] == [2]
        assert variants["standard"] == [2, 3, 4]
        assert games["trial_of_the_temples"]["title"] == "Trial of the Temples"
        assert games["res_arcana"]["bots"][0] == "random"
        assert games["res_arcana"]["elo"] == load_elo("res_arcana")
        catalog = (await client.get("/api/games/res_arcana/catalog")).json()
        assert len(catalog) == 78
        assert (await client.get("/api/games/chess/catalog")).status_code == 404
        german = (await client.get("/api/games/res_arcana/catalog?language=de-AT")).json()
        assert [one["id"] for one in german] == [one["id"] for one in catalog]
        assert [one["text"] for one in german] != [one["text"] for one in catalog]
        assert (await client.get("/api/games/res_arcana/catalog?language=tlh")).json() == catalog


async def test_a_locked_database_gives_a_clear_refusal_and_nothing_half_stored(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish: dict[str, Any] = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}]}
    monkeypatch.setattr("conclave.server.store.database.LOCK_TIMEOUT_SECONDS", 0.2)
    async with serving(settings_for(sqlite_url)) as address, visitor(address, "Anna") as anna:
        other = sqlite3.connect(tmp_path / "conclave.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await anna.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "locked" not in answer.text
        assert int(answer.headers["retry-after"]) > 0
        other.execute("ROLLBACK")
        other.close()
        assert (await anna.get("/api/my/tables")).json() == []
        assert (await anna.post("/api/tables", json=wish)).status_code == 201


async def test_many_ask_at_once(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE) as client:
        made = await asyncio.gather(*(client.post("/api/guest", json={"name": f"G{n}"}) for n in range(50)))
        assert {answer.status_code for answer in made} == {201}
        assert len({answer.json()["id"] for answer in made}) == 50


async def test_figures_are_for_the_host_alone_and_strange_methods_do_not_fill_them(sqlite_url: str) -> None:
    """They count answers given in secret, and every label that is counted stays in memory."""
    async with serving(settings_for(sqlite_url, metrics_for="10.0.0.1")) as address, visitor(address) as client:
        for path in ("/metrics", "/metrics/", "//metrics", "///metrics//"):
            assert (await client.get(f"{address}{path}")).status_code in (403, 404)
    async with serving(settings_for(sqlite_url)) as address, visitor(address) as client:
        for number in range(5):
            await client.request(f"ODD{number}", "/health")
        assert "ODD" not in (await client.get("/metrics")).text


async def test_looking_back_is_limited_like_changes_since_it_costs_a_whole_game(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, changes_per_minute=60)) as address, visitor(address) as client:
        answers = [await client.get("/api/tables/none/replay") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await client.get("/api/tables")).status_code == 200
