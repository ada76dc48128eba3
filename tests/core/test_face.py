"""A game's face: found through the registry, and a plain one in every language for games that have none."""

from __future__ import annotations

import pytest

from conclave.core import registry
from conclave.core.ending import Ending
from conclave.core.game import SPECTATOR, Options, Reason, State
from conclave.core.laws import LawBroken, check_game
from conclave.core.session import redact_events
from conclave.core.text.fluent import UnknownLanguage, list_languages
from conclave.core.text.presenter import PlainPresenter
from toy import EMBERS
from toy_presenter import EmbersFace

NAMES = ["Ada", "Bob"]


@pytest.fixture
def _faceless() -> None:
    registry.register_game(EMBERS)


def first_question() -> State:
    state = EMBERS.new(Options(2))
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_game_that_is_registered_with_a_face_has_it_in_each_language() -> None:
    registry.register_game(EMBERS, EmbersFace)
    assert isinstance(registry.presenter_for(EMBERS), EmbersFace)
    assert [registry.presenter_for(EMBERS, language).language for language in list_languages()] == list(
        list_languages()
    )


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_the_games_of_the_house_have_faces_of_their_own(name: str) -> None:
    face = registry.presenter_for(registry.load_game(name), "de")
    assert not isinstance(face, PlainPresenter)
    assert (face.language, registry.presenter_for(registry.load_game(name), "de")) == ("de", face)
    assert face.title
    assert face.rules


def test_a_face_speaks_no_language_that_is_not_there() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        registry.presenter_for(registry.load_game("res_arcana"), "tlh")


@pytest.mark.usefixtures("_faceless")
def test_a_game_without_a_face_is_asked_refused_and_ended_plainly_in_every_language() -> None:
    state = first_question()
    question, view = EMBERS.question(state), state.view(state.current_player())
    said = set[tuple[str, ...]]()
    for language in list_languages():
        face = registry.presenter_for(EMBERS, language)
        assert isinstance(face, PlainPresenter)
        ending = face.describe_ending(Ending((0, 1), (3, 3), "shared", {}), view, NAMES)
        alone = face.describe_ending(Ending((1,), (3, 4), "points", {}), view, NAMES)
        asked = face.question_text(question, view, NAMES)
        assert "bid" in asked
        assert "Ada" in asked
        assert "Ada" in ending
        assert "Ada" not in alone
        said.add((asked, face.explain_reason((1,)), face.phase_title((2,)), ending, alone))
    assert all(len(set(column)) == len(list_languages()) for column in zip(*said, strict=True))


@pytest.mark.usefixtures("_faceless")
def test_a_game_without_a_face_lists_its_choices_as_notation_writes_them() -> None:
    state = first_question()
    question, view = EMBERS.question(state), state.view(state.current_player())
    (group,) = registry.presenter_for(EMBERS, "fr").choice_groups(question, view, NAMES)
    assert [choice.text for choice in group.choices] == [
        EMBERS.write(state, action) for action in state.legal_actions()
    ]


def test_a_face_built_on_the_plain_one_tells_a_story_event_by_event() -> None:
    events: list[tuple[int, ...]] = []
    state = EMBERS.new(Options(2))
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0], events)
    seen = redact_events(EMBERS, events, SPECTATOR)
    told = EmbersFace("en").narrate(seen, NAMES, SPECTATOR, dict)
    assert "The omen is 0." in told
    assert "Ada draws something." in told


def test_a_face_that_gives_no_reason_breaks_a_law() -> None:
    class Silent(EmbersFace):
        def explain_reason(self, reason: Reason) -> str:
            return ""

    registry.register_game(EMBERS, Silent)
    with pytest.raises(LawBroken, match=r"^reasons_are_for_what_is_not_legal"):
        check_game(EMBERS, Options(3), 1, every=1, bound=100)
