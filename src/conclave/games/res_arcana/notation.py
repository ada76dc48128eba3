"""Actions of Res Arcana as text: "place athanor", "use vault 1", "pay elan", "rival p2"."""

from __future__ import annotations

from typing import Final

from conclave.core.action_notation import NUMBER as NUMBERS
from conclave.core.action_notation import ActionForm, ActionForms
from conclave.core.counters import MAX_PER_KIND
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.vocab import Artifact, Component, Item, Mage, Monument, Place

KIND_NAMES: Final = ("elan", "life", "calm", "death", "gold")
DECK_NAMES: Final = ("own", "monuments")


def form(pattern: str, *kinds: type[Component]) -> ActionForm:
    """Return the form of a verb whose operand is a component of one of these kinds."""
    return ActionForm(pattern, "component", among=tuple(one.number for one in ALL if isinstance(one, kinds)))


POWERS: Final = 2 * len(ALL)
BY_VERB: Final = {
    codes.V_DEAL: form("deal {}", Component),
    codes.V_START: ActionForm("start {}", "seat", 0, codes.MAX_SEATS),
    codes.V_FIRST: ActionForm("first {}", "seat", 0, codes.MAX_SEATS),
    codes.V_KEEP: form("keep {}", Artifact),
    codes.V_MAGE: form("mage {}", Mage),
    codes.V_ITEM: form("item {}", Item),
    codes.V_TAKE: form("take {}", Component),
    codes.V_PLACE: form("place {}", Artifact),
    codes.V_CLAIM: form("claim {}", Monument, Place),
    codes.V_CLAIM_TOP: ActionForm("claim top"),
    codes.V_SELL_GOLD: form("discard {} for gold", Artifact),
    codes.V_SELL_TWO: form("discard {} for two", Artifact),
    codes.V_USE: ActionForm("use {}", "power", 0, POWERS),
    codes.V_PASS: ActionForm("pass"),
    codes.V_PAY: ActionForm("pay {}", "kind", 0, codes.KINDS),
    codes.V_GAIN: ActionForm("gain {}", "kind", 0, codes.KINDS),
    codes.V_LOSE: ActionForm("lose {}", "kind", 0, codes.KINDS),
    codes.V_KIND: ActionForm("kind {}", "kind", 0, codes.KINDS),
    codes.V_NUMBER: ActionForm("number {}", NUMBERS, 0, MAX_PER_KIND + 1),
    codes.V_DISCARD: form("discard {}", Artifact),
    codes.V_DESTROY: form("destroy {}", Artifact),
    codes.V_TURN: form("turn {}", Artifact),
    codes.V_STRAIGHTEN: form("straighten {}", Component),
    codes.V_PUT_ON: form("put on {}", Component),
    codes.V_SUMMON: form("summon {}", Artifact),
    codes.V_RETURN: form("return {}", Artifact, Monument),
    codes.V_RIVAL: ActionForm("rival {}", "seat", 0, codes.MAX_SEATS),
    codes.V_LOOK: ActionForm("look {}", "deck", 0, len(DECK_NAMES)),
    codes.V_REACT: ActionForm("react {}", "power", 0, POWERS),
    codes.V_ACCEPT: ActionForm("accept"),
    codes.V_DECLINE: ActionForm("decline"),
    codes.V_DONE: ActionForm("done"),
}


def operand_text(sort: str, operand: int) -> str:
    """Return the text of an operand, or "" if there is none."""
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


FORMS: Final = ActionForms(BY_VERB, operand_text)
