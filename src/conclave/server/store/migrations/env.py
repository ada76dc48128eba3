"""Runs the steps on a connection that is in a transaction already; alembic calls this file."""

from __future__ import annotations

from alembic import context

from conclave.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite cannot change a column in place
)
context.run_migrations()
