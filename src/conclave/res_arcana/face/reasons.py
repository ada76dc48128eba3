"""Reasons in words: what keeps a seat from an action, and what lacks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Action, Reason
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.face.text import essences, joined, kind_name, named, say
from conclave.res_arcana.notation import WORDING

PLAIN: Final = {
    w.R_OVER: "over",
    w.R_OTHER: "other",
    w.R_TURNED: "turned",
    w.R_STRAIGHT: "straight",
    w.R_REACT: "react",
    w.R_ON_CLAIM: "claim",
    w.R_NO_REACT: "no-react",
    w.R_NO_POWER: "no-power",
    w.R_NOT_IN_PLAY: "not-in-play",
    w.R_NOT_IN_HAND: "not-in-hand",
    w.R_NOT_IN_CENTRE: "not-in-centre",
    w.R_NO_MONUMENT: "no-monument",
    w.R_NOT_AMONG: "not-among",
    w.R_MUST: "must",
}
OF_A_KIND: Final = {w.R_NONE_OF: "none-of", w.R_KIND: "kind", w.R_EARLIER: "earlier", w.R_SHORT: "short"}
NEEDS: Final = {
    w.N_TURN_DRAGON: "turn-dragon",
    w.N_TURN_CREATURE: "turn-creature",
    w.N_DESTROY_ANY: "artifact",
    w.N_DESTROY_OTHER: "other",
    w.N_DESTROY_BEAST: "beast",
    w.N_DISCARD: "card",
}


@lru_cache(4096)  # a table's server says the same few all day long
def why(reason: Reason, language: str = ENGLISH) -> str:
    """The sentence that says it."""
    code, *numbers = reason
    match code:
        case w.R_LACKS:
            return _lacks(numbers[: w.KINDS], numbers[w.KINDS], numbers[w.KINDS + 1], language)
        case w.R_LACKS_OF:
            kinds = [kind_name(kind, language) for kind in range(w.KINDS) if numbers[1] >> kind & 1]
            return say(language, "why-lacks-of", count=numbers[0], kinds=joined(language, "list-or", kinds))
        case w.R_LACKS_HERE:
            card = named(ALL[numbers[0]].id, language)
            return say(language, "why-lacks-here", card=card, essences=essences(numbers[1:], language))
        case w.R_NEEDS:
            return say(language, f"why-needs-{NEEDS[numbers[0]]}")
        case w.R_NUMBER:
            return say(language, "why-number", least=numbers[0], most=numbers[1])
    if code in OF_A_KIND:
        return say(language, f"why-{OF_A_KIND[code]}", kind=kind_name(numbers[0], language))
    return say(language, f"why-{PLAIN[code]}")


def _lacks(kinds: list[int], covered: int, more: int, language: str) -> str:
    if not any(kinds):
        return say(language, "why-lacks-any", count=more)
    lacking = essences(kinds, language)
    if covered:
        lacking = say(language, "why-covered", essences=lacking, covered=covered)
    if more:
        return say(language, "why-lacks-and-any", essences=lacking, count=more)
    return say(language, "why-lacks", essences=lacking)


def refusal(action: Action, reason: Reason) -> str:
    """What an engine says that refuses an action."""
    return WORDING.refusal(action, why(reason))
