"""Puzzles in a real browser: from the list to a wrong move, back, to the solved puzzle and the next."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from axe import serious
from browser_player import sits
from conclave.puzzles import repository
from timeouts import PATIENCE

GAME = "trial_of_the_temples"
PUZZLE = next(one for one in repository.load_shipped(GAME) if one.sort == "harvest" and one.best.startswith("figure "))
WRONG = next(text for text in PUZZLE.worths if text != PUZZLE.best and text.startswith("figure "))

expect.set_options(timeout=PATIENCE * 1000)


def test_a_puzzle_is_missed_taken_back_and_solved_and_both_pages_can_be_read_by_everybody(
    browser: Browser, address: str
) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page

        def place(text: str) -> None:
            page.locator(f"[data-spot='tile:{int(text.split()[1]) - 1}']").first.click()

        ada.look_at(f"puzzles/{GAME}")
        page.locator(".daily").wait_for()
        assert serious(ada) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(f"ol a[href$='{PUZZLE.id}']").click()
        page.locator(".lesson.open").wait_for()
        ada.wait_for_question()
        place(WRONG)
        astray = page.locator(".lesson.astray")
        expect(astray).to_contain_text(str(PUZZLE.worths[PUZZLE.best] - PUZZLE.worths[WRONG]))
        expect(page.locator(".bar")).not_to_contain_text("is thinking")
        astray.locator(".button.primary").click()
        page.locator(".lesson.open").wait_for()
        ada.wait_for_question()
        place(PUZZLE.best)
        page.locator(".lesson.done").wait_for()
        expect(page.locator(".bar")).not_to_contain_text("is thinking")
        assert serious(ada) == []
        page.locator(".lesson.done .button.primary").click()
        page.wait_for_url(re.compile(rf"puzzles/{GAME}/(?!{PUZZLE.id})"))
        page.locator(".lesson.open").wait_for()
        ada.look_at(f"puzzles/{GAME}")
        expect(page.locator(f"ol a.missed[href$='{PUZZLE.id}']")).to_have_count(1)
