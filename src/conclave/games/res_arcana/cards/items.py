"""The eight magic items, as printed."""

from typing import Final

from conclave.games.res_arcana.vocab import (
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
        number=50,
        powers=(turn + pay(any=4) >> gain(gold=2),),
    ),
    Item(
        "calm_elan",
        number=51,
        collect=gain_one_of(CALM, ELAN),
    ),
    Item(
        "death_life",
        number=52,
        collect=gain_one_of(DEATH, LIFE),
    ),
    Item(
        "divination",
        number=53,
        powers=(turn >> draw_then_discard(3),),
    ),
    Item(
        "protection",
        number=54,
        powers=(react(LIFE_LOSS, turn >> ignore),),
    ),
    Item(
        "reanimate",
        number=55,
        powers=(turn + pay(any=1) >> straighten_any,),
    ),
    Item(
        "research",
        number=56,
        powers=(turn + pay(any=1) >> draw(1),),
    ),
    Item(
        "transmutation",
        number=57,
        powers=(turn + pay(any=3) >> gain_any(3, without=GOLD),),
    ),
)
