"""Building blocks of laws: a sampled step, a complete game, and the error for a broken law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from conclave.core.game import CHANCE, TERMINAL, Action, Dice, Events, Game, Options, Seat, State

MAX_COSTLY_SAMPLES: Final = 3
MAX_CHEAP_SAMPLES: Final = 24


class LawBroken(AssertionError):
    """Raised if a game breaks a law."""


def require(is_kept: bool, otherwise: str) -> None:
    """Raise LawBroken unless the condition holds."""
    if not is_kept:
        raise LawBroken(otherwise)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a random game. Laws must not change it; they play on copies."""

    game: Game
    options: Options
    before: State
    action: Action
    after: State
    events: Events  # unredacted
    viewer: Seat  # a seat or SPECTATOR, for laws of hidden information
    log: Sequence[Action]  # actions that led to `before`
    dice: Dice
    tally: Counter[str]
    guesses: list[State]  # determinizations for the viewer, created on demand

    def guess(self, number: int = 0) -> State:
        """Return a determinization for the viewer. Laws share them, because creating one is expensive."""
        while len(self.guesses) <= number:
            self.guesses.append(self.before.determinize(self.viewer, self.dice))
        return self.guesses[number]

    def sample(self, actions: Sequence[Action], most: int) -> list[Action]:
        """Return all actions if there are at most `most`, else `most` random ones, drawn with replacement."""
        if len(actions) <= most:
            return list(actions)
        return [actions[self.dice.below(len(actions))] for _ in range(most)]


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A complete random game."""

    game: Game
    options: Options
    state: State
    log: Sequence[Action]
    actors: Sequence[Seat]  # the acting seat of each action
    early: Sequence[tuple[int, Seat, State]]  # length, seat and state of possible early answers
    dice: Dice
    tally: Counter[str]


Law: TypeAlias = Callable[[Moment], None]
WholeLaw: TypeAlias = Callable[[WholeGame], None]


def encode_canonical(value: object) -> bytes:
    """Return a canonical encoding, which is equal for equal values."""
    return msgspec.json.encode(value, order="deterministic")


def visible_bytes(game: Game, state: State, viewer: Seat) -> bytes:
    """Return everything that a viewer is shown of a position, as bytes.

    This is the view, derived information, acting seat and phase, and the viewer's question if it acts.
    """
    asked = (game.question(state), state.legal_actions()) if state.current_player() == viewer and viewer >= 0 else None
    return encode_canonical(
        [
            state.view(viewer),
            game.derived_info(state, viewer),
            asked,
            state.current_player(),
            state.is_mid_action(),
            game.phase(state),
        ]
    )


def check_legal_actions(state: State) -> list[Action]:
    """Return the legal actions after checking them.

    They must be ascending, unique and non-empty before the end, and chance must give each a positive weight.
    """
    actor, legal = state.current_player(), state.legal_actions()
    require((actor == TERMINAL) == (not legal), f"{len(legal)} legal actions while {actor} acts")
    require(all(a < b for a, b in pairwise(legal)), f"legal actions are not ascending: {legal}")
    if actor == CHANCE:
        weights = state.chance_weights()
        require(len(weights) == len(legal) and min(weights) > 0, f"weights {weights} beside {len(legal)} outcomes")
        require(not state.is_mid_action(), "chance finishes an answer")
    return legal


def pick_index(state: State, legal: Sequence[Action], dice: Dice) -> int:
    """Return the index of a random legal action: uniform for a seat, by weight for chance."""
    if state.current_player() != CHANCE:
        return dice.below(len(legal))
    weights = state.chance_weights()
    point = dice.below(sum(weights))
    index = 0
    while (point := point - weights[index]) >= 0:
        index += 1
    return index
