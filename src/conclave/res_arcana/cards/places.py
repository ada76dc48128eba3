"""The five Places of Power, as printed: each sun face and then its moon face.

Their order is their number, which saved games rely on: never change it.
"""

from typing import Final

from conclave.res_arcana.vocab import (
    ALL_DISCARDS,
    CALM,
    CREATURE,
    DEATH,
    DRAGON,
    GOLD,
    LIFE,
    LIFE_LOSS,
    MOON,
    SUN,
    E,
    Place,
    check_victory,
    destroy_a_dragon_or_creature,
    discount,
    gain,
    gain_any,
    gain_its_cost_in_gold,
    ignore,
    pay,
    pay_or_turn,
    per_artifact,
    per_essence,
    place_from,
    put_here,
    react,
    turn,
    turn_one,
)

PLACES: Final = (
    Place(
        "sacred_grove",
        side=SUN,
        cost=E(life=8, calm=4),
        points=2,
        scoring=(per_essence(LIFE),),
        powers=(
            turn + pay(calm=1) >> gain(life=5),
            turn + turn_one(CREATURE) >> put_here(life=1),
        ),
    ),
    Place(
        "alchemists_tower",
        side=MOON,
        cost=E(gold=3),
        scoring=(per_essence(GOLD),),
        collect=gain_any(3, without=GOLD),
        powers=(
            pay(elan=1, life=1, calm=1, death=1) >> put_here(gold=1),
            react(LIFE_LOSS, turn >> ignore),
        ),
    ),
    Place(
        "catacombs_of_the_dead",
        side=SUN,
        cost=E(death=9),
        scoring=(per_essence(DEATH),),
        collect=gain(death=1),
        powers=(
            pay(death=5) >> put_here(death=1),
            turn >> put_here(death=1),
        ),
    ),
    Place(
        "sacrificial_pit",
        side=MOON,
        cost=E(elan=8, death=4),
        points=2,
        scoring=(per_essence(DEATH),),
        powers=(
            turn + pay(life=3) >> put_here(death=1),
            turn + pay(death=1) + destroy_a_dragon_or_creature >> gain_its_cost_in_gold,
        ),
    ),
    Place(
        "cursed_forge",
        side=SUN,
        cost=E(elan=6, death=3),
        points=1,
        scoring=(per_essence(GOLD),),
        collect=pay_or_turn(death=1),
        powers=(pay(elan=2, gold=1) >> put_here(gold=1),),
    ),
    Place(
        "dwarven_mines",
        side=MOON,
        cost=E(elan=4, life=2, gold=1),
        scoring=(per_essence(GOLD),),
        collect=gain(gold=1),
        powers=(
            turn + pay(elan=5) >> gain(gold=3),
            turn + pay(elan=3, death=3) >> put_here(gold=2),
        ),
    ),
    Place(
        "coral_castle",
        side=SUN,
        cost=E(elan=5, life=5, calm=5),
        points=3,
        powers=(
            turn >> check_victory,
            react(LIFE_LOSS, turn >> ignore),
        ),
    ),
    Place(
        "sunken_reef",
        side=MOON,
        cost=E(elan=2, life=2, calm=5),
        scoring=(per_essence(CALM),),
        collect=gain(gold=1),
        powers=(pay(life=1, calm=2) >> put_here(calm=1),),
    ),
    Place(
        "dragons_lair",
        side=SUN,
        cost=E(elan=3, life=3, calm=3, death=3),
        scoring=(per_essence(GOLD),),
        discount=discount(symbols=3, on=DRAGON),
        powers=(
            turn >> gain(gold=2),
            turn + turn_one(DRAGON) >> put_here(gold=2),
        ),
    ),
    Place(
        "sorcerers_bestiary",
        side=MOON,
        cost=E(elan=2, life=4, calm=2, death=2),
        scoring=(
            per_artifact(CREATURE, points=1),
            per_artifact(DRAGON, points=2),
        ),
        powers=(
            turn >> check_victory,
            turn + pay(any=4) >> place_from(ALL_DISCARDS, DRAGON),
        ),
    ),
)
