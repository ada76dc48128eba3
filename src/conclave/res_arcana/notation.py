"""Actions of Res Arcana as text: "place athanor", "use vault 1", "pay elan", "rival p2"."""

from __future__ import annotations

from typing import Final

from conclave.play.counters import MOST
from conclave.play.forms import NUMBER as NUMBERS
from conclave.play.forms import Form, Forms
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes

KIND_NAMES: Final = ("elan", "life", "calm", "death", "gold")
DECK_NAMES: Final = ("own", "monuments")

BY_VERB: Final = {
    codes.V_DEAL: Form("deal {}", "component", 0, codes.COMPONENTS),
    codes.V_START: Form("start {}", "seat", 0, codes.MAX_SEATS),
    codes.V_FIRST: Form("first {}", "seat", 0, codes.MAX_SEATS),
    codes.V_KEEP: Form("keep {}", "component", 0, codes.ARTIFACTS),
    codes.V_MAGE: Form("mage {}", "component", codes.MAGES, codes.ITEMS - codes.MAGES),
    codes.V_ITEM: Form("item {}", "component", codes.ITEMS, codes.MONUMENTS - codes.ITEMS),
    codes.V_TAKE: Form("take {}", "component", 0, codes.COMPONENTS),
    codes.V_PLACE: Form("place {}", "component", 0, codes.ARTIFACTS),
    codes.V_CLAIM: Form("claim {}", "component", codes.MONUMENTS, codes.COMPONENTS - codes.MONUMENTS),
    codes.V_CLAIM_TOP: Form("claim top"),
    codes.V_SELL_GOLD: Form("discard {} for gold", "component", 0, codes.ARTIFACTS),
    codes.V_SELL_TWO: Form("discard {} for two", "component", 0, codes.ARTIFACTS),
    codes.V_USE: Form("use {}", "power", 0, codes.POWERS),
    codes.V_PASS: Form("pass"),
    codes.V_PAY: Form("pay {}", "kind", 0, codes.KINDS),
    codes.V_GAIN: Form("gain {}", "kind", 0, codes.KINDS),
    codes.V_LOSE: Form("lose {}", "kind", 0, codes.KINDS),
    codes.V_KIND: Form("kind {}", "kind", 0, codes.KINDS),
    codes.V_NUMBER: Form("number {}", NUMBERS, 0, MOST + 1),
    codes.V_DISCARD: Form("discard {}", "component", 0, codes.ARTIFACTS),
    codes.V_DESTROY: Form("destroy {}", "component", 0, codes.ARTIFACTS),
    codes.V_TURN: Form("turn {}", "component", 0, codes.ARTIFACTS),
    codes.V_STRAIGHTEN: Form("straighten {}", "component", 0, codes.COMPONENTS),
    codes.V_PUT_ON: Form("put on {}", "component", 0, codes.COMPONENTS),
    codes.V_SUMMON: Form("summon {}", "component", 0, codes.ARTIFACTS),
    codes.V_RETURN: Form("return {}", "component", 0, codes.PLACES),
    codes.V_RIVAL: Form("rival {}", "seat", 0, codes.MAX_SEATS),
    codes.V_LOOK: Form("look {}", "deck", 0, len(DECK_NAMES)),
    codes.V_REACT: Form("react {}", "power", 0, codes.POWERS),
    codes.V_ACCEPT: Form("accept"),
    codes.V_DECLINE: Form("decline"),
    codes.V_DONE: Form("done"),
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


FORMS: Final = Forms(BY_VERB, operand_text)
