"""Components are called as they are printed, where that is known, and each file says which names are ours."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from conclave.core.text.fluent import LOCALE, list_languages
from conclave.games.res_arcana import cards
from conclave.games.res_arcana.text import component_text

NAMES = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))  # of the project's data file


@pytest.mark.parametrize("language", list_languages())
def test_components_are_called_as_the_data_says(language: str) -> None:
    assert {card.id: component_text.name_of(card.id, language) for card in cards.ALL} == {
        id_: names[language] for id_, names in NAMES.items()
    }


@pytest.mark.parametrize("language", list_languages())
def test_names_that_are_not_printed_ones_stand_in_a_group_of_their_own(language: str) -> None:
    groups: list[set[str]] = []
    for entry in FluentParser().parse((LOCALE / language / component_text.FILE).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            groups.append(set())
        elif isinstance(entry, ast.Message) and entry.id.name.startswith("name-"):
            groups[-1].add(entry.id.name.removeprefix("name-"))
    printed = {id_ for id_, names in NAMES.items() if language in names["official"]}
    assert [group for group in groups if group] == [group for group in (printed, NAMES.keys() - printed) if group]


@pytest.mark.parametrize("language", list_languages())
def test_no_two_components_have_the_same_name(language: str) -> None:
    assert len({component_text.name_of(card.id, language) for card in cards.ALL}) == len(cards.ALL)
