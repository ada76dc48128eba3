"""Shares of wins and the leaderboard: from the games that are stored, each counted once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from conclave.play import registry
from conclave.play.dealer import SeededDealer
from conclave.play.ending import Ending
from conclave.play.record import Player, encode
from conclave.play.session import Session
from conclave.server.counting import Counting, kept_in
from conclave.server.store import Store
from conclave.server.store.values import Entry, NewTable, Occupant, Share, Standing, Table
from conclave.server.table.bot_seats import Bots

GAME = "res_arcana"


async def over(
    store: Store, *seats: Occupant, winners: tuple[int, ...] = (0,), record: bytes = b"", **more: Any
) -> Table:
    """A table whose game is over."""
    game = registry.find(GAME)
    made = {"options": game.options({"seats": len(seats)}).raw(), "seed": b"s" * 32, "commitment": "c"} | more
    table = await store.tables.create(NewTable(game=GAME, rules=game.rules, seats=seats, host=seats[0].user, **made))
    ending = Ending(winners, tuple(range(len(seats))), "points")
    entries = [Entry("answer", seat, (1,)) for seat in range(len(seats))]
    await store.log.append(table.id, 0, entries, Standing(), ending, record)
    return await store.tables.get(table.id)


async def people(store: Store, *names: str) -> list[Occupant]:
    return [Occupant("person", (await store.people.add_guest(name)).id, name) for name in names]


def counted(shares: list[Share]) -> dict[tuple[str, str], tuple[int, int]]:
    return {(one.kind, one.what): (one.games, one.wins) for one in shares}


async def test_a_game_counts_once_for_each_by_component_seat_and_opponent(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    bot = Occupant("bot", name="Adept", bot="adept")
    table = await over(store, ada, ben, bot, winners=(1,))
    kept = {0: [("mage", "druid")], 1: [("mage", "witch"), ("place_of_power", "coral_castle")]}
    assert await store.shares.uncounted(10) == [table.id]
    told = await asyncio.gather(*(store.shares.count(table, kept) for _ in range(3)))
    assert sorted(told) == [False, False, True]  # whichever came first
    assert await store.shares.uncounted(10) == []
    mine = await store.shares.of_user(ben.user)
    assert counted(mine) == {
        ("mage", "witch"): (1, 1),
        ("place_of_power", "coral_castle"): (1, 1),
        ("seat", "2/3"): (1, 1),
        ("opponent", ada.user): (1, 1),
        ("opponent", "bot:adept"): (1, 1),
    }
    assert {one.name for one in mine if one.kind == "opponent"} == {"Ada", ""}
    assert counted(await store.shares.of_user(ada.user))[("mage", "druid")] == (1, 0)


async def test_what_is_played_again_adds_up(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    for winner in (0, 1, 0):
        await store.shares.count(await over(store, ada, ben, winners=(winner,)), {0: [("mage", "druid")]})
    found = counted(await store.shares.of_user(ada.user))
    assert found[("mage", "druid")] == found[("seat", "1/2")] == found[("opponent", ben.user)] == (3, 2)


async def test_on_one_device_for_several_nobody_has_beaten_anybody(store: Store) -> None:
    (ada,) = await people(store, "Ada")
    table = await over(store, ada, ada)
    assert await store.shares.count(table, {})
    assert await store.shares.of_user(ada.user) == []


async def test_older_games_are_counted_from_their_records(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    game = registry.find(GAME)
    session = Session(game, game.options({"seats": 2}), SeededDealer("counted"), settles=False)
    session.settle()
    while session.state.actor() >= 0:
        session.submit(session.state.actor(), session.length, Bots(0).quick(game, session.state))
    seats = [Player("Ada"), Player("Ben")]
    record = msgspec.structs.replace(session.record(seats), begun=datetime.now(UTC))
    table = await over(store, ada, ben, record=encode(record))
    counting = Counting(store, asyncio.Semaphore(1))
    assert await counting.sweep() == 1
    assert await counting.sweep() == 0
    wanted = kept_in(game, session.state.view(-2), 2)[0]
    assert wanted
    assert {("mage", what) for kind, what in wanted if kind == "mage"} <= counted(
        await store.shares.of_user(ada.user)
    ).keys()
    assert (await store.tables.get(table.id)).status == "finished"


async def test_a_game_whose_record_nobody_can_read_is_counted_without_its_components(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    await over(store, ada, ben, record=b"{}")
    assert await Counting(store, asyncio.Semaphore(1)).sweep() == 1
    assert counted(await store.shares.of_user(ada.user)) == {("seat", "1/2"): (1, 1), ("opponent", ben.user): (1, 1)}


async def test_the_leaderboard_shows_the_best_first_and_a_table_what_it_did(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    table = await over(store, ada, ben, winners=(1,), rated=True)
    best = await store.people.leaderboard(GAME)
    assert [one.name for one in best] == ["Ben", "Ada"]
    assert best[0].shown > best[1].shown
    moves = {move.user: move for move in await store.people.rating_moves(table.id)}
    assert moves[ben.user].after == best[0].shown
    assert await store.people.leaderboard("trial_of_the_temples") == []
    await store.moderation.ban(ben.user, 1 << 52, "")
    assert [one.name for one in await store.people.leaderboard(GAME)] == ["Ada"]


async def test_who_has_forgotten_somebody_keeps_no_name(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    await store.shares.count(await over(store, ada, ben), {})
    await store.guests.forget(1 << 60, 0)
    assert await store.shares.of_user(ada.user) == await store.shares.of_user(ben.user) == []


@pytest.mark.parametrize("game", registry.names())
def test_what_is_counted_names_components_of_the_catalog(game: str) -> None:
    found = registry.find(game)
    face = registry.face(found)
    session = Session(found, found.options({"seats": 2}), SeededDealer("kept"), settles=False)
    session.settle()
    known = {str(entry["id"]) for entry in face.catalog()}
    for seat in range(2):
        assert {what for _, what in face.kept(session.state.view(-2), seat)} <= known
