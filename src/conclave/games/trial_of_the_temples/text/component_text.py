"""Texts of components in each language, built from the game's messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from conclave.core.counters import FIELD
from conclave.core.text import fluent
from conclave.core.text.fluent import ENGLISH, capitalize
from conclave.games.trial_of_the_temples import notation
from conclave.games.trial_of_the_temples.components import (
    CORNERS,
    COUNTS,
    MATS,
    Components,
    Corner,
    Mat,
    RoundTile,
    Tile,
    Track,
    grid_rows,
)
from conclave.games.trial_of_the_temples.engine import codes

FILE: Final = "trial_of_the_temples.ftl"


def say(language: str, message: str, **args: int | str) -> str:
    """Return a message of this game."""
    return fluent.say(language, FILE, message, **args)


def join_list(language: str, ending: str, parts: Sequence[str]) -> str:
    """Return a list formatted by the message `ending`: list, list-and or list-or."""
    return fluent.join(language, FILE, ending, parts)


# --- Names and amounts


@cache
def name_of(component_id: str, language: str = ENGLISH) -> str:
    """Return the name of a component by its catalog id."""
    return say(language, f"name-{component_id}")


def amount(bag: Mapping[str, int], language: str = ENGLISH) -> str:
    """Return amounts of resources as text, such as "2 red crystals and 1 action token"."""
    parts = [say(language, f"icon-{icon}", count=count) for icon, count in bag.items() if count]
    return join_list(language, "list-and", parts) if parts else say(language, "nothing")


def goods(packed: int, mana: int = 0, language: str = ENGLISH) -> str:
    """Return a packed amount of the engine as text."""
    counts = {good: packed >> 12 * kind & FIELD for kind, good in enumerate(notation.GOOD_NAMES)}
    return amount({**counts, "mana": mana}, language)


def points(value: int, language: str = ENGLISH) -> str:
    """Return victory points as text."""
    return say(language, "points", points=value)


def names(ids: Sequence[str], language: str = ENGLISH) -> str:
    """Return a list of component names."""
    return join_list(language, "list-and", [name_of(id_, language) for id_ in ids])


def colours(ids: Sequence[str], language: str = ENGLISH) -> str:
    """Return a list of colour names."""
    return join_list(language, "list-and", [say(language, f"colour-{id_}") for id_ in ids])


# --- Texts by component


def tile_text(tile: Tile, language: str = ENGLISH) -> list[str]:
    """Return the text of a temple tile, by day and by night."""
    return [
        say(language, f"tile-{side}", main=amount(face.main, language), linked=amount(face.linked, language))
        for side, face in (("day", tile.day), ("night", tile.night))
    ]


def extended_text(components: Components, language: str = ENGLISH) -> list[str]:
    """Return the text of the Day-and-Night tile."""
    return [
        say(language, f"extended-{side}", goods=amount(bag, language))
        for side, bag in (("day", components.day), ("night", components.night))
    ]


def track_text(track: Track, language: str = ENGLISH) -> list[str]:
    """Return the text of a track, space by space."""
    lines = [say(language, "track-start", points=points(track.levels[0].vp, language))]
    for index, space in enumerate(track.spaces[1:], 1):
        worth = points(track.levels[track.level_of(index)].vp, language)
        cost = amount(space.cost, language)
        if space.core is None:
            lines.append(say(language, "track-space", index=index, cost=cost, points=worth))
        else:
            core = amount({f"core_{space.core}": 1}, language)
            lines.append(say(language, "track-space-core", index=index, cost=cost, core=core, points=worth))
    return lines


def round_text(tile: RoundTile, language: str = ENGLISH) -> list[str]:
    """Return the text of a round tile."""

    def corner_text(key: str, corner: Corner) -> str:
        return say(language, f"round-{key}", way=corner.way, tracks=names(corner.tracks, language))

    corners = zip(CORNERS, (tile.top_left, tile.bottom_left), strict=True)
    return [say(language, "round-number", number=tile.number), *(corner_text(*both) for both in corners)]


def mat_text(mat: Mat, language: str = ENGLISH) -> list[str]:
    """Return the text of a mat's starting resources."""
    return [say(language, "mat-start", goods=amount(mat.start, language))]


def grid_text(mat: Mat, mana: int, language: str = ENGLISH) -> list[str]:
    """Return the text of a mat's spells and mana spaces."""
    lines = [
        say(
            language,
            "mat-row",
            row="abcd"[number],
            spells=join_list(language, "list", [name_of(s, language) for s in row]),
        )
        for number, row in enumerate(grid_rows(mat))
    ]
    return [*lines, say(language, "mat-mana", count=len(mat.mana_spaces), mana=mana)]


def spell_text(spell: str, worth: int, language: str = ENGLISH) -> list[str]:
    """Return the text of a spell's effect and points."""
    lines = [say(language, f"spell-{spell}")]
    return [*lines, say(language, "spell-points", points=points(worth, language))] if worth else lines


def cores_text(components: Components, language: str = ENGLISH) -> list[str]:
    """Return the text of the number of cores at the start of a game."""
    return [
        say(
            language,
            "rule-spell_cores",
            seats=seats,
            goods=amount(
                {f"core_{colour}": components.cores.in_game(seats, colour) for colour in notation.COLOUR_NAMES},
                language,
            ),
        )
        for seats in range(codes.MAX_SEATS, 1, -1)
    ]


def rule_text(rule: str, components: Components, language: str = ENGLISH) -> list[str]:
    """Return the text of a rule, with its numbers."""
    lines = rule_lines(components, language).get(rule) or {f"rule-{rule}": {}}
    return [say(language, message, **args) for message, args in lines.items()]


def rule_lines(components: Components, language: str) -> dict[str, dict[str, dict[str, int | str]]]:
    """Return the messages and message arguments of each rule that has arguments."""
    n = components.numbers
    boards = [name_of(track, language) for track in components.board_order]
    return {
        "player_colours": {"rule-player_colours": {"colours": colours(MATS, language)}},
        "board_order_clockwise": {
            "rule-board_order_clockwise": {"tracks": join_list(language, "list", boards) if boards else ""}
        },
        "max_spaces_per_trial": {"rule-max_spaces_per_trial": {"value": n.max_spaces}},
        "skipped_player_mana": {"rule-skipped_player_mana": {"value": n.skipped_mana}},
        "small_area_bonus": {"rule-small_area_bonus": {"two": n.tiles_2, "three": n.tiles_3}},
        "mana_track": {"rule-mana_track": {"max": n.mana_max}},
        "conversions": {
            "rule-conversion-action": {"mana": codes.TOKEN_PRICE},
            "rule-conversion-crystal": {"mana": codes.CRYSTAL_PRICE},
            "rule-conversion-mana": {},
        },
        "core_unplaceable": {"rule-core_unplaceable": {"mana": n.unplaceable_mana}},
        "two_player": {
            "rule-two_player-start": {"mana": n.extra_start_mana},
            "rule-two_player-clone": {"mana": n.clone_mana},
            "rule-two_player-token": {},
        },
        "final_scoring": {
            "rule-final_scoring-lines": {"three": points(n.line_3, language), "four": points(n.line_4, language)},
            "rule-final_scoring-tie": {},
        },
        "end_conditions": {"rule-end_conditions": {"rounds": n.max_rounds}},
        "crystals": {"rule-crystals": {"goods": amount(components.crystals, language)}},
        "action_tokens": {"rule-action_tokens": {"goods": amount({"action": COUNTS["action_tokens"]}, language)}},
    }


def source_text(tag: str, language: str = ENGLISH) -> str:
    """Return the text of a source tag."""
    kind, _, site = tag.partition(":")
    return capitalize(say(language, f"source-{kind}", site=site))
