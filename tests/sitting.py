"""Somebody who sits at a table in a real browser, and answers whatever is asked by clicking."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from patience import PATIENCE

LONGEST = 2 * PATIENCE  # for a whole game


# Answers through a socket of its own, as fast as the server asks: places and claims what can be, takes all there is.
RUSH = """async ([table, round, kind]) => {
    const socket = new WebSocket(new URL("ws", location.href.split("#")[0]).href.replace("http", "ws"));
    const send = (message) => socket.send(JSON.stringify(message));
    const rank = ({text}) => [/^place/, /^claim/, /^use/, /^pass/, /./].findIndex((one) => one.test(text));
    const shuffled = (all) => all.map((one) => [Math.random(), one]).sort(([a], [b]) => a - b).map(([, one]) => one);
    const bag = ({needs, most, size}, isRefused) => {
        const wanted = isRefused ? {} : needs; // anything, where the obvious was refused
        const keys = Object.entries(wanted).flatMap(([kind, n]) => Array(Math.min(n, most[kind] ?? 0)).fill(kind));
        for (const kind of shuffled(Object.entries(most).flatMap(([kind, n]) => Array(n).fill(kind))))
            if (keys.length < size && keys.filter((one) => one === kind).length < most[kind]) keys.push(kind);
        return keys.slice(0, size);
    };
    const answer = ({shape, options}, isRefused) => {
        const keys = options.map((one) => one.key).filter(Boolean);
        if (shape.type === "bag") return {keys: bag(shape, isRefused)};
        if (shape.type === "subset" || shape.type === "order") return {keys: keys.slice(0, shape.most ?? keys.length)};
        if (shape.type === "number") return {actions: [options.at(-1).action]};
        const best = isRefused ? shuffled(options) : [...options].sort((a, b) => rank(a) - rank(b));
        return {actions: [best[0].action]};
    };
    let [now, last] = [null, -1];
    await new Promise((done, fail) => {
        const go = (isRefused = false) => {
            const {question, version, view, viewer, result = now.table.result} = now;
            const isThere = view?.round >= round && question;
            const mayPass = isThere && question.options.some(({text}) => text.startsWith("pass"));
            if (result || question?.kind === kind || mayPass) return done();
            if (!question || question.banked || (version === last && !isRefused)) return;
            last = version;
            const type = question.early ? "bank" : "act";
            send({type, table, request: 1, version, seat: viewer, ...answer(question, isRefused)});
        };
        socket.onopen = () => [{type: "hello", language: "en"}, {type: "watch", table}].forEach(send);
        socket.onmessage = (event) => {
            const told = JSON.parse(event.data);
            if (told.type === "snapshot" || told.type === "moved") [now] = [told], go();
            else if (told.type === "refused") go(true);
            else if (told.type === "stale") [last] = [-1], send({type: "watch", table});
            else if (told.type === "error") fail(new Error(told.message));
        };
    });
    socket.close();
}"""


# Shadows and gradients are half of the work of a browser without a graphics card, and most tests look at no picture.
PLAIN = """addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { background-image: none !important; box-shadow: none !important }");
    document.adoptedStyleSheets = [sheet];
})"""


class Sitting:
    """One page of one person. Whatever the page complains about is remembered."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self._dice = random.Random(seed)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def make_table(self, game: str, *others: str, seconds: int = 0, **options: Any) -> str:
        """Make a table as the pages do, and sit down; others are bots, "open", or "me" for one on the same device.

        With `seconds`, each has so many to think in all.
        """
        wishes = {"open": {"kind": "open"}, "me": {"kind": "me", "name": "Brom"}}
        seats = [{"kind": "me"}, *(wishes.get(one, {"kind": "bot", "bot": one}) for one in others)]
        made: str = self.page.evaluate(
            """async ([wish]) => {
                const headers = {"content-type": "application/json"};
                const send = (path, body) => fetch(path, {method: "POST", headers, body});
                const me = await (await fetch("api/me")).json();
                if (!me.user) await send("api/guest", JSON.stringify({name: "Ada"}));
                return (await (await send("api/tables", wish)).json()).table.id;
            }""",
            [json.dumps({"game": game, "seats": seats, "options": options, "time": time_of(seconds)})],
        )
        self.look_at(f"table/{made}")
        return made

    def rush(self, table: str, round_: int, kind: str = "") -> None:
        """Play quickly, without looking, until one may act in this round, is asked such a question, or all is over."""
        self.page.evaluate(RUSH, [table, round_, kind])

    def finish(self, table: str) -> None:
        """Play quickly to the end without drawing a move, and come back to see the result."""
        self.look_at("about")
        self.rush(table, 99)
        self.look_at(f"table/{table}")

    def look_at(self, page: str) -> None:
        """Open a page of the client."""
        self.page.goto(f"{self.address}/#/{page}")
        self.page.reload()

    def is_asked(self) -> bool:
        return bool(self.page.locator(".bar.mine:not(.banked)").count())

    def is_over(self) -> bool:
        """Whether the game is: its result is shown, or was and can be shown again."""
        return bool(self.page.locator(".room.over").count())

    def wait_for_question(self) -> None:
        self.page.locator(".bar.mine").wait_for()

    def answer(self) -> None:
        """Answer the question, some way or other, by clicking alone."""
        page = self.page
        offered = page.locator("dialog[open] [data-choice]")
        confirm = page.locator(".bar [data-confirm]:enabled")
        glowing, listed = page.locator(".board .glows"), page.locator(".bar [data-choice]:not([disabled])")
        if offered.count():
            self._one_of(offered)
        elif page.locator("dialog[open]").count():
            if not self.is_over():  # the result has just opened, and stays
                page.keyboard.press("Escape")
        elif confirm.count():
            self._one_of(confirm)
        elif not glowing.count() or (listed.count() and self._dice.random() < 0.3):
            self._one_of(listed)
        else:
            self._one_of(glowing)

    def press_keys(self) -> None:
        """Answer the question, some way or other, by keyboard alone: confirm what can be, or go on choosing."""
        wanted = "Enter" if self.page.locator("[data-confirm]:enabled").count() else "g"
        keys = self._dice.choices(["1", "2", "3", "p", "Enter", wanted, "Escape"], [6, 2, 2, 1, 3, 3, 1], k=4)
        for key in keys:
            self.page.keyboard.press(key)

    def put_down(self) -> None:
        """Close what the last click has opened."""
        while self.page.locator("dialog[open]").count() and not self.is_over():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(20)

    def _one_of(self, found: Any) -> None:
        """Click one of these, unless it is gone by then: the last answer may be under way still."""
        count = found.count()
        if count:
            with contextlib.suppress(TooLate):
                found.nth(self._dice.randrange(count)).click(timeout=1500)

    def play(self, answer: Any = None, until: Any = None) -> None:
        """Play on, by clicking or as told, until the game is over or until something else is true."""
        answer = answer or self.answer
        end = time.monotonic() + LONGEST
        while not (until() if until else self.is_over()):
            assert time.monotonic() < end, f"the game does not end: {self.page.inner_text('body')}"
            if self.is_asked() and not self.is_over():
                answer()
            self.page.wait_for_timeout(15)


def time_of(seconds: int) -> dict[str, Any]:
    return {"kind": "bank", "seconds": seconds} if seconds else {"kind": "none"}


@contextmanager
def sits(
    browser: Browser,
    address: str,
    seed: int = 1,
    width: int = 1440,
    height: int = 900,
    *,
    has_touch: bool = False,
    moves: bool = False,
    painted: bool = False,
) -> Iterator[Sitting]:
    """Somebody with a browser of their own; where nothing `moves` and little is `painted`, tests are faster."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if moves else "reduce",
        has_touch=has_touch,
    )
    context.set_default_timeout(PATIENCE * 1000)
    if not painted:
        context.add_init_script(PLAIN)
    page = context.new_page()
    page.goto(address)
    sitting = Sitting(page, address, seed)
    yield sitting
    assert sitting.complaints == [], sitting.complaints
    context.close()
