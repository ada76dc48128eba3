"""Functions that run in bot processes: one job at a time, from a dumped state to an answer."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from conclave import bots
from conclave.analysis.reason import Reason, reason_in
from conclave.analysis.report import narrate_actions
from conclave.analysis.verdicts import THOUGHT, AnswerValue, verdicts_for
from conclave.bots.match.executors import end_with_parent
from conclave.coach.coaching import continuation, hint_reasons, remark_on
from conclave.coach.hints import hint_on
from conclave.coach.remark import Remark
from conclave.core import registry
from conclave.core.action_preview import ActionPreview
from conclave.core.game import Action, Game, State
from conclave.server.wire.parts import Weighed

ACTION_SECONDS: Final = 5.0  # answers that a bot has not found by then become a separate move


class Foreseen(msgspec.Struct, frozen=True):
    """An evaluated move and its expected continuation."""

    words: str
    chance: float  # of the seat that is asked, after it
    error: float  # standard error of the difference between this move and the first
    then: str  # "" where nothing is foreseen
    action: Action  # with which it begins,
    text: str  # as notation writes it,
    key: str  # what it chooses, alone: a component, a kind, a place,
    label: str  # and that in words


class Opinion(msgspec.Struct, frozen=True):
    """Engine evaluation of a position, the best move first, with its reasons."""

    seat: int  # that is asked,
    asked: str  # the kind of question,
    source: str  # and the component that asks it
    moves: list[Foreseen]
    why: list[str]


class Advised(NamedTuple):
    """A bot's evaluation of the answers, and reasons for the best."""

    answers: list[Weighed]
    reasons: list[Reason]


def prepare() -> None:
    """Ignore Ctrl-C, which the server handles, and exit with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def report_ready() -> None:
    """Return as soon as the process runs."""


def think(game_name: str, raw: dict[str, Any], bot: str, seed: str, dump: list[int]) -> list[Action]:
    """Return a bot's action."""
    game, state = _load_state(game_name, raw, dump)
    return complete_action(game, bots.make_level(bot, game, seed), state)


def complete_action(game: Game, bot: bots.Bot, state: State) -> list[Action]:
    """Return a bot's answer with those to the follow-up questions that are known now, as one move."""
    rehearsal, belongs = (
        ActionPreview(game, state.copy(), state.current_player()),
        registry.presenter_for(game).is_detail,
    )
    end = time.monotonic() + ACTION_SECONDS
    rehearsal.play(bots.choose_whole_action(bot, rehearsal.state))
    while time.monotonic() < end and rehearsal.next_question(belongs):
        rehearsal.play(bots.choose_whole_action(bot, rehearsal.state))
    return rehearsal.actions


# --- Verdicts, in steps: a bot's seat never waits longer than for one of them


def verdict_moves(game_name: str, raw: dict[str, Any], dump: list[int]) -> list[Action]:
    """Return the first actions that are worth a comparison."""
    game, state = _load_state(game_name, raw, dump)
    return verdicts_for(game).moves(state)


def verdict_answer(game_name: str, raw: dict[str, Any], dump: list[int], move: Action) -> AnswerValue:
    """Return the value of the answer that begins with an action."""
    game, state = _load_state(game_name, raw, dump)
    return verdicts_for(game).answer(state, move)


def advise(
    game_name: str, raw: dict[str, Any], dump: list[int], values: list[AnswerValue], is_first_game: bool
) -> Advised:
    """Return the best few answers, and the reasons for the first."""
    game, state = _load_state(game_name, raw, dump)
    verdicts_for(game).assemble(state, values)
    hint = hint_on(game, state, is_first_game=is_first_game)
    return Advised([Weighed(*one) for one in hint.ideas], hint.reasons)


def consider(
    game_name: str, raw: dict[str, Any], dump: list[int], values: list[AnswerValue], language: str, names: list[str]
) -> Opinion:
    """Return the engine's evaluation of the acting seat's answers as text, based on what that seat knows."""
    game, state = _load_state(game_name, raw, dump)
    verdicts_for(game).assemble(state, values)
    return make_opinion(game, state, language, names)


def make_opinion(game: Game, state: State, language: str, names: list[str], thought: int = THOUGHT) -> Opinion:
    """Return the best answers with their win chances and continuations, and the reasons for the first."""
    service, presenter, seat = (
        verdicts_for(game, thought),
        registry.presenter_for(game, language),
        state.current_player(),
    )
    verdict = service.verdict(state)
    guess, moves = verdict.guess, list[Foreseen]()
    question = game.question(guess)
    keys = {choice.action: choice.key for choice in question.choices}
    groups = presenter.choice_groups(question, guess.view(seat), names)
    labels = {one.choice.action: one.text for group in groups for one in group.choices}
    for one in sorted(verdict.answers, key=lambda one: one is not verdict.best):
        after = guess.copy()
        for action in one.actions:
            after.apply_action(action)
        words = narrate_actions(game, presenter, names, seat, guess, one.actions)
        then = narrate_actions(game, presenter, names, seat, after, continuation(verdict, one))
        action, text = one.actions[0], one.text.partition("; ")[0]
        key, label, error = keys.get(action, ""), labels.get(action, text), verdict.loss(one)[1]
        chance = min(one.chances[seat], verdict.best.chances[seat])  # values within the error count as equal
        moves.append(Foreseen(words, chance, error, then, action, text, key, label))
    reasons = [reason_in(language, game.name, one, names) for one in hint_reasons(service, verdict)]
    return Opinion(seat, question.kind, question.source, moves, reasons)


def remark(
    game_name: str, raw: dict[str, Any], _bot: str, _seed: str, dump: list[int], actions: Sequence[Action]
) -> Remark | None:
    """Return a coach's remark on an answer given in this position."""
    return remark_on(*_load_state(game_name, raw, dump), actions)


def _load_state(game_name: str, raw: dict[str, Any], dump: list[int]) -> tuple[Game, State]:
    game = registry.load_game(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return game, game.load(dump)
