"""What laws are made of: a moment of a random game, the whole of one, and how a broken promise is named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from conclave.play.protocol import CHANCE, NOBODY, Action, Dice, Events, Game, Options, Seat, State

FEW: Final = 3
SOME: Final = 24


class LawBroken(AssertionError):
    """A game does not keep a promise."""


def require(is_kept: bool, otherwise: str) -> None:
    """What laws are made of."""
    if not is_kept:
        raise LawBroken(otherwise)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a random game. Laws may read everything here and change nothing: they play on copies."""

    game: Game
    options: Options
    before: State
    action: Action
    after: State
    events: Events  # the whole truth
    viewer: Seat  # a seat, or NOBODY: laws about knowledge take this viewer's side
    log: Sequence[Action]  # up to `before`
    dice: Dice
    tally: Counter[str]
    guesses: list[State]  # of the viewer's, made where a law asks for one

    def guess(self, number: int = 0) -> State:
        """A determinization for the viewer. Laws share them: making one costs more than most checks."""
        while len(self.guesses) <= number:
            self.guesses.append(self.before.determinize(self.viewer, self.dice))
        return self.guesses[number]

    def some(self, actions: Sequence[Action], most: int) -> list[Action]:
        """A few of these actions."""
        if len(actions) <= most:
            return list(actions)
        return [actions[self.dice.below(len(actions))] for _ in range(most)]


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A whole random game."""

    game: Game
    options: Options
    state: State
    log: Sequence[Action]
    actors: Sequence[Seat]  # of each action
    early: Sequence[tuple[int, Seat, State]]  # positions in which a seat might have answered early
    dice: Dice
    tally: Counter[str]


Law: TypeAlias = Callable[[Moment], None]
WholeLaw: TypeAlias = Callable[[WholeGame], None]


def canonical(value: object) -> bytes:
    """The bytes of a value, the same for equal values."""
    return msgspec.json.encode(value, order="deterministic")


def shown(game: Game, state: State, viewer: Seat) -> bytes:
    """Every byte that a viewer is shown of a position: view, outlook, and what it is asked where it must answer."""
    asked = (game.question(state), state.legal()) if state.actor() == viewer and viewer >= 0 else None
    return canonical(
        [state.view(viewer), game.outlook(state, viewer), asked, state.actor(), state.partial(), game.chapter(state)]
    )


def legal_is_sound(state: State) -> list[Action]:
    """Legal actions are sorted, unique and never missing before the end; chance can weigh them."""
    actor, legal = state.actor(), state.legal()
    require((actor == NOBODY) == (not legal), f"{len(legal)} legal actions while {actor} acts")
    require(all(a < b for a, b in pairwise(legal)), f"legal actions are not ascending: {legal}")
    if actor == CHANCE:
        weights = state.weights()
        require(len(weights) == len(legal) and min(weights) > 0, f"weights {weights} beside {len(legal)} outcomes")
        require(not state.partial(), "chance finishes an answer")
    return legal


def features_of(game: Game, state: State, viewer: Seat) -> list[float]:
    """What a seat's features are; of a spectator there are none."""
    out = [0.0] * game.num_features
    if viewer >= 0:
        state.features(viewer, out)
    require(len(out) == game.num_features, f"features write {len(out)} numbers instead of {game.num_features}")
    return out


def pick(state: State, legal: Sequence[Action], dice: Dice) -> int:
    """The place of one of the legal actions: any of a seat's, and of chance's by their weights."""
    if state.actor() != CHANCE:
        return dice.below(len(legal))
    weights = state.weights()
    point = dice.below(sum(weights))
    index = 0
    while (point := point - weights[index]) >= 0:
        index += 1
    return index
