"""What every component gives in Collect, and what it does to essences that are left on it."""

from __future__ import annotations

import pytest

from cards.scene import amounts, collecting, play
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, is_turned, on, pool

INCOME = {
    "catacombs_of_the_dead": "1 death",
    "chalice_of_fire": "2 elan",
    "chalice_of_life": "1 life 1 calm",
    "corrupt_altar": "1 life 1 death",
    "dancing_sword": "1 elan 1 death",
    "druid": "1 life",
    "duelist": "1 elan",
    "dwarven_mines": "1 gold",
    "elemental_spring": "1 elan 1 life 1 calm",
    "flaming_pit": "1 elan",
    "fountain_of_youth": "1 life",
    "hawk": "1 calm",
    "hypnotic_basin": "2 calm",
    "mermaid": "1 calm",
    "necromancer": "1 death",
    "seer": "1 calm",
    "sunken_reef": "1 gold",
    "temple": "1 life",
    "treant": "2 life",
}
CHOICE = {  # how many, of which kinds
    "alchemists_tower": (3, "elan life calm death"),
    "calm_elan": (1, "elan calm"),
    "celestial_horse": (2, "elan life calm"),
    "death_life": (1, "life death"),
    "hanging_gardens": (3, "elan life calm death"),
    "healer": (1, "life calm"),
    "witch": (1, "life death"),
}
CONDITION = {"vault", "windup_man", "cursed_forge"}
ACTIONS = "pass"  # what somebody is asked after Collect


@pytest.mark.parametrize("card", INCOME)
def test_an_income_without_choice_comes_by_itself(card: str) -> None:
    state = collecting("1 gold", card)
    assert pool(state, 0) == amounts("1 gold", INCOME[card])
    assert (state.current_player(), choices(state)[-1]) == (1, ACTIONS), "Collect is over; the First Player acts"
    assert (on(state, card), is_turned(state, card)) == ({}, False)


@pytest.mark.parametrize("card", CHOICE)
def test_an_income_of_choice_is_asked_for(card: str) -> None:
    number, kinds = CHOICE[card]
    state = collecting("1 gold", card)
    assert (state.current_player(), choices(state)) == (0, [f"gain {kind}" for kind in kinds.split()])
    mix = [kinds.split()[0]] * (number - 1) + kinds.split()[-1:]
    play(state, *(f"gain {kind}" for kind in mix))
    assert pool(state, 0) == amounts("1 gold", *(f"1 {kind}" for kind in mix))
    assert (state.current_player(), choices(state)[-1]) == (1, ACTIONS)


@pytest.mark.parametrize("card", CHOICE)
def test_any_of_its_kinds_may_be_chosen_again_and_again(card: str) -> None:
    number, kinds = CHOICE[card]
    for kind in kinds.split():
        state = play(collecting(cards=card), *[f"gain {kind}"] * number)
        assert (pool(state, 0), state.current_player()) == ({kind: number}, 1)


@pytest.mark.parametrize("component", [c.id for c in ALL if c.id not in {*INCOME, *CHOICE, *CONDITION}])
def test_no_other_component_gives_anything(component: str) -> None:
    state = collecting("1 gold", component)
    assert (pool(state, 0), on(state, component), state.current_player()) == ({"gold": 1}, {}, 1)


# --- Essences on components


@pytest.mark.parametrize(
    "component", ["athanor", "dragon_teeth", "necromancer", "research", "mausoleum", "sacred_grove"]
)
def test_stored_essences_may_be_taken_all_of_them_or_none(component: str) -> None:
    income = amounts("1 death") if component == "necromancer" else {}
    state = collecting("", f"{component}(2 elan 1 gold)")
    assert (state.current_player(), choices(state)) == (0, [f"take {component}", "done"])
    left = play(state.copy(), "done")
    assert (pool(left, 0), on(left, component), left.current_player()) == (income, {"elan": 2, "gold": 1}, 1)
    play(state, f"take {component}")
    assert (pool(state, 0), on(state, component), state.current_player()) == (income | {"elan": 2, "gold": 1}, {}, 1)


def test_taking_is_decided_for_each_component() -> None:
    state = collecting("", "athanor(2 elan) dragon_teeth(3 elan) duelist(1 gold)")
    assert choices(state) == ["take athanor", "take dragon_teeth", "take duelist", "done"]
    play(state, "take athanor", "take duelist")
    assert pool(state, 0) == {"elan": 3, "gold": 1}, "and one Elan from Duelist"
    assert (on(state, "dragon_teeth"), state.current_player()) == ({"elan": 3}, 1)


def test_vault_pays_two_essences_of_choice_but_gold_where_its_gold_is_left() -> None:
    state = collecting("", "vault(2 gold)")
    assert choices(state) == ["take vault", "done"]
    play(state, "done")
    assert (state.current_player(), choices(state)) == (0, ["gain elan", "gain life", "gain calm", "gain death"])
    play(state, "gain life", "gain death")
    assert (pool(state, 0), on(state, "vault"), state.current_player()) == ({"life": 1, "death": 1}, {"gold": 2}, 1)


def test_vault_pays_nothing_where_the_gold_is_taken_or_none_was_there() -> None:
    taken = play(collecting("", "vault(2 gold 1 calm)"), "take vault")
    assert (pool(taken, 0), on(taken, "vault"), taken.current_player()) == ({"calm": 1, "gold": 2}, {}, 1)
    assert (pool(collecting("", "vault"), 0), collecting("", "vault").current_player()) == ({}, 1)
    only_calm = play(collecting("", "vault(3 calm)"), "done")
    assert (pool(only_calm, 0), on(only_calm, "vault"), only_calm.current_player()) == ({}, {"calm": 3}, 1)


def test_vault_pays_once_however_much_gold_is_left_turned_or_not() -> None:
    state = play(collecting("", "vault(turned, 5 gold)"), "done", "gain elan", "gain elan")
    assert (pool(state, 0), on(state, "vault"), state.current_player()) == ({"elan": 2}, {"gold": 5}, 1)


@pytest.mark.parametrize(
    ("before", "after"), [("1 gold", "3 gold"), ("3 gold", "5 gold"), ("2 elan 1 death", "4 elan 3 death")]
)
def test_windup_man_grows_by_two_of_every_kind_left_on_it(before: str, after: str) -> None:
    state = play(collecting("", f"windup_man({before})"), "done")
    assert (pool(state, 0), on(state, "windup_man"), state.current_player()) == ({}, amounts(after), 1)


def test_windup_man_does_not_grow_where_it_is_emptied_or_was_empty() -> None:
    taken = play(collecting("", "windup_man(3 gold 1 calm)"), "take windup_man")
    assert (pool(taken, 0), on(taken, "windup_man"), taken.current_player()) == ({"calm": 1, "gold": 3}, {}, 1)
    empty = collecting("", "windup_man")
    assert (pool(empty, 0), on(empty, "windup_man"), empty.current_player()) == ({}, {}, 1)


# --- Cursed Forge


def test_cursed_forge_takes_a_death_or_turns() -> None:
    state = collecting("2 death 1 gold", "cursed_forge")
    assert (state.current_player(), choices(state)) == (0, ["accept", "decline"])
    paid = play(state.copy(), "accept")
    assert (pool(paid, 0), is_turned(paid, "cursed_forge"), paid.current_player()) == (
        {"death": 1, "gold": 1},
        False,
        1,
    )
    play(state, "decline")
    assert (pool(state, 0), is_turned(state, "cursed_forge"), state.current_player()) == (
        {"death": 2, "gold": 1},
        True,
        1,
    )


def test_cursed_forge_turns_by_itself_without_a_death() -> None:
    state = collecting("9 elan 9 gold", "cursed_forge")
    assert (is_turned(state, "cursed_forge"), state.current_player()) == (True, 1)
    assert pool(state, 0) == {"elan": 9, "gold": 9}


@pytest.mark.parametrize(
    ("others", "answers"),
    [
        ("necromancer", []),  # income
        ("death_life", ["gain death"]),
        ("hanging_gardens", ["gain life", "gain life", "gain death"]),
        ("athanor(1 death)", ["take athanor"]),
        ("vault(1 gold)", ["done", "gain life", "gain death"]),
        ("sacrificial_pit(1 death)", ["take sacrificial_pit"]),
    ],
)
def test_cursed_forge_may_be_settled_with_what_was_just_collected(others: str, answers: list[str]) -> None:
    state = play(collecting("", f"cursed_forge {others}"), *answers)
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert (pool(state, 0).get("death", 0), is_turned(state, "cursed_forge")) == (0, False)


def test_a_cursed_forge_that_turned_is_of_no_use_in_that_round_but_scores() -> None:
    own = Player("4 elan 2 gold 1 life", "cursed_forge(2 gold)")
    state = play(position(own, Player(play="vault(1 gold)"), first=1, phase="collect"), "take vault", "done")
    play(state, "pass", "item protection")
    assert (state.current_player(), is_turned(state, "cursed_forge"), state.points()[0]) == (0, True, 3)
    assert "use cursed_forge 1" not in choices(state)
