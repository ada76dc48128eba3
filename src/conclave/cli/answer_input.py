"""Parsing of typed answers into actions. Numbers refer to the choices as listed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from conclave.cli.cli_texts import CommandMessages
from conclave.core.action_notation import split_words
from conclave.core.answer_parser import parse_answer
from conclave.core.errors import IllegalAction, MalformedAction
from conclave.core.game import Action, Choice, Game, Question, State
from conclave.core.shapes import Bag, Number, Order, Subset
from conclave.core.text.presenter import Presenter

MAX_INPUT_LENGTH: Final = 300  # characters; no answer needs more


def parse_input(game: Game, state: State, presenter: Presenter, listed: Sequence[Choice], text: str) -> list[Action]:
    """Return the actions of a typed line; `listed` are the numbered choices."""
    if len(text) > MAX_INPUT_LENGTH:
        raise _not_understood(presenter, f"{text[:20]}...")
    try:
        return _read(game, state, presenter, listed, text)
    except ValueError:  # digits that int() rejects, such as superscripts
        raise _not_understood(presenter, text) from None


def _not_understood(presenter: Presenter, text: str) -> MalformedAction:
    return MalformedAction(CommandMessages(presenter.language).say("not-understood", text=text))


def _read(game: Game, state: State, presenter: Presenter, listed: Sequence[Choice], text: str) -> list[Action]:
    question = game.question(state)
    shape = question.shape
    if isinstance(shape, (Number, Subset, Order)) or ";" in text:  # parse_answer interprets their numbers itself
        return parse_answer(game, state, text)
    if isinstance(shape, Bag) and shape.size > 1:
        return parse_answer(game, state, _apart(question, shape, presenter, text))
    if number := re.fullmatch(r"#?(\d+)[.):]?", text):
        return [pick_choice(presenter, listed, number[1]).action]
    if not re.search(r"[^\W\d_]", text):  # otherwise "-1" could match the first power of a card
        raise _not_understood(presenter, text)
    return parse_answer(game, state, _apart(question, shape, presenter, text) if isinstance(shape, Bag) else text)


def pick_choice(presenter: Presenter, listed: Sequence[Choice], number: str) -> Choice:
    """Return the choice with this number."""
    if not 1 <= int(number) <= len(listed):
        raise IllegalAction(CommandMessages(presenter.language).say("no-choice", number=number, most=len(listed)))
    return listed[int(number) - 1]


def _apart(question: Question, shape: Bag, presenter: Presenter, text: str) -> str:
    """Return the text with each kind replaced by its key.

    Kinds may be typed as keys, as names in the reader's language, or as prefixes of either. Single letters may be
    joined: "eel" is two kinds with the prefix e and one with the prefix l. Words that match no kind are left unchanged.
    """
    verb = question.choices[0].text.split()[0]  # notation, such as "gain elan"
    typed = re.findall(r"\d+|[^\W\d_]+|\S", text.casefold().removeprefix(f"{verb} "))
    together = [_kind(letter, shape, presenter) for letter in "".join(typed)]
    if len(together) == shape.size and all(together):
        return " ".join(together)
    return " ".join(_kind(word, shape, presenter) or word for word in typed)


def _kind(typed: str, shape: Bag, presenter: Presenter) -> str:
    """Return the only kind whose key or name equals or starts with the text; "" if none or several match."""
    word = "".join(split_words(typed))
    names = {kind: (kind.casefold(), "".join(split_words(presenter.kind_name(kind)))) for kind in shape.most}
    whole = [kind for kind, called in names.items() if word in called]
    begun = [kind for kind, called in names.items() if word and any(name.startswith(word) for name in called)]
    found = whole or begun
    return found[0] if len(found) == 1 else ""
