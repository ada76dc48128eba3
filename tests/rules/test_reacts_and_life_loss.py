"""React powers and Life loss (rulebook page 7, rulings 9 and 11)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, discards, every_bag, hand, in_play, is_turned, on, pass_turn, play, pool

BOW = "elvish_bow"  # 1 Life, no way out
IGNORERS = ["chalice_of_life 2", "guard_dog 2", "healer 1", "protection 1", "temple 1", "alchemists_tower 2"]
PURSES = ["", "1 life", "3 life", "1 elan", "1 life 1 gold", "1 life 3 calm 1 gold", "2 death 1 elan", "2 elan 4 gold"]
REPEATABLE = [("dancing_sword 1", "elan"), ("elemental_spring 1", "calm"), ("tree_of_life 2", "life")]


def attacked(*rivals: Player, by: str = BOW, passed: tuple[int, ...] = ()) -> State:
    """Seat 0 uses the first power of this card against the others."""
    state = position(Player(pool="3 life", play=by), *rivals, passed=passed)
    return play(state, f"use {by} 1")


def card_of(react: str) -> str:
    return react.split(maxsplit=1)[0]


# --- Losing


def test_life_loss_takes_life_from_the_pool() -> None:
    state = attacked(Player(pool="3 life 2 gold"), by="water_dragon")
    assert pool(state, 1) == {"life": 1, "gold": 2}
    assert pool(state, 0) == {"life": 3}, "the attacker loses nothing"
    assert is_turned(state, "water_dragon")
    assert state.current_player() == 1, "and now it is the rival's turn"


def test_for_each_life_that_lacks_two_other_essences_are_lost_gold_too() -> None:
    state = attacked(Player(pool="1 life 1 elan 1 calm 1 gold"), by="bone_dragon")
    assert state.current_player() == 1
    assert pool(state, 1) == {"elan": 1, "calm": 1, "gold": 1}
    assert every_bag(state) == {"elan calm", "elan gold", "calm gold"}
    play(state, "lose elan", "lose gold")
    assert pool(state, 1) == {"calm": 1}


def test_without_any_life_two_life_are_four_other_essences() -> None:
    state = attacked(Player(pool="3 death 2 gold"), by="fire_dragon")
    assert every_bag(state) == {"death death death gold", "death death gold gold"}
    play(state, "lose death", "lose death", "lose gold", "lose gold")
    assert pool(state, 1) == {"death": 1}


def test_who_has_enough_life_cannot_lose_other_essences_instead() -> None:
    state = attacked(Player(pool="1 life 9 calm"))
    assert pool(state, 1) == {"calm": 9}
    assert "lose calm" not in choices(state)


def test_essences_on_components_are_safe() -> None:
    state = attacked(Player(play="windup_man(5 life, 5 gold)"))
    assert on(state, "windup_man") == {"life": 5, "gold": 5}
    assert pool(state, 1) == {}


@pytest.mark.parametrize(("before", "after"), [("", {}), ("1 gold", {}), ("1 life", {}), ("1 life 1 elan", {})])
def test_who_cannot_cover_a_loss_loses_what_there_is(before: str, after: dict[str, int]) -> None:
    state = attacked(Player(pool=before), by="sea_serpent")
    while choices(state)[0].startswith("lose"):
        play(state, choices(state)[0])
    assert pool(state, 1) == after


def test_three_others_are_lost_where_four_are_due_and_three_are_there() -> None:
    state = attacked(Player(pool="1 elan 1 calm 1 death"), by="earth_dragon")
    assert every_bag(state) == {"elan calm death"}


def test_one_other_essence_is_lost_where_two_are_due_and_one_is_there() -> None:
    state = play(attacked(Player(pool="1 life 1 death"), by="fire_dragon"), "lose death")
    assert pool(state, 1) == {}


@pytest.mark.parametrize(("weapon", "loss"), [(BOW, 1), ("sea_serpent", 2)])
@pytest.mark.parametrize("purse", PURSES)
def test_every_loss_is_taken_in_just_the_ways_that_the_rule_allows(weapon: str, loss: int, purse: str) -> None:
    before = Counter({kind: int(n) for n, kind in zip(purse.split()[::2], purse.split()[1::2], strict=True)})
    life = min(before["life"], loss)
    others = [kind for kind in before.elements() if kind != "life"]
    lost = min(2 * (loss - life), len(others))
    expected = {tuple(sorted([*bag, *["life"] * life])) for bag in combinations(others, lost)}
    state = attacked(Player(pool=purse, play="calm_elan"), by=weapon)
    bags = every_bag(state) if choices(state)[0].startswith("lose") else {""}
    left = pool(state, 1)
    taken = sorted((before - Counter(left)).elements())
    assert {tuple(sorted([*taken, *bag.split()])) for bag in bags} == expected


def test_every_rival_loses_in_seat_order_from_the_attacker() -> None:
    state = position(Player(pool="2 elan"), Player(pool="2 death"), Player(play=BOW), Player(pool="2 calm"), turn=2)
    play(state, f"use {BOW} 1")
    for seat, kind in ((3, "calm"), (0, "elan"), (1, "death")):
        assert state.current_player() == seat
        play(state, f"lose {kind}", f"lose {kind}")
        assert pool(state, seat) == {}
    assert state.current_player() == 3, "the turn goes on after the attacker"


def test_a_player_who_has_passed_ignores_life_loss() -> None:
    state = attacked(Player(pool="3 life"), Player(pool="3 life", play="healer"), passed=(1,))
    assert [pool(state, seat) for seat in (1, 2)] == [{"life": 3}, {"life": 3}]
    assert [state.current_player(), choices(state)] == [2, ["react healer 1", "decline"]]
    play(state, "decline")
    assert pool(state, 2) == {"life": 2}


def test_an_attack_on_rivals_who_have_all_passed_may_be_made_and_does_nothing() -> None:
    state = attacked(Player(pool="3 life"), Player(pool="3 life"), passed=(1, 2))
    assert [pool(state, seat) for seat in (1, 2)] == [{"life": 3}, {"life": 3}]
    assert is_turned(state, BOW)
    assert state.current_player() == 0


def test_the_attackers_own_reacts_are_not_asked_for() -> None:
    state = position(Player(pool="3 life", play=f"{BOW} healer"), Player(pool="1 life"))
    play(state, f"use {BOW} 1")
    assert pool(state, 0) == {"life": 3}
    assert not is_turned(state, "healer")


# --- The way out that a dragon offers

WAYS_OUT = [("bone_dragon", "death"), ("earth_dragon", "gold"), ("fire_dragon", "calm"), ("water_dragon", "elan")]


@pytest.mark.parametrize(("dragon", "kind"), WAYS_OUT)
def test_a_rival_may_pay_what_the_dragon_asks_to_ignore_it(dragon: str, kind: str) -> None:
    state = attacked(Player(pool=f"3 life 2 {kind}"), by=dragon)
    assert [state.current_player(), choices(state)] == [1, ["accept", "decline"]]
    paid = play(state.copy(), "accept")
    assert pool(paid, 1) == {"life": 3, kind: 1}
    lost = play(state.copy(), "decline")
    assert pool(lost, 1) == {"life": 1, kind: 2}


@pytest.mark.parametrize(("dragon", "kind"), WAYS_OUT)
def test_who_cannot_pay_what_the_dragon_asks_is_not_asked(dragon: str, kind: str) -> None:
    others = " ".join(f"3 {other}" for other in ("elan", "calm", "death", "gold") if other != kind)
    state = attacked(Player(pool=f"3 life {others}"), by=dragon)
    assert pool(state, 1)["life"] == 1
    assert "accept" not in choices(state)


def test_a_card_from_hand_may_be_discarded_to_ignore_the_wind_dragon() -> None:
    state = attacked(Player(pool="3 life", hand="hawk vault"), by="wind_dragon")
    assert choices(state) == ["discard hawk", "discard vault", "decline"]
    play(state, "discard vault")
    assert pool(state, 1) == {"life": 3}, "neither lost nor gained"
    assert hand(state, 1) == ["hawk"]
    assert discards(state, 1) == ["vault"]


def test_the_wind_dragon_bites_who_keeps_their_cards_or_has_none() -> None:
    state = play(attacked(Player(pool="3 life", hand="hawk"), by="wind_dragon"), "decline")
    assert [pool(state, 1), hand(state, 1)] == [{"life": 1}, ["hawk"]]
    state = attacked(Player(pool="3 life", play="hawk"), by="wind_dragon")
    assert pool(state, 1) == {"life": 1}


def test_an_artifact_in_play_may_be_destroyed_to_ignore_the_sea_serpent() -> None:
    rival = Player(pool="3 life", play="hawk vault(turned, 2 gold) oracle seer catacombs_of_the_dead")
    state = attacked(rival, by="sea_serpent")
    assert choices(state) == ["destroy hawk", "destroy vault", "decline"], "only artifacts, turned ones too"
    play(state, "destroy vault")
    assert pool(state, 1) == {"life": 3}
    assert discards(state, 1) == ["vault"]
    assert "vault" not in in_play(state, 1)


def test_the_sea_serpent_bites_who_destroys_nothing_or_has_no_artifact() -> None:
    state = play(attacked(Player(pool="3 life", play="hawk"), by="sea_serpent"), "decline")
    assert pool(state, 1) == {"life": 1}
    assert "hawk" in in_play(state, 1)
    state = attacked(Player(pool="3 life", play="oracle seer", hand="hawk"), by="sea_serpent")
    assert pool(state, 1) == {"life": 1}


def test_the_bow_offers_no_way_out() -> None:
    state = attacked(Player(pool="2 life 3 gold 3 calm 3 elan 3 death", hand="hawk", play="vault"))
    assert pool(state, 1)["life"] == 1
    assert choices(state)[-1] == "pass"


def test_each_rival_chooses_their_own_way_out() -> None:
    state = attacked(Player(pool="2 life 1 gold"), Player(pool="2 life 1 gold"), by="earth_dragon")
    play(state, "accept")
    assert state.current_player() == 2
    play(state, "decline")
    assert [pool(state, seat) for seat in (1, 2)] == [{"life": 2}, {"gold": 1}]


# --- Reacts


@pytest.mark.parametrize("react", [*IGNORERS, "coral_castle 2"])
def test_a_react_that_turns_its_component_ignores_one_loss(react: str) -> None:
    component = card_of(react)
    state = attacked(Player(pool="2 life", play=component))
    assert [state.current_player(), choices(state)] == [1, [f"react {react}", "decline"]]
    play(state, f"react {react}")
    assert pool(state, 1) == {"life": 2}
    assert is_turned(state, component)
    assert state.current_player() == 1, "using it is no action"


@pytest.mark.parametrize("react", [*IGNORERS, "coral_castle 2"])
def test_a_react_that_turns_its_component_cannot_be_used_while_that_is_turned(react: str) -> None:
    state = attacked(Player(pool="2 life", play=f"{card_of(react)}(turned)"))
    assert pool(state, 1) == {"life": 1}
    assert f"react {react}" not in choices(state)


@pytest.mark.parametrize(("react", "kind"), REPEATABLE)
@pytest.mark.parametrize("turned", ["", "(turned)"])
def test_a_react_that_turns_nothing_works_turned_or_not(react: str, kind: str, turned: str) -> None:
    component = card_of(react)
    state = attacked(Player(pool=f"3 life 2 {kind}", play=component + turned), by="sea_serpent")
    assert choices(state)[0] == f"react {react}"
    before = pool(state, 1)[kind]
    play(state, f"react {react}")
    assert pool(state, 1)[kind] == before - 1
    assert sum(pool(state, 1).values()) == 4
    assert is_turned(state, component) == (turned != "")


@pytest.mark.parametrize(("react", "kind"), REPEATABLE)
def test_a_react_that_cannot_be_paid_is_not_offered(react: str, kind: str) -> None:
    rich = {"elan": "9 calm 9 death 9 gold", "calm": "9 elan 9 death 9 gold", "life": "9 elan 9 calm 9 death 9 gold"}
    state = attacked(Player(pool=rich[kind], play=card_of(react)))
    assert not any(text.startswith("react") for text in choices(state))


@pytest.mark.parametrize(("react", "kind"), REPEATABLE)
def test_a_react_that_turns_nothing_is_used_again_against_the_next_loss(react: str, kind: str) -> None:
    rival = Player(pool=f"2 {kind} 3 death", play=f"{card_of(react)} horn_of_plenty")
    state = position(Player(play=f"{BOW} fire_dragon"), rival)
    play(state, f"use {BOW} 1", f"react {react}", "use horn_of_plenty 2", "use fire_dragon 1", f"react {react}")
    assert pool(state, 1) == {"death": 3, "gold": 1}
    assert state.current_player() == 1


def test_one_ignore_answers_one_loss() -> None:
    state = position(
        Player(play=f"{BOW} fire_dragon"), Player(pool="4 life 2 elan", play="guard_dog dancing_sword horn_of_plenty")
    )
    play(state, f"use {BOW} 1")
    assert choices(state) == ["react dancing_sword 1", "react guard_dog 2", "decline"]
    play(state, "react guard_dog 2")
    assert state.current_player() == 1, "no second question for the same loss"
    assert pool(state, 1) == {"life": 4, "elan": 2}
    play(state, "use horn_of_plenty 2", "use fire_dragon 1")
    assert choices(state) == ["react dancing_sword 1", "decline"], "the dog is turned"
    play(state, "react dancing_sword 1")
    assert pool(state, 1) == {"life": 4, "elan": 1, "gold": 1}
    assert on(state, "dancing_sword") == {"death": 1}


def test_the_dancing_sword_answers_each_of_three_attacks() -> None:
    attacker = Player(play=f"{BOW} fire_dragon bone_dragon")
    state = position(attacker, Player(pool="3 elan 3 life", play="dancing_sword ring_of_midas corrupt_altar"))
    for weapon, wait in ((BOW, "use ring_of_midas 2"), ("fire_dragon", "use corrupt_altar 1"), ("bone_dragon", "")):
        play(state, f"use {weapon} 1", "react dancing_sword 1")
        if wait:
            play(state, wait)
    assert on(state, "dancing_sword") == {"death": 3}
    assert pool(state, 1) == {"life": 1}, "two went into the Altar"


def test_a_player_need_not_react() -> None:
    state = play(attacked(Player(pool="2 life", play="healer")), "decline")
    assert pool(state, 1) == {"life": 1}
    assert not is_turned(state, "healer")


def test_after_declining_to_react_the_dragons_own_way_out_is_offered() -> None:
    state = attacked(Player(pool="2 life 1 calm", play="healer"), by="fire_dragon")
    assert choices(state) == ["react healer 1", "decline"]
    play(state, "decline")
    assert choices(state) == ["accept", "decline"]
    play(state, "decline")
    assert pool(state, 1) == {"calm": 1}


def test_after_a_react_the_dragons_own_way_out_is_not_offered() -> None:
    state = play(attacked(Player(pool="2 life 1 calm", play="healer"), by="fire_dragon"), "react healer 1")
    assert pool(state, 1) == {"life": 2, "calm": 1}
    assert "accept" not in choices(state)


def test_all_rivals_react_before_their_own_loss_one_after_the_other() -> None:
    rivals = (Player(pool="1 calm", play="healer"), Player(pool="2 life 1 calm"), Player(pool="2 life", play="temple"))
    state = attacked(*rivals, by="fire_dragon")
    asked = []
    for answer in ("decline", "decline", "lose calm", "accept", "react temple 1"):
        asked.append(state.current_player())
        play(state, answer)
    assert asked == [1, 1, 1, 2, 3]
    assert [pool(state, seat) for seat in (1, 2, 3)] == [{}, {"life": 2}, {"life": 2}]


def test_the_dragon_bridle_answers_dragons_only() -> None:
    state = attacked(Player(pool="3 life", play="dragon_bridle"), by="bone_dragon")
    assert choices(state) == ["react dragon_bridle 1", "decline"]
    play(state, "react dragon_bridle 1")
    assert pool(state, 1) == {"life": 3}
    assert is_turned(state, "dragon_bridle")
    bow = attacked(Player(pool="3 life", play="dragon_bridle"))
    assert pool(bow, 1) == {"life": 2}
    assert not is_turned(bow, "dragon_bridle")


def test_the_dragon_bridle_answers_the_sea_serpent_which_is_a_dragon() -> None:
    state = attacked(Player(pool="3 life", play="dragon_bridle"), by="sea_serpent")
    assert choices(state)[0] == "react dragon_bridle 1"


def test_a_react_against_life_loss_answers_dragons_too() -> None:
    state = attacked(Player(pool="3 life", play="dragon_bridle healer"), by="bone_dragon")
    assert choices(state) == ["react dragon_bridle 1", "react healer 1", "decline"]


def test_a_react_is_used_out_of_turn_and_the_turn_goes_on() -> None:
    state = attacked(Player(pool="1 life"), Player(pool="1 life", play="healer"))
    assert state.current_player() == 2
    play(state, "react healer 1")
    assert state.current_player() == 1
    pass_turn(state)
    assert state.current_player() == 2


def test_a_component_turned_for_a_react_has_spent_its_powers() -> None:
    state = position(Player(play=BOW), Player(pool="2 calm", play="chalice_of_life"))
    play(state, f"use {BOW} 1", "react chalice_of_life 2")
    assert "use chalice_of_life 1" not in choices(state)


def test_the_guard_dog_can_straighten_itself_and_guard_again() -> None:
    state = position(Player(play=f"{BOW} fire_dragon"), Player(pool="1 elan 2 life", play="guard_dog"))
    play(state, f"use {BOW} 1", "react guard_dog 2", "use guard_dog 1", "use fire_dragon 1", "react guard_dog 2")
    assert pool(state, 1) == {"life": 2}


def test_the_tree_of_lifes_react_costs_a_life_and_saves_two() -> None:
    state = play(attacked(Player(pool="2 life", play="tree_of_life"), by="bone_dragon"), "react tree_of_life 2")
    assert pool(state, 1) == {"life": 1}


def test_the_golden_statue_does_not_react_to_life_loss() -> None:
    state = attacked(Player(pool="3 gold 1 life", play="golden_statue"))
    assert pool(state, 1) == {"gold": 3}
    assert not any(text.startswith("react") for text in choices(state))
