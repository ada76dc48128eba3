"""Converting, and coming by what a space costs.

Anybody may convert at any decision of their own. Listing every conversion there would drown every other choice, so one
option opens them (V_CONVERT); then they are made one after the other, at least one a visit, and one visit a decision.
Selling comes before buying tokens and that before buying crystals; spells, once a round each, may come at any point. So
nobody converts back and forth.

For a trial no visit is needed: a space may be chosen when its cost is covered by what one has, by ready spells and by
buying with mana; then only ways to get what is lacking are asked for (ASK_PAY).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, size_of, uncovered, unit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import MANA_MAX, Columns
from conclave.trial_of_the_temples.engine.events import EV_SPELL, WHY_CONVERT, Events
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import change, ready

CASTS: Final = 9  # see V_CAST

# --- All conversions


def can_convert(t: Columns, w: vec[i64], seat: i64) -> bool:
    """Whether there is any conversion."""
    s = at(seat)
    if w[s + MANA] >= TOKEN_PRICE or (w[s + GOODS] != 0 and w[s + MANA] < t.numbers[MANA_MAX]):
        return True
    return may_cast(w, seat) and can_cast_any(t, w, seat)


def can_cast_any(t: Columns, w: vec[i64], seat: i64) -> bool:
    for x in range(CASTS):
        if amount(w[at(seat) + GOODS], paid_by(x)) and ready(t, w, seat, spell_of(x)):
            return True
    return False


def may_cast(w: vec[i64], seat: i64) -> bool:
    """Converting spells are for one's own turn in the trial phase."""
    return w[PHASE] == PH_TRIAL and w[TURN] == seat


def fill_conversions(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
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
                    out[n] = V_DRAIN << SHIFT | kind
                    n += 1
    if mana >= TOKEN_PRICE:
        n = add(w, out, n, V_BUY_TOKEN << SHIFT)
    if may_cast(w, seat):
        n = fill_casts(t, w, out, n, seat, goods)
    if mana >= CRYSTAL_PRICE:
        for kind in range(COLOURS):
            n = add(w, out, n, V_BUY << SHIFT | kind)
    return n


def add(w: vec[i64], out: vec[i64], n: i64, action: i64) -> i64:
    """In one visit selling and buying come in ascending order."""
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


def fill_casts(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64, goods: i64) -> i64:
    """Spells that turn one of these goods into a crystal, ascending."""
    for x in range(CASTS):
        if amount(goods, paid_by(x)) and ready(t, w, seat, spell_of(x)):
            out[n] = V_CAST << SHIFT | x
            n += 1
    return n


def convert(t: Columns, w: vec[i64], seat: i64, action: i64, ev: Events | None) -> None:
    """Make one conversion."""
    verb = action >> SHIFT
    x = action & OPERAND
    if verb != V_DRAIN and verb != V_CAST:
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


def use_spell(t: Columns, w: vec[i64], seat: i64, spell: i64, ev: Events | None) -> None:
    """The core moves to its used side until the next round."""
    space = lowest(ready(t, w, seat, spell))
    w[at(seat) + USED] |= bit(space)
    if ev is not None:
        ev.append((EV_SPELL, seat, spell, space))


# --- What a space costs


def spare(goods: i64, cost: i64) -> i64:
    """What is left of the goods beside the cost."""
    left: i64 = 0
    for kind in range(KINDS):
        if amount(goods, kind) > amount(cost, kind):
            left += (amount(goods, kind) - amount(cost, kind)) * unit(kind)
    return left


def can_cover(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, cost: i64, cast: i64) -> bool:
    """Whether what lacks can be bought with mana after casting ready spells on what is to spare.

    `cast` packs how often each spell has been cast on the way, as a spell may make what another needs.
    """
    if mana >= CRYSTAL_PRICE * uncovered(goods, cost):
        return True
    left = spare(goods, cost)
    for x in range(CASTS):
        spell = spell_of(x)
        if size_of(ready(t, w, seat, spell)) <= amount(cast, spell - TO_PURPLE):
            continue
        price: i64 = 0
        have = goods
        if amount(left, paid_by(x)) == 0:
            if spell != ACTION_TO_CRYSTAL or mana < TOKEN_PRICE:
                continue
            price = TOKEN_PRICE
            have += unit(ACTION)
        made = have - unit(paid_by(x)) + unit(gained_by(x))
        if can_cover(t, w, seat, made, mana - price, cost, cast + unit(spell - TO_PURPLE)):
            return True
    return False


def fill_ways(t: Columns, w: vec[i64], out: vec[i64], seat: i64, cost: i64) -> i64:
    """Ways towards a crystal that lacks, as long as the rest can still be covered."""
    s = at(seat)
    goods = w[s + GOODS]
    mana = w[s + MANA]
    n: i64 = 0
    wanted = ready(t, w, seat, ACTION_TO_CRYSTAL) != 0 and amount(goods, ACTION) == 0
    if wanted and mana >= TOKEN_PRICE and pays_off(t, w, seat, goods + unit(ACTION), mana - TOKEN_PRICE, cost):
        out[n] = V_BUY_TOKEN << SHIFT
        n += 1
    end = fill_casts(t, w, out, n, seat, spare(goods, cost))
    for i in range(n, end):
        x = out[i] & OPERAND
        made = goods - unit(paid_by(x)) + unit(gained_by(x))
        helps = leads_on(t, w, seat, gained_by(x), goods, cost)
        if helps and can_cover(t, w, seat, made, mana, cost, unit(spell_of(x) - TO_PURPLE)):
            out[n] = out[i]
            n += 1
    if mana >= CRYSTAL_PRICE:
        for kind in range(COLOURS):
            lacks = amount(goods, kind) < amount(cost, kind)
            if lacks and can_cover(t, w, seat, goods + unit(kind), mana - CRYSTAL_PRICE, cost, 0):
                out[n] = V_BUY << SHIFT | kind
                n += 1
    return n


def pays_off(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, cost: i64) -> bool:
    """Whether a token just bought can be cast into something on the way to the cost."""
    for x in range(CASTS):
        if spell_of(x) == ACTION_TO_CRYSTAL:
            made = goods - unit(ACTION) + unit(gained_by(x))
            helps = leads_on(t, w, seat, gained_by(x), goods, cost)
            if helps and can_cover(t, w, seat, made, mana, cost, unit(ACTION_TO_CRYSTAL - TO_PURPLE)):
                return True
    return False


def leads_on(t: Columns, w: vec[i64], seat: i64, kind: i64, goods: i64, cost: i64) -> bool:
    """Whether a crystal of this colour lacks, or another ready spell makes of it one that does."""
    if amount(goods, kind) < amount(cost, kind):
        return True
    if kind != PURPLE:
        return amount(goods, PURPLE) < amount(cost, PURPLE) and ready(t, w, seat, TO_PURPLE) != 0
    if ready(t, w, seat, FROM_PURPLE) == 0:
        return False
    for other in range(PURPLE):
        if amount(goods, other) < amount(cost, other):
            return True
    return False
