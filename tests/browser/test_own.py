"""One's own games as teachers, in a real browser: a decision that turned one is a puzzle, at a table of one's own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from axe import serious
from browser_player import sits
from browsing import served
from conclave.server.store import Store
from conclave.server.store.values import Occupant
from finished import analysed_table, short_record
from timeouts import PATIENCE

GAME = "trial_of_the_temples"

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One that tests may write into while it is served."""
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('own') / 'conclave.db'}"


@pytest.fixture(scope="module")
def address(database: str) -> Iterator[str]:
    with served(database=database) as found:
        yield found


def finish_a_game(database: str, person: str) -> str:
    """An analysed game of this person's against a bot; the table's id."""

    async def work() -> str:
        store = await Store.open(database)
        seats = (Occupant("person", person, "Ada"), Occupant("bot", "", "Random", "random"))
        table = await analysed_table(store, *seats, record=short_record(seats, GAME, 4, 60))
        await store.close()
        return table.id

    with ThreadPoolExecutor(1) as pool:  # this thread's event loop is the browser's
        return pool.submit(lambda: asyncio.run(work())).result()


def test_a_decision_that_turned_ones_game_is_missed_again_then_found(
    browser: Browser, address: str, database: str
) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        own = page.get_by_role("region", name="From your own games")
        ada.look_at(f"puzzles/{GAME}")
        expect(own).to_contain_text("None yet")
        assert serious(ada) == []
        table = finish_a_game(database, ada.ask("post", "api/guest", {"name": "Ada"})["id"])
        page.reload()
        own.get_by_role("link", name=re.compile("not tried yet")).first.wait_for()
        assert serious(ada) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        own.get_by_role("link", name=re.compile("−99% win chance")).click()
        page.locator(".lesson.open", has_text="You rest").wait_for()
        ada.wait_for_question()
        page.locator(".bar").get_by_role("button", name="Rest").click()
        astray = page.locator(".lesson.astray")
        expect(astray).to_contain_text("99%")
        astray.locator(".button.primary").click()
        page.locator(".lesson.open").wait_for()
        ada.wait_for_question()
        page.get_by_role("button", name="Show the solution").click()
        page.get_by_role("button", name="Show it").click()
        done = page.locator(".lesson.done")
        expect(done).to_contain_text("99")
        expect(done.get_by_role("link", name="See the game")).to_have_attribute(
            "href", re.compile(rf"#/replay/{table}/")
        )
        done.get_by_role("button", name="Next puzzle").click()
        page.wait_for_url(re.compile(rf"puzzles/{GAME}/own/{table}-"))
        page.locator(".lesson.open").wait_for()


def test_a_turning_point_of_ones_own_leads_from_the_review_to_its_puzzle(
    browser: Browser, address: str, database: str
) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        ada.look_at(f"puzzles/{GAME}")
        table = finish_a_game(database, ada.ask("post", "api/guest", {"name": "Ada"})["id"])
        page.reload()
        review = ada.ask("get", f"api/tables/{table}/review")
        turned = [one for one in review["decisions"] if one["verdict"] == "turning"]
        mine = next(one for one in turned if one["seat"] == 0)
        assert any(one["why"] for one in turned)
        ada.look_at(f"replay/{table}/{mine['step']}")
        told = page.get_by_role("region", name="Analysis").locator("article.turning")
        expect(told.first).to_contain_text(mine["played"])
        told.get_by_role("link", name="Solve it as a puzzle").first.click()
        page.wait_for_url(re.compile(rf"puzzles/{GAME}/own/{table}-"))
        page.locator(".lesson.open").wait_for()
