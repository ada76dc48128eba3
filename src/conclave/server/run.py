"""Runs the server: one process, or several behind one address."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from conclave.bots.pool import end_with_parent
from conclave.server import logs, metrics
from conclave.server.http.front import most_connections, raise_file_limit
from conclave.server.settings import PREFIX, Settings, load
from conclave.server.store import Store
from conclave.server.wire import messages as wire

LOG: Final = structlog.get_logger("conclave")
GRACE_SECONDS: Final = 10  # for what is in flight when the server stops
SIGN_OF_LIFE: Final = 60  # seconds until a process must have given one: on a busy machine it takes long to start


def run(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal says stop. `on_ready` gets the address when the server answers there."""
    logs.configure(settings.log_level, settings.log_format)
    raise_file_limit()
    asyncio.run(_prepare(settings.database))
    listening = _listen(settings.host, settings.port)
    address = _address(settings.host, listening.getsockname()[1])
    if settings.workers == 1:
        from conclave.server.app import make_app

        _Announcing(make_config(make_app(settings), settings), lambda: on_ready(address)).run([listening])
    else:
        _run_many(settings, listening, lambda: on_ready(address))


async def _prepare(database: str) -> None:
    """Bring the database up to date once, before any process serves from it; what is wrong with it is told here."""
    store = await Store.open(database)
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(f"cannot listen on {host} port {port} ({error.strerror}): choose another --port") from None
    listening.set_inheritable(True)
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - shown, not bound
    return f"http://{shown}:{port}"


def make_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves us, here and in tests."""
    more |= {
        "log_config": None,
        "access_log": False,  # the gate writes one, without secrets
        "server_header": False,
        "ws_max_size": wire.MOST_BYTES,
        "ws_per_message_deflate": False,  # it would cost 100 kB for each socket
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
    lacking = _unknown_uvicorn()
    if lacking:
        LOG.error(
            "this is not the uvicorn that we know: it serves without our bounds for connections, and more slowly."
            " Install the version that pyproject.toml asks for",
            version=uvicorn.__version__,
            lacking=lacking,
        )
        return uvicorn.Config(app, limit_concurrency=most_connections(settings.max_connections), **more)
    from conclave.server.http.protocols import BoundedHttp, Config, InstantWebSocket

    return Config(app, settings, http=BoundedHttp, ws=InstantWebSocket, **more)


def _unknown_uvicorn() -> list[str]:
    """What our protocols rely on and is not there in the uvicorn that is installed."""
    try:
        from conclave.server.http.protocols import missing
    except ImportError as error:
        return [str(error)]
    return missing()


class _Announcing(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready: Final = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()


# --- Several processes


def _run_many(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """A supervisor that starts the processes, and starts one anew when it dies."""
    with tempfile.TemporaryDirectory(prefix="conclave-metrics-") as folder:
        os.environ[metrics.MANY] = folder
        os.environ |= as_environment(settings)
        many = {"factory": True, "workers": settings.workers, "timeout_worker_healthcheck": SIGN_OF_LIFE}
        config = make_config("conclave.server.run:worker", settings, **many)
        on_ready()
        Multiprocess(config, sockets=[listening]).run()


def as_environment(settings: Settings) -> dict[str, str]:
    """The settings for a process of its own."""
    values: dict[str, object] = msgspec.to_builtins(settings)
    return {f"{PREFIX}{name.upper()}": str(value) for name, value in values.items() if value != ""}


def worker() -> Any:
    """The application in a process of its own: the settings come by the environment."""
    from conclave.server.app import make_app

    end_with_parent()
    settings = load(os.environ)
    logs.configure(settings.log_level, settings.log_format)
    return make_app(settings)


def open_settings(file: Path | None, options: dict[str, object]) -> Settings:
    """The settings of this machine."""
    named = os.environ.get(f"{PREFIX}CONFIG")
    return load(os.environ, file or (Path(named) if named else None), options)
