"""Perft: how many different lines of a few actions there are from fixed positions, chance included."""

from __future__ import annotations

import pytest

from conclave.core.dealer import SeededDice
from conclave.core.game import State
from conclave.core.registry import load_game
from conclave.games.res_arcana.position_builder import Player, position


def perft(state: State, depth: int) -> list[int]:
    """The number of lines of one action, of two, and so on to this many (fewer where the game ends)."""
    legal = state.legal_actions()
    if depth == 1 or not legal:
        return [max(len(legal), 1)] * depth
    deeper = [0] * (depth - 1)
    for action in legal:
        after = state.copy()
        after.apply_action(action)
        deeper = [sum(pair) for pair in zip(deeper, perft(after, depth - 1), strict=True)]
    return [len(legal), *deeper]


def dealt(name: str, variant: str, seats: int) -> State:
    """A game dealt by a fixed seed, at its first question to a player."""
    game = load_game(name)
    state: State = game.new(game.options({"seats": seats, "variant": variant}))
    dice = SeededDice("perft")
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[dice.below(len(state.legal_actions()))])
    return state


DEALS = {
    ("res_arcana", "standard", 2): [2, 4, 32, 224, 978, 7336],
    ("res_arcana", "standard", 4): [2, 4, 8, 16, 128, 896],
    ("res_arcana", "first_game", 2): [8, 56, 407, 3681, 19925],
    ("res_arcana", "draft", 3): [4, 16, 64, 192, 576, 1728],
    ("res_arcana", "match", 2): [2, 4, 32, 224],  # which begins as a standard game does
    ("trial_of_the_temples", "standard", 2): [4, 12, 24, 144, 3312],
    ("trial_of_the_temples", "standard", 3): [4, 12, 24, 72, 432, 5184],
    ("trial_of_the_temples", "standard", 4): [4, 12, 24, 24, 96, 576, 6912],
}

# A middle game full of choices: discounts, stored essences, attacks with every answer, decks to look at.
CROWDED = (
    Player(
        pool="3 elan 3 life 2 calm 3 death 2 gold",
        play="artificer dragon_bridle earth_dragon crypt hawk prism",
        hand="fire_dragon vault athanor",
        deck="treant mermaid",
        discards="wind_dragon guard_dog",
    ),
    Player(
        pool="1 elan 1 life 2 calm 1 death 1 gold",
        play="healer elemental_spring dancing_sword golden_statue",
        hand="nightingale",
        deck="windup_man",
    ),
)


@pytest.mark.parametrize(("deal", "counts"), DEALS.items(), ids=lambda value: "-".join(map(str, value)))
def test_the_lines_after_a_fixed_deal(deal: tuple[str, str, int], counts: list[int]) -> None:
    assert perft(dealt(*deal), len(counts)) == counts


def test_the_lines_of_a_crowded_position() -> None:
    state = position(*CROWDED, centre="coral_castle temple obelisk", monuments="oracle library")
    assert perft(state, 3) == [18, 75, 413]


def test_the_lines_of_a_collect_step_full_of_choices() -> None:
    state = position(
        Player(pool="1 death", play="vault(2 gold) windup_man(1 elan) cursed_forge(1 gold) celestial_horse witch"),
        Player(pool="1 life", play="hanging_gardens healer"),
        phase="collect",
    )
    assert perft(state, 6) == [4, 11, 26, 78, 204, 432]
