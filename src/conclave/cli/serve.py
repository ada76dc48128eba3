"""`conclave serve`: the table's server, for a browser on this machine or for many people."""

from __future__ import annotations

from pathlib import Path

from conclave.cli.phrases import Phrases
from conclave.cli.setup import Language
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH


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
        The address to listen on; 127.0.0.1, this machine alone, without it.
    port
        The port to listen on; 8000 without it, and any free one with 0.
    database
        Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Without it, a file among
        your own data.
    workers
        How many processes share the work; more than one needs PostgreSQL.
    config
        A TOML file of settings; docs/HOSTING.md tells them all.
    browser
        Open the table in the browser.
    """
    from conclave.server.run import open_settings, run
    from conclave.server.settings import BadSettings
    from conclave.server.store.values import StoreError

    def ready(address: str) -> None:
        print(Phrases(language).say("serve-ready", address=address), flush=True)
        if browser:
            import webbrowser

            webbrowser.open(address)

    given: dict[str, object] = {"host": host, "port": port, "database": database, "workers": workers}
    try:
        run(open_settings(config, given), ready)
    except (BadSettings, StoreError) as error:
        raise BadOptions(str(error)) from None
