"""Names of the observation of Trial of the Temples, and its numbering of actions.

`engine/observe.py` writes the observation. Both only ever grow at reserved places.
"""

from __future__ import annotations

from typing import Final

from conclave.core.action_space import ActionSpace
from conclave.core.byte_rows import MAX_BYTE
from conclave.core.observation_schema import ObservationSchema, make_schema
from conclave.games.trial_of_the_temples.engine import codes

VERSION: Final = 1

SHARED: Final = (
    ("progress", 8, MAX_BYTE, False, "round, step of the phase, stage of the turn, relative seat + 1 that starts next,"
     " reserve"),
    ("asked", 8, MAX_BYTE, False, "answered in part, has just converted, number to choose or conversions made, verb and"
     " operand of the last choice, the last echo spell, spaces paid for, reserve"),
    ("seat", 8, 1, False, "number of the viewer's seat, one-hot"),
    ("actor", 8, 1, False, "acting seat relative to the viewer, one-hot"),
    ("seats", 8, 1, False, "number of seats, one-hot"),
    ("phase", 16, 1, False, "phase, one-hot"),
    ("question", 16, 1, False, "pending question, one-hot"),
    ("verb", 32, 1, False, "verb of a choice from a set, one-hot"),
    ("choice", 16, 1, False, "the set to choose from"),
    ("interrupted", 16, 1, False, "question that a conversion interrupts, one-hot"),
    ("track", 8, 1, False, "track of the current trial, one-hot"),
    ("core", 8, 1, False, "colour of the core to place, one-hot"),
    ("due", 8, MAX_BYTE, False, "cores to place, by colour"),
    ("collected", 8, 1, False, "kinds of goods collected"),
    ("stored", 8, MAX_BYTE, False, "crystals stored while resting, by colour"),
    ("stacks", 8, MAX_BYTE, False, "cores left, by colour"),
    ("neutrals", 8, MAX_BYTE, False, "two sets of neutral markers of four bytes: spaces by track, reserve"),
    ("mats", 8, 1, False, "mats left"),
    ("round_tile", 8, 1, False, "last revealed round tile, one-hot"),
    ("rounds_left", 8, 1, False, "round tiles not yet revealed"),
    ("tiles_left", 16, 1, False, "tiles not yet laid"),
    ("barrier", 16, 1, False, "position of the Day-and-Night tile, one-hot"),
    ("ring", 24 * codes.TILES, 1, False, "for each position: tile and side, one-hot"),
)  # fmt: skip
BY_SEAT: Final = (
    ("counts", 8, MAX_BYTE, False, "points + 32, mana, has the starting player token, rests, has the turn, reserve"),
    ("goods", 8, MAX_BYTE, False, "crystals and action tokens, by kind"),
    ("mat", 8, 1, False, "spell mat, one-hot"),
    ("marks", 8, MAX_BYTE, False, "spaces of the markers, by track"),
    ("cores", 64, 1, False, "for each colour: spaces with a core"),
    ("used", 16, 1, False, "spaces whose spell has been used this round"),
    ("figure", 16, 1, False, "position of the figure, one-hot"),
    ("clone", 16, 1, False, "position of the clone, one-hot"),
)

ACTIONS: Final = ActionSpace(
    VERSION,
    [
        (codes.V_MAT, 8), (codes.V_FIGURE, 16), (codes.V_CLONE, 16), (codes.V_COLLECT, 2), (codes.V_WILD, 4),
        (codes.V_CORE, 16), (codes.V_ECHO, 4), (codes.V_TRIAL, 4), (codes.V_STEP, 1), (codes.V_STOP, 1),
        (codes.V_REST, 1), (codes.V_STORE, 4), (codes.V_DONE, 1), (codes.V_CONVERT, 1), (codes.V_SELL, 8),
        (codes.V_DRAIN, 4), (codes.V_BUY_TOKEN, 1), (codes.V_CAST, 16), (codes.V_BUY, 4),
    ],
)  # fmt: skip


def observation_schema(seats: int) -> ObservationSchema:
    """Return the schema for a number of seats."""
    return make_schema("trial_of_the_temples", VERSION, seats, SHARED, BY_SEAT)
