"""Analysis jobs in bot processes: a game is analysed in short pieces, so that bots never wait long.

Any process can analyse any piece, because each step has its own dice. Each process caches its last game, since the next
piece probably belongs to it.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from conclave.analysis.evaluation import analyst
from conclave.analysis.game_analysis import GameAnalysis
from conclave.analysis.mistakes import clear_losses, kind_of
from conclave.analysis.result import AnalysedStep, Analysis
from conclave.analysis.review import Steps
from conclave.analysis.verdicts import THOUGHT
from conclave.coach.coaching import add_reasons
from conclave.core import registry
from conclave.core.errors import GameError
from conclave.core.game import Seat
from conclave.core.record import decode
from conclave.core.record_reader import RecordReader
from conclave.server.store.values import Lapse

PIECE_SECONDS: Final = 0.2
CHANCE_THOUGHT: Final = 120  # iterations for a move and a batch, for one position
STEP_SECONDS: Final = 0.2  # for one step, at most: a short game gets less thought in all

_ENCODER: Final = msgspec.json.Encoder()
_STEPS: Final = msgspec.json.Decoder(list[AnalysedStep])


class Piece(msgspec.Struct, frozen=True):
    """Analysis of some consecutive steps of a game."""

    total: int  # steps of the whole game
    thought: int  # search effort for each move
    steps: bytes  # JSON list of AnalysedStep
    count: int
    seconds: float  # processor time
    problem: str = ""  # name of the error if the game cannot be analysed


class Whole(msgspec.Struct, frozen=True):
    """Complete analysis of a game, and its clear mistakes."""

    analysis: bytes
    lapses: list[Lapse]


class Last:
    """Cache of the game that was analysed last."""

    def __init__(self) -> None:
        self._record = b""
        self._course: GameAnalysis | None = None

    def course(self, record: bytes, thought: int, seconds: float) -> GameAnalysis:
        """Return the analysis of this record with this search effort; 0 derives the effort from `seconds`."""
        if self._course is None or record != self._record:
            self._course, self._record = GameAnalysis(RecordReader(decode(record))), record
        if thought:
            self._course.think(thought, THOUGHT)
        else:
            self._course.think_for(min(seconds, STEP_SECONDS * len(self._course.points)))
        return self._course


_last: Final = Last()


def judge(record: bytes, thought: int, seconds: float, done: int) -> Piece:
    """Analyse the steps after the first `done` for PIECE_SECONDS.

    Thought 0 chooses the search effort so that the whole game takes about `seconds`.
    """
    start = time.process_time()
    try:
        course = _last.course(record, thought, seconds)
        total, steps = len(course.points), list[AnalysedStep]()
        while done + len(steps) < total and (not steps or _since(start) < PIECE_SECONDS):
            steps.append(add_reasons(course, course.analyse_step(done + len(steps))))
    except GameError as error:
        return Piece(0, 0, b"", 0, _since(start), type(error).__name__)
    return Piece(total, course.analyst.thought, _ENCODER.encode(steps), len(steps), _since(start))


def _since(start: float) -> float:
    """Return the processor time since `start`, in seconds."""
    return time.process_time() - start


def add_up(record: bytes, thought: int, pieces: list[bytes]) -> Whole:
    """Combine all pieces into the complete analysis, with its clear mistakes."""
    course = _last.course(record, thought, 0)
    analysis = course.whole([step for piece in pieces for step in _STEPS.decode(piece)])
    return Whole(_ENCODER.encode(analysis), lapses_in(course.reader, analysis))


def chance(game_name: str, raw: dict[str, Any], dump: list[int], seat: Seat) -> float:
    """Return a seat's win chance in a position, based on what that seat knows."""
    game = registry.load_game(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return analyst(game, CHANCE_THOUGHT, "try").chance(game.load(dump), 0, seat)


def lapses_in(reader: RecordReader, analysis: Analysis) -> list[Lapse]:
    """Return the decisions that clearly lost win chance, each with its kind and its step in the replay."""
    steps = Steps(reader)
    return [
        Lapse(one.at, one.seat, steps.before(one.at), kind_of(reader.game.name, one), one.loss)
        for one in clear_losses(analysis.decisions)
    ]
