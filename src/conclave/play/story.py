"""Sentences about what seats do: clauses gathered into one, until another seat has its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from conclave.play import fluent
from conclave.play.protocol import NOBODY, Seat

Said: TypeAlias = tuple[str, str]  # the name of a clause's message, and the clause


class Teller:
    """A game's own teller hears events, and says in `clauses` what it has gathered.

    Clauses have two messages, tell-NAME and tell-you-NAME. `heads`: those that the rest of a sentence explains.
    """

    def __init__(self, file: str, language: str, seats: Sequence[str], you: Seat, heads: Sequence[str]) -> None:
        self.sentences: Final[list[str]] = []
        self.language: Final = language
        self.seats: Final = seats
        self.you: Final = you
        self.seat: Seat = NOBODY  # of whom the sentence speaks
        self._file: Final = file
        self._heads: Final = heads

    def clauses(self) -> list[Said]:
        """What the sentence says; from here on it is forgotten."""
        raise NotImplementedError

    def say(self, message: str, **args: int | str) -> str:
        """A message of the game's own file."""
        return fluent.say(self.language, self._file, message, **args)

    def joined(self, ending: str, parts: Sequence[str]) -> str:
        """Parts in a row, as the language joins them."""
        return fluent.joined(self.language, self._file, ending, parts)

    def clause(self, name: str, **args: int | str) -> str:
        """A clause about the seat that the sentence speaks of."""
        own = "you-" if self.seat == self.you else ""
        return self.say(f"tell-{own}{name}", **args)

    def begin(self, seat: Seat) -> None:
        """From here on it is about this seat."""
        if seat != self.seat:
            self.close()
            self.seat = seat

    def close(self) -> None:
        """End the sentence, if there is one."""
        said = self.clauses()
        if not said:
            return
        subject = self.say("tell-subject-you") if self.seat == self.you else self.seats[self.seat]
        (first, head), rest = said[0], [words for _, words in said[1:]]
        if first in self._heads and rest:
            self.sentences.append(self.say("tell-doing", subject=subject, head=head, clauses=self.joined("list", rest)))
        else:
            all_of_it = self.joined("list", [head, *rest])
            self.sentences.append(self.say("tell-sentence", subject=subject, clauses=all_of_it))

    def alone(self, message: str, **args: int | str) -> None:
        """A sentence about no seat."""
        self.close()
        self.sentences.append(self.say(message, **args))
