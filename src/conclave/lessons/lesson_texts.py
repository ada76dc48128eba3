"""Texts of a lesson in one language, from locale/LANGUAGE/lessons.ftl."""

from __future__ import annotations

from typing import Final

from conclave.core.text import fluent
from conclave.lessons.task import Judgement, Words

FILE: Final = "lessons.ftl"


def words(game: str, lesson: str, judgement: Judgement, language: str) -> Words:
    """Return the texts of a lesson with feedback on the last answer."""

    def say(part: str) -> str:
        return fluent.say(language, FILE, f"{game}-{lesson}-{part}")

    said = ""
    if judgement.verdict == "done":
        said = say("done")
    elif judgement.mistake:
        said = fluent.say(language, FILE, f"{game}-{judgement.mistake}")
    elif judgement.verdict == "astray":
        said = fluent.say(language, FILE, "astray", task=say("task"))
    return Words(say("title"), say("text"), say("task"), say("hint"), said)
