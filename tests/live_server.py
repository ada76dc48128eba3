"""A real server on a real port of this machine, for tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import httpx
import uvicorn

from conclave.server.app import make_app
from conclave.server.run import make_config
from conclave.server.settings import Settings, load
from timeouts import PATIENCE

NO_LIMITS = {
    "requests_per_second": 0,
    "changes_per_minute": 0,
    "sign_ins_per_minute": 0,
    "messages_per_second": 0,
    "entries_per_minute": 0,
    "analyses_per_hour": 0,
    "max_public_tables": 1000,
    "sockets_per_address": 0,
    "sockets_per_person": 0,
}


def settings_for(database: str, **more: Any) -> Settings:
    """For a server that only this machine reaches, and that is in no hurry; nobody steals its passwords."""
    ours = {"database": database, "port": 0, "bot_workers": 0, "bot_pause": 0, "password_memory": 8}
    return load({}, None, {**ours, **NO_LIMITS, **more})


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """Serve within this process; the address, such as http://127.0.0.1:40123."""
    server = uvicorn.Server(make_config(make_app(settings), settings, port=0))
    task = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


@contextmanager
def serving_beside(settings: Settings) -> Iterator[str]:
    """Serve within this process, in a thread whose event loop outlives those of single tests."""
    ready: Future[str] = Future()
    is_over = threading.Event()

    async def serve() -> None:
        async with serving(settings) as address:
            ready.set_result(address)
            await asyncio.to_thread(is_over.wait)

    with ThreadPoolExecutor(1) as beside:
        served = beside.submit(asyncio.run, serve())
        try:
            wait([cast(Future[object], one) for one in (ready, served)], PATIENCE, FIRST_COMPLETED)
            yield ready.result(0) if ready.done() else cast(str, served.result(0))
        finally:
            is_over.set()
        served.result(PATIENCE)


@asynccontextmanager
async def visitor(address: str, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """A browser of somebody's own, come in as a guest if it has a name."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE) as client:
        if name:
            assert (await client.post("/api/guest", json={"name": name})).status_code == 201
        yield client
