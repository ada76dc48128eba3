"""The powers of magic items."""

from __future__ import annotations

import pytest

from cards.scene import Shield, alone, check_shield, check_shield_needs, offers, play
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deck, discards, hand, is_turned, pool

MIX = ["gain elan", "gain life", "gain calm", "gain death"]


def test_alchemy_makes_two_gold_out_of_any_four() -> None:
    state = play(alone("3 life 1 calm 1 gold", "alchemy"), "use alchemy 1")
    play(state, "pay life", "pay life", "pay calm", "pay gold")
    assert (pool(state, 0), is_turned(state, "alchemy"), state.current_player()) == ({"life": 1, "gold": 2}, True, 1)


def test_protection_ignores_life_loss_by_turning() -> None:
    check_shield(Shield("protection 1", turn=True))
    check_shield_needs(Shield("protection 1", turn=True))


def test_research_draws_a_card_for_any_essence() -> None:
    state = play(alone("1 life 1 gold", "research", hand="hawk", deck="vault prism"), "use research 1")
    assert choices(state) == ["pay life", "pay gold"]
    play(state, "pay gold")
    assert (state.current_player(), choices(state)) == (codes.CHANCE, ["deal prism", "deal vault"])
    play(state, "deal prism")
    assert (hand(state, 0), deck(state, 0), pool(state, 0)) == (["hawk", "prism"], ["vault"], {"life": 1})
    assert (is_turned(state, "research"), state.current_player()) == (True, 1)


def test_research_may_draw_nothing() -> None:
    state = play(alone("1 gold", "research"), "use research 1", "pay gold")
    assert (hand(state, 0), pool(state, 0), state.current_player()) == ([], {}, 1)


def test_transmutation_makes_three_essences_of_choice_but_gold_out_of_any_three() -> None:
    state = play(alone("1 elan 1 death 2 gold", "transmutation"), "use transmutation 1")
    play(state, "pay death", "pay gold", "pay gold")
    assert choices(state) == MIX
    play(state, "gain life", "gain death", "gain death")
    assert pool(state, 0) == {"elan": 1, "life": 1, "death": 2}, "a kind that was paid may be gained"
    assert (is_turned(state, "transmutation"), state.current_player()) == (True, 1)


def test_reanimate_straightens_any_own_component_for_any_essence() -> None:
    own = "reanimate hawk(turned) vault seer(turned) temple(turned) dragons_lair(turned)"
    state = position(Player("1 elan 1 gold", own), Player(play="crypt(turned) druid(turned) oracle(turned)"))
    play(state, "use reanimate 1")
    assert choices(state) == ["pay elan", "pay gold"]
    play(state, "pay gold")
    targets = ["hawk", "seer", "reanimate", "temple", "dragons_lair"]
    assert choices(state) == [f"straighten {card}" for card in targets]
    play(state, "straighten seer")
    assert (is_turned(state, "seer"), is_turned(state, "reanimate"), is_turned(state, "hawk")) == (False, True, True)
    assert (pool(state, 0), state.current_player()) == ({"elan": 1}, 1)


def test_reanimate_may_straighten_itself_which_changes_nothing() -> None:
    state = play(alone("1 elan", "reanimate"), "use reanimate 1", "pay elan", "straighten reanimate")
    assert (pool(state, 0), is_turned(state, "reanimate"), state.current_player()) == ({}, False, 1)


@pytest.mark.parametrize(("item", "price"), [("alchemy", 4), ("research", 1), ("reanimate", 1), ("transmutation", 3)])
def test_an_item_needs_its_price_in_any_kinds_and_to_be_straight(item: str, price: int) -> None:
    def owner(pool_: str, item_: str) -> bool:
        rival = Player(play="protection")
        return offers(position(Player(pool_, item_, deck="hawk"), rival), f"{item} 1")

    assert owner(f"{price} death", item)
    assert owner(f"1 gold {price - 1} calm", item)
    assert not owner(f"{price - 1} gold", f"{item}(9 elan)"), "what lies on it is not in the pool"
    assert not owner("9 gold", f"{item}(turned)")


@pytest.mark.parametrize("item", ["calm_elan", "death_life"])
def test_an_item_that_collects_has_no_power(item: str) -> None:
    assert not any(item in choice for choice in choices(alone("9 elan 9 gold", item)))


# --- Divination


def test_divination_draws_three_cards_and_discards_any_three_for_nothing() -> None:
    state = alone("1 gold", "divination", hand="athanor windup_man", deck="crypt hawk prism vault")
    play(state, "use divination 1", "deal crypt", "deal hawk", "deal vault")
    assert hand(state, 0) == ["athanor", "crypt", "hawk", "vault", "windup_man"]
    assert choices(state) == [f"discard {card}" for card in hand(state, 0)], "not only those just drawn"
    play(state, "discard athanor", "discard vault", "discard windup_man")
    assert (hand(state, 0), discards(state, 0)) == (["crypt", "hawk"], ["athanor", "vault", "windup_man"])
    assert (deck(state, 0), pool(state, 0)) == (["prism"], {"gold": 1})
    assert (is_turned(state, "divination"), state.current_player()) == (True, 1)


def test_divination_reshuffles_where_the_deck_runs_out() -> None:
    state = alone(cards="divination", deck="crypt", discards="hawk prism vault")
    play(state, "use divination 1", "deal crypt")
    assert (choices(state), discards(state, 0)) == (["deal hawk", "deal prism", "deal vault"], [])
    play(state, "deal prism", "deal vault", "discard crypt", "discard prism", "discard vault")
    assert (hand(state, 0), deck(state, 0), discards(state, 0)) == ([], ["hawk"], ["crypt", "prism", "vault"])


@pytest.mark.parametrize("drawn", [["crypt"], ["crypt", "hawk"]])
def test_divination_discards_as_many_as_could_be_drawn(drawn: list[str]) -> None:
    state = alone(cards="divination", hand="vault", deck=" ".join(drawn))
    play(state, "use divination 1", *(f"deal {card}" for card in drawn), *(f"discard {card}" for card in drawn))
    assert (hand(state, 0), discards(state, 0), state.current_player()) == (["vault"], drawn, 1)


def test_divination_may_draw_nothing_but_must_be_straight() -> None:
    state = play(alone(cards="divination", hand="vault"), "use divination 1")
    assert (hand(state, 0), is_turned(state, "divination"), state.current_player()) == (["vault"], True, 1)
    turned = position(Player(play="divination(turned)", deck="hawk"), Player(play="protection"))
    assert not offers(turned, "divination 1")
