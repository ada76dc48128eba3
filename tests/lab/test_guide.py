"""The guide for researchers: its examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "LAB.md"


def test_examples_of_the_guide_run() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0
