"""Access rules of routes. Each route may name one in its options.

(none)      changes count under the rate limit "changes", reads are free
SIGN_IN     creates or checks guests, accounts and passwords: rate limit "sign_ins"
COSTLY      replays a whole game: counts like a change
FIGURES     for addresses in the setting metrics_for only
"""

from __future__ import annotations

import math
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from conclave.core.text.error_texts import FILE
from conclave.core.text.fluent import say
from conclave.server import metrics
from conclave.server.error_responses import choose_language
from conclave.server.middleware import SAFE, get_address
from conclave.server.rate_limits import PolicyName, RateLimits, address_key
from conclave.server.settings import Settings

SIGN_IN: Final = {"door": "sign_in"}
COSTLY: Final = {"door": "costly"}
FIGURES: Final = {"door": "figures"}


class RouteLimits:
    """Access rules, checked before each route."""

    def __init__(self, settings: Settings, limits: RateLimits) -> None:
        self._figures_for: Final = {one.strip() for one in settings.metrics_for.split(",")}
        self._limits: Final = limits

    async def check(self, connection: ASGIConnection[Any, Any, Any, Any], route: BaseRouteHandler) -> None:
        """Refuse requests that are not allowed or over their rate limit.

        This is a coroutine although it awaits nothing. Litestar would call a plain function in a thread, which is
        slower and would use the rate limits from several threads.
        """
        scope: Any = connection.scope
        door, address = route.opt.get("door", ""), get_address(scope)
        if door == "figures" and address not in self._figures_for:
            raise PermissionDeniedException("figures are not for this address: see the setting metrics_for")
        if scope["type"] != "http" or (scope["method"] in SAFE and door != "costly"):
            return
        policy: PolicyName = "sign_ins" if door == "sign_in" else "changes"
        if wait := self._limits.take(policy, address_key(address)):
            metrics.REFUSED.labels(policy).inc()
            seconds = math.ceil(wait)
            said = say(
                choose_language(connection.headers.get("accept-language", "")), FILE, "too-fast", seconds=seconds
            )
            raise HTTPException(said, status_code=429, headers={"retry-after": str(seconds)})
