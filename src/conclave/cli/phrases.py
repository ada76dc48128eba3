"""What the commands say to people."""

from __future__ import annotations

from conclave.play.fluent import Speaker


class Phrases(Speaker):
    """The messages of the commands, in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "cli.ftl")
