"""What people choose or type becomes actions, and what they mistype gets a kind word."""

from __future__ import annotations

import pytest

from conclave.core.answer_parser import keys_to_actions, parse_answer
from conclave.core.errors import AmbiguousAction, GameError, IllegalAction, MalformedAction, UnfinishedAnswer
from conclave.core.text import error_texts
from conclave.core.text.fluent import list_languages
from toy import BURN, EMBERS, GAIN, RETURN, SHIFT, TRASH, ToyState


def position(phase: int) -> ToyState:
    """Seat 0 holds 3, 11 and 12, has two red stones, and omens 4 and 5 lie before it."""
    state = ToyState(2)
    state.phase, state.turn, state.seer = phase, 0, 0
    state.hands[0] = [3, 11, 12]
    state.stones[0] = [2, 0, 0]
    state.look = [4, 5]
    return state


def said(phase: int, text: str) -> list[str]:
    state = position(phase)
    words = []
    for action in parse_answer(EMBERS, state.copy(), text):
        words.append(EMBERS.write(state, action))
        state.apply_action(action)
    return words


BID = 2


@pytest.mark.parametrize(
    ("phase", "text", "actions"),
    [
        (BID, "2", ["bid 11"]),
        (BID, "bid 11", ["bid 11"]),
        (BID, " bid 3 ", ["bid 3"]),
        (GAIN, "2 red 1 blue", ["gain red", "gain red", "gain blue"]),
        (GAIN, "b r r", ["gain red", "gain red", "gain blue"]),
        (GAIN, "2r b", ["gain red", "gain red", "gain blue"]),
        (GAIN, "2xred, blue", ["gain red", "gain red", "gain blue"]),
        (GAIN, "RED Green blue", ["gain red", "gain green", "gain blue"]),
        (GAIN, "gain red; gain red; gain green", ["gain red", "gain red", "gain green"]),
        (BURN, "1", ["burn 1"]),
        (BURN, "burn 2", ["burn 2"]),
        (TRASH, "none", ["done"]),
        (TRASH, "3 1", ["trash 3", "trash 12", "done"]),
        (TRASH, "1, 2", ["trash 3", "trash 11", "done"]),
        (TRASH, "all", ["trash 3", "trash 11", "trash 12", "done"]),
        (RETURN, "2 1", ["return 5", "return 4"]),
        (RETURN, "1 2", ["return 4", "return 5"]),
    ],
)
def test_an_answer_can_be_typed_in_many_ways(phase: int, text: str, actions: list[str]) -> None:
    spoken = said(phase, text) if ", " not in text or phase != GAIN else said(phase, text.replace(",", " "))
    assert spoken == actions


@pytest.mark.parametrize(
    ("phase", "text", "error", "message"),
    [
        (BID, "4", IllegalAction, "no choice 4: choose from 1 to 3"),
        (BID, "0", IllegalAction, "no choice 0"),
        (BID, "bid", AmbiguousAction, "bid 3, bid 11"),
        (BID, "bid 4", IllegalAction, "not possible here"),
        (BID, "hello", MalformedAction, "hello"),
        (BID, "", MalformedAction, "begins with none"),
        (GAIN, "3 red", IllegalAction, "you can’t choose red next"),
        (GAIN, "2 red", MalformedAction, "choose 3 in all, such as '2 red 1 green'"),
        (GAIN, "999999999999 red", MalformedAction, "choose 3 in all"),
        (GAIN, "1 red 2 yellow", MalformedAction, "'yellow' is not one of red, green, blue"),
        (GAIN, "2 1", MalformedAction, "type the kinds"),
        (GAIN, "", MalformedAction, "choose 3 in all"),
        (BURN, "3", IllegalAction, "from 0 to 2"),
        (BURN, "-1", IllegalAction, "from 0 to 2"),
        (BURN, "many", MalformedAction, "many"),
        (TRASH, "1 1", MalformedAction, "only once"),
        (TRASH, "1 9", IllegalAction, "no choice 9"),
        (TRASH, "", MalformedAction, "numbers"),
        (RETURN, "1", MalformedAction, "all 2 in order, such as '2 1'"),
        (RETURN, "none", MalformedAction, "numbers"),
    ],
)
def test_a_slip_gets_a_message_that_helps(phase: int, text: str, error: type[GameError], message: str) -> None:
    with pytest.raises(error, match=message):
        parse_answer(EMBERS, position(phase), text)


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        *((BID, "4"), (GAIN, "3 red"), (GAIN, "2 red"), (GAIN, "2 yellow"), (GAIN, "2 1")),
        *((BURN, "3"), (TRASH, "1 1"), (TRASH, "?"), (RETURN, "1")),
    ],
)
def test_a_slip_is_told_in_the_language_of_whoever_typed_it(phase: int, text: str) -> None:
    with pytest.raises(GameError) as caught:
        parse_answer(EMBERS, position(phase), text)
    told = {error_texts.describe_error(caught.value, language) for language in list_languages()}
    assert str(caught.value) in told
    assert len(told) == len(list_languages())


def test_spelling_takes_keys_in_any_order_but_for_an_order() -> None:
    gain = [action & 0xFFF for action in keys_to_actions(EMBERS, position(GAIN), ["blue", "red", "red"])]
    assert gain == [0, 0, 2]
    assert [action & 0xFFF for action in keys_to_actions(EMBERS, position(RETURN), ["5", "4"])] == [5, 4]
    assert len(keys_to_actions(EMBERS, position(RETURN), ["5", "4"])) == 2


@pytest.mark.parametrize(
    ("phase", "keys", "error"),
    [
        (GAIN, ["red"], UnfinishedAnswer),
        (GAIN, ["red", "red", "blue", "blue"], IllegalAction),
        (GAIN, ["pink"], IllegalAction),
        (BID, ["3", "11"], IllegalAction),
        (BID, [], UnfinishedAnswer),
        (RETURN, ["4", "9"], IllegalAction),
    ],
)
def test_keys_that_make_no_answer_are_refused(phase: int, keys: list[str], error: type[GameError]) -> None:
    with pytest.raises(error):
        keys_to_actions(EMBERS, position(phase), keys)


def test_the_choices_are_the_toys_own() -> None:
    assert position(BID).legal_actions()[0] >> SHIFT == 3
