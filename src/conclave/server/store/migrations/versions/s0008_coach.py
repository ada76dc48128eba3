"""Whether a coach says at a table what has clearly lost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this schema."""
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false()))
