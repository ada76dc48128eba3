"""`conclave puzzles`: generation of puzzle sets from bot games, and their verification."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, Literal

from cyclopts import App

from conclave.core.errors import BadOptions

app: Final = App(name="puzzles")
SEED: Final = "1"


@app.command
def make(
    game: str,
    *,
    count: int = 50,
    out: Path | None = None,
    seed: str = SEED,
    workers: int = 1,
    task: Literal["win", "only", "harvest"] | None = None,
) -> None:
    """Search bot games for puzzles, verify each, and write them into a file.

    An existing file is continued, so the command can be interrupted and run again.

    Parameters
    ----------
    game
        The name of the game.
    count
        The number of puzzles in the file.
    out
        The file; GAME-puzzles.jsonl by default.
    seed
        The seed of the search; the same seed finds the same puzzles.
    workers
        The number of processes.
    task
        Search only for puzzles with this task.
    """
    from conclave.cli.progress import progress_bar
    from conclave.puzzles import set_builder
    from conclave.puzzles.puzzle import SORTS

    path = out or Path(f"{game}-puzzles.jsonl")
    command = f"conclave puzzles make {game} --count {count} --seed {seed}{f' --task {task}' if task else ''}"
    sorts = (task,) if task else SORTS
    provenance = set_builder.provenance_of(game, seed, command)
    try:
        with progress_bar(count, workers, "puzzles") as advance:
            done = set_builder.make(path, provenance, count, workers, advance, sorts)
    except KeyboardInterrupt:
        print(f"conclave: interrupted; the same command goes on with {path}", file=sys.stderr)
        raise
    print(f"{done} puzzles in {path}")
    if done < count:
        raise BadOptions(f"no more than {done} puzzles were found with this seed; try another")


@app.command
def select(*files: Path, out: Path, wins: int = 80, only: int = 80, harvests: int = 40) -> None:
    """Choose a varied set from files of one game: no idea in more than 15 % of it, difficulties spread.

    Parameters
    ----------
    files
        Files written by `conclave puzzles make`; "only move" puzzles are taken from the first.
    out
        The file to write.
    wins
        The maximum number of "win this round" puzzles.
    only
        The maximum number of "find the only move" puzzles.
    harvests
        The maximum number of "best harvest" puzzles.
    """
    from conclave.puzzles import set_builder
    from conclave.puzzles.repository import line_of, read

    if not files:
        raise BadOptions("name at least one file of puzzles")
    shelves = [read(file) for file in files]
    chosen = set_builder.select(shelves, {"win": wins, "only": only, "harvest": harvests})
    commands = dict.fromkeys(shelf.provenance.command for shelf in shelves)
    sizes = f"--wins {wins} --only {only} --harvests {harvests}"
    first = shelves[0].provenance
    command = f"{' && '.join(commands)} && conclave puzzles select {sizes}"
    provenance = set_builder.provenance_of(first.game, first.seed, command)
    out.write_bytes(line_of(provenance) + b"".join(map(line_of, chosen)))
    print(f"{len(chosen)} puzzles in {out}")


@app.command
def check(file: Path) -> None:
    """Verify every puzzle of a file again, from its position alone.

    Parameters
    ----------
    file
        A file written by `conclave puzzles make`.
    """
    from conclave.cli.progress import progress_bar
    from conclave.puzzles.puzzle import proves
    from conclave.puzzles.repository import judge_of, read

    shelf = read(file)
    wrong = list[str]()
    with progress_bar(len(shelf.puzzles), 1, "puzzles") as advance:
        for done, puzzle in enumerate(shelf.puzzles, 1):
            if why := proves(puzzle, f"{shelf.provenance.seed}:{puzzle.source}"):
                wrong.append(f"{puzzle.id}: {why}")
            if advance:
                advance(done)
    for line in wrong:
        print(line)
    print(f"{len(shelf.puzzles) - len(wrong)} of {len(shelf.puzzles)} puzzles are proven")
    if judge_of(shelf.provenance.game) != shelf.provenance.judge:
        print("Chances were judged with other weights than today's: puzzles of only moves may differ.")
    if wrong:
        sys.exit(1)
