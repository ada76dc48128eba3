"""Positions written by hand: the table as a person would describe it, for rule tests, bug reports and studies.

>>> from conclave.res_arcana.position import Player, position
>>> state = position(Player(pool="12 death", play="catacombs_of_the_dead"), Player())
>>> state.actor()
0
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.play.counters import MOST
from conclave.play.errors import BadPosition as BadPosition
from conclave.play.forms import words_of
from conclave.play.positions import amounts, demand, known_names, on_piece, one_of, pieces
from conclave.res_arcana import assembler as assembler  # fills the engine's columns
from conclave.res_arcana.cards import ALL, NUMBER
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.state import State, load_state
from conclave.res_arcana.notation import KIND_NAMES

# Magic items that give nothing without an action, for players of whom nothing else is said.
PLAIN_ITEMS: Final = ("alchemy", "research", "divination", "transmutation")
PHASES: Final = {"collect": codes.PH_COLLECT, "actions": codes.PH_ACTIONS, "check": codes.PH_CHECK}
VARIANTS: Final = {"standard": codes.STANDARD, "first_game": codes.FIRST_GAME, "match": codes.MATCH}
SEATS: Final = (2, 3, 4)
KNOWN_TOP: Final = 3  # cards on top of a deck that somebody looked at
DRAFTED: Final = 16  # artifacts of the face-up draft of a match
DISPLAY: Final = 2  # monuments shown at most
MAX_LIMIT: Final = 1000  # rounds
TURNED: Final = "turned"


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has. Cards are ids with blanks or commas between; in play, what lies on them in brackets."""

    pool: str = ""  # "2 elan 1 gold"
    play: str = ""  # "athanor(3 elan) vault(turned, 1 gold) seer"; without an item here the player gets a plain one
    hand: str = ""
    deck: str = ""  # in no order
    top: str = ""  # the known top of the deck, topmost first
    discards: str = ""
    owned: str = ""  # match play, games two and three: the eight drafted artifacts, where that is not what lies here

    @property
    def in_play(self) -> list[tuple[int, str]]:
        """The components in play with what is written in their brackets."""
        found = pieces(self.play)
        demand(not any(piece.is_unknown for piece in found), "position-open", field="play")
        return [(component(piece.name), piece.inside) for piece in found]

    @property
    def artifacts(self) -> list[int]:
        """All artifacts of this player, wherever they are."""
        hidden = numbers(f"{self.hand} {self.deck} {self.top} {self.discards}")
        return hidden + [c for c, _ in self.in_play if c < codes.ARTIFACTS]


def position(  # noqa: PLR0913 - all by name, few at a time
    *players: Player,
    turn: int | None = None,  # who is asked for its action; otherwise seat 0
    first: int = 0,
    round_number: int = 1,
    passed: Iterable[int] = (),
    centre: str = "",  # Places of Power and displayed monuments
    monuments: str = "",  # the monument deck, in no order
    monument_top: str = "",  # above them, topmost first; nobody at the table knows it
    phase: str = "actions",
    round_limit: int = 30,
    variant: str = "standard",
    game: int = 1,  # match play: 1-3
    wins: Sequence[int] = (0, 0),  # match play: before this game
    began: int | None = None,  # who was First Player in round 1; otherwise `first`
) -> State:
    """A state with these players, in which the seat `turn` is asked for its action (or the phase begins)."""
    demand(len(players) in SEATS, "position-players", count=len(players), most=SEATS[-1])
    one_of(phase, PHASES)
    one_of(variant, VARIANTS)
    passed = set(passed)
    demand(turn is None or phase == "actions", "position-follows", field="turn", phase=phase)
    turn = turn or 0
    named = {turn, first, first if began is None else began} | passed
    demand(named <= set(range(len(players))), "position-seats", last=len(players) - 1)
    demand(phase != "actions" or turn not in passed, "ra-passed", number=turn + 1)
    demand(phase == "actions" or not passed, "position-follows", field="passed", phase=phase)
    check_course(round_number, round_limit)
    check_zones(players, centre, f"{monuments} {monument_top}")
    check_match(players, variant, game, wins)
    words = blank(len(players), VARIANTS[variant], round_limit)
    words[lay.PHASE] = PHASES[phase]
    words[lay.ROUND] = round_number
    words[lay.FIRST] = first
    words[lay.BEGAN] = first if began is None else began
    words[lay.TURN] = first if phase == "collect" else turn
    words[lay.PASSED] = bits(range(len(players)) if phase == "check" else passed)
    words[lay.GAME_NO] = game
    words[lay.WINS : lay.WINS + 2] = wins
    words[lay.CENTRE] = bits(numbers(centre), codes.ARTIFACTS)
    words[lay.MON_REST] = bits(numbers(monuments), codes.ARTIFACTS)
    words[lay.MON_TOP] = short_list(numbers(monument_top))
    held = {c for player in players for c, _ in player.in_play}
    plain = iter([c for c in map(component, PLAIN_ITEMS) if c not in held])
    for seat, player in enumerate(players):
        seat_down(words, seat, player)
        if words[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.ITEM] < 0:
            into_play(words, seat, next(plain))
    return load_state(words)


# --- The words of a state


def blank(seats: int, variant: int, limit: int) -> list[int]:
    """A table on which nothing lies yet, before any question; all components are in the box or the supply."""
    words = [0] * lay.SIZE
    words[lay.SEATS] = seats
    words[lay.VARIANT] = variant
    words[lay.LIMIT] = limit
    words[lay.GAME_NO] = 1
    words[lay.CHOOSER] = -1
    words[lay.SUPPLY] = bits(range(codes.ITEMS, codes.MONUMENTS), codes.ARTIFACTS)
    words[lay.BOX_A] = bits(range(codes.ARTIFACTS))
    words[lay.BOX_B] = bits(range(codes.MAGES, codes.ITEMS), codes.MAGES)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        words[base + lay.CHOSEN] = words[base + lay.ITEM] = -1
    return words


def seat_down(words: list[int], seat: int, player: Player) -> None:
    """Lay what a player has before its seat."""
    base = lay.SEAT0 + seat * lay.SEAT_WORDS
    words[base + lay.POOL] = essences(player.pool)
    words[base + lay.HAND] = bits(numbers(player.hand))
    words[base + lay.DECK] = bits(numbers(player.deck))
    words[base + lay.DISCARDS] = bits(numbers(player.discards))
    words[base + lay.TOP] = short_list(numbers(player.top))
    for c, inside in player.in_play:
        into_play(words, seat, c)
        states, counts = on_piece(inside, (TURNED,), KIND_NAMES, MOST)
        if states:
            words[lay.TURNED_A if c < codes.ARTIFACTS else lay.TURNED_B] |= 1 << (c % codes.ARTIFACTS)
        words[lay.ON + c] = packed(counts)
    words[lay.BOX_A] &= ~bits(player.artifacts)
    if words[lay.GAME_NO] > 1:  # after the face-up draft all know who has what, and nothing is left of it
        words[base + lay.OWNED] = bits(numbers(player.owned) or player.artifacts)
        words[lay.KNOWN_SET] |= bits(numbers(f"{player.hand} {player.deck} {player.top}"))
        words[lay.BOX_A] = 0


def into_play(words: list[int], seat: int, c: int) -> None:
    """Lay a component in play."""
    base = lay.SEAT0 + seat * lay.SEAT_WORDS
    if c < codes.ARTIFACTS:
        words[base + lay.PLAY_A] |= 1 << c
        return
    words[base + lay.PLAY_B] |= 1 << (c - codes.ARTIFACTS)
    if c < codes.ITEMS:
        words[base + lay.CHOSEN] = c
        words[lay.BOX_B] &= ~(1 << (c - codes.MAGES))
    elif c < codes.MONUMENTS:
        words[base + lay.ITEM] = c
        words[lay.SUPPLY] &= ~(1 << (c - codes.ARTIFACTS))


# --- What cannot be


def check_course(round_number: int, limit: int) -> None:
    """Rounds are counted from 1, up to the limit where there is one."""
    demand(0 <= limit <= MAX_LIMIT, "position-number", what="limit", least=0, most=MAX_LIMIT, text=limit)
    last = limit or 1_000_000
    demand(1 <= round_number <= last, "position-round", round=round_number, last=last)


def check_zones(players: Sequence[Player], centre: str, monuments: str) -> None:
    """Each component is in one place, where its kind belongs, and a tile shows one of its faces."""
    cards = [c for p in players for c in numbers(f"{p.hand} {p.deck} {p.top} {p.discards} {p.owned}")]
    demand(all(c < codes.ARTIFACTS for c in cards), "ra-artifacts")
    demand(all(c >= codes.MONUMENTS for c in numbers(centre)), "ra-centre")
    demand(all(codes.MONUMENTS <= c < codes.PLACES for c in numbers(monuments)), "ra-monuments")
    shown = sum(c < codes.PLACES for c in numbers(centre))
    demand(shown <= DISPLAY, "ra-displayed", count=shown, most=DISPLAY)
    places = numbers(f"{centre} {monuments}")
    for player in players:
        played = [c for c, _ in player.in_play]
        demand(sum(codes.MAGES <= c < codes.ITEMS for c in played) <= 1, "ra-one-mage")
        demand(sum(codes.ITEMS <= c < codes.MONUMENTS for c in played) <= 1, "ra-one-item")
        places += played + numbers(f"{player.hand} {player.deck} {player.top} {player.discards}")
    for c, times in Counter(places).items():
        demand(times == 1, "position-places", name=ALL[c].id)
        turned_over = c >= codes.PLACES and c % 2 == 0 and c + 1 in places
        demand(not turned_over, "ra-other-face", name=ALL[c].id)


def check_match(players: Sequence[Player], variant: str, game: int, wins: Sequence[int]) -> None:
    """What the next game of the match will need."""
    if variant != "match":
        said = {"game": game > 1, "wins": any(wins), "owned": any(player.owned for player in players)}
        for name, is_said in said.items():
            demand(not is_said, "position-only", field=name, where="variant:match")
        return
    demand(len(players) == 2, "position-for-two", field="variant:match")
    follows = game in (1, 2, 3) and len(wins) == 2 and min(wins) >= 0 and sum(wins) < game
    demand(follows, "ra-match-wins", game=game, wins=".".join(map(str, wins)))
    demand(all(any(codes.MAGES <= c < codes.ITEMS for c, _ in p.in_play) for p in players), "ra-mages")
    artifacts = [c for player in players for c in numbers(player.owned) or player.artifacts]
    fits = len(artifacts) == len(set(artifacts)) == DRAFTED
    demand(fits, "ra-match-artifacts", right=DRAFTED, count=len(artifacts))


# --- Reading


def component(text: str) -> int:
    """A component's number, from its id; capitals, accents and apostrophes aside."""
    return NUMBER[one_of("_".join(words_of(text)), NUMBER)]


def numbers(text: str) -> list[int]:
    """Components, from their ids."""
    return [component(name) for name in known_names(text)]


def bits(members: Iterable[int], base: int = 0) -> int:
    """A set."""
    return sum(1 << (member - base) for member in set(members))


def short_list(components: Sequence[int]) -> int:
    """A list in one word."""
    demand(len(components) <= KNOWN_TOP, "ra-top", most=KNOWN_TOP)
    return sum((c + 1) << (8 * place) for place, c in enumerate(components))


def essences(text: str) -> int:
    """Packed, from text such as "2 elan 1 gold" or "2e1g"."""
    return packed(amounts(text, KIND_NAMES, MOST))


def packed(counts: Mapping[str, int]) -> int:
    """Essences as the engine keeps them."""
    return sum(count << (12 * KIND_NAMES.index(kind)) for kind, count in counts.items())
