"""What can be wrong with an installation, planned or running, found before people do: `conclave doctor` tells it.

Every check only looks; none changes anything but for a moment: a transaction that is taken back, a process that ends.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from conclave.server.doctor import database, door, machine
from conclave.server.doctor.finding import Finding, good, wrong
from conclave.server.settings import BadSettings, Settings


async def examine(load: Callable[[], Settings], url: str = "") -> AsyncIterator[Finding]:
    """All findings, in order; of the address `url` as well, if one is given."""
    for finding in machine.installation():
        yield finding
    try:
        settings = load()
    except BadSettings as error:
        yield wrong("settings", "settings-wrong", why=str(error))
        return  # nothing else is known of the server that is meant
    advice = list(machine.settings(settings))
    for finding in advice or [good("settings", "settings-good")]:
        yield finding
    async for finding in database.findings(settings):
        yield finding
    for finding in machine.resources(settings):
        yield finding
    async for finding in machine.bots(settings):
        yield finding
    async for finding in door.server(settings):
        yield finding
    if url:
        async for finding in door.address(settings, url):
            yield finding
