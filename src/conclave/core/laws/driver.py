"""Driver of the law kit: plays random games and applies the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.game import SPECTATOR, Action, Dice, Events, Game, Options, Seat, State
from conclave.core.laws.action_laws import (
    actions_have_an_index,
    listed_actions_apply,
    notation_round_trips,
    other_actions_are_refused,
    reasons_are_for_what_is_not_legal,
)
from conclave.core.laws.copy_laws import copies_are_equal_and_independent, dumps_load, events_change_nothing
from conclave.core.laws.game_laws import (
    early_answers_stay_legal,
    endings_fit_returns,
    replays_lead_to_the_same_end,
    sessions_and_records_round_trip,
)
from conclave.core.laws.observation_laws import observations_fit_their_schema
from conclave.core.laws.position_laws import damaged_positions_are_refused, positions_keep_secrets, positions_round_trip
from conclave.core.laws.question_laws import early_answers_are_copies, questions_are_whole
from conclave.core.laws.sample import (
    Law,
    LawBroken,
    Moment,
    WholeGame,
    WholeLaw,
    check_legal_actions,
    pick_index,
    require,
)
from conclave.core.laws.seat_laws import chance_is_not_asked, nobody_is_asked_after_the_end, strangers_are_refused
from conclave.core.laws.secrecy_laws import (
    guesses_look_like_the_truth,
    guesses_need_no_truth,
    hidden_answers_look_alike,
    secrets_stay_secret,
)
from conclave.core.laws.two_worlds import worlds_stay_alike
from conclave.core.laws.view_laws import unfinished_games_have_no_result, views_are_as_described

STEP_LAWS: Final[tuple[Law, ...]] = (
    listed_actions_apply,
    other_actions_are_refused,
    reasons_are_for_what_is_not_legal,
    notation_round_trips,
    actions_have_an_index,
    copies_are_equal_and_independent,
    dumps_load,
    events_change_nothing,
    views_are_as_described,
    observations_fit_their_schema,
    guesses_look_like_the_truth,
    guesses_need_no_truth,
    secrets_stay_secret,
    hidden_answers_look_alike,
    questions_are_whole,
    unfinished_games_have_no_result,
    early_answers_are_copies,
    positions_round_trip,
    positions_keep_secrets,
    damaged_positions_are_refused,
    strangers_are_refused,
    chance_is_not_asked,
)

GAME_LAWS: Final[tuple[WholeLaw, ...]] = (
    replays_lead_to_the_same_end,
    endings_fit_returns,
    early_answers_stay_legal,
    nobody_is_asked_after_the_end,
    sessions_and_records_round_trip,
    worlds_stay_alike,
)
# Expensive laws are applied to one sampled step or game in this many.
SAMPLING_INTERVALS: Final[Mapping[Law | WholeLaw, int]] = {
    positions_round_trip: 16,
    positions_keep_secrets: 16,
    damaged_positions_are_refused: 16,
    sessions_and_records_round_trip: 4,
    worlds_stay_alike: 4,
}


def check_game(
    game: Game,
    options: Options,
    seed: int | str,
    laws: Sequence[Law] = STEP_LAWS,
    endings: Sequence[WholeLaw] = GAME_LAWS,
    *,
    every: int = 16,
    always: bool = False,
    bound: int = 5000,
) -> Counter[str]:
    """Play one random game under these laws; LawBroken names the law, the step and the call that reproduces it.

    Laws of one particular game, such as conservation laws, can be added to `laws`. One step in `every` is checked.
    `always` applies the expensive laws at every checked step. `bound` is the maximum number of actions of a game.
    Returns how often each law was applied.
    """

    def applies(law: Law | WholeLaw) -> bool:
        return always or dice.below(SAMPLING_INTERVALS.get(law, 1)) == 0

    dice, tally = SeededDice(f"laws {seed}"), Counter[str]()
    state = game.new(options)
    log: list[Action] = []
    actors: list[Seat] = []
    early: list[tuple[int, Seat, State]] = []
    law = "check_legal_actions"
    try:
        while legal := check_legal_actions(state):
            require(len(log) < bound, f"the game has not ended after {bound} actions")
            action = legal[pick_index(state, legal, dice)]
            actors.append(state.current_player())
            if dice.below(every):
                state.apply_action(action)
            else:
                moment = _moment(game, options, state, action, log, dice, tally)
                for check in laws:
                    if applies(check):
                        law = check.__name__
                        check(moment)
                        tally[law] += 1
                early += _early(moment)
                state, law = moment.after, "check_legal_actions"
            log.append(action)
        end = WholeGame(game, options, state, log, actors, early, dice, tally)
        for last in endings:
            if applies(last):
                law = last.__name__
                last(end)
                tally[law] += 1
    except Exception as error:
        call = f"check_game({game.name}, {options}, {seed!r}, every={every}, always={always})"
        raise LawBroken(f"{law} is broken at action {len(log)} of {call}: {type(error).__name__}: {error}") from error
    tally["actions"] += len(log)
    return tally


def _moment(
    game: Game,
    options: Options,
    state: State,
    action: Action,
    log: list[Action],
    dice: Dice,
    tally: Counter[str],
) -> Moment:
    events: Events = []
    after = state.copy()
    after.apply_action(action, events)
    viewer = dice.below(options.seats + 1)
    viewer = viewer if viewer < options.seats else SPECTATOR
    return Moment(game, options, state, action, after, events, viewer, log, dice, tally, [])


def _early(m: Moment) -> list[tuple[int, Seat, State]]:
    others = [seat for seat in range(m.options.seats) if seat != m.before.current_player()]
    return [(len(m.log), seat, early) for seat in others if (early := m.before.simultaneous_copy(seat)) is not None]
