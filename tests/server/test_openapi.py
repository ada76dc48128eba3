"""Everything that the OpenAPI page allows, and more, is answered as the page says, and never with a mistake of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from socket_clients import Server
from timeouts import IS_SOAK

EXAMPLES = 100 if IS_SOAK else 2  # a case
BEYOND_THE_PAGE = [positive_data_acceptance]  # that a name is visible, or that a game takes an option, no page can say
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('api') / 'c.db'}")
    asyncio.run(running.start())
    yield running
    running.kill()
    running.log_file.unlink()


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("has_come_in", [True, False])
def test_every_route_keeps_its_word(server: Server, mode: GenerationMode, has_come_in: bool) -> None:
    api = schemathesis.openapi.from_url(f"{server.address}/schema")
    cookies: dict[str, str] = {}
    if has_come_in:
        cookies = dict(httpx.post(f"{server.address}/api/guest", json={"name": "Anna"}).cookies)
    count = 0
    operations: list[Any] = [found.ok() for found in cast(Any, api.get_all_operations())]
    for operation in sorted(operations, key=lambda one: "sign-out" in one.path):  # those last: they end the visit
        if mode is GenerationMode.NEGATIVE and not operation.body and not list(operation.iter_parameters()):
            continue  # nothing to get wrong

        @BOUNDED
        @given(case=operation.as_strategy(generation_mode=mode))
        def keeps_its_word(case: Any) -> None:
            case.call_and_validate(cookies=cookies, excluded_checks=BEYOND_THE_PAGE)

        keeps_its_word()
        count += 1
    assert count >= 15
    assert "Traceback" not in server.log
