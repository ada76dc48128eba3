"""One position judged: what each seat's chances are as it may know them, what a decision cost, what chance gave.

A decision is judged from guesses of its own seat alone, never from the true deal. A first search chooses what is worth
a comparison; then the engine's choice, the next best and the move played get equal thought in independent batches, each
with the same deals for all of them. So the difference has a standard error, and the choice of the first search cannot
flatter itself: a move that was played can turn out better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.analysis.calibration import Calibration, Way, calibrated
from conclave.analysis.result import Candidate, Chances, Decision, Luck, Moment, verdict_of
from conclave.bots import GRAIN
from conclave.bots.engine.judge import Judge
from conclave.bots.engine.search import Search
from conclave.bots.engine.weighing import ANY, OPEN, Weighing, glance
from conclave.bots.weights import learned
from conclave.play.dealer import SeededDice
from conclave.play.errors import GameError
from conclave.play.protocol import CHANCE, NOBODY, Action, Dice, Game, Seat, State
from conclave.play.unchecked import Unchecked, unchecked

# In units of one thought:
FIRST: Final = 6  # goes into choosing what to compare,
FIRST_LEAST: Final = 96  # but at least so many iterations: a poor choice would make everybody look clever
# Independent judgements of every move that is compared. They differ in depth too: where chance and hidden cards say the
# same every time, what is left to doubt is how far a judgement depends on how deep one looks.
BATCHES: Final = (0.5, 0.6, 0.7, 0.85, 1.0, 1.2, 1.45, 1.7)
OTHERS: Final = 2  # into what each other seat may think of the position
LINE: Final = 5  # into how the game would go on after a move, where that is told of each
OPENLY: Final = 1  # into the position with all cards open
SMALL: Final = 4  # the details of an action get so many times less

COMPARED: Final = 2  # moves, besides the one played
DEALS: Final = 240  # ways in which chance could have gone on, where they are too many to count
CAUTION: Final = 2.0  # batches that may err alike are counted as so many times fewer
LOOKS: Final = 2  # at each outcome: finishing what is half done may need chance again


class CannotJudge(GameError):
    """Nothing here can judge this game."""


@dataclass(frozen=True, slots=True)
class Analyst:
    """Judges positions of one game. The same thought and seed judge the same, whatever is hidden."""

    game: Game
    judge: Judge
    calibration: Calibration
    thought: int
    seed: str

    def dice(self, at: int, what: str) -> SeededDice:
        """Of their own for each use, so that steps can be judged in any order."""
        return SeededDice(f"{self.seed}:{at}:{what}")

    def grain(self, at: int, what: str) -> int:
        """A seed for search."""
        return self.dice(at, what).below(GRAIN)

    # --- Decisions

    def decision(self, state: State, at: int, action: Action) -> Decision:
        """What the acting seat's answer cost, as far as the seat could know."""
        seat = state.actor()
        guess = state.determinize(seat, self.dice(at, "guess"))
        searched = unchecked(guess)
        is_small = is_detail(searched)
        thought = max(1, self.thought // SMALL) if is_small else self.thought
        moves = self._first_look(searched, at, thought)
        moves = moves if action in moves else [*moves, action]
        batches, line = self._weighed(searched, at, moves, thought)
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
        seat, best = guess.actor(), batches[0]
        return tuple(
            Candidate(move, self.game.write(guess, move), mean(part), doubt(part, best, seat))
            for move, part in zip(moves, batches, strict=True)
        )

    def _first_look(self, guess: Unchecked, at: int, thought: int, count: int = COMPARED) -> list[Action]:
        """The moves that most of a first search went into, best first."""
        search = Search(guess, self.judge, self.grain(at, "first"))
        search.run(max(FIRST * thought, FIRST_LEAST))
        found = sorted(search.moves(), key=lambda move: (-move[1], -move[2], move[0]))
        return [move for move, _, _ in found[:count]]

    def _weighed(
        self, guess: Unchecked, at: int, moves: Sequence[Action], thought: int
    ) -> tuple[list[list[Chances]], tuple[Action, ...]]:
        """By move and batch the chances after it; and how the engine would go on from its own choice."""
        seat = int(guess.actor())
        batches: list[list[Chances]] = [[] for _ in moves]
        line: list[Action] = []
        for number, depth in enumerate(BATCHES):
            seed = self.grain(at, f"batch {number}")
            for place, move in enumerate(moves):
                weighing = Weighing(guess, self.judge, seed, seat, move)
                weighing.think(max(1, round(depth * thought)))
                batches[place].append(self.calibration.bent("known", weighing.chances_of_all(), seat))
                if place == 0 and len(longer := weighing.line()) >= len(line):
                    line = longer
        return batches, (moves[0], *line)

    def foreseen(self, state: State, at: int, count: int) -> list[tuple[Candidate, tuple[Action, ...]]]:
        """The best moves of the acting seat as far as it may know, the best first, and how each would go on."""
        guess = state.determinize(state.actor(), self.dice(at, "guess"))
        searched = unchecked(guess)
        moves = self._first_look(searched, at, self.thought, count)
        batches, _ = self._weighed(searched, at, moves, self.thought)
        order = sorted(range(len(moves)), key=lambda place: -mean(batches[place])[guess.actor()])
        candidates = self._candidates(guess, [moves[place] for place in order], [batches[place] for place in order])
        return [(one, self._line(searched, at, one.action)) for one in candidates]

    def _line(self, guess: Unchecked, at: int, move: Action) -> tuple[Action, ...]:
        """How the engine would go on from a move, thought about at length."""
        weighing = Weighing(guess, self.judge, self.grain(at, f"line {move}"), int(guess.actor()), move)
        weighing.think(LINE * self.thought)
        return (move, *weighing.line())

    # --- Positions

    def own(self, state: State, at: int) -> Chances:
        """Each seat's chance as the acting seat may know it: after the engine's choice."""
        guess = unchecked(state.determinize(state.actor(), self.dice(at, "guess")))
        best = self._first_look(guess, at, self.thought, 1)
        return mean(self._weighed(guess, at, best, self.thought)[0][0])

    def chance(self, state: State, at: int, seat: Seat) -> float:
        """A seat's chance as it may know, whoever acts; its share of the victory where the game is over."""
        if state.actor() == NOBODY:
            return state.returns()[seat]
        return (self.own(state, at) if state.actor() == seat else self.as_known(state, at, seat))[seat]

    def moment(self, state: State, at: int, decision: Decision) -> Moment:
        """Each seat's chance, as it may know; `decision` says what the acting seat thinks."""
        acting = decision.seat
        hides = tuple(hides_from(state, seat, self.dice(at, "hidden")) for seat in range(len(decision.effect)))
        own = decision.candidates[0].chances
        chances = tuple(
            own[seat] if seat == acting or not any(hides) else self.as_known(state, at, seat)[seat]
            for seat in range(len(own))
        )
        return Moment(at, chances, self.hindsight(state, at), hides)

    def hindsight(self, state: State, at: int) -> Chances:
        """Each seat's chance with all cards open."""
        return self._thought_about(state, at, OPEN, "open", OPENLY)

    def as_known(self, state: State, at: int, seat: Seat) -> Chances:
        """What a seat that does not act may think of the position."""
        guess = state.determinize(seat, self.dice(at, f"guess of {seat}"))
        return self._thought_about(guess, at, seat, "known", OTHERS)

    def _thought_about(self, state: State, at: int, viewer: Seat, way: Way, thoughts: int) -> Chances:
        weighing = Weighing(unchecked(state), self.judge, self.grain(at, f"{way} {viewer}"), viewer, ANY)
        weighing.think(thoughts * self.thought)
        return self.calibration.bent(way, weighing.chances_of_all(), viewer)

    # --- Chance

    def luck(self, before: State, after: State, at: int, until: int, is_deal: bool) -> Luck:
        """What came, beside the weighted mean of all that could have come, on the true table.

        One outcome: every other is looked at. Several in a row: every first one is, and how each goes on is sampled.
        """
        outcomes, weights = before.legal(), before.weights()
        total, sum_of_squares = sum(weights), 0.0
        expected = [0.0] * len(before.returns())
        dice = self.dice(at, "luck")
        for outcome, weight in zip(outcomes, weights, strict=True):
            reached = before.copy()
            reached.apply(outcome)
            goes_on = reached.actor() == CHANCE
            samples = [
                self.looked_at(dealt_on(reached, dice), at)
                for _ in range(max(2, DEALS // len(outcomes)) if goes_on else 1)
            ]
            share = weight / total
            middle = mean(samples)
            expected = [sofar + share * part for sofar, part in zip(expected, middle, strict=True)]
            if goes_on:
                sum_of_squares += (share * error_of([sample[0] for sample in samples])) ** 2
        came = self.looked_at(after, at)
        effect = tuple(one - other for one, other in zip(came, expected, strict=True))
        return Luck(at, until, is_deal, effect, math.sqrt(sum_of_squares), tuple(expected))

    def looked_at(self, state: State, at: int) -> Chances:
        """Each seat's chance on the true table, without a search."""
        if state.actor() == NOBODY:
            return tuple(state.returns())
        looks = [glance(unchecked(state), self.judge, self.grain(at, f"look {n}")) for n in range(LOOKS)]
        return self.calibration.bent("look", mean(looks))


def analyst(game: Game, thought: int, seed: str, calibration: Calibration | None = None) -> Analyst:
    """One who judges with the best weights there are; CannotJudge where the game cannot be searched."""
    if not can_judge(game):
        raise CannotJudge(f"{game.name} has no judge: a game whose states can be searched is needed")
    return Analyst(game, learned(game.name), calibration or calibrated(game.name), thought, seed)


def can_judge(game: Game) -> bool:
    """Whether its states can be searched."""
    try:
        unchecked(game.new(game.options({})))
    except TypeError:
        return False
    return True


def is_detail(state: Unchecked) -> bool:
    """Whether the question only settles how something is done, such as what to pay with."""
    return state.routine() and not state.quiet()


def hides_from(state: State, seat: Seat, dice: Dice) -> bool:
    """Whether the seat's guesses can differ from the truth."""
    truth = state.dump()
    return any(state.determinize(seat, dice).dump() != truth for _ in range(3))


def dealt_on(state: State, dice: Dice) -> State:
    """A copy in which chance has answered for as long as it must, by its weights."""
    state = state.copy()
    while state.actor() == CHANCE:
        legal, weights = state.legal(), state.weights()
        point, place = dice.below(sum(weights)), 0
        while (point := point - weights[place]) >= 0:
            place += 1
        state.apply(legal[place])
    return state


def mean(parts: Sequence[Sequence[float]]) -> Chances:
    """Seat by seat."""
    return tuple(sum(column) / len(parts) for column in zip(*parts, strict=True))


def difference(one: Sequence[Chances], other: Sequence[Chances]) -> Chances:
    """Of two means, seat by seat."""
    return tuple(a - b for a, b in zip(mean(one), mean(other), strict=True))


def doubt(one: Sequence[Chances], other: Sequence[Chances], seat: Seat) -> float:
    """The standard error of a difference for a seat, batch by batch, with caution."""
    return math.sqrt(CAUTION) * error_of([a[seat] - b[seat] for a, b in zip(one, other, strict=True)])


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    count = len(values)
    middle = sum(values) / count
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1) / count)
