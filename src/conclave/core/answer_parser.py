"""Parser of complete answers: turns chosen keys or typed text into the list of actions that a Session accepts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from conclave.core.errors import AmbiguousAction, IllegalAction, MalformedAction, UnfinishedAnswer
from conclave.core.game import Action, Choice, Game, Question, State
from conclave.core.shapes import Bag, Number, Order, Subset
from conclave.core.text.error_texts import make_refusal


def keys_to_actions(game: Game, state: State, chosen: Sequence[str]) -> list[Action]:
    """Return the actions that choose these keys. The order of the keys matters only for the shape Order."""
    question, state = game.question(state), state.copy()
    is_order = isinstance(question.shape, Order)
    left, choices, actions = list(chosen), question.choices, list[Action]()
    while not actions or state.is_mid_action():
        choices = game.question(state).choices if actions else choices
        fitting = [choice for choice in choices if choice.key and choice.key in (left[:1] if is_order else left)]
        if fitting:
            choice = fitting[0]
            left.remove(choice.key)
        elif left:
            raise make_refusal(
                IllegalAction, "answer-not-next" if actions else "answer-not-here", what=_list_keys(left)
            )
        else:
            choice = _no_more(choices, len(actions))
        actions.append(choice.action)
        state.apply_action(choice.action)
    if len(left) > is_order:  # the last item of an order is not asked for
        raise make_refusal(IllegalAction, "answer-not-any-more", what=_list_keys(left))
    return actions


def _no_more(choices: Sequence[Choice], count: int) -> Choice:
    for choice in choices:
        if not choice.key:
            return choice
    raise make_refusal(UnfinishedAnswer, "answer-too-few", count=str(count))


def _list_keys(keys: Sequence[str]) -> str:
    return ", ".join(f"{count} {key}" if count > 1 else key for key, count in Counter(keys).items())


# --- Typed answers


def parse_answer(game: Game, state: State, text: str) -> list[Action]:
    """Parse a typed answer and return its actions.

    An answer is a number, the numbers or names of choices, kinds with counts such as "2 elan 1 gold", or notation.
    Semicolons separate several actions in notation.
    """
    text = text.strip()
    if ";" in text:
        return _read_notation(game, state, text)
    question = game.question(state)
    shape = question.shape
    if isinstance(shape, Number) and re.fullmatch(r"-?\d+", text):
        if not shape.least <= int(text) <= shape.most:
            raise make_refusal(IllegalAction, "answer-number", least=str(shape.least), most=str(shape.most))
        return keys_to_actions(game, state, [str(int(text))])
    if isinstance(shape, Bag) and not (shape.size == 1 and text.isdecimal()):
        return keys_to_actions(game, state, _read_bag(shape, text))
    if isinstance(shape, (Subset, Order)):
        return keys_to_actions(game, state, _read_several(question, text))
    return [_read_one(game, state, question.choices, text)]


def _read_notation(game: Game, state: State, text: str) -> list[Action]:
    actions, state = list[Action](), state.copy()
    for part in filter(None, map(str.strip, text.split(";"))):
        actions.append(game.read(state, part))
        state.apply_action(actions[-1])
    return actions


def _read_one(game: Game, state: State, choices: Sequence[Choice], text: str) -> Action:
    if text.isdecimal():
        return _choice_by_number(choices, text).action
    try:
        return game.read(state, text)
    except (MalformedAction, IllegalAction) as error:
        fitting = _fitting(choices, text)
        if not fitting:
            raise error from None
    if len(fitting) > 1:
        raise make_refusal(
            AmbiguousAction, "answer-fits", text=text, choices=", ".join(choice.text for choice in fitting)
        )
    return fitting[0].action


def _choice_by_number(choices: Sequence[Choice], text: str) -> Choice:
    if not 1 <= int(text) <= len(choices):
        raise make_refusal(IllegalAction, "answer-no-choice", number=text, most=str(len(choices)))
    return choices[int(text) - 1]


def _fitting(choices: Sequence[Choice], text: str) -> list[Choice]:
    """Return the choices named in full; if there are none, those with a matching prefix."""
    wanted = text.casefold()
    exact = [choice for choice in choices if wanted in (choice.key.casefold(), choice.text.casefold())]
    return exact or [
        choice
        for choice in choices
        if wanted and (choice.key.casefold().startswith(wanted) or choice.text.casefold().startswith(wanted))
    ]


def _read_bag(shape: Bag, text: str) -> list[str]:
    """Parse kinds, repeated or with counts, in full or by prefix: "2 elan 1 gold", "e e g", "2e g"."""
    chosen: list[str] = []
    for count, word in re.findall(r"(\d*)\s*[x*]?\s*([^\W\d]+)|\S", text):
        if not word:
            raise make_refusal(MalformedAction, "answer-kinds", example=_example(shape))
        kinds = [kind for kind in shape.most if kind.casefold() == word.casefold()]
        kinds = kinds or [kind for kind in shape.most if kind.casefold().startswith(word.casefold())]
        if len(kinds) != 1:
            raise make_refusal(MalformedAction, "answer-none-of", word=word, kinds=", ".join(shape.most))
        chosen += kinds * min(int(count or 1), shape.size + 1)
        if len(chosen) > shape.size:
            break
    if len(chosen) != shape.size:
        raise make_refusal(MalformedAction, "answer-in-all", count=str(shape.size), example=_example(shape))
    return chosen


def _example(shape: Bag) -> str:
    left, parts = shape.size, list[str]()
    for kind, most in shape.most.items():
        if count := min(left, most):
            parts.append(f"{count} {kind}")
            left -= count
    return " ".join(parts)


def _read_several(question: Question, text: str) -> list[str]:
    """Parse numbers or names of several choices; a subset may also be "none" or "all"."""
    choices = [choice for choice in question.choices if choice.key]
    if isinstance(question.shape, Subset) and text.casefold() in ("none", "all"):
        return [choice.key for choice in choices] if text.casefold() == "all" else []
    chosen: list[str] = []
    for word in re.split(r"[\s,]+", text):
        fitting = [_choice_by_number(choices, word)] if word.isdecimal() else _fitting(choices, word)
        if len(fitting) != 1:
            raise make_refusal(MalformedAction, "answer-not-one", word=word)
        chosen.append(fitting[0].key)
    if len(set(chosen)) != len(chosen):
        raise make_refusal(MalformedAction, "answer-once")
    if isinstance(question.shape, Order) and len(chosen) != len(choices):
        example = _order_example(len(choices))
        raise make_refusal(MalformedAction, "answer-order", count=str(len(choices)), example=example)
    return chosen


def _order_example(size: int) -> str:
    return " ".join(str(number) for number in range(size, 0, -1))


def find_forced_answer(state: State) -> list[Action]:
    """Return the only complete answer; empty if there is a choice, even late in the answer."""
    legal = state.legal_actions()
    if len(legal) != 1:
        return []
    answer, state = list(legal), state.copy()
    state.apply_action(legal[0])
    while state.is_mid_action():
        legal = state.legal_actions()
        if len(legal) != 1:
            return []
        answer += legal
        state.apply_action(legal[0])
    return answer
