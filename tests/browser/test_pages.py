"""Every page: nothing serious for axe, nothing from outside, nothing wider than a phone."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser

from axe import serious
from browser_player import sits

GAMES = ["res_arcana", "trial_of_the_temples"]
OF_GAMES = ("gallery", "rules", "new", "learn", "leaderboard")
PAGES = ["", *(f"{page}/{game}" for page in OF_GAMES for game in GAMES), "about", "profile"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page or "start")
def test_a_page_can_be_read_by_everybody(browser: Browser, address: str, page: str) -> None:
    with sits(browser, address, painted=True) as ada:
        ada.look_at(page)
        ada.page.locator("main h1").first.wait_for()
        assert serious(ada) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_read_by_everybody(browser: Browser, address: str, game: str) -> None:
    with sits(browser, address, painted=True) as ada:
        ada.make_table(game, "random")
        ada.wait_for_question()
        assert serious(ada) == []


def test_what_is_before_and_after_a_game_can_be_read_by_everybody(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        ada.make_table("res_arcana", "open")
        ada.page.get_by_label("Link for your friends").wait_for()
        assert serious(ada) == []
        table = ada.make_table("res_arcana", "random", variant="first_game", round_limit=1, rush=9)
        ada.page.locator("dialog[open]").get_by_role("link", name="Watch the replay").wait_for()
        assert serious(ada) == []
        ada.look_at(f"replay/{table}")
        ada.page.locator(".controls").wait_for()
        assert serious(ada) == []


@pytest.mark.parametrize("lesson", ["res_arcana/goal", "trial_of_the_temples/place"])
def test_a_lesson_can_be_read_by_everybody(browser: Browser, address: str, lesson: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at(f"learn/{lesson}")
        ada.page.locator(".lesson.open").wait_for()
        assert serious(ada) == []


def test_no_outside_address_is_ever_contacted(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url))
        for page in PAGES:
            ada.look_at(page)
        ada.make_table("res_arcana", "random")
        ada.wait_for_question()
        assert asked
        assert [url for url in asked if not url.startswith((address, address.replace("http", "ws"), "data:"))] == []


def test_a_link_is_copied_over_plain_http_too(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "random")
        ada.wait_for_question()
        ada.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as it is without TLS
        ada.page.evaluate("document.addEventListener('copy', () => (window.copied = getSelection().toString()))")
        ada.page.get_by_label("Menu").click()
        assert ada.page.get_by_role("button", name="Offer a draw").is_disabled()
        ada.page.get_by_role("button", name="Copy the link").click()
        ada.page.get_by_role("button", name="Copied").wait_for()
        assert "/#/join/" in ada.page.evaluate("window.copied")


def test_the_start_page_asks_once_and_shows_tables_that_are_made_later(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada, httpx.Client(base_url=address) as bob:
        assert bob.post("/api/guest", json={"name": "Bob"}).status_code == 201
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
        bob.post("/api/tables", json=wish)
        ada.make_table("res_arcana", "random")  # so that she has come in, and has a socket from the start
        frames, asked = list[str](), list[str]()
        ada.page.on("websocket", lambda socket: socket.on("framesent", lambda text: frames.append(str(text))))
        ada.page.on("request", lambda request: asked.append(request.url))
        ada.look_at("")
        rows = ada.page.get_by_role("listitem").filter(has_text="Bob")
        rows.first.wait_for()
        before = rows.count()
        bob.post("/api/tables", json=wish)
        rows.nth(before).wait_for()
        assert sum("watch_lobby" in text for text in frames) <= 2
        assert sum("my/tables" in url for url in asked) <= 4


def test_components_are_found_by_words(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("gallery/res_arcana")
        ada.page.get_by_label("Search").fill("dragon egg")
        ada.page.get_by_text("1 component", exact=True).wait_for()
        ada.page.get_by_role("button", name="Dragon Egg").click()
        assert ada.page.locator("dialog[open] h2").inner_text().casefold() == "dragon egg"


def test_an_account_keeps_what_a_guest_had(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.ask("post", "api/guest", {"name": "Ada Lovelace"})  # an account's name is taken for everybody else
        ada.make_table("res_arcana", "random")
        ada.look_at("profile")
        ada.page.get_by_label("Username").fill("ada.lovelace")
        ada.page.get_by_label("Password").fill("analytical engine")
        ada.page.get_by_role("button", name="Create an account").click()
        ada.page.get_by_text("ada.lovelace").wait_for()
        ada.look_at("")
        ada.page.get_by_text("My games").wait_for()
