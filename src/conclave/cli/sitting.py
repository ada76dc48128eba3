"""One game at one keyboard: people and bots in turn, questions, commands, and what is said at the end."""

from __future__ import annotations

import shlex
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from conclave import bots
from conclave.cli import answering
from conclave.cli.drawing import Amount, face_and_drawing
from conclave.cli.layout import menu
from conclave.cli.screen import Left, Screen
from conclave.play import record as records
from conclave.play import refusals
from conclave.play.called import called
from conclave.play.dealer import SeededDealer
from conclave.play.errors import CannotRewind, GameError, IllegalAction
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import NOBODY, Choice, Seat, View
from conclave.play.record import Player, Record
from conclave.play.session import Session, events_for

ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class Sitting:
    """People and bots at one table."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player],
        screen: Screen,
        path: Path | None = None,
        saved: Record | None = None,
    ) -> None:
        self.session = session
        self.saved = saved  # the record that we go on from
        self.begun = datetime.now(UTC)
        self.players = players
        self.names = [called(player.name, player.bot, screen.phrases.language) for player in players]
        self.screen = screen
        self.say = screen.phrases.say
        self.path = path
        self.face, self.drawing = face_and_drawing(session.game, screen.phrases.language)
        screen.paint = self.drawing.paint
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        # How long the game was when each seat last heard of it; who comes back to a saved game remembers its own last
        # choice.
        self.told = {seat: session.last_choice(seat) or session.first for seat in self.people}
        self.seen: dict[Seat, tuple[int, View]] = {}
        self.at_keyboard: Seat | None = None
        self.chapter = ""  # as last shown
        self.notice = ""  # to be said with the next question
        self.listed: list[Choice] = []  # the choices by their numbers, as last shown
        luck = session.dealer.commitment if isinstance(session.dealer, SeededDealer) else ""
        self.bots = {
            seat: bots.make_bot(player.bot, session.game, f"{luck}:{session.length}:{seat}")
            for seat, player in enumerate(players)
            if player.kind == "bot"
        }
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "help": self._help,
            "save": self._save,
            "position": self._position,
            "table": self._show_all,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        _leave_when_told()
        self._welcome()
        try:
            while (seat := self.session.state.actor()) != NOBODY:
                if seat in self.bots:
                    answer = bots.whole_answer(self.bots[seat], self.session.state)
                    self.session.submit(seat, self.session.length, answer)
                else:
                    self._ask(seat)
        except (Left, KeyboardInterrupt):
            self._leave()
            return
        except Exception:  # a mistake of ours must not cost anybody the game
            self._leave()
            raise
        self._farewell()

    def _welcome(self) -> None:
        dealer = self.session.dealer
        self.screen.heading(self.say("title", game=self.face.title, players=", ".join(self.names)))
        if isinstance(dealer, SeededDealer):
            self.screen.show(self.say("seed", hash=dealer.commitment))
        if self.path:
            self.screen.show(self.say("welcome-back", path=str(self.path)))
        if self.people:
            self.screen.show(self.say("welcome", rules=int(bool(self.face.rules))))

    # --- One question

    def _ask(self, seat: Seat) -> None:
        if self.at_keyboard != seat and len(self.people) > 1:
            self.screen.curtain(self.names[seat], is_first=self.at_keyboard is None)
        self._draw(seat)
        self.at_keyboard = seat
        length = self.session.length
        while self.session.length == length:
            text = self.screen.ask()
            command, _, rest = text.partition(" ")
            command = ALIASES.get(command.casefold(), command.casefold())
            try:
                if command in self.commands:
                    self.commands[command](seat, rest.strip())
                elif text:
                    answer = answering.read(self.session.game, self.session.state, self.face, self.listed, text)
                    self.session.submit(seat, self.session.length, answer)
            except GameError as error:
                self.screen.show(self._said(error))

    def _said(self, error: GameError) -> str:
        """In the reader's language where there are words for it: a game's reason, or a message."""
        if isinstance(error, IllegalAction) and error.reason and self.face.language != ENGLISH:
            return self.face.why(error.reason)
        return refusals.said(error, self.face.language)

    def _draw(self, seat: Seat) -> None:
        """The table, what has happened since this seat was last asked, and the question."""
        game, state = self.session.game, self.session.state
        is_detail = self.at_keyboard == seat and self.face.is_detail(game.question(state))
        brief = is_detail and self._chapter() == self.chapter
        self._show_table(seat, Amount.BRIEF if brief else Amount.USUAL)
        for sentence in self._story(seat, self.told[seat]):
            self.screen.note(sentence)
        if self.notice:
            self.screen.note(self.notice)
            self.notice = ""
        self.told[seat] = self.session.length
        self.seen[seat] = (self.session.length, state.view(seat))
        self._show_question(seat)

    def _show_table(self, seat: Seat, amount: Amount) -> None:
        view = self.session.state.view(seat)
        self.chapter = self._chapter()
        self.screen.show()
        self.screen.heading(self.face.heading(view, self.names) or self.chapter)
        self.screen.show(self.drawing.draw(view, self.names, amount))

    def _chapter(self) -> str:
        return self.face.chapter(self.session.game.chapter(self.session.state))

    def _story(self, viewer: Seat, length: int) -> list[str]:
        game, step = self.session.game, self.session.since(length)
        events = [event for entry in events_for(game, step, viewer) for event in entry]
        return self.face.story(events, self.names, viewer, lambda: self._view_at(length, viewer))

    def _view_at(self, length: int, viewer: Seat) -> View:
        """What a seat saw at a length of the game: remembered from when it was asked, else made anew from the log."""
        if self.seen.get(viewer, (-1, {}))[0] == length:
            return self.seen[viewer][1]
        return self.session.at(length).view(viewer)

    def _show_question(self, seat: Seat) -> None:
        question, view = self.session.game.question(self.session.state), self.session.state.view(seat)
        groups = self.face.choices(question, view, self.names)
        self.listed = [worded.choice for group in groups for worded in group.choices]
        self.screen.question(self.face.ask(question, view, self.names))
        if self.listed:
            self.screen.show(menu(groups, self.drawing.paint))
        if hint := self.face.hint(question, view):
            self.screen.hint(hint)

    # --- Commands

    def _show_all(self, seat: Seat, _: str) -> None:
        self._show_table(seat, Amount.FULL)
        self._show_question(seat)

    def _undo(self, seat: Seat, how: str) -> None:
        length = self.session.last_choice(seat)
        if length is None:
            self.screen.show(self.say("undo-nothing"))
            return
        try:
            self.session.rewind(length, by_consent=how == "anyway")
        except CannotRewind:
            self.screen.show(self.say("undo-not-freely"))
            return
        self.notice = self.say("undone")
        self.told = {seat: min(told, self.session.length) for seat, told in self.told.items()}
        self.chapter = ""  # the whole table again

    def _hint(self, seat: Seat, _: str) -> None:
        """What a strong bot would answer from what this seat knows, and why; for the same reasons as a coach's."""
        from conclave.coach.hinting import ADVISER, can_hint, hint_on, why  # late: a start need not wait for judges
        from conclave.lessons.advice import Advice

        game, state = self.session.game, self.session.state
        if not can_hint(state):
            self.screen.show(self.say("hint-none"))
            return
        adviser = bots.make_bot(ADVISER, game, f"hint:{self.session.length}")
        hint = hint_on(game, adviser, state)
        best, question = hint.ideas[0], game.question(state)
        groups = self.face.choices(question, state.view(seat), self.names)
        worded = [
            " ".join(part for part in (group.heading, group.lead, one.text) if part)
            for group in groups
            for one in group.choices
            if one.choice.action == best.actions[0]
        ]
        self.screen.show(self.say("hint", words=worded[0] if worded else best.text, text=best.text))
        answers = [Advice(one.actions, one.chance) for one in hint.ideas]
        if said := why(game, state, answers, hint.reasons, self.names, self.face.language):
            self.screen.note(said)

    def _log(self, seat: Seat, count: str) -> None:
        story = self._story(seat, self.session.first)
        for sentence in story[-int(count) :] if count.isdecimal() and int(count) else story:
            self.screen.note(sentence)
        if not story:
            self.screen.show(self.say("log-empty"))

    def _help(self, seat: Seat, words: str) -> None:
        if not words:
            self.screen.page(self.say("help"))
        elif words.casefold() == "rules":
            self.screen.page(self.face.rules or self.say("help-no-rules"))
        else:
            self._explain(seat, words)

    def _explain(self, seat: Seat, words: str) -> None:
        if words.isdecimal():
            choice = answering.pick(self.face, self.listed, words)
            words = choice.key or choice.text
        said = self.face.explain(words, self.session.state.view(seat), self.names)
        self.screen.page(said or self.say("help-unknown", words=words))

    def _save(self, _: Seat, name: str) -> None:
        if name.startswith("anyway "):
            path = Path(name.removeprefix("anyway ").strip()).expanduser()
        else:
            path = Path(name).expanduser() if name else self._free_path()
            if path.is_file() and path != self.path:  # it may be anything, and it is not ours
                self.screen.show(self.say("save-exists", path=str(path)))
                return
        self.path = self._write(path)
        self.screen.show(self.say("saved", path=str(self.path)))

    def _position(self, seat: Seat, _: str) -> None:
        """What this seat knows, to be pasted elsewhere."""
        self.screen.line(self.session.game.text_of(self.session.state, seat))

    def _quit(self, _: Seat, how: str) -> NoReturn:
        if how.casefold() == "now":
            raise SystemExit(0)
        raise Left

    # --- The end

    def _leave(self) -> None:
        path = self._write(self._free_path())
        self.screen.show(self.say("left", command=_called(), path=shlex.quote(str(path))))

    def _farewell(self) -> None:
        ending = self.session.game.ending(self.session.state)
        assert ending is not None
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        for sentence in self._story(viewer, max(self.told.values(), default=self.session.first)):
            self.screen.note(sentence)
        self.screen.heading(self.say("over"))
        self.screen.show(self.drawing.ending(ending, self.session.state.view(viewer), self.names))
        if self.people:
            self._offer_record()

    def _offer_record(self) -> None:
        try:
            name = self.screen.ask(self.say("offer-record", path=str(self._free_path())))
        except Left:
            return
        if name.casefold() not in ("n", self.say("no")):
            self._save(NOBODY, name)

    def _free_path(self) -> Path:
        """The file the game came from, or a name that no file has yet."""
        names = (Path(f"{self.session.game.name}-{number}.json") for number in range(1, 100_000))
        return self.path or next(path for path in names if not path.exists())

    def _write(self, path: Path) -> Path:
        """Saves the game, in a place for temporary files if need be: it must not be lost."""
        record = self._record()
        try:
            records.write(path, record)
        except OSError as error:
            self.screen.show(self.say("save-failed", path=str(path), why=error.strerror or ""))
            path = Path(tempfile.gettempdir()) / path.name
            records.write(path, record)
        return path

    def _record(self) -> Record:
        """The game so far, with all that the record said from which it goes on."""
        record = self.session.record(self.players, reveal_seed=True)
        ended = datetime.now(UTC) if record.ending else None
        record = msgspec.structs.replace(record, begun=self.begun, ended=ended)
        return records.carried_over(self.saved, record) if self.saved else record


def _called() -> str:
    """How to call the command again from here: by its path where the shell would not find this one."""
    called = sys.argv[0]
    is_elsewhere = Path(called).name == "conclave" and shutil.which("conclave") != str(Path(called).absolute())
    return called if is_elsewhere else "conclave"


def _leave_when_told() -> None:
    """A terminal that is closed, or a kind request to end, must not lose the game."""

    def leave(*_: object) -> NoReturn:
        raise Left

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
