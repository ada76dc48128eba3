"""Routes for puzzles: list, puzzle of the day, puzzles from one's own games, tables with a puzzle, solutions."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter

from conclave.analysis.result import TURNING, Analysis
from conclave.core import registry
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.puzzles import repository
from conclave.puzzles.own_games import OwnLapse, name_of, own_lapse
from conclave.puzzles.puzzle import Puzzle
from conclave.puzzles.thumbnails import Thumbnail, thumbnail_of
from conclave.server.http.common import Asker, Passerby, ServicesOf, check_rate, hash_request_address, list_problems
from conclave.server.http.route_limits import COSTLY
from conclave.server.puzzle_results import estimate_rating
from conclave.server.store.values import Conflict, LapseOf, NotFound, Solver
from conclave.server.tables import stored_analyses, table_records
from conclave.server.tables.audience import make_table_info
from conclave.server.wire.parts import TableInfo

GameName = Annotated[str, PathParameter(max_length=64)]
PuzzleName = Annotated[str, PathParameter(max_length=64)]
TableName = Annotated[str, PathParameter(max_length=64)]
LapseName = Annotated[str, PathParameter(max_length=64)]
MAX_OWN_PUZZLES: Final = 300  # that a list has


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: a small picture of what is open to all, nothing hidden and nothing of its solution."""

    id: str
    sort: str
    themes: list[str]  # to choose by; a page does not write them on a puzzle, since they may give it away
    level: str
    seats: int
    rating: int
    solved: bool | None  # at the first try; None where it has not been tried
    thumbnail: Thumbnail


class PuzzlePage(msgspec.Struct, frozen=True):
    """Puzzles of a game and one person's results."""

    puzzles: list[PuzzleInfo]
    daily: str  # the id of today's; "" where there is none
    day: str
    you: Solver


class OwnInfo(msgspec.Struct, frozen=True):
    """A mistake of one's own in a list: where it was and what it lost, without the better move."""

    id: str
    table: str
    step: int  # of the game's replay
    finished: int
    loss: int  # points of winning chance
    solved: bool | None  # at the latest try; None where it has not been tried


class OwnLapses(msgspec.Struct, frozen=True):
    """Puzzles from one's own games."""

    games: int  # that are analysed
    lapses: list[OwnInfo]


class Step(msgspec.Struct, frozen=True):
    """The next answer of the solution."""

    actions: list[int]


@get("/puzzles/{game:str}", responses=list_problems(404))
async def list_puzzles(services: ServicesOf, guest: Passerby, game: GameName) -> PuzzlePage:
    """Return all puzzles of a game with one's own results."""
    name = registry.load_game(game).name
    store = services.store.puzzles
    ratings = await store.list_ratings(name)
    tried = await store.list_tries(guest.id, name) if guest else {}
    today = datetime.now(UTC).date()
    daily = repository.daily(name, today)
    return PuzzlePage(
        [_make_info(one, ratings, tried) for one in repository.load_shipped(name)],
        daily.id if daily else "",
        today.isoformat(),
        await store.get_solver(guest.id, name) if guest else Solver(),
    )


def _make_info(puzzle: Puzzle, ratings: dict[str, int], tried: dict[str, bool]) -> PuzzleInfo:
    return PuzzleInfo(
        puzzle.id,
        puzzle.sort,
        list(puzzle.themes),
        repository.level_of(puzzle),
        puzzle.seats,
        ratings.get(puzzle.id, estimate_rating(puzzle).shown),
        tried.get(puzzle.id),
        thumbnail_of(puzzle),
    )


@post("/puzzles/{game:str}/{puzzle:str}", responses=list_problems(401, 404))
async def begin_puzzle(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, puzzle: PuzzleName
) -> TableInfo:
    """Begin a puzzle at a private, unrated table."""
    check_rate("tables", user, request)
    return make_table_info(
        await services.lobby.set_task(user, repository.find(game, puzzle), hash_request_address(request))
    )


@get("/puzzles/{game:str}/own", responses=list_problems(401, 404))
async def list_own_puzzles(services: ServicesOf, user: Asker, game: GameName) -> OwnLapses:
    """Return decisive mistakes in my analysed games as puzzles for me alone, the newest games first."""
    name = registry.load_game(game).name
    found = await services.store.analyses.lapses_of(user.id)
    tried = await services.store.puzzles.list_tries(user.id, name)
    turned = [one for one in found if one.game == name and one.lapse.loss > TURNING]
    judged = (await services.store.analyses.games_of(user.id)).get(name, 0)
    return OwnLapses(judged, [_make_own_info(one, tried) for one in turned[:MAX_OWN_PUZZLES]])


def _make_own_info(one: LapseOf, tried: dict[str, bool]) -> OwnInfo:
    id_ = name_of(one.table, one.lapse.at)
    return OwnInfo(id_, one.table, one.lapse.step, one.finished, round(100 * one.lapse.loss), tried.get(id_))


@post("/puzzles/{game:str}/own/{lapse:str}", opt=COSTLY, responses=list_problems(401, 404, 409))
async def begin_own_puzzle(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, lapse: LapseName
) -> TableInfo:
    """Begin a puzzle from a game of mine, from the position as I knew it then."""
    check_rate("tables", user, request)
    mine = await services.store.analyses.lapses_of(user.id)
    name = registry.load_game(game).name
    found = next((one for one in mine if one.game == name and name_of(one.table, one.lapse.at) == lapse), None)
    if found is None:
        raise NotFound(f"no decision of yours turned a game there: {lapse!r}")
    table = await services.store.tables.get(found.table)
    analysis = await stored_analyses.load_analysis(services.store, table)
    if analysis is None:
        raise Conflict("the rules have changed since that game was analysed")
    record = await table_records.load_record(services.store, table)
    async with services.replays:
        task = await asyncio.to_thread(_load_task, record, analysis, found)
    return make_table_info(await services.lobby.set_task(user, task, hash_request_address(request)))


def _load_task(record: Record, analysis: Analysis, found: LapseOf) -> OwnLapse:
    return own_lapse(RecordReader(record), analysis, found.table, found.lapse.at, found.lapse.step)


@post("/puzzle-steps/{table:str}", responses=list_problems(401, 404, 409))
async def show_next_step(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table: TableName) -> Step:
    """Return the next answer of the solution. If the puzzle is not solved yet, it counts as given up."""
    check_rate("tables", user, request)
    table_game = await (await services.hub.open_room(table)).wait_until_stored()
    task = table_game.task
    if not isinstance(task, (Puzzle, OwnLapse)) or table_game.table.seats[task.learner].user != user.id:
        raise NotFound(f"there is no puzzle at table {table}")
    if table_game.judgement.verdict != "open" or table_game.current_seat() != task.learner:
        raise Conflict("the solution is shown where it is your turn, and nothing has gone wrong")
    services.solving.enqueue(user.id, task, False)
    return Step(task.solution(table_game.session.state))


ROUTES: Final = Router(
    "/api",
    route_handlers=[list_puzzles, list_own_puzzles, begin_puzzle, begin_own_puzzle, show_next_step],
    tags=["puzzles"],
)
