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
            self.press(bar.locator("[data-choice]").filter(has_text="Elan"))
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
        """Click a card; where it could do several things, choose among them."""
        spot = self.page.locator(f".board [data-spot='card:{card}']")
        self.press(spot.locator("button").or_(spot.and_(self.page.locator("button"))))
        dialog = self.page.locator("dialog[open]")
        dialog.or_(self.page.locator(".lesson.done, .lesson.astray")).first.wait_for()
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
            done = self.verdict("done")
            self.press(done.locator(".button.primary"))


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
        ada.look_at(f"learn/{game}")
        expect(ada.page.locator("ol .done")).to_have_count(len(lessons.lessons_of(game)))
