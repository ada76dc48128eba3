"""`conclave play`: a table for people and bots in one terminal."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from conclave import bots
from conclave.cli.screen import Left, Screen
from conclave.cli.setup import Extras, read_options, read_seats
from conclave.cli.table import Table, find_table
from conclave.play import record as records
from conclave.play import registry
from conclave.play.answers import read_answer
from conclave.play.dealer import SeededDealer
from conclave.play.errors import BadOptions, CannotRewind, GameError
from conclave.play.notation import read_file
from conclave.play.protocol import NOBODY, Decision, Option, Seat
from conclave.play.record import Player
from conclave.play.session import Session, events_for
from conclave.play.shapes import Bag, Number, Order, Subset

PERSON: Final = "you"

HELP: Final = """\
Answer with the number of a choice, or with its text. A mix goes in one line: 2 elan 1 gold, or e e g.
Several of a list are their numbers: 1 3, or none, or all. An order is all their numbers, the first on top: 2 1 3.

  undo         take back your last choice, as long as nothing was revealed; "undo anyway" if the whole table agrees
  log          what has happened so far; "log 10" the last ten happenings
  table        show the table again
  help CARD    what a card says
  save [FILE]  save the game
  quit         save the game and leave; "quit now" leaves without saving"""


def play(
    game: str | None = None,
    *,
    seats: str | None = None,
    variant: str | None = None,
    seed: str | None = None,
    load: Path | None = None,
    option: Extras = None,
) -> None:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        The name of the game; not needed with --load.
    seats
        Who sits where, clockwise: "you" for a person at this keyboard, else the name of a bot.
    variant
        A variant of the game.
    seed
        Deal the same game again; without it every game is new.
    load
        Go on with a saved game.
    """
    screen = Screen()
    if load:
        if seats or variant or seed or option:
            raise BadOptions("a saved game brings its own seats, variant, options and seed")
        table = _loaded(load, game, screen)
    else:
        table = _new(game, seats or f"{PERSON},random", variant, seed, option, screen)
    table.run()


def _new(
    name: str | None, seats: str, variant: str | None, seed: str | None, extras: Sequence[str] | None, screen: Screen
) -> _Game:
    if name is None:
        raise BadOptions(f"say which game: {', '.join(registry.names())}")
    game = registry.find(name)
    kinds = read_seats(seats)
    if unknown := set(kinds) - {PERSON, *bots.names()}:
        raise BadOptions(f"nobody is called {unknown.pop()!r}: seats are {PERSON}, {', '.join(bots.names())}")
    options = read_options(game, len(kinds), variant, extras)
    dealer = SeededDealer(seed) if seed is not None else SeededDealer.fresh()
    return _Game(Session(game, options, dealer), [_player(kind, seat) for seat, kind in enumerate(kinds)], screen)


def _player(kind: str, seat: Seat) -> Player:
    if kind == PERSON:
        return Player(f"Player {seat + 1}")
    return Player(f"{kind.capitalize()} {seat + 1}", "bot", kind)


def _loaded(path: Path, name: str | None, screen: Screen) -> _Game:
    record = read_file(path)
    if name not in (None, record.game):
        raise BadOptions(f"{path} is a game of {record.game}, not of {name}")
    session = Session.replay(record)
    session.settle()
    return _Game(session, record.seats, screen, path if path.suffix == ".json" else None)


class _Game:
    """One game at one keyboard."""

    def __init__(self, session: Session, players: Sequence[Player], screen: Screen, path: Path | None = None) -> None:
        self.session = session
        self.players = players
        self.names = [player.name for player in players]
        self.screen = screen
        self.path = path
        self.table: Table = find_table(session.game)
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        # The version that each seat has heard up to; who comes back to a saved game remembers its own last choice.
        self.told = {seat: session.last_choice(seat) or session.first for seat in self.people}
        self.at_keyboard: Seat | None = None
        luck = session.dealer.commitment if isinstance(session.dealer, SeededDealer) else ""
        self.bots = {
            seat: bots.make_bot(player.bot, session.game, f"{luck}:{session.version}:{seat}")
            for seat, player in enumerate(players)
            if player.kind == "bot"
        }
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "undo": self._undo,
            "log": self._log,
            "help": self._help,
            "save": self._save,
            "table": self._draw,
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._welcome()
        try:
            while (seat := self.session.state.actor()) != NOBODY:
                if seat in self.bots:
                    answer = bots.whole_answer(self.bots[seat], self.session.state)
                    self.session.submit(seat, self.session.version, answer)
                else:
                    self._ask(seat)
        except Left:
            self._leave()
            return
        self._farewell()

    def _welcome(self) -> None:
        dealer = self.session.dealer
        self.screen.heading(f"{self.session.game.name}: {', '.join(self.names)}")
        if isinstance(dealer, SeededDealer):
            self.screen.show(f"The dealer has committed to the seed whose SHA-256 is {dealer.commitment}.")
        self.screen.show('Type "help" to see what you can type.')

    # --- One question

    def _ask(self, seat: Seat) -> None:
        if self.at_keyboard != seat and len(self.people) > 1:
            self.screen.curtain(self.names[seat])
        self.at_keyboard = seat
        self._tell(seat)
        self._draw(seat)
        version = self.session.version
        while self.session.version == version:
            text = self.screen.ask()
            if text.casefold() == "quit now":
                raise SystemExit(0)
            if text.casefold() == "quit":
                raise Left
            command, _, rest = text.partition(" ")
            try:
                if command.casefold() in self.commands:
                    self.commands[command.casefold()](seat, rest.strip())
                elif text:
                    answer = read_answer(self.session.game, self.session.state, text)
                    self.session.submit(seat, self.session.version, answer)
            except GameError as error:
                self.screen.show(f"{error}")

    def _tell(self, seat: Seat) -> None:
        """What has happened since this seat was last asked."""
        for sentence in self._story(seat, self.told[seat]):
            self.screen.show(f"* {sentence}")
        self.told[seat] = self.session.version

    def _story(self, viewer: Seat, version: int) -> list[str]:
        game, step = self.session.game, self.session.since(version)
        sentences = [game.tell(event, self.names) for entry in events_for(game, step, viewer) for event in entry]
        return [sentence for sentence in sentences if sentence]

    def _show_question(self) -> None:
        decision = self.session.game.decision(self.session.state)
        self.screen.show(self.table.question(decision, self.names))
        for number, option in enumerate(_numbered(decision), 1):
            self.screen.show(f"{number:>4}  {self.table.choice(decision, option, self.names)}")
        if hint := _hint(decision):
            self.screen.show(hint)

    # --- Commands

    def _draw(self, seat: Seat, _: str = "") -> None:
        self.screen.heading(self.session.game.chapter(self.session.state))
        self.screen.show(self.table.draw(self.session.state.view(seat), seat, self.names))
        self._show_question()

    def _undo(self, seat: Seat, how: str) -> None:
        version = self.session.last_choice(seat)
        if version is None:
            self.screen.show("You have made no choice yet.")
            return
        try:
            self.session.rewind(version, by_consent=how == "anyway")
        except CannotRewind as error:
            self.screen.show(f'{error}. If the whole table agrees, type "undo anyway".')
            return
        self.told = {seat: min(told, self.session.version) for seat, told in self.told.items()}

    def _log(self, seat: Seat, count: str) -> None:
        story = self._story(seat, self.session.first)
        for sentence in story[-int(count) :] if count.isdigit() and int(count) else story:
            self.screen.show(f"* {sentence}")

    def _help(self, _: Seat, words: str) -> None:
        unknown = f"There is no component called {words!r}."
        self.screen.show((self.table.explain(words) or unknown) if words else HELP)

    def _save(self, _: Seat, name: str) -> None:
        self.screen.show(f"Saved to {self._write(Path(name).expanduser() if name else self._free_path())}.")

    # --- The end

    def _leave(self) -> None:
        path = self._write(self._free_path())
        self.screen.show(f"The game is saved. Go on with: conclave play --load {path}")

    def _farewell(self) -> None:
        outcome = self.session.game.outcome(self.session.state)
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        for sentence in self._story(viewer, max(self.told.values(), default=self.session.first)):
            self.screen.show(f"* {sentence}")
        self.screen.heading("The game is over")
        self.screen.show(self.table.draw(self.session.state.view(viewer), viewer, self.names))
        self.screen.show(self.table.ending(outcome, self.names))
        for name, points in zip(self.names, outcome.points, strict=True):
            self.screen.show(f"{points:>4}  {name}")
        if self.people:
            self._offer_record()

    def _offer_record(self) -> None:
        path = self._free_path()
        try:
            name = self.screen.ask(f"Save the record? Enter for {path}, another file name, or n for no: ")
        except Left:
            return
        if name.casefold() not in ("n", "no"):
            self._save(NOBODY, name)

    def _free_path(self) -> Path:
        """The file the game came from, or a name that no file has yet."""
        names = (Path(f"{self.session.game.name}-{number}.json") for number in range(1, 100_000))
        return self.path or next(path for path in names if not path.exists())

    def _write(self, path: Path) -> Path:
        """Saves the game, in a place for temporary files if need be: it must not be lost."""
        record = self.session.record(self.players, reveal_seed=True)
        try:
            records.write(path, record)
        except OSError as error:
            self.screen.show(f"{path} cannot be written: {error.strerror}")
            path = Path(tempfile.gettempdir()) / path.name
            records.write(path, record)
        return path


def _numbered(decision: Decision) -> list[Option]:
    """The options that are answered by their numbers."""
    shape = decision.shape
    if isinstance(shape, Number) or (isinstance(shape, Bag) and shape.size > 1):
        return []
    return [option for option in decision.options if option.key or not isinstance(shape, Subset)]


def _hint(decision: Decision) -> str:
    """How to type an answer that is not just one number."""
    shape = decision.shape
    if isinstance(shape, Number):
        return f"      a number from {shape.least} to {shape.most}"
    if isinstance(shape, Bag) and shape.size > 1:
        most = ", ".join(f"up to {count} {kind}" for kind, count in shape.most.items() if count)
        needs = " and ".join(f"{count} {kind}" for kind, count in shape.needs.items() if count)
        spare = f", of which {shape.may_miss} may be left out" if shape.may_miss else ""
        return f"      {shape.size} in one line, from {most}" + (f"; among them {needs}{spare}" if needs else "")
    if isinstance(shape, Subset):
        return f'      {shape.least} to {shape.most} of them in one line, such as "1 2"; or "none", or "all"'
    if isinstance(shape, Order):
        return f"      all {shape.size} in one line, the first on top"
    return ""
