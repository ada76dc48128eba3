"""The numbers that components, engine and game agree on: goods, spells, verbs, asks, phases.

Numbers that occur in actions are part of the saved-game format and never change.
"""

from typing import Final

# --- Goods. A packed amount holds five 12-bit fields: four crystals and the action token; mana is counted apart.
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
PURPLE: Final = 3
ACTION: Final = 4
COLOURS: Final = 4  # of crystals and of spell cores
GOODS: Final = 5
FIELD: Final = 0xFFF
GUARD: Final = 0x800800800800800
WILD: Final = 0b0111  # sets of colours are bit masks: red, yellow or blue
ANY_COLOUR: Final = 0b1111

# --- The table
TILES: Final = 12
DAY: Final = 0  # side of a tile: row = 2 * tile + side
NIGHT: Final = 1
TRACKS: Final = 3  # fire, water, sand
MAX_SPACES: Final = 32  # of a track, the start included
ROUND_TILES: Final = 6
MATS: Final = 4
SIDE: Final = 4  # of a spell mat
SPACES: Final = 16
MAX_SEATS: Final = 4
NEUTRALS: Final = 2  # sets of neutral markers with two players
BY_LEVEL: Final = 0  # how a round tile moves neutral markers
BY_CORE: Final = 1

# --- Seats
CHANCE: Final = -1
NOBODY: Final = -2

# --- Spells
ECHO_RED: Final = 0
ECHO_YELLOW: Final = 1
ECHO_BLUE: Final = 2
ECHO_ACTION: Final = 3
TO_PURPLE: Final = 4
FROM_PURPLE: Final = 5
ACTION_TO_CRYSTAL: Final = 6
CRYSTAL_TO_MANA: Final = 7
GLORY: Final = 8
REPOSE: Final = 9
STORAGE: Final = 10
GIFT_RED: Final = 11
GIFT_YELLOW: Final = 12
GIFT_BLUE: Final = 13
GIFT_PURPLE: Final = 14
SPELLS: Final = 15
