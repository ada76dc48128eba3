"""From the schema of any older version to this one's, step by step, when the server starts."""

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
    """Bring the database up to date within the transaction that is under way; NewerDatabase where it is ahead of us."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    current = revision_of(connection)
    if current is not None:
        refuse_newer(current, "database")
    if current != (head() if to == "head" else to):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def revision_of(connection: sa.Connection) -> str | None:
    """The schema that a database has; None where no server has used it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The schema of this version."""
    return _known()[0]


def refuse_newer(revision: str, what: str) -> None:
    """NewerDatabase where this version knows no such schema."""
    known = _known()
    if revision not in known:
        raise NewerDatabase(
            f"this {what} was last used by a newer version of Conclave (schema {revision}; this version knows"
            f" {known[0]} and older ones): install the newer version again, or choose another {what}"
        )


@cache
def _known() -> list[str]:
    """Every schema that there has been, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "conclave.server.store:migrations")
    return config
