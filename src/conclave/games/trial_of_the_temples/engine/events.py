"""Events as tuples of ints, created only on request. All events of this game are public."""

from typing import Final, TypeAlias

Events: TypeAlias = list[tuple[int, ...]]

EV_TILE: Final = 1  # position, tile
EV_BARRIER: Final = 2  # position of the Day-and-Night tile
EV_MAT: Final = 3  # seat, mat
EV_TOKEN: Final = 4  # seat that now has the starting player token
EV_ROUND: Final = 5  # round, round tile: spells are ready again, figures are back
EV_NIGHT: Final = 6  # set of positions that show their night side
EV_PHASE: Final = 7  # phase
EV_FIGURE: Final = 8  # seat, 0 figure or 1 clone, position or -1
EV_GOODS: Final = 9  # seat, why (WHY_*), detail, four crystals, action tokens, mana: signed
EV_TAKEN: Final = 10  # seat, colour: a core leaves its stack
EV_CORE: Final = 11  # seat, colour, space of the mat, or -1 if the core could not be placed and was returned
EV_SPELL: Final = 12  # seat, spell, space: used for this round
EV_MARK: Final = 13  # seat or -1 - set of neutrals, track, space
EV_TRIAL: Final = 14  # seat, track
EV_RESTED: Final = 15  # seat
EV_ASKED: Final = 16  # seat, ask, detail
EV_SCORE: Final = 17  # seat, points
EV_OVER: Final = 18  # set of winners, reason, set of END_*
EV_COLLECT: Final = 19  # seat, 0 figure or 1 clone, tiles
EV_PARTS: Final = 20  # seat, points of three tracks, of lines, of spells
EV_AHEAD: Final = 21  # seat, track, the next free spaces
EV_STORED: Final = 22  # seat, colour: a crystal is kept while its owner rests

WHY_START: Final = 0
WHY_TILES: Final = 1  # detail: number of tiles
WHY_WILD: Final = 2
WHY_ECHO: Final = 3  # detail: spell
WHY_CORE: Final = 4  # detail: space of the mat
WHY_RETURNED: Final = 5  # a core that could not be placed
WHY_SKIPPED: Final = 6  # detail: track
WHY_TRIAL: Final = 7  # detail: track
WHY_CONVERT: Final = 8  # detail: verb
WHY_REST: Final = 9
WHY_CLONE: Final = 10
