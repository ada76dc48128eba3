"""Routes about puzzles: which there are, the one of the day, a table with one, and its solution step by step."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter

from conclave.play import registry
from conclave.puzzles import shelf
from conclave.puzzles.puzzle import Puzzle
from conclave.server.http.common import Asker, Passerby, ServicesOf, place_of, problems, spend
from conclave.server.solving import expected
from conclave.server.store.values import Conflict, NotFound, Solver
from conclave.server.table.audience import table_info
from conclave.server.wire.parts import TableInfo

GameName = Annotated[str, PathParameter(max_length=64)]
PuzzleName = Annotated[str, PathParameter(max_length=64)]
TableName = Annotated[str, PathParameter(max_length=64)]


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


@post("/puzzle-steps/{table:str}", responses=problems(401, 404, 409))
async def step(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table: TableName) -> Step:
    """Show the next answer of the solution. Whoever asks before the puzzle is solved has given it up."""
    spend(services.budgets.tables, user, request)
    course = await (await services.hub.room(table)).steady()
    task = course.task
    if not isinstance(task, Puzzle) or course.table.seats[task.learner].user != user.id:
        raise NotFound(f"there is no puzzle at table {table}")
    if course.judgement.verdict != "open" or course.actor() != task.learner:
        raise Conflict("the solution is shown where it is your turn, and nothing has gone wrong")
    services.solving.note(user.id, task, False)
    return Step(task.solution(course.session.state))


ROUTES: Final = Router("/api", route_handlers=[puzzles, begin, step], tags=["puzzles"])
