"""`conclave replay`: a saved game as text, and verification of its dealer."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from conclave.cli.drawing import Drawing, load_presenter_and_drawing
from conclave.cli.game_options import Language
from conclave.cli.outside_text import read_record_file
from conclave.cli.screen import Screen
from conclave.core import record as records
from conclave.core.dealer import verify_record as verify_dealer
from conclave.core.errors import BadOptions
from conclave.core.game import SPECTATOR, Seat
from conclave.core.notation import format_game
from conclave.core.record_reader import FILE, MoveEvents, RecordReader, describe_ending
from conclave.core.session import redact_events
from conclave.core.text import fluent
from conclave.core.text.bot_names import level_name
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.presenter import Names


def replay(
    file: Path, *, verify: bool = False, seat: int | None = None, to: Path | None = None, language: Language = ENGLISH
) -> None:
    """Print a saved game as text.

    Parameters
    ----------
    file
        A record of a game, as JSON or as the text that this command prints.
    verify
        Verify that every chance outcome follows from the revealed seed.
    seat
        Narrate the game in sentences, as this seat saw it; seats are counted from 0. By default the game is printed in
        notation, which is the same in every language.
    to
        Write the game into this file instead: as JSON if its name ends in .json, else in notation.
    """
    reader = RecordReader(read_record_file(file))
    if verify:
        checked = verify_dealer(reader.record, reader.game)
        print(f"verified: all {checked} outcomes of chance follow from the seed that was committed to")
    elif seat is not None:
        _tell(reader, seat, language)
    elif to is None:
        print(format_game(reader.record, reader.game), end="")
    else:
        _write(reader, to)


def _write(reader: RecordReader, to: Path) -> None:
    text = format_game(reader.record, reader.game)  # before opening the file: an invalid game must not overwrite it
    try:
        if to.suffix == ".json":
            records.write_json(to, reader.record)
        else:
            to.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"cannot write {to}: {error.strerror}") from None


def _tell(reader: RecordReader, seat: Seat, language: str) -> None:
    names = reader.player_names(language)
    if not 0 <= seat < len(names):
        raise BadOptions(f"seats are numbered 0 to {len(names) - 1}; there is no seat {seat}")
    presenter, drawing = load_presenter_and_drawing(reader.game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    heading = ""
    for told in reader.moves(presenter.is_detail):
        if (chapter := presenter.phase_title(reader.game.phase(told.before))) != heading:
            screen.show()
            screen.show(f"== {chapter} ==")
            heading = chapter
        events = redact_events(reader.game, told.events, seat)
        for sentence in presenter.narrate(events, names, SPECTATOR, partial(told.before.view, seat)):
            screen.show(sentence)
        if told.mark.kind == "substitute":
            bot = level_name(told.mark.bot, language)
            screen.show(fluent.say(language, FILE, "happened-substitute", seat=names[told.mark.seat], bot=bot))
        for note in _notes(reader, told, names):
            screen.show_note(note)
    _tell_ending(reader, drawing, screen, names)


def _notes(reader: RecordReader, told: MoveEvents, names: Names) -> list[str]:
    """Return the annotations of a move: author, each seat's win probability before it, and the comment."""
    lines = []
    for note in reader.annotations_in(told.mark.first, told.mark.last):
        chances = [f"{name} {chance:.0%}" for name, chance in zip(names, note.judgement, strict=False)]
        parts = [f"({', '.join(chances)})" if chances else "", note.comment]
        lines.append(": ".join(part for part in (note.by, " ".join(part for part in parts if part)) if part))
    return lines


def _tell_ending(reader: RecordReader, drawing: Drawing, screen: Screen, names: Names) -> None:
    end = reader.final_state()
    ending = reader.record.ending or reader.game.ending(end)
    if not ending:
        return
    screen.show()
    if ending.by == "rules" and not ending.out:
        screen.show(drawing.draw_ending(ending, end.view(SPECTATOR), names))
    else:
        screen.show(describe_ending(ending, names, screen.messages.language))
        for name, points in zip(names, ending.points, strict=False):
            screen.show(f"{points:>4}  {name}")
