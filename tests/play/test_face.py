"""A game's face: found through the registry, and a plain one in every language for games that have none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.play import registry
from conclave.play.ending import Ending
from conclave.play.face import PlainFace
from conclave.play.fluent import UnknownLanguage, languages
from conclave.play.laws import LawBroken, check_game
from conclave.play.protocol import NOBODY, Options, Reason, State
from conclave.play.session import redacted
from toy import EMBERS
from toy_face import EmbersFace

NAMES = ["Ada", "Bob"]


@pytest.fixture
def _faceless() -> Iterator[None]:
    registry.register(EMBERS)
    yield
    registry.register(EMBERS, EmbersFace)


def first_question() -> State:
    state = EMBERS.new(Options(2))
    while state.actor() < 0:
        state.apply(state.legal()[0])
    return state


def test_a_game_that_is_registered_with_a_face_has_it_in_each_language() -> None:
    registry.register(EMBERS, EmbersFace)
    assert isinstance(registry.face(EMBERS), EmbersFace)
    assert [registry.face(EMBERS, language).language for language in languages()] == list(languages())


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_the_games_of_the_house_have_faces_of_their_own(name: str) -> None:
    face = registry.face(registry.find(name), "de")
    assert not isinstance(face, PlainFace)
    assert (face.language, registry.face(registry.find(name), "de")) == ("de", face)
    assert face.title
    assert face.rules


def test_a_face_speaks_no_language_that_is_not_there() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        registry.face(registry.find("res_arcana"), "tlh")


@pytest.mark.usefixtures("_faceless")
def test_a_game_without_a_face_is_asked_refused_and_ended_plainly_in_every_language() -> None:
    state = first_question()
    question, view = EMBERS.question(state), state.view(state.actor())
    said = set[tuple[str, ...]]()
    for language in languages():
        face = registry.face(EMBERS, language)
        assert isinstance(face, PlainFace)
        ending = face.ending(Ending((0, 1), (3, 3), "shared", {}), view, NAMES)
        alone = face.ending(Ending((1,), (3, 4), "points", {}), view, NAMES)
        asked = face.ask(question, view, NAMES)
        assert "bid" in asked
        assert "Ada" in asked
        assert "Ada" in ending
        assert "Ada" not in alone
        said.add((asked, face.why((1,)), face.chapter((2,)), ending, alone))
    assert all(len(set(column)) == len(languages()) for column in zip(*said, strict=True))


@pytest.mark.usefixtures("_faceless")
def test_a_game_without_a_face_lists_its_choices_as_notation_writes_them() -> None:
    state = first_question()
    question, view = EMBERS.question(state), state.view(state.actor())
    (group,) = registry.face(EMBERS, "fr").choices(question, view, NAMES)
    assert [choice.text for choice in group.choices] == [EMBERS.write(state, action) for action in state.legal()]


def test_a_face_built_on_the_plain_one_tells_a_story_event_by_event() -> None:
    events: list[tuple[int, ...]] = []
    state = EMBERS.new(Options(2))
    while state.actor() < 0:
        state.apply(state.legal()[0], events)
    seen = redacted(EMBERS, events, NOBODY)
    told = EmbersFace("en").story(seen, NAMES, NOBODY, dict)
    assert "The omen is 0." in told
    assert "Ada draws something." in told


def test_a_face_that_gives_no_reason_breaks_a_law() -> None:
    class Silent(EmbersFace):
        def why(self, reason: Reason) -> str:
            return ""

    registry.register(EMBERS, Silent)
    try:
        with pytest.raises(LawBroken, match=r"^reasons_are_for_what_is_not_legal"):
            check_game(EMBERS, Options(3), 1, every=1, bound=100)
    finally:
        registry.register(EMBERS, EmbersFace)
