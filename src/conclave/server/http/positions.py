"""Routes of the free board: a position written as one line is drawn, asked about and played from."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from conclave import lessons
from conclave.coach.words import reason_in
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.errors import BadOptions, BadPosition
from conclave.play.positions import game_of, is_known_to
from conclave.play.protocol import NOBODY, WHOLE, Events, Game, Seat, State
from conclave.play.session import redacted
from conclave.server.http.common import Asker, ServicesOf, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.store.values import NotFound
from conclave.server.table.audience import table_info
from conclave.server.table.bot_seats import Owner
from conclave.server.table.branching import BranchWish
from conclave.server.table.scene import nearest
from conclave.server.table.setup import POSITION
from conclave.server.wire.parts import TableInfo

MOST_CHARACTERS: Final = 4000
DICE: Final = "board"  # the same line looks the same to all

GameName = Annotated[str, PathParameter(max_length=64)]
LineText = Annotated[str, Meta(min_length=1, max_length=MOST_CHARACTERS)]
Language = Annotated[str, Meta(max_length=16)]


class First(msgspec.Struct, frozen=True):
    """A line to begin with."""

    line: str


class Looking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and whose eyes to see it with: a seat, -2 for a spectator; without: who is asked, if the line says
    enough for that."""

    line: LineText
    viewer: Annotated[int, Meta(ge=NOBODY, le=3)] | None = None
    language: Language = "en"


class Board(msgspec.Struct, frozen=True):
    """A position as it is drawn."""

    game: str
    seats: int
    viewer: int
    turn: int  # the seat that is asked; negative where none is
    line: str  # as the viewer knows it: what is hidden from them is not in it
    view: dict[str, Any]
    outlook: dict[str, Any]
    heading: str


class Thought(msgspec.Struct, frozen=True):
    """A move that a strong bot has weighed."""

    words: str
    chance: float
    share: float


class Opinion(msgspec.Struct, frozen=True):
    """What the engine thinks of a position, the best move first, and what speaks for it."""

    moves: list[Thought]
    why: list[str]


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position."""

    line: LineText
    seat: Annotated[int, Meta(ge=0, le=3)]
    bot: Annotated[str, Meta(min_length=1, max_length=64)]
    coach: bool = False


def read(line: str, seed: str) -> tuple[Game, State]:
    """The position of a line; what it leaves unknown is dealt."""
    text = " ".join(line.split())
    game = game_of(text, map(registry.find, registry.names()))
    return game, game.position(text, SeededDice(seed))


@get("/positions/{game:str}", sync_to_thread=True, responses=problems(404))
def first(game: GameName) -> First:
    """A position to begin with: that of the game's first lesson."""
    found = lessons.lessons_of(registry.find(game).name)
    if not found:
        raise NotFound(f"nobody has written a position of {game}")
    return First(found[0].position)


@post("/positions", status_code=200, opt=COSTLY, sync_to_thread=True, responses=problems())
def look(data: JSONBody[Looking]) -> Board:
    """A position, drawn for whoever wants to see it. One that cannot be is refused, with what would be right."""
    game, state = read(data.line, DICE)
    seats = game.header(state).seats
    viewer = _viewer(game, data, state, seats)
    face = registry.face(game, nearest(data.language))
    view, names = state.view(viewer), [f"p{seat + 1}" for seat in range(seats)]
    heading = face.heading(view, names) or face.chapter(game.chapter(state))
    line = game.text_of(state, viewer)
    return Board(game.name, seats, viewer, state.actor(), line, view, game.outlook(state, viewer), heading)


def _viewer(game: Game, data: Looking, state: State, seats: int) -> Seat:
    dice = [SeededDice(number) for number in range(3)]
    if data.viewer is None:
        asked = state.actor()
        return asked if asked >= 0 and is_known_to(game, data.line, asked, dice) else NOBODY
    if data.viewer >= seats:
        raise BadOptions(f"this position has the seats 0 to {seats - 1}; there is no seat {data.viewer}")
    if data.viewer >= 0 and not is_known_to(game, data.line, data.viewer, dice):
        raise BadPosition(f"this line leaves unknown what p{data.viewer + 1} would see: say it, or look as a spectator")
    return data.viewer


@post("/positions/opinion", status_code=200, opt=COSTLY, responses=problems(401))
async def opinion(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Looking]
) -> Opinion:
    """Ask the engine: the best moves of the seat that is asked, from what that seat knows, with its chances."""
    spend(services.budgets.hints, user, request)
    game, state = read(data.line, DICE)
    if state.actor() < 0:
        raise BadPosition("nobody is asked anything here: write whose turn it is, as in turn:p1")
    bots = services.hub.bots
    if bots.is_advising:
        raise HTTPException("the engine is busy with others: ask again in a moment", status_code=429)
    advised = await bots.weigh(Owner(user.id, place_of(request)), game, game.header(state), state)
    language, names = nearest(data.language), [f"p{seat + 1}" for seat in range(game.header(state).seats)]
    moves = [
        Thought(_told(game, state, one.actions, names, language), one.chance, one.share) for one in advised.answers
    ]
    return Opinion(moves, [reason_in(language, game.name, one, names) for one in advised.reasons])


def _told(game: Game, state: State, actions: list[int], names: list[str], language: str) -> str:
    """An answer as the seat that gives it would see it."""
    seat, after, events = state.actor(), state.copy(), Events()
    for action in actions:
        after.apply(action, events)
    seen = redacted(game, events, seat)
    told = registry.face(game, language).story(seen, names, NOBODY, partial(state.view, seat))
    return " ".join(told) or "; ".join(game.write(state, action) for action in actions[:1])


@post("/positions/play", responses=problems(401))
async def play(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[PlayWish]
) -> TableInfo:
    """Play on from a position: a private table of one's own against bots, which counts nowhere."""
    spend(services.budgets.tables, user, request)
    game, state = read(data.line, secrets.token_hex(16))
    header = game.header(state)
    if data.seat >= header.seats:
        raise BadOptions(f"this position has the seats 0 to {header.seats - 1}; there is no seat {data.seat}")
    if state.actor() == NOBODY:
        raise BadPosition("the game is over here: there is nothing to play")
    options = {**header.raw(), POSITION: game.text_of(state, WHOLE)}
    wish = BranchWish(seat=data.seat, bot=data.bot, coach=data.coach)
    return table_info(await services.lobby.branch(user, game, options, wish, place_of(request)))


ROUTES: Final = Router("/api", route_handlers=[first, look, opinion, play], tags=["positions"])
