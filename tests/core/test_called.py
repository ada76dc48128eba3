"""What bots are called: by their level, in the reader's language; people keep their names."""

from __future__ import annotations

import pytest

from conclave import bots
from conclave.core.text.bot_names import display_name
from conclave.core.text.fluent import list_languages


@pytest.mark.parametrize(
    ("name", "bot", "said"),
    [
        ("Master", "master", "Meister"),
        ("Novice 2", "novice", "Neuling 2"),
        ("Master:500ms 3", "master:500ms", "Meister:500ms 3"),
        ("Random", "", "Random"),  # a person may be called so
        ("Deep Thought", "master", "Deep Thought"),
        ("Oracle 2", "oracle", "Oracle 2"),  # of a level that we do not know
    ],
)
def test_a_bot_is_called_by_its_level_in_the_readers_language(name: str, bot: str, said: str) -> None:
    assert display_name(name, bot, "de") == said


@pytest.mark.parametrize("language", list_languages())
def test_every_level_has_a_name_in_every_language(language: str) -> None:
    assert len({display_name(level.capitalize(), level, language) for level in bots.list_bots()}) == len(
        bots.list_bots()
    )
