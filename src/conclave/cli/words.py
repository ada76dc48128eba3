"""What the commands say to people."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.play.fluent import Speaker


class Words(Speaker):
    """The messages of the commands, in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "cli.ftl")

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a sentence."""
        return self.joined("list-and", parts)
