"""Drawing, looking at decks and putting cards back (rulebook page 8, ruling 18)."""

from __future__ import annotations

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE, SPECTATOR
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    deck,
    deck_size,
    discards,
    display,
    hand,
    hand_size,
    in_play,
    is_turned,
    monuments_left,
    names,
    play,
    pool,
    top,
)

# --- Drawing


@pytest.mark.parametrize(
    ("use", "component", "price"),
    [
        ("elvish_bow 2", "elvish_bow", 0),
        ("hawk 2", "hawk", 0),
        ("library 1", "library", 0),
        ("scholar 1", "scholar", 1),
        ("research 1", "research", 1),
    ],
)
def test_a_power_that_draws_gives_one_card_of_the_deck(use: str, component: str, price: int) -> None:
    state = position(Player(pool="2 calm", play=component, deck="vault prism"), Player())
    play(state, f"use {use}", *["pay calm"] * price)
    assert [state.current_player(), choices(state)] == [CHANCE, ["deal prism", "deal vault"]]
    play(state, "deal prism")
    assert hand(state, 0) == ["prism"]
    assert deck(state, 0) == ["vault"]
    assert state.current_player() == 1


def test_a_draw_from_an_empty_deck_reshuffles_the_discards_first() -> None:
    state = position(Player(play="library", discards="vault prism", hand="hawk"), Player())
    play(state, "use library 1")
    assert choices(state) == ["deal prism", "deal vault"]
    play(state, "deal vault")
    assert [hand(state, 0), deck(state, 0), discards(state, 0)] == [["hawk", "vault"], ["prism"], []]


def test_a_draw_with_deck_and_discards_empty_draws_nothing() -> None:
    state = position(Player(pool="1 gold", play="library research"), Player(), passed=[1])
    play(state, "use library 1")
    assert [hand(state, 0), state.current_player()] == [[], 0]
    play(state, "use research 1", "pay gold")
    assert [hand(state, 0), pool(state, 0)] == [[], {}], "the cost is paid all the same"


def test_passing_with_deck_and_discards_empty_draws_nothing() -> None:
    state = position(Player(hand="hawk"), Player(), Player())
    play(state, "pass", "item calm_elan")
    assert [hand(state, 0), state.current_player()] == [["hawk"], 1]


def test_cards_in_play_and_in_hand_are_not_reshuffled() -> None:
    state = position(Player(play="library vault", hand="hawk", discards="prism"), Player())
    assert choices(play(state, "use library 1")) == ["deal prism"]


# --- Looking at the own deck


@pytest.mark.parametrize("looker", ["hawk", "seer", "oracle"])
def test_the_top_three_cards_of_the_own_deck_are_put_back_in_any_order(looker: str) -> None:
    state = position(Player(play=looker, top="vault prism athanor", deck="treant"), Player(), monuments="temple")
    play(state, f"use {looker} 1")
    assert choices(state) == ["look own", "look monuments"]
    play(state, "look own")
    assert choices(state) == ["return athanor", "return prism", "return vault"]
    play(state, "return prism")
    assert choices(state) == ["return athanor", "return vault"]
    play(state, "return athanor", "return vault")
    assert top(state, 0) == ["prism", "athanor", "vault"], "the first one named lies on top"
    assert deck(state, 0) == ["athanor", "prism", "treant", "vault"]
    assert is_turned(state, looker)
    assert hand(state, 0) == []
    assert state.current_player() == 1


def test_cards_put_back_are_drawn_in_their_new_order() -> None:
    state = position(Player(play="hawk library", deck="vault prism athanor treant"), Player(), passed=[1])
    play(state, "use hawk 1", "look own", "deal vault", "deal prism", "deal athanor")
    play(state, "return athanor", "return vault", "return prism")
    play(state, "use library 1")
    assert hand(state, 0) == ["athanor"]
    play(state, "pass", "item calm_elan")
    assert hand(state, 0) == ["athanor", "vault"]
    assert state.current_player() != CHANCE


def test_only_the_one_who_looks_sees_the_cards() -> None:
    state = position(Player(play="hawk", deck="vault prism athanor treant"), Player())
    play(state, "use hawk 1", "look own", "deal vault", "deal prism", "deal athanor")
    assert names(state.view(0)["you"]["looking"]) == ["athanor", "prism", "vault"]
    assert state.view(1)["you"]["looking"] == []
    assert deck_size(state, 0) == 4, "as the others see it"


def test_a_look_at_an_own_deck_of_two_shows_both_and_puts_both_back() -> None:
    state = position(Player(play="hawk", deck="vault prism"), Player())
    play(state, "use hawk 1", "look own", "deal prism", "deal vault")
    assert choices(state) == ["return prism", "return vault"]
    play(state, "return vault", "return prism")
    assert top(state, 0) == ["vault", "prism"]
    assert state.current_player() == 1


def test_a_look_at_an_own_deck_of_fewer_than_three_reshuffles_the_discards() -> None:
    state = position(Player(play="hawk", top="vault", discards="prism athanor treant"), Player())
    play(state, "use hawk 1", "look own")
    assert choices(state) == ["deal athanor", "deal prism", "deal treant"], "after the one card of the old deck"
    play(state, "deal treant", "deal prism")
    assert choices(state) == ["return prism", "return treant", "return vault"]
    play(state, "return treant", "return vault", "return prism")
    assert top(state, 0) == ["treant", "vault", "prism"]
    assert discards(state, 0) == []
    assert deck(state, 0) == ["athanor", "prism", "treant", "vault"]


def test_fewer_than_three_cards_after_reshuffling_are_all_looked_at() -> None:
    state = position(Player(play="hawk", discards="prism athanor"), Player())
    play(state, "use hawk 1", "look own", "deal prism", "deal athanor")
    assert choices(state) == ["return athanor", "return prism"]
    play(state, "return prism", "return athanor")
    assert [top(state, 0), discards(state, 0), state.current_player()] == [["prism", "athanor"], [], 1]


def test_who_has_neither_deck_nor_discards_can_only_look_at_monuments() -> None:
    state = position(Player(play="hawk", hand="vault"), Player(deck="prism"), monuments="temple")
    assert choices(play(state, "use hawk 1")) == ["look monuments"]


def test_with_no_card_in_either_deck_looking_does_nothing() -> None:
    state = position(Player(play="hawk"), Player(deck="prism"))
    play(state, "use hawk 1")
    assert [state.current_player(), is_turned(state, "hawk")] == [1, True]


# --- Looking at the monument deck


def test_the_top_three_monuments_are_put_back_in_any_order() -> None:
    state = position(
        Player(pool="4 gold", play="seer"), Player(), monuments="temple library obelisk colossus", passed=[1]
    )
    play(state, "use seer 1", "look monuments", "deal temple", "deal library", "deal colossus")
    assert choices(state) == ["return colossus", "return library", "return temple"]
    play(state, "return library", "return temple", "return colossus")
    assert names(state.view(0)["you"]["monuments"]) == ["library", "temple", "colossus"]
    assert state.view(1)["you"]["monuments"] == []
    assert monuments_left(state) == 4
    play(state, "claim top")
    assert "library" in in_play(state, 0)


@pytest.mark.parametrize("looker", ["hawk", "seer", "oracle"])
def test_a_monument_deck_of_two_is_looked_at_whole_and_never_reshuffled(looker: str) -> None:
    state = position(Player(play=looker), Player(), centre="colossus", monuments="temple library")
    play(state, f"use {looker} 1", "look monuments", "deal temple", "deal library")
    assert choices(state) == ["return library", "return temple"]
    play(state, "return temple", "return library")
    assert names(state.view(0)["you"]["monuments"]) == ["temple", "library"]
    assert [display(state), monuments_left(state), state.current_player()] == [["colossus"], 2, 1]


def test_the_display_is_refilled_with_the_monument_put_on_top() -> None:
    state = position(Player(play="seer"), Player(pool="4 gold"), centre="colossus", monuments="temple library")
    play(state, "use seer 1", "look monuments", "deal temple", "deal library", "return temple", "return library")
    play(state, "claim colossus")
    assert display(state) == ["temple"]
    assert state.current_player() == 0


def test_a_rival_may_look_at_the_same_monuments_and_change_their_order() -> None:
    state = position(Player(play="seer"), Player(play="oracle"), monument_top="temple library", monuments="obelisk")
    play(state, "use seer 1", "look monuments", "deal obelisk", "return temple", "return library", "return obelisk")
    play(state, "use oracle 1", "look monuments")
    assert choices(state) == ["return library", "return obelisk", "return temple"]
    play(state, "return obelisk", "return library", "return temple")
    assert names(state.view(1)["you"]["monuments"]) == ["obelisk", "library", "temple"]
    assert state.view(0)["you"]["monuments"] == [], "the first to look no longer knows their order"


# --- Divination


def test_divination_draws_three_and_discards_any_three_of_the_hand() -> None:
    player = Player(play="divination", hand="hawk treant", top="vault prism athanor", deck="crypt")
    state = play(position(player, Player()), "use divination 1")
    assert hand_size(state, 0) == 5
    assert choices(state) == [f"discard {card}" for card in ("athanor", "hawk", "prism", "treant", "vault")]
    play(state, "discard treant", "discard hawk")
    assert choices(state) == [f"discard {card}" for card in ("athanor", "prism", "vault")]
    play(state, "discard prism")
    assert hand(state, 0) == ["athanor", "vault"]
    assert discards(state, 0) == ["hawk", "prism", "treant"]
    assert deck(state, 0) == ["crypt"]
    assert pool(state, 0) == {}
    assert state.current_player() == 1


def test_divination_with_a_deck_of_two_and_no_discards_draws_two_and_discards_two() -> None:
    state = position(Player(play="divination", hand="hawk", top="vault prism"), Player())
    play(state, "use divination 1", "discard hawk", "discard prism")
    assert [hand(state, 0), discards(state, 0), state.current_player()] == [["vault"], ["hawk", "prism"], 1]


def test_divination_reshuffles_in_the_middle_of_its_draw() -> None:
    state = position(Player(play="divination", top="vault", discards="prism athanor crypt"), Player())
    play(state, "use divination 1")
    assert choices(state) == ["deal athanor", "deal crypt", "deal prism"]
    play(state, "deal crypt", "deal athanor")
    assert hand(state, 0) == ["athanor", "crypt", "vault"]
    play(state, "discard athanor", "discard crypt", "discard vault")
    assert [hand(state, 0), deck(state, 0), discards(state, 0)] == [[], ["prism"], ["athanor", "crypt", "vault"]]


def test_divination_with_nothing_to_draw_discards_nothing() -> None:
    state = position(Player(play="divination", hand="hawk vault"), Player())
    play(state, "use divination 1")
    assert [hand(state, 0), discards(state, 0), state.current_player()] == [["hawk", "vault"], [], 1]


def test_divination_does_not_discard_fewer_than_it_drew() -> None:
    state = position(Player(play="divination", top="vault prism athanor"), Player())
    play(state, "use divination 1", "discard athanor", "discard prism")
    assert choices(state) == ["discard vault"]
    with pytest.raises(IllegalAction):
        play(state, "decline")


# --- What is known


def test_rivals_cannot_tell_which_card_was_drawn() -> None:
    state = position(Player(play="library", deck="vault prism"), Player())
    play(state, "use library 1")
    one, other = play(state.copy(), "deal vault"), play(state.copy(), "deal prism")
    assert one.view(1) == other.view(1)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(0) != other.view(0)
    assert [hand_size(one, 0), deck_size(one, 0)] == [1, 1]
