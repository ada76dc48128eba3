"""Converting, and coming by what a space costs.

Anybody may convert at any decision of their own. Listing every conversion there would drown every other choice, so one
option opens them (V_CONVERT); then they are made one after the other in a fixed order (sell, drain, buy tokens, cast,
buy crystals), at least one a visit, and one visit a decision. So nobody converts back and forth.

For a trial no visit is needed: a space may be chosen when its cost is covered by what one has, by ready spells and by
buying with mana; then only ways to get what is lacking are asked for (ASK_PAY).
"""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, covers, lowest, unit
from conclave.trial_of_the_temples.engine.events import EV_SPELL, WHY_CONVERT, Events
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import change, ready
from conclave.trial_of_the_temples.engine.tables import MANA_MAX, Tables
from conclave.trial_of_the_temples.engine.words import *  # noqa: F403 - a page of numbers

# --- All conversions


def can_convert(t: Tables, w: vec[i64], seat: i64) -> bool:
    """Whether there is any; in the trial phase spells need goods or mana too, so this is all."""
    s = at(seat)
    return w[s + MANA] >= TOKEN_PRICE or (w[s + GOODS] != 0 and w[s + MANA] < t.numbers[MANA_MAX])


def may_cast(w: vec[i64], seat: i64) -> bool:
    """Converting spells are for one's own turn in the trial phase."""
    return w[PHASE] == PH_TRIAL and w[TURN] == seat


def fill_conversions(t: Tables, w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """Write the conversions that may come next in this visit."""
    s = at(seat)
    goods = w[s + GOODS]
    mana = w[s + MANA]
    if mana < t.numbers[MANA_MAX]:
        for kind in range(KINDS):
            if amount(goods, kind):
                n = add(w, out, n, V_SELL << SHIFT | kind)
        if may_cast(w, seat) and ready(t, w, seat, CRYSTAL_TO_MANA):
            for kind in range(COLOURS):
                if amount(goods, kind):
                    n = add(w, out, n, V_DRAIN << SHIFT | kind)
    if mana >= TOKEN_PRICE:
        n = add(w, out, n, V_BUY_TOKEN << SHIFT)
    if may_cast(w, seat):
        n = fill_casts(t, w, out, n, seat, goods, ANY_COLOUR)
    if mana >= CRYSTAL_PRICE:
        for kind in range(COLOURS):
            n = add(w, out, n, V_BUY << SHIFT | kind)
    return n


def add(w: vec[i64], out: vec[i64], n: i64, action: i64) -> i64:
    """In one visit conversions come in ascending order."""
    if action < w[LAST]:
        return n
    out[n] = action
    return n + 1


def spell_of(x: i64) -> i64:
    """The spell of a cast."""
    return TO_PURPLE + x // 3


def paid_by(x: i64) -> i64:
    """The good that a cast takes."""
    if x < 3:
        return x
    return PURPLE if x < 6 else ACTION


def gained_by(x: i64) -> i64:
    """The crystal that it makes."""
    return PURPLE if x < 3 else x % 3


def fill_casts(t: Tables, w: vec[i64], out: vec[i64], n: i64, seat: i64, goods: i64, wanted: i64) -> i64:
    """Spells that turn one of these goods into a crystal of a wanted colour, ascending."""
    for x in range(9):
        if (wanted >> gained_by(x)) & 1 and amount(goods, paid_by(x)) and ready(t, w, seat, spell_of(x)):
            n = add(w, out, n, V_CAST << SHIFT | x)
    return n


def convert(t: Tables, w: vec[i64], seat: i64, action: i64, ev: Events | None) -> None:
    """Make one conversion."""
    verb = action >> SHIFT
    x = action & OPERAND
    w[LAST] = action
    if verb == V_SELL:
        change(t, w, seat, 0, unit(x), 1, WHY_CONVERT, verb, ev)
    elif verb == V_DRAIN:
        use_spell(t, w, seat, CRYSTAL_TO_MANA, ev)
        change(t, w, seat, 0, unit(x), DRAIN_MANA, WHY_CONVERT, verb, ev)
    elif verb == V_BUY_TOKEN:
        change(t, w, seat, unit(ACTION), 0, -TOKEN_PRICE, WHY_CONVERT, verb, ev)
    elif verb == V_CAST:
        use_spell(t, w, seat, spell_of(x), ev)
        change(t, w, seat, unit(gained_by(x)), unit(paid_by(x)), 0, WHY_CONVERT, verb, ev)
    else:
        change(t, w, seat, unit(x), 0, -CRYSTAL_PRICE, WHY_CONVERT, verb, ev)


def use_spell(t: Tables, w: vec[i64], seat: i64, spell: i64, ev: Events | None) -> None:
    """The core moves to its used side until the next round."""
    space = lowest(ready(t, w, seat, spell))
    w[at(seat) + USED] |= bit(space)
    if ev is not None:
        ev.append((EV_SPELL, seat, spell, space))


# --- What a space costs


def lacking(goods: i64, cost: i64) -> i64:
    """The colours of which there is too little."""
    found: i64 = 0
    for kind in range(COLOURS):
        if amount(goods, kind) < amount(cost, kind):
            found |= bit(kind)
    return found


def spare(goods: i64, cost: i64) -> i64:
    """What is left of the goods beside the cost."""
    left: i64 = 0
    for kind in range(KINDS):
        if amount(goods, kind) > amount(cost, kind):
            left += (amount(goods, kind) - amount(cost, kind)) * unit(kind)
    return left


def can_cover(t: Tables, w: vec[i64], seat: i64, goods: i64, mana: i64, cost: i64, cast_already: i64) -> bool:
    """Whether what lacks can be made by ready spells (but those already cast) and bought with mana.

    Every spell makes one crystal and saves four mana, so that using all that help is the cheapest way.
    """
    if covers(goods, cost):
        return True
    purple = amount(cost, PURPLE) - amount(goods, PURPLE)
    if purple < 0:
        purple = 0
    others: i64 = 0
    for kind in range(PURPLE):
        lack = amount(cost, kind) - amount(goods, kind)
        if lack > 0:
            others += lack
    left = spare(goods, cost)
    if purple and left & 0xFFFFFFFFF and spells_left(t, w, seat, TO_PURPLE, cast_already):
        purple -= 1
    if others and amount(left, PURPLE) and spells_left(t, w, seat, FROM_PURPLE, cast_already):
        others -= 1
    if others and spells_left(t, w, seat, ACTION_TO_CRYSTAL, cast_already):
        if amount(left, ACTION):
            others -= 1
        elif mana >= TOKEN_PRICE:
            others -= 1
            mana -= TOKEN_PRICE
    return mana >= CRYSTAL_PRICE * (purple + others)


def spells_left(t: Tables, w: vec[i64], seat: i64, spell: i64, cast_already: i64) -> bool:
    return not (cast_already >> spell) & 1 and ready(t, w, seat, spell) != 0


def fill_ways(t: Tables, w: vec[i64], out: vec[i64], seat: i64, cost: i64) -> i64:
    """Ways to get a crystal that lacks, as long as the rest can still be covered."""
    s = at(seat)
    goods = w[s + GOODS]
    mana = w[s + MANA]
    wanted = lacking(goods, cost)
    n: i64 = 0
    helps = wanted & WILD and ready(t, w, seat, ACTION_TO_CRYSTAL) and amount(goods, ACTION) == 0
    if helps and mana >= TOKEN_PRICE and can_cover(t, w, seat, goods + unit(ACTION), mana - TOKEN_PRICE, cost, 0):
        out[n] = V_BUY_TOKEN << SHIFT
        n += 1
    end = fill_casts(t, w, out, n, seat, spare(goods, cost), wanted)
    for i in range(n, end):
        x = out[i] & OPERAND
        made = goods - unit(paid_by(x)) + unit(gained_by(x))
        if can_cover(t, w, seat, made, mana, cost, bit(spell_of(x))):
            out[n] = out[i]
            n += 1
    if mana >= CRYSTAL_PRICE:
        for kind in range(COLOURS):
            if (wanted >> kind) & 1 and can_cover(t, w, seat, goods + unit(kind), mana - CRYSTAL_PRICE, cost, 0):
                out[n] = V_BUY << SHIFT | kind
                n += 1
    return n
