"""Helpers that play games to their end."""

from __future__ import annotations

from conclave.core.dealer import SeededDealer
from conclave.core.game import TERMINAL, Action, Options
from conclave.core.record import Player, Record
from conclave.core.session import Session
from toy import EMBERS

SEATS = [Player("Ada"), Player("Bob", "bot", "random")]


def play_out(session: Session, pick: int = -1) -> Session:
    """Answers every question with its first or last option."""
    while (seat := session.state.current_player()) != TERMINAL:
        state, actions = session.state.copy(), list[Action]()
        while not actions or state.is_mid_action():
            actions.append(state.legal_actions()[pick])
            state.apply_action(actions[-1])
        session.submit(seat, session.length, actions)
    return session


def finished_record(seed: str = "secret") -> Record:
    return play_out(Session(EMBERS, Options(2), SeededDealer(seed)), 0).to_record(SEATS)
