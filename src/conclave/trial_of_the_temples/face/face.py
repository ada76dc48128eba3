"""The face of Trial of the Temples: what it says in one language, to readers in terminals and browsers alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from conclave.play.ending import Ending
from conclave.play.face import Group, Names, hint
from conclave.play.forms import fits, words_of
from conclave.play.protocol import Chapter, Event, Json, Options, Question, Reason, Seat, View
from conclave.trial_of_the_temples.box import TILES
from conclave.trial_of_the_temples.components import from_option
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.face import questions, reasons, standing, story, text
from conclave.trial_of_the_temples.face.catalog import catalog
from conclave.trial_of_the_temples.face.story import narrate
from conclave.trial_of_the_temples.face.wording import Phrases, spell_on
from conclave.trial_of_the_temples.notation import space_name

# Questions that settle what the seat is doing already.
DETAILS: Final = ("wild", "core", "echo", "on", "pay", "store", "convert")
# What may be chosen and is no component: a rule, or words of our own.
DEEDS: Final = {"rest": "help-rest", "stop": "help-stop", "go on": "help-go", "done": "help-done"}
MEANT: Final = {"convert": "conversions", "sell": "conversions", "buy": "conversions", "clone": "two_player"}


class TrialFace:
    """Everything that the game says, for readers of one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.phrases: Final = Phrases(language)

    @property
    def title(self) -> str:
        return self._say("title")

    @property
    def rules(self) -> str:
        return self._say("rules")

    def kind(self, key: str) -> str:
        return self.phrases.colour(key)

    def _say(self, message: str, **args: int | str) -> str:
        return text.say(self.language, message, **args)

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        return question.kind in DETAILS

    def ask(self, question: Question, view: View, names: Names) -> str:
        if question.kind == "place" and any(
            choice.action >> codes.SHIFT == codes.V_CLONE for choice in question.choices
        ):
            return self.phrases.say("ask-both" if view["players"][question.seat]["figure"] < 0 else "ask-clone")
        return questions.sentence(question, self.language)

    def choices(self, question: Question, view: View, names: Names) -> list[Group]:
        return self.phrases.groups(question, view)

    def hint(self, question: Question, view: View) -> str:
        return hint(question, self)

    def why(self, reason: Reason) -> str:
        return reasons.why(reason, self.language)

    # --- Components

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        given = options.extra.get("components") if options else None
        return catalog(from_option(given) if given else None, self.language)

    def explain(self, words: str, view: View | None, names: Names) -> str:
        typed = words_of(words.replace("_", " "))
        if " ".join(typed) in DEEDS:
            return self.phrases.say(DEEDS[" ".join(typed)])
        found = find(typed, view, self.language)
        if len(found) != 1:
            called = self.phrases.listed("list", [entry["name"] for entry in found])
            return self.phrases.say("which-one", names=called) if found else ""
        entry = found[0]
        kind = self._say(f"kind-{entry['kind']}")
        lines = [self.phrases.say("component", name=entry["name"], kind=kind), *(f"  {line}" for line in entry["text"])]
        where = standing.place_of(view, entry["id"], self.phrases) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- The course of the game

    def chapter(self, chapter: Chapter) -> str:
        (number,) = chapter
        return self._say("chapter-round", round=number) if number else self._say("chapter-setup")

    def heading(self, view: View, names: Names) -> str:
        return standing.heading(view, names, self.phrases)

    def tell(self, event: Event, names: Names) -> str:
        return story.tell(event, names, self.language)

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Sentences; the ending says who won."""

        def spell_at(seat: Seat, space: int) -> str:
            view = before()
            return (
                self.phrases.name(spell_on(view, seat, space))
                if view["players"][seat]["mat"] >= 0
                else space_name(space)
            )

        told = [event for event in events if event and event[0] != e.EV_OVER]
        return narrate(told, names, you, spell_at=spell_at, language=self.language)

    def ending(self, ending: Ending, view: View, names: Names) -> str:
        return standing.verdict(ending, view, names, self.phrases)

    def kept(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Mats differ in their colour alone."""
        return []


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
    spaces = {space_name(space): space for space in range(codes.SPACES)}
    you: Seat = view["you"]
    if words in spaces and you >= 0 and view["players"][you]["mat"] >= 0:
        return spell_on(view, you, spaces[words])
    return ""
