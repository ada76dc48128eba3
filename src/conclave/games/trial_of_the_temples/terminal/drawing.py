"""Terminal drawing of Trial of the Temples: colours, table and final scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.cli.drawing import BoardDrawing
from conclave.core.ending import Ending
from conclave.core.game import View
from conclave.core.text.presenter import Names, Presenter
from conclave.games.trial_of_the_temples.components import TRACKS
from conclave.games.trial_of_the_temples.terminal import board
from conclave.games.trial_of_the_temples.text.choice_labels import Phrases

if TYPE_CHECKING:
    from rich.text import Text


class TrialDrawing(BoardDrawing[Phrases]):
    """Terminal drawing of Trial of the Temples in one language."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter, Phrases(presenter.language), board.paint, board.Board)

    def draw_scores(self, ending: Ending, view: View, names: Names) -> list[Text]:
        return breakdown(ending, view, names, self._phrases)


def breakdown(ending: Ending, view: View, names: Names, phrases: Phrases) -> list[Text]:
    """Return every seat's points by origin, best seat first."""
    from rich.text import Text

    titles = ["", *(phrases.name(track) for track in TRACKS), phrases.say("column-lines"), phrases.say("column-spells")]
    lines = [[Text(title, "bold") for title in (*titles, phrases.say("column-total"), phrases.say("column-mana"))]]
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in ending.winners, -ending.points[seat])):
        parts = ending.details["breakdown"][seat]
        numbers = (*parts["tracks"], parts["lines"], parts["spells"], ending.points[seat], parts["mana"])
        lines.append([Text(phrases.seat_name(view, seat, names)), *(Text(str(number)) for number in numbers)])
    for line in lines:
        line[-1].align("right", len(phrases.say("column-mana")))
    return board.columns(lines, range(1, len(titles) + 1))
