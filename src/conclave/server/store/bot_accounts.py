"""Bot accounts: users that programs play for, each with an owner and bearer tokens. Tokens are stored as hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conclave.server.store.database import Database
from conclave.server.store.name_keys import make_name_key
from conclave.server.store.notices import Notices
from conclave.server.store.people import refuse_taken_name
from conclave.server.store.schema import BOT_ACCOUNTS, BOT_TOKENS, SEATS, TABLES, USERS
from conclave.server.store.values import Conflict, Millis, NotFound, TooMany, User, now

Scope: TypeAlias = Literal["play", "challenge"]  # answer questions; take seats that somebody offers
SCOPES: Final[tuple[Scope, ...]] = ("play", "challenge")

MAX_BOTS: Final = 5  # of one owner
MAX_TOKENS: Final = 5  # of one bot
TOKEN_PREFIX: Final = "cbt_"  # noqa: S105 - so that people and scanners recognise a leaked token
NO_PASSWORD: Final = "!"  # noqa: S105 - no password has this hash


class BotToken(msgspec.Struct, frozen=True):
    """A token of a bot, without its secret."""

    id: str  # the beginning of its hash
    label: str
    scopes: list[Scope]
    created: Millis
    used: Millis | None


class BotAccount(msgspec.Struct, frozen=True):
    """A bot account and its tokens."""

    id: str
    name: str
    owner: str
    tokens: list[BotToken]


class TokenBearer(msgspec.Struct, frozen=True):
    """The bot that a token belongs to, and what the token allows."""

    user: User
    token_hash: str
    scopes: frozenset[str]


def hash_token(token: str) -> str:
    """Return the hash by which a token is stored and found."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class BotAccounts:
    """Bot accounts and their tokens."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    async def add(self, owner: User, login: str) -> BotAccount:
        """Add a bot account. Its login is its name, and it has no password."""
        if owner.is_guest or await self.is_bot(owner.id):
            raise Conflict("bots belong to people with an account: make one first")
        id_ = secrets.token_hex(12)
        user = {"id": id_, "name": login, "name_key": make_name_key(login), "login": login, "password": NO_PASSWORD}
        try:
            async with self._database.write() as connection:
                mine = sa.select(sa.func.count()).select_from(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.owner == owner.id)
                if (await connection.scalar(mine) or 0) >= MAX_BOTS:
                    raise TooMany(f"you have {MAX_BOTS} bots already: delete one first")
                await refuse_taken_name(connection, id_, login)
                await connection.execute(sa.insert(USERS).values(**user, created=now()))
                await connection.execute(sa.insert(BOT_ACCOUNTS).values(user_id=id_, owner=owner.id))
        except IntegrityError:
            raise Conflict(f"the name {login!r} is taken: choose another one") from None
        return BotAccount(id_, login, owner.id, [])

    async def is_bot(self, user: str) -> bool:
        """Return True if this user is a bot account."""
        async with self._database.read() as connection:
            return bool(
                await connection.scalar(sa.select(BOT_ACCOUNTS.c.user_id).where(BOT_ACCOUNTS.c.user_id == user))
            )

    async def list_of_owner(self, owner: str | None = None) -> list[BotAccount]:
        """Return the bots of a person, or all bots, by name."""
        wanted = sa.select(BOT_ACCOUNTS.c.user_id, USERS.c.name, BOT_ACCOUNTS.c.owner)
        wanted = wanted.join(USERS, USERS.c.id == BOT_ACCOUNTS.c.user_id).order_by(USERS.c.name)
        if owner is not None:
            wanted = wanted.where(BOT_ACCOUNTS.c.owner == owner)
        async with self._database.read() as connection:
            bots = (await connection.execute(wanted)).all()
            rows = await connection.execute(sa.select(BOT_TOKENS).order_by(BOT_TOKENS.c.created))
            tokens: dict[str, list[BotToken]] = {}
            for row in rows:
                tokens.setdefault(row.user_id, []).append(
                    BotToken(row.token_hash[:12], row.label, row.scopes.split(), row.created, row.used)
                )
        return [BotAccount(id_, name, whose, tokens.get(id_, [])) for id_, name, whose in bots]

    async def find(self, name: str) -> BotAccount:
        """Return the bot with this name; NotFound if there is none."""
        for bot in await self.list_of_owner():
            if bot.name == name:
                return bot
        raise NotFound(f"there is no bot {name!r}")

    async def delete(self, owner: str, bot: str) -> None:
        """Delete a bot of this owner that sits at no table; disconnect it."""
        await self._require_owner(owner, bot)
        if await self.count_games(bot):
            raise Conflict("this bot sits at a table: wait for the end of its games")
        async with self._database.write() as connection:
            await connection.execute(sa.delete(USERS).where(USERS.c.id == bot))
        await self._notices.send_signed_out(bot)

    # --- Tokens

    async def add_token(self, owner: str, bot: str, label: str, scopes: list[Scope]) -> str:
        """Add a token, and return its secret, which is stored nowhere."""
        await self._require_owner(owner, bot)
        if not scopes:
            raise Conflict(f"a token needs a scope: {' or '.join(SCOPES)}")
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        row = {
            "token_hash": hash_token(token),
            "user_id": bot,
            "label": label,
            "scopes": " ".join(one for one in SCOPES if one in scopes),
            "created": now(),
        }
        async with self._database.write() as connection:
            there = sa.select(sa.func.count()).select_from(BOT_TOKENS).where(BOT_TOKENS.c.user_id == bot)
            if (await connection.scalar(there) or 0) >= MAX_TOKENS:
                raise TooMany(f"this bot has {MAX_TOKENS} tokens already: revoke one first")
            await connection.execute(sa.insert(BOT_TOKENS).values(row))
        return token

    async def revoke(self, owner: str, bot: str, token: str) -> None:
        """Delete a token, given by its id, and close its connections."""
        await self._require_owner(owner, bot)
        mine = (BOT_TOKENS.c.user_id == bot) & BOT_TOKENS.c.token_hash.startswith(token, autoescape=True)
        async with self._database.write() as connection:
            found = list(await connection.scalars(sa.select(BOT_TOKENS.c.token_hash).where(mine)))
            if len(found) != 1:
                raise NotFound(f"this bot has no token {token!r}")
            await connection.execute(sa.delete(BOT_TOKENS).where(BOT_TOKENS.c.token_hash == found[0]))
        await self._notices.send_signed_out(found[0])

    async def find_bearer(self, token: str) -> TokenBearer | None:
        """Return the bot of a token; None for unknown and revoked tokens, and while bot or owner are banned."""
        hashed, owners = hash_token(token), USERS.alias()
        wanted = (
            sa.select(USERS.c.id, USERS.c.name, USERS.c.login, USERS.c.created, BOT_TOKENS.c.scopes)
            .join(BOT_TOKENS, BOT_TOKENS.c.user_id == USERS.c.id)
            .join(BOT_ACCOUNTS, BOT_ACCOUNTS.c.user_id == USERS.c.id)
            .join(owners, owners.c.id == BOT_ACCOUNTS.c.owner)
            .where(BOT_TOKENS.c.token_hash == hashed)
        )
        for one in (USERS, owners):
            wanted = wanted.where(one.c.banned.is_(None) | (one.c.banned <= now()))
        async with self._database.write() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            here = BOT_TOKENS.c.token_hash == hashed
            await connection.execute(sa.update(BOT_TOKENS).where(here).values(used=now()))
        return TokenBearer(User(row.id, row.name, row.login, row.created), hashed, frozenset(row.scopes.split()))

    # --- Games

    async def count_games(self, bot: str) -> int:
        """Return the number of open and running tables at which a bot sits."""
        here = SEATS.join(TABLES, TABLES.c.id == SEATS.c.table_id)
        wanted = sa.select(sa.func.count()).select_from(here)
        wanted = wanted.where(SEATS.c.user_id == bot, TABLES.c.status.in_(("open", "playing")))
        async with self._database.read() as connection:
            return await connection.scalar(wanted) or 0

    async def _require_owner(self, owner: str, bot: str) -> None:
        mine = (BOT_ACCOUNTS.c.user_id == bot) & (BOT_ACCOUNTS.c.owner == owner)
        async with self._database.read() as connection:
            if await connection.scalar(sa.select(BOT_ACCOUNTS.c.user_id).where(mine)) is None:
                raise NotFound("you have no such bot")
