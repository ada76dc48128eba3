"""Bots: the interface of a bot and the list of available levels.

A bot never receives the true state. It receives the legal actions of its seat and a function that samples
determinizations, which are states of the seat's information set.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, runtime_checkable

from conclave.core.errors import GameError
from conclave.core.game import Action, Dice, Event, Game, Seat, State
from conclave.core.search_state import SearchState

StateSampler: TypeAlias = Callable[[Dice], State]

SEED_RANGE: Final = 1 << 30  # bots draw the seeds of searches below this number

LEVELS: Final = {  # from the weakest to the strongest
    "random": "conclave.bots.random_bot:RandomBot",
    "novice": "conclave.bots.one_ply:Novice",
    "adept": "conclave.bots.one_ply:Adept",
    "expert": "conclave.bots.one_ply:Expert",
    "master": "conclave.bots.master:Master",
    "sage": "conclave.bots.grandmaster:Sage",
    "grandmaster": "conclave.bots.grandmaster:Grandmaster",
}
GENERIC_LEVELS: Final = {  # for games without compiled search (their states are not SearchState)
    "random": LEVELS["random"],
    "adept": "conclave.bots.generic_search:GenericAdept",
    "master": "conclave.bots.generic_search:GenericBot",
}
TIMED_LEVELS: Final = ("master", "grandmaster")  # levels that accept a search budget
QUICK_LEVELS: Final = ("random", "novice", "adept", "expert")  # without search: answer in milliseconds
STAND_IN: Final = "novice"  # plays on for people who have left, where it can play

_OBSTACLES: Final[dict[tuple[type, str, str], str]] = {}  # why a level cannot play, by game and level; "" if it can


class UnknownBot(GameError):
    """Raised for a bot specification that names no level or has an invalid limit."""


@dataclass(frozen=True, slots=True)
class ActionEstimate:
    """A bot's estimate of one action."""

    action: Action
    chance: float  # estimated win probability
    share: float  # share of the visits; the shares of all moves add up to 1


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The limits of a bot's search for one decision."""

    seconds: float = 1.0
    iterations: int | None = None  # replaces the time limit; makes the bot deterministic for a seed
    cores: int = 1


class Bot(Protocol):
    """One opponent in one game."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return one of the legal actions."""

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Return an estimate of every legal action, the preferred action first."""

    def stop(self) -> None:
        """Make a running search return its answer as soon as possible; callable from any thread."""


@runtime_checkable
class GameObserver(Protocol):
    """A bot that is also told what happens in its game; the methods are optional for a bot."""

    def observe(self, seat: Seat, events: Sequence[Event]) -> None:
        """Take note of events, as the seat may see them (docs/VIEWS.md)."""

    def end(self, seat: Seat, returns: Sequence[float]) -> None:
        """Take note of the end of the game; `returns` is empty if it was left unfinished."""


def list_bots(game: Game | None = None) -> list[str]:
    """Return the levels that can play a game, or all levels, weakest first."""
    return [level for level in LEVELS if game is None or not find_obstacle(level, game)]


def find_obstacle(level: str, game: Game) -> str:
    """Return why a level cannot play a game, such as a network that does not fit; "" if it can."""
    key = (type(game), game.name, level)
    if key not in _OBSTACLES:
        try:
            _build_bot(level, game, 0, SearchBudget())
            _OBSTACLES[key] = ""
        except Exception as error:  # whatever is wrong, the level cannot play
            _OBSTACLES[key] = str(error) or type(error).__name__
    return _OBSTACLES[key]


def forget_obstacles() -> None:
    """Check levels again when they are asked for, after files of networks have changed."""
    _OBSTACLES.clear()


def list_quick_bots(game: Game) -> list[str]:
    """Return the levels that answer in milliseconds, so that they need no process of their own; weakest first."""
    quick = QUICK_LEVELS if _is_searchable(game) else QUICK_LEVELS[:1]
    return [level for level in list_bots(game) if level in quick]


def list_substitutes(game: Game, failed: str) -> list[str]:
    """Return the levels that may play on for a failed bot, strongest first: those of the game that are weaker."""
    level, order = failed.partition(":")[0], list(LEVELS)
    rank = order.index(level) if level in order else len(order)
    return [other for other in reversed(list_bots(game)) if order.index(other) < rank] or ["random"]


def choose_stand_in(game: Game) -> str:
    """Return the level that plays on for people who have left: a weak one that is not random, where there is one."""
    levels = list_bots(game)
    return STAND_IN if STAND_IN in levels else levels[min(1, len(levels) - 1)]


def list_designed_bots(game: Game) -> list[str]:
    """Return the levels that a game should have, weakest first, even if something is wrong with one of them."""
    return list(LEVELS if _is_searchable(game) else GENERIC_LEVELS)


def _is_searchable(game: Game) -> bool:
    return isinstance(game.new(game.options({})), SearchState)


def _build_bot(level: str, game: Game, seed: int | str, budget: SearchBudget) -> Bot:
    levels = LEVELS if _is_searchable(game) else GENERIC_LEVELS
    if level not in levels:
        raise UnknownBot(f"{game.name} has no compiled search")
    module, _, attribute = levels[level].partition(":")
    bot: Bot = getattr(importlib.import_module(module), attribute)(game, seed, budget)
    return bot


def make_bot(spec: str, game: Game, seed: int | str) -> Bot:
    """Return a bot for one game: a level, a class "module:Class", or a program "cmd:./mybot --flag" (docs/BOTS.md).

    External bots run foreign code. Use `make_level` for specifications that were not written by the user.
    """
    if is_external(spec):
        from conclave.bots.external_bots import make_external_bot

        return make_external_bot(spec, game, seed)
    return make_level(spec, game, seed)


def is_external(spec: str) -> bool:
    """Return True if a specification names no level but a class or a program."""
    level, colon, _ = spec.partition(":")
    return bool(colon) and level not in LEVELS


def make_level(spec: str, game: Game, seed: int | str) -> Bot:
    """Return a bot of this package, from a specification such as "adept", "master:500ms", "master:2000it" or
    "master:1s:2cores".

    The same seed plays the same actions, unless a time limit decides how long a master or a grandmaster searches.
    UnknownBot says why a level cannot play the game, and which levels can.
    """
    level, *limits = spec.split(":")
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {level!r}: there is {', '.join(list_bots())}")
    budget = parse_budget(spec, limits)
    if limits and level not in TIMED_LEVELS:
        raise UnknownBot(f"{spec!r}: only the thinking of {' and '.join(TIMED_LEVELS)} can be limited")
    try:
        return _build_bot(level, game, seed, budget)
    except Exception as error:
        why, others = str(error) or type(error).__name__, ", ".join(list_bots(game))
        raise UnknownBot(f"{level} cannot play {game.name}: {why}; there is {others}") from error


def parse_budget(spec: str, limits: Sequence[str]) -> SearchBudget:
    """Return the search budget that the limits of a bot specification describe; UnknownBot for an invalid limit."""
    seconds, iterations, cores = 1.0, None, 1
    for limit in limits:
        found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s|it|cores?)", limit)
        number, unit = (float(found[1]), found[2]) if found else (0.0, "")
        if number <= 0 or (unit not in ("ms", "s") and number != int(number)):
            raise UnknownBot(f"{spec!r}: {limit!r} is no limit; one is written like 500ms, 2s, 1000it or 2cores")
        if unit == "it":
            iterations = int(number)
        elif unit.startswith("core"):
            cores = int(number)
        else:
            seconds = number / 1000 if unit == "ms" else number
    return SearchBudget(seconds, iterations, cores)


def choose_action(bot: Bot, state: State) -> Action:
    """Ask a bot for the next action of the acting seat."""
    seat = state.current_player()
    return bot.choose(seat, state.legal_actions(), lambda dice: state.determinize(seat, dice))


def rank_actions(bot: Bot, state: State) -> list[ActionEstimate]:
    """Ask a bot for its estimates of the acting seat's legal actions, the best first."""
    seat = state.current_player()
    return bot.rank_actions(seat, state.legal_actions(), lambda dice: state.determinize(seat, dice))


def choose_whole_action(bot: Bot, state: State) -> list[Action]:
    """Ask a bot for actions until its answer is complete, for tables that accept only complete answers."""
    state, answer = state.copy(), list[Action]()
    while not answer or state.is_mid_action():
        answer.append(choose_action(bot, state))
        state.apply_action(answer[-1])
    return answer
