"""What a table looks like through the eyes of one seat, in one language. Nothing leaves a room but through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from conclave.coach.remark import words_of
from conclave.play import fluent, registry
from conclave.play.ending import Ending
from conclave.play.errors import (
    AmbiguousAction,
    CannotRewind,
    GameError,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    UnfinishedAnswer,
)
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Action, Event, Game, Question, Seat, View
from conclave.play.reader import FILE, Told, said
from conclave.play.rehearsal import Rehearsal
from conclave.play.session import redacted
from conclave.server.store.values import Millis
from conclave.server.table.course import Course
from conclave.server.wire import messages as wire
from conclave.server.wire import parts
from conclave.server.wire.parts import Closed, Line, Move, Proposal

OWN: Final = ("resign", "timeout", "undo")  # what one hears of oneself in other words
CODES: Final[dict[type[GameError], str]] = {
    NotYourTurn: "not_your_turn",
    UnfinishedAnswer: "unfinished",
    MalformedAction: "malformed",
    AmbiguousAction: "malformed",
    CannotRewind: "cannot_undo",
}  # as wire.REFUSALS calls them; anything else is "illegal"
MOST_LINES: Final = 200  # of the story, in a snapshot


def say(language: str, message: str, **args: int | str) -> str:
    """A message of locale/LANGUAGE/room.ftl."""
    return fluent.say(language, FILE, message, **args)


def languages() -> list[str]:
    """The languages that tables can be told in."""
    return list(fluent.languages())


def nearest(language: str) -> str:
    """The language that comes nearest to the one asked for: de for de-AT, else English."""
    spoken = languages()
    for wanted in (language, language.partition("-")[0].lower()):
        if wanted in spoken:
            return wanted
    return ENGLISH


def refused(game: Game, request: int, error: GameError, language: str) -> wire.Refused:
    """What a game does not allow, with its reason where it gives one."""
    code = CODES.get(type(error), "illegal")
    reason = error.reason if isinstance(error, IllegalAction) else ()
    why = registry.face(game, language).why(reason) if reason else ""
    return wire.Refused(request, code, why or say(language, f"refused-{code}"))


class Telling:
    """How a game is told to one viewer in one language: while it is played, and when one looks back."""

    def __init__(self, game: Game, names: Sequence[str], viewer: Seat, language: str) -> None:
        self._game: Final = game
        self._names: Final = names
        self._viewer: Final = viewer
        self.language: Final = language
        self.face: Final = registry.face(game, language)

    def move(self, told: Told, ending: Ending | None) -> Move:
        """One version of the table, as this viewer may know it; and the ending, if this is the end."""
        mark = told.mark
        seen = redacted(self._game, told.events, self._viewer)
        return Move(mark.version, mark.kind, mark.seat, seen, self._story(told, seen, ending))

    def _story(self, told: Told, seen: Sequence[Event], ending: Ending | None) -> list[str]:
        kind, seat = told.mark.kind, told.mark.seat
        before: Callable[[], View] = lambda: told.before.view(self._viewer)  # noqa: E731 - asked for late
        lines = self.face.story(seen, self._names, self._viewer, before)
        if ending:
            lines.append(self.ending_text(ending))
        if kind == "answer":
            return lines
        own = "you-" if seat == self._viewer and kind in OWN else ""
        name = self._names[seat] if seat >= 0 else ""
        return [say(self.language, f"happened-{own}{kind}", seat=name), *lines]

    def ending_text(self, ending: Ending | None) -> str:
        """How the game ended, as a sentence; "" where it has not."""
        return said(ending, self._names, self.language) if ending else ""


class Scene:
    """One table, seen by one seat (or a spectator) in one language. It remembers the story that it has told."""

    def __init__(self, course: Course, viewer: Seat, language: str) -> None:
        self._course: Final = course
        self._viewer: Final = viewer
        self._names: Final = course.names_in(language)
        self._telling: Final = Telling(course.game, self._names, viewer, language)
        self._face: Final = self._telling.face
        self._lines: list[Line] = []
        self._told = 0  # up to which version of the wire

    # --- What happened

    def move(self, told: Told) -> Move:
        """One version of the table, as this viewer may know it."""
        is_last = told.mark.version == self._course.version
        return self._telling.move(told, self._course.ending if is_last else None)

    def hear(self, moves: Sequence[Move]) -> None:
        """Remember what has been told, so that it need not be told anew for the next snapshot."""
        for move in moves:
            if self._told == move.version - 1:
                self._told = move.version
                self._lines += [Line(move.version, text, move.seat) for text in move.story]
        del self._lines[:-MOST_LINES]

    def log(self) -> list[Line]:
        """The last sentences of the story."""
        if self._told < max(self._course.fence, self._course.version):
            if self._told < self._course.fence:
                self._lines, self._told = [], 0
            since = max(self._told, self._course.version - MOST_LINES)  # a whole game would take too long to tell
            moves = [self.move(told) for told in self._course.told(since)]
            lines = [Line(move.version, text, move.seat) for move in moves for text in move.story]
            self._lines, self._told = [*self._lines, *lines][-MOST_LINES:], self._course.version
        return self._lines

    # --- How it stands

    def view(self) -> View | None:
        return self._course.session.state.view(self._viewer) if self._course.is_started else None

    def outlook(self) -> View:
        """What an expert would work out from the view."""
        course = self._course
        return course.game.outlook(course.session.state, self._viewer) if course.is_started else {}

    def question(self, view: View | None) -> parts.Question | None:
        """What the viewer's seat is asked now; others are told nothing of it."""
        course, seat = self._course, self._viewer
        if view is None or course.ending or seat not in course.people():
            return None
        asked = course.session.asked(seat)
        if asked is None or asked.actor() != seat:
            return None
        is_early = course.session.state.actor() != seat
        return self._question(course.game.question(asked), asked.view(seat) if is_early else view, is_early)

    def considered(self, request: int, actions: Sequence[Action], keys: Sequence[str]) -> wire.Considered:
        """How it would go on if the viewer's seat answered so; GameError where it cannot."""
        session, seat = self._course.session, self._viewer
        asked = session.asked(seat)
        if asked is None:
            raise NotYourTurn("nothing is asked of this seat")
        rehearsal = Rehearsal(self._course.game, asked.copy(), seat)
        rehearsal.play(actions)
        if keys:
            rehearsal.play_keys(keys)
        following = rehearsal.next_question(self._face.is_detail)
        view = rehearsal.state.view(seat) if rehearsal.is_open else None
        question = self._question(following, view, session.state.actor() != seat) if following and view else None
        return wire.Considered(request, rehearsal.actions, question, view)

    def _question(self, question: Question, view: View, is_early: bool) -> parts.Question:
        """The question as it is sent: with its words, in the reader's language."""
        banked = self._course.session.banked(question.seat)
        said = self._choices(question, view)
        return parts.Question(
            kind=question.kind,
            seat=question.seat,
            source=question.source,
            prompt=question.prompt,
            args=dict(question.args),
            text=self._face.ask(question, view, self._names),
            shape=question.shape,
            choices=[said.get(c.action) or parts.Choice(c.action, c.text, c.key) for c in question.choices],
            closed=self._closed(question),
            early=is_early,
            banked=banked or None,
        )

    def _choices(self, question: Question, view: View) -> dict[int, parts.Choice]:
        """The choices in words, by action."""
        groups = self._face.choices(question, view, self._names)
        offered = [(worded.choice, worded) for group in groups for worded in group.choices]
        return {
            c.action: parts.Choice(c.action, c.text, c.key, one.text, dict(one.gains), list(one.sources))
            for c, one in offered
        }

    def _closed(self, question: Question) -> list[Closed]:
        """What might be expected and is not offered, with the reason in words."""
        return [
            Closed(one.choice.key, one.choice.text.partition(" ")[0], self._face.why(one.reason))
            for one in question.closed
        ]

    def undo(self) -> Literal["no", "free", "consent"]:
        """Whether the viewer's last answer can be taken back."""
        course, seat = self._course, self._viewer
        if seat not in course.people() or course.ending or not course.has_answered(seat):
            return "no"
        if course.tally.problem("undo", seat):
            return "no"
        if course.others(seat):
            return "free" if seat in course.free else "consent"
        return "free" if seat in course.free or not course.table.rated else "no"

    def lesson(self) -> parts.Lesson | None:
        """The table's task, for whoever looks through the learner's eyes."""
        task, judged = self._course.task, self._course.judgement
        if task is None or self._viewer != task.learner:
            return None
        said = task.words(judged, self._telling.language)
        return parts.Lesson(
            id=task.id,
            title=said.title,
            text=said.text,
            task=said.task,
            hint=said.hint,
            spotlight=list(task.spotlight),
            verdict=judged.verdict,
            said=said.said,
        )

    def coaching(self) -> parts.Coaching | None:
        """What a coach says to whoever looks through the eyes of the seat that has moved."""
        remark = self._course.remark
        if remark is None or remark.seat != self._viewer:
            return None
        said = words_of(self._course.game, remark, self._names, self._telling.language)
        return parts.Coaching(said.lost, said.better, said.then, said.why)

    def ending_text(self) -> str:
        return self._telling.ending_text(self._course.ending)

    # --- Messages

    def moved(self, tolds: Sequence[Told], now: Millis) -> bytes:
        """What has happened, and how it stands now."""
        moves = [self.move(told) for told in tolds]
        self.hear(moves)
        view = self.view() or {}
        return wire.encode(
            wire.Moved(
                table=self._course.table.id,
                viewer=self._viewer,
                moves=moves,
                version=self._course.version,
                turn=self._course.turn(),
                view=view,
                outlook=self.outlook(),
                question=self.question(view),
                undo=self.undo(),
                clocks=self._course.clock.shown(now),
                proposals=self.proposals(),
                ending=self._course.ending,
                ending_text=self.ending_text(),
                lesson=self.lesson(),
            )
        )

    def proposals(self) -> list[Proposal]:
        return [self._course.proposal] if self._course.proposal else []
