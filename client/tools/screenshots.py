"""Pictures of the main screens, for the README: python client/tools/screenshots.py ADDRESS FOLDER (a running server)."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {"": (1440, 900), "-phone": (390, 844)}
STEPS = 40  # answers before the table is worth a picture


def answer(page: Page) -> None:
    """Some answer, so that the table fills."""
    for found in ("dialog[open] [data-choice]", ".bar [data-confirm]:enabled", ".board .glows", ".bar [data-choice]"):
        if page.locator(found).count():
            page.locator(found).first.click()
            break
    page.wait_for_timeout(120)


def take(browser: Browser, address: str, folder: Path) -> None:
    """Start page, components and a table of each game, wide and narrow."""
    for suffix, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark", reduced_motion="reduce"
        )
        page = context.new_page()
        for name, where in (("start", ""), ("components", "gallery/res_arcana")):
            page.goto(f"{address}/#/{where}")
            page.locator("main h1").wait_for()
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}{suffix}.png")
        for number, game in enumerate(("res-arcana", "trial-of-the-temples")):
            page.goto(f"{address}/#/")
            page.locator(".games .primary").nth(number).click()
            for _ in range(STEPS):
                page.locator(".bar.mine, dialog[open]").first.wait_for()
                answer(page)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
            page.locator(".bar.mine").wait_for()
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{game}{suffix}.png")
        context.close()


def main() -> None:
    """Take all pictures."""
    address, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        raise SystemExit("there is no Chromium to take pictures with")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        take(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main()
