"""Checks of a program that speaks the bot protocol: whole games, and the cases that games with people bring.

Every case plays a scripted game with the program in seat 0 and random answers in the other seats.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from conclave.core import registry
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.errors import GameError
from conclave.core.game import CHANCE, TERMINAL, Action, Events, Game
from conclave.core.session import redact_events
from conclave.lab.bot_protocol import AnswerRefused, Ask, Dialogue, Refused
from conclave.lab.program_bot import START_SECONDS, Process

SEAT: Final = 0  # of the program
EXIT_SECONDS: Final = 10.0  # for a program to exit after its input has ended
IDLE_SECONDS: Final = 1.5  # a pause of the host, in which a program must not give up
MIDDLE: Final = 5  # questions before a special case begins


class CheckFailed(GameError):
    """Raised if a program does not do what a case requires."""


@dataclass(frozen=True, slots=True)
class CheckPlan:
    """The program to check, and how."""

    words: Sequence[str]
    games: Sequence[str]
    seconds: float  # for each answer
    repeats: int  # whole games of each game and number of seats
    seed: str = "1"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of one case."""

    case: str
    has_passed: bool
    detail: str


class ScriptedGame:
    """A game between the program and random answers."""

    def __init__(self, plan: CheckPlan, game: Game, seats: int, seed: str) -> None:
        self._plan: Final = plan
        self._game: Final = game
        options = game.options({"seats": seats})
        self._options: Final = options.to_dict()
        self._dealer: Final = SeededDealer(seed)
        self._dice: Final = SeededDice(seed)
        self._length = 0
        self.state: Final = game.new(options)
        self.times: Final[list[float]] = []
        self.dialogue: Final = Dialogue(game, SEAT)
        self._start()

    def _start(self) -> None:
        try:
            self.process = Process(self._plan.words)
        except OSError as error:
            raise CheckFailed(f"the program cannot be started: {error.strerror or error}") from None
        self._allowance = START_SECONDS
        self.process.send(self.dialogue.start(self._options, self._plan.seed))

    def restart(self) -> None:
        """Kill the program and start it again in the same game."""
        self.process.kill()
        self._start()

    def advance(self) -> bool:
        """Play until the program has a choice; return False at the end of the game."""
        while (actor := self.state.current_player()) != TERMINAL:
            legal = self.state.legal_actions()
            if actor == CHANCE:
                self.apply(self._dealer.choose(legal, self.state.chance_weights(), self._length))
            elif actor == SEAT and len(legal) > 1:
                return True
            else:
                self.apply(legal[self._dice.below(len(legal))])
        return False

    def advance_to_middle(self) -> None:
        """Play some questions of a game in the ordinary way, and stop at the next one."""
        for _ in range(MIDDLE):
            if self.advance():
                self.ask()
                self.apply(self.read_answer())
        if not self.advance():
            raise CheckFailed("the game ended too early for this case: try another seed")

    def apply(self, action: Action) -> None:
        """Play an action, and send the events of it that the program's seat may see."""
        events: Events = []
        self.state.apply_action(action, events)
        self._length += 1
        if seen := redact_events(self._game, events, SEAT):
            self.process.send(self.dialogue.tell(seen))

    def ask(self) -> Ask:
        """Send the question of the current position."""
        guess = self.state.determinize(SEAT, self._dice)
        asked = self.dialogue.ask(guess, self.state.legal_actions(), self._plan.seconds)
        self.process.send(asked)
        return asked

    def read_line(self) -> bytes:
        """Return the next line of the program."""
        seconds, self._allowance = self._plan.seconds + self._allowance, 0.0
        line = self.process.read_line(seconds)
        if line is None:
            raise CheckFailed(f"there was no answer to question {self._pending()} within {self._plan.seconds:g} s")
        if not line:
            raise CheckFailed(f"the program ended before it answered: {self.process.describe_end()}")
        return line

    def read_answer(self) -> Action:
        """Return the program's answer; CheckFailed if it is late, or if the host must refuse it."""
        start = time.monotonic()
        line = self.read_line()
        self.times.append(time.monotonic() - start)
        try:
            return self.dialogue.read_answer(line)
        except AnswerRefused as error:
            raise CheckFailed(f"an answer to question {self._pending()} was refused: {error}") from None

    def _pending(self) -> int:
        return self.dialogue.pending.id if self.dialogue.pending else 0


def run_checks(plan: CheckPlan, report: Callable[[CheckResult], None]) -> bool:
    """Run all cases, report each, and return True if the program passes them."""
    passed = True
    for name, case in CASES.items():
        try:
            result = CheckResult(name, True, case(plan))
        except CheckFailed as failed:
            result = CheckResult(name, False, str(failed))
        passed = passed and result.has_passed
        report(result)
    return passed


def check_whole_games(plan: CheckPlan) -> str:
    """Check that the program plays complete games with legal answers, in time."""
    times, count = list[float](), 0
    for name in plan.games:
        for seats in (2, 4):
            for number in range(plan.repeats):
                with _scripted(plan, name, seats, f"{plan.seed}:{number}") as played:
                    while played.advance():
                        played.ask()
                        played.apply(played.read_answer())
                    played.process.send(played.dialogue.end(played.state.returns()))
                    _require_exit(played, "after the end of the game")
                    times += played.times
                    count += 1
    typical, slowest = 1000 * statistics.median(times), 1000 * max(times)
    return f"{count} games, {len(times)} answers, median {typical:.1f} ms, slowest {slowest:.0f} ms"


def check_illegal_answer(plan: CheckPlan) -> str:
    """Check that the program goes on after an answer of it was refused as illegal."""
    with _scripted(plan) as played:
        played.advance_to_middle()
        asked = played.ask()
        played.read_answer()
        played.process.send(Refused(asked.id, "illegal", "refused by bot-check, to see what the program does"))
        asked = played.ask()
        _read_answer_to(played, asked)
    return "the program answers after a refusal"


def check_stale_answer(plan: CheckPlan) -> str:
    """Check that the program answers the newer of two questions, as after an undo."""
    with _scripted(plan) as played:
        played.advance_to_middle()
        played.ask()
        asked = played.ask()
        _read_answer_to(played, asked)
    return "the program answers the newest question"


def check_slow_host(plan: CheckPlan) -> str:
    """Check that the program waits for a host that is silent for a while."""
    with _scripted(plan) as played:
        played.advance_to_middle()
        line = played.process.read_line(IDLE_SECONDS)
        if line is not None:
            raise CheckFailed(
                "the program ended while it waited" if not line else "the program spoke without a question"
            )
        played.ask()
        played.apply(played.read_answer())
    return f"the program waits {IDLE_SECONDS:g} s for a question"


def check_killed_bot(plan: CheckPlan) -> str:
    """Check that the program, killed in the middle of a game, can go on from there in a new process."""
    with _scripted(plan) as played:
        played.advance_to_middle()
        played.ask()
        played.restart()
        played.ask()
        played.apply(played.read_answer())
    return "a new process goes on in the middle of a game"


def check_killed_host(plan: CheckPlan) -> str:
    """Check that the program exits when its input ends in the middle of a question."""
    with _scripted(plan) as played:
        played.advance_to_middle()
        played.ask()
        _require_exit(played, "after its input ended in the middle of a game")
    return "the program exits when its input ends"


CASES: Final[dict[str, Callable[[CheckPlan], str]]] = {
    "whole games": check_whole_games,
    "illegal answer": check_illegal_answer,
    "stale answer": check_stale_answer,
    "slow host": check_slow_host,
    "killed bot": check_killed_bot,
    "killed host": check_killed_host,
}


@contextmanager
def _scripted(plan: CheckPlan, name: str = "", seats: int = 2, seed: str = "") -> Iterator[ScriptedGame]:
    played = ScriptedGame(plan, registry.load_game(name or plan.games[0]), seats, seed or plan.seed)
    try:
        yield played
    finally:
        played.process.kill()


def _read_answer_to(played: ScriptedGame, asked: Ask) -> None:
    """Read answers until one counts; stale ones are refused as a host does."""
    while True:
        line = played.read_line()
        try:
            played.apply(played.dialogue.read_answer(line))
        except AnswerRefused as error:
            if error.refusal.reason != "stale":
                raise CheckFailed(f"an answer to question {asked.id} was refused: {error}") from None
            played.process.send(error.refusal)
        else:
            return


def _require_exit(played: ScriptedGame, when: str) -> None:
    if not played.process.close(EXIT_SECONDS):
        raise CheckFailed(f"the program did not exit within {EXIT_SECONDS:g} s {when}: it must end with its input")
