"""Several people, each with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser

from browser_player import LONGEST, Sitting, sits


@contextmanager
def two(browser: Browser, address: str, **wish: Any) -> Iterator[tuple[Sitting, Sitting]]:
    """Ada and Brom at one table; he holds a phone."""
    with (
        sits(browser, address, 1) as ada,
        sits(browser, address, 2, width=390, height=844, has_touch=True) as brom,
    ):
        ada.make_table("res_arcana", "open", variant="first_game", **wish)
        invitation = ada.page.get_by_label("Link for your friends").input_value()
        brom.look_at(invitation.partition("#/")[2])
        brom.page.get_by_role("button", name="Sit here").click()
        brom.page.locator("dialog[open]").get_by_label("Your name").fill("Brom")
        brom.page.get_by_role("button", name="Take a seat").click()
        yield ada, brom


def play_both(*people: Sitting, until: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < end, "it never comes to that"
        for one in people:
            if one.is_asked() and not one.is_over():
                one.answer()
        people[0].page.wait_for_timeout(20)


def test_a_draw_is_offered_declined_and_agreed_to(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        ada.page.locator(".bar").wait_for()
        for answer in ("Decline", "Agree"):
            ada.page.get_by_label("Menu").click()
            ada.page.get_by_role("button", name="Offer a draw").click()
            ada.page.get_by_role("button", name="Withdraw the request").wait_for()
            ada.page.keyboard.press("Escape")
            brom.page.get_by_text("offers a draw").wait_for()
            brom.page.get_by_role("button", name=answer).click()
            brom.page.get_by_text("offers a draw").wait_for(state="detached")
            if answer == "Decline":
                ada.page.get_by_text("The request was declined.").wait_for()
        for one in (ada, brom):
            one.page.locator("dialog[open]").get_by_text("It’s a draw.").first.wait_for()


def test_what_others_have_answered_to_is_taken_back_by_consent(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        ask = ada.page.locator("button[title='Ask to undo']:enabled")
        play_both(ada, brom, until=lambda: ask.count() > 0 and brom.is_asked())
        for one in (ada, brom):
            one.put_down()
        ask.click()
        brom.page.get_by_text("asks to undo the last move").wait_for()
        brom.page.get_by_role("button", name="Agree").click()
        ada.page.locator(".story li", has_text="You undo").first.wait_for()
        brom.page.locator(".story li", has_text="undoes").first.wait_for(state="attached")  # folded away on a phone


def test_clocks_run_for_whoever_is_asked_and_then_run_out(browser: Browser, address: str) -> None:
    with two(browser, address, seconds=10) as (ada, brom):
        for one in (ada, brom):
            one.page.locator(".clock.runs").first.wait_for()
            assert one.page.locator(".clock").count() == 2
        begun = brom.page.locator(".clock.runs").inner_text()
        brom.page.wait_for_function("begun => document.querySelector('.clock.runs').innerText < begun", arg=begun)
        for one in (ada, brom):
            one.page.locator("dialog[open] summary", has_text="Download").click()
            one.page.locator("dialog[open]").get_by_role("link", name="Download the game").wait_for()


def test_two_people_play_by_link_though_one_reloads_and_loses_the_network(browser: Browser, address: str) -> None:
    with two(browser, address, round_limit=2) as (ada, brom):
        told = ada.page.locator(".story li")
        play_both(ada, brom, until=lambda: told.count() > 3)
        brom.page.reload()
        play_both(ada, brom, until=lambda: told.count() > 8)
        brom.page.context.set_offline(True)
        for _ in range(3):
            for one in (ada, brom):
                if one.is_asked() and not one.is_over():
                    one.answer()
        brom.page.context.set_offline(False)
        brom.complaints.clear()  # a browser without a network says so
        play_both(ada, brom, until=lambda: ada.is_over() and brom.is_over())
        brom.complaints.clear()


def test_a_spectator_sees_no_hand(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada, sits(browser, address) as eve:
        table = ada.make_table("res_arcana", "random")  # in a first game all know the sets that hands come from
        ada.wait_for_question()
        link = ada.page.evaluate(f"fetch('api/tables/{table}/link').then((found) => found.json())")["link"]
        eve.look_at(f"join/{link}")
        eve.page.locator(".rival").nth(1).wait_for()
        assert eve.page.locator(".own, .hand").count() == 0
        assert not eve.is_asked()
        hand = ada.page.locator(".hand .spot").first.get_attribute("data-spot")
        assert eve.page.locator(f"[data-spot='{hand}']").count() == 0


def test_two_people_share_one_device(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "me", variant="first_game")
        ada.page.locator(".curtain, .room").first.wait_for()
        assert not ada.page.locator(".room").count(), "somebody else may hold the device"
        seen = set[str]()

        def have_both_been_called() -> bool:
            if ada.page.locator(".curtain button").count():
                seen.add(ada.page.locator(".curtain h1").inner_text())
                ada.page.locator(".curtain button").click()
            return len(seen) > 1

        ada.play(until=have_both_been_called)


def test_who_gives_up_is_asked_whether_they_mean_it(browser: Browser, address: str) -> None:
    with two(browser, address) as (ada, brom):
        ada.page.locator(".bar").wait_for()
        ada.page.get_by_label("Menu").click()
        ada.page.get_by_role("button", name="Resign").dblclick()
        ada.page.get_by_role("button", name="Yes, resign").wait_for(state="detached")  # what was hurried is not meant
        ada.page.get_by_role("button", name="Resign").click()
        ada.page.get_by_role("button", name="Yes, resign").click()
        for one in (ada, brom):
            one.page.locator("dialog[open]").get_by_text("everyone else has resigned").wait_for()
