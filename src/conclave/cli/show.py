"""`conclave show`: a position, given as one line of text, drawn in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from conclave.cli.drawing import Amount, Drawing, face_and_drawing
from conclave.cli.layout import menu
from conclave.cli.screen import Screen
from conclave.cli.setup import Language
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.face import Face
from conclave.play.fluent import ENGLISH
from conclave.play.positions import game_of, is_known_to, mistaken, one_seat, seat_name
from conclave.play.protocol import NOBODY, Game, Seat, State


def show(
    position: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    viewer: str | None = None,
    seed: str | None = None,
    language: Language = ENGLISH,
) -> None:
    """Draw a position.

    Parameters
    ----------
    position
        One line of text, as `position` at the table and docs/POSITIONS.md write it; - reads it from standard input.
    viewer
        Whose eyes to see it with: p1 to p4, or nobody for a spectator. Without it, the seat that is asked.
    seed
        Deal what the line leaves unknown; without it, only what the line says is shown.
    """
    line = " ".join((sys.stdin.read() if position == "-" else position).split())
    game = game_of(line, map(registry.find, registry.names()))
    state = game.position(line, SeededDice(seed or "show"))
    seats = game.header(state).seats
    whose = _viewer(game, line, state, viewer, is_dealt=seed is not None)
    face, drawing = face_and_drawing(game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    names = [screen.phrases.say("player", number=seat + 1) for seat in range(seats)]
    view = state.view(whose)
    screen.heading(face.heading(view, names) or face.chapter(game.chapter(state)))
    screen.show(drawing.draw(view, names, Amount.USUAL))
    if ending := game.ending(state):
        screen.show(drawing.ending(ending, view, names))
    elif whose == state.actor():
        _ask(screen, face, drawing, game, state, names)


def _viewer(game: Game, line: str, state: State, said: str | None, *, is_dealt: bool) -> Seat:
    """Who looks; a line that leaves unknown what that seat would see is refused, unless it has been dealt."""
    seats, asked = game.header(state).seats, state.actor()
    dice = [SeededDice(number) for number in range(3)]
    if said is None:
        return asked if asked >= 0 and (is_dealt or is_known_to(game, line, asked, dice)) else NOBODY
    whose = NOBODY if said == "nobody" else one_seat(said, seats, "--viewer")
    if not is_dealt and not is_known_to(game, line, whose, dice):
        raise mistaken("position-unseen", who="nobody" if whose == NOBODY else seat_name(whose))
    return whose


def _ask(screen: Screen, face: Face, drawing: Drawing, game: Game, state: State, names: list[str]) -> None:
    question, view = game.question(state), state.view(state.actor())
    screen.question(face.ask(question, view, names))
    groups = face.choices(question, view, names)
    if any(group.choices for group in groups):
        screen.show(menu(groups, drawing.paint))
    if hint := face.hint(question, view):
        screen.hint(hint)
