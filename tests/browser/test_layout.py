"""Everything on a table is in sight: at every size of window, in every language, from the setup to the end of a game.

`make test` lays out a sample of the grid, `make soak` all of it.
"""

from __future__ import annotations

import contextlib
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from axe import serious
from browser_player import Sitting, sits
from layout_positions import Position, load
from timeouts import IS_SOAK

LANGUAGES = ("en", "de", "es", "fr")
WIDE = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((390, 844), (844, 390))
SIZES = (*WIDE, *PHONES)
SOON = 5_000  # milliseconds until a window of another size is laid out
SAMPLE = 3  # one of so many combinations is laid out by `make test`

CHECK = Path(__file__).with_name("layout_check.js").read_text(encoding="utf-8")
COUNTED = """count => [...document.querySelectorAll(".counter b")]
    .reduce((sum, one) => sum + Number(one.innerText), 0) === count"""
CASES = load()


def speak(sitting: Sitting, language: str) -> None:
    """Load the table in this language, with the fonts that it is written in."""
    page = sitting.page
    page.evaluate("tag => localStorage.setItem('conclave.settings', JSON.stringify({language: tag}))", language)
    page.reload()
    page.locator(".bar.mine").wait_for()
    page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
    page.evaluate(
        """Promise.all(['620 11px "Inter Variable"', '600 15px Cinzel'].map((one) => document.fonts.load(one)))"""
    )


def problems(page: Page, size: tuple[int, int]) -> list[str]:
    """Whatever is not in sight in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("width => document.querySelector('.room')?.offsetWidth === width", arg=size[0])
    check = f"() => ({CHECK})({str(size in PHONES).lower()})"
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    with contextlib.suppress(TooLate):
        page.wait_for_function(f"() => ({check})().length === 0", timeout=SOON)
    found: list[str] = page.evaluate(check)
    return found


@pytest.mark.parametrize("position", CASES, ids=lambda one: one.name)
def test_all_of_a_table_is_in_sight(browser: Browser, address: str, position: Position) -> None:
    grid = list(product(LANGUAGES, SIZES))
    chosen = grid if IS_SOAK else grid[CASES.index(position) % SAMPLE :: SAMPLE]
    failed: list[str] = []
    with sits(browser, address) as ada:
        open_table(ada, position)
        for language in LANGUAGES:
            sizes = [size for tongue, size in chosen if tongue == language]
            if sizes:
                speak(ada, language)
            for size in sizes:
                failed += [f"{language} {size[0]}x{size[1]}: {one}" for one in problems(ada.page, size)]
    assert failed == []


def open_table(sitting: Sitting, position: Position) -> None:
    """Sit down at a table of this position."""
    sitting.ask("post", "api/guest", {"name": "Ada"})
    wish = {"line": position.line, "seat": position.seat, "bot": "novice"}
    sitting.look_at(f"table/{sitting.ask('post', 'api/positions/play', wish)['id']}")
    sitting.wait_for_question()


def test_conversions_are_counted_in_one_panel_and_taken_back_one_by_one(browser: Browser, address: str) -> None:
    position = next(one for one in CASES if one.name == "trial_of_the_temples-4-convert")
    with sits(browser, address, painted=True) as ada:
        open_table(ada, position)
        page = ada.page
        panel, total = page.locator(".repeated"), page.locator(".repeated .total b")
        before = total.all_inner_texts()
        for count in range(4):
            page.locator(".repeated [data-choice]:enabled").first.click()
            page.wait_for_function(COUNTED, arg=count + 1)
        assert panel.count() == 1
        assert page.locator(".bar .said").count() == 0
        assert page.locator(".bar").evaluate("one => one.offsetHeight / innerHeight") < 0.4
        assert serious(ada) == []
        assert total.all_inner_texts() != before
        for count in (3, 2, 1, 0):
            page.keyboard.press("u")
            page.wait_for_function(COUNTED, arg=count)
        assert total.all_inner_texts() == before


@pytest.mark.parametrize("name", ["res_arcana-4-late", "res_arcana-2-collect", "trial_of_the_temples-4-late"])
def test_axe_finds_nothing_serious_on_crowded_tables(browser: Browser, address: str, name: str) -> None:
    with sits(browser, address, width=1280, height=800, painted=True) as ada:
        open_table(ada, next(one for one in CASES if one.name == name))
        assert serious(ada) == []


SIGNS = """() => Math.min(...[...document.querySelectorAll(".board .card :is(.lines, .cost) svg")]
    .filter((one) => one.getClientRects().length).map((one) => parseFloat(getComputedStyle(one).width)))"""


@pytest.mark.parametrize("name", ["res_arcana-2-late", "res_arcana-4-late"])
def test_signs_on_cards_are_at_least_13_pixels_in_a_window_of_1440x900(
    browser: Browser, address: str, name: str
) -> None:
    with sits(browser, address, width=1440, height=900) as ada:
        open_table(ada, next(one for one in CASES if one.name == name))
        assert ada.page.evaluate(SIGNS) >= 13


def test_each_kind_of_card_has_a_frame_of_its_own(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        open_table(ada, next(one for one in CASES if one.name == "res_arcana-2-late"))
        kinds = ada.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(".board .card")].map((one) => {
                const style = getComputedStyle(one.querySelector(".face"));
                const name = getComputedStyle(one.querySelector(".name"));
                return [one.classList[1] ?? one.classList[0], style.borderRadius + name.color + name.backgroundImage];
            }))"""
        )
        assert len(kinds) == 5
        assert len(set(kinds.values())) == 5
