"""What is under way in a position of Res Arcana, as text: programs begun and not finished, and their question.

Little of it is written: the place of each program's next instruction, what the program remembers, and how far an answer
has come. Whatever follows from these and from the table (who is asked, from which cards) the engine works out by asking
again on a copy; a line that says otherwise is refused. Between two actions nothing of this is there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import MOST
from conclave.play.positions import (
    NONE,
    Fields,
    demand,
    mistaken,
    one_of,
    one_seat,
    pieces,
    seat_name,
    whole_number,
    write_amounts,
)
from conclave.play.protocol import CHANCE, Seat
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.flow import STAGES, ask_what_to_take
from conclave.res_arcana.engine.machine import step
from conclave.res_arcana.engine.moves import ask_bag
from conclave.res_arcana.notation import KIND_NAMES
from conclave.res_arcana.position import component, essences, numbers
from conclave.res_arcana.position_deal import at, check_kept, deal_on, lying

# What can be asked while a program runs, by the name in a line.
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
# The programs that every game needs; a card's own are use1, use2, collect and claim.
COMMON: Final = {
    "sell": 0,
    "place": codes.PC_PLACE,
    "refill": codes.PC_REFILL,
    "top": codes.PC_CLAIM_TOP,
    "enter": codes.PC_ENTER,
    "pass": codes.PC_PASS,
}
# Instructions that run again after their answer, and those below which another program may run.
AGAIN: Final = (
    codes.OP_ATTACK, codes.OP_CHECK_VICTORY, codes.OP_DRAW, codes.OP_LOOK_DRAW, codes.OP_LOOK_RETURN, codes.OP_REFILL,
    codes.OP_CLAIM_TOP,
)  # fmt: skip
BELOW: Final = (codes.OP_ATTACK, codes.OP_CHECK_VICTORY, codes.OP_REFILL)
MANY: Final = 99
QUESTION: Final = range(lay.ASK, lay.PARTIAL + 1)


def usual_passed(phase: int, seats: int) -> int:
    """When the actions are over, all have passed."""
    return (1 << seats) - 1 if phase in (codes.PH_CHECK, codes.PH_OVER) else 0


# --- Writing


def written(words: Sequence[int]) -> Fields:
    """The fields of what is under way."""
    made: Fields = {}
    depth, phase = words[lay.DEPTH], words[lay.PHASE]
    frames = [Frame(*words[start : start + lay.FRAME]) for start in range(lay.STACK, lay.STACK + depth * lay.FRAME, 7)]
    if phase == codes.PH_COLLECT and words[lay.STEP] % STAGES == 3:
        made["step"] = "3"
    todo = [
        c for c in range(codes.COMPONENTS) if words[lay.TODO_A if c < codes.ARTIFACTS else lay.TODO_B] >> c % 40 & 1
    ]
    made["todo"] = ".".join(ALL[c].id for c in todo)
    made["do"] = ".".join(frame.write() for frame in frames)
    if frames or words[lay.ASK] == codes.ASK_TAKE:
        made["ask"] = write_question(words)
    return made


class Frame(NamedTuple):
    """A program under way, as the engine keeps it."""

    pc: int
    who: int
    src: int
    x: int = 0
    kind: int = 0
    tally: int = 0
    stage: int = 0

    def write(self) -> str:
        """The component that acts, and in brackets who uses which of its programs, and how far it has come."""
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
    """Where the programs of a component begin, and those that every game needs."""
    own = {}
    if c >= 0:
        own = {"use1": T.entry[2 * c], "use2": T.entry[2 * c + 1], "collect": T.collect[c], "claim": T.on_claim[c]}
    return {name: int(start) for name, start in own.items() if start >= 0} | COMMON


def op(pc: int) -> int:
    return int(T.code[pc * codes.OP_WIDTH])


def end_of(start: int) -> int:
    """The last instruction of a program."""
    while op(start) != codes.OP_END:
        start += 1
    return start


def ops_of(pc: int) -> set[int]:
    """All instructions of the program to which one belongs."""
    start = pc
    while start and op(start - 1) != codes.OP_END:
        start -= 1
    return {op(place) for place in range(start, end_of(pc) + 1)}


def write_question(words: Sequence[int]) -> str:
    """What is asked, of whom, and how far the answer has come."""
    name = NAMES[words[lay.ASK], words[lay.VERB]]
    usual = asked_again(words, name, words[lay.ACTOR])
    inside = ["chance" if words[lay.ACTOR] == CHANCE else seat_name(words[lay.ACTOR])]
    if words[lay.COUNT] != usual[lay.COUNT]:
        inside.append(str(words[lay.COUNT]))
    if words[lay.NEED] != usual[lay.NEED]:
        need = {kind: words[lay.NEED] >> 12 * place & 0xFFF for place, kind in enumerate(KIND_NAMES)}
        inside.append(write_amounts(need) or NONE)
    if words[lay.LAST] != usual[lay.LAST]:
        inside.append(f"after_{KIND_NAMES[words[lay.LAST]]}")
    if words[lay.PARTIAL] != usual[lay.PARTIAL]:
        inside.append("more")
    if words[lay.SET_A : lay.SET_B + 1] != usual[lay.SET_A : lay.SET_B + 1]:
        inside += [ALL[c].id for c in range(codes.COMPONENTS) if words[lay.SET_A + (c >= 40)] >> c % 40 & 1]
    return f"{name}({'.'.join(inside)})"


def asked_again(words: Sequence[int], name: str, actor: Seat) -> list[int]:
    """The words of a copy in which the engine has asked this question of this seat; BadPosition if it would not."""
    asked, verb = QUESTIONS[name]
    for goes_back in (0, 1):
        made = list(words)
        for place in QUESTION:
            made[place] = 0
        if ask_on(made, goes_back) and (made[lay.ASK], made[lay.VERB], made[lay.ACTOR]) == (asked, verb, actor):
            return made
    raise mistaken("position-not-asked", question=name, who="chance" if actor == CHANCE else seat_name(actor))


def ask_on(made: list[int], goes_back: int) -> bool:
    """Let the top program ask again, by its next instruction or by the one before; whether it could."""
    copy = vec[i64](made)
    if made[lay.DEPTH] == 0:
        ask_what_to_take(copy, made[lay.TURN])
    else:
        f = lay.STACK + (made[lay.DEPTH] - 1) * lay.FRAME
        pc = made[f + lay.PC] - goes_back
        if made[f + lay.PC] == 0:
            ask_bag(copy, made[f + lay.WHO], codes.V_GAIN, 2, codes.NOT_GOLD, -1)
        elif pc < 1 or (op(pc) in AGAIN) == bool(goes_back):
            return False
        else:
            before(copy, f, pc)
            step(copy, None)
    made[:] = [int(word) for word in copy]
    return made[lay.ASK] != codes.ASK_NOTHING


def before(copy: vec[i64], f: int, pc: int) -> None:
    """Put a frame back to where it was before the instruction asked."""
    copy[f + lay.PC] = pc
    if op(pc) == codes.OP_ATTACK:
        copy[f + lay.TALLY] -= copy[f + lay.STAGE] == 0
        copy[f + lay.STAGE] = (copy[f + lay.STAGE] + 2) % 3
    elif op(pc) == codes.OP_CHECK_VICTORY:
        copy[f + lay.STAGE] = 0
    elif op(pc) == codes.OP_DISCARD_DRAWN:
        copy[f + lay.X] = MANY


# --- Reading


def looker(table: Fields, seats: int) -> Seat:
    """Who holds the cards that somebody looks at; -1 where nobody does."""
    frames = pieces(table.get("do", ""))
    return read_frame(frames[0].name, frames[0].inside, seats).who if frames else -1


def is_drawing(table: Fields, seats: int) -> bool:
    """Whether cards to look at are still coming up."""
    frames = pieces(table.get("do", ""))
    return bool(frames) and op(read_frame(frames[0].name, frames[0].inside, seats).pc) == codes.OP_LOOK_DRAW


def resume(words: list[int], table: Fields) -> None:
    """Put under way what the fields say, onto a table that is laid out."""
    phase = words[lay.PHASE]
    frames = [read_frame(piece.name, piece.inside, words[lay.SEATS]) for piece in pieces(table.get("do", ""))]
    asked = pieces(table.get("ask", ""))
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
        words[lay.STACK + place * lay.FRAME : lay.STACK + (place + 1) * lay.FRAME] = frame
    words[lay.DEPTH] = len(frames)
    collecting = phase == codes.PH_COLLECT
    stage = whole_number(table.get("step", "2" if frames else "1" if asked else "0"), "step", 0, 3)
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
    """What everybody has after the setup."""
    seats = range(words[lay.SEATS])
    for seat in seats:
        demand(words[at(seat, lay.ITEM)] >= 0, "ra-item", seat=seat_name(seat))
        rest = words[at(seat, lay.DEALT)] | words[lay.PACKS + seat]
        demand(rest == 0, "ra-chooses", seat=seat_name(seat))
        mage = words[at(seat, lay.CHOSEN)]
        shown = mage < 0 or words[at(seat, lay.PLAY_B)] >> (mage - codes.ARTIFACTS) & 1
        demand(bool(shown), "ra-mage-in-play", seat=seat_name(seat))
    if words[lay.VARIANT] == codes.MATCH:
        demand(all(words[at(seat, lay.CHOSEN)] >= 0 for seat in seats), "ra-mages")
        owned = sum(words[at(seat, lay.OWNED)].bit_count() for seat in seats)
        count = len(lying(words)) if words[lay.GAME_NO] == 1 else owned
        demand(count == 16, "ra-match-artifacts", right=16, count=count)


def read_frame(name: str, inside: str, seats: int) -> Frame:
    """A program under way."""
    src = -1 if name == NONE else component(name)
    who, program, *rest = [piece.name for piece in pieces(inside)] + [""] * 2
    known = programs(src)
    start = known[one_of(program, known)]
    values = {"at": 0, "x": 0, "tally": 0, "stage": 0}
    kind = 0
    for word in filter(None, rest):
        found = re.fullmatch(r"([a-z]+?)(\d{1,4}|none)", word)
        if found and found[1] in values and not values[found[1]]:
            values[found[1]] = -1 if found[2] == NONE else int(found[2])
        else:
            kind = [*KIND_NAMES, "kindless"].index(one_of(word, [*KIND_NAMES, "kindless"]))
    kind = -1 if kind == len(KIND_NAMES) else kind
    pc = start + values["at"]
    demand(start <= pc <= end_of(start), "ra-instruction", name=name, number=values["at"], program=program)
    frame = Frame(pc, one_seat(who, seats, "do"), src, values["x"], kind, values["tally"], values["stage"])
    check_memory(frame)
    return frame


def check_memory(frame: Frame) -> None:
    """What a program remembers is something that it can remember."""
    ops = ops_of(frame.pc)
    least = -1 if ops & {codes.OP_SUMMON, codes.OP_REORDER} else 0
    most = 1 if codes.OP_REORDER in ops else codes.ARTIFACTS - 1 if codes.OP_SUMMON in ops else MOST
    demand(least <= frame.x <= most, "ra-memory", part=f"x{frame.x}")
    demand(frame.kind >= 0 or codes.OP_PAY_X_KIND in ops, "ra-memory", part="kindless")
    staged = 2 if codes.OP_ATTACK in ops else 1 if codes.OP_CHECK_VICTORY in ops else 0
    demand(0 <= frame.stage <= staged, "ra-memory", part=f"stage{frame.stage}")
    demand(0 <= frame.tally <= 9, "ra-memory", part=f"tally{frame.tally}")


def check_frames(words: Sequence[int], frames: Sequence[Frame]) -> None:
    """Programs run where they can: on a component in play, one over another only while that one waits."""
    demand(len(frames) <= lay.FRAMES, "position-most", field="do", most=lay.FRAMES, count=len(frames))
    looks = words[lay.LOOK_A] | words[lay.LOOK_B]
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
    collects = {op(frame.pc) for frame in frames if frame.pc in range(T.collect[frame.src], end_of(frame.pc) + 1)}
    demand(phase != codes.PH_COLLECT or (len(frames) == 1 and bool(collects)), "ra-collect")


def read_todo(words: list[int], text: str, may: bool) -> None:
    """The components that are still to be collected from."""
    base = at(words[lay.TURN], 0)
    for c in numbers(text):
        mine = words[base + (lay.PLAY_A if c < codes.ARTIFACTS else lay.PLAY_B)] >> c % codes.ARTIFACTS & 1
        demand(may and bool(mine) and T.collect[c] >= 0, "position-not-in", name=ALL[c].id, field="todo")
        words[lay.TODO_A if c < codes.ARTIFACTS else lay.TODO_B] |= 1 << c % codes.ARTIFACTS


def read_question(words: list[int], name: str, inside: str) -> None:
    """Ask what is asked, and note how far the answer has come."""
    one_of(name, QUESTIONS)
    who, *rest = [piece.name for piece in pieces(inside)] or [""]
    actor = CHANCE if who == "chance" else one_seat(who, words[lay.SEATS], "ask")
    usual = asked_again(words, name, actor)
    words[lay.ASK : lay.PARTIAL + 1] = usual[lay.ASK : lay.PARTIAL + 1]
    sets = [0, 0]
    for word in rest:
        if word.isdecimal():
            words[lay.COUNT] = whole_number(word, "ask", 1, usual[lay.COUNT])
        elif word == "more":
            words[lay.PARTIAL] = 1
        elif word.startswith("after_"):
            words[lay.LAST] = KIND_NAMES.index(one_of(word[6:], KIND_NAMES))
        elif word == NONE or word[:1].isdigit():
            words[lay.NEED] = 0 if word == NONE else essences(word)
        else:
            c = component(word)
            sets[c >= codes.ARTIFACTS] |= 1 << c % codes.ARTIFACTS
    if any(sets):
        words[lay.SET_A : lay.SET_B + 1] = sets
    check_progress(words, usual)


def check_progress(words: Sequence[int], usual: Sequence[int]) -> None:
    """An answer that is half given is part of one that could be given."""
    for place in (lay.SET_A, lay.SET_B):
        demand(words[place] & ~usual[place] == 0, "ra-offered")
    is_bag = words[lay.ASK] == codes.ASK_BAG
    demand(is_bag or words[lay.NEED] == usual[lay.NEED], "ra-price")
    demand(is_bag or words[lay.LAST] == usual[lay.LAST], "ra-kinds")
    less = all(words[lay.NEED] >> 12 * k & 0xFFF <= usual[lay.NEED] >> 12 * k & 0xFFF for k in range(codes.KINDS))
    demand(less, "ra-price")
    if words[lay.ASK] == codes.ASK_CARD:
        size = sum(words[place].bit_count() for place in (lay.SET_A, lay.SET_B))
        demand(words[lay.COUNT] <= size or words[lay.OPTIONAL] == 1, "ra-count", count=words[lay.COUNT], most=size)
