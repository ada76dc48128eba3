"""Visitors without a name: what the start page shows them, addresses that lead nowhere, and links that would climb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser_player import Sitting, sits
from timeouts import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

NOT_FOUND = "This page does not exist."


def offer_table(host: Sitting) -> str:
    """A public table with an open seat, as the server makes it."""
    if not host.ask("get", "api/me").get("user"):
        host.ask("post", "api/guest", {"name": "Ada"})
    wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
    return str(host.ask("post", "api/tables", wish)["table"]["id"])


def test_a_visitor_sees_open_tables_hears_of_new_ones_and_sits_down(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada, sits(browser, address, 2) as brom:
        first = offer_table(ada)
        brom.look_at("")
        shown = brom.page.locator("main li").filter(has_text="Ada").get_by_role("button", name="Join")
        expect(shown).to_have_count(1)
        second = offer_table(ada)
        expect(shown).to_have_count(2)
        assert brom.ask("get", "api/me")["user"] is None
        ada.ask("post", f"api/tables/{first}/leave")
        expect(shown).to_have_count(1)
        shown.click()
        brom.page.locator("dialog[open]").get_by_label("Your name").fill("Brom")
        brom.page.locator("dialog[open]").get_by_role("button", name="Take a seat").click()
        brom.page.wait_for_url(f"**/table/{second}")


@pytest.mark.parametrize("route", ["nowhere", "nowhere/else", "table", "replay", "%", "new/../about"])
def test_an_unknown_address_says_so_and_leads_home(browser: Browser, address: str, route: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at(route)
        ada.page.get_by_role("heading", name=NOT_FOUND).wait_for()
        ada.page.locator("main").get_by_role("link", name="Home").click()
        ada.page.locator(".games").wait_for()


@pytest.mark.parametrize(
    "route",
    [
        "learn/../sign-out-everywhere",
        "puzzles/../sign-out",
        "learn/%2e%2e/sign-out",
        "learn/res_arcana/..%2f..%2fsign-out",
    ],
)
def test_a_link_signs_nobody_out(browser: Browser, address: str, route: str) -> None:
    with sits(browser, address) as ada:
        posted: list[str] = []
        ada.ask("post", "api/guest", {"name": "Ada"})
        ada.page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
        ada.look_at(route)
        ada.page.get_by_text(NOT_FOUND).first.wait_for()
        assert posted == []
        assert ada.ask("get", "api/me")["user"]["name"] == "Ada"
