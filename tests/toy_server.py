"""The commands of Conclave with one more game: Embers, for which nobody has drawn a table. Run it as `conclave` is."""

from __future__ import annotations

from conclave.cli import main
from conclave.core import registry
from toy import EMBERS
from toy_presenter import EmbersFace

registry.register_game(EMBERS, EmbersFace)  # bots think in processes of their own, which read this file too

if __name__ == "__main__":
    main()
