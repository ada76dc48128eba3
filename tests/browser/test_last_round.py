"""The last round of either game by touch, by keyboard alone and by what a screen reader says, up to the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from conclave import lessons
from sitting import NEXT, Sitting, sits

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
GAMES = ["res_arcana", "trial_of_the_temples"]

# What is pressed to win, by its role and its name alone: buttons as they are said, in their order.
SAID = {
    "res_arcana": ["Pass", "Calm | Elan can be chosen", "Golden Statue, 1 point, can be chosen"],
    "trial_of_the_temples": ["Sand Trial of Sand", "Stop", "Rest"],
}


def sit_down(ada: Sitting, game: str) -> None:
    """At a table of one's own, in the last round: won by whoever knows how."""
    ada.ask("post", "api/guest", {"name": "Ada"})
    line = lessons.lessons_of(game)[-1].position
    table = ada.ask("post", "api/positions/play", {"line": line, "seat": 0, "bot": "random"})["id"]
    ada.look_at(f"table/{table}")
    ada.wait_for_question()


def tap(ada: Sitting) -> None:
    """Answer the question by fingers alone: the first tap points, the second chooses."""
    found = ada.page.evaluate(NEXT, [0.5, 0.0])
    if found == "Escape":
        found = ada.page.locator("dialog[open] header button").bounding_box()
        found = found and [found["x"] + 9, found["y"] + 9]
    if found:
        ada.page.touchscreen.tap(*found)


@pytest.mark.parametrize("game", GAMES)
def test_by_touch(browser: Browser, address: str, game: str) -> None:
    with sits(browser, address, width=390, height=844, has_touch=True) as ada:
        sit_down(ada, game)
        ada.play(lambda: tap(ada))
        ada.page.get_by_role("button", name="Play again").tap()
        expect(ada.page.locator(".room:not(.over) .bar.mine")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(browser: Browser, address: str, game: str, width: int, height: int) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        sit_down(ada, game)
        ada.play(ada.press_keys)
        again = ada.page.get_by_role("button", name="Play again")
        while not again.is_visible():  # the last of the keys may have been Escape, which closes what it finds
            if not ada.page.locator("dialog[open]").count():
                ada.page.get_by_role("button", name="Result", exact=True).press("Enter")
            ada.page.wait_for_timeout(15)
        for _ in range(3):  # the dialog has the focus, and its first deed is near
            if not again.evaluate("one => one === document.activeElement"):
                ada.page.keyboard.press("Tab")
        expect(again).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".room:not(.over) .bar.mine")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_by_what_a_screen_reader_says(browser: Browser, address: str, game: str, width: int, height: int) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        sit_down(ada, game)
        for name in SAID[game]:
            ada.page.get_by_role("button", name=name).first.press("Enter")
        dialog = ada.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="You have won!")).to_be_visible()
        dialog.get_by_role("button", name="Play again").press("Enter")
        expect(ada.page.get_by_role("region", name="What you are asked").get_by_role("heading")).to_be_visible()
