"""Looking for puzzles in games of bots: which positions are worth a proof, and what is known of those that have one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from conclave.bots import choose, make_bot
from conclave.play import registry
from conclave.play.dealer import SeededDealer, SeededDice
from conclave.play.errors import GameError
from conclave.play.protocol import CHANCE, NOBODY, Action, Game, Seat, State
from conclave.play.unchecked import unchecked
from conclave.play.protocol import WHOLE
from conclave.puzzles.proving import Prover, Undecided, played
from conclave.puzzles.puzzle import Puzzle, Sort, name_of
from conclave.puzzles.reaping import Reaper
from conclave.puzzles.themes import themes_of
from conclave.puzzles.weighing import looks_single, only_move

PLAYERS: Final = ("master:48it", "adept")  # in turn, by seat: strong enough to get somewhere, weak enough to err
SEATS: Final = (2, 2, 3, 2, 4)  # in turn, by game
NODES: Final = 3000  # of a proof: judging an answer at the table must be quick
REAPED: Final = 8000
MOST_DEEDS: Final = 6
LEAST_MOVES: Final = 4  # there is something to choose from
LAST_WORDS: Final = ("pass", "rest")  # what ends a round is no deed of its own
MOST_RIGHT: Final = 0.34  # of all first moves, so that a puzzle is not solved by accident
GLANCES: Final = 14  # positions of a game at which an only move is looked for
LEAST_GAIN: Final = 2  # points by which the best harvest is better than the next


class Proof(NamedTuple):
    """What was proven of a position."""

    best: str
    answers: tuple[str, ...]  # of the learner, on one way to the goal
    length: int
    worths: dict[str, int]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game in which a seat begins something."""

    state: State
    chapter: tuple[int, ...]

    @property
    def seat(self) -> Seat:
        return self.state.actor()


def puzzles_in(game_name: str, seed: str, number: int) -> list[Puzzle]:
    """Play one game and find what is in it: at most one puzzle of each sort."""
    game = registry.find(game_name)
    moments, winners = _played(game, f"{seed}:{number}", SEATS[number % len(SEATS)])
    found = list[Puzzle]()
    for sort, candidates in (
        ("win", _wins(game, moments, winners)),
        ("only", _singles(game, moments, f"{seed}:{number}")),
        ("harvest", _harvests(game, moments, f"{seed}:{number}")),
    ):
        for state, proof in candidates:
            found.append(_puzzle(game, sort, state, proof, number))  # type: ignore[arg-type]  # a Literal in a tuple
            break
    return found


def proven(game: Game, state: State, sort: Sort, seed: str) -> Proof | None:
    """The proof that this position is such a puzzle, if there is one."""
    try:
        if sort == "win":
            return _win(game, state, Prover(game, state, state.actor(), NODES))
        return _single(game, state, seed) if sort == "only" else _harvest(game, state)
    except Undecided:
        return None


# --- Games


def _played(game: Game, seed: str, seats: int) -> tuple[list[Moment], Sequence[Seat]]:
    """One game between bots: where seats began something, and who won."""
    state, dealer = game.new(game.options({"seats": seats})), SeededDealer(seed)
    bots = [make_bot(PLAYERS[seat % len(PLAYERS)], game, f"{seed}:{seat}") for seat in range(seats)]
    moments, place = list[Moment](), 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(dealer.choose(state.legal(), state.weights(), place))
        else:
            if len(state.legal()) >= LEAST_MOVES and unchecked(state).quiet():
                moments.append(Moment(state.copy(), tuple(game.chapter(state))))
            state.apply(choose(bots[actor], state))
        place += 1
    ending = game.ending(state)
    return moments, ending.winners if ending else ()


# --- Win this round


def _wins(game: Game, moments: Sequence[Moment], winners: Sequence[Seat]) -> Iterator[tuple[State, Proof]]:
    """In the last round, from its end on backwards: the earliest position of the winner that still has a proof."""
    last = moments[-1].chapter if moments else ()
    mine = [one.state for one in moments if one.chapter == last and one.seat in winners and len(winners) == 1]
    found: tuple[State, Proof] | None = None
    for state in reversed(mine):
        try:
            proof = _win(game, state, Prover(game, state, state.actor(), NODES))
        except Undecided:
            break
        if proof:
            found = (state, proof)
    if found:
        yield found


def _win(game: Game, state: State, prover: Prover) -> Proof | None:
    """Proven, not by most first moves, and not by one deed alone."""
    length = prover.length(state, MOST_DEEDS)
    if not length:
        return None
    moves = prover.moves(state)
    if sum(moves.values()) > MOST_RIGHT * len(moves):
        return None
    answers = _line(game, state, prover)
    deeds = [answer for answer in answers if answer not in LAST_WORDS]
    if len(deeds) < 2 or length < 2 + (answers[-1] in LAST_WORDS):
        return None
    return Proof(answers[0].partition("; ")[0], answers, length, {})


def _line(game: Game, state: State, prover: Prover) -> tuple[str, ...]:
    """The learner's answers on the shortest way, while the others do what is legal first, and chance as well."""
    seat, answers = state.actor(), list[str]()
    state, is_detail = state.copy(), registry.face(game).is_detail
    while state.actor() != NOBODY:
        legal = state.legal()
        action = legal[-1]
        if state.actor() == seat:
            action = prover.best(state) if len(legal) > 1 else legal[0]
            text = game.write(state, action)
            is_new = not answers or (not state.partial() and not is_detail(game.question(state)))
            if is_new:
                answers.append(text)
            else:
                answers[-1] += f"; {text}"
        state.apply(action)
    return tuple(answers)


# --- Find the only move


def _singles(game: Game, moments: Sequence[Moment], seed: str) -> Iterator[tuple[State, Proof]]:
    dice = SeededDice(f"{seed}:glances")
    rest = [one for one in moments if one.chapter and one.chapter[-1] > 1]
    for _ in range(min(GLANCES, len(rest))):
        state = rest.pop(dice.below(len(rest))).state
        if looks_single(game, state, seed) and (proof := _single(game, state, seed)):
            yield state, proof


def _single(game: Game, state: State, seed: str) -> Proof | None:
    found = only_move(game, state, seed)
    if found is None:
        return None
    best = game.write(state, found.best)
    return Proof(best, (best,), 1, {game.write(state, action): chance for action, chance in found.chances.items()})


# --- The best harvest


def _harvests(game: Game, moments: Sequence[Moment], seed: str) -> Iterator[tuple[State, Proof]]:
    """Where a figure is placed as the last one, or goods are collected, if the game has a rest to count up to."""
    dice = SeededDice(f"{seed}:harvests")
    rest = [one.state for one in moments if _is_harvest(game, one.state)]
    for _ in range(min(4, len(rest))):
        state = rest.pop(dice.below(len(rest)))
        try:
            if proof := _harvest(game, state):
                yield state, proof
        except Undecided:
            continue


def _is_harvest(game: Game, state: State) -> bool:
    """A choice of where to collect, after which no figure is placed by others."""
    texts = [game.write(state, action) for action in state.legal()]
    if not any(text.startswith(("figure", "clone", "collect")) for text in texts):
        return False
    after = played(state, state.legal()[0])
    return not any(game.write(after, action).startswith(("figure", "clone")) for action in after.legal())


def _harvest(game: Game, state: State) -> Proof | None:
    moves = Reaper(game, state, state.actor(), REAPED).moves(state)
    best, second = sorted(moves.values(), reverse=True)[:2]
    if best - second < LEAST_GAIN:
        return None
    worths = {game.write(state, action): points for action, points in moves.items()}
    text = max(worths, key=lambda one: worths[one])
    return Proof(text, (text,), 1, worths)


# --- What is known of it


def _puzzle(game: Game, sort: Sort, state: State, proof: Proof, source: int) -> Puzzle:
    position = game.text_of(state, WHOLE)
    found = Puzzle(
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
        source=source,
    )
    return found


def tries(puzzle: Puzzle, level: str, seed: str) -> bool:
    """Whether a bot of a level solves it at the first try, against bots of the puzzle's own."""
    game = registry.find(puzzle.game)
    state, dealer = game.position(puzzle.position), SeededDealer(seed)
    bots = [
        make_bot(level if seat == puzzle.learner else puzzle.rival, game, f"{seed}:{seat}")
        for seat in range(puzzle.seats)
    ]
    place, before, answer = 0, state, list[Action]()
    try:
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                action = dealer.choose(state.legal(), state.weights(), place)
            else:
                action = choose(bots[actor], state)
            if actor == puzzle.learner and not state.partial():
                before, answer = state.copy(), []
            state.apply(action)
            answer.append(action)
            place += 1
            if actor == puzzle.learner and not state.partial():
                verdict = puzzle.judge(before, answer).verdict
                if verdict != "open":
                    return verdict == "done"
    except GameError:
        return False
    return False
