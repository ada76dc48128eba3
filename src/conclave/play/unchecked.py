"""A state as search sees it: the few calls that a compiled search makes millions of times, without checks.

A game's state is `protocol.State` to everybody and `Unchecked` to search: one object with two doors. Where both have a
call for the same thing, the one here says that it trusts its caller.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from conclave.play.dice import Dice


@mypyc_attr(acyclic=True)
class Unchecked:
    """What a game tells a search; the state of a game that can be searched overrides all of it."""

    def seats(self) -> i64:
        """How many play."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat that must answer, CHANCE or NOBODY."""
        raise NotImplementedError

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the legal actions, ascending; how many there are."""
        raise NotImplementedError

    def play_unchecked(self, action: i64) -> None:
        """Take an answer that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> "Unchecked":
        """An equal state; what is done to one does not change the other."""
        raise NotImplementedError

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        """Deal anew, in this very state, what the viewer may not know."""
        raise NotImplementedError

    def deals(self, viewer: i64) -> "list[Unchecked]":
        """States that the viewer cannot tell from this one; whatever any such state allows the acting seat, one of
        them does. None where that cannot be said. For proofs, which sampling cannot give."""
        raise NotImplementedError

    def won(self, seat: i64) -> float:
        """After the end: the seat's share of the victory."""
        raise NotImplementedError

    def quiet(self) -> bool:
        """Whether nothing is half done, so that the state can be judged as it is."""
        raise NotImplementedError

    def habit(self) -> i64:
        """A sensible answer by rule of thumb, for questions that are not worth a thought of their own."""
        raise NotImplementedError

    def routine(self) -> bool:
        """Whether the rule of thumb is good enough wherever this question is not the one to be decided."""
        raise NotImplementedError

    def worth(self, seat: i64) -> float:
        """How well a seat stands, by hand-made judgement; differences are log-odds of winning."""
        raise NotImplementedError

    def inputs(self) -> i64:
        """How many inputs the learned judgement has."""
        raise NotImplementedError

    def traits(self, seat: i64, out: vec[i64]) -> i64:
        """Write which inputs of the learned judgement are on for this seat; how many there are."""
        raise NotImplementedError

    def fact_inputs(self) -> i64:
        """How many inputs a mind has."""
        raise NotImplementedError

    def facts(self, seat: i64, out: vec[i64]) -> i64:
        """Write which inputs of a mind are on for this seat; how many there are."""
        raise NotImplementedError

    def worth_again(self, seat: i64) -> float:
        """As `worth`; asked right after the facts of the same seat, it may use what these have found out."""
        return self.worth(seat)


def unchecked(state: object) -> Unchecked:
    """The same state by its unchecked door; TypeError where the game has none: it cannot be searched."""
    if not isinstance(state, Unchecked):
        raise TypeError(f"{type(state).__name__} is no play.unchecked.Unchecked: it cannot be searched")
    return state
