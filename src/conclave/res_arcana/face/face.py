"""Res Arcana's face: what it says in one language, to readers in terminals and browsers alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.play.ending import Ending
from conclave.play.face import Group, Names, hint
from conclave.play.forms import fits, words_of
from conclave.play.protocol import Chapter, Event, Json, Options, Question, Reason, Seat, View
from conclave.play.shapes import Bag, Number, Subset
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import events as e
from conclave.res_arcana.engine.setup import PACK_SIZE
from conclave.res_arcana.face import questions, reasons, standing, story, text
from conclave.res_arcana.face.story import narrate
from conclave.res_arcana.face.wording import Phrases
from conclave.res_arcana.notation import KIND_NAMES
from conclave.res_arcana.watching import advance

# Questions that settle what the seat is doing already; for all others the whole table is shown first.
DETAILS: Final = (
    "pay", "gain", "put", "kind", "number", "rival", "look", "discard", "destroy", "turn", "straighten", "put_on",
    "summon", "return", "item", "upkeep",
)  # fmt: skip

COUNTED: Final = ("mage", "place_of_power")  # by statistics


class ResArcanaFace:
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
        return self.phrases.kind(KIND_NAMES.index(key))

    def _say(self, message: str, **args: int | str) -> str:
        return text.say(self.language, message, **args)

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        return question.kind in DETAILS and not question.prompt.endswith("-unless")

    def ask(self, question: Question, view: View, names: Names) -> str:
        if question.kind == "keep" and view["variant"] == codes.DRAFT:
            return self.phrases.say("keep-pass", seat=names[next_in_draft(view)])
        return questions.sentence(question, self.language)

    def choices(self, question: Question, view: View, names: Names) -> list[Group]:
        return self.phrases.groups(question, view, names)

    def hint(self, question: Question, view: View) -> str:
        shape = question.shape
        if isinstance(shape, Number):
            return self.phrases.say("hint-number", least=shape.least, most=shape.most)
        if isinstance(shape, Bag) and shape.size > 1:
            return self.phrases.bag_hint(question, shape, view)
        if isinstance(shape, Subset) and not shape.least:
            return self.phrases.say("hint-take" if shape.most > 1 else "hint-take-one")
        return hint(question, self)

    def why(self, reason: Reason) -> str:
        return reasons.why(reason, self.language)

    # --- Components

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        from conclave.res_arcana.face.catalog import catalog  # late: only few want all of it

        return catalog(self.language)

    def explain(self, words: str, view: View | None, names: Names) -> str:
        found = find(words, self.phrases)
        if len(found) != 1:
            return self.phrases.say("which-one", names=self.phrases.names(found)) if found else ""
        card = ALL[found[0]]
        lines = [text.heading(card, self.language), *(f"  {line}" for line in text.rules_text(card, self.language))]
        where = standing.place_of(view, found[0], names, self.phrases) if view else ""
        return "\n".join([*lines, *([f"  {where}"] if where else [])])

    # --- The course of the game

    def chapter(self, chapter: Chapter) -> str:
        *game, number = chapter
        where = self._say("chapter-round", round=number) if number else self._say("chapter-setup")
        return self._say("chapter-game", game=game[0], where=where) if game else where

    def heading(self, view: View, names: Names) -> str:
        return standing.heading(view, names, self.phrases)

    def tell(self, event: Event, names: Names) -> str:
        return story.tell(event, names, self.language)

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Sentences; between the games of a match, how the points of the last one came about."""
        told, start = list[str](), 0
        phase: Callable[[], int] = lambda: before()["phase"]  # noqa: E731 - asked for late, if at all
        asked: Callable[[], int] = lambda: before()["asked"][0]  # noqa: E731
        for number, event in enumerate(events):
            if event and event[0] == e.EV_GAME:
                view = advance(before(), events[:number])
                told += narrate(events[start:number], names, you, phase=phase, asked=asked, language=self.language)
                told += [standing.score_line(view, seat, names, self.phrases) for seat in range(len(names))]
                start, phase = number, lambda: codes.PH_SIDES
        rest = [event for event in events[start:] if event and event[0] != e.EV_OVER]  # the ending says that
        return told + narrate(rest, names, you, phase=phase, asked=asked, language=self.language)

    def ending(self, ending: Ending, view: View, names: Names) -> str:
        return standing.verdict(ending, view, names, self.phrases)

    def kept(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """The mage, and the Places of Power that the seat has claimed."""
        cards = [ALL[one["id"]] for one in view["players"][seat]["play"]]
        return [(card.kind, card.id) for card in cards if card.kind in COUNTED]


def next_in_draft(view: View) -> Seat:
    """Who gets the rest of the viewer's pack: the seat to the left for the first four cards, then to the right."""
    seat: Seat = view["you"]["seat"]
    step = 1 if len(view["you"]["deck"]) < PACK_SIZE else -1
    return (seat + step) % int(view["seats"])


# --- Components by name


def find(wanted: str, phrases: Phrases) -> list[int]:
    """The components that words mean: one named in full, or all whose names the words could begin.

    They may be words of the notation or of the language.
    """
    typed = words_of(wanted.replace("_", " "))
    named = [(words_of(card.id.replace("_", " ")), words_of(phrases.name(c))) for c, card in enumerate(ALL)]
    if typed and typed[-1] in ("1", "2"):  # a power, in notation
        typed = typed[:-1]
    exact = [c for c, titles in enumerate(named) if typed in titles]
    return exact or [c for c, titles in enumerate(named) if typed and any(fits(typed, title) for title in titles)]
