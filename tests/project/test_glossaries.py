"""Glossaries: each language has one term for a thing, and the words that compete with it do not occur."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from conclave.core.text.fluent import list_languages

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "conclave" / "locale"
HOST = "host.ftl"  # for operators, who speak of database tables and hard disks


class Texts(Visitor):
    """The literal texts of a message, without placeables."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's names
        self.found.append(node.value)


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """Each text that players read, with the name of its message."""
    found = []
    for file in sorted((LOCALE / language).glob("*.ftl")):
        if file.name == HOST:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found += [(f"{file.name}: {entry.id.name}", text) for text in Texts(entry).found]
    return found


def forbidden(language: str) -> list[str]:
    """The words of the last column of a glossary."""
    rows = (ROOT / "docs" / "languages" / f"{language}.md").read_text(encoding="utf-8").splitlines()
    cells = [row.strip("|").split("|")[-1] for row in rows if row.startswith("|")]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


@pytest.mark.parametrize("language", list_languages())
def test_every_language_has_a_glossary(language: str) -> None:
    assert len(forbidden(language)) >= 15
    assert len(texts(language)) > 1000


@pytest.mark.parametrize("language", list_languages())
def test_no_text_uses_a_competing_term(language: str) -> None:
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in forbidden(language)))
    assert [f"{name}: {text.strip()}" for name, text in texts(language) if pattern.search(text)] == []
