"""What a server says of itself, and that mistakes of others are never called its own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY

from conclave.server.loop_lag import LoopLagMonitor
from conclave.server.store import Store, database
from live_server import serving, settings_for, visitor
from timeouts import PATIENCE


@pytest.fixture
async def client(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has come in, at a server on each database."""
    async with serving(settings_for(url)) as address, visitor(address, "Ada") as found:
        yield found


async def test_health_tells_of_a_database_that_cannot_be_written_while_the_process_lives(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_TIMEOUT_SECONDS", 0.1)
    monkeypatch.setattr("conclave.server.tables.hub.BEAT_SECONDS", 0.1)
    async with serving(settings_for(sqlite_url)) as address, visitor(address) as client:
        assert (await client.get("/health")).json()["is_well"]
        locked = sqlite3.connect(sqlite_url.partition("///")[2], isolation_level=None)
        locked.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(PATIENCE):
            while (answer := await client.get("/health")).status_code == 200:
                await asyncio.sleep(0.05)
        assert answer.status_code == 503
        assert {name: answer.json()[name] for name in ("is_well", "can_read", "can_write")} == {
            "is_well": False,
            "can_read": True,
            "can_write": False,
        }
        assert (await client.get("/health/live")).json() == {"is_alive": True}
        locked.close()
        async with asyncio.timeout(PATIENCE):
            while (await client.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_loop_that_is_held_up_has_a_late_pulse() -> None:
    pulse = LoopLagMonitor()
    pulse.start()
    await asyncio.sleep(0)
    time.sleep(0.5)  # as whoever does not give way would do
    await asyncio.sleep(0.2)
    pulse.stop()
    assert pulse.lag >= 0.3


async def test_health_tells_of_a_loop_that_lags(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LoopLagMonitor, "lag", 3.0)
    async with serving(settings_for(sqlite_url)) as address, visitor(address) as client:
        answer = await client.get("/health")
        assert (answer.status_code, answer.json()["lag"]) == (503, 3.0)
        assert (await client.get("/health/live")).status_code == 200


# --- Mistakes of others


@pytest.mark.parametrize("components", [{"file": 1, "text": 5}, {"file": "a", "text": []}, {"file": None, "text": "x"}])
async def test_components_that_are_no_text_are_refused(address: str, components: object) -> None:
    async with visitor(address, "Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "trial_of_the_temples", "seats": seats, "options": {"components": components}}
        answer = await ada.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_options")


@pytest.mark.parametrize("host", ["x:99999999", "x:y", "[::1"])
async def test_a_host_that_is_none_is_refused(address: str, host: str) -> None:
    async with visitor(address) as client:
        answer = await client.post("/api/guest", json={"nam": 5}, headers={"host": host, "origin": f"http://{host}"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_zero_bytes_are_in_no_id_and_no_name(client: httpx.AsyncClient) -> None:
    paths = (
        "/api/tables/a%00b",
        "/api/links/%00",
        "/api/people/%00",
        "/api/tables/%00/record",
        "/api/games?language=%00",
    )
    for path in paths:
        assert (await client.get(path)).status_code in (200, 400, 404), path
    for path, body in (
        ("/api/sign-in", {"login": "a\0da", "password": "long enough for it"}),
        ("/api/tables/x/join", {"link": "\0"}),
        ("/api/guest", {"name": "A\0"}),
        ("/api/account", {"login": "a\0da", "password": "long enough for it"}),
    ):
        assert (await client.post(path, json=body)).status_code in (201, 204, 400, 401, 403, 404, 409), path


async def test_whoever_goes_away_is_no_mistake_of_ours(address: str) -> None:
    def counted(status: str) -> float:
        labels = {"method": "POST", "route": "/api/guest", "status": status}
        return REGISTRY.get_sample_value("conclave_requests_total", labels) or 0.0

    gone, mistakes = counted("499"), counted("500")
    _, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    head = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
    writer.write(head)
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    async with asyncio.timeout(PATIENCE):
        while counted("499") == gone:
            await asyncio.sleep(0.02)
    assert counted("500") == mistakes


# --- The file


async def test_the_database_is_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")
        found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {"new.db", "new.db-wal"} <= set(found)
    assert set(found.values()) == {0o600}
