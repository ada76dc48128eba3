"""Catalog of all components as JSON values with their sources, for clients, checks and `conclave catalog`.

The fields have the names and meanings of the project's data file. `source` applies to all values in the same object.
KEY_source applies to KEY alone, where its source differs. A nested object may have its own source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, TypeAlias

from conclave.core.text.fluent import ENGLISH, say_optional
from conclave.games.trial_of_the_temples import components as c
from conclave.games.trial_of_the_temples.checked_document import Source
from conclave.games.trial_of_the_temples.component_tables import default
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.text import component_text

Json: TypeAlias = dict[str, Any]

RULEBOOK: Final = Source("rulebook")
DESIGNED: Final = Source("designed")
RECORD: Final = Source("record")  # values from a record's header
DIFFERENT_MATS: Final = Source("review:vocus.cc")
RULED: Final = "trial_of_the_temples_rulings.ftl"  # rulings where a component's text is unclear
TOTALS: Final = {"total": RULEBOOK, "unlimited": RULEBOOK}
RULES: Final = (
    "counts",
    "player_colours",
    "resource_icons",
    "board_order_clockwise",
    "max_spaces_per_trial",
    "skipped_player_mana",
    "small_area_bonus",
    "mana_track",
    "conversions",
    "mats_differ_at_start",
    "core_unplaceable",
    "two_player",
    "final_scoring",
    "end_conditions",
    "rulings",
)

ECHOES: Final = {"red": {"red": 1}, "yellow": {"yellow": 1}, "blue": {"blue": 1}, "action": {"mana": codes.ECHO_MANA}}
CONVERTS: Final = {
    "to_purple": ("1 non-purple crystal", "1 purple crystal"),
    "from_purple": ("1 purple crystal", "1 non-purple crystal of your choice"),
    "action_to_crystal": ("1 action token", "1 non-purple crystal of your choice"),
    "crystal_to_mana": ("1 crystal of any colour", f"{codes.DRAIN_MANA} mana"),
}
LASTING: Final = {
    "glory": ("final_scoring", "no effect"),
    "repose": ("on_rest", "when you Rest gain 1 mana"),
    "storage": ("on_rest", "when you Rest keep 1 crystal of any colour on this space for next round"),
}
ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th", "6th")
END_CONDITIONS: Final = ("no purple spell cores left", "last space occupied on any 2 tracks")
RULINGS: Final = {
    "core_reward_trigger": "every reward space you pay for and enter, also in mid-move; a skipped space gives nothing",
    "core_resolved": "at once, before the next space of the same move is paid",
    "empty_core_stack": "no core, no compensation",
    "day_night_tile_may_have_figures_on_both_sides": True,
    "unoccupied_tile_between_two_figures": "collected by both",
    "extended_resource_needs_collecting_figure_in_2p": True,
    "neutral_may_enter_last_space": True,
    "neutral_on_last_space_counts_for_end": True,
    "convert_after_rest": False,
}


def catalog(components: c.Components | None = None, language: str = ENGLISH) -> list[Json]:
    """Return every component and the numbers of the rules, with names and texts in this language."""
    all_ = components or default()
    return [
        *(of_tile(all_, tile, language) for tile in all_.tiles),
        of_day_and_night(all_, language),
        *(of_track(all_, track, language) for track in all_.tracks),
        *(of_round_tile(all_, tile, language) for tile in all_.round_tiles),
        of_spell_mat(all_, language),
        *(of_mat(all_, mat, language) for mat in all_.mats),
        *(of_spell(all_, spell, language) for spell in c.SPELLS),
        of_cores(all_, language),
        *of_supply(all_, language),
        *of_rules(all_, language),
    ]


def entry(language: str, id_: str, kind: str, lines: list[str], values: Json) -> Json:
    """Return a catalog entry with the fields that all entries share."""
    words = {"text": lines, "ruling": say_optional(language, RULED, f"ruling-{id_}")}
    return {"id": id_, "name": component_text.name_of(id_, language), "kind": kind} | values | words


def sources(components: c.Components, *path: str | int) -> dict[str, Source]:
    """Return the source of each value in one table of the file."""
    return {str(name[-1]): source for name, source in components.sources.items() if name[:-1] == path}


def add_sources(values: Mapping[str, Any], origins: Mapping[str, Source]) -> Json:
    """Return the values with their sources. Values that a file leaves out have the most common source."""
    known = {key: origins[key] for key in values if key in origins}
    common = Counter(known.values()).most_common(1)[0][0] if known else RECORD
    made = deepcopy(dict(values)) | provenance("", common)
    for key, source in known.items():
        if source != common:
            made |= provenance(f"{key}_", source)
    return made


def provenance(prefix: str, source: Source) -> Json:
    return {f"{prefix}source": source.tag} | ({f"{prefix}basis": source.basis} if source.basis else {})


def all_from(source: Source, values: Mapping[str, Any]) -> Json:
    """Return the values with one common source."""
    return add_sources(values, dict.fromkeys(values, source))


# --- Tiles, tracks, mats


def of_tile(components: c.Components, tile: c.Tile, language: str) -> Json:
    """Return the catalog entry of a temple tile."""
    sides = {
        side: add_sources(
            {"main": dict(face.main), "linked": dict(face.linked)}, sources(components, "temple_tiles", tile.id, side)
        )
        for side, face in (("day", tile.day), ("night", tile.night))
    }
    return entry(language, tile.id, "temple_tile", component_text.tile_text(tile, language), sides)


def of_day_and_night(components: c.Components, language: str) -> Json:
    """Return the catalog entry of the Day-and-Night tile."""
    name = "day_and_night_tile"
    day = {"extended": dict(components.day)}
    night = {"extended": dict(components.night), "starting_player_token": True}
    values = add_sources(c.ORIENTATION, sources(components, name)) | {
        "day": add_sources(day, sources(components, name, "day")),
        "night": add_sources(night, sources(components, name, "night")),
    }
    return entry(language, name, name, component_text.extended_text(components, language), values)


def of_track(components: c.Components, track: c.Track, language: str) -> Json:
    """Return the catalog entry of a track with its spaces and levels."""
    values = {"id": track.id, "colour": c.TRACK_COLOURS[track.id], "last_space": track.last}
    parts = {
        "spaces": [of_space(components, track, index) for index in range(len(track.spaces))],
        "scoring_levels": [
            add_sources(
                {"vp": level.vp, "from_space": level.first, "to_space": level.last},
                sources(components, "tracks", track.id, "scoring_levels", number),
            )
            for number, level in enumerate(track.levels)
        ],
    }
    made = add_sources(values, sources(components, "tracks", track.id)) | parts
    return entry(language, track.id, "track", component_text.track_text(track, language), made)


def of_space(components: c.Components, track: c.Track, index: int) -> Json:
    """Return one space with its cost and reward, and the points of its level."""
    space, level = track.spaces[index], track.level_of(index)
    values: Json = {"index": index} | ({"start": True} if index == 0 else {})
    values |= {"cost": dict(space.cost), "core_reward": space.core, "vp": track.levels[level].vp}
    reach = sources(components, "tracks", track.id, "scoring_levels", level).get("to_space", RECORD)
    origins = sources(components, "tracks", track.id, "spaces", index)
    if reach.tag != origins.get("index", RECORD).tag:
        origins["vp"] = reach
    return add_sources(values, origins)


def of_round_tile(components: c.Components, tile: c.RoundTile, language: str) -> Json:
    """Return the catalog entry of a round tile."""
    values = add_sources({"number": tile.number}, sources(components, "round_tiles", tile.id))
    values["two_player"] = {
        key: add_sources(
            {"icon": corner.way, "tracks": list(corner.tracks)},
            sources(components, "round_tiles", tile.id, "two_player", key),
        )
        for key, corner in zip(c.CORNERS, (tile.top_left, tile.bottom_left), strict=True)
    }
    return entry(language, tile.id, "round_tile", component_text.round_text(tile, language), values)


def of_spell_mat(components: c.Components, language: str) -> Json:
    """Return the entry with the common properties of the mats. Differences are in the entries of the mats."""
    first, value = components.mats[0], components.numbers.mana_bonus
    origins = sources(components, "mats", first.colour) | sources(components, "spell_mat")
    if "grid" in origins:
        origins["same_grid_on_all_mats"] = Source(origins["grid"].tag)
    values: Json = dict(c.MAT_SIZE)
    lines: list[str] = []
    if same_grid(components):
        values |= {"grid": c.grid_rows(first), "mana_bonus_spaces": c.mana_pairs(first)}
        lines = component_text.grid_text(first, value, language)
    values |= {"mana_bonus_value": value, "same_grid_on_all_mats": same_grid(components)}
    return entry(language, "spell_mat", "spell_mat", lines, add_sources(values, origins))


def same_grid(components: c.Components) -> bool:
    """Return True if all mats have the same spells on the same spaces."""
    return len({(mat.grid, mat.mana_spaces) for mat in components.mats}) == 1


def of_mat(components: c.Components, mat: c.Mat, language: str) -> Json:
    """Return the catalog entry of one player's mat."""
    values: Json = {"start": dict(mat.start), "colour": mat.colour}
    lines = component_text.mat_text(mat, language)
    if not same_grid(components):
        values |= {"grid": c.grid_rows(mat), "mana_bonus_spaces": c.mana_pairs(mat)}
        lines += component_text.grid_text(mat, components.numbers.mana_bonus, language)
    return entry(
        language, f"mat_{mat.colour}", "mat", lines, add_sources(values, sources(components, "mats", mat.colour))
    )


# --- Spells: effects come from the engine, points from the file


def of_spell(components: c.Components, spell: str, language: str) -> Json:
    """Return the catalog entry of a spell."""
    worth = components.points.get(spell, 0)
    values = rule_of_spell(spell) | {"vp": worth}
    origins = dict.fromkeys(values, RULEBOOK) | sources(components, "spells", spell)
    return entry(
        language, spell, "spell", component_text.spell_text(spell, worth, language), add_sources(values, origins)
    )


def rule_of_spell(spell: str) -> Json:
    """Return the timing, frequency and effect of a spell."""
    kind, _, what = spell.partition("_")
    if kind == "echo":
        good = "action token" if what == "action" else f"{what} crystal"
        return {
            "group": "gain_resource_phase",
            "timing": "resource_phase",
            "limit": "once_per_round",
            "trigger": f"collected >=1 {good} this phase",
            "effect": {"gain": ECHOES[what]},
        }
    if spell in CONVERTS:
        pay, gain = CONVERTS[spell]
        return {
            "group": "convert_trial_phase",
            "timing": "own_turn_trial_phase",
            "limit": "once_per_round",
            "effect": {"pay": pay, "gain": gain},
        }
    if spell in LASTING:
        timing, effect = LASTING[spell]
        return {"group": "end_game_bonus", "timing": timing, "limit": "passive", "effect": effect}
    return {
        "group": "gain_immediate",
        "timing": "on_placement",
        "limit": "once_per_game",
        "effect": {"gain": {what: 1, "mana": codes.GIFT_MANA}},
    }


# --- Supply and rules


def of_cores(components: c.Components, language: str) -> Json:
    """Return the entry of the spell cores, with the number removed for fewer players."""
    cores = components.cores
    setup: Json = {"4": {}}
    for seats, gone in cores.removed.items():
        setup[str(seats)] = {colour: -count for colour, count in gone.items()}
    values = dict(cores.counts) | {"total": c.COUNTS["spell_cores"], "setup": setup, "limited": True}
    removed = sources(components, "spell_cores", "removed").get("3", RECORD)
    origins = sources(components, "spell_cores") | {"total": RULEBOOK, "setup": removed, "limited": DESIGNED}
    return entry(
        language, "spell_cores", "supply", component_text.cores_text(components, language), add_sources(values, origins)
    )


def of_supply(components: c.Components, language: str) -> list[Json]:
    """Return the entries of crystals and action tokens, whose supply is unlimited."""
    box = whole(components)
    crystals = dict(box.crystals) | {"total": c.COUNTS["crystals"], "unlimited": True}
    tokens = {"total": c.COUNTS["action_tokens"], "unlimited": True}
    return [
        entry(
            language,
            id_,
            "supply",
            component_text.rule_text(id_, box, language),
            add_sources(values, sources(box, id_) | TOTALS),
        )
        for id_, values in (("crystals", crystals), ("action_tokens", tokens))
    ]


def whole(components: c.Components) -> c.Components:
    """Return complete components. Those from a game record lack values that do not affect a game."""
    return components if components.sources else default()


def of_rules(components: c.Components, language: str) -> list[Json]:
    """Return the entries of the rules with their numbers."""
    box = whole(components)
    made = rules_of_the_game(language) | rules_of_the_box(box) | rules_with_numbers(components)
    lines = {id_: component_text.rule_text(id_, box if id_ in c.DESCRIPTIVE else components, language) for id_ in RULES}
    return [entry(language, id_, "rule", lines[id_], made[id_]) for id_ in RULES]


def rules_of_the_game(language: str) -> dict[str, Json]:
    """Return the rules that are not part of a components file."""
    icons = {icon: component_text.amount({icon: 1}, language) for icon in c.ICONS}
    return {
        "player_colours": all_from(RULEBOOK, {"list": list(c.MATS)}),
        "resource_icons": all_from(RULEBOOK, {"icons": icons}),
        "rulings": all_from(DESIGNED, RULINGS),
    }


def rules_of_the_box(box: c.Components) -> dict[str, Json]:
    """Return the rules that are the same in every file, or that do not affect a game."""
    return {
        "counts": add_sources(c.COUNTS, sources(box, "counts")),
        "board_order_clockwise": add_sources({"list": list(box.board_order)}, sources(box, "board_order_clockwise")),
        "conversions": {
            "list": [
                add_sources(conversion, sources(box, "conversions", place))
                for place, conversion in enumerate(c.CONVERSIONS)
            ]
        },
    }


def rules_with_numbers(components: c.Components) -> dict[str, Json]:
    """Return the rules whose numbers a file can change."""
    n, rules = components.numbers, sources(components, "rules")
    track = {"min": 0, "start": n.mana_start, "max": n.mana_max, "overflow": "lost"}
    two: Json = {"extra_start_mana": n.extra_start_mana, "clone_collect_cost_mana": n.clone_mana}
    two |= {"starting_token": "alternates each round"} | c.NEUTRALS
    lines = {"line_3": n.line_3, "line_4": n.line_4, "tie_break": "mana, then shared"}
    end = {
        "list": [*END_CONDITIONS, f"{ORDINALS[n.max_rounds]} round"],
        "max_rounds": n.max_rounds,
        "checked": "end of round",
    }
    ends = {"list": RULEBOOK, "checked": RULEBOOK} | rules
    differ = any(mat.start != components.mats[0].start for mat in components.mats)
    return {
        "max_spaces_per_trial": all_from(rules.get("max_spaces_per_trial", RECORD), {"value": n.max_spaces}),
        "skipped_player_mana": all_from(rules.get("skipped_player_mana", RECORD), {"value": n.skipped_mana}),
        "small_area_bonus": add_sources(
            {"tiles_2": n.tiles_2, "tiles_3": n.tiles_3}, sources(components, "small_area_bonus")
        ),
        "mana_track": add_sources(track, {"overflow": DESIGNED} | sources(components, "mana_track")),
        "mats_differ_at_start": all_from(DIFFERENT_MATS, {"value": differ}),
        "core_unplaceable": all_from(rules.get("core_unplaceable_mana", RECORD), {"mana": n.unplaceable_mana}),
        "two_player": add_sources(two, {"starting_token": RULEBOOK} | sources(components, "two_player")),
        "final_scoring": add_sources(lines, {"tie_break": RULEBOOK} | sources(components, "final_scoring")),
        "end_conditions": add_sources(end, ends),
    }
