"""Positions of Trial of the Temples as one line of text: writing and parsing. See docs/POSITIONS.md.

No information is hidden in this game, so the line is the same for every viewer. Parsing uses the same checks as
hand-written positions. In addition, a line can describe a position in the middle of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.errors import BadOptions
from conclave.core.game import OMNISCIENT, Seat
from conclave.core.positions import (
    Fields,
    PositionLine,
    check_field_presence,
    demand,
    format_amounts,
    format_seats,
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
from conclave.core.seats import check_viewer
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples import position_builder as by_hand
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.flow import ECHOING, PAYING, PLACING, RESTING, REWARDED, find_echoes
from conclave.games.trial_of_the_temples.engine.moves import legal_spaces
from conclave.games.trial_of_the_temples.engine.state import State, load_state
from conclave.games.trial_of_the_temples.notation import (
    COLOUR_NAMES,
    FORMS,
    GOOD_NAMES,
    MAT_NAMES,
    SPELL_NAMES,
    TRACK_NAMES,
    space_name,
)
from conclave.games.trial_of_the_temples.position_builder import Player, bits, counts, pack_goods

TAG: Final = "tt1"
PHASES: Final = ("tiles", "cover", "mats", "start", "night", "temple", "resource", "trial", "over")
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie_break", codes.SHARED: "shared"}
ENDINGS: Final = {codes.END_CORES: "cores", codes.END_TRACKS: "tracks", codes.END_ROUNDS: "rounds"}
TABLE: Final = (
    "components", "round", "phase", "turn", "start", "next", "rested", "won", "reason", "ended", "ring", "barrier",
    "nights", "revealed", "stacks", "neutral1", "neutral2", "trial", "due", "got", "kept", "ask", "convert",
)  # fmt: skip
SEAT: Final = ("goods", "mana", "marks", "mat", "cores", "used", "figure", "clone")
# Questions in the middle of a turn, with the phases and the stage in which each is asked.
QUESTIONS: Final = {
    "wild": (codes.ASK_WILD, {codes.PH_RESOURCE: PLACING}),
    "core": (codes.ASK_CORE, {codes.PH_RESOURCE: PLACING, codes.PH_TRIAL: REWARDED}),
    "echo": (codes.ASK_ECHO, {codes.PH_RESOURCE: ECHOING}),
    "on": (codes.ASK_ON, {codes.PH_TRIAL: REWARDED}),
    "pay": (codes.ASK_PAY, {codes.PH_TRIAL: PAYING}),
    "store": (codes.ASK_STORE, {codes.PH_TRIAL: RESTING}),
}
EXAMPLES: Final = {"core": "core(p1.red)", "wild": "wild(p1.2)", "store": "store(p1.2)"}
NOT_CONVERTED: Final = (  # questions at which conversions are not offered
    codes.ASK_WILD, codes.ASK_PAY, codes.ASK_STORE, codes.ASK_CHANCE, codes.ASK_OVER, codes.ASK_MAT,
)  # fmt: skip
NAMES: Final = {asked: name for name, (asked, _) in QUESTIONS.items()}
DONE: Final = "done"  # the seat has already converted at this question


def format_position(state: State, viewer: Seat) -> str:
    """Return the state as a line of text. It is the same for every viewer."""
    if viewer != OMNISCIENT:
        check_viewer(viewer, state.word(lay.SEATS))
    words = state.dump()
    seats = [write_seat(words, seat) for seat in range(words[lay.SEATS])]
    return PositionLine({**write_course(words), **write_table(words), **write_turn(words)}, seats).write(TAG)


def parse_position(text: str) -> State:
    """Return the state that a line describes."""
    demand("?" not in text, "tt-unknown")
    return Reader(parse_line(text, TAG, TABLE, SEAT, codes.MAX_SEATS)).state()


# --- Writing


def members(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def amounts_of(word: int, names: Sequence[str] = GOOD_NAMES) -> dict[str, int]:
    return {name: word >> 12 * place & 0xFFF for place, name in enumerate(names)}


def marks_of(word: int) -> str:
    spaces = {track: word >> 8 * place & 255 for place, track in enumerate(TRACK_NAMES)}
    return ".".join(f"{track}.{space}" for track, space in spaces.items() if space)


def write_course(words: Sequence[int]) -> Fields:
    """Return the fields for the progress of the game."""
    made: Fields = {}
    if words[lay.COMPONENTS] != parts.BUILT_IN:
        made["components"] = f"{words[lay.COMPONENTS]:012x}"
    if words[lay.ROUND]:
        made["round"] = str(words[lay.ROUND])
    phase = words[lay.PHASE]
    if phase != codes.PH_TRIAL:
        made["phase"] = PHASES[phase]
    if phase in (codes.PH_TRIAL, codes.PH_RESOURCE):
        made["turn"] = seat_name(turn_of(words))
    if words[lay.STARTING_SEAT] >= 0:
        made["start"] = seat_name(words[lay.STARTING_SEAT])
    if words[lay.NEXT_STARTING_SEAT] >= 0 and words[lay.SEATS] == 2:  # with more players it follows from the figures
        made["next"] = seat_name(words[lay.NEXT_STARTING_SEAT])
    if words[lay.RESTED] != usual_rested(phase, words[lay.SEATS], words[lay.ROUND]):
        made["rested"] = format_seats(members(words[lay.RESTED])) or "none"
    if words[lay.WINNERS]:
        made["won"] = format_seats(members(words[lay.WINNERS]))
        made["reason"] = REASONS[words[lay.REASON]]
        made["ended"] = ".".join(name for flag, name in ENDINGS.items() if words[lay.ENDED_BY] & flag)
    return made


def turn_of(words: Sequence[int]) -> Seat:
    """Return the seat whose turn it is in the resource or trial phase."""
    if words[lay.PHASE] == codes.PH_TRIAL:
        return words[lay.TURN]
    return (words[lay.STARTING_SEAT] + words[lay.STEP]) % words[lay.SEATS]


def usual_rested(phase: int, seats: int, rounds: int) -> int:
    """Return the default set of rested seats: all after the trial phase, otherwise none."""
    return (1 << seats) - 1 if phase == codes.PH_OVER or (phase == codes.PH_NIGHT and rounds) else 0


def write_table(words: Sequence[int]) -> Fields:
    """Return the fields for the shared components."""
    laid = words[lay.STEP] if words[lay.PHASE] == codes.PH_TILES else codes.TILES
    made = {"ring": ".".join(f"t{(words[lay.RING] >> 4 * place & 15) + 1:02}" for place in range(laid))}
    if words[lay.BARRIER] >= 0:
        made["barrier"] = str(words[lay.BARRIER] + 1)
    box = parts.with_number(words[lay.COMPONENTS])
    if words[lay.NIGHT_POSITIONS] != usual_nights(words, box):
        made["nights"] = ".".join(str(place + 1) for place in members(words[lay.NIGHT_POSITIONS])) or "none"
    shown = members((1 << codes.ROUND_TILES) - 1 & ~words[lay.ROUNDS_LEFT])
    shown.sort(key=lambda tile: tile == words[lay.ROUND_TILE])
    made["revealed"] = ".".join(f"r{tile + 1}" for tile in shown)
    if words[lay.CORE_STACKS] != usual_stacks(words, box):
        left = amounts_of(words[lay.CORE_STACKS], COLOUR_NAMES)
        made["stacks"] = "".join(f"{count}{colour[0]}" for colour, count in left.items())
    for number in range(codes.NEUTRALS):
        made[f"neutral{number + 1}"] = marks_of(words[lay.NEUTRAL_MARKS + number])
    return made


def usual_nights(words: Sequence[int], box: parts.Components) -> int:
    """Return the default night sides: as many as the last round tile says, behind the barrier."""
    tile = words[lay.ROUND_TILE]
    number = box.round_tiles[tile].number if tile >= 0 else 0
    return bits((words[lay.BARRIER] - i) % codes.TILES for i in range(1, number + 1))


def usual_stacks(words: Sequence[int], box: parts.Components) -> int:
    """Return the default core stacks: all cores except those on mats and one that is to be placed."""
    asked = words[lay.CONVERT_RETURN] if words[lay.QUESTION] == codes.ASK_CONVERT else words[lay.QUESTION]
    made = 0
    for place, colour in enumerate(COLOUR_NAMES):
        left = box.cores.in_game(words[lay.SEATS], colour)
        for seat in range(words[lay.SEATS]):
            left -= words[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.CORES + place].bit_count()
        made += left - (asked == codes.ASK_CORE and words[lay.CORE] == place) << 12 * place
    return made


def write_seat(words: Sequence[int], seat: Seat) -> Fields:
    base = lay.SEAT0 + seat * lay.SEAT_WORDS
    cores = sorted(
        (space, colour)
        for place, colour in enumerate(COLOUR_NAMES)
        for space in members(words[base + lay.CORES + place])
    )
    return {
        "mat": MAT_NAMES[words[base + lay.MAT]] if words[base + lay.MAT] >= 0 else "",
        "goods": format_amounts(amounts_of(words[base + lay.GOODS])),
        "mana": str(words[base + lay.MANA] or ""),
        "marks": marks_of(words[base + lay.TRACK_MARKS]),
        "cores": ".".join(f"{colour}.{space_name(space)}" for space, colour in cores),
        "used": ".".join(map(space_name, members(words[base + lay.USED_SPELLS]))),
        "figure": str(words[base + lay.FIGURE] + 1 or ""),
        "clone": str(words[base + lay.CLONE] + 1 or ""),
    }


def write_turn(words: Sequence[int]) -> Fields:
    """Return the fields for a turn in progress; none between turns."""
    made: Fields = {}
    if words[lay.PHASE] == codes.PH_TRIAL and words[lay.TURN_STAGE] in (PAYING, REWARDED):
        made["trial"] = f"{TRACK_NAMES[words[lay.TRACK]]}.{words[lay.STEPS]}"
    made["due"] = format_amounts(amounts_of(words[lay.CORES_DUE], COLOUR_NAMES))
    made["got"] = ".".join(GOOD_NAMES[kind] for kind in members(words[lay.COLLECTED_KINDS]))
    made["kept"] = format_amounts(amounts_of(words[lay.STORED]))
    converts = words[lay.QUESTION] == codes.ASK_CONVERT
    asked = words[lay.CONVERT_RETURN] if converts else words[lay.QUESTION]
    if asked in NAMES:
        last = words[lay.CONVERT_RETURN_LAST] if converts else words[lay.LAST]
        made["ask"] = write_question(words, asked, last, 0 if converts else words[lay.COUNT])
    if converts:
        last = words[lay.LAST]
        made["convert"] = ".".join([str(words[lay.COUNT]), *([FORMS.write(last).replace(" ", "_")] if last else [])])
    elif words[lay.CONVERT_RETURN] < 0:
        made["convert"] = DONE
    return made


def write_question(words: Sequence[int], asked: int, last: int, count: int) -> str:
    inside = [seat_name(words[lay.ACTOR])]
    if asked == codes.ASK_CORE:
        inside.append(COLOUR_NAMES[words[lay.CORE]])
    if asked in (codes.ASK_WILD, codes.ASK_STORE):
        inside.append(str(count))
    if last:
        names = SPELL_NAMES if asked == codes.ASK_ECHO else COLOUR_NAMES
        inside.append(f"after_{names[last]}")
    if words[lay.PARTIAL]:
        inside.append("more")
    return f"{NAMES[asked]}({'.'.join(inside)})"


# --- Reading


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in the middle of a turn."""

    name: str
    actor: Seat
    colour: str = ""
    count: int = 0
    last: int = 0
    more: bool = False


class Reader:
    """Conversion of the fields of a line into the words of a state."""

    def __init__(self, line: PositionLine) -> None:
        self.table = line.table
        self.fields = line.seats
        self.seats = len(line.seats)
        self.phase = PHASES.index(match_name(line.table.get("phase", "trial"), PHASES))
        self.players = [self.player(fields) for fields in line.seats]
        self.asked = self.question()

    def player(self, fields: Fields) -> Player:
        def count(name: str, most: int) -> int:
            return parse_integer(fields.get(name, "0"), name, 0, most)

        return Player(
            goods=fields.get("goods", ""),
            mana=count("mana", 999),
            marks=fields.get("marks", ""),
            mat=fields.get("mat", ""),
            cores=fields.get("cores", ""),
            used=fields.get("used", ""),
            figure=count("figure", codes.TILES),
            clone=count("clone", codes.TILES),
        )

    def state(self) -> State:
        words = by_hand.blank(self.seats, self.components())
        box = parts.with_number(words[lay.COMPONENTS])
        words[lay.PHASE] = self.phase
        self.rounds(words, box)
        self.lay_out(words, box)
        self.course(words)
        self.turn(words, box)
        columns = parts.columns_of(words[lay.COMPONENTS])
        if self.asked:
            self.ask(words, self.asked)
        state = load_state(columns, words)
        convert = self.table.get("convert", "")
        if convert == DONE:
            demand(state.current_player() >= 0, "tt-convert")
            words = state.dump()
            words[lay.CONVERT_RETURN] = -1
            state = load_state(columns, words)
        elif convert:
            state = load_state(columns, self.converting(state, convert))
        demand(bool(state.legal_actions()) == (self.phase != codes.PH_OVER), "position-nobody")
        return state

    def components(self) -> int:
        said = self.table.get("components", "0")
        try:
            number = int(said, 16)
            parts.with_number(number)
        except ValueError:
            raise position_error("position-example", field="components", text=said, example=f"{0xABC:012x}") from None
        except BadOptions:
            raise position_error("tt-components", number=said.zfill(12)) from None
        return number

    def seat_or(self, name: str, usual: int) -> int:
        return parse_seat(self.table[name], self.seats, name) if name in self.table else usual

    def rounds(self, words: list[int], box: parts.Components) -> None:
        """Set the revealed round tiles, one per round."""
        begun = self.phase > codes.PH_NIGHT
        most = box.numbers.max_rounds
        number = parse_integer(self.table.get("round", "1" if begun else "0"), "round", int(begun), most)
        demand(
            self.phase >= codes.PH_NIGHT or number == 0,
            "position-only",
            field="round",
            where="phase:night, ..., phase:over",
        )
        tiles = by_hand.round_tiles(self.table.get("revealed", ""), number)
        words[lay.ROUND] = number
        words[lay.ROUNDS_LEFT] &= ~bits(tiles)
        words[lay.ROUND_TILE] = tiles[-1] if tiles else -1

    def lay_out(self, words: list[int], box: parts.Components) -> None:
        table, two = self.table, self.seats == 2
        names = parse_known_names(table.get("ring", ""))
        whole = self.phase > codes.PH_TILES
        laid, tiles = len(names), codes.TILES
        demand(laid == tiles or not whole, "position-exactly", field="ring", right=tiles, count=laid)
        demand(whole or laid < tiles, "position-most", field="ring", most=tiles - 1, count=laid)
        barred = self.phase > codes.PH_COVER
        check_field_presence(table, "barrier", barred, f"phase:{PHASES[codes.PH_COVER + 1]}, ..., phase:over")
        barrier = parse_integer(table.get("barrier", "1"), "barrier", 1, codes.TILES)
        ring = by_hand.read_ring(table.get("ring", ""), barrier, (), 0)
        by_hand.lay_ring(words, ring)
        if not whole:
            words[lay.RING] = sum(tile << 4 * place for place, tile in enumerate(ring.tiles[: len(names)]))
            words[lay.TILES_LEFT] = (1 << codes.TILES) - 1 & ~bits(ring.tiles[: len(names)])
            words[lay.STEP] = len(names)
        if not barred:
            words[lay.BARRIER] = -1
        self.mats(words)
        by_hand.lay_players(words, self.players, box)
        self.mats(words, clear=True)
        taken = self.asked.colour if self.asked else ""
        by_hand.lay_stacks(words, self.players, table.get("stacks", ""), box, taken)
        by_hand.lay_neutrals(words, self.players, (table.get("neutral1", ""), table.get("neutral2", "")), box)
        by_hand.check_figures(self.players, words[lay.BARRIER], PHASES[self.phase])
        if "nights" in table:
            said = [] if table["nights"] == "none" else parse_known_names(table["nights"])
            words[lay.NIGHT_POSITIONS] = bits(parse_integer(name, "nights", 1, codes.TILES) - 1 for name in said)
        else:
            words[lay.NIGHT_POSITIONS] = usual_nights(words, box) if barred else 0
        demand(two or not any(player.clone for player in self.players), "position-for-two", field="clone")

    def mats(self, words: list[int], clear: bool = False) -> None:
        """Set the mats, which are chosen in seat order. A seat without a mat may have nothing else."""
        have = [bool(player.mat) for player in self.players]
        count = sum(have)
        demand(have == [seat < count for seat in range(self.seats)], "tt-mats-order")
        right = (
            count == 0
            if self.phase < codes.PH_MATS
            else count < self.seats
            if self.phase == codes.PH_MATS
            else all(have)
        )
        demand(right, "tt-mats-count", count=count, phase=PHASES[self.phase])
        if clear:
            words[lay.MATS_LEFT] = (1 << codes.MATS) - 1
            for seat, player in enumerate(self.players):
                if player.mat:
                    words[lay.MATS_LEFT] &= ~(1 << MAT_NAMES.index(player.mat))
                else:
                    demand(not self.fields[seat], "position-missing", field="mat", where=seat_name(seat))
                    words[lay.SEAT0 + seat * lay.SEAT_WORDS + lay.MAT] = -1
        if self.phase == codes.PH_MATS:
            words[lay.STEP] = count

    def course(self, words: list[int]) -> None:
        phase, table = self.phase, self.table
        started = phase > codes.PH_START
        check_field_presence(table, "start", started, f"phase:{PHASES[codes.PH_START + 1]}, ..., phase:over")
        words[lay.STARTING_SEAT] = self.seat_or("start", -1)
        demand(self.seats == 2 or "next" not in table, "position-for-two", field="next")
        demand(phase == codes.PH_RESOURCE or "next" not in table, "position-only", field="next", where="phase:resource")
        words[lay.NEXT_STARTING_SEAT] = self.seat_or("next", -1)
        usual = usual_rested(phase, self.seats, words[lay.ROUND])
        said = table.get("rested")
        words[lay.RESTED] = (
            usual if said is None else bits([] if said == "none" else parse_seats(said, self.seats, "rested"))
        )
        is_usual = words[lay.RESTED] == usual or phase == codes.PH_TRIAL
        demand(is_usual, "position-only", field="rested", where="phase:trial")
        is_turn = phase in (codes.PH_TRIAL, codes.PH_RESOURCE)
        demand(is_turn or "turn" not in table, "position-follows", field="turn", phase=PHASES[phase])
        turn = self.seat_or("turn", max(words[lay.STARTING_SEAT], 0))
        if phase == codes.PH_TEMPLE:
            words[lay.STEP] = by_hand.count_placed_figures(self.players, words[lay.STARTING_SEAT])
            demand(words[lay.STEP] < self.seats * (2 if self.seats == 2 else 1), "tt-all-stand")
        elif phase == codes.PH_RESOURCE:
            each = 2 if self.seats == 2 else 1
            for seat, player in enumerate(self.players):
                demand(len(player.pieces) == each, "tt-stands", number=seat + 1)
            words[lay.STEP] = (turn - words[lay.STARTING_SEAT]) % self.seats
            night = by_hand.at_night(self.players, words[lay.BARRIER])
            if self.seats > 2 and (night - words[lay.STARTING_SEAT]) % self.seats <= words[lay.STEP]:
                words[lay.NEXT_STARTING_SEAT] = night
            is_asked = self.seats == 2 or self.asked is not None
            demand(is_asked, "position-missing", field="ask", where="phase:resource")
        elif phase == codes.PH_TRIAL:
            words[lay.TURN] = turn
            stores = self.asked is not None and self.asked.name == "store"
            has_rested = bool(words[lay.RESTED] >> turn & 1)
            demand(stores or not has_rested, "tt-rested", number=turn + 1)
            demand(has_rested or not stores, "tt-stores", number=turn + 1)
            for seat in members(words[lay.RESTED]):
                demand(not self.players[seat].pieces, "tt-taken-back", number=seat + 1)
        self.result(words)

    def result(self, words: list[int]) -> None:
        over = self.phase == codes.PH_OVER
        for name in ("won", "reason", "ended"):
            check_field_presence(self.table, name, over, "phase:over")
        if over:
            reasons = {name: number for number, name in REASONS.items()}
            endings = {name: number for number, name in ENDINGS.items()}
            words[lay.WINNERS] = bits(parse_seats(self.table["won"], self.seats, "won"))
            demand(words[lay.WINNERS] != 0, "position-winner")
            words[lay.REASON] = reasons[match_name(self.table["reason"], reasons)]
            said = parse_known_names(self.table["ended"])
            words[lay.ENDED_BY] = sum({endings[match_name(name, endings)] for name in said})

    # --- A turn in progress

    def question(self) -> Asked | None:
        found = parse_pieces(self.table.get("ask", ""))
        if not found:
            return None
        demand(len(found) == 1, "position-most", field="ask", most=1, count=len(found))
        name = match_name(found[0].name, QUESTIONS)
        who, *rest = [piece.name for piece in parse_pieces(found[0].inside)] or [""]
        colour, count, last, more = "", 0, 0, False
        for word in rest:
            if word.isdecimal():
                count = parse_integer(word, "ask", 1, by_hand.MAX_GOODS)
            elif word == "more":
                more = True
            elif word.startswith("after_"):
                names = SPELL_NAMES[: codes.ECHO_ACTION + 1] if name == "echo" else COLOUR_NAMES
                last = names.index(match_name(word[6:], names))
            else:
                colour = match_name(word, COLOUR_NAMES)
        said = f"{name}({found[0].inside})"
        example = EXAMPLES.get(name, f"{name}(p1)")
        fits = bool(colour) == (name == "core") and (count > 0) == (name in ("wild", "store"))
        fits = fits and (not more or name == "wild") and (not last or name in ("wild", "store", "echo"))
        demand(fits, "position-example", field="ask", text=said, example=example)
        return Asked(name, parse_seat(who, self.seats, "ask"), colour, count, last, more)

    def turn(self, words: list[int], box: parts.Components) -> None:
        table, name = self.table, self.asked.name if self.asked else ""
        trying = name in ("on", "pay") or (name == "core" and self.phase == codes.PH_TRIAL)
        check_field_presence(table, "trial", trying, "ask:on, ask:pay, ask:core")
        if trying:
            track, steps = (by_hand.pairs(table["trial"], "trial", "fire.1") or [("", "")])[0]
            words[lay.TRACK] = TRACK_NAMES.index(match_name(track, TRACK_NAMES))
            least = 0 if name == "pay" else 1
            words[lay.STEPS] = parse_integer(steps, "trial", least, box.numbers.max_spaces - (name != "core"))
        placing = name in ("wild", "core")
        demand(placing or "due" not in table, "position-only", field="due", where="ask:wild, ask:core")
        words[lay.CORES_DUE] = pack_goods(counts(table.get("due", ""), COLOUR_NAMES))
        collects = self.phase == codes.PH_RESOURCE and bool(name)
        demand(collects or "got" not in table, "position-only", field="got", where="phase:resource")
        words[lay.COLLECTED_KINDS] = bits(
            GOOD_NAMES.index(match_name(good, GOOD_NAMES)) for good in parse_known_names(table.get("got", ""))
        )
        demand(name == "store" or "kept" not in table, "position-only", field="kept", where="ask:store")
        words[lay.STORED] = pack_goods(counts(table.get("kept", ""), COLOUR_NAMES))

    def ask(self, words: list[int], asked: Asked) -> None:
        number, stages = QUESTIONS[asked.name]
        where = ", ".join(f"phase:{PHASES[phase]}" for phase in stages)
        demand(self.phase in stages, "position-only", field=f"ask:{asked.name}", where=where)
        demand(asked.actor == turn_of(words), "position-turn", seat=seat_name(turn_of(words)))
        words[lay.TURN_STAGE] = stages[self.phase]
        words[lay.QUESTION], words[lay.ACTOR] = number, asked.actor
        words[lay.COUNT], words[lay.LAST], words[lay.PARTIAL] = asked.count, asked.last, int(asked.more)
        copy, columns = vec[i64](words), parts.columns_of(words[lay.COMPONENTS])
        if asked.name == "core":
            words[lay.CORE] = COLOUR_NAMES.index(asked.colour)
            words[lay.VERB] = codes.V_CORE
            words[lay.CHOICE] = int(legal_spaces(copy, asked.actor, words[lay.CORE]))
        elif asked.name == "echo":
            words[lay.VERB] = codes.V_ECHO
            words[lay.CHOICE] = int(find_echoes(columns, copy, asked.actor))
            demand(words[lay.CHOICE] != 0, "tt-echo")

    def converting(self, state: State, text: str) -> list[int]:
        """Return the words of the state in the middle of a series of conversions.

        The text gives the number of conversions made and the last sale or purchase, which later ones may not precede.
        """
        count, *last = parse_known_names(text) or [""]
        demand(len(last) <= 1, "position-example", field="convert", text=text, example="2.sell_red")
        legal = [FORMS.write(action) for action in state.legal_actions()] if state.current_player() >= 0 else []
        made = parse_integer(count, "convert", 0, by_hand.MAX_GOODS)
        demand("convert" in legal or made > 0, "tt-convert")
        words = state.dump()
        actions = {FORMS.write(action).replace(" ", "_"): action for action in conversions()}
        words[lay.CONVERT_RETURN], words[lay.CONVERT_RETURN_LAST] = words[lay.QUESTION], words[lay.LAST]
        demand(words[lay.CONVERT_RETURN] not in NOT_CONVERTED, "tt-convert")
        words[lay.QUESTION], words[lay.PARTIAL], words[lay.COUNT] = codes.ASK_CONVERT, 0, made
        words[lay.LAST] = actions[match_name(last[0], actions)] if last else 0
        return words


def conversions() -> list[int]:
    """Return all sales and purchases in their required order."""
    verbs = ((codes.V_SELL, codes.KINDS), (codes.V_BUY_TOKEN, 1), (codes.V_BUY, codes.COLOURS))
    return [verb << codes.SHIFT | operand for verb, many in verbs for operand in range(many)]
