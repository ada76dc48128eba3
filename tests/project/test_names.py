"""Names of modules, and the places in which games may be named."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "conclave"
EXCEPTIONS = {"__init__", "__main__"}
# A module of a game that implements a contract has the name of the module that declares it.
CONTRACTS = {
    *("core/game", "core/notation", "core/text/narration", "core/text/presenter", "core/view_schema"),
    *("cli/drawing", "analysis/mistakes"),
}
GAME_NAMES = re.compile(r'"(ra|tt)"|res_arcana|trial_of')
REGISTRY = "core/registry.py"


def test_no_two_modules_share_a_name_for_different_things() -> None:
    """Modules of different games may: they are parallel."""
    shared = defaultdict[str, set[str]](set)
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).with_suffix("").as_posix()
        if path.stem in EXCEPTIONS or place in CONTRACTS:
            continue
        is_of_a_game = place.startswith("games/") and place.count("/") > 1
        shared[path.stem].add("games/*" if is_of_a_game else place)
    assert {name: places for name, places in shared.items() if len(places) > 1} == {}


def test_within_a_game_no_two_modules_share_a_name() -> None:
    for game in (PACKAGE / "games").iterdir():
        names = [path.stem for path in game.rglob("*.py") if path.stem not in EXCEPTIONS]
        assert sorted(names) == sorted(set(names)), game.name


def test_outside_the_games_only_the_registry_names_a_game() -> None:
    found = [
        f"{place}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not (place := path.relative_to(PACKAGE).as_posix()).startswith("games/") and place != REGISTRY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_NAMES.search(line)
    ]
    assert found == []
