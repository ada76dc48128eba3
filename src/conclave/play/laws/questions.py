"""Laws of questions: they offer what is legal, whole answers are spelled out, and early ones are copies."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.play.answers import spell
from conclave.play.laws.moment import Moment, legal_is_sound, require
from conclave.play.protocol import CHANCE, Action
from conclave.play.shapes import Bag, Number, One, Order, Shape, Subset


def questions_are_whole(m: Moment) -> None:
    """A question offers exactly what is legal; a whole answer of its shape is spelled as the actions it consists of."""
    if m.before.actor() == CHANCE:
        return
    question = m.game.question(m.before)
    require(question.seat == m.before.actor(), f"seat {question.seat} is asked while {m.before.actor()} acts")
    require([c.action for c in question.choices] == m.before.legal(), "the choices are not the legal actions")
    require(all(c.text == m.game.write(m.before, c.action) for c in question.choices), "a choice is written otherwise")
    keys = [choice.key for choice in question.choices]
    require(len(set(keys)) == len(keys) or isinstance(question.shape, One), f"choices share a key: {keys}")
    _check_shape(question.shape, keys)
    if isinstance(question.shape, One) or m.before.partial():
        return
    state, chosen, actions = m.before.copy(), list[str](), list[Action]()
    while not actions or state.partial():
        choices = m.game.question(state).choices
        choice = choices[m.dice.below(len(choices))]
        chosen += [choice.key] if choice.key else []
        actions.append(choice.action)
        state.apply(choice.action)
    said = chosen if isinstance(question.shape, Order) else chosen[::-1]
    spelled = m.before.copy()
    for action in spell(m.game, m.before, said):
        spelled.apply(action)
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
    """Where a seat may answer early, it acts in a copy."""
    dump = m.before.dump()
    for seat in range(m.options.seats):
        early = m.before.early(seat)
        if early is not None:
            require(early.actor() == seat, f"seat {seat} answers early, but {early.actor()} acts")
            legal_is_sound(early)
            early.apply(early.legal()[0])
    require(m.before.dump() == dump, "an early answer has changed the game")
