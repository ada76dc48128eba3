"""Trial of the Temples in the terminal: what `conclave play` and its friends show and say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from conclave.cli.table import Amount, Group, hint
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Decision, Event, Outcome, Seat, View
from conclave.play.wording import fits, words_of
from conclave.trial_of_the_temples import board, story, text, wording
from conclave.trial_of_the_temples.box import TILES, TRACKS
from conclave.trial_of_the_temples.catalog import catalog
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.notation import space_name
from conclave.trial_of_the_temples.wording import Names, joined, name, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

# Questions that settle what the seat is doing already.
DETAILS: Final = ("wild", "core", "echo", "on", "pay", "store", "convert")
# What may be chosen and is no component: a rule, or words of our own.
DEEDS: Final = {"rest": "help-rest", "stop": "help-stop", "go on": "help-go", "done": "help-done"}
MEANT: Final = {"convert": "conversions", "sell": "conversions", "buy": "conversions", "clone": "two_player"}


class TrialTable:
    """The table. It has no state of its own."""

    @property
    def title(self) -> str:
        return say("title")

    @property
    def rules(self) -> str:
        return say("rules")

    def paint(self, text: str) -> Text:
        return board.paint(text)

    def heading(self, view: View, names: Names) -> str:
        return board.heading(view, names)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return board.Board(view, names, amount)

    # --- Questions

    def is_detail(self, decision: Decision) -> bool:
        return decision.kind in DETAILS

    def question(self, decision: Decision, view: View, names: Names, language: str = ENGLISH) -> str:
        if decision.kind == "place" and any(option.action >> w.SHIFT == w.V_CLONE for option in decision.options):
            return say("ask-both" if view["players"][decision.seat]["figure"] < 0 else "ask-clone")
        args = {key: value for key, value in decision.args.items() if isinstance(value, (int, str))}
        if "track" in args:
            args["track"] = name(str(args["track"]))
        return text.say(language, decision.prompt, **args)

    def choices(self, decision: Decision, view: View, names: Names) -> list[Group]:
        return wording.groups(decision, view)

    def hint(self, decision: Decision, view: View) -> str:
        return hint(decision)

    # --- Components

    def explain(self, words: str, view: View | None = None, names: Names = ()) -> str:
        typed = words_of(words.replace("_", " "))
        if " ".join(typed) in DEEDS:
            return say(DEEDS[" ".join(typed)])
        found = find(typed, view)
        if len(found) != 1:
            return say("which-one", names=joined("list", [entry["name"] for entry in found])) if found else ""
        entry = found[0]
        kind = text.say("en", f"kind-{entry['kind']}")
        lines = [say("component", name=entry["name"], kind=kind), *(f"  {line}" for line in entry["text"])]
        where = place_of(view, entry["id"]) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- What happened

    def story(
        self,
        events: Sequence[Event],
        names: Names,
        you: Seat,
        before: Callable[[], View],
        language: str = ENGLISH,
    ) -> list[str]:
        """A sentence an event; of scores only the last that a seat has, and the ending says who won."""
        told = merged([event for event in events if event and event[0] in story.TELLERS and event[0] != e.EV_OVER])
        scores = {event[1]: number for number, event in enumerate(told) if event[0] == e.EV_SCORE}
        kept = [event for number, event in enumerate(told) if event[0] != e.EV_SCORE or scores[event[1]] == number]
        return [sentence for event in kept if (sentence := story.tell(event, names, language))]

    # --- The end

    def ending(self, outcome: Outcome, view: View, names: Names) -> RenderableType:
        from rich.console import Group as Stack

        return Stack(self.paint(verdict(outcome, view, names)), "", *breakdown(outcome, view, names), "")


# --- Components by name


@cache
def entries() -> list[dict[str, Any]]:
    return catalog()


def find(typed: Sequence[str], view: View | None) -> list[dict[str, Any]]:
    """The components that words mean: one named in full, or all whose names the words could begin."""
    whole = "_".join(typed)
    if view and (meant := on_table(whole, view)):
        whole = meant
    whole = MEANT.get(whole, whole)
    for size in range(len(whole.split("_")), 0, -1):  # "to_purple red" is a spell with a colour
        start = "_".join(whole.split("_")[:size])
        exact = [one for one in entries() if start in (one["id"].casefold(), "_".join(words_of(one["name"])))]
        if exact:
            return exact
    return [one for one in entries() if typed and fits(typed, words_of(one["name"]))]


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


def place_of(view: View, id_: str) -> str:
    """Where a tile lies."""
    if id_ == "day_and_night_tile" and view["barrier"] >= 0:
        return say("place-of-barrier", position=view["barrier"] + 1)
    if id_ in TILES and TILES.index(id_) in view["ring"]:
        position = view["ring"].index(TILES.index(id_))
        return say("place-of-tile", position=position + 1, side=wording.side_at(view, position))
    return ""


# --- What happened


def merged(events: Sequence[Event]) -> list[Event]:
    """Crystals that are chosen one by one are told together."""
    made: list[Event] = []
    for event in events:
        is_more = bool(made) and made[-1][:3] == event[:3]
        if is_more and event[0] == e.EV_GOODS and event[2] == e.WHY_WILD:
            last = made.pop()
            counts = (one + more for one, more in zip(last[4:], event[4:], strict=True))
            made.append((*last[:4], *counts))
        else:
            made.append(event)
    return made


# --- The end


def verdict(outcome: Outcome, view: View, names: Names) -> str:
    """Who won, by what, and why the game ended."""
    winners, details = outcome.winners, outcome.details
    endings = [say(f"end-by-{by}", rounds=details["rounds"]) for by in details["ended_by"]]
    if len(winners) > 1:
        who = say("end-winners", seats=joined("list-and", [names[seat] for seat in winners]))
    else:
        who = say("end-you") if winners[0] == view["you"] else say("end-winner", seat=names[winners[0]])
    best = max(outcome.points)
    tied = [seat for seat, points in enumerate(outcome.points) if points == best]
    seats, mana = joined("list-and", [names[seat] for seat in tied]), details["breakdown"][winners[0]]["mana"]
    if outcome.reason == "points":
        others = sorted((points for seat, points in enumerate(outcome.points) if seat not in tied), reverse=True)
        why = say("end-points", points=best, others=joined("list-and", [str(points) for points in others]))
    elif outcome.reason == "tie_break":
        why = say("end-tie", seats=seats, points=best, mana=mana)
    else:
        why = say("end-shared", seats=seats, points=best, mana=mana)
    return " ".join([*endings, who, why])


def breakdown(outcome: Outcome, view: View, names: Names) -> list[Text]:
    """Where everybody's points come from, best first."""
    from rich.text import Text

    shown = board.Board(view, names, Amount.BRIEF)
    titles = ["", *(name(track) for track in TRACKS), *(say(f"column-{key}") for key in ("lines", "spells"))]
    lines = [[Text(title, "bold") for title in (*titles, say("column-total"), say("column-mana"))]]
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in outcome.winners, -outcome.points[seat])):
        parts = outcome.details["breakdown"][seat]
        numbers = (*parts["tracks"], parts["lines"], parts["spells"], outcome.points[seat], parts["mana"])
        lines.append([Text(shown.called(seat)), *(Text(str(number)) for number in numbers)])
    for line in lines:
        line[-1].align("right", len(say("column-mana")))
    return board.columns(lines, range(1, len(titles) + 1))


TABLE: Final = TrialTable()
