"""Wins this round: what is proven of a position, and how a won position is made sharp.

A position in which the winner of a game has plenty is won in any order. It is sharp where at most a quarter of all
first moves keep the victory, and better still where a rival can still answer: so a rival is woken, with as much as a
proof allows, what the learner has is taken away in several orders, and later positions on the way are looked at too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.protocol import CHANCE, NOBODY, Game, State
from conclave.play.unchecked import unchecked
from conclave.puzzles.proving import Prover, Undecided
from conclave.puzzles.tightening import awake, poorer, tightened
from conclave.puzzles.ways import Ways, ways_of

NODES: Final = 3000  # of a proof
ALL_NODES: Final = 20_000  # of finding all ways to the victory,
FEW_NODES: Final = 8000  # where it is only tried
MOST_DEEDS: Final = 6
LEAST_MOVES: Final = 4  # there is something to choose from
LAST_WORDS: Final = ("pass", "rest")  # what ends a round is no deed of its own
VISITS: Final = ("convert",)  # after these the same is asked again: no first move of its own
MANY_PARTS: Final = 4  # of a single deed: a trial with what is bought for it and how far it goes
MOST_RIGHT: Final = 0.5  # of all first moves, so that a puzzle is not solved by accident;
SHARP: Final = 0.25  # better than that
MOST_NEAR: Final = 2  # sharp positions that are taken from near one position
ORDERS: Final = 3  # in which things are taken away; nine found nothing more
LIVELIEST: Final = 2  # ways in which rivals still play


class Proof(NamedTuple):
    """What was proven of a position."""

    best: str
    answers: tuple[str, ...]  # of the learner, on one way to the goal
    length: int
    worths: dict[str, int]
    ways: dict[str, int]


def win(game: Game, state: State) -> Proof | None:
    """The proof that this is a puzzle: won, not by many first moves, and not by one deed alone."""
    prover = Prover(game, state, state.actor(), NODES)
    try:
        if len(state.legal()) < LEAST_MOVES or not prover.is_won(state) or rightness(game, state, prover) > MOST_RIGHT:
            return None
        prover.nodes = ALL_NODES
        noted = ways_of(prover, state, state.actor())
    except Undecided:
        return None
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


def rightness(game: Game, state: State, prover: Prover) -> float:
    """The share of first moves that keep the victory; Undecided where that is not found out."""
    moves = [won for action, won in prover.moves(state).items() if game.write(state, action) not in VISITS]
    return sum(moves) / len(moves)


def is_sharp(game: Game, state: State) -> bool:
    """Whether few first moves keep the victory."""
    try:
        return rightness(game, state, Prover(game, state, state.actor(), NODES)) <= SHARP
    except Undecided:
        return False


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


# --- Sharper


def sharpened(game: Game, state: State) -> Iterator[tuple[State, Proof]]:
    """Sharp positions near one that is won with the rivals done with their round, each with another solution; those
    with a rival who can answer first."""
    known = set[str]()
    for base in (*islice(_contested(game, state), LIVELIEST), state):
        for order in range(ORDERS):
            tight = tightened(game, base, partial(_is_open, game), SeededDice(order))
            found = next(_proven(game, _along(game, tight, needs_rival=base is not state)), None)
            if found and found[1].best not in known and len(known) < MOST_NEAR:
                known.add(found[1].best)
                yield found


def _proven(game: Game, states: Iterator[State]) -> Iterator[tuple[State, Proof]]:
    for state in states:
        if is_sharp(game, state) and (proof := win(game, state)):
            yield state, proof


def _contested(game: Game, state: State) -> Iterator[State]:
    """The same with a rival who plays on, from the liveliest to one who can do little; only where it is still won."""
    return (made for made in awake(game, state) if _is_open(game, made))


def _along(game: Game, state: State, *, needs_rival: bool) -> Iterator[State]:
    """A won position and those that follow on the way to the victory, where fewer moves may win; with `needs_rival` as
    long as rivals are still asked, and have something to choose."""
    seat, found, asked = state.actor(), list[State](), 0
    prover = Prover(game, state, seat, FEW_NODES)
    try:
        ways = Ways(ways_of(prover, state, seat), seat) if prover.is_won(state) else None
    except Undecided:
        return
    state = state.copy()
    while ways and state.actor() != NOBODY:
        is_own = state.actor() == seat
        if is_own and unchecked(state).quiet():
            found.append(state.copy())
        elif state.actor() != CHANCE and not is_own and len(state.legal()) > 1:
            asked = len(found)
        state.apply(ways.best(state) if is_own else state.legal()[-1])
    yield from found[:asked] if needs_rival else found


def tight_alone(game: Game, rich: State | None) -> State | None:
    """The learner, with rivals done, with no more than is needed to win; None where nothing is proven."""
    while rich is not None and len(rich.legal()) > 1:
        won = _is_won(game, rich)
        if won:
            return tightened(game, rich, partial(_is_open, game), SeededDice(0))
        rich = poorer(game, rich) if won is None else None
    return None


def _is_open(game: Game, state: State) -> bool:
    """Won, and there is still something to choose from."""
    return len(state.legal()) >= LEAST_MOVES and _is_won(game, state) is True


def _is_won(game: Game, state: State) -> bool | None:
    """None: undecided."""
    try:
        return Prover(game, state, state.actor(), NODES).is_won(state)
    except Undecided:
        return None
