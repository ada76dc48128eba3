"""What the commands say to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.locale import ENGLISH, Messages

MESSAGES: Final = Messages("cli.ftl")


def say(message: str, **args: int | str) -> str:
    """A message of locale/en/cli.ftl."""
    return MESSAGES.say(ENGLISH, message, **args)


def listed(parts: Sequence[str]) -> str:
    """Several things in a sentence."""
    items = parts[0] if parts else ""
    for part in parts[1:-1]:
        items = say("list", items=items, last=part)
    return say("list-and", items=items, last=parts[-1]) if len(parts) > 1 else items
