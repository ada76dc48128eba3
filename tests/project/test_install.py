"""Installation: from the sdist into a new environment, with few packages, and with any compiler."""

from __future__ import annotations

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from timeouts import IS_SOAK, PATIENCE

ROOT = Path(__file__).parents[2]
WHOLE = ("README.md", "LICENSE", "pyproject.toml", "constraints.txt", "hatch_build.py")  # what every build reads
CACHES = ("PIP_CACHE_DIR", "NPM_CONFIG_CACHE")  # downloads are the one thing that a stranger may have already


def build(target: str, source: Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    return subprocess.run(
        command, cwd=source, env=os.environ | settings, text=True, capture_output=True, check=False, timeout=PATIENCE
    )


def compiler(folder: Path, script: str) -> str:
    """A C compiler of our own making; in its script, "$REAL" is this machine's."""
    real = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    path = folder / "our-cc"
    path.write_text(f"#!/bin/sh\nREAL={shutil.which(real)}\n{script}\n")
    path.chmod(0o755)
    return str(path)


# --- From the sdist


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    done = build("sdist", ROOT, folder)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.tar.gz")
    return made


def test_an_sdist_holds_what_is_needed_and_nothing_that_tools_made_here(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {*WHOLE, "Makefile", "CONTRIBUTING.md", ".ci/run", "client/package-lock.json"} <= inside
    sources = {
        p.relative_to(ROOT).as_posix() for p in (ROOT / "src").rglob("*") if p.suffix in (".py", ".ftl", ".toml")
    }
    assert sources <= inside
    made = ("node_modules", "__pycache__", "dist", ".venv", ".build", ".fixtures")
    assert [name for name in sorted(inside) if set(name.split("/")) & set(made)] == []


def test_installed_from_its_sdist_it_is_compiled_serves_its_client_and_plays(sdist: Path, tmp_path: Path) -> None:
    home, place = tmp_path / "home", tmp_path / "environment"
    home.mkdir()
    venv.create(place)
    # Nothing of ours but downloads. Not optimizing, and not compiling what is hardly imported, makes it quick; quicker
    # still, and no soak, are libraries that are installed already.
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("CONCLAVE_", "PYTHON"))}
    settings |= {"HOME": str(home), "PIP_NO_COMPILE": "1", "CC": compiler(tmp_path, QUICK)}
    settings |= dict(zip(CACHES, caches(), strict=True))

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=home, env=settings, text=True, capture_output=True, check=False, timeout=10 * PATIENCE
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    python, pip = str(place / "bin" / "python"), (sys.executable, "-m", "pip")
    if IS_SOAK:
        run(*pip, "--python", python, "install", "-q", str(sdist))
    else:
        run(*pip, "--python", python, "install", "-q", "--no-deps", str(built_from(sdist, tmp_path)))
        (libraries,) = place.glob("lib/python*/site-packages")
        (libraries / "those-of-the-tests.pth").write_text(sysconfig.get_path("purelib"))  # they come after its own
    (package,) = place.glob("lib/python*/site-packages/conclave")
    assert run(python, "-c", "import conclave; print(conclave.__path__[0])").strip() == str(package)
    conclave = str(place / "bin" / "conclave")
    assert "compiled" in run(conclave, "--version")
    assert json.loads(run(conclave, "simulate", "res_arcana", "--games", "2", "--json"))["games"] == 2
    assert (package / "client_dist" / "index.html").is_file()
    assert list((package / "server" / "tables").glob("player_view.*.so"))


def built_from(sdist: Path, folder: Path) -> Path:
    """A wheel made from an sdist without isolation, and with what make has compiled from the same sources: quick."""
    with tarfile.open(sdist) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    shutil.copytree(ROOT / ".build" / "engines", folder / "made")
    (source,) = (folder / "unpacked").iterdir()
    done = build("wheel", source, folder / "wheel", CONCLAVE_COMPILE="strict", CONCLAVE_CACHE=str(folder / "made"))
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("up to date") == 3, "the sdist has other sources than the project"
    (wheel,) = (folder / "wheel").glob("*.whl")
    return wheel


def caches() -> tuple[str, str]:
    """Where pip and npm keep what they have downloaded."""
    pip = subprocess.run(
        [sys.executable, "-m", "pip", "cache", "dir"], text=True, capture_output=True, check=True
    ).stdout.strip()
    return pip, os.environ.get("NPM_CONFIG_CACHE") or str(Path.home() / ".npm")


def test_a_build_in_isolation_has_every_library_that_compiled_modules_import() -> None:
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))
    asks = SimpleNamespace(target_name="wheel", root=ROOT)
    needed = {canonicalize_name(Requirement(line).name) for line in hook["BuildAll"].dependencies(asks)}
    found = packages_distributions()
    for unit in hook["UNITS"].values():
        for module in hook["sources"](ROOT / "src", unit):
            for name in imported(module) - sys.stdlib_module_names - {"conclave"}:
                assert needed & {canonicalize_name(one) for one in found[name]}, f"{module.name} imports {name}"


def imported(module: Path) -> set[str]:
    """The packages that a module imports from."""
    nodes = list(ast.walk(ast.parse(module.read_text())))
    names = [one.name for node in nodes if isinstance(node, ast.Import) for one in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


# --- Without extras

MAX_PACKAGES = 20
SERVER_ONLY = {"sqlalchemy", "aiosqlite", "asyncpg", "alembic", "litestar", "uvicorn", "cryptography", "argon2-cffi"}


def closure(requirements: list[str]) -> set[str]:
    """The names of all packages that these requirements bring here."""
    found, queue = set[str](), [Requirement(line) for line in requirements]
    while queue:
        need = queue.pop()
        if need.marker is not None and not need.marker.evaluate({"extra": ""}):
            continue
        name = canonicalize_name(need.name)
        if name not in found:
            found.add(name)
            queue += [Requirement(line) for line in distribution(name).requires or []]
    return found


def test_without_extras_there_are_few_packages_and_none_of_a_server() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = closure(declared["dependencies"])
    assert len(names) + 1 <= MAX_PACKAGES, sorted(names)
    assert names & SERVER_ONLY == set()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with Conclave, the packages that it requires, and no others."""
    folder = tmp_path_factory.mktemp("plain")
    done = build("wheel", ROOT, folder / "wheel", CONCLAVE_COMPILE="no", CONCLAVE_NO_CLIENT="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = (folder / "wheel").glob("*.whl")
    venv.create(folder / "environment")
    python = str(folder / "environment" / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-compile"]
    if IS_SOAK:
        subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), str(wheel)], check=True)
        return folder / "environment"
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True, capture_output=True, timeout=PATIENCE)
    (libraries,) = (folder / "environment").glob("lib/python*/site-packages")
    for name in closure(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]):
        installed = distribution(name)
        for top in {file.parts[0] for file in installed.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (libraries / top).exists():
                (libraries / top).symlink_to(Path(str(installed.locate_file(top))))
    return folder / "environment"


def test_without_extras_bots_play_in_the_terminal(plain: Path) -> None:
    command = [str(plain / "bin" / "conclave"), "simulate", "res_arcana", "--games", "2", "--json"]
    done = subprocess.run(command, text=True, capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["admin", "tables"], ["admin", "ban", "somebody"]])
def test_a_command_whose_extra_is_missing_names_the_pip_command(plain: Path, command: list[str]) -> None:
    done = subprocess.run(
        [str(plain / "bin" / "conclave"), *command], text=True, capture_output=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert 'pip install "conclave[server]"' in done.stderr


# --- Where compiling fails


def patterns() -> list[str]:
    """Which modules are compiled, and which are read for that."""
    units = runpy.run_path(str(ROOT / "hatch_build.py"))["UNITS"].values()
    return [pattern for unit in units for pattern in (*unit.modules, *unit.beside) if "**" not in pattern]


@pytest.fixture
def little(tmp_path: Path) -> Path:
    """A house with the same hook, and so little in it that compiling takes no time."""
    house = tmp_path / "little"
    house.mkdir()
    for name in WHOLE:
        shutil.copy(ROOT / name, house)
    for pattern in patterns():
        module = house / "src" / "conclave" / pattern.replace("*/", "pebbles/").replace("*", "sums")
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text('"""A module."""\n\n\ndef add(a: int, b: int) -> int:\n    return a + b\n')
    (house / "src" / "conclave" / "__init__.py").write_text('"""A package."""\n\n__version__ = "1.0"\n')
    return house


QUICK = 'exec "$REAL" "$@" -O0 -w'
# It can compile the empty file that the hook tries it with, and nothing else.
BROKEN = 'case "$*" in *probe.c*) exec "$REAL" "$@" ;; esac; echo "our-cc: fatal error: out of ink" >&2; exit 1'


def test_a_compiler_that_fails_gives_a_pure_python_wheel_and_one_line(little: Path, tmp_path: Path) -> None:
    done = build("wheel", little, tmp_path, CONCLAVE_COMPILE="", CC=compiler(tmp_path, BROKEN))
    assert done.returncode == 0, done.stderr
    (line,) = [line for line in done.stderr.splitlines() if "pure-Python" in line]
    assert "conclave_engines does not compile (our-cc: fatal error: out of ink; CONCLAVE_COMPILE=strict" in line
    assert done.stderr.count("out of ink") == 1
    assert list(tmp_path.glob("*-py3-none-any.whl"))


@pytest.mark.skipif(not IS_SOAK, reason="takes ten seconds, and goes the way of a compiler that fails: make soak")
def test_code_that_does_not_compile_gives_a_pure_python_wheel_and_one_line(little: Path, tmp_path: Path) -> None:
    (little / "src" / "conclave" / "games" / "pebbles" / "text" / "narration.py").write_text(
        '"""A module."""\n\nNUMBER: int = "none"\n'
    )
    done = build("wheel", little, tmp_path, CONCLAVE_COMPILE="", CC=compiler(tmp_path, QUICK))
    assert done.returncode == 0, done.stderr
    assert (
        "pure-Python wheel: conclave_tables does not compile (conclave/games/pebbles/text/narration.py:3: error:"
        in done.stderr
    )
    assert list(tmp_path.glob("*-py3-none-any.whl"))


def test_where_we_build_strictly_what_does_not_compile_stops_the_build_with_all_that_was_said(
    little: Path, tmp_path: Path
) -> None:
    for module in ("engine/sums.py", "observation.py"):  # of each unit, so that both are refused at once
        (little / "src" / "conclave" / "games" / "pebbles" / module).write_text("def add(:\n")
    done = build("wheel", little, tmp_path, CONCLAVE_COMPILE="strict", CC=compiler(tmp_path, BROKEN))
    assert done.returncode != 0
    assert "conclave_engines does not compile\n" in done.stderr
    assert "conclave/games/pebbles/engine/sums.py:1: error:" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []


def test_make_builds_strictly() -> None:
    plan = subprocess.run(
        ["make", "--dry-run", "--always-make", ".venv/.installed"], cwd=ROOT, text=True, capture_output=True, check=True
    ).stdout
    assert "CONCLAVE_COMPILE=${CONCLAVE_COMPILE:-strict}" in plan


def test_a_wish_that_nobody_knows_is_refused(little: Path, tmp_path: Path) -> None:
    done = build("wheel", little, tmp_path, CONCLAVE_COMPILE="maybe")
    assert done.returncode != 0
    assert "CONCLAVE_COMPILE is 'maybe': it must be no or strict" in done.stderr
