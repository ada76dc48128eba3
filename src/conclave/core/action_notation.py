"""Text notation of actions, for games whose actions consist of a verb and an operand.

A game lists its forms: for each verb a pattern such as "place {}", the sort of its operand, and the range of operands.
From these follow formatting and parsing. The parser accepts an action in full, or any words that
match exactly one legal action.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from conclave.core.errors import AmbiguousAction, IllegalAction, MalformedAction
from conclave.core.game import Action, Choice, Reason, State
from conclave.core.text.error_texts import make_refusal

VERB_SHIFT: Final = 12  # action = verb << VERB_SHIFT | operand
OPERAND_MASK: Final = (1 << VERB_SHIFT) - 1
NUMBER: Final = "number"  # sort of operands that are plain numbers
MAX_SUGGESTIONS: Final = 6


@dataclass(frozen=True, slots=True)
class ActionForm:
    """The notation of one verb; `{}` stands for the operand."""

    pattern: str
    sort: str = ""  # kind of operand; "" if there is none
    first: int = 0
    count: int = 1
    among: tuple[int, ...] = ()  # the operands in ascending order, where they are not consecutive

    @property
    def operands(self) -> Sequence[int]:
        """The operands that the verb can have, in ascending order."""
        return self.among or range(self.first, self.first + self.count)


class ActionForms:
    """All action forms of a game."""

    def __init__(self, forms: Mapping[int, ActionForm], operand_text: Callable[[str, int], str]) -> None:
        self.forms = forms
        self._operand_text = operand_text
        self._choices: dict[Action, Choice] = {}  # cache

    def _form(self, action: Action) -> ActionForm:
        form = self.forms.get(action >> VERB_SHIFT)
        if form is None or action & OPERAND_MASK not in form.operands:
            raise MalformedAction(f"{action} is no action")
        return form

    def choice(self, action: Action) -> Choice:
        """Return the action as a Choice; its key is "" for actions without an operand, such as "no more" and "no"."""
        found = self._choices.get(action)
        if found is None:
            form = self._form(action)
            operand = self._operand_text(form.sort, action & OPERAND_MASK)
            found = Choice(action, form.pattern.format(operand), operand if form.sort else "")
            self._choices[action] = found
        return found

    def write(self, action: Action) -> str:
        """Return the action as text."""
        return self.choice(action).text

    def refusal_text(self, action: Action, why: str) -> str:
        """Return a line that says that an action is not possible, and why."""
        try:
            text = f"'{self.write(action)}'"
        except MalformedAction:
            text = f"action {action}"
        return f"{text} is not possible here: {why[:1].lower()}{why[1:].rstrip('.')}"

    def read(self, state: State, text: str, why: Callable[[Reason], str]) -> Action:
        """Return the legal action that a text means: written in full, or any words that match exactly one action.

        If the action is illegal, the error contains the reason in the words of `why`.
        """
        typed, legal = split_words(text), state.legal_actions()
        if not typed:
            raise self._no_action(text, legal)
        for action in legal:
            if split_words(self.write(action)) == typed:
                return action
        meant = self.find_action(text)
        fitting = [
            action for action in legal if matches_words(typed, split_words(self.write(action)), whole=meant is not None)
        ]
        if len(fitting) > 1:
            some = ", ".join(f"'{self.write(action)}'" for action in fitting[:MAX_SUGGESTIONS])
            message = "action-could-mean-more" if len(fitting) > MAX_SUGGESTIONS else "action-could-mean"
            raise make_refusal(AmbiguousAction, message, text=text.strip(), choices=some)
        if meant is not None:
            reason = state.why_not(meant)
            raise IllegalAction(f"{self.refusal_text(meant, why(reason))}{self._suggestion(legal)}", reason)
        if not fitting:
            raise self._no_action(text, legal)
        return fitting[0]

    def _no_action(self, text: str, legal: Sequence[Action]) -> MalformedAction:
        if not legal:
            return make_refusal(MalformedAction, "action-none-over", text=text.strip())
        return make_refusal(MalformedAction, "action-none", text=text.strip(), example=self.write(legal[0]))

    def _suggestion(self, legal: Sequence[Action]) -> str:
        return f"; possible is for example '{self.write(legal[0])}'" if legal else "; the game is over"

    def find_action(self, text: str) -> Action | None:
        """Return the action that a text writes in full, legal or not; None if there is none."""
        text = " ".join(split_words(text))
        if text in self._every_text:
            return self._every_text[text]
        for verb, form in self.forms.items():
            number = re.fullmatch(form.pattern.format(r"(\d{1,4})"), text) if form.sort == NUMBER else None
            if number and int(number[1]) in form.operands:
                return verb << VERB_SHIFT | int(number[1])
        return None

    @cached_property
    def _every_text(self) -> dict[str, Action]:
        return {
            " ".join(split_words(self.write(verb << VERB_SHIFT | operand))): verb << VERB_SHIFT | operand
            for verb, form in self.forms.items()
            if form.sort != NUMBER
            for operand in form.operands
        }


def split_words(text: str) -> list[str]:
    """Split a text into lower-case words without accents; underscores count as spaces."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("'", ""))
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


def matches_words(typed: Sequence[str], written: Sequence[str], *, whole: bool = False) -> bool:
    """Return True if every typed word is a prefix of a word of the action, in the same order.

    If `whole`, every typed word must equal a word of the action.
    """
    rest = iter(written)
    return all(any(word == start if whole else word.startswith(start) for word in rest) for start in typed)
