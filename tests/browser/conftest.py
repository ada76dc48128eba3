"""A real server with the client that was built into the package, and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browsing import NO_CHROMIUM, NO_CLIENT, chromium, find_chromium, has_client, served


@pytest.fixture(scope="package")  # while it is there, no other event loop can run in this process
def browser() -> Iterator[Browser]:
    if not find_chromium():
        pytest.fail(NO_CHROMIUM)
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """`conclave serve` in a process of its own."""
    if not has_client():
        pytest.fail(NO_CLIENT)
    with served() as found:
        yield found
