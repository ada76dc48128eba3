"""Tournament: plays several matches with an executor, stores results in a file, and can be interrupted at any time."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Final

from conclave.bots.match.arena import GameFailure, GameReport, GameResult, Match, Slot
from conclave.bots.match.executors import ClusterUnavailable, GameExecutor, SerialExecutor
from conclave.bots.match.results_file import ResultsFile
from conclave.core.errors import BadOptions, GameError
from conclave.core.game import Json

MAX_FAILURES: Final = 10  # failed games after which the tournament stops


class NoGamesPlayed(GameError):
    """Raised if no game was finished."""


@dataclass(slots=True)
class TournamentResult:
    """The results of some matches, complete or interrupted."""

    games: list[list[GameResult]]  # by match
    failed: list[GameFailure] = field(default_factory=list)
    resumed: int = 0  # games that were read from a file
    seconds: float = 0.0  # duration of this run
    interrupted: bool = False  # by Ctrl-C
    trouble: str = ""  # another reason for an early stop

    def add_reports(self, reports: Sequence[GameReport], results: ResultsFile | None) -> None:
        """Add the reports of some games, also to the results file if there is one."""
        played_now = [report for report in reports if isinstance(report, GameResult)]
        if results:
            results.add(played_now)
        for played in played_now:
            self.games[played.match].append(played)
        self.failed += [report for report in reports if isinstance(report, GameFailure)]

    def to_json(self) -> dict[str, Json]:
        """Return the figures that every tournament reports."""
        return {
            "seconds": round(self.seconds, 3),
            "resumed": self.resumed,
            "failed": [failed.why for failed in self.failed],
            "interrupted": self.interrupted,
        }


def play_tournament(
    matches: Sequence[Match],
    games: int,
    crew: GameExecutor | None = None,
    results: ResultsFile | None = None,
    progress: Callable[[int], None] | None = None,
) -> TournamentResult:
    """Play the given number of games of each match, except those already in the results file.

    `progress` is called with the number of games done: first with those from the file, then after each report.
    Ctrl-C ends the tournament early and returns the games finished so far.
    """
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}")
    standing = TournamentResult([[] for _ in matches])
    for slot, played in results.games.items() if results else ():
        if slot.game < games and slot.match < len(matches):
            standing.games[slot.match].append(played)
            standing.resumed += 1
    done = standing.resumed
    start = time.perf_counter()
    try:
        if progress:
            progress(done)
        with closing(
            (crew or SerialExecutor()).play(dict(enumerate(matches)), _list_remaining(matches, games, standing))
        ) as playing:
            for reports in playing:
                with _defer_interrupts():
                    standing.add_reports(reports, results)
                done += len(reports)
                if progress:
                    progress(done)
                if len(standing.failed) >= MAX_FAILURES:
                    standing.trouble = f"{len(standing.failed)} games have failed: no more are played"
                    break
    except KeyboardInterrupt:
        standing.interrupted = True
    except ClusterUnavailable as error:
        standing.trouble = str(error)
    standing.seconds = time.perf_counter() - start
    return standing


@contextmanager
def _defer_interrupts() -> Iterator[None]:
    """Defer Ctrl-C to the end of the block, so that the file and the counts in memory stay consistent."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread can handle signals
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _list_remaining(matches: Sequence[Match], games: int, standing: TournamentResult) -> list[Slot]:
    """Return the games still to be played, ordered by deal across all matches.

    An interrupted tournament therefore has about the same number of games in every match.
    """
    there = {played.slot for part in standing.games for played in part}
    slots = [Slot(match, game) for match in range(len(matches)) for game in range(games)]
    slots.sort(key=lambda slot: (slot.game // len(matches[slot.match].seats), slot.match, slot.game))
    return [slot for slot in slots if slot not in there]


def require_games(standing: TournamentResult) -> None:
    """Raise NoGamesPlayed if no game was finished."""
    if not any(standing.games):
        reasons = [failed.why for failed in standing.failed[:1]] + [standing.trouble] * bool(standing.trouble)
        raise NoGamesPlayed(f"no game was finished{': ' if reasons else ''}{'; '.join(reasons)}")
