"""The bots of a game in a terminal. A bot that fails is replaced, and the caller is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from conclave import bots
from conclave.cli.screen import LeftTable
from conclave.core.dealer import SeededDealer
from conclave.core.game import Seat
from conclave.core.record import Annotation, Player, Substitute
from conclave.core.session import Session

if TYPE_CHECKING:
    from conclave.bots.match.arena import BotFactory


class Replacement(NamedTuple):
    """The level that plays on for a failed bot, and the error of that bot."""

    level: str
    why: str


class BotPlayers:
    """The bots of one session, by seat."""

    def __init__(self, session: Session, players: Sequence[Player], make: BotFactory) -> None:
        self._session = session
        self._make_bot = make
        self._levels = {seat: player.bot for seat, player in enumerate(players) if player.kind == "bot"}
        self.by_seat = {seat: self._make(level, seat) for seat, level in self._levels.items()}
        self.annotations: list[Annotation] = []  # of the substitutes, for the record

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._levels

    def _make(self, level: str, seat: Seat) -> bots.Bot:
        dealer = self._session.dealer
        luck = dealer.commitment if isinstance(dealer, SeededDealer) else ""
        return self._make_bot(level, self._session.game, f"{luck}:{self._session.length}:{seat}")

    def play(self, seat: Seat) -> Replacement | None:
        """Play a bot's answer. A failed bot is asked once more, then the strongest weaker level that works plays on.

        Errors of external bots are raised, because their authors want to see them.
        """
        if bots.is_external(self._levels[seat]):
            self._answer(seat, self.by_seat[seat])
            return None
        level, length = self._levels[seat], self._session.length
        why = self._try(seat, self.by_seat[seat])
        if why is None or self._try_anew(seat, level) is None:
            return None
        for other in bots.list_substitutes(self._session.game, level):
            if self._try_anew(seat, other) is None:
                self._levels[seat] = other
                self.annotations.append(Annotation(length, substitute=Substitute(seat, other)))
                return Replacement(other, why)
        raise RuntimeError(f"no bot can play seat {seat}: {level} has failed with {why}")

    def _try_anew(self, seat: Seat, level: str) -> str | None:
        try:
            bot = self._make(level, seat)
        except bots.UnknownBot as error:
            return str(error)
        why = self._try(seat, bot)
        if why is None:
            self.by_seat[seat] = bot
        return why

    def _try(self, seat: Seat, bot: bots.Bot) -> str | None:
        """Play a bot's answer; return the error if it fails."""
        try:
            self._answer(seat, bot)
        except LeftTable:  # raised by a signal
            raise
        except Exception as error:  # whatever a bot does, the game goes on
            return f"{type(error).__name__}: {error}"
        return None

    def _answer(self, seat: Seat, bot: bots.Bot) -> None:
        session = self._session
        session.submit(seat, session.length, bots.choose_whole_action(bot, session.state))
