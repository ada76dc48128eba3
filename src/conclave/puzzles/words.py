"""What a puzzle says, in one language: the messages of locale/LANGUAGE/puzzles.ftl."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.lessons.form import Judgement, Words
from conclave.play import fluent, registry
from conclave.play.protocol import NOBODY, Events, Seat
from conclave.play.session import redacted

FILE: Final = "puzzles.ftl"


def words(game_name: str, sort: str, learner: Seat, judgement: Judgement, language: str) -> Words:
    """The task of a sort of puzzles, with what is to be said of the last answer."""

    def say(message: str, **args: int | str) -> str:
        return fluent.say(language, FILE, message, **args)

    said = ""
    if judgement.verdict == "done":
        said = say(f"done-{sort}")
    elif judgement.verdict == "astray":
        answer = _told(game_name, learner, judgement, language)
        said = say(judgement.mistake, loss=judgement.loss, answer=answer)
    return Words(say(f"title-{sort}"), say(f"text-{sort}"), say(f"task-{sort}"), "", said)


def _told(game_name: str, learner: Seat, judgement: Judgement, language: str) -> str:
    """What others may answer, as the learner would see it."""
    if judgement.after is None or not judgement.answers:
        return ""
    game, events = registry.find(game_name), Events()
    after = judgement.after.copy()
    for action in judgement.answers:
        after.apply(action, events)
    seats = len(after.returns())
    names = [fluent.say(language, FILE, "seat", number=seat + 1, you=int(seat == learner)) for seat in range(seats)]
    face = registry.face(game, language)
    told = face.story(redacted(game, events, learner), names, NOBODY, partial(judgement.after.view, learner))
    return " ".join(told[:2])
