"""`conclave simulate`: bots play many games against each other."""

from __future__ import annotations

from typing import Final

from conclave.bots.arena import Match
from conclave.bots.season import Standing
from conclave.bots.tally import summary
from conclave.bots.thinking import told_seconds
from conclave.cli.matches import Table, Where, finish, play, print_json, told_pace
from conclave.cli.setup import read_seats
from conclave.play import registry
from conclave.play.protocol import Json

STANDARD: Final = Table()
HERE: Final = Where()


def simulate(
    game: str,
    *,
    seats: str = "random,random",
    games: int = 1000,
    seed: str = "1",
    table: Table = STANDARD,
    where: Where = HERE,
    json: bool = False,  # the option is called --json
) -> None:
    """Let bots play many games against each other.

    Parameters
    ----------
    game
        The name of the game.
    seats
        The bots, separated by commas.
    games
        How many games they play. Every deal is played once from each seat, with the same cards, so that luck is shared
        out evenly (but for the last deal, if the games do not come out even). Ctrl-C ends the match early and tells
        what the finished games say.
    seed
        Plays the same games again.
    json
        Print one JSON object instead of a table. "wins" counts games won alone, "win_share" a victory shared by k bots
        as 1/k; "low" and "high" bound the true share with 95 % confidence, counted over deals, since the games of one
        deal are not independent. "elo" is 0 for the weakest bot. "p95" is the 95th percentile.
    """
    found = registry.find(game)
    names = read_seats(seats)
    match = Match(found, table.options(found, len(names)), tuple(names), seed)
    standing = play([match], games, where)
    result = {**summary(match, standing.games[0]), **standing.told()}
    if json:
        print_json(result)
    else:
        _print_table(result, standing)
    finish(standing, where)


def _print_table(result: dict[str, Json], standing: Standing) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("bot", overflow="fold", min_width=6)
    for name in ("wins", "share", "95 % interval", "Elo", "points", "decision", "95 % in"):
        grid.add_column(name, justify="right", no_wrap=True)  # "95 % in": so long or less, most decisions take
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
            told_seconds(times["mean"]),
            told_seconds(times["p95"]),
        )
    console = Console(highlight=False)
    console.print(grid)
    odd = f" ({result['incomplete_deals']} not from every seat)" if result["incomplete_deals"] else ""
    console.print(
        f"\n{result['games']} games of {result['deals']} deals{odd}, {result['shared']} shared; "
        f"{result['mean_rounds']:.1f} rounds and {result['decisions_per_game']:.0f} decisions a game\n"
        f"{told_pace(standing)}"
    )
