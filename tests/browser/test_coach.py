"""The coach in a real browser: speaks of a move that clearly loses, which is taken back or kept; called in mid-game."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from axe import serious
from browser_player import Sitting, sits
from coach_positions import WON
from timeouts import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


def pass_(ada: Sitting) -> None:
    """Pass, and take any magic item."""
    ada.wait_for_question()
    ada.page.locator("[data-pass]").click()
    ada.page.locator(".board .glows").first.click()


def turn_coach(ada: Sitting, *, is_on: bool) -> None:
    """By the menu; what it shows is what the table has said."""
    ada.page.get_by_role("button", name="Menu").click()
    switch = ada.page.get_by_role("switch", name="coach")
    expect(switch).to_be_checked(checked=not is_on)
    with ada.page.expect_response(lambda one: one.url.endswith("/coach")):
        switch.click()
    expect(switch).to_be_checked(checked=is_on)
    ada.page.keyboard.press("Escape")


def test_a_coach_called_in_mid_game_speaks_of_a_losing_move_which_is_taken_back_then_kept(
    browser: Browser, address: str
) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        ada.ask("post", "api/guest", {"name": "Ada"})
        table = ada.ask("post", "api/positions/play", {"line": WON, "seat": 0, "bot": "novice"})["id"]
        ada.look_at(f"table/{table}")
        coach = page.get_by_role("region", name="Coach")
        for is_on in (True, False, True):
            turn_coach(ada, is_on=is_on)
        pass_(ada)
        expect(coach).to_contain_text("% of your win chance")
        expect(coach).to_contain_text("Great Pyramid")
        assert serious(ada) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        coach.get_by_role("button", name="Take it back").click()
        expect(coach).to_have_count(0)
        pass_(ada)
        coach.get_by_role("button", name="Keep my move").click()
        expect(coach).to_have_count(0)
        page.locator("aside").get_by_text("Novice").first.wait_for()  # the bot has answered
