"""Runs migrations on a connection that is already in a transaction; called by alembic."""

from __future__ import annotations

from alembic import context

from conclave.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite cannot change a column in place
)
context.run_migrations()
