"""Kuhn poker on Conclave's contract, for a like-for-like comparison with OpenSpiel: `make bench-peers`.

Three cards, two seats, one card each. A seat passes or bets; a bet is folded (pass) or called (bet). As everywhere in
Conclave, `returns` are win shares: the stakes of 1 or 2 chips are in `points`.
"""

from typing import Any, Final

from conclave.core.errors import IllegalAction

PASS: Final = 0
BET: Final = 1
CHANCE: Final = -1
TERMINAL: Final = -2
ENDINGS: Final = ("pp", "pbp", "pbb", "bp", "bb")  # bets of a finished game


class KuhnState:
    """One position: the cards dealt so far (by seat), then the bets as a string of p and b."""

    def __init__(self, first: int = -1, second: int = -1, bets: str = "") -> None:
        self.first = first
        self.second = second
        self.bets = bets

    def current_player(self) -> int:
        """The seat that must answer, CHANCE or TERMINAL."""
        if self.second < 0:
            return CHANCE
        if self.bets in ENDINGS:
            return TERMINAL
        return len(self.bets) & 1

    def legal_actions(self) -> list[int]:
        """Cards that are not dealt, or pass and bet."""
        if self.second < 0:
            return [card for card in range(3) if card != self.first]
        return [] if self.bets in ENDINGS else [PASS, BET]

    def chance_weights(self) -> list[int]:
        """Equal for all cards that are left."""
        return [1] * len(self.legal_actions())

    def apply_action(self, action: int, events: list[tuple[int, ...]] | None = None) -> None:
        """Deal a card, or pass or bet."""
        if action not in self.legal_actions():
            raise IllegalAction(f"{action} is not legal here")
        if events is not None:
            events.append((self.current_player(), action))
        if self.first < 0:
            self.first = action
        elif self.second < 0:
            self.second = action
        else:
            self.bets += "b" if action == BET else "p"

    def why_not(self, action: int) -> tuple[int, ...]:
        """() for a legal action, else (1,)."""
        return () if action in self.legal_actions() else (1,)

    def points(self) -> list[int]:
        """Chips won by seat: 1 after two passes or a fold, 2 after a call."""
        if self.current_player() != TERMINAL:
            return [0, 0]
        stake = 2 if self.bets.endswith("bb") else 1
        if self.bets.endswith("bp"):
            winner = len(self.bets) & 1  # not the seat that folded
        else:
            winner = 0 if self.first > self.second else 1
        return [stake, -stake] if winner == 0 else [-stake, stake]

    def returns(self) -> list[float]:
        """1 for the winner, 0 for the loser; zeros while the game goes on."""
        return [1.0 if chips > 0 else 0.0 for chips in self.points()]

    def copy(self) -> "KuhnState":
        """An equal state."""
        return KuhnState(self.first, self.second, self.bets)

    def _card_of(self, viewer: int) -> int:
        return (self.first, self.second)[viewer] if viewer in (0, 1) else -1

    def view(self, viewer: int) -> dict[str, Any]:
        """The viewer's own card and all bets."""
        return {"card": self._card_of(viewer), "bets": self.bets}

    def determinize(self, viewer: int, dice: Any) -> "KuhnState":
        """An equal state in which cards that the viewer has not seen are dealt anew."""
        made, left = self.copy(), [card for card in range(3) if card != self._card_of(viewer)]
        for seat in (0, 1):
            if seat != viewer and (self.first, self.second)[seat] >= 0:
                card = left.pop(dice.below(len(left)))
                made.first, made.second = (card, made.second) if seat == 0 else (made.first, card)
        return made

    def info_state_key(self, viewer: int) -> bytes:
        """The viewer's card, how many are dealt, and the bets."""
        dealt = (self.first >= 0) + (self.second >= 0)
        return f"{self._card_of(viewer)}{dealt}{self.bets}".encode()

    def observation(self, viewer: int) -> bytes:
        """One-hot: three cards, then two for each of three bets."""
        made = bytearray(9)
        if self._card_of(viewer) >= 0:
            made[self._card_of(viewer)] = 1
        for at, bet in enumerate(self.bets):
            made[3 + 2 * at + (bet == "b")] = 1
        return bytes(made)

    def is_mid_action(self) -> bool:
        """No answer has parts."""
        return False

    def simultaneous_copy(self, seat: int) -> "KuhnState | None":
        """Seats never decide at the same time."""
        return None

    def dump(self) -> list[int]:
        """Cards, then bets."""
        return [self.first, self.second, *(bet == "b" for bet in self.bets)]
