"""Themes of puzzles, derived from the notation of the solution and the components it names.

A new theme needs an entry in the `puzzles` module of a game and a message `puzzle-theme-NAME` in each client.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from conclave.core import registry
from conclave.core.game import Game, Json, State

CROWD: Final = "crowd"
CROWD_SEATS: Final = 3  # minimum number of seats of the theme "crowd"


class ThemeTables(NamedTuple):
    """Themes of one game by the verbs of its notation, and by kinds and tags of its components."""

    by_first_verb: Mapping[str, str]  # of the solution
    by_verb: Mapping[str, str]
    by_kind: Mapping[str, str]
    by_tag: Mapping[str, str]


@cache
def tables_of(game: str) -> ThemeTables:
    """Return the theme tables of a game's `puzzles` module; empty ones if it has none."""
    hooks = registry.load_extension(game, "puzzles")
    return ThemeTables(*(getattr(hooks, f"THEMES_BY_{part}", {}) for part in ("FIRST_VERB", "VERB", "KIND", "TAG")))


def list_themes() -> list[str]:
    """Return the themes of all games."""
    tables = [table for game in registry.list_games() for table in tables_of(game)]
    return sorted({CROWD, *(theme for table in tables for theme in table.values())})


def themes_of(game: Game, state: State, answers: Sequence[str]) -> tuple[str, ...]:
    """Return the themes of a solution in alphabetical order."""
    tables = tables_of(game.name)
    found = {CROWD} if len(state.returns()) >= CROWD_SEATS else set[str]()
    for part in (part for answer in answers for part in answer.split("; ")):
        verb, _, rest = part.partition(" ")
        component = _components(game.name).get(rest.partition(" ")[0], {})
        theme = tables.by_kind.get(str(component.get("kind", ""))) or tables.by_verb.get(verb)
        if theme is None and part == answers[0]:
            theme = tables.by_first_verb.get(verb)
        if theme:
            found.add(theme)
        tags = str(component.get("tags", ""))
        found.update(theme for tag, theme in tables.by_tag.items() if tag in tags)
    return tuple(sorted(found))


@cache
def _components(game: str) -> dict[str, Mapping[str, Json]]:
    return {str(entry["id"]): entry for entry in registry.presenter_for(registry.load_game(game)).catalog()}
