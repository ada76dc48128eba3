"""Guests, accounts, sign-ins, and secrets that all processes share."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.text.error_texts import make_refusal
from conclave.server.store import ratings as store_ratings
from conclave.server.store.database import Database
from conclave.server.store.identities import PLACE_LIFETIME, Identities
from conclave.server.store.name_keys import make_name_key
from conclave.server.store.schema import PLACES, SHARED, SIGN_INS, USERS
from conclave.server.store.values import (
    Banned,
    Conflict,
    Millis,
    NotFound,
    Ranked,
    Rating,
    RatingChange,
    RatingMove,
    User,
    now,
)

_SHOWN: Final = (
    *(USERS.c.id, USERS.c.name, sa.func.coalesce(USERS.c.login, "").label("login"), USERS.c.created),
    USERS.c.is_steward,
)


def _is_welcome(at: sa.ColumnElement[int] | Millis) -> sa.ColumnElement[bool]:
    return USERS.c.banned.is_(None) | (USERS.c.banned <= at)


_NOW: Final = sa.bindparam("now", type_=sa.BigInteger)
_SIGNED_IN: Final = (
    sa.select(*_SHOWN, SIGN_INS.c.expires)
    .join(SIGN_INS, SIGN_INS.c.user_id == USERS.c.id)
    .where(SIGN_INS.c.token_hash == sa.bindparam("token"), SIGN_INS.c.expires > _NOW, _is_welcome(_NOW))
)


class SignIn(NamedTuple):
    """The person of a session token, and its expiry."""

    user: User
    expires: Millis


class People:
    """Store of people: guests, accounts and sign-ins. Tokens are stored as hashes, which cannot be used to sign in."""

    def __init__(self, database: Database, identities: Identities) -> None:
        self._database: Final = database
        self._identities: Final = identities

    async def add_guest(self, name: str, place: str = "") -> User:
        """Add a guest; raise Banned if a moderator has banned new guests of this address, Conflict for a taken name."""
        # Hexadecimal, as a table's: an id that begins with "-" would be an option on the command line.
        user = User(secrets.token_hex(12), name, "", now())
        row = {"id": user.id, "name": name, "name_key": make_name_key(name), "created": user.created, "place": place}
        async with self._database.write() as connection:
            await _refuse_barred(connection, place)
            await refuse_taken_name(connection, user.id, name)
            await connection.execute(sa.insert(USERS).values(row))
            await self._identities.add_place(connection, user.id, place)
        return user

    async def get(self, user: str) -> User:
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(*_SHOWN).where(USERS.c.id == user))).one_or_none()
        if row is None:
            raise NotFound(f"there is nobody with the id {user!r}")
        return User(*row)

    async def rename(self, user: str, name: str) -> None:
        """Change a display name; at tables joined before, the old name stays. Conflict if an account has it."""
        async with self._database.write() as connection:
            await refuse_taken_name(connection, user, name)
            values = {"name": name, "name_key": make_name_key(name)}
            await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(values))

    # --- Accounts

    async def make_account(self, user: str, login: str, password: str) -> User:
        """Turn a guest into an account with the same id and games. `password` is a hash."""
        guest = (USERS.c.id == user) & USERS.c.login.is_(None)
        try:
            async with self._database.write() as connection:
                name = await connection.scalar(sa.select(USERS.c.name).where(USERS.c.id == user))
                await refuse_taken_name(connection, user, str(name))
                changed = await connection.execute(sa.update(USERS).where(guest).values(login=login, password=password))
        except IntegrityError:
            raise Conflict(f"the login {login!r} is taken: choose another one") from None
        if changed.rowcount != 1:
            raise Conflict("you have an account already")
        return await self.get(user)

    async def find_password(self, login: str) -> tuple[str, str] | None:
        """Return id and password hash of an account."""
        wanted = sa.select(USERS.c.id, USERS.c.password).where(USERS.c.login == login)
        async with self._database.read() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return (row.id, row.password) if row else None

    async def set_password(self, user: str, password: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(password=password))

    # --- Sign-ins

    async def sign_in(self, user: str, token_hash: str, expires: Millis) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.delete(SIGN_INS).where(SIGN_INS.c.expires <= now()))
            values = {"token_hash": token_hash, "user_id": user, "created": now(), "expires": expires}
            await connection.execute(sa.insert(SIGN_INS).values(values))

    async def find_sign_in(self, token_hash: str) -> SignIn | None:
        given = {"token": token_hash, "now": now()}
        row = await self._database.read_at_once(lambda connection: connection.execute(_SIGNED_IN, given).one_or_none())
        return SignIn(User(*row[: len(_SHOWN)]), row.expires) if row else None

    async def prolong(self, token_hash: str, expires: Millis) -> None:
        async with self._database.write() as connection:
            here = SIGN_INS.c.token_hash == token_hash
            await connection.execute(sa.update(SIGN_INS).where(here).values(expires=expires))

    async def sign_out(self, token_hash: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.delete(SIGN_INS).where(SIGN_INS.c.token_hash == token_hash))

    async def sign_out_everywhere(self, user: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.delete(SIGN_INS).where(SIGN_INS.c.user_id == user))

    # --- Ratings

    async def list_ratings(self, user: str) -> list[Rating]:
        async with self._database.read() as connection:
            return await store_ratings.list_ratings(connection, user)

    async def list_rating_changes(self, user: str, most: int = 100) -> list[RatingChange]:
        async with self._database.read() as connection:
            return await store_ratings.list_changes(connection, user, most)

    async def list_rating_moves(self, table: str) -> list[RatingMove]:
        """Return the rating changes of a table."""
        async with self._database.read() as connection:
            return await store_ratings.list_moves(connection, table)

    async def list_leaderboard(self, game: str, most: int = 100, *, is_of_bots: bool = False) -> list[Ranked]:
        """Return the leaderboard of people, or of bot accounts, the best first."""
        async with self._database.read() as connection:
            return await store_ratings.list_best(connection, game, most, is_of_bots=is_of_bots)

    # --- What all processes share

    async def get_shared_key(self, name: str) -> bytes:
        """Return a secret of 32 bytes, created by the first process that asks for it."""
        wanted = sa.select(SHARED.c.value).where(SHARED.c.name == name)
        async with self._database.read() as connection:
            found = await connection.scalar(wanted)
        if found is None:
            try:
                async with self._database.write() as connection:
                    await connection.execute(sa.insert(SHARED).values(name=name, value=secrets.token_bytes(32)))
            except IntegrityError:
                pass  # another process was first
            async with self._database.read() as connection:
                found = await connection.scalar(wanted)
        return bytes(found or b"")


async def _refuse_barred(connection: AsyncConnection, place: str) -> None:
    """Raise Banned if somebody who came from this address recently is banned together with new guests."""
    here = (PLACES.c.place == place) & (PLACES.c.at > now() - PLACE_LIFETIME)
    known = USERS.c.id.in_(sa.select(PLACES.c.user_id).where(here)) | (USERS.c.place == place)
    barred = sa.select(USERS.c.id).where(USERS.c.banned > now(), USERS.c.bars_guests, known)
    if place and await connection.scalar(barred.limit(1)):
        raise Banned("no new guests are let in from here for a while: sign in, or come back later")


async def refuse_taken_name(connection: AsyncConnection, user: str, name: str) -> None:
    """Raise Conflict if another account has this name, or one that looks like it."""
    same = (USERS.c.name_key == make_name_key(name)) & USERS.c.login.is_not(None) & (USERS.c.id != user)
    if await connection.scalar(sa.select(USERS.c.id).where(same).limit(1)):
        raise make_refusal(Conflict, "name-taken", name=name)
