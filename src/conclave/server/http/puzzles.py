"""Routes about puzzles: which there are, the one of the day, those from one's own games, a table with one, and its
solution step by step."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter

from conclave.analysis.result import TURNING, Analysis
from conclave.play import registry
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.puzzles import shelf
from conclave.puzzles.own import OwnLapse, name_of, own_lapse
from conclave.puzzles.puzzle import Puzzle
from conclave.server.http.common import Asker, Passerby, ServicesOf, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.solving import expected
from conclave.server.store.values import Conflict, LapseOf, NotFound, Solver
from conclave.server.table import analyses, records
from conclave.server.table.audience import table_info
from conclave.server.wire.parts import TableInfo

GameName = Annotated[str, PathParameter(max_length=64)]
PuzzleName = Annotated[str, PathParameter(max_length=64)]
TableName = Annotated[str, PathParameter(max_length=64)]
LapseName = Annotated[str, PathParameter(max_length=64)]
MOST_OWN: Final = 300  # that a list has


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: nothing of its position, nothing of its solution."""

    id: str
    sort: str
    themes: list[str]  # to choose by; a page does not write them on a puzzle, since they may give it away
    level: str
    seats: int
    rating: int
    solved: bool | None  # at the first try; None where it has not been tried


class PuzzlePage(msgspec.Struct, frozen=True):
    """The puzzles of a game, as somebody finds them."""

    puzzles: list[PuzzleInfo]
    daily: str  # the id of today's; "" where there is none
    day: str
    you: Solver


class OwnInfo(msgspec.Struct, frozen=True):
    """A decision of one's own in a list: where it was and what it lost, nothing of what would have been better."""

    id: str
    table: str
    step: int  # of the game's replay
    finished: int
    loss: int  # points of winning chance
    solved: bool | None  # at the latest try; None where it has not been tried


class OwnLapses(msgspec.Struct, frozen=True):
    """What one's own games give."""

    games: int  # that are analysed
    lapses: list[OwnInfo]


class Step(msgspec.Struct, frozen=True):
    """The learner's next answer on the way to the goal."""

    actions: list[int]


@get("/puzzles/{game:str}", responses=problems(404))
async def puzzles(services: ServicesOf, guest: Passerby, game: GameName) -> PuzzlePage:
    """All puzzles of a game, and how one fares with them."""
    name = registry.find(game).name
    store = services.store.puzzles
    ratings = await store.ratings(name)
    tried = await store.tries_of(guest.id, name) if guest else {}
    today = datetime.now(UTC).date()
    daily = shelf.daily(name, today)
    return PuzzlePage(
        [_info(one, ratings, tried) for one in shelf.shipped(name)],
        daily.id if daily else "",
        today.isoformat(),
        await store.solver(guest.id, name) if guest else Solver(),
    )


def _info(puzzle: Puzzle, ratings: dict[str, int], tried: dict[str, bool]) -> PuzzleInfo:
    return PuzzleInfo(
        puzzle.id,
        puzzle.sort,
        list(puzzle.themes),
        shelf.level_of(puzzle),
        puzzle.seats,
        ratings.get(puzzle.id, expected(puzzle).shown),
        tried.get(puzzle.id),
    )


@post("/puzzles/{game:str}/{puzzle:str}", responses=problems(401, 404))
async def begin(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, puzzle: PuzzleName
) -> TableInfo:
    """Begin a puzzle: a private table of one's own, which counts nowhere else."""
    spend(services.budgets.tables, user, request)
    return table_info(await services.lobby.set_task(user, shelf.find(game, puzzle), place_of(request)))


@get("/puzzles/{game:str}/own", responses=problems(401, 404))
async def own(services: ServicesOf, user: Asker, game: GameName) -> OwnLapses:
    """The decisions that turned my analysed games, as puzzles for me alone; the newest games first."""
    name = registry.find(game).name
    found = await services.store.analyses.lapses_of(user.id)
    tried = await services.store.puzzles.tries_of(user.id, name)
    turned = [one for one in found if one.game == name and one.lapse.loss > TURNING]
    judged = (await services.store.analyses.games_of(user.id)).get(name, 0)
    return OwnLapses(judged, [_own(one, tried) for one in turned[:MOST_OWN]])


def _own(one: LapseOf, tried: dict[str, bool]) -> OwnInfo:
    id_ = name_of(one.table, one.lapse.at)
    return OwnInfo(id_, one.table, one.lapse.step, one.finished, round(100 * one.lapse.loss), tried.get(id_))


@post("/puzzles/{game:str}/own/{lapse:str}", opt=COSTLY, responses=problems(401, 404, 409))
async def begin_own(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, lapse: LapseName
) -> TableInfo:
    """Begin a puzzle from a game of mine: a private table with the position as I knew it then."""
    spend(services.budgets.tables, user, request)
    mine = await services.store.analyses.lapses_of(user.id)
    name = registry.find(game).name
    found = next((one for one in mine if one.game == name and name_of(one.table, one.lapse.at) == lapse), None)
    if found is None:
        raise NotFound(f"no decision of yours turned a game there: {lapse!r}")
    table = await services.store.tables.get(found.table)
    analysis = await analyses.of_table(services.store, table)
    if analysis is None:
        raise Conflict("the rules have changed since that game was analysed")
    record = await records.of_table(services.store, table)
    async with services.replays:
        task = await asyncio.to_thread(_task, record, analysis, found)
    return table_info(await services.lobby.set_task(user, task, place_of(request)))


def _task(record: Record, analysis: Analysis, found: LapseOf) -> OwnLapse:
    return own_lapse(Reader(record), analysis, found.table, found.lapse.at, found.lapse.step)


@post("/puzzle-steps/{table:str}", responses=problems(401, 404, 409))
async def step(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table: TableName) -> Step:
    """Show the next answer of the solution. Whoever asks before the puzzle is solved has given it up."""
    spend(services.budgets.tables, user, request)
    course = await (await services.hub.room(table)).steady()
    task = course.task
    if not isinstance(task, (Puzzle, OwnLapse)) or course.table.seats[task.learner].user != user.id:
        raise NotFound(f"there is no puzzle at table {table}")
    if course.judgement.verdict != "open" or course.actor() != task.learner:
        raise Conflict("the solution is shown where it is your turn, and nothing has gone wrong")
    services.solving.note(user.id, task, False)
    return Step(task.solution(course.session.state))


ROUTES: Final = Router("/api", route_handlers=[puzzles, own, begin, begin_own, step], tags=["puzzles"])
