"""Attacks beside bystanders: whatever one guest does, others are answered in time and no table stands still."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from load_clients import ATTACKS, LIMITS, Club, club
from socket_clients import Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


async def test_no_attack_of_one_guest_holds_up_the_others(tmp_path: Path) -> None:
    server, quiet = (Server(f"sqlite:///{tmp_path / name}.db", **LIMITS) for name in ("attacked", "quiet"))
    async with server, quiet, club(server, quiet) as bystanders:
        for kind in ATTACKS:
            await check(bystanders, kind)


async def check(bystanders: Club, kind: str) -> None:
    try:
        await bystanders.suffer(kind, await ATTACKS[kind](bystanders.server))
    except AssertionError as error:
        raise AssertionError(f"{kind}: {error}") from error
