"""Positions of Embers as lines of text: the smallest honest example of what a game promises about them."""

from __future__ import annotations

from collections.abc import Iterable

from conclave.play.errors import BadPosition
from conclave.play.positions import (
    Line,
    filled_in,
    known_names,
    one_of,
    one_seat,
    read_line,
    seat_name,
    shuffled,
    unknown_in,
    whole_number,
    with_unknown,
)
from conclave.play.protocol import CHANCE, NOBODY, WHOLE, Dice, Seat
from conclave.play.seats import check_viewer
from toy import (
    BID,
    BURN,
    CARDS,
    DEAL,
    DRAW,
    GAIN,
    HAND,
    LOOK,
    OMEN,
    OMENS,
    OVER,
    RETURN,
    ROUNDS,
    TRASH,
    UNKNOWN,
    ToyState,
)

TAG = "em1"
PHASES = ("omen", "deal", "bid", "gain", "burn", "trash", "look", "return", "draw", "over")
TABLE = ("round", "phase", "turn", "winner", "seer", "omen", "last", "gained", "gone", "shown", "top", "look")
SEAT = ("points", "hand", "bid", "stones")


def demand(condition: bool, mistake: str) -> None:
    """A game of the house has messages for this, in every language."""
    if not condition:
        raise BadPosition(mistake)


def listed(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


def write_position(toy: ToyState, viewer: Seat) -> str:
    if viewer != WHOLE:
        check_viewer(viewer, toy.seats)
    sees_top = viewer in (WHOLE, toy.seer)
    shown = sorted({*range(OMENS)} - {*toy.omens, *toy.top, *toy.look})
    table = {
        "round": str(toy.round),
        "phase": PHASES[toy.phase],
        "turn": seat_name(toy.turn) if toy.turn >= 0 else "",
        "winner": seat_name(toy.winner),
        "seer": seat_name(toy.seer),
        "omen": str(toy.omen) if toy.omen >= 0 else "",
        "last": str(toy.last) if toy.last >= 0 else "",
        "gained": listed(toy.gained) if any(toy.gained) else "",
        "gone": listed(toy.gone),
        "shown": listed(shown),
        "top": listed(toy.top) if sees_top else with_unknown((), len(toy.top)),
        "look": listed(toy.look) if sees_top else with_unknown((), len(toy.look)),
    }
    seats = []
    for seat in range(toy.seats):
        sees, bid = viewer in (WHOLE, seat), [] if toy.bids[seat] == UNKNOWN else [toy.bids[seat]]
        seats.append(
            {
                "points": str(toy.points[seat]),
                "hand": listed(toy.hands[seat]) if sees else with_unknown((), len(toy.hands[seat])),
                "bid": listed(bid) if sees else with_unknown((), len(bid)),
                "stones": listed(toy.stones[seat]),
            }
        )
    return Line(table, seats).write(TAG)


def read_position(text: str, dice: Dice | None, kind: type[ToyState]) -> ToyState:
    line = dealt(read_line(text, TAG, TABLE, SEAT, 4), dice)
    seats, table = len(line.seats), line.table
    toy = kind(seats)
    toy.round = whole_number(table.get("round", "1"), "round", 1, ROUNDS)
    toy.phase = PHASES.index(one_of(table.get("phase", "bid"), PHASES))
    toy.winner, toy.seer = (one_seat(table.get(name, "p1"), seats, name) for name in ("winner", "seer"))
    toy.omen = whole_number(table["omen"], "omen", 0, OMENS - 1) if "omen" in table else UNKNOWN
    toy.last = whole_number(table["last"], "last", 0, CARDS - 1) if "last" in table else UNKNOWN
    toy.gained = numbers(table.get("gained", "0.0.0"), 3)
    toy.gone = sorted(numbers(table.get("gone", ""), CARDS))
    toy.top, toy.look = numbers(table.get("top", ""), OMENS), sorted(numbers(table.get("look", ""), OMENS))
    shown = numbers(table.get("shown", ""), OMENS)
    for seat, fields in enumerate(line.seats):
        toy.points[seat] = whole_number(fields.get("points", "0"), "points", 0, 999)
        toy.hands[seat] = sorted(numbers(fields.get("hand", ""), CARDS))
        bid = numbers(fields.get("bid", ""), CARDS)
        demand(len(bid) <= 1, "everybody bids one card")
        toy.bids[seat] = bid[0] if bid else UNKNOWN
        toy.stones[seat] = numbers(fields.get("stones", "0.0.0"), 999)
        demand(len(toy.stones[seat]) == 3, "stones are said by colour, as in 1.0.2")
    toy.deck = rest([*toy.gone, *toy.bids, *(card for hand in toy.hands for card in hand)], CARDS)
    toy.omens = rest([*shown, *toy.top, *toy.look], OMENS)
    toy.turn = whose_turn(toy, table.get("turn", ""))
    check(toy, shown)
    return toy


def numbers(text: str, end: int) -> list[int]:
    return [whole_number(name, "a piece", 0, end - 1) for name in known_names(text)]


def rest(used: list[int], end: int) -> list[int]:
    taken = [number for number in used if number != UNKNOWN]
    demand(len(taken) == len(set(taken)), "something lies in two places")
    return [number for number in range(end) if number not in taken]


def whose_turn(toy: ToyState, said: str) -> Seat:
    if toy.phase in (OMEN, DEAL, LOOK, DRAW, OVER):
        demand(not said, "nobody has a turn in this phase")
        return NOBODY if toy.phase == OVER else CHANCE
    turn = one_seat(said, toy.seats, "turn")
    due = {BID: turn, RETURN: toy.seer}.get(toy.phase, toy.winner)
    demand(turn == due, f"it is the turn of {seat_name(due)}")
    return turn


def check(toy: ToyState, shown: list[int]) -> None:
    cards = [len(hand) for hand in toy.hands]
    demand(max(cards) <= HAND, f"a hand has at most {HAND} cards")
    demand(len(toy.gone) <= toy.round * (toy.seats + 1), f"{len(toy.gone)} cards cannot be gone in round {toy.round}")
    bidding = [bid != UNKNOWN for bid in toy.bids]
    demand(toy.phase == BID or not any(bidding), "bids lie on the table while all bid")
    if toy.phase == BID:
        demand(toy.bids[toy.turn] == UNKNOWN, f"{seat_name(toy.turn)} has bid, so it is not asked")
        demand(all(bid or size for bid, size in zip(bidding, cards, strict=True)), "everybody can bid a card")
    if toy.phase in (DEAL, DRAW):
        lack = sum(HAND - size for size in cards)
        demand(0 < lack <= len(toy.deck), "cards are drawn while hands have room")
    demand(toy.phase != DEAL or toy.round == 1, "cards are dealt in round 1")
    demand(toy.phase not in (LOOK, RETURN, DRAW) or toy.round < ROUNDS, "nobody looks ahead in the last round")
    demand(toy.phase == OMEN or toy.omen in shown, "an omen is shown")
    demand(len(toy.omens) + len(toy.look) + len(toy.top) > ROUNDS - toy.round + (toy.phase == OMEN), "omens are left")
    looked = {LOOK: (0, 1), RETURN: (1, 2)}.get(toy.phase, (0,))
    demand(len(toy.look) in looked and len(toy.omens) >= (toy.phase == LOOK) * 2, "two omens are looked at")
    demand(len(toy.top) in ({RETURN: (2 - len(toy.look),), DRAW: (2,)}.get(toy.phase, (0,))), "two omens lie on top")
    demand(toy.phase == GAIN or not any(toy.gained), "stones are gained by the winner")
    demand(sum(toy.gained) < 3 and max(toy.gained) <= 2 and len(toy.gained) == 3, "three stones, two of a colour")
    had = toy.stones[toy.winner]
    demand(all(gained <= have for gained, have in zip(toy.gained, had, strict=True)), "what was gained is there")
    demand(toy.last == UNKNOWN or (toy.phase == TRASH and toy.last in toy.gone), "the last card trashed is gone")
    demand(toy.phase in (OVER, BURN, TRASH) or toy.actor() == NOBODY or bool(toy.legal()), "somebody can answer")


def dealt(line: Line, dice: Dice | None) -> Line:
    """The line with nothing unknown in it."""
    hidden = [(fields, name) for fields in line.seats for name in ("hand", "bid") if unknown_in(fields.get(name, ""))]
    omens = [(line.table, name) for name in ("look", "top") if unknown_in(line.table.get(name, ""))]
    if not hidden and not omens:
        return line
    if dice is None:
        raise BadPosition(f"unknown are {', '.join(name for _, name in hidden + omens)}: name them, or give dice")
    zones = [(line.table, "gone"), *((fields, name) for fields in line.seats for name in ("hand", "bid"))]
    for gaps, lie, end in ((hidden, zones, CARDS), (omens, [(line.table, n) for n in ("shown", "look", "top")], OMENS)):
        named = {name for fields, zone in lie for name in fields.get(zone, "").split(".")}
        pool = shuffled([str(number) for number in range(end) if str(number) not in named], dice)
        for fields, zone in gaps:
            count = unknown_in(fields[zone])
            demand(count <= len(pool), "there are not enough cards for all that is unknown")
            fields[zone] = filled_in(fields[zone], [pool.pop() for _ in range(count)])
    return line
