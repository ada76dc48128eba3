"""Somebody at a table who does what a lesson's proof says, by the means they have."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser_player import Sitting
from conclave import lessons
from input_methods import Mouse

DEEDS = {"place": "Place", "use": "Use", "claim": "Claim", "react": "React"}
TRACKS = ["fire", "water", "sand"]
ASKS = ".mine:has([data-confirm])"  # to confirm what is not whole yet


class Learner:
    """Reads a written answer, and gives it with mouse, finger, keys or by what is said."""

    def __init__(self, sitting: Sitting, hand: Mouse | None = None) -> None:
        self.sitting, self.page, self.hand = sitting, sitting.page, hand or Mouse(sitting.page)

    def press(self, one: Locator) -> None:
        self.hand.press(one)

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
        settled = self.page.locator(f".lesson.done, .lesson.astray, .room.over, .bar:not({ASKS})")
        confirm.or_(settled).first.wait_for()
        if confirm.count():
            self.press(confirm)

    def _do(self, verb: str, name: str = "", *more: str) -> None:
        page, bar = self.page, self.page.locator(".bar")
        if verb in DEEDS or verb == "discard":
            self.deal_with(name, DEEDS.get(verb) or f"Discard for {'any 2' if more[-1] == 'two' else '1'}")
        elif verb == "gain":
            self.press(bar.get_by_label(re.compile(f"add 1 {name}", re.IGNORECASE)))
        elif verb in ("pass", "rest"):
            self.press(page.locator("[data-pass]"))
        elif verb == "item":
            self.deal_with(name, "Take")
        elif verb == "trial":
            track = page.locator(".track").nth(TRACKS.index(name))
            self._point_and_press(track.and_(page.locator(".glows")).locator("button.name"))
        elif verb == "buy":
            pass  # there is no other way to pay, so nobody is asked
        elif verb == "go":
            self._point_and_press(page.locator(".track.on.glows button.name"))
        elif verb in ("stop", "collect"):
            self.press(bar.locator("[data-choice]").filter(has_text="Stop" if verb == "stop" else "on 6"))
        elif verb == "figure":
            self._point_and_press(page.locator(f".glows[data-spot='tile:{int(name) - 1}']"))
        elif verb == "core":
            cell = "abcd".index(name[0]) * 4 + int(name[1]) - 1
            self._point_and_press(page.locator(f".glows[data-spot='cell:0:{cell}']"))
        elif verb == "take":
            listed, confirm = bar.locator(".picker [data-choice]"), bar.locator("[data-confirm]:enabled")
            listed.or_(confirm).first.wait_for()
            if not confirm.count():
                self.press(listed)

    def deal_with(self, card: str, deed: str) -> None:
        """Click a card; where it could do several things, choose among them. A finger's first tap may only point.

        Until it glows, a click would only look at it: what is asked about it may still be on its way.
        """
        page, again = self.page, self.page.locator(".pointed b")
        dialog = page.locator("dialog[open]:has([data-choice])")  # not the one that tells the result
        glowing = f"[data-spot='card:{card}']:has(.glows), .glows[data-spot='card:{card}']"
        spot = page.locator(f".board :is({glowing})")
        button = spot.locator("button").or_(spot.and_(page.locator("button")))
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
        if self.hand.touches:
            self.press(one)

    def do_all(self, game: str) -> None:
        """The whole tutorial, from its page to the first game."""
        page = self.page
        self.press(page.get_by_role("link", name="Start"))
        for number, lesson in enumerate(lessons.lessons_of(game)):
            page.wait_for_url(f"**/learn/{game}/{lesson.id}")
            self.verdict("open")
            expect(page.locator(".lesson .number")).to_contain_text(f"Scene {number + 1} of")
            for text in lesson.proof:
                page.locator(".bar.mine").wait_for()
                self.answer(text)
            self.press(self.finished().locator(".button.primary"))
        page.wait_for_url("**/table/*")

    def sit_at(self, game: str, scene: str) -> None:
        """At a table of one's own against a bot, where the position of this scene lies and nobody teaches."""
        self.sitting.ask("post", "api/guest", {"name": "Ada"})
        line = next(one.position for one in lessons.lessons_of(game) if one.id == scene)
        table = self.sitting.ask("post", "api/positions/play", {"line": line, "seat": 0, "bot": "random"})["id"]
        self.sitting.look_at(f"table/{table}")
        self.sitting.wait_for_question()
