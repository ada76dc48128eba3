"""`conclave show`: terminal drawing of a position given as one line of text."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from conclave.cli.drawing import DetailLevel, Drawing, load_presenter_and_drawing
from conclave.cli.game_options import Language
from conclave.cli.screen import Screen
from conclave.cli.text_layout import lay_out_menu
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import SPECTATOR, Game, Seat, State
from conclave.core.positions import find_game, is_known_to, parse_seat, position_error, seat_name
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.presenter import Presenter


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
        One line of text, as printed by the command `position` during play (docs/POSITIONS.md); - reads standard input.
    viewer
        The viewer: p1 to p4, or nobody for a spectator. The acting seat by default.
    seed
        Deal the unknown parts with this seed; by default only what the line contains is shown.
    """
    line = " ".join((sys.stdin.read() if position == "-" else position).split())
    game = find_game(line, map(registry.load_game, registry.list_games()))
    state = game.from_position_text(line, SeededDice(seed or "show"))
    seats = game.options_of(state).seats
    whose = _viewer(game, line, state, viewer, is_dealt=seed is not None)
    presenter, drawing = load_presenter_and_drawing(game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    names = [screen.messages.say("player", number=seat + 1) for seat in range(seats)]
    view = state.view(whose)
    screen.show_heading(presenter.status_line(view, names) or presenter.phase_title(game.phase(state)))
    screen.show(drawing.draw(view, names, DetailLevel.USUAL))
    if ending := game.ending(state):
        screen.show(drawing.draw_ending(ending, view, names))
    elif whose == state.current_player():
        _ask(screen, presenter, drawing, game, state, names)


def _viewer(game: Game, line: str, state: State, said: str | None, *, is_dealt: bool) -> Seat:
    """Return the viewer. Raise an error if the line leaves unknown what the viewer would see, unless it is dealt."""
    seats, asked = game.options_of(state).seats, state.current_player()
    dice = [SeededDice(number) for number in range(3)]
    if said is None:
        return asked if asked >= 0 and (is_dealt or is_known_to(game, line, asked, dice)) else SPECTATOR
    whose = SPECTATOR if said == "nobody" else parse_seat(said, seats, "--viewer")
    if not is_dealt and not is_known_to(game, line, whose, dice):
        raise position_error("position-unseen", who="nobody" if whose == SPECTATOR else seat_name(whose))
    return whose


def _ask(screen: Screen, presenter: Presenter, drawing: Drawing, game: Game, state: State, names: list[str]) -> None:
    question, view = game.question(state), state.view(state.current_player())
    screen.show_question(presenter.question_text(question, view, names))
    groups = presenter.choice_groups(question, view, names)
    if any(group.choices for group in groups):
        screen.show(lay_out_menu(groups, drawing.paint))
    if hint := presenter.answer_hint(question, view):
        screen.show_hint(hint)
