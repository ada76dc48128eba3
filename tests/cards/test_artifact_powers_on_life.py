"""The powers of artifacts that cost rivals Life, and those that ignore such a loss."""

from __future__ import annotations

import pytest

from cards.scene import OTHERS, Shield, alone, check_shield, check_shield_needs, offers, play, shot_at
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, discards, hand, in_play, is_turned, on, pool

DRAGONS = ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
PRICE = {"bone_dragon": "death", "earth_dragon": "gold", "fire_dragon": "calm", "water_dragon": "elan"}
ATTACKERS = [("elvish_bow", 1), *((dragon, 2) for dragon in DRAGONS)]


def attack(attacker: str, *rivals: Player, passed: tuple[int, ...] = ()) -> State:
    """Seat 0 attacks these rivals."""
    return play(position(Player(play=attacker), *rivals, passed=passed), f"use {attacker} 1")


# --- Losing


@pytest.mark.parametrize(("attacker", "loss"), ATTACKERS)
def test_every_rival_who_has_not_passed_loses_life(attacker: str, loss: int) -> None:
    rivals = [Player(pool="3 life"), Player(pool="4 life"), Player(pool="2 life")]
    state = position(Player("5 life", attacker), *rivals, passed=[2])
    play(state, f"use {attacker} 1")
    left = [pool(state, seat).get("life", 0) for seat in range(4)]
    assert left == [5, 3 - loss, 4, 2 - loss], "neither the attacker nor who has passed"
    assert (is_turned(state, attacker), state.current_player()) == (True, 1)
    assert not offers(alone("9 gold", f"{attacker}(turned)"), f"{attacker} 1")


@pytest.mark.parametrize(("attacker", "loss"), ATTACKERS)
def test_every_life_that_is_not_there_costs_any_two_others(attacker: str, loss: int) -> None:
    essences = OTHERS["life"] if attacker not in PRICE else OTHERS["life"].replace(f"9 {PRICE[attacker]}", "")
    state = attack(attacker, Player(pool=essences))
    assert (state.current_player(), choices(state)[0]) == (
        1,
        "lose elan" if attacker != "water_dragon" else "lose calm",
    )
    answers = choices(state)
    play(state, answers[0], *[answers[-1]] * (2 * loss - 1))
    total = sum(pool(state, 1).values())
    assert (total, state.current_player()) == (9 * len(answers) - 2 * loss, 1), "and the turn is theirs"


@pytest.mark.parametrize("dragon", DRAGONS)
def test_life_is_lost_first_and_what_cannot_be_covered_is_not_lost(dragon: str) -> None:
    one = attack(dragon, Player(pool="1 life"))
    assert (pool(one, 1), one.current_player()) == ({}, 1)
    none = attack(dragon, Player())
    assert (pool(none, 1), none.current_player()) == ({}, 1)
    spare = "calm" if dragon != "fire_dragon" else "elan"
    some = attack(dragon, Player(pool=f"1 life 1 {spare}"))
    assert choices(some) == [f"lose {spare}"], "a single other essence too"
    play(some, f"lose {spare}")
    assert (pool(some, 1), some.current_player()) == ({}, 1)


# --- What a card lets its victims do


@pytest.mark.parametrize(("dragon", "kind"), PRICE.items())
def test_a_rival_may_pay_what_the_dragon_names_to_ignore_it(dragon: str, kind: str) -> None:
    rivals = [Player(pool=f"3 life 2 {kind}"), Player(pool="3 life"), Player(pool=f"3 life 1 {kind}")]
    state = attack(dragon, *rivals)
    assert (state.current_player(), choices(state)) == (1, ["accept", "decline"])
    play(state, "accept")
    assert pool(state, 1) == {"life": 3, kind: 1}
    assert pool(state, 2) == {"life": 1}, "without the price nothing is asked"
    assert (state.current_player(), choices(state)) == (3, ["accept", "decline"])
    play(state, "decline")
    assert pool(state, 3) == {"life": 1, kind: 1}
    assert state.current_player() == 1


def test_wind_dragon_is_ignored_by_discarding_a_card_which_gives_nothing() -> None:
    rivals = [Player(pool="3 life", hand="vault hawk"), Player(pool="3 life"), Player(pool="3 life", hand="crypt")]
    state = attack("wind_dragon", *rivals)
    assert (state.current_player(), choices(state)) == (1, ["discard hawk", "discard vault", "decline"])
    play(state, "discard vault")
    assert (hand(state, 1), discards(state, 1), pool(state, 1)) == (["hawk"], ["vault"], {"life": 3})
    assert pool(state, 2) == {"life": 1}, "without a card nothing is asked"
    assert (state.current_player(), choices(state)) == (3, ["discard crypt", "decline"])
    play(state, "decline")
    assert (hand(state, 3), pool(state, 3), state.current_player()) == (["crypt"], {"life": 1}, 1)


def test_sea_serpent_is_ignored_by_destroying_an_own_artifact() -> None:
    rivals = [
        Player(pool="3 life", play="hawk(turned) vault(2 gold) seer colossus"),
        Player(pool="3 life", play="druid library"),
        Player(pool="3 life", play="crypt"),
    ]
    state = attack("sea_serpent", *rivals)
    assert (state.current_player(), choices(state)) == (1, ["destroy hawk", "destroy vault", "decline"])
    play(state, "destroy vault")
    assert (discards(state, 1), pool(state, 1)) == (["vault"], {"life": 3}), "the Gold on it is lost"
    assert "vault" not in in_play(state, 1)
    assert pool(state, 2) == {"life": 1}, "without an artifact nothing is asked"
    assert (state.current_player(), choices(state)) == (3, ["destroy crypt", "decline"])
    play(state, "decline")
    assert ("crypt" in in_play(state, 3), pool(state, 3), state.current_player()) == (True, {"life": 1}, 1)


def test_elvish_bow_lets_its_victims_do_nothing() -> None:
    state = attack("elvish_bow", Player(f"3 life {OTHERS['life']}", "crypt", hand="hawk"))
    assert (pool(state, 1)["life"], sum(pool(state, 1).values()), state.current_player()) == (2, 38, 1)


# --- Ignoring

SHIELDS = [
    Shield("chalice_of_life 2", turn=True),
    Shield("dancing_sword 1", pay="1 elan", put="1 death"),
    Shield("elemental_spring 1", pay="1 calm"),
    Shield("guard_dog 2", turn=True),
    Shield("tree_of_life 2", pay="1 life"),
]


@pytest.mark.parametrize("card", SHIELDS, ids=str)
def test_a_react_ignores_life_loss_for_its_price(card: Shield) -> None:
    check_shield(card)


@pytest.mark.parametrize("card", SHIELDS, ids=str)
def test_a_react_may_be_declined_and_needs_its_price(card: Shield) -> None:
    check_shield_needs(card)


def test_one_react_answers_one_loss_and_dancing_sword_may_answer_the_next() -> None:
    attackers = Player(play="elvish_bow fire_dragon")
    state = position(Player("2 elan 3 life", "dancing_sword ring_of_midas"), attackers, turn=1)
    play(state, "use elvish_bow 1", "react dancing_sword 1", "use ring_of_midas 2", "use fire_dragon 1")
    assert choices(state) == ["react dancing_sword 1", "decline"]
    play(state, "react dancing_sword 1")
    assert (pool(state, 0), on(state, "dancing_sword")) == ({"life": 3}, {"death": 2})


def test_who_has_passed_needs_no_react() -> None:
    state = position(Player("2 elan 3 life", "dancing_sword"), Player(play="fire_dragon"), turn=1, passed=[0])
    play(state, "use fire_dragon 1")
    assert (state.current_player(), pool(state, 0), on(state, "dancing_sword")) == (1, {"elan": 2, "life": 3}, {})


@pytest.mark.parametrize("dragon", DRAGONS)
def test_dragon_bridle_ignores_a_dragons_power(dragon: str) -> None:
    state = shot_at("3 life", "dragon_bridle", dragon)
    assert (state.current_player(), choices(state)) == (0, ["react dragon_bridle 1", "decline"])
    play(state, "react dragon_bridle 1")
    assert (pool(state, 0), is_turned(state, "dragon_bridle"), state.current_player()) == ({"life": 3}, True, 2)


def test_dragon_bridle_answers_dragons_only_and_must_be_straight() -> None:
    bow = shot_at("3 life", "dragon_bridle", "elvish_bow")
    assert (bow.current_player(), pool(bow, 0), is_turned(bow, "dragon_bridle")) == (2, {"life": 2}, False)
    turned = shot_at("3 life", "dragon_bridle(turned)", "fire_dragon")
    assert (turned.current_player(), pool(turned, 0)) == (2, {"life": 1})
    declined = play(shot_at("3 life", "dragon_bridle", "fire_dragon"), "decline")
    assert (pool(declined, 0), is_turned(declined, "dragon_bridle")) == ({"life": 1}, False)


def test_reacts_come_first_then_what_the_card_offers_then_the_loss() -> None:
    own = Player("1 elan 3 life 1 calm", "dancing_sword dragon_bridle guard_dog healer protection")
    state = position(own, Player(play="fire_dragon"), turn=1)
    play(state, "use fire_dragon 1")
    reacts = ["dancing_sword 1", "dragon_bridle 1", "guard_dog 2", "healer 1", "protection 1"]
    assert (state.current_player(), choices(state)) == (0, [*(f"react {power}" for power in reacts), "decline"])
    play(state, "decline")
    assert choices(state) == ["accept", "decline"]
    play(state, "decline")
    assert pool(state, 0) == {"elan": 1, "life": 1, "calm": 1}


def test_an_ignored_dragon_asks_for_no_payment() -> None:
    state = position(Player("3 life 1 calm", "guard_dog"), Player(play="fire_dragon"), turn=1)
    play(state, "use fire_dragon 1", "react guard_dog 2")
    assert (pool(state, 0), is_turned(state, "guard_dog"), state.current_player()) == ({"life": 3, "calm": 1}, True, 0)
    assert "pass" in choices(state)
