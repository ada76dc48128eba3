"""The application: routes, sockets, the gate before them, and what opens and closes with the process."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from conclave.server import guards, metrics
from conclave.server.http import client as http_client
from conclave.server.http import games as http_games
from conclave.server.http import moderation as http_moderation
from conclave.server.http import people as http_people
from conclave.server.http import replay as http_replay
from conclave.server.http import socket
from conclave.server.http import tables as http_tables
from conclave.server.http.common import (
    ERRORS,
    Services,
    ServicesOf,
    problems,
    provide_guest,
    provide_services,
    provide_user,
)
from conclave.server.http.doors import FIGURES, Doors
from conclave.server.settings import Settings

MOST_BYTES: Final = 65_536  # of a request; components of one's own are the longest

log: Final = structlog.get_logger("conclave")


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    is_well: bool
    database: str


@get("/health", responses={**problems()}, tags=["running"])
async def health(services: ServicesOf) -> Health:
    """Whether this process answers and reaches its database; 503 where it does not."""
    await services.store.check()
    return Health(True, "sqlite" if services.settings.is_sqlite else "postgresql")


@get("/metrics", opt=FIGURES, sync_to_thread=True, media_type="text/plain", tags=["running"], responses={**problems()})
def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> guards.Gate:
    """The application as uvicorn runs it."""
    return guards.Gate(make_routes(settings), settings)


def make_routes(settings: Settings) -> Litestar:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with services.opened():
            log.info("ready", store="sqlite" if settings.is_sqlite else "postgresql", process=os.getpid())
            yield
        log.info("stopped")

    handlers: Sequence[Any] = [
        *(http_people.ROUTES, http_tables.ROUTES, http_games.ROUTES, http_replay.ROUTES, http_moderation.ROUTES),
        *(health, figures, *socket.routes(services), http_client.client),
    ]
    return Litestar(
        handlers,
        guards=[Doors(settings).check],
        lifespan=[lifespan],
        state=State({"services": services, "client_files": http_client.files()}),
        dependencies={"services": provide_services, "user": provide_user, "guest": provide_guest},
        exception_handlers=ERRORS,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Conclave",
            version="1",
            description="Tables for mage games. Play itself goes over the websocket at /ws.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
