"""Pictures of the main screens, for the README: python client/tools/screenshots.py FOLDER (with tests/ on the path)."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from browser_player import Sitting
from browsing import NO_CHROMIUM, chromium, find_chromium, served

SIZES = {"": (1440, 900), "-phone": (390, 844)}
CALM = ".bar.mine:not(:has(.said, [data-past])) button[aria-expanded=false]"
STEPS = 40  # answers before the table is worth a picture


def take(browser: Browser, address: str, folder: Path) -> None:
    """Start page, components and a table of each game, wide and narrow."""
    for suffix, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark", reduced_motion="reduce"
        )
        page = context.new_page()
        somebody = Sitting(page, address)
        for name, where in (("start", ""), ("components", "gallery/res_arcana")):
            page.goto(f"{address}/#/{where}")
            page.locator(".games .primary" if name == "start" else "main h1").first.wait_for()
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}{suffix}.png")
        for number, game in enumerate(("res-arcana", "trial-of-the-temples")):
            page.goto(f"{address}/#/")
            page.locator(".games .primary").nth(number).click()
            for _ in range(STEPS):
                page.locator(".bar.mine, dialog[open]").first.wait_for()
                somebody.answer()
                page.wait_for_timeout(120)
            somebody.put_down()
            while not page.locator(CALM).count():  # a question about the whole table, nothing put together yet
                page.locator(".bar.mine, dialog[open]").first.wait_for()
                somebody.answer()
                page.wait_for_timeout(120)
                somebody.put_down()
                page.keyboard.press("Escape")
                page.wait_for_timeout(200)
            page.mouse.move(5, 5)
            page.evaluate("document.activeElement.blur()")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{game}{suffix}.png")
        context.close()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if not find_chromium():
        raise SystemExit(NO_CHROMIUM)
    with served() as address, chromium() as browser:
        take(browser, address, folder)


if __name__ == "__main__":
    main()
