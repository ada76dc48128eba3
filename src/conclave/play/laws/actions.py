"""Laws of actions: what is listed applies, what is not is refused, and each can be written and numbered."""

from __future__ import annotations

from conclave.play import registry
from conclave.play.errors import IllegalAction
from conclave.play.laws.moment import FEW, SOME, LawBroken, Moment, require
from conclave.play.protocol import CHANCE


def listed_actions_apply(m: Moment) -> None:
    """Every listed action applies."""
    for action in m.some(m.before.legal(), FEW):
        m.before.copy().apply(action)


def other_actions_are_refused(m: Moment) -> None:
    """An action that is not listed raises IllegalAction and changes nothing."""
    legal = m.before.legal()
    near = [legal[m.dice.below(len(legal))] + 1, legal[0] - 1, 0, -1, 1 << 40]
    for action in set(m.some(m.log, FEW) + m.some(near, FEW)) - set(legal):
        copy = m.before.copy()
        try:
            copy.apply(action, [])
        except IllegalAction:
            require(copy.dump() == m.before.dump(), f"the refused action {action} has changed the state")
            continue
        raise LawBroken(f"action {action} is not listed and was taken")


def reasons_are_for_what_is_not_legal(m: Moment) -> None:
    """An action has a reason against it if and only if it is not legal, the same in a guess, and it can be said."""
    legal = set(m.before.legal())
    near = {action + step for action in m.some(sorted(legal), FEW) for step in (-1, 1)} | {0, -1, 1 << 40}
    asked = m.game.question(m.before) if m.before.actor() != CHANCE else None
    closed = {one.choice.action: one.reason for one in asked.closed} if asked else {}
    guess = m.before.determinize(m.before.actor(), m.dice) if asked else m.before
    for action in legal | near | set(closed) | set(m.some(m.log, SOME)):
        reason = m.before.why_not(action)
        require((reason == ()) == (action in legal), f"the reason against action {action} is {reason}")
        require(
            closed.get(action, reason) == reason, f"action {action} is closed by {closed.get(action)}, not {reason}"
        )
        require(guess.why_not(action) == reason, f"the reason {reason} against {action} tells what is hidden")
        if reason:
            require(registry.face(m.game).why(reason) != "", f"nothing is said against action {action}")
    m.tally["closed actions"] += len(closed)


def notation_round_trips(m: Moment) -> None:
    """What is written can be read, for every legal action."""
    for action in m.some(m.before.legal(), SOME):
        text = m.game.write(m.before, action)
        require(m.game.read(m.before, text) == action, f"{text!r} is written for {action} and reads otherwise")


def actions_have_an_index(m: Moment) -> None:
    """Legal actions have different indices below `num_actions`."""
    indices = [m.game.index(action) for action in m.before.legal()]
    require(len(set(indices)) == len(indices), f"legal actions share an index: {indices}")
    require(min(indices) >= 0 and max(indices) < m.game.num_actions, f"an index is out of range: {indices}")
