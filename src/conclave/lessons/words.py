"""What a lesson says, in one language: the messages of locale/LANGUAGE/lessons.ftl."""

from __future__ import annotations

from typing import Final, NamedTuple

from conclave.lessons.lesson import Judgement, Lesson
from conclave.play import fluent

FILE: Final = "lessons.ftl"


class Words(NamedTuple):
    """One lesson, as it is read."""

    title: str
    text: str  # what one should know
    task: str  # what one should do
    hint: str  # how
    said: str  # of the last answer: why it leads elsewhere, or what it has shown


def words(lesson: Lesson, judgement: Judgement, language: str) -> Words:
    """The lesson in a language, with what is to be said of the last answer."""

    def say(part: str) -> str:
        return fluent.say(language, FILE, f"{lesson.game}-{lesson.id}-{part}")

    said = ""
    if judgement.verdict == "done":
        said = say("done")
    elif judgement.mistake:
        said = fluent.say(language, FILE, f"{lesson.game}-{judgement.mistake}")
    elif judgement.verdict == "astray":
        said = fluent.say(language, FILE, "astray", task=say("task"))
    return Words(say("title"), say("text"), say("task"), say("hint"), said)
