"""The arena plays fairly: mirrored deals, rotating seats, and the same games wherever they are played."""

from __future__ import annotations

import pytest

import fixture_bots
from conclave.bots import UnknownBot
from conclave.bots.match.arena import GameFailure, GameResult, Match, Slot, play_slot
from conclave.bots.match.match_stats import summarize_match
from conclave.bots.match.thinking_time import seconds_per_decision, summarize_times
from conclave.bots.match.tournament import play_tournament
from conclave.core.errors import BadOptions
from conclave.core.game import Action, Options, Seat
from toy import EMBERS, ToyGame, ToyState


def match(*seats: str, seed: str = "1", game: ToyGame = EMBERS) -> Match:
    return Match(game, Options(len(seats)), seats, seed, fixture_bots.make)


def test_the_same_seed_plays_the_same_games() -> None:
    told = []
    for seed in ("1", "1", "2"):
        games = play_tournament([match("random", "random", seed=seed)], 30).games[0]
        told.append([(played.game, played.winners, played.points, played.decisions) for played in games])
    assert told[0] == told[1] != told[2]


def test_a_deal_is_played_once_from_every_seat() -> None:
    """Whoever sits in a seat is dealt what the others were dealt there, and the next deal is another one."""
    dealt: list[list[list[Action]]] = []

    class Watched(ToyState):
        def __init__(self, seats: int) -> None:
            super().__init__(seats)
            self.is_dealt = False

        def legal_actions(self) -> list[Action]:
            if self.turn >= 0 and not self.is_dealt:
                self.is_dealt = True
                dealt.append([list(hand) for hand in self.hands])
            return super().legal_actions()

    play_tournament([match("eager", "eager", "random", game=ToyGame(Watched))], 6)
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_equal_bots_that_play_without_dice_win_every_deal_alike() -> None:
    """In the mirrored game the other one has the lucky cards."""
    games = play_tournament([match("eager", "eager")], 40).games[0]
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.points == other.points[::-1]


def test_seats_rotate_so_that_a_lucky_seat_favours_nobody() -> None:
    class FirstSeatWins(ToyState):
        def winners(self) -> list[Seat]:
            return [0] if super().winners() else []

    this = match(*["random"] * 4, game=ToyGame(FirstSeatWins))
    games = play_tournament([this], 40).games[0]
    assert [seat["wins"] for seat in summarize_match(this, games)["seats"]] == [10, 10, 10, 10]
    assert [played.winners for played in games[:5]] == [(0,), (3,), (2,), (1,), (0,)]


def test_points_go_to_the_bot_and_not_to_the_seat() -> None:
    class SeatsCount(ToyState):
        def scores(self) -> list[int]:
            return [10 * seat for seat in range(self.seats)]

    games = play_tournament([match(*["random"] * 3, game=ToyGame(SeatsCount))], 3).games[0]
    assert [played.points for played in games] == [(0, 10, 20), (10, 20, 0), (20, 0, 10)]


def test_an_impossible_match_is_refused_before_its_first_game() -> None:
    with pytest.raises(BadOptions, match="1 bots cannot fill 2 seats"):
        Match(EMBERS, Options(2), ("random",), "1")
    with pytest.raises(UnknownBot, match="no bot 'deep'"):
        Match(EMBERS, Options(2), ("random", "deep"), "1")
    with pytest.raises(BadOptions, match="at least one game"):
        play_tournament([match("random", "random")], 0)


def test_a_bot_that_raises_is_named_with_its_game_its_seed_and_its_seat() -> None:
    this = match("eager", "clumsy", seed="s")
    failed = play_slot(this, Slot(0, 3))
    assert isinstance(failed, GameFailure)
    assert failed.why == "clumsy in seat 0 of game 3 (seed 's', deal 's:1') raised ValueError: dropped all cards"
    assert "fixture_bots.py" in failed.trace
    assert isinstance(play_slot(this, Slot(0, 4)), GameResult)


def test_a_bot_that_answers_what_is_not_legal_is_named_too() -> None:
    failed = play_slot(match("random", "cheat"), Slot(0, 0))
    assert isinstance(failed, GameFailure)
    assert "cheat in seat 1 of game 0" in failed.why
    assert "IllegalAction: 999999 is not legal here" in failed.why


def test_times_of_decisions_are_told_to_within_a_tenth() -> None:
    parts = [summarize_times([0.001] * 90), summarize_times([0.2] * 8 + [0.5, 0.001])]
    told = seconds_per_decision(parts)
    assert told["mean"] == pytest.approx((91 * 0.001 + 8 * 0.2 + 0.5) / 100, rel=0.01)
    assert told["p95"] == pytest.approx(0.2, rel=0.1)
    assert told["max"] == 0.5
    assert seconds_per_decision([summarize_times([])]) == {"mean": 0, "p95": 0, "max": 0}


def test_the_shortest_and_the_longest_times_are_counted_too() -> None:
    told = seconds_per_decision([summarize_times([1e-9, 1e6, 1e6])])
    assert told["max"] == 1e6
    assert 0 < told["p95"] <= 1e6


def test_a_slow_bot_is_seen_to_be_slow() -> None:
    told = summarize_match(this := match("slow", "eager"), play_tournament([this], 2).games[0])
    slow, eager = (seat["seconds_per_decision"] for seat in told["seats"])
    assert slow["mean"] >= 0.01
    assert slow["mean"] > eager["mean"]
