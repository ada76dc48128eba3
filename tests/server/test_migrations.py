"""The schema: made by steps, the same as the code's, and never taken backwards."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from conclave.server.store import Store
from conclave.server.store.database import Database
from conclave.server.store.migrations import NewerDatabase
from conclave.server.store.schema import META


def differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": META})
    return list(compare_metadata(context, META))


async def test_the_steps_make_the_schema_that_the_code_uses(store: Store) -> None:
    async with store.database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        store = await Store.open(url)
        async with store.database.read() as connection:
            assert await connection.scalar(sa.text("SELECT count(*) FROM alembic_version")) == 1
        await store.close()


async def test_several_processes_that_start_at_once_do_not_disturb_each_other(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(8)))
    for store in stores:
        await store.check()
        await store.close()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    store = await Store.open(url)
    async with store.database.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(NewerDatabase, match=r"newer version of Conclave.*schema 9999"):
        await Store.open(url)
    database = Database(url)
    async with database.read() as connection:
        assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    await database.close()
