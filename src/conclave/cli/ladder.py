"""`conclave ladder`: every level of bots meets every other, and all are put on one scale."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from conclave.bots.ladder import pairs, standings
from conclave.bots.season import Standing
from conclave.bots.thinking import told_seconds
from conclave.cli.matches import Table, Where, finish, play, print_json, told_pace
from conclave.cli.setup import read_seats
from conclave.play import registry
from conclave.play.protocol import Json

if TYPE_CHECKING:
    from rich.text import Text

STANDARD: Final = Table()
HERE: Final = Where()
LEVELS: Final = "random,novice,adept,expert,master:100ms,sage,grandmaster:100ms"


@Parameter(name="*")
@dataclass(frozen=True)
class Who:
    """Who meets whom."""

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
class Pictures:
    """What is drawn of it."""

    svg: Annotated[Path | None, Parameter(help="Draw the ratings into this file.")] = None
    curve: Annotated[
        Path | None, Parameter(help="Draw the ratings against the time that a decision takes into this file.")
    ] = None

    def draw(self, result: dict[str, Json]) -> None:
        """Into the files that were named."""
        for file, drawn in ((self.svg, _picture), (self.curve, _curve)):
            if file is not None:
                file.write_text(drawn(result), encoding="utf-8")


USUAL: Final = Who()
NONE: Final = Pictures()


def ladder(
    game: str,
    *,
    who: Who = USUAL,
    games: int = 400,
    seed: str = "1",
    table: Table = STANDARD,
    where: Where = HERE,
    json: bool = False,  # the option is called --json
    pictures: Pictures = NONE,
) -> None:
    """Let every level of bots meet every other, two at a table.

    Parameters
    ----------
    game
        The name of the game.
    games
        How many games each two of them play; each deal is played once from either seat.
    seed
        Plays the same games again.
    json
        Print one JSON object instead of a table.
    """
    found = registry.find(game)
    matches = pairs(found, table.options(found, 2), read_seats(who.levels), seed, who.near)
    standing = play(matches, games, where)
    result = standings(matches, standing)
    pictures.draw(result)
    if json:
        print_json(result)
    else:
        _print_table(result, standing)
    finish(standing, where)


def _picture(result: dict[str, Json]) -> str:
    from conclave.bots.ladder_plot import draw

    return draw(result, f"{_name(result)}: levels of play", _note(result))


def _curve(result: dict[str, Json]) -> str:
    from conclave.bots.ladder_curve import draw_curve

    return draw_curve(result, f"{_name(result)}: strength and time to think", _note(result))


def _name(result: dict[str, Json]) -> str:
    return str(result["game"]).replace("_", " ").title().replace(" Of The ", " of the ")


def _note(result: dict[str, Json]) -> str:
    games = sorted({match["games"] for match in result["matches"]})
    each = f"{games[0]} to {games[-1]}" if len(games) > 1 else str(games[0])
    return f"{each} games between each two that met, each deal from either seat"


def _print_table(result: dict[str, Json], standing: Standing) -> None:
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
        decision = Text(told_seconds(level["seconds_per_decision"]["mean"]))
        cells = [_cell(result["matches"], level["bot"], rival) for rival in names]
        grid.add_row(level["bot"], elo, decision, *cells)
    console = Console(highlight=False)
    console.print(grid)
    console.print(
        f"\nWin shares of rows against columns, with 95 % intervals\n{result['games']} games; {told_pace(standing)}"
    )


def _cell(matches: list[dict[str, Json]], bot: str, rival: str) -> Text:
    """How a level does against another."""
    from rich.text import Text

    for match in matches:
        one, other = match["seats"]
        if {one["bot"], other["bot"]} == {bot, rival} and bot != rival:
            seat = one if one["bot"] == bot else other
            text = Text(f"{seat['win_share']:.1%}")
            return text.append(f"\n{_percent(seat['low'])}-{_percent(seat['high'])}", "dim")
    return Text("·", "dim")


def _percent(share: float) -> str:
    """As short as a column wants it."""
    return f"{100 * share:.1f}".replace("100.0", "100")
