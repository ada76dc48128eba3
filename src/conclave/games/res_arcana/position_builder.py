"""Handwritten positions for rule tests, bug reports and studies.

>>> from conclave.games.res_arcana.position_builder import Player, position
>>> state = position(Player(pool="12 death", play="catacombs_of_the_dead"), Player())
>>> state.current_player()
0
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.core.action_notation import split_words
from conclave.core.counters import MAX_PER_KIND
from conclave.core.errors import BadPosition as BadPosition
from conclave.core.positions import (
    demand,
    match_name,
    parse_amounts,
    parse_known_names,
    parse_piece_contents,
    parse_pieces,
)
from conclave.games.res_arcana.cards import ALL, NUMBER, SETS
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, WORD, is_artifact
from conclave.games.res_arcana.engine.state import State, count_words, load_state
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.vocab import Artifact, Item, Mage, Monument, Place

# Magic items without income, the defaults for players without a given item.
PLAIN_ITEMS: Final = ("alchemy", "research", "divination", "transmutation")
PHASES: Final = {"collect": codes.PH_COLLECT, "actions": codes.PH_ACTIONS, "check": codes.PH_CHECK}
VARIANTS: Final = {"standard": codes.STANDARD, "first_game": codes.FIRST_GAME, "match": codes.MATCH}
SEATS: Final = range(2, codes.MAX_SEATS + 1)
KNOWN_TOP: Final = 3  # cards on top of a deck that somebody looked at
DRAFTED: Final = 16  # artifacts of the face-up draft of a match
DISPLAY: Final = 2  # monuments shown at most
MAX_LIMIT: Final = 1000  # rounds
TURNED: Final = "turned"


@dataclass(frozen=True, slots=True)
class Player:
    """Components and essences of one player.

    Cards are ids separated by blanks or commas. In play, the essences on a card follow in brackets.
    """

    pool: str = ""  # "2 elan 1 gold"
    play: str = ""  # "athanor(3 elan) vault(turned, 1 gold) seer"; without an item here the player gets a plain one
    hand: str = ""
    deck: str = ""  # in no order
    top: str = ""  # the known top of the deck, topmost first
    discards: str = ""
    owned: str = ""  # match play, games two and three: the eight drafted artifacts, where that is not what lies here

    @property
    def in_play(self) -> list[tuple[int, str]]:
        """Return the components in play with the text in their brackets."""
        found = parse_pieces(self.play)
        demand(not any(piece.is_unknown for piece in found), "position-open", field="play")
        return [(component(piece.name), piece.inside) for piece in found]

    @property
    def artifacts(self) -> list[int]:
        """Return all artifacts of this player in any zone."""
        hidden = numbers(f"{self.hand} {self.deck} {self.top} {self.discards}")
        return hidden + [c for c, _ in self.in_play if is_artifact(c)]


def position(  # noqa: PLR0913 - all by name, few at a time
    *players: Player,
    turn: int | None = None,  # the seat asked for its action; default 0
    first: int = 0,
    round_number: int = 1,
    passed: Iterable[int] = (),
    centre: str = "",  # Places of Power and displayed monuments
    monuments: str = "",  # the monument deck, in no order
    monument_top: str = "",  # above that deck, topmost first; unknown to all seats
    phase: str = "actions",
    round_limit: int = 30,
    variant: str = "standard",
    game: int = 1,  # match play: 1-3
    wins: Sequence[int] = (0, 0),  # match play: before this game
    began: int | None = None,  # First Player of round 1; default `first`
) -> State:
    """Return a state with these players in which the seat `turn` is asked for its action, or the phase begins."""
    demand(len(players) in SEATS, "position-players", count=len(players), most=SEATS[-1])
    match_name(phase, PHASES)
    match_name(variant, VARIANTS)
    passed = set(passed)
    demand(turn is None or phase == "actions", "position-follows", field="turn", phase=phase)
    turn = turn or 0
    seats = {turn, first, first if began is None else began} | passed
    demand(seats <= set(range(len(players))), "position-seats", last=len(players) - 1)
    demand(phase != "actions" or turn not in passed, "ra-passed", number=turn + 1)
    demand(phase == "actions" or not passed, "position-follows", field="passed", phase=phase)
    check_course(round_number, round_limit)
    check_zones(players, centre, f"{monuments} {monument_top}")
    check_match(players, variant, game, wins)
    named = " ".join(f"{p.hand} {p.deck} {p.top} {p.discards} {p.owned}" for p in players)
    played = [*numbers(f"{centre} {monuments} {monument_top} {named}"), *(c for p in players for c, _ in p.in_play)]
    words = blank(len(players), VARIANTS[variant], round_limit, smallest_set(played))
    words[lay.PHASE] = PHASES[phase]
    words[lay.ROUND] = round_number
    words[lay.FIRST] = first
    words[lay.STARTING_SEAT] = first if began is None else began
    words[lay.TURN] = first if phase == "collect" else turn
    words[lay.PASSED] = bits(range(len(players)) if phase == "check" else passed)
    words[lay.GAME_NUMBER] = game
    words[lay.WINS : lay.WINS + 2] = wins
    words[lay.CENTRE] = mask(numbers(centre))
    words[lay.MONUMENT_DECK] = mask(numbers(monuments))
    words[lay.MONUMENT_TOP] = short_list(numbers(monument_top))
    held = {c for player in players for c, _ in player.in_play}
    plain = iter([c for c in map(component, PLAIN_ITEMS) if c not in held])
    for seat, player in enumerate(players):
        seat_down(words, seat, player)
        if words[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.ITEM] < 0:
            into_play(words, seat, next(plain))
    return load_state(words)


# --- The words of a state


def blank(seats: int, variant: int, limit: int, component_set: int = 0) -> list[int]:
    """Return the state words of an empty table. All components are in the box or the supply."""
    played = CARDS.sets[component_set]
    words = [0] * count_words(component_set)
    words[lay.SET] = component_set
    words[lay.SEATS] = seats
    words[lay.VARIANT] = variant
    words[lay.LIMIT] = limit
    words[lay.GAME_NUMBER] = 1
    words[lay.CHOOSER] = -1
    words[lay.SUPPLY] = int(played.items)
    words[lay.BOX_ARTIFACTS] = int(played.artifacts)
    words[lay.BOX_MAGES] = int(played.mages)
    for seat in range(codes.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        words[base + lay.CHOSEN] = words[base + lay.ITEM] = -1
    return words


def seat_down(words: list[int], seat: int, player: Player) -> None:
    """Write a player's components and essences into the state words of its seat."""
    base = lay.SEAT0 + seat * lay.SEAT_WORDS
    words[base + lay.POOL] = essences(player.pool)
    words[base + lay.HAND] = mask(numbers(player.hand))
    words[base + lay.DECK] = mask(numbers(player.deck))
    words[base + lay.DISCARDS] = mask(numbers(player.discards))
    words[base + lay.TOP] = short_list(numbers(player.top))
    for c, inside in player.in_play:
        into_play(words, seat, c)
        states, counts = parse_piece_contents(inside, (TURNED,), KIND_NAMES, MAX_PER_KIND)
        if states:
            words[lay.TURNED_ARTIFACTS + WORD[c]] |= int(BIT[c])
        words[lay.ESSENCES_ON + c] = pack_essences(counts)
    words[lay.BOX_ARTIFACTS] &= ~mask(player.artifacts)
    if words[lay.GAME_NUMBER] > 1:  # after the face-up draft all artifacts are owned and known
        words[base + lay.OWNED] = mask(numbers(player.owned) or player.artifacts)
        words[lay.KNOWN_SET] |= mask(numbers(f"{player.hand} {player.deck} {player.top}"))
        words[lay.BOX_ARTIFACTS] = 0


def into_play(words: list[int], seat: int, c: int) -> None:
    """Put a component into play."""
    base = lay.SEAT0 + seat * lay.SEAT_WORDS
    words[base + lay.PLAY_ARTIFACTS + WORD[c]] |= int(BIT[c])
    if isinstance(ALL[c], Mage):
        words[base + lay.CHOSEN] = c
        words[lay.BOX_MAGES] &= ~int(BIT[c])
    elif isinstance(ALL[c], Item):
        words[base + lay.ITEM] = c
        words[lay.SUPPLY] &= ~int(BIT[c])


# --- Checks


def check_course(round_number: int, limit: int) -> None:
    """Check that the round is at least 1 and does not exceed the limit, if there is one."""
    demand(0 <= limit <= MAX_LIMIT, "position-number", what="limit", least=0, most=MAX_LIMIT, text=limit)
    last = limit or 1_000_000
    demand(1 <= round_number <= last, "position-round", round=round_number, last=last)


def check_zones(players: Sequence[Player], centre: str, monuments: str) -> None:
    """Check that each component is in one zone that fits its kind, and that a tile shows one face."""
    cards = [c for p in players for c in numbers(f"{p.hand} {p.deck} {p.top} {p.discards} {p.owned}")]
    demand(all(isinstance(ALL[c], Artifact) for c in cards), "ra-artifacts")
    demand(all(isinstance(ALL[c], Monument | Place) for c in numbers(centre)), "ra-centre")
    demand(all(isinstance(ALL[c], Monument) for c in numbers(monuments)), "ra-monuments")
    shown = sum(isinstance(ALL[c], Monument) for c in numbers(centre))
    demand(shown <= DISPLAY, "ra-displayed", count=shown, most=DISPLAY)
    places = numbers(f"{centre} {monuments}")
    for player in players:
        played = [c for c, _ in player.in_play]
        demand(sum(isinstance(ALL[c], Mage) for c in played) <= 1, "ra-one-mage")
        demand(sum(isinstance(ALL[c], Item) for c in played) <= 1, "ra-one-item")
        places += played + numbers(f"{player.hand} {player.deck} {player.top} {player.discards}")
    for c, times in Counter(places).items():
        demand(times == 1, "position-places", name=ALL[c].id)
        tiles = [ALL[other].tile for other in places]
        demand(not ALL[c].tile or tiles.count(ALL[c].tile) == 1, "ra-other-face", name=ALL[c].id)


def check_match(players: Sequence[Player], variant: str, game: int, wins: Sequence[int]) -> None:
    """Check the requirements of the next game of the match."""
    if variant != "match":
        said = {"game": game > 1, "wins": any(wins), "owned": any(player.owned for player in players)}
        for name, is_said in said.items():
            demand(not is_said, "position-only", field=name, where="variant:match")
        return
    demand(len(players) == 2, "position-for-two", field="variant:match")
    follows = game in (1, 2, 3) and len(wins) == 2 and min(wins) >= 0 and sum(wins) < game
    demand(follows, "ra-match-wins", game=game, wins=".".join(map(str, wins)))
    demand(all(any(isinstance(ALL[c], Mage) for c, _ in p.in_play) for p in players), "ra-mages")
    artifacts = [c for player in players for c in numbers(player.owned) or player.artifacts]
    fits = len(artifacts) == len(set(artifacts)) == DRAFTED
    demand(fits, "ra-match-artifacts", right=DRAFTED, count=len(artifacts))


# --- Reading


def component(text: str) -> int:
    """Return a component's number from its id, ignoring capitals, accents and apostrophes."""
    return NUMBER[match_name("_".join(split_words(text)), NUMBER)]


def read_set(table: Mapping[str, str]) -> int:
    """Return the number of the component set that a position line names; the first one if it names none."""
    known = [played.name for played in SETS]
    return known.index(match_name(table.get("set", known[0]), known))


def smallest_set(components: Iterable[int]) -> int:
    """Return the number of the first component set that has all these components."""
    wanted = {ALL[c].set for c in components}
    found = [played.number for played in SETS if wanted <= set(played.groups)]
    demand(bool(found), "position-not-in", name=", ".join(sorted(wanted)), field="set")
    return found[0]


def check_membership(played: int, text: str) -> None:
    """Check that all components that a field names belong to a component set."""
    for piece in parse_pieces(text):
        c = NUMBER.get("_".join(split_words(piece.name)))
        fits = c is None or ALL[c].set in SETS[played].groups
        demand(fits, "position-not-in", name=piece.name, field=f"set:{SETS[played].name}")


def numbers(text: str) -> list[int]:
    """Return the components' numbers from their ids."""
    return [component(name) for name in parse_known_names(text)]


def bits(members: Iterable[int]) -> int:
    """Return seats as a bit set."""
    return sum(1 << member for member in set(members))


def mask(components: Iterable[int]) -> int:
    """Return components as a bit mask: of artifacts, or of others."""
    return sum(int(BIT[c]) for c in set(components))


def short_list(components: Sequence[int]) -> int:
    """Return the components as a list packed into one word."""
    demand(len(components) <= KNOWN_TOP, "ra-top", most=KNOWN_TOP)
    return sum((c + 1) << (8 * place) for place, c in enumerate(components))


def essences(text: str) -> int:
    """Return packed essences from text such as "2 elan 1 gold" or "2e1g"."""
    return pack_essences(parse_amounts(text, KIND_NAMES, MAX_PER_KIND))


def pack_essences(counts: Mapping[str, int]) -> int:
    """Return essences in the engine's packed format."""
    return sum(count << (12 * KIND_NAMES.index(kind)) for kind, count in counts.items())
