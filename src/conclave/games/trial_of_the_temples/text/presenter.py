"""Presenter of Trial of the Temples: all its texts in one language, for terminals and browsers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from conclave.core.action_notation import matches_words, split_words
from conclave.core.ending import Ending
from conclave.core.game import Event, Json, Options, Phase, Question, Reason, Seat, View
from conclave.core.text.base_presenter import BasePresenter
from conclave.core.text.presenter import ChoiceGroup, Names, answer_hint
from conclave.games.trial_of_the_temples.component_tables import from_option
from conclave.games.trial_of_the_temples.components import TILES
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import events as e
from conclave.games.trial_of_the_temples.notation import space_name
from conclave.games.trial_of_the_temples.text import component_text, narration, question_text, reason_text, status_text
from conclave.games.trial_of_the_temples.text.catalog import catalog
from conclave.games.trial_of_the_temples.text.choice_labels import Phrases, spell_on
from conclave.games.trial_of_the_temples.text.narration import narrate

# Questions about details of an action in progress.
DETAILS: Final = ("wild", "core", "echo", "on", "pay", "store", "convert")
# Help for choices that are not components: a message (DEEDS) or a rule (MEANT).
DEEDS: Final = {"rest": "help-rest", "stop": "help-stop", "go on": "help-go", "done": "help-done"}
MEANT: Final = {"convert": "conversions", "sell": "conversions", "buy": "conversions", "clone": "two_player"}


class TrialPresenter(BasePresenter):
    """All texts of the game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, component_text.FILE)
        self.phrases: Final = Phrases(language)

    def kind_name(self, key: str) -> str:
        return self.phrases.colour(key)

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        return question.kind in DETAILS

    def question_text(self, question: Question, view: View, names: Names) -> str:
        if question.kind == "place" and any(
            choice.action >> codes.SHIFT == codes.V_CLONE for choice in question.choices
        ):
            return self.phrases.say("ask-both" if view["players"][question.seat]["figure"] < 0 else "ask-clone")
        return question_text.sentence(question, self.language)

    def choice_groups(self, question: Question, view: View, names: Names) -> list[ChoiceGroup]:
        return self.phrases.groups(question, view)

    def answer_hint(self, question: Question, view: View) -> str:
        return answer_hint(question, self)

    def explain_reason(self, reason: Reason) -> str:
        return reason_text.explain_reason(reason, self.language)

    # --- Components

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        given = options.extra.get("components") if options else None
        return catalog(from_option(given) if given else None, self.language)

    def explain(self, words: str, view: View | None, names: Names) -> str:
        typed = split_words(words.replace("_", " "))
        if " ".join(typed) in DEEDS:
            return self.phrases.say(DEEDS[" ".join(typed)])
        found = find_components(typed, view, self.language)
        if len(found) != 1:
            called = self.phrases.join_list("list", [entry["name"] for entry in found])
            return self.phrases.say("which-one", names=called) if found else ""
        entry = found[0]
        kind = self._say(f"kind-{entry['kind']}")
        lines = [self.phrases.say("component", name=entry["name"], kind=kind), *(f"  {line}" for line in entry["text"])]
        where = status_text.describe_place(view, entry["id"], self.phrases) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- Progress of the game

    def phase_title(self, chapter: Phase) -> str:
        (number,) = chapter
        return self._say("chapter-round", round=number) if number else self._say("chapter-setup")

    def status_line(self, view: View, names: Names) -> str:
        return status_text.format_heading(view, names, self.phrases)

    def describe_event(self, event: Event, names: Names) -> str:
        return narration.describe_event(event, names, self.language)

    def narrate(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Return the events as sentences, without the end of the game; see `describe_ending`."""

        def spell_at(seat: Seat, space: int) -> str:
            view = before()
            return (
                self.phrases.name(spell_on(view, seat, space))
                if view["players"][seat]["mat"] >= 0
                else space_name(space)
            )

        told = [event for event in events if event and event[0] != e.EV_OVER]
        return narrate(told, names, you, spell_at=spell_at, language=self.language)

    def describe_ending(self, ending: Ending, view: View, names: Names) -> str:
        return status_text.format_verdict(ending, view, names, self.phrases)

    def list_owned_components(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Return an empty list, because mats differ only in their colours."""
        return []


# --- Components by name


@cache
def entries(language: str) -> list[dict[str, Any]]:
    return catalog(language=language)


def find_components(typed: Sequence[str], view: View | None, language: str) -> list[dict[str, Any]]:
    """Return the component with this full name, or all whose names start with the typed words."""
    whole = "_".join(typed)
    if view and (meant := find_on_table(whole, view)):
        whole = meant
    whole = MEANT.get(whole, whole)
    for size in range(len(whole.split("_")), 0, -1):  # "to_purple red" is a spell with a colour
        start = "_".join(whole.split("_")[:size])
        exact = [
            one for one in entries(language) if start in (one["id"].casefold(), "_".join(split_words(one["name"])))
        ]
        if exact:
            return exact
    return [one for one in entries(language) if typed and matches_words(typed, split_words(one["name"]))]


def find_on_table(words: str, view: View) -> str:
    """Return the id of the component at a ring position or on a space of the viewer's mat."""
    last = words.rpartition("_")[2]
    if last.isdecimal() and words in (last, f"tile_{last}", f"position_{last}") and 0 < int(last) <= len(view["ring"]):
        tile: int = view["ring"][int(last) - 1]
        return TILES[tile].casefold()
    spaces = {space_name(space): space for space in range(codes.SPACES)}
    you: Seat = view["you"]
    if words in spaces and you >= 0 and view["players"][you]["mat"] >= 0:
        return spell_on(view, you, spaces[words])
    return ""
