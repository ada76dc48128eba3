"""Drawing in slices: one after the other, with room for everything else in between."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from conclave.server.tables import render_scheduler
from conclave.server.tables.render_scheduler import RenderScheduler


async def test_all_is_drawn_in_the_order_in_which_it_came() -> None:
    one, drawn = RenderScheduler(), list[int]()
    await asyncio.gather(*(one.render(partial(drawn.append, number)) for number in range(20)))
    assert drawn == list(range(20))


async def test_what_comes_in_is_heard_between_two_slices() -> None:
    one, drawn, heard = RenderScheduler(), list[int](), list[int]()

    def draw(number: int) -> None:
        time.sleep(render_scheduler.SLICE_SECONDS)
        drawn.append(number)

    async def hear() -> None:
        while len(drawn) < 10:
            heard.append(len(drawn))
            await asyncio.sleep(0)

    await asyncio.gather(hear(), *(one.render(partial(draw, number)) for number in range(10)))
    assert set(heard) >= set(range(1, 10))


async def test_what_is_little_is_drawn_at_once() -> None:
    one, drawn = RenderScheduler(), list[str]()
    drawing = one.render(lambda: drawn.append("it"))
    with pytest.raises(StopIteration):
        drawing.send(None)  # it has not waited
    assert drawn == ["it"]


async def test_a_mistake_belongs_to_whoever_waits_for_it() -> None:
    one, drawn = RenderScheduler(), list[str]()

    def fail() -> None:
        raise ValueError("the paint is out")

    done = await asyncio.gather(one.render(fail), one.render(lambda: drawn.append("next")), return_exceptions=True)
    assert isinstance(done[0], ValueError)
    assert drawn == ["next"]


async def test_whoever_has_stopped_waiting_is_left_out() -> None:
    one, drawn = RenderScheduler(), list[str]()
    long = asyncio.create_task(
        one.render(lambda: time.sleep(render_scheduler.SLICE_SECONDS))
    )  # then the time of this turn is over
    first = asyncio.create_task(one.render(lambda: drawn.append("first")))
    second = asyncio.create_task(one.render(lambda: drawn.append("second")))
    await asyncio.sleep(0)  # both wait, and nothing is drawn yet
    first.cancel()
    await asyncio.gather(long, second)
    with pytest.raises(asyncio.CancelledError):
        await first
    assert drawn == ["second"]
