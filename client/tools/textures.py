"""Draws the table's felt and wood into pictures that a browser can keep: python client/tools/textures.py.

It needs tests/ on the path; the sources are in client/tools/textures.
Noise that a browser computes anew for every corner that changes costs most of the time that a move takes to paint.
"""

from __future__ import annotations

import base64
from pathlib import Path

from browsing import chromium

SOURCES = Path(__file__).parent / "textures"
DESIGN = Path(__file__).parents[1] / "src" / "design"

# A picture of the source on a grey that changes nothing where it is laid over a colour; noise needs no exact pixels.
DRAW = """async (source) => {
    const picture = new Image();
    picture.src = "data:image/svg+xml," + encodeURIComponent(source);
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), {width: picture.width, height: picture.height});
    const brush = canvas.getContext("2d");
    brush.fillStyle = "#808080";
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.5).split(",")[1];
}"""


def main() -> None:
    with chromium() as browser:
        page = browser.new_page()
        for source in sorted(SOURCES.glob("*.svg")):
            made = DESIGN / f"{source.stem}.webp"
            made.write_bytes(base64.b64decode(page.evaluate(DRAW, source.read_text())))
            print(f"{made.name}: {made.stat().st_size / 1024:.1f} kB")


if __name__ == "__main__":
    main()
