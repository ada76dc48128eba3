"""What a person typed at a question, as actions: numbers count the choices as the table has listed them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from conclave.cli.words import say
from conclave.play.answers import read_answer
from conclave.play.errors import IllegalAction, MalformedAction
from conclave.play.protocol import Action, Decision, Game, Option, State
from conclave.play.shapes import Bag, Number, Order, Subset

LONGEST: Final = 300  # nobody has so much to say


def read(game: Game, state: State, listed: Sequence[Option], text: str) -> list[Action]:
    """The answer that a line means; `listed` are the options by their numbers."""
    if len(text) > LONGEST:
        raise MalformedAction(say("not-understood", text=f"{text[:20]}..."))
    try:
        return _read(game, state, listed, text)
    except ValueError:  # digits that are no number, such as those of an exponent
        raise MalformedAction(say("not-understood", text=text)) from None


def _read(game: Game, state: State, listed: Sequence[Option], text: str) -> list[Action]:
    decision = game.decision(state)
    shape = decision.shape
    if isinstance(shape, (Number, Subset, Order)) or ";" in text:  # tables list these in their own order
        return read_answer(game, state, text)
    if isinstance(shape, Bag) and shape.size > 1:
        return read_answer(game, state, _apart(decision, shape, text))
    if number := re.fullmatch(r"#?(\d+)[.):]?", text):
        return [pick(listed, number[1]).action]
    if not re.search(r"[^\W\d_]", text):  # else "-1" could mean the first power of something
        raise MalformedAction(say("not-understood", text=text))
    return read_answer(game, state, text)


def pick(listed: Sequence[Option], number: str) -> Option:
    """The choice of this number."""
    if not 1 <= int(number) <= len(listed):
        raise IllegalAction(say("no-choice", number=number, most=len(listed)))
    return listed[int(number) - 1]


def _apart(decision: Decision, shape: Bag, text: str) -> str:
    """Letters written together: "eel" is two of what begins with e and one of what begins with l.

    Words that say what they mean stay as they are; so does notation, such as "gain elan".
    """
    verb = decision.options[0].text.split()[0]
    words = text.casefold().removeprefix(f"{verb} ").split()
    initials = {kind[0] for kind in shape.most}
    together = "".join(words)
    if len(together) == shape.size and set(together) <= initials:
        return " ".join(together)
    return " ".join(words)
