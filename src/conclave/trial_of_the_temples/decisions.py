"""The question before a seat, whole, for people."""

from __future__ import annotations

from typing import Final

from conclave.play.checks import seat_is_asked
from conclave.play.protocol import Decision, Json
from conclave.play.shapes import Bag, One, Shape
from conclave.trial_of_the_temples.engine import layout as lay
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.engine.state import State
from conclave.trial_of_the_temples.notation import COLOUR_NAMES, TRACK_NAMES, WORDING
from conclave.trial_of_the_temples.text import name_of, say

KINDS: Final = {
    w.ASK_MAT: "mat",
    w.ASK_PLACE: "place",
    w.ASK_COLLECT: "collect",
    w.ASK_WILD: "wild",
    w.ASK_CORE: "core",
    w.ASK_ECHO: "echo",
    w.ASK_TURN: "turn",
    w.ASK_ON: "on",
    w.ASK_PAY: "pay",
    w.ASK_STORE: "store",
    w.ASK_CONVERT: "convert",
}


def decision(state: State) -> Decision:
    """Built on demand; NobodyIsAsked while no seat is."""
    seat_is_asked(state)
    question = state.word(lay.ASK)
    kind = KINDS[question]
    args: dict[str, Json] = {}
    if kind in ("wild", "store"):
        args["count"] = state.word(lay.COUNT)
    elif kind == "core":
        args["colour"] = COLOUR_NAMES[state.word(lay.CORE)]
    elif kind in ("on", "pay"):
        args["track"] = TRACK_NAMES[state.word(lay.TRACK)]
    return Decision(
        kind=kind,
        seat=state.actor(),
        source=args.get("track", ""),
        prompt=f"ask-{kind}",
        args=args,
        shape=shape_of(state),
        options=tuple([WORDING.option(action) for action in state.legal()]),
    )


def question(decision: Decision, language: str) -> str:
    """The sentence that asks it."""
    args = dict(decision.args)
    if "track" in args:
        args["track"] = name_of(args["track"], language)
    return say(language, decision.prompt, **args)


def shape_of(state: State) -> Shape:
    if state.word(lay.ASK) != w.ASK_WILD:
        return One()
    size = state.word(lay.COUNT)
    return Bag(size, {COLOUR_NAMES[k]: size for k in range(state.word(lay.LAST), w.PURPLE)}, {}, 0)
