"""Display names of bots. Names such as "Adept 2" are stored and translated for each reader."""

from __future__ import annotations

from typing import Final

from conclave.core.text import fluent

FILE: Final = "face.ftl"


def display_name(name: str, bot: str, language: str) -> str:
    """Return a player's name for readers of a language: unchanged for a person, translated by level for a bot."""
    level = bot.partition(":")[0]
    stored, message = level.capitalize(), f"bot-{level}"
    if not level or not name.startswith(stored) or not fluent.load_bundle(language, FILE).has_message(message):
        return name
    return fluent.say(language, FILE, message) + name.removeprefix(stored)


def level_name(bot: str, language: str) -> str:
    """Return the name of a level, such as "expert", for readers of a language."""
    return display_name(bot.partition(":")[0].capitalize(), bot, language)
