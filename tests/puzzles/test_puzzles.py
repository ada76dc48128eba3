"""Every shipped puzzle is proven again, wrong moves are explained, and a set that was stopped goes on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import Action, State
from conclave.core.text import fluent
from conclave.core.text.fluent import list_languages
from conclave.lessons.task import OPEN, Judgement
from conclave.puzzles import difficulty, repository, set_builder
from conclave.puzzles.forced_win import MANY_PARTS, VISITS
from conclave.puzzles.ideas import IDEAS, idea_of, sentences
from conclave.puzzles.puzzle import Puzzle, proves
from conclave.puzzles.puzzle_texts import names_of
from conclave.puzzles.reachability import impossible_turns
from conclave.puzzles.solution_table import SolutionTable
from conclave.puzzles.solver import Prover, Undecided, apply_to_copy
from conclave.puzzles.themes import list_themes
from conclave.puzzles.variety import MAX_SHARE, last_component, most_frequent

IS_SOAK = bool(os.environ.get("CONCLAVE_SOAK"))
FEW = 100  # positions that may be looked at in a server's event loop: a millisecond or two
SAMPLE = 8  # of each game, in a usual run
SHELVES = {
    game: repository.read(path)
    for game in registry.list_games()
    if (path := registry.data_file(game, repository.FILE_NAME))  # a toy game has none
}
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
    after.apply_action(first)
    while after.current_player() == learner and after.is_mid_action() and len(answer) < 8:
        answer.append(after.legal_actions()[0])
        after.apply_action(answer[-1])
    return answer


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_a_puzzle_is_proven_again_from_its_position_alone(game: str, puzzle: Puzzle) -> None:
    provenance = SHELVES[game].provenance
    if puzzle.sort == "only" and provenance.judge != repository.judge_of(game):
        # Another judge may see it otherwise; the move that was found must at least be one that can be made.
        assert puzzle.best in puzzle.worths
        return
    assert proves(puzzle, f"{provenance.seed}:{puzzle.source}") == ""


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_the_solution_solves_it_and_some_other_move_is_explained_in_every_language(game: str, puzzle: Puzzle) -> None:
    state = registry.load_game(game).from_position_text(puzzle.position)
    right = puzzle.judge(state, puzzle.solution(state))
    assert right.verdict in (("done",) if puzzle.sort != "win" else ("open", "done"))
    wrong = [
        judged
        for action in state.legal_actions()
        if (judged := puzzle.judge(state, whole(state, puzzle.learner, action))).verdict == "astray"
    ]
    assert wrong
    said = [puzzle.words(wrong[0], language).said for language in list_languages()]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(("game", "puzzle"), TRIED, ids=NAMES)
def test_what_is_hidden_does_not_change_a_judgement(game: str, puzzle: Puzzle) -> None:
    state = registry.load_game(game).from_position_text(puzzle.position)
    other = state.determinize(puzzle.learner, SeededDice(1))
    for action in state.legal_actions()[:4]:
        answer = whole(state, puzzle.learner, action)
        judged, elsewhere = puzzle.judge(state, answer), puzzle.judge(other, answer)
        assert (judged.verdict, judged.mistake, judged.loss) == (elsewhere.verdict, elsewhere.mistake, elsewhere.loss)


def test_every_puzzle_has_its_own_id_themes_that_exist_and_how_weak_levels_fared() -> None:
    ids = [one.id for _, one in ALL]
    assert len(set(ids)) == len(ids)
    for _, one in ALL:
        assert set(one.themes) <= set(list_themes())
        assert set(one.levels) == (
            {"random", "pieces", "crystals", "hasty"} if one.sort == "harvest" else set(difficulty.LEVELS)
        )
        assert 0 <= one.difficulty <= 1
        assert 0 < one.guess <= 1
        assert not difficulty.is_trivial(one)


def right_share(one: Puzzle) -> float:
    """Of all first moves, those that keep the victory; by what is noted."""
    game = registry.load_game(one.game)
    state, ways = game.from_position_text(one.position), SolutionTable(one.ways, one.learner)
    moves = [action for action in state.legal_actions() if game.write(state, action) not in VISITS]
    return sum(ways.count_remaining(apply_to_copy(state, action)) is not None for action in moves) / len(moves)


def is_contested(one: Puzzle) -> bool:
    """Whether a rival is not done with the round."""
    view = registry.load_game(one.game).from_position_text(one.position).view(one.learner)
    return len(view["passed" if one.game == "res_arcana" else "rested"]) < one.seats - 1


def test_in_a_third_of_the_wins_at_most_a_quarter_of_first_moves_is_right_and_in_some_a_rival_can_answer() -> None:
    wins = [one for one in WINS if one.game == "res_arcana"]
    assert sum(right_share(one) <= 0.25 for one in wins) > len(wins) / 3
    assert sum(map(is_contested, wins)) >= len(wins) / 8


def test_a_win_is_neither_the_first_claim_nor_found_by_most_moves() -> None:
    for one in WINS[:6]:
        game = registry.load_game(one.game)
        state = game.from_position_text(one.position)
        prover = Prover(game, state, one.learner, 20_000)
        moves = prover.moves(state)
        assert 0 < sum(moves.values()) <= len(moves) / 2
        assert one.length > 1 or len(one.proof[0].split("; ")) >= MANY_PARTS


@pytest.mark.parametrize("puzzle", WINS, ids=[one.id for one in WINS])
def test_judging_any_first_answer_and_showing_the_next_step_looks_at_few_positions(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[SolutionTable]()

    class Counted(SolutionTable):
        def __init__(self, noted: Mapping[str, int], seat: int) -> None:
            super().__init__(noted, seat)
            made.append(self)

    monkeypatch.setattr("conclave.puzzles.puzzle.SolutionTable", Counted)
    state = registry.load_game(puzzle.game).from_position_text(puzzle.position)
    for action in state.legal_actions():
        puzzle.judge(state, whole(state, puzzle.learner, action))
    puzzle.solution(state)
    assert made
    assert max(one.looked for one in made) <= FEW


def test_what_is_looked_up_is_what_the_proof_says_all_along_the_way() -> None:
    for one in WINS[:: max(1, len(WINS) // 6)]:
        game = registry.load_game(one.game)
        state = game.from_position_text(one.position)
        prover, ways = Prover(game, state, one.learner, 20_000), SolutionTable(one.ways, one.learner)
        while state.current_player() == one.learner:
            for action in state.legal_actions():
                after = apply_to_copy(state, action)
                assert (ways.count_remaining(after) is not None) == prover.is_won(after)
            state = apply_to_copy(state, ways.best(state))


def test_too_few_nodes_prove_nothing_and_no_exception_comes_up_from_the_depth() -> None:
    one = WINS[0]
    game = registry.load_game(one.game)
    state = game.from_position_text(one.position)
    with pytest.raises(Undecided) as caught:
        Prover(game, state, one.learner, 3).is_won(state)
    # A chain of many frames that hold compiled states would corrupt memory when it is freed.
    assert len(caught.traceback) == 2


@pytest.mark.parametrize("game", list(SHELVES))
def test_the_puzzle_of_a_day_follows_from_the_date_and_each_comes_up_once(game: str) -> None:
    puzzles = repository.load_shipped(game)
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(len(puzzles))]
    found = [repository.daily(game, day) for day in days]
    assert {one.id for one in found if one} == {one.id for one in puzzles}
    assert repository.daily(game, days[0]) == found[0]


def test_a_word_of_each_task_is_there_in_every_language() -> None:
    for sort in {one.sort for _, one in ALL}:
        one = next(one for _, one in ALL if one.sort == sort)
        for language in list_languages():
            assert all((*one.words(OPEN, language)[:3], one.words(Judgement("done"), language).said))


@pytest.mark.skipif(not IS_SOAK, reason="plays several games of bots twice")
def test_making_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def made(path: Path, *counts: int) -> Sequence[str]:
        provenance = set_builder.provenance_of("trial_of_the_temples", "7", "a test")
        for count in counts:
            set_builder.make(path, provenance, count, 1)
        return [one.id for one in repository.read(path).puzzles]

    assert made(tmp_path / "one.jsonl", 2) == made(tmp_path / "two.jsonl", 1, 2)


def test_other_files_are_refused_with_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text("{}\n")
    with pytest.raises(repository.BadPuzzles, match="is no file of puzzles"):
        repository.read(path)
    provenance = set_builder.provenance_of("res_arcana", "1", "a test")
    path.write_bytes(repository.line_of(provenance).replace(b'"rules":1', b'"rules":99'))
    with pytest.raises(repository.BadPuzzles, match="is of rules 99"):
        repository.read(path)
    with pytest.raises(repository.NoSuchPuzzle, match="there is no puzzle"):
        repository.find("res_arcana", "nothing")


# --- The shipped sets as a whole


@pytest.mark.parametrize("game", list(SHELVES))
def test_nothing_is_turned_that_nothing_can_turn(game: str) -> None:
    wrong = {one.id: impossible_turns(game, one.position) for one in SHELVES[game].puzzles}
    assert not any(wrong.values()), {name: found for name, found in wrong.items() if found}


@pytest.mark.parametrize("game", list(SHELVES))
def test_no_idea_is_the_solution_of_too_many_puzzles(game: str) -> None:
    puzzles = SHELVES[game].puzzles
    wins = [one for one in puzzles if one.sort == "win"]
    assert len(wins) >= 30
    for some in (puzzles, wins):
        idea, count = most_frequent(some)
        assert count <= MAX_SHARE * len(some), f"{idea} is the idea of {count} of {len(some)}"
    assert len({one.proof for one in wins}) == len(wins)
    if game == "res_arcana":
        last, count = Counter(map(last_component, wins)).most_common(1)[0]
        assert count <= MAX_SHARE * len(wins), f"{count} of {len(wins)} wins end with {last}"


@pytest.mark.parametrize("game", list(SHELVES))
def test_difficulties_are_spread(game: str) -> None:
    found = sorted(one.difficulty for one in SHELVES[game].puzzles)
    count = len(found)
    assert Counter(round(one, 2) for one in found).most_common(1)[0][1] <= MAX_SHARE * count
    assert found[count * 9 // 10] - found[count // 10] >= 0.35


def test_each_puzzle_says_its_idea_in_every_language_once_it_is_solved() -> None:
    for _, one in ALL:
        assert idea_of(one).id in IDEAS
        said = [one.words(Judgement("done"), language).said for language in list_languages()]
        assert len(set(said)) == len(said)
        english = one.words(Judgement("done"), "en").said
        assert sentences(one, "en") in english
        assert "_" not in english, "a component has a name, not an id"
    for language in list_languages():
        bundle = fluent.load_bundle(language, "puzzles.ftl")
        assert all(bundle.has_message(f"idea-{idea}") for idea in IDEAS)


def test_a_puzzle_calls_the_seats_as_its_table_does() -> None:
    game = registry.load_game("res_arcana")
    two, three = (game.new(game.options({"seats": seats})) for seats in (2, 3))
    assert names_of(two, "novice", 0, "en") == ["You", "Novice"]
    assert names_of(three, "novice", 1, "en") == ["Novice", "You", "Novice 2"]
    assert names_of(two, "novice", 0, "de") == ["Du", "Neuling"]
