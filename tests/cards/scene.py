"""Scenes in which cards are tried: answers that a witness listens to, and what most cards have in common.

Tests of cards give all their answers through `play`. The witness keeps what the engine's own events say about powers
that were used and Collect abilities that did something; test_every_power_is_run.py asks it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from conclave.core.game import SPECTATOR
from conclave.games.res_arcana import notation
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine.events import (
    EV_DID,
    EV_ON,
    EV_PHASE,
    EV_POOL,
    EV_TURNED,
    WHY_COLLECT,
    WHY_GAIN,
    WHY_PAY,
    Events,
)
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, is_turned, on, pool

OTHERS = {
    kind: " ".join(f"9 {other}" for other in notation.KIND_NAMES if other != kind) for kind in notation.KIND_NAMES
}


# --- The witness


@dataclass
class Witness:
    """What really happened in the tests of this process, as numbers of powers and components."""

    used: set[int] = field(default_factory=set)  # powers that came to their end
    collected: set[int] = field(default_factory=set)  # components that gave, grew, were paid for or turned in Collect
    gave: set[int] = field(default_factory=set)  # components that essences were gained from
    begun: list[tuple[State, int]] = field(default_factory=list)

    def hear(self, state: State, phase: int, events: Events) -> None:
        for code, *rest in events:
            if code == EV_PHASE:
                phase = rest[0]
            elif code == EV_DID and rest[1] in (codes.V_USE, codes.V_REACT):
                self.begun.append((state, rest[2]))
            elif code == EV_POOL and phase == codes.PH_COLLECT and rest[1] in (WHY_COLLECT, WHY_GAIN, WHY_PAY):
                self.collected.add(rest[2])
            elif code == EV_POOL and rest[1] == WHY_GAIN:
                self.gave.add(rest[2])
            elif phase == codes.PH_COLLECT and (
                (code == EV_ON and max(rest[1:]) > 0) or (code == EV_TURNED and rest[1])
            ):
                self.collected.add(rest[0])
        source = state.view(SPECTATOR)["asked"][2]
        done = [power for where, power in self.begun if where is state and power >> 1 != source]
        self.used.update(done)
        self.begun = [(where, power) for where, power in self.begun if where is state and power not in done]


WITNESS = Witness()


def play(state: State, *answers: str) -> State:
    """Give these answers one after the other, chance's too ("deal hawk"); the state itself changes."""
    for answer in answers:
        events: Events = []
        phase = state.view(SPECTATOR)["phase"]
        state.apply_action(GAME.read(state, answer), events)
        WITNESS.hear(state, phase, events)
    return state


# --- Scenes


def amounts(*texts: str) -> dict[str, int]:
    """The sum of some amounts: "2 elan 1 gold" and "1 gold"."""
    total: Counter[str] = Counter()
    for number, kind in zip(*[iter(" ".join(texts).split())] * 2, strict=True):
        total[kind] += int(number)
    return dict(total)


def alone(pool: str = "", cards: str = "", hand: str = "", deck: str = "", top: str = "", discards: str = "") -> State:
    """It is this player's turn; there is a rival without anything."""
    return position(Player(pool, cards, hand, deck, top, discards), Player())


def collecting(pool: str = "", cards: str = "") -> State:
    """This player collects; a rival has just done so, and the witness hears what comes now."""
    stored = "crypt(1 elan)" if "athanor" in cards else "athanor(1 elan)"
    return play(position(Player(pool, cards), Player(play=stored), first=1, phase="collect"), "done")


def offers(state: State, power: str) -> bool:
    return f"use {power}" in choices(state) or f"react {power}" in choices(state)


def component(power: str) -> str:
    """The card of "athanor 1"."""
    return power.rsplit(" ", 1)[0]


def short_by_one(price: str) -> Iterable[str]:
    """Pools that lack one essence of the price, with plenty of all other kinds."""
    for kind, number in amounts(price).items():
        yield f"{OTHERS[kind]} {number - 1} {kind}"


# --- Powers that leave no choice


@dataclass(frozen=True)
class Plain:
    """A power without a choice, as printed: what it costs, gives to the pool, puts on the card and gives to rivals."""

    power: str
    turn: bool = False
    pay: str = ""
    gain: str = ""
    put: str = ""
    rivals: str = ""

    def __str__(self) -> str:
        return self.power


def check_plain(card: Plain) -> None:
    """Exact price, exact gain, and nothing else changes."""
    name = component(card.power)
    player = Player(pool=f"{card.pay} 1 calm", play=f"{name}(1 life)")
    state = position(player, Player(pool="1 life"), Player(pool="2 gold"), passed=[2])
    play(state, f"use {card.power}")
    assert state.current_player() == 1, "it asks nothing and takes the action"
    assert pool(state, 0) == amounts("1 calm", card.gain)
    assert on(state, name) == amounts("1 life", card.put)
    assert is_turned(state, name) is card.turn
    assert pool(state, 1) == amounts("1 life", card.rivals)
    assert pool(state, 2) == amounts("2 gold", card.rivals), "passed or not"


def check_plain_needs(card: Plain) -> None:
    """Not offered turned, nor without any one essence of its price; repeatable unless it turns."""
    name = component(card.power)
    assert offers(alone(card.pay, name), card.power)
    assert not offers(alone(card.pay, f"{name}(turned)"), card.power)
    for less in short_by_one(card.pay):
        assert not offers(alone(less, name), card.power)
    twice = play(alone(f"{card.pay} {card.pay}", name), f"use {card.power}", "pass", "item protection")
    assert offers(twice, card.power) is not card.turn


# --- Reacts against Life loss


@dataclass(frozen=True)
class Shield:
    """A react that ignores Life loss, as printed."""

    power: str
    turn: bool = False
    pay: str = ""
    put: str = ""

    def __str__(self) -> str:
        return self.power


def shot_at(pool: str, cards: str, attacker: str = "elvish_bow") -> State:
    """Seat 1 attacks; seat 0 has this, and seat 2 has three Life."""
    rivals = (Player(play=attacker), Player(pool="3 life"))
    state = position(Player(pool, cards), *rivals, turn=1, first=1)
    return play(state, f"use {attacker} 1")


def check_shield(card: Shield) -> None:
    """Against a bow and against a dragon: its price is paid, its owner (alone) loses nothing."""
    name = component(card.power)
    for attacker, loss in (("elvish_bow", 1), ("fire_dragon", 2)):
        state = shot_at(f"3 life {card.pay}", name, attacker)
        # Seat order from the attacker: seat 2 had its loss, now seat 0 is asked.
        assert pool(state, 2) == {"life": 3 - loss}
        assert (state.current_player(), choices(state)) == (0, [f"react {card.power}", "decline"])
        play(state, f"react {card.power}")
        assert state.current_player() == 2, "the attack was seat 1's action"
        assert pool(state, 0) == {"life": 3}
        assert on(state, name) == amounts(card.put)
        assert is_turned(state, name) is card.turn
        assert pool(state, 2) == {"life": 3 - loss}


def check_shield_needs(card: Shield) -> None:
    """It may be declined, is no action, and must be paid for; one that does not turn works turned, and again."""
    name = component(card.power)
    declined = play(shot_at(f"3 life {card.pay}", name), "decline")
    kept = amounts(f"3 life {card.pay}")
    assert pool(declined, 0) == kept | {"life": kept["life"] - 1}
    assert not is_turned(declined, name)
    assert f"use {card.power}" not in choices(alone(f"3 life {card.pay}", name))
    turned = shot_at(f"3 life {card.pay}", f"{name}(turned)")
    assert offers(turned, card.power) is not card.turn
    for less in short_by_one(card.pay):
        assert not offers(shot_at(less, name), card.power)
    if not card.turn:
        play(turned, f"react {card.power}")
        assert (pool(turned, 0), on(turned, name)) == ({"life": 3}, amounts(card.put))
        assert is_turned(turned, name), "it stays as it was"
