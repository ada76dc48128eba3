"""What every level promises: legal answers to every question, from what its seat may know, in time, with reasons."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Iterator

import pytest

from conclave.bots import SearchBudget, UnknownBot, choose_action, list_bots, make_bot, parse_budget, rank_actions
from conclave.bots.grandmaster import SAGE_ITERATIONS, is_continuation
from conclave.bots.search.tree_search import TreeSearch
from conclave.bots.weights import load_evaluator
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import CHANCE, TERMINAL, Game, State
from conclave.core.registry import load_game
from conclave.core.search_state import as_search_state
from timeouts import PATIENCE

CASES = [
    *[("res_arcana", variant, seats) for variant in ("standard", "first_game", "draft") for seats in (2, 3, 4)],
    ("res_arcana", "match", 2),
    *[("trial_of_the_temples", "standard", seats) for seats in (2, 3, 4)],
]
LEVELS = ["random", "novice", "adept", "expert", "master:6it", "grandmaster:6it"]


def questions(name: str, variant: str, seats: int, seed: str, every: int) -> Iterator[tuple[Game, State]]:
    """Positions of a random game with a real choice, one in `every`."""
    game = load_game(name)
    state = game.new(game.options({"seats": seats, "variant": variant}))
    dealer, dice, count = SeededDealer(seed), SeededDice(seed), 0
    while (actor := state.current_player()) != TERMINAL:
        legal = state.legal_actions()
        if actor == CHANCE:
            state.apply_action(dealer.choose(legal, state.chance_weights(), count))
        else:
            if len(legal) > 1 and dice.below(every) == 0:
                yield game, state
            state.apply_action(legal[dice.below(len(legal))])
        count += 1


def middle() -> tuple[Game, State]:
    """A position with a choice of several moves in the middle of a game."""
    found = [(game, state.copy()) for game, state in questions("res_arcana", "standard", 2, "middle", 1)]
    return next(pair for pair in found[60:] if len(pair[1].legal_actions()) > 3)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_answers_every_question_of_every_variant_legally(case: tuple[str, str, int]) -> None:
    for number, (game, state) in enumerate(questions(*case, "legal", 12)):
        for level in LEVELS:
            assert choose_action(make_bot(level, game, number), state) in state.legal_actions()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden(case: tuple[str, str, int]) -> None:
    dice = SeededDice("hidden")
    for number, (game, state) in enumerate(questions(*case, "hidden", 40)):
        other = state.determinize(state.current_player(), dice)
        for level in LEVELS:
            thoughts = [rank_actions(make_bot(level, game, number), which) for which in (state, other)]
            assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_a_bot_says_what_it_thinks_of_every_move(name: str, level: str) -> None:
    for number, (game, state) in enumerate(questions(name, "standard", 3, "why", 30)):
        thoughts = rank_actions(make_bot(level, game, number), state)
        assert sorted(thought.action for thought in thoughts) == state.legal_actions()
        assert all(0 <= thought.chance <= 1 for thought in thoughts)
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)
        if level != "random":
            assert thoughts[0].action == choose_action(make_bot(level, game, number), state)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_number_of_iterations_play_the_same_game(level: str) -> None:
    assert log_of("trial_of_the_temples", level, "deal", "one", 60) == log_of(
        "trial_of_the_temples", level, "deal", "one", 60
    )


def test_a_sage_is_a_grandmaster_who_thinks_little() -> None:
    sage, grandmaster = (
        log_of("trial_of_the_temples", level, "deal", "one", 12)
        for level in ("sage", f"grandmaster:{SAGE_ITERATIONS}it")
    )
    assert sage == grandmaster


def log_of(name: str, level: str, deal: str, seed: str, most: int) -> list[int]:
    """The first actions of a game for two of one level."""
    game = load_game(name)
    state = game.new(game.options({"seats": 2}))
    dealer, bots = SeededDealer(deal), [make_bot(level, game, f"{seed}{seat}") for seat in range(2)]
    log: list[int] = []
    while (actor := state.current_player()) != TERMINAL and len(log) < most:
        if actor == CHANCE:
            log.append(dealer.choose(state.legal_actions(), state.chance_weights(), len(log)))
        else:
            log.append(choose_action(bots[actor], state))
        state.apply_action(log[-1])
    return log


@pytest.mark.parametrize(("name", "digest"), [("res_arcana", "6c9d26e1a5fb"), ("trial_of_the_temples", "c969aa9a8fdd")])
def test_a_master_plays_as_it_did_when_grandmasters_came_so_that_ratings_mean_the_same(name: str, digest: str) -> None:
    """Of version 1 of the rules; where the rules change, so may this."""
    log = log_of(name, "master:6it", "same", "s", 120)
    assert hashlib.sha256(str(log).encode()).hexdigest()[:12] == digest


def test_a_master_answers_within_its_budget() -> None:
    game, state = middle()
    for seconds in (0.3, 0.6):
        bot = make_bot(f"master:{int(seconds * 1000)}ms", game, 1)
        start = time.process_time()  # a busy machine may take us off the processor for a while
        choose_action(bot, state)
        assert time.process_time() - start <= 1.1 * seconds + 0.1


def test_a_master_can_be_stopped() -> None:
    game, state = middle()
    bot = make_bot("master:100000000it", game, 1)
    timer = threading.Timer(0.2, bot.stop)
    start = time.perf_counter()
    timer.start()
    assert choose_action(bot, state) in state.legal_actions()
    assert time.perf_counter() - start < PATIENCE


def test_a_master_can_use_more_cores_and_still_plays_the_same() -> None:
    game, state = middle()
    both = [rank_actions(make_bot("master:20it:2cores", game, 1), state) for _ in range(2)]
    assert both[0] == both[1] != rank_actions(make_bot("master:20it", game, 1), state)
    assert sorted(thought.action for thought in both[0]) == state.legal_actions()


def test_a_helper_that_comes_too_late_does_not_delay_the_answer() -> None:
    game, state = middle()
    bot = make_bot("master:200ms:2cores", game, 1)  # starting another process takes longer than that
    start = time.perf_counter()
    assert choose_action(bot, state) in state.legal_actions()
    assert time.perf_counter() - start < 2


def test_a_grandmaster_goes_on_with_what_it_knows_until_something_is_revealed() -> None:
    """Another question of the same action is thought about on the tree that is there; another position is not."""
    game, state = next(
        (game, state.copy())
        for game, state in questions("trial_of_the_temples", "standard", 2, "follow", 1)
        if leads_on(state)
    )
    action = next(action for action in state.legal_actions() if leads_to_choice(state, action))
    after = state.copy()
    after.apply_action(action)
    assert is_continuation(state, action, state.current_player(), after)
    assert not is_continuation(state, action, state.current_player(), state)
    assert not is_continuation(state, state.legal_actions()[-1] + 1000, state.current_player(), after)
    search = TreeSearch(as_search_state(state), load_evaluator(game.name), 1)
    search.run(400)
    visits = {action: visits for action, visits, _ in search.list_moves()}[action]
    assert search.reuse_subtree(action, as_search_state(after))
    assert search.count_iterations() == visits > 1
    search.run(10)
    assert sorted(move for move, _, _ in search.list_moves()) == after.legal_actions()


def leads_on(state: State) -> bool:
    return any(leads_to_choice(state, action) for action in state.legal_actions())


def leads_to_choice(state: State, action: int) -> bool:
    after = state.copy()
    after.apply_action(action)
    return after.current_player() == state.current_player() and len(after.legal_actions()) > 1


def test_a_bots_name_says_how_much_it_may_think() -> None:
    assert parse_budget("", ["500ms"]) == SearchBudget(0.5)
    assert parse_budget("", ["1.5s", "4cores"]) == SearchBudget(1.5, None, 4)
    assert parse_budget("", ["2000it"]) == SearchBudget(1.0, 2000)
    assert list_bots() == ["random", "novice", "adept", "expert", "master", "sage", "grandmaster"]


@pytest.mark.parametrize("spec", ["master:", "master:0ms", "master:fast", "master:1.5it", "expert:1s", "wizard"])
def test_a_bot_that_does_not_exist_is_refused_with_what_does(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"500ms|only the thinking of master and grandmaster|there is random"):
        make_bot(spec, load_game("res_arcana"), 1)
