"""Routes of the free board: a position written as one line is drawn, asked about and played from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from conclave import lessons
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.errors import BadOptions, BadPosition
from conclave.play.positions import game_of, is_known_to
from conclave.play.protocol import CHANCE, NOBODY, WHOLE, Game, Options, Seat, State
from conclave.play.refusals import refusal
from conclave.server.http.common import Asker, ServicesOf, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.refusals import Busy
from conclave.server.store.values import NotFound
from conclave.server.table.audience import table_info
from conclave.server.table.bot_seats import Owner
from conclave.server.table.bot_worker import Opinion
from conclave.server.table.branching import BranchWish
from conclave.server.table.scene import nearest, say
from conclave.server.table.setup import POSITION
from conclave.server.wire.parts import TableInfo

MOST_CHARACTERS: Final = 4000
DICE: Final = "board"  # the same line looks the same to all

GameName = Annotated[str, PathParameter(max_length=64)]
LineText = Annotated[str, Meta(min_length=1, max_length=MOST_CHARACTERS)]
Language = Annotated[str, Meta(max_length=16)]
Seats = Annotated[int | None, QueryParameter(ge=2, le=4)]
VariantName = Annotated[str, QueryParameter(max_length=32)]


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
    seen: list[int]  # viewers for whom the line says enough, spectators included
    names: list[str]  # of the seats
    turn: int  # the seat that is asked; negative where none is
    line: str  # as the viewer knows it: what is hidden from them is not in it
    view: dict[str, Any]
    outlook: dict[str, Any]
    heading: str


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


@get("/positions/{game:str}", opt=COSTLY, sync_to_thread=True, responses=problems(404))
def first(game: GameName, seats: Seats = None, variant: VariantName = "") -> First:
    """A position to begin with: that of the game's first lesson; with seats or a variant, a game's first choice."""
    found = registry.find(game)
    if seats is not None or variant:
        wish = {name: value for name, value in (("seats", seats), ("variant", variant)) if value}
        return First(found.text_of(opened(found, found.options(wish)), WHOLE))
    scenes = lessons.lessons_of(found.name)
    if not scenes:
        raise refusal(NotFound, "board-no-position", game=game)
    return First(scenes[0].position)


def opened(game: Game, options: Options) -> State:
    """A game that is set up: all that comes before its first chapter is dealt and chosen by dice, the same for all."""
    state, dice = game.new(options), SeededDice(DICE)
    before = game.chapter(state)
    while state.actor() == CHANCE or (state.actor() >= 0 and game.chapter(state) == before):
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])  # outcomes of a deal are equally likely, or nearly: it is an example
    return state


@post("/positions", status_code=200, opt=COSTLY, sync_to_thread=True, responses=problems())
def look(data: JSONBody[Looking]) -> Board:
    """A position, drawn for whoever wants to see it. One that cannot be is refused, with what would be right."""
    game, state = read(data.line, DICE)
    seats = game.header(state).seats
    dice = [SeededDice(number) for number in range(3)]
    seen = [seat for seat in range(seats) if is_known_to(game, data.line, seat, dice)]
    viewer, language = _viewer(data, state, seats, seen), nearest(data.language)
    face, names = registry.face(game, language), names_of(seats, language)
    view = state.view(viewer)
    heading = face.heading(view, names) or face.chapter(game.chapter(state))
    return Board(
        game.name,
        seats,
        viewer,
        [*seen, NOBODY],
        names,
        state.actor(),
        game.text_of(state, viewer),
        view,
        game.outlook(state, viewer),
        heading,
    )


def names_of(seats: int, language: str) -> list[str]:
    """What the seats of a board are called."""
    return [say(language, "board-player", number=str(seat + 1)) for seat in range(seats)]


def _viewer(data: Looking, state: State, seats: int, seen: Sequence[Seat]) -> Seat:
    """Who was asked for; else who is asked, else any seat of which enough is said."""
    if data.viewer is None:
        return state.actor() if state.actor() in seen else next(iter(seen), NOBODY)
    if data.viewer >= seats:
        raise refusal(BadOptions, "no-seat", last=str(seats - 1), seat=str(data.viewer))
    if data.viewer >= 0 and data.viewer not in seen:
        raise refusal(BadPosition, "board-unseen", number=str(data.viewer + 1))
    return data.viewer


@post("/positions/opinion", status_code=200, opt=COSTLY, responses=problems(401))
async def opinion(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Looking]
) -> Opinion:
    """Ask the engine: the best moves of the seat that is asked, from what that seat knows, with its chances."""
    spend(services.budgets.hints, user, request)
    game, state = read(data.line, DICE)
    if state.actor() < 0:
        raise refusal(BadPosition, "board-nobody-asked")
    bots, header, language = services.hub.bots, game.header(state), nearest(data.language)
    if bots.is_advising:
        raise refusal(Busy, "engine-busy")
    owner, names = Owner(user.id, place_of(request)), names_of(header.seats, language)
    return await bots.consider(owner, game, header, state, language, names) or Opinion(state.actor(), "", "", [], [])


@post("/positions/play", responses=problems(401))
async def play(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[PlayWish]
) -> TableInfo:
    """Play on from a position: a private table of one's own against bots, which counts nowhere."""
    spend(services.budgets.tables, user, request)
    game, state = read(data.line, secrets.token_hex(16))
    header = game.header(state)
    if data.seat >= header.seats:
        raise refusal(BadOptions, "no-seat", last=str(header.seats - 1), seat=str(data.seat))
    if state.actor() == NOBODY:
        raise refusal(BadPosition, "board-over")
    options = {**header.raw(), POSITION: game.text_of(state, WHOLE)}
    wish = BranchWish(seat=data.seat, bot=data.bot, coach=data.coach)
    return table_info(await services.lobby.branch(user, game, options, wish, place_of(request)))


ROUTES: Final = Router("/api", route_handlers=[first, look, opinion, play], tags=["positions"])
