"""`conclave play`: a game for people and bots in one terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from conclave import bots
from conclave.bots.external_bots import label_bot
from conclave.cli.cli_texts import CommandMessages
from conclave.cli.game_options import PERSON, ComponentsFile, Extras, Language, join_seats, read_options, read_seats
from conclave.cli.outside_text import read_record_file
from conclave.cli.screen import Screen
from conclave.cli.terminal_game import TerminalGame
from conclave.core import registry
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.errors import BadOptions
from conclave.core.game import Game, Options, Seat
from conclave.core.positions import find_game, parse_seat
from conclave.core.record import Player, Record
from conclave.core.record_reader import RecordReader
from conclave.core.session import Session
from conclave.core.text.fluent import ENGLISH


def play(  # noqa: PLR0913 - the options of a command
    game: str | None = None,
    *,
    seats: str | None = None,
    variant: str | None = None,
    seed: str | None = None,
    load: Path | None = None,
    start: Annotated[int | None, Parameter(name="--from")] = None,
    known: str | None = None,
    position: str | None = None,
    option: Extras = None,
    components: ComponentsFile = None,
    language: Language = ENGLISH,
) -> None:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        The name of the game; not needed with --load.
    seats
        The players in seat order: "you" for a person at this keyboard, else the name of a bot. Default: "you,novice".
        A master bot accepts a thinking time: "you,master:5s". A bot of your own is a class, "module:Class", or a
        program, "cmd:./mybot --flag" (docs/BOTS.md). With --load, repeat --seats if such bots play.
    variant
        A variant of the game; the error for an unknown one lists the variants.
    seed
        The seed of the deal; the same seed deals the same game. Random by default.
    load
        Continue a saved game.
    start
        With --load: start from the position before this action instead. `conclave analyse` and `conclave replay`
        show action numbers. People and bots keep their seats unless --seats is given.
    known
        With --from: deal again what this seat (p1 to p4) could not know then. By default nothing is dealt again.
    position
        Start from a position, given as one line of text (docs/POSITIONS.md). Unknown parts are dealt.
    """
    screen = Screen(language)
    if load and start is not None:
        if variant or option or components or position:
            raise BadOptions("a saved game brings its own variant and options")
        sitting = _start_branch(load, start, known, seats, seed, screen)
    elif start is not None or known:
        raise BadOptions("--from and --known go with --load, which names the game to play on from")
    elif load:
        if variant or seed or option or components or position:
            raise BadOptions("a saved game brings its own seats, variant, options and seed")
        sitting = _load_game(load, game, seats, screen)
    elif position:
        if variant or option:
            raise BadOptions("a position brings its own variant and options")
        sitting = _from_position(position, game, seats, seed, components, screen)
    else:
        found = _game(game)
        kinds = read_seats(seats or f"{PERSON},novice")
        options = read_options(found, len(kinds), variant, option, components)
        sitting = _new(found, kinds, options, seed, screen)
    sitting.run()


def _game(name: str | None) -> Game:
    if name is None:
        raise BadOptions(f"say which game: {', '.join(registry.list_games())}")
    return registry.load_game(name)


def _new(game: Game, kinds: Sequence[str], options: Options, seed: str | None, screen: Screen) -> TerminalGame:
    players = _players(game, kinds, screen.messages)
    return TerminalGame(Session(game, options, _dealer(seed)), players, screen, make=bots.make_bot)


def _from_position(
    text: str, name: str | None, seats: str | None, seed: str | None, components: Path | None, screen: Screen
) -> TerminalGame:
    """Return a game from a position. The dealer's seed also deals the unknown parts."""
    game = registry.load_game(name) if name else find_game(text, map(registry.load_game, registry.list_games()))
    if components:
        game.new(read_options(game, 2, None, None, components))  # registers them: a line names them by digest
    dealer = _dealer(seed)
    start = game.from_position_text(text, SeededDice(dealer.seed))
    options = game.options_of(start)
    kinds = read_seats(seats) if seats else [PERSON, *["novice"] * (options.seats - 1)]
    if len(kinds) != options.seats:
        raise BadOptions(f"this position has {options.seats} seats, not {len(kinds)}")
    players = _players(game, kinds, screen.messages)
    return TerminalGame(Session(game, options, dealer, start=start), players, screen, make=bots.make_bot)


def _dealer(seed: str | None) -> SeededDealer:
    return SeededDealer(seed) if seed is not None else SeededDealer.fresh()


def _players(game: Game, kinds: Sequence[str], phrases: CommandMessages) -> list[Player]:
    for kind in kinds:
        if kind != PERSON:
            _check_bot(kind, game)
    return [_player(kind, seat, phrases) for seat, kind in enumerate(kinds)]


def _check_bot(spec: str, game: Game) -> None:
    try:
        bots.make_bot(spec, game, 0)
    except bots.UnknownBot as unknown:
        raise BadOptions(f"{unknown}; a person is called {PERSON!r}") from None


def _player(kind: str, seat: Seat, phrases: CommandMessages) -> Player:
    if kind == PERSON:
        return Player(phrases.say("player", number=seat + 1))
    return Player(f"{label_bot(kind)} {seat + 1}", "bot", kind)


def _start_branch(
    path: Path, at: int, known: str | None, seats: str | None, seed: str | None, screen: Screen
) -> TerminalGame:
    """Return a new game that starts from a position of a saved one."""
    reader = RecordReader(read_record_file(path))
    last = len(reader.record.actions)
    if not reader.first <= at < last:
        raise BadOptions(f"{path} can be played on from before its actions {reader.first} to {last - 1}, not from {at}")
    game, dealer = reader.game, _dealer(seed)
    start = next(state.copy() for number, state, _ in reader.positions() if number == at)
    if known:
        seat = parse_seat(known, reader.options.seats, "--known")
        start = start.determinize(seat, SeededDice(dealer.seed))
    kinds = read_seats(seats) if seats else _recorded_seats(path, reader.record)
    if len(kinds) != reader.options.seats:
        raise BadOptions(f"this game has {reader.options.seats} seats, not {len(kinds)}")
    players = _players(game, kinds, screen.messages)
    return TerminalGame(Session(game, reader.options, dealer, start=start), players, screen, make=bots.make_bot)


def _load_game(path: Path, name: str | None, seats: str | None, screen: Screen) -> TerminalGame:
    record = read_record_file(path)
    if name not in (None, record.game):
        raise BadOptions(f"{path} is a game of {record.game}, not of {name}")
    kinds = [one.bot or PERSON for one in record.seats] if seats else _recorded_seats(path, record)
    if seats and read_seats(seats) != kinds:
        raise BadOptions(f"{path} brings its own seats: leave --seats out, or repeat {join_seats(kinds)!r}")
    session = Session.from_record(record)
    session.settle()
    file = path if path.suffix == ".json" else None
    return TerminalGame(session, record.seats, screen, file, record, bots.make_bot if seats else bots.make_level)


def _recorded_seats(path: Path, record: Record) -> list[str]:
    """Return the players of a saved game; BadOptions if loading it would run foreign code that nobody asked for."""
    kinds = [one.bot or PERSON for one in record.seats]
    if foreign := [kind for kind in kinds if bots.is_external(kind)]:
        raise BadOptions(f"{path} names the bot {foreign[0]!r}: to run it, repeat --seats {join_seats(kinds)!r}")
    return kinds
