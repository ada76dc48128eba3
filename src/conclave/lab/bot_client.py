"""The reference client of bot accounts: connects a bot to a server, and plays every game that its rules accept."""

from __future__ import annotations

import asyncio
import secrets
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from conclave.bots import Bot, GameObserver, make_bot
from conclave.core import registry
from conclave.core.errors import BadOptions, GameError
from conclave.core.game import Dice, Game, State
from conclave.lab.bot_protocol import (
    PROTOCOL,
    Accept,
    Answer,
    Ask,
    BotMessage,
    Challenge,
    Decline,
    End,
    GameEvent,
    HostMessage,
    Refused,
    Start,
    Welcome,
    decode_host_message,
    encode_line,
)

PATH: Final = "/ws/bot"
NOT_SIGNED_IN: Final = 4401  # the close code for a token that does not count
FIRST_PAUSE: Final = 1.0  # seconds before a lost connection is tried again; it doubles
LONGEST_PAUSE: Final = 30.0
MAX_MESSAGE_BYTES: Final = 1 << 22


class JoinRefused(GameError):
    """Raised if a server does not let the bot play."""


class ChallengeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules for accepting challenges, from the table [challenges] of a TOML file. An empty list allows everything."""

    games: list[str] = []
    variants: list[str] = []
    seats: list[int] = []
    players: list[str] = []  # names of people whose challenges are accepted
    blocked: list[str] = []  # names of people whose challenges are declined
    rated: bool | None = None  # only rated games, or only others
    clocks: list[str] = []  # "none", "move", "bank"
    min_seconds: int = 0  # of a table with a clock
    max_games: int = 4

    def find_objection(self, challenge: Challenge, running: int) -> str:
        """Return why a challenge is declined; "" if it is accepted."""
        if self.games and challenge.game not in self.games:
            return f"I play only {', '.join(self.games)}"
        if self.variants and challenge.variant not in self.variants:
            return f"I play only the variants {', '.join(self.variants)}"
        if self.seats and challenge.seats not in self.seats:
            return f"I play only with {', '.join(map(str, self.seats))} seats"
        if (self.players and challenge.by not in self.players) or challenge.by in self.blocked:
            return "I do not play with this player"
        if self.rated is not None and challenge.rated != self.rated:
            return "I play only rated games" if self.rated else "I play no rated games"
        if self.clocks and challenge.time.kind not in self.clocks:
            return f"I play only with these clocks: {', '.join(self.clocks)}"
        if challenge.time.kind != "none" and challenge.time.seconds < self.min_seconds:
            return f"I need {self.min_seconds} seconds on the clock"
        return "I play enough games now" if running >= self.max_games else ""


def read_rules(path: Path) -> ChallengeRules:
    """Read a TOML file with a table [challenges]; BadOptions says what is wrong in it."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        if extra := sorted(set(document) - {"challenges"}):
            raise BadOptions(f"{path}: unknown table {extra[0]!r}; there is only [challenges]")
        rules = msgspec.convert(document.get("challenges", {}), ChallengeRules)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadOptions(f"{path}: {error}") from None
    for name in rules.games:
        registry.load_game(name)
    return rules


def make_socket_url(url: str) -> str:
    """Return the websocket address of a server, given as people type it."""
    parts = urlsplit(url if "//" in url else f"https://{url}")
    schemes = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
    if parts.scheme not in schemes or not parts.netloc:
        raise BadOptions(f"{url!r} is no address of a server; one looks like https://play.example.org")
    return f"{schemes[parts.scheme]}://{parts.netloc}{PATH}"


class TableBot:
    """The bot of one table. Its messages are handled one after the other; a question that is out of date is skipped."""

    def __init__(self, spec: str, start: Start, send: Callable[[BotMessage], None]) -> None:
        self._spec: Final = spec
        self._game: Final[Game] = registry.load_game(start.game)
        self._send: Final = send
        self._bot: Bot = self._make()
        self._inbox: Final[asyncio.Queue[Ask | GameEvent | End]] = asyncio.Queue()
        self._newest = 0

    def _make(self) -> Bot:
        return make_bot(self._spec, self._game, secrets.token_hex(8))

    def hear(self, message: Ask | GameEvent | End) -> None:
        """Queue a message of the host."""
        if isinstance(message, Ask):
            self._newest = message.id
        self._inbox.put_nowait(message)

    async def run(self) -> End:
        """Answer questions until the game ends."""
        try:
            while True:
                message = await self._inbox.get()
                if isinstance(message, End):
                    await self._finish(message.seat, message.returns)
                    return message
                if isinstance(message, GameEvent):
                    if isinstance(self._bot, GameObserver):
                        self._bot.observe(message.seat, message.events)
                elif message.id == self._newest:
                    await self._answer(message)
        finally:
            await self._finish(0, [])

    async def _answer(self, ask: Ask) -> None:
        try:
            action = await asyncio.to_thread(self._choose, ask)
        except Exception:  # a foreign bot may raise anything; a new one tries once more
            await self._finish(ask.seat, [])
            self._bot = self._make()
            action = await asyncio.to_thread(self._choose, ask)
        self._send(Answer(ask.id, action))

    def _choose(self, ask: Ask) -> int:
        legal = [one.action for one in ask.legal]

        def sample(dice: Dice) -> State:
            return self._game.from_position_text(ask.position, dice)

        return self._bot.choose(ask.seat, legal, sample)

    async def _finish(self, seat: int, returns: list[float]) -> None:
        if isinstance(self._bot, GameObserver):
            await asyncio.to_thread(self._bot.end, seat, returns)


class BotClient:
    """A bot at a server. It connects again when the connection is lost, until it has played enough games."""

    def __init__(
        self, url: str, token: str, spec: str, rules: ChallengeRules, games: int | None, report: Callable[[str], None]
    ) -> None:
        self._url: Final = make_socket_url(url)
        self._token: Final = token
        self._spec: Final = spec
        self._rules: Final = rules
        self._games: Final = games
        self._report: Final = report
        self._finished = 0
        self._tables: dict[str, tuple[TableBot, asyncio.Task[End]]] = {}
        self._failure: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Play until enough games are finished; JoinRefused if the server does not want this bot."""
        pause = FIRST_PAUSE
        headers = {"Authorization": f"Bearer {self._token}"}
        while self._games is None or self._finished < self._games:
            try:
                async with connect(self._url, additional_headers=headers, max_size=MAX_MESSAGE_BYTES) as socket:
                    pause = FIRST_PAUSE
                    await self._play(socket)
            except InvalidURI as error:
                raise JoinRefused(str(error)) from None
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code == NOT_SIGNED_IN:
                    raise JoinRefused(f"the server does not accept this token: {closed.rcvd.reason}") from None
                why = closed.rcvd.reason if closed.rcvd and closed.rcvd.reason else "the connection was lost"
                self._report(f"{why}; trying again in {pause:g} s")
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self._report(f"cannot connect to {self._url}: {error}; trying again in {pause:g} s")
            if self._games is None or self._finished < self._games:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _play(self, socket: ClientConnection) -> None:
        outbox: asyncio.Queue[BotMessage] = asyncio.Queue()
        self._failure = asyncio.get_running_loop().create_future()
        work = [asyncio.create_task(self._read(socket, outbox)), asyncio.create_task(_write(socket, outbox))]
        try:
            await asyncio.wait([*work, self._failure], return_when=asyncio.FIRST_COMPLETED)
            for done in (self._failure, *work):
                if done.done():
                    done.result()
        finally:
            left = [*work, *(task for _, task in self._tables.values())]
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            self._tables.clear()
            if self._failure.done():
                self._failure.exception()

    async def _read(self, socket: ClientConnection, outbox: asyncio.Queue[BotMessage]) -> None:
        async for line in socket:
            try:
                message = decode_host_message(line)
            except msgspec.ValidationError:
                continue  # a type of a newer server
            self._handle(message, outbox)
            if self._games is not None and self._finished >= self._games:
                return
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    def _handle(self, message: HostMessage, outbox: asyncio.Queue[BotMessage]) -> None:
        if isinstance(message, Welcome):
            if message.protocol != PROTOCOL:
                raise JoinRefused(f"the server speaks version {message.protocol} of the protocol, this is {PROTOCOL}")
            self._report(f"connected as {message.name}; waiting for games")
        elif isinstance(message, Challenge):
            outbox.put_nowait(self._judge(message))
        elif isinstance(message, Start):
            bot = TableBot(self._spec, message, outbox.put_nowait)
            task = asyncio.create_task(bot.run())
            task.add_done_callback(lambda done: self._note_end(message.table, done))
            self._tables[message.table] = bot, task
            self._report(f"playing {message.game} at table {message.table}, seat {message.seat + 1}")
        elif isinstance(message, Refused):
            self._report(f"refused: {message.reason}: {message.text}")
        elif message.table in self._tables:
            self._tables[message.table][0].hear(message)

    def _judge(self, challenge: Challenge) -> BotMessage:
        objection = self._rules.find_objection(challenge, len(self._tables))
        self._report(f"challenge by {challenge.by} ({challenge.game}): {objection or 'accepted'}")
        return Decline(challenge.table, objection) if objection else Accept(challenge.table)

    def _note_end(self, table: str, done: asyncio.Task[End]) -> None:
        if done.cancelled() or self._failure is None:
            return
        self._tables.pop(table, None)
        if error := done.exception():
            if not self._failure.done():
                self._failure.set_exception(JoinRefused(f"the bot failed at table {table}: {error}"))
            return
        end = done.result()
        self._finished += 1
        result = f"return {end.returns[end.seat]:g}" if end.returns else "left before the end"
        self._report(f"game over at table {table}: {result}")
        if self._games is not None and self._finished >= self._games and not self._failure.done():
            self._failure.set_result(None)


async def _write(socket: ClientConnection, outbox: asyncio.Queue[BotMessage]) -> None:
    while True:
        await socket.send(encode_line(await outbox.get()).decode().rstrip("\n"))
