"""Laws of positions as text: whole lines and states are inverse, lines keep secrets, and damaged lines are refused."""

from __future__ import annotations

import re
from typing import Final

from conclave.play.dealer import SeededDice
from conclave.play.errors import BadPosition
from conclave.play.laws.moment import FEW, Moment, legal_is_sound, require, shown
from conclave.play.protocol import NOBODY, WHOLE, Dice, State

PLAIN: Final = re.compile(r"[A-Za-z0-9_.~:/()?-]+")  # in an address, none of these is written otherwise
LONGEST: Final = 3000
DAMAGE: Final = "abcdefgilmnprstx0123456789./:()?_ -"


def positions_round_trip(m: Moment) -> None:
    """The whole line of a state is one short line, and reads as the same state, which goes on in the same way."""
    text = m.game.text_of(m.before, WHOLE)
    require(text.startswith(f"{m.game.tag}/"), f"the line does not begin with {m.game.tag}: {text}")
    require(PLAIN.fullmatch(text) is not None and len(text) <= LONGEST, f"this is no line for an address: {text}")
    read = m.game.position(text)
    require(read.dump() == m.before.dump(), f"this line reads as another state: {text}")
    require(m.game.header(read) == m.options, f"this line reads as a state of another game: {text}")
    read.apply(m.action)
    require(read.dump() == m.after.dump(), f"a state that was read goes on differently: {text}")


def positions_keep_secrets(m: Moment) -> None:
    """A viewer's line is the same for a guess; dealt anew by any dice it looks the same to the viewer, in text too."""
    text = m.game.text_of(m.before, m.viewer)
    dice = SeededDice(text)  # of its own: what other laws meet does not depend on this one
    for _ in range(FEW):
        guess = m.before.determinize(m.viewer, dice)
        require(m.game.text_of(guess, m.viewer) == text, f"viewer {m.viewer} reads a secret in {text}")
    dealt = m.game.position(text, dice)
    require(m.game.text_of(dealt, m.viewer) == text, f"this line is dealt as another one: {text}")
    seen, truth = shown(m.game, dealt, m.viewer), shown(m.game, m.before, m.viewer)
    require(seen == truth, f"viewer {m.viewer} sees {truth!r}, and after reading its line {seen!r}")
    if "?" in text:
        m.tally["lines with something unknown"] += 1
        try:
            m.game.position(text)
        except BadPosition:
            return
        require(False, f"something is unknown here, and it was read without dice: {text}")


def damaged_positions_are_refused(m: Moment) -> None:
    """A line with a mistake is refused with BadPosition, or else it is another sound position, which can be played."""
    whole, other = m.game.text_of(m.before, WHOLE), m.game.text_of(m.after, WHOLE)
    dice = SeededDice(whole)
    for _ in range(FEW):
        text = _damaged(whole, other, dice)
        try:
            state = m.game.position(text)
        except BadPosition as error:
            m.tally["damaged lines that are refused"] += 1
            require(len(str(error)) > 10, f"'{error}' does not say what is wrong with {text}")
            continue
        m.tally["damaged lines that are read"] += 1
        require(m.game.position(m.game.text_of(state, WHOLE)).dump() == state.dump(), f"read otherwise: {text}")
        _play_on(state, dice, text)


def _damaged(text: str, other: str, dice: Dice) -> str:
    """The line with a letter, a field or a piece changed or lost."""
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
            legal = legal_is_sound(state)
            if state.actor() == NOBODY:
                break
            state.apply(legal[dice.below(len(legal))])
    except Exception as error:
        error.add_note(f"while playing on from {text}")
        raise
