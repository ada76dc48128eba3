"""Bots that are programs: a process for each game, which speaks the bot protocol over stdin and stdout."""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from conclave.bots import ActionEstimate, StateSampler, UnknownBot
from conclave.bots.external_bots import split_program
from conclave.core.dealer import SeededDice
from conclave.core.errors import GameError
from conclave.core.game import Action, Event, Game, Seat
from conclave.lab.bot_protocol import MAX_ANSWER_BYTES, AnswerRefused, Dialogue, HostMessage, encode_line

DECISION_SECONDS: Final = 30.0  # for each decision, unless the specification says otherwise: cmd:5s:./mybot
START_SECONDS: Final = 10.0  # added to the first decision, so that a slow interpreter is not late
END_SECONDS: Final = 2.0  # between the end of the game and a kill
MAX_LINES: Final = 64  # unread lines of a program; then it must wait
MAX_REFUSALS: Final = 1000  # refused answers to one question; then the program has failed
MAX_STDERR: Final = 1000  # characters of a program's errors that are shown when it fails


class BotFailed(GameError):
    """Raised if a program ends during a game or is late. The game cannot go on with it."""


def make_program_bot(spec: str, game: Game, seed: int | str) -> ProgramBot:
    """Return the bot of a specification such as "cmd:./mybot --flag" or "cmd:500ms:./mybot"."""
    words, seconds = split_program(spec)
    check_program(spec, words[0])
    return ProgramBot(spec, words, game, str(seed), seconds or DECISION_SECONDS)


def check_program(spec: str, program: str) -> None:
    """Raise UnknownBot if a program cannot be started from here."""
    if shutil.which(program):
        return
    if Path(program).is_dir():
        raise UnknownBot(f"{spec!r}: {program!r} is a folder, not a program")
    if Path(program).is_file():
        raise UnknownBot(
            f"{spec!r}: {program!r} cannot be executed: make it executable with chmod +x, or name its interpreter, "
            f"as in cmd:python3 {program}"
        )
    where = "is not a file" if os.sep in program else "is not in the folders of PATH; for this folder write ./"
    raise UnknownBot(f"{spec!r}: the program was not found: {program!r} {where}")


class ProgramBot:
    """A bot that is asked over the pipes of a process. The process starts with the first message of the game."""

    def __init__(self, spec: str, words: Sequence[str], game: Game, seed: str, seconds: float) -> None:
        self._spec: Final = spec
        self._words: Final = list(words)
        self._game: Final = game
        self._seed: Final = seed
        self._seconds: Final = seconds
        self._dice: Final = SeededDice(seed)
        self._process: Process | None = None
        self._dialogue: Dialogue | None = None
        self._early: list[Sequence[Event]] = []  # events before the options of the game are known
        self._is_first = True

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the answer of the program; a single legal action is played without asking."""
        if len(legal) == 1:
            return legal[0]
        state = guess(self._dice)
        process, dialogue = self._start(seat, self._game.options_of(state).to_dict())
        process.send(dialogue.ask(state, legal, self._seconds))
        patience = self._seconds + (START_SECONDS if self._is_first else 0.0)
        self._is_first = False
        return self._await_answer(process, dialogue, time.monotonic() + patience)

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Return the program's choice first, with all weight; the protocol has no estimates."""
        best = self.choose(seat, legal, guess)
        order = sorted(legal, key=lambda action: action != best)
        return [ActionEstimate(action, 0.5, float(action == best)) for action in order]

    def stop(self) -> None:
        """Do nothing: the protocol has no early stop, and the clock of a question limits its time."""

    def observe(self, seat: Seat, events: Sequence[Event]) -> None:
        """Send events that the seat may see."""
        if self._process is None or self._dialogue is None:
            self._early.append(events)
        else:
            self._process.send(self._dialogue.tell(events))

    def end(self, seat: Seat, returns: Sequence[float]) -> None:
        """Send the end of the game, and end the process."""
        if self._process is not None and self._dialogue is not None:
            self._process.send(self._dialogue.end(returns))
            self._process.close()
            self._process = None

    def _start(self, seat: Seat, options: dict[str, object]) -> tuple[Process, Dialogue]:
        if self._process is None or self._dialogue is None:
            try:
                self._process = Process(self._words)
            except OSError as error:
                raise BotFailed(f"{self._spec} cannot be started: {error.strerror or error}") from None
            self._dialogue = Dialogue(self._game, seat)
            self._process.send(self._dialogue.start(options, self._seed))
            for events in self._early:
                self._process.send(self._dialogue.tell(events))
            self._early.clear()
        return self._process, self._dialogue

    def _await_answer(self, process: Process, dialogue: Dialogue, end: float) -> Action:
        refused = ""
        for _ in range(MAX_REFUSALS):
            line = process.read_line(end - time.monotonic())
            if line is None:
                self._process = None
                asked = dialogue.pending
                process.kill()
                raise BotFailed(
                    f"{self._spec} was late: no legal answer to question {asked.id if asked else 0} "
                    f"within {self._seconds:g} s{refused}"
                )
            if not line:
                self._process = None
                raise BotFailed(f"{self._spec} ended before it answered{refused}: {process.describe_end()}")
            try:
                return dialogue.read_answer(line)
            except AnswerRefused as error:
                refused = f" (refused last: {error})"
                process.send(error.refusal)
        self._process = None
        process.kill()
        raise BotFailed(f"{self._spec} gave {MAX_REFUSALS} answers to one question that do not count{refused}")


class Process:
    """A running program. Threads read and write its pipes, so that no program can block its host."""

    def __init__(self, words: Sequence[str]) -> None:
        self._errors: Final[IO[bytes]] = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed with the process
        self._process: Final = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # Ctrl-C is for the host, which ends the program
        )
        self._lines: Final = queue.Queue[bytes](MAX_LINES)  # b"" once the program has closed its output
        self._outbox: Final = queue.SimpleQueue[bytes | None]()
        self._threads: Final = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def is_running(self) -> bool:
        """Return True if the program has not ended."""
        return self._process.poll() is None

    def send(self, message: HostMessage) -> None:
        """Send a message. It is lost if the program has ended."""
        self._outbox.put(encode_line(message))

    def read_line(self, seconds: float) -> bytes | None:
        """Return the next line of the program, b"" if its output has ended, or None if the time is over."""
        try:
            return self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None

    def close(self, seconds: float = END_SECONDS) -> bool:
        """Close the program's input and wait for its end. Kill it, and return False, if it does not end in time."""
        self._outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        has_ended = self._process.poll() is not None
        self.kill()
        return has_ended

    def kill(self) -> None:
        """End the program and the processes that it has started."""
        if self._process.poll() is None:
            if sys.platform == "win32":
                self._process.kill()
            else:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._outbox.put(None)
        with suppress(queue.Empty):
            while True:  # the reader may wait for room
                self._lines.get_nowait()
        for thread in self._threads:
            thread.join(END_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):
                if pipe:
                    pipe.close()

    def describe_end(self) -> str:
        """Return the exit code of a program that has closed its output, and the end of its error output."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        code = self._process.poll()
        self._errors.seek(0)
        told = self._errors.read().decode(errors="replace").strip()[-MAX_STDERR:]
        self.kill()
        ended = "it closed its output" if code is None else f"exit code {code}" if code >= 0 else f"signal {-code}"
        return f"{ended}{': ' if told else ''}{told}"

    def _read(self) -> None:
        assert self._process.stdout
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(MAX_ANSWER_BYTES + 2):
                if line.strip():
                    self._lines.put(line)
        self._lines.put(b"")

    def _write(self) -> None:
        assert self._process.stdin
        with suppress(OSError, ValueError):
            while (line := self._outbox.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with suppress(OSError, ValueError):
            self._process.stdin.close()
