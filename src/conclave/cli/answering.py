"""What a person typed at a question, as actions: numbers count the choices as they were listed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from conclave.cli.phrases import Phrases
from conclave.play.answers import read_answer
from conclave.play.errors import IllegalAction, MalformedAction
from conclave.play.face import Face
from conclave.play.forms import words_of
from conclave.play.protocol import Action, Choice, Game, Question, State
from conclave.play.shapes import Bag, Number, Order, Subset

LONGEST: Final = 300  # letters; no answer needs more


def read(game: Game, state: State, face: Face, listed: Sequence[Choice], text: str) -> list[Action]:
    """The answer that a line means; `listed` are the choices by their numbers."""
    if len(text) > LONGEST:
        raise _not_understood(face, f"{text[:20]}...")
    try:
        return _read(game, state, face, listed, text)
    except ValueError:  # digits that are no number, such as those of an exponent
        raise _not_understood(face, text) from None


def _not_understood(face: Face, text: str) -> MalformedAction:
    return MalformedAction(Phrases(face.language).say("not-understood", text=text))


def _read(game: Game, state: State, face: Face, listed: Sequence[Choice], text: str) -> list[Action]:
    question = game.question(state)
    shape = question.shape
    if isinstance(shape, (Number, Subset, Order)) or ";" in text:  # faces list these in their own order
        return read_answer(game, state, text)
    if isinstance(shape, Bag) and shape.size > 1:
        return read_answer(game, state, _apart(question, shape, face, text))
    if number := re.fullmatch(r"#?(\d+)[.):]?", text):
        return [pick(face, listed, number[1]).action]
    if not re.search(r"[^\W\d_]", text):  # else "-1" could mean the first power of something
        raise _not_understood(face, text)
    return read_answer(game, state, _apart(question, shape, face, text) if isinstance(shape, Bag) else text)


def pick(face: Face, listed: Sequence[Choice], number: str) -> Choice:
    """The choice of this number."""
    if not 1 <= int(number) <= len(listed):
        raise IllegalAction(Phrases(face.language).say("no-choice", number=number, most=len(listed)))
    return listed[int(number) - 1]


def _apart(question: Question, shape: Bag, face: Face, text: str) -> str:
    """Kinds by their keys, whether typed as keys, in the reader's language, or by their beginnings.

    Letters may be written together: "eel" is two of what begins with e and one of what begins with l. Whatever names no
    kind stays as it is.
    """
    verb = question.choices[0].text.split()[0]  # notation, such as "gain elan"
    typed = re.findall(r"\d+|[^\W\d_]+|\S", text.casefold().removeprefix(f"{verb} "))
    together = [_kind(letter, shape, face) for letter in "".join(typed)]
    if len(together) == shape.size and all(together):
        return " ".join(together)
    return " ".join(_kind(word, shape, face) or word for word in typed)


def _kind(typed: str, shape: Bag, face: Face) -> str:
    """The one kind whose key or name is this or begins with it; "" if it is none or could be several."""
    word = "".join(words_of(typed))
    names = {kind: (kind.casefold(), "".join(words_of(face.kind(kind)))) for kind in shape.most}
    whole = [kind for kind, called in names.items() if word in called]
    begun = [kind for kind, called in names.items() if word and any(name.startswith(word) for name in called)]
    found = whole or begun
    return found[0] if len(found) == 1 else ""
