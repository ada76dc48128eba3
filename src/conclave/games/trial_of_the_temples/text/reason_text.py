"""Texts of reasons for illegal actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.core.game import Action, Reason
from conclave.core.text.fluent import ENGLISH
from conclave.games.trial_of_the_temples.components import COLOURS, GOODS, SPELLS
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.notation import FORMS
from conclave.games.trial_of_the_temples.text.component_text import amount, name_of, say

PLAIN: Final = {
    codes.R_OVER: "over",
    codes.R_OTHER: "other",
    codes.R_END: "end",
    codes.R_BARRIER: "barrier",
    codes.R_TAKEN: "taken",
    codes.R_SURROUNDED: "surrounded",
    codes.R_STANDS: "stands",
    codes.R_NO_CLONE: "no-clone",
    codes.R_FILLED: "filled",
    codes.R_FULL: "full",
    codes.R_ORDER: "order",
    codes.R_NO_USE: "no-use",
    codes.R_NOT_AMONG: "not-among",
    codes.R_CONVERTED: "converted",
    codes.R_NOTHING: "nothing",
    codes.R_FIRST: "first",
}
OF_A_SPELL: Final = {
    codes.R_USED: "used",
    codes.R_UNTAUGHT: "untaught",
    codes.R_OWN_TURN: "own-turn",
    codes.R_UNHEARD: "unheard",
}


@lru_cache(4096)  # the same few reasons recur
def explain_reason(reason: Reason, language: str = ENGLISH) -> str:
    """Return the sentence for a reason."""
    code, *numbers = reason
    match code:
        case codes.R_TOKEN:
            return say(language, "why-token", price=numbers[0], mana=numbers[1])
        case codes.R_LACKS:
            space, *crystals, price, mana = numbers
            goods = amount(dict(zip(COLOURS, crystals, strict=True)), language)
            return say(language, "why-lacks", space=space, goods=goods, price=price, mana=mana)
        case codes.R_MOST:
            return say(language, "why-most-spaces", count=numbers[0])
        case codes.R_ROW | codes.R_COLUMN:
            colour = say(language, f"colour-{COLOURS[numbers[0]]}")
            return say(language, "why-line", where="row" if code == codes.R_ROW else "column", colour=colour)
        case codes.R_MANA:
            return say(language, "why-mana", mana=numbers[0])
        case codes.R_NONE_OF:
            return say(language, "why-none-of", good=amount({GOODS[numbers[0]]: 1}, language))
    if code in OF_A_SPELL:
        return say(language, f"why-{OF_A_SPELL[code]}", spell=name_of(SPELLS[numbers[0]], language))
    return say(language, f"why-{PLAIN[code]}")


def explain_refusal(action: Action, reason: Reason) -> str:
    """Return the error message for a rejected action."""
    return FORMS.refusal_text(action, explain_reason(reason))
