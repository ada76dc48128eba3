"""The coach of one table: after each answer of a person who plays alone against bots, what clearly lost and why.

Nothing of it is in the log: a move is stored and told as ever. Only the bots wait for the verdict, which takes some
tenths of a second and hides in the pause that they make anyway; otherwise a bot's answer would come between a move and
taking it back. Where the verdict comes late they go on without it. Where something was lost they wait until the person
says so, or takes the move back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from conclave.coach.remark import Remark
from conclave.server.table.audience import Audience
from conclave.server.table.bot_seats import Owner
from conclave.server.table.course import Course
from conclave.server.table.errands import Errands
from conclave.server.table.house import House

PATIENCE: Final = 10.0  # seconds until bots go on without a verdict; the first one starts a process


class Coach:
    """Looks at every new move, once."""

    def __init__(self, house: House, audience: Audience, errands: Errands, go_on: Callable[[], None]) -> None:
        self._house: Final = house
        self._audience: Final = audience
        self._errands: Final = errands
        self._go_on = go_on  # called when bots need not wait any more
        self._seen = 0  # the last version that was looked at

    def let_go(self) -> None:
        """The room is closed: it refers to us and we to it."""
        self._go_on = lambda: None

    def look(self) -> None:
        """Have the last move judged, if it is one of the learner's and nobody has looked at it."""
        course = self._audience.course
        if not course.table.coach or course.version <= self._seen:
            return
        self._seen = course.version
        mark = course.marks[-1] if course.marks else None
        alone = mark is not None and mark.seat in course.people() and not course.others(mark.seat)
        if mark and alone and mark.kind == "answer" and not course.ending and not course.table.rated:
            course.is_held = True
            self._errands.start(self._judge(course, course.version))

    async def _judge(self, course: Course, version: int) -> None:
        mark, session = course.marks[-1], course.session
        actions = session.log[mark.first : mark.last]
        owner = Owner(course.table.host, course.table.place)
        said: Remark | None = None
        try:
            asked = self._house.bots.remark(owner, course.game, session.options, session.at(mark.first), actions)
            said = await asyncio.wait_for(asked, PATIENCE)
        except TimeoutError:
            pass  # the game goes on
        finally:
            now = self._audience.course
            if now is course and course.version == version:
                course.remark = said
                course.is_held = said is not None
                if said:
                    self._audience.tell_coach()
                else:
                    self._go_on()

    def heeded(self, version: int) -> None:
        """The person plays on as it stands."""
        course = self._audience.course
        if course.version == version and course.remark:
            course.remark, course.is_held = None, False
            self._audience.tell_coach()
            self._go_on()
