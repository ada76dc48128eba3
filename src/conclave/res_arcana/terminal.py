"""Res Arcana's face in the terminal: what `conclave play` and its friends show and say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from conclave.cli.table import Amount, Group, hint
from conclave.play.ending import Ending
from conclave.play.protocol import NOBODY, Decision, Event, Seat, View
from conclave.play.shapes import Bag, Number, Subset
from conclave.play.wording import fits, words_of
from conclave.res_arcana import board, decisions, text
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import events as e
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.engine.setup import PACK_SIZE
from conclave.res_arcana.notation import KIND_NAMES
from conclave.res_arcana.story import narrate
from conclave.res_arcana.watching import advance
from conclave.res_arcana.wording import Names, Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

# Questions that settle what the seat is doing already; others come out of the blue, and want the whole table.
DETAILS: Final = (
    "pay", "gain", "put", "kind", "number", "rival", "look", "discard", "destroy", "turn", "straighten", "put_on",
    "summon", "return", "item", "upkeep",
)  # fmt: skip


class Table:
    """The table, for readers of one language. It has no state of its own."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)

    @property
    def title(self) -> str:
        return text.say(self.language, "title")

    @property
    def rules(self) -> str:
        return text.say(self.language, "rules")

    def kind(self, key: str) -> str:
        return self.words.kind(KIND_NAMES.index(key))

    def paint(self, line: str) -> Text:
        return board.paint(line, self.words)

    def heading(self, view: View, names: Names) -> str:
        return board.heading(view, names, self.words)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return board.Board(view, names, amount, self.words)

    # --- Questions

    def is_detail(self, decision: Decision) -> bool:
        return decision.kind in DETAILS and not decision.prompt.endswith("-unless")

    def question(self, decision: Decision, view: View, names: Names) -> str:
        if decision.kind == "keep" and view["variant"] == w.DRAFT:
            return self.words.say("keep-pass", seat=names[next_in_draft(view)])
        return decisions.question(decision, self.language)

    def choices(self, decision: Decision, view: View, names: Names) -> list[Group]:
        return self.words.groups(decision, view, names)

    def hint(self, decision: Decision, view: View) -> str:
        shape = decision.shape
        if isinstance(shape, Number):
            return self.words.say("hint-number", least=shape.least, most=shape.most)
        if isinstance(shape, Bag) and shape.size > 1:
            return self.words.bag_hint(decision, shape, view)
        if isinstance(shape, Subset) and not shape.least:
            return self.words.say("hint-take" if shape.most > 1 else "hint-take-one")
        return hint(decision, self)

    # --- Components

    def explain(self, words: str, view: View | None = None, names: Names = ()) -> str:
        found = find(words, self.words)
        if len(found) != 1:
            return self.words.say("which-one", names=self.words.names(found)) if found else ""
        card = ALL[found[0]]
        lines = [text.heading(card, self.language), *(f"  {line}" for line in text.rules_text(card, self.language))]
        where = place_of(view, found[0], names, self.words) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- What happened

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Sentences; between the games of a match, how the points of the last one came about."""
        told, start = list[str](), 0
        phase: Callable[[], int] = lambda: before()["phase"]  # noqa: E731 - asked for late, if at all
        asked: Callable[[], int] = lambda: before()["asked"][0]  # noqa: E731
        for number, event in enumerate(events):
            if event and event[0] == e.EV_GAME:
                view = advance(before(), events[:number])
                told += narrate(events[start:number], names, you, phase=phase, asked=asked, language=self.language)
                told += [score_line(view, seat, names, self.words) for seat in range(len(names))]
                start, phase = number, lambda: w.PH_SIDES
        rest = [event for event in events[start:] if event and event[0] != e.EV_OVER]  # the ending says that
        return told + narrate(rest, names, you, phase=phase, asked=asked, language=self.language)

    # --- The end

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        from rich.columns import Columns
        from rich.console import Group as Stack

        blocks = [score_block(view, seat, names, self.words) for seat in range(len(names))]
        return Stack(self.paint(verdict(ending, view, names, self.words)), "", Columns(blocks, padding=(0, 4)), "")


def next_in_draft(view: View) -> Seat:
    """Who gets the rest of the viewer's pack: the seat to the left for the first four cards, then to the right."""
    seat: Seat = view["you"]["seat"]
    step = 1 if len(view["you"]["deck"]) < PACK_SIZE else -1
    return (seat + step) % int(view["seats"])


# --- Components by name


def find(wanted: str, words: Words) -> list[int]:
    """The components that words mean: one named in full, or all whose names the words could begin.

    They may be words of the notation or of the language.
    """
    typed = words_of(wanted.replace("_", " "))
    named = [(words_of(card.id.replace("_", " ")), words_of(words.name(c))) for c, card in enumerate(ALL)]
    if typed and typed[-1] in ("1", "2"):  # a power, in notation
        typed = typed[:-1]
    exact = [c for c, titles in enumerate(named) if typed in titles]
    return exact or [c for c, titles in enumerate(named) if typed and any(fits(typed, title) for title in titles)]


def place_of(view: View, c: int, names: Names, words: Words) -> str:
    """Where the viewer can see a component to be."""
    for seat, player in enumerate(view["players"]):
        for entry in player["play"]:
            if entry["id"] == c:
                shown = board.Board(view, names, Amount.USUAL, words).component(entry)
                return words.say("where-play", seat=names[seat], card=shown.plain)
        if c in player["discards"]:
            return words.say("where-discards", seat=names[seat])
    you: dict[str, Any] = view["you"] or {}
    for where, cards in (
        ("where-centre", [*view["places"], *view["display"]]),
        ("where-items", view["items"]),
        ("where-hand", you.get("hand", ())),
        ("where-deck", you.get("deck", ())),
    ):
        if c in cards:
            return words.say(where)
    return ""


# --- Points


def score_parts(view: View, seat: Seat, words: Words) -> list[tuple[str, int]]:
    """Every point of a seat with its reason."""
    player = view["players"][seat]
    cards = sorted(player["play"], key=lambda entry: (-entry["points"], entry["id"]))
    found = [(words.name(entry["id"]), entry["points"]) for entry in cards]
    found += [(words.say("score-token"), player["token"]), (words.say("score-bonus"), player["bonus"])]
    return [(part, points) for part, points in found if points]


def score_line(view: View, seat: Seat, names: Names, words: Words) -> str:
    score = words.say("score", seat=names[seat], points=view["players"][seat]["points"])
    parts = [words.say("score-part", name=part, points=points) for part, points in score_parts(view, seat, words)]
    return words.say("score-line", score=score, parts=words.listed("list", parts)) if parts else score


def score_block(view: View, seat: Seat, names: Names, words: Words) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(names[seat], header_style="bold", no_wrap=True)
    grid.add_column(str(view["players"][seat]["points"]), header_style="bold", justify="right")
    for part, points in score_parts(view, seat, words) or [(words.say("score-nothing"), 0)]:
        grid.add_row(Text(part), str(points))
    return grid


def verdict(ending: Ending, view: View, names: Names, words: Words) -> str:
    """Who won, by what and why."""
    details, winners = ending.details, ending.winners
    you = view["you"]["seat"] if view["you"] else NOBODY
    called = [board.Board(view, names, Amount.BRIEF, words).seat_name(seat) for seat in range(len(names))]
    if len(winners) > 1:
        said = [words.say("end-winners", seats=words.listed("list-and", [called[seat] for seat in winners]))]
    else:
        said = [words.say("end-you") if winners[0] == you else words.say("end-winner", seat=names[winners[0]])]
    if "wins" in details:
        wins = ":".join(str(details["wins"][seat]) for seat in in_order(winners, names))
        return words.listed("sentences-end", [*said, words.say("end-match", wins=wins), words.say("end-last-game")])
    if details["round_limit"]:
        said.append(words.say("end-limit", rounds=details["rounds"]))
    return words.listed("sentences-end", [*said, why(ending, names, words)])


def why(ending: Ending, names: Names, words: Words) -> str:
    """The points; of those with the most, the essences that broke the tie or did not."""
    best = max(ending.points)
    order = in_order(ending.winners, names)
    tied = [seat for seat in order if ending.points[seat] == best]
    if len(tied) == 1:
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        return words.say("end-points", points=best, others=words.listed("list-and", [str(points) for points in others]))
    essences = words.listed("list-and", [str(ending.details["tie_break"][seat]) for seat in tied])
    seats = words.listed("list-and", [names[seat] for seat in tied])
    return words.say("end-tie", seats=seats, points=best, essences=essences)


def in_order(winners: Sequence[Seat], names: Names) -> list[Seat]:
    """Winners first."""
    return sorted(range(len(names)), key=lambda seat: seat not in winners)
