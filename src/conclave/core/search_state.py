"""The unchecked interface of a state for compiled search: a few methods that are called millions of times.

A game's state implements both `game.State` and `SearchState`. Methods that exist in both are unchecked here and say so
in their names.
"""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.dice import Dice


class SearchState:
    """Base class of states that compiled search can use; they override every method."""

    def seats(self) -> i64:
        """Return the number of seats."""
        raise NotImplementedError

    def current_player(self) -> i64:
        """Return the seat that must act, CHANCE or TERMINAL."""
        raise NotImplementedError

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal actions in ascending order and return their number."""
        raise NotImplementedError

    def play_unchecked(self, action: i64) -> None:
        """Play an action that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> "SearchState":
        """Return an equal, independent state."""
        raise NotImplementedError

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        """Sample again, in place, everything that the viewer may not know."""
        raise NotImplementedError

    def enumerate_deals(self, viewer: i64) -> "list[SearchState]":
        """Return states of the viewer's information set that together allow every action that any of them allows.

        Empty where that cannot be guaranteed. Used for proofs, for which sampling is not enough."""
        raise NotImplementedError

    def observation_words(self) -> i64:
        """Return the number of ints of an observation, eight bytes each (core/byte_rows.py)."""
        raise NotImplementedError

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write the observation of a seat from index `at` on. Parts that are never written must be zero before."""
        raise NotImplementedError

    def win_share(self, seat: i64) -> float:
        """Return the seat's share of the win, after the end."""
        raise NotImplementedError

    def is_quiet(self) -> bool:
        """Return True if no action is half done, so that the state can be evaluated."""
        raise NotImplementedError

    def default_action(self) -> i64:
        """Return a sensible action by rule of thumb, for minor choices."""
        raise NotImplementedError

    def is_minor_choice(self) -> bool:
        """Return True if default_action is good enough here, unless this choice is the root of the search."""
        raise NotImplementedError

    def heuristic_value(self, seat: i64) -> float:
        """Return a hand-written evaluation for a seat; differences are log-odds of winning."""
        raise NotImplementedError

    def features_v1_size(self) -> i64:
        """Return the number of inputs of the learned evaluator."""
        raise NotImplementedError

    def features_v1(self, seat: i64, out: vec[i64]) -> i64:
        """Write the active inputs of the learned evaluator for this seat and return their number."""
        raise NotImplementedError

    def features_v2_size(self) -> i64:
        """Return the number of inputs of a policy-value network."""
        raise NotImplementedError

    def features_v2(self, seat: i64, out: vec[i64]) -> i64:
        """Write the active inputs of a policy-value network for this seat and return their number."""
        raise NotImplementedError

    def heuristic_value_again(self, seat: i64) -> float:
        """Return heuristic_value; called right after features_v2 of the same seat, it may reuse their results."""
        return self.heuristic_value(seat)


def as_search_state(state: object) -> SearchState:
    """Return the state as a SearchState; TypeError if it is none."""
    if not isinstance(state, SearchState):
        raise TypeError(f"{type(state).__name__} does not implement SearchState: it cannot be searched")
    return state
