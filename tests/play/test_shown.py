"""Every number that views and events hold has a name, and docs/VIEWS.md says what each means."""

from __future__ import annotations

from types import ModuleType

import pytest

from conclave.play.registry import find, names
from conclave.play.shown import Named
from conclave.res_arcana import notation as res_arcana_notation
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes as res_arcana_codes
from conclave.res_arcana.engine import events as res_arcana_events
from conclave.trial_of_the_temples import notation as trial_notation
from conclave.trial_of_the_temples.engine import codes as trial_codes
from conclave.trial_of_the_temples.engine import events as trial_events

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
    shown = find(game).shown()
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
        ("res_arcana", "Variant", find("res_arcana").variants),
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


@pytest.mark.parametrize("game", names())
def test_every_name_says_what_it_means(game: str) -> None:
    shown = find(game).shown()
    for kind in (shown.events, *shown.numbers):
        assert issubclass(kind, Named)
        assert kind.__doc__
        for member in kind:
            assert member.meaning, member
