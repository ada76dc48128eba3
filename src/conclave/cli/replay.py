"""`conclave replay`: a saved game as text, or the proof that its dealer was honest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from conclave.cli.screen import Screen
from conclave.cli.setup import Language
from conclave.cli.table import find_table
from conclave.play import registry
from conclave.play.dealer import verify as verify_dealer
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH
from conclave.play.notation import read_file, write_game
from conclave.play.protocol import NOBODY, Event, Game, Seat, View
from conclave.play.record import Record, positions, replayed
from conclave.play.session import redacted


def replay(file: Path, *, verify: bool = False, seat: int | None = None, language: Language = ENGLISH) -> None:
    """Tell a saved game as text.

    Parameters
    ----------
    file
        A record of a game, as JSON or as the text that this command prints.
    verify
        Deal every outcome of chance again from the revealed seed, and say whether the record is honest.
    seat
        Tell the game in sentences, as this seat saw it; seats are counted from 0. Without it the game is written in
        the notation, which is the same in every language.
    """
    record = read_file(file)
    game = registry.find(record.game)
    if verify:
        checked = verify_dealer(record, game)
        print(f"verified: all {checked} outcomes of chance follow from the seed that was committed to")
    elif seat is None:
        print(write_game(record, game), end="")
    else:
        _tell(game, record, seat, language)


def _tell(game: Game, record: Record, seat: Seat, language: str) -> None:
    if not 0 <= seat < len(record.seats):
        raise BadOptions(f"seats are numbered 0 to {len(record.seats) - 1}; there is no seat {seat}")
    screen, table = Screen(language), find_table(game, language)
    names = [player.name for player in record.seats]
    screen.paint = table.paint
    for heading, view, events in _chapters(game, record, seat, language):
        screen.show()
        screen.show(f"== {heading} ==")
        for sentence in table.story(events, names, NOBODY, partial(View, view)):
            screen.show(sentence)
    end = replayed(game, record)
    if outcome := game.outcome(end):
        screen.show()
        screen.show(table.ending(outcome, end.view(NOBODY), names))


def _chapters(game: Game, record: Record, seat: Seat, language: str) -> Iterator[tuple[str, View, list[Event]]]:
    """Chapter by chapter: its heading, what the seat saw at its beginning, and what it saw happen."""
    heading, view, seen = "", View(), list[Event]()
    for _, state, action in positions(game, record):
        if (chapter := game.chapter(state, language)) != heading:
            if heading:
                yield heading, view, seen
            heading, view, seen = chapter, state.view(seat), []
        events: list[Event] = []
        state.copy().apply(action, events)
        seen += redacted(game, events, seat)
    if heading:
        yield heading, view, seen
