"""What everybody sees: the whole table, as plain values. Only what chance has not told yet is hidden."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, members
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import mark, neutral_mark
from conclave.trial_of_the_temples.engine.previews import ahead
from conclave.trial_of_the_temples.engine.score import parts, points


def view(t: Columns, w: vec[i64], viewer: i64) -> dict[str, Any]:
    """The table; "you" says whose eyes it is seen with."""
    laid: i64 = w[STEP] if w[PHASE] == PH_TILES else TILES
    return {
        "seats": int(w[SEATS]),
        "components": int(w[COMPONENTS]),
        "phase": int(w[PHASE]),
        "round": int(w[ROUND]),
        "start": int(w[START]),
        "rested": members(w[RESTED], 0),
        "ring": [int((w[RING] >> (4 * i)) & 15) for i in range(laid)],
        "barrier": int(w[BARRIER]),
        "nights": members(w[NIGHTS], 0),
        "round_tile": int(w[ROUND_TILE]),
        "stacks": [int(amount(w[STACKS], colour)) for colour in range(COLOURS)],
        "neutrals": [[int(neutral_mark(w, n, track)) for track in range(TRACKS)] for n in range(NEUTRALS)],
        "asked": asked(w),
        "winners": members(w[WINNERS], 0),
        "reason": int(w[REASON]),
        "ended_by": int(w[ENDED_BY]),
        "players": [player(t, w, seat) for seat in range(w[SEATS])],
        "you": int(viewer),
    }


def asked(w: vec[i64]) -> list[int]:
    """Who is asked what, and a detail: the colour of the core to place, how many crystals to choose, the track."""
    detail: i64 = -1
    if w[ASK] == ASK_CORE:
        detail = w[CORE]
    elif w[ASK] == ASK_WILD or w[ASK] == ASK_STORE:
        detail = w[COUNT]
    elif w[ASK] == ASK_ON or w[ASK] == ASK_PAY:
        detail = w[TRACK]
    return [int(w[ACTOR]), int(w[ASK]), int(detail)]


def player(t: Columns, w: vec[i64], seat: i64) -> dict[str, Any]:
    s = at(seat)
    *tracks, lines, spells = parts(t, w, seat)
    return {
        "mat": int(w[s + MAT]),
        "goods": [int(amount(w[s + GOODS] + (w[KEPT] if w[TURN] == seat else 0), k)) for k in range(KINDS)],
        "mana": int(w[s + MANA]),
        "marks": [int(mark(w, seat, track)) for track in range(TRACKS)],
        "cores": [members(w[s + CORES + colour], 0) for colour in range(COLOURS)],
        "used": members(w[s + USED], 0),
        "figure": int(w[s + FIGURE]),
        "clone": int(w[s + CLONE]),
        "points": int(points(t, w, seat)) if w[s + MAT] >= 0 else 0,
        "tracks": tracks,
        "lines": lines,
        "spells": spells,
        "ahead": ahead(t, w, seat),
    }
