"""A table speaks the language of its reader, and that one only; what it lists can be typed in it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from conclave.cli import answer_input
from conclave.cli.drawing import DetailLevel, Drawing, load_presenter_and_drawing
from conclave.core import registry
from conclave.core.game import CHANCE, TERMINAL, Event, Events, Game, State
from conclave.core.session import redact_events
from conclave.core.text import fluent
from conclave.core.text.presenter import Presenter
from conclave.games.res_arcana.game import GAME as RES_ARCANA
from conclave.games.res_arcana.position_builder import Player, position
from conclave.games.res_arcana.text import component_text as cards_text
from conclave.games.res_arcana.text import question_text as cards_questions
from conclave.games.res_arcana.text import reason_text as cards_reasons
from conclave.games.trial_of_the_temples.components import SPELLS
from conclave.games.trial_of_the_temples.terminal import board as temples_board
from conclave.games.trial_of_the_temples.text import component_text as temples_text
from conclave.games.trial_of_the_temples.text import presenter as temples_face
from conclave.games.trial_of_the_temples.text import reason_text as temples_reasons
from console import drawn, fail, run

OTHERS = [language for language in fluent.list_languages() if language != "en"]
NAMES = ["Ada", "Bob", "Cy", "Di"]
REMEMBERING = (cards_text, cards_reasons, temples_text, temples_board, temples_reasons, temples_face)


def forget(modules: Sequence[ModuleType]) -> None:
    """What was said before must not hide what is said now."""
    for module in modules:
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "seats", "variant"),
    [
        ("res_arcana", 3, "standard"),
        ("res_arcana", 2, "match"),
        ("res_arcana", 4, "draft"),
        ("trial_of_the_temples", 2, "standard"),
        ("trial_of_the_temples", 3, "standard"),
    ],
)
def test_a_whole_game_is_asked_drawn_and_told_in_one_language(
    game: str, seats: int, variant: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken, bundle = set[str](), fluent.load_bundle

    def listening(language: str, file: str) -> object:
        spoken.add(language)
        return bundle(language, file)

    forget(REMEMBERING)
    monkeypatch.setattr(fluent, "load_bundle", listening)
    played, names = registry.load_game(game), NAMES[:seats]
    beginning = played.new(played.options({"seats": seats, "variant": variant}))
    said = play_whole(played, *load_presenter_and_drawing(played, language), beginning, names)
    assert spoken == {language}
    assert not set("{}$") & set("".join(said))


def play_whole(game: Game, face: Presenter, drawing: Drawing, state: State, names: list[str]) -> list[str]:
    """Everything that is said during a game with random answers."""
    dice, said, events = random.Random(len(names)), [face.title, face.rules], list[Event]()
    beginning = state.copy()
    while (seat := state.current_player()) != TERMINAL:
        if seat != CHANCE and not state.is_mid_action():
            said += asked(game, face, drawing, state, names, is_whole=dice.random() < 0.02)
        happened: Events = []
        state.apply_action(dice.choice(state.legal_actions()), happened)
        events += happened
    for viewer in (0, TERMINAL):
        seen = redact_events(game, events, viewer)
        said += face.narrate(seen, names, viewer, partial(beginning.view, viewer))
        said += [face.describe_event(event, names) for event in seen]
    outcome = game.ending(state)
    assert outcome is not None
    return [*said, drawn(drawing.draw_ending(outcome, state.view(0), names)), face.phase_title(game.phase(state))]


def asked(
    game: Game, face: Presenter, drawing: Drawing, state: State, names: list[str], *, is_whole: bool
) -> list[str]:
    question, view = game.question(state), state.view(state.current_player())
    choices = [choice.text for group in face.choice_groups(question, view, names) for choice in group.choices]
    said = [face.question_text(question, view, names), face.status_line(view, names)]
    said += [face.explain_reason(one.reason) for one in question.unavailable]
    assert all(said)
    if is_whole:  # it takes its time
        said += [drawn(drawing.draw(view, names, amount)) for amount in DetailLevel]
        said.append(face.explain(question.choices[0].key, view, names))
    return [*said, *choices, face.answer_hint(question, view)]


def test_a_question_is_said_in_each_language_from_the_same_decision() -> None:
    state = position(Player("2 calm 2 death", play="witch hawk protection"), Player())
    state.apply_action(RES_ARCANA.read(state, "use witch 1"))
    question = RES_ARCANA.question(state)
    assert question.args == {"card": "witch", "count": 2}
    assert [cards_questions.sentence(question, language) for language in fluent.list_languages()] == [
        "Bezahle 2 Essenzen für „Hexe“",
        "Pay 2 essences for Witch",
        "Paga 2 esencias por Bruja",
        "Payez 2 essences pour Sorcière",
    ]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "1 ruhe 1 tod"),
        ("de", "rt"),
        ("de", "1 Ru 1 calm"),
        ("es", "calma muerte"),
        ("es", "cm"),
        ("fr", "1 serenite 1 mort"),
        ("fr", "Sérénité M"),
        ("en", "c d"),
    ],
)
def test_a_mix_is_typed_in_the_reader_s_language(language: str, typed: str) -> None:
    state = position(Player("2 calm 2 death", play="witch hawk protection"), Player())
    state.apply_action(RES_ARCANA.read(state, "use witch 1"))
    face = registry.presenter_for(RES_ARCANA, language)
    answer = [RES_ARCANA.write(state, a) for a in answer_input.parse_input(RES_ARCANA, state, face, [], typed)]
    assert answer == (["pay calm", "pay calm"] if "1 Ru" in typed else ["pay calm", "pay death"])


def test_one_of_a_kind_is_typed_in_the_reader_s_language() -> None:
    state = position(Player("2 calm 2 death", play="scholar hawk protection"), Player())
    state.apply_action(RES_ARCANA.read(state, "use scholar 1"))
    face = registry.presenter_for(RES_ARCANA, "de")
    for typed, kind in (("tod", "death"), ("1 Ruhe", "calm"), ("t", "death"), ("pay calm", "calm")):
        answer = answer_input.parse_input(RES_ARCANA, state, face, [], typed)
        assert [RES_ARCANA.write(state, action) for action in answer] == [f"pay {kind}"]


def test_the_examples_of_a_hint_can_be_typed() -> None:
    state = position(Player("1 elan 2 life 1 calm", play="transmuter hawk protection"), Player())
    state.apply_action(RES_ARCANA.read(state, "use transmuter 1"))
    question, view = RES_ARCANA.question(state), state.view(0)
    for language in fluent.list_languages():
        face = registry.presenter_for(RES_ARCANA, language)
        example = face.answer_hint(question, view).split(":")[-1]
        for typed in example.replace(" or ", ",").replace(" oder ", ",").replace(" o ", ",").split(","):
            if typed.strip():
                assert len(answer_input.parse_input(RES_ARCANA, state, face, [], typed.strip())) == 2


@pytest.mark.parametrize(
    ("language", "words"), [("de", "verfluchter schadel"), ("es", "calavera"), ("fr", "crâne"), ("de", "cursed skull")]
)
def test_a_card_is_found_by_its_name_in_the_language_or_in_notation(language: str, words: str) -> None:
    face = registry.presenter_for(RES_ARCANA, language)
    assert face.explain(words, None, ()).startswith(cards_text.name_of("cursed_skull", language))


@pytest.mark.parametrize("language", fluent.list_languages())
def test_the_names_of_spells_fit_a_mat(language: str) -> None:
    assert all(len(temples_text.name_of(spell, language)) <= 15 for spell in SPELLS)


# --- Commands


def test_commands_speak_the_language_that_is_asked_for(tmp_path: Path) -> None:
    play = ("play", "res_arcana", "--seats", "you,random", "--seed", "5", "--language", "de")
    said = run(*play, typed="1\nhelp tresor\nquit\n", cwd=tmp_path)
    assert "Res Arcana: Spieler 1, Lehrling 2" in said
    assert "Wähle deinen Magier" in said
    assert "Tresor: Artefakt" in said
    assert "play --language de --load res_arcana-1.json" in " ".join(said.split())
    again = run("play", "--load", "res_arcana-1.json", "--language", "fr", typed="quit now\n", cwd=tmp_path)
    assert "Choisissez un objet magique" in again
    told = run("replay", "res_arcana-1.json", "--seat", "0", "--language", "es", cwd=tmp_path)
    assert "== Preparación ==" in told
    assert "deal " in run("replay", "res_arcana-1.json", cwd=tmp_path), "notation knows no language"


def test_the_catalog_speaks_the_language_that_is_asked_for() -> None:
    first = json.loads(run("catalog", "trial_of_the_temples", "--json", "--language", "es"))[0]
    assert (first["id"], first["name"]) == ("T01", "Puerta de ascuas")
    assert "Coffre-Fort\xa0: artefact" in run("catalog", "res_arcana", "--language", "fr")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    assert fail("catalog", "res_arcana", "--language", "tlh").endswith("there are de, en, es, fr")
