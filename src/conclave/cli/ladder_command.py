"""`conclave ladder`: a round-robin tournament of all bot levels, rated on one Elo scale."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from conclave.bots.match.ladder import pair_levels, summarize_ladder
from conclave.bots.match.thinking_time import format_seconds
from conclave.bots.match.tournament import TournamentResult
from conclave.cli.game_options import read_seats
from conclave.cli.match_options import RunOptions, TableOptions, finish, format_pace, play_matches, print_json
from conclave.core import registry
from conclave.core.game import Json

if TYPE_CHECKING:
    from rich.text import Text

STANDARD: Final = TableOptions()
HERE: Final = RunOptions()
LEVELS: Final = "random,novice,adept,expert,master:100ms,sage,grandmaster:100ms"


@Parameter(name="*")
@dataclass(frozen=True)
class Entrants:
    """Bot levels and their pairings."""

    levels: Annotated[str, Parameter(help="The bots, separated by commas.")] = LEVELS
    near: Annotated[
        int | None,
        Parameter(
            help="Let each level meet only the so many that are named next after it: games of levels that are about as "
            "strong say most."
        ),
    ] = None


@Parameter(name="*")
@dataclass(frozen=True)
class PlotOptions:
    """Files to draw charts into."""

    svg: Annotated[Path | None, Parameter(help="Draw the ratings into this file.")] = None
    curve: Annotated[
        Path | None, Parameter(help="Draw the ratings against the time that a decision takes into this file.")
    ] = None

    def draw(self, result: dict[str, Json]) -> None:
        """Draw the requested charts into their files."""
        for file, drawn in ((self.svg, _picture), (self.curve, _curve)):
            if file is not None:
                file.write_text(drawn(result), encoding="utf-8")


USUAL: Final = Entrants()
NONE: Final = PlotOptions()


def ladder(
    game: str,
    *,
    who: Entrants = USUAL,
    games: int = 400,
    seed: str = "1",
    table: TableOptions = STANDARD,
    where: RunOptions = HERE,
    json: bool = False,  # the option is called --json
    pictures: PlotOptions = NONE,
) -> None:
    """Play every level of bots against every other, with two seats.

    Parameters
    ----------
    game
        The name of the game.
    games
        The number of games per pair; each deal is played once from either seat.
    seed
        The seed of the games; the same seed plays the same games.
    json
        Print one JSON object instead of a table.
    """
    found = registry.load_game(game)
    matches = pair_levels(found, table.options(found, 2), read_seats(who.levels), seed, who.near)
    standing = play_matches(matches, games, where)
    result = summarize_ladder(matches, standing)
    pictures.draw(result)
    if json:
        print_json(result)
    else:
        _print_table(result, standing)
    finish(standing, where)


def _picture(result: dict[str, Json]) -> str:
    from conclave.bots.match.ladder_plot import draw_ladder

    return draw_ladder(result, f"{_name(result)}: levels of play", _note(result))


def _curve(result: dict[str, Json]) -> str:
    from conclave.bots.match.ladder_curve import draw_curve

    return draw_curve(result, f"{_name(result)}: strength and time to think", _note(result))


def _name(result: dict[str, Json]) -> str:
    return str(result["game"]).replace("_", " ").title().replace(" Of The ", " of the ")


def _note(result: dict[str, Json]) -> str:
    games = sorted({match["games"] for match in result["matches"]})
    each = f"{games[0]} to {games[-1]}" if len(games) > 1 else str(games[0])
    return f"{each} games between each two that met, each deal from either seat"


def _print_table(result: dict[str, Json], standing: TournamentResult) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    names = [level["bot"] for level in result["levels"]]
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("level", overflow="fold", min_width=6)
    grid.add_column("Elo", justify="right", no_wrap=True)
    grid.add_column("decision", justify="right", no_wrap=True)
    for name in names:
        grid.add_column(name, justify="right", overflow="fold")
    for level in result["levels"]:
        elo = Text(f"{level['elo']:.0f}").append(f"\n± {level['high'] - level['elo']:.0f}", "dim")
        decision = Text(format_seconds(level["seconds_per_decision"]["mean"]))
        cells = [_cell(result["matches"], level["bot"], rival) for rival in names]
        grid.add_row(level["bot"], elo, decision, *cells)
    console = Console(highlight=False)
    console.print(grid)
    console.print(
        f"\nWin shares of rows against columns, with 95 % intervals\n{result['games']} games; {format_pace(standing)}"
    )


def _cell(matches: list[dict[str, Json]], bot: str, rival: str) -> Text:
    """Return the win share of a level against another, with its confidence interval."""
    from rich.text import Text

    for match in matches:
        one, other = match["seats"]
        if {one["bot"], other["bot"]} == {bot, rival} and bot != rival:
            seat = one if one["bot"] == bot else other
            text = Text(f"{seat['win_share']:.1%}")
            return text.append(f"\n{_percent(seat['low'])}-{_percent(seat['high'])}", "dim")
    return Text("·", "dim")


def _percent(share: float) -> str:
    """Return a percentage with as few characters as possible."""
    return f"{100 * share:.1f}".replace("100.0", "100")
