"""Idea of a puzzle: the technique of its solution, and the component used for it.

The idea is derived from the solution. `puzzles.ftl` has a sentence `idea-ID` for each idea, shown once the puzzle is
solved. Sets are built so that no combination of idea and component is too frequent (`variety.py`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from conclave.analysis.reason import component_names
from conclave.core import registry
from conclave.core.game import TERMINAL
from conclave.core.text import fluent
from conclave.puzzles.puzzle import Puzzle
from conclave.puzzles.puzzle_texts import FILE
from conclave.puzzles.reachability import CHECK, components_of

BY_CONVERSION: Final = {"discard": "idea-by-discarding", "sell": "idea-by-selling"}  # how a solution is paid for
ROWS: Final = "abcd"


class Idea(NamedTuple):
    """A technique and the component used for it."""

    id: str
    component: str = ""  # "" if none


IDEAS: Final = (
    *("victory-check", "again", "check-now", "claim-monument", "claim-place", "claim-top", "score", "place", "use"),
    *("tie-break", "gift", "spell", "two-trials", "core", "conversion", "trial"),
    *("only-claim", "only-place", "only-use", "only-discard-two", "only-discard-gold", "only-pass", "only-trial"),
    *("only-figure", "only-convert", "only-other", "harvest"),
)


def idea_of(puzzle: Puzzle) -> Idea:
    """Return the idea of a puzzle's solution."""
    if puzzle.sort == "harvest":
        return Idea("harvest", _tile(puzzle))
    if puzzle.sort == "only":
        return _only(puzzle)
    parts = [part for answer in puzzle.proof for part in answer.split("; ")]
    if "spell_mat" in components_of(puzzle.game):
        return _trial_win(puzzle, parts)
    return _duel_win(puzzle.game, parts)


def sentences(puzzle: Puzzle, language: str) -> str:
    """Return the idea in words, with how it is paid for."""
    idea = idea_of(puzzle)
    names = component_names(puzzle.game, language)
    said = [fluent.say(language, FILE, f"idea-{idea.id}", card=names.get(idea.component, idea.component))]
    if puzzle.sort == "win":
        parts = [part for answer in puzzle.proof for part in answer.split("; ")]
        verbs = [part.partition(" ")[0] for part in parts]
        said += [fluent.say(language, FILE, name) for verb, name in BY_CONVERSION.items() if verb in verbs]
    return " ".join(said)


# --- Only moves and harvests


def _only(puzzle: Puzzle) -> Idea:
    verb, _, rest = puzzle.best.partition(" ")
    component = rest.partition(" ")[0]
    if verb == "discard":
        return Idea("only-discard-two" if rest.endswith(" two") else "only-discard-gold")
    if verb in ("figure", "clone"):
        return Idea("only-figure", _tile(puzzle))
    known = f"only-{verb}" in IDEAS
    return Idea(f"only-{verb}" if known else "only-other", component if component in components_of(puzzle.game) else "")


def _tile(puzzle: Puzzle) -> str:
    """Return the temple tile on which the figure is placed."""
    place = int(puzzle.best.partition(" ")[2])
    ring = next(part for part in puzzle.position.split("/") if part.startswith("ring:"))
    return ring.removeprefix("ring:").split(".")[place - 1].upper()


# --- Wins


def _duel_win(game: str, parts: list[str]) -> Idea:
    """Return the idea of a win with cards: its strongest means, or else its last action."""
    words = [part.split(" ") for part in parts]
    for verb, *rest in words:
        if verb == "react":
            return Idea("victory-check", rest[0])
    for verb, *rest in words:
        if verb == "straighten":
            return Idea("again", rest[0])
    verb, *rest = [part for part in words if part[0] in ("claim", "use", "place", "discard")][-1]
    component = rest[0] if rest and rest[0] in components_of(game) else ""
    entry = components_of(game).get(component, {})
    if verb == "use" and CHECK in _effects(entry, int(rest[1])):
        return Idea("check-now", component)
    if verb == "claim":
        kind = "monument" if entry.get("kind") == "monument" else "place" if component else "top"
        return Idea(f"claim-{kind}", component)
    if verb == "use" and entry.get("victory"):
        return Idea("score", component)
    return Idea("place" if verb == "place" else "use", component)


def _effects(entry: Any, number: int) -> list[str]:
    return [str(one["type"]) for power in entry.get("powers") or () if power["n"] == number for one in power["effects"]]


def _trial_win(puzzle: Puzzle, parts: list[str]) -> Idea:
    """Return the idea of a win on the tracks: its rarest means."""
    track = ["", *(part.partition(" ")[2] for part in parts if part.startswith("trial "))][-1]
    casts = [part.split(" ")[1] for part in parts if part.startswith("cast ")]
    casts += ["crystal_to_mana" for part in parts if part.startswith("drain ")]
    spaces = [_spell(puzzle.game, part.split(" ")[1]) for part in parts if part.startswith("core ")]
    gifts = [spell for spell in spaces if spell.startswith("gift_")]
    if gifts:
        return Idea("gift", gifts[0])
    if casts:
        return Idea("spell", casts[0])
    if _is_tie(puzzle):
        return Idea("tie-break", track)
    if sum(part.startswith("trial ") for part in parts) > 1:
        return Idea("two-trials", track)
    if spaces:
        return Idea("core", spaces[0])
    return Idea("conversion" if any(part.startswith(("sell ", "buy ")) for part in parts) else "trial", track)


@cache
def _spell(game: str, space: str) -> str:
    grid = components_of(game)["spell_mat"]["grid"]
    return str(grid[ROWS.index(space[0])][int(space[1:]) - 1])


def _is_tie(puzzle: Puzzle) -> bool:
    """Return True if the solution ends with as many points as the best rival has."""
    game = registry.load_game(puzzle.game)
    state = game.from_position_text(puzzle.position)
    texts = [part for answer in puzzle.proof for part in answer.split("; ")]
    while state.current_player() != TERMINAL:
        is_own = state.current_player() == puzzle.learner
        state.apply_action(game.read(state, texts.pop(0)) if is_own and texts else state.legal_actions()[-1])
    ending = game.ending(state)
    return ending is not None and ending.reason == "tie_break"
