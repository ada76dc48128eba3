"""A game that the client has never heard of: it is shown plainly, and can be played to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser_player import Sitting, sits
from browsing import NO_CLIENT, has_client, served

SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
SHAPES = {"bag": ".bag", "number": ".number", "subset": ".picker button[aria-pressed]", "order": ".picker .name"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server that has the toy game as well."""
    if not has_client():
        pytest.fail(NO_CLIENT)
    with served(program=[str(Path(__file__).parents[1] / "toy_server.py")]) as found:
        yield found


def play_through_all_shapes(ada: Sitting, seen: set[str]) -> None:
    """Play to the end, and note by what one has been asked."""

    def is_over() -> bool:
        seen.update(shape for shape, mark in SHAPES.items() if ada.page.locator(f".bar {mark}").count())
        return ada.is_over()

    ada.play(until=is_over)


@SIZES
def test_a_game_that_nobody_has_drawn_is_played_to_its_end(
    browser: Browser, address: str, width: int, height: int
) -> None:
    seen: set[str] = set()
    for seed in range(1, 30):  # whoever bids highest is asked most: mostly one or two games ask for every shape
        with sits(browser, address, seed, width, height) as ada:
            ada.make_table("embers", "random")
            ada.wait_for_question()
            assert ada.page.locator("h1", has_text="Embers").count()
            assert {"Omen", "Hand", "Stones"} <= set(ada.page.locator(".outline dt").all_inner_texts())
            assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            play_through_all_shapes(ada, seen)
            assert ada.page.locator("dialog .points").count() == 2
        if seen == set(SHAPES):
            break
    assert seen == set(SHAPES)


def test_generic_search_plays_a_game_that_nobody_has_drawn(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("embers", "adept")
        ada.play(until=ada.is_over)
        assert not ada.page.locator(".substitute").count()
        assert not ada.page.get_by_text("has failed").count()


def test_a_game_that_nobody_has_drawn_is_looked_back_on(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("embers", "random", rush=99)
        ada.page.get_by_role("link", name="Watch the replay").click()
        slider = ada.page.get_by_label("Position in the game")
        slider.fill("3")
        ada.page.locator(".controls", has_text=re.compile(r"3 / \d+")).wait_for()
        ada.page.get_by_text("Omen", exact=True).wait_for()


def test_a_game_that_nobody_has_drawn_is_offered_on_every_page(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("")
        ada.page.locator(".games article h2", has_text="Embers").wait_for()
        ada.look_at("gallery/embers")
        ada.page.get_by_role("button", name="Card 7").click()
        ada.page.locator("dialog[open] h2", has_text="Card 7").wait_for()
        ada.page.keyboard.press("Escape")
        ada.look_at("rules/embers")
        ada.page.locator("h1", has_text="Rules").wait_for()
        ada.look_at("new/embers")
        ada.page.locator("form").wait_for()
        assert ada.page.locator("form select").first.input_value() == "embers"


def test_a_game_that_nobody_has_drawn_is_played_by_two_on_one_device(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("embers", "me")
        ada.page.get_by_role("button", name="Show my cards").click()
        ada.wait_for_question()
        ada.play(until=ada.page.get_by_text("Brom, it’s your turn.").count)
        ada.page.get_by_role("button", name="Show my cards").click()
        ada.wait_for_question()
        assert ada.page.locator(".outline h3").all_inner_texts()[1] == "You"
