"""Schema migrations from any older version to this one, run when the server starts."""

from __future__ import annotations

from functools import cache
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from conclave.server.store.values import StoreError

_LOCK: Final = 0x434F4E43  # any number of our own


class NewerDatabase(StoreError):
    """The database belongs to a newer version of Conclave."""


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Migrate the database within the current transaction; NewerDatabase if its schema is newer than ours."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    current = read_revision(connection)
    if current is not None:
        refuse_newer(current, "database")
    if current != (head_revision() if to == "head" else to):
        config = _make_config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def read_revision(connection: sa.Connection) -> str | None:
    """Return the schema revision of a database; None if no server has used it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def head_revision() -> str:
    """Return the schema revision of this version."""
    return _list_revisions()[0]


def refuse_newer(revision: str, what: str) -> None:
    """Raise NewerDatabase if the schema revision of a database or backup is unknown to this version."""
    known = _list_revisions()
    if revision not in known:
        raise NewerDatabase(
            f"this {what} was last used by a newer version of Conclave (schema {revision}; this version knows"
            f" {known[0]} and older ones): install the newer version again, or choose another {what}"
        )


@cache
def _list_revisions() -> list[str]:
    """Return all known revisions, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(_make_config()).walk_revisions()]


def _make_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "conclave.server.store:migrations")
    return config
