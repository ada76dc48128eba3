"""Whole answers of people as actions: what was chosen, or what was typed, becomes the list that a Session takes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from conclave.play.errors import AmbiguousAction, IllegalAction, MalformedAction, UnfinishedAnswer
from conclave.play.protocol import Action, Decision, Game, Option, State
from conclave.play.shapes import Bag, Number, Order, Subset


def spell(game: Game, state: State, chosen: Sequence[str]) -> list[Action]:
    """The actions that choose these keys of the options: a bag or a subset in any order, an order as it stands."""
    decision, state = game.decision(state), state.copy()
    is_order = isinstance(decision.shape, Order)
    left, options, actions = list(chosen), decision.options, list[Action]()
    while not actions or state.partial():
        options = game.decision(state).options if actions else options
        fitting = [option for option in options if option.key and option.key in (left[:1] if is_order else left)]
        if fitting:
            option = fitting[0]
            left.remove(option.key)
        elif left:
            raise IllegalAction(f"{_listed(left)} cannot be chosen {'next' if actions else 'here'}")
        else:
            option = _no_more(options, len(actions))
        actions.append(option.action)
        state.apply(option.action)
    if len(left) > is_order:  # the last one of an order has only one place to go
        raise IllegalAction(f"{_listed(left)} cannot be chosen any more")
    return actions


def _no_more(options: Sequence[Option], count: int) -> Option:
    for option in options:
        if not option.key:
            return option
    raise UnfinishedAnswer(f"{count} chosen are too few: there is more to choose")


def _listed(keys: Sequence[str]) -> str:
    return ", ".join(f"{count} {key}" if count > 1 else key for key, count in Counter(keys).items())


# --- What people type


def read_answer(game: Game, state: State, text: str) -> list[Action]:
    """The actions that a line of text means: numbers or names of options, a bag in words, or notation.

    Several actions in notation are joined by semicolons.
    """
    text = text.strip()
    if ";" in text:
        return _read_notation(game, state, text)
    decision = game.decision(state)
    shape = decision.shape
    if isinstance(shape, Number) and re.fullmatch(r"-?\d+", text):
        if not shape.least <= int(text) <= shape.most:
            raise IllegalAction(f"choose a number from {shape.least} to {shape.most}")
        return spell(game, state, [str(int(text))])
    if isinstance(shape, Bag) and not (shape.size == 1 and text.isdecimal()):
        return spell(game, state, _read_bag(shape, text))
    if isinstance(shape, (Subset, Order)):
        return spell(game, state, _read_several(decision, text))
    return [_read_one(game, state, decision.options, text)]


def _read_notation(game: Game, state: State, text: str) -> list[Action]:
    actions, state = list[Action](), state.copy()
    for part in filter(None, map(str.strip, text.split(";"))):
        actions.append(game.read(state, part))
        state.apply(actions[-1])
    return actions


def _read_one(game: Game, state: State, options: Sequence[Option], text: str) -> Action:
    if text.isdecimal():
        return _numbered(options, text).action
    try:
        return game.read(state, text)
    except (MalformedAction, IllegalAction) as error:
        fitting = _fitting(options, text)
        if not fitting:
            raise error from None
    if len(fitting) > 1:
        raise AmbiguousAction(f"{text!r} fits {', '.join(option.text for option in fitting)}")
    return fitting[0].action


def _numbered(options: Sequence[Option], text: str) -> Option:
    if not 1 <= int(text) <= len(options):
        raise IllegalAction(f"there is no choice {text}: choose from 1 to {len(options)}")
    return options[int(text) - 1]


def _fitting(options: Sequence[Option], text: str) -> list[Option]:
    """Options that are named in full, or else those that a beginning of a name could mean."""
    wanted = text.casefold()
    exact = [option for option in options if wanted in (option.key.casefold(), option.text.casefold())]
    return exact or [
        option
        for option in options
        if wanted and (option.key.casefold().startswith(wanted) or option.text.casefold().startswith(wanted))
    ]


def _read_bag(shape: Bag, text: str) -> list[str]:
    """Kinds with counts before them or repeated, in full or by their beginnings: "2 elan 1 gold", "e e g", "2e g"."""
    chosen: list[str] = []
    for count, word in re.findall(r"(\d*)\s*[x*]?\s*([^\W\d]+)|\S", text):
        if not word:
            raise MalformedAction(f"say it as kinds, such as {_example(shape)!r}")
        kinds = [kind for kind in shape.most if kind.casefold() == word.casefold()]
        kinds = kinds or [kind for kind in shape.most if kind.casefold().startswith(word.casefold())]
        if len(kinds) != 1:
            raise MalformedAction(f"{word!r} is none of {', '.join(shape.most)}")
        chosen += kinds * min(int(count or 1), shape.size + 1)
        if len(chosen) > shape.size:
            break
    if len(chosen) != shape.size:
        raise MalformedAction(f"choose {shape.size} in all, such as {_example(shape)!r}")
    return chosen


def _example(shape: Bag) -> str:
    left, parts = shape.size, list[str]()
    for kind, most in shape.most.items():
        if count := min(left, most):
            parts.append(f"{count} {kind}")
            left -= count
    return " ".join(parts)


def _read_several(decision: Decision, text: str) -> list[str]:
    """Numbers or names of several options; a subset may also be "none" or "all"."""
    options = [option for option in decision.options if option.key]
    if isinstance(decision.shape, Subset) and text.casefold() in ("none", "all"):
        return [option.key for option in options] if text.casefold() == "all" else []
    chosen: list[str] = []
    for word in re.split(r"[\s,]+", text):
        fitting = [_numbered(options, word)] if word.isdecimal() else _fitting(options, word)
        if len(fitting) != 1:
            raise MalformedAction(f"{word!r} is not one of the choices: give their numbers, such as '1 2'")
        chosen.append(fitting[0].key)
    if len(set(chosen)) != len(chosen):
        raise MalformedAction("each choice can be named once only")
    if isinstance(decision.shape, Order) and len(chosen) != len(options):
        raise MalformedAction(f"put all {len(options)} in order, such as {_order_example(len(options))!r}")
    return chosen


def _order_example(size: int) -> str:
    return " ".join(str(number) for number in range(size, 0, -1))


def forced_answer(state: State) -> list[Action]:
    """The only whole answer there is; empty where there is a choice, even one late in the answer."""
    legal = state.legal()
    if len(legal) != 1:
        return []
    answer, state = list(legal), state.copy()
    state.apply(legal[0])
    while state.partial():
        legal = state.legal()
        if len(legal) != 1:
            return []
        answer += legal
        state.apply(legal[0])
    return answer
