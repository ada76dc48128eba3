"""Classification of mistakes by the action played and the better one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from conclave.analysis.result import Decision
from conclave.core import registry

MISSED: Final = ("claim", "place", "use", "react", "convert", "discard")  # action types that can be missed
CLEAR: Final = ("slip", "turning")

KINDS: Final = (
    *("early", "late", "paid"),
    *(f"missed-{deed}" for deed in MISSED),
    *(f"other-{deed}" for deed in ("claim", "place", "use", "draft", "gain", "harvest", "convert", "discard")),
    "other",
)


def kind_of(game: str, decision: Decision) -> str:
    """Return the kind of mistake, one of KINDS."""
    better = action_type_of(game, decision.candidates[0].text)
    done = action_type_of(game, next(one.text for one in decision.candidates if one.action == decision.action))
    if done == better:
        return "paid" if done == "pay" else normalize_kind(f"other-{done}")
    if done == "end":
        return "early"
    if better == "end":
        return "late"
    return normalize_kind(f"missed-{better}")


def normalize_kind(kind: str) -> str:
    """Return the kind if it is one of KINDS, else "other"."""
    return kind if kind in KINDS else "other"


def action_type_of(game: str, text: str) -> str:
    """Return the type of an action, from the first word of its notation and the `mistakes` module of its game.

    Without that module the type is "", so that all mistakes of the game are of the kind "other".
    """
    mistakes = registry.load_extension(game, "mistakes")
    return mistakes.DEEDS.get(text.partition(" ")[0], "") if mistakes else ""


def clear_losses(decisions: Iterable[Decision]) -> Iterator[Decision]:
    """Return the decisions that clearly lost something."""
    return (decision for decision in decisions if decision.verdict in CLEAR)
