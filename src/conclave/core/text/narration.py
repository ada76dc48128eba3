"""Narration of events: clauses about one seat are collected into one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from conclave.core.game import NO_SEAT, Seat
from conclave.core.text import fluent

ClauseText: TypeAlias = tuple[str, str]  # name of the clause's message, and its text


class Narrator:
    """Base class of a game's narrator, which collects events and turns them into clauses.

    Each clause has two messages, tell-NAME and tell-you-NAME. `heads` names the clauses that the rest of a sentence
    explains.
    """

    def __init__(self, file: str, language: str, seats: Sequence[str], you: Seat, heads: Sequence[str]) -> None:
        self.sentences: Final[list[str]] = []
        self.language: Final = language
        self.seats: Final = seats
        self.you: Final = you
        self.seat: Seat = NO_SEAT  # subject of the current sentence
        self._file: Final = file
        self._heads: Final = heads

    def take_clauses(self) -> list[ClauseText]:
        """Return the clauses of the current sentence and reset them."""
        raise NotImplementedError

    def say(self, message: str, **args: int | str) -> str:
        """Return a message of the game's own file."""
        return fluent.say(self.language, self._file, message, **args)

    def join(self, ending: str, parts: Sequence[str]) -> str:
        """Join parts into a list, as the language does."""
        return fluent.join(self.language, self._file, ending, parts)

    def clause_text(self, name: str, **args: int | str) -> str:
        """Return the text of a clause about the subject of the current sentence."""
        own = "you-" if self.seat == self.you else ""
        return self.say(f"tell-{own}{name}", **args)

    def begin_sentence(self, seat: Seat) -> None:
        """Begin a sentence about this seat, unless the current one is about it already."""
        if seat != self.seat:
            self.end_sentence()
            self.seat = seat

    def end_sentence(self) -> None:
        """End the current sentence, if there is one."""
        said = self.take_clauses()
        if not said:
            return
        subject = self.say("tell-subject-you") if self.seat == self.you else self.seats[self.seat]
        (first, head), rest = said[0], [words for _, words in said[1:]]
        if first in self._heads and rest:
            self.sentences.append(self.say("tell-doing", subject=subject, head=head, clauses=self.join("list", rest)))
        else:
            all_of_it = self.join("list", [head, *rest])
            self.sentences.append(self.say("tell-sentence", subject=subject, clauses=all_of_it))

    def add_ending(self, reason: str, winners: Sequence[Seat]) -> None:
        """Add a sentence about the end: tell-over-REASON, or tell-over-you-REASON if the reader has won."""
        own = "you-" if self.you in winners else ""
        others = [self.seats[seat] for seat in winners if seat != self.you]
        self.add_sentence(f"tell-over-{own}{reason}", seats=self.join("list-and", others))

    def add_sentence(self, message: str, **args: int | str) -> None:
        """Add a sentence without a seat as its subject."""
        self.end_sentence()
        self.sentences.append(self.say(message, **args))
