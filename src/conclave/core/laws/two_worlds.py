"""The two-worlds law: positions that a viewer cannot distinguish stay indistinguishable until something is revealed.

The law plays the true position and a determinization of it side by side. The viewer's own actions are the same in both.
Other seats and chance may act differently if it looks the same to the viewer. As long as the viewer has seen the same,
everything made for it must be the same. This includes the view, question, events, key, observation, and the
determinization for the same dice. Information that a game stores for one viewer can therefore not depend on anything
hidden from that viewer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Action, Dice, Event, Game, Seat, State
from conclave.core.laws.sample import WholeGame, pick_index, require, visible_bytes
from conclave.core.session import redact_events

MAX_STEPS: Final = 60  # steps for which the two positions are played
MAX_TRIES: Final = 6  # pairs of actions tried before a new determinization is taken
COMPARE_EVERY: Final = 3  # one step in this many is compared in full; views and events at every step


@dataclass(slots=True)
class TwoWorlds:
    """Two positions that the viewer cannot distinguish."""

    game: Game
    viewer: Seat
    true: State
    other: State
    dice: Dice
    tally: Counter[str]


def worlds_stay_alike(whole: WholeGame) -> None:
    """Check that two indistinguishable positions stay indistinguishable until something is revealed.

    The check begins at a random point of the game.
    """
    dice = whole.dice
    state = whole.game.new(whole.options)
    for action in whole.log[: dice.below(len(whole.log))]:
        state.apply_action(action)
    viewer = dice.below(whole.options.seats + 1)
    viewer = viewer if viewer < whole.options.seats else SPECTATOR
    both = TwoWorlds(whole.game, viewer, state, state.determinize(viewer, dice), dice, whole.tally)
    for _ in range(MAX_STEPS):
        if both.true.current_player() == TERMINAL:
            break
        if dice.below(COMPARE_EVERY) == 0:
            check_worlds_look_alike(both)
        advance_worlds(both)


def check_worlds_look_alike(both: TwoWorlds) -> None:
    """Check that everything made for the viewer is the same in both positions."""
    true, other, viewer, game = both.true, both.other, both.viewer, both.game
    both.tally["comparisons of two worlds"] += 1
    both.tally["worlds that differ"] += true.dump() != other.dump()
    require(
        visible_bytes(game, true, viewer) == visible_bytes(game, other, viewer),
        f"two worlds look different to viewer {viewer}",
    )
    require(
        true.info_state_key(viewer) == other.info_state_key(viewer),
        f"the key of viewer {viewer} differs in two worlds that look alike",
    )
    require(true.observation(viewer) == other.observation(viewer), f"viewer {viewer} observes two worlds differently")
    seed = both.dice.below(1 << 32)
    real, fake = (world.determinize(viewer, SeededDice(seed)).dump() for world in (true, other))
    places = [(place, a, b) for place, (a, b) in enumerate(zip(real, fake, strict=True)) if a != b]
    require(not places, f"viewer {viewer}'s guesses tell two worlds apart that look alike: (place, ints) {places}")
    if viewer >= 0 and (early := true.simultaneous_copy(viewer)) is not None:
        again = other.simultaneous_copy(viewer)
        require(
            again is not None and again.legal_actions() == early.legal_actions(),
            f"viewer {viewer} can answer early otherwise",
        )


def advance_worlds(both: TwoWorlds) -> None:
    """Play one step in both positions that looks the same to the viewer.

    If none is found, play a step in the true position only and pair it with a new determinization.
    """
    for true_action, other_action in action_pairs(both):
        true, other = both.true.copy(), both.other.copy()
        truly, otherwise = list[Event](), list[Event]()
        true.apply_action(true_action, truly)
        other.apply_action(other_action, otherwise)
        alike = true.view(both.viewer) == other.view(both.viewer) and (
            redact_events(both.game, truly, both.viewer) == redact_events(both.game, otherwise, both.viewer)
        )
        if not alike and true_action == other_action:
            reveals = both.true.current_player() == CHANCE or both.game.reveals(both.true, true_action)
            require(reveals, f"viewer {both.viewer} sees {true_action} differently, and it reveals nothing")
        if alike:
            both.true, both.other = true, other
            both.tally["steps of two worlds"] += 1
            both.tally["answers that differ between two worlds"] += true_action != other_action
            return
    legal = both.true.legal_actions()
    both.true.apply_action(legal[pick_index(both.true, legal, both.dice)])
    both.other = both.true.determinize(both.viewer, both.dice)
    both.tally["worlds that parted"] += 1


def action_pairs(both: TwoWorlds) -> Iterator[tuple[Action, Action]]:
    """Yield pairs of actions to try in the two positions; they may differ if the viewer does not act."""
    true, other = both.true.legal_actions(), both.other.legal_actions()
    shared = sorted(set(true) & set(other))
    if both.true.current_player() == both.viewer:
        require(true == other, f"viewer {both.viewer} may answer differently in two worlds: {true} and {other}")
    for _ in range(MAX_TRIES):
        action = true[pick_index(both.true, true, both.dice)]
        if both.true.current_player() == both.viewer:
            yield action, action
        else:
            yield from hidden_action_pairs(both, action, other, shared)


def hidden_action_pairs(
    both: TwoWorlds, action: Action, other: Sequence[Action], shared: Sequence[Action]
) -> Iterator[tuple[Action, Action]]:
    """Yield pairs of another seat's or chance's actions: first any two, then one that both positions allow."""
    yield action, other[both.dice.below(len(other))]
    if shared:
        common = shared[both.dice.below(len(shared))]
        yield common, common
