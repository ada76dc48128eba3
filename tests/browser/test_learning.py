"""The tutorials in a real browser: every scene by mouse, by touch and by keyboard; wrong moves, reloads, the way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from conclave import lessons
from patience import PATIENCE
from sitting import Sitting, sits

GAMES = ["res_arcana", "trial_of_the_temples"]
DEEDS = {"place": "Place", "use": "Use", "claim": "Claim", "react": "React"}
TRACKS = ["fire", "water", "sand"]

expect.set_options(timeout=PATIENCE * 1000)


class Learner:
    """Somebody who does what a lesson's proof says, by the means they have."""

    def __init__(self, sitting: Sitting, *, touches: bool = False) -> None:
        self.sitting, self.page, self.touches = sitting, sitting.page, touches

    def press(self, one: Locator) -> None:
        one.first.tap() if self.touches else one.first.click()

    def verdict(self, wanted: str) -> Locator:
        found = self.page.locator(f".lesson.{wanted}")
        found.wait_for()
        return found

    def finished(self) -> Locator:
        """The scene, done; what a slow server asks to confirm only now is confirmed."""
        done, confirm = self.page.locator(".lesson.done"), self.page.locator(".bar [data-confirm]:enabled")
        done.or_(confirm).first.wait_for()
        if not done.count():
            self.press(confirm)
        return self.verdict("done")

    def answer(self, text: str) -> None:
        for part in text.split("; "):
            self._do(*part.split(" "))
        confirm = self.page.locator(".bar [data-confirm]:enabled")
        settled = self.page.locator(".lesson.done, .lesson.astray, .bar.mine:not(:has([data-confirm]))")
        confirm.or_(settled).first.wait_for()
        if confirm.count():
            self.press(confirm)

    def _do(self, verb: str, name: str = "", *more: str) -> None:
        page, bar = self.page, self.page.locator(".bar")
        if verb in DEEDS or verb == "discard":
            self._deal_with(name, DEEDS.get(verb) or f"Discard for {'2' if more[-1] == 'two' else '1'}")
        elif verb == "gain":
            self.press(bar.get_by_label(re.compile(f"one more {name}", re.IGNORECASE)))
        elif verb in ("pass", "rest"):
            self.press(page.locator("[data-pass]"))
        elif verb == "item":
            self._deal_with(name, "Take")
        elif verb == "trial":
            self._point_and_press(page.locator(".track").nth(TRACKS.index(name)).locator("button.name"))
        elif verb == "buy":
            pass  # there is no other way to pay, so nobody is asked
        elif verb == "go":
            self._point_and_press(page.locator(".track.on button.name"))
        elif verb in ("stop", "collect"):
            self.press(bar.locator("[data-choice]").filter(has_text="Stop" if verb == "stop" else "figure on 6"))
        elif verb == "figure":
            self._point_and_press(page.locator(f"[data-spot='tile:{int(name) - 1}']"))
        elif verb == "core":
            cell = "abcd".index(name[0]) * 4 + int(name[1]) - 1
            self._point_and_press(page.locator(f"[data-spot='cell:0:{cell}']"))
        elif verb == "take" and not bar.locator("[data-confirm]:enabled").count():
            self.press(bar.locator(".picker [data-choice]"))

    def _deal_with(self, card: str, deed: str) -> None:
        """Click a card; where it could do several things, choose among them. A finger's first tap may only point."""
        page, dialog, again = self.page, self.page.locator("dialog[open]"), self.page.locator(".pointed b")
        spot = page.locator(f".board [data-spot='card:{card}']")
        button = spot.locator("button").or_(spot.and_(page.locator("button")))
        glowing = f"[data-spot='card:{card}'] .glows, .glows[data-spot='card:{card}']"
        chosen = page.locator(f".lesson.done, .lesson.astray, .bar [data-confirm]:enabled, main:not(:has({glowing}))")
        self.press(button)
        dialog.or_(chosen).or_(again).first.wait_for()
        if again.count() and not dialog.count():
            self.press(button)
            dialog.or_(chosen).first.wait_for()
        if dialog.count():
            self.press(dialog.locator("[data-choice]").filter(has_text=deed))

    def _point_and_press(self, one: Locator) -> None:
        """A finger's first tap points, its second chooses."""
        self.press(one)
        if self.touches:
            self.press(one)

    def do_all(self, game: str) -> None:
        """The whole tutorial, from its page to the first game."""
        page = self.page
        self.sitting.look_at(f"learn/{game}")
        self.press(page.get_by_role("link", name="Begin"))
        for number, lesson in enumerate(lessons.lessons_of(game)):
            page.wait_for_url(f"**/learn/{game}/{lesson.id}")
            self.verdict("open")
            expect(page.locator(".lesson .number")).to_contain_text(f"Scene {number + 1} of")
            for text in lesson.proof:
                page.locator(".bar.mine").wait_for()
                self.answer(text)
            self.press(self.finished().locator(".button.primary"))


@pytest.mark.parametrize(
    ("width", "height", "touches"), [(1440, 900, False), (390, 844, True)], ids=["by mouse", "by touch"]
)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_tutorial_leads_to_a_first_game_with_advice_and_its_reason(
    browser: Browser, address: str, game: str, width: int, height: int, touches: bool
) -> None:
    with sits(browser, address, width=width, height=height, has_touch=touches) as ada:
        learner = Learner(ada, touches=touches)
        learner.do_all(game)
        ada.page.wait_for_url("**/table/*")
        ada.wait_for_question()
        if not touches:
            ada.page.locator("button[title='Hint']").click()
            expect(ada.page.locator(".note")).to_contain_text(re.compile(r"A bot would: .+\. \w.+\."))
        ada.look_at(f"learn/{game}")
        expect(ada.page.locator("ol .done")).to_have_count(len(lessons.lessons_of(game)))


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
        learner.verdict("astray").get_by_role("button", name="Begin this scene again").click()
        ada.page.locator("[data-pass]").wait_for()
        ada.look_at("learn/res_arcana")
        ada.page.get_by_role("link", name="Go on").click()
        ada.page.wait_for_url("**/learn/res_arcana/check")


def test_lessons_are_taken_by_keyboard_alone(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        learner, keys = Learner(ada), ada.page.keyboard
        ada.look_at("learn/res_arcana/goal")
        learner.verdict("open")
        ada.page.locator(".bar.mine").wait_for()
        keys.press("g")  # to the card that glows
        keys.press("Enter")
        ada.page.locator("dialog[open], .lesson.done").first.wait_for()
        if ada.page.locator("dialog[open]").count():
            keys.press("1")  # place it
        learner.verdict("done")
        keys.press("Enter")  # to the next scene
        ada.page.wait_for_url("**/learn/res_arcana/essences")
        learner.verdict("open")


def test_the_rules_are_found_by_words_and_from_a_card(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("rules/res_arcana")
        ada.page.get_by_label("Search").fill("first player")
        ada.page.locator("mark", has_text="Player").first.wait_for()
        ada.page.get_by_label("Search").fill("no such words")
        ada.page.get_by_text("Nothing found").wait_for()
        ada.look_at("gallery/res_arcana")
        ada.page.get_by_role("button", name="Windup Man").click()
        expect(ada.page.locator("dialog[open]")).to_contain_text("It grows by 2 of each kind")
        ada.page.locator("dialog[open]").get_by_role("link", name="Rules and rulings").wait_for()
        ada.look_at("rules/res_arcana/windup_man")
        expect(ada.page.get_by_label("Search")).to_have_value("Windup Man")
        expect(ada.page.locator(".rulings li")).to_have_count(1)
