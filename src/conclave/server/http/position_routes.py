"""Routes of the free board: show, evaluate and play on from a position written as one line."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from conclave import lessons
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.errors import BadOptions, BadPosition
from conclave.core.game import CHANCE, OMNISCIENT, SPECTATOR, TERMINAL, Game, Options, Seat, State
from conclave.core.positions import find_game, is_known_to
from conclave.core.text.error_texts import make_refusal
from conclave.server.error_responses import Busy
from conclave.server.http.common import Asker, ServicesOf, check_rate, hash_request_address, list_problems
from conclave.server.http.route_limits import COSTLY
from conclave.server.store.values import NotFound
from conclave.server.tables.audience import make_table_info
from conclave.server.tables.bot_seats import Owner
from conclave.server.tables.bot_worker import Opinion
from conclave.server.tables.branches import BranchWish
from conclave.server.tables.player_view import nearest_language, say
from conclave.server.tables.table_setup import POSITION
from conclave.server.wire.parts import TableInfo

MAX_CHARACTERS: Final = 4000
DICE: Final = "board"  # the same line looks the same to all

GameName = Annotated[str, PathParameter(max_length=64)]
LineText = Annotated[str, Meta(min_length=1, max_length=MAX_CHARACTERS)]
Language = Annotated[str, Meta(max_length=16)]
Seats = Annotated[int | None, QueryParameter(ge=2, le=4)]
VariantName = Annotated[str, QueryParameter(max_length=32)]


class First(msgspec.Struct, frozen=True):
    """The first position of the board, as one line."""

    line: str


class Looking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and its viewer: a seat, or -2 for a spectator.

    The default is the seat to move, if the line contains what that seat knows.
    """

    line: LineText
    viewer: Annotated[int, Meta(ge=SPECTATOR, le=3)] | None = None
    language: Language = "en"


class Board(msgspec.Struct, frozen=True):
    """A position as the client draws it."""

    game: str
    seats: int
    viewer: int
    seen: list[int]  # viewers whose knowledge the line contains, spectators included
    names: list[str]  # of the seats
    turn: int  # the seat to move; negative if there is none
    line: str  # as known to the viewer, without hidden information
    view: dict[str, Any]
    outlook: dict[str, Any]
    heading: str


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Request to play on from a position."""

    line: LineText
    seat: Annotated[int, Meta(ge=0, le=3)]
    bot: Annotated[str, Meta(min_length=1, max_length=64)]
    coach: bool = False


def read(line: str, seed: str) -> tuple[Game, State]:
    """Return the game and the position of a line. Unknown parts are dealt with this seed."""
    text = " ".join(line.split())
    game = find_game(text, map(registry.load_game, registry.list_games()))
    return game, game.from_position_text(text, SeededDice(seed))


@get("/positions/{game:str}", opt=COSTLY, sync_to_thread=True, responses=list_problems(404))
def first(game: GameName, seats: Seats = None, variant: VariantName = "") -> First:
    """Return the position of the first lesson; with seats or a variant, a new game after its setup."""
    found = registry.load_game(game)
    if seats is not None or variant:
        wish = {name: value for name, value in (("seats", seats), ("variant", variant)) if value}
        return First(found.position_text(play_setup(found, found.options(wish)), OMNISCIENT))
    player_views = lessons.lessons_of(found.name)
    if not player_views:
        raise make_refusal(NotFound, "board-no-position", game=game)
    return First(player_views[0].position)


def play_setup(game: Game, options: Options) -> State:
    """Return a new game after its setup phase. Deals and choices are random with a fixed seed."""
    state, dice = game.new(options), SeededDice(DICE)
    before = game.phase(state)
    while state.current_player() == CHANCE or (state.current_player() >= 0 and game.phase(state) == before):
        legal = state.legal_actions()
        state.apply_action(
            legal[dice.below(len(legal))]
        )  # chance weights are ignored: they are almost equal, and this is only an example
    return state


@post("/positions", status_code=200, opt=COSTLY, responses=list_problems(409))
async def look(services: ServicesOf, data: JSONBody[Looking]) -> Board:
    """Return a position as its viewer sees it. An impossible one is refused, and the message says what is possible."""
    game, state = await asyncio.to_thread(read, data.line, DICE)
    await services.hub.live_positions.refuse(game, state)
    return await asyncio.to_thread(_draw, data, game, state)


def _draw(data: Looking, game: Game, state: State) -> Board:
    seats = game.options_of(state).seats
    dice = [SeededDice(number) for number in range(3)]
    seen = [seat for seat in range(seats) if is_known_to(game, data.line, seat, dice)]
    viewer, language = _viewer(data, state, seats, seen), nearest_language(data.language)
    presenter, names = registry.presenter_for(game, language), names_of(seats, language)
    view = state.view(viewer)
    heading = presenter.status_line(view, names) or presenter.phase_title(game.phase(state))
    return Board(
        game.name,
        seats,
        viewer,
        [*seen, SPECTATOR],
        names,
        state.current_player(),
        game.position_text(state, viewer),
        view,
        game.derived_info(state, viewer),
        heading,
    )


def names_of(seats: int, language: str) -> list[str]:
    """Return the names of the seats of a board."""
    return [say(language, "board-player", number=str(seat + 1)) for seat in range(seats)]


def _viewer(data: Looking, state: State, seats: int, seen: Sequence[Seat]) -> Seat:
    """Return the requested viewer; by default the seat to move, or any other seat whose knowledge the line contains."""
    if data.viewer is None:
        return state.current_player() if state.current_player() in seen else next(iter(seen), TERMINAL)
    if data.viewer >= seats:
        raise make_refusal(BadOptions, "no-seat", last=str(seats - 1), seat=str(data.viewer))
    if data.viewer >= 0 and data.viewer not in seen:
        raise make_refusal(BadPosition, "board-unseen", number=str(data.viewer + 1))
    return data.viewer


@post("/positions/opinion", status_code=200, opt=COSTLY, responses=list_problems(401, 409))
async def opinion(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Looking]
) -> Opinion:
    """Return the best moves of the seat to move with their win chances, based on what that seat knows."""
    check_rate("hints", user, request)
    game, state = read(data.line, DICE)
    if state.current_player() < 0:
        raise make_refusal(BadPosition, "board-nobody-asked")
    await services.hub.live_positions.refuse(game, state)
    bots, header, language = services.hub.bots, game.options_of(state), nearest_language(data.language)
    owner, names = Owner(user.id, hash_request_address(request)), names_of(header.seats, language)
    if not bots.may_advise(owner):
        raise make_refusal(Busy, "engine-busy")
    return await bots.consider(owner, game, header, state, language, names) or Opinion(
        state.current_player(), "", "", [], []
    )


@post("/positions/play", responses=list_problems(401, 409))
async def play(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[PlayWish]
) -> TableInfo:
    """Create a private, unrated table that plays on from a position against bots."""
    check_rate("tables", user, request)
    game, state = read(data.line, secrets.token_hex(16))
    header = game.options_of(state)
    if data.seat >= header.seats:
        raise make_refusal(BadOptions, "no-seat", last=str(header.seats - 1), seat=str(data.seat))
    if state.current_player() == TERMINAL:
        raise make_refusal(BadPosition, "board-over")
    await services.hub.live_positions.refuse(game, state)
    options = {**header.to_dict(), POSITION: game.position_text(state, OMNISCIENT)}
    wish = BranchWish(seat=data.seat, bot=data.bot, coach=data.coach)
    return make_table_info(await services.lobby.branch(user, game, options, wish, hash_request_address(request)))


ROUTES: Final = Router("/api", route_handlers=[first, look, opinion, play], tags=["positions"])
