"""The means by which people use a page: a mouse, a finger, the keyboard alone, and what a screen reader says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from timeouts import PATIENCE

# How many stops of the Tab key lie between where the focus is and an element, backward or forward; 0 where it has it.
STOPS = """(one) => {
    const now = document.activeElement;
    if (one.contains(now)) return 0;
    const scope = document.querySelector("dialog[open]") ?? document;
    const stops = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const isStop = (it) => !it.disabled && it.tabIndex >= 0 && it.getClientRects().length;
    const all = [...scope.querySelectorAll(stops)].filter(isStop);
    const [here, there] = [all.indexOf(now), all.findIndex((it) => one.contains(it))];
    if (there < 0) throw new Error(`no key leads to ${one.outerHTML.slice(0, 200)}`);
    if (here >= 0) return there - here;
    const passed = all.filter((it) => now.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING).length;
    return now === document.body && there > all.length / 2 ? there - all.length : there - passed + (there >= passed);
}"""
SAID = re.compile(r'(button|link|textbox|combobox|checkbox|slider) "((?:[^"\\]|\\.)*)"')


class Mouse:
    """Points and clicks."""

    touches = False

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, one: Locator) -> None:
        one.first.click()

    def write(self, field: Locator, text: str) -> None:
        self.press(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def enlarge(self, one: Locator) -> Locator:
        """Look at a component; what shows it large."""
        one.first.hover()
        return self.page.locator(".card-preview")


class Finger(Mouse):
    """Taps."""

    touches = True

    def press(self, one: Locator) -> None:
        one.first.tap()

    def enlarge(self, one: Locator) -> Locator:
        self.press(one)
        return self.page.get_by_role("dialog")


class Keys(Mouse):
    """Goes from stop to stop, along what glows where that is on the way, and presses Enter."""

    def press(self, one: Locator) -> None:
        self.reach(one.first)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field.first)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def enlarge(self, one: Locator) -> Locator:
        self.reach(one.first)
        return self.page.locator(".card-preview")

    def reach(self, one: Locator) -> None:
        ready(one)
        for _ in range(9):  # a page that changes meanwhile leads elsewhere
            if not (stops := one.evaluate(STOPS)):
                return
            for _ in range(abs(stops)):
                self.page.keyboard.press("Tab" if stops > 0 else "Shift+Tab")
        expect(one).to_be_focused()


class Reader(Mouse):
    """Hears of roles and names, finds by them alone, and presses Enter."""

    def press(self, one: Locator) -> None:
        found = self.heard(one)
        ready(found)
        found.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.heard(field).fill(text)

    def enlarge(self, one: Locator) -> Locator:
        self.press(one)
        return self.page.get_by_role("dialog")

    def heard(self, one: Locator) -> Locator:
        """The same by its role and its name: what has neither cannot be heard of."""
        one.first.wait_for()
        snapshot = one.first.aria_snapshot().replace("''", "'")
        said = SAID.search(snapshot)
        assert said, f"a screen reader says nothing of it: {snapshot or one}"
        dialog = self.page.get_by_role("dialog")
        scope = dialog if dialog.count() else self.page  # nothing else is heard of while one is open
        return scope.get_by_role(said[1], name=said[2].replace('\\"', '"'), exact=True).first  # type: ignore[arg-type]


def ready(one: Locator) -> None:
    """Wait until it is there and can be used: keys do nothing to what is still disabled, a mouse waits by itself."""
    one.wait_for()
    expect(one).to_be_enabled(timeout=PATIENCE * 1000)


HANDS = {"mouse": Mouse, "touch": Finger, "keyboard": Keys, "screen reader": Reader}
