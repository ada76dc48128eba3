"""The question before a seat, whole, for people: its kind, its sentence, its shape and what may be answered."""

from __future__ import annotations

from conclave.play.counters import FIELD
from conclave.play.protocol import Decision, Json, Option
from conclave.play.shapes import Bag, Number, One, Order, Shape, Subset
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.engine.state import State
from conclave.res_arcana.notation import KIND_NAMES, WORDING
from conclave.res_arcana.text import essences, name_of

BY_VERB = {
    w.V_KEEP: "keep",
    w.V_MAGE: "mage",
    w.V_ITEM: "item",
    w.V_TAKE: "take",
    w.V_PAY: "pay",
    w.V_GAIN: "gain",
    w.V_LOSE: "lose",
    w.V_KIND: "kind",
    w.V_NUMBER: "number",
    w.V_RIVAL: "rival",
    w.V_FIRST: "first",
    w.V_LOOK: "look",
    w.V_DISCARD: "discard",
    w.V_DESTROY: "destroy",
    w.V_TURN: "turn",
    w.V_STRAIGHTEN: "straighten",
    w.V_PUT_ON: "put_on",
    w.V_SUMMON: "summon",
    w.V_RETURN: "return",
}
NO_SOURCE = ("main", "first", "keep", "mage", "item", "react-check", "put_on", "return", "take")


def decision(state: State) -> Decision:
    """Built on demand; only for a state in which a player is asked."""
    kind = kind_of(state)
    source = source_of(state)
    legal = state.legal()
    args: dict[str, Json] = {}
    if source and kind not in NO_SOURCE:
        args["card"] = name_of(source)
    if kind in ("pay", "gain", "lose", "discard"):
        args["count"] = state.word(lay.COUNT)
    if kind in ("unless", "upkeep"):
        args["essences"] = essences(counts(state.word(lay.NEED)))
    return Decision(
        kind=kind,
        seat=state.actor(),
        source=source,
        prompt=f"ask-{kind}",
        args=args,
        shape=shape_of(state, legal),
        options=tuple(Option(action, WORDING.write(action), WORDING.key(action)) for action in legal),
    )


def kind_of(state: State) -> str:
    match state.word(lay.ASK):
        case w.ASK_MAIN:
            return "main"
        case w.ASK_REACT:
            return "react-check" if state.word(lay.CHOICE) == w.AT_VICTORY_CHECK else "react-loss"
        case w.ASK_UNLESS:
            return "upkeep" if state.word(lay.PHASE) == w.PH_COLLECT else "unless"
    return BY_VERB[state.word(lay.VERB)]


def source_of(state: State) -> str:
    """The component that asks."""
    number = state.view(-2)["asked"][2]
    return ALL[number].id if number >= 0 else ""


def shape_of(state: State, legal: list[int]) -> Shape:
    match state.word(lay.ASK):
        case w.ASK_BAG:
            return bag_of(state)
        case w.ASK_NUMBER:
            return Number(state.word(lay.LAST), state.word(lay.COUNT))
        case w.ASK_TAKE:
            return Subset(0, len(legal) - 1)
        case w.ASK_CARD if state.word(lay.VERB) == w.V_RETURN:
            return Order(len(legal))
        case w.ASK_CARD if state.word(lay.COUNT) > 1 or state.partial():
            return Subset(state.word(lay.COUNT), state.word(lay.COUNT))
    return One()


def bag_of(state: State) -> Bag:
    """Kinds below the last one chosen are settled: what they lack counts as missed."""
    size, last = state.word(lay.COUNT), state.word(lay.LAST)
    needs = counts(state.word(lay.NEED))
    pool = state.view(-2)["players"][state.actor()]["pool"]
    gaining = state.word(lay.VERB) == w.V_GAIN
    most = {
        KIND_NAMES[k]: size if gaining else min(size, pool[k])
        for k in range(last, w.KINDS)
        if state.word(lay.CHOICE) >> k & 1 and (gaining or pool[k])
    }
    return Bag(
        size=size,
        most=most,
        needs={KIND_NAMES[k]: needs[k] for k in range(last, w.KINDS) if needs[k]},
        may_miss=state.word(lay.MISS) - sum(needs[:last]),
    )


def counts(packed: int) -> list[int]:
    return [packed >> (12 * k) & FIELD for k in range(w.KINDS)]
