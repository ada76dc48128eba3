"""People in the store: guests and accounts, their sign-ins, and what all processes share."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conclave.server.store import ratings as store_ratings
from conclave.server.store.database import Database
from conclave.server.store.schema import SHARED, SIGN_INS, USERS
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
    """Who is signed in by a token, and until when."""

    user: User
    expires: Millis


class People:
    """Tokens come here hashed: nobody can sign in with what is stored."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add_guest(self, name: str, place: str = "") -> User:
        """Banned where a steward lets no new guests in from this place for now."""
        # Hexadecimal, as a table's: an id that begins with "-" would be an option on the command line.
        user = User(secrets.token_hex(12), name, "", now())
        row = {"id": user.id, "name": name, "created": user.created, "place": place}
        async with self._database.write() as connection:
            barred = (USERS.c.banned > now()) & USERS.c.bars_guests & (USERS.c.place == place)
            if place and await connection.scalar(sa.select(USERS.c.id).where(barred).limit(1)):
                raise Banned("no new guests are let in from here for a while: sign in, or come back later")
            await connection.execute(sa.insert(USERS).values(row))
        return user

    async def get(self, user: str) -> User:
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(*_SHOWN).where(USERS.c.id == user))).one_or_none()
        if row is None:
            raise NotFound(f"there is nobody with the id {user!r}")
        return User(*row)

    async def rename(self, user: str, name: str) -> None:
        """At tables a person keeps the name under which they sat down."""
        async with self._database.write() as connection:
            await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(name=name))

    # --- Accounts

    async def make_account(self, user: str, login: str, password: str) -> User:
        """Turn a guest into an account; the id stays, and with it all games. `password` is hashed already."""
        guest = (USERS.c.id == user) & USERS.c.login.is_(None)
        try:
            async with self._database.write() as connection:
                changed = await connection.execute(sa.update(USERS).where(guest).values(login=login, password=password))
        except IntegrityError:
            raise Conflict(f"the login {login!r} is taken: choose another one") from None
        if changed.rowcount != 1:
            raise Conflict("you have an account already")
        return await self.get(user)

    async def password_of(self, login: str) -> tuple[str, str] | None:
        """Id and hashed password of an account."""
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

    async def signed_in(self, token_hash: str) -> SignIn | None:
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

    async def ratings(self, user: str) -> list[Rating]:
        async with self._database.read() as connection:
            return await store_ratings.ratings_of(connection, user)

    async def rating_changes(self, user: str, most: int = 100) -> list[RatingChange]:
        async with self._database.read() as connection:
            return await store_ratings.changes_of(connection, user, most)

    async def rating_moves(self, table: str) -> list[RatingMove]:
        """What a table did to ratings."""
        async with self._database.read() as connection:
            return await store_ratings.moves_at(connection, table)

    async def leaderboard(self, game: str, most: int = 100) -> list[Ranked]:
        """The best first."""
        async with self._database.read() as connection:
            return await store_ratings.best_at(connection, game, most)

    # --- What all processes share

    async def shared_key(self, name: str) -> bytes:
        """A secret of 32 bytes, made by the first process that asks for it."""
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
