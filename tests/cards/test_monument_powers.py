"""The powers of monuments."""

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
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deck, display, hand, in_play, is_over, is_turned, on, pool, round_number

MIX = ["gain elan", "gain life", "gain calm", "gain death"]


def test_solomons_mine_gives_a_gold() -> None:
    check_plain(Plain("solomons_mine 1", turn=True, gain="1 gold"))
    check_plain_needs(Plain("solomons_mine 1", turn=True, gain="1 gold"))


def test_temple_ignores_life_loss_by_turning() -> None:
    check_shield(Shield("temple 1", turn=True))
    check_shield_needs(Shield("temple 1", turn=True))


@pytest.mark.parametrize("kind", ["elan", "life", "calm", "death", "gold"])
def test_colossus_turns_to_get_a_gold_on_it_for_any_essence(kind: str) -> None:
    state = play(alone(f"2 {kind}", "colossus(1 gold)"), "use colossus 1", f"pay {kind}")
    assert (pool(state, 0), on(state, "colossus")) == ({kind: 1}, {"gold": 2})
    assert (is_turned(state, "colossus"), state.current_player()) == (True, 1)


@pytest.mark.parametrize("kind", ["elan", "life", "calm", "death", "gold"])
def test_mausoleum_gets_a_death_on_it_for_any_essence_and_does_not_turn(kind: str) -> None:
    state = play(alone(f"2 {kind}", "mausoleum"), "use mausoleum 1", f"pay {kind}")
    assert (pool(state, 0), on(state, "mausoleum")) == ({kind: 1}, {"death": 1})
    assert (is_turned(state, "mausoleum"), state.current_player()) == (False, 1), "one action each"
    play(state, "pass", "item protection", "use mausoleum 1", f"pay {kind}")
    assert (pool(state, 0), on(state, "mausoleum")) == ({}, {"death": 2})


@pytest.mark.parametrize("card", ["colossus", "mausoleum"])
def test_a_monument_that_takes_an_essence_needs_one_in_the_pool_and_to_be_straight(card: str) -> None:
    assert not offers(alone("", f"{card}(9 gold)"), f"{card} 1")
    assert not offers(alone("9 gold", f"{card}(turned)"), f"{card} 1")


def test_library_draws_a_card() -> None:
    state = play(alone("1 gold", "library", hand="hawk", deck="vault prism"), "use library 1")
    assert (state.current_player(), choices(state)) == (codes.CHANCE, ["deal prism", "deal vault"])
    play(state, "deal vault")
    assert (hand(state, 0), deck(state, 0), pool(state, 0)) == (["hawk", "vault"], ["prism"], {"gold": 1})
    assert (is_turned(state, "library"), state.current_player()) == (True, 1)


def test_library_may_draw_nothing_but_must_be_straight() -> None:
    state = play(alone(cards="library"), "use library 1")
    assert (hand(state, 0), is_turned(state, "library"), state.current_player()) == ([], True, 1)
    assert not offers(alone(cards="library(turned)", deck="vault"), "library 1")


def test_oracle_looks_at_three_cards_of_a_deck_and_puts_them_back_in_any_order() -> None:
    own = Player("4 gold", "oracle", deck="vault prism crypt hawk")
    state = position(own, Player(), monuments="temple library colossus obelisk")
    play(state, "use oracle 1")
    assert choices(state) == ["look own", "look monuments"]
    looked = play(state.copy(), "look own", "deal vault", "deal crypt", "deal hawk")
    assert choices(looked) == ["return crypt", "return hawk", "return vault"]
    play(looked, "return hawk", "return vault", "return crypt", "pass", "item protection", "pass", "item reanimate")
    assert hand(looked, 0) == ["hawk"], "the first one put back lies on top"
    play(state, "look monuments", "deal temple", "deal library", "deal colossus")
    assert choices(state) == ["return colossus", "return library", "return temple"]
    play(state, "return library", "return temple", "return colossus")
    assert (is_turned(state, "oracle"), state.current_player()) == (True, 1)
    play(state, "pass", "item protection", "claim top")
    assert "library" in in_play(state, 0)


def test_oracle_may_look_at_nothing_but_must_be_straight() -> None:
    state = play(alone(cards="oracle"), "use oracle 1")
    assert (is_turned(state, "oracle"), state.current_player()) == (True, 1)
    assert not offers(alone(cards="oracle(turned)", deck="crypt"), "oracle 1")


@pytest.mark.parametrize("card", ["great_pyramid", "hanging_gardens"])
def test_a_monument_without_powers_offers_none(card: str) -> None:
    assert not any(card in choice for choice in choices(alone("9 elan 9 gold", card)))


# --- Obelisk


def test_obelisk_gives_six_essences_of_choice_but_gold_as_part_of_the_claim() -> None:
    state = position(Player("5 gold"), Player(), centre="obelisk temple", monuments="oracle library")
    play(state, "claim obelisk")
    assert (pool(state, 0), state.current_player(), choices(state)) == ({"gold": 1}, 0, MIX)
    assert display(state) == ["temple"], "no monument is shown before they are chosen"
    play(state, *["gain life"] * 4, "gain death", "gain death")
    assert pool(state, 0) == {"life": 4, "death": 2, "gold": 1}
    assert (state.current_player(), choices(state)) == (codes.CHANCE, ["deal library", "deal oracle"])
    play(state, "deal oracle")
    assert (display(state), state.current_player(), is_turned(state, "obelisk")) == (["oracle", "temple"], 1, False)


def test_obelisk_gives_them_when_claimed_unseen_too() -> None:
    state = position(Player("4 gold"), Player(), centre="temple", monuments="obelisk library")
    play(state, "claim top", "deal obelisk")
    assert choices(state) == MIX
    play(state, *["gain elan"] * 6)
    assert (pool(state, 0), state.current_player(), "obelisk" in in_play(state, 0)) == ({"elan": 6}, 1, True)


def test_obelisk_gives_them_once() -> None:
    state = alone("9 gold", "obelisk")
    assert not any("obelisk" in choice for choice in choices(state))
    play(state, "pass", "item protection", "pass", "item reanimate")
    assert pool(state, 0) == {"gold": 9}, "and nothing in Collect"


# --- Golden Statue. The rival's points are 1 for the token, and more for what is in play.


def round_ends(statue: str, gold: int, own: str = "", passed: tuple[int, ...] = (0,)) -> State:
    """The rival passes last; seat 0, who has the statue and the token, is asked in the victory check."""
    state = position(Player(f"{gold} gold", f"{statue} {own}"), Player(), turn=1, passed=passed)
    return play(state, "pass", "item protection")


def test_golden_statue_may_add_three_points_to_a_victory_check_for_three_gold() -> None:
    state = round_ends("golden_statue", 4, "great_pyramid colossus")  # 1 + 3 + 2, and 1 for the token
    assert (state.current_player(), choices(state)) == (0, ["react golden_statue 1", "decline"])
    play(state, "react golden_statue 1")
    assert (state.points(), pool(state, 0), is_turned(state, "golden_statue")) == ([10, 0], {"gold": 1}, True)
    assert (is_over(state), state.returns()) == (True, [1.0, 0.0])


def test_golden_statues_points_and_gold_are_gone_after_the_check() -> None:
    state = round_ends("golden_statue", 4, "great_pyramid")
    play(state, "react golden_statue 1")
    assert (state.points(), pool(state, 0)) == ([5, 0], {"gold": 1})
    assert not is_turned(state, "golden_statue"), "a new round has begun"
    assert (state.current_player(), round_number(state)) == (0, 2)


def test_golden_statue_may_be_left_alone() -> None:
    state = play(round_ends("golden_statue", 4, "great_pyramid colossus"), "decline")
    assert (state.points(), pool(state, 0), round_number(state)) == ([7, 0], {"gold": 4}, 2)


def test_golden_statue_is_not_offered_without_three_gold_or_turned_or_as_an_action() -> None:
    for state in (round_ends("golden_statue", 2), round_ends("golden_statue(turned)", 3)):
        assert (state.current_player(), round_number(state)) == (0, 2), "nobody was asked"
    assert not any("golden_statue" in choice for choice in choices(alone("9 gold", "golden_statue")))


@pytest.mark.parametrize("forcing", ["coral_castle", "sorcerers_bestiary"])
@pytest.mark.parametrize("passed", [(), (0,)])
def test_golden_statue_answers_a_check_that_a_rival_forces_passed_or_not(forcing: str, passed: tuple[int, ...]) -> None:
    own = Player("3 gold", "golden_statue great_pyramid colossus")
    state = position(own, Player(play=forcing), turn=1, passed=passed)
    play(state, f"use {forcing} 1")
    assert (state.current_player(), choices(state)) == (0, ["react golden_statue 1", "decline"])
    play(state, "react golden_statue 1")
    assert (state.points()[0], state.returns()) == (10, [1.0, 0.0])


def test_golden_statue_stays_turned_and_its_gold_spent_where_a_forced_check_ends_nothing() -> None:
    own = Player("3 gold", "golden_statue coral_castle")
    state = play(position(own, Player()), "use coral_castle 1", "react golden_statue 1")
    assert (state.points(), pool(state, 0)) == ([5, 0], {}), "1 + 3, and 1 for the token"
    assert (is_turned(state, "golden_statue"), state.current_player()) == (True, 1)
    play(state, "pass", "item protection", "pass", "item reanimate")
    assert round_number(state) == 2, "it was not asked again at the end of the round"
