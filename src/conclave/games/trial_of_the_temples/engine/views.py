"""Player views as plain values. Everything is public except future chance outcomes."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, members
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.moves import mark, neutral_mark
from conclave.games.trial_of_the_temples.engine.previews import ahead
from conclave.games.trial_of_the_temples.engine.printed_values import Columns
from conclave.games.trial_of_the_temples.engine.score import parts, points


def view(t: Columns, w: vec[i64], viewer: i64) -> dict[str, Any]:
    """Return the view of the table; "you" is the viewer."""
    laid: i64 = w[lay.STEP] if w[lay.PHASE] == codes.PH_TILES else codes.TILES
    return {
        "seats": int(w[lay.SEATS]),
        "components": int(w[lay.COMPONENTS]),
        "phase": int(w[lay.PHASE]),
        "round": int(w[lay.ROUND]),
        "start": int(w[lay.STARTING_SEAT]),
        "rested": members(w[lay.RESTED], 0),
        "ring": [int((w[lay.RING] >> (4 * i)) & 15) for i in range(laid)],
        "barrier": int(w[lay.BARRIER]),
        "nights": members(w[lay.NIGHT_POSITIONS], 0),
        "round_tile": int(w[lay.ROUND_TILE]),
        "stacks": [int(amount(w[lay.CORE_STACKS], colour)) for colour in range(codes.COLOURS)],
        "neutrals": [[int(neutral_mark(w, n, track)) for track in range(codes.TRACKS)] for n in range(codes.NEUTRALS)],
        "asked": view_question(w),
        "winners": members(w[lay.WINNERS], 0),
        "reason": int(w[lay.REASON]),
        "ended_by": int(w[lay.ENDED_BY]),
        "players": [view_player(t, w, seat) for seat in range(w[lay.SEATS])],
        "you": int(viewer),
    }


def view_question(w: vec[i64]) -> list[int]:
    """Return the acting seat, the question and a detail.

    The detail is the colour of the core to place, the number of crystals to choose, or the track.
    """
    detail: i64 = -1
    if w[lay.QUESTION] == codes.ASK_CORE:
        detail = w[lay.CORE]
    elif w[lay.QUESTION] == codes.ASK_WILD or w[lay.QUESTION] == codes.ASK_STORE:
        detail = w[lay.COUNT]
    elif w[lay.QUESTION] == codes.ASK_ON or w[lay.QUESTION] == codes.ASK_PAY:
        detail = w[lay.TRACK]
    return [int(w[lay.ACTOR]), int(w[lay.QUESTION]), int(detail)]


def view_player(t: Columns, w: vec[i64], seat: i64) -> dict[str, Any]:
    s = lay.at(seat)
    *tracks, lines, spells = parts(t, w, seat)
    return {
        "mat": int(w[s + lay.MAT]),
        "goods": [
            int(amount(w[s + lay.GOODS] + (w[lay.STORED] if w[lay.TURN] == seat else 0), k)) for k in range(codes.KINDS)
        ],
        "mana": int(w[s + lay.MANA]),
        "marks": [int(mark(w, seat, track)) for track in range(codes.TRACKS)],
        "cores": [members(w[s + lay.CORES + colour], 0) for colour in range(codes.COLOURS)],
        "used": members(w[s + lay.USED_SPELLS], 0),
        "figure": int(w[s + lay.FIGURE]),
        "clone": int(w[s + lay.CLONE]),
        "points": int(points(t, w, seat)) if w[s + lay.MAT] >= 0 else 0,
        "tracks": tracks,
        "lines": lines,
        "spells": spells,
        "ahead": ahead(t, w, seat),
    }
