"""`conclave replay`: a saved game as text, or the proof that its dealer was honest."""

from __future__ import annotations

from pathlib import Path

from conclave.play import registry
from conclave.play.dealer import verify as verify_dealer
from conclave.play.errors import BadOptions
from conclave.play.notation import read_file, write_game
from conclave.play.protocol import Game, Seat
from conclave.play.record import Record, positions
from conclave.play.session import redacted


def replay(file: Path, *, verify: bool = False, seat: int | None = None) -> None:
    """Tell a saved game as text.

    Parameters
    ----------
    file
        A record of a game, as JSON or as the text that this command prints.
    verify
        Deal every outcome of chance again from the revealed seed, and say whether the record is honest.
    seat
        Tell the game in sentences, as this seat saw it; seats are counted from 0.
    """
    record = read_file(file)
    game = registry.find(record.game)
    if verify:
        checked = verify_dealer(record, game)
        print(f"verified: all {checked} outcomes of chance follow from the seed that was committed to")
    elif seat is None:
        print(write_game(record, game), end="")
    else:
        _tell(game, record, seat)


def _tell(game: Game, record: Record, seat: Seat) -> None:
    if not 0 <= seat < len(record.seats):
        raise BadOptions(f"seats are numbered 0 to {len(record.seats) - 1}; there is no seat {seat}")
    names = [player.name for player in record.seats]
    heading = ""
    for _, state, action in positions(game, record):
        if (chapter := game.chapter(state)) != heading:
            print(f"\n== {chapter} ==")
            heading = chapter
        after, events = state.copy(), list[tuple[int, ...]]()
        after.apply(action, events)
        for event in redacted(game, events, seat):
            if sentence := game.tell(event, names):
                print(sentence)
