"""The command line: one command per module, imported on demand."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn

from cyclopts import App, CycloptsError

from conclave import __version__
from conclave.core.errors import GameError
from conclave.core.extras import explain_missing_module
from conclave.core.text import error_texts
from conclave.core.text.fluent import ENGLISH, list_languages


def _describe_version() -> str:
    """Return the version, and whether the engines are compiled."""
    from importlib.machinery import EXTENSION_SUFFIXES

    from conclave.core import dice

    is_compiled = str(dice.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return f"{__version__} ({'compiled' if is_compiled else 'pure Python: games run many times slower'})"


app = App(
    name="conclave",
    help="Res Arcana and Trial of the Temples: play, host, simulate, analyse.",
    version=_describe_version,
)
app.command("conclave.cli.play_command:play", help="Play a game in the terminal.")
app.command("conclave.cli.serve_command:serve", help="Serve tables to browsers, on this machine or to many people.")
app.command(
    "conclave.cli.admin_command:app", name="admin", help="List, export, back up and delete what a server has stored."
)
app.command("conclave.cli.doctor_command:doctor", help="Check an installation or a running server.")
app.command("conclave.cli.simulate_command:simulate", help="Let bots play many games against each other.")
app.command("conclave.cli.ladder_command:ladder", help="Play every level of bots against every other, and rate them.")
app.command("conclave.cli.bot_check_command:bot_check", help="Check a program that plays by the bot protocol.")
app.command("conclave.cli.join_command:join", help="Let a bot play at a server, with the token of a bot account.")
app.command("conclave.cli.show_command:show", help="Draw a position that is given as one line of text.")
app.command("conclave.cli.replay_command:replay", help="Print a saved game as text, or verify its dealer.")
app.command("conclave.cli.analyse_command:analyse", help="Analyse a finished game: turning points, luck and skill.")
app.command(
    "conclave.cli.calibrate_command:calibrate",
    help="Compare predicted win probabilities with results.",
)
app.command("conclave.cli.puzzle_command:puzzle", help="Solve a puzzle in the terminal: the one of the day, or any.")
app.command("conclave.cli.puzzles_command:app", name="puzzles", help="Make sets of puzzles, and verify them.")
app.command("conclave.cli.catalog_command:catalog", help="List every component of a game.")
app.command("conclave.cli.bench_command:bench", help="Measure how fast the games run here.")


def _enable_interrupts() -> None:
    """Handle Ctrl-C in background jobs too: a shell starts those with SIGINT ignored."""
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _read_language(arguments: Sequence[str]) -> str:
    """Return the language that the arguments ask for, for errors that are raised before a command has parsed them."""
    named = [text.partition("=")[2] for text in arguments if text.startswith("--language=")]
    named += [value for name, value in pairwise(arguments) if name == "--language"]
    return named[0] if named and named[0] in list_languages() else ENGLISH


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Print an error that the user can fix as one line, with exit code 2."""
    from conclave.cli.screen import replace_unprintable

    replace_unprintable()
    _enable_interrupts()
    language = _read_language(sys.argv[1:] if arguments is None else arguments)
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except BrokenPipeError:  # the reader of the output has closed the pipe, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (CycloptsError, GameError, OSError) as error:
        _exit_with(error, language)
    except ModuleNotFoundError as error:
        missing = explain_missing_module(error)
        if missing is None:
            raise
        _exit_with(missing, language)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)


def _exit_with(error: Exception, language: str) -> NoReturn:
    from conclave.cli.outside_text import clean_line

    text = " ".join(error_texts.describe_error(error, language).split())
    print(f"conclave: {clean_line(text)}", file=sys.stderr)
    sys.exit(2)
