"""What a person types at a question of Res Arcana."""

from __future__ import annotations

import pytest

from conclave.cli.answer_input import parse_input
from conclave.core.errors import GameError
from conclave.core.game import Choice
from conclave.core.registry import presenter_for
from conclave.core.text import error_texts
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import play


def listed(state: State) -> list[Choice]:
    view, question = state.view(state.current_player()), GAME.question(state)
    groups = presenter_for(GAME).choice_groups(question, view, ["Ada", "Bob"])
    return [worded.choice for group in groups for worded in group.choices]


def meant(state: State, text: str) -> list[str]:
    return [GAME.write(state, action) for action in parse_input(GAME, state, presenter_for(GAME), listed(state), text)]


MAIN = position(Player("2 elan 2 gold", play="vault alchemist protection", hand="athanor hawk"), Player())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1", "place athanor"),
        ("2", "use vault 1"),
        ("4", "use alchemist 2"),
        ("5", "discard athanor for gold"),
        ("8", "discard hawk for two"),
        ("9", "pass"),
        ("9.", "pass"),
        ("9)", "pass"),
        ("#9", "pass"),
        ("pass", "pass"),
        ("Place Athanor", "place athanor"),
        ("plac ath", "place athanor"),
        ("vault", "use vault 1"),
        ("use alchemist 2", "use alchemist 2"),
        ("discard hawk for two", "discard hawk for two"),
    ],
)
def test_numbers_follow_the_list_and_words_mean_what_they_say(typed: str, answer: str) -> None:
    assert meant(MAIN, typed) == [answer]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("10", "There is no choice 10: choose from 1 to 9."),
        ("0", "There is no choice 0"),
        ("-1", '"-1" is not one of the choices'),
        ("²", "'²' is not an action"),
        ("!", '"!" is not one of the choices'),
        ("9" * 5000, '"99999999999999999999..." is not one of the choices'),
        ("hawk", "'hawk' could mean 'discard hawk for gold', 'discard hawk for two'"),
        ("place hawk", "'place hawk' is not possible here"),
        ("dance", "'dance' is not an action"),
    ],
)
def test_a_slip_is_told(typed: str, message: str) -> None:
    with pytest.raises(GameError) as caught:
        meant(MAIN, typed)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("dance", "„dance“ ist keine Aktion; versuche zum Beispiel „place athanor“."),
        ("hawk", "„hawk“ könnte 'discard hawk for gold', 'discard hawk for two' bedeuten."),
    ],
)
def test_a_slip_is_told_in_the_language_of_whoever_typed_it(typed: str, message: str) -> None:
    with pytest.raises(GameError) as caught:
        meant(MAIN, typed)
    assert error_texts.describe_error(caught.value, "de") == message


@pytest.mark.parametrize(
    "typed",
    [
        "1 elan 3 life",
        "3 life 1 elan",
        "e l l l",
        "elll",
        "LLEL",
        "elan life life life",
        "pay elan; pay life; pay life; pay life",
    ],
)
def test_a_mix_can_be_typed_in_many_ways(typed: str) -> None:
    state = play(position(Player("2 elan 3 life", play="alchemist"), Player()), "use alchemist 1")
    assert meant(state, typed) == ["pay elan", "pay life", "pay life", "pay life"]


@pytest.mark.parametrize("typed", ["elan", "5 elan", "e l", "llll", "1 2", "x", "3 elan 1 life"])
def test_a_mix_that_cannot_be_is_told(typed: str) -> None:
    state = play(position(Player("2 elan 3 life", play="alchemist"), Player()), "use alchemist 1")
    with pytest.raises(GameError):
        meant(state, typed)


@pytest.mark.parametrize(
    ("typed", "answer"), [("1", "pay elan"), ("2", "pay life"), ("life", "pay life"), ("l", "pay life")]
)
def test_one_essence_is_a_number_or_a_word(typed: str, answer: str) -> None:
    state = play(position(Player("2 elan 3 life", play="scholar"), Player()), "use scholar")
    assert meant(state, typed) == [answer]


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("none", ["done"]),
        ("1", ["take vault", "done"]),
        ("duelist", ["take duelist"]),
        ("2 1", ["take vault", "take duelist"]),
        ("all", ["take vault", "take duelist"]),
    ],
)
def test_several_of_a_list(typed: str, answers: list[str]) -> None:
    assert meant(position(Player(play="vault(1 gold) duelist(1 gold)"), Player(), phase="collect"), typed) == answers


def test_an_order() -> None:
    state = position(Player(play="seer", deck="hawk prism vault"), Player())
    play(state, "use seer", "look own", "deal hawk", "deal prism", "deal vault")
    assert meant(state, "3 1 2")[:2] == ["return vault", "return hawk"]
    assert meant(state, "prism vault hawk")[:2] == ["return prism", "return vault"]
