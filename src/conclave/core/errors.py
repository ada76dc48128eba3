"""Exceptions for invalid requests to a game; each message says what would be valid.

This module imports no other module of the package, so that compiled engines can raise these errors too.
"""

from collections.abc import Callable


class Refusal(Exception):
    """Base class of refused requests; `str()` gives the English text."""

    message_key: tuple[str, dict[str, int | str]] | None = (
        None  # message of refusals.ftl and its arguments, for translation
    )


class GameError(Refusal):
    """Base class of requests that a game cannot fulfil; the message says what would be valid."""


class BadOptions(GameError):
    """Raised for options that describe no playable game."""


class NoSuchSeat(GameError):
    """Raised for a seat or viewer that does not exist."""


class NobodyIsAsked(GameError):
    """Raised if a question is requested while no seat acts: chance acts, or the game is over."""


class NotYourTurn(GameError):
    """Raised if a seat answers that is not acting."""


class StaleAnswer(GameError):
    """Raised if an answer belongs to another point of the game."""


class IllegalAction(GameError):
    """Raised for an action that the rules do not allow; the message gives the reason in English.

    `reason` is the reason as numbers (`State.why_not`), which `Presenter.explain_reason` translates. It is () if it was
    not determined.
    """

    def __init__(self, message: str, reason: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason


class MalformedAction(GameError):
    """Raised for a value or text that is not an action."""


class AmbiguousAction(GameError):
    """Raised for a text that matches more than one action."""


class UnfinishedAnswer(GameError):
    """Raised if the actions end in the middle of an answer; only complete answers are accepted."""


class CannotRewind(GameError):
    """Raised if something was revealed since, or if the game never reached that point."""


class BadRecord(GameError):
    """Raised for data that is not a readable record of a game."""


class BadPosition(GameError):
    """Raised for a position text that is impossible or ambiguous."""


class BadDump(GameError):
    """Raised for ints that are not a state of this game."""


class UnknownGame(GameError):
    """Raised for a name that is not in the registry."""


class RefusalFormatter:
    """Formatter of an engine's error messages. The game sets `format_reason`, because engines contain no texts."""

    def __init__(self) -> None:
        self.format_reason: Callable[[int, tuple[int, ...]], str] | None = None

    def format(self, action: int, reason: tuple[int, ...]) -> str:
        """Return the message that explains why an action is refused."""
        return (
            self.format_reason(action, reason)
            if self.format_reason
            else f"action {action} is not legal here: reason {reason}"
        )
