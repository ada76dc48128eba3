"""Categories of the notation's verbs. The analysis uses them to name kinds of mistakes."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    **dict.fromkeys(("rest", "stop"), "end"),
    **dict.fromkeys(("trial", "go"), "claim"),
    "mat": "draft",
    **dict.fromkeys(("figure", "clone", "core", "collect"), "harvest"),
    **dict.fromkeys(("convert", "sell", "drain", "buy", "cast"), "convert"),
    **dict.fromkeys(("wild", "store"), "gain"),
    "use": "use",
}
