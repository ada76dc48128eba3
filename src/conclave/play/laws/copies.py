"""Laws of states as values: copies, dumps, and events that change nothing."""

from __future__ import annotations

from conclave.play.laws.moment import Moment, require, shown


def copies_are_equal_and_independent(m: Moment) -> None:
    """A copy is equal, and what happens to it does not happen to its original, nor the other way round."""
    dump = m.before.dump()
    original = m.before.copy()
    copy = original.copy()
    require(copy.dump() == dump, "a copy differs")
    copy.apply(m.action)
    require(original.dump() == dump, "a copy was changed, and its original with it")
    copy = original.copy()
    original.apply(m.action)
    require(copy.dump() == dump, "a state was changed, and its copy with it")


def dumps_load(m: Moment) -> None:
    """dump and load are inverse."""
    dump = m.before.dump()
    loaded = m.game.load(dump)
    require(loaded.dump() == dump, "a dump loads as something else")
    require(shown(m.game, loaded, m.viewer) == shown(m.game, m.before, m.viewer), "a loaded state looks different")
    loaded.apply(m.action)
    require(loaded.dump() == m.after.dump(), "a loaded state goes on differently")


def events_change_nothing(m: Moment) -> None:
    """Events on equals events off."""
    copy = m.before.copy()
    copy.apply(m.action)
    require(copy.dump() == m.after.dump(), "the state depends on whether events are asked for")
