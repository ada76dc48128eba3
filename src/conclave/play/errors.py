"""What can go wrong between a player and a game, each its own type; the message says what would be right.

This module imports nothing of ours, so that compiled engines may raise these errors too.
"""

from collections.abc import Callable


class Refusal(Exception):
    """Something that was asked for is not done; as text it is English."""

    said: tuple[str, dict[str, int | str]] | None = None  # the same as a message of refusals.ftl and its arguments


class GameError(Refusal):
    """Something that was asked of a game cannot be done; the message says what would be right."""


class BadOptions(GameError):
    """The options describe no game that can be played."""


class NoSuchSeat(GameError):
    """The table has no such seat, or no such viewer."""


class NobodyIsAsked(GameError):
    """A seat's question was wanted where no seat has one: chance acts, or the game is over."""


class NotYourTurn(GameError):
    """The seat that answered was not asked."""


class StaleAnswer(GameError):
    """The answer belongs to another point of the game."""


class IllegalAction(GameError):
    """The rules do not allow this action here; the message says why in English.

    `reason` is the same as numbers (`State.why_not`), for faces that say it in other languages (`Game.why`); () where
    nobody has asked the game.
    """

    def __init__(self, message: str, reason: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason


class MalformedAction(GameError):
    """This is no action at all."""


class AmbiguousAction(GameError):
    """The text fits more than one action."""


class UnfinishedAnswer(GameError):
    """The actions stop in the middle of an answer that is taken whole or not at all."""


class CannotRewind(GameError):
    """Something was revealed since, or the game never was at that point."""


class BadRecord(GameError):
    """This is no record of a game that can be read here."""


class BadPosition(GameError):
    """Such a table cannot be, or the text does not say which one is meant."""


class BadDump(GameError):
    """These ints are no position of this game."""


class UnknownGame(GameError):
    """There is no game of this name."""


class Voice:
    """How an engine, which knows numbers alone, says what it refuses: its game lends it words."""

    def __init__(self) -> None:
        self.words: Callable[[int, tuple[int, ...]], str] | None = None

    def refusal(self, action: int, reason: tuple[int, ...]) -> str:
        """Why an action is refused."""
        return self.words(action, reason) if self.words else f"action {action} is not legal here: reason {reason}"
