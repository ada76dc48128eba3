"""What a puzzle says, in one language: the messages of locale/LANGUAGE/puzzles.ftl."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from conclave.lessons.form import Judgement, Words
from conclave.play import fluent, registry
from conclave.play.protocol import NOBODY, Events, Seat, State
from conclave.play.session import redacted

FILE: Final = "puzzles.ftl"


class Known(NamedTuple):
    """What is known of a decision that turned a game; chances in points."""

    played: str
    chance: int  # with the best move
    other: int  # with the one that was played
    lost: int


def words(
    game_name: str, sort: str, learner: Seat, judgement: Judgement, language: str, known: Known | None = None
) -> Words:
    """The task of a sort of puzzles, with what is to be said of the last answer; some sorts speak of what is known."""

    def say(message: str, **args: int | str) -> str:
        return fluent.say(language, FILE, message, **args)

    more: dict[str, int | str] = known._asdict() if known else {}
    said = ""
    if judgement.verdict == "done":
        said = say(f"done-{sort}", **more)
    elif judgement.verdict == "astray":
        answer = _told(game_name, learner, judgement, language)
        said = say(judgement.mistake, loss=judgement.loss, answer=answer)
    return Words(say(f"title-{sort}"), say(f"text-{sort}", **more), say(f"task-{sort}"), "", said)


@lru_cache(maxsize=256)
def played(game_name: str, position: str, text: str, language: str) -> str:
    """A move from a position as a sentence, to whoever made it."""
    game, events = registry.find(game_name), Events()
    state = game.position(position)
    seat, after = state.actor(), state.copy()
    after.apply(game.read(state, text), events)
    face = registry.face(game, language)
    told = face.story(redacted(game, events, seat), names_of(state, seat, language), seat, partial(state.view, seat))
    return " ".join(told[:2]) or text


def names_of(state: State, learner: Seat, language: str) -> list[str]:
    """What the seats of a puzzle are called."""
    seats = range(len(state.returns()))
    return [fluent.say(language, FILE, "seat", number=seat + 1, you=int(seat == learner)) for seat in seats]


def _told(game_name: str, learner: Seat, judgement: Judgement, language: str) -> str:
    """What others may answer, as the learner would see it."""
    if judgement.after is None or not judgement.answers:
        return ""
    game, events = registry.find(game_name), Events()
    after = judgement.after.copy()
    for action in judgement.answers:
        after.apply(action, events)
    names = names_of(after, learner, language)
    face = registry.face(game, language)
    told = face.story(redacted(game, events, learner), names, NOBODY, partial(judgement.after.view, learner))
    return " ".join(told[:2])
