"""The arena counts fairly."""

from __future__ import annotations

import pytest

from conclave.bots.arena import simulate, wilson
from conclave.play.errors import BadOptions
from conclave.play.protocol import Options, Seat
from toy import EMBERS, ToyGame, ToyState


def test_a_simulation_tells_what_was_promised() -> None:
    result = simulate(EMBERS, Options(3), ["random"] * 3, 60, 1)
    assert list(result) == ["games", "seats", "shared", "mean_rounds", "decisions_per_game", "seconds"]
    assert list(result["seats"][0]) == ["bot", "wins", "win_share", "low", "high", "mean_points"]
    assert result["games"] == 60
    assert result["mean_rounds"] == 3
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)
    assert sum(seat["wins"] for seat in result["seats"]) + result["shared"] == 60
    assert all(0 <= seat["low"] < seat["win_share"] < seat["high"] <= 1 for seat in result["seats"])


def test_the_same_seed_plays_the_same_games() -> None:
    one, two, other = (simulate(EMBERS, Options(2), ["random", "random"], 30, seed) for seed in (1, 1, 2))
    for result in (one, two, other):
        del result["seconds"]
    assert one == two != other


def test_seats_rotate_so_that_a_lucky_seat_favours_nobody() -> None:
    class FirstSeatWins(ToyState):
        def winners(self) -> list[Seat]:
            return [0] if super().winners() else []

    result = simulate(ToyGame(FirstSeatWins), Options(4), ["random"] * 4, 40, 1)
    assert [seat["wins"] for seat in result["seats"]] == [10, 10, 10, 10]


def test_shared_games_count_as_fractions_and_as_no_wins() -> None:
    class AllShare(ToyState):
        def winners(self) -> list[Seat]:
            return list(range(self.seats)) if super().winners() else []

    result = simulate(ToyGame(AllShare), Options(2), ["random", "random"], 10, 1)
    assert result["shared"] == 10
    assert [(seat["wins"], seat["win_share"]) for seat in result["seats"]] == [(0, 0.5), (0, 0.5)]


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(EMBERS, Options(2), ["random", "random"], 3, 1, told.append)
    assert told == [1, 2, 3]


def test_an_impossible_match_is_refused() -> None:
    with pytest.raises(BadOptions, match="1 bots cannot fill 2 seats"):
        simulate(EMBERS, Options(2), ["random"], 3, 1)
    with pytest.raises(BadOptions, match="at least one game"):
        simulate(EMBERS, Options(2), ["random", "random"], 0, 1)


def test_wilsons_interval() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    low, high = wilson(0, 10)
    assert (low, high) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
