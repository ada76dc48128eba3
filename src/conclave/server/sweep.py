"""The sweep: now and then some guests who never came back are forgotten, with what nobody else remembers."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from conclave.server.accounts import LIFETIME
from conclave.server.store import Store
from conclave.server.store.values import DAY, StoreError, now

LOG: Final = structlog.get_logger("conclave.sweep")
EVERY_SECONDS: Final = 600.0
MOST_AT_ONCE: Final = 100


async def sweep(store: Store, days: int) -> int:
    """Forget some guests who were not here for so many days; how many."""
    return await store.guests.forget(now() - days * DAY, LIFETIME * 1000, MOST_AT_ONCE) if days else 0


async def keep_sweeping(store: Store, days: int) -> None:
    """As long as the server runs, never much at once. The first time is after a while: a start is busy enough."""
    while days:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            if count := await sweep(store, days):
                LOG.info("guests forgotten", count=count)
        except StoreError as error:
            LOG.warning("cannot sweep", error=type(error).__name__)
