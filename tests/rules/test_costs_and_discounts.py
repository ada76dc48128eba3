"""Costs (rulebook page 6): what is paid, essences of choice, and discounts, which add up and never go below nothing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.res_arcana.cards.artifacts import ARTIFACTS
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.position_builder import Player, position
from conclave.games.res_arcana.vocab import DRAGON
from table import choices, discards, every_bag, in_play, is_turned, play, pool

PLENTY = "9 elan 9 life 9 calm 9 death 9 gold"


def placing(card: str, pool: str, play: str = "") -> State:
    """It is the turn of a player with this card in hand."""
    return position(Player(pool=pool, play=play, hand=card), Player())


def may_place(card: str, pool: str, play: str = "") -> bool:
    return f"place {card}" in choices(placing(card, pool, play))


# --- Without discounts


def test_a_number_is_how_many_of_that_essence_are_paid() -> None:
    state = play(placing("bone_dragon", PLENTY), "place bone_dragon")
    assert pool(state, 0) == {"elan": 9, "life": 8, "calm": 9, "death": 5, "gold": 9}


def test_a_fixed_cost_leaves_nothing_to_choose() -> None:
    state = play(placing("windup_man", PLENTY), "place windup_man")
    assert state.current_player() == 1
    assert pool(state, 0) == {"elan": 8, "life": 8, "calm": 8, "death": 9, "gold": 8}


def test_essences_of_choice_are_any_mix_gold_included() -> None:
    state = play(placing("crypt", "3 death 1 elan 2 gold"), "place crypt")
    assert pool(state, 0) == {"elan": 1, "death": 1, "gold": 2}, "the two Death are paid at once"
    assert every_bag(state) == {"elan death gold", "elan gold gold", "death gold gold"}
    play(state, "pay elan", "pay gold", "pay gold")
    assert pool(state, 0) == {"death": 1}
    assert state.current_player() == 1


def test_essences_of_choice_cannot_be_paid_with_what_one_does_not_have() -> None:
    state = play(placing("tree_of_life", "1 life 1 calm 1 death"), "place tree_of_life")
    assert every_bag(state) == {"calm death"}
    with pytest.raises(IllegalAction):
        play(state, "pay life")


def test_a_cost_with_essences_of_choice_needs_as_many_essences_in_all() -> None:
    assert may_place("crypt", "5 death")
    assert may_place("crypt", "2 death 1 elan 1 life 1 gold")
    assert not may_place("crypt", "4 death")
    assert not may_place("crypt", "1 death 9 elan")
    assert not may_place("vault", "1 gold")
    assert may_place("vault", "2 gold")


def test_gold_stands_for_no_other_essence_of_a_cost() -> None:
    assert not may_place("hawk", "1 life 9 gold")
    assert not may_place("dwarven_pickaxe", "9 gold")


def test_nothing_stands_for_gold() -> None:
    assert not may_place("dragon_egg", "9 elan 9 life 9 calm 9 death")
    assert not may_place("athanor", "9 elan")


# --- The Artificer


def test_the_artificer_takes_one_essence_off_an_artifacts_cost() -> None:
    state = play(placing("fire_dragon", "6 elan", "artificer"), "place fire_dragon")
    assert every_bag(state) == {"elan elan elan elan elan"}
    assert may_place("fire_dragon", "5 elan", "artificer")
    assert not may_place("fire_dragon", "4 elan 9 gold", "artificer")


def test_the_payer_chooses_which_symbol_the_discount_removes() -> None:
    state = play(placing("elemental_spring", "2 elan 1 life 1 calm", "artificer"), "place elemental_spring")
    assert every_bag(state) == {"elan elan life", "elan elan calm", "elan life calm"}
    play(state, "pay elan", "pay life", "pay calm")
    assert pool(state, 0) == {"elan": 1}


def test_the_discount_may_remove_an_essence_one_does_not_have() -> None:
    assert may_place("hawk", "1 life", "artificer")
    assert may_place("hawk", "1 calm", "artificer")
    assert not may_place("hawk", "9 elan 9 death 9 gold", "artificer")
    state = play(placing("hawk", "3 life", "artificer"), "place hawk", "pay life")
    assert pool(state, 0) == {"life": 2}
    assert state.current_player() == 1


def test_the_discount_may_remove_a_symbol_of_choice_or_a_printed_one() -> None:
    state = play(placing("tree_of_life", "1 elan 1 life 1 gold", "artificer"), "place tree_of_life")
    assert every_bag(state) == {"elan life", "elan gold", "life gold"}
    assert may_place("tree_of_life", "2 gold", "artificer")
    assert may_place("crypt", "1 death 3 gold", "artificer")
    assert not may_place("crypt", "9 gold", "artificer")


def test_the_artificer_never_takes_off_gold() -> None:
    assert not may_place("dragon_egg", "9 elan 9 life 9 calm 9 death", "artificer")
    assert not may_place("athanor", "9 elan", "artificer")
    assert not may_place("horn_of_plenty", "1 gold 9 elan", "artificer")
    state = play(placing("horn_of_plenty", "2 gold", "artificer"), "place horn_of_plenty")
    assert pool(state, 0) == {}
    assert state.current_player() == 1


def test_the_artificer_reduces_gold_and_one_other_essence_to_the_gold() -> None:
    for card in ("athanor", "ring_of_midas", "vault", "sacrificial_dagger"):
        state = play(placing(card, "1 gold", "artificer"), f"place {card}")
        assert pool(state, 0) == {}
        assert card in in_play(state, 0)
        assert state.current_player() == 1


def test_gold_may_pay_for_a_symbol_of_choice_beside_the_gold_of_the_cost() -> None:
    state = play(placing("vault", "2 gold 1 elan"), "place vault")
    assert every_bag(state) == {"elan", "gold"}


def test_an_artifact_that_costs_nothing_still_costs_nothing_with_a_discount() -> None:
    state = play(placing("prism", "", "artificer"), "place prism")
    assert [pool(state, 0), state.current_player()] == [{}, 1]


def test_a_cost_of_one_essence_is_reduced_to_nothing() -> None:
    state = play(placing("guard_dog", "3 elan", "artificer"), "place guard_dog")
    assert [pool(state, 0), state.current_player()] == [{"elan": 3}, 1]
    assert may_place("dwarven_pickaxe", "", "artificer")


def test_the_artificers_discount_is_for_artifacts_only() -> None:
    player = Player(pool="3 gold 8 death 5 elan 5 life 4 calm", play="artificer calm_elan")
    state = position(player, Player(), centre="catacombs_of_the_dead coral_castle oracle", monuments="temple")
    assert not [text for text in choices(state) if text.startswith("claim")]
    rich = position(Player(pool="4 gold 9 death", play="artificer"), Player(), centre="catacombs_of_the_dead oracle")
    assert pool(play(rich, "claim catacombs_of_the_dead"), 0) == {"gold": 4}


def test_the_artificers_discount_is_for_its_owner_only() -> None:
    state = position(Player(pool="5 elan", hand="fire_dragon"), Player(play="artificer"))
    assert "place fire_dragon" not in choices(state)


# --- Dragon discounts


@pytest.mark.parametrize("source", ["dragon_bridle", "dragons_lair"])
def test_a_dragon_discount_takes_three_off_dragons_only(source: str) -> None:
    assert may_place("water_dragon", "3 calm", source)
    assert not may_place("water_dragon", "2 calm 9 gold", source)
    assert not may_place("treant", "2 elan 2 life", source), "a Creature"
    assert not may_place("dragon_egg", "9 elan", source), "not a Dragon"
    assert not may_place("dragon_teeth", "1 elan", source), "not a Dragon"


def test_the_sea_serpent_is_a_dragon_for_discounts() -> None:
    state = play(placing("sea_serpent", "6 calm 3 life", "dragon_bridle"), "place sea_serpent")
    assert every_bag(state) == {
        "calm calm calm calm calm calm",
        "life calm calm calm calm calm",
        "life life calm calm calm calm",
        "life life life calm calm calm",
    }


def test_discounts_add_up() -> None:
    assert may_place("sea_serpent", "2 calm", "artificer dragon_bridle dragons_lair")
    assert may_place("sea_serpent", "1 life 1 calm", "artificer dragon_bridle dragons_lair")
    assert not may_place("sea_serpent", "1 calm 9 gold", "artificer dragon_bridle dragons_lair")


def test_a_cost_reduced_below_zero_is_zero() -> None:
    state = play(placing("fire_dragon", "2 elan 1 gold", "artificer dragon_bridle dragons_lair"), "place fire_dragon")
    assert pool(state, 0) == {"elan": 2, "gold": 1}
    assert state.current_player() == 1
    assert may_place("bone_dragon", "", "dragon_bridle dragons_lair")


def test_discounts_apply_while_their_component_is_turned() -> None:
    turned = "artificer(turned) dragon_bridle(turned) dragons_lair(turned)"
    assert may_place("earth_dragon", "", turned)
    assert may_place("hawk", "1 calm", turned)


def test_a_wind_dragons_symbols_of_choice_count_for_the_discount() -> None:
    assert may_place("wind_dragon", "1 calm 4 gold", "dragon_bridle")
    assert may_place("wind_dragon", "2 elan 3 calm", "dragon_bridle")
    assert not may_place("wind_dragon", "9 gold", "dragon_bridle"), "four Calm cannot all be removed"
    assert not may_place("wind_dragon", "4 calm", "dragon_bridle"), "eight symbols less three"
    state = play(placing("wind_dragon", "2 elan 4 calm", "dragon_bridle"), "place wind_dragon")
    assert every_bag(state) == {"elan calm calm calm calm", "elan elan calm calm calm"}


def test_a_discount_is_no_gift_when_an_artifact_is_placed_for_free() -> None:
    state = position(Player(pool="4 elan", play="dragon_teeth dragon_bridle artificer", hand="earth_dragon"), Player())
    play(state, "use dragon_teeth 2", "summon earth_dragon")
    assert pool(state, 0) == {"elan": 1}
    assert "earth_dragon" in in_play(state, 0)
    assert state.current_player() == 1


# --- Discounts of powers


def test_the_dragon_egg_takes_four_off_a_dragon_from_hand() -> None:
    state = position(Player(pool="3 elan", play="dragon_egg", hand="fire_dragon hawk sea_serpent"), Player())
    play(state, "use dragon_egg 1")
    assert choices(state) == ["summon fire_dragon", "decline"]
    play(state, "summon fire_dragon", "pay elan", "pay elan")
    assert pool(state, 0) == {"elan": 1}
    assert discards(state, 0) == ["dragon_egg"]
    assert not is_turned(state, "fire_dragon")


def test_the_dragon_egg_adds_to_other_discounts() -> None:
    player = Player(pool="1 gold", play="dragon_egg dragon_bridle", hand="earth_dragon")
    state = play(position(player, Player()), "use dragon_egg 1", "summon earth_dragon")
    assert pool(state, 0) == {"gold": 1}
    assert "earth_dragon" in in_play(state, 0)
    assert state.current_player() == 1


def test_example_the_crypt_reduces_gold_and_one_other_essence_to_the_gold() -> None:
    state = position(Player(pool="1 death 1 gold", play="crypt", discards="athanor"), Player())
    play(state, "use crypt 2", "summon athanor")
    assert pool(state, 0) == {}
    assert "athanor" in in_play(state, 0)
    assert discards(state, 0) == []


@pytest.mark.parametrize("card", ["athanor", "dragon_egg", "horn_of_plenty", "vault", "windup_man"])
def test_the_crypt_never_takes_off_gold(card: str) -> None:
    state = position(Player(pool="9 elan 9 life 9 calm 9 death", play="crypt", discards=card), Player())
    play(state, "use crypt 2")
    assert state.current_player() == 1, "it cannot be paid without Gold, so there is nothing to place"
    assert discards(state, 0) == [card]


def test_the_crypt_takes_two_off_what_is_not_gold() -> None:
    state = position(Player(pool="1 death 1 gold 1 elan 1 life 1 calm", play="crypt", discards="windup_man"), Player())
    play(state, "use crypt 2", "summon windup_man")
    assert pool(state, 0) == {"elan": 1, "life": 1, "calm": 1}, "the Gold and the Death are paid"
    assert every_bag(state) == {"elan", "life", "calm"}


def test_crypt_and_artificer_add_up() -> None:
    player = Player(pool="1 death 1 gold", play="crypt artificer", discards="windup_man hypnotic_basin treant")
    state = play(position(player, Player()), "use crypt 2")
    assert choices(state) == ["summon windup_man", "decline"]
    assert pool(play(state, "summon windup_man"), 0) == {}


def test_crypt_artificer_and_bridle_add_up_for_a_dragon() -> None:
    player = Player(pool="1 death", play="crypt artificer dragon_bridle", discards="fire_dragon earth_dragon")
    state = play(position(player, Player()), "use crypt 2")
    assert choices(state) == ["summon fire_dragon", "decline"]
    assert pool(play(state, "summon fire_dragon"), 0) == {}


def test_the_bestiary_charges_the_dragons_own_cost_less_discounts() -> None:
    player = Player(pool="4 gold 4 elan", play="sorcerers_bestiary dragon_bridle")
    state = position(player, Player(discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", "pay gold", "pay gold", "pay gold", "pay gold")
    assert choices(state) == ["summon fire_dragon", "decline"]
    play(state, "summon fire_dragon", "pay elan", "pay elan", "pay elan")
    assert pool(state, 0) == {"elan": 1}
    assert "fire_dragon" in in_play(state, 0)


def test_without_a_discount_the_bestiary_charges_the_whole_cost() -> None:
    state = position(Player(pool="4 gold 5 elan", play="sorcerers_bestiary"), Player(discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", "pay gold", "pay gold", "pay gold", "pay gold")
    assert state.current_player() == 1, "five Elan do not pay for it"
    state = position(Player(pool="4 gold 6 elan", play="sorcerers_bestiary"), Player(discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", "pay gold", "pay gold", "pay gold", "pay gold", "summon fire_dragon")
    assert [pool(state, 0), state.current_player()] == [{}, 1]


# --- Every cost, against the rule written down once more in other words

DISCOUNTS = {  # components: how much they take off, of which cards, and whether Gold is spared
    "": [],
    "artificer": [(1, "all", True)],
    "dragon_bridle": [(3, "dragons", False)],
    "artificer dragon_bridle": [(1, "all", True), (3, "dragons", False)],
    "artificer dragon_bridle dragons_lair": [(1, "all", True), (3, "dragons", False), (3, "dragons", False)],
}
POOLS = (
    PLENTY,
    "2 elan 2 life 2 calm 2 death 2 gold",
    "4 elan 1 gold",
    "3 calm 3 life",
    "5 death 2 gold",
    "1 gold",
    "",
)


def payments(symbols: list[str], pool: Counter[str], discounts: list[tuple[int, str, bool]]) -> set[tuple[str, ...]]:
    """All that may be paid: each discount strikes symbols out, then each symbol is paid in its kind, "any" in any."""
    prices = {tuple(sorted(symbols))}
    for amount, _, spares_gold in discounts:
        for _ in range(amount):
            prices = {struck for price in prices for struck in strike_one(price, spares_gold)}
    paid: set[tuple[str, ...]] = set()
    for price in prices:
        fixed = tuple(kind for kind in price if kind != "any")
        for chosen in combinations_with_replacement(KIND_NAMES, price.count("any")):
            bag = tuple(sorted((*fixed, *chosen)))
            if all(pool[kind] >= n for kind, n in Counter(bag).items()):
                paid.add(bag)
    return paid


def strike_one(price: tuple[str, ...], spares_gold: bool) -> set[tuple[str, ...]]:
    """The price less one symbol; unchanged where there is none to strike out."""
    struck = {price[:i] + price[i + 1 :] for i, kind in enumerate(price) if not (spares_gold and kind == "gold")}
    return struck or {price}


def paid_for(state: State, before: Counter[str]) -> set[tuple[str, ...]]:
    """All that the engine lets the player pay until it is the rival's turn."""
    if state.current_player() != 0:
        return {tuple(sorted((before - Counter(pool(state, 0))).elements()))}
    found = set()
    for action in state.legal_actions():
        then = state.copy()
        then.apply_action(action)
        found |= paid_for(then, before)
    return found


@pytest.mark.parametrize("discounts", DISCOUNTS)
@pytest.mark.parametrize("purse", POOLS)
def test_every_artifact_is_paid_for_in_just_the_ways_that_the_rule_allows(discounts: str, purse: str) -> None:
    before = Counter({kind: int(n) for n, kind in zip(purse.split()[::2], purse.split()[1::2], strict=True)})
    for card in ARTIFACTS:
        if card.id in discounts or card.cost is None:
            continue
        symbols = [kind for kind, n in zip(KIND_NAMES, card.cost.counts, strict=True) for _ in range(n)]
        symbols += ["any"] * card.cost.any
        applying = [one for one in DISCOUNTS[discounts] if one[1] == "all" or card.tags & DRAGON]
        state = placing(card.id, purse, discounts)
        allowed = payments(symbols, before, applying)
        assert (f"place {card.id}" in choices(state)) == bool(allowed), card.id
        if allowed:
            assert paid_for(play(state, f"place {card.id}"), before) == allowed, card.id


# --- Costs of powers


def test_the_whole_cost_of_a_power_must_be_paid() -> None:
    for short in ("3 elan 3 life 3 calm", "1 elan 1 life 1 death", "9 gold"):
        state = position(Player(pool=short, play="alchemists_tower"), Player())
        assert "use alchemists_tower 1" not in choices(state)
    state = position(Player(pool="1 elan 1 life 1 calm 1 death", play="alchemists_tower"), Player())
    assert pool(play(state, "use alchemists_tower 1"), 0) == {}


def test_essences_on_components_pay_no_costs() -> None:
    player = Player(pool="1 elan", play="dragon_teeth(9 elan) calm_elan", hand="fire_dragon")
    assert choices(position(player, Player())) == [
        "discard fire_dragon for gold",
        "discard fire_dragon for two",
        "pass",
    ]


def test_essences_of_choice_in_a_powers_cost_may_be_gold() -> None:
    state = play(position(Player(pool="3 gold 1 elan", play="alchemist"), Player()), "use alchemist 1")
    assert every_bag(state) == {"elan gold gold gold"}
