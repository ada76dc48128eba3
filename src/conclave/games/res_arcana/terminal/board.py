"""Terminal rendering of the table: seats, the centre, and the viewer's own cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group as Stack
from rich.text import Text

from conclave.cli.drawing import DetailLevel
from conclave.cli.text_layout import Flow, Rows, SideBySide, hang_indent
from conclave.core.game import Seat, View
from conclave.core.text.presenter import Names
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.text.choice_labels import Phrases
from conclave.games.res_arcana.text.status_text import seat_name, whose_turn

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

COLOURS: Final = ("red", "green", "cyan", "magenta", "yellow")  # by kind; readable on dark and light
WIDE: Final = 116  # minimum columns for a two-column layout
TALL: Final = 48  # minimum lines for showing the texts of the centre
Row = tuple[str, "RenderableType"]


# --- Coloured text


def paint(text: str, phrases: Phrases) -> Text:
    """Return a text with its essences in their colours."""
    painted = Text(text)
    for k, colour in enumerate(COLOURS):
        painted.highlight_regex(re.compile(rf"\d+ {re.escape(phrases.kind(k))}\b"), colour)
    return painted


def highlight_title(line: str, phrases: Phrases) -> Text:
    """Return a text whose beginning, up to the bracket or the colon, is highlighted."""
    painted = paint(line, phrases)
    end = re.search(r" \(|:|$", line)
    painted.stylize("bold", 0, end.start() if end else 0)
    return painted


# --- The whole table


class Board:
    """The table as a viewer sees it. Rendered on printing, when the screen size is known."""

    def __init__(self, view: View, names: Names, amount: DetailLevel, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.say = phrases.say
        self.names = names
        self.amount = amount
        self.you: dict[str, Any] | None = view["you"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.standings(options.max_width)
        if self.amount is DetailLevel.BRIEF:
            return
        in_words = self.amount is DetailLevel.FULL or (console.is_terminal and options.size.height >= TALL)
        seats, centre = self.seats(), self.centre(in_words)
        if options.max_width >= WIDE and seats and not in_words:
            column = max(len(label) for label, _ in [*seats, *centre])
            yield SideBySide(Rows(seats, least=column), Rows(centre))
            yield Rows(self.own(), least=column)
        else:
            yield Rows([*seats, *centre, *self.own()])

    # --- Standings

    def standings(self, width: int) -> Text:
        """Return points, essences and cards of every seat, the First Player token and the passed seats."""
        lines = [list(self._columns())]
        lines += [list(self._standing(seat, player)) for seat, player in enumerate(self.view["players"])]
        widths = [max(4, *(line[column].cell_len for line in lines)) for column in range(len(lines[0]))]
        statuses = [self.say("status-first"), self.say("status-passed")]
        widths[-1] = len(self.phrases.join_list("list", statuses))  # keeps the columns aligned
        gap = "  " if sum(widths) + 2 * len(widths) <= width else " "
        for line in lines:
            for column, cell in enumerate(line[:-1]):
                cell.align("right" if column else "left", widths[column])
        return Text("\n").join(_trim(Text(gap).join(line)) for line in lines)

    def _columns(self) -> Iterator[Text]:
        yield Text()
        if self.view["variant"] == codes.MATCH:
            yield Text(self.say("column-wins"))
        yield Text(self.say("column-points"))
        for k in range(codes.KINDS):
            yield Text.assemble((self.phrases.kind(k), COLOURS[k]))
        yield Text(self.say("column-hand"))
        yield Text(self.say("column-deck"))
        yield Text()

    def _standing(self, seat: Seat, player: dict[str, Any]) -> Iterator[Text]:
        acts = seat == whose_turn(self.view)
        yield Text.assemble("▶ " if acts else "  ", (self.seat_name(seat), "bold" if acts else ""))
        if self.view["variant"] == codes.MATCH:
            yield Text(str(self.view["wins"][seat]))
        yield Text.assemble((str(player["points"]), "bold"))
        for k, count in enumerate(player["pool"]):
            yield Text.assemble((str(count), COLOURS[k] if count else "dim"))
        yield Text(str(player["hand"]))
        yield Text(str(player["deck"]))
        yield Text(self.phrases.join_list("list", list(self._status(seat))))

    def _status(self, seat: Seat) -> Iterator[str]:
        if self.view["first"] == seat:
            yield self.say("status-first")
        if seat in self.view["passed"]:
            yield self.say("status-passed")

    def seat_name(self, seat: Seat) -> str:
        return seat_name(self.view, seat, self.names, self.phrases)

    # --- Public information

    def seats(self) -> list[Row]:
        """Return components in play and discards, seat by seat."""
        found: list[Row] = []
        for seat, player in enumerate(self.view["players"]):
            if player["play"]:
                found.append((self.seat_name(seat), self.components(player["play"])))
            if player["discards"]:
                label = Text(self.say("label-discards") + ":")
                found.append(("", Flow([label, *self._names(player["discards"])], " ")))
        return found

    def components(self, play: Sequence[dict[str, Any]]) -> RenderableType:
        """Return the components in play, mage and magic item first."""
        ordered = sorted(play, key=lambda entry: (ALL[entry["id"]].kind == "artifact", entry["id"]))
        lines = [self.component(entry) for entry in ordered]
        if self.amount is DetailLevel.FULL:
            texts = [self._with_text(line, entry["id"]) for line, entry in zip(lines, ordered, strict=True)]
            return Stack(*(hang_indent("", text) for text in texts))
        return Flow(lines, " ", ",")

    def component(self, entry: dict[str, Any]) -> Text:
        """Return a component in its colours, dimmed if it is turned."""
        painted = self._paint(self.phrases.lying(entry))
        if entry["turned"]:
            painted.stylize("dim")
        return painted

    def centre(self, in_words: bool) -> list[Row]:
        """Return the Places of Power, monuments and free magic items."""
        view, found = self.view, list[Row]()
        if view["places"]:
            found.append((self.say("label-centre"), self._cards(view["places"], in_words)))
        if view["display"] or view["monuments"]:
            found.append((self.say("label-monuments"), self.monuments(in_words)))
        if view["items"] and view["phase"] >= codes.PH_CHOOSE:
            found.append((self.say("label-items"), self._cards(view["items"], self.amount is DetailLevel.FULL)))
        return found

    def monuments(self, in_words: bool) -> RenderableType:
        """Return the displayed monuments and the number of those left."""
        view = self.view
        shown = self.phrases.names(view["display"]) or self.say("none")
        lines: list[RenderableType] = [self._paint(self.say("monuments", display=shown, count=view["monuments"]))]
        if in_words:
            said = [
                self.say("card-text", card=self.phrases.name(c), text=self.phrases.rules(c)) for c in view["display"]
            ]
            lines += [hang_indent("  ", highlight_title(line, self.phrases)) for line in said]
        if self.you and self.you["monuments"]:
            lines.append(Text(self.say("monuments-top", cards=self.phrases.names(self.you["monuments"]))))
        return Stack(*lines)

    # --- Private information of the viewer

    def own(self) -> list[Row]:
        """Return the viewer's hand and deck."""
        if self.you is None:
            return []
        found: list[Row] = []
        if self.you["mage"] >= 0:
            found.append(("", Text(self.say("chosen", card=self.phrases.name(self.you["mage"])))))
        if self.you["hand"]:
            found.append((self.say("label-hand"), self._cards(self.you["hand"], True)))
        elif self.view["round"]:
            found.append((self.say("label-hand"), Text(self.say("none"))))
        if deck := self.deck():
            found.append((self.say("label-deck"), deck))
        return found

    def deck(self) -> RenderableType | None:
        """Return the known part of the own deck: the top in order, the rest unordered, and how many are unseen."""
        assert self.you is not None
        top, known = self.you["top"], [c for c in self.you["deck"] if c not in self.you["top"]]
        unseen = self.view["players"][self.you["seat"]]["deck"] - len(top) - len(known)
        lines = [Text(self.say("deck-top", cards=self.phrases.names(top)))] if top else []
        if unseen > 0:
            lines.append(Text(self.say("deck-unseen", count=unseen)))
        parts: list[RenderableType] = [*lines]
        if known:
            names = Flow([Text(self.phrases.name(c)) for c in known], " ", ",")
            parts.append(self._cards(known, True) if self.amount is DetailLevel.FULL else names)
        return Stack(*parts) if parts else None

    # --- Cards

    def _paint(self, text: str) -> Text:
        return paint(text, self.phrases)

    def _names(self, cards: Sequence[int]) -> list[Text]:
        return [Text(self.phrases.name(c) + ("," if c != cards[-1] else "")) for c in cards]

    def _cards(self, cards: Sequence[int], in_words_too: bool) -> RenderableType:
        """Return cards with their costs, or with their full text."""
        if in_words_too:
            return Stack(*(hang_indent("", highlight_title(self.phrases.in_words(c), self.phrases)) for c in cards))
        return Flow([self._paint(self.phrases.describe_card(c)) for c in cards], " ", ",")

    def _with_text(self, line: Text, c: int) -> Text:
        line.stylize("bold")
        text = self._paint(self.phrases.rules(c))
        text.style = "not bold"
        return line.append(": ").append_text(text)


def _trim(line: Text) -> Text:
    line.rstrip()
    return line
