"""What a state no longer needs is 0 in its dump and its key: leftovers of answered questions and finished turns."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.flow import CHOOSING, PAYING, REWARDED
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers


def tidy(w: vec[i64]) -> None:
    """Clear what the pending question and the turn under way do not use."""
    tidy_question(w)
    if w[PHASE] != PH_TRIAL:
        w[TURN] = 0
    if w[PHASE] != PH_TRIAL or (w[STAGE] != PAYING and w[STAGE] != REWARDED):
        w[TRACK] = 0
        w[STEPS] = 0
    if w[PHASE] != PH_RESOURCE or w[STAGE] == CHOOSING:
        w[GOT] = 0
    if w[PHASE] != PH_RESOURCE:
        w[NEXT_START] = -1


def tidy_question(w: vec[i64]) -> None:
    """Of a visit to convert, the question from which it began is pending still."""
    asked = w[ASK]
    below = w[SAVED] if asked == ASK_CONVERT else asked
    from_set = below == ASK_CHANCE or below == ASK_MAT or below == ASK_CORE or below == ASK_ECHO
    if not from_set:
        w[VERB] = 0
    if not from_set and below != ASK_PLACE:
        w[CHOICE] = 0
    if below != ASK_CORE:
        w[CORE] = 0
    if asked != ASK_CONVERT or below != ASK_ECHO:
        w[SAVED_LAST] = 0
    if asked != ASK_WILD and asked != ASK_STORE and asked != ASK_CONVERT:
        w[COUNT] = 0
        if asked != ASK_ECHO:
            w[LAST] = 0
