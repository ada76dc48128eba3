"""Each lesson can be done by following its own words and spotlight, and nothing else.

The learner presses what is lit as next. In a dialog, and where several things are lit, the words of the hint decide.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser_player import Sitting, sits
from conclave import lessons
from conclave.core import registry
from timeouts import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

LESSONS = [(game, lesson.id) for game in registry.list_games() for lesson in lessons.lessons_of(game)]
MAX_STEPS = 9

# What can be pressed within the ring around the next thing, with its words: a card, a place, a button of the question.
LIT = """() => {
    const ring = document.querySelector(".spotlight .next")?.getBoundingClientRect();
    if (!ring) return [];
    const isIn = ({x, y, width, height}) =>
        x + width / 2 > ring.x && x + width / 2 < ring.right && y + height / 2 > ring.y && y + height / 2 < ring.bottom;
    const all = document.querySelectorAll(".board .glows, footer [data-choice]:enabled, footer [data-confirm]:enabled");
    return [...all].filter((one) => isIn(one.getBoundingClientRect())).map((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return {text: one.textContent, x: x + width / 2, y: y + height / 2};
    });
}"""

# What a press has changed: the question, its answer so far, a dialog, the verdict.
STATE = """() => [".lesson", ".room > footer", "dialog[open]"]
    .map((one) => document.querySelector(one)?.innerHTML ?? "").join()
    + document.querySelectorAll(".board .glows").length"""


# The verdict is told, or there is something to press: what is lit may still wait for the server.
SETTLED = f"() => document.querySelector('.lesson:not(.open), dialog[open]') || ({LIT})().length"


class Follower:
    """Somebody who knows nothing but what the lesson says and lights."""

    def __init__(self, sitting: Sitting) -> None:
        self.page = sitting.page
        self.pressed: list[str] = []
        self.page.locator(".lesson.open").wait_for()
        self.page.get_by_role("button", name="Show me how").click()
        self.hint = self.page.locator(".lesson .hint").inner_text()
        self.task = self.page.locator(".lesson .task").inner_text()
        self.quoted = re.findall("“([^”]+)”", self.hint)
        self.seen = self.page.locator("main.board").inner_text()

    def follow(self) -> None:
        for _ in range(MAX_STEPS):
            self.page.wait_for_function(SETTLED)
            if self.page.locator(".lesson:not(.open)").count():
                return
            before = self.page.evaluate(STATE)
            if self.page.locator("dialog[open]").count():
                self.press_quoted()
            else:
                self.press_lit()
            self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)

    def press_quoted(self) -> None:
        """In a dialog: the button that the hint names, or else the task."""
        buttons = self.page.locator("dialog[open] [data-choice]")
        labels = {one: one.inner_text() for one in buttons.all()}
        named = [one for one, label in labels.items() if any(word in label for word in self.quoted)]
        named = named or [one for one, label in labels.items() if label.splitlines()[0] in self.task]
        assert len(named) == 1, f"{self.hint}: {buttons.all_inner_texts()}"
        self.pressed.append(named[0].inner_text())
        named[0].click()

    def press_lit(self) -> None:
        lit: list[dict[str, Any]] = self.page.evaluate(LIT)
        named = [one for one in lit if self.is_named(one["text"])] if len(lit) > 1 else lit
        assert len(named) == 1, f"{self.hint}: {[one['text'] for one in lit]}"
        self.pressed.append(named[0]["text"])
        self.page.mouse.click(named[0]["x"], named[0]["y"])

    def is_named(self, text: str) -> bool:
        """Whether the hint speaks of a card with this text, which begins with its name."""
        return re.split(r"\s{2,}|\d", text.strip())[0] in self.hint


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_done_by_its_own_words_and_spotlight(
    browser: Browser, address: str, game: str, lesson: str
) -> None:
    with sits(browser, address) as ada:
        ada.look_at(f"learn/{game}/{lesson}")
        learner = Follower(ada)
        learner.follow()
        done = ada.page.locator(".lesson.done")
        assert done.count(), f"{learner.hint}: {learner.pressed}"
        said = "\n".join(learner.pressed)
        texts = ada.page.request.get(f"{address}/api/games/{game}/catalog?language=en").text()
        lost = [word for word in learner.quoted if word not in said and word not in texts and word not in learner.seen]
        assert lost == [], "quoted, but neither pressed nor seen on the table"
        assert ("Confirm" in learner.quoted) == ("Confirm" in said)
        assert "confirm" not in learner.hint
