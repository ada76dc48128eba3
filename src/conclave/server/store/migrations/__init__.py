"""From the schema of any older version to this one's, step by step, when the server starts."""

from __future__ import annotations

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


def migrate(connection: sa.Connection) -> None:
    """Bring the database up to date within the transaction that is under way; NewerDatabase where it is ahead of us."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", "conclave.server.store:migrations")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    known = [step.revision for step in scripts.walk_revisions()]
    if current is not None and current not in known:
        raise NewerDatabase(
            f"this database was last used by a newer version of Conclave (schema {current}; this version knows"
            f" {known[0]} and older ones): install the newer version again, or choose another database"
        )
    if current != known[0]:
        command.upgrade(config, "head")
