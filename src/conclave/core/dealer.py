"""Dealers, which choose chance outcomes (seeded, scripted or recorded), and seeded dice for search.

A seeded or recorded dealer depends only on the position of the outcome in the game's log. A game can therefore be
rewound, saved, continued and verified without storing any state of the dealer.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeAlias

from conclave.core.errors import BadRecord, GameError
from conclave.core.game import CHANCE, TERMINAL, Action, Events, Game, Seat, State
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader

Seed: TypeAlias = int | str | bytes
Script: TypeAlias = Action | Callable[[Action], bool]

_WORD: Final = 1 << 32
_DIGEST: Final = 1 << 256


class ScriptEnded(GameError):
    """Raised if a scripted dealer has no suitable outcome."""


class Dealer(Protocol):
    """The interface of a dealer, which chooses the outcomes of chance."""

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        """Return one of the actions, sampled by weight; `position` is the index of the outcome in the log."""


def encode_seed(seed: Seed) -> bytes:
    """Return a seed as the bytes that are hashed; the number 7 and the text "7" are the same seed."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


class SeededDealer:
    """A dealer that derives each outcome from a seed by HMAC-SHA-256.

    Anybody who knows the seed can verify every shuffle. Publishing `commitment` at the start and the seed at the end
    proves that the seed was not changed. A secret seed must be long; `fresh()` makes a dealer with one.
    """

    def __init__(self, seed: Seed) -> None:
        self.seed: Final = encode_seed(seed)

    @classmethod
    def fresh(cls) -> SeededDealer:
        """Return a dealer with a random seed that cannot be guessed."""
        return cls(secrets.token_bytes(16))

    @property
    def commitment(self) -> str:
        """The SHA-256 hash of the seed, to be published before the game and checked after it."""
        return hashlib.sha256(self.seed).hexdigest()

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        total = sum(weights)
        if total <= 0 or len(actions) != len(weights):
            raise ValueError(f"{len(actions)} outcomes with weights {list(weights)} cannot be dealt")
        point = self._below(total, position)
        for action, weight in zip(actions, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        raise AssertionError("a point below the total lies in one of the weights")

    def _below(self, n: int, position: int) -> int:
        """Return an unbiased integer from 0 to n-1, by rejection sampling."""
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, b"%d:%d" % (position, attempt), "sha256")
            number = int.from_bytes(digest, "big")
            if number < _DIGEST - _DIGEST % n:
                return number % n
            attempt += 1


class ScriptedDealer:
    """A dealer for tests that follows a list of outcomes, and then another dealer if there is one.

    An entry is an action, or a predicate that selects the first outcome for which it is true.
    """

    def __init__(self, script: Iterable[Script], then: Dealer | None = None) -> None:
        self._script: Final = list(script)
        self._then: Final = then
        self._next = 0

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        if self._next == len(self._script):
            if self._then is None:
                raise ScriptEnded(f"the script of {self._next} outcomes has ended; possible now: {list(actions)}")
            return self._then.choose(actions, weights, position)
        entry = self._script[self._next]
        liked = [action for action in actions if (entry(action) if callable(entry) else entry == action)]
        if not liked:
            raise ScriptEnded(f"outcome {self._next} of the script is not possible; possible now: {list(actions)}")
        self._next += 1
        return liked[0]


class RecordedDealer:
    """A dealer that repeats the outcomes in the log of a game."""

    def __init__(self, log: Sequence[Action]) -> None:
        self._log: Final = log

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        if position >= len(self._log):
            raise BadRecord(f"the record has {len(self._log)} actions, and number {position} is asked for")
        action = self._log[position]
        if action not in actions:
            raise BadRecord(f"action number {position} of the record, {action}, is no outcome of chance there")
        return action


def iterate_questions(state: State, dealer: Dealer, tell: Callable[[Events], None] | None = None) -> Iterator[Seat]:
    """Yield the acting seat of every decision of a game; chance outcomes are played by the dealer.

    The caller must apply one action to the state before it asks for the next decision. `tell` is called with the
    events of every chance outcome.
    """
    position = 0
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            action = dealer.choose(state.legal_actions(), state.chance_weights(), position)
            if tell is None:
                state.apply_action(action)
            else:
                events: Events = []
                state.apply_action(action, events)
                tell(events)
        else:
            yield actor
        position += 1


def dealer_from_record(record: Record) -> SeededDealer | None:
    """Return the dealer whose seed a record reveals, or None; BadRecord if the seed does not match the commitment."""
    if record.dealer is None or record.dealer.seed is None:
        return None
    try:
        dealer = SeededDealer(bytes.fromhex(record.dealer.seed))
    except ValueError:
        raise BadRecord("the dealer's seed is not hexadecimal") from None
    if dealer.commitment != record.dealer.commitment:
        raise BadRecord("the dealer's seed is not the one that was committed to at the start")
    return dealer


def verify_record(record: Record, game: Game | None = None) -> int:
    """Check all chance outcomes of a record against its revealed seed and return their number.

    Raises BadRecord at the first outcome that differs.
    """
    dealer = dealer_from_record(record)
    if dealer is None:
        raise BadRecord("the record does not reveal the dealer's seed, so that nothing can be verified")
    reader, checked = RecordReader(record, game), 0
    for position, state, action in reader.positions():
        if state.current_player() == CHANCE:
            due = dealer.choose(state.legal_actions(), state.chance_weights(), position)
            if action != due:
                there, right = reader.game.write(state, action), reader.game.write(state, due)
                raise BadRecord(f"action number {position} is {there!r}, but the seed deals {right!r}")
            checked += 1
    return checked


class SeededDice:
    """Uniform random integers for search and tests (SHA-256 in counter mode).

    The sequence is the same on all machines and Python versions.
    """

    def __init__(self, seed: Seed) -> None:
        self._key: Final = hashlib.sha256(encode_seed(seed)).digest()
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Return an integer from 0 to n-1, for n up to 2**32."""
        if not 0 < n <= _WORD:
            raise ValueError(f"a die has from 1 to 2**32 sides, not {n}")
        while True:
            if not self._words:
                self._refill()
            product = self._words.pop() * n
            if product % _WORD >= _WORD % n:
                return product // _WORD

    def _refill(self) -> None:
        digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        self._block += 1
