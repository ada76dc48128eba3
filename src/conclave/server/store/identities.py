"""Identities of people: recent addresses, and guests who have become accounts."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import MERGES, PLACES, SHUNS, TABLES, from_json, to_json
from conclave.server.store.values import DAY, Millis, now

MAX_PLACES: Final = 8  # addresses of one person, the most recent ones
PLACE_LIFETIME: Final[Millis] = 30 * DAY  # how long an address counts as recent
_NOTED_FOR: Final[Millis] = DAY // 2  # a visit from a known address is written down this often
_MAX_NOTED: Final = 20_000


class Identities:
    """Addresses are keyed hashes: they tell neighbours without storing an address."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._noted: Final[OrderedDict[tuple[str, str], Millis]] = OrderedDict()

    async def note_place(self, user: str, place: str) -> None:
        """Remember from which address a person comes."""
        time = now()
        if not place or self._noted.get((user, place), 0) > time - _NOTED_FOR:
            return
        self._noted[user, place] = time
        if len(self._noted) > _MAX_NOTED:
            self._noted.popitem(last=False)
        try:
            async with self._database.write() as connection:
                await self.add_place(connection, user, place)
        except IntegrityError:
            pass  # the person was deleted meanwhile

    async def add_place(self, connection: AsyncConnection, user: str, place: str) -> None:
        """Remember an address within a transaction, and forget the oldest of many."""
        if not place:
            return
        insert = self._database.insert(PLACES)
        row = insert.values(user_id=user, place=place, at=now())
        await connection.execute(
            row.on_conflict_do_update(index_elements=[PLACES.c.user_id, PLACES.c.place], set_={"at": now()})
        )
        mine = sa.select(PLACES.c.place).where(PLACES.c.user_id == user).order_by(PLACES.c.at.desc(), PLACES.c.place)
        kept = list(await connection.scalars(mine.limit(MAX_PLACES)))
        await connection.execute(sa.delete(PLACES).where(PLACES.c.user_id == user, PLACES.c.place.not_in(kept)))

    async def resolve(self, user: str) -> str:
        """Return the id of the account that a guest has become, or the id itself."""
        async with self._database.read() as connection:
            return await resolve(connection, user)


async def resolve(connection: AsyncConnection, user: str) -> str:
    """Return the id of the account that a guest has become, or the id itself."""
    found = await connection.scalar(sa.select(MERGES.c.user_id).where(MERGES.c.guest == user))
    return str(found) if found else user


async def merge_shuns(connection: AsyncConnection, guest: str, account: str) -> None:
    """Give an account the mutes and blocks by and against a guest. Of two for the same person, a block wins."""
    touched = SHUNS.c.user_id.in_((guest, account)) | SHUNS.c.other.in_((guest, account))
    rows = (await connection.execute(sa.select(SHUNS).where(touched))).all()
    merged: dict[tuple[str, str], str] = {}
    for row in rows:
        pair = tuple(account if one == guest else one for one in (row.user_id, row.other))
        if pair[0] != pair[1] and merged.get((pair[0], pair[1])) != "block":
            merged[pair[0], pair[1]] = row.kind
    await connection.execute(sa.delete(SHUNS).where(touched))
    if merged:
        values = [{"user_id": user, "other": other, "kind": kind} for (user, other), kind in merged.items()]
        await connection.execute(sa.insert(SHUNS), values)


async def merge_barred(connection: AsyncConnection, guest: str, account: str) -> None:
    """Bar an account from the tables from which a guest was removed."""
    here = TABLES.c.barred.contains(guest, autoescape=True)
    for row in (await connection.execute(sa.select(TABLES.c.id, TABLES.c.barred).where(here))).all():
        barred = dict.fromkeys(account if one == guest else one for one in from_json(row.barred))
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(barred=to_json(list(barred))))


async def list_blockers(connection: AsyncConnection, user: str) -> set[str]:
    """Return the people who have blocked a person."""
    wanted = sa.select(SHUNS.c.user_id).where(SHUNS.c.other == user, SHUNS.c.kind == "block")
    return set(await connection.scalars(wanted))
