"""Observations and action spaces of both games: sufficiency, stability, and perfect recall."""

from __future__ import annotations

import pytest

from conclave import load_game
from conclave.core.dealer import SeededDice
from conclave.core.errors import MalformedAction
from conclave.core.game import SPECTATOR, Game
from conclave.core.information_state import replay_information
from conclave.core.laws.observation_laws import check_sufficiency

CASES = [
    ("res_arcana", 2, "standard"),
    ("res_arcana", 3, "draft"),
    ("res_arcana", 2, "match"),
    ("res_arcana", 4, "first_game"),
    ("trial_of_the_temples", 2, "standard"),
    ("trial_of_the_temples", 4, "standard"),
]
# Part of every data set and every trained policy: a change needs a new version, and no index may move.
DIGESTS = {
    "res_arcana": (2617, "3795628c37010595 8b097cbe11ac9027"),
    "trial_of_the_temples": (112, "e41560b2aabc69a6 10c0576619cb2b53"),
}


def play_randomly(game: Game, seats: int, seed: str) -> list[int]:
    dice, state, log = SeededDice(seed), game.new(game.options({"seats": seats})), list[int]()
    while legal := state.legal_actions():
        log.append(legal[dice.below(len(legal))])
        state.apply_action(log[-1])
    return log


@pytest.mark.parametrize(("name", "seats", "variant"), CASES)
def test_equal_observations_imply_equal_legal_actions(name: str, seats: int, variant: str) -> None:
    game = load_game(name)
    found = check_sufficiency(game, game.options({"seats": seats, "variant": variant}), "tests", 3)
    assert 0 < found.distinct < found.positions


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_every_index_has_one_action(name: str) -> None:
    game = load_game(name)
    assert [game.action_index(game.action_at(index)) for index in range(game.num_actions)] == [*range(game.num_actions)]
    for index in (-1, game.num_actions):
        with pytest.raises(MalformedAction, match=f"indices are 0 to {game.num_actions - 1}"):
            game.action_at(index)


@pytest.mark.parametrize("name", DIGESTS)
def test_numbers_of_actions_and_of_observations_do_not_move(name: str) -> None:
    game = load_game(name)
    size, digests = DIGESTS[name]
    schema = game.observation_schema(4)
    assert (game.num_actions, f"{game.action_space.digest} {schema.digest}") == (size, digests)
    two = game.observation_schema(2)
    assert schema.slices[: len(two.slices)] == two.slices  # fewer seats: the beginning of the same numbers


def test_a_number_beyond_the_action_space_is_refused() -> None:
    game = load_game("res_arcana")
    with pytest.raises(MalformedAction, match="not in the players' action space"):
        game.action_index(19 << 12 | 128)


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_perfect_recall_distinguishes_histories_and_keeps_secrets(name: str) -> None:
    game = load_game(name)
    options = game.options({"seats": 2})
    logs = [play_randomly(game, 2, f"recall {number}") for number in range(2)]
    first, again, other = (replay_information(game, options, log) for log in (logs[0], logs[0], logs[1]))
    for viewer in (0, 1, SPECTATOR):
        assert first.key(viewer) == again.key(viewer) != other.key(viewer)
        assert all(action >= 0 for action, _ in first.observed(viewer)) is False
    own = [action for action, _ in first.observed(0) if action >= 0]
    state, mine = game.new(options), []
    for action in logs[0]:
        if state.current_player() == 0:
            mine.append(action)
        state.apply_action(action)
    assert own == mine


def test_hidden_cards_of_a_rival_do_not_change_an_information_state() -> None:
    game = load_game("res_arcana")
    options = game.options({"seats": 2})
    log = play_randomly(game, 2, "secrets")
    state, changed = game.new(options), 0
    for length, action in enumerate(log):
        outcomes = state.legal_actions()
        before = replay_information(game, options, [*log[:length], action])
        for outcome in outcomes if state.current_player() < 0 else ():
            after = replay_information(game, options, [*log[:length], outcome])
            if outcome != action and after.key(0) == before.key(0):
                assert after.state.observation(0) == before.state.observation(0)
                changed += 1
        state.apply_action(action)
        if changed > 20:
            return
    raise AssertionError("no hidden outcome was found")
