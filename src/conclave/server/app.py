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
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from conclave.server import guards, metrics
from conclave.server.http import analysis as http_analysis
from conclave.server.http import branches as http_branches
from conclave.server.http import calling as http_calling
from conclave.server.http import client as http_client
from conclave.server.http import games as http_games
from conclave.server.http import lessons as http_lessons
from conclave.server.http import moderation as http_moderation
from conclave.server.http import people as http_people
from conclave.server.http import positions as http_positions
from conclave.server.http import puzzles as http_puzzles
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
from conclave.server.store.values import StoreError

MOST_LAG: Final = 2.0  # seconds: a server that is later than that is of no use to anybody
MOST_BYTES: Final = 65_536  # of a request; components of one's own are the longest

log: Final = structlog.get_logger("conclave")


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    is_well: bool
    database: str
    can_read: bool
    can_write: bool
    lag: float  # seconds that the event loop came too late, the longest within ten seconds


class Life(msgspec.Struct, frozen=True):
    """That the process answers."""

    is_alive: bool


UNWELL: Final = {503: ResponseSpec(Health, generate_examples=False)}


@get("/health", responses={**problems(), **UNWELL}, tags=["running"])
async def health(services: ServicesOf) -> Response[Health]:
    """Whether this process can do its work: reads and writes its database, and does not lag; 503 where it cannot."""
    can_read, can_write, lag = True, services.store.outages.is_written, services.pulse.lag
    try:
        await services.store.check()
    except StoreError:
        can_read = False
    is_well = can_read and can_write and lag < MOST_LAG
    kind = "sqlite" if services.settings.is_sqlite else "postgresql"
    return Response(Health(is_well, kind, can_read, can_write, round(lag, 3)), status_code=200 if is_well else 503)


@get("/health/live", responses={**problems()}, tags=["running"])
async def live() -> Life:
    """Whether this process answers at all, whatever becomes of its database. One that does not has to be ended."""
    return Life(True)


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
        *(http_people.ROUTES, http_tables.ROUTES, http_games.ROUTES, http_lessons.ROUTES, http_replay.ROUTES),
        *(http_branches.ROUTES, http_moderation.ROUTES, http_calling.ROUTES, http_analysis.ROUTES),
        *(http_puzzles.ROUTES, http_positions.ROUTES),
        *(health, live, figures, *socket.routes(services), http_client.client),
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
