"""Learned judges are refused where they do not fit the game."""

import array
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_TRAITS, Judge
from conclave.bots.weights import FOLDER, BadWeights, Weights, inputs_of, judge_of
from conclave.play.registry import find, names
from conclave.play.unchecked import unchecked

LEARNED = sorted(path for path in FOLDER.glob("*.json") if "." not in path.stem)  # not their calibrations


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


@pytest.mark.parametrize(("hidden", "numbers"), [(6, 18), (4, 11)])
def test_a_judge_refuses_a_number_of_units_or_weights_that_it_cannot_use(hidden: int, numbers: int) -> None:
    with pytest.raises(ValueError, match=rf"{hidden} hidden units"):
        Judge(1, hidden, [0.0] * numbers)


def test_a_judge_adds_up_its_inputs_in_every_unit() -> None:
    """Against the same sum written plainly, with what the package has learned."""
    weights = Weights.load(LEARNED[0])
    game, judge, hidden = find(weights.game), judge_of(weights), weights.hidden
    numbers = array.array("f", weights.numbers).tolist()
    rows = [numbers[start : start + hidden] for start in range(0, len(numbers), hidden)]
    state, on = unchecked(game.new(game.options({}))), vec[i64]([0] * MAX_TRAITS)
    for seat in range(2):
        chosen = [rows[on[place]] for place in range(state.traits(seat, on))]
        units = [sum(column) for column in zip(rows[-2], *chosen, strict=True)]
        strength = sum(max(unit, 0.0) * weight for unit, weight in zip(units, rows[-1], strict=True))
        assert judge.strength(state, seat) == pytest.approx(strength, abs=1e-9)
