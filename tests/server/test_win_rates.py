"""Shares of wins and the leaderboard: from the games that are stored, each counted once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.ending import Ending
from conclave.core.record import Player, encode
from conclave.core.session import Session
from conclave.server.store import Store
from conclave.server.store.ratings import MIN_RANKED_GAMES
from conclave.server.store.values import Entry, NewTable, Occupant, Share, Standing, Table
from conclave.server.tables.bot_seats import BotPool
from conclave.server.win_stats import WinCounter, list_kept

GAME = "res_arcana"


async def over(
    store: Store, *seats: Occupant, winners: tuple[int, ...] = (0,), record: bytes = b"", **more: Any
) -> Table:
    """A table whose game is over."""
    game = registry.load_game(GAME)
    made = {"options": game.options({"seats": len(seats)}).to_dict(), "seed": b"s" * 32, "commitment": "c"} | more
    table = await store.tables.create(
        NewTable(game=GAME, rules=game.rules_version, seats=seats, host=seats[0].user, **made)
    )
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
    assert await store.shares.list_uncounted(10) == [table.id]
    told = await asyncio.gather(*(store.shares.count(table, kept) for _ in range(3)))
    assert sorted(told) == [False, False, True]  # whichever came first
    assert await store.shares.list_uncounted(10) == []
    mine = await store.shares.list_of_user(ben.user)
    assert counted(mine) == {
        ("mage", "witch"): (1, 1),
        ("place_of_power", "coral_castle"): (1, 1),
        ("seat", "2/3"): (1, 1),
        ("opponent", ada.user): (1, 1),
        ("opponent", "bot:adept"): (1, 1),
    }
    assert {one.name for one in mine if one.kind == "opponent"} == {"Ada", ""}
    assert counted(await store.shares.list_of_user(ada.user))[("mage", "druid")] == (1, 0)


async def test_what_is_played_again_adds_up(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    for winner in (0, 1, 0):
        await store.shares.count(await over(store, ada, ben, winners=(winner,)), {0: [("mage", "druid")]})
    found = counted(await store.shares.list_of_user(ada.user))
    assert found[("mage", "druid")] == found[("seat", "1/2")] == found[("opponent", ben.user)] == (3, 2)


async def test_on_one_device_for_several_nobody_has_beaten_anybody(store: Store) -> None:
    (ada,) = await people(store, "Ada")
    table = await over(store, ada, ada)
    assert await store.shares.count(table, {})
    assert await store.shares.list_of_user(ada.user) == []


async def test_older_games_are_counted_from_their_records(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    game = registry.load_game(GAME)
    session = Session(game, game.options({"seats": 2}), SeededDealer("counted"), settles=False)
    session.settle()
    while session.state.current_player() >= 0:
        session.submit(session.state.current_player(), session.length, BotPool(0).choose_quickly(game, session.state))
    seats = [Player("Ada"), Player("Ben")]
    record = msgspec.structs.replace(session.to_record(seats), begun=datetime.now(UTC))
    table = await over(store, ada, ben, record=encode(record))
    counting = WinCounter(store, asyncio.Semaphore(1))
    assert await counting.sweep() == 1
    assert await counting.sweep() == 0
    wanted = list_kept(game, session.state.view(-2), 2)[0]
    assert wanted
    assert {("mage", what) for kind, what in wanted if kind == "mage"} <= counted(
        await store.shares.list_of_user(ada.user)
    ).keys()
    assert (await store.tables.get(table.id)).status == "finished"


async def test_a_game_whose_record_nobody_can_read_is_counted_without_its_components(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    await over(store, ada, ben, record=b"{}")
    assert await WinCounter(store, asyncio.Semaphore(1)).sweep() == 1
    assert counted(await store.shares.list_of_user(ada.user)) == {
        ("seat", "1/2"): (1, 1),
        ("opponent", ben.user): (1, 1),
    }


async def test_the_leaderboard_shows_the_best_first_and_a_table_what_it_did(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    for _ in range(MIN_RANKED_GAMES - 1):
        await over(store, ada, ben, winners=(1,), rated=True)
    table = await over(store, ada, ben, winners=(1,), rated=True)
    best = await store.people.list_leaderboard(GAME)
    assert [one.name for one in best] == ["Ben", "Ada"]
    assert best[0].shown > best[1].shown
    moves = {move.user: move for move in await store.people.list_rating_moves(table.id)}
    assert moves[ben.user].after == best[0].shown
    assert await store.people.list_leaderboard("trial_of_the_temples") == []
    await store.moderation.ban(ben.user, 1 << 52, "")
    assert [one.name for one in await store.people.list_leaderboard(GAME)] == ["Ada"]


async def test_who_has_forgotten_somebody_keeps_no_name(store: Store) -> None:
    ada, ben = await people(store, "Ada", "Ben")
    await store.shares.count(await over(store, ada, ben), {})
    await store.guests.delete_inactive(1 << 60, 0)
    assert await store.shares.list_of_user(ada.user) == await store.shares.list_of_user(ben.user) == []


@pytest.mark.parametrize("game", registry.list_games())
def test_what_is_counted_names_components_of_the_catalog(game: str) -> None:
    found = registry.load_game(game)
    presenter = registry.presenter_for(found)
    session = Session(found, found.options({"seats": 2}), SeededDealer("kept"), settles=False)
    session.settle()
    known = {str(entry["id"]) for entry in presenter.catalog()}
    for seat in range(2):
        assert {what for _, what in presenter.list_owned_components(session.state.view(-2), seat)} <= known
