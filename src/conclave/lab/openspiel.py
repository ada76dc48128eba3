"""OpenSpiel games: every registered game as the Python game "python_conclave_NAME".

Outcomes of chance are numbered by their operand, apart from the players' actions. OpenSpiel's C++ MCTS bot crashes with
every Python game; its Python MCTS and ISMCTS work.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Game, State
from conclave.core.information_state import InformationStates

PREFIX: Final = "python_conclave_"
OPERAND: Final = 0xFFF
MAX_CHANCE_OUTCOMES: Final = 256
MAX_LENGTH: Final = 20_000  # decisions and outcomes; Res Arcana with a round limit of 30 stays far below


class History:
    """A game in progress with the information states of all seats; it can be copied and pickled."""

    def __init__(self, name: str, seen: InformationStates) -> None:
        self.game: Final = registry.load_game(name)
        self.seen: Final = seen

    @property
    def state(self) -> State:
        """The present state."""
        return self.seen.state

    def apply_action(self, action: int) -> None:
        """Play an action of a player or of chance."""
        self.seen.apply_action(action)

    def __deepcopy__(self, memo: object) -> History:
        return History(self.game.name, self.seen.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game.name, self.state.dump(), self.seen.memories())


def _restore(name: str, dump: list[int], memories: dict[int, list[Any]]) -> History:
    game = registry.load_game(name)
    return History(name, InformationStates(game, game.load(dump), memories))


class ConclaveState(pyspiel.State):
    """One state of a game."""

    def __init__(self, game: Any, history: History) -> None:
        super().__init__(game)
        self.played = history

    def current_player(self) -> int:
        actor = self.played.state.current_player()
        if actor == TERMINAL:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        state, find = self.played.state, self.played.game.action_space.find
        return sorted(index for action in state.legal_actions() if (index := find(action)) >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.played.state
        weights = state.chance_weights()
        total = sum(weights)
        return [(a & OPERAND, w / total) for a, w in zip(state.legal_actions(), weights, strict=True)]

    def _find(self, action: int) -> int:
        """Return the action of the game for a number of OpenSpiel."""
        state = self.played.state
        if state.current_player() == CHANCE:
            return next(found for found in state.legal_actions() if found & OPERAND == action)
        return self.played.game.action_at(action)

    def _apply_action(self, action: int) -> None:
        self.played.apply_action(self._find(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.played.game.write(self.played.state, self._find(action))

    def is_terminal(self) -> bool:
        return self.played.state.current_player() == TERMINAL

    def returns(self) -> list[float]:
        return list(self.played.state.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a player, by default the acting one, has seen and done, in order."""
        return self.played.seen.encode(self.current_player() if player is None else player).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """Return a state that the player cannot tell from this one, without its history; for ISMCTS."""
        dice = SeededDice(int(sampler() * (1 << 30)))
        made = self.clone()
        made.played.seen.state = self.played.state.determinize(player, dice)
        return made

    def __str__(self) -> str:
        return self.played.game.position_text(self.played.state, SPECTATOR)


class Observer:
    """The observation of a player as a tensor of numbers from 0 to 1, and as text."""

    def __init__(self, size: int, highs: list[int]) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._scale = 1.0 / np.array(highs, np.float32)

    def set_from(self, state: Any, player: int) -> None:
        seen = np.frombuffer(state.played.state.observation(player), dtype=np.uint8)
        self.tensor[:] = seen * self._scale

    def string_from(self, state: Any, player: int) -> str:
        played = state.played
        return str(played.game.position_text(played.state, player))


def _make_game(game: Game, kind: Any) -> type[Any]:
    class ConclaveGame(pyspiel.Game):
        """A game as OpenSpiel knows it."""

        def __init__(self, params: Any = None) -> None:
            given = dict(params or {})
            seats = int(given.get("players", 2))
            self.chosen = game.options({"seats": seats, "variant": given.get("variant", game.variants[0])}).to_dict()
            info = pyspiel.GameInfo(
                num_distinct_actions=game.num_actions,
                max_chance_outcomes=MAX_CHANCE_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=MAX_LENGTH,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> ConclaveState:
            return ConclaveState(self, History(game.name, InformationStates(game, game.new(game.options(self.chosen)))))

        def max_chance_nodes_in_history(self) -> int:
            return MAX_LENGTH

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            schema = game.observation_schema(self.num_players())
            return Observer(schema.size, schema.highs())

    return ConclaveGame


def register() -> None:
    """Register every game with OpenSpiel; calling it again does nothing."""
    for name in registry.list_games():
        if PREFIX + name in pyspiel.registered_names():
            continue
        game = registry.load_game(name)
        kind = pyspiel.GameType(
            short_name=PREFIX + name,
            long_name=f"Conclave: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=4,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": 2, "variant": game.variants[0]},
        )
        pyspiel.register_game(kind, _make_game(game, kind))
