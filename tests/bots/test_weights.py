"""Learned judges are refused where they do not fit the game."""

import array
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots import weights as weights_module
from conclave.bots.search.evaluator import MAX_FEATURES, Evaluator
from conclave.bots.search.policy_value_net import MAX_OPERANDS, MAX_VERBS
from conclave.bots.weights import (
    EVALUATOR_FILE,
    BadWeights,
    EvaluatorWeights,
    build_evaluator,
    check_operands,
    count_evaluator_inputs,
    count_net_inputs,
    list_inputs,
    widen_rows,
)
from conclave.core.registry import data_file, list_games, load_game
from conclave.core.search_state import as_search_state
from conclave.games.res_arcana import net_inputs

LEARNED = [path for game in list_games() if (path := data_file(game, EVALUATOR_FILE))]


@pytest.mark.parametrize("path", LEARNED, ids=lambda path: path.parent.parent.name)
def test_the_weights_in_the_package_fit_their_game(path: Path) -> None:
    weights = EvaluatorWeights.load(path)
    assert path == data_file(weights.game, EVALUATOR_FILE)
    assert weights.inputs == count_evaluator_inputs(weights.game)


def evaluator_file(game: str, folder: Path, change: Callable[[list[str]], list[str]]) -> Path:
    """Weights in which every input has its number as weight, stored with other names of inputs."""
    inputs = count_evaluator_inputs(game)
    numbers = array.array("f", [*range(inputs), -1.0, -2.0])
    path = folder / "weights.json"
    EvaluatorWeights(game, inputs, 1, numbers.tobytes(), {}).save(path)
    raw = json.loads(path.read_text())
    names = change(raw["names"].split())
    path.write_text(json.dumps(raw | {"names": " ".join(names)}))
    return path


@pytest.mark.parametrize("game", list_games())
def test_every_input_has_a_name_of_its_own(game: str) -> None:
    first, second = list_inputs(game, 1), list_inputs(game, 2)
    assert len(set(first)) == len(first) == count_evaluator_inputs(game)
    assert len(set(second)) == len(second) == count_net_inputs(game)
    assert second[: len(first)] == first
    assert not first[0].isdecimal()


@pytest.mark.parametrize("game", list_games())
def test_weights_are_stored_and_read_alike(game: str, tmp_path: Path) -> None:
    path = evaluator_file(game, tmp_path, lambda names: names)
    numbers = array.array("f", EvaluatorWeights.load(path).numbers).tolist()
    assert numbers == [*range(count_evaluator_inputs(game)), -1.0, -2.0]


@pytest.mark.parametrize("game", list_games())
def test_inputs_are_found_by_name_wherever_they_were(game: str, tmp_path: Path) -> None:
    path = evaluator_file(game, tmp_path, lambda names: names[::-1])
    numbers = array.array("f", EvaluatorWeights.load(path).numbers).tolist()
    assert numbers == [*reversed(range(count_evaluator_inputs(game))), -1.0, -2.0]


@pytest.mark.parametrize("game", list_games())
def test_an_input_that_the_net_does_not_know_has_no_weight(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = evaluator_file(game, tmp_path, lambda names: names)
    now = [*list_inputs(game, 1)[:3], "unknown:thing", *list_inputs(game, 1)[3:]]
    monkeypatch.setattr(weights_module, "list_inputs", lambda *_: now)
    numbers = array.array("f", EvaluatorWeights.load(path).numbers).tolist()
    assert numbers[:5] == [0.0, 1.0, 2.0, 0.0, 3.0]
    assert numbers[-2:] == [-1.0, -2.0]


@pytest.mark.parametrize("game", list_games())
def test_an_input_that_the_game_no_longer_has_is_an_error(game: str, tmp_path: Path) -> None:
    path = evaluator_file(game, tmp_path, lambda names: ["in_play:lost_card", *names[1:]])
    with pytest.raises(BadWeights, match=rf"1 inputs that {game} no longer has, such as in_play:lost_card"):
        EvaluatorWeights.load(path)


@pytest.mark.parametrize("game", list_games())
def test_weights_without_the_names_of_their_inputs_are_refused(game: str, tmp_path: Path) -> None:
    path = evaluator_file(game, tmp_path, lambda names: names[1:])
    inputs = count_evaluator_inputs(game)
    with pytest.raises(BadWeights, match=rf"names {inputs - 1} inputs and has weights for {inputs}"):
        EvaluatorWeights.load(path)


def test_operands_that_a_net_cannot_tell_apart_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    check_operands("net.json", "res_arcana")
    monkeypatch.setattr(net_inputs, "count_operands", lambda: MAX_OPERANDS + 1)
    with pytest.raises(BadWeights, match=rf"net.json tells {MAX_OPERANDS} operands apart, and res_arcana has"):
        check_operands("net.json", "res_arcana")


def test_moves_keep_their_weights_in_a_wider_table() -> None:
    rows = array.array("f", range(MAX_VERBS * 160 * 2)).tobytes()
    wide = array.array("f", widen_rows(rows, 8, 160)).tolist()
    for verb, operand in ((0, 0), (13, 155), (MAX_VERBS - 1, 159)):
        old = 2 * (verb * 160 + operand)
        assert wide[2 * (verb * MAX_OPERANDS + operand) :][:2] == [old, old + 1]
    assert len(wide) == 2 * MAX_VERBS * MAX_OPERANDS
    assert not any(wide[2 * (13 * MAX_OPERANDS + 160) : 2 * 14 * MAX_OPERANDS])


@pytest.mark.parametrize(("hidden", "numbers"), [(6, 18), (4, 11)])
def test_a_judge_refuses_a_number_of_units_or_weights_that_it_cannot_use(hidden: int, numbers: int) -> None:
    with pytest.raises(ValueError, match=rf"{hidden} hidden units"):
        Evaluator(1, hidden, [0.0] * numbers)


def test_a_judge_adds_up_its_inputs_in_every_unit() -> None:
    """Against the same sum written plainly, with what the package has learned."""
    weights = EvaluatorWeights.load(LEARNED[0])
    game, judge, hidden = load_game(weights.game), build_evaluator(weights), weights.hidden
    numbers = array.array("f", weights.numbers).tolist()
    rows = [numbers[start : start + hidden] for start in range(0, len(numbers), hidden)]
    state, on = as_search_state(game.new(game.options({}))), vec[i64]([0] * MAX_FEATURES)
    for seat in range(2):
        chosen = [rows[on[place]] for place in range(state.features_v1(seat, on))]
        units = [sum(column) for column in zip(rows[-2], *chosen, strict=True)]
        strength = sum(max(unit, 0.0) * weight for unit, weight in zip(units, rows[-1], strict=True))
        assert judge.score_seat(state, seat) == pytest.approx(strength, abs=1e-9)
