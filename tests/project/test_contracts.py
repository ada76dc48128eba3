"""The import contracts cover a game that is added, without naming it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from timeouts import PATIENCE

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")
CLEAN = {"__init__": '"""A tiny game."""\n', "game": '"""A module."""\nfrom conclave.core.game import Game as Game\n'}
VIOLATIONS = {  # what each module must not import
    "rules": ("conclave.games.res_arcana.game", "conclave.cli.screen"),
    "engine.moves": ("conclave.core.session",),
}


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    command = [str(LINT), "--no-logo", "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(
        command,
        cwd=source,
        env={"PYTHONPATH": str(source)},
        text=True,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package with one more game."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "client_dist", "locale", "data", "weights")
    shutil.copytree(ROOT / "src" / "conclave", tmp_path / "conclave", ignore=ignored)
    for name, text in CLEAN.items():
        write(tmp_path, name, text)
    return tmp_path


def write(source: Path, module: str, text: str) -> None:
    path = source / "conclave" / "games" / "pebbles" / f"{module.replace('.', '/')}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    if "." in module:
        (path.parent / "__init__.py").write_text('"""A package."""\n')
    path.write_text(text)


def test_a_game_that_is_added_is_covered_by_the_contracts(source: Path) -> None:
    done = lint(source)
    assert done.returncode == 0, done.stdout + done.stderr
    for module, imports in VIOLATIONS.items():
        write(source, module, '"""A module."""\n' + "".join(f"import {name}\n" for name in imports))
    done = lint(source)
    assert done.returncode == 1
    broken = done.stdout.partition("Broken contracts")[2]
    for module, imports in VIOLATIONS.items():
        for name in imports:
            assert f"conclave.games.pebbles.{module} -> {name}" in broken, done.stdout
