"""The command line: one command per module, imported when it is called."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from itertools import pairwise

from cyclopts import App, CycloptsError

from conclave.play import refusals
from conclave.play.errors import GameError
from conclave.play.fluent import ENGLISH, languages


def _version() -> str:
    """The version, and whether the engines are compiled: an installation may have failed to do so without a notice."""
    import importlib.metadata
    from importlib.machinery import EXTENSION_SUFFIXES

    from conclave.play import dice

    is_compiled = str(dice.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    try:
        version = importlib.metadata.version("conclave")
    except importlib.metadata.PackageNotFoundError:
        version = "not installed: run from its source"
    return f"{version} ({'compiled' if is_compiled else 'pure Python: games run many times slower'})"


app = App(
    name="conclave",
    help="One table for mage games: play, simulate, replay and measure.",
    version=_version,
)
app.command("conclave.cli.play:play", help="Play a game in the terminal.")
app.command("conclave.cli.serve:serve", help="Serve tables to browsers, on this machine or to many people.")
app.command("conclave.cli.admin:app", name="admin", help="List, export, back up and delete what a server has stored.")
app.command("conclave.cli.doctor:doctor", help="Check an installation or a running server, and say what to mend.")
app.command("conclave.cli.simulate:simulate", help="Let bots play many games against each other.")
app.command("conclave.cli.ladder:ladder", help="Let every level of bots meet every other, and rate them all.")
app.command("conclave.cli.show:show", help="Draw a position that is given as one line of text.")
app.command("conclave.cli.replay:replay", help="Tell a saved game as text, or verify its dealer.")
app.command("conclave.cli.analyse:analyse", help="Judge a finished game: turning points, luck and skill.")
app.command("conclave.cli.calibrate:calibrate", help="Hold the judge's words against games of bots.")
app.command("conclave.cli.puzzle:puzzle", help="Solve a puzzle in the terminal: the one of the day, or any.")
app.command("conclave.cli.puzzles:app", name="puzzles", help="Make sets of puzzles, and prove them again.")
app.command("conclave.cli.catalog:catalog", help="List every component of a game.")
app.command("conclave.cli.bench:bench", help="Measure how fast the games run here.")


def _hear_ctrl_c() -> None:
    """Even as a job in the background, which a shell starts with SIGINT ignored."""
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _language(arguments: Sequence[str]) -> str:
    """What a command was asked to speak, which has failed before it could say anything."""
    named = [text.partition("=")[2] for text in arguments if text.startswith("--language=")]
    named += [value for name, value in pairwise(arguments) if name == "--language"]
    return named[0] if named and named[0] in languages() else ENGLISH


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. What the user can mend is told in one line, with exit code 2."""
    from conclave.cli.screen import speak_plainly

    speak_plainly()
    _hear_ctrl_c()
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except BrokenPipeError:  # the reader of our output has closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (CycloptsError, GameError, OSError) as error:
        said = refusals.said(error, _language(sys.argv[1:] if arguments is None else arguments))
        print(f"conclave: {' '.join(said.split())}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
