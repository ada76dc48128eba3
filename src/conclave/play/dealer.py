"""Who answers for chance: seeded and committed, scripted for tests, recorded for replays; and dice for search.

A dealer answers by the position of the question in the game's log and holds no other state, so that a game can be
rewound, saved, continued and verified without asking the dealer to remember anything.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeAlias

from conclave.play.errors import BadRecord, GameError
from conclave.play.protocol import CHANCE, NOBODY, Action, Game, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import Record

Seed: TypeAlias = int | str | bytes
Script: TypeAlias = Action | Callable[[Action], bool]

_WORD: Final = 1 << 32
_DIGEST: Final = 1 << 256


class ScriptEnded(GameError):
    """A scripted dealer was asked for something that its script does not say."""


class Dealer(Protocol):
    """Answers for chance."""

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        """One of the actions, each as likely as its weight; `position` is the place of the answer in the log."""


def seed_bytes(seed: Seed) -> bytes:
    """A seed as the bytes that are hashed: the number 7 and the text "7" are the same seed."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


class SeededDealer:
    """Derives each outcome from a seed by HMAC-SHA-256, so that anybody who knows the seed can check every shuffle.

    Showing `commitment` at the start and the seed at the end proves that nothing was changed in between. A seed that
    must not be guessed has to be a long one: `fresh()` makes such a dealer.
    """

    def __init__(self, seed: Seed) -> None:
        self.seed: Final = seed_bytes(seed)

    @classmethod
    def fresh(cls) -> SeededDealer:
        """With a seed that nobody can guess."""
        return cls(secrets.token_bytes(16))

    @property
    def commitment(self) -> str:
        """The hash of the seed: it can be shown before the game and checked after it."""
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
        """Unbiased: numbers from the incomplete last stretch of the digest's range are drawn again."""
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, b"%d:%d" % (position, attempt), "sha256")
            number = int.from_bytes(digest, "big")
            if number < _DIGEST - _DIGEST % n:
                return number % n
            attempt += 1


class ScriptedDealer:
    """For tests: deals what a list says, action by action, and then asks another dealer, if there is one.

    An entry is an action, or a predicate that picks the first outcome it likes.
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
    """Deals what a log of a game says."""

    def __init__(self, log: Sequence[Action]) -> None:
        self._log: Final = log

    def choose(self, actions: Sequence[Action], weights: Sequence[int], position: int) -> Action:
        if position >= len(self._log):
            raise BadRecord(f"the record has {len(self._log)} actions, and number {position} is asked for")
        action = self._log[position]
        if action not in actions:
            raise BadRecord(f"action number {position} of the record, {action}, is no outcome of chance there")
        return action


def questions(state: State, dealer: Dealer) -> Iterator[Seat]:
    """Every question of a game that begins with this state, by the seat that is asked; chance is dealt on the way.

    Whoever asks for the next one has applied one answer to the state.
    """
    position = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(dealer.choose(state.legal(), state.weights(), position))
        else:
            yield actor
        position += 1


def revealed(record: Record) -> SeededDealer | None:
    """The dealer whose seed a record reveals; BadRecord where the seed is not the one that was committed to."""
    if record.dealer is None or record.dealer.seed is None:
        return None
    try:
        dealer = SeededDealer(bytes.fromhex(record.dealer.seed))
    except ValueError:
        raise BadRecord("the dealer's seed is not hexadecimal") from None
    if dealer.commitment != record.dealer.commitment:
        raise BadRecord("the dealer's seed is not the one that was committed to at the start")
    return dealer


def verify(record: Record, game: Game | None = None) -> int:
    """Deal a recorded game again from its revealed seed. How many outcomes were checked; BadRecord at a false one."""
    dealer = revealed(record)
    if dealer is None:
        raise BadRecord("the record does not reveal the dealer's seed, so that nothing can be verified")
    reader, checked = Reader(record, game), 0
    for position, state, action in reader.positions():
        if state.actor() == CHANCE:
            due = dealer.choose(state.legal(), state.weights(), position)
            if action != due:
                there, right = reader.game.write(state, action), reader.game.write(state, due)
                raise BadRecord(f"action number {position} is {there!r}, but the seed deals {right!r}")
            checked += 1
    return checked


class SeededDice:
    """Fair numbers for search and tests: SHA-256 in counter mode, the same on every machine and Python."""

    def __init__(self, seed: Seed) -> None:
        self._key: Final = hashlib.sha256(seed_bytes(seed)).digest()
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n-1, for n up to 2**32."""
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
