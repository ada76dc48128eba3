"""What commands that let bots play share: who plays where, the bar, and how a run ends."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conclave.bots import pool
from conclave.bots.arena import Match
from conclave.bots.results import Results
from conclave.bots.season import Standing, check_something, play_season
from conclave.cli.setup import ComponentsFile, Extras, read_options
from conclave.play.errors import BadOptions
from conclave.play.protocol import Game, Json, Options

STOPPED: Final = 130  # as shells say of what Ctrl-C has ended
TOLD: Final = 3  # failures that are told one by one


@Parameter(name="*")
@dataclass(frozen=True)
class Table:
    """What is played."""

    variant: Annotated[str | None, Parameter(help="A variant of the game.")] = None
    option: Extras = None
    components: ComponentsFile = None

    def options(self, game: Game, seats: int) -> Options:
        """As the game has checked them."""
        return read_options(game, seats, self.variant, self.option, self.components)


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Who plays, and where results are kept."""

    workers: Annotated[int, Parameter(help="How many processes play. The games are the same for any number.")] = 1
    scheduler: Annotated[
        str | None, Parameter(help="Let the workers of this Dask scheduler play, such as tcp://127.0.0.1:8786.")
    ] = None
    resume: Annotated[
        Path | None,
        Parameter(help="Keep the result of each game in this file, and go on with the games that are not in it yet."),
    ] = None

    def crew(self) -> pool.Crew:
        """Those who play."""
        if self.workers < 1:
            raise BadOptions(f"at least one worker must play, not {self.workers}")
        if self.scheduler is not None:
            if self.workers > 1:
                raise BadOptions("--scheduler brings its own workers: leave --workers out")
            return pool.cluster(self.scheduler)
        return pool.processes(self.workers) if self.workers > 1 else pool.OneByOne()


def play(matches: Sequence[Match], games: int, where: Where) -> Standing:
    """Play so many games of each match, with a bar on a terminal."""
    from conclave.cli.progress import bar

    crew = where.crew()
    with _results(where.resume, matches) as results, bar(games * len(matches), where.workers) as advance:
        standing = play_season(matches, games, crew, results, advance)
    if standing.interrupted and not any(standing.games):
        raise KeyboardInterrupt
    check_something(standing)
    return standing


@contextmanager
def _results(path: Path | None, matches: Sequence[Match]) -> Iterator[Results | None]:
    if path is None:
        yield None
    else:
        with Results(path, matches) as results:
            yield results


def finish(standing: Standing, where: Where) -> None:
    """After the result: what went wrong, on stderr, and the exit code that says so."""
    for failed in standing.failed[:TOLD]:
        print(f"{failed.trace}conclave: {failed.why}", file=sys.stderr)
    if len(standing.failed) > TOLD:
        print(f"conclave: {len(standing.failed) - TOLD} more games failed", file=sys.stderr)
    if standing.trouble:
        print(f"conclave: {standing.trouble}", file=sys.stderr)
    if standing.interrupted:
        kept = f"; the same command goes on from {where.resume}" if where.resume else ""
        print(f"conclave: interrupted{kept}", file=sys.stderr)
        sys.exit(STOPPED)
    if standing.failed or standing.trouble:
        sys.exit(1)


def print_json(result: dict[str, Json]) -> None:
    """One object."""
    print(json.dumps(result, indent=2))


def told_pace(standing: Standing) -> str:
    """How long this run took, and how fast it was."""
    played = sum(map(len, standing.games)) - standing.resumed
    rate = played / standing.seconds if standing.seconds else 0.0
    pace = f"{rate:.0f} games/s" if rate >= 10 else f"{rate:.2g} games/s" if rate >= 1 else f"{60 * rate:.2g} games/min"
    earlier = f", {standing.resumed} games from earlier runs" if standing.resumed else ""
    return f"{standing.seconds:.1f} s, {pace}{earlier}"
