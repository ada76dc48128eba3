"""Positions written by hand: the table as a person would describe it, for rule tests, bug reports and studies.

>>> from conclave.res_arcana.position import Player, position
>>> state = position(Player(pool="12 death", play="catacombs_of_the_dead"), Player())
>>> state.actor()
0
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from conclave.play.errors import MalformedAction
from conclave.res_arcana import assembler as assembler  # fills the engine's tables
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.engine.state import State, load_state
from conclave.res_arcana.notation import KIND_NAMES, component_number

# Magic items that give nothing without an action, for players of whom nothing else is said.
PLAIN_ITEMS: Final = ("alchemy", "research", "divination", "transmutation")
PHASES: Final = {"collect": w.PH_COLLECT, "actions": w.PH_ACTIONS, "check": w.PH_CHECK}


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has. Cards are ids with spaces between; in play, what lies on them in brackets."""

    pool: str = ""  # "2 elan 1 gold"
    play: str = ""  # "athanor(3 elan) vault(turned, 1 gold) seer"; without an item here the player gets a plain one
    hand: str = ""
    deck: str = ""  # in no order
    top: str = ""  # the known top of the deck, topmost first
    discards: str = ""


def position(
    *players: Player,
    turn: int = 0,
    first: int = 0,
    round_number: int = 1,
    passed: Iterable[int] = (),
    centre: str = "",  # Places of Power and displayed monuments
    monuments: str = "",  # the monument deck, in no order
    phase: str = "actions",
    round_limit: int = 30,
) -> State:
    """A state with these players, in which the seat `turn` is asked for its action (or the phase begins)."""
    words = [0] * lay.SIZE
    words[lay.SEATS] = len(players)
    words[lay.LIMIT] = round_limit
    words[lay.PHASE] = PHASES[phase]
    words[lay.ROUND] = round_number
    words[lay.FIRST] = words[lay.BEGAN] = first
    words[lay.TURN] = first if phase == "collect" else turn
    words[lay.PASSED] = sum(1 << seat for seat in passed)
    words[lay.GAME_NO] = 1
    words[lay.CENTRE] = _set(centre, w.ARTIFACTS)
    words[lay.MON_REST] = _set(monuments, w.ARTIFACTS)
    words[lay.SUPPLY] = sum(1 << (c - w.ARTIFACTS) for c in range(w.ITEMS, w.MONUMENTS))
    words[lay.BOX_A] = (1 << w.ARTIFACTS) - 1
    words[lay.BOX_B] = (1 << (w.ITEMS - w.MAGES)) - 1
    plain = iter([item for item in PLAIN_ITEMS if all(item not in player.play.split() for player in players)])
    for seat in range(w.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        words[base + lay.CHOSEN] = words[base + lay.ITEM] = -1
        if seat < len(players):
            _seat(words, base, players[seat])
            if words[base + lay.ITEM] < 0:
                _into_play(words, base, component_number(next(plain)))
    return load_state(words)


def _seat(words: list[int], base: int, player: Player) -> None:
    words[base + lay.POOL] = essences(player.pool)
    words[base + lay.HAND] = _set(player.hand, 0)
    words[base + lay.DECK] = _set(player.deck, 0)
    words[base + lay.DISCARDS] = _set(player.discards, 0)
    for place, card in enumerate(player.top.split()):
        words[base + lay.TOP] |= (component_number(card) + 1) << (8 * place)
    for text, inside in re.findall(r"([a-z_']+)(?:\(([^)]*)\))?", player.play):
        c = component_number(text)
        _into_play(words, base, c)
        states = [part.strip() for part in inside.split(",")]
        if "turned" in states:
            states.remove("turned")
            words[lay.TURNED_A if c < w.ARTIFACTS else lay.TURNED_B] |= 1 << (c % w.ARTIFACTS)
        words[lay.ON + c] = essences(" ".join(states))
    words[lay.BOX_A] &= ~(
        words[base + lay.HAND] | words[base + lay.DECK] | words[base + lay.DISCARDS] | _set(player.top, 0)
    )


def _into_play(words: list[int], base: int, c: int) -> None:
    if c < w.ARTIFACTS:
        words[base + lay.PLAY_A] |= 1 << c
        words[lay.BOX_A] &= ~(1 << c)
        return
    words[base + lay.PLAY_B] |= 1 << (c - w.ARTIFACTS)
    if c < w.ITEMS:
        words[base + lay.CHOSEN] = c
        words[lay.BOX_B] &= ~(1 << (c - w.MAGES))
    elif c < w.MONUMENTS:
        words[base + lay.ITEM] = c
        words[lay.SUPPLY] &= ~(1 << (c - w.ARTIFACTS))


def essences(text: str) -> int:
    """Packed, from text such as "2 elan 1 gold"."""
    found = re.findall(r"(\d+)\s+([a-z]+)", text)
    if " ".join(f"{n} {kind}" for n, kind in found) != " ".join(text.replace(",", " ").split()):
        raise MalformedAction(f"'{text}' is no amount of essences; write for example '2 elan 1 gold'")
    return sum(int(n) << (12 * KIND_NAMES.index(kind)) for n, kind in found)


def _set(text: str, base: int) -> int:
    return sum(1 << (component_number(name) - base) for name in text.split())
