"""Reasons for illegal actions: a code and its details, from the predicates that decide legality.

`allows` is tested first, so that exactly the illegal actions have a reason.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, shift_left, unit
from conclave.core.errors import RefusalFormatter
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.choices import allows
from conclave.games.trial_of_the_temples.engine.convert import CASTS, may_cast, paid_by, spell_of
from conclave.games.trial_of_the_temples.engine.flow import bar_step, bar_trial
from conclave.games.trial_of_the_temples.engine.moves import ROW, filled_spaces, next_free, ready, spaces_of
from conclave.games.trial_of_the_temples.engine.previews import least_mana
from conclave.games.trial_of_the_temples.engine.printed_values import CLONE_COST, MANA_MAX, MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.engine.ring import bar, figures

Reason: TypeAlias = tuple[int, ...]  # R_*, then its details; () if there is no reason

REFUSALS: Final = RefusalFormatter()  # game.py sets its text function


def explain(t: Columns, w: vec[i64], action: i64) -> Reason:
    """Return the reason why the acting seat may not take this action; () if it is legal."""
    if allows(t, w, action):
        return ()
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    question = w[lay.QUESTION]
    seat = w[lay.ACTOR]
    if question == codes.ASK_OVER:
        return (codes.R_OVER,)
    if seat < 0:
        return (codes.R_OTHER,)
    if verb == codes.V_CONVERT and x == 0 and question != codes.ASK_CONVERT:
        return explain_visit(w, question)
    if question == codes.ASK_TURN and verb == codes.V_TRIAL and x < codes.TRACKS:
        return explain_trial(t, w, seat, x)
    if question == codes.ASK_ON and verb == codes.V_STEP and x == 0:
        return explain_space(
            t, w, seat, w[lay.TRACK], w[lay.at(seat) + lay.GOODS], w[lay.at(seat) + lay.MANA], bar_step(t, w, seat)
        )
    if question == codes.ASK_PLACE and (verb == codes.V_FIGURE or verb == codes.V_CLONE) and x < codes.TILES:
        return explain_place(w, seat, verb - codes.V_FIGURE, x)
    if question == codes.ASK_CORE and verb == codes.V_CORE and x < codes.SPACES:
        return explain_core(w, seat, x)
    if question == codes.ASK_COLLECT and verb == codes.V_COLLECT and x == 1:
        return (codes.R_MANA, int(t.numbers[CLONE_COST] - w[lay.at(seat) + lay.MANA]))
    if question == codes.ASK_CONVERT or question == codes.ASK_PAY:
        return explain_conversion(t, w, seat, action)
    if question == codes.ASK_ECHO and verb == codes.V_ECHO and x <= codes.ECHO_ACTION:
        return explain_echo(t, w, seat, x)
    return explain_colour(w, seat, verb, x)


def explain_visit(w: vec[i64], question: i64) -> Reason:
    """Return the reason why the seat may not start converting at this question."""
    if (
        question == codes.ASK_WILD
        or question == codes.ASK_STORE
        or question == codes.ASK_PAY
        or question == codes.ASK_MAT
    ):
        return (codes.R_OTHER,)
    return (codes.R_CONVERTED if w[lay.CONVERT_RETURN] else codes.R_NOTHING,)


# --- Trials


def explain_trial(t: Columns, w: vec[i64], seat: i64, track: i64) -> Reason:
    code = bar_trial(t, w, seat, track)
    goods = w[lay.at(seat) + lay.GOODS]
    mana = w[lay.at(seat) + lay.MANA]
    if code == codes.R_TOKEN:
        return (codes.R_TOKEN, codes.TOKEN_PRICE, int(codes.TOKEN_PRICE - mana))
    if amount(goods, codes.ACTION):
        goods -= unit(codes.ACTION)
    else:
        mana -= codes.TOKEN_PRICE
    return explain_space(t, w, seat, track, goods, mana, code)


def explain_space(t: Columns, w: vec[i64], seat: i64, track: i64, goods: i64, mana: i64, code: i64) -> Reason:
    """Return the reason with the missing crystals and the missing mana for the next free space."""
    if code == codes.R_MOST:
        return (codes.R_MOST, int(t.numbers[MAX_STEPS]))
    if code != codes.R_LACKS:
        return (int(code),)
    space = next_free(t, w, seat, track)
    cost = t.cost[codes.MAX_SPACES * track + space]
    lacks: list[int] = []
    for colour in range(codes.COLOURS):
        lack = amount(cost, colour) - amount(goods, colour)
        lacks.append(int(lack) if lack > 0 else 0)
    return (codes.R_LACKS, int(space), *lacks, codes.CRYSTAL_PRICE, least_mana(t, w, seat, goods, cost) - int(mana))


# --- The ring and the mat


def explain_place(w: vec[i64], seat: i64, clone: i64, position: i64) -> Reason:
    if clone and w[lay.SEATS] != 2:
        return (codes.R_NO_CLONE,)
    if w[lay.at(seat) + lay.FIGURE + clone] >= 0:
        return (codes.R_STANDS,)
    return (int(bar(w, figures(w), position)),)


def explain_core(w: vec[i64], seat: i64, space: i64) -> Reason:
    if (filled_spaces(w, seat) >> space) & 1:
        return (codes.R_FILLED,)
    in_row = w[lay.at(seat) + lay.CORES + w[lay.CORE]] & shift_left(ROW, space & ~3)
    return (codes.R_ROW if in_row else codes.R_COLUMN, int(w[lay.CORE]))


def explain_colour(w: vec[i64], seat: i64, verb: i64, x: i64) -> Reason:
    """Return the reason for wild crystals, stored crystals, mats, and all other choices."""
    if w[lay.QUESTION] == codes.ASK_STORE and verb == codes.V_STORE and x < codes.COLOURS:
        return (codes.R_NONE_OF, int(x)) if amount(w[lay.at(seat) + lay.GOODS], x) == 0 else (codes.R_ORDER,)
    if w[lay.QUESTION] == codes.ASK_WILD and verb == codes.V_WILD and x < codes.PURPLE:
        return (codes.R_ORDER,)
    if w[lay.QUESTION] == codes.ASK_MAT and verb == codes.V_MAT:
        return (codes.R_NOT_AMONG,)
    return (codes.R_OTHER,)


# --- Conversions and spells


def explain_echo(t: Columns, w: vec[i64], seat: i64, spell: i64) -> Reason:
    code = bar_spell(t, w, seat, spell)
    if code:
        return (int(code), int(spell))
    heard: i64 = codes.ACTION if spell == codes.ECHO_ACTION else spell
    return (codes.R_ORDER,) if (w[lay.COLLECTED_KINDS] >> heard) & 1 else (codes.R_UNHEARD, int(spell))


def bar_spell(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """Return the reason (R_*) why a spell is not ready, or 0."""
    if spaces_of(t, w, seat, spell) == 0:
        return codes.R_UNTAUGHT
    return codes.R_USED if ready(t, w, seat, spell) == 0 else 0


def explain_conversion(t: Columns, w: vec[i64], seat: i64, action: i64) -> Reason:
    """Return the reason for a conversion, in a series or while paying for a space."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    mana = w[lay.at(seat) + lay.MANA]
    if verb == codes.V_DONE and x == 0 and w[lay.QUESTION] == codes.ASK_CONVERT:
        return (codes.R_FIRST,)
    if (verb == codes.V_SELL and x < codes.KINDS) or (verb == codes.V_DRAIN and x < codes.COLOURS):
        if w[lay.QUESTION] == codes.ASK_PAY:
            return (codes.R_NO_USE,)
        if mana >= t.numbers[MANA_MAX]:
            return (codes.R_FULL,)
        return (
            explain_spell(t, w, seat, codes.CRYSTAL_TO_MANA, x) if verb == codes.V_DRAIN else explain_good(w, seat, x)
        )
    if verb == codes.V_CAST and x < CASTS:
        return explain_spell(t, w, seat, spell_of(x), paid_by(x))
    if (verb == codes.V_BUY and x < codes.COLOURS) or (verb == codes.V_BUY_TOKEN and x == 0):
        price: i64 = codes.TOKEN_PRICE if verb == codes.V_BUY_TOKEN else codes.CRYSTAL_PRICE
        return (codes.R_MANA, int(price - mana)) if mana < price else explain_good(w, seat, -1)
    return (codes.R_OTHER,)


def explain_spell(t: Columns, w: vec[i64], seat: i64, spell: i64, paid: i64) -> Reason:
    code = bar_spell(t, w, seat, spell)
    if code:
        return (int(code), int(spell))
    if not may_cast(w, seat):
        return (codes.R_OWN_TURN, int(spell))
    return explain_good(w, seat, paid)


def explain_good(w: vec[i64], seat: i64, good: i64) -> Reason:
    """Return the reason for a good: the seat has none, the order is wrong, or it does not help to pay."""
    if good >= 0 and amount(w[lay.at(seat) + lay.GOODS], good) == 0:
        return (codes.R_NONE_OF, int(good))
    return (codes.R_NO_USE if w[lay.QUESTION] == codes.ASK_PAY else codes.R_ORDER,)


# --- Actions that a player may look for


def list_expected(t: Columns, w: vec[i64]) -> list[int]:
    """Return actions that a player may look for at this question, legal or not."""
    question = w[lay.QUESTION]
    seat = w[lay.ACTOR]
    if question == codes.ASK_TURN:
        return actions(codes.V_TRIAL, codes.TRACKS)
    if question == codes.ASK_ON:
        return [codes.V_STEP << codes.SHIFT]
    if question == codes.ASK_PLACE:
        found: list[int] = []
        for clone in range(2):
            if w[lay.at(seat) + lay.FIGURE + clone] < 0 and (clone == 0 or w[lay.SEATS] == 2):
                found += actions(codes.V_FIGURE + clone, codes.TILES)
        return found
    if question == codes.ASK_CORE:
        return actions(codes.V_CORE, codes.SPACES)
    if question == codes.ASK_COLLECT:
        return actions(codes.V_COLLECT, 2)
    if question == codes.ASK_CONVERT:
        return list_expected_conversions(t, w, seat)
    return []


def actions(verb: i64, count: i64) -> list[int]:
    return [int(verb << codes.SHIFT | x) for x in range(count)]


def list_expected_conversions(t: Columns, w: vec[i64], seat: i64) -> list[int]:
    """Return all sales and purchases, and the casts of spells that the seat has learned."""
    found = actions(codes.V_SELL, codes.KINDS)
    if spaces_of(t, w, seat, codes.CRYSTAL_TO_MANA):
        found += actions(codes.V_DRAIN, codes.COLOURS)
    found.append(codes.V_BUY_TOKEN << codes.SHIFT)
    found += [codes.V_CAST << codes.SHIFT | x for x in range(CASTS) if spaces_of(t, w, seat, spell_of(x))]
    return found + actions(codes.V_BUY, codes.COLOURS)
