"""PettingZoo environments (AEC): every seat is an agent, chance is played inside, and actions are masked."""

from __future__ import annotations

from typing import Any, Final, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from conclave.core import registry
from conclave.core.dice import Dice
from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State

MaskPlace = Literal["observation", "info"]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class ConclaveAECEnv(AECEnv[str, Any, int]):
    """One game as a PettingZoo environment. Rewards are the returns of the game, given once at its end."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 2,
        variant: str | None = None,
        mask_in: MaskPlace = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mask_in not in ("observation", "info"):
            raise ValueError(f"mask_in is 'observation' or 'info', not {mask_in!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game: Final[Game] = registry.load_game(game) if isinstance(game, str) else game
        self.options: Final = self.game.options({"seats": seats, **({"variant": variant} if variant else {})})
        self.mask_in: Final = mask_in
        self.render_mode = render_mode
        self.metadata = {"name": f"{self.game.name}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        schema = self.game.observation_schema(seats)
        high = np.array(schema.highs(), dtype=np.uint8)
        vector = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        mask = gymnasium.spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        space = (
            gymnasium.spaces.Dict({"observation": vector, "action_mask": mask}) if mask_in == "observation" else vector
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._generator = np.random.default_rng()
        self.state_of_game: State = self.game.new(self.options)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The seed alone determines all outcomes of chance."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._dice = Dice(int(self._generator.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.state_of_game = self.game.new(self.options)
        self._advance()
        self.infos = self._make_infos()

    def _advance(self) -> None:
        """Play outcomes of chance until an agent acts or the game is over."""
        state = self.state_of_game
        while state.current_player() == CHANCE:
            outcomes = state.legal_actions()
            state.apply_action(outcomes[self._dice.below(len(outcomes))])
        if state.current_player() == TERMINAL:
            for agent, share in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[agent] = share
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.current_player()]

    def _make_infos(self) -> dict[str, dict[str, Any]]:
        if self.mask_in == "observation":
            return {agent: {} for agent in self.possible_agents}
        return {agent: {"action_mask": self.mask(agent)} for agent in self.possible_agents}

    def mask(self, agent: str) -> Any:
        """Return the legal actions of an agent as int8; all ones while it does not act."""
        state = self.state_of_game
        if state.current_player() != self.possible_agents.index(agent):
            return np.ones(self.game.num_actions, dtype=np.int8)
        made: NDArray[np.int8] = np.zeros(self.game.num_actions, dtype=np.int8)
        find = self.game.action_space.find
        found = [index for action in state.legal_actions() if (index := find(action)) >= 0]
        made[found] = 1
        return made

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        seen = np.frombuffer(self.state_of_game.observation(seat), dtype=np.uint8)
        return {"observation": seen, "action_mask": self.mask(agent)} if self.mask_in == "observation" else seen

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; an illegal one raises IllegalAction with the reason."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent, state = self.agent_selection, self.state_of_game
        if action is None:
            raise IllegalAction(f"{agent} must act, and None is no action", ())
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply_action(self.game.action_at(int(action)))
        self._advance()
        self.infos = self._make_infos()
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the position as text, or as an image of its public observation with one pixel per byte.

        The mode "human" prints the text.
        """
        if self.render_mode == "human":
            print(self.game.position_text(self.state_of_game, SPECTATOR))
            return None
        if self.render_mode == "ansi":
            return self.game.position_text(self.state_of_game, SPECTATOR)
        if self.render_mode == "rgb_array":
            seen = np.frombuffer(self.state_of_game.observation(SPECTATOR), dtype=np.uint8)
            width = 64
            image = np.zeros(-(-seen.size // width) * width, dtype=np.uint8)
            image[: seen.size] = np.minimum(seen.astype(np.uint16) * 32, 255).astype(np.uint8)
            return np.repeat(image.reshape(-1, width)[:, :, None], 3, axis=2)
        gymnasium.logger.warn("render() needs a render_mode: human, ansi or rgb_array")
        return None

    def __getstate__(self) -> dict[str, Any]:
        """Return what pickle stores: the game's state as a dump, and the words of its dice."""
        stored = dict(self.__dict__)
        stored["state_of_game"] = self.state_of_game.dump()
        if (dice := stored.pop("_dice", None)) is not None:
            stored["dice_words"] = (dice.a, dice.b, dice.c, dice.count)
        return stored

    def __setstate__(self, stored: dict[str, Any]) -> None:
        words = stored.pop("dice_words", None)
        self.__dict__.update(stored)
        self.state_of_game = self.game.load(stored["state_of_game"])
        if words is not None:
            self._dice = Dice(0)
            self._dice.a, self._dice.b, self._dice.c, self._dice.count = words

    def close(self) -> None:
        """Do nothing: there is no window."""


def raw_env(
    game: Game | str,
    seats: int = 2,
    variant: str | None = None,
    mask_in: MaskPlace = "observation",
    render_mode: str | None = None,
) -> ConclaveAECEnv:
    """Return the environment without PettingZoo's checks."""
    return ConclaveAECEnv(game, seats, variant, mask_in, render_mode)


def env(
    game: Game | str,
    seats: int = 2,
    variant: str | None = None,
    mask_in: MaskPlace = "observation",
    render_mode: str | None = None,
) -> Any:
    """Return the environment with PettingZoo's checks of bounds and of the order of calls."""
    made: Any = raw_env(game, seats, variant, mask_in, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))
