"""Puzzles from one's own games: the decision that turned one, as its seat knew it, judged as the analysis judged it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from conclave.analysis.game_analysis import GameAnalysis
from conclave.analysis.result import Analysis, Candidate, Decision
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT
from conclave.core.record import write_json
from conclave.core.record_reader import RecordReader
from conclave.core.text.fluent import list_languages
from conclave.lessons.task import DONE, OPEN
from conclave.puzzles.own_games import OwnLapse, own_lapse
from conclave.puzzles.repository import NoSuchPuzzle
from console import fail, run
from short_games import short_game

GAMES = {"res_arcana": 3, "trial_of_the_temples": 4}  # with seeds of short ones
THOUGHT = 40  # iterations: decisions of random players lose clearly even so


@cache
def judged(game: str) -> tuple[RecordReader, Analysis]:
    """The end of a random game, analysed."""
    reader = RecordReader(short_game(game, "standard", 2, GAMES[game], 60))
    course = GameAnalysis(reader)
    course.think(THOUGHT)
    return reader, course.whole([course.analyse_step(number) for number in range(len(course.points))])


def turned(game: str) -> list[OwnLapse]:
    reader, analysis = judged(game)
    found = [own_lapse(reader, analysis, "here", at, 7) for at in analysis.turning]
    assert found, "nothing to test: another seed would do"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_better_move_is_right_and_what_was_played_is_not(game: str) -> None:
    for one in turned(game):
        state = registry.load_game(game).from_position_text(one.position)
        assert state.current_player() == one.learner
        assert one.judge(state, one.solution(state)) == DONE
        wrong = one.judge(state, [registry.load_game(game).read(state, one.played)])
        assert (wrong.verdict, wrong.mistake) == ("astray", "not-own")
        assert wrong.loss == one.chances[one.right[0]] - one.chances[one.played]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_answer_is_judged_and_every_judgement_can_be_said(game: str) -> None:
    one = turned(game)[0]
    state = registry.load_game(game).from_position_text(one.position)
    for language in list_languages():
        said = {one.words(one.judge(state, [action]), language).said for action in state.legal_actions()}
        assert any(str(one.chances[one.right[0]]) in text for text in said)
        task = one.words(OPEN, language)
        assert all((task.title, task.text, task.task))
        assert "{" not in "".join((*said, *task))


@pytest.mark.parametrize("game", GAMES)
def test_a_lapse_says_nothing_that_its_seat_could_not_know(game: str) -> None:
    """Two games that differ in what is hidden from the seat alone give puzzles that the seat cannot tell apart."""
    reader, analysis = judged(game)
    found = registry.load_game(game)
    for one, at in zip(turned(game), analysis.turning, strict=True):
        before = next(state for number, state, _ in reader.positions() if number == at)
        shown = found.from_position_text(one.position)
        assert found.position_text(shown, one.learner) == found.position_text(before, one.learner)
        other = before.determinize(one.learner, SeededDice(f"another world {at}"))
        dealt = [state.determinize(one.learner, SeededDice(f"here:{at}")) for state in (before, other)]
        assert found.position_text(dealt[0], OMNISCIENT) == found.position_text(dealt[1], OMNISCIENT) == one.position


def test_moves_within_the_error_of_the_best_are_right() -> None:
    reader, analysis = judged("res_arcana")
    at = analysis.turning[0]
    decision = next(one for one in analysis.decisions if one.at == at)
    game, seat = reader.game, decision.seat
    before = next(state.copy() for number, state, _ in reader.positions() if number == at)
    others = [action for action in before.legal_actions() if action != decision.action][:3]
    chances = dict(zip(others, (0.6, 0.55, 0.4), strict=False))

    def candidate(action: int, chance: float, error: float) -> Candidate:
        pair = tuple(chance if one == seat else 1 - chance for one in range(2))
        return Candidate(action, game.write(before, action), pair, error)

    candidates = [candidate(action, chance, 0.03) for action, chance in chances.items()]
    changed = Decision(
        at,
        seat,
        decision.action,
        (*candidates, candidate(decision.action, 0.3, 0.02)),
        "turning",
        0.3,
        0.02,
        (0, 0),
        (),
        False,
    )
    judgement = Analysis(
        **{name: getattr(analysis, name) for name in Analysis.__struct_fields__} | {"decisions": (changed,)}
    )
    one = own_lapse(reader, judgement, "here", at, 0)
    assert one.right == tuple(game.write(before, action) for action in others[:2])


def test_a_decision_that_turned_nothing_is_no_puzzle() -> None:
    reader, analysis = judged("res_arcana")
    calm = next(one.at for one in analysis.decisions if one.verdict != "turning")
    for at in (calm, 10_000):
        with pytest.raises(NoSuchPuzzle, match="no decision that turned it"):
            own_lapse(reader, analysis, "here", at, 0)


def test_what_turned_a_game_is_a_row_of_puzzles_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_json(path, short_game("trial_of_the_temples", "standard", 2, 4, 60))
    text = run("puzzle", "--from", str(path), "--seconds", "2", typed="rest\nsolution\nquit\n", cwd=tmp_path)
    assert "From your own game" in text
    assert "Not quite: the best move" in text
    assert "Next move: " in text
    assert "there is no seat 2" in fail("puzzle", "--from", str(path), "--seat", "2", cwd=tmp_path)
