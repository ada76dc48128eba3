"""Whole games in a real browser, by clicking and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser_player import sits

GAMES = ["res_arcana", "trial_of_the_temples"]


def test_one_click_plays_against_a_bot(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("")
        ada.page.locator(".games article .primary").first.click()
        ada.wait_for_question()
        assert ada.page.get_by_text("Your turn").first.is_visible()


SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicking_alone(
    browser: Browser, address: str, game: str, width: int, height: int
) -> None:
    options: dict[str, Any] = {"variant": "first_game", "round_limit": 2} if game == "res_arcana" else {}
    with sits(browser, address, width=width, height=height) as ada:
        # Of the longer game, a phone sees the end.
        ada.make_table(game, "random", rush=0 if options or width > height else 4, **options)
        ada.play()
        assert ada.page.get_by_role("button", name="Play again").is_visible()
        why = "reached its round limit" if options else "last round|been completed|purple core"
        ada.page.locator("dialog[open] p", has_text=re.compile(f"{why}|even")).wait_for()


@pytest.mark.parametrize(("variant", "seats"), [("draft", 3), ("match", 2), ("standard", 4)])
def test_every_variant_can_be_played(browser: Browser, address: str, variant: str, seats: int) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", *["random"] * (seats - 1), variant=variant)
        ada.play(until=lambda: ada.page.get_by_text("Round 2").count() > 0 or ada.is_over())


@SIZES
def test_a_game_is_played_by_keyboard_alone(browser: Browser, address: str, width: int, height: int) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        ada.make_table("res_arcana", "random", variant="first_game", round_limit=1)
        ada.play(ada.press_keys)


@SIZES
def test_a_trial_is_played_by_keyboard_alone(browser: Browser, address: str, width: int, height: int) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        ada.make_table("trial_of_the_temples", "random")
        ada.play(ada.press_keys, until=lambda: ada.page.get_by_text("Round 2").count() > 0 or ada.is_over())


def test_a_choice_that_revealed_nothing_is_taken_back(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("trial_of_the_temples", "random")
        ada.wait_for_question()
        lines, undo = ada.page.locator(".story li"), ada.page.locator("button[title='Undo']:enabled")
        told = lines.filter(has_text="You undo")
        while not told.count():
            before = lines.count()
            ada.play(until=lambda before=before: lines.count() > before and undo.count() > 0 and ada.is_asked())
            for _ in range(2):  # first what has been put together and is not done yet
                ada.page.keyboard.press("u")


@pytest.mark.parametrize(("language", "words"), [("de", "Du bist dran"), ("es", "Te toca"), ("fr", "À vous")])
def test_the_language_is_switched_in_mid_game(browser: Browser, address: str, language: str, words: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "random")
        ada.wait_for_question()
        asked, told = ada.page.locator(".bar h2").inner_text(), ada.page.locator(".story li").first.inner_text()
        ada.page.get_by_label("Menu").click()
        ada.page.get_by_label("Language").select_option(language)
        ada.page.get_by_text(words, exact=True).wait_for()
        ada.page.wait_for_function("told => document.querySelector('.story li').innerText !== told", arg=told)
        assert ada.page.locator(".bar h2").inner_text() != asked
        assert ada.page.locator("html").get_attribute("lang") == language


def test_a_finished_game_is_looked_back_on(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "random", variant="first_game", round_limit=1, rush=9)
        ada.page.get_by_role("link", name="Watch the replay").click()
        slider = ada.page.get_by_label("Position in the game")
        slider.fill("3")
        assert "3 / " in ada.page.locator(".controls").inner_text()
        ada.page.get_by_label("Point of view").select_option("0")
        ada.page.get_by_text("Hand", exact=True).first.wait_for()


COUNT_FLIGHTS = """() => {
    window.flights = 0;
    new MutationObserver((changes) => (window.flights += changes.reduce((sum, one) => sum + one.addedNodes.length, 0)))
        .observe(document.body, {childList: true});
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_moves_as_the_game_did(browser: Browser, address: str, game: str) -> None:
    options: dict[str, Any] = {"variant": "first_game", "round_limit": 1} if game == "res_arcana" else {}
    with sits(browser, address) as ada:
        ada.make_table(game, "random", rush=99, **options)
        ada.page.emulate_media(reduced_motion="no-preference")
        ada.page.get_by_role("link", name="Watch the replay").click()
        ada.page.locator(".controls").wait_for()
        ada.page.evaluate(COUNT_FLIGHTS)
        ada.page.get_by_label("Position in the game").fill("0")
        last = int(ada.page.get_by_label("Position in the game").get_attribute("max") or 0)
        for step in range(1, min(9, last + 1)):
            ada.page.get_by_label("Step forward").click()
            ada.page.locator(".controls", has_text=f"{step} / ").wait_for()
        ada.page.wait_for_function("() => window.flights > 0")
