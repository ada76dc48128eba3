"""A room: one live table, its only writer in this process. It does one thing at a time, in the order of arrival.

What a message changes is appended to the table's log, and only when the store says that it is on disk is the message
acknowledged and told to those who watch. Another process may have the same table open: whoever appends first wins, the
other one reads the log and looks at the message again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
import structlog

from conclave.coach.hinting import why
from conclave.lessons.advice import Advice
from conclave.play.errors import GameError
from conclave.play.rehearsal import Rehearsal
from conclave.server import metrics
from conclave.server.store.values import ChatLine, NotFound, StaleLog, StoreError, Table, now
from conclave.server.table import drafts
from conclave.server.table.audience import Audience, Watcher
from conclave.server.table.bot_seats import Owner
from conclave.server.table.bot_turn import BotTurn
from conclave.server.table.coach import Coach
from conclave.server.table.course import Course
from conclave.server.table.drafts import Asked, Refusal
from conclave.server.table.errands import Errands
from conclave.server.table.flag import Flag
from conclave.server.table.house import House
from conclave.server.table.ledger import Ledger
from conclave.server.table.scene import Scene, refused, say
from conclave.server.wire import messages as wire

LOG: Final = structlog.get_logger("conclave.room")
COUNTED: Final = ("enough_undos", "enough_proposals", "log_full")  # never what was to be answered in secret
MOST_TRIES: Final = 5  # how often a message is looked at again because another process was first

Reply: TypeAlias = wire.Ack | wire.Stale | wire.Refused


class Room:
    """One table. Make it with `open`."""

    def __init__(self, house: House, course: Course, link: str, chat: list[ChatLine]) -> None:
        self._house: Final = house
        self._turn: Final = asyncio.Lock()  # its waiting line is the room's queue
        self._errands: Final = Errands(course.table.id)
        self.link: Final = link
        self.audience: Final = Audience(course, chat)
        self._ledger: Final = Ledger(house, self.audience, self._look_ahead)
        self._flag: Final = Flag(self._ledger, house.store.outages, self._turn, self._errands)
        self._bot_turn: Final = BotTurn(house, self._ledger, self.audience, self._turn, self._errands)
        self._coach: Final = Coach(house, self.audience, self._errands, self._bot_turn.look)

    @classmethod
    async def open(cls, house: House, table: str) -> Room:
        """The room of a table; NotFound where there is none."""
        room = cls(house, *await house.read(table))
        async with room._turn:
            await room._begin()
        return room

    @property
    def course(self) -> Course:
        return self.audience.course

    @property
    def table(self) -> Table:
        return self.course.table

    async def steady(self) -> Course:
        """The course when nothing is under way: all of it is stored."""
        async with self._turn:
            await self._ledger.be_sure()
            return self.course

    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is going on here."""
        return not self.audience.watchers and not self._errands and not self._turn.locked()

    def is_frozen(self) -> bool:
        """Whether a bot should have moved here long ago."""
        return self._bot_turn.is_frozen()

    async def close(self) -> None:
        """Let go; what is under way is finished first."""
        async with self._turn:
            self._flag.cancel()
        await self._errands.end()
        self._ledger.let_go()
        self._coach.let_go()

    # --- Messages

    async def watch(self, watcher: Watcher, since: int | None) -> None:
        """Show somebody the table, and from now on what happens there."""
        async with self._turn:
            await self._ledger.be_sure()
            self.audience.add(watcher, since)

    def unwatch(self, watcher: Watcher) -> None:
        self.audience.remove(watcher)

    async def do(self, user: str, message: Asked, language: str, answer: Callable[[Reply], None]) -> None:
        """Carry a message out, or say why not. It is stored when `answer` gets an ack, and told after that."""
        async with self._turn:
            try:
                for _ in range(MOST_TRIES):
                    try:
                        await self._do(user, message, answer)
                        return
                    except StaleLog:
                        continue  # another process was first; the log has been read, look again
                code = "unavailable"
            except Refusal as refusal:
                code = refusal.code
                if code in COUNTED:
                    metrics.REFUSED.labels(code).inc()
            except GameError as error:
                answer(refused(self.course.game, message.request, error, language))
                return
            except NotFound:  # it has been deleted
                raise
            except StoreError as error:
                LOG.warning("not stored", table=self.table.id, error=type(error).__name__)
                code = "unavailable"
            answer(wire.Refused(message.request, code, say(language, f"refused-{code}")))

    async def _do(self, user: str, message: Asked, answer: Callable[[Reply], None]) -> None:
        await self._ledger.be_sure()
        course = self.course
        drafts.check(course, user, message.seat)
        if isinstance(message, (wire.Act, wire.Bank, wire.Undo)) and message.version != course.version:
            answer(wire.Stale(message.request, course.version))
            return
        made = drafts.drafts_of(course, message)
        if made:
            await self._ledger.append(made, lambda: answer(wire.Ack(message.request, self.course.version)))
        else:
            answer(wire.Ack(message.request, course.version))

    async def hint(self, user: str, message: wire.AskHint, language: str) -> wire.Hint | wire.Stale | wire.Refused:
        """What a bot thinks of the answers that a seat may give; thinking does not hold anybody up."""
        course = await self.steady()
        session, seat = course.session, message.seat
        asked = session.asked(seat) if seat in self.table.seats_of(user) and not course.ending else None
        if message.version != course.version:
            return wire.Stale(message.request, course.version)
        is_alone = not course.others(seat)  # against people one plays by oneself, unless all have agreed otherwise
        may_ask = (is_alone or self.table.hints) and not self.table.rated
        if asked is not None and asked.actor() == seat and may_ask:
            rehearsal = Rehearsal(course.game, asked.copy(), seat)
            try:
                rehearsal.play(message.actions)
            except GameError as error:
                return refused(course.game, message.request, error, language)
            if rehearsal.is_asked():
                advised = await self._house.bots.weigh(Owner(user), course.game, session.options, rehearsal.state)
                if answers := advised.answers:
                    weighed = [Advice(one.actions, one.chance) for one in answers]
                    names = course.names_in(language)
                    said = why(course.game, rehearsal.state, weighed, advised.reasons, names, language)
                    best = msgspec.structs.replace(answers[0], reason=said)
                    return wire.Hint(message.request, message.version, [best, *answers[1:]])
        return wire.Refused(message.request, "no_hints", say(language, "refused-no_hints"))

    async def told(
        self, user: str, message: wire.Consider | wire.PlayOn, language: str
    ) -> wire.Considered | wire.Ack | wire.Stale | wire.Refused:
        """What is answered at once, and changes nothing in the log."""
        if isinstance(message, wire.PlayOn):
            return await self.play_on(user, message)
        return await self.consider(user, message, language)

    async def play_on(self, user: str, message: wire.PlayOn) -> wire.Ack | wire.Stale:
        """Whoever is coached keeps the move: the bots go on."""
        course = await self.steady()
        if message.version != course.version or message.seat not in self.table.seats_of(user):
            return wire.Stale(message.request, course.version)
        self._coach.heeded(message.version)
        return wire.Ack(message.request, course.version)

    async def consider(
        self, user: str, message: wire.Consider, language: str
    ) -> wire.Considered | wire.Stale | wire.Refused:
        """How an action would go on."""
        course, seat = await self.steady(), message.seat
        if message.version != course.version:
            return wire.Stale(message.request, course.version)
        if seat in self.table.seats_of(user) and seat in course.people() and course.is_started and not course.ending:
            try:
                return Scene(course, seat, language).considered(message.request, message.actions, message.keys)
            except GameError as error:
                return refused(course.game, message.request, error, language)
        return wire.Refused(message.request, "not_your_turn", say(language, "refused-not_your_turn"))

    # --- News from the store

    async def catch_up(self) -> None:
        """Follow what another process has appended."""
        async with self._turn:
            await self._ledger.catch_up()

    async def refresh(self) -> None:
        """Seats or status have changed."""
        async with self._turn:
            await self._ledger.reload()
            await self._begin()
            self.audience.tell_table()

    async def hear_outages(self) -> None:
        """The server was not there for a while: clocks stood still."""
        if self.table.time.kind == "none":
            return
        async with self._turn:
            heard = self.course.clock.hear_outages()
            if heard == "charged":
                await self._ledger.reload()
            elif heard == "shifted":
                self._flag.set()
            if heard != "nothing" and self.course.is_started:
                await self._house.easel.draw(lambda: self.audience.tell([]))

    async def hear_chat(self) -> None:
        """Somebody has said something."""
        async with self._turn:
            last = self.audience.chat[-1].number if self.audience.chat else 0
            self.audience.tell_chat(await self._house.store.tables.chat(self.table.id, last))

    # --- What nobody asks for: the beginning, clocks and bots

    async def _begin(self) -> None:
        """Begin the game when all seats are taken."""
        course = self.course
        if self.table.status == "playing" and course.is_outdated:
            await self._ledger.end_outdated()
        elif self.table.status == "playing" and not course.is_started:
            with contextlib.suppress(StaleLog):  # another process has begun it, and we have read that
                await self._ledger.append([drafts.start(course)])
        await self._show_out()
        self._look_ahead()

    async def _show_out(self) -> None:
        """Give the game up for people who may not sit here any more."""
        for seat in list(self.course.people()):
            if self.table.seats[seat].user in self.table.barred and self.course.is_started and not self.course.ending:
                with contextlib.suppress(StaleLog):  # another process was first, and we have read that
                    await self._ledger.append([drafts.draft(self.course, "resign", seat)])

    async def tend(self) -> None:
        """Somebody should have answered here long ago: see to it."""
        async with self._turn:
            await self._ledger.be_sure()
            self._look_ahead()
            deadline = self.course.clock.deadline()
            if deadline and deadline > now() and not self.course.bot_to_move():  # an outage has put it off
                await self._house.store.tables.put_off(self.table.id, self.course.entries, deadline)

    def _look_ahead(self) -> None:
        """Have the clock looked at when it runs out, and ask a bot if one must answer."""
        self._flag.set()
        self._coach.look()
        self._bot_turn.look()
