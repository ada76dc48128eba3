"""Actions as text, for games that write them as a verb and an operand: what people read, type and paste.

A game lists its forms: for each verb a pattern such as "place {}", what its operand stands for, and which operands
there are. Writing, reading (in full, or any words that fit exactly one legal action) and numbering for policies follow.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from conclave.play.errors import AmbiguousAction, IllegalAction, MalformedAction
from conclave.play.protocol import Action, Choice, Reason, State
from conclave.play.refusals import refusal

SHIFT: Final = 12  # action = verb << SHIFT | operand
OPERAND: Final = (1 << SHIFT) - 1
NUMBER: Final = "number"  # the sort of operands that are plain numbers: too many to list
SHOWN: Final = 6


@dataclass(frozen=True, slots=True)
class Form:
    """How one verb is written; `{}` stands for the operand."""

    pattern: str
    sort: str = ""  # what the operand stands for; "" where there is none
    first: int = 0
    count: int = 1


class Forms:
    """All forms of a game. The order of the verbs is that of the policy index."""

    def __init__(self, forms: Mapping[int, Form], operand_text: Callable[[str, int], str]) -> None:
        self.forms = forms
        self._operand_text = operand_text
        self._choices: dict[Action, Choice] = {}  # made so far
        self._bases: dict[int, int] = {}
        self.size = 0  # the number of different actions
        for verb, form in forms.items():
            self._bases[verb] = self.size - form.first
            self.size += form.count

    def _form(self, action: Action) -> Form:
        form = self.forms.get(action >> SHIFT)
        if form is None or not form.first <= action & OPERAND < form.first + form.count:
            raise MalformedAction(f"{action} is no action")
        return form

    def choice(self, action: Action) -> Choice:
        """The action as it is offered; its key is "" for "no more" and "no"."""
        found = self._choices.get(action)
        if found is None:
            form = self._form(action)
            operand = self._operand_text(form.sort, action & OPERAND)
            found = Choice(action, form.pattern.format(operand), operand if form.sort else "")
            self._choices[action] = found
        return found

    def write(self, action: Action) -> str:
        """The action as text."""
        return self.choice(action).text

    def index(self, action: Action) -> int:
        """A dense number for policies."""
        self._form(action)
        return self._bases[action >> SHIFT] + (action & OPERAND)

    def refusal(self, action: Action, why: str) -> str:
        """That an action is not possible, and why, in a line."""
        try:
            text = f"'{self.write(action)}'"
        except MalformedAction:
            text = f"action {action}"
        return f"{text} is not possible here: {why[:1].lower()}{why[1:].rstrip('.')}"

    def read(self, state: State, text: str, why: Callable[[Reason], str]) -> Action:
        """The legal action that a text means: written in full, or any words that fit exactly one.

        Of one that is not legal, the error says why, as `why` puts it.
        """
        typed, legal = words_of(text), state.legal()
        if not typed:
            raise self._no_action(text, legal)
        for action in legal:
            if words_of(self.write(action)) == typed:
                return action
        meant = self.meant(text)
        fitting = [action for action in legal if fits(typed, words_of(self.write(action)), whole=meant is not None)]
        if len(fitting) > 1:
            some = ", ".join(f"'{self.write(action)}'" for action in fitting[:SHOWN])
            message = "action-could-mean-more" if len(fitting) > SHOWN else "action-could-mean"
            raise refusal(AmbiguousAction, message, text=text.strip(), choices=some)
        if meant is not None:
            reason = state.why_not(meant)
            raise IllegalAction(f"{self.refusal(meant, why(reason))}{self._suggestion(legal)}", reason)
        if not fitting:
            raise self._no_action(text, legal)
        return fitting[0]

    def _no_action(self, text: str, legal: Sequence[Action]) -> MalformedAction:
        if not legal:
            return refusal(MalformedAction, "action-none-over", text=text.strip())
        return refusal(MalformedAction, "action-none", text=text.strip(), example=self.write(legal[0]))

    def _suggestion(self, legal: Sequence[Action]) -> str:
        return f"; possible is for example '{self.write(legal[0])}'" if legal else "; the game is over"

    def meant(self, text: str) -> Action | None:
        """The action that a text writes in full, legal here or not."""
        text = " ".join(words_of(text))
        if text in self._every_text:
            return self._every_text[text]
        for verb, form in self.forms.items():
            number = re.fullmatch(form.pattern.format(r"(\d{1,4})"), text) if form.sort == NUMBER else None
            if number and int(number[1]) < form.first + form.count:
                return verb << SHIFT | int(number[1])
        return None

    @cached_property
    def _every_text(self) -> dict[str, Action]:
        return {
            " ".join(words_of(self.write(verb << SHIFT | operand))): verb << SHIFT | operand
            for verb, form in self.forms.items()
            if form.sort != NUMBER
            for operand in range(form.first, form.first + form.count)
        }


def words_of(text: str) -> list[str]:
    """Words in small letters without accents; an underscore is a space."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("'", ""))
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


def fits(typed: Sequence[str], written: Sequence[str], *, whole: bool = False) -> bool:
    """Every word typed begins a word of the action, in the same order; or is one, where whole words are meant."""
    rest = iter(written)
    return all(any(word == start if whole else word.startswith(start) for word in rest) for start in typed)
