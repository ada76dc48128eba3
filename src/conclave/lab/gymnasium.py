"""Gymnasium environments: one seat against bots, and a vector environment on Batch for self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from conclave.bots import choose_action, make_bot
from conclave.core import registry
from conclave.core.dice import Dice
from conclave.core.game import CHANCE, TERMINAL, Game, Options, State
from conclave.lab.batch import Batch

Illegal = Literal["raise", "lose", "map"]


class ConclaveEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots. The reward is the seat's return, given at the end.

    `illegal` says what an illegal action does: "raise" IllegalAction, "lose" the game at once, or "map" it onto a legal
    action (its index modulo their number). `info["action_mask"]` has the legal actions.
    """

    def __init__(
        self,
        game: Game | str,
        rivals: Sequence[str] = ("adept",),
        seat: int = 0,
        variant: str | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "lose", "map"):
            raise ValueError(f"illegal is 'raise', 'lose' or 'map', not {illegal!r}")
        self.game: Final[Game] = registry.load_game(game) if isinstance(game, str) else game
        seats = len(rivals) + 1
        self.options: Final = self.game.options({"seats": seats, **({"variant": variant} if variant else {})})
        if not 0 <= seat < seats:
            raise ValueError(f"seat is from 0 to {seats - 1} with {len(rivals)} rivals, not {seat}")
        self.rivals: Final = tuple(rivals)
        self.seat: Final = seat
        self.illegal: Final = illegal
        self.render_mode = render_mode
        high = np.array(self.game.observation_schema(seats).highs(), dtype=np.uint8)
        self.observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.state: State = self.game.new(self.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(1 << 62)))
        names = list(self.rivals)
        names.insert(self.seat, "")
        self._bots = [
            make_bot(name, self.game, int(self.np_random.integers(1 << 31))) if name else None for name in names
        ]
        self.state = self.game.new(self.options)
        self._advance()
        if self.state.current_player() == TERMINAL:
            return self.reset(options=options)
        return self._observe(), self._info()

    def _advance(self) -> None:
        """Play chance and the rivals until the own seat acts or the game is over."""
        state = self.state
        while (actor := state.current_player()) not in (self.seat, TERMINAL):
            if actor == CHANCE:
                outcomes = state.legal_actions()
                state.apply_action(outcomes[self._dice.below(len(outcomes))])
            else:
                bot = self._bots[actor]
                assert bot is not None
                state.apply_action(choose_action(bot, state))

    def _observe(self) -> Any:
        return np.frombuffer(self.state.observation(self.seat), dtype=np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        mask: NDArray[np.int8] = np.zeros(self.game.num_actions, dtype=np.int8)
        mask[self._legal_indices()] = 1
        return {"action_mask": mask}

    def _legal_indices(self) -> list[int]:
        if self.state.current_player() != self.seat:
            return []
        find = self.game.action_space.find
        return [index for action in self.state.legal_actions() if (index := find(action)) >= 0]

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        index = int(action)
        legal = self._legal_indices()
        if index not in legal and self.illegal == "lose":
            return self._observe(), 0.0, True, False, self._info() | {"illegal": True}
        if index not in legal and self.illegal == "map":
            index = legal[index % len(legal)]
        self.state.apply_action(self.game.action_at(index))
        self._advance()
        is_over = self.state.current_player() == TERMINAL
        reward = self.state.returns()[self.seat] if is_over else 0.0
        return self._observe(), reward, is_over, False, self._info()


class ConclaveVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games of self-play on one Batch: a step plays one decision of the acting seat in each game.

    A reward is the return of the seat that has just acted, at the end of its game; `info["returns"]` has those of all
    seats. Finished games begin again in the same step. `info["player"]` is the acting seat of each game.
    """

    def __init__(
        self, game: Game | str, num_envs: int, seats: int = 2, variant: str | None = None, seed: int = 0
    ) -> None:
        loaded: Game = registry.load_game(game) if isinstance(game, str) else game
        options: Options = loaded.options({"seats": seats, **({"variant": variant} if variant else {})})
        self.batch: Final = Batch(loaded, options, num_envs, seed)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
        high = np.array(self.batch.schema.highs(), dtype=np.uint8)
        self.single_observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(loaded.num_actions)
        batch_space = gymnasium.vector.utils.batch_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.batch.reset(seed)
        return self.batch.obs.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        actors = self.batch.player.copy()
        self.batch.step(actions)
        rewards = self.batch.reward[np.arange(self.num_envs), actors]
        done = self.batch.done.astype(np.bool_)
        return self.batch.obs.copy(), rewards, done, np.zeros_like(done), self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.mask.copy(),
            "player": batch.player.copy(),
            "returns": batch.reward.copy(),
        }


def register() -> None:
    """Register every game with Gymnasium, such as "Conclave/ResArcana-v0"; importing this module does it."""
    for name in registry.list_games():
        title = "".join(part.capitalize() for part in name.split("_"))
        if f"Conclave/{title}-v0" not in gymnasium.registry:
            gymnasium.register(f"Conclave/{title}-v0", f"{__name__}:{ConclaveEnv.__name__}", kwargs={"game": name})


register()
