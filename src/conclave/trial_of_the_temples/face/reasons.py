"""Reasons in words: what keeps a seat from an action, and what lacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Action, Reason
from conclave.trial_of_the_temples.box import COLOURS, GOODS, SPELLS
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.face.text import amount, name_of, say
from conclave.trial_of_the_temples.notation import WORDING

PLAIN: Final = {
    w.R_OVER: "over",
    w.R_OTHER: "other",
    w.R_END: "end",
    w.R_BARRIER: "barrier",
    w.R_TAKEN: "taken",
    w.R_SURROUNDED: "surrounded",
    w.R_STANDS: "stands",
    w.R_NO_CLONE: "no-clone",
    w.R_FILLED: "filled",
    w.R_FULL: "full",
    w.R_ORDER: "order",
    w.R_NO_USE: "no-use",
    w.R_NOT_AMONG: "not-among",
    w.R_CONVERTED: "converted",
    w.R_NOTHING: "nothing",
    w.R_FIRST: "first",
}
OF_A_SPELL: Final = {w.R_USED: "used", w.R_UNTAUGHT: "untaught", w.R_OWN_TURN: "own-turn", w.R_UNHEARD: "unheard"}


@lru_cache(4096)  # a table's server says the same few all day long
def why(reason: Reason, language: str = ENGLISH) -> str:
    """The sentence that says it."""
    code, *numbers = reason
    match code:
        case w.R_TOKEN:
            return say(language, "why-token", price=numbers[0], mana=numbers[1])
        case w.R_LACKS:
            space, *crystals, price, mana = numbers
            goods = amount(dict(zip(COLOURS, crystals, strict=True)), language)
            return say(language, "why-lacks", space=space, goods=goods, price=price, mana=mana)
        case w.R_MOST:
            return say(language, "why-most-spaces", count=numbers[0])
        case w.R_ROW | w.R_COLUMN:
            colour = say(language, f"colour-{COLOURS[numbers[0]]}")
            return say(language, "why-line", where="row" if code == w.R_ROW else "column", colour=colour)
        case w.R_MANA:
            return say(language, "why-mana", mana=numbers[0])
        case w.R_NONE_OF:
            return say(language, "why-none-of", good=amount({GOODS[numbers[0]]: 1}, language))
    if code in OF_A_SPELL:
        return say(language, f"why-{OF_A_SPELL[code]}", spell=name_of(SPELLS[numbers[0]], language))
    return say(language, f"why-{PLAIN[code]}")


def refusal(action: Action, reason: Reason) -> str:
    """What an engine says that refuses an action."""
    return WORDING.refusal(action, why(reason))
