"""Normalization: clears words of a state left over from answered questions and finished programs."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay


def normalize(w: vec[i64]) -> None:
    """Clear the words that the pending question and the running programs do not use."""
    for place in range(lay.STACK + w[lay.DEPTH] * lay.FRAME_WORDS, lay.STACK + lay.MAX_FRAMES * lay.FRAME_WORDS):
        w[place] = 0
    if w[lay.PHASE] != codes.PH_COLLECT and w[lay.PHASE] != codes.PH_ACTIONS:
        w[lay.TURN] = 0
    asked = w[lay.QUESTION]
    is_bag = asked == codes.ASK_BAG
    if asked != codes.ASK_DEAL and asked != codes.ASK_CARD and asked != codes.ASK_TAKE:
        w[lay.OFFERED_ARTIFACTS] = 0
        w[lay.OFFERED_OTHERS] = 0
    if not is_bag and asked != codes.ASK_CARD and asked != codes.ASK_NUMBER:
        w[lay.COUNT] = 0
    if not is_bag and asked != codes.ASK_NUMBER:
        w[lay.LAST] = 0
    if not is_bag and asked != codes.ASK_UNLESS:
        w[lay.UNCOVERED] = 0
    if (
        not is_bag
        and asked != codes.ASK_KIND
        and asked != codes.ASK_SEAT
        and asked != codes.ASK_LOOK
        and asked != codes.ASK_REACT
    ):
        w[lay.CHOICE] = 0
    if not is_bag:
        w[lay.MAX_UNCOVERED] = 0
        w[lay.RECEIVER] = 0
