"""Helpers that play games to their end."""

from __future__ import annotations

from conclave.play.dealer import SeededDealer
from conclave.play.protocol import NOBODY, Action, Options
from conclave.play.record import Player, Record
from conclave.play.session import Session
from toy import EMBERS

SEATS = [Player("Ada"), Player("Bob", "bot", "random")]


def play_out(session: Session, pick: int = -1) -> Session:
    """Answers every question with its first or last option."""
    while (seat := session.state.actor()) != NOBODY:
        state, actions = session.state.copy(), list[Action]()
        while not actions or state.partial():
            actions.append(state.legal()[pick])
            state.apply(actions[-1])
        session.submit(seat, session.length, actions)
    return session


def finished_record(seed: str = "secret") -> Record:
    return play_out(Session(EMBERS, Options(2), SeededDealer(seed)), 0).record(SEATS)
