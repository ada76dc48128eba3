"""Somebody who sits at a table in a real browser, and answers whatever is asked by clicking."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, ConsoleMessage, Page

from timeouts import PATIENCE

LONGEST = 2 * PATIENCE  # for a whole game
DOORSTEP = "health/live"  # a page of the server that is none of the client's, and costs nothing


# Answers through a socket of its own, as fast as the server asks: places and claims what can be, takes all there is.
RUSH = """async ([table, round, kind, patience]) => {
    const socket = new WebSocket(new URL("/ws", location.href).href.replace("http", "ws"));
    const send = (message) => socket.send(JSON.stringify(message));
    const order = [/^place/, /^claim/, /^use/, /^(pass|rest)/, /./];
    const tired = [/^(pass|rest)/, /./]; // of powers that can be used again and again in one round
    const rank = ({text}) => (uses > 300 ? tired : order).findIndex((one) => one.test(text));
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
    let [now, last, here, uses] = [null, -1, 0, 0];
    await new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`no end in sight: ${JSON.stringify(now).slice(0, 2000)}`)), patience);
        socket.onclose = ({code, reason}) => fail(new Error(`the socket was closed: ${code} ${reason}`));
        const go = (isRefused = false) => {
            const {question, version, view, viewer, result = now.table.result} = now;
            const isThere = view?.round >= round && question;
            const mayPass = isThere && question.options.some(({text}) => /^(pass|rest)/.test(text));
            if (result || question?.kind === kind || mayPass) return done();
            if (view?.round !== here) [here, uses] = [view?.round, 0]; // what can be used for ever is, but not for ever
            if (!question || question.banked || (version === last && !isRefused)) return;
            [last, uses] = [version, uses + 1];
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


# Where to click next, some way or other: what is offered in a dialog, or confirms, or glows, or is listed.
# null where there is nothing to click; "Escape" where a dialog offers nothing. All of it in one look at the page.
NEXT = """([dice, lists]) => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    const [dialog] = all("dialog[open]");
    const listed = all(".bar [data-choice]:not([disabled])");
    const glowing = all(".board .glows");
    const confirm = all(".bar [data-confirm]:enabled");
    let found = all("dialog[open] [data-choice]:not([disabled])");
    if (!found.length && dialog) return document.querySelector(".room.over") ? null : "Escape";
    const one = !glowing.length || (listed.length && lists) ? listed : glowing;
    if (!found.length) found = confirm.length ? confirm : one;
    const first = Math.floor(dice * found.length);
    for (const one of [...found.slice(first), ...found.slice(0, first)]) {
        one.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
        const {x, y, width, height} = one.getBoundingClientRect();
        const point = [x + width / 2, y + height / 2];
        if (one.contains(document.elementFromPoint(...point))) return point;
    }
    return null;
}"""


# Shadows and gradients are half of the work of a browser without a graphics card, and most tests look at no picture.
PLAIN = """addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { background-image: none !important; box-shadow: none !important }");
    document.adoptedStyleSheets = [sheet];
})"""


# Pages that nobody uses any more, by browser, by whether they can be touched and by whether they are painted.
LEFT: WeakKeyDictionary[Browser, dict[tuple[bool, bool], list[Page]]] = WeakKeyDictionary()
ASKED = ".room:not(.over) .bar.mine:not(.banked)"


class Sitting:
    """One page of one person. Whatever the page complains about is remembered."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self._dice = random.Random(seed)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)

    def hear(self, said: ConsoleMessage) -> None:
        """Remember an error; not that the doorstep has no icon, for which a browser looks on its own."""
        if said.type == "error" and not said.location["url"].endswith("/favicon.ico"):
            self.complaints.append(said.text)

    def make_table(self, game: str, *others: str, seconds: int = 0, rush: int = 0, **options: Any) -> str:
        """Make a table as the pages do, and sit down; others are bots, "open", or "me" for one on the same device.

        With `seconds`, each has so many to think in all. With `rush`, this round has been reached before one looks.
        """
        wishes = {"open": {"kind": "open"}, "me": {"kind": "me", "name": "Brom"}}
        seats = [{"kind": "me"}, *(wishes.get(one, {"kind": "bot", "bot": one}) for one in others)]
        wish = {"game": game, "seats": seats, "options": options, "time": time_of(seconds)}
        if not self.ask("get", "api/me").get("user"):
            self.ask("post", "api/guest", {"name": "Ada"})
        made: str = self.ask("post", "api/tables", wish)["table"]["id"]
        if rush:
            self.rush(made, rush)
        else:
            self.look_at(f"table/{made}")
        return made

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something as a page would, without one.

        Like a browser, it asks again where the server has just closed a connection that was idle.
        """
        request = getattr(self.page.context.request, method)
        answer = request(f"{self.address}/{path}", data=body, headers={"origin": self.address}, max_retries=3)
        assert answer.ok, answer.text()
        return answer.json()

    def rush(self, table: str, round_: int, kind: str = "") -> None:
        """Play quickly until one may act in this round, is asked this, or all is over; and look only then."""
        self.page.goto(f"{self.address}/{DOORSTEP}")
        self.rush_on(table, round_, kind)
        self.look_at(f"table/{table}")

    def rush_on(self, table: str, round_: int, kind: str = "") -> None:
        """The same beside the page that is open, which draws all of it."""
        self.page.evaluate(RUSH, [table, round_, kind, LONGEST * 1000])

    def finish(self, table: str) -> None:
        """Play quickly to the end, and come back to see the result."""
        self.rush(table, 99)

    def look_at(self, page: str) -> None:
        """Open a page of the client, anew: the page before it hears nothing of it, and draws nothing in vain."""
        self.page.evaluate("address => history.replaceState(null, '', address)", f"/#/{page}")
        self.page.reload()

    def is_asked(self) -> bool:
        return bool(self.page.locator(ASKED).count())

    def is_over(self) -> bool:
        """Whether the game is: its result is shown, or was and can be shown again."""
        return bool(self.page.locator(".room.over").count())

    def wait_for_question(self) -> None:
        self.page.locator(".bar.mine").wait_for()

    def answer(self) -> None:
        """Answer the question, some way or other, by clicking alone."""
        found = self.page.evaluate(NEXT, [self._dice.random(), self._dice.random() < 0.3])
        if found == "Escape":
            self.page.keyboard.press("Escape")
        elif found:
            self.page.mouse.click(*found)

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

    def play(self, answer: Any = None, until: Any = None) -> None:
        """Play on, by clicking or as told, until the game is over or until something else is true."""
        answer = answer or self.answer
        end = time.monotonic() + LONGEST
        while not (until() if until else self.is_over()):
            assert time.monotonic() < end, f"the game does not end: {self.page.inner_text('body')}"
            if self.page.locator(ASKED).count():
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
    own_page: bool = False,
) -> Iterator[Sitting]:
    """Somebody with a browser, before the door: `look_at` opens the first page.

    Tests are faster where nothing `moves`, little is `painted`, and a page is taken over from somebody who has left,
    with the files in it that never change. With `own_page` it is a new one, which keeps itself as an app does.
    """
    free = LEFT.setdefault(browser, {}).setdefault((has_touch, painted), [])
    page = free.pop() if free and not own_page else new_page(browser, has_touch, painted, own_page)
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    page.goto(f"{address}/{DOORSTEP}")
    sitting = Sitting(page, address, seed)
    yield sitting
    assert sitting.complaints == [], sitting.complaints
    if own_page:
        page.context.close()
    else:
        leave(sitting)
        free.append(page)


def new_page(browser: Browser, has_touch: bool, painted: bool, own_page: bool) -> Page:
    context = browser.new_context(has_touch=has_touch, service_workers="allow" if own_page else "block")
    context.set_default_timeout(PATIENCE * 1000)
    if not painted:
        context.add_init_script(PLAIN)
    return context.new_page()


def leave(sitting: Sitting) -> None:
    """Leave a page to somebody else, with nothing in it that tells of its last owner."""
    page = sitting.page
    page.context.set_offline(False)
    page.goto(f"{sitting.address}/{DOORSTEP}")
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    page.context.clear_cookies()
    page.context.clear_permissions()
    page.mouse.move(0, 0)
