"""A season remembers: results survive a stop, and no game is lost or counted twice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import fixture_bots
from conclave.bots.match.arena import GameResult, Match
from conclave.bots.match.match_stats import summarize_match
from conclave.bots.match.results_file import BadResults, ResultsFile
from conclave.bots.match.tournament import MAX_FAILURES, NoGamesPlayed, TournamentResult, play_tournament, require_games
from conclave.core.game import Options
from toy import EMBERS

EVEN = Match(EMBERS, Options(2), ("random", "eager"), "1", fixture_bots.make)
OTHER = Match(EMBERS, Options(2), ("random", "random"), "1", fixture_bots.make)


def numbers(standing: TournamentResult, match: int = 0) -> list[int]:
    return sorted(played.game for played in standing.games[match])


def bare(games: Sequence[GameResult]) -> list[tuple[object, ...]]:
    """Games without their times."""
    return [(p.match, p.game, p.winners, p.points) for p in sorted(games, key=lambda p: p.slot)]


def play_with(path: Path, games: int, *matches: Match) -> TournamentResult:
    with ResultsFile(path, matches) as results:
        return play_tournament(matches, games, results=results)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_progress_is_told_from_what_was_there_to_the_last_game(file: Path) -> None:
    play_with(file, 2, EVEN)
    told: list[int] = []
    with ResultsFile(file, [EVEN]) as results:
        play_tournament([EVEN], 5, results=results, progress=told.append)
    assert told == [2, 3, 4, 5]


def test_a_file_is_gone_on_with(file: Path) -> None:
    first = play_with(file, 4, EVEN)
    second = play_with(file, 10, EVEN)
    assert (first.resumed, second.resumed) == (0, 4)
    assert numbers(second) == list(range(10))
    assert bare(second.games[0]) == bare(play_tournament([EVEN], 10).games[0])
    told = summarize_match(EVEN, second.games[0])
    assert told == summarize_match(
        EVEN, play_with(file, 10, EVEN).games[0]
    )  # times included, since nothing is played again


def test_only_the_games_that_are_asked_for_are_counted(file: Path) -> None:
    play_with(file, 10, EVEN)
    assert numbers(play_with(file, 4, EVEN)) == [0, 1, 2, 3]


def test_a_line_that_was_not_written_to_its_end_is_played_again(file: Path) -> None:
    play_with(file, 6, EVEN)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = play_with(file, 6, EVEN)
    assert (again.resumed, numbers(again)) == (5, [0, 1, 2, 3, 4, 5])
    assert len(file.read_bytes().splitlines()) == 7
    assert play_with(file, 6, EVEN).resumed == 6


def test_a_first_line_that_was_not_written_to_its_end_is_written_anew(file: Path) -> None:
    play_with(file, 1, EVEN)
    file.write_bytes(file.read_bytes()[:30])
    assert numbers(play_with(file, 2, EVEN)) == [0, 1]


def test_a_game_that_is_written_twice_is_counted_once(file: Path) -> None:
    play_with(file, 4, EVEN)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[2], lines[2]]))
    assert numbers(play_with(file, 4, EVEN)) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (Match(EMBERS, Options(2), ("random", "eager"), "2", fixture_bots.make), "seed is '1' there and '2' here"),
        (OTHER, "seats is random,eager there and random,random here"),
        (
            Match(EMBERS, Options(3), ("random",) * 3, "1"),
            r"options is .*2.* there and .*3.* here; seats is random,eager there and random,random,random here",
        ),
    ],
)
def test_a_file_of_another_match_is_refused_with_what_differs(file: Path, other: Match, difference: str) -> None:
    play_with(file, 2, EVEN)
    before = file.read_bytes()
    with pytest.raises(BadResults, match=f"of another match: {difference}"):
        play_with(file, 2, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["a diary", "a diary\nof mine\n", '{"conclave": "save"}\n', "[]\n", "\n"])
def test_a_file_of_something_else_is_left_alone(file: Path, content: str) -> None:
    file.write_text(content)
    with pytest.raises(BadResults, match="no file of results"):
        play_with(file, 2, EVEN)
    assert file.read_text() == content


def test_a_damaged_line_is_named(file: Path) -> None:
    play_with(file, 3, EVEN)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"game": 1}\n', *lines[2:]]))
    with pytest.raises(BadResults, match="line 3 is no result"):
        play_with(file, 3, EVEN)


def test_two_cannot_write_one_file(file: Path) -> None:
    with ResultsFile(file, [EVEN]), pytest.raises(BadResults, match="being written by another process"):
        ResultsFile(file, [EVEN])
    ResultsFile(file, [EVEN]).__exit__()


def test_ctrl_c_keeps_what_is_done(file: Path) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with ResultsFile(file, [EVEN]) as results:
        stopped = play_tournament([EVEN], 10, results=results, progress=stop)
    assert (stopped.interrupted, numbers(stopped)) == (True, [0, 1, 2])
    again = play_with(file, 10, EVEN)
    assert (again.interrupted, again.resumed, numbers(again)) == (False, 3, list(range(10)))


def test_matches_of_a_season_go_on_side_by_side(file: Path) -> None:
    def stop(done: int) -> None:
        if done == 6:
            raise KeyboardInterrupt

    with ResultsFile(file, [EVEN, OTHER]) as results:
        stopped = play_tournament([EVEN, OTHER], 10, results=results, progress=stop)
    assert (numbers(stopped, 0), numbers(stopped, 1)) == ([0, 1, 2, 3], [0, 1])
    again = play_with(file, 5, EVEN, OTHER)
    assert (numbers(again, 0), numbers(again, 1)) == ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])


def test_a_bot_that_raises_spoils_its_own_game_alone(file: Path) -> None:
    clumsy = Match(EMBERS, Options(2), ("eager", "clumsy"), "1", fixture_bots.make)
    standing = play_with(file, 10, clumsy)
    assert numbers(standing) == [0, 1, 2, 4, 6, 7, 8, 9]
    assert [failed.game for failed in standing.failed] == [3, 5]
    assert "in seat 0 of game 3 (seed '1'" in standing.to_json()["failed"][0]
    assert [failed.game for failed in play_with(file, 10, clumsy).failed] == [3, 5]  # tried again


def test_a_bot_that_always_raises_is_not_asked_for_ever() -> None:
    hopeless = Match(EMBERS, Options(2), ("eager", "hopeless"), "1", fixture_bots.make)
    standing = play_tournament([hopeless], 500)
    assert len(standing.failed) == MAX_FAILURES
    assert "10 games have failed" in standing.trouble
    with pytest.raises(NoGamesPlayed, match=r"no game was finished: hopeless in seat .*; 10 games have failed"):
        require_games(standing)
