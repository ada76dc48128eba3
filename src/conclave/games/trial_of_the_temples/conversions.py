"""Removal of wasteful conversions from an answer.

A series of conversions sells and buys one good at a time. Selling and buying the same kind in one series only loses
mana. Such pairs are removed, and sales are placed before purchases.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from conclave.core.errors import GameError
from conclave.core.game import Action, Game, State

VISIT, END = "convert", "done"  # the first and the last action of a conversion series
SELL, BUY = "sell", "buy"


class NetEffect(NamedTuple):
    """Net change of goods from a series of conversions."""

    sold: dict[str, int]  # by kind
    bought: dict[str, int]


def without_waste(game: Game, state: State, actions: Sequence[Action]) -> list[Action]:
    """Return the answer without pairs of a sale and a purchase of the same kind; empty if nothing remains."""
    texts = texts_of(game, state, actions)
    made = [text for segment in _segments(texts) for text in _drop_wasteful_pairs(segment)]
    found = _read(game, state, made) if made != texts else None
    return list(actions) if found is None else found


def net_effect(texts: Sequence[str]) -> NetEffect:
    """Return the net sales and purchases of an answer."""
    found = NetEffect({}, {})
    for text in texts:
        verb, _, kind = text.partition(" ")
        for counted, name in ((found.sold, SELL), (found.bought, BUY)):
            if verb == name:
                counted[kind] = counted.get(kind, 0) + 1
    return found


def texts_of(game: Game, state: State, actions: Sequence[Action]) -> list[str]:
    """Return the actions in notation."""
    state, found = state.copy(), list[str]()
    for action in actions:
        found.append(game.write(state, action))
        state.apply_action(action)
    return found


def _segments(texts: Sequence[str]) -> list[list[str]]:
    """Return the answer split into conversion series, each with its end, and the actions between them.

    The first series may already have begun.
    """
    found: list[list[str]] = [[]]
    for text in texts:
        if text == VISIT and found[-1]:
            found.append([])
        found[-1].append(text)
        if text == END:
            found.append([])
    return [segment for segment in found if segment]


def _drop_wasteful_pairs(segment: list[str]) -> list[str]:
    """Return a conversion series without wasteful pairs, empty if nothing remains; other segments unchanged."""
    if segment[0] != VISIT and segment[-1] != END:
        return segment
    start, end = segment[:1] if segment[0] == VISIT else [], segment[-1:] if segment[-1] == END else []
    steps = segment[len(start) : len(segment) - len(end)]
    for kind in sorted({text.partition(" ")[2] for text in steps if text.startswith(f"{SELL} ")}):
        while f"{SELL} {kind}" in steps and f"{BUY} {kind}" in steps:
            steps.remove(f"{SELL} {kind}")
            steps.remove(f"{BUY} {kind}")
    if not steps and start:
        return []
    steps.sort(key=lambda text: text.startswith(f"{BUY} "))
    return [*start, *steps, *end]


def _read(game: Game, state: State, texts: Sequence[str]) -> list[Action] | None:
    """Return the actions of an answer in notation, or None if it is not legal."""
    state, found = state.copy(), list[Action]()
    try:
        for text in texts:
            found.append(game.read(state, text))
            state.apply_action(found[-1])
    except GameError:
        return None
    return found
