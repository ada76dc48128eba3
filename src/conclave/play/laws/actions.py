"""Laws of actions: what is listed applies, what is not is refused, and each can be written and numbered."""

from __future__ import annotations

from conclave.play.errors import IllegalAction
from conclave.play.laws.moment import FEW, SOME, LawBroken, Moment, require


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
