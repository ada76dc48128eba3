"""What a puzzle is about: themes, read off the notation of its solution and the components that it names.

A new theme is a line here and a message `puzzle-theme-NAME` in each language of client.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from conclave.play import registry
from conclave.play.protocol import Game, Json, State

# By the first words of an answer's part.
BY_VERB: Final[Mapping[str, str]] = {
    "react": "reactions",
    "accept": "reactions",
    "pass": "passing",
    "rest": "passing",
    "discard": "conversions",
    "convert": "conversions",
    "buy": "conversions",
    "sell": "conversions",
    "cast": "conversions",
    "trial": "tracks",
    "core": "cores",
    "figure": "harvest",
    "clone": "harvest",
    "collect": "harvest",
    "place": "cards",
    "use": "powers",
}
BY_KIND: Final[Mapping[str, str]] = {"monument": "monuments", "place_of_power": "places"}
THEMES: Final = tuple(sorted({*BY_VERB.values(), *BY_KIND.values(), "dragons", "crowd"}))
CROWD: Final = 3  # seats from which on rivals are many


def themes_of(game: Game, state: State, answers: Sequence[str]) -> tuple[str, ...]:
    """In the order of the alphabet."""
    found = {"crowd"} if len(state.returns()) >= CROWD else set[str]()
    for part in (part for answer in answers for part in answer.split("; ")):
        verb, _, rest = part.partition(" ")
        component = _components(game.name).get(rest.partition(" ")[0], {})
        if kind := BY_KIND.get(str(component.get("kind", ""))):
            found.add(kind)
        elif verb in BY_VERB and (verb != "pass" or part == answers[0]):
            found.add(BY_VERB[verb])
        if "dragon" in str(component.get("tags", "")):
            found.add("dragons")
    return tuple(sorted(found))


@cache
def _components(game: str) -> dict[str, Mapping[str, Json]]:
    return {str(entry["id"]): entry for entry in registry.face(registry.find(game)).catalog()}
