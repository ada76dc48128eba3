"""Laws of what is shown: events lead from view to view, and nobody has won before the end."""

from __future__ import annotations

import msgspec

from conclave.play import registry
from conclave.play.laws.moment import Moment, canonical, require
from conclave.play.session import redacted


def views_advance(m: Moment) -> None:
    """Applying redacted events to a view gives the next view; each event can be told."""
    events = redacted(m.game, m.events, m.viewer)
    before, after = m.before.view(m.viewer), m.after.view(m.viewer)
    bytes_before = canonical(before)
    advanced = canonical(m.game.advance(before, events))
    require(canonical(before) == bytes_before, "advance has changed the view it was given")
    require(advanced == canonical(after), f"events {events} lead to {advanced!r}, the view is {canonical(after)!r}")
    face, names = registry.face(m.game), [f"seat {seat}" for seat in range(m.options.seats)]
    for event in events:
        face.tell(event, names)


def views_are_as_described(m: Moment) -> None:
    """Views and outlooks have exactly the fields that the game describes, and numbers that should have a name do."""
    shown, outlook = m.game.shown(), m.game.outlook(m.after, m.viewer)
    require(bool(outlook) == bool(shown.outlook), f"an outlook that is not described, or none: {outlook}")
    for made, kind in ((m.after.view(m.viewer), shown.view), *([(outlook, shown.outlook)] if shown.outlook else [])):
        read = msgspec.convert(made, kind)
        require(
            msgspec.json.encode(read, order="sorted") == msgspec.json.encode(made, order="sorted"),
            f"{made} reads as {read}",
        )
    for event in redacted(m.game, m.events, m.viewer):
        shown.events(event[0])


def unfinished_games_have_no_result(m: Moment) -> None:
    """Before the end nobody has won."""
    require(m.game.ending(m.before) is None, "an unfinished game has an ending")
    require(not any(m.before.returns()), "an unfinished game has returns")
    require(len(m.before.returns()) == m.options.seats, "returns are not one per seat")
