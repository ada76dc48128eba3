"""`conclave calibrate`: comparison of the evaluator's win probabilities with results of held-out bot games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from conclave.cli.game_options import read_seats
from conclave.cli.match_options import TableOptions, print_json
from conclave.core import registry
from conclave.core.errors import BadOptions

if TYPE_CHECKING:
    from conclave.analysis.calibration import Estimate
    from conclave.analysis.calibration_games import GameLuck


@Parameter(name="*")
@dataclass(frozen=True)
class CalibrationOptions:
    """Options of the evaluation."""

    thought: Annotated[int, Parameter(help="Iterations for a move and a batch, as in `conclave analyse`.")] = 32
    every: Annotated[int, Parameter(help="One position in so many is judged.")] = 4
    luck: Annotated[
        bool,
        Parameter(negative="", help="Judge chance alone: whether each seat's luck is zero on average."),
    ] = False
    fit: Annotated[Path | None, Parameter(help="Fit a calibration to these games, and write it into this file.")] = None


STANDARD: Final = TableOptions()
USUAL: Final = CalibrationOptions()


def calibrate(
    game: str,
    *,
    seats: str = "master:150it,master:150it",
    games: int = 120,
    seed: str = "held out",
    judging: CalibrationOptions = USUAL,
    table: TableOptions = STANDARD,
    json: bool = False,
) -> None:
    """Play bot games and compare the evaluator's win probabilities with the results.

    Parameters
    ----------
    game
        The name of the game.
    seats
        The bots, separated by commas. Several tables are separated by blanks and played in turn.
    games
        The number of games.
    seed
        The seed of the games. Use different seeds for fitting and for testing.
    json
        Print one JSON object instead of tables.
    """
    from conclave.analysis.calibration_games import Games

    thought, every = judging.thought, judging.every
    if games < 2 or every < 1 or thought < 1:
        raise BadOptions("at least two games are needed, and one of everything else")
    found = registry.load_game(game)
    tables = [tuple(read_seats(part)) for part in seats.split()]
    played = [Games(found, table.options(found, len(names)), names, seed) for names in tables]
    if judging.luck:
        from conclave.analysis.calibration_games import lot

        _tell_luck([lot(played[n % len(played)], n) for n in _numbers(games)], json)
        return
    from conclave.analysis.calibration_games import sayings

    said = [one for n in _numbers(games) for one in sayings(played[n % len(played)], n, thought, every)]
    command = f"conclave calibrate {game} --seats '{seats}' --games {games} --seed '{seed}'"
    command += f" --thought {thought} --every {every}"
    _tell_reliability(game, said, {"command": command, "rules": found.rules_version}, judging.fit, json)


def _numbers(games: int) -> Iterator[int]:
    """Yield the numbers of the games to play, with a progress bar on a terminal."""
    from conclave.cli.progress import progress_bar

    with progress_bar(games) as advance:
        for number in range(games):
            if advance:
                advance(number)
            yield number


def _tell_reliability(
    game: str, said: list[Estimate], provenance: dict[str, Any], fit: Path | None, json: bool
) -> None:
    """Print reliability bins and log loss for each of WAYS, before and after calibration."""
    import msgspec

    from conclave.analysis.calibration import (
        STRAIGHT,
        WAYS,
        Calibration,
        fit_calibration,
        load_calibration,
        log_loss,
        reliability,
    )

    parts = {way: [one for one in said if one.way == way] for way in WAYS}
    provenance = {**provenance, "positions": len(parts["open"])}
    here = load_calibration(game)
    if fit:
        here = Calibration(game, {way: fit_calibration(part) for way, part in parts.items()}, provenance)
        here.save(fit)
    told: dict[str, Any] = {"game": game, **provenance, "ways": {}}
    for way, part in parts.items():
        bend = here.bends.get(way, STRAIGHT)
        curves = {name: reliability(part, one) for name, one in (("unbent", STRAIGHT), ("bent", bend))}
        losses = {"unbent": log_loss(part, STRAIGHT), "bent": log_loss(part, bend)}
        told["ways"][way] = {"bend": msgspec.to_builtins(bend), "log_loss": losses, **msgspec.to_builtins(curves)}
    if json:
        print_json(told)
        return
    for way, part in told["ways"].items():
        print(f"{way}: warmth {part['bend']['warmth']}, handicap {part['bend']['handicap']}")
        for name in ("unbent", "bent"):
            print(f"  {name}, log loss {part['log_loss'][name]:.4f}")
            for row in part[name]:
                off = (row["won"] - row["said"]) / row["error"] if row["error"] else 0.0
                print(
                    f"    {row['low']:4.0%}-{row['high']:4.0%}  said {row['said']:6.1%}  won {row['won']:6.1%} "
                    f"± {row['error']:5.1%}  {off:+5.1f} errors  {row['positions']:>6} positions"
                )


def _tell_luck(lots: list[GameLuck], json: bool) -> None:
    """Print, by number of seats and seat, mean luck with its error, and its correlation with the result."""
    import msgspec

    from conclave.analysis.calibration_games import evenness, together

    told: dict[str, Any] = {"games": len(lots), "tables": []}
    for count in sorted({len(one.result) for one in lots}):
        part = [one for one in lots if len(one.result) == count]
        luck = [[sum(both) for both in zip(one.deal, one.draws, strict=True)] for one in part]
        rows = [
            {
                "deal": msgspec.to_builtins(evenness([one.deal[seat] for one in part])),
                "draws": msgspec.to_builtins(evenness([one.draws[seat] for one in part])),
                "luck": msgspec.to_builtins(evenness([one[seat] for one in luck])),
                "with_result": together([one[seat] for one in luck], [one.result[seat] for one in part]),
            }
            for seat in range(count)
        ]
        told["tables"].append({"games": len(part), "seats": rows, "most_left_over": max(abs(sum(one)) for one in luck)})
    if json:
        print_json(told)
        return
    for table in told["tables"]:
        count, left = len(table["seats"]), table["most_left_over"]
        print(f"{table['games']} games of {count} seats; the seats' luck adds up to 0 within {left:.1g}")
        for seat, row in enumerate(table["seats"]):
            said = "  ".join(
                f"{name} {100 * of['mean']:+.2f} ± {100 * of['error']:.2f} (spread {100 * of['spread']:.1f})"
                for name in ("deal", "draws", "luck")
                if (of := row[name])
            )
            print(f"  seat {seat}: {said}; correlation with the result {row['with_result']:.2f}")
