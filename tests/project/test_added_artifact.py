"""An artifact is added to a copy of the project by hand, as CONTRIBUTING.md says, and everything plays with it.

At most ten files change. Records, positions and golden games of before are the same afterwards. CONCLAVE_SOAK=1 plays
more games under the laws.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAX_FILES = 10
SOAK = bool(os.environ.get("CONCLAVE_SOAK"))
CARDS = Path("src/conclave/games/res_arcana/cards")
LITERAL = """
    Artifact(
        "storm_crow",
        number=78,
        set="storm",
        tags=CREATURE,
        cost=E(elan=2),
        powers=(turn + pay(calm=1) >> put_here(elan=2),),
    ),
"""
SET = 'ComponentSet(BASE, 0, (BASE,)), ComponentSet("storm", 1, (BASE, "storm")),'
NAMES = {"en": "Storm Crow", "de": "Sturmkrähe", "es": "Cuervo de tormenta", "fr": "Corbeau des tempêtes"}
FACTS = {
    "id": "storm_crow",
    "kind": "artifact",
    "types": ["creature"],
    "placement_cost": {"elan": 2},
    "placement_cost_total": 2,
    "printed_vp": 0,
    "collect": None,
    "discount": None,
    "powers": [
        {
            "n": 1,
            "timing": "action",
            "cost": {"turn_this": True, "pay_from_pool": {"calm": 1}},
            "effects": [{"type": "gain", "to": "this", "essences": {"elan": 2}}],
            "usable_when_turned": False,
        }
    ],
    "victory": None,
    "first_game_preset": None,
}
RULE = '''"""Storm Crow."""

from cards.scene import alone, play
from table import is_turned, on


def test_storm_crow_1_puts_two_elan_on_it() -> None:
    state = play(alone("1 calm", "storm_crow"), "use storm_crow 1")
    assert (on(state, "storm_crow"), is_turned(state, "storm_crow")) == ({"elan": 2}, True)
'''
# Run in the copy: laws, an old record, the components of two sets side by side, and games of all levels.
SCENARIO = """
import sys
from pathlib import Path
import conclave
from conclave.core.errors import BadPosition
from conclave.core.laws import check_game
from conclave.core.record import decode
from conclave.core.session import Session
from conclave.games.res_arcana.cards import NUMBER

assert "copy" in conclave.__file__, conclave.__file__
game, crow, games = conclave.load_game("res_arcana"), NUMBER["storm_crow"], int(sys.argv[1])
for seats, variant in ((2, "standard"), (4, "draft"), (3, "first_game"), (2, "match"))[: 4 if games > 1 else 2]:
    for seed in range(games):
        check_game(game, game.options({"seats": seats, "variant": variant, "set": "storm"}), seed, bound=12_000)

record = decode(Path("tests/server/previous/record-res_arcana-0.1.0.json").read_bytes())
replayed = Session.from_record(record).state
assert record.ending is not None and tuple(replayed.points()) == tuple(record.ending.points)

def dealt(options):
    state = game.new(game.options(options))
    while state.view(-2)["phase"] < 4:  # until artifacts are dealt
        state.apply_action(state.legal_actions()[0])
    return {action & 4095 for action in state.legal_actions()}
assert dealt({"set": "storm"}) == dealt({}) | {crow} != dealt({})

line = "ra1/set:storm/turn:p1/p1/pool:1c/play:storm_crow.seer.alchemy.prism/hand:hawk/p2/play:witch.research/hand:?3"
state = game.from_position_text(line, conclave.SeededDice(7))
assert [game.write(state, action) for action in state.legal_actions() if action >> 12 == 13][-1] == "use storm_crow 1"
assert state.legal_actions() == sorted(state.legal_actions())
assert game.from_position_text(game.position_text(state, -3)).dump() == state.dump()
try:
    game.from_position_text(line.replace("set:storm/", ""), conclave.SeededDice(7))
except BadPosition as refused:
    assert "storm_crow" in str(refused) and "set:base" in str(refused)
else:
    raise AssertionError("a component that is not in the set was accepted")

seen = 0
for seed in range(games):
    played = conclave.play_game(
        game, ["adept", "expert", "master:2it", "grandmaster:2it"], options={"seats": 4, "set": "storm"}, seed=seed
    )
    assert Session.from_record(played.record).state.returns() == played.returns
    seen += any(action & 4095 == crow and action >> 12 in (1, 8, 11, 12) for action in played.record.actions)
print("games with the new artifact:", seen)
"""


def changed(copy: Path, place: str, text: str) -> str:
    (copy / place).write_text(text, encoding="utf-8")
    return place


def insert_before(copy: Path, place: str, line: str, text: str) -> str:
    """Insert a text before the first line that begins with this."""
    old = (copy / place).read_text(encoding="utf-8")
    assert f"\n{line}" in old
    return changed(copy, place, old.replace(f"\n{line}", f"\n{text}{line}", 1))


def add_artifact(copy: Path) -> list[str]:
    """Make all changes that adding an artifact needs, and return the files."""
    files = [insert_before(copy, str(CARDS / "artifacts.py"), "    Artifact(", LITERAL.lstrip("\n"))]
    sets = (copy / CARDS / "sets.py").read_text(encoding="utf-8")
    files.append(changed(copy, str(CARDS / "sets.py"), sets.replace("ComponentSet(BASE, 0, (BASE,)),", SET)))
    names = json.loads((copy / "tests/cards/names.json").read_text(encoding="utf-8"))
    for language, name in NAMES.items():
        after = next(id_ for id_, one in names.items() if language in one["official"])
        place = f"src/conclave/locale/{language}/res_arcana.ftl"
        files.append(insert_before(copy, place, f"name-{after} =", f"name-storm_crow = {name}\n"))
    emblems = json.loads((copy / "client/src/games/res_arcana/emblems.json").read_text(encoding="utf-8"))
    emblems["storm_crow"] = "raven"
    files.append(changed(copy, "client/src/games/res_arcana/emblems.json", json.dumps(emblems, indent=2)))
    facts = json.loads((copy / "tests/cards/facts.json").read_text(encoding="utf-8"))
    files.append(changed(copy, "tests/cards/facts.json", json.dumps([*facts, FACTS])))
    names["storm_crow"] = {**NAMES, "official": [*NAMES]}
    files.append(changed(copy, "tests/cards/names.json", json.dumps(names)))
    files.append(changed(copy, "tests/cards/test_storm_crow.py", RULE))
    return files


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project to which an artifact has been added."""
    made = tmp_path_factory.mktemp("added") / "copy"
    without = shutil.ignore_patterns("__pycache__", "*.so", "node_modules")
    for part in ("src", "tests", "client/src/games/res_arcana"):
        shutil.copytree(ROOT / part, made / part, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", made)
    files = add_artifact(made)
    assert len(set(files)) == len(files) <= MAX_FILES, files
    return made


def run(copy: Path, *command: str) -> str:
    """Run Python in the copy, interpreted, and return what it prints."""
    ours = {name: value for name, value in os.environ.items() if name not in ("CONCLAVE_EXPECT", "PYTEST_ADDOPTS")}
    env = {**ours, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *command], cwd=copy, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


def test_its_tests_pass_and_those_of_before_do(copy: Path) -> None:
    cards = ("catalog", "names", "storm_crow", "vocab", "limits", "assembler")
    golden = "tests/golden/test_golden.py" if SOAK else "tests/golden/test_golden.py::" + GOLDEN
    tests = [*(f"tests/cards/test_{name}.py" for name in cards), "tests/core/test_older_records.py", golden]
    said = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert " passed" in said
    assert "failed" not in said


GOLDEN = "test_a_golden_game_is_played_again_to_the_letter[res_arcana-standard-2]"


def test_laws_records_positions_and_all_levels_know_it(copy: Path) -> None:
    said = run(copy, "-c", SCENARIO, "40" if SOAK else "1")
    assert "games with the new artifact: " in said
    assert not SOAK or not said.strip().endswith(": 0")
