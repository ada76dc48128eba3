"""What an expert works out from a view of Res Arcana: income, points in reach, what can be paid for, known cards."""

from __future__ import annotations

from typing import Any

from conclave.core.game import SPECTATOR
from conclave.games.res_arcana.cards import NUMBER
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import pass_turn


def outlook(state: State, seat: int, viewer: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.derived_info(state, viewer)["seats"][seat]
    return found


def test_income_is_what_components_bring_by_themselves_and_choices_are_counted_apart() -> None:
    state = position(Player(play="treant healer hanging_gardens"), Player(play="vault(1 gold)"))
    assert outlook(state, 0)["income"] == [0, 2, 0, 0, 0]
    assert outlook(state, 0)["choice"] == 1 + 3
    assert outlook(state, 1)["choice"] == 2  # as long as the gold stays there


def test_income_that_waits_for_gold_does_not_count_where_none_lies() -> None:
    assert outlook(position(Player(play="vault"), Player()), 0)["choice"] == 0


def test_points_within_reach_are_those_that_the_pool_pays_for_together() -> None:
    centre = "coral_castle great_pyramid colossus"
    state = position(Player("8 gold 5 elan 5 life 5 calm"), Player("4 gold"), centre=centre)
    now = GAME.derived_info(state, SPECTATOR)["seats"]
    assert now[0]["reach"] - state.points()[0] == 3 + 3 + 2
    assert now[1]["reach"] - state.points()[1] == 3  # the better one of two monuments
    assert now[1]["claims"] == sorted((NUMBER["great_pyramid"], NUMBER["colossus"]))


def test_cards_in_hand_are_within_reach_only_for_who_sees_them() -> None:
    state = position(Player("1 life 1 calm", hand="nightingale"), Player())
    assert outlook(state, 0, viewer=0)["reach"] == state.points()[0] + 1
    assert outlook(state, 0, viewer=1)["reach"] == state.points()[0]


def test_cards_that_everybody_saw_are_known_to_be_in_their_owners_hand_or_deck() -> None:
    state = position(Player(), Player(hand="hawk", discards="athanor vault"), turn=1)
    assert outlook(state, 1)["known"] == []
    pass_turn(state)  # and draws a card of what was discarded
    assert outlook(state, 1)["known"] == sorted(NUMBER[one] for one in ("athanor", "vault"))
    assert outlook(state, 1, viewer=1)["known"] == []  # one's own are in the view
