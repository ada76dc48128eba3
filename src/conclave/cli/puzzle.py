"""`conclave puzzle`: one puzzle at a keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conclave import bots
from conclave.analysis.course import Course
from conclave.cli.analyse import SECONDS, judged
from conclave.cli.screen import Left, Screen
from conclave.cli.setup import Language
from conclave.cli.sitting import Sitting
from conclave.lessons.form import OPEN
from conclave.play import fluent, registry
from conclave.play.dealer import SeededDealer, SeededDice
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH
from conclave.play.notation import read_file
from conclave.play.protocol import Seat
from conclave.play.reader import Reader
from conclave.play.record import Player
from conclave.play.session import Session
from conclave.puzzles import shelf
from conclave.puzzles.own import OwnLapse, own_lapse
from conclave.puzzles.puzzle import SORTS, Puzzle
from conclave.puzzles.themes import THEMES
from conclave.puzzles.words import FILE

DAILY: Final = "res_arcana"


@Parameter(name="*")
@dataclass(frozen=True)
class Wanted:
    """What kind of puzzle."""

    theme: Annotated[str | None, Parameter(help=f"One with this theme: {', '.join(THEMES)}.")] = None
    level: Annotated[str | None, Parameter(help=f"One of this difficulty: {', '.join(shelf.LEVELS)}.")] = None
    task: Annotated[str | None, Parameter(help=f"One with this task: {', '.join(SORTS)}.")] = None


@Parameter(name="*")
@dataclass(frozen=True)
class OwnGame:
    """A game of one's own instead."""

    file: Annotated[
        Path | None, Parameter(name="--from", help="The record of a finished game: what turned it, as puzzles.")
    ] = None
    seat: Annotated[int, Parameter(help="Whose decisions there; seats are counted from 0.")] = 0
    seconds: Annotated[float, Parameter(help="About how long to analyse it.")] = SECONDS


ANY: Final = Wanted()
NONE: Final = OwnGame()


def puzzle(
    game: str = DAILY,
    *,
    name: str | None = None,
    wanted: Wanted = ANY,
    seed: str | None = None,
    file: Path | None = None,
    own: OwnGame = NONE,
    language: Language = ENGLISH,
) -> None:
    """Solve a puzzle in the terminal: the one of the day, or any with a theme, a difficulty or a task.

    Parameters
    ----------
    game
        The name of the game.
    name
        The puzzle of this name.
    seed
        Chooses the same one again among those that fit; without it, any of them.
    file
        Puzzles of one's own, as `conclave puzzles make` writes them.
    """
    if own.file:
        _learn_from(own.file, own.seat, own.seconds, Screen(language))
        return
    found = registry.find(game)
    puzzles = shelf.read(file).puzzles if file else shelf.shipped(found.name)
    is_daily = not any((name, wanted != ANY, seed, file))
    one = shelf.daily(found.name, datetime.now(UTC).date()) if is_daily else None
    if one is None:
        fitting = (
            [one for one in puzzles if one.id == name]
            if name
            else shelf.chosen(puzzles, wanted.theme, wanted.level, wanted.task)
        )
        if not fitting:
            raise BadOptions(f"none of {len(puzzles)} puzzles of {found.name} fits; {_choice(puzzles)}")
        dice = SeededDice(seed if seed is not None else SeededDealer.fresh().seed)
        one = fitting[dice.below(len(fitting))]
    Puzzling(one, Screen(language)).run()


def _choice(puzzles: Sequence[Puzzle]) -> str:
    """What can be asked for."""
    themes = sorted({theme for one in puzzles for theme in one.themes})
    names = ", ".join(one.id for one in puzzles[:2])
    return f"the themes are {', '.join(themes) or 'none'}; names are like {names or 'none'}"


def _learn_from(file: Path, seat: Seat, seconds: float, screen: Screen) -> None:
    """Analyse a game, and set what turned it, the costliest decision first."""
    if seconds <= 0:
        raise BadOptions("thinking takes time: --seconds is above 0")
    reader = Reader(read_file(file))
    if not 0 <= seat < len(reader.record.seats):
        raise BadOptions(f"seats are numbered 0 to {len(reader.record.seats) - 1}; there is no seat {seat}")
    course = Course(reader)
    course.think_for(seconds)
    analysis = judged(course, None)
    mine = {one.at for one in analysis.decisions if one.seat == seat}
    turned = [at for at in analysis.turning if at in mine]
    if not turned:
        screen.show(fluent.say(screen.phrases.language, FILE, "terminal-calm"))
    for at in turned:
        if not Puzzling(own_lapse(reader, analysis, file.stem, at, 0), screen).run():
            return


class Puzzling(Sitting):
    """A puzzle at one keyboard: wrong moves are explained and taken back."""

    def __init__(self, puzzle: Puzzle | OwnLapse, screen: Screen) -> None:
        game = registry.find(puzzle.game)
        start = game.position(puzzle.position)
        self.puzzle: Final = puzzle
        players = [
            Player(self._word(screen, "seat", number=seat + 1, you=int(seat == puzzle.learner)))
            if seat == puzzle.learner
            else Player(f"{puzzle.rival.capitalize()} {seat + 1}", "bot", puzzle.rival)
            for seat in range(len(start.returns()))
        ]
        super().__init__(Session(game, game.header(start), SeededDealer(puzzle.id), start=start), players, screen)
        self.commands["solution"] = self._solution
        for command in ("save", "hint"):  # there is nothing to save, and "solution" to be shown
            self.commands.pop(command)

    def _word(self, screen: Screen, message: str, **args: int | str) -> str:
        return fluent.say(screen.phrases.language, FILE, message, **args)

    def run(self) -> bool:  # type: ignore[override]  # a game is only ever left
        """Until it is solved, or somebody leaves; whether it is solved."""
        words = self.puzzle.words(OPEN, self.screen.phrases.language)
        self.screen.heading(f"{self.face.title}: {words.title}")
        self.screen.show(words.text)
        self.screen.show(words.task)
        self.screen.show(self._word(self.screen, "terminal-help"))
        try:
            while not self._is_over():
                pass
        except (Left, KeyboardInterrupt):
            return False
        return True

    def _is_over(self) -> bool:
        """One more answer, of whoever is asked; whether the puzzle is solved by it."""
        session = self.session
        seat = session.state.actor()
        if seat in self.bots:
            session.submit(seat, session.length, bots.whole_answer(self.bots[seat], session.state))
            return False
        before, length = session.state.copy(), session.length
        self._ask(seat)
        if session.length < length:  # taken back
            return False
        judged = self.puzzle.judge(before, session.log[length:])
        if judged.verdict == "open":
            return False
        self.screen.note(self.puzzle.words(judged, self.screen.phrases.language).said)
        if judged.verdict == "astray":
            session.rewind(length, by_consent=True)
            self.told = dict.fromkeys(self.told, session.length)
        return judged.verdict == "done"

    def _solution(self, seat: Seat, _: str) -> None:
        """The next answer, in notation, which can be typed."""
        state = self.session.state.copy()
        texts = list[str]()
        for action in self.puzzle.solution(state):
            texts.append(self.session.game.write(state, action))
            state.apply(action)
        self.screen.show(self._word(self.screen, "terminal-solution", answer="; ".join(texts)))
