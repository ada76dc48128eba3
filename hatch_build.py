"""The build hook: compiles the games' engines with mypyc and puts the result into the wheel.

All engines (src/conclave/GAME/engine/*.py) and what they share are one compiled unit, so that calls between their
modules are C calls. Everything is built in a temporary directory: a compiled module left in src/ would hide the file
it was made from.

Environment:
  CONCLAVE_PURE=1        compile nothing
  CONCLAVE_CACHE=FOLDER  keep compiled engines there and use them again while their sources stay the same
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHARED = ("conclave/play/board.py", "conclave/play/counters.py", "conclave/play/dice.py")  # compiled with the engines
ERRORS = "conclave/play/errors.py"  # engines raise these; they stay interpreted
UNIT = "conclave_engines"


class CompileEngines(BuildHookInterface[Any]):
    """Adds the compiled engines to a wheel, or says why there are none."""

    def dependencies(self) -> list[str]:
        """What a build in isolation must install first: the compiler's own needs, and only if we compile."""
        if self.target_name != "wheel" or why_not_compile():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text())
        return list(project["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files of the wheel."""
        if version == "editable":
            return  # an editable install runs the source tree, interpreted
        if reason := why_not_compile():
            say(f"building a pure-Python wheel: {reason}. Everything works, but games run many times slower.")
            return
        # Its files are read when the wheel is written; it goes away with this process, however that ends.
        self.scratch = tempfile.TemporaryDirectory(prefix="conclave-build-")
        built = compile_engines(Path(self.root, "src"), Path(self.scratch.name))
        for file in sorted(p for p in built.rglob("*") if p.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def say(message: str) -> None:
    """A line for the person who builds."""
    print(f"conclave: {message}", file=sys.stderr, flush=True)


def sources(src: Path) -> list[Path]:
    """The modules to compile. A package's __init__ holds no code worth compiling and stays as it is."""
    found = [p for p in src.glob("conclave/*/engine/*.py") if p.name != "__init__.py"]
    return sorted([*found, *(src / name for name in SHARED)])


def why_not_compile() -> str:
    """The reason to build a pure-Python wheel, or "" where compiling is possible."""
    if os.environ.get("CONCLAVE_PURE", "") not in ("", "0"):
        return "CONCLAVE_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]} was not found)"
    with tempfile.TemporaryDirectory(prefix="conclave-probe-") as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\n")
        probe = [*compiler, "-c", "probe.c", f"-I{sysconfig.get_path('include')}"]
        if subprocess.run(probe, cwd=folder, capture_output=True, check=False).returncode != 0:
            return f"{compiler[0]} cannot compile a file that includes Python.h (are Python's headers installed?)"
    return ""


def compile_engines(src: Path, scratch: Path) -> Path:
    """Compile all engines and return the folder that holds the libraries, laid out as in site-packages."""
    for source in (*sources(src), src / ERRORS):
        copy = scratch / source.relative_to(src)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)
    kept = os.environ.get("CONCLAVE_CACHE")
    cached = Path(kept, f"{UNIT}-{fingerprint([scratch / ERRORS, *sources(scratch)])}") if kept else None
    if cached and cached.is_dir():
        say("the compiled engines are up to date")
        return cached
    say("compiling the engines with mypyc (this takes a minute)")
    # A process of its own: setuptools changes the process it runs in, and mypy looks for modules in the current folder.
    command = [sys.executable, str(Path(__file__).resolve())]
    done = subprocess.run(command, cwd=scratch, text=True, capture_output=True, check=False)
    if done.returncode != 0:
        say(f"the engines do not compile\n{done.stdout}\n{done.stderr}")
        raise SystemExit(1)
    built = scratch / "built"
    if not cached:
        return built
    for old in cached.parent.glob(f"{UNIT}-*"):
        shutil.rmtree(old)
    shutil.copytree(built, cached)
    return cached


def fingerprint(files: list[Path]) -> str:
    """Changes whenever the compiled engine would."""
    seen = hashlib.sha256()
    for part in (sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), os.environ.get("CFLAGS", "")):
        seen.update(part.encode() + b"\0")
    for tool in ("mypy", "librt", "setuptools"):
        seen.update(importlib.metadata.version(tool).encode() + b"\0")
    for file in (Path(__file__), *files):
        seen.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()[:16]


def run_mypyc() -> None:
    """Compile the engines under the current folder into ./built as one unit."""
    from mypyc.build import mypycify
    from setuptools import setup

    found = [str(p) for p in sources(Path())]
    options = ["--namespace-packages", "--explicit-package-bases", "--cache-dir", os.devnull]
    units = mypycify([*options, *found], opt_level="3", debug_level="0", group_name=UNIT)
    setup(name=UNIT, ext_modules=units, script_args=["-q", "build_ext", "--build-lib", "built", "--build-temp", "temp"])


if __name__ == "__main__":
    run_mypyc()
