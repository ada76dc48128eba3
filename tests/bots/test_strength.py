"""How strong levels are said to be: measured for every level of both games, in the order of their names."""

from __future__ import annotations

import pytest

from conclave.bots import names
from conclave.bots.strength import elo_of


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
def test_every_level_has_its_elo_the_weakest_first(game: str) -> None:
    found = elo_of(game)
    assert list(found) == names()
    assert found["random"] == 0
    assert sorted(found.values()) == list(found.values())


def test_a_game_that_nobody_has_measured_has_none() -> None:
    assert elo_of("embers") == {}
