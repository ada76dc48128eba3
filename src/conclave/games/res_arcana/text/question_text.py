"""Questions of Res Arcana in presentable form: kind, sentence, shape and choices."""

from __future__ import annotations

from conclave.core.counters import FIELD
from conclave.core.game import Action, Choice, Json, Question, UnavailableChoice
from conclave.core.shapes import Bag, Number, One, Order, Shape, Subset
from conclave.core.validation import check_seat_asked
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.cards import ALL, NUMBER
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.notation import FORMS, KIND_NAMES
from conclave.games.res_arcana.text.component_text import effect_text, essences, kind_name, name_in_sentence, say

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
    """Return the pending question. Raise NobodyIsAsked if no seat is asked."""
    check_seat_asked(state)
    kind = kind_of(state)
    source = source_of(state)
    legal = state.legal_actions()
    return Question(
        kind=kind,
        seat=state.current_player(),
        source=source,
        prompt=f"ask-{kind}{variation(state, kind)}",
        args=args_of(state, kind, source),
        shape=shape_of(state, legal),
        choices=tuple([choice(state, action) for action in legal]),
        unavailable=tuple(
            [UnavailableChoice(FORMS.choice(a), why) for a in state.expected_actions() if (why := state.why_not(a))]
        ),
    )


def choice(state: State, action: Action) -> Choice:
    """Return the choice for an action, with its preview in this position."""
    plain, then = FORMS.choice(action), state.then(action)
    return Choice(plain.action, plain.text, plain.key, then) if then else plain


def kind_of(state: State) -> str:
    match state.word(lay.QUESTION):
        case codes.ASK_MAIN:
            return "main"
        case codes.ASK_REACT:
            return "react-check" if state.word(lay.CHOICE) == codes.AT_VICTORY_CHECK else "react-loss"
        case codes.ASK_UNLESS:
            return "upkeep" if state.word(lay.PHASE) == codes.PH_COLLECT else "unless"
        case codes.ASK_BAG if state.word(lay.VERB) == codes.V_GAIN and state.word(lay.RECEIVER) >= 0:
            return "put"
    return BY_VERB[state.word(lay.VERB)]


def variation(state: State, kind: str) -> str:
    """Return the suffix of the sentence's key for a kind of question that has several reasons; "" by default."""
    if kind == "pay" and state.word(lay.MAX_UNCOVERED):
        return "-less"
    if kind == "kind" and not state.word(lay.OPTIONAL):
        return "-gain"
    if kind == "item" and state.word(lay.PHASE) == codes.PH_ACTIONS:
        return "-swap"
    if kind in ("discard", "destroy") and state.word(lay.OPTIONAL):
        return "-unless"
    return ""


def args_of(state: State, kind: str, source: str) -> dict[str, Json]:
    """Return the arguments of the sentence: ids, numbers, and amounts by kind."""
    args: dict[str, Json] = {}
    if kind == "item" and state.word(lay.DEPTH):
        args["card"] = source
    elif source and kind not in NO_SOURCE:
        args["card"] = paid_for(state) if kind == "pay" else source
    if kind in COUNTED:
        args["count"] = state.word(lay.COUNT)
    if kind == "pay" and state.word(lay.MAX_UNCOVERED):
        args |= {"less": state.word(lay.MAX_UNCOVERED), "cost": cost_left(state)}
    if kind == "number":
        args["kind"] = KIND_NAMES[state.word(top_frame(state) + lay.FRAME_KIND)]
    if kind in ("unless", "upkeep"):
        args["essences"] = by_kind(counts(state.word(lay.UNCOVERED)))
    if kind in ("react-loss", "unless", "discard", "destroy") and (attack := attack_of(source)):
        args["loss"] = {"life": attack.life}
    return args


def sentence(question: Question, language: str) -> str:
    """Return the sentence of a question."""
    return say(language, question.prompt, **words_of(question, language))


def words_of(question: Question, language: str) -> dict[str, int | str]:
    """Return the arguments of the sentence in words. An attack is described in full."""
    words: dict[str, int | str] = {}
    for name, value in question.args.items():
        match name:
            case "card":
                words[name] = name_in_sentence(value, language)
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
    """Return the component that asks."""
    number = state.word(top_frame(state) + lay.FRAME_SOURCE) if state.word(lay.DEPTH) else codes.NO_COMPONENT
    return ALL[number].id if number >= 0 else ""


def attack_of(source: str) -> v.Attack | None:
    """Return the attack of this component, if it has one."""
    powers = ALL[NUMBER[source]].powers if source else ()
    return next((effect for power in powers for effect in power.effects if isinstance(effect, v.Attack)), None)


def top_frame(state: State) -> int:
    return lay.STACK + (state.word(lay.DEPTH) - 1) * lay.FRAME_WORDS


def paid_for(state: State) -> str:
    """Return the component being paid for: a power's own, or the card that it places."""
    frame = top_frame(state)
    is_placing = CARDS.code[(state.word(frame + lay.FRAME_PC) - 1) * codes.OP_WIDTH] == codes.OP_SUMMON_PAY
    return ALL[state.word(frame + lay.FRAME_NUMBER)].id if is_placing else source_of(state)


def cost_left(state: State) -> dict[str, int]:
    """Return the remaining cost before the discount."""
    needs = counts(state.word(lay.UNCOVERED))
    free = state.word(lay.COUNT) + state.word(lay.MAX_UNCOVERED) - sum(needs)
    return by_kind(needs) | ({"any": free} if free else {})


def by_kind(amount: list[int]) -> dict[str, int]:
    """Return an amount by kind, with only the kinds that occur."""
    return {kind: count for kind, count in zip(KIND_NAMES, amount, strict=True) if count}


def shape_of(state: State, legal: list[int]) -> Shape:
    match state.word(lay.QUESTION):
        case codes.ASK_BAG:
            return bag_of(state)
        case codes.ASK_NUMBER:
            return Number(state.word(lay.LAST), state.word(lay.COUNT))
        case codes.ASK_TAKE:
            return Subset(0, len(legal) - 1)
        case codes.ASK_CARD if state.word(lay.VERB) == codes.V_RETURN:
            return Order(len(legal))
        case codes.ASK_CARD if state.word(lay.COUNT) > 1 or state.is_mid_action():
            return Subset(state.word(lay.COUNT), state.word(lay.COUNT))
    return One()


def bag_of(state: State) -> Bag:
    """Return the shape of a bag question.

    Kinds below the last one chosen are settled, so their uncovered symbols count as missed.
    """
    size, last = state.word(lay.COUNT), state.word(lay.LAST)
    needs = counts(state.word(lay.UNCOVERED))
    pool = counts(state.word(lay.SEAT0 + state.current_player() * lay.SEAT_WORDS + lay.POOL))
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
        may_miss=state.word(lay.MAX_UNCOVERED) - sum(needs[:last]),
    )


def counts(packed: int) -> list[int]:
    return [packed >> (12 * k) & FIELD for k in range(codes.KINDS)]
