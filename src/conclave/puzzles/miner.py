"""Mining of puzzles from games between bots: selection of candidate positions, and their proofs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from typing import Final

from conclave.bots import choose_action, make_level
from conclave.core import registry
from conclave.core.dealer import SeededDealer, SeededDice, iterate_questions
from conclave.core.game import OMNISCIENT, Game, Seat, State
from conclave.core.search_state import as_search_state
from conclave.puzzles.difficulty import is_trivial, rate
from conclave.puzzles.forced_win import MIN_FIRST_MOVES, Proof, is_won_and_open, sharpen_positions, tight_alone, win
from conclave.puzzles.only_move import MARGIN, lead, only_move
from conclave.puzzles.position_minimizer import alone, minimize_position
from conclave.puzzles.puzzle import SORTS, Puzzle, Sort, name_of
from conclave.puzzles.resource_variants import advance_rivals, resource_variants
from conclave.puzzles.themes import themes_of

PLAYERS: Final = ("master:48it", "adept")  # alternating by seat: strong enough for good positions, weak enough to err
SEATS: Final = (2, 2, 3, 2, 4)  # in turn, by game
MAX_PER_GAME: Final = 3  # puzzles of a sort in one game
VARIANTS: Final = 4  # of the resources of each seat in the last round
REAPED: Final = 2  # one game in this many gives a harvest puzzle, since every game has one
STARTS: Final = 4  # positions of the winner that are minimized
GLANCES: Final = 5  # positions of a game that are searched deeply
MIN_HARVEST_GAIN: Final = 1  # mana by which the best harvest is better than the next


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game in which a seat starts a new action."""

    state: State
    chapter: tuple[int, ...]

    @property
    def seat(self) -> Seat:
        return self.state.current_player()


def puzzles_in(game_name: str, seed: str, number: int, sorts: Collection[Sort] = SORTS) -> list[Puzzle]:
    """Play one game and return its rated, non-trivial puzzles, at most three of each sort."""
    game, name = registry.load_game(game_name), f"{seed}:{number}"
    moments, winners = _play_bots(game, name, SEATS[number % len(SEATS)])
    makers: dict[Sort, Iterator[tuple[State, Proof]]] = {
        "win": chain(_wins(game, moments, winners), _vary_wins(game, moments, name)),
        "only": _singles(game, moments, name),
        "harvest": islice(_harvests(game, moments), number % REAPED == 0),
    }
    found = list[Puzzle]()
    for sort in sorts:
        rated = (rate(puzzle_of(game, sort, state, proof, number)) for state, proof in makers[sort])
        found += islice((one for one in rated if not is_trivial(one)), MAX_PER_GAME)
    return found


def proven(game: Game, state: State, sort: Sort, seed: str) -> Proof | None:
    """Return the proof that the position is a puzzle of this sort, or None."""
    if sort == "win":
        return win(game, state)
    return _single(game, state, seed) if sort == "only" else _harvest(game, state)


# --- Games


def _play_bots(game: Game, seed: str, seats: int) -> tuple[list[Moment], Sequence[Seat]]:
    """Play one game between bots; return the positions in which seats start an action, and the winners."""
    state, dealer = game.new(game.options({"seats": seats})), SeededDealer(seed)
    bots = [make_level(PLAYERS[seat % len(PLAYERS)], game, f"{seed}:{seat}") for seat in range(seats)]
    moments = list[Moment]()
    for seat in iterate_questions(state, dealer):
        if len(state.legal_actions()) >= MIN_FIRST_MOVES and as_search_state(state).is_quiet():
            moments.append(Moment(state.copy(), tuple(game.phase(state))))
        state.apply_action(choose_action(bots[seat], state))
    ending = game.ending(state)
    return moments, ending.winners if ending else ()


# --- Win this round


def _wins(game: Game, moments: Sequence[Moment], winners: Sequence[Seat]) -> Iterator[tuple[State, Proof]]:
    """Yield sharp variants of the winner's positions in the last round, or the minimized position if there are none."""
    last = moments[-1].chapter if moments else ()
    mine = [one.state for one in moments if one.chapter == last and one.seat in winners and len(winners) == 1]
    for state in mine[:STARTS]:
        tight = tight_alone(game, alone(game, state))
        if tight:
            sharp = list(sharpen_positions(game, tight))
            yield from sharp or [(tight, proof) for proof in (win(game, tight),) if proof]


def _vary_wins(game: Game, moments: Sequence[Moment], seed: str) -> Iterator[tuple[State, Proof]]:
    """Yield last-round positions of each seat with other resources, minimized, and with rivals as far ahead as
    possible."""
    dice, last, seen = SeededDice(seed), moments[-1].chapter if moments else (), set[Seat]()
    is_open = partial(is_won_and_open, game)
    for one in moments:
        base = alone(game, one.state) if one.chapter == last and one.seat not in seen else None
        if base is None:
            continue
        seen.add(one.seat)
        for state in resource_variants(game, base, VARIANTS, dice):
            if is_open(state):
                tight = advance_rivals(game, minimize_position(game, state, is_open, dice), is_open, dice)
                if proof := win(game, tight):
                    yield tight, proof


# --- Find the only move


def _singles(game: Game, moments: Sequence[Moment], seed: str) -> Iterator[tuple[State, Proof]]:
    """Yield positions in which a short search clearly prefers one move, clearest first, with proofs."""
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
    hooks = registry.load_extension(game.name, "puzzles")
    found = hooks.harvests(game, state) if hooks and hasattr(hooks, "harvests") else {}
    best, second = sorted((*found.values(), 0, 0), reverse=True)[:2]
    if len(found) < MIN_FIRST_MOVES or best - second < MIN_HARVEST_GAIN:
        return None
    worths = {game.write(state, action): worth for action, worth in found.items()}
    text = max(worths, key=lambda one: worths[one])
    return Proof(text, (text,), 1, worths, {})


# --- What is known of it


def puzzle_of(game: Game, sort: Sort, state: State, proof: Proof, source: int) -> Puzzle:
    """Return the puzzle of a proven position, not yet rated."""
    position = game.position_text(state, OMNISCIENT)
    return Puzzle(
        id=name_of(position),
        game=game.name,
        rules=game.rules_version,
        sort=sort,
        position=position,
        learner=state.current_player(),
        seats=len(state.returns()),
        proof=proof.answers,
        themes=themes_of(game, state, proof.answers),
        length=proof.length,
        worths=proof.worths,
        ways=proof.ways,
        source=source,
    )
