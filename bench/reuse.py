"""What a search could keep from turn to turn (`python bench/reuse.py GAME LIMIT GAMES`).

Two grandmasters play. Whenever a rival has answered since a seat thought last, the tree of that thinking is followed
along everything that happened: the visits there, beside those of the new search, are what going on with it could save.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from statistics import mean, median

from conclave.bots import choose, read_effort
from conclave.bots.engine.search import Node
from conclave.bots.grandmaster import Grandmaster
from conclave.play.dealer import SeededDealer, questions
from conclave.play.protocol import Action, Game, Seat
from conclave.play.registry import find


@dataclass(slots=True)
class Memory:
    """What a seat thought last, and all answers since, its own first."""

    root: Node | None = None
    since: list[tuple[Seat, Action]] = field(default_factory=list)

    def kept(self) -> int:
        """The visits below these answers."""
        node = self.root
        for seat, action in self.since:
            if node is None:
                return 0
            node = next((move for move in node.moves if move.action == action and move.seat == seat), None)
        return int(node.visits) if node else 0


def watched(game: Game, limit: str, seed: str) -> list[float]:
    """One game: of each question after a rival's answer, what would be kept beside what was thought anew."""
    state = game.new(game.options({"seats": 2}))
    bots = [Grandmaster(game, f"{seed}:{seat}", read_effort(limit, [limit])) for seat in range(2)]
    memories = [Memory(), Memory()]
    found: list[float] = []
    for seat in questions(state, SeededDealer(seed)):
        is_asked = len(state.legal()) > 1
        action = choose(bots[seat], state)
        if is_asked:
            memory, search = memories[seat], bots[seat].search
            assert search is not None
            if any(other != seat for other, _ in memory.since):
                found.append(memory.kept() / search.iterations())
            memory.root, memory.since = search.root, []
            for each in memories:
                each.since.append((seat, action))
        state.apply(action)
    return found


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("limit", help="of a grandmaster's thinking, such as 300it")
    parser.add_argument("games", type=int)
    asked = parser.parse_args()
    game, games = find(asked.game), range(asked.games)
    kept = [share for number in games for share in watched(game, asked.limit, f"reuse:{number}")]
    print(f"{len(kept)} questions: {mean(kept):.1%} would be kept on average, {median(kept):.1%} in half of them")


if __name__ == "__main__":
    main()
