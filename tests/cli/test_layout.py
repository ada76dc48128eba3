"""The pieces that tables are laid out with."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.text import Text

from conclave.cli.text_layout import Flow, Rows, SideBySide, lay_out_menu, lay_out_page
from conclave.core.game import Choice
from conclave.core.text.presenter import ChoiceGroup, WordedChoice


def lines(what: RenderableType, width: int = 20) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO, as made above
    return text.removesuffix("\n").split("\n")


def test_things_in_a_row_break_between_them() -> None:
    items = [Text(word) for word in ("one two", "three four", "five")]
    assert lines(Flow(items, " ", ",")) == ["one two, three four,", "five"]
    assert lines(Flow(items, " ", ","), 19) == ["one two,", "three four, five"]


def test_only_what_fits_no_line_is_broken() -> None:
    assert lines(Flow([Text("one two three"), Text("four")], " "), 8) == ["one two ", "three", "four"]


def test_labels_stand_in_a_column() -> None:
    rows = Rows([("a", Text("one two three four")), ("long", Text("five"))])
    assert lines(rows, 16) == ["a     one two", "      three four", "long  five"]


def test_two_things_stand_side_by_side() -> None:
    assert lines(SideBySide(Text("one two"), Text("three")), 13) == ["one     three", "two"]
    assert lines(SideBySide(Text("one"), Text("three four")), 13) == ["one     three", "        four"]


def test_a_page_keeps_its_marks_and_columns() -> None:
    rules = "Rules of the game:\n1. one two three four\n   - five six seven\n"
    text = rules + "undo   takes back\nlog   what has happened\nEnd."
    assert lines(lay_out_page(text, Text)) == [
        "Rules of the game:",
        "1. one two three",
        "   four",
        "   - five six seven",
        "  undo  takes back",
        "  log   what has",
        "        happened",
        "End.",
    ]


def test_choices_are_numbered_through_all_groups() -> None:
    def group(heading: str, *texts: str, lead: str = "", is_packed: bool = False) -> ChoiceGroup:
        return ChoiceGroup([WordedChoice(Choice(0, text), text) for text in texts], heading, lead, is_packed)

    groups = [
        group("Buy", "tea", "milk", is_packed=True),
        group("Use", "a very long sentence about it"),
        group("", "tea", lead="now:", is_packed=True),
    ]
    assert lines(lay_out_menu(groups, Text), 24) == [
        "  Buy  1 tea   2 milk",
        "  Use  3 a very long",
        "         sentence about",
        "         it",
        "       now:   4 tea",
    ]
