"""A seat whose answers come over the bot protocol: asks, collects complete answers, and submits them to the room."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.ending import Ending
from conclave.core.game import Action, Seat, State
from conclave.core.session import redact_step
from conclave.core.text.fluent import ENGLISH
from conclave.lab.bot_protocol import Answer, Dialogue, HostMessage
from conclave.server.store.values import now
from conclave.server.tables.room import Reply, Room
from conclave.server.tables.table_setup import make_public_options
from conclave.server.wire import messages as wire


class RemoteSeat:
    """One seat of a bot account at one table. The true state never leaves the server: questions use a sampled one."""

    def __init__(
        self, room: Room, user: str, seat: Seat, send: Callable[[HostMessage], None], ids: Iterator[int]
    ) -> None:
        self.room: Final = room
        self._user: Final = user
        self._seat: Final = seat
        self._send: Final = send
        self._dialogue: Final = Dialogue(room.table_game.game, seat, room.table.id, ids)
        self._heard = -1  # length of the log up to which events were sent; -1 before the first message
        self._fence = 0
        self._version = -1  # of the table, to which the open question belongs
        self._state: State | None = None  # a copy on which the parts of an answer are played
        self._actions: list[Action] = []
        self._is_submitting = False
        self.is_over = False

    @property
    def pending_id(self) -> int | None:
        """The id of the open question."""
        return self._dialogue.pending.id if self._dialogue.pending else None

    def look(self) -> None:
        """Send what has happened, and the question if this seat must answer."""
        game = self.room.table_game
        if self.is_over or self._is_submitting or not game.is_started:
            return
        if self._heard < 0:
            options = make_public_options(game.table.options)
            self._send(self._dialogue.start(options, secrets.token_hex(8)))
            self._heard, self._fence = game.session.length, game.fence
        self._tell_events()
        if game.version != self._version:
            self._version = game.version
            self._forget_answer()
        if game.ending or self._seat not in game.list_people():
            self.is_over = True
            self._send(self._dialogue.end(_list_returns(game.ending, len(game.table.seats))))
        elif game.current_seat() == self._seat and self._dialogue.pending is None:
            self._state = game.session.state.copy()
            self._ask()

    def _tell_events(self) -> None:
        game = self.room.table_game
        if game.fence != self._fence:  # after an undo, the next question says where the game stands
            self._heard, self._fence = game.session.length, game.fence
        if self._heard < game.session.length:
            step = game.session.step_since(self._heard)
            for events in redact_step(game.game, step, self._seat):
                if events:
                    self._send(self._dialogue.tell(events))
            self._heard = game.session.length

    def _ask(self) -> None:
        """Ask for the next part of the answer; parts without a choice are played."""
        assert self._state is not None
        game, state = self.room.table_game, self._state
        while len(legal := state.legal_actions()) == 1 and not self._is_complete():
            self._play(legal[0])
        if self._is_complete():
            return
        deadline = game.clock.deadline()
        seconds = None if deadline is None else max(0.0, (deadline - now()) / 1000)
        guess = state.determinize(self._seat, SeededDice(secrets.token_bytes(16)))
        self._send(self._dialogue.ask(guess, legal, seconds))

    def _is_complete(self) -> bool:
        assert self._state is not None
        return bool(self._actions) and not (self._state.current_player() == self._seat and self._state.is_mid_action())

    def _play(self, action: Action) -> None:
        assert self._state is not None
        self._state.apply_action(action)
        self._actions.append(action)

    async def take(self, answer: Answer) -> None:
        """Take an answer; AnswerRefused if it does not count. A complete one is submitted to the room."""
        self._play(self._dialogue.take_answer(answer))
        if not self._is_complete():
            self._ask()
        if self._is_complete():
            await self._submit()

    async def _submit(self) -> None:
        replies: list[Reply] = []
        act = wire.Act(self.room.table.id, self._version, self._seat, 0, list(self._actions))
        self._forget_answer()
        self._is_submitting = True  # nothing is asked until it is stored
        try:
            await self.room.handle(self._user, act, ENGLISH, replies.append)
        finally:
            self._is_submitting = False
        if any(not isinstance(reply, wire.Ack) for reply in replies):
            self._version = -1  # the table has moved on, or nothing was stored: ask again

    def _forget_answer(self) -> None:
        self._dialogue.withdraw()
        self._state, self._actions = None, []


def _list_returns(ending: Ending | None, seats: int) -> list[float]:
    """Return the result by seat; [] while others play on."""
    if ending is None:
        return []
    return [1 / len(ending.winners) if seat in ending.winners else 0.0 for seat in range(seats)]
