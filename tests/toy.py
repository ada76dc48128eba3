"""Embers, a small game with everything the protocol can express: chance, secrets, all five shapes, deciding together.

Three rounds. Each round shows an omen, then everybody bids a card face down, all at once. The highest card wins: its
owner gains the omen's points and three stones (at most two of a colour), may burn red stones for points, and may trash
cards for a point each. The lowest bidder looks at two omens and puts them back in order: the first is shown next. Then
everybody draws up to two cards. In the end each colour of stones is worth a point.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from conclave.core.action_space import ActionSpace
from conclave.core.ending import Ending
from conclave.core.errors import AmbiguousAction, BadDump, BadOptions, IllegalAction, MalformedAction
from conclave.core.game import (
    CHANCE,
    TERMINAL,
    Action,
    Choice,
    Dice,
    Event,
    Events,
    Options,
    Phase,
    Question,
    Reason,
    Seat,
    State,
    UnavailableChoice,
    View,
)
from conclave.core.observation_schema import ObservationSchema, make_schema
from conclave.core.seats import check_seat, check_viewer
from conclave.core.shapes import Bag, Number, One, Order, Shape, Subset
from conclave.core.validation import check_seat_asked
from conclave.core.view_schema import NamedInt, RecordSchema, ViewSchema

CARDS: Final = 20
OMENS: Final = 6
ROUNDS: Final = 3
COLOURS: Final = ("red", "green", "blue")
HAND: Final = 2
SEATS: Final = 4  # at most
SHIFT: Final = 12

OMEN, DEAL, BID, GAIN, BURN, TRASH, LOOK, RETURN, DRAW, OVER = range(10)  # phases
VERBS: Final = ("none", "omen", "deal", "bid", "gain", "burn", "trash", "done", "look", "return")
V_OMEN, V_DEAL, V_BID, V_GAIN, V_BURN, V_TRASH, V_DONE, V_LOOK, V_RETURN = range(1, 10)
E_OMEN, E_DEALT, E_BID, E_SHOWN, E_GAINED, E_BURNED, E_TRASHED, E_LOOKED, E_RETURNED, E_NOW = range(1, 11)
SECRET: Final = (E_DEALT, E_BID, E_LOOKED, E_RETURNED)
R_OTHER, R_NOT_IN_HAND, R_LACKS = range(1, 4)
UNKNOWN: Final = -1


class Happening(NamedInt):
    """What an event begins with."""

    OMEN = E_OMEN
    DEALT = E_DEALT
    BID = E_BID
    SHOWN = E_SHOWN
    GAINED = E_GAINED
    BURNED = E_BURNED
    TRASHED = E_TRASHED
    LOOKED = E_LOOKED
    RETURNED = E_RETURNED
    NOW = E_NOW


class ToyView(RecordSchema, frozen=True):
    """What a seat sees."""

    now: list[int]
    omen: int
    hand: list[int] | None
    bid: int | None
    hands: list[int]
    bids: list[bool]
    stones: list[list[int]]
    deck: int
    gone: list[int]
    omens: int
    look: list[int]
    top: list[int]


class ToyState:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 1
        self.phase = OMEN
        self.turn = CHANCE
        self.winner = 0
        self.omen = UNKNOWN
        self.gained = [0, 0, 0]  # stones of this answer
        self.last = UNKNOWN  # card trashed last
        self.deck = list(range(CARDS))
        self.gone: list[int] = []
        self.omens = list(range(OMENS))  # face down, in no order
        self.top: list[int] = []  # face down, in order, known to the seat that looked
        self.look: list[int] = []
        self.seer = 0
        self.points = [0] * seats
        self.bids = [UNKNOWN] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stones = [[0, 0, 0] for _ in range(seats)]

    # --- Questions and answers

    def current_player(self) -> Seat:
        return self.turn

    def legal_actions(self) -> list[Action]:
        if self.phase == OMEN:
            return _actions(V_OMEN, self.omens)
        if self.phase in (DEAL, DRAW):
            return _actions(V_DEAL, self.deck)
        if self.phase == BID:
            return _actions(V_BID, self.hands[self.turn])
        if self.phase == GAIN:
            return _actions(V_GAIN, [kind for kind in range(3) if self._may_gain(kind)])
        if self.phase == BURN:
            return _actions(V_BURN, range(self.stones[self.turn][0] + 1))
        if self.phase == TRASH:
            return [*_actions(V_TRASH, [card for card in self.hands[self.turn] if card > self.last]), V_DONE << SHIFT]
        if self.phase == LOOK:
            return _actions(V_LOOK, self.omens)
        return _actions(V_RETURN, self.look) if self.phase == RETURN else []

    def chance_weights(self) -> list[int]:
        return [2 if action in (V_OMEN << SHIFT, V_LOOK << SHIFT) else 1 for action in self.legal_actions()]

    def apply_action(self, action: Action, events: Events | None = None) -> None:
        if reason := self.why_not(action):
            raise IllegalAction(f"{action} is not legal here: {said(reason)}", reason)
        happened: Events = []
        verb, operand = action >> SHIFT, action & 0xFFF
        if verb == V_OMEN:
            self._show_omen(operand, happened)
        elif verb == V_DEAL:
            self._deal(operand, happened)
        elif verb == V_BID:
            self._bid(operand, happened)
        elif verb == V_LOOK:
            self._look(operand, happened)
        elif verb == V_RETURN:
            self._return(operand, happened)
        else:
            self._reward(verb, operand, happened)
        happened.append(self._now())
        if events is not None:
            events.extend(happened)

    def why_not(self, action: Action) -> Reason:
        if action in self.legal_actions():
            return ()
        verb, operand = action >> SHIFT, action & 0xFFF
        if self.turn >= 0 and verb == V_BURN and self.phase == BURN:
            return (R_LACKS, operand - self.stones[self.turn][0])
        if self.turn >= 0 and (verb, self.phase) in ((V_BID, BID), (V_TRASH, TRASH)):
            return (R_NOT_IN_HAND, operand)
        return (R_OTHER,)

    def _show_omen(self, omen: int, events: Events) -> None:
        self.omen = omen
        self.omens = sorted(set(self.omens + self.top) - {omen})
        self.top = []
        events.append((E_OMEN, omen))
        self.phase, self.turn = (DEAL, CHANCE) if self.round == 1 else (BID, 0)

    def _deal(self, card: int, events: Events) -> None:
        seat = next(seat for seat in range(self.seats) if len(self.hands[seat]) < HAND)
        self.deck.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        events.append((E_DEALT, seat, card))
        if all(len(hand) == HAND for hand in self.hands):
            self._end_of_dealing(events)

    def _end_of_dealing(self, events: Events) -> None:
        if self.phase == DEAL:
            self.phase, self.turn = BID, 0
            return
        self.round += 1
        if self.top:
            self._show_omen(self.top[0], events)
        else:
            self.phase = OMEN

    def _bid(self, card: int, events: Events) -> None:
        self.hands[self.turn].remove(card)
        self.bids[self.turn] = card
        events.append((E_BID, self.turn, card))
        if UNKNOWN in self.bids:
            self.turn = self.bids.index(UNKNOWN)
            return
        self.winner, self.seer = self.bids.index(max(self.bids)), self.bids.index(min(self.bids))
        for seat, bid in enumerate(self.bids):
            events.append((E_SHOWN, seat, bid))
        self.gone = sorted(self.gone + self.bids)
        self.bids = [UNKNOWN] * self.seats
        self.points[self.winner] += self.omen
        self.phase, self.turn = GAIN, self.winner

    def _may_gain(self, kind: int) -> bool:
        room = sum(2 - self.gained[other] for other in range(kind, 3))
        return not any(self.gained[kind + 1 :]) and self.gained[kind] < 2 and room >= 3 - sum(self.gained)

    def _reward(self, verb: int, operand: int, events: Events) -> None:
        seat = self.turn
        if verb == V_GAIN:
            self.gained[operand] += 1
            self.stones[seat][operand] += 1
            events.append((E_GAINED, seat, operand))
            if sum(self.gained) == 3:
                self.gained, self.phase = [0, 0, 0], BURN
        elif verb == V_BURN:
            self.stones[seat][0] -= operand
            self.points[seat] += operand
            events.append((E_BURNED, seat, operand))
            self.phase = TRASH
        elif verb == V_TRASH:
            self.hands[seat].remove(operand)
            self.gone = sorted([*self.gone, operand])
            self.points[seat] += 1
            self.last = operand
            events.append((E_TRASHED, seat, operand))
        else:
            self.last = UNKNOWN
            self.phase, self.turn = (LOOK, CHANCE) if self.round < ROUNDS else (OVER, TERMINAL)

    def _look(self, omen: int, events: Events) -> None:
        self.omens.remove(omen)
        self.look = sorted([*self.look, omen])
        events.append((E_LOOKED, self.seer, omen))
        if len(self.look) == 2:
            self.phase, self.turn = RETURN, self.seer

    def _return(self, omen: int, events: Events) -> None:
        self.look.remove(omen)
        self.top.append(omen)
        events.append((E_RETURNED, self.seer, omen))
        if not self.look:
            self.phase, self.turn = DRAW, CHANCE

    def _now(self) -> Event:
        return (E_NOW, self.round, self.phase, self.turn, self.winner, self.seer, self.last, *self.gained, *self.points)

    # --- Results, copies, knowledge

    def scores(self) -> list[int]:
        return [self.points[seat] + sum(map(bool, self.stones[seat])) for seat in range(self.seats)]

    def winners(self) -> list[Seat]:
        scores = self.scores()
        return [seat for seat in range(self.seats) if self.phase == OVER and scores[seat] == max(scores)]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def copy(self) -> ToyState:
        return type(self).load(self.dump())

    def is_mid_action(self) -> bool:
        return any(self.gained) or self.last >= 0 or (self.phase == RETURN and len(self.look) == 1)

    def simultaneous_copy(self, seat: Seat) -> State | None:
        check_seat(seat, self.seats)
        if self.phase != BID or self.bids[seat] != UNKNOWN:
            return None
        copy = self.copy()
        copy.turn = seat
        return copy

    def view(self, viewer: Seat) -> View:
        check_viewer(viewer, self.seats)
        sees_top = viewer == self.seer
        return {
            "now": list(self._now()[1:]),
            "omen": self.omen,
            "hand": list(self.hands[viewer]) if viewer >= 0 else None,
            "bid": self.bids[viewer] if viewer >= 0 else None,
            "hands": [len(hand) for hand in self.hands],
            "bids": [bid != UNKNOWN for bid in self.bids],
            "stones": [list(stones) for stones in self.stones],
            "deck": len(self.deck),
            "gone": list(self.gone),
            "omens": len(self.omens),
            "look": [omen if sees_top else UNKNOWN for omen in self.look],
            "top": [omen if sees_top else UNKNOWN for omen in self.top],
        }

    def info_state_key(self, viewer: Seat) -> bytes:
        return json.dumps(self.view(viewer), sort_keys=True).encode()

    def determinize(self, viewer: Seat, dice: Dice) -> ToyState:
        check_viewer(viewer, self.seats)
        copy = self.copy()
        hidden = [card for seat in self.others(viewer) for card in (*self.hands[seat], self.bids[seat])]
        cards = sorted(self.deck + [card for card in hidden if card != UNKNOWN])
        for seat in self.others(viewer):
            copy.hands[seat] = sorted(_draw(cards, dice) for _ in self.hands[seat])
            copy.bids[seat] = UNKNOWN if self.bids[seat] == UNKNOWN else _draw(cards, dice)
        copy.deck = cards
        if viewer != self.seer:
            omens = sorted(self.omens + self.look + self.top)
            copy.look = sorted(_draw(omens, dice) for _ in self.look)
            copy.top = [_draw(omens, dice) for _ in self.top]
            copy.omens = omens
        return copy

    def others(self, viewer: Seat) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != viewer]

    def observation(self, viewer: Seat) -> bytes:
        check_viewer(viewer, self.seats)
        stones = self.stones[viewer] if viewer >= 0 else [0, 0, 0]
        hand = self.hands[viewer] if viewer >= 0 else []
        look = self.look if viewer == self.seer else []
        public = [self.round, self.phase, *self.gained, *stones, self.last + 1]
        return bytes([*public, *(card in hand for card in range(CARDS)), *(omen in look for omen in range(OMENS))])

    def dump(self) -> list[int]:
        ints = [self.seats, self.round, self.phase, self.turn, self.winner, self.omen, self.last, self.seer]
        ints += self.gained + self.points + self.bids
        for part in (self.deck, self.gone, self.omens, self.top, self.look, *self.hands, *self.stones):
            ints += [len(part), *part]
        return ints

    @classmethod
    def load(cls, ints: Sequence[int]) -> ToyState:
        seats, rest = ints[0], list(ints[11:])
        state = cls(seats)
        state.round, state.phase, state.turn, state.winner, state.omen, state.last, state.seer = ints[1:8]
        state.gained = list(ints[8:11])
        state.points, state.bids, rest = rest[:seats], rest[seats : 2 * seats], rest[2 * seats :]
        parts = []
        while rest:
            parts.append(rest[1 : 1 + rest[0]])
            rest = rest[1 + rest[0] :]
        state.deck, state.gone, state.omens, state.top, state.look = parts[:5]
        state.hands, state.stones = parts[5 : 5 + seats], parts[5 + seats :]
        return state


def said(reason: Reason) -> str:
    return {
        R_LACKS: "you lack {} red",
        R_NOT_IN_HAND: "you do not have card {}",
        R_OTHER: "something else is asked",
    }[reason[0]].format(*reason[1:])


def _actions(verb: int, operands: Sequence[int]) -> list[Action]:
    return [verb << SHIFT | operand for operand in operands]


def _draw(pile: list[int], dice: Dice) -> int:
    return pile.pop(dice.below(len(pile)))


class ToyGame:
    """Embers, for the house. A test may pass another kind of state, say a broken one."""

    name = "embers"
    tag = "em1"
    rules_version = 1
    action_space = ActionSpace(1, [(verb, CARDS) for verb in (V_BID, V_GAIN, V_BURN, V_TRASH, V_DONE, V_RETURN)])
    num_actions = action_space.size
    variants = ("standard",)

    def __init__(self, kind: type[ToyState] = ToyState) -> None:
        self.kind = kind

    def options(self, raw: Mapping[str, Any]) -> Options:
        seats, variant = raw.get("seats", 2), raw.get("variant", "standard")
        if type(seats) is not int or not 2 <= seats <= SEATS:
            raise BadOptions(f"Embers is for 2 to 4 seats, not {seats!r}")
        if variant != "standard":
            raise BadOptions(f"Embers has one variant, standard, not {variant!r}")
        if unknown := set(raw) - {"seats", "variant"}:
            raise BadOptions(f"Embers does not know the options {sorted(unknown)}")
        return Options(seats, variant)

    def new(self, options: Options) -> ToyState:
        return self.kind(options.seats)

    def load(self, ints: Sequence[int]) -> ToyState:
        try:
            state = self.kind.load(ints)
        except (IndexError, ValueError):
            raise BadDump(f"{len(ints)} ints are no position of Embers") from None
        if not 2 <= len(state.hands) <= 4 or state.dump() != list(ints):
            raise BadDump("these ints are no position of Embers")
        return state

    def components(self, options: Options) -> str:
        return ""

    def options_of(self, state: State) -> Options:
        return Options(_toy(state).seats)

    def from_position_text(self, text: str, dice: Dice | None = None) -> ToyState:
        from toy_positions import read_position

        return read_position(text, dice, self.kind)

    def position_text(self, state: State, viewer: Seat) -> str:
        from toy_positions import write_position

        return write_position(_toy(state), viewer)

    def action_index(self, action: Action) -> int:
        return self.action_space.index(action)

    def action_at(self, index: int) -> Action:
        return self.action_space.action(index)

    def observation_schema(self, seats: int = 2) -> ObservationSchema:
        public = ("public", 9, 64, False, "round, phase, gained stones, own stones, last card trashed + 1")
        own = (("hand", CARDS, 1, True, "own cards"), ("look", OMENS, 1, True, "omens looked at"))
        return make_schema(self.name, 1, seats, (public, *own), ())

    def question(self, state: State) -> Question:
        check_seat_asked(state)
        toy = _toy(state)
        choices = tuple(self._choice(state, action) for action in toy.legal_actions())
        kind = VERBS[toy.legal_actions()[0] >> SHIFT]
        more = [V_BURN << SHIFT | toy.stones[toy.turn][0] + 1] if toy.phase == BURN else []
        closed = tuple(UnavailableChoice(self._choice(state, action), toy.why_not(action)) for action in more)
        return Question(kind, toy.turn, "", f"toy-{kind}", {"round": toy.round}, _shape(toy), choices, closed)

    def _choice(self, state: State, action: Action) -> Choice:
        return Choice(action, self.write(state, action), _key(action))

    def _why_not(self, state: State, words: Sequence[str]) -> Reason:
        number = words[1] if len(words) == 2 and words[1].isdecimal() else "4095"
        return state.why_not(VERBS.index(words[0]) << SHIFT | int(number) & 0xFFF)

    def ending(self, state: State) -> Ending | None:
        toy = _toy(state)
        winners = tuple(toy.winners())
        reason = "points" if len(winners) == 1 else "shared"
        return Ending(winners, tuple(toy.scores()), reason, rounds=toy.round) if winners else None

    def write(self, state: State, action: Action) -> str:
        verb = VERBS[action >> SHIFT]
        return f"{verb} {_key(action)}".strip()

    def read(self, state: State, text: str) -> Action:
        words = text.split()
        if not words or words[0] not in VERBS:
            raise MalformedAction(f"{text!r} begins with none of {', '.join(VERBS)}")
        fitting = [
            action for action in state.legal_actions() if self.write(state, action).split()[: len(words)] == words
        ]
        if len(fitting) > 1:
            raise AmbiguousAction(f"{text!r} fits {', '.join(self.write(state, action) for action in fitting)}")
        if not fitting:
            reason = self._why_not(state, words)
            raise IllegalAction(f"{text!r} is not possible here: {said(reason)}", reason)
        return fitting[0]

    def redact(self, event: Event, viewer: Seat) -> Event:
        check_viewer(viewer, SEATS)
        hidden = event[0] in SECRET and event[1] != viewer
        return (*event[:2], UNKNOWN) if hidden else event

    def reveals(self, state: State, action: Action) -> bool:
        toy = _toy(state)
        return action >> SHIFT == V_TRASH or (toy.phase == BID and toy.bids.count(UNKNOWN) == 1)

    def derived_info(self, state: State, viewer: Seat) -> View:
        return {}

    def phase(self, state: State) -> Phase:
        return (_toy(state).round,)

    def view_schema(self) -> ViewSchema:
        return ViewSchema(ToyView, Happening, ())

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        decisions = 0
        for number in range(games):
            state = self.kind(seats)
            while (actor := state.current_player()) != TERMINAL:
                legal = state.legal_actions()
                decisions += actor >= 0
                state.apply_action(legal[(seed + number + decisions) % len(legal)])
        return decisions, games


def _toy(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


def _key(action: Action) -> str:
    verb, operand = action >> SHIFT, action & 0xFFF
    return COLOURS[operand] if verb == V_GAIN else "" if verb == V_DONE else str(operand)


def _shape(toy: ToyState) -> Shape:
    if toy.phase == GAIN:
        least = max((kind for kind in range(3) if toy.gained[kind]), default=0)
        most = {COLOURS[kind]: 2 - toy.gained[kind] for kind in range(least, 3)}
        return Bag(3 - sum(toy.gained), most, {}, 0)
    if toy.phase == BURN:
        return Number(0, toy.stones[toy.turn][0])
    if toy.phase == TRASH:
        return Subset(0, len(toy.legal_actions()) - 1)
    return Order(len(toy.look)) if toy.phase == RETURN else One()


EMBERS: Final = ToyGame()
