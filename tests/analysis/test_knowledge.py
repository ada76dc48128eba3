"""The law of two worlds, run on analyses: what a seat cannot know does not change what is said of its decisions."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from conclave.analysis.evaluation import analyst
from conclave.core.dealer import SeededDice
from conclave.core.game import TERMINAL
from conclave.core.laws.two_worlds import TwoWorlds, advance_worlds
from conclave.core.registry import load_game
from conclave.core.session import Session
from short_games import random_game

CASES = [("standard", 2), ("standard", 4), ("first_game", 3), ("draft", 2), ("draft", 4), ("match", 2)]
WATCHED = 40  # steps of the two worlds
ENOUGH = 3  # decisions that are compared


@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_judgement_of_its_decisions(
    variant: str, seats: int
) -> None:
    game, dice, tally = load_game("res_arcana"), SeededDice(f"{variant} {seats}"), Counter[str]()
    judge = analyst(game, 4, "worlds")
    for seed in range(2):
        session = Session.from_record(random_game(game, variant, seats, seed), game)
        at, viewer = dice.below(session.length * 2 // 3), dice.below(seats)
        state = session.state_at(at)
        both = TwoWorlds(game, viewer, state, state.determinize(viewer, dice), dice, tally)
        compared = chances = 0
        for step in range(at, at + WATCHED):
            if both.true.current_player() == TERMINAL or compared == ENOUGH:
                break
            if both.true.current_player() >= 0 and chances < ENOUGH:  # whoever acts: what a try is worth to its seat
                said = [judge.chance(world, step, viewer) for world in (both.true, both.other)]
                assert said[0] == said[1]
                chances += 1
            legal = both.true.legal_actions()
            if both.true.current_player() == viewer and len(legal) > 1:
                action = legal[dice.below(len(legal))]
                told = [msgspec.json.encode(judge.decision(world, step, action)) for world in (both.true, both.other)]
                assert told[0] == told[1]
                assert judge.foreseen(both.true, step, 2) == judge.foreseen(both.other, step, 2)
                tally["worlds that differ"] += both.true.dump() != both.other.dump()
                compared += 1
            advance_worlds(both)
    assert tally["worlds that differ"] > 0
