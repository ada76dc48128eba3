"""What a components file says is read whole, with its sources, and becomes the columns of the engine."""

import copy
import gc
import json
from typing import Any

import pytest

from components_text import GREEN, R2, TEXT, WATER_1, changed, refusal, tile
from conclave.core.dealer import SeededDealer
from conclave.core.session import Session
from conclave.games.trial_of_the_temples import component_tables as c
from conclave.games.trial_of_the_temples.checked_document import Path, Source
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.printed_values import MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.game import GAME

DIGEST = 0xBDC6C209E599
# --- What is read


def test_the_default_components_are_read_once() -> None:
    assert c.default() is c.default()
    assert [len(part) for part in (c.default().tiles, c.default().tracks, c.default().round_tiles)] == [12, 3, 6]
    assert [mat.colour for mat in c.default().mats] == ["red", "yellow", "blue", "green"]


def test_the_order_in_a_file_does_not_matter() -> None:
    first, last = tile("T01"), tile("T12")
    text = TEXT.replace(first, "@first").replace(last, first).replace("@first", last)
    assert c.load(text, "mine.toml") == c.default()
    assert c.digest(c.load(text, "mine.toml")) == c.digest(c.default())


def test_windows_line_ends_and_a_mark_at_the_start_are_read() -> None:
    assert c.load("\ufeff" + TEXT.replace("\n", "\r\n"), "mine.toml") == c.default()
    text = changed("max_rounds = 5", "max_rounds = 7")
    assert refusal(text.replace("\n", "\r\n")) == refusal(text)


def test_a_mat_may_have_a_grid_and_mana_spaces_of_its_own() -> None:
    own = """\
grid = [
    ["glory", "glory", "glory", "glory"],
    ["repose", "repose", "repose", "repose"],
    ["storage", "storage", "storage", "storage"],
    ["echo_red", "echo_red", "echo_red", "gift_purple"],
]
mana_bonus_spaces = [[3, 3], [0, 0]]
"""
    mine = c.load(changed(GREEN, GREEN + own), "mine.toml")
    made = c.columns(mine)
    green = 3 * codes.SPACES
    assert mine.mats[:3] == c.default().mats[:3]
    assert made["spell"][green : green + 5] == [codes.GLORY] * 4 + [codes.REPOSE]
    assert made["worth"][green : green + 5] == [3, 3, 3, 3, 2]
    assert [space for space in range(16) if made["bonus"][green + space]] == [0, 15]
    assert c.from_json(c.to_json(mine)) == mine


def test_the_common_grid_may_be_left_out_if_every_mat_has_its_own() -> None:
    start, end = TEXT.index("grid = ["), TEXT.index("# Spaces that give mana")
    text = TEXT[:start] + TEXT[end:]
    said = refusal(text)
    assert said.startswith("mine.toml: mats.red: grid is missing: say it here, or in ")
    text = text.replace("[[mats]]\n", "[[mats]]\n" + TEXT[start:end])
    assert c.load(text, "mine.toml") == c.default()


def test_a_space_may_be_free_where_the_file_says_so() -> None:
    mine = c.load(changed(WATER_1, "    { index = 1, cost = {} },\n"), "mine.toml")
    assert mine.tracks[1].spaces[1].cost == {}


# --- Sources


def test_every_value_has_a_source() -> None:
    tags = {source.tag for source in c.default().sources.values()}
    assert tags == {"rulebook", "designed", "review:whatsericplaying", "review:vocus.cc"}


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (("temple_tiles", "T01", "day", "main"), Source("designed")),
        (("tracks", "fire", "scoring_levels", 0, "vp"), Source("rulebook")),
        (("tracks", "fire", "scoring_levels", 0, "to_space"), Source("designed")),
        (("tracks", "fire", "scoring_levels", 1, "vp"), Source("designed")),
        (("tracks", "fire", "spaces", 3, "cost"), Source("designed", "rulebook, example of a trial")),
        (("tracks", "fire", "spaces", 4, "cost"), Source("designed")),
        (("tracks", "water", "id"), Source("rulebook")),
        (("mana_track", "max"), Source("designed")),
        (("mana_track", "start"), Source("rulebook")),
        (("mats", "green", "mana_bonus_spaces"), Source("designed")),
    ],
)
def test_a_source_is_the_nearest_one(path: Path, source: Source) -> None:
    assert c.default().sources[path] == source


def test_a_basis_belongs_to_one_side_of_a_tile() -> None:
    sources = c.default().sources
    assert "yellow core" in sources["temple_tiles", "T02", "day", "linked"].basis
    assert sources["temple_tiles", "T02", "night", "linked"] == Source("designed")


def test_sources_do_not_make_components_differ() -> None:
    mine = c.load(TEXT.replace('"designed"', '"printed"'), "mine.toml")
    assert mine == c.default()
    assert c.digest(mine) == c.digest(c.default())
    assert {source.tag for source in mine.sources.values()} >= {"printed", "rulebook"}


# --- Columns


def test_the_columns_fit_the_tables() -> None:
    made = Columns(c.columns(c.default()))
    assert list(made.last) == [12, 12, 12]
    assert list(made.number) == [3, 4, 5, 3, 4, 5]


def test_amounts_are_packed_by_kind() -> None:
    made = c.columns(c.default())
    forge_stair = 2 * 3
    assert made["main_goods"][forge_stair + codes.DAY] == 1 << 12 * codes.RED | 1 << 12 * codes.ACTION
    assert made["main_mana"][forge_stair + codes.DAY] == 2
    assert made["main_goods"][forge_stair + codes.NIGHT] == 1 << 12 * codes.RED | 1 << 12 * codes.PURPLE
    assert made["main_cores"][2 * 2 + codes.DAY] == 1 << 12 * codes.BLUE
    assert made["main_wild"][2 * 11 + codes.DAY] == 2
    assert made["linked_mana"][2 * 11 + codes.DAY] == 2
    assert [made["extended_goods"], made["extended_mana"]] == [[1 << 12 * codes.ACTION, 0], [0, 2]]


def test_tracks_have_costs_rewards_points_and_levels() -> None:
    made = c.columns(c.default())
    sand = 2 * codes.MAX_SPACES
    assert made["cost"][sand + 3] == 1 << 12 * codes.YELLOW | 1 << 12 * codes.BLUE
    assert [made["reward"][sand + space] for space in (0, 3, 9, 12, 31)] == [-1, codes.YELLOW, codes.PURPLE, -1, -1]
    assert made["points"][sand : sand + 13] == [-2, 1, 1, 3, 3, 3, 6, 6, 6, 10, 10, 10, 15]
    assert made["level"][sand : sand + 13] == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


def test_round_tiles_move_neutrals_by_their_corners() -> None:
    made = c.columns(c.default())
    assert made["top_way"] == [codes.BY_LEVEL] * 3 + [codes.BY_CORE] * 3
    assert made["bottom_way"] == [codes.BY_CORE] * 3 + [codes.BY_LEVEL] * 3
    assert made["top_tracks"] == [0b110, 0b101, 0b011, 0b001, 0b010, 0b100]
    assert made["bottom_tracks"] == [0b001, 0b010, 0b100, 0b110, 0b101, 0b011]


def test_mats_teach_spells_and_give_mana() -> None:
    made = c.columns(c.default())
    assert made["spell"][:4] == [codes.ECHO_RED, codes.ECHO_YELLOW, codes.TO_PURPLE, codes.FROM_PURPLE]
    assert made["spell"][48:] == made["spell"][:16]
    assert made["bonus"][:16] == [0, 0, 1, 1, 0, 1, 1, 1] + [0] * 8
    assert [made["worth"][space] for space in (0, 8, 9, 12, 13)] == [0, 3, 1, 2, 1]
    assert made["start_goods"] == [1 << 12 * colour | 1 << 12 * codes.ACTION for colour in range(4)]
    assert made["start_mana"] == [0, 0, 0, 0]


def test_fewer_players_have_fewer_cores() -> None:
    cores = c.columns(c.default())["cores"]
    assert [cores[4 * seats : 4 * seats + 4] for seats in (2, 3, 4)] == [[6, 6, 6, 5], [7, 7, 7, 5], [8, 8, 8, 5]]


def test_the_numbers_are_at_their_places() -> None:
    numbers = c.columns(c.default())["numbers"]
    assert numbers == [20, 4, 2, 2, 4, 2, 2, 2, 5, 3, 1]
    assert numbers[MAX_STEPS] == 3


def test_the_names_are_in_the_order_of_the_engine() -> None:
    for number, spell in enumerate(c.SPELLS):
        assert getattr(codes, spell.upper()) == number
    for number, good in enumerate(c.GOODS):
        assert getattr(codes, good.upper()) == number


# --- Digests and records


def test_a_digest_is_stable_and_never_zero() -> None:
    # Records rely on it: a digest that changes here disowns every record of before.
    assert c.digest(c.default()) == DIGEST
    assert 0 < c.digest(c.default()) < 1 << 48


def test_every_mechanical_value_changes_the_digest() -> None:
    seen = {c.digest(c.default())}
    changes = [
        ("core_red = 1", "core_red = 2"),
        ("extended = { mana = 2 }", "extended = { mana = 3 }"),
        ("cost = { red = 2 }", "cost = { red = 3 }"),
        ("{ vp = 15,", "{ vp = 16,"),
        (R2, 'id = "R2"\nnumber = 5'),
        ("start = { red = 1,", "start = { red = 2,"),
        ("[[0, 2], [0, 3]", "[[0, 0], [0, 3]"),
        ("glory   = { vp = 3", "glory   = { vp = 4"),
        ("3 = { red = 1,", "3 = { red = 2,"),
        ("max = 20", "max = 21"),
        ("max_rounds = 5", "max_rounds = 6"),
        ("line_4 = 4", "line_4 = 5"),
        ("extra_start_mana = 2", "extra_start_mana = 3"),
    ]
    for old, new in changes:
        mine = c.load(changed(old, new), "mine.toml")
        assert mine != c.default()
        seen.add(c.digest(mine))
    assert len(seen) == len(changes) + 1


def test_other_crystals_in_the_box_change_no_game() -> None:
    mine = c.load(changed("blue = 10\npurple = 8", "blue = 9\npurple = 9"), "mine.toml")
    assert mine == c.default()
    assert c.digest(mine) == c.digest(c.default())


def test_components_go_through_json_and_back() -> None:
    for mine in (c.default(), c.load(changed("max = 20", "max = 30"), "mine.toml")):
        plain = json.loads(json.dumps(c.to_json(mine)))
        assert c.from_json(plain) == mine
        assert c.to_json(c.from_json(plain)) == plain
        assert c.columns(c.from_json(plain)) == c.columns(mine)


def set_with(mana: int, crystals: int) -> dict[str, Any]:
    """Components that differ from all others by two numbers."""
    changed = copy.deepcopy(c.to_json(c.default()))
    changed["final_scoring"] = {"line_3": mana, "line_4": crystals}
    return changed


def test_components_are_forgotten_when_no_game_is_played_with_them_any_more() -> None:
    played = Session(GAME, GAME.options({"seats": 2, "components": set_with(40, 41)}), SeededDealer("1"))
    number = played.state.dump()[lay.COMPONENTS]
    numbers = []
    for count in range(150):
        state = GAME.new(GAME.options({"seats": 2, "components": set_with(count % 30, count // 30)}))
        numbers.append(state.dump()[lay.COMPONENTS])
        assert GAME.load(state.dump()).dump() == state.dump()
    gc.collect()
    assert 1 <= sum(map(c.is_known, set(numbers))) <= 64 < len(set(numbers))
    assert c.is_known(number)
    assert GAME.load(played.state.dump()).dump() == played.state.dump()
    del played
    gc.collect()
    assert not c.is_known(number)


def test_a_record_names_the_place_of_a_mistake() -> None:
    plain = c.to_json(c.default())
    plain["round_tiles"][1]["number"] = 12
    with pytest.raises(c.BadComponents) as refused:
        c.from_json(plain)
    assert str(refused.value) == "components: round_tiles.R2.number: this is a whole number from 1 to 11, not 12"
    nothings: list[object] = [None, [], "x", {}]
    for nothing in nothings:
        with pytest.raises(c.BadComponents, match=r"^components: "):
            c.from_json(nothing)


def test_what_only_a_file_says_is_unknown_in_a_record() -> None:
    with pytest.raises(c.BadComponents, match="counts: there is no such key here"):
        c.from_json(c.to_json(c.default()) | {"counts": {}})


def test_components_of_a_record_have_no_sources() -> None:
    assert c.from_json(c.to_json(c.default())).sources == {}
