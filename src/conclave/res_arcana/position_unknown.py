"""What a line leaves unknown, dealt by dice: hidden cards among those that the line does not name."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.play.positions import (
    NONE,
    Fields,
    Line,
    demand,
    filled_in,
    mistaken,
    pieces,
    seat_name,
    shuffled,
    unknown_in,
    whole_number,
)
from conclave.play.protocol import Dice, Seat
from conclave.res_arcana import position_course as course
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes

CARDS = ("hand", "top", "deck", "pack")  # zones of a seat that hold artifacts which it may hide
HIDDEN = (*CARDS, "dealt", "chosen", "kept")
TABLE = ("monument_top", "monuments", "looks", "monument_looks")


def dealt(line: Line, dice: Dice | None) -> Line:
    """The line with nothing unknown in it."""
    for name, value in line.table.items():
        demand(name in TABLE or "?" not in value, "position-open", field=name)
    for seat, fields in enumerate(line.seats):
        for name, value in fields.items():
            demand(name in HIDDEN or "?" not in value, "position-open", field=f"{seat_name(seat)}/{name}")
    gaps = list(missing(line))
    if not gaps:
        return line
    if dice is None:
        raise mistaken("position-unknown", gaps=", ".join(gaps))
    made = Line(dict(line.table), [dict(fields) for fields in line.seats])
    Dealer(made, dice).deal()
    return made


def missing(line: Line) -> Iterator[str]:
    """What is unknown, as lines write it."""
    for name, value in line.table.items():
        if name in TABLE and unknown_in(value):
            yield f"{name}:?{unknown_in(value)}"
    for seat, fields in enumerate(line.seats):
        for name, value in fields.items():
            if name in HIDDEN and unknown_in(value):
                yield f"{seat_name(seat)}/{name}:?{unknown_in(value)}"


class Dealer:
    """Puts names where a line has none."""

    def __init__(self, line: Line, dice: Dice) -> None:
        self.table = line.table
        self.seats = line.seats
        self.dice = dice
        self.named = {
            piece.name
            for fields in (line.table, *line.seats)
            for name, value in fields.items()
            if name not in ("ask", "do", "todo", "monument_seen", "wins", "owned")
            for piece in pieces(value)
        }
        self.looker = course.looker(self.table, len(self.seats))

    def left(self, first: int, end: int) -> list[str]:
        """Components that the line does not name, in the order of the dice."""
        return shuffled([ALL[c].id for c in range(first, end) if ALL[c].id not in self.named], self.dice)

    def deal(self) -> None:
        self.deal_artifacts()
        self.deal_mages()
        self.deal_monuments()
        self.deal_kept()

    def zones(self, seat: Seat) -> list[tuple[Fields, str]]:
        """Where a seat's hidden artifacts lie."""
        found = [(self.seats[seat], name) for name in CARDS]
        return [*found, (self.table, "looks")] if seat == self.looker else found

    def deal_artifacts(self) -> None:
        """First those that all know a seat to have, among its hand and deck; then any that nobody has named."""
        pool = iter(self.left(0, codes.ARTIFACTS))
        for seat, fields in enumerate(self.seats):
            zones = [(holder, name) for holder, name in self.zones(seat) if unknown_in(holder.get(name, ""))]
            lying = {piece.name for holder, name in self.zones(seat) for piece in pieces(holder.get(name, ""))}
            held = {*listed(fields, "held")}
            known = [name for name in listed(fields, "known") if name not in lying]
            slots = {name: unknown_in(holder[name]) for holder, name in zones if name != "pack"}
            room = sum(slots.values())
            demand(len(known) <= room, "position-no-room", names=", ".join(known), field=f"{seat_name(seat)}/known")
            newer = shuffled([name for name in known if name not in held], self.dice)
            older = [name for name in known if name in held]
            older += [""] * (room - len(known))
            dealt = self.spread(slots, shuffled(older, self.dice), newer, fields.get("strays", "0"))
            for holder, name in zones:
                took = dealt.get(name, [""] * unknown_in(holder[name]))
                names = [card or next(pool, "") for card in took]
                demand("" not in names, "position-too-few", field=f"{seat_name(seat)}/{name}")
                holder[name] = filled_in(holder[name], names)

    def spread(self, slots: dict[str, int], older: list[str], newer: list[str], said: str) -> dict[str, list[str]]:
        """Where older and newer cards lie: those that all know came into the deck when the others were in hand.

        Only strays are an exception; and a line that says otherwise, where cards lie anywhere.
        """
        strays = whole_number(said, "strays", 0, 9)
        on_top, in_hand = slots.get("top", 0) + slots.get("looks", 0), slots.get("hand", 0)
        least = max(len(older) - in_hand, on_top + slots.get("deck", 0) - len(newer), 0)
        most = min(strays, on_top, len(older))
        if not newer or least > most:
            cards = shuffled([*older, *newer], self.dice)
            return {name: [cards.pop() for _ in range(count)] for name, count in slots.items()}
        strayed = least + self.dice.below(most - least + 1)
        top = shuffled([*older[:strayed], *newer[: on_top - strayed]], self.dice)
        rest = [*older[strayed:], *newer[on_top - strayed :]]
        made = {name: [top.pop() for _ in range(slots[name])] for name in ("top", "looks") if name in slots}
        return made | {"hand": rest[:in_hand], "deck": rest[in_hand:]}

    def deal_mages(self) -> None:
        pool = iter(self.left(codes.MAGES, codes.ITEMS))
        for seat, fields in enumerate(self.seats):
            for name in ("dealt", "chosen"):
                names = [next(pool, "") for _ in range(unknown_in(fields.get(name, "")))]
                demand("" not in names, "position-too-few", field=f"{seat_name(seat)}/{name}")
                if names:
                    fields[name] = filled_in(fields[name], names)

    def deal_monuments(self) -> None:
        """Those that somebody has seen lie on top or are being looked at."""
        seen = [piece.name for piece in pieces(self.table.get("monument_seen", "")) if piece.name not in self.named]
        pool = [name for name in self.left(codes.MONUMENTS, codes.PLACES) if name not in seen]
        above = [name for name in ("monument_looks", "monument_top") if unknown_in(self.table.get(name, ""))]
        slots = sum(unknown_in(self.table[name]) for name in above)
        demand(len(seen) <= slots, "position-no-room", names=", ".join(seen), field="monument_top")
        demand(slots - len(seen) <= len(pool), "position-too-few", field="monument_top")
        on_top = shuffled([*seen, *(pool.pop() for _ in range(slots - len(seen)))], self.dice)
        for name in above:
            count = unknown_in(self.table[name])
            self.table[name] = filled_in(self.table[name], [on_top.pop() for _ in range(count)])
        if count := unknown_in(self.table.get("monuments", "")):
            demand(count <= len(pool), "position-too-few", field="monuments")
            self.table["monuments"] = filled_in(self.table["monuments"], [pool.pop() for _ in range(count)])

    def deal_kept(self) -> None:
        """What rivals have kept of a draft: what they hide, and what lies open and was kept by nobody else."""
        gaps = [seat for seat, fields in enumerate(self.seats) if unknown_in(fields.get("kept", ""))]
        kept = {name for fields in self.seats for name in listed(fields, "kept")}
        mine: dict[Seat, list[str]] = {}
        for seat in gaps:
            fields = self.seats[seat]
            open_to_all = {*listed(fields, "known"), *listed(fields, "held")}
            hidden = [
                piece.name
                for holder, name in self.zones(seat)
                if name != "pack"
                for piece in pieces(holder.get(name, ""))
            ]
            mine[seat] = [name for name in hidden if name not in open_to_all and name not in kept]
            kept.update(mine[seat])
        packs = {piece.name for fields in self.seats for piece in pieces(fields.get("pack", ""))}
        lying = {
            piece.name
            for fields in self.seats
            for name in ("hand", "top", "deck", "discards", "play")
            for piece in pieces(fields.get(name, ""))
        } | {piece.name for piece in pieces(self.table.get("looks", ""))}
        artifacts = {ALL[c].id for c in range(codes.ARTIFACTS)}
        others = shuffled(sorted((lying & artifacts) - kept - packs), self.dice)
        for seat in gaps:
            count = unknown_in(self.seats[seat]["kept"])
            demand(len(mine[seat]) <= count, "ra-kept-hidden", seat=seat_name(seat))
            while len(mine[seat]) < count:
                demand(bool(others), "position-too-few", field=f"{seat_name(seat)}/kept")
                mine[seat].append(others.pop())
            self.seats[seat]["kept"] = filled_in(self.seats[seat]["kept"], shuffled(mine[seat], self.dice))


def listed(fields: Fields, name: str) -> list[str]:
    """The named pieces of a field."""
    value = fields.get(name, "")
    return [] if value in (NONE, "all") else [piece.name for piece in pieces(value) if not piece.is_unknown]
