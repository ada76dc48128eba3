"""Laws of questions: they offer the legal actions, and complete and early answers work."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.answer_parser import keys_to_actions
from conclave.core.game import CHANCE, Action
from conclave.core.laws.sample import Moment, check_legal_actions, require
from conclave.core.shapes import Bag, Number, One, Order, Shape, Subset


def questions_are_whole(m: Moment) -> None:
    """Check that a question offers exactly the legal actions.

    The keys of a complete answer must also translate into actions that lead to the same state.
    """
    if m.before.current_player() == CHANCE:
        return
    question = m.game.question(m.before)
    require(
        question.seat == m.before.current_player(),
        f"seat {question.seat} is asked while {m.before.current_player()} acts",
    )
    require([c.action for c in question.choices] == m.before.legal_actions(), "the choices are not the legal actions")
    require(all(c.text == m.game.write(m.before, c.action) for c in question.choices), "a choice is written otherwise")
    keys = [choice.key for choice in question.choices]
    require(len(set(keys)) == len(keys) or isinstance(question.shape, One), f"choices share a key: {keys}")
    _check_shape(question.shape, keys)
    if isinstance(question.shape, One) or m.before.is_mid_action():
        return
    state, chosen, actions = m.before.copy(), list[str](), list[Action]()
    while not actions or state.is_mid_action():
        choices = m.game.question(state).choices
        choice = choices[m.dice.below(len(choices))]
        chosen += [choice.key] if choice.key else []
        actions.append(choice.action)
        state.apply_action(choice.action)
    said = chosen if isinstance(question.shape, Order) else chosen[::-1]
    spelled = m.before.copy()
    for action in keys_to_actions(m.game, m.before, said):
        spelled.apply_action(action)
    require(spelled.dump() == state.dump(), f"{said} is spelled otherwise than {actions}")


def _check_shape(shape: Shape, keys: Sequence[str]) -> None:
    things = [key for key in keys if key]
    if isinstance(shape, Number):
        require(set(keys) <= {str(n) for n in range(shape.least, shape.most + 1)}, f"{shape} offers {keys}")
    elif isinstance(shape, Bag):
        require(shape.size > 0 and set(keys) <= set(shape.most), f"{shape} offers {keys}")
    elif isinstance(shape, Subset):
        require(0 <= shape.least <= shape.most <= len(things), f"{shape} offers {keys}")
    elif isinstance(shape, Order):
        require(shape.size == len(things) == len(keys), f"{shape} offers {keys}")


def early_answers_are_copies(m: Moment) -> None:
    """Check that an early answer is played on a copy of the state and leaves the original unchanged."""
    dump = m.before.dump()
    for seat in range(m.options.seats):
        early = m.before.simultaneous_copy(seat)
        if early is not None:
            require(early.current_player() == seat, f"seat {seat} answers early, but {early.current_player()} acts")
            check_legal_actions(early)
            early.apply_action(early.legal_actions()[0])
    require(m.before.dump() == dump, "an early answer has changed the game")
