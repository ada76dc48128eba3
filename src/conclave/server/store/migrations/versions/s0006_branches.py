"""Add a table option that allows what-if branches during the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this schema revision."""
    op.add_column("tables", sa.Column("branches", sa.Boolean(), nullable=False, server_default=sa.false()))
