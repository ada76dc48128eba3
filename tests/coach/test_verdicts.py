"""One verdict for one position: hints, coach and analysis agree, and conversions are plans without waste."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.analysis.game_analysis import GameAnalysis
from conclave.analysis.verdicts import Verdicts, verdicts_for
from conclave.coach.coaching import remark_on
from conclave.coach.hints import hint_on, net_words, words_of
from conclave.coach.reasons import OF_WORSE
from conclave.core import registry
from conclave.core.game import Game, State
from conclave.core.record_reader import RecordReader
from conclave.core.search_state import as_search_state
from conclave.core.session import Session
from conclave.core.text.fluent import list_languages
from conclave.games.trial_of_the_temples.conversions import net_effect, without_waste
from short_games import random_game, short_game

THOUGHT = 3  # iterations for an answer and a batch: the verdicts are poor, but must agree all the same
CASES = [("res_arcana", "standard", 2), ("res_arcana", "standard", 3), ("trial_of_the_temples", "standard", 2)]
POSITIONS = 70  # of each case


def positions(game: Game, variant: str, seats: int, count: int) -> Iterator[State]:
    """Yield choices from games of chance, spread over them."""
    found = 0
    for seed in range(100):
        session = Session.from_record(random_game(game, variant, seats, seed), game)
        for at in range(0, session.length, 5):
            state = session.state_at(at)
            if state.current_player() >= 0 and len(state.legal_actions()) > 1:
                yield state
                found += 1
                if found == count:
                    return


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_the_coach_never_criticises_what_a_hint_recommends(
    name: str, variant: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load_game(name)
    spoken = 0
    for state in positions(game, variant, seats, POSITIONS):
        hint = hint_on(game, state, thought=THOUGHT)
        # Another process has nothing in its cache: what agrees there agrees because the verdict is the same.
        monkeypatch.setattr("conclave.coach.coaching.verdicts_for", Verdicts)
        assert remark_on(game, state, hint.ideas[0].actions, THOUGHT) is None
        spoken += remark_on(game, state, [state.legal_actions()[-1]], THOUGHT) is not None
        monkeypatch.undo()
    assert spoken, "a coach who never speaks agrees with everything"


def test_two_services_give_the_same_verdict_whatever_was_asked_before() -> None:
    game = registry.load_game("res_arcana")
    first, second = Verdicts(game, THOUGHT), Verdicts(game, THOUGHT)
    states = list(positions(game, "standard", 2, 6))
    for state in states:
        first.verdict(state)
    for state in reversed(states):
        assert [one.batches for one in first.verdict(state).answers] == [
            one.batches for one in second.verdict(state).answers
        ]


def test_an_analysis_says_of_a_loss_what_the_coach_says(monkeypatch: pytest.MonkeyPatch) -> None:
    record = short_game("res_arcana", "standard", 2, 3)
    course = GameAnalysis(RecordReader(record))
    course.think(THOUGHT)
    monkeypatch.setattr("conclave.analysis.game_analysis.THOUGHT", 8)
    lost = [one for one in course.steps() if one.decision and one.decision.verdict == "turning"]
    assert lost
    for step in lost[:4]:
        before, actions = course.decision_at(step.at)
        remark = remark_on(course.reader.game, before, actions, course.confirming_thought)
        assert step.decision
        assert remark
        assert (remark.loss, remark.error) == (step.decision.loss, step.decision.error)


# --- Conversions


def conversion_hints(count: int) -> Iterator[tuple[Game, State, list[int]]]:
    """Yield positions of a trial phase with the answers that convert something."""
    game = registry.load_game("trial_of_the_temples")
    found = 0
    for state in positions(game, "standard", 2, 400):
        if not any(game.write(state, action) == "convert" for action in state.legal_actions()):
            continue
        service = Verdicts(game, THOUGHT)
        move = next(action for action in state.legal_actions() if game.write(state, action) == "convert")
        answer = service.answer(state, move)
        if answer.actions:
            yield game, state, list(answer.actions)
            found += 1
        if found == count:
            return


def test_no_hint_sells_what_it_buys() -> None:
    for game, state, actions in conversion_hints(25):
        after, texts = state.copy(), list[str]()
        for action in actions:
            texts.append(game.write(after, action))
            after.apply_action(action)
        visit = texts[: texts.index("done")] if "done" in texts else texts
        net = net_effect(visit)
        assert not set(net.sold) & set(net.bought), texts


def test_wasteful_pairs_are_removed_and_sales_come_first() -> None:
    game = registry.load_game("trial_of_the_temples")
    state = next(state for _, state, _ in conversion_hints(1))
    line = ["convert", "sell action", "buy action", "done"]
    after, actions = state.copy(), list[int]()
    for text in ["convert", "sell action"]:
        actions.append(game.read(after, text))
        after.apply_action(actions[-1])
    if "buy action" in [game.write(after, one) for one in after.legal_actions()]:
        for text in line[2:]:
            actions.append(game.read(after, text))
            after.apply_action(actions[-1])
        assert without_waste(game, state, actions) == []


def test_the_chance_never_falls_along_a_recommended_answer() -> None:
    game = registry.load_game("trial_of_the_temples")
    service, seen = Verdicts(game, THOUGHT), 0
    for state in positions(game, "standard", 2, 60):
        verdict = service.verdict(state)
        best, seat = verdict.best, verdict.seat
        after = verdict.guess.copy()
        for number, action in enumerate(best.actions[:-1], 1):
            after.apply_action(action)
            if after.current_player() != seat or len(after.legal_actions()) == 1:
                continue
            again = service.verdict(after)
            # Asked again within the answer, the service recommends the rest of it, or what is clearly better.
            assert again.best.chances[seat] >= best.chances[seat]
            assert again.best.actions == best.actions[number:] or again.verdict_on(again.answers[1]) != "best"
            seen += 1
    assert seen


def test_what_a_conversion_changes_is_said_in_every_language() -> None:
    for game, state, actions in conversion_hints(10):
        said = [net_words(game, state, actions, language) for language in list_languages()]
        texts = net_effect([game.write(state, actions[0])])
        assert len(set(said)) in (1, len(said)), texts
        if said[0]:
            assert "{" not in said[0]
            return
    pytest.fail("no conversion was found")


# --- Words


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_a_hint_speaks_of_what_to_do_in_words(name: str, variant: str, seats: int) -> None:
    game = registry.load_game(name)
    for state in positions(game, variant, seats, 25):
        hint = hint_on(game, state, thought=THOUGHT)
        assert not {one.id for one in hint.reasons} & OF_WORSE
        words = words_of(game, state, hint.ideas[0].actions, ["Ada", "Bo", "Cy"][:seats], "en")
        assert not words.endswith(".")
        assert "_" not in words
        assert as_search_state(state).current_player() >= 0


def test_in_a_first_game_an_equal_answer_that_fits_the_plan_is_preferred() -> None:
    game = registry.load_game("res_arcana")
    changed = 0
    for state in positions(game, "first_game", 2, 60):
        verdict = verdicts_for(game, THOUGHT).verdict(state)
        hint = hint_on(game, state, is_first_game=True, thought=THOUGHT)
        equal = [list(one.actions) for one in verdict.equals()]
        assert hint.ideas[0].actions in equal
        changed += hint.ideas[0].actions != equal[0]
    assert changed
