"""A season: some matches, game by game, with whoever plays them, a file that remembers them, and a stop at any time."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Final

from conclave.bots.arena import Failed, Match, Played, Report, Slot
from conclave.bots.pool import Crew, NoCluster, OneByOne
from conclave.bots.results import Results
from conclave.play.errors import BadOptions, GameError
from conclave.play.protocol import Json

MOST_FAILURES: Final = 10  # a bot that breaks down so often is not worth more games


class NothingPlayed(GameError):
    """There is no finished game to tell about."""


@dataclass(slots=True)
class Standing:
    """What is known of some matches when their games are over, or when somebody has stopped them."""

    games: list[list[Played]]  # by match
    failed: list[Failed] = field(default_factory=list)
    resumed: int = 0  # games that were read from a file
    seconds: float = 0.0  # of this run
    interrupted: bool = False  # by Ctrl-C
    trouble: str = ""  # what else has stopped it

    def note(self, reports: Sequence[Report], results: Results | None) -> None:
        """Some games more, here and in the file."""
        played_now = [report for report in reports if isinstance(report, Played)]
        if results:
            results.add(played_now)
        for played in played_now:
            self.games[played.match].append(played)
        self.failed += [report for report in reports if isinstance(report, Failed)]

    def told(self) -> dict[str, Json]:
        """What is said of any season."""
        return {
            "seconds": round(self.seconds, 3),
            "resumed": self.resumed,
            "failed": [failed.why for failed in self.failed],
            "interrupted": self.interrupted,
        }


def play_season(
    matches: Sequence[Match],
    games: int,
    crew: Crew | None = None,
    results: Results | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standing:
    """Play so many games of each match, those in the results file excepted.

    `progress` is called with the number of games there are, first with those of the file, then whenever some are over.
    Ctrl-C ends it early: then the games finished so far are what is told.
    """
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}")
    standing = Standing([[] for _ in matches])
    for slot, played in results.games.items() if results else ():
        if slot.game < games and slot.match < len(matches):
            standing.games[slot.match].append(played)
            standing.resumed += 1
    done = standing.resumed
    start = time.perf_counter()
    try:
        if progress:
            progress(done)
        with closing((crew or OneByOne()).play(dict(enumerate(matches)), _due(matches, games, standing))) as playing:
            for reports in playing:
                with _uninterrupted():
                    standing.note(reports, results)
                done += len(reports)
                if progress:
                    progress(done)
                if len(standing.failed) >= MOST_FAILURES:
                    standing.trouble = f"{len(standing.failed)} games have failed: no more are played"
                    break
    except KeyboardInterrupt:
        standing.interrupted = True
    except NoCluster as error:
        standing.trouble = str(error)
    standing.seconds = time.perf_counter() - start
    return standing


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits for the end of the block: what is in the file is counted too, and the other way round."""
    if threading.current_thread() is not threading.main_thread():  # signals go to the main thread alone
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


def _due(matches: Sequence[Match], games: int, standing: Standing) -> list[Slot]:
    """The games to be played, deal by deal through all matches, so that a stop leaves them about equally far."""
    there = {played.slot for part in standing.games for played in part}
    slots = [Slot(match, game) for match in range(len(matches)) for game in range(games)]
    slots.sort(key=lambda slot: (slot.game // len(matches[slot.match].seats), slot.match, slot.game))
    return [slot for slot in slots if slot not in there]


def check_something(standing: Standing) -> None:
    """Refuse where no game was played."""
    if not any(standing.games):
        reasons = [failed.why for failed in standing.failed[:1]] + [standing.trouble] * bool(standing.trouble)
        raise NothingPlayed(f"no game was finished{': ' if reasons else ''}{'; '.join(reasons)}")
