"""What one person may ask of the server in a while, and what all people behind one address may together.

People come in as guests in no time, so a limit for each person alone would be none. An address may be a club's: it has
as much as many people who play, though not as much as many who want to harm.
"""

from __future__ import annotations

import time
from typing import Final

from conclave.server.limits import Limit
from conclave.server.settings import Settings

NEIGHBOURS: Final = 10  # times as much as a person, for an address: 30 people who play ask for less
CHAT_PER_SECOND: Final = 0.5
HINTS_PER_SECOND: Final = 0.5
REPORTS_PER_HOUR: Final = 10.0
MESSAGE_SECONDS: Final = 3.0  # how much may come at once: a client that comes back has a lot to ask


class Budget:
    """A limit for each person, and a wider one for each address. A rate (things a second) of 0 means no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        burst = max(1.0, burst)
        self._person: Final = Limit(rate, burst)
        self._address: Final = Limit(rate * NEIGHBOURS, burst * NEIGHBOURS)

    def take(self, person: str, address: str) -> float:
        """0 to go on, else how many seconds to wait."""
        now = time.monotonic()
        wait = self._person.take(person, now)
        return wait if wait or not address else self._address.take(address, now)


class Budgets:
    """One for each process."""

    def __init__(self, settings: Settings) -> None:
        messages, entries = settings.messages_per_second, settings.entries_per_minute
        changes = settings.changes_per_minute / 4
        self.messages: Final = Budget(messages, messages * MESSAGE_SECONDS)
        self.entries: Final = Budget(entries / 60, entries / 2)
        self.tables: Final = Budget(changes / 60, max(10.0, changes / 2))  # made, also as rematches, and seats taken
        self.chat: Final = Budget(CHAT_PER_SECOND, 5)
        self.hints: Final = Budget(HINTS_PER_SECOND, 3)
        self.analyses: Final = Budget(settings.analyses_per_hour / 3600, settings.analyses_per_hour / 3)
        self.reports: Final = Budget(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
