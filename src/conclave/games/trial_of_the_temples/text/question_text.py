"""Questions of Trial of the Temples: kind, sentence, shape and choices."""

from __future__ import annotations

from typing import Final

from conclave.core.game import Action, Choice, Json, Question, UnavailableChoice
from conclave.core.shapes import Bag, One, Shape
from conclave.core.validation import check_seat_asked
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.notation import COLOUR_NAMES, FORMS, TRACK_NAMES
from conclave.games.trial_of_the_temples.text.component_text import name_of, say

KINDS: Final = {
    codes.ASK_MAT: "mat",
    codes.ASK_PLACE: "place",
    codes.ASK_COLLECT: "collect",
    codes.ASK_WILD: "wild",
    codes.ASK_CORE: "core",
    codes.ASK_ECHO: "echo",
    codes.ASK_TURN: "turn",
    codes.ASK_ON: "on",
    codes.ASK_PAY: "pay",
    codes.ASK_STORE: "store",
    codes.ASK_CONVERT: "convert",
}
# Names of the numbers returned by engine.previews.
HARVEST: Final = (
    "red", "yellow", "blue", "purple", "action", "mana", "wild", "core_red", "core_yellow", "core_blue", "core_purple",
    "tiles", "token",
)  # fmt: skip
NEXT_SPACE: Final = ("space", "points", "mana")


def question(state: State) -> Question:
    """Return the pending question. Raise NobodyIsAsked if no seat is to act."""
    check_seat_asked(state)
    question = state.word(lay.QUESTION)
    kind = KINDS[question]
    args: dict[str, Json] = {}
    if kind in ("wild", "store"):
        args["count"] = state.word(lay.COUNT)
    elif kind == "core":
        args["colour"] = COLOUR_NAMES[state.word(lay.CORE)]
    elif kind in ("on", "pay"):
        args["track"] = TRACK_NAMES[state.word(lay.TRACK)]
    return Question(
        kind=kind,
        seat=state.current_player(),
        source=args.get("track", ""),
        prompt=f"ask-{kind}",
        args=args,
        shape=shape_of(state),
        choices=tuple([choice(state, action) for action in state.legal_actions()]),
        unavailable=tuple(
            [UnavailableChoice(FORMS.choice(a), why) for a in state.expected_actions() if (why := state.why_not(a))]
        ),
    )


def choice(state: State, action: Action) -> Choice:
    """Return a choice with its preview in the current position."""
    plain, then = FORMS.choice(action), then_of(state, action)
    return Choice(plain.action, plain.text, plain.key, then) if then else plain


def then_of(state: State, action: Action) -> dict[str, int]:
    """Return the preview of an action.

    For a placement: the collected resources and the set of positions they come from. For a trial or step: the next
    space, its points and the mana needed.
    """
    verb, x = action >> codes.SHIFT, action & codes.OPERAND
    if verb in (codes.V_FIGURE, codes.V_CLONE):
        position = x
    elif verb == codes.V_COLLECT:
        seat = lay.SEAT0 + state.current_player() * lay.SEAT_WORDS
        position = state.word(seat + (lay.CLONE if x else lay.FIGURE))
    elif verb in (codes.V_TRIAL, codes.V_STEP):
        numbers = state.next_space(x if verb == codes.V_TRIAL else state.word(lay.TRACK))
        return dict(zip(NEXT_SPACE, numbers, strict=True))
    else:
        return {}
    found = {name: count for name, count in zip(HARVEST, state.harvest(position), strict=True) if count}
    return found | {"from": state.harvest_positions(position)}


def sentence(question: Question, language: str) -> str:
    """Return the sentence that asks the question."""
    args = dict(question.args)
    if "track" in args:
        args["track"] = name_of(args["track"], language)
    return say(language, question.prompt, **args)


def shape_of(state: State) -> Shape:
    if state.word(lay.QUESTION) != codes.ASK_WILD:
        return One()
    size = state.word(lay.COUNT)
    return Bag(size, {COLOUR_NAMES[k]: size for k in range(state.word(lay.LAST), codes.PURPLE)}, {}, 0)
