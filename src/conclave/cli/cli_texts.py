"""Messages of the commands."""

from __future__ import annotations

from conclave.core.text.fluent import Messages


class CommandMessages(Messages):
    """Messages of the commands in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "cli.ftl")
