"""Databases, records, positions and links of version 0.1.0 still work. The files in previous/ are never made again."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from conclave.core.dealer import SeededDice
from conclave.core.record import decode, load_opening
from conclave.core.registry import load_game
from live_server import serving, settings_for
from socket_clients import Client, Person, some_answer
from timeouts import PATIENCE

FOLDER = Path(__file__).with_name("previous")
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected-0.1.0.json").read_text())
GAMES = sorted(EXPECTED)


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """A server with the database of the previous version."""
    with sqlite3.connect(tmp_path / "previous.db") as connection:
        connection.executescript((FOLDER / "database-0.1.0.sql").read_text())
    connection.close()
    async with serving(settings_for(f"sqlite+aiosqlite:///{tmp_path / 'previous.db'}")) as found:
        yield found


@pytest.fixture
async def ada(address: str) -> AsyncIterator[httpx.AsyncClient]:
    """The person of that database, signed in with her password."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE) as client:
        signed_in = await client.post("/api/sign-in", json={"login": "ada", "password": "correct horse battery"})
        assert signed_in.status_code in (200, 201), signed_in.text
        yield client


async def test_tables_are_listed(ada: httpx.AsyncClient) -> None:
    for which, status in (("finished", "finished"), ("running", "playing")):
        mine = (await ada.get("/api/my/tables", params={"which": which})).json()
        found = {one["table"]["id"]: one["table"]["status"] for one in mine}
        assert found == {EXPECTED[game][which]: status for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_replayed_and_its_record_is_upgraded(ada: httpx.AsyncClient, game: str) -> None:
    table = EXPECTED[game]["finished"]
    record = await ada.get(f"/api/tables/{table}/record")
    assert decode(record.content) == decode((FOLDER / f"record-{game}-0.1.0.json").read_bytes())
    replay = await ada.get(f"/api/tables/{table}/replay")
    assert replay.status_code == 200, replay.text
    steps = replay.json()["steps"]
    assert [one["version"] for one in steps] == EXPECTED[game]["replay"]["versions"]
    assert steps[-1]["view"] == EXPECTED[game]["replay"]["last_view"]
    position = await ada.get(f"/api/tables/{table}/position", params={"step": 5, "seat": 0})
    assert position.json()["line"] == EXPECTED[game]["position"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_is_continued(ada: httpx.AsyncClient, address: str, game: str) -> None:
    table, seat = EXPECTED[game]["running"], EXPECTED[game]["seat"]
    link = EXPECTED[game]["link"]
    assert (await ada.get(f"/api/links/{link}")).json()["id"] == table
    headers = {"cookie": f"conclave={ada.cookies['conclave']}"}
    async with websockets.connect(f"{address.replace('http', 'ws')}/ws", additional_headers=headers) as socket:
        player = Client(socket, Person("", "", ""))
        await player.send("hello")
        shown = await player.watch(table)
        assert (shown["version"], shown["viewer"]) == (EXPECTED[game]["running_version"], seat)
        assert shown["view"] == EXPECTED[game]["view"]
        assert [line["text"] for line in shown["chat"]] == ["hello from the previous version"]
        answer = some_answer(shown["question"], random.Random(1))
        reply = await player.ask("act", table=table, version=shown["version"], seat=seat, **answer)
        assert (reply["type"], reply["version"]) == ("ack", shown["version"] + 1)


@pytest.mark.parametrize("game", GAMES)
def test_record_files_and_position_lines_are_read(game: str) -> None:
    record = decode((FOLDER / f"record-{game}-0.1.0.json").read_bytes())
    state = load_opening(load_game(game), record)[1]
    for action in record.actions:
        assert action in state.legal_actions()
        state.apply_action(action)
    line = EXPECTED[game]["position"]
    assert load_game(game).from_position_text(line, SeededDice("previous")).view(0)
