"""Batches of games for learning: arrays of observations, masks and legal actions over many games at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np

from conclave.core import registry
from conclave.core.errors import GameError, IllegalAction
from conclave.core.game import Game, Options, State
from conclave.core.observation_schema import ObservationSchema
from conclave.core.search_state import SearchState, as_search_state
from conclave.lab.stepper import DENSE, MAX_LEGAL, SPARSE, Stepper

Observe = Literal["dense", "sparse"]
_KINDS: Final = {"dense": DENSE, "sparse": SPARSE, None: 0}


class Batch:
    """`n` games that are stepped together. All arrays are views of memory that is allocated once.

    Chance is played inside a step, so a step is one decision of one seat in every game. After a step, `player` is the
    seat that acts in each game; `obs`, `mask` and `legal` are what this seat knows and may do. A game that ends sets
    `done` and `reward` for one step. With `autoreset` the other arrays belong to its successor, else `player` is
    TERMINAL and the game ignores its actions until `reset`.

    Attributes
    ----------
    obs
        uint8 [n, size], laid out by `schema`; with `observe="sparse"` None.
    obs_index, obs_value, obs_count
        With `observe="sparse"`: places (int32) and values (uint8) that are not zero, [n, size], and their number [n].
    mask
        uint8 [n, actions], 1 for legal actions; None without masks.
    legal, count
        int32 [n, MAX_LEGAL], indices of the legal actions, ascending by action; the first `count` [n] are valid.
    player, done, reward
        int32 [n], uint8 [n], float64 [n, seats].
    """

    def __init__(
        self,
        game: Game | str,
        options: Options | None = None,
        n: int = 256,
        seed: int = 0,
        observe: Observe | None = "dense",
        masks: bool = True,
        autoreset: bool = True,
    ) -> None:
        if sys.byteorder != "little":
            raise GameError("batches need a little-endian machine")
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        if observe not in _KINDS:
            raise ValueError(f"observe is 'dense', 'sparse' or None, not {observe!r}")
        self.game: Final = registry.load_game(game) if isinstance(game, str) else game
        self.options: Final = self.game.options((options or Options()).to_dict())
        self.schema: Final[ObservationSchema] = self.game.observation_schema(self.options.seats)
        self.n: Final = n
        start = as_search_state(self.game.new(self.options))
        self._stepper: Final = Stepper(
            start, self.game.action_space, n, seed & 0xFFFFFFFF, _KINDS[observe], masks, autoreset
        )
        self._make_views(self._stepper, observe, masks)
        self.reset()

    def _make_views(self, made: Stepper, observe: Observe | None, masks: bool) -> None:
        """Create the arrays. Each reads the memory that the compiled part writes."""
        n, size = self.n, self.schema.size
        self.obs: Any = _view(made.obs, np.uint8, n, size) if observe == "dense" else None
        is_sparse = observe == "sparse"
        self.obs_index: Any = _view(made.obs_index, np.int32, n, size) if is_sparse else None
        self.obs_value: Any = _view(made.obs_value, np.uint8, n, size) if is_sparse else None
        self.obs_count: Any = _view(made.obs_count, np.int32, n) if is_sparse else None
        self.mask: Any = _view(made.mask, np.uint8, n, self.game.num_actions) if masks else None
        self.legal: Any = _view(made.legal, np.int32, n, MAX_LEGAL)
        self.count: Any = _view(made.count, np.int32, n)
        self.player: Any = _view(made.player, np.int32, n)
        self.reward: Any = _view(made.reward, np.float64, n, self.options.seats)
        self.done: Any = _view(made.done, np.uint8, n)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again, with this seed if one is given. Game i of a seed does not depend on `n`."""
        if seed is not None:
            self._stepper.seed = seed & 0xFFFFFFFF
        self._stepper.reset()

    def step(self, actions: Any) -> None:
        """Play one action in each game: an integer array [n] of action indices.

        If any action is illegal, IllegalAction names the game and the reason, and nothing is played.
        """
        wanted: list[int] = np.asarray(actions).tolist()
        if len(wanted) != self.n:
            raise ValueError(f"a step takes {self.n} actions, one for each game, not {len(wanted)}")
        if (wrong := self._stepper.first_illegal(wanted)) >= 0:
            raise self._refusal(wrong, wanted[wrong])
        self._stepper.step(wanted)

    def _refusal(self, number: int, index: int) -> IllegalAction:
        if not 0 <= index < self.game.num_actions:
            return IllegalAction(f"game {number}: there is no action with index {index}", ())
        state, action = self.state(number), self.game.action_at(index)
        explain = registry.presenter_for(self.game).explain_reason
        reason = state.why_not(action)
        return IllegalAction(f"game {number}: action {index} is not legal: {explain(reason)}", reason)

    def state(self, number: int) -> State:
        """Return a copy of one game's state."""
        found: Any = self._stepper.states[self._check(number)].copy()
        return found  # type: ignore[no-any-return]

    def dump(self, number: int) -> list[int]:
        """Return the complete state of one game as ints."""
        return self.state(number).dump()

    def load(self, number: int, dump: Sequence[int]) -> None:
        """Continue one game from a dump. It must have the options of the batch."""
        state = self.game.load(dump)
        if self.game.options_of(state) != self.options:
            raise GameError(
                f"this dump is of a game with {self.game.options_of(state)}, and the batch has {self.options}"
            )
        self._stepper.replace(self._check(number), as_search_state(state))

    def play_randomly(self, steps: int, seed: int = 0) -> int:
        """Step with uniformly random legal actions inside compiled code; return the number of decisions."""
        return self._stepper.play_randomly(steps, seed)

    def _check(self, number: int) -> int:
        if not 0 <= number < self.n:
            raise IndexError(f"there is no game {number}; the games of this batch are 0 to {self.n - 1}")
        return number


def _view(memory: object, dtype: Any, *shape: int) -> Any:
    return np.frombuffer(memory, dtype=dtype).reshape(shape)


def sample_legal(batch: Batch, generator: Any) -> Any:
    """Return a uniformly random legal action for each game, drawn with a NumPy generator."""
    places = (generator.random(batch.n) * batch.count).astype(np.int64)
    return batch.legal[np.arange(batch.n), np.minimum(places, MAX_LEGAL - 1)]


__all__ = ["Batch", "SearchState", "sample_legal"]
