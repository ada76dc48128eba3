"""Matches between bots: the schedule of games, and playing one of them without sessions or events.

Deals are mirrored and seats rotate. With n seats, games 0 to n-1 of a match share one deal, which is played once from
every seat. Games n to 2n-1 share the next deal, and so on. In game g, bot i sits in seat (i + g) mod n. The dealer's
seed depends on the deal, so every bot gets the same cards once. Each bot's own random seed differs from game to game. A
game depends only on the match and on its number, so any worker can play it at any time with the same result.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, TypeAlias

import msgspec

from conclave.bots import Bot, choose_action, make_bot
from conclave.bots.external_bots import Audience
from conclave.bots.match.thinking_time import ThinkingTimes, summarize_times
from conclave.core.dealer import Dealer, SeededDealer, iterate_questions
from conclave.core.ending import Ending
from conclave.core.errors import BadOptions
from conclave.core.game import Events, Game, Options, Seat

BotFactory: TypeAlias = Callable[[str, Game, int | str], Bot]  # a module-level function, so that it can be pickled


@dataclass(frozen=True, slots=True)
class Match:
    """The game, options, bots and seed of a match.

    The number of games is not part of it, so a match can be extended later.
    """

    game: Game
    options: Options
    seats: tuple[str, ...]  # bot specifications
    seed: str
    make: BotFactory = make_bot

    def __post_init__(self) -> None:
        """Raise an error at once if the match cannot be played."""
        if len(self.seats) != self.options.seats:
            raise BadOptions(f"{len(self.seats)} bots cannot fill {self.options.seats} seats")
        for spec in self.seats:
            self.make(spec, self.game, self.seed)


class Slot(NamedTuple):
    """One game of one match, identified by their numbers."""

    match: int
    game: int


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game. Bots are identified by their index in the match, not by their seat."""

    match: int
    game: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    decisions: int  # by players, without chance
    seconds: float
    thinking: tuple[ThinkingTimes, ...]

    @property
    def slot(self) -> Slot:
        """The match number and game number of this result."""
        return Slot(self.match, self.game)


class GameFailure(msgspec.Struct, frozen=True):
    """One game that ended with an error."""

    match: int
    game: int
    why: str
    trace: str


GameReport: TypeAlias = GameResult | GameFailure


class _BotError(Exception):
    """Wraps an exception raised during a game and names the seat that was acting."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


def play_slots(matches: Mapping[int, Match], slots: Sequence[Slot]) -> list[GameReport]:
    """Play some games one after the other; this function runs in workers."""
    return [play_slot(matches[slot.match], slot) for slot in slots]


def play_slot(match: Match, slot: Slot) -> GameReport:
    """Play one game of a match. An exception raised by a bot fails only this game."""
    seats, number = len(match.seats), slot.game
    deal, shift = f"{match.seed}:{number // seats}", number % seats
    order = [(seat - shift) % seats for seat in range(seats)]  # the bot in each seat
    start = perf_counter()
    try:
        bots = [match.make(match.seats[bot], match.game, f"{match.seed}:{number}:{bot}") for bot in order]
        ending, times = play_game(match.game, match.options, bots, SeededDealer(deal))
    except _BotError as broke:
        cause = broke.__cause__
        assert cause is not None
        who = f"{match.seats[order[broke.seat]]} in seat {broke.seat}" if broke.seat >= 0 else "the dealer"
        why = f"{who} of game {number} (seed {match.seed!r}, deal {deal!r}) raised {type(cause).__name__}: {cause}"
        return GameFailure(slot.match, number, why, "".join(traceback.format_exception(cause)))
    by_bot = [(bot + shift) % seats for bot in range(seats)]  # the seat of each bot
    return GameResult(
        slot.match,
        number,
        tuple(sorted(order[seat] for seat in ending.winners)),
        tuple(ending.points[seat] for seat in by_bot),
        ending.rounds,
        sum(map(len, times)),
        perf_counter() - start,
        tuple(summarize_times(times[seat]) for seat in by_bot),
    )


def play_game(game: Game, options: Options, bots: Sequence[Bot], dealer: Dealer) -> tuple[Ending, list[list[float]]]:
    """Play one game between bots; return its ending and, by seat, the seconds that each decision took."""
    state = game.new(options)
    times: list[list[float]] = [[] for _ in bots]
    audience = Audience(game, dict(enumerate(bots)))
    try:
        for seat in iterate_questions(state, dealer, audience.tell if audience else None):
            start = perf_counter()
            action = choose_action(bots[seat], state)
            times[seat].append(perf_counter() - start)
            events: Events | None = [] if audience else None
            state.apply_action(action, events)
            audience.tell(events or ())
        audience.end(state.returns())
    except Exception as error:  # raised by the bot, or by its illegal action
        raise _BotError(state.current_player()) from error
    finally:
        audience.end()
    ending = game.ending(state)
    assert ending is not None
    return ending, times
