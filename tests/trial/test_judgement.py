"""What search asks of a position: habits, the hand-made judgement, and the traits that a learned one reads."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import Evaluator, play_forced
from conclave.core.dice import Dice
from conclave.core.game import CHANCE, TERMINAL
from conclave.games.trial_of_the_temples.component_tables import columns_of
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.features_v1 import TRAITS
from conclave.games.trial_of_the_temples.engine.state import State, load_state
from trial_table import new_game

SEATS = (2, 3, 4)
GAMES = 4
TRACK = 0x010101  # one space further on every track


def positions(seats: int) -> Iterator[State]:
    """The questions to players of a few games, half of their answers at random and half by habit."""
    for game in range(GAMES):
        dice = random.Random(f"{seats}-{game}")
        state = new_game(seats)
        while state.current_player() != TERMINAL:
            if state.current_player() != CHANCE:
                yield state
            by_habit = state.current_player() != CHANCE and dice.random() < 0.5
            state.apply_action(int(state.default_action()) if by_habit else dice.choice(state.legal_actions()))


def with_more(state: State, seat: int, word: int, more: int) -> State:
    """The same position, but for one word of a seat."""
    ints = state.dump()
    ints[lay.SEAT0 + seat * lay.SEAT_WORDS + word] += more
    return load_state(columns_of(ints[lay.COMPONENTS]), ints)  # unchecked: nobody may be able to answer there


def on(state: State, seat: int) -> list[int]:
    """The traits of a seat."""
    out = vec[i64]([0] * 512)
    n = state.features_v1(seat, out)
    return [int(out[i]) for i in range(n)]


# --- Habits


@pytest.mark.parametrize("seats", SEATS)
def test_a_habit_is_always_a_legal_answer(seats: int) -> None:
    asked = set()
    for state in positions(seats):
        assert state.default_action() in state.legal_actions()
        asked.add(state.word(lay.QUESTION))
    everything = {
        codes.ASK_MAT,
        codes.ASK_PLACE,
        codes.ASK_COLLECT,
        codes.ASK_WILD,
        codes.ASK_CORE,
        codes.ASK_ECHO,
        codes.ASK_TURN,
        codes.ASK_ON,
    }
    everything |= {codes.ASK_PAY, codes.ASK_CONVERT}
    assert asked >= everything - (set() if seats == 2 else {codes.ASK_COLLECT})


@pytest.mark.parametrize("seats", SEATS)
def test_by_habit_everybody_gets_further_than_at_random(seats: int) -> None:
    by_habit, at_random = (sum(sum(final_points(seats, seed, way)) for seed in range(3)) for way in (True, False))
    assert by_habit > at_random + 3 * seats * 10


def final_points(seats: int, seed: int, by_habit: bool) -> list[int]:
    dice = random.Random(seed)
    state = new_game(seats)
    while state.current_player() != TERMINAL:
        player = state.current_player() != CHANCE
        state.apply_action(int(state.default_action()) if by_habit and player else dice.choice(state.legal_actions()))
    return state.points()


def test_what_is_half_done_settles_into_a_quiet_position() -> None:
    judge = Evaluator(0, 0, [])
    for state in positions(2):
        after = state.copy()
        after.apply_action(after.legal_actions()[-1])
        play_forced(after, judge, Dice(1), True)
        assert after.current_player() == TERMINAL or after.is_quiet()


def test_after_converting_nothing_is_quiet_until_what_it_was_for_is_done() -> None:
    convert = codes.V_CONVERT << codes.SHIFT
    state = next(s for s in positions(2) if s.word(lay.QUESTION) == codes.ASK_TURN and convert in s.legal_actions())
    assert state.is_quiet()
    after = state.copy()
    after.apply_action(convert)
    assert not after.is_quiet()
    after.apply_action(after.legal_actions()[0])
    after.apply_action(codes.V_DONE << codes.SHIFT)
    assert after.word(lay.QUESTION) == codes.ASK_TURN
    assert not after.is_quiet()


# --- The hand-made judgement


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_has_a_finite_worth(seats: int) -> None:
    for state in positions(seats):
        for seat in range(seats):
            assert math.isfinite(state.heuristic_value(seat))


@pytest.mark.parametrize(
    ("word", "more"), [(lay.MANA, 1), (lay.GOODS, 1 << 12 * codes.PURPLE), (lay.TRACK_MARKS, TRACK)]
)
def test_a_seat_that_rests_stands_better_with_more(word: int, more: int) -> None:
    """Nothing can spoil what it has: mana, a stored crystal, markers further ahead."""
    checked = 0
    for state in positions(2):
        for seat in range(2):
            if not state.word(lay.RESTED) >> seat & 1 or state.word(lay.ROUND) >= 5:
                continue
            richer = with_more(state, seat, word, more)
            assert richer.heuristic_value(seat) > state.heuristic_value(seat)
            assert richer.heuristic_value(1 - seat) <= state.heuristic_value(1 - seat) or word == lay.TRACK_MARKS
            checked += 1
    assert checked > 20


@pytest.mark.parametrize(("word", "more"), [(lay.MANA, 2), (lay.GOODS, 1), (lay.GOODS, 1 << 12 * codes.ACTION)])
def test_more_goods_hardly_ever_look_worse(word: int, more: int) -> None:
    """The plan is no full search, so that a richer purse may mislead it, but rarely."""
    worse = total = 0
    for state in positions(3):
        for seat in range(3):
            if state.word(lay.SEAT0 + seat * lay.SEAT_WORDS + lay.MAT) >= 0:
                worse += with_more(state, seat, word, more).heuristic_value(seat) < state.heuristic_value(seat) - 1e-9
                total += 1
    assert worse <= total / 100


def test_equal_seats_stand_equally_well() -> None:
    state = new_game(4)
    assert {state.heuristic_value(seat) for seat in range(4)} == {0.0}
    ints = next(s for s in positions(2) if s.word(lay.ROUND) == 2).dump()
    one, other = (lay.SEAT0 + seat * lay.SEAT_WORDS for seat in range(2))
    ints[other : other + lay.SEAT_WORDS] = ints[one : one + lay.SEAT_WORDS]
    equal = load_state(columns_of(ints[lay.COMPONENTS]), ints)
    assert equal.heuristic_value(0) == equal.heuristic_value(1)


# --- Traits


@pytest.mark.parametrize("seats", SEATS)
def test_traits_are_numbers_within_range_and_none_is_named_twice(seats: int) -> None:
    for state in positions(seats):
        for seat in range(seats):
            found = on(state, seat)
            assert len(found) == len(set(found)) <= 120
            assert min(found) >= 0
            assert max(found) < TRAITS == state.features_v1_size()


def test_traits_tell_what_differs() -> None:
    for state in positions(2):
        if state.word(lay.ROUND) == 3:
            before = on(state, 0)
            for word, more in ((lay.MANA, -1 if state.word(lay.SEAT0 + lay.MANA) else 1), (lay.GOODS, 1)):
                assert on(with_more(state, 0, word, more), 0) != before


# --- Compiled or not


def test_judgement_habits_and_traits_are_the_same_compiled_or_interpreted() -> None:
    """The digest was made by the interpreted engine; new weights change it, and then it is to be made anew."""
    made = hashlib.sha256()
    for state in positions(3):
        judged = [f"{state.heuristic_value(seat):.9f} {on(state, seat)}" for seat in range(3)]
        made.update(f"{state.default_action()} {judged}".encode())
    assert made.hexdigest()[:16] == "a190d5599e9534eb"
