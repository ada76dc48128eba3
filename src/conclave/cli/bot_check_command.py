"""`conclave bot-check`: checks a program that plays by the bot protocol."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from conclave.bots.external_bots import PROGRAM, split_program
from conclave.cli.match_options import print_json
from conclave.core import registry
from conclave.core.errors import BadOptions
from conclave.lab.bot_check import CheckPlan, CheckResult, run_checks
from conclave.lab.program_bot import DECISION_SECONDS, check_program


def bot_check(
    command: str,
    *,
    game: Annotated[list[str] | None, Parameter(negative="")] = None,
    games: int = 1,
    seconds: float | None = None,
    seed: str = "1",
    json: bool = False,  # the option is called --json
) -> None:
    """Play scripted games with a program, and report what it does right and wrong (docs/BOTS.md).

    The cases are whole games, an illegal answer, a stale answer, a slow host, a killed bot and a killed host. The exit
    code is 1 if the program fails one of them.

    Parameters
    ----------
    command
        The program with its arguments, as one word: "./mybot --flag".
    game
        A game to play; may be repeated. All games by default.
    games
        How many whole games to play of each game, with 2 and with 4 seats.
    seconds
        How long the program may think about an answer; 30 by default.
    seed
        The seed of the games; the same seed deals the same games.
    json
        Print one JSON object instead of a list.
    """
    spec = command if command.startswith(f"{PROGRAM}:") else f"{PROGRAM}:{command}"
    words, limit = split_program(spec)
    check_program(spec, words[0])
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}")
    if seconds is not None and seconds <= 0:
        raise BadOptions(f"a program needs more than {seconds:g} seconds for an answer")
    names = game or registry.list_games()
    for name in names:
        registry.load_game(name)
    results: list[CheckResult] = []

    def report(result: CheckResult) -> None:
        results.append(result)
        if not json:
            print(f"{'pass' if result.has_passed else 'FAIL'}  {result.case}: {result.detail}", flush=True)

    passed = run_checks(CheckPlan(words, names, seconds or limit or DECISION_SECONDS, games, seed), report)
    if json:
        cases = [{"case": one.case, "passed": one.has_passed, "detail": one.detail} for one in results]
        print_json({"command": command, "passed": passed, "cases": cases})
    if not passed:
        sys.exit(1)
