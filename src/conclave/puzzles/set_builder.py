"""Building of puzzle sets: mines game after game in one or several processes, into a file that can be continued."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from conclave.core import registry
from conclave.core.errors import BadOptions
from conclave.puzzles.difficulty import count_lookups, is_trivial, rate
from conclave.puzzles.miner import proven, puzzle_of, puzzles_in
from conclave.puzzles.puzzle import SORTS, Puzzle, Sort
from conclave.puzzles.reachability import straighten
from conclave.puzzles.repository import BadPuzzles, Provenance, Shelf, judge_of, line_of, read
from conclave.puzzles.variety import choose_varied

MAX_LOOKUPS: Final = 100  # positions that a server looks up in its event loop for one answer
MAX_DRY_GAMES: Final = 40  # stop after this many games in a row without a puzzle


def make(
    path: Path,
    provenance: Provenance,
    count: int,
    workers: int,
    progress: Callable[[int], None] | None = None,
    sorts: Sequence[Sort] = SORTS,
) -> int:
    """Mine puzzles into a file until it holds `count`, and return the number it holds.

    A file with the same game and seed is continued. The result depends on the seed, not on the number of workers.
    """
    if count < 1 or workers < 1:
        raise BadOptions("at least one puzzle is made, by at least one process")
    registry.load_game(provenance.game)
    there = _there(path, provenance)
    known = {one.id for one in there}
    first = 1 + max((one.source for one in there), default=-1)
    with path.open("wb") as file:
        file.write(line_of(provenance) + b"".join(map(line_of, there)))
        file.flush()
        done, dry = len(there), 0
        for found in _games(provenance, first, workers, sorts):
            new = [one for one in found if one.id not in known]
            dry = 0 if new else dry + 1
            for puzzle in new[: count - done]:
                known.add(puzzle.id)
                file.write(line_of(puzzle))
                done += 1
            file.flush()
            if progress:
                progress(done)
            if done >= count or dry >= MAX_DRY_GAMES:
                return done
    return done


def _there(path: Path, provenance: Provenance) -> list[Puzzle]:
    if not path.exists() or not path.stat().st_size:
        return []
    shelf = read(path)
    if (shelf.provenance.seed, shelf.provenance.game) != (provenance.seed, provenance.game):
        raise BadPuzzles(f"{path} holds other puzzles (another game or seed): choose another file")
    last = max((one.source for one in shelf.puzzles), default=0)
    return [one for one in shelf.puzzles if one.source < last]  # the last game may be incomplete


def _games(provenance: Provenance, first: int, workers: int, sorts: Sequence[Sort]) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of each game, in order."""
    look = partial(puzzles_in, provenance.game, provenance.seed, sorts=sorts)
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


def repair_puzzle(puzzle: Puzzle) -> list[Puzzle]:
    """Return the puzzle in a list, rated and with impossible turns undone, or an empty list if it is dropped.

    It is dropped if its corrected position has no proof, if it is trivial, or if judging an answer takes too long.
    """
    game = registry.load_game(puzzle.game)
    line = straighten(puzzle.game, puzzle.position)
    if line != puzzle.position:
        state = game.from_position_text(line)
        proof = proven(game, state, puzzle.sort, "")
        if proof is None:
            return []
        puzzle = puzzle_of(game, puzzle.sort, state, proof, puzzle.source)
    one = puzzle if puzzle.guess else rate(puzzle)
    return [] if is_trivial(one) or count_lookups(one) > MAX_LOOKUPS else [one]


def select(shelves: Sequence[Shelf], sizes: Mapping[Sort, int]) -> list[Puzzle]:
    """Return a varied set from several files of one game.

    Only-move puzzles come from the first file alone, because their proof depends on its seed.
    """
    pool = dict[str, Puzzle]()
    for number, shelf in enumerate(shelves):
        for old in shelf.puzzles:
            if number == 0 or old.sort != "only":
                pool.update((one.id, one) for one in repair_puzzle(old) if one.id not in pool)
    chosen = {one.id for one in choose_varied(pool.values(), sizes)}
    return [one for one in pool.values() if one.id in chosen]


def provenance_of(game: str, seed: str, command: str) -> Provenance:
    """Return the provenance of a set made now."""
    return Provenance(game, registry.load_game(game).rules_version, command, seed, judge_of(game))
