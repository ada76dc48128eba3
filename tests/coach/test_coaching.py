"""The coach: speaks where a move clearly loses, from what its seat knew and nothing else, and is silent otherwise."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from coach_positions import WON
from conclave.coach.coaching import remark_on
from conclave.coach.hints import hint_on
from conclave.coach.remark import words_of
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import TERMINAL
from conclave.core.laws.two_worlds import TwoWorlds, advance_worlds
from conclave.core.session import Session
from conclave.core.text.fluent import list_languages
from short_games import random_game


def test_whoever_passes_what_wins_is_told_what_would_have_and_why() -> None:
    game = registry.load_game("res_arcana")
    state = game.from_position_text(WON)
    after = state.copy()
    worse = [game.read(after, "pass")]
    found = remark_on(game, state, worse, thought=40)
    assert found is not None
    assert found.loss > 0.05
    assert found.loss > 2 * found.error
    assert game.write(state, found.better[0]) == "claim great_pyramid"
    assert found.reasons
    for language in list_languages():
        said = words_of(game, found, ["Ada", "Bob"], language)
        assert said.lost
        assert said.better
        assert len(said.why) == len(found.reasons)
    assert remark_on(game, state, found.better, thought=40) is None, "as the coach would"


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("draft", 3)])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_coached_alike(variant: str, seats: int) -> None:
    game, dice, tally = registry.load_game("res_arcana"), SeededDice(f"coach {variant}"), Counter[str]()
    for seed in range(3):
        session = Session.from_record(random_game(game, variant, seats, seed), game)
        at, viewer = dice.below(session.length * 2 // 3), dice.below(seats)
        state = session.state_at(at)
        both = TwoWorlds(game, viewer, state, state.determinize(viewer, dice), dice, tally)
        for _ in range(30):
            if both.true.current_player() == TERMINAL:
                break
            legal = both.true.legal_actions()
            if both.true.current_player() == viewer and len(legal) > 1:
                action = legal[dice.below(len(legal))]
                said = [msgspec.json.encode(remark_on(game, world, [action], 3)) for world in (both.true, both.other)]
                assert said[0] == said[1]
                hints = [hint_on(game, world, thought=3) for world in (both.true, both.other)]
                assert hints[0] == hints[1]
                tally["worlds that differ"] += both.true.dump() != both.other.dump()
                tally["remarks"] += said[0] != b"null"
                break
            advance_worlds(both)
    assert tally["worlds that differ"] > 0
