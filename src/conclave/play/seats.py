"""Which seats and viewers a table has: every checked call of a state that names one asks here first."""

from typing import Final

from conclave.play.errors import NoSuchSeat

SPECTATOR: Final = -2  # NOBODY, as a viewer


def check_seat(seat: int, seats: int) -> None:
    """Refuse what is no seat of this table."""
    if not 0 <= seat < seats:
        raise NoSuchSeat(f"there is no seat {seat} here; the seats are 0 to {seats - 1}")


def check_viewer(viewer: int, seats: int) -> None:
    """Refuse who neither sits at this table nor is a spectator."""
    if viewer != SPECTATOR and not 0 <= viewer < seats:
        raise NoSuchSeat(f"there is no viewer {viewer} here; viewers are the seats 0 to {seats - 1} and NOBODY (-2)")
