"""What strong bots play, and what wins: shares by order, rounds, components (`python bench/habits.py GAME BOT GAMES`).

Every seat has the same bot, so whatever wins more than its part does so by itself. With --out each game is kept, and
the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from conclave.bots import choose, make_bot
from conclave.bots.tally import wilson
from conclave.play.dealer import SeededDealer, questions
from conclave.play.protocol import NOBODY, Game
from conclave.play.registry import face, find


def played(game: Game, bot: str, seats: int, seed: str) -> dict[str, Any]:
    """One game: who won, who began, how long it took and what each seat had in the end."""
    state, dealer = game.new(game.options({"seats": seats})), SeededDealer(seed)
    bots = [make_bot(bot, game, f"{seed}:{seat}") for seat in range(seats)]
    starts = -1
    for seat in questions(state, dealer):
        if starts < 0 and state.view(NOBODY).get("round", 0) == 1:
            starts = seat
        state.apply(choose(bots[seat], state))
    ending, view = game.ending(state), state.view(NOBODY)
    assert ending is not None
    kept = [face(game).kept(view, seat) for seat in range(seats)]
    rounds, points = ending.details["rounds"], list(ending.points)
    return {"winners": list(ending.winners), "first": starts, "rounds": rounds, "points": points, "kept": kept}


def shares(games: Iterable[dict[str, Any]]) -> dict[str, list[float]]:
    """By what a seat had, the share of the victory in each game in which it had it."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat, kept in enumerate(game["kept"]):
            share = 1 / len(game["winners"]) if seat in game["winners"] else 0.0
            for kind, id_ in kept:
                found[f"{kind} {id_}"].append(share)
            found["first player" if seat == game["first"] else "later player"].append(share)
    return found


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    lines = asked.out.read_text().splitlines() if asked.out and asked.out.exists() else []
    games = [json.loads(line) for line in lines]
    while len(games) < asked.games:
        games.append(played(find(asked.game), asked.bot, asked.seats, f"{asked.seed}:{len(games)}"))
        if asked.out:
            with asked.out.open("a") as file:
                file.write(json.dumps(games[-1]) + "\n")
    rounds = sum(game["rounds"] for game in games) / len(games)
    points = sum(max(game["points"]) for game in games) / len(games)
    print(f"{len(games)} games of {asked.bot}: {rounds:.2f} rounds, the winner has {points:.1f} points")
    for what, won in sorted(shares(games).items(), key=lambda one: -sum(one[1]) / len(one[1])):
        low, high = wilson(sum(won), len(won))
        print(f"{what:40} {len(won):5} times  {sum(won) / len(won):6.1%}  ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
