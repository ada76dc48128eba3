"""Trial of the Temples drawn in a terminal: its colours, its table and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.cli.drawing import Amount
from conclave.play.ending import Ending
from conclave.play.face import Face, Names
from conclave.play.protocol import View
from conclave.trial_of_the_temples.box import TRACKS
from conclave.trial_of_the_temples.face.wording import Phrases
from conclave.trial_of_the_temples.terminal import board

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class TrialDrawing:
    """How the game looks to readers of one language."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face
        self._phrases: Final = Phrases(face.language)

    def paint(self, line: str) -> Text:
        return board.paint(line, self._phrases)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return board.Board(view, names, amount, self._phrases)

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        from rich.console import Group as Stack

        said = self.paint(self._face.ending(ending, view, names))
        return Stack(said, "", *breakdown(ending, view, names, self._phrases), "")


def breakdown(ending: Ending, view: View, names: Names, phrases: Phrases) -> list[Text]:
    """Where everybody's points come from, best first."""
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
