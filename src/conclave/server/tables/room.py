"""A room: one live table and its only writer in this process. It handles one thing at a time, in order of arrival.

Changes are appended to the table's log; only when they are on disk is the message acknowledged and sent to watchers. If
another process has the same table open, whoever appends first wins; the other one reloads the log and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
import structlog

from conclave.coach.hints import why, words_of
from conclave.core.action_preview import ActionPreview
from conclave.core.errors import GameError
from conclave.lessons.advice import Advice
from conclave.server import metrics
from conclave.server.store.values import ChatLine, NotFound, StaleLog, StoreError, Table, now
from conclave.server.tables import commands
from conclave.server.tables.audience import Audience, Watcher
from conclave.server.tables.background_tasks import BackgroundTasks
from conclave.server.tables.bot_seats import Owner
from conclave.server.tables.bot_turn import BotTurn
from conclave.server.tables.clock_timeout import ClockTimeout
from conclave.server.tables.commands import Asked, Refusal
from conclave.server.tables.player_view import PlayerView, describe_refusal, say
from conclave.server.tables.table_coach import Coach
from conclave.server.tables.table_context import TableContext
from conclave.server.tables.table_game import TableGame
from conclave.server.tables.table_log import TableLog
from conclave.server.wire import messages as wire

LOG: Final = structlog.get_logger("conclave.room")
COUNTED_KINDS: Final = ("enough_undos", "enough_proposals", "log_full")  # refusals that reveal no early answer
MAX_APPEND_TRIES: Final = 5  # retries of a message after another process was first

Reply: TypeAlias = wire.Ack | wire.Stale | wire.Refused


class Room:
    """One table. Create it with `open`."""

    def __init__(self, context: TableContext, table_game: TableGame, link: str, chat: list[ChatLine]) -> None:
        self._context: Final = context
        self._turn: Final = asyncio.Lock()  # its waiting line is the room's queue
        self._errands: Final = BackgroundTasks(table_game.table.id)
        self.link: Final = link
        self.audience: Final = Audience(table_game, chat)
        self._ledger: Final = TableLog(context, self.audience, self._schedule_next)
        self._flag: Final = ClockTimeout(self._ledger, context.store.outages, self._turn, self._errands)
        self._bot_turn: Final = BotTurn(context, self._ledger, self.audience, self._turn, self._errands)
        self._coach: Final = Coach(context, self.audience, self._errands, self._bot_turn.look)

    @classmethod
    async def open(cls, context: TableContext, table: str) -> Room:
        """Return the room of a table; NotFound if there is none."""
        room = cls(context, *await context.load_table(table))
        async with room._turn:
            await room._begin()
        return room

    @property
    def table_game(self) -> TableGame:
        return self.audience.table_game

    @property
    def table(self) -> Table:
        return self.table_game.table

    async def wait_until_stored(self) -> TableGame:
        """Return the game when everything is stored."""
        async with self._turn:
            await self._ledger.ensure_loaded()
            return self.table_game

    def is_idle(self) -> bool:
        """Return True if nobody watches and no work is in progress."""
        return not self.audience.watchers and not self._errands and not self._turn.locked()

    def is_frozen(self) -> bool:
        """Return True if a bot is far overdue here."""
        return self._bot_turn.is_frozen()

    async def close(self) -> None:
        """Close the room after work in progress is finished."""
        async with self._turn:
            self._flag.cancel()
        await self._errands.end()
        self._ledger.release()
        self._coach.let_go()

    # --- Messages

    async def watch(self, watcher: Watcher, since: int | None) -> None:
        """Send a watcher the table, and from now on what happens there.

        With several processes, the log is read first: another one may have acknowledged an entry of which the notice
        has not arrived here.
        """
        async with self._turn:
            if self._context.store.database.is_sqlite:
                await self._ledger.ensure_loaded()
            else:
                await self._ledger.catch_up()
            self.audience.add(watcher, since)

    def unwatch(self, watcher: Watcher) -> None:
        self.audience.remove(watcher)

    async def handle(self, user: str, message: Asked, language: str, answer: Callable[[Reply], None]) -> None:
        """Carry a message out or refuse it. When `answer` gets an ack it is stored; watchers are told after that."""
        async with self._turn:
            try:
                for _ in range(MAX_APPEND_TRIES):
                    try:
                        await self._handle(user, message, answer)
                        return
                    except StaleLog:
                        continue  # another process was first; the log has been read, look again
                code = "unavailable"
            except Refusal as refusal:
                code = refusal.code
                if code in COUNTED_KINDS:
                    metrics.REFUSED.labels(code).inc()
            except GameError as error:
                answer(describe_refusal(self.table_game.game, message.request, error, language))
                return
            except NotFound:  # it has been deleted
                raise
            except StoreError as error:
                LOG.warning("not stored", table=self.table.id, error=type(error).__name__)
                code = "unavailable"
            answer(wire.Refused(message.request, code, say(language, f"refused-{code}")))

    async def _handle(self, user: str, message: Asked, answer: Callable[[Reply], None]) -> None:
        await self._ledger.ensure_loaded()
        table_game = self.table_game
        commands.check(table_game, user, message.seat)
        if isinstance(message, (wire.Act, wire.Bank, wire.Undo)) and message.version != table_game.version:
            answer(wire.Stale(message.request, table_game.version))
            return
        made = commands.play_message(table_game, message)
        if made:
            await self._ledger.append(made, lambda: answer(wire.Ack(message.request, self.table_game.version)))
        else:
            answer(wire.Ack(message.request, table_game.version))

    async def make_hint(
        self, owner: Owner, message: wire.AskHint, language: str
    ) -> wire.Hint | wire.Stale | wire.Refused:
        """Return the verdict on the position that a seat is asked about, without blocking the room."""
        table_game = await self.wait_until_stored()
        session, seat = table_game.session, message.seat
        is_own = seat in self.table.seats_of(owner.person)
        asked = session.answerable_state(seat) if is_own and not table_game.ending else None
        if message.version != table_game.version:
            return wire.Stale(message.request, table_game.version)
        is_alone = not table_game.list_opponents(seat)  # with opponents, hints need the table's option
        may_ask = (is_alone or self.table.hints) and not self.table.rated
        if asked is not None and asked.current_player() == seat and may_ask:
            rehearsal = ActionPreview(table_game.game, asked.copy(), seat)
            try:
                rehearsal.play(message.actions)
            except GameError as error:
                return describe_refusal(table_game.game, message.request, error, language)
            if rehearsal.is_asked() and await self._context.may_advise(table_game, asked):
                game, state = table_game.game, rehearsal.state
                bots, is_first = self._context.bots, message.guided
                advised = await bots.weigh(owner, game, session.options, state, is_first_game=is_first)
                if answers := advised.answers:
                    weighed = [Advice(one.actions, one.chance) for one in answers]
                    names = table_game.list_names(language)
                    said = why(game, state, weighed, advised.reasons, names, language)
                    words = words_of(game, state, answers[0].actions, names, language)
                    best = msgspec.structs.replace(answers[0], reason=said, words=words)
                    return wire.Hint(message.request, message.version, [best, *answers[1:]])
        return wire.Refused(message.request, "no_hints", say(language, "refused-no_hints"))

    async def answer_query(
        self, user: str, message: wire.Consider | wire.PlayOn, language: str
    ) -> wire.Considered | wire.Ack | wire.Stale | wire.Refused:
        """Answer a message that changes nothing in the log."""
        if isinstance(message, wire.PlayOn):
            return await self.play_on(user, message)
        return await self.consider(user, message, language)

    async def play_on(self, user: str, message: wire.PlayOn) -> wire.Ack | wire.Stale:
        """Keep the move that the coach spoke of: the bots go on."""
        table_game = await self.wait_until_stored()
        if message.version != table_game.version or message.seat not in self.table.seats_of(user):
            return wire.Stale(message.request, table_game.version)
        self._coach.play_on(message.version)
        return wire.Ack(message.request, table_game.version)

    async def consider(
        self, user: str, message: wire.Consider, language: str
    ) -> wire.Considered | wire.Stale | wire.Refused:
        """Return how an action would continue."""
        table_game, seat = await self.wait_until_stored(), message.seat
        if message.version != table_game.version:
            return wire.Stale(message.request, table_game.version)
        if (
            seat in self.table.seats_of(user)
            and seat in table_game.list_people()
            and table_game.is_started
            and not table_game.ending
        ):
            try:
                return PlayerView(table_game, seat, language).preview_answer(
                    message.request, message.actions, message.keys
                )
            except GameError as error:
                return describe_refusal(table_game.game, message.request, error, language)
        return wire.Refused(message.request, "not_your_turn", say(language, "refused-not_your_turn"))

    # --- News from the store

    async def catch_up(self) -> None:
        """Apply what another process has appended."""
        async with self._turn:
            await self._ledger.catch_up()

    async def refresh(self) -> None:
        """Apply changed seats or status."""
        async with self._turn:
            await self._ledger.reload()
            await self._begin()
            self.audience.tell_table()

    async def on_outage(self) -> None:
        """Apply an outage: clocks stood still."""
        if self.table.time.kind == "none":
            return
        async with self._turn:
            await self._ledger.ensure_loaded()  # nobody is shown a move that could not be stored
            heard = self.table_game.clock.note_outages()
            if heard == "charged":
                await self._ledger.reload()
            elif heard == "shifted":
                self._flag.set()
            if heard != "nothing" and self.table_game.is_started:
                await self._context.easel.render(lambda: self.audience.tell([]))

    async def on_chat(self) -> None:
        """Send a new chat line."""
        async with self._turn:
            last = self.audience.chat[-1].number if self.audience.chat else 0
            self.audience.tell_chat(await self._context.store.tables.list_chat(self.table.id, last))

    # --- What nobody asks for: the beginning, clocks and bots

    async def _begin(self) -> None:
        """Start the game when all seats are taken."""
        table_game = self.table_game
        if self.table.status == "playing" and table_game.is_outdated:
            await self._ledger.end_outdated()
        elif self.table.status == "playing" and not table_game.is_started:
            with contextlib.suppress(StaleLog):  # another process has begun it, and we have read that
                await self._ledger.append([commands.play_start(table_game)])
        await self._show_out()
        self._schedule_next()

    async def _show_out(self) -> None:
        """Resign for people who are barred from this table."""
        for seat in list(self.table_game.list_people()):
            if (
                self.table.seats[seat].user in self.table.barred
                and self.table_game.is_started
                and not self.table_game.ending
            ):
                with contextlib.suppress(StaleLog):  # another process was first, and we have read that
                    await self._ledger.append([commands.make_entry(self.table_game, "resign", seat)])

    async def tend(self) -> None:
        """Handle an overdue clock or bot."""
        async with self._turn:
            await self._ledger.ensure_loaded()
            self._schedule_next()
            deadline = self.table_game.clock.deadline()
            if deadline and deadline > now() and not self.table_game.find_bot_to_move():  # an outage has put it off
                await self._context.store.tables.postpone_deadline(self.table.id, self.table_game.entries, deadline)

    def _schedule_next(self) -> None:
        """Set the timer of the clock, and ask a bot if one is to move."""
        self._flag.set()
        self._coach.look()
        self._bot_turn.look()
