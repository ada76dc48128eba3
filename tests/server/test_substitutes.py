"""A bot that fails is replaced by one that works, and table, log, record, replay and metrics say so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from prometheus_client import REGISTRY

from conclave import bots
from conclave.bots import LEVELS, list_bots, required_net
from conclave.bots.search.evaluator import Evaluator
from conclave.bots.weights import BadWeights
from conclave.cli import main
from conclave.core import record, registry
from conclave.core.game import Game
from conclave.core.notation import format_game, parse_game
from conclave.core.record_reader import RecordReader
from conclave.server import doctor
from conclave.server.store import Store
from conclave.server.store.values import Occupant
from conclave.server.tables.room import Room
from conclave.server.tables.table_game import LEVEL_NUMBERS
from conclave.server.wire import messages as wire
from live_server import serving, settings_for, visitor
from room_helpers import ADA, act, ask, listen, new_room, new_table
from timeouts import PATIENCE

NOVICE = Occupant("bot", "", "Novice", "novice")
SUBSTITUTE = "Novice has failed. From now on Apprentice plays in its place."


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level fail except random."""

    def make_level(spec: str, game: Game, seed: int | str) -> bots.Bot:
        if spec != "random":
            raise ZeroDivisionError
        return real(spec, game, seed)

    real = bots.make_level
    monkeypatch.setattr(bots, "make_level", make_level)


@pytest.fixture
def bad_net(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let networks not fit; return the reason."""

    def load_net(_: str) -> Evaluator:
        raise BadWeights(why)

    why = "the network is made for 7 inputs"
    monkeypatch.setattr(required_net, "load_net", load_net)
    bots.forget_obstacles()
    yield why
    bots.forget_obstacles()


async def play_to_the_end(store: Store, room: Room) -> None:
    dice = random.Random(5)
    async with asyncio.timeout(PATIENCE):
        while not room.table_game.ending:
            if room.table_game.current_seat() == 0:
                await act(room, dice)
            await asyncio.sleep(0.001)
        while (await store.tables.get(room.table.id)).status != "finished":
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("broken")
async def test_everybody_is_told_who_plays_on_for_a_failed_bot(here: Store) -> None:
    counted = {"game": "trial_of_the_temples", "bot": "novice"}
    before = REGISTRY.get_sample_value("conclave_bot_substitutes_total", counted) or 0.0
    room = await new_room(here, await new_table(here, ADA, NOVICE, game="trial_of_the_temples"))
    ear = await listen(room)
    await play_to_the_end(here, room)
    moves = [move for told in ear.heard if told["type"] == "moved" for move in told["moves"]]
    (said,) = [move for move in moves if move["kind"] == "substitute"]
    assert said["seat"] == 1
    assert said["story"] == [SUBSTITUTE]
    assert ear.last("table_changed")["table"]["seats"][1]["substitute"] == "random"
    assert REGISTRY.get_sample_value("conclave_bot_substitutes_total", counted) == before + 1

    again = await new_room(here, room.table)
    assert again.table_game.substitutes == {1: "random"}
    assert again.table_game.marks == room.table_game.marks
    assert SUBSTITUTE in [line["text"] for line in (await listen(again)).last("snapshot")["log"]]

    stored = record.decode(await here.tables.get_record(room.table.id))
    (note,) = stored.annotations
    assert note.substitute == record.Substitute(1, "random")
    (mark,) = [told.mark for told in RecordReader(stored).moves() if told.mark.kind == "substitute"]
    assert (mark.seat, mark.bot, mark.first) == (1, "random", note.at)
    assert parse_game(format_game(stored)) == stored


@pytest.mark.usefixtures("broken")
async def test_a_failed_bot_stays_replaced_after_an_undo(here: Store) -> None:
    room = await new_room(here, await new_table(here, ADA, NOVICE, game="trial_of_the_temples"))
    await listen(room)
    dice, game = random.Random(5), room.table_game
    async with asyncio.timeout(PATIENCE):
        while not game.substitutes or game.current_seat() != 0:
            if game.current_seat() == 0:
                await act(room, dice)
            await asyncio.sleep(0.001)
    first = game.find_last_choice(0)
    undone = await ask(room, "ada", wire.Undo(room.table.id, game.version, 0, 9))
    assert isinstance(undone, wire.Ack)
    assert game.session.length == first
    await play_to_the_end(here, room)
    assert game.substitutes == {1: "random"}
    stored = record.decode(await here.tables.get_record(room.table.id))
    assert [note.at for note in stored.annotations] == [first]


async def test_levels_that_need_a_process_are_not_offered_without_one(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, bot_workers=0)) as address, visitor(address, "Ada") as ada:
        for game in (await ada.get("/api/games")).json():
            assert game["bots"] == ["random", "novice", "adept", "expert"]
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}]}
        refused = await ada.post("/api/tables", json=wish)
        assert refused.status_code == 400
        assert "this server has no bot processes (bot_workers is 0)" in refused.text


async def test_the_doctor_lets_every_level_answer(sqlite_url: str) -> None:
    found = [one async for one in doctor.bot_checks.findings(settings_for(sqlite_url, bot_workers=1))]
    assert not [one for one in found if one.level == "wrong"]
    played = {one.args["game"]: one.args["bots"] for one in found if one.code == "bots-play"}
    assert played == {name: ", ".join(list_bots(registry.load_game(name))) for name in registry.list_games()}


async def test_the_doctor_finds_a_level_that_cannot_play(sqlite_url: str, bad_net: str) -> None:
    found = [one async for one in doctor.bot_checks.findings(settings_for(sqlite_url, bot_workers=0))]
    missing = [(one.args["game"], one.args["bot"]) for one in found if one.code == "bot-missing"]
    assert missing == [(name, level) for name in registry.list_games() for level in ("expert", "sage", "grandmaster")]
    assert all(bad_net in str(one.args["why"]) for one in found if one.code == "bot-missing")


def test_a_level_that_cannot_play_is_refused_with_the_reason(bad_net: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (
        ["play", "res_arcana", "--seats", "you,grandmaster"],
        ["simulate", "res_arcana", "--seats", "grandmaster,random", "--games", "2"],
    ):
        with pytest.raises(SystemExit):
            main(command)
        said = " ".join(capsys.readouterr().err.split())
        assert f"grandmaster cannot play res_arcana: {bad_net}; there is random, novice, adept, master" in said


def test_every_level_has_a_number_in_logs() -> None:
    assert set(LEVELS) == set(LEVEL_NUMBERS)
