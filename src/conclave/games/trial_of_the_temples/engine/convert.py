"""Conversions of goods, and payment of the cost of a space.

A seat may convert at any decision of its own. Listing every conversion there would multiply the choices, so a single
option (V_CONVERT) starts a series. A series has at least one conversion, and each decision allows one series. Sales
come first, then purchases of tokens, then purchases of crystals. Spells may be cast at any point, each once per round.
This order prevents converting back and forth.

A trial needs no such series. A space may be chosen if goods, ready spells and purchases with mana can cover its cost.
The seat is then asked only how to obtain the missing crystals (ASK_PAY).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, lowest, missing_amounts, size_of, unit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.events import EV_SPELL, WHY_CONVERT, Events
from conclave.games.trial_of_the_temples.engine.moves import change, ready
from conclave.games.trial_of_the_temples.engine.printed_values import MANA_MAX, Columns

CASTS: Final = 9  # see V_CAST

# --- All conversions


def can_convert(t: Columns, w: vec[i64], seat: i64) -> bool:
    """Return True if the seat can make any conversion."""
    s = lay.at(seat)
    if w[s + lay.MANA] >= codes.TOKEN_PRICE or (w[s + lay.GOODS] != 0 and w[s + lay.MANA] < t.numbers[MANA_MAX]):
        return True
    return may_cast(w, seat) and can_cast_any(t, w, seat)


def can_cast_any(t: Columns, w: vec[i64], seat: i64) -> bool:
    for x in range(CASTS):
        if amount(w[lay.at(seat) + lay.GOODS], paid_by(x)) and ready(t, w, seat, spell_of(x)):
            return True
    return False


def may_cast(w: vec[i64], seat: i64) -> bool:
    """Return True if the seat may cast converting spells: on its own turn in the trial phase."""
    return w[lay.PHASE] == codes.PH_TRIAL and w[lay.TURN] == seat


def fill_conversions(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64) -> i64:
    """Append the conversions that may come next in this series."""
    s = lay.at(seat)
    goods = w[s + lay.GOODS]
    mana = w[s + lay.MANA]
    if mana < t.numbers[MANA_MAX]:
        for kind in range(codes.KINDS):
            if amount(goods, kind):
                n = add(w, out, n, codes.V_SELL << codes.SHIFT | kind)
        if may_cast(w, seat) and ready(t, w, seat, codes.CRYSTAL_TO_MANA):
            for kind in range(codes.COLOURS):
                if amount(goods, kind):
                    out[n] = codes.V_DRAIN << codes.SHIFT | kind
                    n += 1
    if mana >= codes.TOKEN_PRICE:
        n = add(w, out, n, codes.V_BUY_TOKEN << codes.SHIFT)
    if may_cast(w, seat):
        n = fill_casts(t, w, out, n, seat, goods)
    if mana >= codes.CRYSTAL_PRICE:
        for kind in range(codes.COLOURS):
            n = add(w, out, n, codes.V_BUY << codes.SHIFT | kind)
    return n


def add(w: vec[i64], out: vec[i64], n: i64, action: i64) -> i64:
    """Append a sale or purchase unless it precedes the last one; their order in a series is ascending."""
    if action < w[lay.LAST]:
        return n
    out[n] = action
    return n + 1


def spell_of(x: i64) -> i64:
    """Return the spell of a cast."""
    return codes.TO_PURPLE + x // 3


def paid_by(x: i64) -> i64:
    """Return the good that a cast consumes."""
    if x < 3:
        return x
    return codes.PURPLE if x < 6 else codes.ACTION


def crystal_gained_by(x: i64) -> i64:
    """Return the crystal that a cast produces."""
    return codes.PURPLE if x < 3 else x % 3


def fill_casts(t: Columns, w: vec[i64], out: vec[i64], n: i64, seat: i64, goods: i64) -> i64:
    """Append the casts that turn one of these goods into a crystal, in ascending order."""
    for x in range(CASTS):
        if amount(goods, paid_by(x)) and ready(t, w, seat, spell_of(x)):
            out[n] = codes.V_CAST << codes.SHIFT | x
            n += 1
    return n


def convert(t: Columns, w: vec[i64], seat: i64, action: i64, ev: Events | None) -> None:
    """Make one conversion."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    if verb != codes.V_DRAIN and verb != codes.V_CAST:
        w[lay.LAST] = action
    if verb == codes.V_SELL:
        change(t, w, seat, 0, unit(x), 1, WHY_CONVERT, verb, ev)
    elif verb == codes.V_DRAIN:
        use_spell(t, w, seat, codes.CRYSTAL_TO_MANA, ev)
        change(t, w, seat, 0, unit(x), codes.DRAIN_MANA, WHY_CONVERT, verb, ev)
    elif verb == codes.V_BUY_TOKEN:
        change(t, w, seat, unit(codes.ACTION), 0, -codes.TOKEN_PRICE, WHY_CONVERT, verb, ev)
    elif verb == codes.V_CAST:
        use_spell(t, w, seat, spell_of(x), ev)
        change(t, w, seat, unit(crystal_gained_by(x)), unit(paid_by(x)), 0, WHY_CONVERT, verb, ev)
    else:
        change(t, w, seat, unit(x), 0, -codes.CRYSTAL_PRICE, WHY_CONVERT, verb, ev)


def use_spell(t: Columns, w: vec[i64], seat: i64, spell: i64, ev: Events | None) -> None:
    """Mark one ready space with this spell as used until the next round."""
    space = lowest(ready(t, w, seat, spell))
    w[lay.at(seat) + lay.USED_SPELLS] |= bit(space)
    if ev is not None:
        ev.append((EV_SPELL, seat, spell, space))


# --- Cost of a space


def spare(goods: i64, cost: i64) -> i64:
    """Return the goods that exceed the cost."""
    left: i64 = 0
    for kind in range(codes.KINDS):
        if amount(goods, kind) > amount(cost, kind):
            left += (amount(goods, kind) - amount(cost, kind)) * unit(kind)
    return left


def can_cover(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, cost: i64, cast: i64) -> bool:
    """Return True if mana can buy the missing crystals, after casting ready spells on spare goods.

    `cast` packs how often each spell has been cast in this recursion, because one spell may produce what another
    consumes.
    """
    if mana >= codes.CRYSTAL_PRICE * missing_amounts(goods, cost):
        return True
    left = spare(goods, cost)
    for x in range(CASTS):
        spell = spell_of(x)
        if size_of(ready(t, w, seat, spell)) <= amount(cast, spell - codes.TO_PURPLE):
            continue
        price: i64 = 0
        have = goods
        if amount(left, paid_by(x)) == 0:
            if spell != codes.ACTION_TO_CRYSTAL or mana < codes.TOKEN_PRICE:
                continue
            price = codes.TOKEN_PRICE
            have += unit(codes.ACTION)
        made = have - unit(paid_by(x)) + unit(crystal_gained_by(x))
        if can_cover(t, w, seat, made, mana - price, cost, cast + unit(spell - codes.TO_PURPLE)):
            return True
    return False


def fill_ways(t: Columns, w: vec[i64], out: vec[i64], seat: i64, cost: i64) -> i64:
    """Write the ways to obtain a missing crystal that leave the rest of the cost payable."""
    s = lay.at(seat)
    goods = w[s + lay.GOODS]
    mana = w[s + lay.MANA]
    n: i64 = 0
    wanted = ready(t, w, seat, codes.ACTION_TO_CRYSTAL) != 0 and amount(goods, codes.ACTION) == 0
    if (
        wanted
        and mana >= codes.TOKEN_PRICE
        and pays_off(t, w, seat, goods + unit(codes.ACTION), mana - codes.TOKEN_PRICE, cost)
    ):
        out[n] = codes.V_BUY_TOKEN << codes.SHIFT
        n += 1
    end = fill_casts(t, w, out, n, seat, spare(goods, cost))
    for i in range(n, end):
        x = out[i] & codes.OPERAND
        made = goods - unit(paid_by(x)) + unit(crystal_gained_by(x))
        helps = leads_on(t, w, seat, crystal_gained_by(x), goods, cost)
        if helps and can_cover(t, w, seat, made, mana, cost, unit(spell_of(x) - codes.TO_PURPLE)):
            out[n] = out[i]
            n += 1
    if mana >= codes.CRYSTAL_PRICE:
        for kind in range(codes.COLOURS):
            lacks = amount(goods, kind) < amount(cost, kind)
            if lacks and can_cover(t, w, seat, goods + unit(kind), mana - codes.CRYSTAL_PRICE, cost, 0):
                out[n] = codes.V_BUY << codes.SHIFT | kind
                n += 1
    return n


def pays_off(t: Columns, w: vec[i64], seat: i64, goods: i64, mana: i64, cost: i64) -> bool:
    """Return True if a token just bought can be cast into a crystal that helps to pay the cost."""
    for x in range(CASTS):
        if spell_of(x) == codes.ACTION_TO_CRYSTAL:
            made = goods - unit(codes.ACTION) + unit(crystal_gained_by(x))
            helps = leads_on(t, w, seat, crystal_gained_by(x), goods, cost)
            if helps and can_cover(t, w, seat, made, mana, cost, unit(codes.ACTION_TO_CRYSTAL - codes.TO_PURPLE)):
                return True
    return False


def leads_on(t: Columns, w: vec[i64], seat: i64, kind: i64, goods: i64, cost: i64) -> bool:
    """Return True if a crystal of this colour is missing, or a ready spell turns it into a missing one."""
    if amount(goods, kind) < amount(cost, kind):
        return True
    if kind != codes.PURPLE:
        return amount(goods, codes.PURPLE) < amount(cost, codes.PURPLE) and ready(t, w, seat, codes.TO_PURPLE) != 0
    if ready(t, w, seat, codes.FROM_PURPLE) == 0:
        return False
    for other in range(codes.PURPLE):
        if amount(goods, other) < amount(cost, other):
            return True
    return False
