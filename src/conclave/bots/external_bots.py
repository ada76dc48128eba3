"""Bots from outside this package: a Python class, written `module:Class`, or a program, written `cmd:./mybot --flag`.

Only specifications that the user typed may be external. Saved games, tables of a server and puzzles come from others;
they use `make_level`, which runs no foreign code.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import re
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from conclave.bots import LEVELS, ActionEstimate, Bot, GameObserver, StateSampler, UnknownBot
from conclave.core.game import Action, Event, Game, Seat
from conclave.core.session import redact_events

PROGRAM: Final = "cmd"  # the prefix of programs
PROGRAM_FACTORY: Final = "conclave.lab.program_bot:make_program_bot"
CLASS_SPEC: Final = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")
LIMIT: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:ms|s):")


def make_external_bot(spec: str, game: Game, seed: int | str) -> Bot:
    """Return the bot that a specification `module:Class` or `cmd:PROGRAM` names; UnknownBot says what is missing."""
    seed = hashlib.sha256(f"bot:{seed}".encode()).hexdigest()[:32]  # a dealer's seed cannot be derived from it
    if spec.startswith(f"{PROGRAM}:"):
        module, _, attribute = PROGRAM_FACTORY.partition(":")
        bot: Bot = getattr(importlib.import_module(module), attribute)(spec, game, seed)
        return bot
    found = CLASS_SPEC.fullmatch(spec)
    if not found:
        raise UnknownBot(
            f"there is no bot {spec!r}: a bot is a level ({', '.join(LEVELS)}), a Python class written module:Class, "
            "or a program written cmd:./program"
        )
    return ClassBot(_construct(spec, _find_class(spec, _import_module(spec, found[1]), found[2]), game, seed))


def label_bot(spec: str) -> str:
    """Return a short name of a bot: its level, the name of its class, or the file name of its program."""
    if spec.startswith(f"{PROGRAM}:"):
        command = LIMIT.sub("", spec.removeprefix(f"{PROGRAM}:"), count=1)
        words = command.split()
        return Path(words[0]).name if words else PROGRAM
    head, _, name = spec.partition(":")
    return head.capitalize() if head in LEVELS or not name else name


def split_program(spec: str) -> tuple[list[str], float | None]:
    """Return the words of a program's command, and the seconds for each decision if the specification limits them."""
    command, seconds = spec.removeprefix(f"{PROGRAM}:"), None
    if limit := LIMIT.match(command):
        text = limit[0].rstrip(":")
        seconds = float(text.removesuffix("ms")) / 1000 if text.endswith("ms") else float(text.removesuffix("s"))
        command = command[limit.end() :]
        if seconds <= 0:
            raise UnknownBot(f"{spec!r}: a program needs more than 0 seconds for a decision")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"{spec!r}: the command cannot be read: {error}") from None
    if not words:
        raise UnknownBot(f"{spec!r}: the program is missing; write it as cmd:./program --flag")
    return words, seconds


class ClassBot:
    """A bot of a foreign class. The methods that the class may leave out have defaults."""

    def __init__(self, bot: Any) -> None:
        self.bot: Final = bot

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the answer of the foreign bot; an error for one that is not legal names it."""
        action = self.bot.choose(seat, legal, guess)
        if type(action) is not int or action not in legal:
            raise IllegalChoice(f"{type(self.bot).__name__}.choose returned {action!r}, which is not a legal action")
        return action

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Return the estimates of the foreign bot; its choice alone gets all weight if it makes none."""
        if hasattr(self.bot, "rank_actions"):
            ranked: list[ActionEstimate] = self.bot.rank_actions(seat, legal, guess)
            return ranked
        best = self.choose(seat, legal, guess)
        order = sorted(legal, key=lambda action: action != best)
        return [ActionEstimate(action, 0.5, float(action == best)) for action in order]

    def stop(self) -> None:
        """Pass the request on if the foreign bot can stop early."""
        _call_if_there(self.bot, "stop")

    def observe(self, seat: Seat, events: Sequence[Event]) -> None:
        """Pass on events that the seat may see."""
        _call_if_there(self.bot, "observe", seat, events)

    def end(self, seat: Seat, returns: Sequence[float]) -> None:
        """Pass on the result of the game; it is empty if the game was left unfinished."""
        _call_if_there(self.bot, "end", seat, returns)


class IllegalChoice(ValueError):
    """Raised if a bot returns an action that is not legal."""


class Audience:
    """The bots of a game that observe it. Every seat is told only the events that it may see."""

    def __init__(self, game: Game, bots: Mapping[Seat, Bot]) -> None:
        self._game: Final = game
        self._observers: Final = {seat: bot for seat, bot in bots.items() if isinstance(bot, GameObserver)}
        self._is_over = False

    def __bool__(self) -> bool:
        """Return True if any bot observes the game."""
        return bool(self._observers)

    def tell(self, events: Sequence[Event]) -> None:
        """Tell each observer the events of one action."""
        for seat, bot in self._observers.items():
            if seen := redact_events(self._game, events, seat):
                bot.observe(seat, seen)

    def end(self, returns: Sequence[float] = ()) -> None:
        """Tell each observer once that the game is over; without returns it was left unfinished."""
        if not self._is_over:
            self._is_over = True
            for seat, bot in self._observers.items():
                bot.end(seat, returns)


def _import_module(spec: str, name: str) -> ModuleType:
    if (here := str(Path.cwd())) not in sys.path and "" not in sys.path:
        sys.path.append(here)  # as `python -m` does; last, so that it hides no installed module
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            raise UnknownBot(
                f"{spec!r}: there is no module {error.name!r}, neither installed nor in the current folder"
            ) from None
        raise UnknownBot(f"{spec!r}: the module {name!r} cannot be imported: {error}") from error
    except Exception as error:  # foreign code may raise anything
        raise UnknownBot(
            f"{spec!r}: the module {name!r} cannot be imported: {type(error).__name__}: {error}"
        ) from error


def _find_class(spec: str, module: ModuleType, name: str) -> Callable[..., Any]:
    found = getattr(module, name, None)
    if found is None:
        there = [key for key, value in vars(module).items() if inspect.isclass(value) and hasattr(value, "choose")]
        has = f"its bots are {', '.join(there)}" if there else "it has no class with a method choose"
        raise UnknownBot(f"{spec!r}: the module {module.__name__!r} has no class {name!r}; {has}")
    if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{spec!r}: {name} is not a class with a method choose(seat, legal, guess)")
    return found


def _construct(spec: str, kind: Callable[..., Any], game: Game, seed: int | str) -> Any:
    try:
        inspect.signature(kind).bind(game, seed)
    except TypeError as error:
        raise UnknownBot(f"{spec!r}: the class must be created as {kind.__name__}(game, seed): {error}") from None
    try:
        return kind(game, seed)
    except Exception as error:  # foreign code may raise anything
        raise UnknownBot(f"{spec!r} cannot be created: {type(error).__name__}: {error}") from error


def _call_if_there(bot: Any, method: str, *arguments: object) -> None:
    if hasattr(bot, method):
        getattr(bot, method)(*arguments)
