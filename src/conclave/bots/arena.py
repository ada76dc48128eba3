"""Matches between bots: which games a match has, and how one is played, without sessions or events.

Deals are mirrored and seats rotate: with n seats, games 0 to n-1 of a match are one deal, played once from every seat,
games n to 2n-1 the next, and so on. In game g the bot named i-th sits in seat (i + g) mod n. The dealer's seed is that
of the deal, so that every bot gets the same cards once; each bot's own dice differ from game to game. A game depends on
the match and its number alone: it is the same wherever, whenever and beside whatever else it is played.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, TypeAlias

import msgspec

from conclave.bots import Bot, choose, make_bot
from conclave.bots.thinking import Thinking, thinking
from conclave.play.dealer import Dealer, SeededDealer, questions
from conclave.play.ending import Ending
from conclave.play.errors import BadOptions
from conclave.play.protocol import Game, Options, Seat

Maker: TypeAlias = Callable[[str, Game, int | str], Bot]  # by its name, so that other processes find it too


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what. The number of games is not part of it: a match can always go on."""

    game: Game
    options: Options
    seats: tuple[str, ...]  # specs of bots
    seed: str
    make: Maker = make_bot

    def __post_init__(self) -> None:
        """Whatever cannot be played is refused now, not in the middle of the night."""
        if len(self.seats) != self.options.seats:
            raise BadOptions(f"{len(self.seats)} bots cannot fill {self.options.seats} seats")
        for spec in self.seats:
            self.make(spec, self.game, self.seed)


class Slot(NamedTuple):
    """One game of one match, by their numbers."""

    match: int
    game: int


class Played(msgspec.Struct, frozen=True):
    """One game, told briefly. Bots are told apart by their place in the match, not by their seat."""

    match: int
    game: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    decisions: int  # of players, not of chance
    seconds: float
    thinking: tuple[Thinking, ...]

    @property
    def slot(self) -> Slot:
        """Which of the games this was."""
        return Slot(self.match, self.game)


class Failed(msgspec.Struct, frozen=True):
    """One game that could not be played to its end."""

    match: int
    game: int
    why: str
    trace: str


Report: TypeAlias = Played | Failed


class _Broke(Exception):
    """Carries what was raised in a game, with the seat whose turn it was."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


def play_all(matches: Mapping[int, Match], slots: Sequence[Slot]) -> list[Report]:
    """Play some games one after the other: what is sent to a worker."""
    return [play_slot(matches[slot.match], slot) for slot in slots]


def play_slot(match: Match, slot: Slot) -> Report:
    """Play one game of a match. A bot that breaks down spoils this game and no other."""
    seats, number = len(match.seats), slot.game
    deal, shift = f"{match.seed}:{number // seats}", number % seats
    order = [(seat - shift) % seats for seat in range(seats)]  # the bot in each seat
    start = perf_counter()
    try:
        bots = [match.make(match.seats[bot], match.game, f"{match.seed}:{number}:{bot}") for bot in order]
        ending, times = play_game(match.game, match.options, bots, SeededDealer(deal))
    except _Broke as broke:
        cause = broke.__cause__
        assert cause is not None
        who = f"{match.seats[order[broke.seat]]} in seat {broke.seat}" if broke.seat >= 0 else "the dealer"
        why = f"{who} of game {number} (seed {match.seed!r}, deal {deal!r}) raised {type(cause).__name__}: {cause}"
        return Failed(slot.match, number, why, "".join(traceback.format_exception(cause)))
    by_bot = [(bot + shift) % seats for bot in range(seats)]  # the seat of each bot
    return Played(
        slot.match,
        number,
        tuple(sorted(order[seat] for seat in ending.winners)),
        tuple(ending.points[seat] for seat in by_bot),
        ending.details["rounds"],
        sum(map(len, times)),
        perf_counter() - start,
        tuple(thinking(times[seat]) for seat in by_bot),
    )


def play_game(game: Game, options: Options, bots: Sequence[Bot], dealer: Dealer) -> tuple[Ending, list[list[float]]]:
    """One game between bots, by seat: how it ended, and how many seconds each decision took."""
    state = game.new(options)
    times: list[list[float]] = [[] for _ in bots]
    try:
        for seat in questions(state, dealer):
            start = perf_counter()
            action = choose(bots[seat], state)
            times[seat].append(perf_counter() - start)
            state.apply(action)
    except Exception as error:  # of the bot, or because it answered what is not legal
        raise _Broke(state.actor()) from error
    ending = game.ending(state)
    assert ending is not None
    return ending, times
