"""`conclave simulate`: many games between bots."""

from __future__ import annotations

from typing import Final

from conclave.bots.match.arena import Match
from conclave.bots.match.match_stats import summarize_match
from conclave.bots.match.thinking_time import format_seconds
from conclave.bots.match.tournament import TournamentResult
from conclave.cli.game_options import read_seats
from conclave.cli.match_options import RunOptions, TableOptions, finish, format_pace, play_matches, print_json
from conclave.core import registry
from conclave.core.game import Json

STANDARD: Final = TableOptions()
HERE: Final = RunOptions()


def simulate(
    game: str,
    *,
    seats: str = "random,random",
    games: int = 1000,
    seed: str = "1",
    table: TableOptions = STANDARD,
    where: RunOptions = HERE,
    json: bool = False,  # the option is called --json
) -> None:
    """Play many games between bots.

    Parameters
    ----------
    game
        The name of the game.
    seats
        The bots, separated by commas.
    games
        The number of games. Every deal is played once from each seat with the same cards, so that luck is balanced,
        except for an incomplete last deal. Ctrl-C stops and prints the results so far.
    seed
        The seed of the games; the same seed plays the same games.
    json
        Print one JSON object instead of a table. "wins" counts games won alone; "win_share" counts a victory shared by
        k bots as 1/k. "low" and "high" are the 95 % confidence interval of the win share. It is computed over deals,
        because the games of one deal are not independent. "elo" is 0 for the weakest bot. "p95" is the 95th percentile.
    """
    found = registry.load_game(game)
    names = read_seats(seats)
    match = Match(found, table.options(found, len(names)), tuple(names), seed)
    standing = play_matches([match], games, where)
    result = {**summarize_match(match, standing.games[0]), **standing.to_json()}
    if json:
        print_json(result)
    else:
        _print_table(result, standing)
    finish(standing, where)


def _print_table(result: dict[str, Json], standing: TournamentResult) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("bot", overflow="fold", min_width=6)
    for name in ("wins", "share", "95 % interval", "Elo", "points", "decision", "95 % in"):
        grid.add_column(name, justify="right", no_wrap=True)  # "95 % in": 95th percentile of the decision time
    elo = {rating["bot"]: rating for rating in result["elo"]}
    for seat in result["seats"]:
        rating, times = elo[seat["bot"]], seat["seconds_per_decision"]
        grid.add_row(
            seat["bot"],
            str(seat["wins"]),
            f"{seat['win_share']:.1%}",
            f"{100 * seat['low']:.1f} - {seat['high']:.1%}",
            f"{rating['elo']:.0f} ± {rating['high'] - rating['elo']:.0f}",
            f"{seat['mean_points']:.2f}",
            format_seconds(times["mean"]),
            format_seconds(times["p95"]),
        )
    console = Console(highlight=False)
    console.print(grid)
    odd = f" ({result['incomplete_deals']} not from every seat)" if result["incomplete_deals"] else ""
    console.print(
        f"\n{result['games']} games of {result['deals']} deals{odd}, {result['shared']} shared; "
        f"{result['mean_rounds']:.1f} rounds and {result['decisions_per_game']:.0f} decisions a game\n"
        f"{format_pace(standing)}"
    )
