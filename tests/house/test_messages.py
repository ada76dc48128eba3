"""Every message is said somewhere, and whatever is said has a message in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCE = Path(__file__).parents[2] / "src" / "conclave"
CLIENT = Path(__file__).parents[2] / "client" / "src"
FILES = sorted((SOURCE / "locale").glob("*/*.ftl"))
SHORTEST = 4  # letters of a pattern that tell which messages it means


def entries(file: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def names(file: Path) -> list[str]:
    return [entry.id.name for entry in entries(file) if isinstance(entry, ftl.Message)]


def mentioned(file: Path) -> set[str]:
    """Messages that other messages of the file say."""
    return set(re.findall(r"\{ ([a-z][a-z0-9_-]*) \}", file.read_text(encoding="utf-8")))


def strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the source, and patterns for those that are put together."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if len("".join(parts).replace(".+", "")) >= SHORTEST:
                    patterns.add("".join(parts))
    for text in client_sources():
        whole |= set(re.findall(r"""["']([\w-]+)["']""", text))
        for template in re.findall(r"`([^`]*)`", text):
            parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}+", template)]
            if len("".join(parts)) >= SHORTEST:
                patterns.add(".+".join(parts))
    return whole, [re.compile(pattern) for pattern in patterns]


def client_sources() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_messages_parse_and_have_no_doubles(file: Path) -> None:
    assert not [entry for entry in entries(file) if isinstance(entry, ftl.Junk)]
    assert len(names(file)) == len(set(names(file)))


def test_every_message_is_said_somewhere() -> None:
    whole, patterns = strings()
    for file in FILES:
        unsaid = [name for name in names(file) if name not in whole | mentioned(file)]
        unsaid = [name for name in unsaid if not any(pattern.fullmatch(name) for pattern in patterns)]
        assert not unsaid, f"nobody says {unsaid} of {file.name}"


def test_what_the_client_says_has_a_message() -> None:
    known = set(names(SOURCE / "locale" / "en" / "client.ftl"))
    said = {name for text in client_sources() for name in re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", text)}
    assert len(said) > 100
    assert said <= known, f"the client has no words for {sorted(said - known)}"


def test_every_language_says_the_same_messages() -> None:
    for file in FILES:
        english = SOURCE / "locale" / "en" / file.name
        assert set(names(file)) == set(names(english)), f"{file.parent.name}/{file.name} differs from English"
