"""What can go wrong between a player and a game, each its own type; the message says what would be right.

This module imports nothing, so that compiled engines may raise these errors too.
"""


class GameError(Exception):
    """Something that was asked of a game cannot be done; the message says what would be right."""


class BadOptions(GameError):
    """The options describe no game that can be played."""


class NotYourTurn(GameError):
    """The seat that answered was not asked."""


class StaleVersion(GameError):
    """The answer belongs to another version of the game."""


class IllegalAction(GameError):
    """The rules do not allow this action here."""


class MalformedAction(GameError):
    """This is no action at all."""


class AmbiguousAction(GameError):
    """The text fits more than one action."""


class UnfinishedAnswer(GameError):
    """The actions stop in the middle of an answer that is taken whole or not at all."""


class CannotRewind(GameError):
    """Something was revealed since, or the version does not exist."""


class BadRecord(GameError):
    """This is no record of a game that can be read here."""


class BadDump(GameError):
    """These ints are no position of this game."""


class UnknownGame(GameError):
    """There is no game of this name."""
