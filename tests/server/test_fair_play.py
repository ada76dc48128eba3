"""Fair play: arranged games are found, moderators void them, and the audit log tells who did what."""

from __future__ import annotations

import pytest

from conclave.core.ending import Ending
from conclave.server.store import Store
from conclave.server.store.audit import Actor
from conclave.server.store.ratings import MIN_ANSWERS, MIN_RANKED_GAMES
from conclave.server.store.values import Conflict, Entry, NewReport, NewTable, NotFound, Occupant, Standing, User

KIM = Actor("kim", "Kim")


async def make_account(store: Store, name: str, place: str = "") -> User:
    guest = await store.people.add_guest(name, place)
    return await store.people.make_account(guest.id, name.lower(), "hashed")


async def play_rated(store: Store, winner: User, loser: User) -> str:
    """Play a rated game that the second resigns after the fewest answers that count."""
    seats = tuple(Occupant("person", one.id, one.name) for one in (winner, loser))
    new = NewTable(
        game="res_arcana", rules=1, options={}, seats=seats, host=winner.id, rated=True, seed=b"", commitment=""
    )
    table = await store.tables.create(new)
    entries = [Entry("answer", seat, (1,)) for _ in range(MIN_ANSWERS) for seat in (0, 1)]
    ending = Ending((0,), (0, 0), "resigned", by="resigned")
    await store.log.append(table.id, 0, entries, Standing(), ending, b"{}")
    return table.id


async def test_games_that_look_arranged_are_found(store: Store) -> None:
    eve, mallory = await make_account(store, "Eve", "here"), await make_account(store, "Mallory", "here")
    ada, bob = await make_account(store, "Ada", "home"), await make_account(store, "Bob", "away")
    farm = [await play_rated(store, eve, mallory) for _ in range(6)]
    for pair in ((ada, bob), (bob, ada)):
        await play_rated(store, *pair)
    (found,) = await store.fair_play.list_suspicions()
    assert (found.winner, found.loser, found.wins, found.games) == (eve.id, mallory.id, 6, 6)
    assert found.reasons == ["same_address", "many_in_a_day", "one_sided", "short"]
    assert sorted(found.tables) == sorted(farm)


async def test_a_voided_game_leaves_the_ratings_as_they_were_before_it(store: Store) -> None:
    eve, mallory, ada = [await make_account(store, name) for name in ("Eve", "Mallory", "Ada")]
    await play_rated(store, ada, eve)
    before = await store.people.list_ratings(eve.id)
    farm = [await play_rated(store, eve, mallory) for _ in range(MIN_RANKED_GAMES)]
    assert [one.user for one in await store.people.list_leaderboard("res_arcana")] == [eve.id, mallory.id]
    for table in farm:
        await store.fair_play.void_game(table, "a farm", KIM)
    (rating,), (old,) = await store.people.list_ratings(eve.id), before
    assert rating.games == old.games
    assert [rating.mu, rating.sigma] == pytest.approx([old.mu, old.sigma])
    assert await store.people.list_ratings(mallory.id) == []
    assert await store.people.list_leaderboard("res_arcana") == []
    assert await store.people.list_rating_moves(farm[0]) == []
    assert len(await store.people.list_rating_changes(eve.id)) == 1
    assert await store.fair_play.list_suspicions() == []
    with pytest.raises(Conflict, match="already"):
        await store.fair_play.void_game(farm[0])
    with pytest.raises(NotFound):
        await store.fair_play.void_game("nowhere")


async def test_acts_of_moderators_are_written_down(store: Store) -> None:
    eve, ada = await make_account(store, "Eve"), await make_account(store, "Ada")
    await store.moderation.make_steward("ada")
    number = await store.moderation.report(ada, NewReport("rude", about=eve.id))
    table = await play_rated(store, eve, ada)
    await store.moderation.ban(eve.id, 1 << 45, "very rude", by=KIM)
    await store.moderation.unban(eve.id, KIM)
    await store.moderation.close_report(number, KIM)
    await store.moderation.show_out(table, eve.id, KIM)
    await store.fair_play.void_game(table, "arranged", KIM)
    found = await store.audit.list_entries()
    acts = ["void_game", "show_out", "close_report", "unban", "ban", "make_steward"]
    assert [one.act for one in found] == acts
    assert [one.by_name for one in found] == ["Kim"] * 5 + ["(host)"]
    assert (found[4].about, found[4].about_name) == (eve.id, "Eve")
    assert "very rude" in found[4].detail
    assert (found[0].table, found[0].detail) == (table, "arranged")
    assert [one.act for one in await store.audit.list_entries(most=1, skip=5)] == ["make_steward"]
