"""Server of the game tables: people, tables, and games that survive restarts."""

from __future__ import annotations

import sys

# structlog imports Rich wherever it is installed, for tracebacks that `logs` never asks it for. A server starts faster
# and stays smaller without: while structlog is imported, there is no Rich.
if "rich" not in sys.modules:
    sys.modules["rich"] = None  # type: ignore[assignment]  # what makes an import fail
    try:
        import structlog as structlog
    finally:
        del sys.modules["rich"]
