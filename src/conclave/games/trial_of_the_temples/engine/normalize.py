"""Normalization: clears words of a state that past questions and turns no longer use."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.flow import CHOOSING, PAYING, REWARDED


def normalize(w: vec[i64]) -> None:
    """Clear the words that the pending question and the current turn do not use."""
    normalize_question(w)
    if w[lay.PHASE] != codes.PH_TRIAL:
        w[lay.TURN] = 0
    if w[lay.PHASE] != codes.PH_TRIAL or (w[lay.TURN_STAGE] != PAYING and w[lay.TURN_STAGE] != REWARDED):
        w[lay.TRACK] = 0
        w[lay.STEPS] = 0
    if w[lay.PHASE] != codes.PH_RESOURCE or w[lay.TURN_STAGE] == CHOOSING:
        w[lay.COLLECTED_KINDS] = 0
    if w[lay.PHASE] != codes.PH_RESOURCE:
        w[lay.NEXT_STARTING_SEAT] = -1


def normalize_question(w: vec[i64]) -> None:
    """Clear unused words of the question. During conversions, the question they interrupted is still pending."""
    asked = w[lay.QUESTION]
    below = w[lay.CONVERT_RETURN] if asked == codes.ASK_CONVERT else asked
    from_set = below == codes.ASK_CHANCE or below == codes.ASK_MAT or below == codes.ASK_CORE or below == codes.ASK_ECHO
    if not from_set:
        w[lay.VERB] = 0
    if not from_set and below != codes.ASK_PLACE:
        w[lay.CHOICE] = 0
    if below != codes.ASK_CORE:
        w[lay.CORE] = 0
    if asked != codes.ASK_CONVERT or below != codes.ASK_ECHO:
        w[lay.CONVERT_RETURN_LAST] = 0
    if asked != codes.ASK_WILD and asked != codes.ASK_STORE and asked != codes.ASK_CONVERT:
        w[lay.COUNT] = 0
        if asked != codes.ASK_ECHO:
            w[lay.LAST] = 0
