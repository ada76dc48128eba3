"""Looking for puzzles in games of bots: which positions are worth a proof, and what is known of those that have one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from conclave.bots import choose, make_bot
from conclave.play import registry
from conclave.play.dealer import SeededDealer, questions
from conclave.play.errors import GameError
from conclave.play.protocol import WHOLE, Action, Game, Seat, State
from conclave.play.unchecked import unchecked
from conclave.puzzles.puzzle import Puzzle, Sort, name_of
from conclave.puzzles.reaping import harvests
from conclave.puzzles.themes import themes_of
from conclave.puzzles.tightening import alone
from conclave.puzzles.weighing import MARGIN, lead, only_move
from conclave.puzzles.winning import LEAST_MOVES, Proof, is_sharp, sharpened, tight_alone, win

PLAYERS: Final = ("master:48it", "adept")  # in turn, by seat: strong enough to get somewhere, weak enough to err
SEATS: Final = (2, 2, 3, 2, 4)  # in turn, by game
EACH: Final = 3  # puzzles of a sort in one game
REAPED: Final = 2  # of so many games, one gives a harvest: there is one in each
STARTS: Final = 4  # positions of the winner that are made tight
GLANCES: Final = 5  # positions of a game that are thought about deeply
LEAST_GAIN: Final = 1  # mana by which the best harvest is better than the next


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game in which a seat begins something."""

    state: State
    chapter: tuple[int, ...]

    @property
    def seat(self) -> Seat:
        return self.state.actor()


def puzzles_in(game_name: str, seed: str, number: int) -> list[Puzzle]:
    """Play one game and find what is in it: at most three puzzles of a sort, and of some games one harvest."""
    game = registry.find(game_name)
    moments, winners = _played(game, f"{seed}:{number}", SEATS[number % len(SEATS)])
    found = list[Puzzle]()
    for sort, candidates in (
        ("win", islice(_wins(game, moments, winners), EACH)),
        ("only", islice(_singles(game, moments, f"{seed}:{number}"), EACH)),
        ("harvest", islice(_harvests(game, moments), number % REAPED == 0)),
    ):
        for state, proof in candidates:
            found.append(_puzzle(game, sort, state, proof, number))  # type: ignore[arg-type]  # a Literal in a tuple
    return found


def proven(game: Game, state: State, sort: Sort, seed: str) -> Proof | None:
    """The proof that this position is such a puzzle, if there is one."""
    if sort == "win":
        return win(game, state)
    return _single(game, state, seed) if sort == "only" else _harvest(game, state)


# --- Games


def _played(game: Game, seed: str, seats: int) -> tuple[list[Moment], Sequence[Seat]]:
    """One game between bots: where seats began something, and who won."""
    state, dealer = game.new(game.options({"seats": seats})), SeededDealer(seed)
    bots = [make_bot(PLAYERS[seat % len(PLAYERS)], game, f"{seed}:{seat}") for seat in range(seats)]
    moments = list[Moment]()
    for seat in questions(state, dealer):
        if len(state.legal()) >= LEAST_MOVES and unchecked(state).quiet():
            moments.append(Moment(state.copy(), tuple(game.chapter(state))))
        state.apply(choose(bots[seat], state))
    ending = game.ending(state)
    return moments, ending.winners if ending else ()


# --- Win this round


def _wins(game: Game, moments: Sequence[Moment], winners: Sequence[Seat]) -> Iterator[tuple[State, Proof]]:
    """Positions of the winner in the last round, made sharp; where they cannot be, as they are."""
    last = moments[-1].chapter if moments else ()
    mine = [one.state for one in moments if one.chapter == last and one.seat in winners and len(winners) == 1]
    for state in mine[:STARTS]:
        tight = tight_alone(game, alone(game, state))
        if tight:
            sharp = list(sharpened(game, tight))
            yield from sharp or [(tight, proof) for proof in (win(game, tight),) if proof]


def resharpened(puzzle: Puzzle) -> list[Puzzle]:
    """A win as it would be made today; as it is where it is sharp, or cannot be made so."""
    game = registry.find(puzzle.game)
    state = game.position(puzzle.position)
    found = sharpened(game, state) if not is_sharp(game, state) else ()
    return [_puzzle(game, "win", state, proof, puzzle.source) for state, proof in found] or [puzzle]


# --- Find the only move


def _singles(game: Game, moments: Sequence[Moment], seed: str) -> Iterator[tuple[State, Proof]]:
    """Where a short search likes one move much better than any other, the clearest first."""
    found = [(lead(game, one.state, seed), number) for number, one in enumerate(moments)]
    for margin, number in sorted(found, reverse=True)[:GLANCES]:
        state = moments[number].state
        if margin * 100 > 0.8 * MARGIN and (proof := _single(game, state, seed)):
            yield state, proof


def _single(game: Game, state: State, seed: str) -> Proof | None:
    found = only_move(game, state, seed)
    if found is None:
        return None
    best = game.write(state, found.best)
    chances = {game.write(state, action): chance for action, chance in found.chances.items()}
    return Proof(best, (best,), 1, chances, {})


# --- The best harvest


def _harvests(game: Game, moments: Sequence[Moment]) -> Iterator[tuple[State, Proof]]:
    for one in moments:
        if proof := _harvest(game, one.state):
            yield one.state, proof


def _harvest(game: Game, state: State) -> Proof | None:
    found = harvests(game, state)
    best, second = sorted((*found.values(), 0, 0), reverse=True)[:2]
    if len(found) < LEAST_MOVES or best - second < LEAST_GAIN:
        return None
    worths = {game.write(state, action): worth for action, worth in found.items()}
    text = max(worths, key=lambda one: worths[one])
    return Proof(text, (text,), 1, worths, {})


# --- What is known of it


def _puzzle(game: Game, sort: Sort, state: State, proof: Proof, source: int) -> Puzzle:
    position = game.text_of(state, WHOLE)
    return Puzzle(
        id=name_of(position),
        game=game.name,
        rules=game.rules,
        sort=sort,
        position=position,
        learner=state.actor(),
        seats=len(state.returns()),
        proof=proof.answers,
        themes=themes_of(game, state, proof.answers),
        length=proof.length,
        worths=proof.worths,
        ways=proof.ways,
        source=source,
    )


def tries(puzzle: Puzzle, level: str, seed: str) -> bool:
    """Whether a bot of a level solves it at the first try, against bots of the puzzle's own."""
    game = registry.find(puzzle.game)
    state, dealer = game.position(puzzle.position), SeededDealer(seed)
    bots = [
        make_bot(level if seat == puzzle.learner else puzzle.rival, game, f"{seed}:{seat}")
        for seat in range(puzzle.seats)
    ]
    before, answer = state, list[Action]()
    try:
        for seat in questions(state, dealer):
            action = choose(bots[seat], state)
            if seat == puzzle.learner and not state.partial():
                before, answer = state.copy(), []
            state.apply(action)
            answer.append(action)
            if seat == puzzle.learner and not state.partial():
                verdict = puzzle.judge(before, answer).verdict
                if verdict != "open":
                    return verdict == "done"
    except GameError:
        return False
    return False
