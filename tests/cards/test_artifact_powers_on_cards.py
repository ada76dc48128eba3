"""The powers of artifacts that destroy, discard, place, draw and look at cards."""

from __future__ import annotations

import pytest

from cards.scene import alone, component, offers, play
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deck, discards, every_bag, hand, in_play, is_turned, on, points, pool

MIX = ["gain elan", "gain life", "gain calm", "gain death"]


# --- Destroying for the cost of a card. Printed costs: Vault 1 Gold + 1 any, Tree of Life 1 Life + 2 any, Prism 0.


@pytest.mark.parametrize("destroyer", ["corrupt_altar", "fiery_whip"])
@pytest.mark.parametrize(("victim", "symbols"), [("vault", 2), ("tree_of_life", 3), ("prism", 0), ("sea_serpent", 9)])
def test_a_destroyed_artifact_gives_its_printed_cost_and_two_more_but_no_gold(
    destroyer: str, victim: str, symbols: int
) -> None:
    state = alone("", f"{destroyer} {victim}(turned, 3 gold) artificer")
    play(state, f"use {destroyer} 2", f"destroy {victim}")
    assert choices(state) == MIX
    play(state, *["gain calm"] * (symbols + 1), "gain death")
    assert pool(state, 0) == {"calm": symbols + 1, "death": 1}, "what lay on it is lost; a discount does not count"
    assert (in_play(state, 0)[0], discards(state, 0)) == (destroyer, [victim])
    assert (is_turned(state, destroyer), state.current_player()) == (True, 1)


def test_corrupt_altar_may_destroy_itself_and_loses_what_lies_on_it() -> None:
    state = play(alone("", "corrupt_altar(6 elan) hawk"), "use corrupt_altar 2")
    assert choices(state) == ["destroy corrupt_altar", "destroy hawk"]
    play(state, "destroy corrupt_altar", *["gain life"] * 7)
    assert (pool(state, 0), state.current_player()) == ({"life": 7}, 1), "2 Death + 3 any + 2"
    assert (discards(state, 0), "corrupt_altar" in in_play(state, 0)) == (["corrupt_altar"], False)


def test_fiery_whip_cannot_destroy_itself() -> None:
    state = play(alone("", "fiery_whip hawk vault temple seer"), "use fiery_whip 2")
    assert choices(state) == ["destroy hawk", "destroy vault"], "only artifacts are destroyed"
    assert not offers(alone("9 elan 9 gold", "fiery_whip temple seer dragons_lair"), "fiery_whip 2")


@pytest.mark.parametrize("power", ["corrupt_altar 2", "fiery_whip 2"])
def test_a_turned_destroyer_does_nothing(power: str) -> None:
    assert not offers(alone("9 life", f"{component(power)}(turned) hawk"), power)


def test_jeweled_statuette_destroys_itself_for_two_gold_and_an_elan_and_gives_up_its_point() -> None:
    state = position(Player("1 life", "jeweled_statuette(2 death)"), Player(pool="1 calm"), first=1)
    assert points(state, 0) == 1
    play(state, "use jeweled_statuette 2")
    assert (pool(state, 0), pool(state, 1)) == ({"elan": 1, "life": 1, "gold": 2}, {"calm": 1})
    assert ("jeweled_statuette" in in_play(state, 0), discards(state, 0)) == (False, ["jeweled_statuette"])
    assert (points(state, 0), state.current_player()) == (0, 1)


@pytest.mark.parametrize("power", ["jeweled_statuette 2", "dragon_egg 1", "sacrificial_dagger 2"])
def test_what_destroys_itself_must_be_straight(power: str) -> None:
    card = component(power)
    assert offers(alone("9 elan", card, hand="fire_dragon"), power)
    assert not offers(alone("9 elan", f"{card}(turned)", hand="fire_dragon"), power)


# Printed costs: Windup Man 1 Elan, 1 Life, 1 Calm, 1 Gold; Corrupt Altar 2 Death + 3 any; Prism 0.
@pytest.mark.parametrize(("card", "symbols"), [("windup_man", 4), ("corrupt_altar", 5), ("prism", 0)])
def test_sacrificial_dagger_gives_the_printed_cost_of_a_discarded_card_but_no_gold(card: str, symbols: int) -> None:
    state = play(alone("1 gold", "sacrificial_dagger(3 death)", hand=f"{card} hawk"), "use sacrificial_dagger 2")
    assert sorted(choices(state)) == sorted([f"discard {card}", "discard hawk"])
    play(state, f"discard {card}")
    assert (in_play(state, 0), hand(state, 0)) == (["alchemy"], ["hawk"])
    assert sorted(discards(state, 0)) == sorted(["sacrificial_dagger", card])
    if symbols:
        assert choices(state) == MIX
    play(state, *["gain death"] * symbols)
    assert (pool(state, 0), state.current_player()) == ({"gold": 1} | ({"death": symbols} if symbols else {}), 1)


def test_sacrificial_dagger_needs_a_card_in_hand() -> None:
    assert not offers(alone("9 gold", "sacrificial_dagger", deck="hawk"), "sacrificial_dagger 2")


# --- Placing cards by a power


def test_crypt_places_an_artifact_from_the_own_discards_for_two_less_but_never_less_gold() -> None:
    own = Player("3 death 1 gold", "crypt", hand="prism", discards="vault hand_of_glory tree_of_life windup_man")
    state = play(position(own, Player(discards="magical_shard")), "use crypt 2")
    assert pool(state, 0) == {"death": 2, "gold": 1}, "one Death is paid first"
    # Windup Man: 1 Gold, and one of Elan, Life and Calm would still be due.
    assert choices(state) == ["summon hand_of_glory", "summon tree_of_life", "summon vault", "decline"]
    play(state, "summon vault")
    assert pool(state, 0) == {"death": 2}, "1 Gold + 1 any: the Gold is still due"
    assert (in_play(state, 0)[:2], is_turned(state, "vault"), is_turned(state, "crypt")) == (
        ["crypt", "vault"],
        False,
        True,
    )
    assert (sorted(discards(state, 0)), state.current_player()) == (["hand_of_glory", "tree_of_life", "windup_man"], 1)


def test_crypts_discount_takes_the_symbols_that_the_payer_chooses() -> None:
    state = alone("2 elan 2 death 1 gold", "crypt", discards="hypnotic_basin")  # 1 Elan, 2 Calm, 1 Death
    play(state, "use crypt 2", "summon hypnotic_basin")
    assert every_bag(state) == {"elan death"}, "without any Calm, Elan and Death are due"
    play(state, "pay elan", "pay death")
    assert (pool(state, 0), state.current_player()) == ({"elan": 1, "gold": 1}, 1)
    richer = alone("1 elan 2 calm 2 death 1 gold", "crypt", discards="hypnotic_basin")
    play(richer, "use crypt 2", "summon hypnotic_basin")
    assert every_bag(richer) == {"elan calm", "elan death", "calm calm", "calm death"}


@pytest.mark.parametrize(
    ("others", "card", "price"),
    [
        ("artificer", "corrupt_altar", 2),  # 5 symbols, 3 off
        ("artificer dragon_bridle", "fire_dragon", 0),  # 6 symbols, 6 off
        ("dragon_bridle dragons_lair", "wind_dragon", 0),  # 8 symbols, 8 off
        ("dragon_bridle dragons_lair artificer", "sea_serpent", 0),  # 9 symbols, 9 off
        ("dragon_bridle dragons_lair artificer", "bone_dragon", 0),  # 5 symbols: not below nothing
    ],
)
def test_crypts_discount_stacks_with_the_others(others: str, card: str, price: int) -> None:
    state = alone("9 death", f"crypt {others}", discards=card)
    play(state, "use crypt 2", f"summon {card}", *["pay death"] * price)
    assert (pool(state, 0), state.current_player()) == ({"death": 8 - price}, 1)
    assert card in in_play(state, 0)


def test_crypt_may_place_nothing_and_is_usable_without_discards() -> None:
    state = play(alone("1 death", "crypt", discards="hand_of_glory"), "use crypt 2")
    assert choices(state) == ["summon hand_of_glory", "decline"]
    play(state, "decline")
    assert (discards(state, 0), pool(state, 0), state.current_player()) == (["hand_of_glory"], {}, 1)
    empty = play(position(Player("1 death", "crypt"), Player(discards="prism")), "use crypt 2")
    assert (pool(empty, 0), is_turned(empty, "crypt"), empty.current_player()) == ({}, True, 1)


def test_crypt_2_needs_a_death_and_to_be_straight() -> None:
    assert not offers(alone("9 elan 9 gold", "crypt", discards="prism"), "crypt 2")
    assert not offers(alone("9 death", "crypt(turned)", discards="prism"), "crypt 2")


def test_dragon_egg_is_given_up_for_a_dragon_from_hand_for_four_less() -> None:
    own = Player("1 elan 1 life", "dragon_egg(1 gold)", hand="fire_dragon bone_dragon earth_dragon hawk")
    state = position(own, Player(), first=1)
    assert points(state, 0) == 1
    play(state, "use dragon_egg 1")
    assert (discards(state, 0), points(state, 0)) == (["dragon_egg"], 0)
    # Fire Dragon: 2 Elan are due. Earth Dragon: 3. Bone Dragon: 1 Death or 1 Life. Hawk is no dragon.
    assert choices(state) == ["summon bone_dragon", "decline"]
    play(state, "summon bone_dragon")
    assert choices(state) == ["pay life"]
    play(state, "pay life")
    assert (pool(state, 0), points(state, 0), state.current_player()) == ({"elan": 1}, 1, 1)
    assert (in_play(state, 0), hand(state, 0)) == (["bone_dragon", "alchemy"], ["earth_dragon", "fire_dragon", "hawk"])


@pytest.mark.parametrize(("others", "price"), [("", 5), ("dragon_bridle", 2), ("dragon_bridle artificer", 1)])
def test_dragon_eggs_discount_stacks_with_the_others(others: str, price: int) -> None:
    state = alone("5 calm", f"dragon_egg {others}", hand="sea_serpent")  # 3 Life, 6 Calm
    play(state, "use dragon_egg 1", "summon sea_serpent", *["pay calm"] * price)
    assert (pool(state, 0), state.current_player()) == ({"calm": 5 - price} if price < 5 else {}, 1)
    free = play(alone("", f"dragon_egg {others} dragons_lair", hand="sea_serpent"), "use dragon_egg 1")
    assert ("summon sea_serpent" in choices(free)) is (price <= 3)


@pytest.mark.parametrize(("cards", "held"), [("dragon_egg", "hawk"), ("dragon_egg", ""), ("dragon_egg", "fire_dragon")])
def test_dragon_egg_may_be_given_up_for_nothing(cards: str, held: str) -> None:
    state = play(alone("9 elan", cards, hand=held), "use dragon_egg 1")
    assert choices(state) == [*(["summon fire_dragon"] if "dragon" in held else []), "decline"]
    play(state, "decline")
    assert (discards(state, 0), pool(state, 0), state.current_player()) == (["dragon_egg"], {"elan": 9}, 1)


def test_dragon_teeth_place_a_dragon_from_hand_for_nothing_but_three_elan_of_the_pool() -> None:
    state = alone("3 elan", "dragon_teeth(3 elan)", hand="hawk sea_serpent wind_dragon", discards="fire_dragon")
    play(state, "use dragon_teeth 2")
    assert (pool(state, 0), on(state, "dragon_teeth")) == ({}, {"elan": 3})
    assert choices(state) == ["summon sea_serpent", "summon wind_dragon", "decline"]
    play(state, "summon wind_dragon")
    assert (in_play(state, 0)[:2], is_turned(state, "wind_dragon")) == (["dragon_teeth", "wind_dragon"], False)
    assert (hand(state, 0), is_turned(state, "dragon_teeth"), state.current_player()) == (
        ["hawk", "sea_serpent"],
        True,
        1,
    )


def test_dragon_teeth_2_needs_three_elan_in_the_pool_and_to_be_straight() -> None:
    assert not offers(alone("2 elan 9 gold", "dragon_teeth(9 elan)", hand="fire_dragon"), "dragon_teeth 2")
    assert not offers(alone("3 elan", "dragon_teeth(turned)", hand="fire_dragon"), "dragon_teeth 2")
    state = play(alone("3 elan", "dragon_teeth", hand="hawk"), "use dragon_teeth 2")
    assert choices(state) == ["decline"], "no dragon in hand, which nobody else need know"
    play(state, "decline")
    assert (pool(state, 0), state.current_player()) == ({}, 1)


def test_a_card_that_was_destroyed_comes_back_straight_and_empty() -> None:
    state = alone("1 death", "fiery_whip crypt hand_of_glory(turned, 1 gold)")
    play(state, "use fiery_whip 2", "destroy hand_of_glory", *["gain calm"] * 4, "pass", "item protection")
    play(state, "use crypt 2", "summon hand_of_glory")
    assert (is_turned(state, "hand_of_glory"), on(state, "hand_of_glory")) == (False, {})


# --- Drawing and looking


@pytest.mark.parametrize(("power", "price"), [("elvish_bow 2", ""), ("hawk 2", "2 calm")])
def test_a_card_is_drawn(power: str, price: str) -> None:
    card = component(power)
    state = alone(f"{price} 1 life", card, hand="vault", deck="prism crypt", discards="athanor")
    play(state, f"use {power}")
    assert (state.current_player(), choices(state)) == (codes.CHANCE, ["deal crypt", "deal prism"])
    play(state, "deal prism")
    assert (hand(state, 0), deck(state, 0), discards(state, 0)) == (["prism", "vault"], ["crypt"], ["athanor"])
    assert (pool(state, 0), is_turned(state, card), state.current_player()) == ({"life": 1}, True, 1)


@pytest.mark.parametrize("power", ["elvish_bow 2", "hawk 2"])
def test_a_draw_takes_the_known_top_then_the_discards_anew_then_nothing(power: str) -> None:
    card = component(power)
    known = play(alone("2 calm", card, top="vault prism", deck="crypt"), f"use {power}")
    assert (hand(known, 0), known.current_player()) == (["vault"], 1)
    again = play(alone("2 calm", card, discards="vault prism"), f"use {power}")
    assert (discards(again, 0), choices(again)) == ([], ["deal prism", "deal vault"])
    nothing = play(alone("2 calm", card), f"use {power}")
    assert (hand(nothing, 0), is_turned(nothing, card), nothing.current_player()) == ([], True, 1)
    assert not offers(alone("2 calm", f"{card}(turned)", deck="crypt"), power)


def test_hawk_2_needs_two_calm() -> None:
    assert not offers(alone("1 calm 9 gold", "hawk", deck="crypt"), "hawk 2")


def test_hawk_looks_at_three_cards_of_the_own_deck_and_puts_them_back_in_any_order() -> None:
    state = position(Player("", "hawk", top="vault", deck="prism crypt athanor"), Player(), monuments="temple oracle")
    play(state, "use hawk 1")
    assert choices(state) == ["look own", "look monuments"]
    play(state, "look own", "deal crypt", "deal athanor")
    assert state.current_player() == 0
    assert choices(state) == ["return athanor", "return crypt", "return vault"]
    play(state, "return crypt", "return vault", "return athanor")
    assert (is_turned(state, "hawk"), state.current_player(), hand(state, 0)) == (True, 1, [])
    # The first one named lies on top: three draws bring them in this order, and only then chance is asked.
    play(state, "pass", "item protection", "pass", "item reanimate")
    assert hand(state, 0) == ["crypt"]


def test_hawk_looks_at_three_monuments_and_the_next_one_shown_is_the_first_put_back() -> None:
    state = position(Player("4 gold", "hawk"), Player(), monuments="temple oracle obelisk library", centre="colossus")
    play(state, "use hawk 1")
    assert choices(state) == ["look monuments"], "no card is in the own deck"
    play(state, "look monuments", "deal temple", "deal obelisk", "deal library")
    play(state, "return library", "return temple", "return obelisk", "pass", "item protection")
    play(state, "claim top")
    assert ("library" in in_play(state, 0), pool(state, 0)) == (True, {})


@pytest.mark.parametrize(("stock", "found"), [({"top": "vault"}, ["vault"]), ({"deck": "vault"}, ["vault"])])
def test_hawk_looks_at_fewer_cards_where_there_are_no_more(stock: dict[str, str], found: list[str]) -> None:
    state = play(alone(cards="hawk", **stock), "use hawk 1", "look own")
    if "deck" in stock:
        play(state, "deal vault")
    assert choices(state) == [f"return {card}" for card in found]
    play(state, "return vault")
    assert (deck(state, 0), state.current_player()) == (["vault"], 1)


def test_hawk_shuffles_the_discards_where_the_own_deck_runs_out() -> None:
    state = play(alone(cards="hawk", top="vault", discards="prism crypt athanor"), "use hawk 1", "look own")
    assert (choices(state), discards(state, 0)) == (["deal athanor", "deal crypt", "deal prism"], [])
    play(state, "deal crypt", "deal prism")
    assert choices(state) == ["return crypt", "return prism", "return vault"]
    play(state, "return prism", "return crypt", "return vault")
    assert (sorted(deck(state, 0)), state.current_player()) == (["athanor", "crypt", "prism", "vault"], 1)


def test_hawk_may_look_at_nothing_and_must_be_straight() -> None:
    state = play(alone(cards="hawk"), "use hawk 1")
    assert (is_turned(state, "hawk"), state.current_player()) == (True, 1)
    assert not offers(alone(cards="hawk(turned)", deck="crypt"), "hawk 1")
