"""Draws the icons of the installed app from public/icon.svg, with a Chromium of this machine."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browsing import chromium  # noqa: E402 - found beside the tests

PUBLIC = ROOT / "client" / "public"
GROUND = "#1d1713"
# Name, size, how much of it the drawing takes, and what is behind: systems cut a maskable icon to their own shape.
ICONS = (("icon-192", 192, 1.0, "transparent"), ("icon-512", 512, 1.0, "transparent"), ("icon-mask", 512, 0.8, GROUND))


def main() -> None:
    """Write them."""
    drawing = (PUBLIC / "icon.svg").read_text()
    with chromium() as browser:
        for name, size, part, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            box = f"width:{size * part}px;height:{size * part}px;margin:{size * (1 - part) / 2}px"
            page.set_content(f"<body style='margin:0;background:{ground}'><div style='{box}'>{drawing}</div>")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
