"""Routes for bot accounts: one's own bots, their tokens, challenges to bots, and the bots' leaderboard."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from conclave.core import registry
from conclave.server.http.common import Asker, ServicesOf, check_rate, list_problems
from conclave.server.names import clean_login, clean_name
from conclave.server.store.bot_accounts import BotAccount, Scope
from conclave.server.store.values import Conflict, Ranked, TooMany
from conclave.server.tables.lobby import NeedsAccount, SeatNumber

Id = Annotated[str, PathParameter(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a request; unknown fields are refused."""


class BotName(_Body, frozen=True):
    """The name of a bot: 3 to 30 letters, digits, dots, hyphens or underscores, as for a login."""

    name: Name


class TokenWish(_Body, frozen=True):
    """A new token: a label for oneself, and what it allows."""

    label: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class NewToken(msgspec.Struct, frozen=True):
    """The secret of a new token. It is shown once."""

    token: str


class ChallengeWish(_Body, frozen=True):
    """A bot, by its name, and the open seat that it is offered."""

    bot: Name
    seat: SeatNumber


@get("/my/bots", responses=list_problems(401))
async def list_bots(services: ServicesOf, user: Asker) -> list[BotAccount]:
    """Return my bots and their tokens."""
    return await services.store.bot_accounts.list_of_owner(user.id)


@post("/my/bots", responses=list_problems(401, 409))
async def add_bot(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[BotName]
) -> BotAccount:
    """Make a bot account."""
    if user.is_guest:
        raise NeedsAccount("bots belong to people with an account: make one first")
    if not services.settings.bot_games:
        raise Conflict("this server has no bot accounts")
    check_rate("tables", user, request)
    return await services.store.bot_accounts.add(user, clean_login(data.name))


@delete("/my/bots/{bot_id:str}", responses=list_problems(401, 404, 409))
async def delete_bot(services: ServicesOf, user: Asker, bot_id: Id) -> None:
    """Delete a bot of mine that sits at no table."""
    await services.store.bot_accounts.delete(user.id, bot_id)


@post("/my/bots/{bot_id:str}/tokens", responses=list_problems(401, 404, 409))
async def add_token(services: ServicesOf, user: Asker, bot_id: Id, data: JSONBody[TokenWish]) -> NewToken:
    """Make a token for a bot of mine."""
    made = await services.store.bot_accounts.add_token(user.id, bot_id, clean_name(data.label), data.scopes)
    return NewToken(made)


@delete("/my/bots/{bot_id:str}/tokens/{token_id:str}", responses=list_problems(401, 404))
async def revoke_token(services: ServicesOf, user: Asker, bot_id: Id, token_id: Id) -> None:
    """Revoke a token. A connection that uses it is closed."""
    await services.store.bot_accounts.revoke(user.id, bot_id, token_id)


@post("/tables/{table_id:str}/challenge", status_code=202, responses=list_problems(401, 404, 409))
async def challenge_bot(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id, data: JSONBody[ChallengeWish]
) -> BotAccount:
    """Offer a bot account an open seat at a table that I made. It sits down if it accepts."""
    check_rate("tables", user, request)
    found = await services.lobby.get_visible(user, table_id)
    if found.host != user.id:
        raise Conflict("only who made the table offers its seats to bots")
    if found.status != "open" or data.seat >= len(found.seats) or found.seats[data.seat].kind != "open":
        raise Conflict("that seat is not open")
    bot = await services.store.bot_accounts.find(data.bot)
    if await services.store.bot_accounts.count_games(bot.id) >= services.settings.bot_games:
        raise TooMany(f"{bot.name} plays at {services.settings.bot_games} tables already")
    await services.store.notices.send_challenge(bot.id, table_id, data.seat)
    return msgspec.structs.replace(bot, tokens=[])


@get("/bot-leaderboard/{game:str}", responses=list_problems(404))
async def get_bot_leaderboard(services: ServicesOf, game: Id) -> list[Ranked]:
    """Return the best rated bot accounts of a game. Bots are rated apart from people."""
    registry.load_game(game)
    return await services.leaderboards.get(game, is_of_bots=True)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(list_bots, add_bot, delete_bot, add_token, revoke_token, challenge_bot, get_bot_leaderboard),
    ],
    tags=["bots"],
)
