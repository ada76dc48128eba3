"""A components file that cannot be played is refused with the path of the wrong value and the reason."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from components_text import GREEN, R2, TEXT, WATER_1, changed, refusal, tile
from conclave.core.errors import BadOptions
from conclave.games.trial_of_the_temples import component_tables as c
from conclave.games.trial_of_the_temples.checked_document import Path

DIGEST = 0xBDC6C209E599
# --- What is refused


def case(name: str, old: str, new: str, says: str) -> Any:
    """Return the case that the default file with `old` replaced by `new` is refused with a message that `says` fits."""
    return pytest.param(old, new, says, id=name)


LAST_LEVEL = '    { vp = 15, from_space = 12, to_space = 12, vp_source = "rulebook" },\n'
R6 = TEXT[TEXT.index('[[round_tiles]]\nid = "R6"') : TEXT.index("# --- The Spell Mats")]
GRID_ROW = '    ["glory",     "storage",     "gift_red",          "gift_yellow"],\n'
T01_NIGHT = "night = { main = { red = 1, wild = 1 },                 linked = { red = 1 } }"

REFUSED = [
    # keys
    case(
        "an unknown section",
        "[rules]\n",
        "[ruels]\n",
        r"ruels: .*did you mean rules\?.*rules",
    ),
    case(
        "an unknown key",
        'id = "R2"',
        'id = "R2"\ncolor = 1',
        r"round_tiles\.R2\.color: .*the keys are id, ",
    ),
    case(
        "a missing key",
        R2,
        'id = "R2"',
        r"round_tiles\.R2: number is missing",
    ),
    case(
        "a missing tile side",
        T01_NIGHT,
        "",
        r"temple_tiles\.T01: night is missing",
    ),
    case(
        "a value where a table belongs",
        "glory   = { vp = 3",
        "glory   = 3 #",
        r"spells\.glory: this is a table, not 3",
    ),
    case(
        "a value where a list belongs",
        'list = ["fire", "water", "sand"]',
        'list = "fire"',
        r'a list in square brackets, not "fire"',
    ),
    # words
    case(
        "an unknown icon",
        "core_red = 1",
        "core_rde = 1",
        r'T01\.day\.main\.core_rde: there is no "core_rde" here \(did you mean core_red\?\): .* is red, ',
    ),
    case(
        "a core that no icon shows",
        "core_red = 1",
        "core_purple = 1",
        r'no "core_purple" here',
    ),
    case(
        "an unknown spell",
        '"glory",     "storage"',
        '"golry",     "storage"',
        r'no spell "golry" \(did you mean glory\?\)',
    ),
    case(
        "an unknown colour of a mat",
        'colour = "green"',
        'colour = "pink"',
        r'no mat "pink": a mat is red, yellow, blue or green',
    ),
    case(
        "an unknown colour of a core",
        'core_reward = "purple"',
        'core_reward = "green"',
        r'no core "green"',
    ),
    case(
        "an unknown colour of a cost",
        "cost = { purple = 1 }",
        "cost = { wild = 1 }",
        r'no "wild" here',
    ),
    case(
        "an unknown track",
        'id = "water"',
        'id = "air"',
        r'no track "air": a track is fire, water or sand',
    ),
    case(
        "an unknown way for neutrals",
        'icon = "core_reward",   tracks = ["fire"]',
        'icon = "core",   tracks = ["fire"]',
        r'no icon "core".*scoring_level or core_reward',
    ),
    case(
        "a corner that names no track",
        'tracks = ["fire"]',
        "tracks = []",
        r"the list is empty",
    ),
    case(
        "a corner that names a track twice",
        'tracks = ["water", "sand"]',
        'tracks = ["sand", "sand"]',
        r"sand is here twice",
    ),
    case(
        "a spell without points that is given some",
        "[spells]\n",
        "[spells]\nto_purple = { vp = 1 }\n",
        r"spells\.to_purple: there is no such key.*glory, repose and storage",
    ),
    # counts
    case(
        "eleven tiles",
        tile("T12"),
        "",
        r"there are 11 temple tiles: the game has 12",
    ),
    case(
        "five round tiles",
        R6,
        "",
        r"there are 5 round tiles: the game has 6",
    ),
    case(
        "three mats",
        "[[mats]]\n" + GREEN,
        "",
        r"there are 3 spell mats: the game has 4",
    ),
    case(
        "28 cores",
        "red = 8\n",
        "red = 7\n",
        r"7 red, 8 yellow, 8 blue and 5 purple are 28 spell cores: the game has 29 in all",
    ),
    case(
        "39 crystals",
        "purple = 8\n",
        "purple = 9\n",
        r"are 39 crystals: the game has 38",
    ),
    case(
        "three rows of spells",
        GRID_ROW,
        "",
        r"4 rows of 4 spells, and here are 3 rows",
    ),
    case(
        "a short row of spells",
        GRID_ROW,
        '    ["glory"],\n',
        r"a row of a mat is a list of 4 spells, 16 in all",
    ),
    case(
        "a mana space that is no pair",
        "[[0, 2], [0, 3]",
        "[[0, 2, 1], [0, 3]",
        r"a space of a mat is \[row, column\]",
    ),
    case(
        "a mana space off the mat",
        "[[0, 2], [0, 3]",
        "[[0, 4], [0, 3]",
        r"a whole number from 0 to 3, not 4",
    ),
    case(
        "a mana space twice",
        "[[0, 2], [0, 3]",
        "[[0, 3], [0, 3]",
        r"the space \[0, 3\] is here twice",
    ),
    case(
        "another count of the box",
        "player_markers = 16",
        "player_markers = 20",
        r"this is 20, but the rules fix it: it is 16",
    ),
    case(
        "two boards in order",
        'list = ["fire", "water", "sand"]',
        'list = ["fire", "water"]',
        r"the order of all 3 boards",
    ),
    # ids
    case(
        "a tile of a strange name",
        'id = "T02"',
        'id = "T13"',
        r'no temple tile "T13"',
    ),
    case(
        "a round tile twice",
        'id = "R2"',
        'id = "R1"',
        r"R1 is here twice \(first in round_tiles\[0\]\)",
    ),
    case(
        "a mat twice",
        GREEN,
        GREEN.replace("green", "blue"),
        r"blue is here twice",
    ),
    # numbers
    case(
        "a round tile that does not fit the ring",
        R2,
        'id = "R2"\nnumber = 12',
        r"round_tiles\.R2\.number: this is a whole number from 1 to 11, not 12",
    ),
    case(
        "a round tile of zero",
        R2,
        'id = "R2"\nnumber = 0',
        r"from 1 to 11, not 0",
    ),
    case(
        "a number that is a text",
        R2,
        'id = "R2"\nnumber = "4"',
        r'from 1 to 11, not "4"',
    ),
    case(
        "a number that is a truth",
        R2,
        'id = "R2"\nnumber = true',
        r"from 1 to 11, not true",
    ),
    case(
        "a number with a fraction",
        "max_rounds = 5",
        "max_rounds = 4.5",
        r"not 4\.5",
    ),
    case(
        "more rounds than round tiles",
        "max_rounds = 5",
        "max_rounds = 7",
        r"from 1 to 6, not 7",
    ),
    case(
        "a huge number",
        "max = 20",
        "max = 0x" + "f" * 9999,
        r"not a huge number",
    ),
    case(
        "zero of an icon",
        "core_red = 1",
        "core_red = 0",
        r"leave it out",
    ),
    case(
        "too many of an icon",
        "core_red = 1",
        "core_red = 10",
        r"from 1 to 9, not 10",
    ),
    case(
        "a start with a wild crystal",
        "start = { red = 1,",
        "start = { wild = 1,",
        r'no "wild" here',
    ),
    case(
        "more mana at the start than there is",
        "start = { red = 1,",
        "start = { mana = 21,",
        r"more mana than the track has: 20",
    ),
    case(
        "a mana track that begins behind its end",
        "start = 0  #",
        "start = 21  #",
        r"the track ends at 20",
    ),
    case(
        "more cores removed than there are",
        "2 = { red = 2,",
        "2 = { red = 9,",
        r"there are 8 red cores.*9 is too many",
    ),
    case(
        "no purple core left",
        "2 = { red = 2,",
        "2 = { purple = 5,",
        r"5 purple cores, and at least 1 must stay",
    ),
    # tracks
    case(
        "a track without a start",
        "    { index = 0,  start = true, ",
        "    { index = 0, cost = { red = 1 }, ",
        r"tracks\.fire\.spaces\[0\]: the track has no start: its first space is { index = 0, start = true }",
    ),
    case(
        "a start with a cost",
        "    { index = 0,  start = true, ",
        "    { index = 0,  start = true, cost = { red = 1 }, ",
        r"the start of a track has no cost",
    ),
    case(
        "a start with a reward",
        "    { index = 0,  start = true, ",
        '    { index = 0,  start = true, core_reward = "red", ',
        r"the start of a track has no core_reward",
    ),
    case(
        "a second start",
        WATER_1,
        "    { index = 1, start = true },\n",
        r"only the first space",
    ),
    case(
        "a space without a cost",
        WATER_1,
        "    { index = 1 },\n",
        r"cost is missing: .* cost = {}",
    ),
    case(
        "a missing last space",
        "last_space = 12",
        "last_space = 13",
        r"space 13, the last, is missing: the spaces are 0 to 12",
    ),
    case(
        "a last space in the middle",
        "last_space = 12",
        "last_space = 11",
        r"space 11 is not the last",
    ),
    case(
        "a track that is too long",
        "last_space = 12",
        "last_space = 32",
        r"from 1 to 31, not 32",
    ),
    case(
        "levels that do not rise",
        "{ vp = 3,  from_space = 3",
        "{ vp = 1,  from_space = 3",
        r"levels rise: this one is worth 1, the one before 1",
    ),
    case(
        "levels with a gap",
        "from_space = 3,  to_space = 5",
        "from_space = 4,  to_space = 5",
        r"this one begins at 3",
    ),
    case(
        "levels that do not begin at the start",
        "from_space = 0,  to_space = 0",
        "from_space = 1,  to_space = 1",
        r"this one begins at 0",
    ),
    case(
        "a level that ends before it begins",
        "from_space = 3,  to_space = 5",
        "from_space = 3,  to_space = 2",
        r"a level ends where it begins \(3\) or later",
    ),
    case(
        "no level for the last space",
        LAST_LEVEL,
        "",
        r"the last level ends at the last space, 12",
    ),
    case(
        "a track of another colour",
        'id = "water"\ncolour = "blue"',
        'id = "water"\ncolour = "red"  # not blue',
        r'the rules fix it: it is "blue"',
    ),
    # what no file can change
    case(
        "another price",
        "pay = { mana = 2 }",
        "pay = { mana = 3 }",
        r"this is {mana = 3}, but the rules fix it: it is {mana = 2}",
    ),
    case(
        "another size of the mats",
        "rows = 4",
        "rows = 5",
        r"spell_mat\.rows: this is 5",
    ),
    case(
        "no size of the mats",
        "rows = 4\n",
        "",
        r"rows is missing: it is 4",
    ),
    case(
        "a day side that faces the other way",
        'day_faces = "clockwise"',
        'day_faces = "north"',
        r'it is "clockwise"',
    ),
]


@pytest.mark.parametrize(("old", "new", "says"), REFUSED)
def test_a_wrong_file_is_refused_with_the_path_and_the_reason(old: str, new: str, says: str) -> None:
    said = refusal(changed(old, new))
    assert re.match(r"mine\.toml: \w", said), said
    assert re.search(says, said), said
    assert "more mistake" not in said


def test_it_is_a_wrong_option() -> None:
    assert issubclass(c.BadComponents, BadOptions)


def test_a_value_without_a_source_is_refused() -> None:
    start = TEXT.index(R2)
    text = TEXT[:start] + TEXT[start:].replace('source = "designed"\n', "", 1)
    said = refusal(text)
    assert said.startswith("mine.toml: round_tiles.R2.id: this value has no source: ")
    assert 'write source = "printed" (or rulebook, printed, designed or review:SITE) in its table, or id_source' in said
    assert said.endswith("(and 5 more mistakes)")  # the number, two icons, two lists of tracks


def test_an_unknown_source_is_refused() -> None:
    text = changed('source = "review:whatsericplaying"', 'source = "guessed"')
    said = refusal(text)
    assert said.startswith("mine.toml: board_order_clockwise.source: ")
    assert said.endswith('no source "guessed": a source is rulebook, printed, designed or review:SITE')
    assert "is a text in quotes, not 3" in refusal(changed('source = "review:whatsericplaying"', "source = 3"))


def test_a_value_where_rows_belong_is_refused() -> None:
    text = "conversions = 3\n" + TEXT[: TEXT.index("[[conversions]]")] + TEXT[TEXT.index("[counts]") :]
    assert refusal(text) == "mine.toml: conversions: this is a list in square brackets, not 3"


def test_a_missing_section_is_refused() -> None:
    said = refusal(changed('[small_area_bonus]\ntiles_2 = 4\ntiles_3 = 2\nsource = "rulebook"\n', ""))
    assert said == "mine.toml: small_area_bonus is missing"


def test_a_thirteenth_tile_is_refused() -> None:
    twelfth = tile("T12")
    text = changed(twelfth, twelfth + twelfth)
    assert refusal(text) == ("mine.toml: temple_tiles: there are 13 temple tiles: the game has 12 (and 1 more mistake)")


def test_a_tile_twice_is_refused_at_the_second_and_names_the_first() -> None:
    text = changed('id = "T02"', 'id = "T01"')
    said = refusal(text)
    assert said.startswith("mine.toml: temple_tiles[1].id: T01 is here twice (first in temple_tiles[0]): ")


def test_a_space_left_out_is_refused_at_the_next() -> None:
    said = refusal(changed(WATER_1, ""))
    assert said.startswith("mine.toml: tracks.water.spaces[1].index: ")
    assert "this is a whole number and can only be 1, not 2" in said


def test_of_several_mistakes_one_is_told_and_the_others_are_counted() -> None:
    text = changed("max_rounds = 5", "max_rounds = 7").replace("core_red = 1", "core_red = 0", 1)
    text = text.replace("tiles_2 = 4", "tiles_2 = -4")
    said = refusal(text)
    assert said.startswith("mine.toml: temple_tiles.T")
    assert said.endswith("(and 2 more mistakes)")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[rules]\nmax_rounds = \n", "line 2, column 14: this is not TOML: Invalid value"),
        ("[rules]\nmax_rounds = 5\nmax_rounds = 6\n", "line 3, column 15: this is not TOML: Cannot overwrite a value"),
        ("[rules]\n[rules]\n", "line 2, column 7: this is not TOML: Cannot declare ('rules',) twice"),
        ("[rules]\n\nsource = [1,", "line 3: this is not TOML: "),
        ("a = " + "1" * 9999, "line 1: this is not TOML: "),
        ("a = " + "[" * 99999, "line 1: "),
    ],
    ids=["value", "key twice", "table twice", "end", "digits", "depth"],
)
def test_what_is_no_components_file_at_all_is_refused(text: str, said: str) -> None:
    assert refusal(text).startswith(f"mine.toml, {said}")


def test_an_empty_file_is_refused() -> None:
    assert refusal("") == "mine.toml: temple_tiles is missing (and 16 more mistakes)"


def mistake_in(text: str) -> str:
    """What is wrong with a file; "" for nothing."""
    try:
        c.load(text, "mine.toml")
    except c.BadComponents as mistake:
        return str(mistake)
    return ""


def test_a_file_that_loses_a_line_is_good_or_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    mistakes = [mistake_in("".join(lines[:lost] + lines[lost + 1 :])) for lost in range(0, len(lines), 4)]
    for mistake in filter(None, mistakes):
        assert re.match(r"mine\.toml(, line \d+(, column \d+)?)?: ", mistake), mistake
    assert "" in mistakes  # a comment was lost
    assert len(set(mistakes)) > len(mistakes) // 2


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inside, (*path, key))
    else:
        yield path


def put(value: Any, path: Path, leaf: Any) -> Any:
    copy: Any = json.loads(json.dumps(value))
    inside = copy
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = leaf
    return copy


def test_whatever_a_record_holds_is_good_or_refused() -> None:
    good = c.to_json(c.default())
    for number, path in enumerate(list(leaves(good))[::3]):
        leaf: Any = (None, -1, 10**30, True, 0.5, "x", [], [[]], {}, {"x": 1})[number % 10]
        bad = put(good, path, leaf)
        if path[-1] == "vp" and leaf == -1 and path[0] == "tracks":
            continue  # a level may be worth that
        with pytest.raises(c.BadComponents, match=r"^components: \w"):
            c.from_json(bad)
