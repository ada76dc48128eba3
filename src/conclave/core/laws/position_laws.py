"""Laws of position texts: complete lines round-trip, lines hide secrets, and damaged lines are refused."""

from __future__ import annotations

import re
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.errors import BadPosition
from conclave.core.game import OMNISCIENT, TERMINAL, Dice, State
from conclave.core.laws.sample import MAX_COSTLY_SAMPLES, Moment, check_legal_actions, require, visible_bytes

PLAIN: Final = re.compile(r"[A-Za-z0-9_.~:/()?-]+")  # characters that need no escaping in a URL
MAX_LINE_LENGTH: Final = 3000
DAMAGE: Final = "abcdefgilmnprstx0123456789./:()?_ -"


def positions_round_trip(m: Moment) -> None:
    """Check that the complete line of a state is short and URL-safe, and that it is read as the same state."""
    text = m.game.position_text(m.before, OMNISCIENT)
    require(text.startswith(f"{m.game.tag}/"), f"the line does not begin with {m.game.tag}: {text}")
    require(
        PLAIN.fullmatch(text) is not None and len(text) <= MAX_LINE_LENGTH, f"this is no line for an address: {text}"
    )
    read = m.game.from_position_text(text)
    require(read.dump() == m.before.dump(), f"this line reads as another state: {text}")
    require(m.game.options_of(read) == m.options, f"this line reads as a state of another game: {text}")
    read.apply_action(m.action)
    require(read.dump() == m.after.dump(), f"a state that was read goes on differently: {text}")


def positions_keep_secrets(m: Moment) -> None:
    """Check that a viewer's line is the same for every determinization.

    A state read from the line must look the same to the viewer, whatever the dice sample for the unknown parts.
    """
    text = m.game.position_text(m.before, m.viewer)
    dice = SeededDice(text)  # separate dice, so that other laws do not depend on this one
    for _ in range(MAX_COSTLY_SAMPLES):
        guess = m.before.determinize(m.viewer, dice)
        require(m.game.position_text(guess, m.viewer) == text, f"viewer {m.viewer} reads a secret in {text}")
    dealt = m.game.from_position_text(text, dice)
    require(m.game.position_text(dealt, m.viewer) == text, f"this line is dealt as another one: {text}")
    seen, truth = visible_bytes(m.game, dealt, m.viewer), visible_bytes(m.game, m.before, m.viewer)
    require(seen == truth, f"viewer {m.viewer} sees {truth!r}, and after reading its line {seen!r}")
    if "?" in text:
        m.tally["lines with something unknown"] += 1
        try:
            m.game.from_position_text(text)
        except BadPosition:
            return
        require(False, f"something is unknown here, and it was read without dice: {text}")


def damaged_positions_are_refused(m: Moment) -> None:
    """Check that a damaged line raises BadPosition or is read as another playable position."""
    whole, other = m.game.position_text(m.before, OMNISCIENT), m.game.position_text(m.after, OMNISCIENT)
    dice = SeededDice(whole)
    for _ in range(MAX_COSTLY_SAMPLES):
        text = _damage(whole, other, dice)
        try:
            state = m.game.from_position_text(text)
        except BadPosition as error:
            m.tally["damaged lines that are refused"] += 1
            require(len(str(error)) > 10, f"'{error}' does not say what is wrong with {text}")
            continue
        m.tally["damaged lines that are read"] += 1
        require(
            m.game.from_position_text(m.game.position_text(state, OMNISCIENT)).dump() == state.dump(),
            f"read otherwise: {text}",
        )
        _play_on(state, dice, text)


def _damage(text: str, other: str, dice: Dice) -> str:
    """Return the line with a character, a field or a piece changed or removed."""
    sort, parts = dice.below(5), text.split("/")
    field, place = dice.below(len(parts)), dice.below(len(text))
    strange = other.split("/")[dice.below(other.count("/") + 1)]
    if sort == 0:
        return text[:place] + text[place + 1 :]
    if sort == 1:
        return text[:place] + DAMAGE[dice.below(len(DAMAGE))] + text[place + 1 :]
    if sort == 2:
        parts.pop(field)
    elif sort == 3:
        parts[field] = strange
    else:
        pieces = parts[field].split(".")
        pieces[dice.below(len(pieces))] = strange.split(".")[-1]
        parts[field] = ".".join(pieces)
    return "/".join(parts)


def _play_on(state: State, dice: Dice, text: str) -> None:
    try:
        for _ in range(12):
            legal = check_legal_actions(state)
            if state.current_player() == TERMINAL:
                break
            state.apply_action(legal[dice.below(len(legal))])
    except Exception as error:
        error.add_note(f"while playing on from {text}")
        raise
