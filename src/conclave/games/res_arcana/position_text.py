"""One-line text format of positions of Res Arcana, both ways. docs/POSITIONS.md specifies it.

Writing splits the words of a state into fields and omits default values. Reading sets up the table by the same rules as
handwritten positions. It then adds what only a line can express: each seat's knowledge and running programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT, TERMINAL, Dice, Seat
from conclave.core.positions import (
    NONE,
    Fields,
    PositionLine,
    check_field_presence,
    demand,
    format_amounts,
    format_seats,
    format_with_unknown,
    match_name,
    parse_integer,
    parse_known_names,
    parse_line,
    parse_pieces,
    parse_seat,
    parse_seats,
    position_error,
    seat_name,
)
from conclave.games.res_arcana import position_builder as by_hand
from conclave.games.res_arcana import position_pending as course
from conclave.games.res_arcana import position_unknown as unknown
from conclave.games.res_arcana.cards import ALL, SETS
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, WORD, list_artifacts, list_others
from conclave.games.res_arcana.engine.setup import PACK_SIZE
from conclave.games.res_arcana.engine.state import State, load_state
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.position_builder import Player, bits, mask, numbers, read_set, short_list
from conclave.games.res_arcana.position_deal import cards_kept_by, keep
from conclave.games.res_arcana.vocab import Artifact, Component, Mage, Monument

TAG: Final = "ra1"
VARIANTS: Final = ("standard", "first_game", "draft", "match")  # by their numbers
PHASES: Final = (
    "sides", "monuments", "start", "mages", "artifacts", "draft", "open_draft", "hands", "choose", "items",
    "collect", "actions", "check", "over",
)  # fmt: skip
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie_break", codes.SHARED: "shared"}
LIMIT: Final = 30
EVERY: Final = "all"
TABLE: Final = (
    "set", "variant", "limit", "game", "wins", "chooser", "played", "round", "phase", "turn", "first", "began",
    "passed", "draft", "won", "reason", "centre", "box", "monuments", "monument_top", "monument_seen", "monument_order",
    "looks", "monument_looks", "step", "todo", "do", "ask",
)  # fmt: skip
SEAT: Final = (
    "pool", "play", "hand", "top", "deck", "discards", "held", "known", "strays", "dealt", "chosen", "pack", "kept",
    "owned", "bonus",
)  # fmt: skip
COMPONENT_FIELDS: Final = (
    "centre", "box", "monuments", "monument_top", "looks", "monument_looks",
    "play", "hand", "top", "deck", "discards", "dealt", "chosen", "pack", "kept", "owned",
)  # fmt: skip
ROUNDS: Final = "phase:collect, phase:actions, phase:check, phase:over"
STARTED: Final = f"phase:mages, ..., {ROUNDS}"  # in which somebody is first


def format_position(state: State, viewer: Seat) -> str:
    """Return the state as this viewer knows it.

    For a viewer, a determinization is written with its hidden parts omitted. The text therefore depends only on the
    viewer's information set.
    """
    seen = state if viewer == OMNISCIENT else state.determinize(viewer, SeededDice("position"))
    return Writer(seen.words(), viewer).line().write(TAG)


def parse_position(text: str, dice: Dice | None = None) -> State:
    """Return the state that a line describes. The dice deal what it leaves unknown."""
    line = parse_line(text, TAG, TABLE, SEAT, codes.MAX_SEATS)
    state = load_state(Reader(unknown.deal_unknown(line, dice)).words())
    demand(bool(state.legal_actions()) or state.current_player() == TERMINAL, "position-nobody")
    if "do" in line.table:
        _check_course(state.copy())
    return state


def _check_course(state: State) -> None:
    """Check that a running program can finish. It relies on cards that were there when it began."""
    for _ in range(200):
        legal = state.legal_actions()
        if not legal or not state.word(lay.DEPTH):
            break
        state.apply_action(legal[0])
    demand(bool(state.legal_actions()) or state.current_player() == TERMINAL, "ra-unfinished")


# --- Sets and lists of components


def members(seats: int) -> list[int]:
    """Return the members of a set of seats."""
    return [place for place in range(seats.bit_length()) if seats >> place & 1]


def names(components: Sequence[int]) -> list[str]:
    return [ALL[c].id for c in components]


def join_artifacts(cards: int) -> str:
    return ".".join(names(list_artifacts(cards)))


def join_others(components: int) -> str:
    return ".".join(names(list_others(components)))


def listing(word: int) -> list[int]:
    """Return a short list as a list."""
    found = []
    while word:
        found.append((word & 255) - 1)
        word >>= 8
    return found


def size(mask: int) -> int:
    return mask.bit_count()


# --- Writing


class Writer:
    """Splits the words of a state into fields for one viewer."""

    def __init__(self, words: Sequence[int], viewer: Seat) -> None:
        self.words = words
        self.viewer = viewer
        self.seats = words[lay.SEATS]
        looks = words[lay.LOOKED_AT_ARTIFACTS] | words[lay.LOOKED_AT_OTHERS]
        self.looker = words[lay.STACK + lay.FRAME_SEAT] if looks else -1

    def line(self) -> PositionLine:
        return PositionLine(
            {**self.header(), **self.centre(), **self.under_way()}, [self.seat(s) for s in range(self.seats)]
        )

    def sees(self, seat: Seat) -> bool:
        """Return True if the viewer sees the hidden cards of this seat."""
        return self.viewer in (OMNISCIENT, seat)

    def at(self, seat: Seat, place: int) -> int:
        return self.words[lay.SEAT0 + seat * lay.SEAT_WORDS + place]

    def hidden(self, seat: Seat) -> int:
        """Return the artifacts in a seat's hand and deck, including those of its deck that it looks at."""
        cards = self.at(seat, lay.HAND) | self.at(seat, lay.DECK) | mask(listing(self.at(seat, lay.TOP)))
        return cards | self.words[lay.LOOKED_AT_ARTIFACTS] if self.looker == seat else cards

    def header(self) -> Fields:
        """Return the fields for the variant, the match and the progress of the game."""
        words = self.words
        made: Fields = {}
        if words[lay.SET]:
            made["set"] = SETS[words[lay.SET]].name
        if words[lay.VARIANT] != codes.STANDARD:
            made["variant"] = VARIANTS[words[lay.VARIANT]]
        if words[lay.LIMIT] != LIMIT:
            made["limit"] = str(words[lay.LIMIT])
        if words[lay.GAME_NUMBER] != 1 or any(words[lay.WINS : lay.WINS + 2]):
            made["game"] = str(words[lay.GAME_NUMBER])
            made["wins"] = f"{words[lay.WINS]}.{words[lay.WINS + 1]}"
        if words[lay.CHOOSER] >= 0:
            made["chooser"] = seat_name(words[lay.CHOOSER])
        if words[lay.ROUNDS_BEFORE]:
            made["played"] = str(words[lay.ROUNDS_BEFORE])
        return {**made, **self.course()}

    def course(self) -> Fields:
        """Return the fields for the progress of this game."""
        words, phase = self.words, self.words[lay.PHASE]
        first, began, passed = words[lay.FIRST], words[lay.STARTING_SEAT], words[lay.PASSED]
        made: Fields = {}
        if words[lay.ROUND]:
            made["round"] = str(words[lay.ROUND])
        if phase != codes.PH_ACTIONS:
            made["phase"] = PHASES[phase]
        if phase in (codes.PH_ACTIONS, codes.PH_COLLECT):
            made["turn"] = seat_name(words[lay.TURN])
        if first >= 0:
            made["first"] = seat_name(first)
        if began != first:
            made["began"] = seat_name(began) if began >= 0 else NONE
        if passed != course.usual_passed(phase, self.seats):
            made["passed"] = format_seats(members(passed)) or NONE
        if words[lay.DRAFT_ROUND]:
            made["draft"] = str(words[lay.DRAFT_ROUND] + 1)
        if words[lay.WINNERS]:
            made["won"] = format_seats(members(words[lay.WINNERS]))
            reason = words[lay.REASON]
            made["reason"] = REASONS[reason & ~codes.BY_LIMIT] + (".limit" if reason & codes.BY_LIMIT else "")
        return made

    def centre(self) -> Fields:
        """Return the fields for the centre of the table."""
        words = self.words
        top, seen = listing(words[lay.MONUMENT_TOP]), self.monuments_seen()
        knows_order = self.viewer == OMNISCIENT or (
            self.viewer >= 0 and words[lay.MONUMENT_ORDER_KNOWN] >> self.viewer & 1 == 1
        )
        rest, usual = words[lay.MONUMENT_DECK], self.usual_monuments()
        made = {"centre": join_others(words[lay.CENTRE])}
        if words[lay.BOX_ARTIFACTS] != self.usual_box():
            made["box"] = join_artifacts(words[lay.BOX_ARTIFACTS]) or NONE
        if rest != usual:
            hides = self.viewer != OMNISCIENT
            made["monuments"] = (format_with_unknown((), size(rest)) if hides else join_others(rest)) or NONE
        made["monument_top"] = ".".join(names(top)) if knows_order else format_with_unknown((), len(top))
        made["monument_seen"] = ".".join(f"{ALL[c].id}({format_seats(by)})" for c, by in seen.items())
        made["monument_order"] = format_seats(members(words[lay.MONUMENT_ORDER_KNOWN]))
        return made

    def monuments_seen(self) -> dict[int, list[Seat]]:
        """Return the monuments known to be on top, with the seats that know it without knowing the order."""
        drawing = self.words[lay.DEPTH] > 0 and course.op(self.words[lay.STACK + lay.FRAME_PC]) == codes.OP_LOOK_DRAW
        found: dict[int, list[Seat]] = {}
        for seat in filter(self.sees, range(self.seats)):
            for c in list_others(self.at(seat, lay.TOP_SEEN) & ~usual_seen(self.words, seat, drawing)):
                found.setdefault(c, []).append(seat)
        return dict(sorted(found.items()))

    def usual_monuments(self) -> int:
        """Return the default monument deck: all monuments that are in no other zone."""
        gone = self.words[lay.CENTRE] | self.words[lay.LOOKED_AT_OTHERS]
        gone |= mask(listing(self.words[lay.MONUMENT_TOP]))
        for seat in range(self.seats):
            gone |= self.at(seat, lay.PLAY_OTHERS)
        return int(CARDS.sets[self.words[lay.SET]].monuments & ~gone)

    def usual_box(self) -> int:
        """Return the default box: all artifacts in no other zone; after the first game of a match, none."""
        if self.words[lay.GAME_NUMBER] > 1:
            return 0
        gone = self.words[lay.LOOKED_AT_ARTIFACTS]
        for seat in range(self.seats):
            gone |= self.hidden(seat) | self.words[lay.PACKS + seat]
            gone |= self.at(seat, lay.DISCARDS) | self.at(seat, lay.PLAY_ARTIFACTS)
        return int(CARDS.sets[self.words[lay.SET]].artifacts & ~gone)

    def under_way(self) -> Fields:
        """Return the fields for running programs and their question. These fields have no defaults."""
        words = self.words
        looked, monuments = (
            list_artifacts(words[lay.LOOKED_AT_ARTIFACTS]),
            list_others(words[lay.LOOKED_AT_OTHERS]),
        )
        shows = self.looker >= 0 and self.sees(self.looker)
        return {
            "looks": ".".join(names(looked)) if shows else format_with_unknown((), len(looked)),
            "monument_looks": ".".join(names(monuments)) if shows else format_with_unknown((), len(monuments)),
            **course.write_fields(words),
        }

    def seat(self, seat: Seat) -> Fields:
        """Return the fields for a seat."""
        played = list_artifacts(self.at(seat, lay.PLAY_ARTIFACTS)) + list_others(self.at(seat, lay.PLAY_OTHERS))
        held = self.words[lay.KNOWN_HAND] & self.hidden(seat)
        made = {
            "pool": format_amounts(kinds(self.at(seat, lay.POOL))),
            "play": ".".join(self.in_play(c) for c in played),
            **self.cards(seat),
            "discards": join_artifacts(self.at(seat, lay.DISCARDS)),
            "held": join_artifacts(held),
            **self.secrets(seat),
        }
        known = self.words[lay.KNOWN_SET] & self.hidden(seat)
        every = self.hidden(seat) & ~held
        after_draft = self.words[lay.GAME_NUMBER] > 1
        if known != (every if after_draft and self.sees(seat) else 0):
            made["known"] = EVERY if known == every and self.sees(seat) else join_artifacts(known) or NONE
        owned, lying = self.at(seat, lay.OWNED), self.hidden(seat)
        lying |= self.at(seat, lay.DISCARDS) | self.at(seat, lay.PLAY_ARTIFACTS)
        if owned != (lying if after_draft else 0):
            made["owned"] = join_artifacts(owned) or NONE
        made["strays"] = str(self.words[lay.RESHUFFLED_RETURNS] >> 4 * seat & 15 or "")
        made["bonus"] = str(self.at(seat, lay.BONUS) or "")
        return made

    def in_play(self, c: int) -> str:
        turned = self.words[lay.TURNED_ARTIFACTS + WORD[c]] & BIT[c] != 0
        marks = [by_hand.TURNED] * turned + [format_amounts(kinds(self.words[lay.ESSENCES_ON + c]))]
        inside = ".".join(filter(None, marks))
        return f"{ALL[c].id}({inside})" if inside else ALL[c].id

    def cards(self, seat: Seat) -> Fields:
        """Return the fields for hand and deck."""
        hand, deck, top = self.at(seat, lay.HAND), self.at(seat, lay.DECK), listing(self.at(seat, lay.TOP))
        if not self.sees(seat):
            held = hand & self.words[lay.KNOWN_HAND] & ~self.words[lay.KNOWN_SET]
            return {
                "hand": format_with_unknown(names(list_artifacts(held)), size(hand & ~held)),
                "top": format_with_unknown((), len(top)),
                "deck": format_with_unknown((), size(deck)),
            }
        unseen = deck & ~self.words[lay.KNOWN_SET] if self.words[lay.VARIANT] == codes.FIRST_GAME else 0
        if self.viewer == OMNISCIENT:
            unseen = 0
        return {
            "hand": join_artifacts(hand),
            "top": ".".join(names(top)),
            "deck": format_with_unknown(names(list_artifacts(deck & ~unseen)), size(unseen)),
        }

    def secrets(self, seat: Seat) -> Fields:
        """Return the fields for secret choices and drafted cards."""
        dealt, pack = list_others(self.at(seat, lay.DEALT)), list_artifacts(self.words[lay.PACKS + seat])
        mage = self.at(seat, lay.CHOSEN)
        chosen = [mage] if mage >= 0 and not self.at(seat, lay.PLAY_OTHERS) & BIT[mage] else []
        parts = {"dealt": dealt, "chosen": chosen, "pack": pack, "kept": cards_kept_by(self.words, seat)}
        if self.sees(seat):
            return {name: ".".join(names(cards)) for name, cards in parts.items()}
        return {name: format_with_unknown((), len(cards)) for name, cards in parts.items()}


def usual_seen(words: Sequence[int], seat: Seat, drawing: bool) -> int:
    """Return the top monuments that a seat has seen by default.

    A seat that knows their order has seen them all, except those still to be drawn.
    """
    if not words[lay.MONUMENT_ORDER_KNOWN] >> seat & 1:
        return 0
    top = [] if drawing else listing(words[lay.MONUMENT_TOP])
    return mask(top) | words[lay.LOOKED_AT_OTHERS]


def kinds(packed: int) -> dict[str, int]:
    return {kind: packed >> 12 * place & 0xFFF for place, kind in enumerate(KIND_NAMES)}


# --- Reading


class Reader:
    """Converts a line without unknown parts into the words of a state."""

    def __init__(self, line: PositionLine) -> None:
        self.table = line.table
        self.fields = line.seats
        self.seats = len(line.seats)
        self.players = [
            Player(**{name: seat.get(name, "") for name in ("pool", "play", "hand", "deck", "top", "discards")})
            for seat in line.seats
        ]

    def words(self) -> list[int]:
        """Return all words. A question that follows from the table is not asked yet."""
        table, seats = self.table, self.seats
        variant = VARIANTS.index(match_name(table.get("variant", "standard"), VARIANTS))
        limit = parse_integer(table.get("limit", str(LIMIT)), "limit", 0, by_hand.MAX_LIMIT)
        played = read_set(table)
        for fields in (table, *self.fields):
            for name in COMPONENT_FIELDS:
                by_hand.check_membership(played, fields.get(name, ""))
        made = by_hand.blank(seats, variant, limit, played)
        demand(variant != codes.MATCH or seats == 2, "position-for-two", field="variant:match")
        made[lay.PHASE] = PHASES.index(match_name(table.get("phase", "actions"), PHASES))
        self.course(made)
        self.match(made)
        self.monuments(made)
        centre = table.get("centre", "")
        deck = "" if table.get("monuments") == NONE else table.get("monuments", "")
        by_hand.check_zones(self.players, centre, f"{deck} {table.get('monument_top', '')}")
        made[lay.CENTRE] = mask(numbers(centre))
        made[lay.LOOKED_AT_ARTIFACTS] = self.set_of("looks", Artifact)
        made[lay.LOOKED_AT_OTHERS] = self.set_of("monument_looks", Monument)
        for seat, player in enumerate(self.players):
            by_hand.seat_down(made, seat, player)
            self.secrets(made, seat)
        self.rest(made)
        course.resume(made, table)
        check_once(made)
        return made

    def seat_or(self, name: str, usual: int) -> int:
        said = self.table.get(name)
        if said is None:
            return usual
        return -1 if said == NONE else parse_seat(said, self.seats, name)

    def seat_set(self, name: str, usual: int) -> int:
        said = self.table.get(name)
        if said is None:
            return usual
        return 0 if said == NONE else bits(parse_seats(said, self.seats, name))

    def set_of(self, name: str, kind: type[Component], fields: Fields | None = None) -> int:
        """Return a field as a set of components of one kind."""
        said = (self.table if fields is None else fields).get(name, "")
        found = [] if said == NONE else numbers(said)
        for c in found:
            demand(isinstance(ALL[c], kind), "position-not-in", name=ALL[c].id, field=name)
            demand(found.count(c) == 1, "position-twice", name=ALL[c].id)
        return mask(found)

    def course(self, made: list[int]) -> None:
        phase = made[lay.PHASE]
        in_rounds = phase >= codes.PH_COLLECT
        number = parse_integer(self.table.get("round", "1" if in_rounds else "0"), "round", 0, 1_000_000)
        demand(in_rounds or number == 0, "position-only", field="round", where=ROUNDS)
        if in_rounds:
            by_hand.check_course(number, made[lay.LIMIT])
        made[lay.ROUND] = number
        made[lay.FIRST] = self.seat_or("first", 0 if in_rounds else -1)
        made[lay.STARTING_SEAT] = self.seat_or("began", made[lay.FIRST])
        past_start = phase > codes.PH_START or (phase == codes.PH_START and self.table.get("step", "0") != "0")
        if (made[lay.FIRST] >= 0) != past_start:
            raise position_error("position-missing" if past_start else "position-only", field="first", where=STARTED)
        is_turn = phase in (codes.PH_COLLECT, codes.PH_ACTIONS)
        demand(is_turn or "turn" not in self.table, "position-only", field="turn", where="phase:collect, phase:actions")
        made[lay.TURN] = max(self.seat_or("turn", made[lay.FIRST] if phase == codes.PH_COLLECT else 0), 0)
        made[lay.PASSED] = self.seat_set("passed", course.usual_passed(phase, self.seats))
        if phase == codes.PH_ACTIONS and "do" not in self.table:
            waits = not made[lay.PASSED] >> made[lay.TURN] & 1
            demand(waits, "ra-passed", number=made[lay.TURN] + 1)
        is_draft = made[lay.VARIANT] == codes.DRAFT
        demand(is_draft or "draft" not in self.table, "position-only", field="draft", where="variant:draft")
        made[lay.DRAFT_ROUND] = parse_integer(self.table.get("draft", "1"), "draft", 1, 2) - 1
        self.result(made)

    def result(self, made: list[int]) -> None:
        is_over = made[lay.PHASE] == codes.PH_OVER
        check_field_presence(self.table, "won", is_over, "phase:over")
        if is_over:
            made[lay.WINNERS] = self.seat_set("won", 0)
            demand(made[lay.WINNERS] != 0, "position-winner")
            said, dot, limit = self.table.get("reason", "points").partition(".")
            is_read = limit == ("limit" if dot else "")
            demand(is_read, "position-example", field="reason", text=f"{said}.{limit}", example="points.limit")
            by = {name: number for number, name in REASONS.items()}
            made[lay.REASON] = by[match_name(said, by)] | (codes.BY_LIMIT if limit else 0)

    def match(self, made: list[int]) -> None:
        table = self.table
        if made[lay.VARIANT] != codes.MATCH:
            for name in ("game", "wins", "chooser", "played", "box"):
                demand(name not in table, "position-only", field=name, where="variant:match")
            return
        made[lay.GAME_NUMBER] = parse_integer(table.get("game", "1"), "game", 1, 3)
        wins = [parse_integer(name, "wins", 0, 2) for name in parse_known_names(table.get("wins", "0.0"))]
        is_over = made[lay.PHASE] == codes.PH_OVER
        follows = len(wins) == 2 and sum(wins) <= made[lay.GAME_NUMBER] - (not is_over)
        demand(follows, "ra-match-wins", game=made[lay.GAME_NUMBER], wins=table.get("wins", "0.0"))
        made[lay.WINS : lay.WINS + 2] = wins
        made[lay.CHOOSER] = self.seat_or("chooser", -1)
        is_chosen = made[lay.GAME_NUMBER] == 1 or made[lay.CHOOSER] >= 0
        demand(is_chosen, "position-missing", field="chooser", where=f"game:{made[lay.GAME_NUMBER]}")
        made[lay.ROUNDS_BEFORE] = parse_integer(table.get("played", "0"), "played", 0, 1_000_000)

    def monuments(self, made: list[int]) -> None:
        table = self.table
        top = numbers(table.get("monument_top", ""))
        demand(all(isinstance(ALL[c], Monument) for c in top), "ra-monuments")
        made[lay.MONUMENT_TOP] = short_list(top)
        made[lay.MONUMENT_ORDER_KNOWN] = self.seat_set("monument_order", 0)
        looks = self.set_of("monument_looks", Monument)
        for piece in parse_pieces(table.get("monument_seen", "")):
            c = by_hand.component(piece.name)
            lies = c in top or (isinstance(ALL[c], Monument) and looks & BIT[c])
            demand(bool(lies), "ra-monument-seen", name=piece.name)
            for seat in parse_seats(piece.inside, self.seats, "monument_seen"):
                made[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.TOP_SEEN] |= int(BIT[c])

    def secrets(self, made: list[int], seat: Seat) -> None:
        """Read what is known of a seat's cards, its secret choices and its drafted cards."""
        fields, base = self.fields[seat], lay.SEAT0 + seat * lay.SEAT_WORDS
        looks = made[lay.LOOKED_AT_ARTIFACTS] if course.looker(self.table, self.seats) == seat else 0
        hidden = made[base + lay.HAND] | made[base + lay.DECK] | mask(listing(made[base + lay.TOP])) | looks
        held = self.set_of("held", Artifact, fields)
        made[lay.KNOWN_HAND] |= held
        usual = hidden & ~held if made[lay.GAME_NUMBER] > 1 or fields.get("known") == EVERY else 0
        known = self.set_of("known", Artifact, fields) if fields.get("known", EVERY) != EVERY else usual
        demand(known & ~hidden == 0, "ra-known", seat=seat_name(seat))
        above = looks | mask(listing(made[base + lay.TOP]))
        is_held = not (held & ~known & ~made[base + lay.HAND] or held & ~(made[base + lay.HAND] | above))
        demand(is_held, "ra-held", seat=seat_name(seat))
        strays = parse_integer(fields.get("strays", "0"), "strays", 0, by_hand.KNOWN_TOP)
        older = hidden & ~known | held
        fits = not older & made[base + lay.DECK] and size(older & above) <= strays
        demand(strays == 0 or fits, "ra-strays", seat=seat_name(seat))
        made[lay.RESHUFFLED_RETURNS] |= strays << 4 * seat
        made[lay.KNOWN_SET] = made[lay.KNOWN_SET] & ~hidden | known
        lying = hidden | made[base + lay.DISCARDS] | made[base + lay.PLAY_ARTIFACTS]
        owned = self.set_of("owned", Artifact, fields) if "owned" in fields else lying
        is_match = made[lay.VARIANT] == codes.MATCH
        demand(is_match or "owned" not in fields, "position-only", field="owned", where="variant:match")
        made[base + lay.OWNED] = owned if made[lay.GAME_NUMBER] > 1 or "owned" in fields else 0
        made[base + lay.DEALT] = self.set_of("dealt", Mage, fields)
        chosen = list_others(self.set_of("chosen", Mage, fields))
        demand(len(chosen) <= 1, "ra-one-mage")
        if chosen:
            demand(made[base + lay.CHOSEN] < 0, "ra-mage-in-play", seat=seat_name(seat))
            made[base + lay.CHOSEN] = chosen[0]
            made[lay.BOX_MAGES] &= ~int(BIT[chosen[0]])
        made[lay.BOX_MAGES] &= ~made[base + lay.DEALT]
        made[lay.PACKS + seat] = self.set_of("pack", Artifact, fields)
        is_draft = made[lay.VARIANT] == codes.DRAFT
        for name in ("pack", "kept"):
            demand(is_draft or name not in fields, "position-only", field=name, where="variant:draft")
        held_back = size(made[lay.PACKS + seat])
        demand(held_back <= PACK_SIZE, "position-most", field="pack", most=PACK_SIZE, count=held_back)
        keep(made, seat, numbers(fields.get("kept", "")))
        made[base + lay.BONUS] = parse_integer(fields.get("bonus", "0"), "bonus", 0, 99)

    def rest(self, made: list[int]) -> None:
        """Fill the box and the monument deck if the line omits them: with all cards in no other zone."""
        seen = Writer(made, OMNISCIENT)
        box = "box" in self.table
        made[lay.BOX_ARTIFACTS] = self.set_of("box", Artifact) if box else seen.usual_box()
        deck = "monuments" in self.table
        made[lay.MONUMENT_DECK] = self.set_of("monuments", Monument) if deck else seen.usual_monuments()
        drawing = course.is_drawing(self.table, self.seats)
        for seat in range(self.seats):
            made[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.TOP_SEEN] |= usual_seen(made, seat, drawing)


def check_once(made: Sequence[int]) -> None:
    """Check that every artifact, mage and monument is in exactly one zone."""
    at = [lay.SEAT0 + seat * lay.SEAT_WORDS for seat in range(made[lay.SEATS])]
    artifacts = [made[lay.BOX_ARTIFACTS], made[lay.LOOKED_AT_ARTIFACTS], *made[lay.PACKS : lay.DRAFTED]]
    others = [
        made[lay.CENTRE],
        made[lay.MONUMENT_DECK],
        made[lay.LOOKED_AT_OTHERS],
        mask(listing(made[lay.MONUMENT_TOP])),
    ]
    for base in at:
        artifacts += [made[base + place] for place in (lay.HAND, lay.DECK, lay.DISCARDS, lay.PLAY_ARTIFACTS)]
        artifacts.append(mask(listing(made[base + lay.TOP])))
        others += [made[base + lay.PLAY_OTHERS], made[base + lay.DEALT]]
        chosen = made[base + lay.CHOSEN]
        others.append(int(BIT[chosen] & ~made[base + lay.PLAY_OTHERS]) if chosen >= 0 else 0)
    for sets, list_components in ((artifacts, list_artifacts), (others, list_others)):
        taken = 0
        for one in sets:
            twice = list_components(taken & one)
            name = ALL[twice[0]].id if twice else ""
            demand(not twice, "position-places", name=name)
            taken |= one
