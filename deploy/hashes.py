"""Write `requirements.txt`: what a server needs, in the versions of constraints.txt, with the hashes of all its files.

python deploy/hashes.py          # from the package index that pip uses here; its address is not written
python deploy/hashes.py --check  # whether names and versions are those of constraints.txt

`pip install --require-hashes --requirement deploy/requirements.txt` refuses any other file.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from pip._internal.models.index import PyPI

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "deploy" / "requirements.txt"
HEAD = """# What a server needs, with the hashes of all files. Made by deploy/hashes.py from constraints.txt.
#   pip install --require-hashes --requirement requirements.txt
#   pip install --no-deps conclave-VERSION-....whl
"""
ENVIRONMENTS = [
    {"python_version": version, "python_full_version": f"{version}.0", "sys_platform": system, "platform_system": name}
    | {"implementation_name": "cpython", "platform_python_implementation": "CPython", "extra": "", "os_name": os_name}
    | {"platform_machine": machine}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for system, name, os_name in (
        ("linux", "Linux", "posix"),
        ("darwin", "Darwin", "posix"),
        ("win32", "Windows", "nt"),
    )
    for machine in ("x86_64", "aarch64")
]


def read_pins() -> dict[str, str]:
    """Return the versions of constraints.txt by normalised name."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = [line.partition(";")[0].strip().split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name.partition("[")[0]): version.strip() for name, version in pairs}


def read_needs(name: str) -> list[Requirement]:
    """Return what a package requires, as it is installed here."""
    try:
        return [Requirement(one) for one in metadata.requires(name) or ()]
    except metadata.PackageNotFoundError:  # for another platform
        return []


def list_hashes(index: str, name: str, version: str) -> list[str]:
    """Return the SHA-256 of each file of a version, from the simple index."""
    with urllib.request.urlopen(f"{index.rstrip('/')}/{name}/", timeout=60) as answer:  # noqa: S310 - the index of pip
        page = answer.read().decode()
    links = re.findall(r'href="[^"]*/([^"/#]+)#sha256=([0-9a-f]{64})"', page)
    found = sorted({sha for file, sha in links if _is_of(file, version)})
    if not found:
        raise SystemExit(f"the index has no hashes of {name} {version}")
    return found


def _is_of(file: str, version: str) -> bool:
    try:
        found = parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1]
    except ValueError:  # an egg, or an installer
        return False
    return str(found) == version


def find_index() -> str:
    """Return the index that pip uses here."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or PyPI.simple_url


def list_direct_needs() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [Requirement(one) for one in (*project["dependencies"], *project["optional-dependencies"]["server"])]


def list_lines() -> Iterator[str]:
    """Return the lines of the file, package by package."""
    index, pins, queue, done = find_index(), read_pins(), list_direct_needs(), set[tuple[str, str]]()
    names = set[str]()
    while queue:
        need = queue.pop()
        name = canonicalize_name(need.name)
        fresh = {extra for extra in ("", *need.extras) if (name, extra) not in done}
        if not fresh or name == "conclave":
            continue
        done |= {(name, extra) for extra in fresh}
        names.add(name)
        for more in read_needs(name):
            marks = [environment | {"extra": extra} for environment in ENVIRONMENTS for extra in fresh]
            if (more.marker is None or any(map(more.marker.evaluate, marks))) and canonicalize_name(more.name) in pins:
                queue.append(more)
    for name in sorted(names):
        hashes = [f"--hash=sha256:{sha}" for sha in list_hashes(index, name, pins[name])]
        yield " \\\n    ".join([f"{name}=={pins[name]}", *hashes])


def check() -> None:
    """Exit with an error if the file has other versions than constraints.txt."""
    found = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", TARGET.read_text(), re.MULTILINE))
    pins = read_pins()
    wrong = [name for name, version in found.items() if pins.get(name) != version]
    missing = [one.name for one in list_direct_needs() if canonicalize_name(one.name) not in found]
    if wrong or missing:
        raise SystemExit(f"run deploy/hashes.py: {', '.join([*wrong, *missing])} differ from constraints.txt")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    else:
        TARGET.write_text(HEAD + "\n".join(list_lines()) + "\n")
