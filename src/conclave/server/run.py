"""Starts the server: one process, or several behind one port."""

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

from conclave.bots.match.executors import end_with_parent
from conclave.server import logs, metrics, shared_buckets
from conclave.server.http.connection_limits import limit_connections, raise_file_limit
from conclave.server.settings import PREFIX, Settings, load
from conclave.server.store import Store
from conclave.server.wire import messages as wire

LOG: Final = structlog.get_logger("conclave")
GRACE_SECONDS: Final = 10  # for what is in flight when the server stops
WORKER_START_SECONDS: Final = 60  # a worker without a sign of life for so long is restarted; slow on busy machines


def run(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal stops it. `on_ready` is called with the address when the server answers there."""
    logs.configure(settings.log_level, settings.log_format)
    raise_file_limit()
    asyncio.run(_migrate_database(settings.database))
    listening = _listen(settings.host, settings.port)
    address = _format_address(settings.host, listening.getsockname()[1])
    if settings.workers == 1:
        from conclave.server.app import make_app

        _AnnouncingServer(make_config(make_app(settings), settings), lambda: on_ready(address)).run([listening])
    else:
        _run_workers(settings, listening, lambda: on_ready(address))


async def _migrate_database(database: str) -> None:
    """Migrate the database before any process serves from it; its errors appear here."""
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


def _format_address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104 - shown, not bound
    return f"http://{shown}:{port}"


def make_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """Return the uvicorn configuration, for the server and for tests."""
    more |= {
        "log_config": None,
        "access_log": False,  # the gate writes one, without secrets
        "server_header": False,
        "ws_max_size": wire.MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,  # it would cost 100 kB for each socket
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
    missing = _list_missing_internals()
    if missing:
        LOG.error(
            "unknown version of uvicorn: serving without limits per connection; install the version in pyproject.toml",
            version=uvicorn.__version__,
            missing=missing,
        )
        return uvicorn.Config(app, limit_concurrency=limit_connections(settings.max_connections), **more)
    from conclave.server.http.protocols import BoundedHttp, BoundedWebSocket, Config

    return Config(app, settings, http=BoundedHttp, ws=BoundedWebSocket, **more)


def _list_missing_internals() -> list[str]:
    """Return the internals that our protocols need and the installed uvicorn does not have."""
    try:
        from conclave.server.http.protocols import list_missing_internals
    except ImportError as error:
        return [str(error)]
    return list_missing_internals()


class _AnnouncingServer(uvicorn.Server):
    """Calls a function when the server has started."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready: Final = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()


# --- Several processes


def _run_workers(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Supervise several processes and restart those that die."""
    with tempfile.TemporaryDirectory(prefix="conclave-metrics-") as folder:
        os.environ[metrics.MULTIPROCESS_VARIABLE] = folder
        shared = tempfile.mkdtemp(prefix="limits-", dir=folder)  # the metrics' own folder holds their files alone
        shared_buckets.create(shared)
        os.environ |= to_environment(settings)
        many = {"factory": True, "workers": settings.workers, "timeout_worker_healthcheck": WORKER_START_SECONDS}
        config = make_config(f"{__name__}:{make_worker_app.__name__}", settings, **many)
        on_ready()
        Multiprocess(config, sockets=[listening]).run()


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as environment variables for a worker process."""
    values: dict[str, object] = msgspec.to_builtins(settings)
    return {f"{PREFIX}{name.upper()}": str(value) for name, value in values.items() if value != ""}


def make_worker_app() -> Any:
    """Return the application of a worker process, with settings from the environment."""
    from conclave.server.app import make_app

    end_with_parent()
    settings = load(os.environ)
    logs.configure(settings.log_level, settings.log_format)
    return make_app(settings)


def load_settings(file: Path | None, options: dict[str, object]) -> Settings:
    """Return the settings of this machine."""
    named = os.environ.get(f"{PREFIX}CONFIG")
    return load(os.environ, file or (Path(named) if named else None), options)
