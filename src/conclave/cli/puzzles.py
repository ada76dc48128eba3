"""`conclave puzzles`: make a set of puzzles from games of bots, and prove a set again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cyclopts import App

from conclave.play.errors import BadOptions

app: Final = App(name="puzzles")
SEED: Final = "1"


@app.command
def make(game: str, *, count: int = 50, out: Path | None = None, seed: str = SEED, workers: int = 1) -> None:
    """Look for puzzles in games of bots, prove each, and write them into a file.

    A file that is there already is gone on with: the same command can be stopped and called again.

    Parameters
    ----------
    game
        The name of the game.
    count
        How many puzzles the file shall hold.
    out
        The file; GAME-puzzles.jsonl without it.
    seed
        Finds the same puzzles again.
    workers
        How many processes look for them.
    """
    from conclave.cli.progress import bar
    from conclave.puzzles import making

    path = out or Path(f"{game}-puzzles.jsonl")
    command = f"conclave puzzles make {game} --count {count} --seed {seed}"
    provenance = making.provenance_of(game, seed, command)
    try:
        with bar(count, workers, "puzzles") as advance:
            done = making.make(path, provenance, count, workers, advance)
    except KeyboardInterrupt:
        print(f"conclave: interrupted; the same command goes on with {path}", file=sys.stderr)
        raise
    print(f"{done} puzzles in {path}")
    if done < count:
        raise BadOptions(f"no more than {done} puzzles were found with this seed; try another")


@app.command
def refine(file: Path, *, out: Path) -> None:
    """Make the wins of a file sharper, have weak bots try all of it again, and leave out what needs no thought.

    Parameters
    ----------
    file
        As `conclave puzzles make` writes it.
    out
        The file to write.
    """
    from conclave.puzzles import making
    from conclave.puzzles.shelf import line_of, read

    shelf = read(file)
    provenance = making.refined_from(shelf.provenance)
    count = 0
    with out.open("wb") as target:
        target.write(line_of(provenance))
        for puzzle in making.refined(shelf):
            target.write(line_of(puzzle))
            target.flush()
            count += 1
    print(f"{count} of {len(shelf.puzzles)} puzzles in {out}")


@app.command
def check(file: Path) -> None:
    """Prove every puzzle of a file again, from its position alone.

    Parameters
    ----------
    file
        As `conclave puzzles make` writes it.
    """
    from conclave.cli.progress import bar
    from conclave.puzzles.puzzle import proves
    from conclave.puzzles.shelf import judge_of, read

    shelf = read(file)
    wrong = list[str]()
    with bar(len(shelf.puzzles), 1, "puzzles") as advance:
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
