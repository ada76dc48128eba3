"""What the commands say to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.play import fluent

FILE: Final = "cli.ftl"


def say(message: str, **args: int | str) -> str:
    """A message of locale/en/cli.ftl."""
    return fluent.say(fluent.ENGLISH, FILE, message, **args)


def listed(parts: Sequence[str]) -> str:
    """Several things in a sentence."""
    return fluent.joined(fluent.ENGLISH, FILE, "list-and", parts)
