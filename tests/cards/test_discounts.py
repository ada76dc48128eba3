"""The three abilities that make artifacts cheaper."""

from __future__ import annotations

import pytest

from cards.scene import alone, play
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, every_bag, in_play, pool

# Printed costs: Fire Dragon 6 Elan, Bone Dragon 1 Life + 4 Death, Wind Dragon 4 Calm + 4 any, Hawk 1 Life + 1 Calm,
# Vault 1 Gold + 1 any, Dragon Egg 1 Gold, Guard Dog 1 Elan, Windup Man 1 Elan + 1 Life + 1 Calm + 1 Gold.


def can_place(essences: str, cards: str, card: str) -> bool:
    return f"place {card}" in choices(alone(essences, cards, hand=card))


@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("hawk", ["1 life", "1 calm"], ["", "9 gold 9 elan 9 death"]),
        ("guard_dog", [""], []),
        ("dragon_egg", ["1 gold"], ["9 elan 9 life 9 calm 9 death"]),
        ("vault", ["1 gold"], ["9 elan 9 life 9 calm 9 death"]),
        ("windup_man", ["1 elan 1 life 1 gold", "1 life 1 calm 1 gold"], ["1 elan 1 life 1 calm 9 death", "9 gold"]),
        ("fire_dragon", ["5 elan"], ["4 elan 9 gold"]),
        ("wind_dragon", ["3 calm 4 gold", "4 calm 3 gold"], ["3 calm 3 gold", "2 calm 9 gold"]),
    ],
)
@pytest.mark.parametrize("stance", ["", "(turned)"])
def test_artificer_takes_one_symbol_but_gold_off_every_artifact_turned_or_not(
    card: str, enough: list[str], short: list[str], stance: str
) -> None:
    assert all(can_place(essences, f"artificer{stance}", card) for essences in enough)
    assert not any(can_place(essences, f"artificer{stance}", card) for essences in short)


def test_artificer_helps_with_neither_monuments_nor_places_of_power() -> None:
    state = position(
        Player("3 gold 8 death", "artificer"), Player(), centre="temple catacombs_of_the_dead", monuments="oracle"
    )
    assert not any(choice.startswith("claim") for choice in choices(state))
    exact = position(Player("4 gold 9 death", "artificer"), Player(), centre="temple catacombs_of_the_dead")
    assert choices(exact)[:2] == ["claim temple", "claim catacombs_of_the_dead"]
    play(exact, "claim catacombs_of_the_dead")
    assert pool(exact, 0) == {"gold": 4}


def test_a_rivals_discount_is_of_no_use() -> None:
    state = position(Player("5 elan", hand="fire_dragon"), Player(play="artificer dragon_bridle dragons_lair"))
    assert "place fire_dragon" not in choices(state)


@pytest.mark.parametrize("source", ["dragon_bridle", "dragons_lair", "dragon_bridle(turned)", "dragons_lair(turned)"])
def test_three_symbols_less_for_dragons_turned_or_not(source: str) -> None:
    assert can_place("3 elan", source, "fire_dragon")
    assert not can_place("2 elan 9 gold", source, "fire_dragon")
    assert can_place("1 calm 4 gold", source, "wind_dragon")
    assert not can_place("5 gold", source, "wind_dragon"), "four Calm are not three"
    assert not can_place("4 calm", source, "wind_dragon")
    assert not can_place("", source, "guard_dog"), "no dragon"
    assert not can_place("", source, "dragon_egg"), "an egg is no dragon"
    state = play(alone("4 elan", source, hand="fire_dragon"), "place fire_dragon", *["pay elan"] * 3)
    assert (pool(state, 0), state.current_player(), "fire_dragon" in in_play(state, 0)) == ({"elan": 1}, 1, True)


@pytest.mark.parametrize(
    ("sources", "price"),
    [
        ("artificer", 8),
        ("dragon_bridle", 6),
        ("dragon_bridle artificer", 5),
        ("dragon_bridle dragons_lair", 3),
        ("dragon_bridle(turned) dragons_lair(turned) artificer(turned)", 2),
    ],
)
def test_discounts_add_up(sources: str, price: int) -> None:
    state = alone("3 life 6 calm", sources, hand="sea_serpent")  # 3 Life, 6 Calm
    play(state, "place sea_serpent")
    for _ in range(price):
        play(state, choices(state)[0])
    assert (sum(pool(state, 0).values()), state.current_player()) == (9 - price, 1)
    assert not can_place(f"{price - 1} calm", sources, "sea_serpent")


def test_a_cost_never_goes_below_nothing() -> None:
    state = alone("1 gold", "dragon_bridle dragons_lair artificer", hand="bone_dragon")  # 5 symbols, 7 off
    play(state, "place bone_dragon")
    assert (pool(state, 0), state.current_player()) == ({"gold": 1}, 1)


def test_the_payer_chooses_which_symbols_go() -> None:
    state = play(alone("1 elan 1 life 4 death", "dragon_bridle", hand="bone_dragon"), "place bone_dragon")
    assert every_bag(state) == {"life death", "death death"}
    play(state, "pay death", "pay death")
    assert (pool(state, 0), state.current_player()) == ({"elan": 1, "life": 1, "death": 2}, 1)


def test_gold_is_due_where_no_discount_may_remove_it() -> None:
    state = play(alone("1 elan 1 life 1 calm 2 gold", "artificer", hand="windup_man"), "place windup_man")
    assert (pool(state, 0)["gold"], every_bag(state)) == (1, {"elan life", "elan calm", "life calm"})
    play(state, "pay elan", "pay calm")
    assert (pool(state, 0), state.current_player()) == ({"life": 1, "gold": 1}, 1)
