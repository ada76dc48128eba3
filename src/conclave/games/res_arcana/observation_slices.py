"""Names of the observation of Res Arcana, and its numbering of actions. Both only ever grow at reserved places.

`engine/observe.py` writes the observation.
"""

from __future__ import annotations

from typing import Final

from conclave.core.action_space import ActionSpace
from conclave.core.byte_rows import MAX_BYTE
from conclave.core.observation_schema import ObservationSchema, make_schema
from conclave.games.res_arcana.engine import codes

VERSION: Final = 1
COMPONENT_ROOM: Final = 128  # component numbers, existing and new
BY_COMPONENT: Final = "by component number"

SHARED: Final = (
    ("progress", 8, MAX_BYTE, False, "round, round limit, game of the match, draft round, step of the phase,"
     " monuments in the deck, known on top of it, artifacts that a seat is looking at"),
    ("asked", 8, MAX_BYTE, False, "may decline, answered in part, number to choose, least number or last kind,"
     " discount, receiving component + 1, reserve"),
    ("uncovered", 8, MAX_BYTE, False, "cost still to be covered, by kind"),
    ("choice", 8, 1, False, "kinds, seats or decks to choose from; the trigger of a reaction"),
    ("seat", 8, 1, False, "number of the viewer's seat, one-hot"),
    ("actor", 8, 1, False, "acting seat relative to the viewer, one-hot"),
    ("seats", 8, 1, False, "number of seats, one-hot"),
    ("variant", 8, 1, False, "variant, one-hot"),
    ("phase", 16, 1, False, "phase, one-hot"),
    ("question", 16, 1, False, "pending question, one-hot"),
    ("verb", 64, 1, False, "verb of the pending question, one-hot"),
    ("programs", 32, MAX_BYTE, False, "up to four running powers of eight bytes: instruction, relative seat, number,"
     " kind, counter, stage (each + 1), reserve"),
    ("offered", COMPONENT_ROOM, 1, True, f"components to choose from, {BY_COMPONENT}"),
    ("sources", COMPONENT_ROOM, 15, False, f"components whose powers are running: bits by depth, {BY_COMPONENT}"),
    ("free", COMPONENT_ROOM, 1, False, f"Places of Power, displayed monuments and free items, {BY_COMPONENT}"),
    ("revealed", COMPONENT_ROOM, 3, True, "cards laid out before the viewer: dealt mages (chosen: 2), draft pack, open"
     f" draft, cards looked at, {BY_COMPONENT}"),
    ("top", COMPONENT_ROOM, 8, True, "known place from the top of the own deck or the monument deck; 8: on top, at an"
     f" unknown place, {BY_COMPONENT}"),
    ("hand", COMPONENT_ROOM, 1, True, f"own hand, {BY_COMPONENT}"),
    ("deck", COMPONENT_ROOM, 1, True, f"known cards of the own deck, {BY_COMPONENT}"),
    ("packs", COMPONENT_ROOM, 8, True, f"draft: the last look (1-8) at a card that is hidden now, {BY_COMPONENT}"),
    ("essences", 8 * COMPONENT_ROOM, MAX_BYTE, False, "eight bytes for each component: essences on it by kind, reserve,"
     " 1 while it is still to collect"),
)  # fmt: skip
BY_SEAT: Final = (
    ("counts", 16, MAX_BYTE, False, "points, hand, deck, discards, has passed, is First Player, has the turn, bonus"
     " points, points of tokens, has an item, dealt mages, pack, has chosen a mage, returned cards, known top, wins"),
    ("pool", 8, MAX_BYTE, False, "essences by kind"),
    ("play", COMPONENT_ROOM, 2, False, f"in play: 1 straight, 2 turned, {BY_COMPONENT}"),
    ("discards", COMPONENT_ROOM, 1, False, f"discard pile, {BY_COMPONENT}"),
    ("known", COMPONENT_ROOM, 3, False, f"cards that all know: 1 in hand or deck, 2 in hand, {BY_COMPONENT}"),
)  # fmt: skip

_C, _P, _K, _S = COMPONENT_ROOM, 2 * COMPONENT_ROOM, 8, 8  # components, powers, kinds, seats
ACTIONS: Final = ActionSpace(
    VERSION,
    [
        (codes.V_FIRST, _S), (codes.V_KEEP, _C), (codes.V_MAGE, _C), (codes.V_ITEM, _C), (codes.V_TAKE, _C),
        (codes.V_PLACE, _C), (codes.V_CLAIM, _C), (codes.V_CLAIM_TOP, 1), (codes.V_SELL_GOLD, _C),
        (codes.V_SELL_TWO, _C), (codes.V_USE, _P), (codes.V_PASS, 1), (codes.V_PAY, _K), (codes.V_GAIN, _K),
        (codes.V_LOSE, _K), (codes.V_KIND, _K), (codes.V_NUMBER, MAX_BYTE + 1), (codes.V_DISCARD, _C),
        (codes.V_DESTROY, _C), (codes.V_TURN, _C), (codes.V_STRAIGHTEN, _C), (codes.V_PUT_ON, _C),
        (codes.V_SUMMON, _C), (codes.V_RETURN, _C), (codes.V_RIVAL, _S), (codes.V_LOOK, 4), (codes.V_REACT, _P),
        (codes.V_ACCEPT, 1), (codes.V_DECLINE, 1), (codes.V_DONE, 1),
    ],
)  # fmt: skip


def observation_schema(seats: int) -> ObservationSchema:
    """Return the schema for a number of seats."""
    return make_schema("res_arcana", VERSION, seats, SHARED, BY_SEAT)
