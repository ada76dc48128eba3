"""What exact play could add to a bot: victories in a round that are proven and missed (`python bench/endings.py`).

A bot plays against itself. Wherever it is asked, and nothing is half done, a proof is tried that it can force its
victory in this round, whatever is hidden; where there is one, the move that it chose is looked at too.
"""

from __future__ import annotations

import argparse
from collections import Counter

from conclave.bots import choose, make_bot
from conclave.play.dealer import SeededDealer, questions
from conclave.play.protocol import Action, Game, State
from conclave.play.registry import find
from conclave.play.unchecked import unchecked
from conclave.puzzles.proving import Prover, Undecided, played


def verdict(game: Game, state: State, action: Action, nodes: int) -> str:
    """Of a position and of the move chosen in it."""
    prover = Prover(game, state, state.actor(), nodes)
    try:
        if not prover.is_won(state):
            return "no victory to be forced"
        prover.nodes = nodes
        return "forced" if prover.is_won(played(state, action)) else "missed"
    except Undecided:
        return "undecided"


def watched(game: Game, bot: str, seed: str, nodes: int) -> tuple[Counter[str], bool]:
    """One game: its verdicts, and whether somebody has missed a victory and never got it back."""
    state, dealer = game.new(game.options({"seats": 2})), SeededDealer(seed)
    bots = [make_bot(bot, game, f"{seed}:{seat}") for seat in range(2)]
    found, missed = Counter[str](), set[int]()
    for seat in questions(state, dealer):
        action = choose(bots[seat], state)
        if len(state.legal()) > 1 and unchecked(state).quiet():
            found[said := verdict(game, state, action, nodes)] += 1
            missed |= {seat} if said == "missed" else set()
        state.apply(action)
    ending = game.ending(state)
    assert ending is not None
    return found, bool(missed - set(ending.winners))


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("--nodes", type=int, default=1500, help="positions that a proof may look at")
    asked = parser.parse_args()
    total, lost = Counter[str](), 0
    for number in range(asked.games):
        found, is_lost = watched(find(asked.game), asked.bot, f"endings:{number}", asked.nodes)
        total += found
        lost += is_lost
    print(f"{asked.games} games of {asked.bot}, lost after a missed victory: {lost}")
    for said, count in total.most_common():
        print(f"{said:24} {count:6}")


if __name__ == "__main__":
    main()
