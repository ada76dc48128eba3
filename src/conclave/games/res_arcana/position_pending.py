"""Running programs and the pending question of a position of Res Arcana, as text.

Only three things are written: each program's next instruction, its memory, and the progress of a partial answer.
Everything else follows from these and from the table, such as the acting seat and the cards offered. The engine derives
it by asking again on a copy; a line that contradicts it is rejected. Between two actions there are no such fields.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import MAX_PER_KIND
from conclave.core.game import CHANCE, Seat
from conclave.core.positions import (
    NONE,
    Fields,
    demand,
    format_amounts,
    match_name,
    parse_integer,
    parse_pieces,
    parse_seat,
    position_error,
    seat_name,
)
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, WORD, list_artifacts, list_others
from conclave.games.res_arcana.engine.flow import STAGES, ask_what_to_take
from conclave.games.res_arcana.engine.machine import step
from conclave.games.res_arcana.engine.moves import ask_bag
from conclave.games.res_arcana.engine.setup import OPEN_DRAFT
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.position_builder import component, essences, numbers
from conclave.games.res_arcana.position_deal import at, check_kept, deal_on, lying

# Questions that a program can ask, by their name in a position line.
QUESTIONS: Final = {
    "take": (codes.ASK_TAKE, codes.V_TAKE),
    "deal": (codes.ASK_DEAL, codes.V_DEAL),
    "pay": (codes.ASK_BAG, codes.V_PAY),
    "gain": (codes.ASK_BAG, codes.V_GAIN),
    "lose": (codes.ASK_BAG, codes.V_LOSE),
    "kind": (codes.ASK_KIND, codes.V_KIND),
    "number": (codes.ASK_NUMBER, codes.V_NUMBER),
    "rival": (codes.ASK_SEAT, codes.V_RIVAL),
    "look": (codes.ASK_LOOK, codes.V_LOOK),
    "react": (codes.ASK_REACT, codes.V_REACT),
    "unless": (codes.ASK_UNLESS, 0),
    "discard": (codes.ASK_CARD, codes.V_DISCARD),
    "destroy": (codes.ASK_CARD, codes.V_DESTROY),
    "turn": (codes.ASK_CARD, codes.V_TURN),
    "straighten": (codes.ASK_CARD, codes.V_STRAIGHTEN),
    "put": (codes.ASK_CARD, codes.V_PUT_ON),
    "summon": (codes.ASK_CARD, codes.V_SUMMON),
    "return": (codes.ASK_CARD, codes.V_RETURN),
    "item": (codes.ASK_CARD, codes.V_ITEM),
}
NAMES: Final = {asked: name for name, asked in QUESTIONS.items()}
# Common programs. A card's own programs are use1, use2, collect and claim.
COMMON: Final = {
    "sell": 0,
    "place": codes.PC_PLACE,
    "refill": codes.PC_REFILL,
    "top": codes.PC_CLAIM_TOP,
    "enter": codes.PC_ENTER,
    "pass": codes.PC_PASS,
}
# AGAIN: instructions that run again after their answer. BELOW: those during which another program may run.
AGAIN: Final = (
    codes.OP_ATTACK, codes.OP_CHECK_VICTORY, codes.OP_DRAW, codes.OP_LOOK_DRAW, codes.OP_LOOK_RETURN, codes.OP_REFILL,
    codes.OP_CLAIM_TOP,
)  # fmt: skip
BELOW: Final = (codes.OP_ATTACK, codes.OP_CHECK_VICTORY, codes.OP_REFILL)
MANY: Final = 99
QUESTION: Final = range(lay.QUESTION, lay.PARTIAL + 1)


def usual_passed(phase: int, seats: int) -> int:
    """Return the default set of passed seats: all of them once the actions are over, otherwise none."""
    return (1 << seats) - 1 if phase in (codes.PH_CHECK, codes.PH_OVER) else 0


# --- Writing


def write_fields(words: Sequence[int]) -> Fields:
    """Return the fields for running programs and the pending question."""
    made: Fields = {}
    depth, phase = words[lay.DEPTH], words[lay.PHASE]
    frames = [
        Frame(*words[start : start + lay.FRAME_WORDS])
        for start in range(lay.STACK, lay.STACK + depth * lay.FRAME_WORDS, lay.FRAME_WORDS)
    ]
    if phase == codes.PH_COLLECT and words[lay.STEP] % STAGES == 3:
        made["step"] = "3"
    todo = list_artifacts(words[lay.COLLECTING_ARTIFACTS]) + list_others(words[lay.COLLECTING_OTHERS])
    made["todo"] = ".".join(ALL[c].id for c in todo)
    made["do"] = ".".join(frame.write() for frame in frames)
    if frames or words[lay.QUESTION] == codes.ASK_TAKE:
        made["ask"] = write_question(words)
    return made


class Frame(NamedTuple):
    """A running program, as the engine stores it."""

    pc: int
    who: int
    src: int
    x: int = 0
    kind: int = 0
    tally: int = 0
    stage: int = 0

    def write(self) -> str:
        """Return the acting component, with the seat, the program and its progress in brackets."""
        name, start = next(
            (name, start) for name, start in programs(self.src).items() if start <= self.pc <= end_of(start)
        )
        inside = [seat_name(self.who), name]
        for word, value in (("at", self.pc - start), ("x", self.x), ("tally", self.tally), ("stage", self.stage)):
            if value:
                inside.append(f"{word}{value if value > 0 else NONE}")
        if self.kind:
            inside.append(KIND_NAMES[self.kind] if self.kind > 0 else "kindless")
        return f"{ALL[self.src].id if self.src >= 0 else NONE}({'.'.join(inside)})"


def programs(c: int) -> dict[str, int]:
    """Return the first instructions of a component's programs and of the common programs."""
    own = {}
    if c >= 0:
        own = {
            "use1": CARDS.entry[2 * c],
            "use2": CARDS.entry[2 * c + 1],
            "collect": CARDS.collect[c],
            "claim": CARDS.on_claim[c],
        }
    return {name: int(start) for name, start in own.items() if start >= 0} | COMMON


def op(pc: int) -> int:
    return int(CARDS.code[pc * codes.OP_WIDTH])


def end_of(start: int) -> int:
    """Return the last instruction of a program."""
    while op(start) != codes.OP_END:
        start += 1
    return start


def ops_of(pc: int) -> set[int]:
    """Return all opcodes of the program that contains an instruction."""
    start = pc
    while start and op(start - 1) != codes.OP_END:
        start -= 1
    return {op(place) for place in range(start, end_of(pc) + 1)}


def write_question(words: Sequence[int]) -> str:
    """Return the question, the seat that is asked, and the progress of its answer, as text."""
    name = NAMES[words[lay.QUESTION], words[lay.VERB]]
    usual = ask_again(words, name, words[lay.ACTOR])
    inside = ["chance" if words[lay.ACTOR] == CHANCE else seat_name(words[lay.ACTOR])]
    if words[lay.COUNT] != usual[lay.COUNT]:
        inside.append(str(words[lay.COUNT]))
    if words[lay.UNCOVERED] != usual[lay.UNCOVERED]:
        need = {kind: words[lay.UNCOVERED] >> 12 * place & 0xFFF for place, kind in enumerate(KIND_NAMES)}
        inside.append(format_amounts(need) or NONE)
    if words[lay.LAST] != usual[lay.LAST]:
        inside.append(f"after_{KIND_NAMES[words[lay.LAST]]}")
    if words[lay.PARTIAL] != usual[lay.PARTIAL]:
        inside.append("more")
    if words[lay.OFFERED_ARTIFACTS : lay.OFFERED_OTHERS + 1] != usual[lay.OFFERED_ARTIFACTS : lay.OFFERED_OTHERS + 1]:
        offered = list_artifacts(words[lay.OFFERED_ARTIFACTS]) + list_others(words[lay.OFFERED_OTHERS])
        inside += [ALL[c].id for c in offered]
    return f"{name}({'.'.join(inside)})"


def ask_again(words: Sequence[int], name: str, actor: Seat) -> list[int]:
    """Return the words of a copy in which the engine has asked this seat this question.

    Raise BadPosition if the engine would not ask it.
    """
    asked, verb = QUESTIONS[name]
    for goes_back in (0, 1):
        made = list(words)
        for place in QUESTION:
            made[place] = 0
        if ask_on(made, goes_back) and (made[lay.QUESTION], made[lay.VERB], made[lay.ACTOR]) == (asked, verb, actor):
            return made
    raise position_error("position-not-asked", question=name, who="chance" if actor == CHANCE else seat_name(actor))


def ask_on(made: list[int], goes_back: int) -> bool:
    """Let the top program ask again, by its next instruction or the one before. Return True if it asked."""
    copy = vec[i64](made)
    if made[lay.DEPTH] == 0:
        ask_what_to_take(copy, made[lay.TURN])
    else:
        f = lay.STACK + (made[lay.DEPTH] - 1) * lay.FRAME_WORDS
        pc = made[f + lay.FRAME_PC] - goes_back
        if made[f + lay.FRAME_PC] == 0:
            ask_bag(copy, made[f + lay.FRAME_SEAT], codes.V_GAIN, 2, codes.NOT_GOLD, -1)
        elif pc < 1 or (op(pc) in AGAIN) == bool(goes_back):
            return False
        else:
            before(copy, f, pc)
            step(copy, None)
    made[:] = [int(word) for word in copy]
    return made[lay.QUESTION] != codes.ASK_NOTHING


def before(copy: vec[i64], f: int, pc: int) -> None:
    """Reset a frame to its state before the instruction asked."""
    copy[f + lay.FRAME_PC] = pc
    if op(pc) == codes.OP_ATTACK:
        copy[f + lay.FRAME_COUNTER] -= copy[f + lay.FRAME_STAGE] == 0
        copy[f + lay.FRAME_STAGE] = (copy[f + lay.FRAME_STAGE] + 2) % 3
    elif op(pc) == codes.OP_CHECK_VICTORY:
        copy[f + lay.FRAME_STAGE] = 0
    elif op(pc) == codes.OP_DISCARD_DRAWN:
        copy[f + lay.FRAME_NUMBER] = MANY


# --- Reading


def looker(table: Fields, seats: int) -> Seat:
    """Return the seat that is looking at cards of a deck, or -1."""
    frames = parse_pieces(table.get("do", ""))
    return read_frame(frames[0].name, frames[0].inside, seats).who if frames else -1


def is_drawing(table: Fields, seats: int) -> bool:
    """Return True if more cards to look at are still to be drawn."""
    frames = parse_pieces(table.get("do", ""))
    return bool(frames) and op(read_frame(frames[0].name, frames[0].inside, seats).pc) == codes.OP_LOOK_DRAW


def resume(words: list[int], table: Fields) -> None:
    """Restore the running programs and the question from the fields, on a table that is already set up."""
    phase = words[lay.PHASE]
    frames = [read_frame(piece.name, piece.inside, words[lay.SEATS]) for piece in parse_pieces(table.get("do", ""))]
    asked = parse_pieces(table.get("ask", ""))
    demand(len(asked) <= 1, "position-most", field="ask", most=1, count=len(asked))
    check_kept(words)
    if phase < codes.PH_COLLECT:
        for name in ("do", "ask"):
            demand(not table.get(name), "position-only", field=name, where="phase:collect, phase:actions, phase:check")
        deal_on(words)
        return
    check_playing(words)
    check_frames(words, frames)
    for place, frame in enumerate(frames):
        words[lay.STACK + place * lay.FRAME_WORDS : lay.STACK + (place + 1) * lay.FRAME_WORDS] = frame
    words[lay.DEPTH] = len(frames)
    collecting = phase == codes.PH_COLLECT
    stage = parse_integer(table.get("step", "2" if frames else "1" if asked else "0"), "step", 0, 3)
    demand(collecting or "step" not in table, "position-only", field="step", where="phase:collect")
    fits = not collecting or stage in ((2, 3) if frames else (1,) if asked else (0,))
    demand(fits, "ra-step", step=stage)
    done = (words[lay.TURN] - words[lay.FIRST]) % words[lay.SEATS]
    words[lay.STEP] = STAGES * done + stage if collecting else int(bool(frames) or phase == codes.PH_OVER)
    read_todo(words, table.get("todo", ""), bool(frames))
    demand(bool(asked) or not (frames or stage == 1), "position-missing", field="ask", where="do")
    demand(not asked or bool(frames) or stage == 1, "position-only", field="ask", where="do")
    if asked:
        read_question(words, asked[0].name, asked[0].inside)


def check_playing(words: Sequence[int]) -> None:
    """Check what every seat must have after the setup."""
    seats = range(words[lay.SEATS])
    for seat in seats:
        demand(words[at(seat, lay.ITEM)] >= 0, "ra-item", seat=seat_name(seat))
        rest = words[at(seat, lay.DEALT)] | words[lay.PACKS + seat]
        demand(rest == 0, "ra-chooses", seat=seat_name(seat))
        mage = words[at(seat, lay.CHOSEN)]
        shown = mage < 0 or words[at(seat, lay.PLAY_OTHERS)] & BIT[mage]
        demand(bool(shown), "ra-mage-in-play", seat=seat_name(seat))
    if words[lay.VARIANT] == codes.MATCH:
        demand(all(words[at(seat, lay.CHOSEN)] >= 0 for seat in seats), "ra-mages")
        owned = sum(words[at(seat, lay.OWNED)].bit_count() for seat in seats)
        count = len(lying(words)) if words[lay.GAME_NUMBER] == 1 else owned
        demand(count == OPEN_DRAFT, "ra-match-artifacts", right=OPEN_DRAFT, count=count)


def read_frame(name: str, inside: str, seats: int) -> Frame:
    """Return the running program that the text describes."""
    src = -1 if name == NONE else component(name)
    who, program, *rest = [piece.name for piece in parse_pieces(inside)] + [""] * 2
    known = programs(src)
    start = known[match_name(program, known)]
    values = {"at": 0, "x": 0, "tally": 0, "stage": 0}
    kind = 0
    for word in filter(None, rest):
        found = re.fullmatch(r"([a-z]+?)(\d{1,4}|none)", word)
        if found and found[1] in values and not values[found[1]]:
            values[found[1]] = -1 if found[2] == NONE else int(found[2])
        else:
            kind = [*KIND_NAMES, "kindless"].index(match_name(word, [*KIND_NAMES, "kindless"]))
    kind = -1 if kind == len(KIND_NAMES) else kind
    pc = start + values["at"]
    demand(start <= pc <= end_of(start), "ra-instruction", name=name, number=values["at"], program=program)
    frame = Frame(pc, parse_seat(who, seats, "do"), src, values["x"], kind, values["tally"], values["stage"])
    check_memory(frame)
    return frame


def check_memory(frame: Frame) -> None:
    """Check that a program remembers only values that it can remember."""
    ops = ops_of(frame.pc)
    least = -1 if ops & {codes.OP_SUMMON, codes.OP_REORDER} else 0
    most = 1 if codes.OP_REORDER in ops else len(ALL) - 1 if codes.OP_SUMMON in ops else MAX_PER_KIND
    demand(least <= frame.x <= most, "ra-memory", part=f"x{frame.x}")
    demand(frame.kind >= 0 or codes.OP_PAY_X_KIND in ops, "ra-memory", part="kindless")
    staged = 2 if codes.OP_ATTACK in ops else 1 if codes.OP_CHECK_VICTORY in ops else 0
    demand(0 <= frame.stage <= staged, "ra-memory", part=f"stage{frame.stage}")
    demand(0 <= frame.tally <= 9, "ra-memory", part=f"tally{frame.tally}")


def check_frames(words: Sequence[int], frames: Sequence[Frame]) -> None:
    """Check that each program's component is in play, and that the programs below the top one are waiting."""
    demand(len(frames) <= lay.MAX_FRAMES, "position-most", field="do", most=lay.MAX_FRAMES, count=len(frames))
    looks = words[lay.LOOKED_AT_ARTIFACTS] | words[lay.LOOKED_AT_OTHERS]
    phase = words[lay.PHASE]
    if not frames:
        demand(looks == 0, "ra-looks")
        return
    demand(phase != codes.PH_OVER, "position-only", field="do", where="phase:collect, phase:actions, phase:check")
    if phase != codes.PH_CHECK:
        demand(frames[0].who == words[lay.TURN], "position-turn", seat=seat_name(words[lay.TURN]))
    looking = op(frames[0].pc) in (codes.OP_LOOK_DRAW, codes.OP_LOOK_RETURN)
    source = ALL[frames[0].src].id if frames[0].src >= 0 else NONE
    demand(looks == 0 or looking, "ra-looks-not", name=source)
    if op(frames[0].pc) == codes.OP_LOOK_DRAW:
        seen = looks.bit_count()
        demand(frames[0].tally == seen, "ra-tally", tally=frames[0].tally, count=seen)
    if op(frames[-1].pc) == codes.OP_DRAW:
        hand = words[at(frames[-1].who, lay.HAND)].bit_count()
        demand(frames[-1].tally <= hand, "ra-tally", tally=frames[-1].tally, count=hand)
    for frame in frames[:-1]:
        demand(op(frame.pc) in BELOW, "ra-waits")
    collects = {op(frame.pc) for frame in frames if frame.pc in range(CARDS.collect[frame.src], end_of(frame.pc) + 1)}
    demand(phase != codes.PH_COLLECT or (len(frames) == 1 and bool(collects)), "ra-collect")


def read_todo(words: list[int], text: str, may: bool) -> None:
    """Read the components whose Collect program has yet to run."""
    base = at(words[lay.TURN], 0)
    for c in numbers(text):
        mine = words[base + lay.PLAY_ARTIFACTS + WORD[c]] & BIT[c]
        demand(may and bool(mine) and CARDS.collect[c] >= 0, "position-not-in", name=ALL[c].id, field="todo")
        words[lay.COLLECTING_ARTIFACTS + WORD[c]] |= int(BIT[c])


def read_question(words: list[int], name: str, inside: str) -> None:
    """Write the pending question of a position text, with the progress of its answer, into the state words."""
    match_name(name, QUESTIONS)
    who, *rest = [piece.name for piece in parse_pieces(inside)] or [""]
    actor = CHANCE if who == "chance" else parse_seat(who, words[lay.SEATS], "ask")
    usual = ask_again(words, name, actor)
    words[lay.QUESTION : lay.PARTIAL + 1] = usual[lay.QUESTION : lay.PARTIAL + 1]
    sets = [0, 0]
    for word in rest:
        if word.isdecimal():
            words[lay.COUNT] = parse_integer(word, "ask", 1, usual[lay.COUNT])
        elif word == "more":
            words[lay.PARTIAL] = 1
        elif word.startswith("after_"):
            words[lay.LAST] = KIND_NAMES.index(match_name(word[6:], KIND_NAMES))
        elif word == NONE or word[:1].isdigit():
            words[lay.UNCOVERED] = 0 if word == NONE else essences(word)
        else:
            c = component(word)
            sets[WORD[c]] |= int(BIT[c])
    if any(sets):
        words[lay.OFFERED_ARTIFACTS : lay.OFFERED_OTHERS + 1] = sets
    check_progress(words, usual)


def check_progress(words: Sequence[int], usual: Sequence[int]) -> None:
    """Check that a partial answer is part of a legal one."""
    for place in (lay.OFFERED_ARTIFACTS, lay.OFFERED_OTHERS):
        demand(words[place] & ~usual[place] == 0, "ra-offered")
    is_bag = words[lay.QUESTION] == codes.ASK_BAG
    demand(is_bag or words[lay.UNCOVERED] == usual[lay.UNCOVERED], "ra-price")
    demand(is_bag or words[lay.LAST] == usual[lay.LAST], "ra-kinds")
    less = all(
        words[lay.UNCOVERED] >> 12 * k & 0xFFF <= usual[lay.UNCOVERED] >> 12 * k & 0xFFF for k in range(codes.KINDS)
    )
    demand(less, "ra-price")
    if words[lay.QUESTION] == codes.ASK_CARD:
        size = sum(words[place].bit_count() for place in (lay.OFFERED_ARTIFACTS, lay.OFFERED_OTHERS))
        demand(words[lay.COUNT] <= size or words[lay.OPTIONAL] == 1, "ra-count", count=words[lay.COUNT], most=size)
