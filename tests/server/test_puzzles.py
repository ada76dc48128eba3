"""Puzzles at tables: nothing of the solution is told before its time, and the first try counts, once."""

from __future__ import annotations

import asyncio

import httpx

from conclave.puzzles import repository
from conclave.puzzles.own_games import OwnLapse
from conclave.puzzles.puzzle import Puzzle
from conclave.server.puzzle_results import PuzzleResults, estimate_rating
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Occupant, User, now
from conclave.server.tables.lobby import Lobby
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from finished import analysed_table, short_record
from live_server import visitor
from room_helpers import ask, listen, new_room
from timeouts import PATIENCE

ADA = User("ada", "Ada", "", now())
GAME = "trial_of_the_temples"
PUZZLE = next(one for one in repository.load_shipped(GAME) if one.sort == "harvest")


async def begun(store: Store, puzzle: Puzzle) -> Room:
    return await new_room(store, await Lobby(store, Settings()).set_task(ADA, puzzle))


async def answer(room: Room, puzzle: Puzzle, text: str) -> None:
    state = room.table_game.session.state
    actions = [room.table_game.game.read(state, text)]
    said = wire.Act(
        table=room.table.id, version=room.table_game.version, seat=puzzle.learner, request=1, actions=actions
    )
    assert isinstance(await ask(room, "ada", said), wire.Ack)


async def test_a_puzzle_is_solved_at_a_table_and_its_secrets_are_told_to_nobody(store: Store) -> None:
    room = await begun(store, PUZZLE)
    ear = await listen(room)
    told = ear.last("snapshot")
    assert told["lesson"]["verdict"] == "open"
    assert told["lesson"]["hint"] == ""
    assert "position" not in told["table"]["options"]
    assert b"tt1/" not in b"".join(ear.raw)
    await answer(room, PUZZLE, PUZZLE.best)
    assert ear.last("moved")["lesson"]["verdict"] == "done"
    assert room.table_game.find_bot_to_move() == ""


async def test_a_wrong_move_is_explained_and_bots_wait(store: Store) -> None:
    room = await begun(store, PUZZLE)
    ear = await listen(room)
    wrong = next(text for text, worth in PUZZLE.worths.items() if worth < PUZZLE.worths[PUZZLE.best])
    await answer(room, PUZZLE, wrong)
    lesson = ear.last("moved")["lesson"]
    assert lesson["verdict"] == "astray"
    assert str(PUZZLE.worths[PUZZLE.best] - PUZZLE.worths[wrong]) in lesson["said"]
    assert room.table_game.find_bot_to_move() == ""


async def test_the_first_try_counts_once_for_solver_and_puzzle(store: Store) -> None:
    solver, easy = (await store.people.add_guest("Anna")).id, estimate_rating(PUZZLE)
    assert await store.puzzles.record_first_try(solver, GAME, PUZZLE.id, easy, True)
    once = await store.puzzles.get_solver(solver, GAME)
    assert (once.tries, once.solved, once.streak) == (1, 1, 1)
    assert once.rating > 1000
    assert (await store.puzzles.list_ratings(GAME))[PUZZLE.id] != easy.shown
    assert not await store.puzzles.record_first_try(solver, GAME, PUZZLE.id, easy, False)
    assert await store.puzzles.get_solver(solver, GAME) == once
    assert await store.puzzles.list_tries(solver, GAME) == {PUZZLE.id: True}


async def test_the_list_says_neither_how_nor_what(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as stranger:
        page = (await stranger.get(f"/api/puzzles/{GAME}")).json()
        assert {one["id"] for one in page["puzzles"]} == {one.id for one in repository.load_shipped(GAME)}
        assert page["daily"] in {one["id"] for one in page["puzzles"]}
        assert set(page["puzzles"][0]) == {"id", "sort", "themes", "level", "seats", "rating", "solved", "thumbnail"}
        assert page["you"]["tries"] == 0
        assert (await stranger.post(f"/api/puzzles/{GAME}/{PUZZLE.id}")).status_code == 401
        assert (await stranger.get("/api/puzzles/chess")).status_code == 404


async def test_whoever_is_shown_the_solution_has_given_up(address: str) -> None:
    async with visitor(address, "Gita") as gita:
        table = (await gita.post(f"/api/puzzles/{GAME}/{PUZZLE.id}")).json()["id"]
        shown = await gita.post(f"/api/puzzle-steps/{table}")
        assert shown.status_code == 201
        assert shown.json()["actions"]
        async with visitor(address, "Hans") as hans:
            assert (await hans.post(f"/api/puzzle-steps/{table}")).status_code == 404
            assert (await hans.post(f"/api/puzzles/{GAME}/nothing")).status_code == 404


async def test_a_wrong_move_is_noted_as_a_try_and_a_later_success_changes_nothing(store: Store) -> None:
    solver = await store.people.add_guest("Anna")
    solving = PuzzleResults(store)
    work = asyncio.create_task(solving.run())
    for is_solved in (False, True):
        solving.enqueue(solver.id, PUZZLE, is_solved)
    await solving.drain()
    work.cancel()
    assert await store.puzzles.list_tries(solver.id, GAME) == {PUZZLE.id: False}
    assert (await store.puzzles.get_solver(solver.id, GAME)).streak == 0


async def test_what_turned_ones_own_games_is_a_puzzle_for_oneself_alone(own_address: str, sqlite_store: Store) -> None:
    async with (
        visitor(own_address, "Anna") as anna,
        visitor(own_address, "Bert") as bert,
        visitor(own_address, "Cat") as cat,
    ):
        who = [(await one.get("/api/me")).json()["user"]["id"] for one in (anna, bert)]
        seats = (Occupant("person", who[0], "Anna"), Occupant("person", who[1], "Bert"))
        nothing = (await anna.get(f"/api/puzzles/{GAME}/own")).json()
        assert nothing == {"games": 0, "lapses": []}
        table = await analysed_table(sqlite_store, *seats, record=short_record(seats, GAME, 4, 60))
        (mine, theirs, none) = [(await one.get(f"/api/puzzles/{GAME}/own")).json() for one in (anna, bert, cat)]
        assert (mine["games"], theirs["games"], none) == (1, 1, nothing)
        assert not {one["id"] for one in mine["lapses"]} & {one["id"] for one in theirs["lapses"]}
        assert all(one["loss"] > 5 and one["table"] == table.id and one["solved"] is None for one in mine["lapses"])
        assert set(mine["lapses"][0]) == {"id", "table", "step", "finished", "loss", "solved"}
        assert (await anna.get("/api/puzzles/res_arcana/own")).json()["lapses"] == []

        wanted = f"/api/puzzles/{GAME}/own/{mine['lapses'][0]['id']}"
        for stranger in (bert, cat):
            assert (await stranger.post(wanted)).status_code == 404
        assert (await anna.post(f"/api/puzzles/{GAME}/own/{table.id}-9999")).status_code == 404
        begun = await anna.post(wanted)
        assert begun.status_code == 201
        options = begun.json()["options"]
        assert options["lapse"] == {"table": table.id, "step": mine["lapses"][0]["step"]}
        assert "position" not in options
        assert (await anna.post(f"/api/puzzle-steps/{begun.json()['id']}")).json()["actions"]
        async with asyncio.timeout(PATIENCE):
            while (await anna.get(f"/api/puzzles/{GAME}/own")).json()["lapses"][0]["solved"] is None:
                await asyncio.sleep(0.02)
        page = (await anna.get(f"/api/puzzles/{GAME}")).json()
        assert page["you"]["tries"] == 0, "nobody is rated by their own mistakes"


async def test_the_latest_try_at_a_lapse_of_ones_own_is_kept(store: Store) -> None:
    solver = await store.people.add_guest("Anna")
    solving = PuzzleResults(store)
    work = asyncio.create_task(solving.run())
    lapse = OwnLapse(
        id="t-1",
        game=GAME,
        position="",
        learner=0,
        played="rest",
        right=("a",),
        chances={"a": 9, "rest": 1},
        table="t",
        step=1,
    )
    for is_solved in (False, True):
        solving.enqueue(solver.id, lapse, is_solved)
    await solving.drain()
    work.cancel()
    assert await store.puzzles.list_tries(solver.id, GAME) == {"t-1": True}
    assert (await store.puzzles.get_solver(solver.id, GAME)).tries == 0
