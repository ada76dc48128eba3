"""Redaction of events for each viewer."""

from __future__ import annotations

from typing import Final

from conclave.core.game import Event, Seat
from conclave.core.seats import check_viewer
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e

HIDDEN: Final = -1  # a card that this viewer may not see


def redact(event: Event, viewer: Seat) -> Event:
    """Return the event as a viewer may see it. A moved card is shown to its audience only; all else is public."""
    check_viewer(viewer, codes.MAX_SEATS)
    if event[0] != e.EV_MOVED:
        return event
    audience = event[6]
    sees = audience & (e.SPECTATORS if viewer < 0 else 1 << viewer)
    return (e.EV_MOVED, event[1] if sees else HIDDEN, *event[2:6])
