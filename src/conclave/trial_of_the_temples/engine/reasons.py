"""Why an action is not legal: a code and what lacks, found by the predicates that decide what is legal.

`allows` has the first word, so that there is a reason for exactly what is not legal.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, shifted, unit
from conclave.play.errors import Voice
from conclave.trial_of_the_temples.engine.choices import allows
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import CLONE_COST, MANA_MAX, MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.convert import CASTS, may_cast, paid_by, spell_of
from conclave.trial_of_the_temples.engine.flow import bar_step, bar_trial
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import ROW, filled, next_free, ready, spaces_of
from conclave.trial_of_the_temples.engine.previews import least_mana
from conclave.trial_of_the_temples.engine.ring import bar, figures

Reason: TypeAlias = tuple[int, ...]  # R_*, then its numbers; () where there is none

VOICE: Final = Voice()  # the game lends it words


def why_not(t: Columns, w: vec[i64], action: i64) -> Reason:
    """What keeps the acting seat from this action; () for a legal one."""
    if allows(t, w, action):
        return ()
    verb = action >> SHIFT
    x = action & OPERAND
    question = w[ASK]
    seat = w[ACTOR]
    if question == ASK_OVER:
        return (R_OVER,)
    if seat < 0:
        return (R_OTHER,)
    if verb == V_CONVERT and x == 0 and question != ASK_CONVERT:
        return why_no_visit(w, question)
    if question == ASK_TURN and verb == V_TRIAL and x < TRACKS:
        return why_no_trial(t, w, seat, x)
    if question == ASK_ON and verb == V_STEP and x == 0:
        return why_no_space(t, w, seat, w[TRACK], w[at(seat) + GOODS], w[at(seat) + MANA], bar_step(t, w, seat))
    if question == ASK_PLACE and (verb == V_FIGURE or verb == V_CLONE) and x < TILES:
        return why_no_place(w, seat, verb - V_FIGURE, x)
    if question == ASK_CORE and verb == V_CORE and x < SPACES:
        return why_no_core(w, seat, x)
    if question == ASK_COLLECT and verb == V_COLLECT and x == 1:
        return (R_MANA, int(t.numbers[CLONE_COST] - w[at(seat) + MANA]))
    if question == ASK_CONVERT or question == ASK_PAY:
        return why_no_conversion(t, w, seat, action)
    if question == ASK_ECHO and verb == V_ECHO and x <= ECHO_ACTION:
        return why_no_echo(t, w, seat, x)
    return why_no_colour(w, seat, verb, x)


def why_no_visit(w: vec[i64], question: i64) -> Reason:
    """Some questions are no decision of one's own before which one may convert."""
    if question == ASK_WILD or question == ASK_STORE or question == ASK_PAY or question == ASK_MAT:
        return (R_OTHER,)
    return (R_CONVERTED if w[SAVED] else R_NOTHING,)


# --- Trials


def why_no_trial(t: Columns, w: vec[i64], seat: i64, track: i64) -> Reason:
    code = bar_trial(t, w, seat, track)
    goods = w[at(seat) + GOODS]
    mana = w[at(seat) + MANA]
    if code == R_TOKEN:
        return (R_TOKEN, TOKEN_PRICE, int(TOKEN_PRICE - mana))
    if amount(goods, ACTION):
        goods -= unit(ACTION)
    else:
        mana -= TOKEN_PRICE
    return why_no_space(t, w, seat, track, goods, mana, code)


def why_no_space(t: Columns, w: vec[i64], seat: i64, track: i64, goods: i64, mana: i64, code: i64) -> Reason:
    """What lacks for the next free space: crystals, or the mana that would come by them."""
    if code == R_MOST:
        return (R_MOST, int(t.numbers[MAX_STEPS]))
    if code != R_LACKS:
        return (int(code),)
    space = next_free(t, w, seat, track)
    cost = t.cost[MAX_SPACES * track + space]
    lacks: list[int] = []
    for colour in range(COLOURS):
        lack = amount(cost, colour) - amount(goods, colour)
        lacks.append(int(lack) if lack > 0 else 0)
    return (R_LACKS, int(space), *lacks, CRYSTAL_PRICE, least_mana(t, w, seat, goods, cost) - int(mana))


# --- The ring and the mat


def why_no_place(w: vec[i64], seat: i64, clone: i64, position: i64) -> Reason:
    if clone and w[SEATS] != 2:
        return (R_NO_CLONE,)
    if w[at(seat) + FIGURE + clone] >= 0:
        return (R_STANDS,)
    return (int(bar(w, figures(w), position)),)


def why_no_core(w: vec[i64], seat: i64, space: i64) -> Reason:
    if (filled(w, seat) >> space) & 1:
        return (R_FILLED,)
    in_row = w[at(seat) + CORES + w[CORE]] & shifted(ROW, space & ~3)
    return (R_ROW if in_row else R_COLUMN, int(w[CORE]))


def why_no_colour(w: vec[i64], seat: i64, verb: i64, x: i64) -> Reason:
    """Of wild and stored crystals, mats and whatever else is chosen from a few."""
    if w[ASK] == ASK_STORE and verb == V_STORE and x < COLOURS:
        return (R_NONE_OF, int(x)) if amount(w[at(seat) + GOODS], x) == 0 else (R_ORDER,)
    if w[ASK] == ASK_WILD and verb == V_WILD and x < PURPLE:
        return (R_ORDER,)
    if w[ASK] == ASK_MAT and verb == V_MAT:
        return (R_NOT_AMONG,)
    return (R_OTHER,)


# --- Conversions and spells


def why_no_echo(t: Columns, w: vec[i64], seat: i64, spell: i64) -> Reason:
    code = bar_spell(t, w, seat, spell)
    if code:
        return (int(code), int(spell))
    heard: i64 = ACTION if spell == ECHO_ACTION else spell
    return (R_ORDER,) if (w[GOT] >> heard) & 1 else (R_UNHEARD, int(spell))


def bar_spell(t: Columns, w: vec[i64], seat: i64, spell: i64) -> i64:
    """What keeps a spell from being ready."""
    if spaces_of(t, w, seat, spell) == 0:
        return R_UNTAUGHT
    return R_USED if ready(t, w, seat, spell) == 0 else 0


def why_no_conversion(t: Columns, w: vec[i64], seat: i64, action: i64) -> Reason:
    """In a visit to convert, or on the way to what a space costs."""
    verb = action >> SHIFT
    x = action & OPERAND
    mana = w[at(seat) + MANA]
    if verb == V_DONE and x == 0 and w[ASK] == ASK_CONVERT:
        return (R_FIRST,)
    if (verb == V_SELL and x < KINDS) or (verb == V_DRAIN and x < COLOURS):
        if w[ASK] == ASK_PAY:
            return (R_NO_USE,)
        if mana >= t.numbers[MANA_MAX]:
            return (R_FULL,)
        return why_no_spell(t, w, seat, CRYSTAL_TO_MANA, x) if verb == V_DRAIN else why_not_given(w, seat, x)
    if verb == V_CAST and x < CASTS:
        return why_no_spell(t, w, seat, spell_of(x), paid_by(x))
    if (verb == V_BUY and x < COLOURS) or (verb == V_BUY_TOKEN and x == 0):
        price: i64 = TOKEN_PRICE if verb == V_BUY_TOKEN else CRYSTAL_PRICE
        return (R_MANA, int(price - mana)) if mana < price else why_not_given(w, seat, -1)
    return (R_OTHER,)


def why_no_spell(t: Columns, w: vec[i64], seat: i64, spell: i64, paid: i64) -> Reason:
    code = bar_spell(t, w, seat, spell)
    if code:
        return (int(code), int(spell))
    if not may_cast(w, seat):
        return (R_OWN_TURN, int(spell))
    return why_not_given(w, seat, paid)


def why_not_given(w: vec[i64], seat: i64, good: i64) -> Reason:
    """The seat has no such good; else it comes too late, or leads nowhere."""
    if good >= 0 and amount(w[at(seat) + GOODS], good) == 0:
        return (R_NONE_OF, int(good))
    return (R_NO_USE if w[ASK] == ASK_PAY else R_ORDER,)


# --- What a seat might expect


def expected(t: Columns, w: vec[i64]) -> list[int]:
    """Actions that the acting seat might look for."""
    question = w[ASK]
    seat = w[ACTOR]
    if question == ASK_TURN:
        return actions(V_TRIAL, TRACKS)
    if question == ASK_ON:
        return [V_STEP << SHIFT]
    if question == ASK_PLACE:
        found: list[int] = []
        for clone in range(2):
            if w[at(seat) + FIGURE + clone] < 0 and (clone == 0 or w[SEATS] == 2):
                found += actions(V_FIGURE + clone, TILES)
        return found
    if question == ASK_CORE:
        return actions(V_CORE, SPACES)
    if question == ASK_COLLECT:
        return actions(V_COLLECT, 2)
    if question == ASK_CONVERT:
        return expected_conversions(t, w, seat)
    return []


def actions(verb: i64, count: i64) -> list[int]:
    return [int(verb << SHIFT | x) for x in range(count)]


def expected_conversions(t: Columns, w: vec[i64], seat: i64) -> list[int]:
    """All that every seat may do, and the spells that this one knows."""
    found = actions(V_SELL, KINDS)
    if spaces_of(t, w, seat, CRYSTAL_TO_MANA):
        found += actions(V_DRAIN, COLOURS)
    found.append(V_BUY_TOKEN << SHIFT)
    found += [V_CAST << SHIFT | x for x in range(CASTS) if spaces_of(t, w, seat, spell_of(x))]
    return found + actions(V_BUY, COLOURS)
