"""What runs in the processes in which bots think: one job after the other, each from a dump to an answer."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from conclave import bots
from conclave.bots.pool import end_with_parent
from conclave.coach.coaching import remark_on
from conclave.coach.hinting import hint_on
from conclave.coach.reason import Reason
from conclave.coach.remark import Remark
from conclave.play import registry
from conclave.play.protocol import Action, Game, State
from conclave.play.rehearsal import Rehearsal
from conclave.server.wire.parts import Weighed

ACTION_SECONDS: Final = 5.0  # what a bot has not thought of by then is another move


class Advised(NamedTuple):
    """What a bot thinks of the answers there are, and why the first is the best."""

    answers: list[Weighed]
    reasons: list[Reason]


def prepare() -> None:
    """Leave Ctrl-C to the server, and end when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def ready() -> None:
    """Done as soon as the process is there."""


def think(game_name: str, raw: dict[str, Any], bot: str, seed: str, dump: list[int]) -> list[Action]:
    """What a bot does now."""
    game, state = _position(game_name, raw, dump)
    return whole_action(game, bots.make_bot(bot, game, seed), state)


def whole_action(game: Game, bot: bots.Bot, state: State) -> list[Action]:
    """A bot's answer, and those to the questions about it that can be known now: people see an action as one move."""
    rehearsal, belongs = Rehearsal(game, state.copy(), state.actor()), registry.face(game).is_detail
    end = time.monotonic() + ACTION_SECONDS
    rehearsal.play(bots.whole_answer(bot, rehearsal.state))
    while time.monotonic() < end and rehearsal.next_question(belongs):
        rehearsal.play(bots.whole_answer(bot, rehearsal.state))
    return rehearsal.actions


def weigh(game_name: str, raw: dict[str, Any], bot: str, seed: str, dump: list[int]) -> Advised:
    """The best few answers, each made whole as the bot would go on, and what speaks for the first."""
    game, state = _position(game_name, raw, dump)
    hint = hint_on(game, bots.make_bot(bot, game, seed), state)
    return Advised([Weighed(*one) for one in hint.ideas], hint.reasons)


def remark(
    game_name: str, raw: dict[str, Any], _bot: str, _seed: str, dump: list[int], actions: Sequence[Action]
) -> Remark | None:
    """What a coach says of an answer that was given in this position."""
    return remark_on(*_position(game_name, raw, dump), actions)


def _position(game_name: str, raw: dict[str, Any], dump: list[int]) -> tuple[Game, State]:
    game = registry.find(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return game, game.load(dump)
