"""The start page and the leaderboard: what one can go on with, the bots on their ladder, and the puzzle of the day."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from axe import serious
from browser_player import sits

IN_SIGHT = "one => one.getBoundingClientRect().top < innerHeight"


def test_the_start_page_shows_tables_and_puzzles_above_the_fold(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        ada.make_table("res_arcana", "random", variant="first_game")
        ada.wait_for_question()
        ada.look_at("")
        ada.page.locator(".daily a .thumbnail").nth(1).wait_for()
        ada.page.locator(".mine a.button").wait_for()
        for name in ("My games", "Open tables", "Puzzle of the day"):
            assert ada.page.get_by_role("heading", name=name).evaluate(IN_SIGHT), name
        assert serious(ada) == []


def test_the_bot_of_the_next_game_is_chosen_on_the_ladder(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("")
        ada.page.get_by_role("radio", name="Apprentice").check()
        ada.page.locator(".games .primary").first.click()
        ada.wait_for_question()
        assert ada.page.locator(".board").get_by_role("heading", name="Apprentice").count() == 1


@pytest.mark.parametrize("width", [1440, 390])
def test_a_leaderboard_shows_the_bots_by_strength(browser: Browser, address: str, width: int) -> None:
    with sits(browser, address, width=width, painted=True) as ada:
        ada.look_at("leaderboard/res_arcana")
        ladder = ada.page.get_by_role("group", name="The bots, by strength")
        ladder.wait_for()
        strengths = [int(one.split()[-1]) for one in ladder.locator(".elo").all_inner_texts()]
        assert len(strengths) == 7
        assert strengths[0] == 0
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(ada) == []
