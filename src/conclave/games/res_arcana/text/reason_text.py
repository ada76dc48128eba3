"""Texts for illegal-action reasons and missing amounts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.core.game import Action, Reason
from conclave.core.text.fluent import ENGLISH
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.notation import FORMS
from conclave.games.res_arcana.text.component_text import essences, join_list, kind_name, name_in_sentence, say

PLAIN: Final = {
    codes.R_OVER: "over",
    codes.R_OTHER: "other",
    codes.R_TURNED: "turned",
    codes.R_STRAIGHT: "straight",
    codes.R_REACT: "react",
    codes.R_ON_CLAIM: "claim",
    codes.R_NO_REACT: "no-react",
    codes.R_NO_POWER: "no-power",
    codes.R_NOT_IN_PLAY: "not-in-play",
    codes.R_NOT_IN_HAND: "not-in-hand",
    codes.R_NOT_IN_CENTRE: "not-in-centre",
    codes.R_NO_MONUMENT: "no-monument",
    codes.R_NOT_AMONG: "not-among",
    codes.R_MUST: "must",
}
OF_A_KIND: Final = {
    codes.R_NONE_OF: "none-of",
    codes.R_KIND: "kind",
    codes.R_EARLIER: "earlier",
    codes.R_SHORT: "short",
}
NEEDS: Final = {
    codes.N_TURN_DRAGON: "turn-dragon",
    codes.N_TURN_CREATURE: "turn-creature",
    codes.N_DESTROY_ANY: "artifact",
    codes.N_DESTROY_OTHER: "other",
    codes.N_DESTROY_BEAST: "beast",
    codes.N_DISCARD: "card",
}


@lru_cache(4096)  # few distinct reasons occur
def explain_reason(reason: Reason, language: str = ENGLISH) -> str:
    """Return the sentence for a reason."""
    code, *numbers = reason
    match code:
        case codes.R_LACKS:
            return _lacks(numbers[: codes.KINDS], numbers[codes.KINDS], numbers[codes.KINDS + 1], language)
        case codes.R_LACKS_OF:
            kinds = [kind_name(kind, language) for kind in range(codes.KINDS) if numbers[1] >> kind & 1]
            return say(language, "why-lacks-of", count=numbers[0], kinds=join_list(language, "list-or", kinds))
        case codes.R_LACKS_HERE:
            card = name_in_sentence(ALL[numbers[0]].id, language)
            return say(language, "why-lacks-here", card=card, essences=essences(numbers[1:], language))
        case codes.R_NEEDS:
            return say(language, f"why-needs-{NEEDS[numbers[0]]}")
        case codes.R_NUMBER:
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


def explain_refusal(action: Action, reason: Reason) -> str:
    """Return the error message of an engine that rejects an action."""
    return FORMS.refusal_text(action, explain_reason(reason))
