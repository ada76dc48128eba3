"""Evaluation of single positions: win probabilities as each seat may know them, costs of decisions, and luck.

A decision is evaluated from determinizations of its own seat's information set, never from the true deal. A first
search selects candidates: the engine's choice, the next best move and the move played. All candidates then get equal
search budgets in independent batches. Within a batch, all candidates share the same deals, so the difference has a
standard error. The first search is independent of the batches, so its choice has no selection bias. The move played can
turn out better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.analysis.calibration import Calibration, Way, load_calibration
from conclave.analysis.result import Candidate, Chances, Decision, Luck, Moment, verdict_of
from conclave.bots import SEED_RANGE
from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.position_value import ANY_ACTION, OMNISCIENT, ValueSearch, estimate_chances
from conclave.bots.search.tree_search import TreeSearch
from conclave.bots.weights import load_evaluator
from conclave.core.dealer import SeededDice
from conclave.core.errors import GameError
from conclave.core.game import CHANCE, TERMINAL, Action, Dice, Game, Seat, State
from conclave.core.search_state import SearchState, as_search_state

# Search budgets, in multiples of `thought` (iterations per move and batch):
FIRST: Final = 6  # for the first search, which selects the moves to compare
FIRST_LEAST: Final = 96  # minimum iterations of the first search: a poor engine's choice would hide losses
# Independent batches for every compared move. Their depths differ, so that the standard error also reflects how much
# the evaluation depends on the search depth, even in positions without chance and hidden cards.
BATCHES: Final = (0.5, 0.6, 0.7, 0.85, 1.0, 1.2, 1.45, 1.7)
OTHERS: Final = 2  # for the position from the knowledge of each other seat
LINE: Final = 5  # for the continuation after a move
OPENLY: Final = 1  # for the position with all cards open
SMALL: Final = 4  # divisor of the budget for details of an action

COMPARED: Final = 2  # moves compared with the one played
DEALS: Final = 240  # samples for runs of chance events, which have too many outcomes to enumerate
CAUTION: Final = 2.0  # variance inflation: errors of batches are correlated
LOOKS: Final = 2  # evaluations of each outcome: finishing a half-done action may involve chance


class CannotJudge(GameError):
    """Raised if a game cannot be analysed because its states cannot be searched."""


@dataclass(frozen=True, slots=True)
class Analyst:
    """Evaluates positions of one game. The same search budget (`thought`) and seed give the same results, whatever is
    hidden."""

    game: Game
    judge: Evaluator
    calibration: Calibration
    thought: int
    seed: str

    def dice(self, at: int, what: str) -> SeededDice:
        """Return dice seeded for one purpose at one action, so that steps can be evaluated in any order."""
        return SeededDice(f"{self.seed}:{at}:{what}")

    def grain(self, at: int, what: str) -> int:
        """Return a seed for a search."""
        return self.dice(at, what).below(SEED_RANGE)

    # --- Decisions

    def decision(self, state: State, at: int, action: Action) -> Decision:
        """Return the evaluation of the acting seat's move, from what the seat could know."""
        seat = state.current_player()
        guess = state.determinize(seat, self.dice(at, "guess"))
        searched = as_search_state(guess)
        is_small = is_detail(searched)
        thought = max(1, self.thought // SMALL) if is_small else self.thought
        moves = self._first_look(searched, at, thought)
        moves = moves if action in moves else [*moves, action]
        batches, line = self._evaluate_moves(searched, at, moves, thought)
        best, played = batches[0], batches[moves.index(action)]
        effect = difference(played, best)
        error = doubt(played, best, seat)
        loss = max(0.0, -effect[seat])
        candidates = self._candidates(guess, moves, batches)
        verdict = verdict_of(loss, error, action == moves[0])
        return Decision(at, seat, action, candidates, verdict, loss, error, effect, line, is_small)

    def _candidates(
        self, guess: State, moves: Sequence[Action], batches: Sequence[Sequence[Chances]]
    ) -> tuple[Candidate, ...]:
        seat, best = guess.current_player(), batches[0]
        return tuple(
            Candidate(move, self.game.write(guess, move), mean(part), doubt(part, best, seat))
            for move, part in zip(moves, batches, strict=True)
        )

    def _first_look(self, guess: SearchState, at: int, thought: int, count: int = COMPARED) -> list[Action]:
        """Return the most visited moves of a first search, best first."""
        search = TreeSearch(guess, self.judge, self.grain(at, "first"))
        search.run(max(FIRST * thought, FIRST_LEAST))
        found = sorted(search.list_moves(), key=lambda move: (-move[1], -move[2], move[0]))
        return [move for move, _, _ in found[:count]]

    def _evaluate_moves(
        self, guess: SearchState, at: int, moves: Sequence[Action], thought: int
    ) -> tuple[list[list[Chances]], tuple[Action, ...]]:
        """Return the win probabilities by move and batch, and the engine's line starting with its own choice."""
        seat = int(guess.current_player())
        batches: list[list[Chances]] = [[] for _ in moves]
        line: list[Action] = []
        for number, depth in enumerate(BATCHES):
            seed = self.grain(at, f"batch {number}")
            for place, move in enumerate(moves):
                weighing = ValueSearch(guess, self.judge, seed, seat, move)
                weighing.accumulate(max(1, round(depth * thought)))
                batches[place].append(self.calibration.calibrate("known", weighing.mean_chances(), seat))
                if place == 0 and len(longer := weighing.find_line()) >= len(line):
                    line = longer
        return batches, (moves[0], *line)

    def foreseen(self, state: State, at: int, count: int) -> list[tuple[Candidate, tuple[Action, ...]]]:
        """Return the best moves of the acting seat from what it knows, best first, with their continuations."""
        guess = state.determinize(state.current_player(), self.dice(at, "guess"))
        searched = as_search_state(guess)
        moves = self._first_look(searched, at, self.thought, count)
        batches, _ = self._evaluate_moves(searched, at, moves, self.thought)
        order = sorted(range(len(moves)), key=lambda place: -mean(batches[place])[guess.current_player()])
        candidates = self._candidates(guess, [moves[place] for place in order], [batches[place] for place in order])
        return [(one, self._line(searched, at, one.action)) for one in candidates]

    def _line(self, guess: SearchState, at: int, move: Action) -> tuple[Action, ...]:
        """Return the continuation that the engine expects after a move, from a longer search."""
        weighing = ValueSearch(guess, self.judge, self.grain(at, f"line {move}"), int(guess.current_player()), move)
        weighing.accumulate(LINE * self.thought)
        return (move, *weighing.find_line())

    # --- Positions

    def own(self, state: State, at: int) -> Chances:
        """Return each seat's win probability after the engine's choice, as the acting seat may know it."""
        guess = as_search_state(state.determinize(state.current_player(), self.dice(at, "guess")))
        best = self._first_look(guess, at, self.thought, 1)
        return mean(self._evaluate_moves(guess, at, best, self.thought)[0][0])

    def chance(self, state: State, at: int, seat: Seat) -> float:
        """Return a seat's win probability from its own knowledge, or its share of the victory if the game is over."""
        if state.current_player() == TERMINAL:
            return state.returns()[seat]
        return (self.own(state, at) if state.current_player() == seat else self.as_known(state, at, seat))[seat]

    def moment(self, state: State, at: int, decision: Decision) -> Moment:
        """Return each seat's win probability from its own knowledge; the acting seat's comes from `decision`."""
        acting = decision.seat
        hides = tuple(hides_from(state, seat, self.dice(at, "hidden")) for seat in range(len(decision.effect)))
        own = decision.candidates[0].chances
        chances = tuple(
            own[seat] if seat == acting or not any(hides) else self.as_known(state, at, seat)[seat]
            for seat in range(len(own))
        )
        return Moment(at, chances, self.hindsight(state, at), hides)

    def hindsight(self, state: State, at: int) -> Chances:
        """Return each seat's win probability with all cards open."""
        return self._thought_about(state, at, OMNISCIENT, "open", OPENLY)

    def as_known(self, state: State, at: int, seat: Seat) -> Chances:
        """Return the win probabilities as a seat that does not act may know them."""
        guess = state.determinize(seat, self.dice(at, f"guess of {seat}"))
        return self._thought_about(guess, at, seat, "known", OTHERS)

    def _thought_about(self, state: State, at: int, viewer: Seat, way: Way, thoughts: int) -> Chances:
        weighing = ValueSearch(
            as_search_state(state), self.judge, self.grain(at, f"{way} {viewer}"), viewer, ANY_ACTION
        )
        weighing.accumulate(thoughts * self.thought)
        return self.calibration.calibrate(way, weighing.mean_chances(), viewer)

    # --- Chance

    def luck(self, before: State, after: State, at: int, until: int, is_deal: bool) -> Luck:
        """Return the luck of a run of chance events on the true state.

        Luck is the value of the actual outcome minus the weighted mean over all outcomes. For a single event every
        outcome is evaluated. For several in a row every first outcome is, and its continuations are sampled.
        """
        outcomes, weights = before.legal_actions(), before.chance_weights()
        total, sum_of_squares = sum(weights), 0.0
        expected = [0.0] * len(before.returns())
        dice = self.dice(at, "luck")
        for outcome, weight in zip(outcomes, weights, strict=True):
            reached = before.copy()
            reached.apply_action(outcome)
            goes_on = reached.current_player() == CHANCE
            samples = [
                self.evaluate_without_search(resolve_chance(reached, dice), at)
                for _ in range(max(2, DEALS // len(outcomes)) if goes_on else 1)
            ]
            share = weight / total
            middle = mean(samples)
            expected = [sofar + share * part for sofar, part in zip(expected, middle, strict=True)]
            if goes_on:
                sum_of_squares += (share * error_of([sample[0] for sample in samples])) ** 2
        came = self.evaluate_without_search(after, at)
        effect = tuple(one - other for one, other in zip(came, expected, strict=True))
        return Luck(at, until, is_deal, effect, math.sqrt(sum_of_squares), tuple(expected))

    def evaluate_without_search(self, state: State, at: int) -> Chances:
        """Return each seat's win probability on the true state, without a search."""
        if state.current_player() == TERMINAL:
            return tuple(state.returns())
        looks = [
            estimate_chances(as_search_state(state), self.judge, self.grain(at, f"look {n}")) for n in range(LOOKS)
        ]
        return self.calibration.calibrate("look", mean(looks))


def analyst(game: Game, thought: int, seed: str, calibration: Calibration | None = None) -> Analyst:
    """Return an analyst with the best weights available; raise CannotJudge if the game cannot be searched."""
    if not can_judge(game):
        raise CannotJudge(f"{game.name} has no judge: a game whose states can be searched is needed")
    return Analyst(game, load_evaluator(game.name), calibration or load_calibration(game.name), thought, seed)


def can_judge(game: Game) -> bool:
    """Return True if states of the game can be searched."""
    try:
        as_search_state(game.new(game.options({})))
    except TypeError:
        return False
    return True


def is_detail(state: SearchState) -> bool:
    """Return True if the question only settles details of an action, such as how to pay."""
    return state.is_minor_choice() and not state.is_quiet()


def hides_from(state: State, seat: Seat, dice: Dice) -> bool:
    """Return True if the seat's determinizations can differ from the true state."""
    truth = state.dump()
    return any(state.determinize(seat, dice).dump() != truth for _ in range(3))


def resolve_chance(state: State, dice: Dice) -> State:
    """Return a copy in which all pending chance events are resolved at random, by their weights."""
    state = state.copy()
    while state.current_player() == CHANCE:
        legal, weights = state.legal_actions(), state.chance_weights()
        point, place = dice.below(sum(weights)), 0
        while (point := point - weights[place]) >= 0:
            place += 1
        state.apply_action(legal[place])
    return state


def mean(parts: Sequence[Sequence[float]]) -> Chances:
    """Return the mean of several vectors, seat by seat."""
    return tuple(sum(column) / len(parts) for column in zip(*parts, strict=True))


def difference(one: Sequence[Chances], other: Sequence[Chances]) -> Chances:
    """Return the difference of two means, seat by seat."""
    return tuple(a - b for a, b in zip(mean(one), mean(other), strict=True))


def doubt(one: Sequence[Chances], other: Sequence[Chances], seat: Seat) -> float:
    """Return the standard error of a seat's difference over paired batches, inflated because batches are not
    independent."""
    return math.sqrt(CAUTION) * error_of([a[seat] - b[seat] for a, b in zip(one, other, strict=True)])


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    count = len(values)
    middle = sum(values) / count
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1) / count)
