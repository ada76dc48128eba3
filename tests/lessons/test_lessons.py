"""Every lesson can be done as its proof says, other moves are explained, and all of it is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conclave import lessons
from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.game import Action, State
from conclave.core.session import Session
from conclave.core.text.fluent import LOCALE, list_languages
from conclave.lessons.advice import Advice, reason
from conclave.lessons.lesson import Lesson
from conclave.lessons.task import Judgement, Words

ALL = [lesson for game in registry.list_games() for lesson in lessons.lessons_of(game)]
NAMES = [f"{lesson.game}-{lesson.id}" for lesson in ALL]
MOST_PARTS = 8
MOST_STATES = 12


def begun(lesson: Lesson) -> Session:
    game = registry.load_game(lesson.game)
    start = game.from_position_text(lesson.position)
    return Session(game, game.options_of(start), SeededDealer(bytes(32)), start=start)


def answer(session: Session, lesson: Lesson, actions: list[Action]) -> Judgement:
    before = session.state
    step = session.submit(lesson.learner, session.length, actions)
    return lesson.judge(before, step.actions)


def read(session: Session, text: str) -> list[Action]:
    state, actions = session.state.copy(), list[Action]()
    for part in text.split("; "):
        actions.append(session.game.read(state, part))
        state.apply_action(actions[-1])
    return actions


def whole_answers(state: State, seat: int) -> Iterator[list[Action]]:
    """One whole answer for each first action that is legal; its other parts are whatever comes first."""
    for first in state.legal_actions():
        after, actions = state.copy(), [first]
        after.apply_action(first)
        while after.current_player() == seat and after.is_mid_action() and len(actions) < MOST_PARTS:
            actions.append(after.legal_actions()[0])
            after.apply_action(actions[-1])
        yield actions


@pytest.mark.parametrize("game", registry.list_games())
def test_every_game_is_taught_in_six_to_ten_lessons(game: str) -> None:
    found = lessons.lessons_of(game)
    assert 6 <= len(found) <= 10
    assert len({lesson.id for lesson in found}) == len(found)
    assert all(lesson.game == game for lesson in found)


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_the_proof_reaches_the_goal_in_the_real_game_and_not_before_its_last_answer(lesson: Lesson) -> None:
    session = begun(lesson)
    verdicts = [answer(session, lesson, read(session, text)).verdict for text in lesson.proof]
    assert verdicts == ["open"] * (len(lesson.proof) - 1) + ["done"]


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_the_learner_is_asked_first_and_has_a_choice(lesson: Lesson) -> None:
    state = begun(lesson).state
    assert state.current_player() == lesson.learner
    assert len(state.legal_actions()) > 1


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_what_a_lesson_shows_are_components_of_its_game(lesson: Lesson) -> None:
    known = {entry["id"] for entry in registry.presenter_for(registry.load_game(lesson.game)).catalog()}
    assert lesson.shows
    assert set(lesson.shows) <= known


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_a_wrong_move_is_explained_in_every_language(lesson: Lesson) -> None:
    astray = 0
    for actions in whole_answers(begun(lesson).state, lesson.learner):
        judged = answer(begun(lesson), lesson, actions)
        if judged.verdict == "astray":
            astray += 1
            said = {language: lesson.words(judged, language) for language in list_languages()}
            assert all(one.said for one in said.values())
            assert len({one.said for one in said.values()}) == len(list_languages())
            assert judged.mistake or said["en"].task in said["en"].said  # specific, or else the task again
    assert astray


@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_every_mistake_of_a_lesson_can_be_made(lesson: Lesson) -> None:
    """What is written of a mistake is said: it can be made at the start, or somewhere on the way to the goal."""
    made, on_the_way = set[str](), [begun(lesson).state]
    for state in on_the_way:
        for actions in whole_answers(state, lesson.learner):
            game = registry.load_game(lesson.game)
            trial = Session(game, game.options_of(state), SeededDealer(bytes(32)), start=state)
            judged = answer(trial, lesson, actions)
            made.add(judged.mistake)
            if judged.verdict == "open" and len(on_the_way) < MOST_STATES:
                on_the_way.append(trial.state)
    assert {f"{lesson.id}-not-{one.name}" for one in lesson.mistakes} <= made


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_a_lesson_has_all_its_words_in_every_language(lesson: Lesson, language: str) -> None:
    assert all(lesson.words(Judgement("done"), language))
    assert lesson.words(Judgement(), language).said == ""
    for one in lesson.mistakes:
        assert lesson.words(Judgement("astray", f"{lesson.id}-not-{one.name}"), language).said
    tutorial = lessons.tutorial_of(lesson.game)
    for one in tutorial.mistakes if tutorial else ():
        assert lesson.words(Judgement("astray", f"not-{one.name}"), language).said


QUOTED = re.compile("[“„«]\\s*([^”“»]+?)\\s*[”“»]")


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_what_a_hint_quotes_stands_on_a_button_or_a_card(lesson: Lesson, language: str) -> None:
    hint = lesson.words(Judgement(), language).hint
    files = [
        (LOCALE / language / name).read_text()
        for name in ("client.ftl", f"{lesson.game}.ftl", f"{lesson.game}_face.ftl")
    ]
    catalog = registry.presenter_for(registry.load_game(lesson.game), language).catalog()
    shown = "\n".join([*files, *(f"{one['name']} {' '.join(one['text'])}" for one in catalog)]).replace("\xa0", " ")
    assert [one for one in QUOTED.findall(hint) if one not in shown] == []


def test_texts_are_short_enough_to_be_read_at_a_table() -> None:
    def longest(found: Words) -> int:
        return max(len(found.text), len(found.task) * 2, len(found.hint), len(found.said))

    too_long = [
        (lesson.id, language)
        for lesson in ALL
        for language in list_languages()
        if longest(lesson.words(Judgement("done"), language)) > 330
    ]
    assert too_long == []


def test_whoever_asks_for_an_unknown_lesson_is_told_the_nearest() -> None:
    with pytest.raises(lessons.NoSuchLesson, match="did you mean 'monument'"):
        lessons.find("res_arcana", "monuments")
    with pytest.raises(lessons.NoSuchLesson, match="there is none"):
        lessons.find("toy", "goal")


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("lesson", ALL, ids=NAMES)
def test_a_hint_has_its_reason_in_every_language(lesson: Lesson, language: str) -> None:
    state = begun(lesson).state
    first = read(begun(lesson), lesson.proof[0])
    other = next(actions for actions in whole_answers(state, lesson.learner) if actions[0] != first[0])
    advice = [Advice(first, 0.62), Advice(other, 0.41)]
    said = reason(registry.load_game(lesson.game), state, lesson.learner, advice, language)
    assert said.count(".") + said.count("(") >= 2  # what speaks for the deed, and how much better it is
    assert "62" in said
    assert "41" in said


def test_a_reason_names_the_points_that_come_at_once() -> None:
    lesson = lessons.find("res_arcana", "monument")
    advice = [Advice(read(begun(lesson), "claim great_pyramid"), 0.5)]
    said = reason(registry.load_game("res_arcana"), begun(lesson).state, 0, advice, "en")
    assert said.endswith("It scores 3 points right away.")
