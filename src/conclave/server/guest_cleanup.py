"""Periodic deletion of guests who have not come back, with data that concerns nobody else."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from conclave.server.accounts import COOKIE_SECONDS
from conclave.server.store import Store
from conclave.server.store.values import DAY, StoreError, now

LOG: Final = structlog.get_logger("conclave.sweep")
CLEANUP_INTERVAL_SECONDS: Final = 600.0
MAX_GUESTS_PER_CLEANUP: Final = 100


async def delete_old_guests(store: Store, days: int) -> int:
    """Delete some guests who were absent for so many days; return their number."""
    return (
        await store.guests.delete_inactive(now() - days * DAY, COOKIE_SECONDS * 1000, MAX_GUESTS_PER_CLEANUP)
        if days
        else 0
    )


async def run_guest_cleanup(store: Store, days: int) -> None:
    """Delete old guests in small batches for as long as the server runs, beginning some time after the start."""
    while days:
        await asyncio.sleep(CLEANUP_INTERVAL_SECONDS)
        try:
            if count := await delete_old_guests(store, days):
                LOG.info("guests forgotten", count=count)
        except StoreError as error:
            LOG.warning("cannot sweep", error=type(error).__name__)
