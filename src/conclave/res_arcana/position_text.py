"""A position of Res Arcana as one line of text, both ways; docs/POSITIONS.md says how it is written.

Writing takes the words of a state apart into fields and leaves out what is as usual; reading lays the table again, by
the same rules as positions written by hand, and adds what only a line can say: who knows what, and what is under way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.play.dealer import SeededDice
from conclave.play.positions import (
    NONE,
    Fields,
    Line,
    demand,
    expect,
    known_names,
    mistaken,
    one_of,
    one_seat,
    pieces,
    read_line,
    seat_list,
    seat_name,
    several_seats,
    whole_number,
    with_unknown,
    write_amounts,
)
from conclave.play.protocol import NOBODY, WHOLE, Dice, Seat
from conclave.res_arcana import position as by_hand
from conclave.res_arcana import position_course as course
from conclave.res_arcana import position_unknown as unknown
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.setup import PACK_SIZE
from conclave.res_arcana.engine.state import State, load_state
from conclave.res_arcana.notation import KIND_NAMES
from conclave.res_arcana.position import Player, bits, numbers, short_list
from conclave.res_arcana.position_deal import keep, kept_by

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
    "variant", "limit", "game", "wins", "chooser", "played", "round", "phase", "turn", "first", "began", "passed",
    "draft", "won", "reason", "centre", "box", "monuments", "monument_top", "monument_seen", "monument_order",
    "looks", "monument_looks", "step", "todo", "do", "ask",
)  # fmt: skip
SEAT: Final = (
    "pool", "play", "hand", "top", "deck", "discards", "held", "known", "strays", "dealt", "chosen", "pack", "kept",
    "owned", "bonus",
)  # fmt: skip
ROUNDS: Final = "phase:collect, phase:actions, phase:check, phase:over"
STARTED: Final = f"phase:mages, ..., {ROUNDS}"  # in which somebody is first
ARTIFACTS: Final = (1 << codes.ARTIFACTS) - 1
MONUMENTS: Final = bits(range(codes.MONUMENTS, codes.PLACES), codes.ARTIFACTS)


def text_of(state: State, viewer: Seat) -> str:
    """The state as this viewer knows it.

    For a viewer, a guess of the viewer's is written, with its hidden parts left out: what is written can depend on
    nothing but what the viewer knows.
    """
    seen = state if viewer == WHOLE else state.determinize(viewer, SeededDice("position"))
    return Writer(seen.dump(), viewer).line().write(TAG)


def position(text: str, dice: Dice | None = None) -> State:
    """The state that a line describes, with what it leaves unknown dealt by the dice."""
    line = read_line(text, TAG, TABLE, SEAT, codes.MAX_SEATS)
    state = load_state(Reader(unknown.dealt(line, dice)).words())
    demand(bool(state.legal()) or state.actor() == NOBODY, "position-nobody")
    if "do" in line.table:
        _check_course(state.copy())
    return state


def _check_course(state: State) -> None:
    """A program under way counts on the cards that were there when it began: see that it can come to its end."""
    for _ in range(200):
        legal = state.legal()
        if not legal or not state.word(lay.DEPTH):
            break
        state.apply(legal[0])
    demand(bool(state.legal()) or state.actor() == NOBODY, "ra-unfinished")


# --- Sets and lists of components


def members(mask: int, base: int = 0) -> list[int]:
    return [base + place for place in range(mask.bit_length()) if mask >> place & 1]


def names(components: Sequence[int]) -> list[str]:
    return [ALL[c].id for c in components]


def listed(mask: int, base: int = 0) -> str:
    return ".".join(names(members(mask, base)))


def listing(word: int) -> list[int]:
    """A short list."""
    found = []
    while word:
        found.append((word & 255) - 1)
        word >>= 8
    return found


def size(mask: int) -> int:
    return mask.bit_count()


# --- Writing


class Writer:
    """The words of a state, taken apart for one viewer."""

    def __init__(self, words: Sequence[int], viewer: Seat) -> None:
        self.words = words
        self.viewer = viewer
        self.seats = words[lay.SEATS]
        looks = words[lay.LOOK_A] | words[lay.LOOK_B]
        self.looker = words[lay.STACK + lay.WHO] if looks else -1

    def line(self) -> Line:
        return Line({**self.header(), **self.centre(), **self.under_way()}, [self.seat(s) for s in range(self.seats)])

    def sees(self, seat: Seat) -> bool:
        """Whether the viewer sees what is hidden before this seat."""
        return self.viewer in (WHOLE, seat)

    def at(self, seat: Seat, place: int) -> int:
        return self.words[lay.SEAT0 + seat * lay.SEAT_WORDS + place]

    def hidden(self, seat: Seat) -> int:
        """The artifacts in a seat's hand and deck, and those of its deck that it looks at."""
        cards = self.at(seat, lay.HAND) | self.at(seat, lay.DECK) | bits(listing(self.at(seat, lay.TOP)))
        return cards | self.words[lay.LOOK_A] if self.looker == seat else cards

    def header(self) -> Fields:
        """What kind of game, which one of a match, and how far it has come."""
        words = self.words
        made: Fields = {}
        if words[lay.VARIANT] != codes.STANDARD:
            made["variant"] = VARIANTS[words[lay.VARIANT]]
        if words[lay.LIMIT] != LIMIT:
            made["limit"] = str(words[lay.LIMIT])
        if words[lay.GAME_NO] != 1 or any(words[lay.WINS : lay.WINS + 2]):
            made["game"] = str(words[lay.GAME_NO])
            made["wins"] = f"{words[lay.WINS]}.{words[lay.WINS + 1]}"
        if words[lay.CHOOSER] >= 0:
            made["chooser"] = seat_name(words[lay.CHOOSER])
        if words[lay.PLAYED]:
            made["played"] = str(words[lay.PLAYED])
        return {**made, **self.course()}

    def course(self) -> Fields:
        """How far this game has come."""
        words, phase = self.words, self.words[lay.PHASE]
        first, began, passed = words[lay.FIRST], words[lay.BEGAN], words[lay.PASSED]
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
            made["passed"] = seat_list(members(passed)) or NONE
        if words[lay.DRAFT_ROUND]:
            made["draft"] = str(words[lay.DRAFT_ROUND] + 1)
        if words[lay.WINNERS]:
            made["won"] = seat_list(members(words[lay.WINNERS]))
            reason = words[lay.REASON]
            made["reason"] = REASONS[reason & ~codes.BY_LIMIT] + (".limit" if reason & codes.BY_LIMIT else "")
        return made

    def centre(self) -> Fields:
        """What lies between the players."""
        words = self.words
        top, seen = listing(words[lay.MON_TOP]), self.monuments_seen()
        knows_order = self.viewer == WHOLE or (self.viewer >= 0 and words[lay.MON_ORDER] >> self.viewer & 1 == 1)
        rest, usual = words[lay.MON_REST], self.usual_monuments()
        made = {"centre": listed(words[lay.CENTRE], codes.ARTIFACTS)}
        if words[lay.BOX_A] != self.usual_box():
            made["box"] = listed(words[lay.BOX_A]) or NONE
        if rest != usual:
            hides = self.viewer != WHOLE
            made["monuments"] = (with_unknown((), size(rest)) if hides else listed(rest, codes.ARTIFACTS)) or NONE
        made["monument_top"] = ".".join(names(top)) if knows_order else with_unknown((), len(top))
        made["monument_seen"] = ".".join(f"{ALL[c].id}({seat_list(by)})" for c, by in seen.items())
        made["monument_order"] = seat_list(members(words[lay.MON_ORDER]))
        return made

    def monuments_seen(self) -> dict[int, list[Seat]]:
        """The monuments that are known to lie on top, with the seats that know it though another knows the order."""
        found = {}
        drawing = self.words[lay.DEPTH] > 0 and course.op(self.words[lay.STACK + lay.PC]) == codes.OP_LOOK_DRAW
        beyond = self.words[lay.MON_SEEN] & ~usual_seen(self.words, drawing)
        for c in range(codes.MONUMENTS, codes.PLACES):
            by = members(beyond >> 4 * (c - codes.MONUMENTS) & 15)
            by = [seat for seat in by if self.sees(seat)]
            if by:
                found[c] = by
        return found

    def usual_monuments(self) -> int:
        """The monument deck holds all that lie nowhere else."""
        gone = self.words[lay.CENTRE] | self.words[lay.LOOK_B]
        gone |= bits(listing(self.words[lay.MON_TOP]), codes.ARTIFACTS)
        for seat in range(self.seats):
            gone |= self.at(seat, lay.PLAY_B)
        return MONUMENTS & ~gone

    def usual_box(self) -> int:
        """The box holds all artifacts that lie nowhere else; after the first game of a match, none."""
        if self.words[lay.GAME_NO] > 1:
            return 0
        gone = self.words[lay.LOOK_A]
        for seat in range(self.seats):
            gone |= self.hidden(seat) | self.words[lay.PACKS + seat]
            gone |= self.at(seat, lay.DISCARDS) | self.at(seat, lay.PLAY_A)
        return ARTIFACTS & ~gone

    def under_way(self) -> Fields:
        """What a program has begun and not finished, with the question that it asks; nothing of that is usual."""
        words = self.words
        looked, monuments = members(words[lay.LOOK_A]), members(words[lay.LOOK_B], codes.ARTIFACTS)
        shows = self.looker >= 0 and self.sees(self.looker)
        return {
            "looks": ".".join(names(looked)) if shows else with_unknown((), len(looked)),
            "monument_looks": ".".join(names(monuments)) if shows else with_unknown((), len(monuments)),
            **course.written(words),
        }

    def seat(self, seat: Seat) -> Fields:
        """What lies before a seat."""
        played = members(self.at(seat, lay.PLAY_A)) + members(self.at(seat, lay.PLAY_B), codes.ARTIFACTS)
        held = self.words[lay.KNOWN_HAND] & self.hidden(seat)
        made = {
            "pool": write_amounts(kinds(self.at(seat, lay.POOL))),
            "play": ".".join(self.in_play(c) for c in played),
            **self.cards(seat),
            "discards": listed(self.at(seat, lay.DISCARDS)),
            "held": listed(held),
            **self.secrets(seat),
        }
        known = self.words[lay.KNOWN_SET] & self.hidden(seat)
        every = self.hidden(seat) & ~held
        after_draft = self.words[lay.GAME_NO] > 1
        if known != (every if after_draft and self.sees(seat) else 0):
            made["known"] = EVERY if known == every and self.sees(seat) else listed(known) or NONE
        owned, lying = self.at(seat, lay.OWNED), self.hidden(seat)
        lying |= self.at(seat, lay.DISCARDS) | self.at(seat, lay.PLAY_A)
        if owned != (lying if after_draft else 0):
            made["owned"] = listed(owned) or NONE
        made["strays"] = str(self.words[lay.STRAYS] >> 4 * seat & 15 or "")
        made["bonus"] = str(self.at(seat, lay.BONUS) or "")
        return made

    def in_play(self, c: int) -> str:
        turned = self.words[lay.TURNED_A if c < codes.ARTIFACTS else lay.TURNED_B] >> c % codes.ARTIFACTS & 1
        marks = [by_hand.TURNED] * turned + [write_amounts(kinds(self.words[lay.ON + c]))]
        inside = ".".join(filter(None, marks))
        return f"{ALL[c].id}({inside})" if inside else ALL[c].id

    def cards(self, seat: Seat) -> Fields:
        """Hand and deck."""
        hand, deck, top = self.at(seat, lay.HAND), self.at(seat, lay.DECK), listing(self.at(seat, lay.TOP))
        if not self.sees(seat):
            held = hand & self.words[lay.KNOWN_HAND] & ~self.words[lay.KNOWN_SET]
            return {
                "hand": with_unknown(names(members(held)), size(hand & ~held)),
                "top": with_unknown((), len(top)),
                "deck": with_unknown((), size(deck)),
            }
        unseen = deck & ~self.words[lay.KNOWN_SET] if self.words[lay.VARIANT] == codes.FIRST_GAME else 0
        if self.viewer == WHOLE:
            unseen = 0
        return {
            "hand": listed(hand),
            "top": ".".join(names(top)),
            "deck": with_unknown(names(members(deck & ~unseen)), size(unseen)),
        }

    def secrets(self, seat: Seat) -> Fields:
        """What is chosen and drafted in secret."""
        dealt, pack = members(self.at(seat, lay.DEALT), codes.MAGES), members(self.words[lay.PACKS + seat])
        mage = self.at(seat, lay.CHOSEN)
        chosen = [mage] if mage >= 0 and not self.at(seat, lay.PLAY_B) >> (mage - codes.ARTIFACTS) & 1 else []
        parts = {"dealt": dealt, "chosen": chosen, "pack": pack, "kept": kept_by(self.words, seat)}
        if self.sees(seat):
            return {name: ".".join(names(cards)) for name, cards in parts.items()}
        return {name: with_unknown((), len(cards)) for name, cards in parts.items()}


def usual_seen(words: Sequence[int], drawing: bool) -> int:
    """Who knows the order of the top monuments has seen them all, but for those that are yet to come up."""
    top = [] if drawing else listing(words[lay.MON_TOP])
    seen = [*top, *members(words[lay.LOOK_B], codes.ARTIFACTS)]
    return sum(words[lay.MON_ORDER] << 4 * (c - codes.MONUMENTS) for c in seen)


def kinds(packed: int) -> dict[str, int]:
    return {kind: packed >> 12 * place & 0xFFF for place, kind in enumerate(KIND_NAMES)}


# --- Reading


class Reader:
    """A line in which nothing is unknown, laid out as the words of a state."""

    def __init__(self, line: Line) -> None:
        self.table = line.table
        self.fields = line.seats
        self.seats = len(line.seats)
        self.players = [
            Player(**{name: seat.get(name, "") for name in ("pool", "play", "hand", "deck", "top", "discards")})
            for seat in line.seats
        ]

    def words(self) -> list[int]:
        """All of them, before the question where it follows from the table."""
        table, seats = self.table, self.seats
        variant = VARIANTS.index(one_of(table.get("variant", "standard"), VARIANTS))
        limit = whole_number(table.get("limit", str(LIMIT)), "limit", 0, by_hand.MAX_LIMIT)
        made = by_hand.blank(seats, variant, limit)
        demand(variant != codes.MATCH or seats == 2, "position-for-two", field="variant:match")
        made[lay.PHASE] = PHASES.index(one_of(table.get("phase", "actions"), PHASES))
        self.course(made)
        self.match(made)
        self.monuments(made)
        centre = table.get("centre", "")
        deck = "" if table.get("monuments") == NONE else table.get("monuments", "")
        by_hand.check_zones(self.players, centre, f"{deck} {table.get('monument_top', '')}")
        made[lay.CENTRE] = bits(numbers(centre), codes.ARTIFACTS)
        made[lay.LOOK_A] = self.set_of("looks", 0, codes.ARTIFACTS)
        made[lay.LOOK_B] = self.set_of("monument_looks", codes.MONUMENTS, codes.PLACES)
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
        return -1 if said == NONE else one_seat(said, self.seats, name)

    def seat_set(self, name: str, usual: int) -> int:
        said = self.table.get(name)
        if said is None:
            return usual
        return 0 if said == NONE else bits(several_seats(said, self.seats, name))

    def set_of(self, name: str, first: int, end: int, fields: Fields | None = None) -> int:
        """A set of components between two numbers."""
        said = (self.table if fields is None else fields).get(name, "")
        found = [] if said == NONE else numbers(said)
        for c in found:
            demand(first <= c < end, "position-not-in", name=ALL[c].id, field=name)
            demand(found.count(c) == 1, "position-twice", name=ALL[c].id)
        return bits(found, 0 if end <= codes.ARTIFACTS else codes.ARTIFACTS)

    def course(self, made: list[int]) -> None:
        phase = made[lay.PHASE]
        in_rounds = phase >= codes.PH_COLLECT
        number = whole_number(self.table.get("round", "1" if in_rounds else "0"), "round", 0, 1_000_000)
        demand(in_rounds or number == 0, "position-only", field="round", where=ROUNDS)
        if in_rounds:
            by_hand.check_course(number, made[lay.LIMIT])
        made[lay.ROUND] = number
        made[lay.FIRST] = self.seat_or("first", 0 if in_rounds else -1)
        made[lay.BEGAN] = self.seat_or("began", made[lay.FIRST])
        past_start = phase > codes.PH_START or (phase == codes.PH_START and self.table.get("step", "0") != "0")
        if (made[lay.FIRST] >= 0) != past_start:
            raise mistaken("position-missing" if past_start else "position-only", field="first", where=STARTED)
        is_turn = phase in (codes.PH_COLLECT, codes.PH_ACTIONS)
        demand(is_turn or "turn" not in self.table, "position-only", field="turn", where="phase:collect, phase:actions")
        made[lay.TURN] = max(self.seat_or("turn", made[lay.FIRST] if phase == codes.PH_COLLECT else 0), 0)
        made[lay.PASSED] = self.seat_set("passed", course.usual_passed(phase, self.seats))
        if phase == codes.PH_ACTIONS and "do" not in self.table:
            waits = not made[lay.PASSED] >> made[lay.TURN] & 1
            demand(waits, "ra-passed", number=made[lay.TURN] + 1)
        is_draft = made[lay.VARIANT] == codes.DRAFT
        demand(is_draft or "draft" not in self.table, "position-only", field="draft", where="variant:draft")
        made[lay.DRAFT_ROUND] = whole_number(self.table.get("draft", "1"), "draft", 1, 2) - 1
        self.result(made)

    def result(self, made: list[int]) -> None:
        is_over = made[lay.PHASE] == codes.PH_OVER
        expect(self.table, "won", is_over, "phase:over")
        if is_over:
            made[lay.WINNERS] = self.seat_set("won", 0)
            demand(made[lay.WINNERS] != 0, "position-winner")
            said, dot, limit = self.table.get("reason", "points").partition(".")
            is_read = limit == ("limit" if dot else "")
            demand(is_read, "position-example", field="reason", text=f"{said}.{limit}", example="points.limit")
            by = {name: number for number, name in REASONS.items()}
            made[lay.REASON] = by[one_of(said, by)] | (codes.BY_LIMIT if limit else 0)

    def match(self, made: list[int]) -> None:
        table = self.table
        if made[lay.VARIANT] != codes.MATCH:
            for name in ("game", "wins", "chooser", "played", "box"):
                demand(name not in table, "position-only", field=name, where="variant:match")
            return
        made[lay.GAME_NO] = whole_number(table.get("game", "1"), "game", 1, 3)
        wins = [whole_number(name, "wins", 0, 2) for name in known_names(table.get("wins", "0.0"))]
        is_over = made[lay.PHASE] == codes.PH_OVER
        follows = len(wins) == 2 and sum(wins) <= made[lay.GAME_NO] - (not is_over)
        demand(follows, "ra-match-wins", game=made[lay.GAME_NO], wins=table.get("wins", "0.0"))
        made[lay.WINS : lay.WINS + 2] = wins
        made[lay.CHOOSER] = self.seat_or("chooser", -1)
        is_chosen = made[lay.GAME_NO] == 1 or made[lay.CHOOSER] >= 0
        demand(is_chosen, "position-missing", field="chooser", where=f"game:{made[lay.GAME_NO]}")
        made[lay.PLAYED] = whole_number(table.get("played", "0"), "played", 0, 1_000_000)

    def monuments(self, made: list[int]) -> None:
        table = self.table
        top = numbers(table.get("monument_top", ""))
        demand(all(codes.MONUMENTS <= c < codes.PLACES for c in top), "ra-monuments")
        made[lay.MON_TOP] = short_list(top)
        made[lay.MON_ORDER] = self.seat_set("monument_order", 0)
        looks = self.set_of("monument_looks", codes.MONUMENTS, codes.PLACES)
        for piece in pieces(table.get("monument_seen", "")):
            c = by_hand.component(piece.name)
            lies = c in top or (c >= codes.MONUMENTS and looks >> (c - codes.ARTIFACTS) & 1)
            demand(bool(lies), "ra-monument-seen", name=piece.name)
            by = several_seats(piece.inside, self.seats, "monument_seen")
            made[lay.MON_SEEN] |= bits(by) << 4 * (c - codes.MONUMENTS)

    def secrets(self, made: list[int], seat: Seat) -> None:
        """What is known of a seat's cards, chosen in secret and drafted."""
        fields, base = self.fields[seat], lay.SEAT0 + seat * lay.SEAT_WORDS
        looks = made[lay.LOOK_A] if course.looker(self.table, self.seats) == seat else 0
        hidden = made[base + lay.HAND] | made[base + lay.DECK] | bits(listing(made[base + lay.TOP])) | looks
        held = self.set_of("held", 0, codes.ARTIFACTS, fields)
        made[lay.KNOWN_HAND] |= held
        usual = hidden & ~held if made[lay.GAME_NO] > 1 or fields.get("known") == EVERY else 0
        known = self.set_of("known", 0, codes.ARTIFACTS, fields) if fields.get("known", EVERY) != EVERY else usual
        demand(known & ~hidden == 0, "ra-known", seat=seat_name(seat))
        above = looks | bits(listing(made[base + lay.TOP]))
        is_held = not (held & ~known & ~made[base + lay.HAND] or held & ~(made[base + lay.HAND] | above))
        demand(is_held, "ra-held", seat=seat_name(seat))
        strays = whole_number(fields.get("strays", "0"), "strays", 0, by_hand.KNOWN_TOP)
        older = hidden & ~known | held
        fits = not older & made[base + lay.DECK] and size(older & above) <= strays
        demand(strays == 0 or fits, "ra-strays", seat=seat_name(seat))
        made[lay.STRAYS] |= strays << 4 * seat
        made[lay.KNOWN_SET] = made[lay.KNOWN_SET] & ~hidden | known
        lying = hidden | made[base + lay.DISCARDS] | made[base + lay.PLAY_A]
        owned = self.set_of("owned", 0, codes.ARTIFACTS, fields) if "owned" in fields else lying
        is_match = made[lay.VARIANT] == codes.MATCH
        demand(is_match or "owned" not in fields, "position-only", field="owned", where="variant:match")
        made[base + lay.OWNED] = owned if made[lay.GAME_NO] > 1 or "owned" in fields else 0
        made[base + lay.DEALT] = self.set_of("dealt", codes.MAGES, codes.ITEMS, fields)
        chosen = members(self.set_of("chosen", codes.MAGES, codes.ITEMS, fields), codes.MAGES)
        demand(len(chosen) <= 1, "ra-one-mage")
        if chosen:
            demand(made[base + lay.CHOSEN] < 0, "ra-mage-in-play", seat=seat_name(seat))
            made[base + lay.CHOSEN] = chosen[0]
            made[lay.BOX_B] &= ~(1 << (chosen[0] - codes.MAGES))
        made[lay.BOX_B] &= ~made[base + lay.DEALT]
        made[lay.PACKS + seat] = self.set_of("pack", 0, codes.ARTIFACTS, fields)
        is_draft = made[lay.VARIANT] == codes.DRAFT
        for name in ("pack", "kept"):
            demand(is_draft or name not in fields, "position-only", field=name, where="variant:draft")
        held_back = size(made[lay.PACKS + seat])
        demand(held_back <= PACK_SIZE, "position-most", field="pack", most=PACK_SIZE, count=held_back)
        keep(made, seat, numbers(fields.get("kept", "")))
        made[base + lay.BONUS] = whole_number(fields.get("bonus", "0"), "bonus", 0, 99)

    def rest(self, made: list[int]) -> None:
        """What lies in the box and in the monument deck, where it is not said: all that lies nowhere else."""
        seen = Writer(made, WHOLE)
        box = "box" in self.table
        made[lay.BOX_A] = self.set_of("box", 0, codes.ARTIFACTS) if box else seen.usual_box()
        deck = "monuments" in self.table
        made[lay.MON_REST] = self.set_of("monuments", codes.MONUMENTS, codes.PLACES) if deck else seen.usual_monuments()
        made[lay.MON_SEEN] |= usual_seen(made, course.is_drawing(self.table, self.seats))


def check_once(made: Sequence[int]) -> None:
    """Every artifact, mage and monument lies in one place."""
    at = [lay.SEAT0 + seat * lay.SEAT_WORDS for seat in range(made[lay.SEATS])]
    artifacts = [made[lay.BOX_A], made[lay.LOOK_A], *made[lay.PACKS : lay.PACKS + 4]]
    others = [made[lay.CENTRE], made[lay.MON_REST], made[lay.LOOK_B], bits(listing(made[lay.MON_TOP]), codes.ARTIFACTS)]
    for base in at:
        artifacts += [made[base + place] for place in (lay.HAND, lay.DECK, lay.DISCARDS, lay.PLAY_A)]
        artifacts.append(bits(listing(made[base + lay.TOP])))
        others += [made[base + lay.PLAY_B], made[base + lay.DEALT]]
        chosen = made[base + lay.CHOSEN] - codes.ARTIFACTS
        others.append(1 << chosen & ~made[base + lay.PLAY_B] if chosen >= 0 else 0)
    for sets, first in ((artifacts, 0), (others, codes.ARTIFACTS)):
        taken = 0
        for one in sets:
            twice = members(taken & one, first)
            name = ALL[twice[0]].id if twice else ""
            demand(not twice, "position-places", name=name)
            taken |= one
