"""Per-seat quotas (undos, proposals, early answers) that keep table logs bounded."""

from __future__ import annotations

from collections import Counter
from typing import Final

from conclave.core.game import Seat
from conclave.server.store.values import Entry

MAX_MOVES: Final = 5_000  # of a table, all seats together; a long game has some hundreds
MAX_UNDOS: Final = 300  # of a seat in a game
MAX_BANKED: Final = 1_000  # early answers of a seat in a game; whoever is asked can always answer
MAX_PROPOSALS: Final = 30  # of a seat in a game, and
MAX_PROPOSALS_PER_MOVE: Final = 3  # while nothing else happens at the table

_PROPOSALS: Final = ("propose_undo", "propose_draw")


class SeatQuotas:
    """Usage by seat, computed from the log."""

    def __init__(self) -> None:
        self._moves = 0
        self._had: Final[Counter[tuple[str, Seat]]] = Counter()
        self._at_once: Final[Counter[Seat]] = Counter()  # proposals since the last move

    def note(self, entry: Entry, is_move: bool) -> None:
        """Count an entry of the log; `is_public` if all may know of it."""
        if is_move:
            self._moves += 1
            self._at_once.clear()
        if entry.kind in _PROPOSALS:
            self._had["propose", entry.seat] += 1
            self._at_once[entry.seat] += 1
        else:
            self._had[entry.kind, entry.seat] += 1

    def find_problem(self, kind: str, seat: Seat) -> str:
        """Return the code of wire.REFUSALS if this seat has used up a quota; "" if not.

        Early answers of others never count here: a refusal would reveal them.
        """
        if kind in ("answer", "undo") and self._moves >= MAX_MOVES:
            return "log_full"
        if kind == "undo" and self._had[kind, seat] >= MAX_UNDOS:
            return "enough_undos"
        if kind == "bank" and self._had[kind, seat] >= MAX_BANKED:
            return "enough_banked"
        if kind in _PROPOSALS:
            is_enough = self._had["propose", seat] >= MAX_PROPOSALS or self._at_once[seat] >= MAX_PROPOSALS_PER_MOVE
            return "enough_proposals" if is_enough else ""
        return ""
