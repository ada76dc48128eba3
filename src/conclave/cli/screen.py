"""The person's side of a terminal: shows, asks, and works as well with pipes, without colour and without a keyboard."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final, TextIO

from conclave.cli.phrases import Phrases
from conclave.play.fluent import ENGLISH

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

PIPE_WIDTH: Final = 100
MOST_WIDTH: Final = 160  # lines longer than this are hard to follow
PLAIN: Final = {"\xa0": " ", "→": "->", "·": "-", "▶": ">", "—": "-"}
SLACK: Final = 2  # columns kept free where an arrow takes two


class Left(Exception):  # not an error: somebody has left the table
    """Input has ended, or Ctrl-C was pressed."""


def speak_plainly() -> None:
    """Where a character cannot be written or read, a plainer one stands for it, instead of breaking down."""
    codecs.register_error("plainly", _plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plainly"), (sys.stderr, "plainly")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(character, "?") for character in error.object[error.start : error.end]), error.end


def _is_unicode(stream: TextIO) -> bool:
    return (stream.encoding or "").lower().startswith("utf")


class Screen:
    """Standard input and output."""

    def __init__(self, language: str = ENGLISH) -> None:
        from rich.console import Console

        self.phrases: Final = Phrases(language)
        self.is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self._console: Final[Console] = Console(highlight=False, width=_fixed_width())
        self.paint: Callable[[str], Text] = _unpainted
        if self.is_terminal:
            import readline  # noqa: F401  # input() edits lines and remembers them with it

    def show(self, what: RenderableType = "") -> None:
        """Print something; a string in the colours of the game."""
        width = min(self._console.width, MOST_WIDTH) - (0 if _is_unicode(sys.stdout) else SLACK)
        self._console.print(_whole(self.paint(what) if isinstance(what, str) else what), markup=False, width=width)

    def line(self, text: str) -> None:
        """Print one line as it is, to be copied: nothing breaks it."""
        print(text)

    def note(self, text: str) -> None:
        """Something that happened, or that is worth knowing."""
        from conclave.cli.layout import hanging

        self.show(hanging("* ", self.paint(text)))

    def page(self, text: str) -> None:
        """A text to read."""
        from conclave.cli.layout import page

        self.show(page(text, self.paint))

    def question(self, text: str) -> None:
        """What is to be answered now."""
        painted = self.paint(text)
        painted.style = "bold"
        self.show(painted)

    def hint(self, text: str) -> None:
        """How to answer."""
        from conclave.cli.layout import hanging

        self.show(hanging("  ", self.paint(text)))

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        from rich.rule import Rule

        self.show(Rule(text, style="dim") if self.is_terminal else f"--- {text} ---")

    def ask(self, prompt: str = "> ") -> str:
        """One line of input; echoed where it comes from a pipe."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.show()
            raise Left from None
        if not sys.stdin.isatty():
            self.show(_unpainted(line))
        return line.strip()

    def curtain(self, name: str, is_first: bool) -> None:
        """Let another person come to the keyboard without seeing what the last one saw or typed."""
        if self.is_terminal:
            import readline

            readline.clear_history()
            if not is_first:
                self._clear()
            self.ask(self.phrases.say("curtain", name=name))
            self._clear()
        else:
            self.heading(self.phrases.say("curtain-plain", name=name))

    def _clear(self) -> None:
        """What was scrolled away is cleared as well: a hand must not be found there."""
        self._console.clear()
        if not self._console.is_dumb_terminal:
            print("\x1b[3J", end="", flush=True)


def _whole(what: RenderableType) -> RenderableType:
    """Text without blanks where its lines break."""
    from rich.text import Text

    from conclave.cli.layout import hanging

    return hanging("", what) if isinstance(what, Text) else what


def _unpainted(text: str) -> Text:
    from rich.text import Text

    return Text(text)


def _fixed_width() -> int | None:
    """None where the terminal knows it."""
    return None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
