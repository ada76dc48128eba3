"""`conclave replay`: a saved game as text, or the proof that its dealer was honest."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from conclave.cli.drawing import Drawing, face_and_drawing
from conclave.cli.screen import Screen
from conclave.cli.setup import Language
from conclave.play import record as records
from conclave.play.dealer import verify as verify_dealer
from conclave.play.errors import BadOptions
from conclave.play.face import Names
from conclave.play.fluent import ENGLISH
from conclave.play.notation import read_file, write_game
from conclave.play.protocol import NOBODY, Seat
from conclave.play.reader import Reader, Told, said
from conclave.play.session import redacted


def replay(
    file: Path, *, verify: bool = False, seat: int | None = None, to: Path | None = None, language: Language = ENGLISH
) -> None:
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
    to
        Write the game into this file instead: as JSON if its name ends in .json, else in the notation.
    """
    reader = Reader(read_file(file))
    if verify:
        checked = verify_dealer(reader.record, reader.game)
        print(f"verified: all {checked} outcomes of chance follow from the seed that was committed to")
    elif seat is not None:
        _tell(reader, seat, language)
    elif to is None:
        print(write_game(reader.record, reader.game), end="")
    else:
        _write(reader, to)


def _write(reader: Reader, to: Path) -> None:
    text = write_game(reader.record, reader.game)  # of a game that cannot be read again nothing is written
    try:
        if to.suffix == ".json":
            records.write(to, reader.record)
        else:
            to.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"cannot write {to}: {error.strerror}") from None


def _tell(reader: Reader, seat: Seat, language: str) -> None:
    names = reader.names_in(language)
    if not 0 <= seat < len(names):
        raise BadOptions(f"seats are numbered 0 to {len(names) - 1}; there is no seat {seat}")
    face, drawing = face_and_drawing(reader.game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    heading = ""
    for told in reader.moves(face.is_detail):
        if (chapter := face.chapter(reader.game.chapter(told.before))) != heading:
            screen.show()
            screen.show(f"== {chapter} ==")
            heading = chapter
        events = redacted(reader.game, told.events, seat)
        for sentence in face.story(events, names, NOBODY, partial(told.before.view, seat)):
            screen.show(sentence)
        for note in _notes(reader, told, names):
            screen.note(note)
    _tell_ending(reader, drawing, screen, names)


def _notes(reader: Reader, told: Told, names: Names) -> list[str]:
    """What somebody has said about a move: who, each seat's chance to win before it, and the comment."""
    lines = []
    for note in reader.notes(told.mark.first, told.mark.last):
        chances = [f"{name} {chance:.0%}" for name, chance in zip(names, note.judgement, strict=False)]
        parts = [f"({', '.join(chances)})" if chances else "", note.comment]
        lines.append(": ".join(part for part in (note.by, " ".join(part for part in parts if part)) if part))
    return lines


def _tell_ending(reader: Reader, drawing: Drawing, screen: Screen, names: Names) -> None:
    end = reader.end()
    ending = reader.record.ending or reader.game.ending(end)
    if not ending:
        return
    screen.show()
    if ending.by == "rules" and not ending.out:
        screen.show(drawing.ending(ending, end.view(NOBODY), names))
    else:
        screen.show(said(ending, names, screen.phrases.language))
        for name, points in zip(names, ending.points, strict=False):
            screen.show(f"{points:>4}  {name}")
