"""Notation verbs of Res Arcana grouped by effect. The analysis uses them to name kinds of mistakes."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    "pass": "end",
    **dict.fromkeys(("pay", "lose"), "pay"),
    "claim": "claim",
    **dict.fromkeys(("keep", "mage", "item", "take"), "draft"),
    **dict.fromkeys(("react", "accept"), "react"),
    **dict.fromkeys(("gain", "kind"), "gain"),
    "place": "place",
    "use": "use",
    "discard": "discard",
}
