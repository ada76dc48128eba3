"""Texts of a puzzle in one language, from locale/LANGUAGE/puzzles.ftl."""

from __future__ import annotations

import itertools
from functools import lru_cache, partial
from typing import Final, NamedTuple

from conclave.core import registry
from conclave.core.game import Events, Seat, State
from conclave.core.session import redact_events
from conclave.core.text import fluent
from conclave.core.text.bot_names import display_name
from conclave.lessons.task import Judgement, Words

FILE: Final = "puzzles.ftl"


class Known(NamedTuple):
    """Figures of a turning point, with win probabilities in points."""

    played: str
    chance: int  # win probability after the best move
    other: int  # win probability after the move played
    lost: int


def words(
    game_name: str,
    sort: str,
    rival: str,
    learner: Seat,
    judgement: Judgement,
    language: str,
    known: Known | None = None,
) -> Words:
    """Return the texts of a puzzle with feedback on the last answer. Own-game puzzles also show `known`."""

    def say(message: str, **args: int | str) -> str:
        return fluent.say(language, FILE, message, **args)

    more: dict[str, int | str] = known._asdict() if known else {}
    said = ""
    if judgement.verdict == "done":
        said = say(f"done-{sort}", **more)
    elif judgement.verdict == "astray":
        answer = _narrate_refutation(game_name, rival, learner, judgement, language)
        said = say(judgement.mistake, loss=judgement.loss, answer=answer)
    return Words(say(f"title-{sort}"), say(f"text-{sort}", **more), say(f"task-{sort}"), "", said)


@lru_cache(maxsize=256)
def describe_move(game_name: str, position: str, text: str, rival: str, language: str) -> str:
    """Return a move from a position as a sentence, addressed to the player who made it."""
    game, events = registry.load_game(game_name), Events()
    state = game.from_position_text(position)
    seat, after = state.current_player(), state.copy()
    after.apply_action(game.read(state, text), events)
    face = registry.presenter_for(game, language)
    told = face.narrate(
        redact_events(game, events, seat), names_of(state, rival, seat, language), seat, partial(state.view, seat)
    )
    return " ".join(told[:2]) or text


def names_of(state: State, rival: str, learner: Seat, language: str) -> list[str]:
    """Return the names of the seats as a table shows them: the learner, and a bot in every other seat."""
    bots = itertools.count(1)

    def name_of(seat: Seat) -> str:
        if seat == learner:
            return fluent.say(language, FILE, "seat-you")
        number = next(bots)
        return display_name(rival.capitalize() + (f" {number}" if number > 1 else ""), rival, language)

    return [name_of(seat) for seat in range(len(state.returns()))]


def _narrate_refutation(game_name: str, rival: str, learner: Seat, judgement: Judgement, language: str) -> str:
    """Return the narration of the refutation as the learner would see it."""
    if judgement.after is None or not judgement.answers:
        return ""
    game, events = registry.load_game(game_name), Events()
    after = judgement.after.copy()
    for action in judgement.answers:
        after.apply_action(action, events)
    names = names_of(after, rival, learner, language)
    face = registry.presenter_for(game, language)
    told = face.narrate(redact_events(game, events, learner), names, learner, partial(judgement.after.view, learner))
    return " ".join(told[:2])
