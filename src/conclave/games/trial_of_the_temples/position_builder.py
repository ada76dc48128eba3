"""Positions written by hand: the table as a person would describe it, for rule tests, bug reports and studies.

>>> from conclave.games.trial_of_the_temples.game import GAME
>>> from conclave.games.trial_of_the_temples.position_builder import Player, position
>>> state = position(Player(goods="1 red 1 action", cores="red a1, blue b3"), Player(marks="fire 1"), Player())
>>> [option.text for option in GAME.question(state).choices]
['rest', 'convert']

Names are those of the notation of actions. Positions of the ring are 1 to 12 clockwise. Spaces of a spell mat are a1 to
d4, tiles t01 to t12, round tiles r1 to r6. Seats are counted from 0, as everywhere in the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.core.errors import BadPosition as BadPosition
from conclave.core.positions import demand, match_name, parse_amounts, parse_integer, parse_known_names
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples.component_tables import Components
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.state import State, load_state, new_state
from conclave.games.trial_of_the_temples.notation import COLOUR_NAMES, GOOD_NAMES, MAT_NAMES, TRACK_NAMES, space_name

PHASES: Final = {
    "night": codes.PH_NIGHT,
    "temple": codes.PH_TEMPLE,
    "resource": codes.PH_RESOURCE,
    "trial": codes.PH_TRIAL,
}
SEATS: Final = (2, 3, 4)
MAX_GOODS: Final = 2047  # maximum amount of one kind of goods in the engine's packed form
SPACE_NAMES: Final = tuple(space_name(space) for space in range(codes.SPACES))


@dataclass(frozen=True, slots=True)
class Player:
    """Possessions of one player; everything defaults to nothing."""

    goods: str = ""  # "2 red 1 action": crystals and action tokens
    mana: int = 0
    marks: str = ""  # "fire 3 sand 1": the markers that have left the start
    mat: str = ""  # colour; by default the first that is not taken
    cores: str = ""  # "red a1, blue b3"
    used: str = ""  # "a1 b3": the cores whose spell has been used this round
    figure: int = 0  # position on the ring, from 1; 0 if not placed
    clone: int = 0  # like figure; with two players only

    @property
    def pieces(self) -> list[int]:
        """Positions of the figure and the clone that are on the ring."""
        return [place for place in (self.figure, self.clone) if place]


@dataclass(frozen=True, slots=True)
class Ring:
    """The temple tiles, the barrier and the night sides, with positions counted from 0."""

    tiles: Sequence[int]
    barrier: int
    nights: int  # bit mask


def position(  # noqa: PLR0913 - all by name, few at a time
    *players: Player,
    phase: str = "trial",
    turn: int | None = None,  # acting seat in a resource or trial phase; by default the first possible
    start: int = 0,  # seat with the starting player token
    round_number: int = 1,  # in the phase "night": the round about to begin
    rested: Iterable[int] = (),  # seats that have rested in a trial phase
    ring: str = "",  # "t05 t02": the tiles from position 1 clockwise; those not named follow in order
    barrier: int = 1,  # where the Day-and-Night tile lies
    nights: Iterable[int] | None = None,  # positions with the night side up; by default by the round tile
    revealed: str = "",  # "r3 r1": the round tiles so far, latest last; by default r1, r2, ...
    stacks: str = "",  # "0 purple": cores left; by default all except those on mats
    neutrals: Sequence[str] = ("", ""),  # two players: each set's marks; the first set goes by the top left corner
    components: Components | None = None,  # by default the built-in ones
) -> State:
    """Return a state with these players in the given phase. In "night", the next chance node reveals the round tile."""
    box = components or parts.default()
    demand(len(players) in SEATS, "position-players", count=len(players), most=SEATS[-1])
    match_name(phase, PHASES)
    resting = set(rested)
    named = {start} | resting | ({turn} if turn is not None else set())
    demand(named <= set(range(len(players))), "position-seats", last=len(players) - 1)
    last = box.numbers.max_rounds
    demand(1 <= round_number <= last, "position-round", round=round_number, last=last)
    demand(phase == "trial" or not resting, "position-only", field="rested", where="phase:trial")
    demand(turn is None or phase in ("resource", "trial"), "position-follows", field="turn", phase=phase)
    over = round_number - 1 if phase == "night" else round_number  # rounds whose tile is revealed
    tiles = round_tiles(revealed, over)

    words = blank(len(players), parts.number_of(box))
    words[lay.PHASE] = PHASES[phase]
    words[lay.ROUND] = over
    words[lay.STARTING_SEAT] = start
    words[lay.ROUNDS_LEFT] &= ~bits(tiles)
    words[lay.ROUND_TILE] = tiles[-1] if tiles else -1
    number = box.round_tiles[tiles[-1]].number if tiles else 0
    lay_ring(words, read_ring(ring, barrier, nights, number))
    lay_players(words, players, box)
    lay_stacks(words, players, stacks, box)
    lay_neutrals(words, players, neutrals, box)
    check_figures(players, words[lay.BARRIER], phase)
    if phase == "night":
        words[lay.RESTED] = bits(range(len(players))) if over else 0
    elif phase == "temple":
        words[lay.STEP] = count_placed_figures(players, start)
    elif phase == "resource":
        _collecting(words, players, start if turn is None else turn)
    else:
        words[lay.RESTED] = bits(resting)
        words[lay.TURN] = next_to_act(players, start, turn, resting)
    return load_state(parts.columns_of(words[lay.COMPONENTS]), words)


# --- Writing the words of a state


def blank(seats: int, number: int) -> list[int]:
    """Return the words of a game before setup and without a question."""
    words = new_state(parts.columns_of(number), number, seats).dump()
    words[lay.QUESTION] = words[lay.ACTOR] = words[lay.VERB] = words[lay.CHOICE] = 0
    return words


def lay_ring(words: list[int], ring: Ring) -> None:
    words[lay.TILES_LEFT] = 0
    words[lay.RING] = sum(tile << 4 * place for place, tile in enumerate(ring.tiles))
    words[lay.BARRIER] = ring.barrier
    words[lay.NIGHT_POSITIONS] = ring.nights


def lay_players(words: list[int], players: Sequence[Player], box: Components) -> None:
    mats = read_mats(players)
    words[lay.MATS_LEFT] &= ~bits(mats)
    for seat, (player, mat) in enumerate(zip(players, mats, strict=True)):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        most = box.numbers.mana_max
        demand(0 <= player.mana <= most, "tt-mana", count=player.mana, most=most)
        on_mat = read_cores(player.cores)
        spent = spaces(player.used)
        demand(set(spent) <= set(on_mat), "tt-used", text=player.used)
        words[base + lay.GOODS] = pack_goods(counts(player.goods, GOOD_NAMES))
        words[base + lay.MANA] = player.mana
        words[base + lay.TRACK_MARKS] = pack_marks(read_marks(player.marks, box))
        words[base + lay.MAT] = mat
        for space, colour in on_mat.items():
            words[base + lay.CORES + COLOUR_NAMES.index(colour)] |= 1 << space
        words[base + lay.USED_SPELLS] = bits(spent)
        words[base + lay.FIGURE] = player.figure - 1
        words[base + lay.CLONE] = player.clone - 1


def lay_stacks(words: list[int], players: Sequence[Player], text: str, box: Components, taken: str = "") -> None:
    """Set the remaining cores. The default is all cores except those on mats and one just taken."""
    said = counts(text, COLOUR_NAMES)
    words[lay.CORE_STACKS] = 0
    for place, colour in enumerate(COLOUR_NAMES):
        on_mats = sum(list(read_cores(player.cores).values()).count(colour) for player in players)
        most = box.cores.in_game(len(players), colour) - on_mats - (colour == taken)
        demand(most >= 0, "tt-cores", count=on_mats, colour=colour, most=most + on_mats)
        left = said.get(colour, most)
        demand(left <= most, "tt-stacks", count=left, colour=colour, most=most)
        words[lay.CORE_STACKS] += left << 12 * place


def lay_neutrals(words: list[int], players: Sequence[Player], neutrals: Sequence[str], box: Components) -> None:
    given = len(neutrals)
    demand(given == codes.NEUTRALS, "position-exactly", field="neutrals", right=codes.NEUTRALS, count=given)
    demand(len(players) == 2 or not any(neutrals), "position-for-two", field="neutral1")
    sets = [read_marks(text, box) for text in neutrals]
    for number, marks in enumerate(sets):
        words[lay.NEUTRAL_MARKS + number] = pack_marks(marks)
    everybody = [*sets, *(read_marks(player.marks, box) for player in players)]
    standing = Counter((track, space) for marks in everybody for track, space in marks.items() if space)
    for (track, space), times in standing.items():
        demand(times == 1, "tt-markers", count=times, space=space, track=track)


def _collecting(words: list[int], players: Sequence[Player], turn: int) -> None:
    """Set the progress of the resource phase: seats before `turn` have collected.

    The seat next to the night side becomes the next starting player if it has collected.
    """
    each = 2 if len(players) == 2 else 1
    for seat, player in enumerate(players):
        demand(len(player.pieces) == each, "tt-stands", number=seat + 1)
    start, seats = words[lay.STARTING_SEAT], len(players)
    words[lay.STEP] = (turn - start) % seats
    night = at_night(players, words[lay.BARRIER])
    if seats > 2 and (night - start) % seats < words[lay.STEP]:
        words[lay.NEXT_STARTING_SEAT] = night


def at_night(players: Sequence[Player], barrier: int) -> int:
    """Return the seat whose figure is nearest to the night side of the Day-and-Night tile."""
    owners = {place - 1: seat for seat, player in enumerate(players) for place in player.pieces}
    behind = ((barrier - i) % codes.TILES for i in range(1, codes.TILES))
    return next(owners[place] for place in behind if place in owners)


# --- Validation


def check_figures(players: Sequence[Player], barrier: int, phase: str) -> None:
    """Check that figures are on different tiles, not on the Day-and-Night tile, and not surrounded."""
    two = len(players) == 2
    standing = [place for player in players for place in player.pieces]
    demand(two or not any(player.clone for player in players), "position-for-two", field="clone")
    demand(all(1 <= place <= codes.TILES for place in standing), "tt-ring", last=codes.TILES)
    demand(len(standing) == len(set(standing)), "tt-one-tile")
    demand(barrier + 1 not in standing, "tt-barrier")
    demand(phase != "night" or not standing, "tt-night")
    taken = {*standing, barrier + 1}
    for place in standing:
        neighbours = {place % codes.TILES + 1, (place - 2) % codes.TILES + 1}
        demand(not neighbours <= taken, "tt-surrounded", place=place)


def count_placed_figures(players: Sequence[Player], start: int) -> int:
    """Return the number of placed figures, after checking that they were placed in turn order."""
    each = 2 if len(players) == 2 else 1
    count = sum(len(player.pieces) for player in players)
    for turn in range(len(players)):
        seat = (start + turn) % len(players)
        right = len(range(turn, min(count, each * len(players)), len(players)))
        stand = len(players[seat].pieces)
        demand(stand == right, "tt-placed", count=count, number=seat + 1, right=right, start=start + 1)
    return count


def next_to_act(players: Sequence[Player], start: int, turn: int | None, rested: set[int]) -> int:
    """Return the acting seat in the trial phase."""
    demand(len(rested) < len(players), "tt-all-rested")
    demand(turn is None or turn not in rested, "tt-rested", number=(turn or 0) + 1)
    for seat in rested:
        demand(not players[seat].pieces, "tt-taken-back", number=seat + 1)
    order = [(start + i) % len(players) for i in range(len(players))]
    return next(seat for seat in order if seat not in rested) if turn is None else turn


# --- Reading


def bits(members: Iterable[int]) -> int:
    """Return a set as a bit mask."""
    return sum(1 << member for member in set(members))


def pack_goods(amounts: Mapping[str, int]) -> int:
    """Return goods in the engine's packed form."""
    return sum(amounts.get(kind, 0) << 12 * place for place, kind in enumerate(GOOD_NAMES))


def pack_marks(marks: Mapping[str, int]) -> int:
    """Return the markers on the three tracks in the engine's packed form."""
    return sum(marks.get(track, 0) << 8 * place for place, track in enumerate(TRACK_NAMES))


def counts(text: str, names: Sequence[str]) -> dict[str, int]:
    """Return amounts by name from text such as "2 red 1 action"."""
    return parse_amounts(text, names, MAX_GOODS)


def pairs(text: str, field: str, example: str) -> list[tuple[str, str]]:
    """Return consecutive names as pairs. Names are separated by blanks, commas or dots."""
    names = parse_known_names(text)
    demand(len(names) % 2 == 0, "position-example", field=field, text=text, example=example)
    return list(zip(names[::2], names[1::2], strict=True))


def read_marks(text: str, box: Components) -> dict[str, int]:
    """Return spaces by track from text such as "fire 3 sand 1"."""
    found: dict[str, int] = {}
    for track, space in pairs(text, "marks", "fire.3.sand.1"):
        match_name(track, TRACK_NAMES)
        demand(track not in found, "position-twice", name=track)
        found[track] = parse_integer(space, track, 0, box.tracks[TRACK_NAMES.index(track)].last)
    return found


def read_mats(players: Sequence[Player]) -> list[int]:
    """Return every player's mat. Players without one get the first mats that are not taken."""
    said = [player.mat for player in players if player.mat]
    for mat in said:
        match_name(mat, MAT_NAMES)
        demand(said.count(mat) == 1, "tt-mats", mat=mat)
    others = iter([mat for mat in MAT_NAMES if mat not in said])
    return [MAT_NAMES.index(player.mat or next(others)) for player in players]


def _among(name: str, names: Sequence[str]) -> None:
    """Reject a name that is not in this numbered list of names."""
    demand(name in names, "position-among", name=name, first=names[0], last=names[-1])


def spaces(text: str) -> list[int]:
    """Return spaces of a mat from text such as "a1 b3"."""
    names = parse_known_names(text)
    for name in names:
        _among(name, SPACE_NAMES)
    return [SPACE_NAMES.index(name) for name in names]


def read_cores(text: str) -> dict[int, str]:
    """Return core colours by space from text such as "red a1, blue b3". No line may repeat a colour."""
    found: dict[int, str] = {}
    for colour, name in pairs(text, "cores", "red.a1.blue.b3"):
        match_name(colour, COLOUR_NAMES)
        (space,) = spaces(name)
        demand(space not in found, "tt-two-cores", cell=name)
        for other, its_colour in found.items():
            in_line = other // codes.SIDE == space // codes.SIDE or other % codes.SIDE == space % codes.SIDE
            twice = in_line and its_colour == colour
            demand(not twice, "tt-line", colour=colour, one=space_name(other), other=name)
        found[space] = colour
    return found


def read_ring(text: str, barrier: int, nights: Iterable[int] | None, number: int) -> Ring:
    """Return the ring. By default the night sides are those behind the barrier."""
    names = [f"t{tile + 1:02}" for tile in range(codes.TILES)]
    said = parse_known_names(text)
    for name in said:
        _among(name, names)
        demand(said.count(name) == 1, "position-places", name=name)
    demand(1 <= barrier <= codes.TILES, "tt-ring", last=codes.TILES)
    dark = [(barrier - 1 - i) % codes.TILES + 1 for i in range(1, number + 1)] if nights is None else list(nights)
    demand(all(1 <= place <= codes.TILES for place in dark), "tt-ring", last=codes.TILES)
    tiles = [names.index(name) for name in said + [name for name in names if name not in said]]
    return Ring(tiles, barrier - 1, bits(place - 1 for place in dark))


def round_tiles(text: str, rounds: int) -> list[int]:
    """Return the round tiles revealed so far."""
    names = [f"r{tile + 1}" for tile in range(codes.ROUND_TILES)]
    said = parse_known_names(text) or names[:rounds]
    for name in said:
        _among(name, names)
        demand(said.count(name) == 1, "position-twice", name=name)
    demand(len(said) == rounds, "tt-revealed", count=len(said), right=rounds)
    return [names.index(name) for name in said]
