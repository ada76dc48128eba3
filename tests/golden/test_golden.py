"""Golden playthroughs: the same seed gives the same game, to the last bit, compiled or interpreted."""

from __future__ import annotations

import pytest
from regenerate import CASES, HERE, SEED, playthrough

from conclave.core.registry import list_games, load_game

ALL_CASES = [(name, variant, seats) for name, cases in CASES.items() for variant, seats in cases]


@pytest.mark.parametrize(("name", "variant", "seats"), ALL_CASES)
def test_a_golden_game_is_played_again_to_the_letter(name: str, variant: str, seats: int) -> None:
    game = load_game(name)
    played = playthrough(game, game.options({"seats": seats, "variant": variant}), SEED)
    assert played == (HERE / f"{name}_{variant}_{seats}.txt").read_text(encoding="utf-8")


def test_every_game_has_golden_playthroughs() -> None:
    assert set(list_games()) == set(CASES)


def test_there_are_no_golden_files_that_nobody_plays() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {f"{n}_{v}_{s}" for n, v, s in ALL_CASES}
