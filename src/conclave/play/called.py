"""What bots are called. A name by the level, such as "Adept 2", is stored; each reader hears it in words."""

from __future__ import annotations

from typing import Final

from conclave.play import fluent

FILE: Final = "face.ftl"


def called(name: str, bot: str, language: str) -> str:
    """A player's name for readers of a language: a person's own, a bot's by its level."""
    level = bot.partition(":")[0]
    stored, message = level.capitalize(), f"bot-{level}"
    if not level or not name.startswith(stored) or not fluent.bundle(language, FILE).has_message(message):
        return name
    return fluent.say(language, FILE, message) + name.removeprefix(stored)
