"""The draft variant (rulebook page 9): four artifacts passed to the left, four more to the right."""

from __future__ import annotations

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE, SPECTATOR
from conclave.games.res_arcana.engine.state import State
from table import choices, deck, deck_size, hand, hand_size, names, new_game, phase, play, until

SEATS = (2, 3, 4)


def pack(state: State, seat: int) -> list[str]:
    """The cards that a seat may keep one of, as the seat sees them."""
    return names(state.view(seat)["you"]["pack"])


def packs(state: State, seats: int) -> list[list[str]]:
    return [pack(state, seat) for seat in range(seats)]


def keep_first(state: State, seats: int) -> list[str]:
    """Each seat keeps the first card of its pack; which ones these were."""
    kept = []
    for seat in range(seats):
        assert state.current_player() == seat
        kept.append(pack(state, seat)[0])
        play(state, f"keep {kept[-1]}")
    return kept


def test_mages_are_dealt_before_the_draft_and_chosen_after_it() -> None:
    state = new_game(2, "draft")
    seen = [phase(state)]
    while seen[-1] not in ("collect", "actions"):
        state.apply_action(state.legal_actions()[0])
        if phase(state) != seen[-1]:
            seen.append(phase(state))
    assert seen[2:-1] == ["start", "mages", "artifacts", "draft", "artifacts", "draft", "hands", "choose", "items"]


@pytest.mark.parametrize("seats", SEATS)
def test_four_artifacts_are_dealt_to_each_player_twice(seats: int) -> None:
    state = until(new_game(seats, "draft"), "artifacts")
    for _ in range(4 * seats):
        assert state.current_player() == CHANCE
        state.apply_action(state.legal_actions()[0])
    assert phase(state) == "draft"
    first = packs(state, seats)
    assert [len(cards) for cards in first] == [4] * seats
    assert len({card for cards in first for card in cards}) == 4 * seats
    until(state, "artifacts")
    assert len(choices(state)) == 40 - 4 * seats
    until(state, "draft")
    assert [len(cards) for cards in packs(state, seats)] == [4] * seats
    assert [deck_size(state, seat) for seat in range(seats)] == [4] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_keeps_one_and_passes_the_others_to_the_left(seats: int) -> None:
    state = until(new_game(seats, "draft"), "draft")
    before = packs(state, seats)
    kept = keep_first(state, seats)
    for seat in range(seats):
        left = (seat + 1) % seats
        assert pack(state, left) == [card for card in before[seat] if card != kept[seat]]
        assert deck(state, seat) == [kept[seat]]


@pytest.mark.parametrize("seats", SEATS)
def test_the_second_four_are_passed_to_the_right(seats: int) -> None:
    state = until(until(until(new_game(seats, "draft"), "draft"), "artifacts"), "draft")
    before = packs(state, seats)
    kept = keep_first(state, seats)
    for seat in range(seats):
        right = (seat - 1) % seats
        assert pack(state, right) == [card for card in before[seat] if card != kept[seat]]


@pytest.mark.parametrize("seats", SEATS)
def test_keeping_and_passing_repeats_until_no_artifact_is_left_to_pass(seats: int) -> None:
    state = until(new_game(seats, "draft"), "draft")
    for size in (4, 3, 2, 1):
        assert [len(cards) for cards in packs(state, seats)] == [size] * seats
        keep_first(state, seats)
    assert packs(state, seats) == [[]] * seats
    assert phase(state) == "artifacts"


def test_a_pack_of_four_comes_back_to_its_first_holder_when_two_play() -> None:
    state = until(new_game(2, "draft"), "draft")
    first = pack(state, 0)
    mine = keep_first(state, 2)[0]
    theirs = keep_first(state, 2)[1]
    assert pack(state, 0) == [card for card in first if card not in (mine, theirs)]


def test_only_a_card_of_the_pack_in_hand_can_be_kept() -> None:
    state = until(new_game(3, "draft"), "draft")
    assert choices(state) == [f"keep {card}" for card in pack(state, 0)]
    with pytest.raises(IllegalAction):
        play(state, f"keep {pack(state, 1)[0]}")


def test_all_draft_at_the_same_time_so_a_later_seat_may_answer_early() -> None:
    state = until(new_game(3, "draft"), "draft")
    early = state.simultaneous_copy(2)
    assert early is not None
    assert choices(early) == [f"keep {card}" for card in pack(state, 2)]


def test_packs_and_kept_cards_are_hidden_from_the_others() -> None:
    state = until(new_game(3, "draft"), "draft")
    one = play(state.copy(), f"keep {pack(state, 0)[0]}")
    other = play(state.copy(), f"keep {pack(state, 0)[1]}")
    assert one.view(2) == other.view(2)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(0) != other.view(0)
    assert one.view(1)["players"][0]["pack"] == 3


@pytest.mark.parametrize("seats", SEATS)
def test_the_eight_drafted_artifacts_form_the_deck_and_three_of_them_the_hand(seats: int) -> None:
    state = until(new_game(seats, "draft"), "hands")
    drafted = [deck(state, seat) for seat in range(seats)]
    assert [len(cards) for cards in drafted] == [8] * seats
    assert len({card for cards in drafted for card in cards}) == 8 * seats
    until(state, "choose")
    for seat in range(seats):
        assert hand_size(state, seat) == 3
        assert sorted(hand(state, seat) + deck(state, seat)) == sorted(drafted[seat])


def test_mages_and_items_are_chosen_normally_after_a_draft() -> None:
    state = until(play(until(new_game(3, "draft"), "start"), "start p3"), "choose")
    assert [state.current_player(), len(choices(state))] == [2, 2]
    until(state, "items")
    assert [state.current_player(), len(choices(state))] == [1, 8]
    until(state, "actions")
    assert state.current_player() == 2
