"""Positions written by hand: the table as a person would describe it, for rule tests, bug reports and studies.

>>> from conclave.res_arcana.position import Player, position
>>> state = position(Player(pool="12 death", play="catacombs_of_the_dead"), Player())
>>> state.actor()
0
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.play.counters import MOST
from conclave.play.errors import GameError
from conclave.res_arcana import assembler as assembler  # fills the engine's tables
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.engine.state import State, load_state
from conclave.res_arcana.notation import KIND_NAMES, component_number

# Magic items that give nothing without an action, for players of whom nothing else is said.
PLAIN_ITEMS: Final = ("alchemy", "research", "divination", "transmutation")
PHASES: Final = {"collect": w.PH_COLLECT, "actions": w.PH_ACTIONS, "check": w.PH_CHECK}
VARIANTS: Final = {"standard": w.STANDARD, "first_game": w.FIRST_GAME, "match": w.MATCH}
SEATS: Final = (2, 3, 4)
KNOWN_TOP: Final = 3  # cards on top of a deck that somebody looked at
DRAFTED: Final = 16  # artifacts of the face-up draft of a match
ONE: Final = r"([\w']+)(?:\(([^()]*)\))?"
WHOLE: Final = re.compile(rf"\s*(?:{ONE}(?:\s+|$))*")


class BadPosition(GameError):
    """Such a table cannot be; the message says why."""


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has. Cards are ids with spaces between; in play, what lies on them in brackets."""

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
        readable = WHOLE.fullmatch(self.play) is not None
        demand(readable, f"'{self.play}' cannot be read; write for example 'vault(turned, 1 gold) seer'")
        found = re.findall(ONE, self.play)
        return [(component_number(name), inside) for name, inside in found]

    @property
    def artifacts(self) -> list[int]:
        """All artifacts of this player, wherever they are."""
        hidden = numbers(f"{self.hand} {self.deck} {self.top} {self.discards}")
        return hidden + [c for c, _ in self.in_play if c < w.ARTIFACTS]


def position(  # noqa: PLR0913 - all by name, few at a time
    *players: Player,
    turn: int = 0,
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
    demand(len(players) in SEATS, f"{len(players)} players: there are 2 to 4")
    demand(phase in PHASES, f"'{phase}' is no phase to begin with: there are {', '.join(PHASES)}")
    demand(variant in VARIANTS, f"'{variant}' is no variant for a position: there are {', '.join(VARIANTS)}")
    passed = set(passed)
    demand({turn, first} | passed <= set(range(len(players))), f"seats are 0 to {len(players) - 1}")
    demand(phase != "actions" or turn not in passed, f"seat {turn} has passed, so it is not asked")
    check_zones(players, centre, f"{monuments} {monument_top}")
    if variant == "match":
        check_match(players, game, wins)
    words = [0] * lay.SIZE
    words[lay.SEATS] = len(players)
    words[lay.VARIANT] = VARIANTS[variant]
    words[lay.LIMIT] = round_limit
    words[lay.PHASE] = PHASES[phase]
    words[lay.ROUND] = round_number
    words[lay.FIRST] = first
    words[lay.BEGAN] = first if began is None else began
    words[lay.TURN] = first if phase == "collect" else turn
    words[lay.PASSED] = bits(range(len(players)) if phase == "check" else passed)
    words[lay.GAME_NO] = game
    words[lay.WINS : lay.WINS + 2] = wins
    words[lay.CHOOSER] = -1
    words[lay.CENTRE] = bits(numbers(centre), w.ARTIFACTS)
    words[lay.MON_REST] = bits(numbers(monuments), w.ARTIFACTS)
    words[lay.MON_TOP] = short_list(monument_top)
    words[lay.SUPPLY] = bits(range(w.ITEMS, w.MONUMENTS), w.ARTIFACTS)
    words[lay.BOX_A] = bits(range(w.ARTIFACTS))
    words[lay.BOX_B] = bits(range(w.MAGES, w.ITEMS), w.MAGES)
    held = {c for player in players for c, _ in player.in_play}
    plain = iter([c for c in map(component_number, PLAIN_ITEMS) if c not in held])
    for seat in range(w.MAX_SEATS):
        base = lay.SEAT0 + seat * lay.SEAT_WORDS
        words[base + lay.CHOSEN] = words[base + lay.ITEM] = -1
        if seat < len(players):
            _seat(words, base, players[seat])
            if words[base + lay.ITEM] < 0:
                _into_play(words, base, next(plain))
    return load_state(words)


def _seat(words: list[int], base: int, player: Player) -> None:
    words[base + lay.POOL] = essences(player.pool)
    words[base + lay.HAND] = bits(numbers(player.hand))
    words[base + lay.DECK] = bits(numbers(player.deck))
    words[base + lay.DISCARDS] = bits(numbers(player.discards))
    words[base + lay.TOP] = short_list(player.top)
    for c, inside in player.in_play:
        _into_play(words, base, c)
        states = [part.strip() for part in inside.split(",")]
        if "turned" in states:
            states.remove("turned")
            words[lay.TURNED_A if c < w.ARTIFACTS else lay.TURNED_B] |= 1 << (c % w.ARTIFACTS)
        words[lay.ON + c] = essences(" ".join(states))
    words[lay.BOX_A] &= ~bits(player.artifacts)
    if words[lay.GAME_NO] > 1:  # after the face-up draft all know who has what, and nothing is left of it
        words[base + lay.OWNED] = bits(numbers(player.owned) or player.artifacts)
        words[lay.KNOWN_SET] |= bits(numbers(f"{player.hand} {player.deck} {player.top}"))
        words[lay.BOX_A] = 0


def _into_play(words: list[int], base: int, c: int) -> None:
    if c < w.ARTIFACTS:
        words[base + lay.PLAY_A] |= 1 << c
        return
    words[base + lay.PLAY_B] |= 1 << (c - w.ARTIFACTS)
    if c < w.ITEMS:
        words[base + lay.CHOSEN] = c
        words[lay.BOX_B] &= ~(1 << (c - w.MAGES))
    elif c < w.MONUMENTS:
        words[base + lay.ITEM] = c
        words[lay.SUPPLY] &= ~(1 << (c - w.ARTIFACTS))


# --- What cannot be


def demand(condition: bool, mistake: str) -> None:
    """Refuse the position unless this holds."""
    if not condition:
        raise BadPosition(mistake)


def check_zones(players: Sequence[Player], centre: str, monuments: str) -> None:
    """Each component is in one place, where its kind belongs, and a tile shows one of its faces."""
    cards = [c for p in players for c in numbers(f"{p.hand} {p.deck} {p.top} {p.discards} {p.owned}")]
    demand(all(c < w.ARTIFACTS for c in cards), "only artifacts are in hands, decks and discards")
    demand(all(c >= w.MONUMENTS for c in numbers(centre)), "only monuments and Places of Power lie in the centre")
    demand(all(w.MONUMENTS <= c < w.PLACES for c in numbers(monuments)), "the monument deck has monuments only")
    places = numbers(f"{centre} {monuments}")
    for player in players:
        played = [c for c, _ in player.in_play]
        demand(sum(w.MAGES <= c < w.ITEMS for c in played) <= 1, "a player has one mage")
        demand(sum(w.ITEMS <= c < w.MONUMENTS for c in played) <= 1, "a player has one magic item")
        places += played + numbers(f"{player.hand} {player.deck} {player.top} {player.discards}")
    for c, times in Counter(places).items():
        demand(times == 1, f"{ALL[c].id} is in {times} places")
        turned_over = c >= w.PLACES and c % 2 == 0 and c + 1 in places
        demand(not turned_over, f"{ALL[c].id} is the other face of a tile that is in play")


def check_match(players: Sequence[Player], game: int, wins: Sequence[int]) -> None:
    """What the next game of the match will need."""
    demand(len(players) == 2, "match play is for two")
    demand(game in (1, 2, 3) and len(wins) == 2 and sum(wins) < game, f"game {game} does not follow {wins} wins")
    demand(all(any(w.MAGES <= c < w.ITEMS for c, _ in p.in_play) for p in players), "in a match both have their mage")
    artifacts = [c for player in players for c in numbers(player.owned) or player.artifacts]
    demand(len(artifacts) == len(set(artifacts)) == DRAFTED, f"a match has {DRAFTED} artifacts, not {len(artifacts)}")


# --- Reading


def numbers(text: str) -> list[int]:
    """Components, from their ids."""
    return [component_number(name) for name in text.split()]


def bits(members: Iterable[int], base: int = 0) -> int:
    """A set."""
    return sum(1 << (member - base) for member in set(members))


def short_list(text: str) -> int:
    """A list in one word."""
    found = numbers(text)
    demand(len(found) <= KNOWN_TOP, f"at most {KNOWN_TOP} cards on top of a deck are in order; the others are its rest")
    return sum((c + 1) << (8 * place) for place, c in enumerate(found))


def essences(text: str) -> int:
    """Packed, from text such as "2 elan 1 gold"."""
    counts: Counter[str] = Counter()
    parts = text.replace(",", " ").split()
    for number, kind in zip(parts[::2], parts[1::2], strict=False):
        demand(number.isdecimal() and kind in KIND_NAMES, f"'{number} {kind}' is no amount; write for example '2 elan'")
        counts[kind] += int(number)
    demand(len(parts) % 2 == 0, f"'{text}' is no amount of essences; write for example '2 elan 1 gold'")
    demand(all(count <= MOST for count in counts.values()), f"at most {MOST} of a kind can lie in one place")
    return sum(count << (12 * KIND_NAMES.index(kind)) for kind, count in counts.items())
