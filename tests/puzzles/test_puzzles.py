"""Every shipped puzzle is proven again, wrong moves are explained, and a set that was stopped goes on."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest

from conclave.lessons.form import OPEN, Judgement
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.fluent import languages
from conclave.play.protocol import Action, State
from conclave.puzzles import making, shelf
from conclave.puzzles.proving import Prover, Undecided, played
from conclave.puzzles.puzzle import Puzzle, proves
from conclave.puzzles.themes import THEMES
from conclave.puzzles.ways import Ways
from conclave.puzzles.winning import MANY_PARTS, VISITS

IS_SOAK = bool(os.environ.get("CONCLAVE_SOAK"))
FEW = 100  # positions that may be looked at in a server's event loop: a millisecond or two
SAMPLE = 8  # of each game, in a usual run
SHELVES = {path.stem: shelf.read(path) for path in sorted(shelf.FOLDER.glob("*.jsonl"))}  # a toy game has none
ALL = [(game, one) for game, found in SHELVES.items() for one in found.puzzles]


def sample() -> list[tuple[str, Puzzle]]:
    """All of them in a soak; else some, spread over the file, of each sort that there is."""
    if IS_SOAK:
        return ALL
    found = list[tuple[str, Puzzle]]()
    for game, one in SHELVES.items():
        every = max(1, len(one.puzzles) // SAMPLE)
        found += [(game, puzzle) for puzzle in one.puzzles[::every]][:SAMPLE]
    return found


TRIED = sample()
NAMES = [f"{game}-{one.sort}-{one.id}" for game, one in TRIED]
WINS = [one for _, one in ALL if one.sort == "win"]


def whole(state: State, learner: int, first: Action) -> list[Action]:
    """A whole answer that begins so."""
    after, answer = state.copy(), [first]
    after.apply(first)
    while after.actor() == learner and after.partial() and len(answer) < 8:
        answer.append(after.legal()[0])
        after.apply(answer[-1])
    return answer


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_a_puzzle_is_proven_again_from_its_position_alone(game: str, puzzle: Puzzle) -> None:
    provenance = SHELVES[game].provenance
    if puzzle.sort == "only" and provenance.judge != shelf.judge_of(game):
        # Another judge may see it otherwise; the move that was found must at least be one that can be made.
        assert puzzle.best in puzzle.worths
        return
    assert proves(puzzle, f"{provenance.seed}:{puzzle.source}") == ""


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_the_solution_solves_it_and_some_other_move_is_explained_in_every_language(game: str, puzzle: Puzzle) -> None:
    state = registry.find(game).position(puzzle.position)
    right = puzzle.judge(state, puzzle.solution(state))
    assert right.verdict in (("done",) if puzzle.sort != "win" else ("open", "done"))
    wrong = [
        judged
        for action in state.legal()
        if (judged := puzzle.judge(state, whole(state, puzzle.learner, action))).verdict == "astray"
    ]
    assert wrong
    said = [puzzle.words(wrong[0], language).said for language in languages()]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_what_is_hidden_does_not_change_a_judgement(game: str, puzzle: Puzzle) -> None:
    state = registry.find(game).position(puzzle.position)
    other = state.determinize(puzzle.learner, SeededDice(1))
    for action in state.legal()[:4]:
        answer = whole(state, puzzle.learner, action)
        judged, elsewhere = puzzle.judge(state, answer), puzzle.judge(other, answer)
        assert (judged.verdict, judged.mistake, judged.loss) == (elsewhere.verdict, elsewhere.mistake, elsewhere.loss)


def test_every_puzzle_has_its_own_id_themes_that_exist_and_how_weak_levels_fared() -> None:
    ids = [one.id for _, one in ALL]
    assert len(set(ids)) == len(ids)
    for _, one in ALL:
        assert set(one.themes) <= set(THEMES)
        assert set(one.levels) == (
            {"random", "pieces", "crystals", "hasty"} if one.sort == "harvest" else set(making.WEAK)
        )
        assert 0 <= one.difficulty <= 1
        assert not making.is_trivial(one)


def right_share(one: Puzzle) -> float:
    """Of all first moves, those that keep the victory; by what is noted."""
    game = registry.find(one.game)
    state, ways = game.position(one.position), Ways(one.ways, one.learner)
    moves = [action for action in state.legal() if game.write(state, action) not in VISITS]
    return sum(ways.left(played(state, action)) is not None for action in moves) / len(moves)


def is_contested(one: Puzzle) -> bool:
    """Whether a rival is not done with the round."""
    view = registry.find(one.game).position(one.position).view(one.learner)
    return len(view["passed" if one.game == "res_arcana" else "rested"]) < one.seats - 1


def test_in_a_third_of_the_wins_at_most_a_quarter_of_first_moves_is_right_and_in_some_a_rival_can_answer() -> None:
    wins = [one for one in WINS if one.game == "res_arcana"]
    assert sum(right_share(one) <= 0.25 for one in wins) > len(wins) / 3
    assert sum(map(is_contested, wins)) >= len(wins) / 8


def test_a_win_is_neither_the_first_claim_nor_found_by_most_moves() -> None:
    for one in WINS[:6]:
        game = registry.find(one.game)
        state = game.position(one.position)
        prover = Prover(game, state, one.learner, 20_000)
        moves = prover.moves(state)
        assert 0 < sum(moves.values()) <= len(moves) / 2
        assert one.length > 1 or len(one.proof[0].split("; ")) >= MANY_PARTS


@pytest.mark.parametrize("puzzle", WINS, ids=[one.id for one in WINS])
def test_judging_any_first_answer_and_showing_the_next_step_looks_at_few_positions(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[Ways]()

    class Counted(Ways):
        def __init__(self, noted: Mapping[str, int], seat: int) -> None:
            super().__init__(noted, seat)
            made.append(self)

    monkeypatch.setattr("conclave.puzzles.puzzle.Ways", Counted)
    state = registry.find(puzzle.game).position(puzzle.position)
    for action in state.legal():
        puzzle.judge(state, whole(state, puzzle.learner, action))
    puzzle.solution(state)
    assert made
    assert max(one.looked for one in made) <= FEW


def test_what_is_looked_up_is_what_the_proof_says_all_along_the_way() -> None:
    for one in WINS[:: max(1, len(WINS) // 6)]:
        game = registry.find(one.game)
        state = game.position(one.position)
        prover, ways = Prover(game, state, one.learner, 20_000), Ways(one.ways, one.learner)
        while state.actor() == one.learner:
            for action in state.legal():
                after = played(state, action)
                assert (ways.left(after) is not None) == prover.is_won(after)
            state = played(state, ways.best(state))


def test_too_few_nodes_prove_nothing_and_no_exception_comes_up_from_the_depth() -> None:
    one = WINS[0]
    game = registry.find(one.game)
    state = game.position(one.position)
    with pytest.raises(Undecided) as caught:
        Prover(game, state, one.learner, 3).is_won(state)
    # A chain of many frames that hold compiled states would corrupt memory when it is freed.
    assert len(caught.traceback) == 2


@pytest.mark.parametrize("game", list(SHELVES))
def test_the_puzzle_of_a_day_follows_from_the_date_and_each_comes_up_once(game: str) -> None:
    puzzles = shelf.shipped(game)
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(len(puzzles))]
    found = [shelf.daily(game, day) for day in days]
    assert {one.id for one in found if one} == {one.id for one in puzzles}
    assert shelf.daily(game, days[0]) == found[0]


def test_a_word_of_each_task_is_there_in_every_language() -> None:
    for sort in {one.sort for _, one in ALL}:
        one = next(one for _, one in ALL if one.sort == sort)
        for language in languages():
            assert all((*one.words(OPEN, language)[:3], one.words(Judgement("done"), language).said))


@pytest.mark.skipif(not IS_SOAK, reason="plays several games of bots twice")
def test_making_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def made(path: Path, *counts: int) -> Sequence[str]:
        provenance = making.provenance_of("trial_of_the_temples", "7", "a test")
        for count in counts:
            making.make(path, provenance, count, 1)
        return [one.id for one in shelf.read(path).puzzles]

    assert made(tmp_path / "one.jsonl", 2) == made(tmp_path / "two.jsonl", 1, 2)


def test_other_files_are_refused_with_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text("{}\n")
    with pytest.raises(shelf.BadPuzzles, match="is no file of puzzles"):
        shelf.read(path)
    provenance = making.provenance_of("res_arcana", "1", "a test")
    path.write_bytes(shelf.line_of(provenance).replace(b'"rules":1', b'"rules":99'))
    with pytest.raises(shelf.BadPuzzles, match="is of rules 99"):
        shelf.read(path)
    with pytest.raises(shelf.NoSuchPuzzle, match="there is no puzzle"):
        shelf.find("res_arcana", "nothing")
