"""The functions of the public API that combine several packages: play a game, play a match, analyse a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conclave.bots import Bot, choose_whole_action, make_bot
from conclave.bots.external_bots import Audience, label_bot
from conclave.core.dealer import SeededDealer
from conclave.core.ending import Ending
from conclave.core.errors import BadOptions
from conclave.core.game import TERMINAL, Game, Options
from conclave.core.record import Player, Record
from conclave.core.registry import load_game
from conclave.core.session import Session, Step

if TYPE_CHECKING:
    from conclave.analysis.result import Analysis


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One finished game."""

    returns: list[float]  # by seat: 1 for a win alone, 1/k for a win shared by k seats, 0 for a loss
    ending: Ending
    record: Record  # with the dealer's seed, so that every outcome of chance can be verified


@dataclass(frozen=True, slots=True)
class BotResult:
    """The results of one bot in a match."""

    bot: str
    wins: int  # games won alone
    win_rate: float  # a game won by k bots together counts 1/k
    low: float  # 95 % confidence interval of the win rate, computed over deals
    high: float
    mean_points: float
    elo: float  # 0 for the weakest bot of the match


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match: the results of each bot, and the summary that `conclave simulate --json` prints."""

    bots: list[BotResult]  # in the order in which they were named
    games: int
    summary: dict[str, Any]


def play_game(
    game: Game | str,
    bots: Sequence[str | Bot],
    *,
    options: Options | Mapping[str, Any] | None = None,
    seed: int | str = 0,
) -> PlayedGame:
    """Play one game between bots, one for each seat, and return its result and record.

    A bot is a level such as "adept" or "master:200it", a class "module:Class", a program "cmd:./mybot", or an object
    with the methods of `conclave.bots.Bot`. The same seed plays the same game, unless time limits how long a bot
    thinks.
    """
    found = load_game(game) if isinstance(game, str) else game
    checked = _check_options(found, options, len(bots))
    players = [make_bot(bot, found, f"{seed}:{seat}") if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    session = Session(found, checked, SeededDealer(seed))
    audience = Audience(found, dict(enumerate(players)))
    try:
        _tell(audience, session.step_since(session.first_length))
        while (seat := session.state.current_player()) != TERMINAL:
            answer = choose_whole_action(players[seat], session.state)
            _tell(audience, session.submit(seat, session.length, answer))
        audience.end(session.state.returns())
    finally:
        audience.end()
    record = session.to_record([_describe_player(bot, seat) for seat, bot in enumerate(bots)])
    assert record.ending is not None
    return PlayedGame(session.state.returns(), record.ending, record)


def play_match(
    game: Game | str,
    bots: Sequence[str],
    *,
    games: int = 100,
    options: Options | Mapping[str, Any] | None = None,
    seed: int | str = 0,
    workers: int = 1,
) -> MatchResult:
    """Play a match between bots and return their win rates and Elo ratings.

    Each deal is played once from every seat with the same cards, so choose a number of games that the number of seats
    divides. `workers` is the number of processes; the games are the same for any number of them.
    """
    from conclave.bots.match.arena import Match
    from conclave.bots.match.executors import SerialExecutor, make_process_pool
    from conclave.bots.match.match_stats import summarize_match
    from conclave.bots.match.tournament import play_tournament, require_games

    found = load_game(game) if isinstance(game, str) else game
    match = Match(found, _check_options(found, options, len(bots)), tuple(bots), str(seed))
    standing = play_tournament([match], games, make_process_pool(workers) if workers > 1 else SerialExecutor())
    if standing.interrupted:
        raise KeyboardInterrupt
    require_games(standing)
    figures = {**summarize_match(match, standing.games[0]), **standing.to_json()}
    elo = {rating["bot"]: rating["elo"] for rating in figures["elo"]}
    results = [
        BotResult(
            seat["bot"],
            seat["wins"],
            seat["win_share"],
            seat["low"],
            seat["high"],
            seat["mean_points"],
            elo[seat["bot"]],
        )
        for seat in figures["seats"]
    ]
    return MatchResult(results, figures["games"], figures)


def analyse(record: Record, *, seconds: float = 15.0, iterations: int | None = None, seed: str = "1") -> Analysis:
    """Analyse a finished game: win probabilities, the cost of each decision, luck and skill (docs/ANALYSIS.md).

    `iterations` for each decision and outcome of chance replace the time limit; then the same seed gives the same
    analysis.
    """
    from conclave.analysis.game_analysis import GameAnalysis
    from conclave.core.record_reader import RecordReader

    analysis = GameAnalysis(RecordReader(record), seed)
    if iterations is None:
        analysis.think_for(seconds)
    else:
        analysis.think(iterations)
    return analysis.whole(list(analysis.steps()))


def _check_options(game: Game, options: Options | Mapping[str, Any] | None, seats: int) -> Options:
    given = options.to_dict() if isinstance(options, Options) else dict(options or {})
    checked = game.options({"seats": seats, **given})
    if checked.seats != seats:
        raise BadOptions(f"{seats} bots cannot fill {checked.seats} seats")
    return checked


def _tell(audience: Audience, step: Step) -> None:
    for events in step.events:
        audience.tell(events)


def _describe_player(bot: str | Bot, seat: int) -> Player:
    if isinstance(bot, str):
        return Player(f"{label_bot(bot)} {seat + 1}", "bot", bot)
    return Player(f"{type(bot).__name__} {seat + 1}", "bot", type(bot).__name__)
