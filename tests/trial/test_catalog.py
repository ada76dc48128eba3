"""The catalog says what the data says, with the same sources, and in words of our own."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conclave.games.trial_of_the_temples import component_tables as c
from conclave.games.trial_of_the_temples.text import component_text
from conclave.games.trial_of_the_temples.text.catalog import RULES, catalog

FACTS = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))  # the project's data file
OURS = {"kind", "text", "ruling"}  # what the catalog has and the facts have not
# Sources that the facts give to several values at once.
GROUPS = {
    "split": ("red", "yellow", "blue", "purple"),
    "extent": ("from_space", "to_space"),
    "orientation": ("day_faces", "night_faces"),
    "size": ("rows", "cols"),
    "corner": ("corner_of_neutral",),
    "same_grid": ("same_grid_on_all_mats",),
    "max": ("max", "overflow"),
    "id": ("id", "colour"),
}
TABLES = {"day", "night", "two_player", "top_left", "bottom_left"}
ENTRIES = {entry["id"]: entry for entry in catalog()}


def is_provenance(key: str) -> bool:
    return key in ("source", "basis") or key.endswith(("_source", "_basis"))


def plain(value: Any) -> Any:
    """Without sources."""
    if isinstance(value, dict):
        return {key: plain(inside) for key, inside in value.items() if not is_provenance(key)}
    return [plain(inside) for inside in value] if isinstance(value, list) else value


def exact(value: Any) -> str:
    """JSON as text, since in Python True == 1."""
    return json.dumps(value, sort_keys=True)


def fact(entry: dict[str, Any]) -> Any:
    """What the data says of an entry."""
    id_, kind = entry["id"], entry["kind"]
    match kind:
        case "temple_tile" | "track" | "round_tile":
            section = {"temple_tile": "temple_tiles", "track": "tracks", "round_tile": "round_tiles"}[kind]
            return next(found for found in FACTS[section] if found["id"] == id_)
        case "mat":
            return next(found for found in FACTS["mats"] if f"mat_{found['colour']}" == id_)
        case "spell":
            return FACTS["spells"][id_]
        case _:
            return FACTS[id_]


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_the_catalog_says_what_the_data_says(entry: dict[str, Any]) -> None:
    known = fact(entry)
    ours = {key: value for key, value in entry.items() if key not in OURS}
    for key in ("id", "name"):
        if key not in known:
            del ours[key]
    if entry["id"] == "resource_icons":
        assert ours.pop("icons").keys() == known["icons"].keys()
        known = {key: value for key, value in known.items() if key != "icons"}
    assert exact(plain(ours)) == exact(plain(known))


def test_the_catalog_leaves_nothing_out() -> None:
    covered = {"temple_tiles", "tracks", "round_tiles", "mats", "spells", "meta"} | ENTRIES.keys()
    assert FACTS.keys() - covered == set()
    assert len(ENTRIES) == len(catalog()) == 12 + 1 + 3 + 6 + 1 + 4 + 15 + 3 + len(RULES)


def is_table(key: str, value: Any) -> bool:
    """Whether this holds values with sources, and is not a value itself."""
    return key in TABLES or (isinstance(value, list) and isinstance(value[0], dict))


def sources(value: Any, path: str = "", around: str = "") -> Iterator[tuple[str, str]]:
    """Every value with its place and source."""
    if isinstance(value, list):
        for place, inside in enumerate(value):
            yield from sources(inside, f"{path}{place}.", around)
        return
    named = {key.removesuffix("_source"): tag for key, tag in value.items() if key.endswith("_source")}
    shared = {key: named[group] for group, keys in GROUPS.items() if group in named for key in keys}
    for key, inside in value.items():
        tag: str = named.get(key) or shared.get(key) or value.get("source", around)
        if is_table(key, inside):
            yield from sources(inside, f"{path}{key}.", tag)
        elif not is_provenance(key):
            yield f"{path}{key}", tag


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_the_catalog_names_the_sources_that_the_data_names(entry: dict[str, Any]) -> None:
    ours = dict(sources(entry))
    theirs = {place: tag for place, tag in sources(fact(entry)) if tag}
    theirs.pop("name", None)  # ours by definition
    if entry["kind"] == "mat":
        del theirs["colour"]  # they mean the start alone
    assert theirs.items() <= ours.items()
    assert theirs


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_every_value_of_the_catalog_has_a_source(entry: dict[str, Any]) -> None:
    ours = {place: tag for place, tag in sources(entry) if place not in ("id", "name", "kind", "text", "ruling")}
    assert ours
    for place, tag in ours.items():
        assert re.fullmatch(r"rulebook|designed|review:\S+", tag), place


def test_other_components_make_another_catalog() -> None:
    mine = c.load(
        c.FILE.read_text(encoding="utf-8")
        .replace("max = 20", "max = 30")
        .replace('max_source = "designed"', 'max_source = "printed"'),
        "mine.toml",
    )
    track = next(entry for entry in catalog(mine) if entry["id"] == "mana_track")
    assert track["max"] == 30
    assert track["max_source"] == "printed"
    assert track["text"] == ["You can have up to 30 mana; anything more is lost"]


def test_the_components_of_a_record_have_a_catalog_too() -> None:
    from_record = {entry["id"]: entry for entry in catalog(c.from_json(c.to_json(c.default())))}
    assert from_record.keys() == ENTRIES.keys()
    for id_, entry in from_record.items():
        assert plain(entry) == plain(ENTRIES[id_])
    assert from_record["T01"]["day"]["source"] == "record"
    assert from_record["counts"]["source"] == "rulebook"


def test_mats_that_differ_show_their_own_grids() -> None:
    green = 'colour = "green"\n'
    own = f"{green}mana_bonus_spaces = [[3, 3]]\n"
    mine = c.load(c.FILE.read_text(encoding="utf-8").replace(green, own), "mine.toml")
    entries = {entry["id"]: entry for entry in catalog(mine)}
    assert entries["spell_mat"]["same_grid_on_all_mats"] is False
    assert "grid" not in entries["spell_mat"]
    assert entries["mat_green"]["mana_bonus_spaces"] == [[3, 3]]
    assert entries["mat_red"]["mana_bonus_spaces"] == ENTRIES["spell_mat"]["mana_bonus_spaces"]
    assert entries["mat_green"]["grid"] == ENTRIES["spell_mat"]["grid"]


def test_each_call_makes_values_of_its_own() -> None:
    first = catalog()
    first[0]["day"]["main"].clear()
    by_id = {entry["id"]: entry for entry in first}
    by_id["conversions"]["list"][0]["pay"].clear()
    by_id["two_player"]["corner_of_neutral"].clear()
    by_id["echo_red"]["effect"]["gain"].clear()
    by_id["counts"].clear()
    assert catalog() == list(ENTRIES.values())


# --- Texts


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
def test_every_entry_has_a_name_and_text(entry: dict[str, Any]) -> None:
    assert entry["name"] == component_text.name_of(entry["id"])
    assert component_text.say("en", f"kind-{entry['kind']}")
    assert entry["text"]
    for line in entry["text"]:
        assert line[0] == line[0].upper()
        assert not set("{}$_\n") & set(line)


@pytest.mark.parametrize(
    ("id_", "line", "said"),
    [
        (
            "T04",
            0,
            "By day, the archmage here collects 1 red crystal, 1 action token and 2 mana; small icon: 1 red crystal",
        ),
        (
            "T12",
            0,
            "By day, the archmage here collects 2 crystals of your choice (red, yellow or blue); small icon: 2 mana",
        ),
        ("fire", 0, "Start: -2 points"),
        ("fire", 1, "Space 1: costs 1 red crystal; 1 point"),
        ("sand", 3, "Space 3: costs 1 yellow crystal and 1 blue crystal, gives 1 yellow spell core; 3 points"),
        ("R1", 1, "Two players: the first neutral markers advance to the next scoring level on Water and Sand"),
        ("mat_green", 0, "You start with 1 purple crystal and 1 action token"),
        ("spell_mat", 4, "5 spaces give 1 mana each when you put a core there"),
        ("storage", 1, "At the end of the game: 1 point."),
        ("final_scoring", 0, "A line of three cores scores 2 points, a line of four 4 points"),
    ],
)
def test_texts(id_: str, line: int, said: str) -> None:
    assert ENTRIES[id_]["text"][line] == said


def test_amounts() -> None:
    assert component_text.goods(2 | 1 << 48, 3) == "2 red crystals, 1 action token and 3 mana"
    assert component_text.goods(0) == "nothing"
    assert component_text.amount({"core_purple": 1}) == "1 purple spell core"
    assert component_text.source_text("review:vocus.cc") == "From a review (vocus.cc)"
    assert component_text.source_text("designed") == "Our own value, not the printed one"


def test_the_names_in_the_components_file_are_those_of_the_tiles() -> None:
    comments = re.findall(r'\[\[temple_tiles\]\]  # (.+)\nid = "(T\d\d)"', c.FILE.read_text(encoding="utf-8"))
    assert [(component_text.name_of(id_), id_) for _, id_ in comments] == comments
    assert len(comments) == 12
