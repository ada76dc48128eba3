"""Terminal rendering of the table: standings, the ring, the tracks and the spell mats."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group as Stack
from rich.text import Text

from conclave.cli.drawing import DetailLevel
from conclave.cli.text_layout import Flow, Rows
from conclave.core.game import Seat, View
from conclave.core.text.presenter import Names
from conclave.games.trial_of_the_temples.components import COLOURS, TRACKS
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.text import component_text
from conclave.games.trial_of_the_temples.text.choice_labels import (
    Phrases,
    components_of,
    face_at,
    mat_of,
    spell_on,
    standing,
)

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

STYLES: Final = dict(zip(COLOURS, ("red", "yellow", "cyan", "magenta"), strict=True))
CELL: Final = 18  # columns of a space of a mat
Row = tuple[str, "RenderableType"]


def paint(line: str, phrases: Phrases) -> Text:
    """Return a text with its crystals and cores in their colours."""
    painted = Text(line)
    for colour, style in STYLES.items():
        painted.highlight_regex(_pattern(phrases.language, colour), style)
    return painted


@cache
def _pattern(language: str, colour: str) -> re.Pattern[str]:
    """Return a pattern for this language's names of crystals and cores of a colour, with or without a number."""
    phrases = Phrases(language)
    said = [phrases.say(f"short-{icon}", count=count) for icon in (colour, f"core_{colour}") for count in (1, 2)]
    said += [component_text.amount({icon: count}, language) for icon in (colour, f"core_{colour}") for count in (1, 2)]
    names = {re.escape(phrase.lstrip("12 ")) for phrase in (*said, phrases.colour(colour))}
    return re.compile(rf"\b(\d+ )?({'|'.join(sorted(names, key=len, reverse=True))})\b")


def columns(lines: Sequence[Sequence[Text]], right: Sequence[int] = (), width: int = 0) -> list[Text]:
    """Return lines with aligned cells. The gaps shrink if the lines are wider than `width`."""
    widths = [max(line[column].cell_len for line in lines) for column in range(len(lines[0]))]
    is_wide = 0 < width < sum(widths) + 2 * (len(widths) - 1)
    made = []
    for line in lines:
        for column, cell in enumerate(line[:-1]):
            cell.align("right" if column in right else "left", widths[column])
        whole = Text(" " if is_wide else "  ").join(line)
        whole.rstrip()
        made.append(whole)
    return made


class Board:
    """Rendering of one viewer's table."""

    def __init__(self, view: View, names: Names, amount: DetailLevel, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.say = phrases.say
        self.names = names
        self.amount = amount
        self.players: list[dict[str, Any]] = view["players"]
        self.you: Seat = view["you"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield from self.standings(options.max_width)
        question = self.view["asked"][1]
        if self.amount is not DetailLevel.BRIEF:
            yield from self.ring(options.max_width)
            yield Rows([*self.tracks(), *self.supply()])
            yield from self.mats()
        elif question in (codes.ASK_ON, codes.ASK_PAY):
            yield Rows(self.tracks())
        elif question == codes.ASK_CORE and self.you >= 0:
            yield from self.mat(self.you)

    def _paint(self, line: str) -> Text:
        return paint(line, self.phrases)

    def name_of(self, seat: Seat) -> str:
        return self.phrases.seat_name(self.view, seat, self.names)

    # --- Players

    def standings(self, width: int) -> list[Text]:
        """Return points, goods and mana of each seat, the starting player and the resting seats."""
        colours = [Text(self.phrases.colour(colour), STYLES[colour]) for colour in COLOURS]
        first, *others = [Text(self.say(f"column-{key}")) for key in ("points", "action", "mana")]
        lines = [[Text(), first, *colours, *others, Text()]]
        for seat, player in enumerate(self.players):
            acts = seat == self.view["asked"][0]
            cells = [Text.assemble("▶ " if acts else "  ", (self.name_of(seat), "bold" if acts else ""))]
            cells += [Text(str(count)) for count in (player["points"], *player["goods"], player["mana"])]
            lines.append([*cells, Text(self.phrases.join_list("list", list(self.status(seat))))])
        return columns(lines, range(1, len(lines[0])), width)

    def status(self, seat: Seat) -> Iterator[str]:
        if self.view["start"] == seat:
            yield self.say("status-start")
        if seat in self.view["rested"]:
            yield self.say("status-rested")

    # --- The ring

    def ring(self, width: int) -> list[Text]:
        """Return the twelve positions clockwise."""
        taken = standing(self.view)
        head = ("", self.say("ring-head"), "", self.say("ring-main"), self.say("ring-linked"), "")
        lines = [[Text(part, "dim") for part in head]]
        for position in range(len(self.view["ring"])):
            label = Text(f"{position + 1:>2}", "bold")
            if position == self.view["barrier"]:
                lines.append([label, *(Text() for _ in range(5))])
                continue
            face = face_at(self.view, position)
            who = ""
            if position in taken:
                seat, figure = taken[position]
                who = self.say("standing" if figure == "figure" else "standing-clone", seat=self.name_of(seat))
            cells = [Text(self.phrases.tile_at(self.view, position)), Text(self.phrases.side_at(self.view, position))]
            cells += [self._paint(self.phrases.short(bag)) for bag in (face.main, face.linked)]
            lines.append([label, *cells, Text(f"◀ {who}" if who else "", "bold")])
        made = columns(lines, (0,), width)
        if self.view["barrier"] >= 0:
            made[self.view["barrier"] + 1 : self.view["barrier"] + 2] = self.barrier()
        return made

    def barrier(self) -> list[Text]:
        """Return the Day-and-Night tile with its extended resources."""
        here, components = self.view["barrier"], components_of(self.view)
        lines = [self.say("ring-barrier", tile=self.phrases.tile_at(self.view, here))]
        for side, step, goods in (("night", -1, components.night), ("day", 1, components.day)):
            lines.append(
                self.say(f"ring-{side}", position=(here + step) % codes.TILES + 1, goods=self.phrases.short(goods))
            )
        first = Text.assemble((f"{here + 1:>2}", "bold"), "  ", (lines[0], "bold"))
        return [first, Text("    ").append_text(self._paint(self.phrases.join_list("list-dots", lines[1:])))]

    # --- Tracks and supply

    def tracks(self) -> list[Row]:
        """Return all markers, and the costs and rewards of the viewer's next spaces."""
        found: list[Row] = []
        for track, shown in enumerate(components_of(self.view).tracks):
            marks = [(player["marks"][track], self.name_of(seat)) for seat, player in enumerate(self.players)]
            if self.view["seats"] == codes.NEUTRALS:
                neutral = enumerate(self.view["neutrals"], 1)
                marks += [(marks[track], self.say("neutral", number=number)) for number, marks in neutral]
            said = [self.say("track-mark", seat=who, space=space) for space, who in sorted(marks, key=lambda m: -m[0])]
            lines = [Text(self.say("track-marks", marks=self.phrases.join_list("list", said), last=shown.last))]
            if self.you >= 0 and self.players[self.you]["mat"] >= 0:
                lines.append(self._paint(self.ahead(track)))
            found.append((self.phrases.name(TRACKS[track]), Stack(*lines)))
        return found

    def ahead(self, track: int) -> str:
        """Return the next spaces that one trial can reach."""
        shown = components_of(self.view).tracks[track]
        spaces = self.players[self.you]["ahead"][track]
        said = []
        for space in spaces:
            core, cost = shown.spaces[space].core, self.phrases.short(shown.spaces[space].cost)
            given = self.phrases.short({f"core_{core}": 1}) if core else ""
            said.append(self.say("track-next-core" if core else "track-next-space", space=space, cost=cost, core=given))
        return (
            self.say("track-next", spaces=self.phrases.join_list("list-dots", said)) if said else self.say("track-end")
        )

    def supply(self) -> list[Row]:
        """Return the stacks of cores and the round tile."""
        stacks = [self.say(f"short-{COLOURS[k]}", count=count) for k, count in enumerate(self.view["stacks"])]
        left = self.say("cores-left", goods=self.phrases.join_list("list", stacks))
        found: list[Row] = [(self.say("label-cores"), self._paint(left))]
        if self.view["round_tile"] >= 0:
            found.append((self.say("label-round-tile"), Text(self.phrases.round_tile_line(self.view))))
        return found

    # --- Spell mats

    def mats(self) -> Iterator[RenderableType]:
        """Yield the viewer's mat in full, and other mats in short unless full detail is requested."""
        others: list[Row] = []
        for seat, player in enumerate(self.players):
            if player["mat"] < 0:
                continue
            if seat == self.you or self.amount is DetailLevel.FULL:
                yield from self.mat(seat)
            else:
                others.append((self.mat_label(seat), self.mat_in_short(seat)))
        yield Rows(others)

    def mat_label(self, seat: Seat) -> str:
        colour = self.phrases.colour(mat_of(self.view, seat).colour)
        if seat == self.you:
            return self.say("label-mat", colour=colour)
        return self.say("label-mat-of", seat=self.names[seat], colour=colour)

    def core_at(self, seat: Seat, space: int) -> tuple[str, str]:
        """Return the letter and style of the core on a space; for an empty space, whether it gives mana."""
        for colour, spaces in zip(COLOURS, self.players[seat]["cores"], strict=True):
            if space in spaces:
                return self.say(f"letter-{colour}"), STYLES[colour]
        return "+" if space in mat_of(self.view, seat).mana_spaces else "·", ""

    def spell(self, seat: Seat, space: int) -> str:
        called = self.phrases.name(spell_on(self.view, seat, space))
        return self.say("mat-used", spell=called) if space in self.players[seat]["used"] else called

    def mat(self, seat: Seat) -> list[Text]:
        """Return a mat as a grid of cores and spells."""
        lines = [Text.assemble((self.mat_label(seat), "bold"), "  ", (self.say("mat-legend"), "dim"))]
        for row in range(codes.SIDE):
            line = Text(f"{'abcd'[row]} ", "bold")
            for space in range(row * codes.SIDE, (row + 1) * codes.SIDE):
                core, style = self.core_at(seat, space)
                cell = Text.assemble((core, f"bold {style}"), " ", (self.spell(seat, space), style), style="not bold")
                cell.align("left", CELL)
                line.append(" ").append_text(cell)
            line.rstrip()
            lines.append(line)
        return lines

    def mat_in_short(self, seat: Seat) -> RenderableType:
        """Return a mat as rows of core letters, and the learned spells."""
        filled = sorted(space for spaces in self.players[seat]["cores"] for space in spaces)
        rows = [
            "".join(self.core_at(seat, r * codes.SIDE + c)[0] for c in range(codes.SIDE)) for r in range(codes.SIDE)
        ]
        spells = [self.spell(seat, space) for space in filled] or [self.say("mat-empty")]
        known = [Text(spell + ("," if number < len(spells) else "")) for number, spell in enumerate(spells, 1)]
        return Flow([Text(" ".join(rows)), Text(""), *known], " ")
