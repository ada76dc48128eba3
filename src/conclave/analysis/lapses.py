"""What kind of mistake a decision was, as far as the decision itself tells: what was done, and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from conclave.analysis.result import Decision

# Verbs of notation by what somebody does with them; all others are of no kind.
DEEDS: Final = {
    **dict.fromkeys(("pass", "rest", "stop"), "end"),
    **dict.fromkeys(("pay", "lose"), "pay"),
    **dict.fromkeys(("claim", "trial", "go"), "claim"),
    **dict.fromkeys(("keep", "mage", "item", "take", "mat"), "draft"),
    **dict.fromkeys(("figure", "clone", "core", "collect"), "harvest"),
    **dict.fromkeys(("convert", "sell", "drain", "buy", "cast"), "convert"),
    **dict.fromkeys(("react", "accept"), "react"),
    **dict.fromkeys(("gain", "kind", "wild", "store"), "gain"),
    "place": "place",
    "use": "use",
    "discard": "discard",
}
MISSED: Final = ("claim", "place", "use", "react", "convert", "discard")  # what one can miss doing
CLEAR: Final = ("slip", "turning")

KINDS: Final = (
    *("early", "late", "paid"),
    *(f"missed-{deed}" for deed in MISSED),
    *(f"other-{deed}" for deed in ("claim", "place", "use", "draft", "gain", "harvest", "convert", "discard")),
    "other",
)


def kind_of(decision: Decision) -> str:
    """One of KINDS."""
    better = deed_of(decision.candidates[0].text)
    done = deed_of(next(one.text for one in decision.candidates if one.action == decision.action))
    if done == better:
        return "paid" if done == "pay" else named(f"other-{done}")
    if done == "end":
        return "early"
    if better == "end":
        return "late"
    return named(f"missed-{better}")


def named(kind: str) -> str:
    """A kind that has a name; else "other"."""
    return kind if kind in KINDS else "other"


def deed_of(text: str) -> str:
    """What an action does, by the first word of its notation."""
    return DEEDS.get(text.partition(" ")[0], "")


def clear_losses(decisions: Iterable[Decision]) -> Iterator[Decision]:
    """Decisions that clearly lost something."""
    return (decision for decision in decisions if decision.verdict in CLEAR)
