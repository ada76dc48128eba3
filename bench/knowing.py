"""What better guesses could add to a grandmaster: one who is told everything against one who guesses.

`python bench/knowing.py GAME DEALS`: both search alike, with as many iterations; one of them in the true deal, the
other in deals that its seat cannot tell from it. Whatever one concludes from rivals' moves, it is less than knowing.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import mean, stdev

from conclave.bots.cores import BREADTH
from conclave.bots.engine.judge import Judge
from conclave.bots.engine.mind import Mind
from conclave.bots.engine.weighing import ANY, OPEN, Weighing
from conclave.bots.weights import mind
from conclave.play.dealer import SeededDealer, questions
from conclave.play.protocol import Action, Game, Options
from conclave.play.registry import find
from conclave.play.unchecked import Unchecked, unchecked


def chosen(state: Unchecked, judge: Judge, viewer: int, iterations: int, seed: int) -> Action:
    """A grandmaster's answer, as this viewer sees the table."""
    search = Weighing(state, judge, seed, viewer, ANY)
    search.think(1)
    if isinstance(judge, Mind):
        search.trust(judge, BREADTH)
    search.think(iterations - 1)
    return max(search.moves(), key=lambda move: (move[1], move[2]))[0]


def won_by(game: Game, options: Options, deal: str, knowing: int, iterations: int) -> float:
    """One game, the one who knows in this seat: its share of the victory."""
    state, judge, dice = game.new(options), mind(game.name), random.Random(f"{deal}:{knowing}")
    for seat in questions(state, SeededDealer(deal)):
        legal = state.legal()
        viewer, seed = OPEN if seat == knowing else seat, dice.getrandbits(60)
        state.apply(legal[0] if len(legal) == 1 else chosen(unchecked(state), judge, viewer, iterations, seed))
    return float(unchecked(state).won(knowing))


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("deals", type=int, help="for two; each is played from both seats")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--variant", default="standard")
    asked = parser.parse_args()
    game = find(asked.game)
    options = game.options({"seats": 2, "variant": asked.variant})
    won = [
        mean(won_by(game, options, f"knowing:{number}", seat, asked.iterations) for seat in range(2))
        for number in range(asked.deals)
    ]
    print(f"who knows wins {mean(won):.1%} ± {1.96 * stdev(won) / sqrt(len(won)):.1%} of {len(won)} deals")


if __name__ == "__main__":
    main()
