"""Routes for lessons: list those of a game, begin one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter, QueryParameter

from conclave import lessons
from conclave.core import registry
from conclave.core.text.fluent import ENGLISH
from conclave.lessons.lesson import Lesson
from conclave.lessons.task import OPEN
from conclave.server.http.common import Asker, ServicesOf, check_rate, hash_request_address, list_problems
from conclave.server.tables.audience import make_table_info
from conclave.server.tables.player_view import nearest_language
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


@get("/lessons/{game:str}", sync_to_thread=True, responses=list_problems(404))
def list_lessons(game: GameName, language: InLanguage = ENGLISH) -> list[LessonInfo]:
    """Return the lessons of a game in their recommended order."""
    found = lessons.lessons_of(registry.load_game(game).name)
    return [_make_info(lesson, nearest_language(language)) for lesson in found]


def _make_info(lesson: Lesson, language: str) -> LessonInfo:
    said = lesson.words(OPEN, language)
    return LessonInfo(lesson.id, said.title, said.text, list(lesson.shows))


@post("/lessons/{game:str}/{lesson:str}", responses=list_problems(401, 404))
async def begin_lesson(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], game: GameName, lesson: LessonName
) -> TableInfo:
    """Begin a lesson at a private, unrated table."""
    check_rate("tables", user, request)
    return make_table_info(await services.lobby.teach(user, game, lesson, hash_request_address(request)))


ROUTES: Final = Router("/api", route_handlers=[list_lessons, begin_lesson], tags=["lessons"])
