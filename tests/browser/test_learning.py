"""The tutorials in a real browser: wrong moves, reloads, the way on, rules. Newcomers take them in test_runs.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser_player import sits
from lesson_player import Learner
from timeouts import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


def test_newcomers_are_offered_to_learn_and_may_decline(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("")
        offer = ada.page.locator("aside.offer")
        offer.get_by_role("link", name="Res Arcana").wait_for()
        offer.get_by_role("button", name="Not now").click()
        expect(offer).to_have_count(0)
        ada.look_at("")
        ada.page.locator(".games").wait_for()
        expect(offer).to_have_count(0)
        ada.page.locator("nav").get_by_role("link", name="Learn").click()
        ada.page.get_by_role("heading", name="Learn to play").wait_for()


def test_a_wrong_move_is_explained_and_taken_back(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        learner = Learner(ada)
        ada.look_at("learn/res_arcana/monument")
        learner.verdict("open")
        learner.answer("claim library")
        astray = learner.verdict("astray")
        expect(astray).to_contain_text("The Library is worth one point")
        astray.get_by_role("button", name="Take it back").click()
        expect(learner.verdict("open")).to_contain_text("Claim the Great Pyramid")
        learner.answer("claim great_pyramid")
        learner.verdict("done")


@pytest.mark.parametrize("button", ["Take it back", "Undo"])
def test_an_answer_is_taken_back_from_a_question_that_is_filled_in_already(
    browser: Browser, address: str, button: str
) -> None:
    """After passing in the first scene, Collect suggests leaving the Calm on the Sunken Reef."""
    with sits(browser, address) as ada:
        learner = Learner(ada)
        ada.look_at("learn/res_arcana/goal")
        learner.verdict("open")
        learner.answer("pass; item calm_elan")
        learner.verdict("astray")
        reef = ada.page.locator("[data-spot='card:sunken_reef'] button.lies")
        expect(reef).to_have_attribute("aria-pressed", "false")
        ada.page.get_by_text("Take 1 essence (Healer)").wait_for()  # the question after the one that is filled in
        if button == "Take it back":
            reef.click()  # what is picked since does not matter
            expect(reef).to_have_attribute("aria-pressed", "true")
        ada.page.get_by_role("button", name=button).click()
        learner.verdict("open")
        learner.answer("place nightingale")
        learner.verdict("done")


def test_a_reload_goes_on_where_it_was_and_what_ended_badly_begins_again(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        learner = Learner(ada)
        ada.look_at("learn/res_arcana/check")
        learner.verdict("open")
        learner.answer("pass; item calm_elan")
        ada.page.get_by_text("Golden Statue").first.wait_for()
        ada.page.locator(".bar.alarm").wait_for()
        ada.page.reload()
        ada.page.locator(".bar.alarm").wait_for()
        ada.page.locator(".bar [data-choice]").last.click()  # not to react
        learner.verdict("astray").get_by_role("button", name="Restart this scene").click()
        ada.page.locator("[data-pass]").wait_for()
        ada.look_at("learn/res_arcana")
        ada.page.get_by_role("link", name="Continue").click()
        ada.page.wait_for_url("**/learn/res_arcana/check")


def test_the_rules_are_found_by_words_and_from_a_card(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("rules/res_arcana")
        ada.page.get_by_label("Search").fill("first player")
        ada.page.locator("mark", has_text="Player").first.wait_for()
        ada.page.get_by_label("Search").fill("no such words")
        ada.page.get_by_text("Nothing found").wait_for()
        ada.look_at("gallery/res_arcana")
        ada.page.get_by_role("button", name="Windup Man").click()
        expect(ada.page.locator("dialog[open]")).to_contain_text("it gains 2 of each kind")
        ada.page.locator("dialog[open]").get_by_role("link", name="Rules and clarifications").wait_for()
        ada.look_at("rules/res_arcana/windup_man")
        expect(ada.page.get_by_label("Search")).to_have_value("Windup Man")
        expect(ada.page.locator(".rulings li")).to_have_count(1)
