"""The coach: speaks where a move clearly loses, from what its seat knew and nothing else, and is silent otherwise."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from coach_positions import WON
from conclave.coach.coaching import hint_reasons, remark_on
from conclave.coach.remark import words_of
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.fluent import languages
from conclave.play.laws.worlds import Worlds, go_on
from conclave.play.protocol import NOBODY
from conclave.play.session import Session
from short_games import random_game


def test_whoever_passes_what_wins_is_told_what_would_have_and_why() -> None:
    game = registry.find("res_arcana")
    state = game.position(WON)
    after = state.copy()
    worse = [game.read(after, "pass")]
    found = remark_on(game, state, worse, thought=40)
    assert found is not None
    assert found.loss > 0.05
    assert found.loss > 2 * found.error
    assert game.write(state, found.better[0]) == "claim great_pyramid"
    assert found.reasons
    for language in languages():
        said = words_of(game, found, ["Ada", "Bob"], language)
        assert said.lost
        assert said.better
        assert len(said.why) == len(found.reasons)
    assert remark_on(game, state, found.better, thought=40) is None, "as the coach would"


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("draft", 3)])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_coached_alike(variant: str, seats: int) -> None:
    game, dice, tally = registry.find("res_arcana"), SeededDice(f"coach {variant}"), Counter[str]()
    for seed in range(3):
        session = Session.replay(random_game(game, variant, seats, seed), game)
        at, viewer = dice.below(session.length * 2 // 3), dice.below(seats)
        state = session.at(at)
        both = Worlds(game, viewer, state, state.determinize(viewer, dice), dice, tally)
        for _ in range(30):
            if both.true.actor() == NOBODY:
                break
            legal = both.true.legal()
            if both.true.actor() == viewer and len(legal) > 1:
                action = legal[dice.below(len(legal))]
                said = [msgspec.json.encode(remark_on(game, world, [action], 3)) for world in (both.true, both.other)]
                assert said[0] == said[1]
                answers = [[one] for one in legal[:2]]
                assert hint_reasons(game, both.true, answers, 3) == hint_reasons(game, both.other, answers, 3)
                tally["worlds that differ"] += both.true.dump() != both.other.dump()
                tally["remarks"] += said[0] != b"null"
                break
            go_on(both)
    assert tally["worlds that differ"] > 0
