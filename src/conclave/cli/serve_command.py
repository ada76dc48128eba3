"""`conclave serve`: the game server, for a browser on this machine or for many people."""

from __future__ import annotations

from pathlib import Path

from conclave.cli.cli_texts import CommandMessages
from conclave.cli.game_options import Language
from conclave.core.errors import BadOptions
from conclave.core.text.fluent import ENGLISH


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    config: Path | None = None,
    browser: bool = True,
    language: Language = ENGLISH,
) -> None:
    """Serve tables to browsers.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 (this machine only) by default.
    port
        The port to listen on; 8000 by default, 0 for any free port.
    database
        The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. By default a file in the user's data
        directory.
    workers
        The number of server processes; more than one needs PostgreSQL.
    config
        A TOML file of settings, described in docs/HOSTING.md.
    browser
        Open the table in the browser.
    """
    from conclave.server.run import load_settings, run
    from conclave.server.settings import BadSettings
    from conclave.server.store.values import StoreError

    def ready(address: str) -> None:
        print(CommandMessages(language).say("serve-ready", address=address), flush=True)
        if browser:
            import webbrowser

            webbrowser.open(address)

    given: dict[str, object] = {"host": host, "port": port, "database": database, "workers": workers}
    try:
        run(load_settings(config, given), ready)
    except (BadSettings, StoreError) as error:
        raise BadOptions(str(error)) from None
