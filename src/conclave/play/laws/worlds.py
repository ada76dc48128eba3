"""The law of two worlds: what one viewer cannot tell apart, it cannot tell apart later either, until it is told.

Beside a true position stands a second one that its viewer cannot tell from it. Both go on side by side. Where the
viewer acts, it does the same in both; where others act out of its sight, they may do different things that look the
same. As long as the viewer has seen the same, everything that is made for it must be the same: view, question, events,
key, features, and for the same dice the same guess, word for word. So whatever a game keeps for one viewer's eyes, of
now or of earlier, may depend on nothing that this viewer does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from conclave.play.dealer import SeededDice
from conclave.play.laws.moment import WholeGame, features_of, pick, require, shown
from conclave.play.protocol import CHANCE, NOBODY, Action, Dice, Event, Game, Seat, State
from conclave.play.session import redacted

SPAN: Final = 60  # how many steps the two worlds are watched
TRIES: Final = 6  # how many pairs of answers are tried before the worlds may part
SAMPLED: Final = 3  # one step in so many is compared in full; the views and events of each are


@dataclass(slots=True)
class Worlds:
    """Two positions that the viewer cannot tell apart."""

    game: Game
    viewer: Seat
    true: State
    other: State
    dice: Dice
    tally: Counter[str]


def worlds_stay_alike(whole: WholeGame) -> None:
    """From somewhere in the game on, two worlds that look the same go on looking the same until the viewer is told."""
    dice = whole.dice
    state = whole.game.new(whole.options)
    for action in whole.log[: dice.below(len(whole.log))]:
        state.apply(action)
    viewer = dice.below(whole.options.seats + 1)
    viewer = viewer if viewer < whole.options.seats else NOBODY
    both = Worlds(whole.game, viewer, state, state.determinize(viewer, dice), dice, whole.tally)
    for _ in range(SPAN):
        if both.true.actor() == NOBODY:
            break
        if dice.below(SAMPLED) == 0:
            compare(both)
        go_on(both)


def compare(both: Worlds) -> None:
    """Everything that is made for the viewer is the same in both worlds."""
    true, other, viewer, game = both.true, both.other, both.viewer, both.game
    both.tally["comparisons of two worlds"] += 1
    both.tally["worlds that differ"] += true.dump() != other.dump()
    require(shown(game, true, viewer) == shown(game, other, viewer), f"two worlds look different to viewer {viewer}")
    require(true.key(viewer) == other.key(viewer), f"the key of viewer {viewer} differs in two worlds that look alike")
    require(features_of(game, true, viewer) == features_of(game, other, viewer), "features differ in two worlds")
    seed = both.dice.below(1 << 32)
    real, fake = (world.determinize(viewer, SeededDice(seed)).dump() for world in (true, other))
    places = [(place, a, b) for place, (a, b) in enumerate(zip(real, fake, strict=True)) if a != b]
    require(not places, f"viewer {viewer}'s guesses tell two worlds apart that look alike: (place, ints) {places}")
    if viewer >= 0 and (early := true.early(viewer)) is not None:
        again = other.early(viewer)
        require(again is not None and again.legal() == early.legal(), f"viewer {viewer} can answer early otherwise")


def go_on(both: Worlds) -> None:
    """One step in both worlds that looks the same to the viewer; if none is found they part, and two new ones begin."""
    for true_action, other_action in pairs(both):
        true, other = both.true.copy(), both.other.copy()
        truly, otherwise = list[Event](), list[Event]()
        true.apply(true_action, truly)
        other.apply(other_action, otherwise)
        alike = true.view(both.viewer) == other.view(both.viewer)
        told = redacted(both.game, truly, both.viewer) == redacted(both.game, otherwise, both.viewer)
        if true_action == other_action:
            explain(both, true_action, alike, told)
        if alike and told:
            both.true, both.other = true, other
            both.tally["steps of two worlds"] += 1
            both.tally["answers that differ between two worlds"] += true_action != other_action
            return
    legal = both.true.legal()
    both.true.apply(legal[pick(both.true, legal, both.dice)])
    both.other = both.true.determinize(both.viewer, both.dice)
    both.tally["worlds that parted"] += 1


def explain(both: Worlds, action: Action, alike: bool, told: bool) -> None:
    """The same answer may look different only where it reveals something."""
    if alike:
        require(told, f"viewer {both.viewer} is told of {action} differently, and sees the same")
    else:
        reveals = both.true.actor() == CHANCE or both.game.reveals(both.true, action)
        require(reveals, f"viewer {both.viewer} sees different things after {action}, which reveals nothing")


def pairs(both: Worlds) -> Iterator[tuple[Action, Action]]:
    """Answers to try in the two worlds: the same one, or where the viewer does not act, often two different ones."""
    true, other = both.true.legal(), both.other.legal()
    shared = [action for action in true if action in set(other)]
    if both.true.actor() == both.viewer:
        require(true == other, f"viewer {both.viewer} may answer differently in two worlds: {true} and {other}")
    for _ in range(TRIES):
        action = true[pick(both.true, true, both.dice)]
        if both.true.actor() == both.viewer:
            yield action, action
        else:
            yield from unseen(both, action, other, shared)


def unseen(
    both: Worlds, action: Action, other: Sequence[Action], shared: Sequence[Action]
) -> Iterator[tuple[Action, Action]]:
    """Another seat's answer, or chance's: perhaps another one in the other world, else one that both worlds allow."""
    yield action, other[both.dice.below(len(other))]
    if shared:
        common = shared[both.dice.below(len(shared))]
        yield common, common
