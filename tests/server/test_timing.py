"""No leak by the clock: how long the server takes to answer does not tell what was chosen in secret.

Over real sockets, two secrets take turns in random order on one table, so that whatever else the machine does slows
both alike. What counts is the quick quarter of the answers: other work on the machine makes answers slower, never
quicker. The two sides must not lie further apart than they do when the times of each round change sides by chance, 500
times over; that holds for any noise, so a busy machine makes the test blind before it makes it fail.

A server is caught that does more for one secret than for the other before it answers: asks a bot, reads the disk, tells
somebody of a banked answer, waits for those who have answered. Planted in the room, a delay of 5 ms for one of two
mages, for one of two banked cards, and where somebody has banked, made these tests fail on a machine whose two cores
were busy with three other programs; a quiet machine sees less than that.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import pytest

from socket_clients import Client, Server, ask, come_in, connected, two_at_a_table

WARM_UP = 10
ROUNDS = 100
CHANCES = 500
MARGIN = 1.3
LEAST = 0.0005  # seconds: less than this drowns in any network, and may come of a name that is longer than another

Seconds = float
Secret = Callable[[], Awaitable[tuple[Seconds, ...]]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('timing') / 'conclave.db'}")
    asyncio.run(running.start())
    yield running
    running.kill()
    running.log_file.unlink()


async def check_alike(first: Secret, second: Secret, count: int = ROUNDS) -> None:
    """Each secret gives the times of what is watched, such as an acknowledgement; none of them tells which it was."""
    dice, secrets = random.Random(1), (first, second)
    rounds: list[tuple[tuple[Seconds, ...], tuple[Seconds, ...]]] = []
    for _ in range(WARM_UP + count):
        found: list[tuple[Seconds, ...]] = [(), ()]
        for which in dice.sample((0, 1), 2):
            found[which] = await secrets[which]()
        rounds.append((found[0], found[1]))
    for number in range(len(rounds[0][0])):
        pairs = [(one[number], other[number]) for one, other in rounds[WARM_UP:]]
        assert not tells_apart(pairs), f"the quick ones lie {_apart(pairs) * 1000:.1f} ms apart"


def tells_apart(pairs: Sequence[tuple[Seconds, Seconds]]) -> bool:
    """Whether the quick ones of one side differ by more than they ever do when sides are changed by chance."""
    dice = random.Random(3)
    by_chance = max(abs(_apart([pair[:: dice.choice((1, -1))] for pair in pairs])) for _ in range(CHANCES))
    return abs(_apart(pairs)) > max(LEAST, MARGIN * by_chance)


def _apart(pairs: Sequence[tuple[Seconds, ...]]) -> Seconds:
    one, other = zip(*pairs, strict=True)
    return quick(one) - quick(other)


def quick(times: Sequence[Seconds]) -> Seconds:
    """A time that a quarter stays below: what else goes on makes many slower, but none quicker."""
    return sorted(times)[len(times) // 4]


def test_the_measure_sees_a_shift_and_no_chance() -> None:
    dice = random.Random(2)
    plain, same, late = ([abs(dice.gauss(0, 1)) + shift for _ in range(ROUNDS)] for shift in (0, 0, 1))
    assert not tells_apart(list(zip(plain, same, strict=True)))
    assert tells_apart(list(zip(plain, late, strict=True)))


async def timed(client: Client, type_: str, **fields: Any) -> Seconds:
    """How long the acknowledgement takes."""
    start = time.perf_counter()
    reply = await client.ask(type_, **fields)
    seconds = time.perf_counter() - start
    assert reply["type"] == "ack", reply
    return seconds


async def timed_with_rival(client: Client, rival: Client, **answer: Any) -> tuple[Seconds, Seconds]:
    """How long the acknowledgement takes, and when the rival hears that something was chosen."""
    start = time.perf_counter()
    news = asyncio.create_task(rival.get(lambda message: message["type"] == "moved"))
    seconds = await timed(client, "act", **answer)
    await news
    return seconds, time.perf_counter() - start


async def test_the_time_to_an_ack_does_not_tell_what_was_banked(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server, options={"variant": "draft"})
    async with connected(server, ada) as one, connected(server, bob) as two:
        clients = (one, two)
        shown = [await client.watch(table) for client in clients]
        early = next(seat for seat in (0, 1) if shown[seat]["question"]["early"])
        fields = {"table": table, "version": shown[early]["version"], "seat": early}
        options = shown[early]["question"]["options"]

        def banking(option: dict[str, Any]) -> Secret:
            async def bank() -> tuple[Seconds, ...]:
                return (await timed(clients[early], "bank", **fields, actions=[option["action"]]),)

            return bank

        assert len(options) > 1
        await check_alike(banking(options[0]), banking(options[-1]), 2 * ROUNDS)


async def test_neither_the_ack_nor_the_news_tells_by_its_time_which_mage_was_chosen(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        shown = [await client.watch(table) for client in (one, two)]
        seat = next(seat for seat in (0, 1) if shown[seat]["question"] and not shown[seat]["question"]["early"])
        chooser, rival = (one, two) if seat == 0 else (two, one)
        question = shown[seat]["question"]
        assert (question["kind"], len(question["options"])) == ("mage", 2)

        def choosing(option: dict[str, Any]) -> Secret:
            async def choose() -> tuple[Seconds, ...]:
                version = version_of(chooser)
                answer = {"table": table, "version": version, "seat": seat, "actions": [option["action"]]}
                times = await timed_with_rival(chooser, rival, **answer)
                await take_back(chooser, rival, table, seat, version + 1)
                return times

            return choose

        one_mage, other_mage = question["options"]
        await check_alike(choosing(one_mage), choosing(other_mage))


async def test_the_time_to_an_ack_does_not_tell_that_somebody_else_has_answered_early(server: Server) -> None:
    people = [await come_in(server, name) for name in ("Ada", "Bob", "Eve")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "res_arcana", "seats": seats, "options": {"variant": "draft"}, "is_public": True}
    table = (await ask(server, people[0], "POST", "/api/tables", wish))["table"]["id"]
    for person in people[1:]:
        await ask(server, person, "POST", f"/api/tables/{table}/join", {})
    async with (
        connected(server, people[0]) as one,
        connected(server, people[1]) as two,
        connected(server, people[2]) as three,
    ):
        clients = (one, two, three)
        shown = [await client.watch(table) for client in clients]
        first = next(seat for seat in range(3) if not shown[seat]["question"]["early"])
        asked, rival, last = clients[first], clients[(first + 1) % 3], clients[(first + 2) % 3]
        action = shown[first]["question"]["options"][0]["action"]
        late = (first + 2) % 3
        early = shown[late]["question"]["options"][0]["action"]

        async def answer() -> tuple[Seconds, ...]:
            version = version_of(asked)
            fields = {"table": table, "version": version, "seat": first, "actions": [action]}
            times = await timed_with_rival(asked, rival, **fields)
            return *times, await take_back(asked, rival, table, first, version + 1)

        async def after_a_banked_one() -> tuple[Seconds, ...]:
            version = version_of(asked)
            await timed(last, "bank", table=table, version=version, seat=late, actions=[early])
            return await answer()

        async def after_none() -> tuple[Seconds, ...]:
            await timed(last, "withdraw", table=table, seat=late)
            return await answer()

        await check_alike(after_a_banked_one, after_none)


def version_of(client: Client) -> int:
    """As the client knows it from the last thing it was told."""
    return next(int(message["version"]) for message in reversed(client.said) if message.get("version") is not None)


async def take_back(client: Client, rival: Client, table: str, seat: int, version: int) -> Seconds:
    """Undo the last answer; how long that takes. What is told is read by all, so that nothing is left over."""
    seconds = await timed(client, "undo", table=table, version=version, seat=seat)
    await rival.get(lambda message: message["type"] == "snapshot")
    return seconds
