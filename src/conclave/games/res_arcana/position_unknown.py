"""Completion of positions: deals the hidden cards that a line does not name."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.core.game import Dice, Seat
from conclave.core.positions import (
    NONE,
    Fields,
    PositionLine,
    count_unknown,
    demand,
    fill_unknown,
    parse_integer,
    parse_pieces,
    position_error,
    seat_name,
    shuffle_names,
)
from conclave.games.res_arcana import position_pending as course
from conclave.games.res_arcana.cards import ALL, SETS
from conclave.games.res_arcana.position_builder import read_set
from conclave.games.res_arcana.vocab import Artifact, Component, Mage, Monument

CARDS = ("hand", "top", "deck", "pack")  # zones of a seat that hold artifacts which it may hide
HIDDEN = (*CARDS, "dealt", "chosen", "kept")
TABLE = ("monument_top", "monuments", "looks", "monument_looks")


def deal_unknown(line: PositionLine, dice: Dice | None) -> PositionLine:
    """Return the line with its unknown parts dealt by the dice."""
    for name, value in line.table.items():
        demand(name in TABLE or "?" not in value, "position-open", field=name)
    for seat, fields in enumerate(line.seats):
        for name, value in fields.items():
            demand(name in HIDDEN or "?" not in value, "position-open", field=f"{seat_name(seat)}/{name}")
    gaps = list(missing(line))
    if not gaps:
        return line
    if dice is None:
        raise position_error("position-unknown", gaps=", ".join(gaps))
    made = PositionLine(dict(line.table), [dict(fields) for fields in line.seats])
    Dealer(made, dice).deal()
    return made


def missing(line: PositionLine) -> Iterator[str]:
    """Yield the unknown parts, as lines write them."""
    for name, value in line.table.items():
        if name in TABLE and count_unknown(value):
            yield f"{name}:?{count_unknown(value)}"
    for seat, fields in enumerate(line.seats):
        for name, value in fields.items():
            if name in HIDDEN and count_unknown(value):
                yield f"{seat_name(seat)}/{name}:?{count_unknown(value)}"


class Dealer:
    """Replaces the unknown parts of a line by names."""

    def __init__(self, line: PositionLine, dice: Dice) -> None:
        self.table = line.table
        self.seats = line.seats
        self.dice = dice
        self.played = SETS[read_set(line.table)].select(ALL)
        self.named = {
            piece.name
            for fields in (line.table, *line.seats)
            for name, value in fields.items()
            if name not in ("ask", "do", "todo", "monument_seen", "wins", "owned")
            for piece in parse_pieces(value)
        }
        self.looker = course.looker(self.table, len(self.seats))

    def unnamed_components(self, kind: type[Component]) -> list[str]:
        """Return the ids of components of a kind that the position line does not name, shuffled."""
        ids = [one.id for one in self.played if isinstance(one, kind)]
        return shuffle_names([id_ for id_ in ids if id_ not in self.named], self.dice)

    def deal(self) -> None:
        self.deal_artifacts()
        self.deal_mages()
        self.deal_monuments()
        self.deal_kept()

    def zones(self, seat: Seat) -> list[tuple[Fields, str]]:
        """Return the fields that hold a seat's hidden artifacts."""
        found = [(self.seats[seat], name) for name in CARDS]
        return [*found, (self.table, "looks")] if seat == self.looker else found

    def deal_artifacts(self) -> None:
        """Deal artifacts: first those that all know a seat to have, into its hand and deck, then any unnamed ones."""
        pool = iter(self.unnamed_components(Artifact))
        for seat, fields in enumerate(self.seats):
            zones = [(holder, name) for holder, name in self.zones(seat) if count_unknown(holder.get(name, ""))]
            lying = {piece.name for holder, name in self.zones(seat) for piece in parse_pieces(holder.get(name, ""))}
            held = {*list_named_pieces(fields, "held")}
            known = [name for name in list_named_pieces(fields, "known") if name not in lying]
            slots = {name: count_unknown(holder[name]) for holder, name in zones if name != "pack"}
            room = sum(slots.values())
            demand(len(known) <= room, "position-no-room", names=", ".join(known), field=f"{seat_name(seat)}/known")
            newer = shuffle_names([name for name in known if name not in held], self.dice)
            older = [name for name in known if name in held]
            older += [""] * (room - len(known))
            dealt = self.spread(slots, shuffle_names(older, self.dice), newer, fields.get("strays", "0"))
            for holder, name in zones:
                took = dealt.get(name, [""] * count_unknown(holder[name]))
                names = [card or next(pool, "") for card in took]
                demand("" not in names, "position-too-few", field=f"{seat_name(seat)}/{name}")
                holder[name] = fill_unknown(holder[name], names)

    def spread(self, slots: dict[str, int], older: list[str], newer: list[str], said: str) -> dict[str, list[str]]:
        """Return a distribution of older and newer cards over the zones.

        The newer cards, which all know, entered the deck while the older ones were in hand. Cards returned to a
        reshuffled deck ("strays") are an exception. If the line contradicts this rule, cards are dealt to any zone.
        """
        strays = parse_integer(said, "strays", 0, 9)
        on_top, in_hand = slots.get("top", 0) + slots.get("looks", 0), slots.get("hand", 0)
        least = max(len(older) - in_hand, on_top + slots.get("deck", 0) - len(newer), 0)
        most = min(strays, on_top, len(older))
        if not newer or least > most:
            cards = shuffle_names([*older, *newer], self.dice)
            return {name: [cards.pop() for _ in range(count)] for name, count in slots.items()}
        strayed = least + self.dice.below(most - least + 1)
        top = shuffle_names([*older[:strayed], *newer[: on_top - strayed]], self.dice)
        rest = [*older[strayed:], *newer[on_top - strayed :]]
        made = {name: [top.pop() for _ in range(slots[name])] for name in ("top", "looks") if name in slots}
        return made | {"hand": rest[:in_hand], "deck": rest[in_hand:]}

    def deal_mages(self) -> None:
        pool = iter(self.unnamed_components(Mage))
        for seat, fields in enumerate(self.seats):
            for name in ("dealt", "chosen"):
                names = [next(pool, "") for _ in range(count_unknown(fields.get(name, "")))]
                demand("" not in names, "position-too-few", field=f"{seat_name(seat)}/{name}")
                if names:
                    fields[name] = fill_unknown(fields[name], names)

    def deal_monuments(self) -> None:
        """Deal monuments. Those that a seat has seen are on top of the deck or being looked at."""
        seen = [
            piece.name for piece in parse_pieces(self.table.get("monument_seen", "")) if piece.name not in self.named
        ]
        pool = [name for name in self.unnamed_components(Monument) if name not in seen]
        above = [name for name in ("monument_looks", "monument_top") if count_unknown(self.table.get(name, ""))]
        slots = sum(count_unknown(self.table[name]) for name in above)
        demand(len(seen) <= slots, "position-no-room", names=", ".join(seen), field="monument_top")
        demand(slots - len(seen) <= len(pool), "position-too-few", field="monument_top")
        on_top = shuffle_names([*seen, *(pool.pop() for _ in range(slots - len(seen)))], self.dice)
        for name in above:
            count = count_unknown(self.table[name])
            self.table[name] = fill_unknown(self.table[name], [on_top.pop() for _ in range(count)])
        if count := count_unknown(self.table.get("monuments", "")):
            demand(count <= len(pool), "position-too-few", field="monuments")
            self.table["monuments"] = fill_unknown(self.table["monuments"], [pool.pop() for _ in range(count)])

    def deal_kept(self) -> None:
        """Deal the cards that rivals kept in a draft: their hidden cards, and open cards that nobody else kept."""
        gaps = [seat for seat, fields in enumerate(self.seats) if count_unknown(fields.get("kept", ""))]
        kept = {name for fields in self.seats for name in list_named_pieces(fields, "kept")}
        mine: dict[Seat, list[str]] = {}
        for seat in gaps:
            fields = self.seats[seat]
            open_to_all = {*list_named_pieces(fields, "known"), *list_named_pieces(fields, "held")}
            hidden = [
                piece.name
                for holder, name in self.zones(seat)
                if name != "pack"
                for piece in parse_pieces(holder.get(name, ""))
            ]
            mine[seat] = [name for name in hidden if name not in open_to_all and name not in kept]
            kept.update(mine[seat])
        packs = {piece.name for fields in self.seats for piece in parse_pieces(fields.get("pack", ""))}
        lying = {
            piece.name
            for fields in self.seats
            for name in ("hand", "top", "deck", "discards", "play")
            for piece in parse_pieces(fields.get(name, ""))
        } | {piece.name for piece in parse_pieces(self.table.get("looks", ""))}
        artifacts = {one.id for one in self.played if isinstance(one, Artifact)}
        others = shuffle_names(sorted((lying & artifacts) - kept - packs), self.dice)
        for seat in gaps:
            count = count_unknown(self.seats[seat]["kept"])
            demand(len(mine[seat]) <= count, "ra-kept-hidden", seat=seat_name(seat))
            while len(mine[seat]) < count:
                demand(bool(others), "position-too-few", field=f"{seat_name(seat)}/kept")
                mine[seat].append(others.pop())
            self.seats[seat]["kept"] = fill_unknown(self.seats[seat]["kept"], shuffle_names(mine[seat], self.dice))


def list_named_pieces(fields: Fields, name: str) -> list[str]:
    """Return the named pieces of a field."""
    value = fields.get(name, "")
    return [] if value in (NONE, "all") else [piece.name for piece in parse_pieces(value) if not piece.is_unknown]
