"""Laws of observations: they fit their schema, keep secrets, and are sufficient to know the legal actions."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.dealer import SeededDice
from conclave.core.game import SPECTATOR, TERMINAL, Action, Game, Options, State
from conclave.core.laws.sample import MAX_COSTLY_SAMPLES, Moment, pick_index, require


def observations_fit_their_schema(m: Moment) -> None:
    """Check length and bounds of an observation, and that a spectator sees exactly the public slices."""
    schema = m.game.observation_schema(m.options.seats)
    seen = m.before.observation(m.viewer)
    require(len(seen) == schema.size, f"an observation has {len(seen)} bytes, and its schema {schema.size}")
    high = bytes(schema.highs())
    require(all(a <= b for a, b in zip(seen, high, strict=True)), "an observation is beyond its bounds")
    public = schema.split(m.before.observation(SPECTATOR))
    require(
        all(not any(public[one.name]) for one in schema.slices if one.is_private),
        "a spectator observes a private slice",
    )


@dataclass(frozen=True, slots=True)
class Sufficiency:
    """Counts of `check_sufficiency`."""

    positions: int
    distinct: int


def check_sufficiency(game: Game, options: Options, seed: int | str, games: int) -> Sufficiency:
    """Check that equal observations of acting seats imply equal legal actions, over random games.

    Some actions that were not played are tried as well, because many of their positions occur again.
    """
    dice, known, positions = SeededDice(f"sufficiency {seed}"), dict[bytes, tuple[Action, ...]](), 0

    def note(state: State) -> int:
        if (actor := state.current_player()) < 0:
            return 0
        legal = tuple(state.legal_actions())
        before = known.setdefault(state.observation(actor), legal)
        require(before == legal, f"seat {actor} observes the same before {before} and before {legal}")
        return 1

    for _ in range(games):
        state = game.new(options)
        while state.current_player() != TERMINAL:
            positions += note(state)
            legal = state.legal_actions()
            for _ in range(MAX_COSTLY_SAMPLES):
                other = state.copy()
                other.apply_action(legal[dice.below(len(legal))])
                positions += note(other)
            state.apply_action(legal[pick_index(state, legal, dice)])
    return Sufficiency(positions, len(known))
