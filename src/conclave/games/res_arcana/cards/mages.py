"""The ten mages, as printed."""

from typing import Final

from conclave.games.res_arcana.vocab import (
    CALM,
    CREATURE,
    DEATH,
    GOLD,
    LIFE,
    LIFE_LOSS,
    Mage,
    discount,
    draw,
    gain,
    gain_any,
    gain_one_of,
    ignore,
    pay,
    put_here,
    react,
    reorder_top,
    straighten_any,
    straighten_one,
    turn,
)

MAGES: Final = (
    Mage(
        "alchemist",
        number=40,
        powers=(
            turn + pay(any=4) >> gain(gold=2),
            turn >> gain_any(1, without=GOLD),
        ),
        preset=3,
    ),
    Mage(
        "artificer",
        number=41,
        discount=discount(symbols=1, spares_gold=True),
    ),
    Mage(
        "druid",
        number=42,
        collect=gain(life=1),
        powers=(turn >> straighten_one(CREATURE),),
    ),
    Mage(
        "duelist",
        number=43,
        collect=gain(elan=1),
        powers=(turn + pay(death=1) >> put_here(gold=1),),
        preset=1,
    ),
    Mage(
        "healer",
        number=44,
        collect=gain_one_of(CALM, LIFE),
        powers=(react(LIFE_LOSS, turn >> ignore),),
    ),
    Mage(
        "necromancer",
        number=45,
        collect=gain(death=1),
        powers=(turn + pay(life=2) >> put_here(death=3),),
    ),
    Mage(
        "scholar",
        number=46,
        powers=(turn + pay(any=1) >> draw(1),),
    ),
    Mage(
        "seer",
        number=47,
        collect=gain(calm=1),
        powers=(turn >> reorder_top(3),),
        preset=2,
    ),
    Mage(
        "transmuter",
        number=48,
        powers=(turn + pay(any=2) >> gain_any(3, without=GOLD),),
        preset=4,
    ),
    Mage(
        "witch",
        number=49,
        collect=gain_one_of(LIFE, DEATH),
        powers=(turn + pay(any=2) >> straighten_any,),
    ),
)
