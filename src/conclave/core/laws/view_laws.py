"""Laws of views and events: they match the game's schema, and nobody has won before the end."""

from __future__ import annotations

import msgspec

from conclave.core import registry
from conclave.core.laws.sample import Moment, require
from conclave.core.session import redact_events


def views_are_as_described(m: Moment) -> None:
    """Check that views and derived information match the schema, and that every event has a name and a text."""
    shown, outlook = m.game.view_schema(), m.game.derived_info(m.after, m.viewer)
    require(bool(outlook) == bool(shown.derived_info), f"an outlook that is not described, or none: {outlook}")
    for made, kind in (
        (m.after.view(m.viewer), shown.view),
        *([(outlook, shown.derived_info)] if shown.derived_info else []),
    ):
        read = msgspec.convert(made, kind)
        require(
            msgspec.json.encode(read, order="sorted") == msgspec.json.encode(made, order="sorted"),
            f"{made} reads as {read}",
        )
    presenter, names = registry.presenter_for(m.game), [f"seat {seat}" for seat in range(m.options.seats)]
    for event in redact_events(m.game, m.events, m.viewer):
        shown.events(event[0])
        presenter.describe_event(event, names)


def unfinished_games_have_no_result(m: Moment) -> None:
    """Check that nobody has won before the end."""
    require(m.game.ending(m.before) is None, "an unfinished game has an ending")
    require(not any(m.before.returns()), "an unfinished game has returns")
    require(len(m.before.returns()) == m.options.seats, "returns are not one per seat")
