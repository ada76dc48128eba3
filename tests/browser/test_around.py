"""Around a game: turns that call, people who are asked for their names, rematches, the finale, and the app itself."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser_player import Sitting, sits
from conclave.server.http.client_files import load_files
from timeouts import PATIENCE, wait_until

SIZES = [(1440, 900), (390, 844)]


@contextmanager
def two(browser: Browser, address: str, **wish: Any) -> Iterator[tuple[Sitting, Sitting]]:
    """Ada waits at a table of hers; Brom is at her link."""
    with sits(browser, address, 1) as ada, sits(browser, address, 2) as brom:
        ada.make_table("res_arcana", "open", variant="first_game", **wish)
        invitation = ada.page.get_by_label("Link for your friends").input_value()
        brom.look_at(invitation.partition("#/")[2])
        yield ada, brom


def sit_down(brom: Sitting, name: str = "Brom") -> None:
    brom.page.get_by_role("button", name="Sit here").click()
    brom.page.locator("dialog[open]").get_by_label("Your name").fill(name)
    brom.page.get_by_role("button", name="Take a seat").click()


def resign(somebody: Sitting) -> None:
    somebody.page.get_by_label("Menu").click()
    somebody.page.get_by_role("button", name="Resign").click()
    somebody.page.get_by_role("button", name="Yes, resign").click()


def test_a_guest_is_asked_for_a_name_before_they_sit_down_and_only_once(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        sit_down(brom, "Brom the Bold")
        ada.page.get_by_role("heading", name="Brom the Bold").wait_for()
        ada.make_table("res_arcana", "open")
        again = ada.page.get_by_label("Link for your friends").input_value()
        brom.look_at(again.partition("#/")[2])
        brom.page.get_by_role("button", name="Sit here").click()
        brom.page.locator(".room").wait_for()


def test_who_thinks_better_of_it_stays_standing(browser: Browser, address: str) -> None:
    with two(browser, address) as (_, brom):
        brom.page.get_by_role("button", name="Sit here").click()
        brom.page.locator("dialog[open]").get_by_label("Close").click()
        brom.page.locator("dialog[open]").wait_for(state="detached")
        brom.page.get_by_role("button", name="Sit here").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_waiting_room_says_what_will_be_played_and_people_talk(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with two(browser, address, seconds=300) as (ada, brom):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for text in ("First game", "5 min", "Only with the link", "works only on your own computer"):
            ada.page.get_by_text(text).first.wait_for()
        brom.page.get_by_label("Write a message").fill("Hello there")
        brom.page.keyboard.press("Enter")
        ada.page.get_by_text("Hello there").wait_for()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_my_games_and_the_tab_tell_of_a_turn_without_a_reload(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        ada.page.goto(f"{address}/#/")
        ada.page.locator(".mine li").wait_for()
        sit_down(brom)

        def play_until_ada_is_called() -> bool:
            return bool(ada.page.locator(".mine li.turn").count())

        brom.play(until=play_until_ada_is_called)
        ada.page.wait_for_function("() => document.title.startsWith('Your turn')")
        assert ada.page.locator("link[rel=icon]").get_attribute("href") == "./icon-turn.svg"
        ada.page.locator(".mine li.turn a.button").click()
        ada.wait_for_question()
        ada.page.wait_for_function("() => document.title.startsWith('Your turn')")


def test_a_rematch_is_one_click_for_each_and_offered_outside_the_dialog(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        sit_down(brom)
        ada.page.locator(".bar").wait_for()
        resign(ada)
        for one in (ada, brom):
            one.page.locator("dialog[open]").get_by_role("button", name="Play again").wait_for()
            first = one.page.locator("dialog[open] .row").first.locator("a, button").first
            assert first.inner_text() == "Play again"
            assert not one.page.get_by_role("link", name="Download the game").is_visible()
        brom.page.locator("dialog[open] .banner.won").wait_for()  # a win looks like a win
        assert ada.page.locator("dialog[open] .banner.won").count() == 0
        brom.page.keyboard.press("Escape")
        ada.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
        ada.page.get_by_text("Waiting for players").wait_for()
        offer = brom.page.locator("footer").get_by_role("button", name="Play again")
        offer.click()
        for one in (ada, brom):
            one.page.locator(".room:not(.over)").wait_for()


def test_seats_have_their_signs_in_heads_story_and_chat(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        sit_down(brom)
        signs = "() => document.querySelectorAll('{} svg[style*=\"--seat-\"]').length"
        ada.page.wait_for_function(signs.format(".board header") + " >= 2")
        told = ada.page.locator(".story li svg")

        def is_told() -> bool:
            for one in (ada, brom):
                if one.is_asked():
                    one.answer()
            return told.count() > 0

        ada.play(answer=lambda: None, until=is_told)
        brom.page.get_by_label("Write a message").fill("Well met")
        brom.page.keyboard.press("Enter")
        ada.page.get_by_text("Well met").wait_for()
        ada.page.wait_for_function(signs.format(".chat li") + " == 1")


def test_the_finale_counts_the_points_and_can_be_skipped(browser: Browser, address: str) -> None:
    with sits(browser, address, moves=True) as ada:
        table = ada.make_table("res_arcana", "random", variant="first_game", round_limit=2)
        ada.wait_for_question()
        ada.rush_on(table, 9)
        skip = ada.page.get_by_role("button", name="Skip")
        skip.wait_for()
        assert ada.page.locator("dialog[open]").get_by_role("button", name="Play again").count() == 0
        skip.click()
        ada.page.locator("dialog[open]").get_by_role("button", name="Play again").wait_for()
        ada.page.locator("dialog[open] .hero").wait_for()
        shown = ada.page.locator("dialog[open] section").evaluate_all(
            """all => all.map((one) => [
                Number(one.querySelector('.points').innerText),
                [...one.querySelectorAll('li b')].reduce((sum, part) => sum + Number(part.innerText), 0),
            ])"""
        )
        assert shown
        assert all(points == parts for points, parts in shown)


@pytest.mark.parametrize("size", SIZES)
def test_the_leaderboard_and_the_shares_of_a_profile(browser: Browser, address: str, size: tuple[int, int]) -> None:
    with sits(browser, address, width=size[0], height=size[1]) as ada:
        ada.make_table("res_arcana", "random", variant="first_game", round_limit=2, rush=9)
        ada.look_at("leaderboard/res_arcana")
        ada.page.get_by_role("heading", name="Leaderboard").wait_for()
        ada.look_at("profile")
        ada.page.get_by_role("heading", name="With this mage").wait_for()
        ada.page.locator("section li", has_text="Apprentice").first.wait_for()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- The app


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder, and says nothing of it."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
        pass


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def build(folder: Path, version: str) -> None:
    """A client of this version, as a build lays it out: a page, and a part whose name changes with its content."""
    (folder / "assets").mkdir(exist_ok=True)
    for old in (folder / "assets").iterdir():
        old.unlink()
    (folder / "sw.js").write_bytes(load_files()["sw.js"].data)
    (folder / f"assets/app-{version}.js").write_text(
        f"document.title = 'version {version}'; navigator.serviceWorker.register('./sw.js');"
    )
    page = folder / "index.html"
    page.write_text(f'<!doctype html><script type="module" src="./assets/app-{version}.js"></script>')
    os.utime(page, (int(version), int(version)))  # else two versions of one second are the same to this server


def test_after_an_upgrade_no_page_is_the_old_one_and_without_a_network_the_newest_opens(
    browser: Browser, tmp_path: Path
) -> None:
    build(tmp_path, "1")
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE * 1000)
    with serving(tmp_path) as address:
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.reload()
        assert page.title() == "version 1"
        build(tmp_path, "2")
        page.reload()
        page.wait_for_function("() => document.title === 'version 2'")
    page.reload()  # nobody answers any more
    page.wait_for_function("() => document.title === 'version 2'")
    build(tmp_path, "3")
    with serving(tmp_path, int(address.rpartition(":")[2])):
        page.reload()
        page.wait_for_function("() => document.title === 'version 3'")
    page.context.close()


def test_a_note_that_comes_while_no_page_asks_is_shown(browser: Browser, address: str) -> None:
    with sits(browser, address, own_page=True) as ada:
        ada.look_at("")
        ada.page.context.grant_permissions(["notifications"])
        ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        chromium, found = ada.page.context.new_cdp_session(ada.page), list[str]()
        chromium.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
        )
        chromium.send("ServiceWorker.enable")
        wait = "() => new Promise((resolve) => setTimeout(resolve, 20))"
        wait_until(lambda: ada.page.evaluate(wait) or found, "the service worker is not told of")
        note = {"title": "Res Arcana", "text": "It’s your turn.", "table": "t1"}
        chromium.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": address, "registrationId": found[0], "data": json.dumps(note)},
        )
        shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
            ({title, body, tag}) => [title, body, tag]
        )"""
        wait_until(lambda: ada.page.evaluate(shown), "no notification is shown")
        assert ada.page.evaluate(shown) == [["Res Arcana", "It’s your turn.", "t1"]]


def test_the_app_can_be_installed(browser: Browser, address: str) -> None:
    with sits(browser, address, own_page=True) as ada:
        ada.look_at("")
        found = ada.page.evaluate(
            """async () => {
                const link = document.querySelector("link[rel=manifest]").href;
                const manifest = await (await fetch(link)).json();
                const drawn = manifest.icons.filter(({type}) => type === "image/png");
                const sizes = await Promise.all(drawn.map(async ({src, sizes}) => {
                    const image = new Image();
                    image.src = new URL(src, link).href;
                    await image.decode();
                    return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
                }));
                await navigator.serviceWorker.ready;
                return {display: manifest.display, sizes};
            }"""
        )
        assert found["display"] == "standalone"
        assert {wanted for wanted, _ in found["sizes"]} == {"192x192", "512x512"}
        assert all(wanted == drawn for wanted, drawn in found["sizes"])
