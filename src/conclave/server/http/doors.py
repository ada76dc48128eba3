"""Who may go through which route, and how often: each route says what kind of door it has, and is held to that.

DOOR = "..."      nothing said: a change counts as a change, and a look is free
SIGN_IN           guests, accounts and passwords are made and tried here
COSTLY            plays a whole game for one answer: counts as much as a change
FIGURES           for addresses that the host has named
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from conclave.play.fluent import say
from conclave.play.refusals import FILE
from conclave.server import metrics
from conclave.server.guards import SAFE, address_of
from conclave.server.limits import Limit, neighbourhood
from conclave.server.refusals import spoken
from conclave.server.settings import Settings

SIGN_IN: Final = {"door": "sign_in"}
COSTLY: Final = {"door": "costly"}
FIGURES: Final = {"door": "figures"}


class Doors:
    """One for each process, asked before each route."""

    def __init__(self, settings: Settings) -> None:
        minute, sign_ins = settings.changes_per_minute, settings.sign_ins_per_minute
        self._figures_for: Final = {one.strip() for one in settings.metrics_for.split(",")}
        self._changes: Final = Limit(minute / 60, max(10, minute / 2))
        self._sign_ins: Final = Limit(sign_ins / 60, max(1, 4 * sign_ins))  # a club comes in together

    async def check(self, connection: ASGIConnection[Any, Any, Any, Any], route: BaseRouteHandler) -> None:
        """Refuse whoever may not go through now.

        It awaits nothing, but a plain function would be called in a thread: that takes longer than all of this, and the
        limits would be counted by several threads at once.
        """
        scope: Any = connection.scope
        door, address = route.opt.get("door", ""), address_of(scope)
        if door == "figures" and address not in self._figures_for:
            raise PermissionDeniedException("figures are not for this address: see the setting metrics_for")
        if scope["type"] != "http" or (scope["method"] in SAFE and door != "costly"):
            return
        limit = self._sign_ins if door == "sign_in" else self._changes
        if wait := limit.take(neighbourhood(address), time.monotonic()):
            metrics.REFUSED.labels("sign_ins" if door == "sign_in" else "changes").inc()
            seconds = math.ceil(wait)
            said = say(spoken(connection.headers.get("accept-language", "")), FILE, "too-fast", seconds=seconds)
            raise HTTPException(said, status_code=429, headers={"retry-after": str(seconds)})
