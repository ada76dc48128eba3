"""Terminal input and output for one user. Also works with pipes, without colour and without a keyboard."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final, TextIO

from conclave.cli.cli_texts import CommandMessages
from conclave.core.text.fluent import ENGLISH

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

PIPE_WIDTH: Final = 100
MAX_WIDTH: Final = 160  # longer lines are hard to read
ASCII_FALLBACKS: Final = {"\xa0": " ", "→": "->", "·": "-", "▶": ">", "—": "-"}
WIDE_CHARACTER_MARGIN: Final = 2  # columns reserved because "->" replaces a one-column arrow


class LeftTable(Exception):  # not an error
    """End of input or Ctrl-C: the user has left the table."""


def replace_unprintable() -> None:
    """Replace characters that a stream cannot encode or decode, instead of raising an error."""
    codecs.register_error("plainly", _plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plainly"), (sys.stderr, "plainly")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(
        ASCII_FALLBACKS.get(character, "?") for character in error.object[error.start : error.end]
    ), error.end


def _is_unicode(stream: TextIO) -> bool:
    return (stream.encoding or "").lower().startswith("utf")


class Screen:
    """Standard input and output."""

    def __init__(self, language: str = ENGLISH) -> None:
        from rich.console import Console

        self.messages: Final = CommandMessages(language)
        self.is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self._console: Final[Console] = Console(highlight=False, width=_fixed_width())
        self.paint: Callable[[str], Text] = _plain_text
        if self.is_terminal:
            import readline  # noqa: F401  # gives input() line editing and history

    def show(self, what: RenderableType = "") -> None:
        """Print text or a renderable. Strings are printed in the game's colours."""
        width = min(self._console.width, MAX_WIDTH) - (0 if _is_unicode(sys.stdout) else WIDE_CHARACTER_MARGIN)
        self._console.print(_whole(self.paint(what) if isinstance(what, str) else what), markup=False, width=width)

    def print_line(self, text: str) -> None:
        """Print one line without wrapping, so that it can be copied."""
        print(text)

    def show_note(self, text: str) -> None:
        """Print an event or a remark as a list item."""
        from conclave.cli.text_layout import hang_indent

        self.show(hang_indent("* ", self.paint(text)))

    def show_page(self, text: str) -> None:
        """Print a longer text, such as help or rules."""
        from conclave.cli.text_layout import lay_out_page

        self.show(lay_out_page(text, self.paint))

    def show_question(self, text: str) -> None:
        """Print the pending question in bold."""
        painted = self.paint(text)
        painted.style = "bold"
        self.show(painted)

    def show_hint(self, text: str) -> None:
        """Print an indented hint, such as how to answer."""
        from conclave.cli.text_layout import hang_indent

        self.show(hang_indent("  ", self.paint(text)))

    def show_heading(self, text: str) -> None:
        """Print a heading."""
        from rich.rule import Rule

        self.show(Rule(text, style="dim") if self.is_terminal else f"--- {text} ---")

    def ask(self, prompt: str = "> ") -> str:
        """Return one line of input. Input from a pipe is echoed. Raise LeftTable at the end of input."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.show()
            raise LeftTable from None
        if not sys.stdin.isatty():
            self.show(_plain_text(line))
        return line.strip()

    def hand_over(self, name: str, is_first: bool) -> None:
        """Pass the keyboard to another person, hiding what the previous one saw or typed."""
        if self.is_terminal:
            import readline

            readline.clear_history()
            if not is_first:
                self._clear()
            self.ask(self.messages.say("curtain", name=name))
            self._clear()
        else:
            self.show_heading(self.messages.say("curtain-plain", name=name))

    def _clear(self) -> None:
        """Clear the screen and the scrollback, which may show another player's hand."""
        self._console.clear()
        if not self._console.is_dumb_terminal:
            print("\x1b[3J", end="", flush=True)


def _whole(what: RenderableType) -> RenderableType:
    """Return text that is printed without trailing blanks on wrapped lines."""
    from rich.text import Text

    from conclave.cli.text_layout import hang_indent

    return hang_indent("", what) if isinstance(what, Text) else what


def _plain_text(text: str) -> Text:
    from rich.text import Text

    return Text(text)


def _fixed_width() -> int | None:
    """Return the width for output that is not a terminal; None to use the terminal's own width."""
    return None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
