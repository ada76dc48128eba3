"""The project itself: requirements, files, make targets and wheels."""

from __future__ import annotations

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import conclave
from timeouts import PATIENCE

ROOT = Path(__file__).parents[2]
# What engines may import besides themselves.
SHARED = tuple(
    f"conclave.core.{name}"
    for name in ("search_state", "counters", "dice", "errors", "seats", "byte_rows", "action_space")
)
MADE_BY_TOOLS = {".git", ".venv", ".venv-peers", ".build", "dist", "__pycache__"}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def pins() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line and not line.startswith("#")]
    loose = [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line)]
    assert not loose, f"not an exact version: {loose}"
    return {canonicalize_name(line.partition("==")[0]): line.partition("==")[2] for line in lines}


def committed_files() -> list[Path]:
    """Files under version control or about to be; without git, all but what tools make."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    if shutil.which("git") and (ROOT / ".git").exists():
        names = subprocess.run(listing, cwd=ROOT, text=True, capture_output=True, check=True).stdout.splitlines()
        return [path for name in names if (path := ROOT / name).is_file()]
    return [p for p in ROOT.rglob("*") if p.is_file() and not MADE_BY_TOOLS & set(p.relative_to(ROOT).parts)]


def hits(pattern: str) -> list[str]:
    found = []
    for path in committed_files():
        text = path.read_bytes().decode(errors="ignore")
        for number, line in enumerate(text.splitlines(), 1):
            if re.search(pattern, line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


def build_wheel(folder: Path, **environment: str) -> tuple[zipfile.ZipFile, str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, text=True, capture_output=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel), done.stderr


def test_every_requirement_has_an_exact_version() -> None:
    """Ours, and theirs in turn."""
    declared = project()
    wanted = [declared["build-system"]["requires"], declared["project"]["dependencies"]]
    wanted += declared["dependency-groups"].values()
    wanted += [lines for extra, lines in declared["project"]["optional-dependencies"].items() if extra != "all"]
    pinned, seen = pins(), set()
    queue = [Requirement(line) for lines in wanted for line in lines]
    while queue:
        need = queue.pop()
        name = canonicalize_name(need.name)
        extras = need.extras or {""}
        if (name, *sorted(extras)) in seen:
            continue
        seen.add((name, *sorted(extras)))
        assert name in pinned, f"{need} has no line in constraints.txt"
        assert need.specifier.contains(pinned[name]), f"constraints.txt has {name} {pinned[name]}, but we need {need}"
        try:
            installed = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue  # the peers live in an environment of their own
        public = Version(installed.version).public  # of some there are builds, such as 2.13.0+cpu
        assert public == pinned[name], f"{name} {installed.version} is installed: use `make test`"
        for line in installed.requires or []:
            deeper = Requirement(line)
            if deeper.marker is None or any(deeper.marker.evaluate({"extra": extra}) for extra in extras):
                queue.append(deeper)


def test_no_file_names_a_registry() -> None:
    # Put together here, so that this file does not name them either.
    hosts = [
        r"\.".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
    ]
    options = [f"--{word}" for word in ("index" + "-url", "extra" + "-index", "find" + "-links")]
    assert hits("|".join(hosts + options)) == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    folders = "|".join(("work", "tmp", "home", "root", "Users", "opt"))
    assert hits(rf"(?<![\w.\-*)}}\]/])/(?:{folders})/[\w.]") == []


def test_no_compiled_module_hides_a_source() -> None:
    assert [p for p in (ROOT / "src").rglob("*") if p.suffix in {".so", ".pyd"}] == []


def test_every_folder_of_modules_is_a_package_and_typed() -> None:
    """Half-packages would let a source tree and an installed wheel mix."""
    folders = {p.parent for p in (ROOT / "src" / "conclave").rglob("*.py")} | {ROOT / "src" / "conclave"}
    assert [str(f.relative_to(ROOT)) for f in sorted(folders) if not (f / "__init__.py").exists()] == []
    assert (ROOT / "src" / "conclave" / "py.typed").exists()


@pytest.mark.parametrize(
    "target",
    [
        "help",
        "play",
        "terminal",
        "test",
        "check",
        "docs",
        "wheel",
        "bench",
        "bench-client",
        "bench-peers",
        "bench-server",
        "soak",
        "golden",
        "clean",
        "format",
    ],
)
def test_make_knows_the_target(target: str) -> None:
    make = shutil.which("make")
    assert make, "make is not installed"
    listing = subprocess.run([make, "help"], cwd=ROOT, text=True, capture_output=True, check=True).stdout
    assert re.search(rf"^make {target} +\w", listing, re.MULTILINE)
    # The question is only whether make can plan it: nothing runs.
    subprocess.run([make, "--dry-run", "--silent", target], cwd=ROOT, capture_output=True, check=True)


def test_an_engine_imports_nothing_but_itself_and_what_compiles_well() -> None:
    """The build hook compiles an engine alone, so anything else would not even be found."""
    allowed = {"__future__", *SHARED, "librt.vecs", "math", "mypy_extensions", "typing"}
    strange = []
    for path in (ROOT / "src" / "conclave").glob("games/*/engine/*.py"):
        own = f"conclave.games.{path.parent.parent.name}.engine"
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = ["." * node.level + (node.module or "")]
            else:
                continue
            strange += [
                f"{path.relative_to(ROOT)}:{node.lineno} imports {name}"
                for name in names
                if name not in allowed and name != own and not name.startswith(f"{own}.")
            ]
    assert strange == []


def test_without_a_compiler_there_is_a_pure_python_wheel_that_says_so(tmp_path: Path) -> None:
    wheel, said = build_wheel(tmp_path, CC="no-such-compiler", CONCLAVE_COMPILE="", CONCLAVE_NO_CLIENT="1")
    assert "pure-Python wheel: there is no C compiler (no-such-compiler was not found)" in said
    assert wheel.filename is not None
    assert wheel.filename.endswith("-py3-none-any.whl")


def test_a_pure_python_wheel_can_be_asked_for_and_holds_every_source(tmp_path: Path) -> None:
    wheel, said = build_wheel(tmp_path, CONCLAVE_COMPILE="no", CONCLAVE_NO_CLIENT="1")
    assert "pure-Python wheel: CONCLAVE_COMPILE=no" in said
    inside = set(wheel.namelist())
    sources = {p.relative_to(ROOT / "src").as_posix() for p in (ROOT / "src").rglob("*.py")}
    assert sources - inside == set()
    assert not [name for name in inside if name.endswith((".so", ".pyd"))]
    assert f"conclave-{conclave.__version__}.dist-info/licenses/LICENSE" in inside


def test_the_server_loads_nothing_that_only_a_terminal_needs() -> None:
    code = (
        "import sys, conclave.server.app\n"
        "from conclave.core import registry\n"
        "[registry.presenter_for(registry.load_game(name)) for name in registry.list_games()]\n"
        "rooms = ('rich', 'cyclopts', 'conclave.cli')\n"
        "print([module for module in sys.modules if module in rooms or module.endswith('.terminal')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout == "[]\n"
