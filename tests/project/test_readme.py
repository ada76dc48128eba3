"""The README: its length, and its examples, which run as tests."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAX_LINES = 120


def test_the_examples_in_the_readme_work_as_shown() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(examples)
    assert runner.summarize(verbose=False).failed == 0
    assert len(examples.examples) >= 8


def test_the_readme_is_short_and_imports_from_the_public_api_alone() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MAX_LINES
    assert re.findall(r"^>>> (?:import|from) (.*)$", text, re.MULTILINE) == ["conclave"]


def test_what_the_readme_links_to_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []
