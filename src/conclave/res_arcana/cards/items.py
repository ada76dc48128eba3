"""The eight magic items, as printed. Their order is their number, which saved games rely on: never change it."""

from typing import Final

from conclave.res_arcana.vocab import (
    CALM,
    DEATH,
    ELAN,
    GOLD,
    LIFE,
    LIFE_LOSS,
    Item,
    draw,
    draw_then_discard,
    gain,
    gain_any,
    gain_one_of,
    ignore,
    pay,
    react,
    straighten_any,
    turn,
)

ITEMS: Final = (
    Item(
        "alchemy",
        powers=(turn + pay(any=4) >> gain(gold=2),),
    ),
    Item(
        "calm_elan",
        collect=gain_one_of(CALM, ELAN),
    ),
    Item(
        "death_life",
        collect=gain_one_of(DEATH, LIFE),
    ),
    Item(
        "divination",
        powers=(turn >> draw_then_discard(3),),
    ),
    Item(
        "protection",
        powers=(react(LIFE_LOSS, turn >> ignore),),
    ),
    Item(
        "reanimate",
        powers=(turn + pay(any=1) >> straighten_any,),
    ),
    Item(
        "research",
        powers=(turn + pay(any=1) >> draw(1),),
    ),
    Item(
        "transmutation",
        powers=(turn + pay(any=3) >> gain_any(3, without=GOLD),),
    ),
)
