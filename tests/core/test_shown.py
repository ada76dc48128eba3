"""Every number that views and events hold has a name, and docs/VIEWS.md says what each means."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest
from msgspec import inspect

from conclave.core.registry import list_games, load_game, presenter_for
from conclave.core.text.fluent import list_languages
from conclave.core.view_schema import NamedInt
from conclave.games.res_arcana import notation as res_arcana_notation
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes as res_arcana_codes
from conclave.games.res_arcana.engine import events as res_arcana_events
from conclave.games.trial_of_the_temples import notation as trial_notation
from conclave.games.trial_of_the_temples.engine import codes as trial_codes
from conclave.games.trial_of_the_temples.engine import events as trial_events

SETS = [
    (game, name, module, prefix)
    for game, words, events, more in (
        ("res_arcana", res_arcana_codes, res_arcana_events, (("Zone", "Z_"), ("Loss", "LOSS_"))),
        ("trial_of_the_temples", trial_codes, trial_events, ()),
    )
    for module, sets in (
        (words, (("Phase", "PH_"), ("Ask", "ASK_"), ("Verb", "V_"))),
        (events, (("Event", "EV_"), ("Why", "WHY_"), *more)),
    )
    for name, prefix in sets
]


def numbers(game: str, name: str) -> dict[str, int]:
    shown = load_game(game).view_schema()
    kind = next(kind for kind in (shown.events, *shown.numbers) if kind.__name__ == name)
    return {member.name: int(member) for member in kind}


def constants(module: ModuleType, prefix: str) -> dict[str, int]:
    return {name.removeprefix(prefix): value for name, value in vars(module).items() if name.startswith(prefix)}


@pytest.mark.parametrize(("game", "name", "module", "prefix"), SETS, ids=[f"{game}-{name}" for game, name, *_ in SETS])
def test_every_constant_of_the_engine_is_named(game: str, name: str, module: ModuleType, prefix: str) -> None:
    found = numbers(game, name)
    if name == "Verb":
        found.pop("NONE", None)
    assert found == constants(module, prefix)


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        ("res_arcana", "Kind", res_arcana_notation.KIND_NAMES),
        ("res_arcana", "Deck", res_arcana_notation.DECK_NAMES),
        ("res_arcana", "Variant", load_game("res_arcana").variants),
        ("res_arcana", "Component", ["none", *(component.id for component in ALL)]),
        ("trial_of_the_temples", "Good", trial_notation.GOOD_NAMES),
        ("trial_of_the_temples", "Mat", ["none", *trial_notation.MAT_NAMES]),
        ("trial_of_the_temples", "Track", trial_notation.TRACK_NAMES),
        ("trial_of_the_temples", "Spell", trial_notation.SPELL_NAMES),
    ],
)
def test_numbers_are_named_as_notation_names_them(game: str, name: str, words: list[str]) -> None:
    found = numbers(game, name)
    assert [key.lower() for key in found] == list(words)
    assert list(found.values()) == list(range(-("none" in words), len(words) - ("none" in words)))


@pytest.mark.parametrize("game", list_games())
def test_every_name_says_what_it_means(game: str) -> None:
    shown = load_game(game).view_schema()
    for kind in (shown.events, *shown.numbers):
        assert issubclass(kind, NamedInt)
        assert kind.__doc__
        for member in kind:
            assert member.meaning, member


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("game", list_games())
def test_catalog_entries_are_as_described(game: str, language: str) -> None:
    kind = load_game(game).view_schema().catalog_entry
    assert kind is not None
    kinds = set[str]()
    for entry in presenter_for(load_game(game), language).catalog():
        read = msgspec.to_builtins(msgspec.convert(entry, kind))
        assert read == {name: value for name, value in entry.items() if name in kind.__struct_fields__}
        kinds.add(entry["kind"])
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    (described,) = [field.type for field in info.fields if field.name == "kind"]
    assert isinstance(described, inspect.Metadata)
    assert isinstance(described.type, inspect.LiteralType)
    assert kinds == set(described.type.values)  # no kind is described that does not occur
