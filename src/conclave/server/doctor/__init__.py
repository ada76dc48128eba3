"""Checks of an installation, planned or running, for `conclave doctor`.

Checks do not change anything permanently: transactions are rolled back, processes end.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from conclave.server.doctor import bot_checks, database_checks, ingress_checks, machine_checks
from conclave.server.doctor.finding import Finding, good, wrong
from conclave.server.settings import BadSettings, Settings


async def examine(load: Callable[[], Settings], url: str = "") -> AsyncIterator[Finding]:
    """Return all findings in order, including those about the address `url`, if given."""
    for finding in machine_checks.installation():
        yield finding
    try:
        settings = load()
    except BadSettings as error:
        yield wrong("settings", "settings-wrong", why=str(error))
        return  # nothing else is known of the server that is meant
    advice = list(machine_checks.settings(settings))
    for finding in advice or [good("settings", "settings-good")]:
        yield finding
    async for finding in database_checks.findings(settings):
        yield finding
    for finding in machine_checks.resources(settings):
        yield finding
    async for finding in bot_checks.findings(settings):
        yield finding
    async for finding in ingress_checks.server(settings):
        yield finding
    if url:
        async for finding in ingress_checks.address(settings, url):
            yield finding
