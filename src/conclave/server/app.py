"""The ASGI application: routes, websocket, middleware, and services with the lifetime of the process."""

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

from conclave.server import metrics, middleware
from conclave.server.http import account_routes as http_people
from conclave.server.http import analysis_routes as http_analysis
from conclave.server.http import bot_routes as http_bots
from conclave.server.http import bot_socket, socket
from conclave.server.http import branch_routes as http_branches
from conclave.server.http import client_files as http_client
from conclave.server.http import game_routes as http_games
from conclave.server.http import lesson_routes as http_lessons
from conclave.server.http import moderation_routes as http_moderation
from conclave.server.http import notification_routes as http_calling
from conclave.server.http import position_routes as http_positions
from conclave.server.http import puzzle_routes as http_puzzles
from conclave.server.http import replay_routes as http_replay
from conclave.server.http import table_routes as http_tables
from conclave.server.http.common import (
    ERRORS,
    Services,
    ServicesOf,
    list_problems,
    provide_guest,
    provide_services,
    provide_user,
)
from conclave.server.http.route_limits import FIGURES, RouteLimits
from conclave.server.rate_limits import RateLimits
from conclave.server.settings import Settings
from conclave.server.store.values import StoreError

MAX_LAG_SECONDS: Final = 2.0  # seconds: a server that is later than that is of no use to anybody
MAX_REQUEST_BYTES: Final = 65_536  # of a request; components of one's own are the longest

log: Final = structlog.get_logger("conclave")


class Health(msgspec.Struct, frozen=True):
    """Result of a health check."""

    is_well: bool
    database: str
    can_read: bool
    can_write: bool
    lag: float  # longest delay of the event loop within ten seconds, in seconds


class Life(msgspec.Struct, frozen=True):
    """Result of a liveness check."""

    is_alive: bool


UNWELL: Final = {503: ResponseSpec(Health, generate_examples=False)}


@get("/health", responses={**list_problems(), **UNWELL}, tags=["running"])
async def check_health(services: ServicesOf) -> Response[Health]:
    """Check that this process reads and writes its database and does not lag; 503 otherwise."""
    can_read, can_write, lag = True, services.store.outages.is_written, services.pulse.lag
    try:
        await services.store.check()
    except StoreError:
        can_read = False
    is_well = can_read and can_write and lag < MAX_LAG_SECONDS
    kind = "sqlite" if services.settings.is_sqlite else "postgresql"
    return Response(Health(is_well, kind, can_read, can_write, round(lag, 3)), status_code=200 if is_well else 503)


@get("/health/live", responses={**list_problems()}, tags=["running"])
async def check_liveness() -> Life:
    """Check that this process answers at all, whatever the state of its database. If it does not, restart it."""
    return Life(True)


@get(
    "/metrics",
    opt=FIGURES,
    sync_to_thread=True,
    media_type="text/plain",
    tags=["running"],
    responses={**list_problems()},
)
def get_metrics() -> Response[bytes]:
    """Return metrics for Prometheus."""
    return Response(metrics.render_metrics(), media_type="text/plain; version=0.0.4")


def make_app(settings: Settings) -> middleware.RequestGuard:
    """Return the application that uvicorn runs."""
    limits = RateLimits(settings)
    return middleware.RequestGuard(make_routes(settings, limits), settings, limits)


def make_routes(settings: Settings, limits: RateLimits) -> Litestar:
    services = Services(settings, limits)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with services.run():
            log.info("ready", store="sqlite" if settings.is_sqlite else "postgresql", process=os.getpid())
            yield
        log.info("stopped")

    handlers: Sequence[Any] = [
        *(http_people.ROUTES, http_tables.ROUTES, http_games.ROUTES, http_lessons.ROUTES, http_replay.ROUTES),
        *(http_branches.ROUTES, http_moderation.ROUTES, http_calling.ROUTES, http_analysis.ROUTES),
        *(http_puzzles.ROUTES, http_positions.ROUTES, http_bots.ROUTES, *bot_socket.make_routes(services)),
        *(check_health, check_liveness, get_metrics, *socket.make_routes(services), http_client.serve_client),
    ]
    return Litestar(
        handlers,
        guards=[RouteLimits(settings, limits).check],
        lifespan=[lifespan],
        state=State({"services": services, "client_files": http_client.load_files()}),
        dependencies={"services": provide_services, "user": provide_user, "guest": provide_guest},
        exception_handlers=ERRORS,
        request_max_body_size=MAX_REQUEST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Conclave",
            version="1",
            description="Tables for mage games. Play itself goes over the websocket at /ws.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
