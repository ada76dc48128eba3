"""Laws of copies, dumps and events."""

from __future__ import annotations

from conclave.core.laws.sample import Moment, require, visible_bytes


def copies_are_equal_and_independent(m: Moment) -> None:
    """Check that a copy is equal to its original and that neither changes with the other."""
    dump = m.before.dump()
    original = m.before.copy()
    copy = original.copy()
    require(copy.dump() == dump, "a copy differs")
    copy.apply_action(m.action)
    require(original.dump() == dump, "a copy was changed, and its original with it")
    copy = original.copy()
    original.apply_action(m.action)
    require(copy.dump() == dump, "a state was changed, and its copy with it")


def dumps_load(m: Moment) -> None:
    """Check that loading a dump gives the same state."""
    dump = m.before.dump()
    loaded = m.game.load(dump)
    require(loaded.dump() == dump, "a dump loads as something else")
    require(
        visible_bytes(m.game, loaded, m.viewer) == visible_bytes(m.game, m.before, m.viewer),
        "a loaded state looks different",
    )
    loaded.apply_action(m.action)
    require(loaded.dump() == m.after.dump(), "a loaded state goes on differently")


def events_change_nothing(m: Moment) -> None:
    """Check that collecting events does not change the result of an action."""
    copy = m.before.copy()
    copy.apply_action(m.action)
    require(copy.dump() == m.after.dump(), "the state depends on whether events are asked for")
