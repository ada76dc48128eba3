"""Trial of the Temples in the terminal: what `conclave play` and its friends show and say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from conclave.cli.table import Amount, Group, hint
from conclave.play.ending import Ending
from conclave.play.protocol import Decision, Event, Seat, View
from conclave.play.wording import fits, words_of
from conclave.trial_of_the_temples import board, decisions, text, wording
from conclave.trial_of_the_temples.box import TILES, TRACKS
from conclave.trial_of_the_temples.catalog import catalog
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.notation import space_name
from conclave.trial_of_the_temples.story import narrate
from conclave.trial_of_the_temples.wording import Names, Words, spell_on

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

# Questions that settle what the seat is doing already.
DETAILS: Final = ("wild", "core", "echo", "on", "pay", "store", "convert")
# What may be chosen and is no component: a rule, or words of our own.
DEEDS: Final = {"rest": "help-rest", "stop": "help-stop", "go on": "help-go", "done": "help-done"}
MEANT: Final = {"convert": "conversions", "sell": "conversions", "buy": "conversions", "clone": "two_player"}


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
        return self.words.colour(key)

    def paint(self, line: str) -> Text:
        return board.paint(line, self.words)

    def heading(self, view: View, names: Names) -> str:
        return board.heading(view, names, self.words)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return board.Board(view, names, amount, self.words)

    # --- Questions

    def is_detail(self, decision: Decision) -> bool:
        return decision.kind in DETAILS

    def question(self, decision: Decision, view: View, names: Names) -> str:
        if decision.kind == "place" and any(option.action >> w.SHIFT == w.V_CLONE for option in decision.options):
            return self.words.say("ask-both" if view["players"][decision.seat]["figure"] < 0 else "ask-clone")
        return decisions.question(decision, self.language)

    def choices(self, decision: Decision, view: View, names: Names) -> list[Group]:
        return self.words.groups(decision, view)

    def hint(self, decision: Decision, view: View) -> str:
        return hint(decision, self)

    # --- Components

    def explain(self, words: str, view: View | None = None, names: Names = ()) -> str:
        typed = words_of(words.replace("_", " "))
        if " ".join(typed) in DEEDS:
            return self.words.say(DEEDS[" ".join(typed)])
        found = find(typed, view, self.language)
        if len(found) != 1:
            names = self.words.listed("list", [entry["name"] for entry in found])
            return self.words.say("which-one", names=names) if found else ""
        entry = found[0]
        kind = text.say(self.language, f"kind-{entry['kind']}")
        lines = [self.words.say("component", name=entry["name"], kind=kind), *(f"  {line}" for line in entry["text"])]
        where = place_of(view, entry["id"], self.words) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- What happened

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Sentences; the ending says who won."""

        def spell_at(seat: Seat, space: int) -> str:
            view = before()
            return (
                self.words.name(spell_on(view, seat, space)) if view["players"][seat]["mat"] >= 0 else space_name(space)
            )

        told = [event for event in events if event and event[0] != e.EV_OVER]
        return narrate(told, names, you, spell_at=spell_at, language=self.language)

    # --- The end

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        from rich.console import Group as Stack

        said = self.paint(verdict(ending, view, names, self.words))
        return Stack(said, "", *breakdown(ending, view, names, self.words), "")


# --- Components by name


@cache
def entries(language: str) -> list[dict[str, Any]]:
    return catalog(language=language)


def find(typed: Sequence[str], view: View | None, language: str) -> list[dict[str, Any]]:
    """The components that words mean: one named in full, or all whose names the words could begin."""
    whole = "_".join(typed)
    if view and (meant := on_table(whole, view)):
        whole = meant
    whole = MEANT.get(whole, whole)
    for size in range(len(whole.split("_")), 0, -1):  # "to_purple red" is a spell with a colour
        start = "_".join(whole.split("_")[:size])
        exact = [one for one in entries(language) if start in (one["id"].casefold(), "_".join(words_of(one["name"])))]
        if exact:
            return exact
    return [one for one in entries(language) if typed and fits(typed, words_of(one["name"]))]


def on_table(words: str, view: View) -> str:
    """The id of what lies at a position of the ring, or on a space of the viewer's mat."""
    last = words.rpartition("_")[2]
    if last.isdecimal() and words in (last, f"tile_{last}", f"position_{last}") and 0 < int(last) <= len(view["ring"]):
        tile: int = view["ring"][int(last) - 1]
        return TILES[tile].casefold()
    spaces = {space_name(space): space for space in range(w.SPACES)}
    you: Seat = view["you"]
    if words in spaces and you >= 0 and view["players"][you]["mat"] >= 0:
        return wording.spell_on(view, you, spaces[words])
    return ""


def place_of(view: View, id_: str, words: Words) -> str:
    """Where a tile lies."""
    if id_ == "day_and_night_tile" and view["barrier"] >= 0:
        return words.say("place-of-barrier", position=view["barrier"] + 1)
    if id_ in TILES and TILES.index(id_) in view["ring"]:
        position = view["ring"].index(TILES.index(id_))
        return words.say("place-of-tile", position=position + 1, side=words.side_at(view, position))
    return ""


# --- The end


def verdict(ending: Ending, view: View, names: Names, words: Words) -> str:
    """Who won, by what, and why the game ended."""
    winners, details = ending.winners, ending.details
    endings = [words.say(f"end-by-{by}", rounds=details["rounds"]) for by in details["ended_by"]]
    if len(winners) > 1:
        who = words.say("end-winners", seats=words.listed("list-and", [names[seat] for seat in winners]))
    else:
        who = words.say("end-you") if winners[0] == view["you"] else words.say("end-winner", seat=names[winners[0]])
    best = max(ending.points)
    tied = [seat for seat, points in enumerate(ending.points) if points == best]
    seats, mana = words.listed("list-and", [names[seat] for seat in tied]), details["breakdown"][winners[0]]["mana"]
    if ending.reason == "points":
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        why = words.say("end-points", points=best, others=words.listed("list-and", [str(points) for points in others]))
    elif ending.reason == "tie_break":
        why = words.say("end-tie", seats=seats, points=best, mana=mana)
    else:
        why = words.say("end-shared", seats=seats, points=best, mana=mana)
    return " ".join([*endings, who, why])


def breakdown(ending: Ending, view: View, names: Names, words: Words) -> list[Text]:
    """Where everybody's points come from, best first."""
    from rich.text import Text

    shown = board.Board(view, names, Amount.BRIEF, words)
    titles = ["", *(words.name(track) for track in TRACKS), words.say("column-lines"), words.say("column-spells")]
    lines = [[Text(title, "bold") for title in (*titles, words.say("column-total"), words.say("column-mana"))]]
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in ending.winners, -ending.points[seat])):
        parts = ending.details["breakdown"][seat]
        numbers = (*parts["tracks"], parts["lines"], parts["spells"], ending.points[seat], parts["mana"])
        lines.append([Text(shown.called(seat)), *(Text(str(number)) for number in numbers)])
    for line in lines:
        line[-1].align("right", len(words.say("column-mana")))
    return board.columns(lines, range(1, len(titles) + 1))
