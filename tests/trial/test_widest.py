"""The engine has room for whatever the components file may say: games with every value at its bound keep the laws."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.counters import MAX_PER_KIND
from conclave.core.laws import check_game
from conclave.core.registry import load_game
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples.components import COLOURS, GOODS, ICONS, TRACKS
from conclave.games.trial_of_the_temples.engine import codes, score
from conclave.games.trial_of_the_temples.toml_loader import MAX_AMOUNTS as BOUNDS
from conclave.games.trial_of_the_temples.toml_loader import MAX_MANA, MAX_OF_A_KIND, MAX_POINTS


def widest() -> dict[str, Any]:
    """Every amount and number as large as the file may have it, tracks as long as they may be."""
    found = parts.to_json(parts.default())
    full, most = {icon: BOUNDS[icon] for icon in ICONS}, codes.MAX_SPACES - 1
    for tile in found["temple_tiles"]:
        for side in ("day", "night"):
            tile[side] = {"main": full, "linked": full}
    found["day_and_night_tile"] = {side: {"extended": full} for side in ("day", "night")}
    for track in found["tracks"]:
        dear = {"cost": dict.fromkeys(COLOURS, MAX_OF_A_KIND), "core_reward": "purple"}
        track["spaces"] = [{"index": 0, "start": True}, *({"index": i, **dear} for i in range(1, most + 1))]
        track["last_space"] = most
        track["scoring_levels"] = [
            {"vp": vp, "from_space": i, "to_space": i} for i, vp in enumerate(range(-MAX_POINTS, most + 1 - MAX_POINTS))
        ]
    for mat in found["mats"]:
        mat["start"] = dict.fromkeys(GOODS, MAX_OF_A_KIND)
    found["mana_track"] = {"start": MAX_MANA, "max": MAX_MANA}
    found["spell_mat"] = {"mana_bonus_value": MAX_MANA}
    found["spells"] = {spell: {"vp": MAX_POINTS} for spell in found["spells"]}
    found["rules"] |= {
        "skipped_player_mana": MAX_MANA,
        "core_unplaceable_mana": MAX_MANA,
        "max_spaces_per_trial": most,
    }
    found["final_scoring"] = {"line_3": MAX_POINTS, "line_4": MAX_POINTS}
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_every_value_at_its_bound_keep_every_law(seats: int) -> None:
    game = load_game("trial_of_the_temples")
    options = game.options({"seats": seats, "components": widest()})
    for seed in range(2):
        check_game(game, options, seed, every=40, bound=30_000)


def test_what_one_figure_can_collect_fits_a_counter() -> None:
    assert MAX_OF_A_KIND * (1 + codes.TILES + 2) <= MAX_PER_KIND


def test_the_fewest_points_there_are_beat_none() -> None:
    assert -MAX_POINTS * len(TRACKS) > score.NO_POINTS


def test_a_marker_and_a_tile_fit_their_bits() -> None:
    assert codes.MAX_SPACES <= 1 << 8
    assert codes.TILES <= 1 << 4
    assert 4 * codes.TILES < 63
    assert codes.SPACES == codes.SIDE * codes.SIDE
