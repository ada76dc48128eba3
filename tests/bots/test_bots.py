"""Bots are found by name, play legally, and play the same from the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from conclave import bots
from conclave.bots import SearchBudget, StateSampler, UnknownBot, choose_whole_action, make_bot
from conclave.bots.random_bot import RandomBot
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import Action, Options, Seat
from conclave.core.session import Session
from toy import EMBERS, ToyState


def guess_nothing(_: object) -> ToyState:
    raise AssertionError("random needs no guesses")


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep': there is random"):
        make_bot("deep", EMBERS, 1)
    assert bots.list_bots() == ["random", "novice", "adept", "expert", "master", "sage", "grandmaster"]


def test_random_is_uniform_and_reproducible() -> None:
    bot, twin, other = (make_bot("random", EMBERS, seed) for seed in (1, 1, 2))
    chosen = [bot.choose(0, [5, 6, 7], guess_nothing) for _ in range(3000)]
    assert [round(Counter(chosen)[action] / 500) for action in (5, 6, 7)] == [2, 2, 2]
    assert chosen == [twin.choose(0, [5, 6, 7], guess_nothing) for _ in range(3000)]
    assert chosen != [other.choose(0, [5, 6, 7], guess_nothing) for _ in range(3000)]


def test_whole_answers_are_what_a_session_takes() -> None:
    session = Session(EMBERS, Options(3), SeededDealer(1))
    bot = make_bot("random", EMBERS, 1)
    while session.state.current_player() >= 0:
        session.submit(session.state.current_player(), session.length, choose_whole_action(bot, session.state))
    assert EMBERS.ending(session.state) is not None


def test_a_bot_gets_guesses_and_never_the_truth() -> None:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    truth = session.state
    assert isinstance(truth, ToyState)
    seen: list[list[int]] = []

    class Curious(RandomBot):
        def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
            for k in range(20):
                state = guess(SeededDice(k))
                assert isinstance(state, ToyState)
                assert state.view(seat) == truth.view(seat)
                seen.append(state.hands[1 - seat])
            return legal[0]

    choose_whole_action(Curious(EMBERS, 1, SearchBudget()), truth)
    assert len({tuple(hand) for hand in seen}) > 10
