"""`conclave play`: a table for people and bots in one terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conclave import bots
from conclave.cli.phrases import Phrases
from conclave.cli.screen import Screen
from conclave.cli.setup import ComponentsFile, Extras, Language, read_options, read_seats
from conclave.cli.sitting import Sitting
from conclave.play import registry
from conclave.play.dealer import SeededDealer, SeededDice
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH
from conclave.play.notation import read_file
from conclave.play.positions import game_of, one_seat
from conclave.play.protocol import Game, Options, Seat
from conclave.play.reader import Reader
from conclave.play.record import Player
from conclave.play.session import Session

PERSON: Final = "you"


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
        Who sits where, clockwise: "you" for a person at this keyboard, else the name of a bot. Without it, you play
        against one bot: "you,novice". A master can be told how long to think: "you,master:5s".
    variant
        A variant of the game; an unknown one tells which there are.
    seed
        Deal the same game again; without it every game is new.
    load
        Go on with a saved game.
    start
        With --load: play on from an earlier position instead, the one before this action; `conclave analyse` and
        `conclave replay` count them. People and bots sit as they did then, unless --seats says otherwise.
    known
        With --from: deal anew what this seat (p1 to p4) could not know then. Without it, all is as it really was.
    position
        Play on from a position, given as one line of text (docs/POSITIONS.md). What it leaves unknown is dealt.
    """
    screen = Screen(language)
    if load and start is not None:
        if variant or option or components or position:
            raise BadOptions("a saved game brings its own variant and options")
        sitting = _branched(load, start, known, seats, seed, screen)
    elif start is not None or known:
        raise BadOptions("--from and --known go with --load, which names the game to play on from")
    elif load:
        if seats or variant or seed or option or components or position:
            raise BadOptions("a saved game brings its own seats, variant, options and seed")
        sitting = _loaded(load, game, screen)
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
        raise BadOptions(f"say which game: {', '.join(registry.names())}")
    return registry.find(name)


def _new(game: Game, kinds: Sequence[str], options: Options, seed: str | None, screen: Screen) -> Sitting:
    players = _players(game, kinds, screen.phrases)
    return Sitting(Session(game, options, _dealer(seed)), players, screen)


def _from_position(
    text: str, name: str | None, seats: str | None, seed: str | None, components: Path | None, screen: Screen
) -> Sitting:
    """The dealer's seed deals what the line leaves unknown, too."""
    game = registry.find(name) if name else game_of(text, map(registry.find, registry.names()))
    if components:
        game.new(read_options(game, 2, None, None, components))  # a line names them by their digest
    dealer = _dealer(seed)
    start = game.position(text, SeededDice(dealer.seed))
    options = game.header(start)
    kinds = read_seats(seats) if seats else [PERSON, *["novice"] * (options.seats - 1)]
    if len(kinds) != options.seats:
        raise BadOptions(f"this position has {options.seats} seats, not {len(kinds)}")
    players = _players(game, kinds, screen.phrases)
    return Sitting(Session(game, options, dealer, start=start), players, screen)


def _dealer(seed: str | None) -> SeededDealer:
    return SeededDealer(seed) if seed is not None else SeededDealer.fresh()


def _players(game: Game, kinds: Sequence[str], phrases: Phrases) -> list[Player]:
    for kind in kinds:
        if kind != PERSON:
            _check_bot(kind, game)
    return [_player(kind, seat, phrases) for seat, kind in enumerate(kinds)]


def _check_bot(spec: str, game: Game) -> None:
    try:
        bots.make_bot(spec, game, 0)
    except bots.UnknownBot as unknown:
        raise BadOptions(f"{unknown}; a person is called {PERSON!r}") from None


def _player(kind: str, seat: Seat, phrases: Phrases) -> Player:
    if kind == PERSON:
        return Player(phrases.say("player", number=seat + 1))
    return Player(f"{kind.capitalize()} {seat + 1}", "bot", kind)


def _branched(path: Path, at: int, known: str | None, seats: str | None, seed: str | None, screen: Screen) -> Sitting:
    """What might have been: a game of its own, from a position of a saved one."""
    reader = Reader(read_file(path))
    last = len(reader.record.actions)
    if not reader.first <= at < last:
        raise BadOptions(f"{path} can be played on from before its actions {reader.first} to {last - 1}, not from {at}")
    game, dealer = reader.game, _dealer(seed)
    start = next(state.copy() for number, state, _ in reader.positions() if number == at)
    if known:
        seat = one_seat(known, reader.options.seats, "--known")
        start = start.determinize(seat, SeededDice(dealer.seed))
    kinds = read_seats(seats) if seats else [one.bot or PERSON for one in reader.record.seats]
    if len(kinds) != reader.options.seats:
        raise BadOptions(f"this game has {reader.options.seats} seats, not {len(kinds)}")
    players = _players(game, kinds, screen.phrases)
    return Sitting(Session(game, reader.options, dealer, start=start), players, screen)


def _loaded(path: Path, name: str | None, screen: Screen) -> Sitting:
    record = read_file(path)
    if name not in (None, record.game):
        raise BadOptions(f"{path} is a game of {record.game}, not of {name}")
    session = Session.replay(record)
    session.settle()
    return Sitting(session, record.seats, screen, path if path.suffix == ".json" else None, record)
