"""The question before a seat, whole, for people: its kind, its sentence, its shape and what may be answered."""

from __future__ import annotations

from conclave.play.checks import seat_is_asked
from conclave.play.counters import FIELD
from conclave.play.protocol import Action, Choice, Closed, Json, Question
from conclave.play.shapes import Bag, Number, One, Order, Shape, Subset
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL, NUMBER
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.state import State
from conclave.res_arcana.face.text import effect_text, essences, kind_name, named, say
from conclave.res_arcana.notation import FORMS, KIND_NAMES

BY_VERB = {
    codes.V_KEEP: "keep",
    codes.V_MAGE: "mage",
    codes.V_ITEM: "item",
    codes.V_TAKE: "take",
    codes.V_PAY: "pay",
    codes.V_GAIN: "gain",
    codes.V_LOSE: "lose",
    codes.V_KIND: "kind",
    codes.V_NUMBER: "number",
    codes.V_RIVAL: "rival",
    codes.V_FIRST: "first",
    codes.V_LOOK: "look",
    codes.V_DISCARD: "discard",
    codes.V_DESTROY: "destroy",
    codes.V_TURN: "turn",
    codes.V_STRAIGHTEN: "straighten",
    codes.V_PUT_ON: "put_on",
    codes.V_SUMMON: "summon",
    codes.V_RETURN: "return",
}
NO_SOURCE = ("main", "first", "keep", "mage", "item", "react-check", "put_on", "return", "take")
COUNTED = ("pay", "gain", "put", "lose", "discard")


def question(state: State) -> Question:
    """Built on demand; NobodyIsAsked while no seat is."""
    seat_is_asked(state)
    kind = kind_of(state)
    source = source_of(state)
    legal = state.legal()
    return Question(
        kind=kind,
        seat=state.actor(),
        source=source,
        prompt=f"ask-{kind}{variation(state, kind)}",
        args=args_of(state, kind, source),
        shape=shape_of(state, legal),
        choices=tuple([choice(state, action) for action in legal]),
        closed=tuple([Closed(FORMS.choice(a), why) for a in state.expected() if (why := state.why_not(a))]),
    )


def choice(state: State, action: Action) -> Choice:
    """With what it would mean as things stand."""
    plain, then = FORMS.choice(action), state.then(action)
    return Choice(plain.action, plain.text, plain.key, then) if then else plain


def kind_of(state: State) -> str:
    match state.word(lay.ASK):
        case codes.ASK_MAIN:
            return "main"
        case codes.ASK_REACT:
            return "react-check" if state.word(lay.CHOICE) == codes.AT_VICTORY_CHECK else "react-loss"
        case codes.ASK_UNLESS:
            return "upkeep" if state.word(lay.PHASE) == codes.PH_COLLECT else "unless"
        case codes.ASK_BAG if state.word(lay.VERB) == codes.V_GAIN and state.word(lay.ONTO) >= 0:
            return "put"
    return BY_VERB[state.word(lay.VERB)]


def variation(state: State, kind: str) -> str:
    """Where the same kind of question is asked for another reason, the end of its sentence's key."""
    if kind == "pay" and state.word(lay.MISS):
        return "-less"
    if kind == "kind" and not state.word(lay.OPTIONAL):
        return "-gain"
    if kind == "item" and state.word(lay.PHASE) == codes.PH_ACTIONS:
        return "-swap"
    if kind in ("discard", "destroy") and state.word(lay.OPTIONAL):
        return "-unless"
    return ""


def args_of(state: State, kind: str, source: str) -> dict[str, Json]:
    """What the sentence mentions: ids, numbers, and amounts by kind."""
    args: dict[str, Json] = {}
    if kind == "item" and state.word(lay.DEPTH):
        args["card"] = source
    elif source and kind not in NO_SOURCE:
        args["card"] = paid_for(state) if kind == "pay" else source
    if kind in COUNTED:
        args["count"] = state.word(lay.COUNT)
    if kind == "pay" and state.word(lay.MISS):
        args |= {"less": state.word(lay.MISS), "cost": cost_left(state)}
    if kind == "number":
        args["kind"] = KIND_NAMES[state.word(top_frame(state) + lay.KIND)]
    if kind in ("unless", "upkeep"):
        args["essences"] = by_kind(counts(state.word(lay.NEED)))
    if kind in ("react-loss", "unless", "discard", "destroy") and (attack := attack_of(source)):
        args["loss"] = {"life": attack.life}
    return args


def sentence(question: Question, language: str) -> str:
    """The sentence that asks it."""
    return say(language, question.prompt, **words_of(question, language))


def words_of(question: Question, language: str) -> dict[str, int | str]:
    """What its sentence mentions, in words; an attack is told in full."""
    words: dict[str, int | str] = {}
    for name, value in question.args.items():
        match name:
            case "card":
                words[name] = named(value, language)
            case "kind":
                words[name] = kind_name(KIND_NAMES.index(value), language)
            case "essences" | "cost" | "loss":
                words[name] = essences(v.E(**value), language)
            case _:
                words[name] = value
    if "loss" in words and (attack := attack_of(question.source)):
        words["attack"] = effect_text(language, None, attack)
    return words


def source_of(state: State) -> str:
    """The component that asks."""
    number = state.word(top_frame(state) + lay.SRC) if state.word(lay.DEPTH) else codes.NO_COMPONENT
    return ALL[number].id if number >= 0 else ""


def attack_of(source: str) -> v.Attack | None:
    """The attack on this component, if it has one."""
    powers = ALL[NUMBER[source]].powers if source else ()
    return next((effect for power in powers for effect in power.effects if isinstance(effect, v.Attack)), None)


def top_frame(state: State) -> int:
    return lay.STACK + (state.word(lay.DEPTH) - 1) * lay.FRAME


def paid_for(state: State) -> str:
    """What is paid for: a power's component, or the card that it places."""
    frame = top_frame(state)
    is_placing = T.code[(state.word(frame + lay.PC) - 1) * codes.OP_WIDTH] == codes.OP_SUMMON_PAY
    return ALL[state.word(frame + lay.X)].id if is_placing else source_of(state)


def cost_left(state: State) -> dict[str, int]:
    """The cost that a discount is taken off."""
    needs = counts(state.word(lay.NEED))
    free = state.word(lay.COUNT) + state.word(lay.MISS) - sum(needs)
    return by_kind(needs) | ({"any": free} if free else {})


def by_kind(amount: list[int]) -> dict[str, int]:
    """Only the kinds that occur."""
    return {kind: count for kind, count in zip(KIND_NAMES, amount, strict=True) if count}


def shape_of(state: State, legal: list[int]) -> Shape:
    match state.word(lay.ASK):
        case codes.ASK_BAG:
            return bag_of(state)
        case codes.ASK_NUMBER:
            return Number(state.word(lay.LAST), state.word(lay.COUNT))
        case codes.ASK_TAKE:
            return Subset(0, len(legal) - 1)
        case codes.ASK_CARD if state.word(lay.VERB) == codes.V_RETURN:
            return Order(len(legal))
        case codes.ASK_CARD if state.word(lay.COUNT) > 1 or state.partial():
            return Subset(state.word(lay.COUNT), state.word(lay.COUNT))
    return One()


def bag_of(state: State) -> Bag:
    """Kinds below the last one chosen are settled: what they lack counts as missed."""
    size, last = state.word(lay.COUNT), state.word(lay.LAST)
    needs = counts(state.word(lay.NEED))
    pool = counts(state.word(lay.SEAT0 + state.actor() * lay.SEAT_WORDS + lay.POOL))
    gaining = state.word(lay.VERB) == codes.V_GAIN
    most = {
        KIND_NAMES[k]: size if gaining else min(size, pool[k])
        for k in range(last, codes.KINDS)
        if state.word(lay.CHOICE) >> k & 1 and (gaining or pool[k])
    }
    return Bag(
        size=size,
        most=most,
        needs={KIND_NAMES[k]: needs[k] for k in range(last, codes.KINDS) if needs[k]},
        may_miss=state.word(lay.MISS) - sum(needs[:last]),
    )


def counts(packed: int) -> list[int]:
    return [packed >> (12 * k) & FIELD for k in range(codes.KINDS)]
