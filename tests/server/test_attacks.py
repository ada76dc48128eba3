"""Attacks beside bystanders: whatever one guest does, others are answered in time and no table stands still."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from attacks import Target
from bystanders import Club, club
from clients import Server, ask, come_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")

LIMITS = {
    "CONCLAVE_REQUESTS_PER_SECOND": "20",
    "CONCLAVE_MESSAGES_PER_SECOND": "20",
    "CONCLAVE_SOCKETS_PER_ADDRESS": "300",
    "CONCLAVE_SOCKETS_PER_PERSON": "20",
    "CONCLAVE_BOT_WORKERS": "1",
}  # as a host has them; only guests and tables are made as fast as the test likes
SOCKETS = 8


async def sockets(server: Server) -> list[Target]:
    eve = await come_in(server, "Eve")
    return [{"cookie": eve.cookie}] * SOCKETS


async def strangers(_: Server) -> list[Target]:
    return [{}]


async def draft(server: Server) -> list[Target]:
    """A table with a slow bot, at which Eve answers early with as many sockets as she may have."""
    eve, mallory = await come_in(server, "Eve"), await come_in(server, "Mallory")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "adept"}]
    wish = {"game": "res_arcana", "seats": seats, "options": {"variant": "draft"}, "is_public": True}
    table = (await ask(server, eve, "POST", "/api/tables", wish))["table"]["id"]
    await ask(server, mallory, "POST", f"/api/tables/{table}/join", {})
    people = [{"cookie": eve.cookie, "table": table, "seat": 0}, {"cookie": mallory.cookie, "table": table, "seat": 1}]
    return people * (SOCKETS // 2)


async def own_tables(server: Server) -> list[Target]:
    """Tables of Eve's own, with two seats that she plays both."""
    eve, seats = await come_in(server, "Eve"), [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "res_arcana", "seats": seats, "options": {"variant": "draft"}}
    made = [await ask(server, eve, "POST", "/api/tables", wish) for _ in range(SOCKETS)]
    targets = [{"cookie": eve.cookie, "table": one["table"]["id"], "seat": one["table"]["turn"]} for one in made]
    return [{**one, "seat": one["seat"][0] if one["seat"] else 0} for one in targets]


ATTACKS = {
    "fragments": sockets,
    "pings": sockets,
    "nonsense": sockets,
    "half_open": strangers,
    "endless_head": strangers,
    "banks": draft,
    "undos": own_tables,
}


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
