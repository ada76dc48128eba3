"""Verdicts on positions, shared by hints, the coach, the free board and analyses.

An answer is a whole action of a seat, with its payments and conversions. Its value is the mean win probability of the
resulting position over eight batches of search. The value depends only on the seat's information set, because every
batch uses fixed seeds. So the same answer always has the same value, and two answers are compared on the same deals.
Differences within two standard errors count as zero.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from conclave.analysis.evaluation import (
    BATCHES,
    FIRST,
    FIRST_LEAST,
    LINE,
    SMALL,
    Analyst,
    analyst,
    difference,
    doubt,
    is_detail,
    mean,
)
from conclave.analysis.result import CLEAR, Chances, Verdict, verdict_of
from conclave.bots.search.position_value import ANY_ACTION, ValueSearch
from conclave.bots.search.tree_search import TreeSearch
from conclave.core import registry
from conclave.core.game import TERMINAL, Action, Game, Seat, State
from conclave.core.search_state import as_search_state

Value = TypeVar("Value")

THOUGHT: Final = 120  # search iterations per answer and batch: some tenths of a second per position
SEED: Final = "verdict"
COMPARED: Final = 3  # answers of a position
MAX_ACTIONS: Final = 24  # maximum length of an answer
MAX_CACHED: Final = 512  # values, and positions


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """An answer and its value. The answer ends where its next action is not legal in the seat's determinization."""

    actions: tuple[Action, ...]
    text: str  # in notation
    batches: tuple[Chances, ...]  # of all seats, by batch
    line: tuple[Action, ...]  # expected continuation

    @property
    def chances(self) -> Chances:
        """Mean win probabilities over the batches."""
        return mean(self.batches)


@dataclass(frozen=True, slots=True)
class PositionVerdict:
    """The best answers of the acting seat: the recommended one first, the others by value."""

    seat: Seat
    guess: State  # determinization for the seat
    answers: tuple[AnswerValue, ...]

    @property
    def best(self) -> AnswerValue:
        """The recommended answer."""
        return self.answers[0]

    def loss(self, answer: AnswerValue) -> tuple[float, float]:
        """Return the loss of an answer compared with the recommended one, and its standard error."""
        effect = difference(answer.batches, self.best.batches)[self.seat]
        return max(0.0, -effect), doubt(answer.batches, self.best.batches, self.seat)

    def verdict_on(self, answer: AnswerValue) -> Verdict:
        """Return the verdict on an answer of this position."""
        return verdict_of(*self.loss(answer), answer.actions == self.best.actions)

    def equals(self) -> list[AnswerValue]:
        """Return the answers that are not clearly worse than the recommended one, which comes first."""
        return [one for one in self.answers if self.verdict_on(one) in ("best", "close")]

    def recommending(self, answer: AnswerValue) -> PositionVerdict:
        """Return the verdict with another of the equal answers recommended."""
        return replace(self, answers=(answer, *(one for one in self.answers if one is not answer)))


class Verdicts:
    """Verdicts on positions of one game, cached by the information-state key of the acting seat."""

    def __init__(self, game: Game, thought: int = THOUGHT) -> None:
        self.game: Final = game
        self.analyst: Final[Analyst] = analyst(game, thought, SEED)
        self._values: Final = Cache[tuple[Chances, ...]]()
        self._positions: Final = Cache[PositionVerdict]()
        self._plans: Final = Cache[AnswerValue]()  # by position within a recommended answer: the rest of that answer

    def verdict(self, state: State) -> PositionVerdict:
        """Return the verdict on a position for the acting seat."""
        known = self._positions.peek(self._key(state, state.current_player()))
        return known or self.assemble(state, [self.answer(state, move) for move in self.moves(state)])

    def value(self, state: State, actions: Sequence[Action]) -> AnswerValue:
        """Return the value of an answer, cut off where it is not legal in the seat's determinization."""
        return self._value(self._guess(state), actions, self._thought(state), ())

    # --- The verdict in steps, so that a server can do other work between them

    def moves(self, state: State) -> list[Action]:
        """Return the first actions that a short search visits most."""
        guess = self._guess(state)
        if len(legal := guess.legal_actions()) == 1:  # the search would list the moves of the next decision
            return legal
        search = TreeSearch(as_search_state(guess), self.analyst.judge, self.analyst.grain(0, "first"))
        search.run(max(FIRST * self._thought(state), FIRST_LEAST))
        moves = sorted(search.list_moves(), key=lambda move: (-move[1], -move[2], move[0]))
        return [move for move, _, _ in moves[:COMPARED]]

    def answer(self, state: State, move: Action) -> AnswerValue:
        """Return the whole answer that begins with an action, and its value."""
        guess, thought = self._guess(state), self._thought(state)
        weighing = ValueSearch(
            as_search_state(guess), self.analyst.judge, self.analyst.grain(0, "line"), guess.current_player(), move
        )
        weighing.accumulate(LINE * thought)
        answer, line = self._complete_answer(guess, move, weighing.find_line())
        return self._value(guess, self._without_waste(guess, answer), thought, line)

    def assemble(self, state: State, values: Sequence[AnswerValue]) -> PositionVerdict:
        """Return the verdict made of the values of all answers, and cache it."""
        guess, key = self._guess(state), self._key(state, state.current_player())
        found = list[AnswerValue]()
        plan = self._plans.peek(key)  # first, so that only a clearly better answer replaces it
        for one in [*([plan] if plan else []), *values]:
            if one.actions and all(one.actions != other.actions for other in found):
                found.append(one)
        if not found:  # all answers were conversions without a net effect
            found.append(self._value(guess, [int(as_search_state(guess).default_action())], self._thought(state), ()))
        verdict = _order_answers(guess.current_player(), guess, found)
        self._positions.put(key, verdict)
        self._remember(guess, verdict.best)
        return verdict

    # --- Answers

    def _complete_answer(
        self, guess: State, first: Action, line: Sequence[Action]
    ) -> tuple[list[Action], list[Action]]:
        """Return the whole answer that begins with an action, and the rest of the search line after it."""
        state, seat, rest, answer = guess.copy(), guess.current_player(), list(line), [first]
        belongs = registry.presenter_for(self.game).is_detail
        state.apply_action(first)
        while len(answer) < MAX_ACTIONS and state.current_player() == seat:
            legal = state.legal_actions()
            if not (state.is_mid_action() or belongs(self.game.question(state))):
                break
            action = rest.pop(0) if rest and rest[0] in legal else int(as_search_state(state).default_action())
            if len(legal) == 1:
                action = legal[0]
            answer.append(action)
            state.apply_action(action)
        return answer, rest

    def _without_waste(self, guess: State, answer: list[Action]) -> list[Action]:
        conversions = registry.load_extension(self.game.name, "conversions")
        return conversions.without_waste(self.game, guess, answer) if conversions else answer

    def _remember(self, guess: State, answer: AnswerValue) -> None:
        """Cache the rest of an answer at each position within it, so that later verdicts there are consistent."""
        state, seat, texts = guess.copy(), guess.current_player(), answer.text.split("; ")
        for number, action in enumerate(answer.actions[:-1], 1):
            state.apply_action(action)
            if state.current_player() == seat:
                rest = replace(answer, actions=answer.actions[number:], text="; ".join(texts[number:]))
                self._plans.put(self._key(state, seat), rest)

    # --- Values

    def _value(self, guess: State, actions: Sequence[Action], thought: int, line: Sequence[Action]) -> AnswerValue:
        seat, state, done, texts = guess.current_player(), guess.copy(), list[Action](), list[str]()
        for action in actions:
            if state.current_player() != seat or action not in state.legal_actions():
                break
            texts.append(self.game.write(state, action))
            state.apply_action(action)
            done.append(action)
        key = b"%d:%d:" % (seat, thought) + self._key(state, seat)
        batches = self._values.get(key, lambda: self._batches(state, seat, thought))
        return AnswerValue(tuple(done), "; ".join(texts), batches, tuple(line))

    def _batches(self, state: State, seat: Seat, thought: int) -> tuple[Chances, ...]:
        if state.current_player() == TERMINAL:
            return (tuple(state.returns()),) * len(BATCHES)
        known = as_search_state(state.determinize(seat, self.analyst.dice(0, "guess")))
        found = list[Chances]()
        for number, depth in enumerate(BATCHES):
            weighing = ValueSearch(
                known, self.analyst.judge, self.analyst.grain(0, f"batch {number}"), seat, ANY_ACTION
            )
            weighing.accumulate(max(1, round(depth * thought)))
            found.append(self.analyst.calibration.calibrate("known", weighing.mean_chances(), seat))
        return tuple(found)

    def _guess(self, state: State) -> State:
        return state.determinize(state.current_player(), self.analyst.dice(0, "guess"))

    def _thought(self, state: State) -> int:
        """Return the iterations per answer and batch. Details of an action get fewer."""
        thought = self.analyst.thought
        return max(1, thought // SMALL) if is_detail(as_search_state(state)) else thought

    def _key(self, state: State, seat: Seat) -> bytes:
        return bytes([len(state.returns()), seat]) + state.info_state_key(seat)


class Cache(Generic[Value]):
    """A cache that drops the least recently used value."""

    def __init__(self, size: int = MAX_CACHED) -> None:
        self._size: Final = size
        self._found: Final[OrderedDict[bytes, Value]] = OrderedDict()

    def get(self, key: bytes, make: Callable[[], Value]) -> Value:
        """Return the value of a key, computing it if missing."""
        if key not in self._found:
            self.put(key, make())
        self._found.move_to_end(key)
        return self._found[key]

    def peek(self, key: bytes) -> Value | None:
        """Return the value of a key, or None if missing."""
        return self._found.get(key)

    def put(self, key: bytes, value: Value) -> None:
        """Store a value, and drop the least recently used one if the cache is full."""
        self._found[key] = value
        if len(self._found) > self._size:
            self._found.popitem(last=False)


def _order_answers(seat: Seat, guess: State, values: Sequence[AnswerValue]) -> PositionVerdict:
    """Return the verdict: the first choice of the search is recommended unless another answer is clearly better."""
    best, first = max(values, key=lambda one: one.chances[seat]), values[0]
    lead = difference(best.batches, first.batches)[seat]
    choice = best if lead > CLEAR * doubt(best.batches, first.batches, seat) else first
    others = sorted((one for one in values if one is not choice), key=lambda one: -one.chances[seat])
    return PositionVerdict(seat, guess, (choice, *others))


_services: Final[dict[tuple[str, int], Verdicts]] = {}


def verdicts_for(game: Game, thought: int = THOUGHT) -> Verdicts:
    """Return the shared service of this process; raise CannotJudge if the game cannot be searched."""
    if (game.name, thought) not in _services:
        _services[game.name, thought] = Verdicts(game, thought)
    return _services[game.name, thought]
