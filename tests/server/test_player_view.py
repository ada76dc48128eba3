"""What one viewer sees of a table: in their language, with what cannot be done and why."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from conclave.core.registry import load_game, presenter_for
from conclave.core.text.fluent import list_languages
from conclave.games.res_arcana.position_builder import Player, position
from conclave.server.store import Store
from conclave.server.store.values import Occupant
from conclave.server.tables.audience import Watcher
from conclave.server.tables.player_view import nearest_language
from conclave.server.wire import messages as wire
from room_helpers import ADA, BOB, BOT, Ear, act, ask, listen, new_room, new_table
from timeouts import PATIENCE

GAME = load_game("res_arcana")


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Scenes do not depend on the database."""
    return sqlite_url


def test_a_language_is_the_nearest_that_is_spoken() -> None:
    assert [nearest_language(wish) for wish in ("de", "de-AT", "fr-CA", "en-GB", "tlh")] == [
        "de",
        "de",
        "fr",
        "en",
        "en",
    ]


def closed(state: Any, language: str = "en") -> dict[str, str]:
    return {
        one.choice.text: presenter_for(GAME, language).explain_reason(one.reason)
        for one in GAME.question(state).unavailable
    }


def test_what_cannot_be_done_says_why() -> None:
    state = position(Player(pool="1 death", play="catacombs_of_the_dead", hand="athanor"), Player())
    whys = closed(state)
    assert whys["place athanor"] == "You lack 1 Elan and 1 Gold."
    assert whys["use catacombs_of_the_dead 1"] == "You lack 4 Death."


async def test_closed_and_open_never_overlap_and_every_language_says_why(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice, seen = random.Random(1), set[str]()
    while not room.table_game.ending and room.table_game.version < 120:
        state = room.table_game.session.state
        offered = {option.text for option in GAME.question(state).choices}
        for language in list_languages():
            whys = closed(state, language)
            assert not offered & set(whys)
            assert all(whys.values())
        seen |= set(closed(state).values())
        await act(room, dice)
    assert len(seen) > 4


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "You have another decision to make first."), ("de", "Triff erst die andere Entscheidung.")],
)
async def test_an_answer_that_is_refused_says_why(store: Store, language: str, says: str) -> None:
    room = await new_room(store, await new_table(store))
    seat, replies = room.table_game.current_seat(), list[object]()
    message = wire.Act(table=room.table.id, version=room.table_game.version, seat=seat, request=1, actions=[0])
    await room.handle(room.table_game.table.seats[seat].user, message, language, replies.append)
    assert replies == [wire.Refused(1, "illegal", says)]


async def test_in_the_temples_too_whatever_is_closed_says_why_in_every_language(store: Store) -> None:
    """Whole games of two and of three: what is listed as closed is what the seat may expect and is not offered."""
    seen, kinds = set[str](), set[str]()
    for seats in ((ADA, BOB), (ADA, BOB, Occupant("person", "eve", "Eve"))):
        room = await new_room(store, await new_table(store, *seats, game="trial_of_the_temples"))
        table_game, dice = room.table_game, random.Random(3)
        while not table_game.ending:
            state = table_game.session.state
            question = table_game.game.question(state)
            offered = {option.text for option in question.choices}
            closed_here = question.unavailable
            assert not offered & {one.choice.text for one in closed_here}
            for language in list_languages():
                assert all(presenter_for(table_game.game, language).explain_reason(one.reason) for one in closed_here)
            kinds |= {question.kind} if closed_here else set()
            seen |= {presenter_for(table_game.game).explain_reason(one.reason) for one in closed_here}
            if question.kind == "place":
                verbs = {option.text.split()[0] for option in question.choices if option.key}
                assert len(closed_here) + sum(bool(one.key) for one in question.choices) == 12 * len(verbs)
            if question.kind == "core":
                assert len(closed_here) + sum(bool(one.key) for one in question.choices) == 16
            await act(room, dice)
    assert kinds >= {"turn", "on", "place", "core", "convert"}
    for part in (
        "you lack",
        "action token",
        "a figure here",
        "between two",
        "Day-and-Night",
        "already a core here",
        "core of this colour",
    ):
        assert any(part in why for why in seen), part


async def test_each_is_told_the_story_in_their_own_language(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    ears = {language: Ear() for language in list_languages()}
    for language, ear in ears.items():
        await room.watch(Watcher(ear, "ada", language, 0), None)
    dice = random.Random(2)
    for _ in range(12):
        await act(room, dice)
    stories = {
        language: [line for m in ear.heard if m["type"] == "moved" for move in m["moves"] for line in move["story"]]
        for language, ear in ears.items()
    }
    assert len({tuple(story) for story in stories.values()}) == len(ears)
    questions = {ear.last("moved")["question"]["text"] for ear in ears.values() if ear.last("moved")["question"]}
    assert len(questions) in (0, len(ears))
    assert ears["de"].heard[0]["log"][0]["text"] == "Die Partie beginnt."


async def test_the_story_ends_with_how_the_game_ended(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    ear = await listen(room)
    await ask(room, "ada", wire.Resign(room.table.id, 0, 1))
    moved = ear.last("moved")
    assert moved["moves"][-1]["story"] == ["You resign.", moved["result_text"]]


@pytest.mark.parametrize(("rival", "undo"), [(BOT, "free"), (BOB, "consent")], ids=["bot", "person"])
async def test_only_people_are_asked_whether_something_may_be_taken_back(
    store: Store, rival: Occupant, undo: str
) -> None:
    room = await new_room(store, await new_table(store, ADA, rival))
    ear = await listen(room)
    dice = random.Random(2)
    async with asyncio.timeout(PATIENCE):
        while room.table_game.version < 12:
            if room.table_game.find_bot_to_move():
                await asyncio.sleep(0.005)
            else:
                await act(room, dice)
    moves = [message for message in ear.heard if message["type"] == "moved"]
    assert undo in {moved["undo"] for moved in moves if moved["moves"][-1]["seat"] == 1}
