"""What each seat has had of the things that a game gives only so often: no log grows for ever."""

from __future__ import annotations

from collections import Counter
from typing import Final

from conclave.play.protocol import Seat
from conclave.server.store.values import Entry

MOST_MOVES: Final = 5_000  # of a table, all seats together; a long game has some hundreds
MOST_UNDOS: Final = 300  # of a seat in a game
MOST_BANKED: Final = 1_000  # early answers of a seat in a game; whoever is asked can always answer
MOST_PROPOSALS: Final = 30  # of a seat in a game, and
MOST_AT_ONCE: Final = 3  # while nothing else happens at the table

_PROPOSALS: Final = ("propose_undo", "propose_draw")


class Tally:
    """It follows from the log, like all that a room knows."""

    def __init__(self) -> None:
        self._moves = 0
        self._had: Final[Counter[tuple[str, Seat]]] = Counter()
        self._at_once: Final[Counter[Seat]] = Counter()  # proposals since the last move

    def note(self, entry: Entry, is_move: bool) -> None:
        """An entry of the log; whether all may know of it, as of an answer."""
        if is_move:
            self._moves += 1
            self._at_once.clear()
        if entry.kind in _PROPOSALS:
            self._had["propose", entry.seat] += 1
            self._at_once[entry.seat] += 1
        else:
            self._had[entry.kind, entry.seat] += 1

    def problem(self, kind: str, seat: Seat) -> str:
        """Why this seat has had enough of this kind of entry, as wire.REFUSALS calls it; "" where it has not.

        What others have answered in secret never counts here: a refusal would tell of it.
        """
        if kind in ("answer", "undo") and self._moves >= MOST_MOVES:
            return "log_full"
        if kind == "undo" and self._had[kind, seat] >= MOST_UNDOS:
            return "enough_undos"
        if kind == "bank" and self._had[kind, seat] >= MOST_BANKED:
            return "enough_banked"
        if kind in _PROPOSALS:
            is_enough = self._had["propose", seat] >= MOST_PROPOSALS or self._at_once[seat] >= MOST_AT_ONCE
            return "enough_proposals" if is_enough else ""
        return ""
