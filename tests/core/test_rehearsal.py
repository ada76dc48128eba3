"""Actions thought through on a copy."""

from __future__ import annotations

import pytest

import toy
from conclave.core.action_preview import ActionPreview
from conclave.core.errors import NotYourTurn
from toy import EMBERS, ToyState

FIRST, SECOND = 3, 8  # cards


def trashing() -> ToyState:
    """The winner of a bid may trash cards, and each is seen by all as soon as it is trashed."""
    state = ToyState(2)
    state.phase, state.turn = toy.TRASH, 0
    state.hands = [[FIRST, SECOND], [5, 6]]
    return state


def test_an_answer_that_reveals_something_on_its_way_is_rehearsed_whole() -> None:
    rehearsal = ActionPreview(EMBERS, trashing(), 0)
    rehearsal.play_keys([str(FIRST), str(SECOND)])
    assert [EMBERS.write(trashing(), action) for action in rehearsal.actions] == ["trash 3", "trash 8", "done"]


def test_what_follows_a_revealing_answer_is_not_rehearsed() -> None:
    rehearsal = ActionPreview(EMBERS, trashing(), 0)
    rehearsal.play_keys([str(FIRST)])
    assert not rehearsal.is_open
    assert rehearsal.next_question(lambda _: True) is None
    rehearsal.state.apply_action(rehearsal.state.legal_actions()[0])  # the rest of the game goes on elsewhere
    with pytest.raises(NotYourTurn):
        rehearsal.play([0])
