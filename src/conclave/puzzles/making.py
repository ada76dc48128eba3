"""Making a set of puzzles: game after game, in one process or several, into a file that a later run goes on with."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from conclave.play import registry
from conclave.play.errors import BadOptions
from conclave.puzzles.finding import puzzles_in, resharpened, tries
from conclave.puzzles.puzzle import Puzzle
from conclave.puzzles.reaping import naive
from conclave.puzzles.shelf import BadPuzzles, Provenance, Shelf, judge_of, line_of, read

WEAK: Final = ("random", "novice", "adept", "master:24it")  # whose attempts say how hard a puzzle is
ATTEMPTS: Final = 8  # of each
HARDLY: Final = ("novice", "adept", "pieces", "crystals", "hasty")  # who hardly think, of these and of those who count
NEARLY_ALWAYS: Final = 0.85
REFINED: Final = " && conclave puzzles refine"
ENOUGH: Final = 40  # games in a row without a puzzle: there is none to be found


def make(
    path: Path, provenance: Provenance, count: int, workers: int, progress: Callable[[int], None] | None = None
) -> int:
    """Write so many puzzles; those that a file of the same kind holds already count. How many there are now.

    The same seed finds the same puzzles, however many work on it.
    """
    if count < 1 or workers < 1:
        raise BadOptions("at least one puzzle is made, by at least one process")
    registry.find(provenance.game)
    there = _there(path, provenance)
    known = {one.id for one in there}
    first = 1 + max((one.source for one in there), default=-1)
    with path.open("wb") as file:
        file.write(line_of(provenance) + b"".join(map(line_of, there)))
        file.flush()
        done, dry = len(there), 0
        for found in _games(provenance, first, workers):
            new = [one for one in found if one.id not in known]
            dry = 0 if new else dry + 1
            for puzzle in new[: count - done]:
                known.add(puzzle.id)
                file.write(line_of(puzzle))
                done += 1
            file.flush()
            if progress:
                progress(done)
            if done >= count or dry >= ENOUGH:
                return done
    return done


def _there(path: Path, provenance: Provenance) -> list[Puzzle]:
    if not path.exists() or not path.stat().st_size:
        return []
    shelf = read(path)
    if (shelf.provenance.seed, shelf.provenance.game) != (provenance.seed, provenance.game):
        raise BadPuzzles(f"{path} holds other puzzles (another game or seed): choose another file")
    last = max((one.source for one in shelf.puzzles), default=0)
    return [one for one in shelf.puzzles if one.source < last]  # the last game may have been stopped half way


def _games(provenance: Provenance, first: int, workers: int) -> Iterator[list[Puzzle]]:
    """Game by game, in their order."""
    look = partial(looked_at, provenance.game, provenance.seed)
    if workers == 1:
        number = first
        while True:
            yield look(number)
            number += 1
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        window = [pool.submit(look, first + number) for number in range(2 * workers)]
        number = first + len(window)
        try:
            while True:
                yield window.pop(0).result()
                window.append(pool.submit(look, number))
                number += 1
        finally:
            pool.shutdown(cancel_futures=True)


def looked_at(game: str, seed: str, number: int) -> list[Puzzle]:
    """The puzzles of one game, each with how weak bots fare on it; without those that all of them solve."""
    return [one for one in map(rated, puzzles_in(game, seed, number)) if not is_trivial(one)]


def refined(shelf: Shelf) -> Iterator[Puzzle]:
    """The puzzles of a set as they would be made today: wins made sharp, each tried by weak bots again, and without
    those that need no thought. Proofs of only moves and harvests stay as they are."""
    known = set[str]()
    for old in shelf.puzzles:
        for one in resharpened(old) if old.sort == "win" else [old]:
            if one.id not in known and not is_trivial(new := rated(one)):
                known.add(new.id)
                yield new


def rated(puzzle: Puzzle) -> Puzzle:
    """With the share of attempts in which each weak level solves it; harvests are counted, which bots do not do."""
    if puzzle.sort == "harvest":
        game = registry.find(puzzle.game)
        return msgspec.structs.replace(puzzle, levels=naive(game, game.position(puzzle.position), puzzle.id))
    levels = {
        level: sum(tries(puzzle, level, f"{puzzle.id}:{level}:{n}") for n in range(ATTEMPTS)) / ATTEMPTS
        for level in WEAK
    }
    return msgspec.structs.replace(puzzle, levels=levels)


def is_trivial(puzzle: Puzzle) -> bool:
    """Whether those who hardly think nearly always solve it."""
    hardly = [share for level, share in puzzle.levels.items() if level in HARDLY]
    return min(hardly) >= NEARLY_ALWAYS


def provenance_of(game: str, seed: str, command: str) -> Provenance:
    """Of a set that is made here and now."""
    return Provenance(game, registry.find(game).rules, command, seed, judge_of(game))


def refined_from(provenance: Provenance) -> Provenance:
    """Of a set that was made and then refined."""
    command = f"{provenance.command.removesuffix(REFINED)}{REFINED}"
    return msgspec.structs.replace(provenance, command=command)
