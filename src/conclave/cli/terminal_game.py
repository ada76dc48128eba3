"""One game in one terminal: people and bots in turn, questions, commands, and the end of the game."""

from __future__ import annotations

import shlex
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import msgspec

from conclave import bots
from conclave.bots.external_bots import Audience
from conclave.cli import answer_input
from conclave.cli.bot_players import BotPlayers
from conclave.cli.drawing import DetailLevel, load_presenter_and_drawing
from conclave.cli.game_options import PERSON, join_seats
from conclave.cli.screen import LeftTable, Screen
from conclave.cli.text_layout import lay_out_menu
from conclave.core import record as records
from conclave.core.dealer import SeededDealer
from conclave.core.errors import CannotRewind, GameError, IllegalAction
from conclave.core.game import SPECTATOR, TERMINAL, Choice, Seat, View
from conclave.core.record import Player, Record
from conclave.core.session import Session, redact_step
from conclave.core.text import error_texts
from conclave.core.text.bot_names import display_name, level_name
from conclave.core.text.fluent import ENGLISH

if TYPE_CHECKING:
    from conclave.bots.match.arena import BotFactory

ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


class TerminalGame:
    """A game of people and bots in one terminal."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player],
        screen: Screen,
        path: Path | None = None,
        saved: Record | None = None,
        make: BotFactory = bots.make_level,  # `make_bot` only if the user named the bots: external ones run code
    ) -> None:
        self.session = session
        self.saved = saved  # the record that this game continues
        self.begun = datetime.now(UTC)
        self.players = players
        self.names = [display_name(player.name, player.bot, screen.messages.language) for player in players]
        self.screen = screen
        self.say = screen.messages.say
        self.path = path
        self.presenter, self.drawing = load_presenter_and_drawing(session.game, screen.messages.language)
        screen.paint = self.drawing.paint
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        # Length of the log up to which each seat has been shown events. In a loaded game this is the seat's own last
        # choice.
        self.told = {seat: session.last_choice(seat) or session.first_length for seat in self.people}
        self.seen: dict[Seat, tuple[int, View]] = {}
        self.at_keyboard: Seat | None = None
        self.chapter = ""  # title of the phase shown last
        self.notice = ""  # shown with the next question
        self.listed: list[Choice] = []  # the numbered choices shown last
        self.bots = BotPlayers(session, players, make)
        self.audience = Audience(session.game, self.bots.by_seat)
        self.heard = session.first_length  # length of the log up to which bots have been told events
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
        """Play until the game ends or the user leaves."""
        _leave_when_told()
        self._welcome()
        try:
            while (seat := self.session.state.current_player()) != TERMINAL:
                if seat in self.bots:
                    self._tell_bots()
                    self._play_bot(seat)
                else:
                    self._ask(seat)
            self._tell_bots()
            self.audience.end(self.session.state.returns())
        except (LeftTable, KeyboardInterrupt):
            self._leave()
            return
        except Exception:  # save the game even after a bug
            self._leave()
            raise
        finally:
            self.audience.end()
        self._farewell()

    def _tell_bots(self) -> None:
        """Tell bots that observe the game what has happened since they were told last."""
        self.heard = min(self.heard, self.session.length)  # a person may have taken something back
        if self.audience and self.heard < self.session.length:
            for events in self.session.step_since(self.heard).events:
                self.audience.tell(events)
        self.heard = self.session.length

    def _play_bot(self, seat: Seat) -> None:
        if replaced := self.bots.play(seat):
            bot = level_name(replaced.level, self.presenter.language)
            self.screen.show(self.say("substitute", seat=self.names[seat], bot=bot, why=replaced.why))

    def _welcome(self) -> None:
        dealer = self.session.dealer
        self.screen.show_heading(self.say("title", game=self.presenter.title, players=", ".join(self.names)))
        if isinstance(dealer, SeededDealer):
            self.screen.show(self.say("seed", hash=dealer.commitment))
        if self.path:
            self.screen.show(self.say("welcome-back", path=str(self.path)))
        if self.people:
            self.screen.show(self.say("welcome", rules=int(bool(self.presenter.rules))))

    # --- One question

    def _ask(self, seat: Seat) -> None:
        if self.at_keyboard != seat and len(self.people) > 1:
            self.screen.hand_over(self.names[seat], is_first=self.at_keyboard is None)
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
                    answer = answer_input.parse_input(
                        self.session.game, self.session.state, self.presenter, self.listed, text
                    )
                    self.session.submit(seat, self.session.length, answer)
            except GameError as error:
                self.screen.show(self._describe_error(error))

    def _describe_error(self, error: GameError) -> str:
        """Return the text of an error, in the reader's language if it has been translated."""
        if isinstance(error, IllegalAction) and error.reason and self.presenter.language != ENGLISH:
            return self.presenter.explain_reason(error.reason)
        return error_texts.describe_error(error, self.presenter.language)

    def _draw(self, seat: Seat) -> None:
        """Show the table, the events since this seat was last asked, and the question."""
        game, state = self.session.game, self.session.state
        is_detail = self.at_keyboard == seat and self.presenter.is_detail(game.question(state))
        brief = is_detail and self._chapter() == self.chapter
        self._show_table(seat, DetailLevel.BRIEF if brief else DetailLevel.USUAL)
        for sentence in self._story(seat, self.told[seat]):
            self.screen.show_note(sentence)
        if self.notice:
            self.screen.show_note(self.notice)
            self.notice = ""
        self.told[seat] = self.session.length
        self.seen[seat] = (self.session.length, state.view(seat))
        self._show_question(seat)

    def _show_table(self, seat: Seat, amount: DetailLevel) -> None:
        view = self.session.state.view(seat)
        self.chapter = self._chapter()
        self.screen.show()
        self.screen.show_heading(self.presenter.status_line(view, self.names) or self.chapter)
        self.screen.show(self.drawing.draw(view, self.names, amount))

    def _chapter(self) -> str:
        return self.presenter.phase_title(self.session.game.phase(self.session.state))

    def _story(self, viewer: Seat, length: int) -> list[str]:
        game, step = self.session.game, self.session.step_since(length)
        events = [event for entry in redact_step(game, step, viewer) for event in entry]
        return self.presenter.narrate(events, self.names, viewer, lambda: self._view_at(length, viewer))

    def _view_at(self, length: int, viewer: Seat) -> View:
        """Return a seat's view at an earlier length of the log: the cached view, or one rebuilt from the log."""
        if self.seen.get(viewer, (-1, {}))[0] == length:
            return self.seen[viewer][1]
        return self.session.state_at(length).view(viewer)

    def _show_question(self, seat: Seat) -> None:
        question, view = self.session.game.question(self.session.state), self.session.state.view(seat)
        groups = self.presenter.choice_groups(question, view, self.names)
        self.listed = [worded.choice for group in groups for worded in group.choices]
        self.screen.show_question(self.presenter.question_text(question, view, self.names))
        if self.listed:
            self.screen.show(lay_out_menu(groups, self.drawing.paint))
        if hint := self.presenter.answer_hint(question, view):
            self.screen.show_hint(hint)

    # --- Commands

    def _show_all(self, seat: Seat, _: str) -> None:
        self._show_table(seat, DetailLevel.FULL)
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
        self.chapter = ""  # show the whole table again

    def _hint(self, seat: Seat, _: str) -> None:
        """Show the answer of a strong bot from this seat's information set, with the coach's reasons."""
        from conclave.coach.hints import can_hint, hint_on, why  # imported late, for a fast start
        from conclave.lessons.advice import Advice

        game, state = self.session.game, self.session.state
        if not can_hint(state):
            self.screen.show(self.say("hint-none"))
            return
        hint = hint_on(game, state)
        best, question = hint.ideas[0], game.question(state)
        groups = self.presenter.choice_groups(question, state.view(seat), self.names)
        worded = [
            " ".join(part for part in (group.heading, group.lead, one.text) if part)
            for group in groups
            for one in group.choices
            if one.choice.action == best.actions[0]
        ]
        self.screen.show(self.say("hint", words=worded[0] if worded else best.text, text=best.text))
        answers = [Advice(one.actions, one.chance) for one in hint.ideas]
        if said := why(game, state, answers, hint.reasons, self.names, self.presenter.language):
            self.screen.show_note(said)

    def _log(self, seat: Seat, count: str) -> None:
        story = self._story(seat, self.session.first_length)
        for sentence in story[-int(count) :] if count.isdecimal() and int(count) else story:
            self.screen.show_note(sentence)
        if not story:
            self.screen.show(self.say("log-empty"))

    def _help(self, seat: Seat, words: str) -> None:
        if not words:
            self.screen.show_page(self.say("help"))
        elif words.casefold() == "rules":
            self.screen.show_page(self.presenter.rules or self.say("help-no-rules"))
        else:
            self._explain(seat, words)

    def _explain(self, seat: Seat, words: str) -> None:
        if words.isdecimal():
            choice = answer_input.pick_choice(self.presenter, self.listed, words)
            words = choice.key or choice.text
        said = self.presenter.explain(words, self.session.state.view(seat), self.names)
        self.screen.show_page(said or self.say("help-unknown", words=words))

    def _save(self, _: Seat, name: str) -> None:
        if name.startswith("anyway "):
            path = Path(name.removeprefix("anyway ").strip()).expanduser()
        else:
            path = Path(name).expanduser() if name else self._free_path()
            if path.is_file() and path != self.path:  # do not overwrite a foreign file
                self.screen.show(self.say("save-exists", path=str(path)))
                return
        self.path = self._write(path)
        self.screen.show(self.say("saved", path=str(self.path)))

    def _position(self, seat: Seat, _: str) -> None:
        """Print the position as known to this seat, as one line that can be copied."""
        self.screen.print_line(self.session.game.position_text(self.session.state, seat))

    def _quit(self, _: Seat, how: str) -> NoReturn:
        if how.casefold() == "now":
            raise SystemExit(0)
        raise LeftTable

    # --- The end

    def _leave(self) -> None:
        path = shlex.quote(str(self._write(self._free_path())))
        if any(bots.is_external(player.bot) for player in self.players):
            path += f" --seats {shlex.quote(join_seats([one.bot or PERSON for one in self.players]))}"
        self.screen.show(self.say("left", command=_command_name(), path=path))

    def _farewell(self) -> None:
        ending = self.session.game.ending(self.session.state)
        assert ending is not None
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for sentence in self._story(viewer, max(self.told.values(), default=self.session.first_length)):
            self.screen.show_note(sentence)
        self.screen.show_heading(self.say("over"))
        self.screen.show(self.drawing.draw_ending(ending, self.session.state.view(viewer), self.names))
        if self.people:
            self._offer_record()

    def _offer_record(self) -> None:
        try:
            name = self.screen.ask(self.say("offer-record", path=str(self._free_path())))
        except LeftTable:
            return
        if name.casefold() not in ("n", self.say("no")):
            self._save(SPECTATOR, name)

    def _free_path(self) -> Path:
        """Return the file that the game was loaded from, or an unused file name."""
        names = (Path(f"{self.session.game.name}-{number}.json") for number in range(1, 100_000))
        return self.path or next(path for path in names if not path.exists())

    def _write(self, path: Path) -> Path:
        """Save the game, falling back to the temporary directory so that it is not lost. Return the path."""
        record = self._record()
        try:
            records.write_json(path, record)
        except OSError as error:
            self.screen.show(self.say("save-failed", path=str(path), why=error.strerror or ""))
            path = Path(tempfile.gettempdir()) / path.name
            records.write_json(path, record)
        return path

    def _record(self) -> Record:
        """Return the record of the game, with the annotations of the record that it continues."""
        record = self.session.to_record(self.players, reveal_seed=True)
        ended = datetime.now(UTC) if record.ending else None
        notes = tuple(note for note in self.bots.annotations if note.at < len(record.actions))
        record = msgspec.structs.replace(record, begun=self.begun, ended=ended, annotations=notes)
        return records.carry_over_annotations(self.saved, record) if self.saved else record


def _command_name() -> str:
    """Return the command to run the program again: its path if the shell would find another one or none."""
    called = sys.argv[0]
    is_elsewhere = Path(called).name == "conclave" and shutil.which("conclave") != str(Path(called).absolute())
    return called if is_elsewhere else "conclave"


def _leave_when_told() -> None:
    """Save the game on SIGHUP and SIGTERM by raising LeftTable."""

    def leave(*_: object) -> NoReturn:
        raise LeftTable

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
