"""Routes about lessons: which a game has, and a table that teaches one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter, QueryParameter

from conclave import lessons
from conclave.lessons.form import OPEN
from conclave.lessons.lesson import Lesson
from conclave.play import registry
from conclave.play.fluent import ENGLISH
from conclave.server.http.common import Asker, ServicesOf, place_of, problems, spend
from conclave.server.table.audience import table_info
from conclave.server.table.scene import nearest
from conclave.server.wire.parts import TableInfo

GameName = Annotated[str, PathParameter(max_length=64)]
LessonName = Annotated[str, PathParameter(max_length=64)]
InLanguage = Annotated[
    str, QueryParameter(max_length=16, description="of titles, such as de; the nearest one there is")
]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    id: str
    title: str
    text: str  # what it teaches
    shows: list[str]  # the components it is about


@get("/lessons/{game:str}", sync_to_thread=True, responses=problems(404))
def tutorial(game: GameName, language: InLanguage = ENGLISH) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they are best taken."""
    found = lessons.lessons_of(registry.find(game).name)
    return [_info(lesson, nearest(language)) for lesson in found]


def _info(lesson: Lesson, language: str) -> LessonInfo:
    said = lesson.words(OPEN, language)
    return LessonInfo(lesson.id, said.title, said.text, list(lesson.shows))


@post("/lessons/{game:str}/{lesson:str}", responses=problems(401, 404))
async def begin(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, lesson: LessonName
) -> TableInfo:
    """Begin a lesson: a private table of one's own, which counts nowhere."""
    spend(services.budgets.tables, user, request)
    return table_info(await services.lobby.teach(user, game, lesson, place_of(request)))


ROUTES: Final = Router("/api", route_handlers=[tutorial, begin], tags=["lessons"])
