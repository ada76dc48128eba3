"""The ten monuments, as printed."""

from typing import Final

from conclave.games.res_arcana.vocab import (
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
        number=58,
        points=2,
        powers=(turn + pay(any=1) >> put_here(gold=1),),
    ),
    Monument(
        "golden_statue",
        number=59,
        points=1,
        powers=(react(VICTORY_CHECK, turn + pay(gold=3) >> extra_points(3)),),
    ),
    Monument(
        "great_pyramid",
        number=60,
        points=3,
    ),
    Monument(
        "hanging_gardens",
        number=61,
        points=1,
        collect=gain_any(3, without=GOLD),
    ),
    Monument(
        "library",
        number=62,
        points=1,
        powers=(turn >> draw(1),),
    ),
    Monument(
        "mausoleum",
        number=63,
        points=2,
        powers=(pay(any=1) >> put_here(death=1),),
    ),
    Monument(
        "obelisk",
        number=64,
        points=1,
        powers=(on_claim(gain_any(6, without=GOLD)),),
    ),
    Monument(
        "oracle",
        number=65,
        points=2,
        powers=(turn >> reorder_top(3),),
    ),
    Monument(
        "solomons_mine",
        number=66,
        points=1,
        powers=(turn >> gain(gold=1),),
    ),
    Monument(
        "temple",
        number=67,
        points=2,
        collect=gain(life=1),
        powers=(react(LIFE_LOSS, turn >> ignore),),
    ),
)
