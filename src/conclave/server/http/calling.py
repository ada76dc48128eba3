"""Routes by which a browser asks to be told when it is somebody's turn."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post, put
from litestar.params import JSONBody
from msgspec import Meta

from conclave.server.calling import web_push
from conclave.server.http.common import NOTHING, Asker, ServicesOf, problems
from conclave.server.store.values import Conflict, Push
from conclave.server.table.scene import nearest

Endpoint = Annotated[str, Meta(min_length=1, max_length=web_push.LONGEST_ENDPOINT)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; more than is known here is refused."""


class Subscription(_Body, frozen=True):
    """What a browser's PushSubscription holds, and the language to be told in."""

    endpoint: Endpoint
    key: Annotated[str, Meta(max_length=100)]  # keys.p256dh
    auth: Annotated[str, Meta(max_length=40)]  # keys.auth
    language: Annotated[str, Meta(max_length=16)] = "en"


class Gone(_Body, frozen=True):
    """The browser that wants to hear no more."""

    endpoint: Endpoint


class PushKey(msgspec.Struct, frozen=True):
    """Whose notes a browser must accept."""

    key: str  # applicationServerKey; "" where the host has set up no Web Push


@get("/push", responses=problems())
async def push_key(services: ServicesOf) -> PushKey:
    """Whether people can be told of their turn by Web Push."""
    sealer = services.calls.sealer
    return PushKey(sealer.public if sealer else "")


@put("/my/push", status_code=204, responses=problems(401, 409) | NOTHING)
async def subscribe(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Subscription]
) -> None:
    """Be told on this device, as long as one is signed in there."""
    if not services.calls.sealer:
        raise Conflict("this server does not tell anybody by Web Push")
    push = Push(data.endpoint, data.key, data.auth, nearest(data.language))
    web_push.check(push, allows_private=services.settings.push_private)
    sign_in = services.accounts.name_of(services.accounts.cookie_of(request))
    await services.store.pushes.add(sign_in, user.id, push)


@post("/my/push/forget", status_code=204, responses=problems() | NOTHING)
async def unsubscribe(services: ServicesOf, request: Request[Any, Any, Any], data: JSONBody[Gone]) -> None:
    """Be told on this device no more."""
    sign_in = services.accounts.name_of(services.accounts.cookie_of(request))
    await services.store.pushes.remove(data.endpoint, sign_in)


ROUTES: Final = Router("/api", route_handlers=[push_key, subscribe, unsubscribe], tags=["people"])
