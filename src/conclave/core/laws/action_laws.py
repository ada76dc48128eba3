"""Laws of actions: listed actions apply, others are refused, and each can be written and indexed."""

from __future__ import annotations

from conclave.core import registry
from conclave.core.errors import IllegalAction, MalformedAction
from conclave.core.game import CHANCE
from conclave.core.laws.sample import MAX_CHEAP_SAMPLES, MAX_COSTLY_SAMPLES, LawBroken, Moment, require


def listed_actions_apply(m: Moment) -> None:
    """Check that every listed action can be applied."""
    for action in m.sample(m.before.legal_actions(), MAX_COSTLY_SAMPLES):
        m.before.copy().apply_action(action)


def other_actions_are_refused(m: Moment) -> None:
    """Check that an unlisted action raises IllegalAction and changes nothing."""
    legal = m.before.legal_actions()
    near = [legal[m.dice.below(len(legal))] + 1, legal[0] - 1, 0, -1, 1 << 40]
    for action in set(m.sample(m.log, MAX_COSTLY_SAMPLES) + m.sample(near, MAX_COSTLY_SAMPLES)) - set(legal):
        copy = m.before.copy()
        try:
            copy.apply_action(action, [])
        except IllegalAction:
            require(copy.dump() == m.before.dump(), f"the refused action {action} has changed the state")
            continue
        raise LawBroken(f"action {action} is not listed and was taken")


def reasons_are_for_what_is_not_legal(m: Moment) -> None:
    """Check that `why_not` gives a reason exactly for illegal actions.

    The reason must be the same in a determinization, and it must have a text.
    """
    legal = set(m.before.legal_actions())
    near = {action + step for action in m.sample(sorted(legal), MAX_COSTLY_SAMPLES) for step in (-1, 1)} | {
        0,
        -1,
        1 << 40,
    }
    asked = m.game.question(m.before) if m.before.current_player() != CHANCE else None
    closed = {one.choice.action: one.reason for one in asked.unavailable} if asked else {}
    guess = m.before.determinize(m.before.current_player(), m.dice) if asked else m.before
    for action in legal | near | set(closed) | set(m.sample(m.log, MAX_CHEAP_SAMPLES)):
        reason = m.before.why_not(action)
        require((reason == ()) == (action in legal), f"the reason against action {action} is {reason}")
        require(
            closed.get(action, reason) == reason, f"action {action} is closed by {closed.get(action)}, not {reason}"
        )
        require(guess.why_not(action) == reason, f"the reason {reason} against {action} tells what is hidden")
        if reason:
            require(
                registry.presenter_for(m.game).explain_reason(reason) != "", f"nothing is said against action {action}"
            )
    m.tally["closed actions"] += len(closed)


def notation_round_trips(m: Moment) -> None:
    """Check that the text of every legal action is read as the same action."""
    for action in m.sample(m.before.legal_actions(), MAX_CHEAP_SAMPLES):
        text = m.game.write(m.before, action)
        require(m.game.read(m.before, text) == action, f"{text!r} is written for {action} and reads otherwise")


def actions_have_an_index(m: Moment) -> None:
    """Check that legal actions have indices, that `action_at` is the inverse, and that outcomes of chance have none."""
    for action in m.before.legal_actions():
        try:
            index = m.game.action_index(action)
        except MalformedAction:
            require(m.before.current_player() == CHANCE, f"the legal action {action} has no index")
            continue
        require(m.before.current_player() != CHANCE, f"the outcome {action} of chance has the index {index}")
        require(0 <= index < m.game.num_actions, f"action {action} has the index {index}, which is out of range")
        require(m.game.action_at(index) == action, f"action {action} has the index {index} of another action")
