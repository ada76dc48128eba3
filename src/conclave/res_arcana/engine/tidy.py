"""What a state no longer needs is 0 in its dump and its key: leftovers of answered questions and finished programs."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers


def tidy(w: vec[i64]) -> None:
    """Clear what the pending question and the programs under way do not use."""
    for place in range(STACK + w[DEPTH] * FRAME, STACK + FRAMES * FRAME):
        w[place] = 0
    if w[PHASE] != PH_COLLECT and w[PHASE] != PH_ACTIONS:
        w[TURN] = 0
    asked = w[ASK]
    is_bag = asked == ASK_BAG
    if asked != ASK_DEAL and asked != ASK_CARD and asked != ASK_TAKE:
        w[SET_A] = 0
        w[SET_B] = 0
    if not is_bag and asked != ASK_CARD and asked != ASK_NUMBER:
        w[COUNT] = 0
    if not is_bag and asked != ASK_NUMBER:
        w[LAST] = 0
    if not is_bag and asked != ASK_UNLESS:
        w[NEED] = 0
    if not is_bag and asked != ASK_KIND and asked != ASK_SEAT and asked != ASK_LOOK and asked != ASK_REACT:
        w[CHOICE] = 0
    if not is_bag:
        w[MISS] = 0
        w[ONTO] = 0
