"""Base class for presenters of games that have a message file."""

from __future__ import annotations

from typing import Final

from conclave.core.text import fluent


class BasePresenter:
    """Base class that provides the language, the title and the rules. A subclass adds the rest of the protocol."""

    def __init__(self, language: str, file: str) -> None:
        self.language: Final = language
        self._file: Final = file

    @property
    def title(self) -> str:
        return self._say("title")

    @property
    def rules(self) -> str:
        return self._say("rules")

    def _say(self, message: str, **args: int | str) -> str:
        return fluent.say(self.language, self._file, message, **args)
