"""How strong levels are said to be: measured for every level of both games."""

from __future__ import annotations

import pytest

from conclave.bots import list_bots
from conclave.bots.published_ratings import load_elo


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
def test_every_level_has_its_elo_from_random_to_the_grandmaster(game: str) -> None:
    found = load_elo(game)
    assert list(found) == list_bots()
    assert found["random"] == 0 == min(found.values())
    assert found["grandmaster"] == max(found.values()) > found["adept"] > found["novice"]


def test_a_game_that_nobody_has_measured_has_none() -> None:
    assert load_elo("embers") == {}
