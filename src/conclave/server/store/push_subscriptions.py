"""Web Push subscriptions: a few per person, each as long as its sign-in."""

from __future__ import annotations

import hashlib
from typing import Final

import sqlalchemy as sa

from conclave.server.store.database import Database
from conclave.server.store.schema import PUSHES, SIGN_INS
from conclave.server.store.values import Push, now

MAX_PER_PERSON: Final = 8  # browsers of one person


class PushSubscriptions:
    """Subscriptions by the hash of their endpoint, which is a secret: whoever has it can send there."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, sign_in: str, user: str, push: Push) -> None:
        """Add a subscription; above the maximum the oldest is deleted."""
        row: dict[str, str | int] = {"id": _hash_endpoint(push.endpoint), "sign_in": sign_in, "endpoint": push.endpoint}
        row |= {"key": push.key, "auth": push.auth, "language": push.language, "at": now()}
        async with self._database.write() as connection:
            await self._database.alone_with(connection, user)
            await connection.execute(sa.delete(PUSHES).where(PUSHES.c.id == row["id"]))
            await connection.execute(sa.insert(PUSHES).values(row))
            newest = sa.select(PUSHES.c.id).join(SIGN_INS, SIGN_INS.c.token_hash == PUSHES.c.sign_in)
            mine = list(await connection.scalars(newest.where(SIGN_INS.c.user_id == user).order_by(PUSHES.c.at.desc())))
            await connection.execute(sa.delete(PUSHES).where(PUSHES.c.id.in_(mine[MAX_PER_PERSON:])))

    async def remove(self, endpoint: str, sign_in: str = "") -> None:
        """Remove a subscription; if a sign-in is given, only that sign-in's."""
        gone = sa.delete(PUSHES).where(PUSHES.c.id == _hash_endpoint(endpoint))
        async with self._database.write() as connection:
            await connection.execute(gone.where(PUSHES.c.sign_in == sign_in) if sign_in else gone)

    async def list_of_user(self, user: str) -> list[Push]:
        """Return a person's subscriptions."""
        columns = (PUSHES.c.endpoint, PUSHES.c.key, PUSHES.c.auth, PUSHES.c.language)
        wanted = sa.select(*columns).join(SIGN_INS, SIGN_INS.c.token_hash == PUSHES.c.sign_in)
        mine = wanted.where(SIGN_INS.c.user_id == user, SIGN_INS.c.expires > now()).limit(MAX_PER_PERSON)
        async with self._database.read() as connection:
            return [Push(*row) for row in await connection.execute(mine)]


def _hash_endpoint(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
