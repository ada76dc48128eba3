"""The ten monuments, as printed. Their order is their number, which saved games rely on: never change it."""

from typing import Final

from conclave.res_arcana.vocab import (
    GOLD,
    LIFE_LOSS,
    VICTORY_CHECK,
    Monument,
    draw,
    extra_points,
    gain,
    gain_any,
    ignore,
    on_claim,
    pay,
    put_here,
    react,
    reorder_top,
    turn,
)

MONUMENTS: Final = (
    Monument(
        "colossus",
        points=2,
        powers=(turn + pay(any=1) >> put_here(gold=1),),
    ),
    Monument(
        "golden_statue",
        points=1,
        powers=(react(VICTORY_CHECK, turn + pay(gold=3) >> extra_points(3)),),
    ),
    Monument(
        "great_pyramid",
        points=3,
    ),
    Monument(
        "hanging_gardens",
        points=1,
        collect=gain_any(3, without=GOLD),
    ),
    Monument(
        "library",
        points=1,
        powers=(turn >> draw(1),),
    ),
    Monument(
        "mausoleum",
        points=2,
        powers=(pay(any=1) >> put_here(death=1),),
    ),
    Monument(
        "obelisk",
        points=1,
        powers=(on_claim(gain_any(6, without=GOLD)),),
    ),
    Monument(
        "oracle",
        points=2,
        powers=(turn >> reorder_top(3),),
    ),
    Monument(
        "solomons_mine",
        points=1,
        powers=(turn >> gain(gold=1),),
    ),
    Monument(
        "temple",
        points=2,
        collect=gain(life=1),
        powers=(react(LIFE_LOSS, turn >> ignore),),
    ),
)
