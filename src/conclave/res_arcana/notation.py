"""Actions as text: what people read, type and paste into a bug report."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from conclave.play.errors import AmbiguousAction, IllegalAction, MalformedAction
from conclave.play.protocol import Action
from conclave.res_arcana.cards import ALL, NUMBER
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.engine.state import State

KIND_NAMES: Final = ("elan", "life", "calm", "death", "gold")
DECK_NAMES: Final = ("own", "monuments")

# verb: (form, what the operand is, its first value, how many values). The order is that of the policy index.
FORMS: Final[dict[int, tuple[str, str, int, int]]] = {
    w.V_DEAL: ("deal {}", "component", 0, w.COMPONENTS),
    w.V_START: ("start {}", "seat", 0, w.MAX_SEATS),
    w.V_FIRST: ("first {}", "seat", 0, w.MAX_SEATS),
    w.V_KEEP: ("keep {}", "component", 0, w.ARTIFACTS),
    w.V_MAGE: ("mage {}", "component", w.MAGES, w.ITEMS - w.MAGES),
    w.V_ITEM: ("item {}", "component", w.ITEMS, w.MONUMENTS - w.ITEMS),
    w.V_TAKE: ("take {}", "component", 0, w.COMPONENTS),
    w.V_PLACE: ("place {}", "component", 0, w.ARTIFACTS),
    w.V_CLAIM: ("claim {}", "component", w.MONUMENTS, w.COMPONENTS - w.MONUMENTS),
    w.V_CLAIM_TOP: ("claim top", "nothing", 0, 1),
    w.V_SELL_GOLD: ("discard {} for gold", "component", 0, w.ARTIFACTS),
    w.V_SELL_TWO: ("discard {} for two", "component", 0, w.ARTIFACTS),
    w.V_USE: ("use {}", "power", 0, w.POWERS),
    w.V_PASS: ("pass", "nothing", 0, 1),
    w.V_PAY: ("pay {}", "kind", 0, w.KINDS),
    w.V_GAIN: ("gain {}", "kind", 0, w.KINDS),
    w.V_LOSE: ("lose {}", "kind", 0, w.KINDS),
    w.V_KIND: ("kind {}", "kind", 0, w.KINDS),
    w.V_NUMBER: ("number {}", "number", 0, w.MOST + 1),
    w.V_DISCARD: ("discard {}", "component", 0, w.ARTIFACTS),
    w.V_DESTROY: ("destroy {}", "component", 0, w.ARTIFACTS),
    w.V_TURN: ("turn {}", "component", 0, w.ARTIFACTS),
    w.V_STRAIGHTEN: ("straighten {}", "component", 0, w.COMPONENTS),
    w.V_PUT_ON: ("put on {}", "component", 0, w.COMPONENTS),
    w.V_SUMMON: ("summon {}", "component", 0, w.ARTIFACTS),
    w.V_RETURN: ("return {}", "component", 0, w.PLACES),
    w.V_RIVAL: ("rival {}", "seat", 0, w.MAX_SEATS),
    w.V_LOOK: ("look {}", "deck", 0, len(DECK_NAMES)),
    w.V_REACT: ("react {}", "power", 0, w.POWERS),
    w.V_ACCEPT: ("accept", "nothing", 0, 1),
    w.V_DECLINE: ("decline", "nothing", 0, 1),
    w.V_DONE: ("done", "nothing", 0, 1),
}


def action_of(verb: int, operand: int = 0) -> Action:
    return verb << w.SHIFT | operand


@cache
def text_of(action: Action) -> str:
    """The action as text: "place athanor", "use vault 1", "pay elan", "rival p2"."""
    form, sort, first, count = FORMS.get(action >> w.SHIFT, ("", "", 0, 0))
    operand = action & w.OPERAND
    if not first <= operand < first + count:
        raise MalformedAction(f"{action} is no action")
    return form.format(operand_text(sort, operand))


def operand_text(sort: str, operand: int) -> str:
    """What an operand stands for; "" where there is none."""
    match sort:
        case "component":
            return ALL[operand].id
        case "power":
            return f"{ALL[operand >> 1].id} {(operand & 1) + 1}"
        case "kind":
            return KIND_NAMES[operand]
        case "seat":
            return f"p{operand + 1}"
        case "deck":
            return DECK_NAMES[operand]
        case "number":
            return str(operand)
    return ""


def key_of(action: Action) -> str:
    """What is chosen, alone: a kind, a component's id, a number; "" for "no more" and "no"."""
    sort = FORMS[action >> w.SHIFT][1]
    return operand_text(sort, action & w.OPERAND)


# --- Policy index


def _bases() -> tuple[dict[int, int], int]:
    bases: dict[int, int] = {}
    total = 0
    for verb, (_, _, first, count) in FORMS.items():
        bases[verb] = total - first
        total += count
    return bases, total


BASES, NUM_ACTIONS = _bases()


def index_of(action: Action) -> int:
    """A dense number for policies."""
    _, _, first, count = FORMS.get(action >> w.SHIFT, ("", "", 0, 0))
    if not first <= action & w.OPERAND < first + count:
        raise MalformedAction(f"{action} is no action")
    return BASES[action >> w.SHIFT] + (action & w.OPERAND)


# --- Reading


def read(state: State, text: str) -> Action:
    """The legal action that a text means: written in full, or any words that fit exactly one."""
    typed = words_of(text)
    if not typed:
        raise MalformedAction("an empty line is no action")
    legal = state.legal()
    exact = [action for action in legal if words_of(text_of(action)) == typed]
    if exact:
        return exact[0]
    if is_action_text(" ".join(typed)):
        raise IllegalAction(f"'{text.strip()}' is not possible here{suggestion(legal)}")
    fitting = [action for action in legal if fits(typed, words_of(text_of(action)))]
    if len(fitting) > 1:
        some = ", ".join(f"'{text_of(action)}'" for action in fitting[:6])
        raise AmbiguousAction(f"'{text.strip()}' could mean {some}{' and more' if len(fitting) > 6 else ''}")
    if not fitting:
        raise MalformedAction(f"'{text.strip()}' is no action{suggestion(legal)}")
    return fitting[0]


def suggestion(legal: list[Action]) -> str:
    return f"; possible is for example '{text_of(legal[0])}'" if legal else "; the game is over"


def words_of(text: str) -> list[str]:
    """Words in small letters; an underscore is a space."""
    return re.findall(r"[a-z0-9]+", text.lower().replace("'", ""))


def fits(typed: list[str], written: list[str]) -> bool:
    """Every word typed begins a word of the action, in the same order."""
    rest = iter(written)
    return all(any(word.startswith(start) for word in rest) for start in typed)


@cache
def _every_text() -> frozenset[str]:
    texts: set[str] = set()
    for verb, (_, sort, first, count) in FORMS.items():
        if sort != "number":
            texts.update(" ".join(words_of(text_of(action_of(verb, first + i)))) for i in range(count))
    return frozenset(texts)


def is_action_text(text: str) -> bool:
    """Whether the text is an action in full, legal here or not."""
    return text in _every_text() or re.fullmatch(r"number \d{1,4}", text) is not None


def component_number(text: str) -> int:
    """A component from its id, spaces and capitals aside."""
    name = "_".join(words_of(text))
    if name not in NUMBER:
        raise MalformedAction(f"there is no component '{text.strip()}'")
    return NUMBER[name]
