"""Records of short games: the last actions of random ones, from a position of their own."""

from __future__ import annotations

from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import TERMINAL, Action, Game
from conclave.core.record import Player, Record
from conclave.core.registry import load_game
from conclave.core.session import Session

CASES = [
    ("res_arcana", "standard", 2), ("res_arcana", "standard", 4), ("res_arcana", "draft", 3),
    ("res_arcana", "first_game", 2), ("res_arcana", "match", 2),
    ("trial_of_the_temples", "standard", 2), ("trial_of_the_temples", "standard", 3),
]  # fmt: skip


def random_game(game: Game, variant: str, seats: int, seed: int | str) -> Record:
    """A whole game of players who do anything."""
    return _played(Session(game, game.options({"seats": seats, "variant": variant}), SeededDealer(seed)), seed)


def short_game(name: str, variant: str, seats: int, seed: int | str, actions: int = 40) -> Record:
    """The end of a random game: it begins about so many actions before."""
    game = load_game(name)
    long = Session.from_record(random_game(game, variant, seats, seed), game)
    length = max(0, long.length - actions)
    while (start := long.state_at(length)).is_mid_action():
        length -= 1
    return _played(Session(game, long.options, SeededDealer(f"{seed} again"), start=start), seed)


def _played(session: Session, seed: int | str) -> Record:
    dice = SeededDice(f"short {seed}")
    while (seat := session.state.current_player()) != TERMINAL:
        answer, state = list[Action](), session.state.copy()
        while not answer or state.is_mid_action():
            legal = state.legal_actions()
            answer.append(legal[dice.below(len(legal))])
            state.apply_action(answer[-1])
        session.submit(seat, session.length, answer)
    return session.to_record([Player(f"Player {seat}") for seat in range(session.options.seats)])
