"""Whole games judged: what the parts add up to, what chance gave, and what cannot be judged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from conclave.analysis.checkpoint import BadCheckpoint, Checkpoint
from conclave.analysis.evaluation import CannotJudge
from conclave.analysis.game_analysis import MAX_ITERATIONS, MIN_ITERATIONS, GameAnalysis, digest
from conclave.analysis.report import ReportWriter, split_line
from conclave.analysis.result import Analysis, verdict_of
from conclave.core.ending import Ending
from conclave.core.errors import BadRecord
from conclave.core.record import Player, Record, decode, encode
from conclave.core.record_reader import RecordReader
from conclave.core.registry import load_game
from conclave.core.session import Session
from conclave.core.text.fluent import list_languages
from short_games import CASES, random_game, short_game
from toy import EMBERS

PARTS = ("start", "deal", "draws", "own", "rivals", "revelations", "residual")


def judged(record: Record, thought: int = 4) -> Analysis:
    course = GameAnalysis(RecordReader(record))
    course.think(thought)
    return course.whole(list(course.steps()))


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_the_buckets_of_each_seat_add_up_to_its_result(name: str, variant: str, seats: int) -> None:
    analysis = judged(short_game(name, variant, seats, 3))
    assert sum(bucket.result for bucket in analysis.seats) == pytest.approx(1)
    for bucket in analysis.seats:
        assert sum(getattr(bucket, part) for part in PARTS) == pytest.approx(bucket.result, abs=1e-9)
    assert analysis.decisions
    for decision in analysis.decisions:
        assert sum(decision.effect) == pytest.approx(0, abs=1e-9)
        assert sum(decision.candidates[0].chances) == pytest.approx(1)
        assert decision.action in [candidate.action for candidate in decision.candidates]


def test_where_nothing_is_hidden_nothing_is_revealed() -> None:
    analysis = judged(short_game("trial_of_the_temples", "standard", 3, 5))
    assert all(bucket.revelations == 0 for bucket in analysis.seats)
    assert all(sum(moment.chances) == pytest.approx(1) for moment in analysis.moments)


def test_the_move_that_the_engine_would_make_loses_nothing() -> None:
    decisions = judged(short_game("res_arcana", "standard", 2, 3)).decisions
    own = [one for one in decisions if one.action == one.candidates[0].action]
    assert own
    assert all((one.verdict, one.loss, one.error) == ("best", 0, 0) for one in own)
    assert all(set(one.effect) == {0.0} for one in own)


def test_a_turning_point_loses_more_than_5_points_and_more_than_two_standard_errors() -> None:
    assert verdict_of(0.06, 0.02, False) == "turning"
    assert verdict_of(0.06, 0.04, False) == "close"
    assert verdict_of(0.04, 0.01, False) == "slip"
    assert verdict_of(0.3, 0.0, True) == "best"


def test_the_same_thought_and_seed_judge_the_same_and_others_do_not() -> None:
    record = short_game("res_arcana", "standard", 2, 4, 20)
    assert judged(record) == judged(record)
    assert judged(record, 4).decisions != judged(record, 9).decisions


def test_seconds_decide_how_much_is_thought() -> None:
    course = GameAnalysis(RecordReader(short_game("res_arcana", "standard", 2, 4, 20)))
    course.think_for(1e-6)
    assert course.analyst.thought == MIN_ITERATIONS
    course.think_for(1e9)
    assert course.analyst.thought == MAX_ITERATIONS


def test_a_judged_game_is_json_and_reads_as_it_was_written() -> None:
    analysis = judged(short_game("res_arcana", "standard", 2, 4, 20))
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


# --- What cannot be judged


def test_an_unfinished_game_is_refused() -> None:
    game = load_game("res_arcana")
    record = Session(game, game.options({})).to_record([Player("Ada"), Player("Bo")])
    with pytest.raises(BadRecord, match="not over"):
        GameAnalysis(RecordReader(record))


def test_a_game_without_a_judge_is_refused() -> None:
    record = random_game(EMBERS, "standard", 2, 1)
    with pytest.raises(CannotJudge, match="embers"):
        GameAnalysis(RecordReader(record, EMBERS))


def test_a_game_that_somebody_gave_up_is_judged_up_to_there() -> None:
    record = short_game("res_arcana", "standard", 2, 3)
    cut = len(record.actions) - 8
    ending = Ending((1,), (0, 0), "resigned", by="resigned")
    given_up = msgspec.structs.replace(record, actions=record.actions[:cut], ending=ending)
    analysis = judged(given_up)
    assert [bucket.result for bucket in analysis.seats] == [0, 1]
    assert analysis.moments[-1].at == cut


# --- Going on after a stop


def test_a_stopped_analysis_goes_on_with_as_much_thought_and_ends_the_same(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    record = short_game("res_arcana", "standard", 2, 4, 20)
    first = GameAnalysis(RecordReader(record))
    first.think(5)
    with Checkpoint(path, first) as kept:
        for step, _ in zip(first.steps(), range(3), strict=False):
            kept.add(step)
    path.write_bytes(path.read_bytes() + b'{"at": 1')  # the step that was being written
    again = GameAnalysis(RecordReader(record))
    with Checkpoint(path, again) as kept:
        assert again.analyst.thought == 5
        assert len(kept.steps) == 3
        assert again.whole(list(again.steps(kept.steps))) == judged(record, 5)


def test_a_file_of_another_analysis_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    one, other = (GameAnalysis(RecordReader(short_game("res_arcana", "standard", 2, seed, 20))) for seed in (4, 5))
    Checkpoint(path, one).__exit__()
    before = path.read_bytes()
    with pytest.raises(BadCheckpoint, match="another record"):
        Checkpoint(path, other)
    assert path.read_bytes() == before
    path.write_text("a diary")
    with pytest.raises(BadCheckpoint, match="left as it is"):
        Checkpoint(path, one)
    assert path.read_text() == "a diary"


# --- In words, and in records


def test_what_was_judged_stands_in_the_record_as_annotations() -> None:
    record = short_game("res_arcana", "standard", 2, 3)
    reader, analysis = RecordReader(record), judged(record)
    annotated = ReportWriter(reader, analysis).annotate_record()
    assert decode(encode(annotated)) == annotated
    assert [note.at for note in annotated.annotations] == [one.at for one in analysis.decisions]
    assert all(sum(note.judgement) == pytest.approx(1, abs=1e-3) for note in annotated.annotations)
    lost = [note.comment for note in annotated.annotations if note.comment]
    assert len(lost) == sum(one.verdict in ("slip", "turning") for one in analysis.decisions)
    again = ReportWriter(RecordReader(annotated), analysis).annotate_record()
    assert again == annotated, "what was said before is said anew, not twice"
    assert digest(RecordReader(annotated)) == digest(reader)


@pytest.mark.parametrize("language", list_languages())
def test_turning_points_are_told_in_every_language(language: str) -> None:
    record = short_game("res_arcana", "standard", 2, 3)
    analysis = judged(record)
    worst = max(analysis.decisions, key=lambda one: one.loss)
    marked = msgspec.structs.replace(analysis, turning=(worst.at,))
    summary = ReportWriter(RecordReader(record), marked, language).summary()
    (point,) = summary.turning
    assert point.headline.count(f"Player {worst.seat}") == 1
    assert point.played
    assert point.better
    assert len(summary.verdicts) == 2


def test_a_line_is_told_until_chance_speaks() -> None:
    record = short_game("res_arcana", "standard", 2, 3)
    course = GameAnalysis(RecordReader(record))
    course.think(4)
    for point, step in zip(course.points, course.steps(), strict=True):
        if step.decision:
            move, rest = split_line(point.before, step.decision.line)
            assert move[0] == step.decision.candidates[0].action
            state = point.before.copy()
            for action in (*move, *rest):
                assert state.current_player() >= 0
                state.apply_action(action)
