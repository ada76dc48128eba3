"""Reasons for hints in one language, derived from what the seat can see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from conclave.core import registry
from conclave.core.action_preview import ActionPreview
from conclave.core.errors import GameError
from conclave.core.game import Action, Choice, Game, Json, Seat, State
from conclave.core.text import fluent
from conclave.lessons.lesson_texts import FILE


class Advice(NamedTuple):
    """An answer with its win probability."""

    actions: Sequence[Action]
    chance: float


NOTICEABLE: Final = 0.03  # minimum lead in win probability that is shown as a number
KINDS: Final = ("monument", "place_of_power")  # kinds of components with texts of their own


def reason(
    game: Game, state: State, seat: Seat, advice: Sequence[Advice], language: str, facts: Sequence[str] = ()
) -> str:
    """Return the reasons why the first answer is better than the others, or "" if there are none.

    `facts` proven by the engine come first. Without facts, a general text for actions of this kind is used.
    """
    best = advice[0]
    said = list(facts)
    if not said:
        said = [
            _action_text(game, state, best.actions[0], language),
            _points(game, state, seat, best.actions, language),
        ]
    if len(advice) > 1 and best.chance - advice[1].chance >= NOTICEABLE:
        chances = [f"{100 * one.chance:.0f}" for one in advice[:2]]
        said.append(fluent.say(language, FILE, "why-chance", chance=chances[0], other=chances[1]))
    return " ".join(one for one in said if one)


def _action_text(game: Game, state: State, action: Action, language: str) -> str:
    """Return the most specific text for actions of this kind, or "" if there is none."""
    choice = next((one for one in game.question(state).choices if one.action == action), None)
    if choice is None:
        return ""
    verb = choice.text.partition(" ")[0]
    messages = fluent.load_bundle(language, FILE)
    for name in (f"why-{game.name}-{verb}-{_sort(game, choice)}", f"why-{game.name}-{verb}"):
        if messages.has_message(name):
            return fluent.say(language, FILE, name)
    return ""


def _sort(game: Game, choice: Choice) -> str:
    """Return the category of the component used: a kind in KINDS, "collects" or "any"."""
    found = _components(game.name).get(choice.key.partition(" ")[0], {})
    return str(found["kind"]) if found.get("kind") in KINDS else "collects" if found.get("collect") else "any"


@cache
def _components(game: str) -> dict[str, Mapping[str, Json]]:
    return {str(entry["id"]): entry for entry in registry.presenter_for(registry.load_game(game)).catalog()}


def _points(game: Game, state: State, seat: Seat, actions: Sequence[Action], language: str) -> str:
    """Return a text for the points gained at once, or "" if there are none or they depend on hidden information."""
    rehearsal = ActionPreview(game, state.copy(), seat)
    try:
        rehearsal.play(actions)
    except GameError:
        return ""
    if not rehearsal.is_open:
        return ""
    before, after = (one.view(seat).get("players", ()) for one in (state, rehearsal.state))
    gained = int(after[seat].get("points", 0)) - int(before[seat].get("points", 0)) if before and after else 0
    return fluent.say(language, FILE, "why-points", points=gained) if gained > 0 else ""
