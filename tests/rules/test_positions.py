"""Positions written by hand, on which all other rule tests stand: what can be said, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.res_arcana.position_builder import BadPosition, Player, position
from table import (
    choices,
    deck,
    discards,
    display,
    first_player,
    game_number,
    hand,
    in_play,
    is_turned,
    item,
    monuments_left,
    on,
    passed,
    phase,
    places,
    play,
    pool,
    round_number,
    supply,
    top,
    wins,
)

EIGHT = "athanor crypt hawk prism vault treant mermaid nightingale"
MORE = "dragon_egg dragon_teeth fire_dragon flaming_pit guard_dog hand_of_glory magical_shard tree_of_life"


def test_a_position_is_as_described() -> None:
    player = Player(
        pool="2 elan 1 gold",
        play="athanor(3 elan) windup_man(turned, 1 gold, 2 life) seer reanimate(turned) colossus",
        hand="hawk",
        deck="prism",
        top="vault crypt",
        discards="treant",
    )
    state = position(
        player,
        Player(play="healer"),
        Player(),
        turn=2,
        first=1,
        round_number=3,
        passed=[0],
        centre="oracle sunken_reef temple",
        monuments="library",
        monument_top="obelisk",
    )
    assert pool(state, 0) == {"elan": 2, "gold": 1}
    assert in_play(state, 0) == ["athanor", "windup_man", "seer", "reanimate", "colossus"]
    assert [on(state, "athanor"), on(state, "windup_man")] == [{"elan": 3}, {"life": 2, "gold": 1}]
    assert [is_turned(state, name) for name in in_play(state, 0)] == [False, True, False, True, False]
    assert [hand(state, 0), top(state, 0), discards(state, 0)] == [["hawk"], ["vault", "crypt"], ["treant"]]
    assert deck(state, 0) == ["crypt", "prism", "vault"]
    assert [state.current_player(), first_player(state), round_number(state), passed(state)] == [2, 1, 3, [0]]
    assert [display(state), places(state), monuments_left(state)] == [["oracle", "temple"], ["sunken_reef"], 2]
    assert state.view(1)["you"]["monuments"] == []


def test_players_of_whom_nothing_is_said_get_items_that_nobody_has() -> None:
    state = position(Player(play="alchemy(turned)"), Player(), Player(play="divination(1 gold)"), Player())
    assert [item(state, seat) for seat in range(4)] == ["alchemy", "research", "divination", "transmutation"]
    assert supply(state) == ["calm_elan", "death_life", "protection", "reanimate"]


def test_artifacts_that_nobody_has_are_in_the_box() -> None:
    state = position(Player(hand="hawk", deck="vault"), Player(play="prism"))
    play(state, "pass")
    play(state, choices(state)[0])
    assert choices(state) == ["deal vault"]


def test_a_phase_begins_with_its_first_question() -> None:
    collecting = position(Player(), Player(play="witch"), Player(), first=2, phase="collect")
    assert [phase(collecting), collecting.current_player()] == ["collect", 1]
    check = position(Player(), Player(pool="3 gold", play="golden_statue"), phase="check")
    assert [phase(check), check.current_player(), passed(check)] == ["check", 1, [0, 1]]


def test_a_game_of_a_match_goes_on_with_its_wins_and_its_drafted_cards() -> None:
    state = position(
        Player(play="witch", deck=EIGHT), Player(play="seer", hand=MORE), variant="match", game=2, wins=(0, 1)
    )
    assert [game_number(state), wins(state), state.view(0)["open"]] == [2, [0, 1], []]


def test_in_a_first_game_an_owner_has_not_seen_the_deck() -> None:
    state = position(Player(deck="vault"), Player(), variant="first_game")
    assert [deck(state, 0), state.view(0)["players"][0]["deck"]] == [[], 1]


ONE = Player()


@pytest.mark.parametrize(
    ("players", "more", "message"),
    [
        ([ONE], {}, "2 to 4"),
        ([ONE] * 5, {}, "2 to 4"),
        ([ONE, ONE], {"phase": "draft"}, "Unknown name 'draft'. Possible names include collect, actions, check"),
        ([ONE, ONE], {"variant": "draft"}, "Unknown name 'draft'"),
        ([ONE, ONE], {"turn": 2}, "numbered 0 to 1"),
        ([ONE, ONE], {"passed": [0]}, "has passed"),
        ([Player(pool="2 mana"), ONE], {}, "not an amount"),
        ([Player(pool="elan"), ONE], {}, "not an amount"),
        ([Player(pool="9999 elan"), ONE], {}, "at most"),
        ([Player(play="vault(1 gold"), ONE], {}, "is not valid"),
        ([Player(play="vault(turnd)"), ONE], {}, "Unknown name 'turnd': did you mean 'turned'"),
        ([Player(play="vualt"), ONE], {}, "Unknown name 'vualt': did you mean 'vault'"),
        ([Player(hand="vault(1 gold)"), ONE], {}, "can’t have anything on them"),
        ([Player(hand="?2"), ONE], {}, "does not say which"),
        ([Player(play="?2"), ONE], {}, "Everyone can see"),
        ([ONE, ONE], {"centre": "oracle temple obelisk"}, "3 monuments are face up, but there can be at most 2"),
        ([ONE, ONE], {"round_number": 0}, "no round 0"),
        ([ONE, ONE], {"round_number": 4, "round_limit": 3}, "no round 4: rounds go from 1 to 3"),
        ([ONE, ONE], {"round_limit": -1}, "'limit' must be a number from 0 to 1000, not '-1'"),
        ([ONE, ONE], {"turn": 1, "phase": "collect"}, "follows from the table"),
        ([ONE, ONE], {"turn": 0, "phase": "check"}, "follows from the table"),
        ([ONE, ONE], {"passed": [1], "phase": "collect"}, "follows from the table"),
        ([ONE, ONE], {"began": 2}, "numbered 0 to 1"),
        ([ONE, ONE], {"game": 2}, "only with variant:match"),
        ([ONE, ONE], {"wins": (1, 0)}, "only with variant:match"),
        ([Player(owned="vault"), ONE], {}, "only with variant:match"),
        ([Player(play="hawk"), Player(hand="hawk")], {}, "'hawk' is in two places"),
        ([Player(deck="hawk", top="hawk"), ONE], {}, "'hawk' is in two places"),
        ([Player(play="oracle"), ONE], {"centre": "oracle"}, "'oracle' is in two places"),
        ([Player(play="coral_castle"), ONE], {"centre": "sunken_reef"}, "other side"),
        ([Player(play="witch seer"), ONE], {}, "one mage"),
        ([Player(play="alchemy research"), ONE], {}, "one magic item"),
        ([Player(hand="witch"), ONE], {}, "only artifacts"),
        ([ONE, ONE], {"centre": "hawk"}, "only monuments"),
        ([ONE, ONE], {"monuments": "sunken_reef"}, "only monuments"),
        ([Player(top="hawk vault prism crypt"), ONE], {}, "At most 3"),
        ([Player(play="witch"), Player(play="seer")], {"variant": "match"}, "16 artifacts"),
        ([Player(deck=EIGHT), Player(deck=MORE)], {"variant": "match"}, "mage"),
        ([ONE] * 3, {"variant": "match"}, "for two"),
        ([ONE, ONE], {"variant": "match", "wins": (2, 0)}, "wins are not possible"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: list[Player], more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(*players, **more)


def test_an_unknown_component_is_refused_by_name() -> None:
    with pytest.raises(BadPosition, match="Unknown name 'unicorn'"):
        position(Player(hand="unicorn"), ONE)


@pytest.mark.parametrize("play_text", ["vault(turned, 1 gold) seer", "vault (turned 1g), seer", "vault(1g.turned)"])
@pytest.mark.parametrize("pool_text", ["2 elan 1 gold", "2 elan, 1 gold", "2e1g", "1e 1g.1 elan"])
@pytest.mark.parametrize("hand_text", ["hawk prism", "hawk, prism", "hawk.prism", "Hawk,Prism"])
def test_blanks_commas_and_dots_are_alike_everywhere(play_text: str, pool_text: str, hand_text: str) -> None:
    state = position(Player(pool=pool_text, play=play_text, hand=hand_text), ONE, centre="oracle, temple")
    assert [pool(state, 0), on(state, "vault"), is_turned(state, "vault")] == [
        {"elan": 2, "gold": 1},
        {"gold": 1},
        True,
    ]
    assert [hand(state, 0), display(state)] == [["hawk", "prism"], ["oracle", "temple"]]
