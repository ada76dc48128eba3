"""What runs in the processes in which bots think: one job after the other, each from a dump to an answer."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from conclave import bots
from conclave.analysis.judging import analyst
from conclave.analysis.reason import Reason, reason_in
from conclave.analysis.telling import followed, worded
from conclave.bots.pool import end_with_parent
from conclave.coach.coaching import hint_reasons, remark_on
from conclave.coach.hinting import hint_on
from conclave.coach.remark import Remark
from conclave.play import registry
from conclave.play.protocol import Action, Game, State
from conclave.play.rehearsal import Rehearsal
from conclave.server.wire.parts import Weighed

MOST_MOVES: Final = 5  # of an opinion
OPINION_THOUGHT: Final = 160  # iterations for a move and a batch: half a second for a position
OPINION_SEED: Final = "board"
ACTION_SECONDS: Final = 5.0  # what a bot has not thought of by then is another move


class Foreseen(msgspec.Struct, frozen=True):
    """A move that was weighed, and how the game would go on."""

    words: str
    chance: float  # of the seat that is asked, after it
    error: float  # standard error of the difference between this move and the first
    then: str  # "" where nothing is foreseen
    action: Action  # with which it begins,
    text: str  # as notation writes it,
    key: str  # what it chooses, alone: a component, a kind, a place,
    label: str  # and that in words


class Opinion(msgspec.Struct, frozen=True):
    """What the engine thinks of a position, the best move first, and what speaks for it."""

    seat: int  # that is asked,
    asked: str  # the kind of question,
    source: str  # and the component that asks it
    moves: list[Foreseen]
    why: list[str]


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


def consider(
    game_name: str, raw: dict[str, Any], _bot: str, _seed: str, dump: list[int], language: str, names: list[str]
) -> Opinion:
    """What the judge of analyses thinks of the acting seat's moves, from what that seat knows, in words."""
    return opinion_of(*_position(game_name, raw, dump), language, names)


def opinion_of(game: Game, state: State, language: str, names: list[str], thought: int = OPINION_THOUGHT) -> Opinion:
    """The best moves with their chances, how each would go on, and what speaks for the first."""
    judge, face, seat = analyst(game, thought, OPINION_SEED), registry.face(game, language), state.actor()
    guess = state.determinize(seat, judge.dice(0, "guess"))
    question, moves, answers = game.question(guess), list[Foreseen](), list[list[Action]]()
    keys = {choice.action: choice.key for choice in question.choices}
    groups = face.choices(question, guess.view(seat), names)
    labels = {one.choice.action: one.text for group in groups for one in group.choices}
    for candidate, line in judge.foreseen(state, 0, MOST_MOVES):
        own, rest = followed(guess, line)
        after = guess.copy()
        for action in own:
            after.apply(action)
        words, then = worded(game, face, names, seat, guess, own), worded(game, face, names, seat, after, rest)
        action, chance, text = candidate.action, candidate.chances[seat], candidate.text
        key, label = keys.get(action, ""), labels.get(action, text)
        moves.append(Foreseen(words, chance, candidate.error, then, action, text, key, label))
        answers.append(own)
    reasons = [reason_in(language, game.name, one, names) for one in hint_reasons(game, guess, answers)]
    return Opinion(seat, question.kind, question.source, moves, reasons)


def remark(
    game_name: str, raw: dict[str, Any], _bot: str, _seed: str, dump: list[int], actions: Sequence[Action]
) -> Remark | None:
    """What a coach says of an answer that was given in this position."""
    return remark_on(*_position(game_name, raw, dump), actions)


def _position(game_name: str, raw: dict[str, Any], dump: list[int]) -> tuple[Game, State]:
    game = registry.find(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return game, game.load(dump)
