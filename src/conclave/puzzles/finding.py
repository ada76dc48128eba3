"""Looking for puzzles in games of bots: which positions are worth a proof, and what is known of those that have one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from conclave.bots import choose, make_bot
from conclave.play import registry
from conclave.play.dealer import SeededDealer
from conclave.play.errors import GameError
from conclave.play.protocol import CHANCE, NOBODY, WHOLE, Action, Game, Seat, State
from conclave.play.unchecked import unchecked
from conclave.puzzles.proving import Prover, Undecided
from conclave.puzzles.puzzle import Puzzle, Sort, name_of
from conclave.puzzles.reaping import harvests
from conclave.puzzles.themes import themes_of
from conclave.puzzles.tightening import alone, awake, poorer, tightened
from conclave.puzzles.ways import Ways, ways_of
from conclave.puzzles.weighing import MARGIN, lead, only_move

PLAYERS: Final = ("master:48it", "adept")  # in turn, by seat: strong enough to get somewhere, weak enough to err
SEATS: Final = (2, 2, 3, 2, 4)  # in turn, by game
NODES: Final = 2000  # of a proof
ALL_NODES: Final = 20_000  # of finding all ways to the victory
MOST_DEEDS: Final = 6
LEAST_MOVES: Final = 4  # there is something to choose from
LAST_WORDS: Final = ("pass", "rest")  # what ends a round is no deed of its own
MANY_PARTS: Final = 4  # of a single deed: a trial with what is bought for it and how far it goes
MOST_RIGHT: Final = 0.5  # of all first moves, so that a puzzle is not solved by accident
EACH: Final = 3  # puzzles of a sort in one game
REAPED: Final = 3  # of so many games, one gives a harvest: there is one in each
STARTS: Final = 6  # positions of the winner that are made tight
GLANCES: Final = 5  # positions of a game that are thought about deeply
LEAST_GAIN: Final = 1  # mana by which the best harvest is better than the next


class Proof(NamedTuple):
    """What was proven of a position."""

    best: str
    answers: tuple[str, ...]  # of the learner, on one way to the goal
    length: int
    worths: dict[str, int]
    ways: dict[str, int]


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
    """Positions of the winner in the last round, made tight; with rivals who still play where that can be proven."""
    last = moments[-1].chapter if moments else ()
    mine = [one.state for one in moments if one.chapter == last and one.seat in winners and len(winners) == 1]
    for state in mine[:STARTS]:
        tight = _tight(game, state)
        if tight is None:
            continue
        for made in (awake(game, tight, state), tight):
            if made is not None and (proof := proven(game, made, "win", "")):
                yield made, proof
                break


def _tight(game: Game, state: State) -> State | None:
    """The learner alone, with no more than is needed to win; None where nothing is proven."""
    rich: State | None = alone(game, state)
    while rich is not None and not is_done(rich):
        won = _is_won(game, rich)
        if won:
            return tightened(game, rich, lambda less: _is_won(game, less) is True)
        rich = poorer(game, rich) if won is None else None
    return None


def _is_won(game: Game, state: State) -> bool | None:
    """None: undecided."""
    try:
        return Prover(game, state, state.actor(), NODES).is_won(state)
    except Undecided:
        return None


def is_done(state: State) -> bool:
    """Whether nothing is left to choose."""
    return len(state.legal()) < 2


def _win(game: Game, state: State, prover: Prover) -> Proof | None:
    """Proven, not by most first moves, and not by one deed alone."""
    if len(state.legal()) < LEAST_MOVES or not prover.is_won(state):
        return None
    moves = prover.moves(state)
    if sum(moves.values()) > MOST_RIGHT * len(moves):
        return None
    prover.nodes = ALL_NODES
    noted = ways_of(prover, state, state.actor())
    ways = Ways(noted, state.actor())
    length = ways.left(state)
    if not length or length > MOST_DEEDS:
        return None
    answers = _line(game, state, ways)
    deeds = [answer for answer in answers if answer.partition("; ")[0] not in LAST_WORDS]
    parts = [part for answer in deeds for part in answer.split("; ")]
    if len(deeds) < 2 and len(parts) < MANY_PARTS:
        return None
    return Proof(answers[0].partition("; ")[0], answers, length, {}, noted)


def _line(game: Game, state: State, ways: Ways) -> tuple[str, ...]:
    """The learner's answers on the shortest way, while the others do what is legal first, and chance as well."""
    seat, answers = state.actor(), list[str]()
    state, is_detail = state.copy(), registry.face(game).is_detail
    while state.actor() != NOBODY:
        legal = state.legal()
        action = legal[-1]
        if state.actor() == seat:
            action = ways.best(state) if len(legal) > 1 else legal[0]
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
