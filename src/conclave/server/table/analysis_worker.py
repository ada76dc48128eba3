"""What runs in bots' processes for analyses: a game is judged in short pieces, so that a bot never waits long for one.

Which piece is judged where does not matter: each step has dice of its own. The game that was judged last is remembered,
since the next piece is probably of it.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from conclave.analysis.course import Course
from conclave.analysis.judging import analyst
from conclave.analysis.lapses import clear_losses, kind_of
from conclave.analysis.result import Analysis, Judged
from conclave.analysis.review import Steps
from conclave.coach.coaching import reasoned
from conclave.play import registry
from conclave.play.errors import GameError
from conclave.play.protocol import Seat
from conclave.play.reader import Reader
from conclave.play.record import decode
from conclave.server.store.values import Lapse

PIECE_SECONDS: Final = 0.2
CHANCE_THOUGHT: Final = 120  # iterations for a move and a batch, for one position
STEP_SECONDS: Final = 0.2  # for one step, at most: a short game gets less thought in all

_ENCODER: Final = msgspec.json.Encoder()
_STEPS: Final = msgspec.json.Decoder(list[Judged])


class Piece(msgspec.Struct, frozen=True):
    """Some steps of a game, judged."""

    total: int  # steps of the whole game
    thought: int  # that goes into each move
    steps: bytes  # JSON of Judged, one after the other
    count: int
    seconds: float  # of the processor
    problem: str = ""  # why this game cannot be judged


class Whole(msgspec.Struct, frozen=True):
    """A judged game."""

    analysis: bytes
    lapses: list[Lapse]


class Last:
    """The game that was judged last."""

    def __init__(self) -> None:
        self._record = b""
        self._course: Course | None = None

    def course(self, record: bytes, thought: int, seconds: float) -> Course:
        """Of this record, with as much thought as its first piece got; `seconds` decide where this is the first."""
        if self._course is None or record != self._record:
            self._course, self._record = Course(Reader(decode(record))), record
        if thought:
            self._course.think(thought)
        else:
            self._course.think_for(min(seconds, STEP_SECONDS * len(self._course.points)))
        return self._course


_last: Final = Last()


def judge(record: bytes, thought: int, seconds: float, done: int) -> Piece:
    """The next steps behind those that are done, for a moment. Thought 0: choose it, for so many seconds in all."""
    start = time.process_time()
    try:
        course = _last.course(record, thought, seconds)
        total, steps = len(course.points), list[Judged]()
        while done + len(steps) < total and (not steps or _since(start) < PIECE_SECONDS):
            steps.append(reasoned(course, course.judged(done + len(steps))))
    except GameError as error:
        return Piece(0, 0, b"", 0, _since(start), type(error).__name__)
    return Piece(total, course.analyst.thought, _ENCODER.encode(steps), len(steps), _since(start))


def _since(start: float) -> float:
    """Seconds of the processor."""
    return time.process_time() - start


def add_up(record: bytes, thought: int, pieces: list[bytes]) -> Whole:
    """All steps together, and what the decisions clearly lost."""
    course = _last.course(record, thought, 0)
    analysis = course.whole([step for piece in pieces for step in _STEPS.decode(piece)])
    return Whole(_ENCODER.encode(analysis), lapses_in(course.reader, analysis))


def chance(game_name: str, raw: dict[str, Any], dump: list[int], seat: Seat) -> float:
    """A seat's chance in a position, as far as the seat may know."""
    game = registry.find(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return analyst(game, CHANCE_THOUGHT, "try").chance(game.load(dump), 0, seat)


def lapses_in(reader: Reader, analysis: Analysis) -> list[Lapse]:
    """Decisions that clearly lost something, by kind and place in the replay."""
    steps = Steps(reader)
    return [
        Lapse(one.at, one.seat, steps.before(one.at), kind_of(one), one.loss)
        for one in clear_losses(analysis.decisions)
    ]
