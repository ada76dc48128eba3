"""The powers of mages."""

from __future__ import annotations

import pytest

from cards.scene import (
    Plain,
    Shield,
    alone,
    check_plain,
    check_plain_needs,
    check_shield,
    check_shield_needs,
    offers,
    play,
)
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deck, hand, in_play, is_turned, pool

MIX = ["gain elan", "gain life", "gain calm", "gain death"]
PLAIN = [
    Plain("duelist 1", turn=True, pay="1 death", put="1 gold"),
    Plain("necromancer 1", turn=True, pay="2 life", put="3 death"),
]


@pytest.mark.parametrize("card", PLAIN, ids=str)
def test_a_power_without_choice_costs_and_gives_what_is_printed(card: Plain) -> None:
    check_plain(card)


@pytest.mark.parametrize("card", PLAIN, ids=str)
def test_a_power_without_choice_needs_its_price_and_a_straight_mage(card: Plain) -> None:
    check_plain_needs(card)


def test_healer_ignores_life_loss_by_turning() -> None:
    check_shield(Shield("healer 1", turn=True))
    check_shield_needs(Shield("healer 1", turn=True))


def test_alchemist_makes_two_gold_out_of_any_four() -> None:
    state = play(alone("2 elan 1 death 2 gold", "alchemist"), "use alchemist 1")
    play(state, "pay elan", "pay elan", "pay death", "pay gold")
    assert (pool(state, 0), is_turned(state, "alchemist"), state.current_player()) == ({"gold": 3}, True, 1)


def test_alchemist_gives_an_essence_of_choice_but_no_gold() -> None:
    state = play(alone("", "alchemist"), "use alchemist 2")
    assert choices(state) == MIX
    play(state, "gain calm")
    assert (pool(state, 0), is_turned(state, "alchemist"), state.current_player()) == ({"calm": 1}, True, 1)


def test_alchemist_needs_four_essences_for_the_first_power_and_to_be_straight_for_both() -> None:
    assert not offers(alone("2 elan 1 gold", "alchemist(9 elan)"), "alchemist 1")
    assert offers(alone("3 elan 1 gold", "alchemist"), "alchemist 1")
    for power in ("alchemist 1", "alchemist 2"):
        assert not offers(alone("9 elan", "alchemist(turned)"), power)


def test_transmuter_makes_three_essences_of_choice_but_gold_out_of_any_two() -> None:
    state = play(alone("1 elan 1 life 1 gold", "transmuter"), "use transmuter 1", "pay elan", "pay gold")
    assert choices(state) == MIX
    play(state, "gain elan", "gain elan", "gain death")
    assert pool(state, 0) == {"elan": 2, "life": 1, "death": 1}, "a kind that was paid may be gained"
    assert (is_turned(state, "transmuter"), state.current_player()) == (True, 1)


def test_transmuter_needs_two_essences_in_the_pool_and_to_be_straight() -> None:
    assert not offers(alone("1 gold", "transmuter(9 elan)"), "transmuter 1")
    assert offers(alone("1 gold 1 life", "transmuter"), "transmuter 1")
    assert not offers(alone("9 gold", "transmuter(turned)"), "transmuter 1")


def test_scholar_draws_a_card_for_any_essence() -> None:
    state = play(alone("1 life 1 gold", "scholar", hand="hawk", deck="vault prism"), "use scholar 1")
    assert choices(state) == ["pay life", "pay gold"]
    play(state, "pay life")
    assert (state.current_player(), choices(state)) == (codes.CHANCE, ["deal prism", "deal vault"])
    play(state, "deal vault")
    assert (hand(state, 0), deck(state, 0), pool(state, 0)) == (["hawk", "vault"], ["prism"], {"gold": 1})
    assert (is_turned(state, "scholar"), state.current_player()) == (True, 1)


def test_scholar_may_draw_nothing_but_needs_an_essence_and_to_be_straight() -> None:
    state = play(alone("1 gold", "scholar"), "use scholar 1", "pay gold")
    assert (hand(state, 0), pool(state, 0), state.current_player()) == ([], {}, 1)
    assert not offers(alone("", "scholar(1 elan)", deck="vault"), "scholar 1")
    assert not offers(alone("1 gold", "scholar(turned)", deck="vault"), "scholar 1")


def test_seer_looks_at_three_cards_and_puts_them_back_in_any_order() -> None:
    state = position(Player("", "seer", deck="vault prism crypt hawk"), Player(), monuments="temple oracle library")
    play(state, "use seer 1")
    assert choices(state) == ["look own", "look monuments"]
    play(state, "look own", "deal vault", "deal crypt", "deal hawk")
    assert choices(state) == ["return crypt", "return hawk", "return vault"]
    play(state, "return vault", "return crypt", "return hawk")
    assert (is_turned(state, "seer"), state.current_player(), sorted(deck(state, 0))) == (
        True,
        1,
        ["crypt", "hawk", "prism", "vault"],
    )
    play(state, "pass", "item protection", "pass", "item reanimate")
    assert hand(state, 0) == ["vault"]


def test_seer_may_look_at_the_monuments_or_at_nothing_but_must_be_straight() -> None:
    state = position(Player("4 gold", "seer"), Player(), monuments="temple oracle")
    play(state, "use seer 1", "look monuments", "deal oracle", "deal temple")
    assert choices(state) == ["return oracle", "return temple"], "there are no more"
    play(state, "return temple", "return oracle", "pass", "item protection", "claim top")
    assert "temple" in in_play(state, 0)
    nothing = play(alone(cards="seer"), "use seer 1")
    assert (is_turned(nothing, "seer"), nothing.current_player()) == (True, 1)
    assert not offers(alone(cards="seer(turned)", deck="crypt"), "seer 1")


# --- Straightening


def test_druid_straightens_one_own_turned_creature() -> None:
    creatures = "celestial_horse guard_dog hawk mermaid nightingale sea_serpent treant"
    others = "fire_dragon(turned) windup_man(turned) sacred_grove(turned)"
    own = " ".join(f"{card}(turned)" for card in creatures.split()) + f" {others} druid"
    state = play(alone("1 gold", own), "use druid 1")
    assert choices(state) == [f"straighten {card}" for card in creatures.split()], "Windup Man is not a creature"
    play(state, "straighten treant")
    assert (is_turned(state, "treant"), is_turned(state, "hawk"), is_turned(state, "druid")) == (False, True, True)
    assert (pool(state, 0), state.current_player()) == ({"gold": 1}, 1)


def test_druid_may_straighten_nothing_but_must_be_straight() -> None:
    state = position(Player("", "druid hawk crypt(turned)"), Player(play="treant(turned)"))
    play(state, "use druid 1")
    assert (is_turned(state, "druid"), is_turned(state, "crypt"), state.current_player()) == (True, True, 1)
    assert not offers(alone("9 gold", "druid(turned) hawk(turned)"), "druid 1")


def test_witch_straightens_any_own_component_for_any_two() -> None:
    own = "witch hawk(turned) vault research(turned) temple(turned) dragons_lair(turned)"
    state = position(Player("1 elan 1 life 1 gold", own), Player(play="crypt(turned) seer(turned) oracle(turned)"))
    play(state, "use witch 1", "pay elan", "pay gold")
    targets = ["hawk", "witch", "research", "temple", "dragons_lair"]
    assert choices(state) == [f"straighten {card}" for card in targets]
    play(state, "straighten dragons_lair")
    assert (is_turned(state, "dragons_lair"), is_turned(state, "witch"), is_turned(state, "hawk")) == (
        False,
        True,
        True,
    )
    assert (pool(state, 0), state.current_player()) == ({"life": 1}, 1)


def test_witch_is_usable_without_effect_for_then_she_straightens_herself() -> None:
    state = play(alone("2 gold", "witch hawk"), "use witch 1", "pay gold", "pay gold")
    assert choices(state) == ["straighten witch"]
    play(state, "straighten witch")
    assert (pool(state, 0), is_turned(state, "witch"), state.current_player()) == ({}, False, 1)
    assert not offers(alone("1 gold", "witch(9 elan)"), "witch 1"), "two essences of the pool"
    assert not offers(alone("9 gold", "witch(turned)"), "witch 1")


def test_artificer_has_no_power() -> None:
    state = alone("9 elan", "artificer")
    assert not any("artificer" in choice for choice in choices(state))
