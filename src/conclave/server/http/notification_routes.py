"""Routes for Web Push subscriptions."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from conclave.server.http.common import NOTHING, Asker, ServicesOf, list_problems
from conclave.server.notifications import web_push
from conclave.server.store.values import Conflict, Push
from conclave.server.tables.player_view import nearest_language

Endpoint = Annotated[str, Meta(min_length=1, max_length=web_push.MAX_ENDPOINT_LENGTH)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a request; unknown fields are refused."""


class Subscription(_Body, frozen=True):
    """A browser's PushSubscription and the language for its notifications."""

    endpoint: Endpoint
    key: Annotated[str, Meta(max_length=100)]  # keys.p256dh
    auth: Annotated[str, Meta(max_length=40)]  # keys.auth
    language: Annotated[str, Meta(max_length=16)] = "en"


class Gone(_Body, frozen=True):
    """A browser to unsubscribe."""

    endpoint: Endpoint


class PushKey(msgspec.Struct, frozen=True):
    """Public VAPID key of this server."""

    key: str  # applicationServerKey; "" where the host has set up no Web Push


@get("/push", responses=list_problems())
async def get_push_key(services: ServicesOf) -> PushKey:
    """Return the public VAPID key, if Web Push is configured."""
    sealer = services.calls.sealer
    return PushKey(sealer.public if sealer else "")


@put("/my/push", status_code=204, responses=list_problems(401, 409) | NOTHING)
async def subscribe(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Subscription]
) -> None:
    """Send notifications to this device while it is signed in."""
    if not services.calls.sealer:
        raise Conflict("this server does not tell anybody by Web Push")
    push = Push(data.endpoint, data.key, data.auth, nearest_language(data.language))
    web_push.check_subscription(push, allows_private=services.settings.push_private)
    sign_in = services.accounts.hash_cookie(services.accounts.read_cookie(request))
    await services.store.pushes.add(sign_in, user.id, push)


@post("/my/push/forget", status_code=204, responses=list_problems() | NOTHING)
async def unsubscribe(services: ServicesOf, request: Request[Any, Any, Any], data: JSONBody[Gone]) -> None:
    """Stop notifications to this device."""
    sign_in = services.accounts.hash_cookie(services.accounts.read_cookie(request))
    await services.store.pushes.remove(data.endpoint, sign_in)


ROUTES: Final = Router("/api", route_handlers=[get_push_key, subscribe, unsubscribe], tags=["people"])
