"""Converting (rulebook page 8): any time, yet without flooding anybody with choices.

At every question of ones own there is "convert" once; it opens a list that is gone through in one direction: sell, buy
action tokens, buy crystals; spells, once a round each, may come at any point. A space of a trial may also be chosen
while crystals lack, if spells and mana can make them; then only ways to make them are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.notation import GOOD_NAMES
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import asked, changed, choices, goods, kind, mana, marks, play, used

COLOURS = ("red", "yellow", "blue", "purple")
# The converting spells, with cores that may lie side by side.
SPELLS = {
    "to_purple": "red a3",
    "from_purple": "yellow a4",
    "action_to_crystal": "blue b3",
    "crystal_to_mana": "red b4",
}


def turn(goods: str = "", mana: int = 0, *spells: str, marks: str = "") -> State:
    """A turn in the trial phase, with these spells learned."""
    cores = ", ".join(SPELLS[spell] for spell in spells)
    return position(Player(goods=goods, mana=mana, cores=cores, marks=marks), Player(), Player())


def converting(goods: str = "", mana: int = 0, *spells: str) -> State:
    return play(turn(goods, mana, *spells), "convert")


# --- The three conversions


def test_two_mana_buy_an_action_token() -> None:
    state = play(converting("", 3), "buy action")
    assert [goods(state, 0), mana(state, 0)] == [{"action": 1}, 1]


@pytest.mark.parametrize("colour", COLOURS)
def test_four_mana_buy_a_crystal_of_any_colour(colour: str) -> None:
    state = play(converting("", 5), f"buy {colour}")
    assert [goods(state, 0), mana(state, 0)] == [{colour: 1}, 1]


@pytest.mark.parametrize("good", GOOD_NAMES)
def test_a_crystal_or_a_token_is_sold_for_one_mana(good: str) -> None:
    state = play(converting(f"2 {good}", 7), f"sell {good}")
    assert [goods(state, 0), mana(state, 0)] == [{good: 1}, 8]


def test_one_may_convert_as_often_as_one_likes() -> None:
    state = play(converting("3 red 2 action", 5), *["sell red"] * 3, "buy action", "buy action", "buy purple", "done")
    assert [goods(state, 0), mana(state, 0)] == [{"purple": 1, "action": 4}, 0]


@pytest.mark.parametrize(
    ("mana", "bought"),
    [(0, []), (1, []), (2, ["action"]), (3, ["action"]), (4, ["action", *COLOURS]), (20, ["action", *COLOURS])],
)
def test_what_can_be_bought_depends_on_mana(mana: int, bought: list[str]) -> None:
    state = converting("1 red", mana)
    found = [choice.removeprefix("buy ") for choice in choices(state) if choice.startswith("buy")]
    assert found == bought


def test_what_one_does_not_have_is_not_sold() -> None:
    assert choices(converting("1 yellow 1 action")) == ["sell yellow", "sell action"]


def test_at_the_end_of_the_mana_track_nothing_is_sold() -> None:
    assert choices(converting("1 yellow 1 action", 20)) == ["buy action", *(f"buy {colour}" for colour in COLOURS)]


# --- When it is offered


def test_before_placing_a_figure() -> None:
    state = position(Player(goods="1 red 1 action", mana=4), Player(), Player(), phase="temple")
    assert choices(state)[-1] == "convert"
    play(state, "convert")
    assert choices(state) == ["sell red", "sell action", "buy action", *(f"buy {colour}" for colour in COLOURS)]
    play(state, "sell action", "done")
    assert [goods(state, 0), mana(state, 0), asked(state)] == [{"red": 1}, 5, (0, "place")]
    assert choices(state) == [f"figure {place}" for place in range(2, 13)]
    play(state, "figure 7")
    assert asked(state) == (1, "place")


def test_before_collecting_with_two_players() -> None:
    players = Player(figure=4, clone=6, mana=4), Player(figure=8, clone=10)
    state = position(*players, phase="resource")
    assert choices(state) == ["collect figure", "collect clone", "convert"]
    play(state, "convert", "buy action", "buy action", "done")
    assert choices(state) == ["collect figure"]


def test_before_placing_a_core() -> None:
    state = position(Player(goods="1 red 2 yellow 1 action", marks="fire 2"), Player(), Player())
    play(state, "trial fire")
    assert choices(state)[-1] == "convert"
    before = [choice for choice in choices(state) if choice != "convert"]
    play(state, "convert", "sell yellow", "done")
    assert [choices(state), mana(state, 0), asked(state)] == [before, 1, (0, "core")]
    play(state, "core a1")
    assert asked(state) == (0, "on")


def test_before_an_echo() -> None:
    players = Player(figure=4, cores="purple a1, red b2"), Player(figure=7), Player(figure=9)
    state = position(*players, phase="resource", nights=())
    assert choices(state) == ["use echo_red", "use echo_action", "done", "convert"]
    play(state, "convert", "sell red", "done")
    assert choices(state) == ["use echo_red", "use echo_action", "done"]
    play(state, "use echo_red")
    assert choices(state) == ["use echo_action", "done", "convert"], "a new question"
    play(state, "convert", "sell red", "done")
    assert choices(state) == ["use echo_action", "done"], "and still after the echo that was used"


def test_before_a_turn_and_before_going_on() -> None:
    state = turn("3 red 1 action")
    assert choices(state) == ["trial fire", "rest", "convert"]
    assert choices(play(state, "trial fire")) == ["stop", "convert"]


def test_wild_crystals_are_chosen_in_one_answer_and_converting_waits_for_it() -> None:
    players = Player(figure=11, mana=20), Player(figure=4), Player(figure=7)
    state = position(*players, phase="resource", nights=())
    assert asked(state) == (0, "wild")
    assert choices(state) == ["wild red", "wild yellow", "wild blue"]


def test_it_is_not_offered_where_nothing_can_be_converted() -> None:
    assert choices(turn("", 1)) == ["rest"]
    assert "convert" in choices(turn("", 2))
    assert "convert" in choices(turn("1 purple", 0))
    place = position(Player(mana=1), Player(), Player(), phase="temple")
    assert "convert" not in choices(place)


def test_it_is_offered_once_a_decision() -> None:
    state = play(turn("3 red 1 action", 4), "convert", "sell red", "done")
    assert choices(state) == ["trial fire", "trial water", "trial sand", "rest"]
    play(state, "trial fire")
    assert choices(state) == ["go on", "stop", "convert"]


def test_after_the_others_have_had_their_turns_it_is_offered_again() -> None:
    state = play(turn("3 red 2 action", 4), "convert", "sell red", "done", "trial fire", "stop", "rest", "rest")
    assert [asked(state), choices(state)[-1]] == [(0, "turn"), "convert"]


def test_only_the_player_who_is_asked_converts() -> None:
    state = play(position(Player(mana=4), Player(mana=4), Player()), "convert", "buy action", "done")
    assert [mana(state, 0), mana(state, 1)] == [2, 4]


def test_it_is_not_offered_while_paying_storing_or_choosing_a_mat() -> None:
    paying = play(turn("2 blue 1 action", 4), "trial fire")
    assert [asked(paying), choices(paying)] == [(0, "pay"), ["buy red"]]
    storing = play(position(Player(goods="1 red", mana=9, cores="red c2"), Player(), Player()), "rest")
    assert choices(storing) == ["store red", "done"]


# --- The order of a visit


def test_a_visit_makes_at_least_one_conversion() -> None:
    state = converting("1 red", 2)
    assert "done" not in choices(state)
    with pytest.raises(IllegalAction):
        play(state, "done")


def test_selling_comes_before_buying_and_goods_in_their_order() -> None:
    state = converting("1 red 2 yellow 1 blue 1 action", 4)
    play(state, "sell yellow")
    assert choices(state) == ["done", "sell yellow", "sell blue", "sell action", "buy action",
                              *(f"buy {colour}" for colour in COLOURS)]  # fmt: skip
    play(state, "sell action")
    assert choices(state) == ["done", "buy action", *(f"buy {colour}" for colour in COLOURS)]
    play(state, "buy action")
    assert choices(state) == ["done", "buy action", *(f"buy {colour}" for colour in COLOURS)]
    play(state, "buy yellow")
    assert choices(state) == ["done"], "4 + 1 + 1 - 2 - 4: nothing is left"


def test_spells_come_at_any_point_of_a_visit() -> None:
    state = converting("2 red 2 purple 2 action", 2, *SPELLS)
    casts = [
        "cast to_purple red", "cast from_purple red", "cast from_purple yellow", "cast from_purple blue",
        "cast action_to_crystal red", "cast action_to_crystal yellow", "cast action_to_crystal blue",
    ]  # fmt: skip
    sales = ["sell red", "sell purple", "sell action"]
    assert choices(state) == [*sales, "drain red", "drain purple", "buy action", *casts]
    play(state, "drain red")
    assert choices(state) == ["done", *sales, "buy action", *casts, *(f"buy {colour}" for colour in COLOURS)]
    play(state, "buy red", "cast action_to_crystal blue")
    assert choices(state) == ["done", casts[0], "cast to_purple blue", *casts[1:4]], (
        "after buying crystals nothing is sold, but spells go on"
    )


def everywhere(state: State) -> Iterator[tuple[State, State]]:
    """Every position of converting with the positions after it, until the question before is back."""
    seen: set[bytes] = set()
    queue = [play(state.copy(), "convert")]
    while queue:
        before = queue.pop()
        if before.info_state_key(0) in seen:
            continue
        seen.add(before.info_state_key(0))
        for action in before.legal_actions():
            after = before.copy()
            after.apply_action(action)
            yield before, after
            if kind(after) == "convert":
                queue.append(after)


def test_nobody_converts_back_and_forth() -> None:
    """No position of a visit comes again, so that it ends; and the question before cannot be left again."""
    start = turn("1 red 1 purple 1 action", 5, *SPELLS)
    follows: dict[bytes, set[bytes]] = {}
    ends = 0
    for before, after in everywhere(start):
        follows.setdefault(before.info_state_key(0), set()).add(after.info_state_key(0))
        if kind(after) == "turn":
            ends += 1
            assert "convert" not in choices(after)
    assert ends > 0
    depth: dict[bytes, int] = {}

    def longest(key: bytes, path: frozenset[bytes]) -> int:
        assert key not in path, "a circle"
        if key not in depth:
            depth[key] = 1 + max((longest(after, path | {key}) for after in follows.get(key, ())), default=0)
        return depth[key]

    assert longest(play(start.copy(), "convert").info_state_key(0), frozenset()) <= 15


def test_a_visit_shows_few_choices() -> None:
    most = max(
        len(before.legal_actions())
        for before, _ in everywhere(turn("1 red 1 yellow 1 blue 1 purple 1 action", 0, *SPELLS))
    )
    assert most <= 26
    everything = turn("5 red 5 yellow 5 blue 5 purple 5 action", 10, *SPELLS)
    assert len(everything.legal_actions()) == 5, "three tracks, rest, convert"


# --- What a space costs: examples


def paying(goods: str, mana: int, *spells: str, marks: str = "") -> State:
    """The first space of a trial on the Fire Track has been chosen; the token is there besides."""
    return play(turn(f"{goods} 1 action".strip(), mana, *spells, marks=marks), "trial fire")


def test_with_all_crystals_at_hand_nothing_is_asked() -> None:
    state = paying("1 red", 9, *SPELLS)
    assert [asked(state), goods(state, 0), mana(state, 0), used(state, 0)] == [(0, "on"), {}, 9, []]


def test_a_crystal_that_lacks_is_bought_on_the_way() -> None:
    state = paying("", 4)
    assert [asked(state), choices(state)] == [(0, "pay"), ["buy red"]]
    play(state, "buy red")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{}, 0, {"fire": 1}]


def test_several_are_bought_one_after_the_other() -> None:
    state = paying("", 9, marks="fire 2")
    assert choices(state) == ["buy red", "buy yellow"]
    assert choices(play(state, "buy yellow")) == ["buy red"]
    play(state, "buy red")
    assert [mana(state, 0), marks(state, 0)] == [1, {"fire": 3}]


def test_only_what_lacks_is_bought() -> None:
    assert choices(paying("1 red", 8, marks="fire 2")) == ["buy yellow"]
    assert choices(paying("2 blue", 4)) == ["buy red"]


@pytest.mark.parametrize(("mana", "possible"), [(3, False), (4, True), (7, True)])
def test_one_lacking_crystal_needs_four_mana(mana: int, possible: bool) -> None:
    assert ("trial fire" in choices(turn("1 action", mana))) == possible


@pytest.mark.parametrize(("mana", "possible"), [(7, False), (8, True)])
def test_two_lacking_crystals_need_eight(mana: int, possible: bool) -> None:
    assert ("trial fire" in choices(turn("1 action", mana, marks="fire 2"))) == possible


def test_selling_is_not_done_for_one() -> None:
    """Sold, two blue crystals would make the four mana; but that is for the player to decide before."""
    state = turn("2 blue 1 action", 2)
    assert "trial fire" not in choices(state)
    play(state, "convert", "sell blue", "sell blue", "done")
    assert "trial fire" in choices(state)


def test_a_purple_crystal_may_become_what_lacks() -> None:
    state = paying("1 purple", 4, "from_purple")
    assert choices(state) == ["cast from_purple red", "buy red"]
    play(state, "cast from_purple red")
    assert [goods(state, 0), mana(state, 0), used(state, 0), marks(state, 0)] == [{}, 4, ["a4"], {"fire": 1}]


def test_any_spare_crystal_may_become_the_purple_that_lacks() -> None:
    state = paying("1 yellow 1 blue", 4, "to_purple", marks="fire 1")
    assert choices(state) == ["cast to_purple yellow", "cast to_purple blue", "buy purple"]
    play(state, "cast to_purple blue")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{"yellow": 1}, 4, {"fire": 2}]


def test_a_second_token_may_become_what_lacks() -> None:
    state = play(turn("2 action", 0, "action_to_crystal"), "trial fire")
    assert choices(state) == ["cast action_to_crystal red"]
    play(state, "cast action_to_crystal red")
    assert [goods(state, 0), marks(state, 0)] == [{}, {"fire": 1}]


def test_the_token_of_the_trial_itself_does_not() -> None:
    assert "trial fire" not in choices(turn("1 action", 1, "action_to_crystal"))


def test_a_token_may_be_bought_for_the_spell() -> None:
    state = paying("", 2, "action_to_crystal")
    assert choices(state) == ["buy action"]
    assert choices(play(state, "buy action")) == ["cast action_to_crystal red"]
    play(state, "cast action_to_crystal red")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{}, 0, {"fire": 1}]


def test_both_the_token_of_the_trial_and_that_of_the_spell_may_be_bought() -> None:
    assert "trial fire" not in choices(turn("", 3, "action_to_crystal"))
    state = play(turn("", 4, "action_to_crystal"), "trial fire", "buy action", "cast action_to_crystal red")
    assert [mana(state, 0), marks(state, 0)] == [0, {"fire": 1}]


def test_no_token_is_bought_where_it_does_not_help() -> None:
    assert choices(paying("", 6, "action_to_crystal", marks="fire 1")) == ["buy purple"], "a token makes no purple"
    assert choices(paying("", 6)) == ["buy red"], "without the spell"
    with_token = play(turn("2 action", 6, "action_to_crystal"), "trial fire")
    assert choices(with_token) == ["cast action_to_crystal red", "buy red"], "there is one already"


def test_a_crystal_that_the_space_itself_needs_is_not_spare() -> None:
    """Fire 8 costs red and purple."""
    assert "trial fire" not in choices(turn("1 red 1 action", 3, "to_purple", marks="fire 7"))
    state = paying("1 red 1 yellow", 0, "to_purple", marks="fire 7")
    assert choices(state) == ["cast to_purple yellow"]
    rich = paying("1 red 1 yellow", 4, "to_purple", marks="fire 7")
    assert choices(rich) == ["cast to_purple yellow", "buy purple"], "nor to be bought again"
    two = paying("2 red", 0, "to_purple", marks="fire 7")
    assert choices(two) == ["cast to_purple red"]


def test_spells_and_mana_add_up() -> None:
    """Fire 12 costs one of each colour: here all but blue lack, and one purple is spare for nothing."""
    state = paying("1 blue", 12, marks="fire 11")
    assert choices(state) == ["buy red", "buy yellow", "buy purple"]
    play(state, "buy red", "buy purple", "buy yellow")
    assert [mana(state, 0), marks(state, 0)] == [0, {"fire": 12}]


def test_whatever_is_chosen_the_rest_can_still_be_paid() -> None:
    """Fire 5 costs yellow and blue: one comes from purple, the other from four mana, in any order."""
    state = paying("1 purple", 4, "from_purple", marks="fire 4")
    assert choices(state) == ["cast from_purple yellow", "cast from_purple blue", "buy yellow", "buy blue"]
    assert choices(play(state.copy(), "cast from_purple blue")) == ["buy yellow"]
    assert choices(play(state.copy(), "buy blue")) == ["cast from_purple yellow"]


def test_a_choice_that_would_leave_too_little_is_not_offered() -> None:
    """Six mana: buying both costs eight, so the spell is needed, and the token for it."""
    state = paying("", 6, "action_to_crystal", marks="fire 4")
    assert choices(state) == ["buy action", "buy yellow", "buy blue"]
    play(state, "buy yellow")
    assert choices(state) == ["buy action"]
    play(state, "buy action", "cast action_to_crystal blue")
    assert [mana(state, 0), goods(state, 0), marks(state, 0)] == [0, {}, {"fire": 5}]


def test_a_spell_may_make_what_another_needs() -> None:
    """Fire 1 costs red: blue becomes purple, and that red."""
    state = paying("1 blue", 0, "to_purple", "from_purple")
    assert choices(state) == ["cast to_purple blue"]
    assert choices(play(state, "cast to_purple blue")) == ["cast from_purple red"]
    play(state, "cast from_purple red")
    assert [goods(state, 0), marks(state, 0), used(state, 0)] == [{}, {"fire": 1}, ["a3", "a4"]]


def test_a_token_may_become_a_crystal_and_that_the_purple_that_lacks() -> None:
    """With a second token, and with one that is bought for two mana."""
    casts = [f"cast action_to_crystal {colour}" for colour in ("red", "yellow", "blue")]
    state = play(turn("2 action", 0, "to_purple", "action_to_crystal", marks="fire 1"), "trial fire")
    assert choices(state) == casts
    bought = paying("", 2, "to_purple", "action_to_crystal", marks="fire 1")
    assert choices(bought) == ["buy action"]
    assert choices(play(bought, "buy action")) == casts
    for one in (state, bought):
        assert choices(play(one, casts[1])) == ["cast to_purple yellow"]
        play(one, "cast to_purple yellow")
        assert [goods(one, 0), mana(one, 0), marks(one, 0)] == [{}, 0, {"fire": 2}]


def test_a_spell_that_leads_nowhere_is_not_offered() -> None:
    """A purple crystal does not help to red, nor a red one to purple."""
    assert choices(paying("1 yellow", 4, "to_purple")) == ["buy red"]
    assert choices(play(turn("2 action", 4, "action_to_crystal", marks="fire 1"), "trial fire")) == ["buy purple"]


def test_of_several_ways_all_are_offered() -> None:
    """The yellow crystal by two spells, the purple one by one spell, or four mana."""
    state = paying("1 yellow 1 purple", 4, "to_purple", "from_purple")
    assert choices(state) == ["cast to_purple yellow", "cast from_purple red", "buy red"]
    assert choices(play(state, "cast to_purple yellow")) == ["cast from_purple red", "buy red"]


def test_a_spell_that_has_been_used_does_not_help() -> None:
    player = Player(goods="1 purple 1 action", cores=SPELLS["from_purple"], used="a4")
    assert "trial fire" not in choices(position(player, Player(), Player()))


def test_draining_is_not_done_for_one() -> None:
    state = turn("1 blue 1 action", 1, "crystal_to_mana")
    assert "trial fire" not in choices(state)
    play(state, "convert", "drain blue", "done", "trial fire")
    assert choices(state) == ["buy red"]


def test_going_on_is_paid_in_the_same_way() -> None:
    state = play(turn("1 red 1 yellow 1 action", 0, "to_purple"), "trial fire")
    assert choices(state) == ["go on", "stop", "convert"]
    play(state, "go on")
    assert choices(state) == ["cast to_purple yellow"]
    play(state, "cast to_purple yellow")
    assert marks(state, 0) == {"fire": 2}


# --- What a space costs: everything, against the rules played out by brute force


Purse = tuple[tuple[int, ...], int, frozenset[str]]  # goods, mana, spells that are ready
COSTS = {0: "red", 1: "purple", 2: "red yellow", 7: "red purple"}  # of the next space of Fire from here
RICHEST = 20


def converted(purse: Purse, *, selling: bool) -> set[Purse]:
    """All that the rules let somebody make of this in the trial phase, in any order."""
    seen: set[Purse] = set()
    queue = [purse]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        queue += [after for after in conversions(*here, selling) if min(after[0]) >= 0 and after[1] >= 0]
    return seen


def conversions(goods: tuple[int, ...], mana: int, ready: frozenset[str], selling: bool) -> Iterator[Purse]:
    def made(spent: int | None, gained: int | None, price: int, spell: str = "") -> Purse:
        after = list(goods)
        if spent is not None:
            after[spent] -= 1
        if gained is not None:
            after[gained] += 1
        return tuple(after), min(mana - price, RICHEST), ready - {spell}

    purple, action = 3, 4
    yield made(None, action, 2)
    for colour in range(4):
        yield made(None, colour, 4)
        if selling and "crystal_to_mana" in ready:
            yield made(colour, None, -3, "crystal_to_mana")
    for good in range(5):
        if selling:
            yield made(good, None, -1)
    for colour in range(3):
        if "to_purple" in ready:
            yield made(colour, purple, 0, "to_purple")
        if "from_purple" in ready:
            yield made(purple, colour, 0, "from_purple")
        if "action_to_crystal" in ready:
            yield made(action, colour, 0, "action_to_crystal")


def pays(purses: set[Purse], mark: int) -> bool:
    """Whether one of these has what the next space of Fire costs, and the token."""
    need = [COSTS[mark].split().count(name) for name in COLOURS] + [1]
    return any(all(have >= n for have, n in zip(goods, need, strict=True)) for goods, _, _ in purses)


def small_purses() -> Iterator[tuple[tuple[int, ...], int]]:
    for counts in product(range(2), range(2), range(1), range(2), range(3)):
        if sum(counts[:4]) <= 2:
            yield from ((counts, n) for n in range(5))


def written(goods: tuple[int, ...]) -> str:
    return " ".join(f"{n} {name}" for n, name in zip(goods, GOOD_NAMES, strict=True) if n)


def sets_of_spells(*names: str) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


MAKERS = ("to_purple", "from_purple", "action_to_crystal")  # spells that make crystals


@pytest.mark.parametrize("spells", sets_of_spells(*MAKERS), ids="+".join)
def test_a_trial_is_offered_exactly_if_goods_spells_and_mana_pay_for_it(spells: tuple[str, ...]) -> None:
    for mark in COSTS:
        for goods_, mana_ in small_purses():
            state = turn(written(goods_), mana_, *spells, marks=f"fire {mark}")
            possible = pays(converted((goods_, mana_, frozenset(spells)), selling=False), mark)
            assert ("trial fire" in choices(state)) == possible, (mark, written(goods_), mana_)


@pytest.mark.parametrize("spells", sets_of_spells(*MAKERS), ids="+".join)
def test_whoever_begins_a_trial_can_pay_for_it_whatever_they_choose(spells: tuple[str, ...]) -> None:
    for mark in COSTS:
        for goods_, mana_ in small_purses():
            state = turn(written(goods_), mana_, *spells, marks=f"fire {mark}")
            if "trial fire" in choices(state):
                queue = [play(state, "trial fire")]
                while queue:
                    here = queue.pop()
                    if kind(here) != "pay":
                        assert marks(here, 0) == {"fire": mark + 1}
                        continue
                    assert here.legal_actions() != []
                    for action in here.legal_actions():
                        after = here.copy()
                        after.apply_action(action)
                        queue.append(after)


# --- What the rules allow can be done


def visits(state: State) -> Iterator[State]:
    """The question itself, and after every visit to convert."""
    yield state
    if "convert" in choices(state):
        for _, after in everywhere(state):
            if kind(after) == "turn":
                yield after


def tiny_purses() -> Iterator[tuple[tuple[int, ...], int]]:
    return ((goods, mana) for goods, mana in small_purses() if sum(goods) <= 2 and mana <= 2)


@pytest.mark.parametrize("spells", sets_of_spells(*SPELLS), ids="+".join)
def test_every_trial_that_the_rules_allow_can_be_begun_after_converting(spells: tuple[str, ...]) -> None:
    for goods_, mana_ in tiny_purses():
        if pays(converted((goods_, mana_, frozenset(spells)), selling=True), 1):
            state = turn(written(goods_), mana_, *spells, marks="fire 1")
            assert any("trial fire" in choices(after) for after in visits(state)), (written(goods_), mana_)


@pytest.mark.parametrize("spells", sets_of_spells(*SPELLS), ids="+".join)
def test_all_mana_that_the_rules_allow_can_be_made_before_resting(spells: tuple[str, ...]) -> None:
    for goods_, mana_ in tiny_purses():
        best = max(mana + sum(goods) for goods, mana, _ in converted((goods_, mana_, frozenset(spells)), selling=True))
        found = max(worth(after) for after in visits(turn(written(goods_), mana_, *spells)))
        assert found == best, (written(goods_), mana_)


def worth(state: State) -> int:
    """The mana that resting now would lead to."""
    return mana(state, 0) + sum(goods(state, 0).values())


def test_two_spells_of_one_sort_on_a_mat_of_another_box_both_help_to_pay() -> None:
    """Fire 3 costs red and yellow; two purple crystals become both."""

    def edit(plain: dict[str, Any]) -> None:
        plain["mats"][0]["grid"][3][0] = "from_purple"

    player = Player(goods="2 purple 1 action", cores="red a4, blue d1", marks="fire 2")
    state = position(player, Player(), Player(), components=changed(edit))
    play(state, "trial fire", "cast from_purple yellow")
    assert choices(state) == ["cast from_purple red"]
    play(state, "cast from_purple red")
    assert [marks(state, 0), goods(state, 0), used(state, 0)] == [{"fire": 3}, {}, ["a4", "d1"]]


def test_spells_can_be_cast_though_the_mana_track_of_another_box_is_full_and_short() -> None:
    box = changed(lambda plain: plain["mana_track"].update(max=1))
    player = Player(goods="1 blue", mana=1, cores=SPELLS["to_purple"])
    assert "convert" in choices(position(player, Player(), Player(), components=box))


def test_a_token_becomes_a_crystal_and_that_three_mana_in_one_turn() -> None:
    state = turn("1 action", 0, "action_to_crystal", "crystal_to_mana")
    assert max(mana(after, 0) for after in visits(state)) == 3


def test_a_token_becomes_a_crystal_and_that_a_purple_one_to_be_stored() -> None:
    cores = f"{SPELLS['to_purple']}, {SPELLS['action_to_crystal']}, red c2"
    state = position(Player(goods="1 action", cores=cores), Player(), Player())
    assert any(goods(after, 0) == {"purple": 1} for after in visits(state))
