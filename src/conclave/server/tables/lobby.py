"""Creating tables and taking seats: permissions before a game, and visibility of tables."""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from conclave import lessons
from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.errors import BadOptions
from conclave.core.game import Game
from conclave.lessons.task import Task
from conclave.server.names import clean_name
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.audit import as_actor
from conclave.server.store.values import (
    Allowance,
    Conflict,
    NewTable,
    NotFound,
    Occupant,
    Table,
    TimeControl,
    TooMany,
    User,
)
from conclave.server.tables.branches import BranchWish
from conclave.server.tables.offered_levels import check_level
from conclave.server.tables.table_setup import make_options, strip_setup
from conclave.server.wire.parts import TimeControl as TimeWish

MAX_SEATS: Final = 4
PUBLIC_TABLES_ADDRESS_FACTOR: Final = 4  # times as many public tables as a person, for all behind one address

FOR_ONE: Final = "a coach is for one person who plays against bots alone, in games that are not rated"

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Occupant of a seat. Several seats for "me" share one device; a name then says who plays which."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] = ""
    name: Annotated[str, Meta(max_length=64)] = ""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. `options` are the game's own, such as variant; seats are counted here."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MAX_SEATS)]
    options: dict[str, Any] = {}
    is_public: bool = False
    is_rated: bool = False
    has_hints: bool = False  # also against people; where bots alone play there always are
    has_coach: bool = False  # says what clearly lost; for one person against bots
    has_branches: bool = False  # whether one may try out, while it is played, how it might go on
    time: TimeWish = TimeWish()


class NeedsAccount(Exception):
    """Raised if a guest asks for a rated table, which needs an account."""


class Lobby:
    """Creation of tables, seats and invitations, with their permissions."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings

    async def create(self, user: User, wish: TableWish, place: str = "") -> Table:
        game = registry.load_game(wish.game)
        options = check_options(game, len(wish.seats), wish.options)
        seats: tuple[Occupant, ...] = ()
        for seat in wish.seats:
            seats += (self._make_occupant(game, user, seat, seats),)
        _check_seats(user, wish)
        _check_time(wish.time)
        return await self._store.tables.create(
            _make_table(
                game,
                user,
                options=options,
                seats=seats,
                visibility="public" if wish.is_public else "private",
                time=TimeControl(wish.time.kind, wish.time.seconds, wish.time.increment),
                rated=wish.is_rated,
                hints=wish.has_hints,
                branches=wish.has_branches,
                coach=wish.has_coach,
                place=place,
            ),
            self._make_allowance(),
        )

    async def teach(self, user: User, game: str, lesson: str, place: str = "") -> Table:
        """Create a private table with a lesson."""
        return await self.set_task(user, lessons.find(game, lesson), place)

    async def set_task(self, user: User, task: Task, place: str = "") -> Table:
        """Create a private table with a lesson or a puzzle; the oldest of several is deleted."""
        found = registry.load_game(task.game)
        options = make_options(task, found)
        seats: tuple[Occupant, ...] = ()
        for seat in range(options["seats"]):
            learner = Occupant("person", user.id, user.name)
            seats += (learner if seat == task.learner else self._make_bot(found, task.rival, seats),)
        new = _make_table(found, user, options=options, seats=seats, visibility="lesson", place=place)
        return await self._store.tables.create(new, self._make_allowance())

    async def branch(self, user: User, game: Game, options: dict[str, Any], wish: BranchWish, place: str) -> Table:
        """Create a private table that begins from a position, with bots in the other seats."""
        seats: tuple[Occupant, ...] = ()
        for seat in range(options["seats"]):
            seats += (
                Occupant("person", user.id, user.name) if seat == wish.seat else self._make_bot(game, wish.bot, seats),
            )
        new = _make_table(game, user, options=options, seats=seats, visibility="branch", coach=wish.coach, place=place)
        return await self._store.tables.create(new, self._make_allowance())

    async def rematch(self, user: User, table: Table, place: str = "") -> str:
        """Return the id of the rematch, with seats rotated by one.

        Who asks first creates it and waits there with the bots; the others who ask take their seats.
        """
        if table.next:
            return await self._sit_again(user, table, table.next)
        seats = [one if one.kind == "bot" or one.user == user.id else Occupant() for one in table.seats]
        new = _make_table(
            registry.load_game(table.game),
            user,
            options=strip_setup(table.options),
            seats=(*seats[1:], seats[0]),
            visibility="private",
            time=table.time,
            rated=table.rated,
            hints=table.hints,
            branches=table.branches,
            coach=table.coach,
            previous=table.id,
            place=place,
        )
        try:
            return (await self._store.tables.create(new, self._make_allowance())).id
        except TooMany:
            raise
        except Conflict:  # somebody else was first
            return await self._sit_again(user, table, (await self._store.tables.get(table.id)).next)

    async def _sit_again(self, user: User, table: Table, following: str) -> str:
        """Take one's seat at the rematch, or any open one; without one, only watch."""
        found = await self._store.tables.get(following)
        free = [number for number, one in enumerate(found.seats) if one.kind == "open"]
        if found.status == "open" and free and not found.seats_of(user.id):
            mine = [(seat - 1) % len(table.seats) for seat in table.seats_of(user.id)]
            try:
                await self.join(user, following, next((seat for seat in mine if seat in free), free[0]), "")
            except TooMany:
                raise
            except Conflict:
                pass  # the seat is gone by now, or they have blocked each other
        return following

    def _make_allowance(self) -> Allowance:
        public = self._settings.max_public_tables
        return Allowance(self._settings.max_tables, public, PUBLIC_TABLES_ADDRESS_FACTOR * public)

    # --- Who may see it

    async def get_visible(self, user: User | None, table: str, link: str = "") -> Table:
        """Return a table that this person may see; NotFound for other private tables."""
        found = await self._store.tables.get(table)
        if user and user.id in found.barred and found.status in ("open", "playing"):
            raise NotFound(f"there is no table {table!r}")
        if found.visibility == "public" or (user and await self._is_in(user, found)):
            return found
        secret = await self._store.tables.get_secret(table)
        if not hmac.compare_digest(secret.link.encode(), link.encode()):
            raise NotFound(f"there is no table {table!r}")
        return found

    async def _is_in(self, user: User, table: Table) -> bool:
        """Return True if a person sits here, made the table, or sat at the table of which this is the rematch."""
        if table.seats_of(user.id) or table.host == user.id:
            return True
        if not table.previous:
            return False
        with contextlib.suppress(NotFound):  # it may have been deleted
            return bool((await self._store.tables.get(table.previous)).seats_of(user.id))
        return False

    async def get_link(self, user: User, table: str) -> str:
        """Return the invitation link, for members of the table."""
        found = await self._store.tables.get(table)
        if not found.seats_of(user.id) and found.host != user.id:
            raise NotFound(f"there is no table {table!r}")
        return (await self._store.tables.get_secret(table)).link

    # --- Seats

    async def join(self, user: User, table: str, seat: int | None, link: str, stand_in: str = "") -> Table:
        """Take a seat, or the first open one. A bot account names the level that plays on if it leaves."""
        found = await self.get_visible(user, table, link)
        if found.seats_of(user.id):
            raise Conflict("you sit at this table already")
        if found.rated and user.is_guest:
            raise NeedsAccount("this table is rated: make an account first, or look for one that is not")
        if await self._store.moderation.are_apart(user.id, {found.host, *(one.user for one in found.seats)}):
            raise Conflict("you cannot sit at this table: one of you has blocked the other")
        free = [number for number, one in enumerate(found.seats) if one.kind == "open"]
        if seat is None and free:
            seat = free[0]
        if seat not in free:
            raise Conflict("that seat is not open" if free else "no seat is open at this table")
        return await self._store.tables.join(
            table, seat, Occupant("person", user.id, user.name, stand_in), self._make_allowance()
        )

    async def leave(self, user: User, table: str) -> Table:
        """Give up one's seats before the game starts."""
        found = await self.get_visible(user, table)
        mine = found.seats_of(user.id)
        if not mine:
            raise Conflict("you do not sit at this table")
        if found.status != "open":
            raise Conflict("the game has begun: resign at the table instead")
        for seat in mine:
            found = await self._store.tables.leave(table, seat)
        return found

    async def show_out(self, user: User, table: str, other: str) -> Table:
        """Remove a person from a table: its maker before the game, a moderator at any time."""
        found = await self._store.tables.get(table) if user.is_steward else await self.get_visible(user, table)
        if not user.is_steward and (found.host != user.id or found.status != "open"):
            raise Conflict("only who made a table shows others out, and only before the game; stewards may at any time")
        if other in ("", user.id):
            raise Conflict("leave the table if you do not want to sit there")
        by = as_actor(user) if user.is_steward and user.id != found.host else None
        await self._store.moderation.show_out(table, other, by)
        return await self._store.tables.get(table)

    async def seat_bot(self, user: User, table: str, seat: int, bot: str) -> Table:
        """Put a bot into an open seat, as the maker of the table."""
        found = await self.get_visible(user, table)
        if found.host != user.id:
            raise Conflict("only who made the table seats bots at it")
        if found.rated:
            raise BadOptions("bots do not play at rated tables")
        made = self._make_bot(registry.load_game(found.game), bot, found.seats)
        return await self._store.tables.join(table, seat, made)

    def _make_occupant(self, game: Game, user: User, wish: SeatWish, others: Sequence[Occupant]) -> Occupant:
        if wish.kind == "bot":
            return self._make_bot(game, wish.bot, others)
        if wish.kind == "open":
            return Occupant()
        return Occupant("person", user.id, clean_name(wish.name) if wish.name else user.name)

    def _make_bot(self, game: Game, level: str, others: Sequence[Occupant]) -> Occupant:
        """Return a bot with a name that no other one at the table has; BadOptions if the level is not offered."""
        check_level(game, level, self._settings.bot_workers)
        taken, name, number = {one.name for one in others}, level.capitalize(), 1
        while name in taken:
            number += 1
            name = f"{level.capitalize()} {number}"
        return Occupant("bot", name=name, bot=level)

    async def set_coach(self, user: User, table: str, is_on: bool) -> Table:
        """Turn the coach on or off where a person plays alone against bots."""
        found = await self.get_visible(user, table)
        people = [one.user for one in found.seats if one.kind != "bot"]
        if people != [user.id] or found.rated or found.visibility == "lesson":
            raise Conflict(FOR_ONE)
        if found.status != "playing":
            raise Conflict("a coach speaks while a game is played: this one is over")
        return await self._store.tables.set_coach(table, is_on)


def _make_table(game: Game, host: User, **given: Any) -> NewTable:
    """Return a table with a dealer of its own, whose commitment to the shuffles is public."""
    dealer = SeededDealer.fresh()
    return NewTable(
        game=game.name, rules=game.rules_version, host=host.id, seed=dealer.seed, commitment=dealer.commitment, **given
    )


def check_options(game: Game, seats: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Return the options as checked by the game."""
    if "seats" in raw:
        raise BadOptions("the number of seats is the length of the list of seats: leave it out of the options")
    return game.options({**raw, "seats": seats}).to_dict()


def _check_seats(user: User, wish: TableWish) -> None:
    kinds = [seat.kind for seat in wish.seats]
    if "me" not in kinds:
        raise BadOptions('take a seat yourself: one of the seats must be of the kind "me"')
    if wish.is_rated and user.is_guest:
        raise NeedsAccount("rated tables are for people with an account: make one first")
    if wish.is_rated and wish.has_hints:
        raise BadOptions("where ratings are at stake there are no hints: leave one of the two out")
    if wish.is_rated and wish.has_branches:
        raise BadOptions("where ratings are at stake nothing is tried out: leave one of the two out")
    if wish.has_coach and (wish.is_rated or kinds.count("me") != 1 or "open" in kinds):
        raise BadOptions(f"{FOR_ONE}: leave it out, or fill the other seats")
    if wish.is_rated and (kinds.count("me") > 1 or "bot" in kinds):
        raise BadOptions("a rated table is for people alone, each in one seat: leave the other seats open")


def _check_time(time: TimeWish) -> None:
    if time.kind != "none" and time.seconds < 5:
        raise BadOptions("a clock needs 5 seconds or more")
    if time.kind == "none" and (time.seconds or time.increment):
        raise BadOptions('without a clock there are no seconds: choose the kind "move" or "bank"')
    if time.kind == "move" and time.increment:
        raise BadOptions("an increment belongs to a bank; with a time for each move there is none")
