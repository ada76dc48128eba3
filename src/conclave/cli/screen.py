"""The person's side of a terminal: shows, asks, and works as well with pipes, without colour and without a keyboard."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class Left(Exception):  # not an error: somebody has left the table
    """Input has ended, or Ctrl-C was pressed."""


class Screen:
    """Standard input and output."""

    def __init__(self) -> None:
        from rich.console import Console

        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 100
        self._console: Console = Console(highlight=False, width=width)
        if self.is_terminal:
            import readline  # noqa: F401  # input() edits lines and remembers them with it

    def show(self, what: RenderableType = "") -> None:
        """Print something; text is taken as it is."""
        self._console.print(what, markup=False, soft_wrap=isinstance(what, str))

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        self._console.rule(text) if self.is_terminal else self.show(f"--- {text} ---")

    def ask(self, prompt: str = "> ") -> str:
        """One line of input, echoed where nobody sees it typed."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.show()
            raise Left from None
        if not sys.stdin.isatty():
            self.show(line)
        return line.strip()

    def curtain(self, name: str) -> None:
        """Let another person come to the keyboard without seeing what the last one saw."""
        if self.is_terminal:
            self._console.clear()
            self.ask(f"{name}, come to the keyboard and press Enter. ")
            self._console.clear()
        else:
            self.heading(f"{name} comes to the keyboard")
