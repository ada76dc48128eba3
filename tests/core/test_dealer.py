"""Dealers are fair, reproducible and can be checked."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from conclave.core.dealer import RecordedDealer, ScriptedDealer, ScriptEnded, SeededDealer, SeededDice, verify_record
from conclave.core.errors import BadRecord
from conclave.core.record import Dealing
from playing import finished_record
from toy import EMBERS, SHIFT, V_DEAL


def test_a_seed_deals_the_same_on_every_machine() -> None:
    dealer = SeededDealer(1)
    assert [dealer.choose(range(100), [1] * 100, position) for position in range(6)] == [15, 88, 56, 50, 12, 75]
    assert dealer.commitment == "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"


def test_a_number_and_its_text_are_the_same_seed_and_bytes_are_themselves() -> None:
    assert SeededDealer(7).seed == SeededDealer("7").seed == SeededDealer(b"7").seed


def test_a_fresh_dealer_is_not_repeated() -> None:
    assert SeededDealer.fresh().commitment != SeededDealer.fresh().commitment


def test_outcomes_are_as_likely_as_their_weights() -> None:
    dealer = SeededDealer("fair")
    counts = Counter(dealer.choose([10, 20, 30], [1, 2, 5], position) for position in range(8000))
    assert [round(counts[action] / 1000) for action in (10, 20, 30)] == [1, 2, 5]


@pytest.mark.parametrize(("actions", "weights"), [([], []), ([1], [0]), ([1, 2], [1])])
def test_what_cannot_be_dealt_is_refused(actions: list[int], weights: list[int]) -> None:
    with pytest.raises(ValueError, match="cannot be dealt"):
        SeededDealer(1).choose(actions, weights, 0)


def test_a_script_names_actions_or_likes_them() -> None:
    dealer = ScriptedDealer([5, lambda action: action > 6], then=SeededDealer(1))
    assert [dealer.choose([4, 5, 6, 7, 8], [1] * 5, n) for n in range(2)] == [5, 7]
    assert dealer.choose([3], [1], 2) == 3


def test_a_script_that_has_ended_or_asks_the_impossible_says_so() -> None:
    with pytest.raises(ScriptEnded, match="script of 0 outcomes has ended"):
        ScriptedDealer([]).choose([1], [1], 0)
    with pytest.raises(ScriptEnded, match="outcome 0 of the script is not possible"):
        ScriptedDealer([9]).choose([1], [1], 0)


def test_a_recorded_dealer_knows_its_log_only() -> None:
    with pytest.raises(BadRecord, match="has 1 actions"):
        RecordedDealer([5]).choose([5], [1], 1)
    with pytest.raises(BadRecord, match="no outcome of chance"):
        RecordedDealer([5]).choose([6], [1], 0)


def test_an_honest_record_is_verified_outcome_by_outcome() -> None:
    assert verify_record(finished_record(), EMBERS) > 10


def test_a_changed_shuffle_is_found_out() -> None:
    honest = finished_record()
    place = next(i for i, action in enumerate(honest.actions) if action >> SHIFT == V_DEAL)
    forged = msgspec.structs.replace(honest, actions=list(honest.actions[: place + 1]), ending=None)
    card = forged.actions[place] & 0xFFF
    forged.actions[place] = V_DEAL << SHIFT | (card + 1) % 20
    with pytest.raises(
        BadRecord, match=rf"number {place} is 'deal {(card + 1) % 20}', but the seed deals 'deal {card}'"
    ):
        verify_record(forged, EMBERS)


@pytest.mark.parametrize(
    ("dealing", "message"),
    [
        (None, "does not reveal"),
        (Dealing(SeededDealer("secret").commitment), "does not reveal"),
        (Dealing(SeededDealer("secret").commitment, "zz"), "not hexadecimal"),
        (Dealing(SeededDealer("secret").commitment, b"other".hex()), "not the one that was committed to"),
    ],
)
def test_a_promise_that_is_missing_or_broken_is_told(dealing: Dealing | None, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        verify_record(msgspec.structs.replace(finished_record(), dealer=dealing), EMBERS)


def test_dice_are_fair_and_the_same_on_every_machine() -> None:
    dice = SeededDice(1)
    assert [dice.below(1000) for _ in range(6)] == [943, 497, 46, 303, 450, 158]
    counts = Counter(dice.below(3) for _ in range(9000))
    assert [round(counts[side] / 1000) for side in range(3)] == [3, 3, 3]
    with pytest.raises(ValueError, match="sides"):
        dice.below(0)
