"""What the powers of artifacts cost and give: essences for oneself. Cards and Life are in files of their own."""

from __future__ import annotations

import pytest

from cards.scene import Plain, alone, check_plain, check_plain_needs, component, offers, play
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, in_play, is_turned, on, points, pool

PLAIN = [
    Plain("athanor 1", turn=True, pay="1 elan", put="2 elan"),
    Plain("chalice_of_life 1", pay="2 calm", put="2 calm 1 life"),
    Plain("corrupt_altar 1", pay="2 life", put="3 elan"),
    Plain("crypt 1", turn=True, gain="2 death"),
    Plain("dragon_teeth 1", pay="2 elan", put="3 elan"),
    Plain("dwarven_pickaxe 1", turn=True, pay="1 elan", gain="1 gold"),
    Plain("fiery_whip 1", turn=True, gain="3 elan", rivals="1 elan"),
    Plain("flaming_pit 1", turn=True, pay="1 life", gain="1 elan 1 death"),
    Plain("fountain_of_youth 1", pay="2 death", put="2 calm 1 life"),
    Plain("hand_of_glory 1", turn=True, gain="2 death", rivals="1 death"),
    Plain("horn_of_plenty 2", turn=True, gain="1 gold"),
    Plain("jeweled_statuette 1", turn=True, gain="3 death", rivals="1 death"),
    Plain("ring_of_midas 1", pay="2 life", put="1 gold"),
    Plain("ring_of_midas 2", turn=True, put="1 gold"),
    Plain("sacrificial_dagger 1", turn=True, pay="1 life", put="3 death"),
    Plain("tree_of_life 1", turn=True, gain="3 life", rivals="1 life"),
    Plain("vault 1", turn=True, put="1 gold"),
]


@pytest.mark.parametrize("card", PLAIN, ids=str)
def test_a_power_without_choice_costs_and_gives_what_is_printed(card: Plain) -> None:
    check_plain(card)


@pytest.mark.parametrize("card", PLAIN, ids=str)
def test_a_power_without_choice_needs_its_price_and_a_straight_card(card: Plain) -> None:
    check_plain_needs(card)


# --- Essences of choice


def test_horn_of_plenty_gives_three_essences_of_choice_but_no_gold() -> None:
    state = play(alone(cards="horn_of_plenty"), "use horn_of_plenty 1")
    assert choices(state) == ["gain elan", "gain life", "gain calm", "gain death"]
    play(state, "gain life", "gain death", "gain death")
    assert (pool(state, 0), is_turned(state, "horn_of_plenty")) == ({"life": 1, "death": 2}, True)
    assert state.current_player() == 1


def test_both_powers_of_horn_of_plenty_turn_it() -> None:
    state = alone(cards="horn_of_plenty(turned)")
    assert not offers(state, "horn_of_plenty 1")
    assert not offers(state, "horn_of_plenty 2")


@pytest.mark.parametrize("kind", ["elan", "life", "calm", "death"])
def test_magical_shard_gives_one_essence_of_choice_but_no_gold(kind: str) -> None:
    state = play(alone(cards="magical_shard"), "use magical_shard 1")
    assert choices(state) == ["gain elan", "gain life", "gain calm", "gain death"]
    play(state, f"gain {kind}")
    assert (pool(state, 0), is_turned(state, "magical_shard"), state.current_player()) == ({kind: 1}, True, 1)
    assert not offers(alone(cards="magical_shard(turned)"), "magical_shard 1")


def test_cursed_skull_takes_a_life_for_three_essences_on_it_neither_life_nor_gold() -> None:
    state = play(alone("1 life 1 gold", "cursed_skull"), "use cursed_skull 1")
    assert choices(state) == ["gain elan", "gain calm", "gain death"]
    play(state, "gain elan", "gain death", "gain death")
    assert pool(state, 0) == {"gold": 1}
    assert on(state, "cursed_skull") == {"elan": 1, "death": 2}
    assert (is_turned(state, "cursed_skull"), state.current_player()) == (True, 1)


def test_cursed_skull_needs_a_life_and_to_be_straight() -> None:
    assert not offers(alone("9 elan 9 calm 9 death 9 gold", "cursed_skull(9 life)"), "cursed_skull 1")
    assert not offers(alone("1 life", "cursed_skull(turned)"), "cursed_skull 1")


def test_prism_makes_two_essences_of_choice_out_of_any_one() -> None:
    state = play(alone("1 elan 1 gold", "prism"), "use prism 1")
    assert choices(state) == ["pay elan", "pay gold"]
    play(state, "pay gold")
    assert choices(state) == ["gain elan", "gain life", "gain calm", "gain death"]
    play(state, "gain elan", "gain calm")
    assert (pool(state, 0), is_turned(state, "prism"), state.current_player()) == ({"elan": 2, "calm": 1}, True, 1)


def test_prism_1_needs_an_essence_and_both_powers_need_it_straight() -> None:
    assert not offers(alone("", "prism(1 elan)"), "prism 1")
    assert not offers(alone("1 elan", "prism(turned)"), "prism 1")
    assert not offers(alone("1 elan", "prism(turned)"), "prism 2")


@pytest.mark.parametrize("card", ["prism", "magical_shard"])
def test_a_card_that_costs_nothing_is_free_but_placing_it_is_the_action(card: str) -> None:
    state = play(alone("", hand=card), f"place {card}")
    assert card in in_play(state, 0)
    assert (pool(state, 0), state.current_player()) == ({}, 1)


# --- X identical


def test_athanor_spends_six_elan_of_its_own_to_turn_x_of_one_kind_into_gold() -> None:
    state = play(alone("9 elan 4 calm 1 gold", "athanor(7 elan 1 life)"), "use athanor 2")
    assert on(state, "athanor") == {"elan": 1, "life": 1}
    assert choices(state) == ["kind elan", "kind calm", "kind gold", "decline"]
    play(state, "kind calm")
    assert choices(state) == ["number 1", "number 2", "number 3", "number 4"]
    play(state, "number 3")
    assert pool(state, 0) == {"elan": 9, "calm": 1, "gold": 4}
    assert (is_turned(state, "athanor"), state.current_player()) == (True, 1)


def test_athanor_2_needs_six_elan_on_the_card_itself_and_to_be_straight() -> None:
    assert not offers(alone("9 elan", "athanor(5 elan 9 calm)"), "athanor 2")
    assert not offers(alone("9 elan", "athanor(turned, 6 elan)"), "athanor 2")
    assert offers(alone("", "athanor(6 elan)"), "athanor 2")


def test_philosophers_stone_takes_any_two_and_turns_x_of_one_kind_into_gold() -> None:
    state = alone("1 elan 5 death 1 gold", "philosophers_stone")
    play(state, "use philosophers_stone 1", "pay elan", "pay gold")
    assert choices(state) == ["kind death", "decline"]
    play(state, "kind death", "number 5")
    assert (pool(state, 0), state.current_player()) == ({"gold": 5}, 1)
    assert is_turned(state, "philosophers_stone")


def test_philosophers_stone_needs_two_essences_and_to_be_straight() -> None:
    assert not offers(alone("1 gold", "philosophers_stone"), "philosophers_stone 1")
    assert offers(alone("1 gold 1 elan", "philosophers_stone"), "philosophers_stone 1")
    assert not offers(alone("9 gold", "philosophers_stone(turned)"), "philosophers_stone 1")


@pytest.mark.parametrize(("paid", "others"), [("elan", "life calm death"), ("gold", "elan life calm death")])
def test_prism_turns_x_of_one_kind_into_one_other_kind_but_gold(paid: str, others: str) -> None:
    state = play(alone(f"4 {paid} 1 life", "prism"), "use prism 2")
    assert sorted(choices(state)) == sorted([f"kind {paid}", "kind life", "decline"])
    play(state, f"kind {paid}", "number 3")
    assert choices(state) == [f"kind {kind}" for kind in others.split()]
    play(state, "kind death")
    assert pool(state, 0) == {paid: 1, "life": 1, "death": 3}
    assert (is_turned(state, "prism"), state.current_player()) == (True, 1)


@pytest.mark.parametrize(
    ("power", "card", "essences", "fee", "left"),
    [
        ("athanor 2", "athanor(6 elan)", "2 calm", [], {"calm": 2}),
        ("philosophers_stone 1", "philosophers_stone", "3 calm", ["pay calm", "pay calm"], {"calm": 1}),
        ("prism 2", "prism", "2 calm", [], {"calm": 2}),
    ],
)
def test_x_may_be_nothing(power: str, card: str, essences: str, fee: list[str], left: dict[str, int]) -> None:
    state = play(alone(essences, card), f"use {power}", *fee, "decline")
    assert (pool(state, 0), state.current_player()) == (left, 1)
    assert is_turned(state, component(power))


def test_an_empty_pool_leaves_nothing_but_an_x_of_nothing() -> None:
    stone = play(alone("2 elan", "philosophers_stone"), "use philosophers_stone 1", "pay elan", "pay elan")
    assert (pool(stone, 0), stone.current_player()) == ({}, 1)
    athanor = play(alone("", "athanor(6 elan)"), "use athanor 2")
    assert (on(athanor, "athanor"), is_turned(athanor, "athanor"), athanor.current_player()) == ({}, True, 1)
    prism = play(alone("", "prism"), "use prism 2")
    assert (is_turned(prism, "prism"), prism.current_player()) == (True, 1)


# --- As many as a rival has


@pytest.mark.parametrize(
    ("card", "counted", "gained"), [("hypnotic_basin", "elan", "calm"), ("treant", "death", "elan")]
)
def test_a_rivals_pool_is_counted_and_stays_as_it_is(card: str, counted: str, gained: str) -> None:
    def scene() -> list[Player]:
        stored = Player(pool=f"1 {counted} 8 life", play=f"sea_serpent(9 {counted})")
        return [Player(pool=f"9 {counted}", play=card), stored, Player(pool=f"4 {counted} 2 gold")]

    state = play(position(*scene(), passed=[2]), f"use {card} 1")
    assert (state.current_player(), choices(state)) == (0, ["rival p2", "rival p3"]), "passed or not"
    play(state, "rival p3")
    assert pool(state, 0) == {counted: 9, gained: 4}
    assert pool(state, 2) == {counted: 4, "gold": 2}
    assert (is_turned(state, card), state.current_player()) == (True, 1)
    play(other := position(*scene(), passed=[2]), f"use {card} 1", "rival p2")
    assert pool(other, 0) == {counted: 9, gained: 1}, "what lies on cards does not count"
    assert pool(other, 1) == {counted: 1, "life": 8}


@pytest.mark.parametrize("card", ["hypnotic_basin", "treant"])
def test_a_rival_without_any_is_a_legal_choice_that_gives_nothing(card: str) -> None:
    state = play(alone("1 gold", card), f"use {card} 1", "rival p2")
    assert (pool(state, 0), is_turned(state, card), state.current_player()) == ({"gold": 1}, True, 1)
    assert not offers(alone("1 gold", f"{card}(turned)"), f"{card} 1")


# --- Spent essences that stay


@pytest.mark.parametrize("kind", ["life", "calm", "gold"])
def test_mermaid_puts_a_spent_calm_life_or_gold_on_any_own_component(kind: str) -> None:
    own = "mermaid hawk(turned) seer transmutation temple sacred_grove"
    state = position(Player("2 elan 2 life 2 calm 2 death 2 gold", own), Player(play="vault"))
    play(state, "use mermaid 1")
    assert choices(state) == ["pay life", "pay calm", "pay gold"]
    play(state, f"pay {kind}")
    targets = ["hawk", "mermaid", "seer", "transmutation", "temple", "sacred_grove"]
    assert choices(state) == [f"put on {target}" for target in targets], "itself and the magic item too, no rival's"
    play(state, "put on sacred_grove")
    assert on(state, "sacred_grove") == {kind: 1}
    assert pool(state, 0) == {"elan": 2, "life": 2, "calm": 2, "death": 2, "gold": 2} | {kind: 1}
    assert (is_turned(state, "mermaid"), state.current_player()) == (True, 1)
    assert points(state, 0) == 1 + 2 + 2 + (1 if kind == "life" else 0), "token, Temple, Grove"


def test_mermaid_needs_calm_life_or_gold_and_to_be_straight() -> None:
    assert not offers(alone("9 elan 9 death", "mermaid(9 calm)"), "mermaid 1")
    assert not offers(alone("9 calm", "mermaid(turned)"), "mermaid 1")
    for kind in ("calm", "life", "gold"):
        assert offers(alone(f"1 {kind}", "mermaid"), "mermaid 1")


def test_what_mermaid_put_on_a_magic_item_is_lost_when_the_item_is_swapped() -> None:
    state = play(alone("1 calm", "mermaid transmutation"), "use mermaid 1", "pay calm", "put on transmutation")
    assert on(state, "transmutation") == {"calm": 1}
    play(state, "pass", "item protection", "pass", "item reanimate")
    # The rival passed first and so begins the new round, in which Transmutation lies empty in the supply.
    assert (pool(state, 0), in_play(state, 0)) == ({"calm": 1}, ["mermaid", "reanimate"])
    play(state, "pass", "item transmutation")
    assert on(state, "transmutation") == {}


@pytest.mark.parametrize("kind", ["elan", "life", "calm", "death", "gold"])
def test_windup_man_keeps_the_one_essence_spent_on_it(kind: str) -> None:
    state = play(alone("1 elan 1 life 1 calm 1 death 1 gold", "windup_man(1 calm)"), "use windup_man 1")
    assert choices(state) == ["pay elan", "pay life", "pay calm", "pay death", "pay gold"]
    play(state, f"pay {kind}")
    assert on(state, "windup_man") == ({"calm": 2} if kind == "calm" else {"calm": 1, kind: 1})
    assert len(pool(state, 0)) == 4
    assert kind not in pool(state, 0)
    assert (is_turned(state, "windup_man"), state.current_player()) == (True, 1)


def test_windup_man_needs_an_essence_in_the_pool_and_to_be_straight() -> None:
    assert not offers(alone("", "windup_man(1 calm)"), "windup_man 1")
    assert not offers(alone("1 calm", "windup_man(turned)"), "windup_man 1")


# --- Straightening


def test_chalice_of_fire_straightens_one_own_turned_component_itself_included() -> None:
    own = "chalice_of_fire hawk(turned) crypt seer(turned) research(turned) temple(turned) dragons_lair(turned)"
    state = position(Player("2 elan", own), Player(play="vault(turned) druid(turned) oracle(turned)"))
    play(state, "use chalice_of_fire 1")
    targets = ["chalice_of_fire", "hawk", "seer", "research", "temple", "dragons_lair"]
    assert choices(state) == [f"straighten {target}" for target in targets]
    play(state, "straighten hawk")
    assert (pool(state, 0), state.current_player()) == ({"elan": 1}, 1)
    assert (is_turned(state, "hawk"), is_turned(state, "chalice_of_fire"), is_turned(state, "seer")) == (
        False,
        True,
        True,
    )


def test_chalice_of_fire_may_straighten_itself_which_changes_nothing() -> None:
    state = play(alone("1 elan", "chalice_of_fire"), "use chalice_of_fire 1")
    assert choices(state) == ["straighten chalice_of_fire"]
    play(state, "straighten chalice_of_fire")
    assert (pool(state, 0), is_turned(state, "chalice_of_fire"), state.current_player()) == ({}, False, 1)


def test_chalice_of_fire_needs_an_elan_and_to_be_straight() -> None:
    assert not offers(alone("9 life 9 calm 9 death 9 gold", "chalice_of_fire"), "chalice_of_fire 1")
    assert not offers(alone("1 elan", "chalice_of_fire(turned)"), "chalice_of_fire 1")


def test_guard_dog_straightens_itself_for_an_elan_while_it_is_turned_only() -> None:
    state = play(alone("2 elan", "guard_dog(turned)"), "use guard_dog 1")
    assert (pool(state, 0), is_turned(state, "guard_dog"), state.current_player()) == ({"elan": 1}, False, 1)
    assert not offers(alone("2 elan", "guard_dog"), "guard_dog 1"), "it is straight"
    assert not offers(alone("9 calm", "guard_dog(turned)"), "guard_dog 1"), "no Elan"
