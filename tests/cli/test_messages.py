"""What is said to people: every message can be read, and every question of whole games has its words."""

from __future__ import annotations

import random
from functools import partial

import pytest
from fluent.syntax import FluentParser, ast

from conclave.cli.cli_texts import CommandMessages
from conclave.core.game import CHANCE, TERMINAL, Event, Events, State
from conclave.core.session import redact_events
from conclave.core.text.fluent import LOCALE, BadMessage, Messages
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.text.presenter import ResArcanaPresenter

NAMES = ["Ada", "Bob", "Cy", "Di"]
FACE, PHRASES = ResArcanaPresenter("en"), CommandMessages("en")


def ids(file: str) -> list[str]:
    entries = FluentParser().parse((LOCALE / "en" / file).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("file", ["res_arcana.ftl", "trial_of_the_temples.ftl"])
def test_whatever_is_told_of_others_can_be_told_of_the_reader(file: str) -> None:
    found = [name.removeprefix("tell-you-") for name in ids(file) if name.startswith("tell-you-")]
    others = [name.removeprefix("tell-") for name in ids(file)]
    assert found
    assert set(found) <= set(others)


def test_a_message_that_is_missing_is_named() -> None:
    with pytest.raises(BadMessage, match="nonsense"):
        PHRASES.say("nonsense")
    with pytest.raises(BadMessage, match="saved"):
        PHRASES.say("saved")


def test_lists() -> None:
    speaker = Messages("en", "face.ftl")
    assert speaker.join("list-and", []) == ""
    assert speaker.join("list-and", ["a"]) == "a"
    assert speaker.join("list-and", ["a", "b", "c"]) == "a, b and c"


@pytest.mark.parametrize(
    ("variant", "seats", "seed"),
    [
        ("standard", 2, 1),
        ("standard", 3, 2),
        ("standard", 4, 3),
        ("first_game", 3, 4),
        ("draft", 2, 5),
        ("match", 2, 6),
    ],
)
def test_whole_games_are_asked_and_told_in_words(variant: str, seats: int, seed: int) -> None:
    dice, state = random.Random(seed), GAME.new(GAME.options({"seats": seats, "variant": variant}))
    beginning, events = state.copy(), list[Event]()
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE and not state.is_mid_action():
            ask(state, NAMES[:seats])
        happened: Events = []
        state.apply_action(dice.choice(state.legal_actions()), happened)
        events += happened
    for viewer in (0, TERMINAL):
        told = FACE.narrate(redact_events(GAME, events, viewer), NAMES[:seats], viewer, partial(beginning.view, viewer))
        assert all(line[0].isupper() and line[-1] in ".)s" for line in told)


def ask(state: State, names: list[str]) -> None:
    question, view = GAME.question(state), state.view(state.current_player())
    listed = [choice for group in FACE.choice_groups(question, view, names) for choice in group.choices]
    said = [
        FACE.question_text(question, view, names),
        FACE.answer_hint(question, view),
        *(choice.text for choice in listed),
    ]
    assert said[0]
    assert len({choice.text for choice in listed}) == len(listed) or question.kind == "main"
    assert listed or said[1]
    assert not set("{}$_") & set("".join(said))
    assert {worded.choice.action for worded in listed} <= set(state.legal_actions())
    if question.kind == "main":
        assert len(listed) == len(state.legal_actions())
