"""Positions of Embers as lines of text: the smallest honest example of what a game promises about them."""

from __future__ import annotations

from collections.abc import Iterable

from conclave.core.errors import BadPosition
from conclave.core.game import CHANCE, OMNISCIENT, TERMINAL, Dice, Seat
from conclave.core.positions import (
    PositionLine,
    count_unknown,
    fill_unknown,
    format_with_unknown,
    match_name,
    parse_integer,
    parse_known_names,
    parse_line,
    parse_seat,
    seat_name,
    shuffle_names,
)
from conclave.core.seats import check_viewer
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
    if viewer != OMNISCIENT:
        check_viewer(viewer, toy.seats)
    sees_top = viewer in (OMNISCIENT, toy.seer)
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
        "top": listed(toy.top) if sees_top else format_with_unknown((), len(toy.top)),
        "look": listed(toy.look) if sees_top else format_with_unknown((), len(toy.look)),
    }
    seats = []
    for seat in range(toy.seats):
        sees, bid = viewer in (OMNISCIENT, seat), [] if toy.bids[seat] == UNKNOWN else [toy.bids[seat]]
        seats.append(
            {
                "points": str(toy.points[seat]),
                "hand": listed(toy.hands[seat]) if sees else format_with_unknown((), len(toy.hands[seat])),
                "bid": listed(bid) if sees else format_with_unknown((), len(bid)),
                "stones": listed(toy.stones[seat]),
            }
        )
    return PositionLine(table, seats).write(TAG)


def read_position(text: str, dice: Dice | None, kind: type[ToyState]) -> ToyState:
    line = dealt(parse_line(text, TAG, TABLE, SEAT, 4), dice)
    seats, table = len(line.seats), line.table
    toy = kind(seats)
    toy.round = parse_integer(table.get("round", "1"), "round", 1, ROUNDS)
    toy.phase = PHASES.index(match_name(table.get("phase", "bid"), PHASES))
    toy.winner, toy.seer = (parse_seat(table.get(name, "p1"), seats, name) for name in ("winner", "seer"))
    toy.omen = parse_integer(table["omen"], "omen", 0, OMENS - 1) if "omen" in table else UNKNOWN
    toy.last = parse_integer(table["last"], "last", 0, CARDS - 1) if "last" in table else UNKNOWN
    toy.gained = numbers(table.get("gained", "0.0.0"), 3)
    toy.gone = sorted(numbers(table.get("gone", ""), CARDS))
    toy.top, toy.look = numbers(table.get("top", ""), OMENS), sorted(numbers(table.get("look", ""), OMENS))
    shown = numbers(table.get("shown", ""), OMENS)
    for seat, fields in enumerate(line.seats):
        toy.points[seat] = parse_integer(fields.get("points", "0"), "points", 0, 999)
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
    return [parse_integer(name, "a piece", 0, end - 1) for name in parse_known_names(text)]


def rest(used: list[int], end: int) -> list[int]:
    taken = [number for number in used if number != UNKNOWN]
    demand(len(taken) == len(set(taken)), "something lies in two places")
    return [number for number in range(end) if number not in taken]


def whose_turn(toy: ToyState, said: str) -> Seat:
    if toy.phase in (OMEN, DEAL, LOOK, DRAW, OVER):
        demand(not said, "nobody has a turn in this phase")
        return TERMINAL if toy.phase == OVER else CHANCE
    turn = parse_seat(said, toy.seats, "turn")
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
    demand(
        toy.phase in (OVER, BURN, TRASH) or toy.current_player() == TERMINAL or bool(toy.legal_actions()),
        "somebody can answer",
    )


def dealt(line: PositionLine, dice: Dice | None) -> PositionLine:
    """The line with nothing unknown in it."""
    hidden = [
        (fields, name) for fields in line.seats for name in ("hand", "bid") if count_unknown(fields.get(name, ""))
    ]
    omens = [(line.table, name) for name in ("look", "top") if count_unknown(line.table.get(name, ""))]
    if not hidden and not omens:
        return line
    if dice is None:
        raise BadPosition(f"unknown are {', '.join(name for _, name in hidden + omens)}: name them, or give dice")
    zones = [(line.table, "gone"), *((fields, name) for fields in line.seats for name in ("hand", "bid"))]
    for gaps, lie, end in ((hidden, zones, CARDS), (omens, [(line.table, n) for n in ("shown", "look", "top")], OMENS)):
        named = {name for fields, zone in lie for name in fields.get(zone, "").split(".")}
        pool = shuffle_names([str(number) for number in range(end) if str(number) not in named], dice)
        for fields, zone in gaps:
            count = count_unknown(fields[zone])
            demand(count <= len(pool), "there are not enough cards for all that is unknown")
            fields[zone] = fill_unknown(fields[zone], [pool.pop() for _ in range(count)])
    return line
