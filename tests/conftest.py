"""Makes sure that the tests run the code they are meant to run: the compiled one or the interpreted one."""

from __future__ import annotations

import importlib
import importlib.machinery
import os
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.core import registry

# These cannot tell the two engines apart: they play a game of their own that nobody compiles, or look at a table from
# another process, or ask nothing about games but their words; and analyses, puzzles, searches and those who count all
# ways to convert think too much for an interpreter. They run with the compiled engine alone; all else runs with both.
ALIKE = [
    "browser",
    "project",
    "server",
    "analysis",
    "coach",
    "puzzles",
    "lessons",
    *(f"cards/test_{name}.py" for name in ("names", "text", "vocab")),
    *(
        f"bots/test_{name}.py"
        for name in ("arena", "elo", "generic_search", "learning", "levels", "pool", "season", "tally")
    ),
    *(
        f"cli/test_{name}.py"
        for name in ("commands", "languages", "layout", "play", "res_arcana", "show", "simulate", "trial_table")
    ),
    "lab/test_openspiel.py",
    *(f"trial/test_{name}.py" for name in ("converting", "judgement")),
    *(
        f"core/test_{name}.py"
        for name in ("answers", "deallocation", "laws", "notation", "record", "rehearsal", "session")
    ),
]
collect_ignore = ALIKE if os.environ.get("CONCLAVE_EXPECT") == "interpreted" else []


def loaded_engines() -> dict[str, str]:
    """Every module of every game's engine, and its story, with what it is: compiled or interpreted."""
    kinds = {}
    for engine in sorted(path for root in conclave.__path__ for path in Path(root).glob("games/*/engine")):
        package = f"conclave.games.{engine.parent.name}.engine"
        names = [found.name for found in pkgutil.iter_modules([str(engine)], f"{package}.")]
        for name in names:
            file = importlib.import_module(name).__file__ or ""
            compiled = file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
            kinds[name] = "compiled" if compiled else "interpreted"
    return kinds


def pytest_configure() -> None:
    """Stop before the first test when CONCLAVE_EXPECT names the other engine."""
    if gone := [path for path in ALIKE if not (Path(__file__).parent / path).exists()]:
        raise pytest.UsageError(f"tests/conftest.py names paths that do not exist: {', '.join(gone)}")
    expected = os.environ.get("CONCLAVE_EXPECT", "")
    if expected not in {"", "compiled", "interpreted"}:
        raise pytest.UsageError(f"CONCLAVE_EXPECT is {expected!r}: it must be compiled or interpreted")
    engines = loaded_engines()
    wrong = [name for name, kind in engines.items() if kind != expected]
    if expected and (wrong or not engines):
        raise pytest.UsageError(
            f"CONCLAVE_EXPECT={expected}, but not so {', '.join(wrong[:3]) or 'anything: there is no engine'}. The"
            " compiled engine is tested from a wheel built with a C compiler, the interpreted one with PYTHONPATH=src;"
            " `make test` does both."
        )


@pytest.fixture(autouse=True)
def _restore_registry() -> Iterator[None]:
    """Forget games that a test registers, so that no test depends on another one."""
    before = registry.list_games()
    yield
    for name in set(registry.list_games()).difference(before):
        registry.unregister_game(name)


def pytest_report_header() -> str:
    """Say which engine is tested, in the first lines of the report."""
    return f"engine: {' and '.join(sorted(set(loaded_engines().values())))}"
