"""Learned judges are refused where they do not fit the game."""

from dataclasses import replace
from pathlib import Path

import pytest

from conclave.bots.weights import FOLDER, BadWeights, Weights, inputs_of
from conclave.play.registry import names

LEARNED = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", LEARNED, ids=lambda path: path.stem)
def test_the_weights_in_the_package_fit_their_game(path: Path) -> None:
    weights = Weights.load(path)
    assert weights.game == path.stem
    assert weights.inputs == inputs_of(weights.game)


@pytest.mark.parametrize("game", names())
def test_weights_with_another_number_of_inputs_than_the_game_has_are_refused(game: str, tmp_path: Path) -> None:
    inputs = inputs_of(game)
    right = Weights(game, inputs, 1, bytes(4 * (inputs + 2)), {})
    path = tmp_path / "weights.json"
    right.save(path)
    assert Weights.load(path) == right
    replace(right, inputs=inputs + 1).save(path)
    with pytest.raises(BadWeights, match=rf"weights\.json is made for {inputs + 1} inputs, and {game} has {inputs}:"):
        Weights.load(path)
