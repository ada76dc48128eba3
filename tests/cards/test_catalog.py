"""The catalog is made from the literals and says what the printed cards say."""

import json
from pathlib import Path
from typing import Any

from conclave.games.res_arcana import cards
from conclave.games.res_arcana.text.catalog import catalog
from conclave.games.res_arcana.text.component_text import name_of, rules_text

FACTS = Path(__file__).with_name("facts.json")  # read off the printed cards
OURS = {"name", "text", "ruling"}  # what the catalog has and the facts have not


def exact(value: Any) -> str:
    """JSON as text, since in Python True == 1."""
    return json.dumps(value, sort_keys=True)


def test_the_catalog_says_what_the_printed_cards_say() -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    for ours, fact in zip(catalog(), facts, strict=True):
        assert exact({field: ours[field] for field in ours if field not in OURS}) == exact(fact), fact["id"]


def test_every_entry_has_our_name_and_text() -> None:
    for entry, component in zip(catalog(), cards.ALL, strict=True):
        assert entry["name"] == name_of(component.id)
        assert entry["text"] == rules_text(component)


def test_each_call_makes_values_of_its_own() -> None:
    first = catalog()
    first[0]["powers"].clear()
    assert catalog()[0]["powers"]


def test_faces_of_a_tile_name_each_other() -> None:
    places = {entry["id"]: entry for entry in catalog() if entry["kind"] == "place_of_power"}
    assert len(places) == 10
    for place in places.values():
        other = places[place["reverse_face"]]
        assert other["reverse_face"] == place["id"]
        assert {place["side"], other["side"]} == {"sun", "moon"}
        assert place["first_game_side"] == (place["side"] == "sun")
