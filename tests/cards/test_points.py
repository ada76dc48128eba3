"""What every component is worth."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.position_builder import Player, position
from table import points

PRINTED = {
    "bone_dragon": 1,
    "dragon_bridle": 1,
    "dragon_egg": 1,
    "earth_dragon": 1,
    "fire_dragon": 1,
    "jeweled_statuette": 1,
    "nightingale": 1,
    "philosophers_stone": 1,
    "ring_of_midas": 1,
    "sea_serpent": 1,
    "water_dragon": 1,
    "wind_dragon": 1,
    "colossus": 2,
    "golden_statue": 1,
    "great_pyramid": 3,
    "hanging_gardens": 1,
    "library": 1,
    "mausoleum": 2,
    "obelisk": 1,
    "oracle": 2,
    "solomons_mine": 1,
    "temple": 2,
    "sacred_grove": 2,
    "sacrificial_pit": 2,
    "cursed_forge": 1,
    "coral_castle": 3,
}
PER_ESSENCE = {
    "sacred_grove": "life",
    "alchemists_tower": "gold",
    "catacombs_of_the_dead": "death",
    "sacrificial_pit": "death",
    "cursed_forge": "gold",
    "dwarven_mines": "gold",
    "sunken_reef": "calm",
    "dragons_lair": "gold",
}
CREATURES = {"celestial_horse", "guard_dog", "hawk", "mermaid", "nightingale", "sea_serpent", "treant"}
DRAGONS = {"bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"}
NOT_BESIDE_BESTIARY = {"sorcerers_bestiary", "dragons_lair"}  # the two faces of one tile


def worth(cards: str, rival: str = "") -> int:
    """The points of a player with these in play and without the token."""
    return points(position(Player(play=cards), Player(play=rival), first=1), 0)


@pytest.mark.parametrize("component", [component.id for component in ALL])
def test_printed_points_count_turned_or_not(component: str) -> None:
    assert worth(component) == PRINTED.get(component, 0)
    assert worth(f"{component}(turned)") == PRINTED.get(component, 0)


@pytest.mark.parametrize("component", [component.id for component in ALL])
def test_essences_count_on_the_places_of_power_that_say_so_and_of_their_kind_only(component: str) -> None:
    essences = {"elan": 1, "life": 2, "calm": 4, "death": 8, "gold": 16}
    stored = " ".join(f"{number} {kind}" for kind, number in essences.items())
    scoring = essences[PER_ESSENCE[component]] if component in PER_ESSENCE else 0
    assert worth(f"{component}({stored})") == PRINTED.get(component, 0) + scoring


@pytest.mark.parametrize("card", [component.id for component in ALL if component.id not in NOT_BESIDE_BESTIARY])
def test_sorcerers_bestiary_scores_own_creatures_and_dragons(card: str) -> None:
    scored = (1 if card in CREATURES else 0) + (2 if card in DRAGONS else 0)
    assert worth(f"sorcerers_bestiary {card}") == PRINTED.get(card, 0) + scored
    assert worth(f"sorcerers_bestiary(turned) {card}(turned)") == PRINTED.get(card, 0) + scored
    assert worth("sorcerers_bestiary", rival=card) == 0


def test_sorcerers_bestiary_counts_cards_in_play_only() -> None:
    own = Player(play="sorcerers_bestiary hawk", hand="fire_dragon", deck="treant", discards="mermaid")
    assert points(position(own, Player(), first=1), 0) == 1


def test_everything_adds_up_with_the_token() -> None:
    own = "sorcerers_bestiary hawk sea_serpent cursed_forge(3 gold 1 life) great_pyramid"
    assert points(position(Player(play=own), Player()), 0) == 1 + (1 + 3) + 1 + (1 + 3) + 3
