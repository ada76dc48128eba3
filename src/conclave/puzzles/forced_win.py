"""Forced wins in the current round: proofs, and variants of a won position with fewer winning moves.

In a position with ample resources almost any order of moves wins. A position is sharp if at most a quarter of all first
moves keep the win. Positions in which a rival can still act are preferred. To find sharp positions, one rival is
reactivated as far as the proof allows. The learner's resources are then removed in several orders, and later positions
along the solution are tried too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, TERMINAL, Game, State
from conclave.core.search_state import as_search_state
from conclave.puzzles.position_minimizer import awake, minimize_position, poorer
from conclave.puzzles.solution_table import SolutionTable, ways_of
from conclave.puzzles.solver import Prover, Undecided

NODES: Final = 3000  # node limit of a proof
ALL_NODES: Final = 20_000  # node limit of a solution table
MAX_CANDIDATE_NODES: Final = 8000  # node limit of a solution table of a candidate
MAX_MOVES: Final = 6
MIN_FIRST_MOVES: Final = 4  # minimum number of legal first moves
LAST_WORDS: Final = ("pass", "rest")  # actions that end a round do not count as moves
VISITS: Final = ("convert",)  # the same question follows these, so they do not count as first moves
MANY_PARTS: Final = 4  # parts that make a single move hard enough, such as a trial with purchases
MAX_WINNING_SHARE: Final = 0.5  # maximum share of winning first moves, so that a puzzle is not solved by accident
SHARP: Final = 0.25  # maximum share of winning first moves in a sharp position
MAX_SHARP_VARIANTS: Final = 2  # sharp positions taken from one position
ORDERS: Final = 3  # removal orders that are tried; nine found nothing more
LIVELIEST: Final = 2  # variants with an active rival that are tried


class Proof(NamedTuple):
    """Proof of a puzzle, with its solution."""

    best: str
    answers: tuple[str, ...]  # of the learner, in one solution
    length: int
    worths: dict[str, int]
    ways: dict[str, int]


def win(game: Game, state: State) -> Proof | None:
    """Return the proof of a forced win, or None if the position is not suitable as a puzzle.

    A suitable position has at least four legal actions, and at most half of its first moves win. The solution has two
    or more moves, or one move of at least four parts. Passing or resting does not count as a move.
    """
    prover = Prover(game, state, state.current_player(), NODES)
    try:
        if (
            len(state.legal_actions()) < MIN_FIRST_MOVES
            or not prover.is_won(state)
            or rightness(game, state, prover) > MAX_WINNING_SHARE
        ):
            return None
        prover.nodes = ALL_NODES
        noted = ways_of(prover, state, state.current_player())
    except Undecided:
        return None
    ways = SolutionTable(noted, state.current_player())
    length = ways.count_remaining(state)
    if not length or length > MAX_MOVES:
        return None
    try:
        answers = _line(game, state, ways)
    except Undecided:  # replies can lead back to an earlier position
        return None
    deeds = [answer for answer in answers if answer.partition("; ")[0] not in LAST_WORDS]
    parts = [part for answer in deeds for part in answer.split("; ")]
    if len(deeds) < 2 and len(parts) < MANY_PARTS:
        return None
    return Proof(answers[0].partition("; ")[0], answers, length, {}, noted)


def rightness(game: Game, state: State, prover: Prover) -> float:
    """Return the share of first moves that keep the win; raise Undecided if the node limit is exceeded."""
    moves = [won for action, won in prover.moves(state).items() if game.write(state, action) not in VISITS]
    return sum(moves) / len(moves)


def is_sharp(game: Game, state: State) -> bool:
    """Return True if few first moves keep the win."""
    try:
        return rightness(game, state, Prover(game, state, state.current_player(), NODES)) <= SHARP
    except Undecided:
        return False


def _line(game: Game, state: State, ways: SolutionTable) -> tuple[str, ...]:
    """Return the learner's answers on a shortest solution, with the last legal action for rivals and chance."""
    seat, answers = state.current_player(), list[str]()
    state, is_detail = state.copy(), registry.presenter_for(game).is_detail
    while state.current_player() != TERMINAL:
        legal = state.legal_actions()
        action = legal[-1]
        if state.current_player() == seat:
            action = ways.best(state) if len(legal) > 1 else legal[0]
            text = game.write(state, action)
            is_new = not answers or (not state.is_mid_action() and not is_detail(game.question(state)))
            if is_new:
                answers.append(text)
            else:
                answers[-1] += f"; {text}"
        state.apply_action(action)
    return tuple(answers)


# --- Sharper


def sharpen_positions(game: Game, state: State) -> Iterator[tuple[State, Proof]]:
    """Yield sharp positions derived from a position that is won with the rivals done with their round.

    Each has a different solution. Positions in which a rival can still act come first.
    """
    known = set[str]()
    for base in (*islice(_add_active_rival(game, state), LIVELIEST), state):
        for order in range(ORDERS):
            tight = minimize_position(game, base, partial(is_won_and_open, game), SeededDice(order))
            found = next(_proven(game, _along(game, tight, needs_rival=base is not state)), None)
            if found and found[1].best not in known and len(known) < MAX_SHARP_VARIANTS:
                known.add(found[1].best)
                yield found


def _proven(game: Game, states: Iterator[State]) -> Iterator[tuple[State, Proof]]:
    for state in states:
        if is_sharp(game, state) and (proof := win(game, state)):
            yield state, proof


def _add_active_rival(game: Game, state: State) -> Iterator[State]:
    """Yield variants with one active rival that are still won, from the most to the least active rival."""
    return (made for made in awake(game, state) if is_won_and_open(game, made))


def _along(game: Game, state: State, *, needs_rival: bool) -> Iterator[State]:
    """Yield a won position and the learner's later positions along the solution, where fewer moves may win.

    With `needs_rival`, stop at the last position that is followed by a rival's choice.
    """
    seat, found, asked = state.current_player(), list[State](), 0
    prover = Prover(game, state, seat, MAX_CANDIDATE_NODES)
    try:
        ways = SolutionTable(ways_of(prover, state, seat), seat) if prover.is_won(state) else None
    except Undecided:
        return
    state = state.copy()
    while ways and state.current_player() != TERMINAL:
        is_own = state.current_player() == seat
        if is_own and as_search_state(state).is_quiet():
            found.append(state.copy())
        elif state.current_player() != CHANCE and not is_own and len(state.legal_actions()) > 1:
            asked = len(found)
        try:
            state.apply_action(ways.best(state) if is_own else state.legal_actions()[-1])
        except Undecided:
            break
    yield from found[:asked] if needs_rival else found


def tight_alone(game: Game, rich: State | None) -> State | None:
    """Return the position with the learner's unneeded resources removed, or None if no win is proven.

    The rivals are done with their round.
    """
    while rich is not None and len(rich.legal_actions()) > 1:
        won = _is_won(game, rich)
        if won:
            return minimize_position(game, rich, partial(is_won_and_open, game), SeededDice(0))
        rich = poorer(game, rich) if won is None else None
    return None


def is_won_and_open(game: Game, state: State) -> bool:
    """Return True if the position is won and still offers a choice."""
    return len(state.legal_actions()) >= MIN_FIRST_MOVES and _is_won(game, state) is True


def _is_won(game: Game, state: State) -> bool | None:
    """Return True if the position is proven won, False if it is refuted, or None if undecided."""
    try:
        return Prover(game, state, state.current_player(), NODES).is_won(state)
    except Undecided:
        return None
