"""Checks of seats and viewers, which every public method of a state makes first."""

from typing import Final

from conclave.core.errors import NoSuchSeat

SPECTATOR: Final = -2  # same value as core.game.SPECTATOR, without importing core.game


def check_seat(seat: int, seats: int) -> None:
    """Raise NoSuchSeat if a seat does not exist."""
    if not 0 <= seat < seats:
        raise NoSuchSeat(f"there is no seat {seat} here; the seats are 0 to {seats - 1}")


def check_viewer(viewer: int, seats: int) -> None:
    """Raise NoSuchSeat if a viewer is neither a seat nor SPECTATOR."""
    if viewer != SPECTATOR and not 0 <= viewer < seats:
        raise NoSuchSeat(f"there is no viewer {viewer} here; viewers are the seats 0 to {seats - 1} and SPECTATOR (-2)")
