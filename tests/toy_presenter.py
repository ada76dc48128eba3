"""What Embers says, built on the plain face: the sentences that it has words for, in English whoever reads."""

from __future__ import annotations

from typing import Any

from conclave.core.game import Event, Options, Phase, Question, Reason, View
from conclave.core.text.presenter import Names, PlainPresenter
from toy import CARDS, COLOURS, E_BID, E_BURNED, E_DEALT, E_GAINED, E_NOW, E_OMEN, E_SHOWN, EMBERS, UNKNOWN, said

VERBS = {E_DEALT: "draws", E_BID: "bids", E_SHOWN: "shows", E_GAINED: "gains", E_BURNED: "burns"}


class EmbersFace(PlainPresenter):
    """A face for tests."""

    def __init__(self, language: str) -> None:
        super().__init__(EMBERS.name, language)

    def question_text(self, question: Question, view: View, names: Names) -> str:
        return f"What do you {question.kind}?"

    def explain_reason(self, reason: Reason) -> str:
        return said(reason)

    def phase_title(self, chapter: Phase) -> str:
        return f"Round {chapter[0]}"

    def describe_event(self, event: Event, names: Names) -> str:
        what, *rest = event
        if what == E_NOW:
            return ""
        if what == E_OMEN:
            return f"The omen is {rest[0]}."
        thing = COLOURS[rest[1]] if what == E_GAINED else "something" if rest[1] == UNKNOWN else str(rest[1])
        return f"{names[rest[0]]} {VERBS.get(what, 'handles')} {thing}."

    def catalog(self, options: Options | None = None) -> list[dict[str, Any]]:
        return [
            {"id": f"card_{card}", "name": f"Card {card}", "kind": "card", "text": [f"Bids {card}."], "value": card}
            for card in range(CARDS)
        ]
