"""Identities: what is known of a guest is known of the account that the guest signs in to; names and passwords."""

from __future__ import annotations

import pytest

from conclave.server.names import BadName, clean_name
from conclave.server.passwords import refuse_weak
from conclave.server.rate_limits import RateLimits
from conclave.server.store import Store
from conclave.server.store.values import DAY, Banned, Conflict, NewReport, NewTable, Occupant, Table, User, now
from live_server import settings_for
from room_helpers import new_room
from room_helpers import new_table as table_in_play


async def make_account(store: Store, name: str) -> User:
    guest = await store.people.add_guest(name)
    return await store.people.make_account(guest.id, name.lower(), "hashed")


async def open_table(store: Store, host: User, *others: User) -> Table:
    seats = [Occupant("person", one.id, one.name) for one in (host, *others)]
    new = NewTable(
        game="res_arcana", rules=1, options={}, seats=(*seats, Occupant()), host=host.id, seed=b"", commitment=""
    )
    return await store.tables.create(new)


async def test_a_blocked_account_does_not_stay_at_the_table_that_it_joined_as_a_guest(store: Store) -> None:
    ada, eve = await make_account(store, "Ada"), await make_account(store, "Eve")
    await store.moderation.shun(ada.id, eve.id, "block")
    guest = await store.people.add_guest("Somebody")
    table = await open_table(store, ada, guest)
    await store.guests.merge_into(guest.id, eve.id)
    found = await store.tables.get(table.id)
    assert [one.kind for one in found.seats] == ["person", "open", "open"]
    assert found.barred == (eve.id,)


async def test_an_account_that_was_removed_gives_up_the_game_that_it_entered_as_a_guest(store: Store) -> None:
    ada, eve = await make_account(store, "Ada"), await make_account(store, "Eve")
    guest = await store.people.add_guest("Somebody")
    seats = (Occupant("person", ada.id, ada.name), Occupant("person", guest.id, guest.name))
    table = await table_in_play(store, *seats)
    await store.moderation.show_out(table.id, eve.id)
    room = await new_room(store, table)
    await store.guests.merge_into(guest.id, eve.id)
    await room.refresh()
    assert room.table_game.ending is not None
    assert room.table_game.ending.winners == (0,)
    await room.close()


async def test_reports_blocks_and_bans_of_a_guest_follow_to_the_account(store: Store) -> None:
    ada, eve = await make_account(store, "Ada"), await make_account(store, "Eve")
    guest = await store.people.add_guest("Somebody")
    table = await open_table(store, ada)
    await store.moderation.report(ada, NewReport("rude", about=guest.id))
    await store.moderation.shun(ada.id, guest.id, "block")
    await store.moderation.shun(ada.id, eve.id, "mute")
    await store.moderation.show_out(table.id, guest.id)
    await store.guests.merge_into(guest.id, eve.id)
    assert [one.about for one in await store.moderation.list_reports()] == [eve.id]
    assert [(one.id, one.kind) for one in await store.moderation.list_shunned(ada.id)] == [(eve.id, "block")]
    assert (await store.tables.get(table.id)).barred == (eve.id,)
    # Browsers may still show the guest's id: it means the account.
    await store.moderation.report(ada, NewReport("rude again", about=guest.id, table=table.id))
    assert {one.about for one in await store.moderation.list_reports()} == {eve.id}
    assert await store.identities.resolve(guest.id) == eve.id
    await store.moderation.ban(guest.id, now() + DAY, "rude")
    with pytest.raises(Banned):
        await store.moderation.check_welcome(eve.id)


async def test_new_guests_are_kept_out_of_every_recent_address_of_a_banned_person(store: Store) -> None:
    eve = await store.people.add_guest("Eve", "home")
    await store.identities.note_place(eve.id, "cafe")
    await store.moderation.ban(eve.id, now() + DAY, "", bars_guests=True)
    for place in ("home", "cafe"):
        with pytest.raises(Banned, match="no new guests"):
            await store.people.add_guest("Eve again", place)
    assert (await store.people.add_guest("Ada", "elsewhere")).is_guest


def test_rate_limits_follow_to_the_account(sqlite_url: str) -> None:
    limits = RateLimits(settings_for(sqlite_url))
    while not limits.take_for("chat", "guest", ""):
        pass
    assert limits.take_for("chat", "account", "") == 0
    limits.merge_people("guest", "account")
    assert limits.take_for("chat", "account", "") > 0


@pytest.mark.parametrize("name", ["Master", "MASTER 2", "Mаster", "Großmeister", "Gran  maestro", "random"])  # noqa: RUF001
def test_nobody_has_the_name_of_a_bot(name: str) -> None:
    with pytest.raises(BadName, match="name of a bot"):
        clean_name(name)


async def test_nobody_takes_the_name_of_an_account(store: Store) -> None:
    ada = await make_account(store, "Ada Lovelace")
    for name in ("Ada Lovelace", "ADA LOVELACE", "Ada-Lovelace", "Adа Lovelace"):  # noqa: RUF001
        with pytest.raises(Conflict, match="looks like it"):
            await store.people.add_guest(name)
    bob = await store.people.add_guest("Bob")
    with pytest.raises(Conflict):
        await store.people.rename(bob.id, "ada lovelace")
    await store.people.rename(ada.id, "ADA Lovelace")  # one's own
    await store.people.add_guest("Bob")  # guests may share a name, until one of them has an account
    await store.people.make_account(bob.id, "bob", "hashed")
    with pytest.raises(Conflict):
        await store.people.add_guest("Bob")


@pytest.mark.parametrize(
    "password",
    ["password", "Passwort1!", "P@ssw0rd99", "12345678", "qwertzuiop", "abcabcabc", "iloveyou2", "eveline2026"],
)
def test_passwords_that_are_guessed_at_once_are_refused(password: str) -> None:
    with pytest.raises(BadName, match="choose another"):
        refuse_weak(password, "eveline", "Eve")


@pytest.mark.parametrize("password", ["a long password", "correct horse battery", "mühle am bach", "xK9-2fqLw"])
def test_other_passwords_are_taken(password: str) -> None:
    refuse_weak(password, "eveline", "Eve")
