"""Selection of a varied set from a pool of puzzles: no frequent ideas, no repeated solutions, spread difficulties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from conclave.puzzles.ideas import Idea, idea_of
from conclave.puzzles.puzzle import Puzzle, Sort

MAX_SHARE: Final = (
    0.15  # maximum share of a set with the same idea and component, or of wins with the same last component
)
TRACKS: Final = "trial "  # exempt from the limit on last components, since there are only three tracks
BANDS: Final = 8  # of difficulty, filled in turn


def choose_varied(pool: Iterable[Puzzle], sizes: Mapping[Sort, int]) -> list[Puzzle]:
    """Return up to `sizes` puzzles of each sort with no idea too frequent. Bands of difficulty take turns."""
    candidates = list(pool)
    wins = _choose_wins(candidates, sizes.get("win", 0))
    total = len(wins) + sum(
        min(size, sum(one.sort == sort for one in candidates)) for sort, size in sizes.items() if sort != "win"
    )
    chosen = wins
    for sort, size in sizes.items():
        if sort != "win":
            chosen = chosen + _pick(candidates, sort, size, _limit(total))
    return chosen if len(chosen) == total else choose_varied(chosen, Counter(one.sort for one in chosen))


def _choose_wins(candidates: Sequence[Puzzle], size: int) -> list[Puzzle]:
    """Return wins of which no idea exceeds its share, even if there are fewer than wanted."""
    found = _pick(candidates, "win", size, _limit(size))
    return found if len(found) == size else _choose_wins(found, len(found))


def most_frequent(puzzles: Iterable[Puzzle]) -> tuple[Idea, int]:
    """Return the most frequent idea and the number of its puzzles."""
    return Counter(map(idea_of, puzzles)).most_common(1)[0]


def last_component(puzzle: Puzzle) -> str:
    """Return the verb and component of the solution's last action, in notation."""
    deeds = [answer for answer in puzzle.proof if answer.partition("; ")[0] not in ("pass", "rest")]
    return " ".join((deeds or ["-"])[-1].partition("; ")[0].split(" ")[:2])


def _limit(size: int) -> int:
    return max(1, int(MAX_SHARE * size))


def _pick(candidates: Iterable[Puzzle], sort: Sort, size: int, limit: int) -> list[Puzzle]:
    """Return the first puzzles with a new solution whose idea and last component are not too frequent."""
    ideas, lasts, solutions = Counter[Idea](), Counter[str](), set[tuple[str, ...]]()
    found = list[Puzzle]()
    for one in _by_band(one for one in candidates if one.sort == sort):
        idea, last = idea_of(one), last_component(one)
        is_repeated = sort == "win" and one.proof in solutions
        if len(found) == size or is_repeated or ideas[idea] >= limit or lasts[last] >= limit:
            continue
        ideas[idea] += 1
        lasts[last] += sort == "win" and not last.startswith(TRACKS)
        solutions.add(one.proof)
        found.append(one)
    return found


def _by_band(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles in turn from each band of difficulty."""
    bands: list[list[Puzzle]] = [[] for _ in range(BANDS)]
    for one in puzzles:
        bands[min(BANDS - 1, int(BANDS * one.difficulty))].append(one)
    longest = max(map(len, bands), default=0)
    return [band[place] for place in range(longest) for band in bands if place < len(band)]
