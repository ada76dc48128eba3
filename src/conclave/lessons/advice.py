"""Why a bot would answer so: the reason for a hint, in one language, from what everybody at the seat can see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from conclave.lessons.words import FILE
from conclave.play import fluent, registry
from conclave.play.errors import GameError
from conclave.play.protocol import Action, Choice, Game, Json, Seat, State
from conclave.play.rehearsal import Rehearsal


class Advice(NamedTuple):
    """An answer as a bot sees it: what to do, and the chance to win with it."""

    actions: Sequence[Action]
    chance: float


KINDS: Final = ("monument", "place_of_power")  # of components that are worth a reason of their own


def reason(
    game: Game, state: State, seat: Seat, advice: Sequence[Advice], language: str, facts: Sequence[str] = ()
) -> str:
    """Why the first of several answers, the best, is better than the others; "" where there is nothing to say.

    Facts that the engine could prove come first; where there are none, what speaks for deeds of its kind.
    """
    best = advice[0]
    said = list(facts)
    if not said:
        said = [_deed(game, state, best.actions[0], language), _points(game, state, seat, best.actions, language)]
    if len(advice) > 1 and round(100 * best.chance) > round(100 * advice[1].chance):
        chances = [f"{100 * one.chance:.0f}" for one in advice[:2]]
        said.append(fluent.say(language, FILE, "why-chance", chance=chances[0], other=chances[1]))
    return " ".join(one for one in said if one)


def _deed(game: Game, state: State, action: Action, language: str) -> str:
    """What speaks for deeds of this kind, as exactly as there are words for it."""
    choice = next((one for one in game.question(state).choices if one.action == action), None)
    if choice is None:
        return ""
    verb = choice.text.partition(" ")[0]
    messages = fluent.bundle(language, FILE)
    for name in (f"why-{game.name}-{verb}-{_sort(game, choice)}", f"why-{game.name}-{verb}"):
        if messages.has_message(name):
            return fluent.say(language, FILE, name)
    return ""


def _sort(game: Game, choice: Choice) -> str:
    """What sort of component the deed is done with: one that collects, one of a kind of its own, or any."""
    found = _components(game.name).get(choice.key.partition(" ")[0], {})
    return str(found["kind"]) if found.get("kind") in KINDS else "collects" if found.get("collect") else "any"


@cache
def _components(game: str) -> dict[str, Mapping[str, Json]]:
    return {str(entry["id"]): entry for entry in registry.face(registry.find(game)).catalog()}


def _points(game: Game, state: State, seat: Seat, actions: Sequence[Action], language: str) -> str:
    """What it brings at once, as far as that can be known now."""
    rehearsal = Rehearsal(game, state.copy(), seat)
    try:
        rehearsal.play(actions)
    except GameError:
        return ""
    if not rehearsal.is_open:
        return ""
    before, after = (one.view(seat).get("players", ()) for one in (state, rehearsal.state))
    gained = int(after[seat].get("points", 0)) - int(before[seat].get("points", 0)) if before and after else 0
    return fluent.say(language, FILE, "why-points", points=gained) if gained > 0 else ""
