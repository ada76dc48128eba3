"""SQLite: append entries of many tables in one statement, which is its own transaction.

A transaction of several statements releases the interpreter lock at each one, and a busy event loop returns it
milliseconds later. A single statement releases it once. A trigger of the writing connection keeps the log consistent.
If an entry does not fit its table, the whole statement is refused; otherwise the table's length increases.
"""

from __future__ import annotations

from typing import Final

_FIELDS: Final = ("table_id", "version", "kind", "seat", "actions", "at", "turn", "deadline")

PREPARE: Final = (
    f"CREATE TEMP VIEW appended AS SELECT {', '.join(f'NULL AS {name}' for name in _FIELDS)}",
    """
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        SELECT RAISE(ABORT, 'stale') WHERE NOT EXISTS (
            SELECT 1 FROM tables WHERE id = NEW.table_id AND version = NEW.version AND status = 'playing'
        );
        INSERT INTO entries (table_id, version, kind, seat, actions, at)
            VALUES (NEW.table_id, NEW.version, NEW.kind, NEW.seat, NEW.actions, NEW.at);
        UPDATE tables SET version = NEW.version + 1, turn = NEW.turn, deadline = NEW.deadline
            WHERE id = NEW.table_id;
    END
    """,
)
_VALUES: Final = ", ".join(f"json_extract(value, '$.{name}')" for name in _FIELDS)
APPEND: Final = f"INSERT INTO appended SELECT {_VALUES} FROM json_each(?)"  # noqa: S608 - our own names
