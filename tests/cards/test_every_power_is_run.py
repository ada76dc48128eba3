"""Every power and every Collect ability of the catalog is really used by a test of this folder.

The tests that play scenes are run once more, in this process, before a witness who hears the engine's own events. So it
does not matter which worker ran which test, and a power that is only mentioned, or only begun, has not been run.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from cards import scene
from cards.scene import Witness, alone
from conclave.games.res_arcana.cards import NUMBER
from conclave.games.res_arcana.text.catalog import catalog

FOLDER = Path(__file__).parent
FILES = sorted(path.name for path in FOLDER.glob("test_*.py") if "\nfrom cards.scene import" in path.read_text("utf-8"))
SCENES = [name for name in FILES if name != Path(__file__).name]


# --- Running the tests again


@contextmanager
def listening() -> Iterator[Witness]:
    """A fresh witness for a while."""
    before, scene.WITNESS = scene.WITNESS, Witness()
    try:
        yield scene.WITNESS
    finally:
        scene.WITNESS = before


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"again_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cases_of(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments of every case, as the parametrize marks of the test say."""
    tables = []
    for mark in getattr(test, "pytestmark", []):
        assert mark.name == "parametrize", f"{test.__name__}: what does {mark.name} mean here?"
        names, rows = mark.args
        tables.append([{names: row} if isinstance(names, str) else dict(zip(names, row, strict=True)) for row in rows])
    for case in product(*tables):
        yield {name: value for row in case for name, value in row.items()}


@cache
def heard(file: str) -> Witness:
    """What happens in the tests of a file."""
    with listening() as witness:
        for name, test in vars(load(FOLDER / file)).items():
            if name.startswith("test_"):
                for case in cases_of(test):
                    test(**case)
    return witness


# --- What the catalog has and they have not used


def powers_not_run(files: list[str]) -> set[str]:
    used = set[int]().union(*(heard(file).used for file in files))
    gave = set[int]().union(*(heard(file).gave for file in files))
    missing = set()
    for number, entry in enumerate(catalog()):
        for power in entry["powers"]:
            on_claim = power["timing"] == "on_claim"
            if (number not in gave) if on_claim else (2 * number + power["n"] - 1 not in used):
                missing.add(f"{entry['id']} {power['n']}")
    return missing


def abilities_not_run(files: list[str]) -> set[str]:
    collected = set[int]().union(*(heard(file).collected for file in files))
    return {entry["id"] for entry in catalog() if entry["collect"] and NUMBER[entry["id"]] not in collected}


def test_every_power_of_the_catalog_is_run_by_a_test() -> None:
    assert powers_not_run(SCENES) == set()


def test_every_collect_ability_of_the_catalog_is_run_by_a_test() -> None:
    assert abilities_not_run(SCENES) == set()


# --- That this would notice


def test_a_power_whose_tests_are_gone_is_named() -> None:
    without = [file for file in SCENES if file != "test_mage_powers.py"]
    assert powers_not_run(without) >= {"alchemist 1", "alchemist 2", "druid 1", "scholar 1", "witch 1"}
    assert abilities_not_run([file for file in SCENES if file != "test_collect_abilities.py"]) >= {"treant", "healer"}


def test_a_power_that_is_offered_or_begun_has_not_been_run() -> None:
    with listening() as witness:
        state = scene.play(alone("2 calm", "prism"), "use prism 1")
        assert witness.used == set(), "it asks what is paid"
        scene.play(state, "pay calm", "gain elan")
        assert witness.used == set(), "and one more essence is to be chosen"
        scene.play(state, "gain elan")
        assert witness.used == {2 * NUMBER["prism"]}
