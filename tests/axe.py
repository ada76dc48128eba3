"""What axe finds on a page, and what is wider than its window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browser_player import Sitting

AXE = Path(__file__).parents[1] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1440, 900), (390, 844)]
# Drawn in its new size, and nothing fades in any more.
SETTLED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => isFinite(one.effect.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
}"""


def serious(sitting: Sitting) -> list[Any]:
    """What axe finds, and what is wider than the window, in a large window and on a phone."""
    assert AXE.exists(), "axe-core comes with what the client is built with: run `make client-check`"
    page, found = sitting.page, list[Any]()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        all_ = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        found += [
            (width, one["id"], one["nodes"][0]["html"]) for one in all_ if one["impact"] in ("serious", "critical")
        ]
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append((width, "wider than the window"))
    return found
