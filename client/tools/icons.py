"""Draws the icons of the installed app from public/icon.svg: python client/tools/icons.py (with tests/ on the path).

Chromium writes pictures for speed: 37 kB for three colours. Written with a palette they take a fifth of that.
"""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

from browsing import chromium

PUBLIC = Path(__file__).parents[1] / "public"
GROUND = "#1d1713"
# Name, size, how much of it the drawing takes, and what is behind: systems cut a maskable icon to their own shape.
ICONS = (("icon-192", 192, 1.0, ""), ("icon-512", 512, 1.0, ""), ("icon-mask", 512, 0.8, GROUND))
STEP = 17  # between two shades that are told apart

DRAW = """async ([source, size, part, ground]) => {
    const picture = new Image(size, size);
    picture.src = "data:image/svg+xml," + encodeURIComponent(source);
    await picture.decode();
    const brush = Object.assign(document.createElement("canvas"), {width: size, height: size}).getContext("2d");
    brush.fillStyle = ground || "#0000";
    brush.fillRect(0, 0, size, size);
    brush.drawImage(picture, size * (1 - part) / 2, size * (1 - part) / 2, size * part, size * part);
    const pixels = brush.getImageData(0, 0, size, size).data;
    return btoa(Array.from(pixels, (one) => String.fromCharCode(one)).join(""));
}"""


def main() -> None:
    """Write them."""
    drawing = (PUBLIC / "icon.svg").read_text()
    with chromium() as browser:
        page = browser.new_page()
        for name, size, part, ground in ICONS:
            pixels = base64.b64decode(page.evaluate(DRAW, [drawing, size, part, ground]))
            (PUBLIC / f"{name}.png").write_bytes(png(size, [coarse(one) for one in struct.iter_unpack("4B", pixels)]))


def coarse(pixel: tuple[int, ...]) -> tuple[int, ...]:
    """The nearest of the shades that are told apart; what cannot be seen has one."""
    shade = tuple(min(255, STEP * round(one / STEP)) for one in pixel)
    return shade if shade[3] else (0, 0, 0, 0)


def png(size: int, pixels: list[tuple[int, ...]]) -> bytes:
    """A square picture of few shades."""
    shades = sorted(set(pixels))
    places = {shade: place for place, shade in enumerate(shades)}
    rows = (b"\0" + bytes(places[one] for one in pixels[at : at + size]) for at in range(0, size * size, size))
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
        (b"PLTE", flat(shade[:3] for shade in shades)),
        (b"tRNS", flat(shade[3:] for shade in shades)),
        (b"IDAT", zlib.compress(b"".join(rows), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def flat(shades: Iterable[tuple[int, ...]]) -> bytes:
    return bytes(one for shade in shades for one in shade)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
