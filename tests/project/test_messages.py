"""Every message is said somewhere, and whatever is said has its message in every language, about the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from conclave.core.registry import list_games, load_game, presenter_for
from conclave.core.text.fluent import list_languages, load_bundle, say

SOURCE = Path(__file__).parents[2] / "src" / "conclave"
CLIENT = Path(__file__).parents[2] / "client" / "src"
LOCALE = SOURCE / "locale"
FILES = sorted(file.name for file in (LOCALE / "en").iterdir())
OTHERS = [language for language in list_languages() if language != "en"]
SHORTEST = 4  # letters of a pattern that tell which messages it means
PLURALS = {"one", "many", "other"}  # what the plurals of our languages are called


def entries(language: str, file: str) -> list[ftl.EntryType]:
    return list(FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body)


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """What a message mentions: variables, other messages, and the cases it tells apart by a variable's value."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key := variant.key, ftl.Identifier) else key.value for variant in node.variants}
        assert isinstance(node.selector, ftl.VariableReference)
        if not keys <= PLURALS:
            self.cases.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def mentions(language: str, file: str, name: str) -> Iterator[Mentions]:
    """What a message mentions, and what those do that it says in turn."""
    found = Mentions(messages(language, file)[name])
    yield found
    for other in found.messages:
        yield from mentions(language, file, other)


def variables(language: str, file: str, name: str) -> set[str]:
    return set[str]().union(*(found.variables for found in mentions(language, file, name)))


def cases(language: str, file: str, name: str) -> dict[str, set[str]]:
    return {variable: keys for found in mentions(language, file, name) for variable, keys in found.cases.items()}


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


def test_every_message_is_said_somewhere() -> None:
    whole, patterns = strings()
    for file in FILES:
        said = whole.union(*(Mentions(message).messages for message in messages("en", file).values()))
        unsaid = [name for name in messages("en", file) if name not in said]
        unsaid = [name for name in unsaid if not any(pattern.fullmatch(name) for pattern in patterns)]
        assert not unsaid, f"nobody says {unsaid} of {file}"


def test_what_the_client_says_has_a_message() -> None:
    said = {name for text in client_sources() for name in re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", text)}
    assert len(said) > 100
    assert sorted(said - messages("en", "client.ftl").keys()) == []


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Each message that a refusal names, with the arguments that it gives."""
    texts = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    for text in texts:
        if not re.search(r"conclave\.core\.(positions|text\.error_texts) import", text):
            continue
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"demand": 1, "refusal": 1, "mistaken": 0}.get(node.func.id)
            if place is not None and isinstance(message := node.args[place], ast.Constant):
                yield str(message.value), {str(word.arg) for word in node.keywords}


def test_what_is_refused_has_a_message_about_the_same_things() -> None:
    found = list(refusals())
    assert len(found) > 150
    for message, args in found:
        assert message in messages("en", "refusals.ftl"), message
        assert variables("en", "refusals.ftl", message) == args, message


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("file", FILES)
def test_messages_parse_and_have_no_doubles(file: str, language: str) -> None:
    found = entries(language, file)
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    assert len(messages(language, file)) == sum(isinstance(entry, ftl.Message) for entry in found)


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("file", FILES)
def test_a_message_filled_in_by_us_is_what_the_library_makes_of_it(file: str, language: str) -> None:
    library = load_bundle(language, file)
    for name in messages(language, file):
        pattern = library.get_message(name).value
        if pattern is not None:
            wanted = set[str]().union(*(one.variables for one in mentions(language, file, name)))
            args = {variable: f"<{variable}> {{}}" for variable in wanted}
            assert say(language, file, name, **args) == library.format_pattern(pattern, args)[0]


def test_every_language_has_the_same_files() -> None:
    for language in OTHERS:
        assert sorted(file.name for file in (LOCALE / language).iterdir()) == FILES, language


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_messages_in_the_same_order(file: str, language: str) -> None:
    ours, english = messages(language, file).keys(), messages("en", file).keys()
    assert sorted(english - ours) == [], f"missing in {language}"
    assert sorted(ours - english) == [], f"nobody says them in {language}"
    assert [name for name in ours if not name.startswith("name-")] == [
        name for name in english if not name.startswith("name-")
    ]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_speaks_of_the_same_things_and_tells_the_same_cases_apart(file: str, language: str) -> None:
    for name in messages("en", file):
        assert variables(language, file, name) == variables("en", file, name), f"{name} in {language}"
        ours, english = cases(language, file, name), cases("en", file, name)
        assert {key: ours.get(key) for key in english} == english, f"{name} in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_a_message_is_left_in_english(language: str) -> None:
    """Sentences and printed text, that is; words such as "neutral" and names such as "Prisma" may be the same."""
    for file in FILES:
        for name, message in messages(language, file).items():
            letters = re.findall(r"[^\W\d_]+", re.sub(r"\{[^}]*\}", "", plain(message)))
            same = plain(message) == plain(messages("en", file)[name])
            assert not same or len(letters) <= 2 or name.startswith(("name-", "game-")), f"{name} in {language}"


def plain(message: ftl.Message) -> str:
    """The text of a message as it stands in its file, without its name."""
    assert message.value is not None
    return "".join(
        element.value if isinstance(element, ftl.TextElement) else "{}" for element in message.value.elements
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", list_games())
def test_every_component_is_described_in_every_language(game: str, language: str) -> None:
    """All but names and texts is the same in each."""
    for ours, english in zip(
        presenter_for(load_game(game), language).catalog(), presenter_for(load_game(game)).catalog(), strict=True
    ):
        assert ours["name"]
        assert len(ours["text"]) == len(english["text"])
        for line, in_english in zip(ours["text"], english["text"], strict=True):
            assert line != in_english
            assert line[0] == line[0].upper()
            assert not set("{}$_\n") & set(line)
        assert bool(ours["ruling"]) == bool(english["ruling"])
        words = ("name", "text", "icons", "ruling")
        assert {k: v for k, v in ours.items() if k not in words} == {k: v for k, v in english.items() if k not in words}


@pytest.mark.parametrize("game", list_games())
def test_every_ruling_is_about_a_component(game: str) -> None:
    """And is in the catalog, where clients find it."""
    told = {f"ruling-{entry['id']}" for entry in presenter_for(load_game(game)).catalog() if entry["ruling"]}
    assert told == messages("en", f"{game}_rulings.ftl").keys()
