"""Options and functions shared by commands that play bot matches: execution, progress bar and exit codes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conclave.bots.match import executors
from conclave.bots.match.arena import Match
from conclave.bots.match.results_file import ResultsFile
from conclave.bots.match.tournament import TournamentResult, play_tournament, require_games
from conclave.cli.game_options import ComponentsFile, Extras, read_options
from conclave.core.errors import BadOptions
from conclave.core.game import Game, Json, Options

EXIT_INTERRUPTED: Final = 130  # the shell convention: 128 + SIGINT
MAX_FAILURES_SHOWN: Final = 3  # failures printed individually


@Parameter(name="*")
@dataclass(frozen=True)
class TableOptions:
    """Options of the game to play."""

    variant: Annotated[str | None, Parameter(help="A variant of the game.")] = None
    option: Extras = None
    components: ComponentsFile = None

    def options(self, game: Game, seats: int) -> Options:
        """Return the options after validation by the game."""
        return read_options(game, seats, self.variant, self.option, self.components)


@Parameter(name="*")
@dataclass(frozen=True)
class RunOptions:
    """Options for the execution of games and the storage of results."""

    workers: Annotated[int, Parameter(help="How many processes play. The games are the same for any number.")] = 1
    scheduler: Annotated[
        str | None, Parameter(help="Let the workers of this Dask scheduler play, such as tcp://127.0.0.1:8786.")
    ] = None
    resume: Annotated[
        Path | None,
        Parameter(help="Keep the result of each game in this file, and go on with the games that are not in it yet."),
    ] = None

    def make_crew(self) -> executors.GameExecutor:
        """Return the executor that plays the games."""
        if self.workers < 1:
            raise BadOptions(f"at least one worker must play, not {self.workers}")
        if self.scheduler is not None:
            if self.workers > 1:
                raise BadOptions("--scheduler brings its own workers: leave --workers out")
            return executors.make_cluster_pool(self.scheduler)
        return executors.make_process_pool(self.workers) if self.workers > 1 else executors.SerialExecutor()


def play_matches(matches: Sequence[Match], games: int, where: RunOptions) -> TournamentResult:
    """Play `games` games of each match, with a progress bar on a terminal."""
    from conclave.cli.progress import progress_bar

    crew = where.make_crew()
    with _results(where.resume, matches) as results, progress_bar(games * len(matches), where.workers) as advance:
        standing = play_tournament(matches, games, crew, results, advance)
    if standing.interrupted and not any(standing.games):
        raise KeyboardInterrupt
    require_games(standing)
    return standing


@contextmanager
def _results(path: Path | None, matches: Sequence[Match]) -> Iterator[ResultsFile | None]:
    if path is None:
        yield None
    else:
        with ResultsFile(path, matches) as results:
            yield results


def finish(standing: TournamentResult, where: RunOptions) -> None:
    """Print failures on stderr after the result, and exit with the matching code."""
    for failed in standing.failed[:MAX_FAILURES_SHOWN]:
        print(f"{failed.trace}conclave: {failed.why}", file=sys.stderr)
    if len(standing.failed) > MAX_FAILURES_SHOWN:
        print(f"conclave: {len(standing.failed) - MAX_FAILURES_SHOWN} more games failed", file=sys.stderr)
    if standing.trouble:
        print(f"conclave: {standing.trouble}", file=sys.stderr)
    if standing.interrupted:
        kept = f"; the same command goes on from {where.resume}" if where.resume else ""
        print(f"conclave: interrupted{kept}", file=sys.stderr)
        sys.exit(EXIT_INTERRUPTED)
    if standing.failed or standing.trouble:
        sys.exit(1)


def print_json(result: dict[str, Json]) -> None:
    """Print the result as one JSON object."""
    print(json.dumps(result, indent=2))


def format_pace(standing: TournamentResult) -> str:
    """Return the duration and speed of this run."""
    played = sum(map(len, standing.games)) - standing.resumed
    rate = played / standing.seconds if standing.seconds else 0.0
    pace = f"{rate:.0f} games/s" if rate >= 10 else f"{rate:.2g} games/s" if rate >= 1 else f"{60 * rate:.2g} games/min"
    earlier = f", {standing.resumed} games from earlier runs" if standing.resumed else ""
    return f"{standing.seconds:.1f} s, {pace}{earlier}"
