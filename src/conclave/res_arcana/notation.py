"""Actions of Res Arcana as text: "place athanor", "use vault 1", "pay elan", "rival p2"."""

from __future__ import annotations

from typing import Final

from conclave.play.counters import MOST
from conclave.play.errors import MalformedAction
from conclave.play.wording import NUMBER as NUMBERS
from conclave.play.wording import Form, Wording, words_of
from conclave.res_arcana.cards import ALL, NUMBER
from conclave.res_arcana.engine import words as w

KIND_NAMES: Final = ("elan", "life", "calm", "death", "gold")
DECK_NAMES: Final = ("own", "monuments")

FORMS: Final = {
    w.V_DEAL: Form("deal {}", "component", 0, w.COMPONENTS),
    w.V_START: Form("start {}", "seat", 0, w.MAX_SEATS),
    w.V_FIRST: Form("first {}", "seat", 0, w.MAX_SEATS),
    w.V_KEEP: Form("keep {}", "component", 0, w.ARTIFACTS),
    w.V_MAGE: Form("mage {}", "component", w.MAGES, w.ITEMS - w.MAGES),
    w.V_ITEM: Form("item {}", "component", w.ITEMS, w.MONUMENTS - w.ITEMS),
    w.V_TAKE: Form("take {}", "component", 0, w.COMPONENTS),
    w.V_PLACE: Form("place {}", "component", 0, w.ARTIFACTS),
    w.V_CLAIM: Form("claim {}", "component", w.MONUMENTS, w.COMPONENTS - w.MONUMENTS),
    w.V_CLAIM_TOP: Form("claim top"),
    w.V_SELL_GOLD: Form("discard {} for gold", "component", 0, w.ARTIFACTS),
    w.V_SELL_TWO: Form("discard {} for two", "component", 0, w.ARTIFACTS),
    w.V_USE: Form("use {}", "power", 0, w.POWERS),
    w.V_PASS: Form("pass"),
    w.V_PAY: Form("pay {}", "kind", 0, w.KINDS),
    w.V_GAIN: Form("gain {}", "kind", 0, w.KINDS),
    w.V_LOSE: Form("lose {}", "kind", 0, w.KINDS),
    w.V_KIND: Form("kind {}", "kind", 0, w.KINDS),
    w.V_NUMBER: Form("number {}", NUMBERS, 0, MOST + 1),
    w.V_DISCARD: Form("discard {}", "component", 0, w.ARTIFACTS),
    w.V_DESTROY: Form("destroy {}", "component", 0, w.ARTIFACTS),
    w.V_TURN: Form("turn {}", "component", 0, w.ARTIFACTS),
    w.V_STRAIGHTEN: Form("straighten {}", "component", 0, w.COMPONENTS),
    w.V_PUT_ON: Form("put on {}", "component", 0, w.COMPONENTS),
    w.V_SUMMON: Form("summon {}", "component", 0, w.ARTIFACTS),
    w.V_RETURN: Form("return {}", "component", 0, w.PLACES),
    w.V_RIVAL: Form("rival {}", "seat", 0, w.MAX_SEATS),
    w.V_LOOK: Form("look {}", "deck", 0, len(DECK_NAMES)),
    w.V_REACT: Form("react {}", "power", 0, w.POWERS),
    w.V_ACCEPT: Form("accept"),
    w.V_DECLINE: Form("decline"),
    w.V_DONE: Form("done"),
}


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


WORDING: Final = Wording(FORMS, operand_text)


def component_number(text: str) -> int:
    """A component from its id, spaces and capitals aside."""
    name = "_".join(words_of(text))
    if name not in NUMBER:
        raise MalformedAction(f"there is no component '{text.strip()}'")
    return NUMBER[name]
