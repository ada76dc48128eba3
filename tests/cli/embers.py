"""The command line with the toy game at the table: what `conclave` runs, in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from conclave import cli
    from conclave.core import registry
    from toy import EMBERS
    from toy_presenter import EmbersFace

    registry.register_game(EMBERS, EmbersFace)
    cli.main()
