"""A room: one live table, its only writer in this process. It does one thing at a time, in the order of arrival.

What a message changes is appended to the table's log, and only when the store says that it is on disk is the message
acknowledged and told to those who watch. Another process may have the same table open: whoever appends first wins, the
other one reads the log and looks at the message again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import structlog

from conclave.play import answers, record
from conclave.play.ending import OUTDATED
from conclave.play.errors import (
    CannotRewind,
    GameError,
    MalformedAction,
    NotYourTurn,
)
from conclave.play.protocol import Action, Event, Seat, State
from conclave.play.reader import Told
from conclave.server import wire
from conclave.server.audience import Audience, Watcher
from conclave.server.course import Course, flat, unplayed
from conclave.server.house import House
from conclave.server.scene import Scene, refused, say
from conclave.server.store_values import (
    ChatLine,
    Entry,
    Millis,
    NotFound,
    StaleVersion,
    Standing,
    StoreError,
    Table,
    now,
)

LOG: Final = structlog.get_logger("conclave.room")
MOST_TRIES: Final = 5  # how often a message is looked at again because another process was first
LEASE_SECONDS: Final = 5.0
BETWEEN_PEOPLE: Final = ("propose_undo", "propose_draw", "agree", "decline")

Reply: TypeAlias = wire.Ack | wire.Stale | wire.Refused
Asked: TypeAlias = wire.Act | wire.Bank | wire.Withdraw | wire.Undo | wire.OfferDraw | wire.Consent | wire.Resign


class Refusal(Exception):
    """Why a message is not carried out: one of wire.REFUSALS."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        super().__init__(code)


class Draft(NamedTuple):
    """An entry that has been played, but is not stored yet."""

    entry: Entry
    before: State
    events: Sequence[Event] = ()


class Room:
    """One table. Make it with `open`."""

    def __init__(self, house: House, course: Course, link: str, chat: list[ChatLine]) -> None:
        self._house: Final = house
        self._store: Final = house.store
        self._bots: Final = house.bots
        self._turn: Final = asyncio.Lock()  # its waiting line is the room's queue
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_in_doubt = False  # whether the course may be ahead of the log
        self._thinking = -1  # the log's length for which a bot has been asked
        self._told = 0.0  # when the last move was told, by the loop's clock
        self.link: Final = link
        self.audience: Final = Audience(course, chat)

    @classmethod
    async def open(cls, house: House, table: str) -> Room:
        """The room of a table; NotFound where there is none."""
        course, link = await house.read(table)
        room = cls(house, course, link, await house.store.tables.chat(table))
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
            await self._be_sure()
            return self.course

    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is going on here."""
        return not self.audience.watchers and not self._tasks and not self._turn.locked()

    async def close(self) -> None:
        """Let go; what is under way is finished first."""
        async with self._turn:
            if self._timer:
                self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Messages

    async def watch(self, watcher: Watcher, since: int | None) -> None:
        """Show somebody the table, and from now on what happens there."""
        async with self._turn:
            await self._be_sure()
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
                    except StaleVersion:
                        continue  # another process was first; the log has been read, look again
                code = "unavailable"
            except Refusal as refusal:
                code = refusal.code
            except GameError as error:
                answer(refused(self.course.game, message.request, error, language))
                return
            except NotFound:  # it has been deleted
                raise
            except StoreError as error:
                LOG.warning("not stored", table=self.table.id, error=type(error).__name__)
                code = "unavailable"
            answer(wire.Refused(message.request, code, say(language, f"refused-{code}")))

    async def hint(self, user: str, message: wire.AskHint, language: str) -> wire.Hint | wire.Stale | wire.Refused:
        """What a bot thinks of the answers that a seat may give; thinking does not hold anybody up."""
        course = await self.steady()
        session, seat = course.session, message.seat
        asked = session.asked(seat) if seat in self.table.seats_of(user) and not course.ending else None
        if message.version != course.version:
            return wire.Stale(message.request, course.version)
        if asked is not None and asked.actor() == seat and not self.table.rated:
            answers = await self._bots.weigh(course.game, session.options, asked)
            if answers:
                return wire.Hint(message.request, message.version, answers)
        return wire.Refused(message.request, "no_hints", say(language, "refused-no_hints"))

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

    async def _do(self, user: str, message: Asked, answer: Callable[[Reply], None]) -> None:
        await self._be_sure()
        course, seat = self.course, message.seat
        if seat not in self.table.seats_of(user):
            raise Refusal("not_your_seat")
        if course.ending:
            raise Refusal("game_over")
        if not course.is_started:
            raise Refusal("not_started")
        if isinstance(message, (wire.Act, wire.Bank, wire.Undo)) and message.version != course.version:
            answer(wire.Stale(message.request, course.version))
            return
        if seat not in course.people():
            raise Refusal("not_your_turn")
        await self._append(self._drafts(message), lambda: answer(wire.Ack(message.request, self.course.version)))

    def _drafts(self, message: Asked) -> list[Draft]:
        """The message as entries; the session has played what they say."""
        match message:
            case wire.Act():
                return [self._answer(message.seat, self._spelled(message))]
            case wire.Bank():
                actions = self._spelled(message)
                self.course.session.bank(message.seat, actions)
                return [self._draft("bank", message.seat, actions)]
            case wire.Withdraw():
                self.course.session.withdraw(message.seat)
                return [self._draft("withdraw", message.seat)]
            case wire.Undo():
                return self._undo(message.seat)
            case wire.OfferDraw():
                return self._offer_draw(message.seat)
            case wire.Consent():
                return self._consent(message)
            case wire.Resign():
                return [self._draft("resign", message.seat)]

    def _draft(self, kind: str, seat: Seat, actions: Sequence[Action] = ()) -> Draft:
        return Draft(Entry(kind, seat, tuple(actions), now()), self.course.session.state)

    def _spelled(self, message: wire.Act | wire.Bank) -> list[Action]:
        """The actions of an answer that is given by keys, or by actions."""
        if bool(message.keys) == bool(message.actions):
            raise MalformedAction("an answer is either actions or keys")
        if message.actions:
            return list(message.actions)
        asked = self.course.session.asked(message.seat)
        if asked is None or asked.actor() != message.seat:
            raise NotYourTurn("nothing is asked of this seat")
        return answers.spell(self.course.game, asked, message.keys)

    def _answer(self, seat: Seat, actions: Sequence[Action]) -> Draft:
        session = self.course.session
        before = session.state
        step = session.submit(seat, session.version, actions)
        return Draft(Entry("answer", seat, step.actions, now()), before, flat(step))

    # --- Taking back, and other things that need consent

    def _undo(self, seat: Seat) -> list[Draft]:
        course = self.course
        target = course.last_choice(seat)
        if target is None:
            raise Refusal("cannot_undo")
        try:
            return [self._rewound(seat, target, by_consent=False)]
        except CannotRewind:
            if course.others(seat):
                return [self._draft("propose_undo", seat)]
            if self.table.rated:
                raise Refusal("cannot_undo") from None
        return [self._rewound(seat, target, by_consent=True)]

    def _rewound(self, seat: Seat, target: int, *, by_consent: bool) -> Draft:
        session = self.course.session
        session.rewind(target, by_consent)
        return self._draft("undo", seat, (target, *session.log[target:]))

    def _offer_draw(self, seat: Seat) -> list[Draft]:
        if len(self.course.people()) < len(self.table.seats):
            raise Refusal("cannot_draw")
        proposed = self._draft("propose_draw", seat)
        return [proposed] if self.course.others(seat) else [proposed, self._draft("draw", seat)]

    def _consent(self, message: wire.Consent) -> list[Draft]:
        course, proposal = self.course, self.course.proposal
        if not proposal or proposal.id != message.proposal:
            raise Refusal("no_proposal")
        if not message.agree:
            return [self._draft("decline", message.seat)]
        if message.seat not in proposal.asked:
            raise Refusal("no_proposal")
        user = self.table.seats[message.seat].user
        drafts = [self._draft("agree", message.seat)]
        if any(self.table.seats[seat].user != user for seat in proposal.asked):
            return drafts
        if proposal.kind == "draw":
            return [*drafts, self._draft("draw", proposal.seat)]
        target = course.last_choice(proposal.seat)
        if target is None:
            raise Refusal("cannot_undo")
        return [*drafts, self._rewound(proposal.seat, target, by_consent=True)]

    # --- Storing and telling

    async def _append(self, drafts: Sequence[Draft], acknowledge: Callable[[], None] = lambda: None) -> None:
        """Store entries, acknowledge, then tell. On any error the course is what the log says, and nobody was told."""
        course, start = self.course, self.course.entries
        told = [course.note(draft.entry, draft.before, list(draft.events)) for draft in drafts]
        entries = [draft.entry for draft in drafts]
        try:
            saved = record.encode(over) if (over := course.record()) else b""
            standing = course.standing(now())
            await self._store.log.append(self.table.id, start, entries, standing, course.ending, saved)
            acknowledge()
        except asyncio.CancelledError:
            self._is_in_doubt = True
            raise
        except StaleVersion:
            self._is_in_doubt = True
            await self._reload()
            raise
        except Exception as error:
            self._is_in_doubt = True
            if not await self._is_stored(start, entries):
                raise
            LOG.warning("stored after all", table=self.table.id, error=type(error).__name__)
            acknowledge()
            return
        try:
            await self._house.easel.draw(lambda: self._tell(entries, [one for one in told if one]))
        except asyncio.CancelledError:
            self._is_in_doubt = True  # not about the log, but people have yet to be told what it says
            raise

    async def _is_stored(self, start: int, entries: Sequence[Entry]) -> bool:
        """Read the log again after an error; whether it holds these entries in spite of it."""
        await self._reload()
        stored = await self._store.log.load(self.table.id, start)
        return list(stored[: len(entries)]) == list(entries)

    async def _be_sure(self) -> None:
        """After an error of the store: read what it has before anything else."""
        if self._is_in_doubt:
            await self._reload()

    async def _reload(self) -> None:
        """Forget what we thought, and take the log for it."""
        course, _ = await self._house.read(self.table.id)
        self.audience.replace(course)
        self._is_in_doubt = False
        self._thinking = -1  # a bot that thinks about the old course is not listened to
        self._look_ahead()

    def _tell(self, entries: Sequence[Entry], told: Sequence[Told]) -> None:
        if told:
            self._told = asyncio.get_running_loop().time()
            self.audience.tell(told)
        elif any(entry.kind in BETWEEN_PEOPLE for entry in entries):
            self.audience.tell_proposals()
        else:
            for seat in {entry.seat for entry in entries}:
                self.audience.tell_seat(seat)
        self._look_ahead()

    # --- What other processes did

    async def catch_up(self) -> None:
        """Follow what another process has appended."""
        async with self._turn:
            try:
                await self._be_sure()
                entries = await self._store.log.load(self.table.id, self.course.entries)
                told = [self.course.follow(entry) for entry in entries]
                self._tell(entries, [one for one in told if one])
            except (GameError, StoreError) as error:
                LOG.warning("cannot follow", table=self.table.id, error=type(error).__name__)
                await self._reload()

    async def refresh(self) -> None:
        """Seats or status have changed."""
        async with self._turn:
            await self._reload()
            await self._begin()
            self.audience.tell_table()

    async def hear_outage(self) -> None:
        """The server was not there for a while: clocks stood still."""
        if self.table.time.kind != "none":
            async with self._turn:
                await self._reload()
                if self.course.is_started:
                    self.audience.tell([])

    async def hear_chat(self) -> None:
        """Somebody has said something."""
        async with self._turn:
            last = self.audience.chat[-1].number if self.audience.chat else 0
            self.audience.tell_chat(await self._store.tables.chat(self.table.id, last))

    # --- What nobody asks for: the beginning, clocks and bots

    async def _begin(self) -> None:
        """Begin the game when all seats are taken."""
        course = self.course
        if self.table.status == "playing" and course.is_outdated:
            await self._end_outdated()
        elif self.table.status == "playing" and not course.is_started:
            before = course.session.state
            step = course.session.settle()
            with contextlib.suppress(StaleVersion):  # another process has begun it, and we have read that
                await self._append([Draft(Entry("start", -1, step.actions, now()), before, flat(step))])
        else:
            self._look_ahead()

    async def _end_outdated(self) -> None:
        """The game's rules have changed since it began: it ends here, and its record stays."""
        secret = await self._store.tables.secret(self.table.id)
        entries = await self._store.log.load(self.table.id)
        end = Entry("outdated", at=now())
        saved = record.encode(unplayed(self.table, secret.seed, [*entries, end], OUTDATED))
        with contextlib.suppress(StaleVersion):  # another process has done so
            await self._store.log.append(self.table.id, len(entries), [end], Standing(), OUTDATED, saved)
            LOG.info("ended by newer rules", table=self.table.id, rules=self.table.rules)
        await self._reload()

    async def tend(self) -> None:
        """Somebody should have answered here long ago: see to it."""
        async with self._turn:
            await self._be_sure()
            self._look_ahead()
            deadline = self.course.clock.deadline()
            if deadline and deadline > now() and not self.course.bot_to_move():  # an outage has put it off
                await self._store.tables.put_off(self.table.id, self.course.entries, deadline)

    def _look_ahead(self) -> None:
        """Have the clock looked at when it runs out, and ask a bot if one must answer."""
        course = self.course
        if self._timer:
            self._timer.cancel()
            self._timer = None
        deadline = course.clock.deadline()
        if deadline is not None and not course.ending:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0, deadline - now()) / 1000 + 0.001, self._start, self._drop_flag)
        if course.bot_to_move() and self._thinking != course.entries:
            self._thinking = course.entries
            self._start(self._let_bot_answer)

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:  # `due` brings somebody back to it
            self._thinking = -1
            LOG.warning("put off", table=self.table.id, error=type(error).__name__)

    async def _drop_flag(self) -> None:
        """Whoever has run out of time is out; but not for time in which the server was not there."""
        async with self._turn:
            await self._store.outages.beat()
            await self._reload()
            deadline: Millis | None = self.course.clock.deadline()
            if self.course.ending or deadline is None:
                return
            if deadline > now():
                self._look_ahead()
                return
            await self._append([self._draft("timeout", self.course.clock.running)])

    async def _let_bot_answer(self) -> None:
        """Ask the bot whose turn it is, in another process; what comes too late is thrown away."""
        course, length = self.course, self.course.entries
        while not await self._is_ours():
            await asyncio.sleep(LEASE_SECONDS / 5)
            if self.course is not course or course.entries != length:
                return
        bot, seat = course.bot_to_move(), course.actor()
        if not bot:
            return
        session = course.session
        actions = await self._bots.answer(course.game, session.options, bot, session.state)
        await asyncio.sleep(self._pause(seat))
        async with self._turn:
            if self._is_in_doubt or self.course is not course or course.entries != length:
                return
            try:
                draft = self._answer(seat, actions)
            except GameError:
                LOG.warning("a bot cheats", table=self.table.id, bot=bot)
                draft = self._answer(seat, self._bots.quick(course.game, course.session.state))
            await self._append([draft])

    def _pause(self, seat: Seat) -> float:
        """How long people still look at the last move; where others answer at the same time, nobody waits for that."""
        state = self.course.session.state
        together = any(state.early(other) for other in range(len(self.table.seats)) if other != seat)
        if together or not self.audience.watchers:
            return 0
        return max(0, self._told + self._house.bot_pause - asyncio.get_running_loop().time())

    async def _is_ours(self) -> bool:
        """Whether this process plays the bots here; with SQLite there is no other."""
        if self._store.database.is_sqlite:
            return True
        return bool(await self._store.leases.take([self.table.id], self._house.process, LEASE_SECONDS))
