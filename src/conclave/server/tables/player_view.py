"""A table as one seat sees it, in one language. Everything that leaves a room goes through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from conclave.coach.remark import words_of
from conclave.core import registry
from conclave.core.action_preview import ActionPreview
from conclave.core.ending import Ending
from conclave.core.errors import (
    AmbiguousAction,
    CannotRewind,
    GameError,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    UnfinishedAnswer,
)
from conclave.core.game import Action, Event, Game, Question, Seat, View
from conclave.core.record_reader import FILE, MoveEvents, describe_ending
from conclave.core.session import redact_events
from conclave.core.text import fluent
from conclave.core.text.bot_names import level_name
from conclave.core.text.fluent import ENGLISH
from conclave.server.store.values import Millis
from conclave.server.tables.table_game import TableGame
from conclave.server.wire import messages as wire
from conclave.server.wire import parts
from conclave.server.wire.parts import Closed, Line, Move, Proposal

OWN: Final = ("resign", "timeout", "undo")  # kinds with a message of its own for the person concerned
CODES: Final[dict[type[GameError], str]] = {
    NotYourTurn: "not_your_turn",
    UnfinishedAnswer: "unfinished",
    MalformedAction: "malformed",
    AmbiguousAction: "malformed",
    CannotRewind: "cannot_undo",
}  # as wire.REFUSALS calls them; anything else is "illegal"
MAX_LINES: Final = 200  # of the story, in a snapshot


def say(language: str, message: str, **args: int | str) -> str:
    """Return a message of locale/LANGUAGE/room.ftl."""
    return fluent.say(language, FILE, message, **args)


def list_languages() -> list[str]:
    """Return the supported languages."""
    return list(fluent.list_languages())


def nearest_language(language: str) -> str:
    """Return the nearest supported language: de for de-AT, else English."""
    spoken = list_languages()
    for wanted in (language, language.partition("-")[0].lower()):
        if wanted in spoken:
            return wanted
    return ENGLISH


def describe_refusal(game: Game, request: int, error: GameError, language: str) -> wire.Refused:
    """Return what a game does not allow, with its reason if there is one."""
    code = CODES.get(type(error), "illegal")
    reason = error.reason if isinstance(error, IllegalAction) else ()
    why = registry.presenter_for(game, language).explain_reason(reason) if reason else ""
    return wire.Refused(request, code, why or say(language, f"refused-{code}"))


class MoveFormatter:
    """Formats moves for one viewer in one language, in live games and replays."""

    def __init__(self, game: Game, names: Sequence[str], viewer: Seat, language: str) -> None:
        self._game: Final = game
        self._names: Final = names
        self._viewer: Final = viewer
        self.language: Final = language
        self.presenter: Final = registry.presenter_for(game, language)

    def format_move(self, told: MoveEvents, ending: Ending | None) -> Move:
        """Return one version of the table as this viewer may know it, and the ending, if this is the end."""
        mark = told.mark
        seen = redact_events(self._game, told.events, self._viewer)
        return Move(mark.version, mark.kind, mark.seat, seen, self._narrate(told, seen, ending))

    def _narrate(self, told: MoveEvents, seen: Sequence[Event], ending: Ending | None) -> list[str]:
        kind, seat = told.mark.kind, told.mark.seat
        before: Callable[[], View] = lambda: told.before.view(self._viewer)  # noqa: E731 - asked for late
        lines = self.presenter.narrate(seen, self._names, self._viewer, before)
        if ending:
            lines.append(self.format_ending(ending))
        if kind == "answer":
            return lines
        own = "you-" if seat == self._viewer and kind in OWN else ""
        name = self._names[seat] if seat >= 0 else ""
        bot = level_name(told.mark.bot, self.language)
        return [say(self.language, f"happened-{own}{kind}", seat=name, bot=bot), *lines]

    def format_ending(self, ending: Ending | None) -> str:
        """Return how the game ended as a sentence; "" if it has not."""
        return describe_ending(ending, self._names, self.language, self._viewer) if ending else ""


class PlayerView:
    """One table for one seat (or spectators) in one language. Remembers the log lines it has formatted."""

    def __init__(self, table_game: TableGame, viewer: Seat, language: str) -> None:
        self._table_game: Final = table_game
        self._viewer: Final = viewer
        self._names: Final = table_game.list_names(language)
        self._formatter: Final = MoveFormatter(table_game.game, self._names, viewer, language)
        self._presenter: Final = self._formatter.presenter
        self._lines: list[Line] = []
        self._told = 0  # up to which version of the wire

    # --- What happened

    def make_move(self, told: MoveEvents) -> Move:
        """Return one version of the table as this viewer may know it."""
        is_last = told.mark.version == self._table_game.version
        return self._formatter.format_move(told, self._table_game.ending if is_last else None)

    def hear(self, moves: Sequence[Move]) -> None:
        """Remember formatted lines for the next snapshot."""
        for move in moves:
            if self._told == move.version - 1:
                self._told = move.version
                self._lines += [Line(move.version, text, move.seat) for text in move.story]
        del self._lines[:-MAX_LINES]

    def list_lines(self) -> list[Line]:
        """Return the last log lines."""
        if self._told < max(self._table_game.fence, self._table_game.version):
            if self._told < self._table_game.fence:
                self._lines, self._told = [], 0
            since = max(self._told, self._table_game.version - MAX_LINES)  # a whole game would take too long to tell
            moves = [self.make_move(told) for told in self._table_game.list_moves_since(since)]
            lines = [Line(move.version, text, move.seat) for move in moves for text in move.story]
            self._lines, self._told = [*self._lines, *lines][-MAX_LINES:], self._table_game.version
        return self._lines

    # --- How it stands

    def make_view(self) -> View | None:
        return self._table_game.session.state.view(self._viewer) if self._table_game.is_started else None

    def make_outlook(self) -> View:
        """Return derived information: what an expert would work out from the view."""
        table_game = self._table_game
        return table_game.game.derived_info(table_game.session.state, self._viewer) if table_game.is_started else {}

    def make_question(self, view: View | None) -> parts.Question | None:
        """Return the current question to the viewer's seat; None for others."""
        table_game, seat = self._table_game, self._viewer
        if view is None or table_game.ending or seat not in table_game.list_people():
            return None
        asked = table_game.session.answerable_state(seat)
        if asked is None or asked.current_player() != seat:
            return None
        is_early = table_game.session.state.current_player() != seat
        return self._format_question(table_game.game.question(asked), asked.view(seat) if is_early else view, is_early)

    def preview_answer(self, request: int, actions: Sequence[Action], keys: Sequence[str]) -> wire.Considered:
        """Return how the game would continue after these answers; GameError if they are illegal."""
        session, seat = self._table_game.session, self._viewer
        asked = session.answerable_state(seat)
        if asked is None:
            raise NotYourTurn("nothing is asked of this seat")
        rehearsal = ActionPreview(self._table_game.game, asked.copy(), seat)
        rehearsal.play(actions)
        if keys:
            rehearsal.play_keys(keys)
        following = rehearsal.next_question(self._presenter.is_detail)
        view = rehearsal.state.view(seat) if rehearsal.is_open else None
        question = (
            self._format_question(following, view, session.state.current_player() != seat)
            if following and view
            else None
        )
        return wire.Considered(request, rehearsal.actions, question, view)

    def _format_question(self, question: Question, view: View, is_early: bool) -> parts.Question:
        """Return the question for the wire, with texts in the viewer's language."""
        banked = self._table_game.session.banked_answer(question.seat)
        said = self._format_choices(question, view)
        return parts.Question(
            kind=question.kind,
            seat=question.seat,
            source=question.source,
            prompt=question.prompt,
            args=dict(question.args),
            text=self._presenter.question_text(question, view, self._names),
            shape=question.shape,
            choices=[said.get(c.action) or parts.Choice(c.action, c.text, c.key) for c in question.choices],
            closed=self._format_unavailable(question),
            early=is_early,
            banked=banked or None,
        )

    def _format_choices(self, question: Question, view: View) -> dict[int, parts.Choice]:
        """Return the choices as texts, by action."""
        groups = self._presenter.choice_groups(question, view, self._names)
        offered = [(worded.choice, worded) for group in groups for worded in group.choices]
        return {
            c.action: parts.Choice(c.action, c.text, c.key, one.text, dict(one.gains), list(one.sources))
            for c, one in offered
        }

    def _format_unavailable(self, question: Question) -> list[Closed]:
        """Return unavailable choices with their reasons."""
        return [
            Closed(one.choice.key, one.choice.text.partition(" ")[0], self._presenter.explain_reason(one.reason))
            for one in question.unavailable
        ]

    def describe_undo(self) -> Literal["no", "free", "consent"]:
        """Return whether the viewer's last answer can be taken back."""
        table_game, seat = self._table_game, self._viewer
        if seat not in table_game.list_people() or table_game.ending or not table_game.has_answered(seat):
            return "no"
        if table_game.tally.find_problem("undo", seat):
            return "no"
        if table_game.list_opponents(seat):
            return "free" if seat in table_game.free else "consent"
        return "free" if seat in table_game.free or not table_game.table.rated else "no"

    def make_lesson(self) -> parts.Lesson | None:
        """Return the table's task, for the learner's seat only."""
        task, judged = self._table_game.task, self._table_game.judgement
        if task is None or self._viewer != task.learner:
            return None
        said = task.words(judged, self._formatter.language)
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

    def make_coaching(self) -> parts.Coaching | None:
        """Return the coach's remark, for the seat that has moved only."""
        remark = self._table_game.remark
        if remark is None or remark.seat != self._viewer:
            return None
        said = words_of(self._table_game.game, remark, self._names, self._formatter.language)
        return parts.Coaching(said.lost, said.better, said.then, said.why)

    def format_ending(self) -> str:
        return self._formatter.format_ending(self._table_game.ending)

    # --- Messages

    def make_moved(self, tolds: Sequence[MoveEvents], now: Millis) -> bytes:
        """Return what has happened and the current state."""
        moves = [self.make_move(told) for told in tolds]
        self.hear(moves)
        view = self.make_view() or {}
        return wire.encode(
            wire.Moved(
                table=self._table_game.table.id,
                viewer=self._viewer,
                moves=moves,
                version=self._table_game.version,
                turn=self._table_game.list_turn(),
                view=view,
                outlook=self.make_outlook(),
                question=self.make_question(view),
                undo=self.describe_undo(),
                clocks=self._table_game.clock.to_wire(now),
                proposals=self.make_proposals(),
                ending=self._table_game.ending,
                ending_text=self.format_ending(),
                lesson=self.make_lesson(),
            )
        )

    def make_proposals(self) -> list[Proposal]:
        return [self._table_game.proposal] if self._table_game.proposal else []
