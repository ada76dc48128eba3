"""`conclave puzzle`: one puzzle in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conclave.analysis.game_analysis import GameAnalysis
from conclave.cli.analyse_command import DEFAULT_SECONDS, run_analysis
from conclave.cli.game_options import Language
from conclave.cli.outside_text import read_record_file
from conclave.cli.screen import LeftTable, Screen
from conclave.cli.terminal_game import TerminalGame
from conclave.core import registry
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.errors import BadOptions
from conclave.core.game import Seat
from conclave.core.record import Player
from conclave.core.record_reader import RecordReader
from conclave.core.session import Session
from conclave.core.text import fluent
from conclave.core.text.fluent import ENGLISH
from conclave.lessons.task import OPEN
from conclave.puzzles import repository
from conclave.puzzles.own_games import OwnLapse, own_lapse
from conclave.puzzles.puzzle import SORTS, Puzzle
from conclave.puzzles.puzzle_texts import FILE
from conclave.puzzles.themes import list_themes


@Parameter(name="*")
@dataclass(frozen=True)
class PuzzleFilter:
    """Criteria for choosing a puzzle."""

    theme: Annotated[str | None, Parameter(help=f"One with this theme: {', '.join(list_themes())}.")] = None
    level: Annotated[str | None, Parameter(help=f"One of this difficulty: {', '.join(repository.LEVELS)}.")] = None
    task: Annotated[str | None, Parameter(help=f"One with this task: {', '.join(SORTS)}.")] = None


@Parameter(name="*")
@dataclass(frozen=True)
class OwnGame:
    """A game of the user's own to make puzzles from."""

    file: Annotated[
        Path | None, Parameter(name="--from", help="The record of a finished game: what turned it, as puzzles.")
    ] = None
    seat: Annotated[int, Parameter(help="Whose decisions there; seats are counted from 0.")] = 0
    seconds: Annotated[float, Parameter(help="About how long to analyse it.")] = DEFAULT_SECONDS


ANY: Final = PuzzleFilter()
NONE: Final = OwnGame()


def puzzle(
    game: str | None = None,
    *,
    name: str | None = None,
    wanted: PuzzleFilter = ANY,
    seed: str | None = None,
    file: Path | None = None,
    own: OwnGame = NONE,
    language: Language = ENGLISH,
) -> None:
    """Solve a puzzle in the terminal: the puzzle of the day, or one with a given theme, difficulty or task.

    Parameters
    ----------
    game
        The name of the game; by default the first that has puzzles.
    name
        The name of a puzzle.
    seed
        The seed of the choice among matching puzzles; random by default.
    file
        A file of puzzles written by `conclave puzzles make`.
    """
    if own.file:
        _learn_from(own.file, own.seat, own.seconds, Screen(language))
        return
    found = registry.load_game(game or repository.first_game())
    puzzles = repository.read(file).puzzles if file else repository.load_shipped(found.name)
    is_daily = not any((name, wanted != ANY, seed, file))
    one = repository.daily(found.name, datetime.now(UTC).date()) if is_daily else None
    if one is None:
        fitting = (
            [one for one in puzzles if one.id == name]
            if name
            else repository.filter_puzzles(puzzles, wanted.theme, wanted.level, wanted.task)
        )
        if not fitting:
            raise BadOptions(f"none of {len(puzzles)} puzzles of {found.name} fits; {_choice(puzzles)}")
        dice = SeededDice(seed if seed is not None else SeededDealer.fresh().seed)
        one = fitting[dice.below(len(fitting))]
    PuzzleGame(one, Screen(language)).run()


def _choice(puzzles: Sequence[Puzzle]) -> str:
    """Return the available themes and examples of names, for an error message."""
    themes = sorted({theme for one in puzzles for theme in one.themes})
    names = ", ".join(one.id for one in puzzles[:2])
    return f"the themes are {', '.join(themes) or 'none'}; names are like {names or 'none'}"


def _learn_from(file: Path, seat: Seat, seconds: float, screen: Screen) -> None:
    """Analyse a game and present its turning points as puzzles, costliest first."""
    if seconds <= 0:
        raise BadOptions("thinking takes time: --seconds is above 0")
    reader = RecordReader(read_record_file(file))
    if not 0 <= seat < len(reader.record.seats):
        raise BadOptions(f"seats are numbered 0 to {len(reader.record.seats) - 1}; there is no seat {seat}")
    course = GameAnalysis(reader)
    course.think_for(seconds)
    analysis = run_analysis(course, None)
    mine = {one.at for one in analysis.decisions if one.seat == seat}
    turned = [at for at in analysis.turning if at in mine]
    if not turned:
        screen.show(fluent.say(screen.messages.language, FILE, "terminal-calm"))
    for at in turned:
        if not PuzzleGame(own_lapse(reader, analysis, file.stem, at, 0), screen).run():
            return


class PuzzleGame(TerminalGame):
    """A puzzle in the terminal. Wrong moves are explained and taken back."""

    def __init__(self, puzzle: Puzzle | OwnLapse, screen: Screen) -> None:
        game = registry.load_game(puzzle.game)
        start = game.from_position_text(puzzle.position)
        self.puzzle: Final = puzzle
        players = [
            Player(self._word(screen, "seat-you"))
            if seat == puzzle.learner
            else Player(f"{puzzle.rival.capitalize()} {seat + 1}", "bot", puzzle.rival)
            for seat in range(len(start.returns()))
        ]
        super().__init__(Session(game, game.options_of(start), SeededDealer(puzzle.id), start=start), players, screen)
        self.commands["solution"] = self._solution
        for command in ("save", "hint"):  # a puzzle is not saved, and "solution" replaces "hint"
            self.commands.pop(command)

    def _word(self, screen: Screen, message: str, **args: int | str) -> str:
        return fluent.say(screen.messages.language, FILE, message, **args)

    def run(self) -> bool:  # type: ignore[override]  # the base class returns None
        """Run until the puzzle is solved or the user leaves. Return True if it is solved."""
        words = self.puzzle.words(OPEN, self.screen.messages.language)
        self.screen.show_heading(f"{self.presenter.title}: {words.title}")
        self.screen.show(words.text)
        self.screen.show(words.task)
        self.screen.show(self._word(self.screen, "terminal-help"))
        try:
            while not self._is_over():
                pass
        except (LeftTable, KeyboardInterrupt):
            return False
        return True

    def _is_over(self) -> bool:
        """Get one answer from the acting seat. Return True if it solves the puzzle."""
        session = self.session
        seat = session.state.current_player()
        if seat in self.bots:
            self._play_bot(seat)
            return False
        before, length = session.state.copy(), session.length
        self._ask(seat)
        if session.length < length:  # the user has undone an answer
            return False
        judged = self.puzzle.judge(before, session.log[length:])
        if judged.verdict == "open":
            return False
        self.screen.show_note(self.puzzle.words(judged, self.screen.messages.language).said)
        if judged.verdict == "astray":
            session.rewind(length, by_consent=True)
            self.told = dict.fromkeys(self.told, session.length)
        return judged.verdict == "done"

    def _solution(self, seat: Seat, _: str) -> None:
        """Show the next answer of the solution in notation."""
        state = self.session.state.copy()
        texts = list[str]()
        for action in self.puzzle.solution(state):
            texts.append(self.session.game.write(state, action))
            state.apply_action(action)
        self.screen.show(self._word(self.screen, "terminal-solution", answer="; ".join(texts)))
