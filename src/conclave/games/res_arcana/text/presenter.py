"""Presenter of Res Arcana: all its texts in one language, for terminals and browsers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.core.action_notation import matches_words, split_words
from conclave.core.ending import Ending
from conclave.core.game import Event, Json, Options, Phase, Question, Reason, Seat, View
from conclave.core.shapes import Bag, Number, Subset
from conclave.core.text.base_presenter import BasePresenter
from conclave.core.text.presenter import ChoiceGroup, Names, answer_hint
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.engine.setup import PACK_SIZE
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.text import component_text, narration, question_text, reason_text, status_text
from conclave.games.res_arcana.text.choice_labels import Phrases
from conclave.games.res_arcana.text.narration import narrate

# Questions about details of the current action. Before all others the whole table is shown.
DETAILS: Final = (
    "pay", "gain", "put", "kind", "number", "rival", "look", "discard", "destroy", "turn", "straighten", "put_on",
    "summon", "return", "item", "upkeep",
)  # fmt: skip

COUNTED: Final = ("mage", "place_of_power")  # kinds of components that statistics count


class ResArcanaPresenter(BasePresenter):
    """All texts of the game in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, component_text.FILE)
        self.phrases: Final = Phrases(language)

    def kind_name(self, key: str) -> str:
        return self.phrases.kind(KIND_NAMES.index(key))

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        return question.kind in DETAILS and not question.prompt.endswith("-unless")

    def question_text(self, question: Question, view: View, names: Names) -> str:
        if question.kind == "keep" and view["variant"] == codes.DRAFT:
            return self.phrases.say("keep-pass", seat=names[next_in_draft(view)])
        return question_text.sentence(question, self.language)

    def choice_groups(self, question: Question, view: View, names: Names) -> list[ChoiceGroup]:
        return self.phrases.groups(question, view, names)

    def answer_hint(self, question: Question, view: View) -> str:
        shape = question.shape
        if isinstance(shape, Number):
            return self.phrases.say("hint-number", least=shape.least, most=shape.most)
        if isinstance(shape, Bag) and shape.size > 1:
            return self.phrases.bag_hint(question, shape, view)
        if isinstance(shape, Subset) and not shape.least:
            return self.phrases.say("hint-take" if shape.most > 1 else "hint-take-one")
        return answer_hint(question, self)

    def explain_reason(self, reason: Reason) -> str:
        return reason_text.explain_reason(reason, self.language)

    # --- Components

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        from conclave.games.res_arcana.text.catalog import catalog  # imported late: rarely needed

        return catalog(self.language)

    def explain(self, words: str, view: View | None, names: Names) -> str:
        found = find_components(words, self.phrases)
        if len(found) != 1:
            return self.phrases.say("which-one", names=self.phrases.names(found)) if found else ""
        card = ALL[found[0]]
        lines = [
            component_text.heading(card, self.language),
            *(f"  {line}" for line in component_text.rules_text(card, self.language)),
        ]
        where = status_text.describe_place(view, found[0], names, self.phrases) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- Progress of the game

    def phase_title(self, chapter: Phase) -> str:
        *game, number = chapter
        where = self._say("chapter-round", round=number) if number else self._say("chapter-setup")
        return self._say("chapter-game", game=game[0], where=where) if game else where

    def status_line(self, view: View, names: Names) -> str:
        return status_text.format_heading(view, names, self.phrases)

    def describe_event(self, event: Event, names: Names) -> str:
        return narration.describe_event(event, names, self.language)

    def narrate(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Return the events as sentences. Between the games of a match, add the score breakdown of the last one."""
        told, start = list[str](), 0
        phase: Callable[[], int] = lambda: before()["phase"]  # noqa: E731 - asked for late, if at all
        asked: Callable[[], int] = lambda: before()["asked"][0]  # noqa: E731
        for number, event in enumerate(events):
            if event and event[0] == e.EV_GAME:
                view = status_text.view_of_scores(before(), events[:number])
                told += narrate(events[start:number], names, you, phase=phase, asked=asked, language=self.language)
                told += [status_text.score_line(view, seat, names, self.phrases) for seat in range(len(names))]
                start, phase = number, lambda: codes.PH_SIDES
        rest = [event for event in events[start:] if event and event[0] != e.EV_OVER]  # described by the ending
        return told + narrate(rest, names, you, phase=phase, asked=asked, language=self.language)

    def describe_ending(self, ending: Ending, view: View, names: Names) -> str:
        return status_text.format_verdict(ending, view, names, self.phrases)

    def list_owned_components(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Return the mage and the Places of Power that the seat has claimed."""
        cards = [ALL[one["id"]] for one in view["players"][seat]["play"]]
        return [(card.kind, card.id) for card in cards if card.kind in COUNTED]


def next_in_draft(view: View) -> Seat:
    """Return the seat that gets the rest of the viewer's pack: left for the first four cards, then right."""
    seat: Seat = view["you"]["seat"]
    step = 1 if len(view["you"]["deck"]) < PACK_SIZE else -1
    return (seat + step) % int(view["seats"])


# --- Components by name


def find_components(wanted: str, phrases: Phrases) -> list[int]:
    """Return the components that the typed words match: one by its full name, or all whose names begin so.

    The words may come from the notation or from the language.
    """
    typed = split_words(wanted.replace("_", " "))
    named = [(split_words(card.id.replace("_", " ")), split_words(phrases.name(c))) for c, card in enumerate(ALL)]
    if typed and typed[-1] in ("1", "2"):  # the number of a power in notation
        typed = typed[:-1]
    exact = [c for c, titles in enumerate(named) if typed in titles]
    return exact or [
        c for c, titles in enumerate(named) if typed and any(matches_words(typed, title) for title in titles)
    ]
