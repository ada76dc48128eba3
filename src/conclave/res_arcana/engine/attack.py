"""Life loss: each rival in seat order may react, then may do what the card allows, then loses."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, covers, total, unit
from conclave.res_arcana.engine.choices import reacts
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import EV_LOSS, LOSS_FACED, LOSS_TAKEN, WHY_LOSE, Events
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import ask, ask_bag, ask_card, ask_unless, spend
from conclave.res_arcana.engine.scratch import SCRATCH

# Stages of one rival's answer, kept in the attacking frame; its TALLY counts the rivals that are done.
TO_REACT: Final = 0
TO_BUY_OFF: Final = 1
TO_LOSE: Final = 2


def attack(w: vec[i64], f: i64, loss: i64, unless: i64, cost: i64, ev: Events | None) -> None:
    """One stage for one rival; the instruction runs again until all have answered."""
    done = w[f + TALLY]
    if done == w[SEATS] - 1:
        w[f + TALLY] = 0
        return
    w[f + PC] -= 1
    rival = (w[f + WHO] + 1 + done) % w[SEATS]
    if (w[PASSED] >> rival) & 1:
        w[f + TALLY] += 1
    elif w[f + STAGE] == TO_REACT:
        offer_react(w, f, rival, ev)
    elif w[f + STAGE] == TO_BUY_OFF:
        offer_way_out(w, f, rival, unless, cost)
    else:
        next_rival(w, f)
        lose(w, rival, w[f + SRC], loss, ev)


def next_rival(w: vec[i64], f: i64) -> None:
    w[f + TALLY] += 1
    w[f + STAGE] = TO_REACT


def offer_react(w: vec[i64], f: i64, rival: i64, ev: Events | None) -> None:
    if ev is not None:
        ev.append((EV_LOSS, rival, w[f + SRC], LOSS_FACED))
    w[f + STAGE] = TO_BUY_OFF
    trigger: i64 = AGAINST_DRAGON if T.tags[w[f + SRC]] & DRAGON else AGAINST_LIFE_LOSS
    if reacts(w, SCRATCH, 0, rival, trigger):
        ask(w, ASK_REACT, rival, V_REACT)
        w[CHOICE] = trigger


def offer_way_out(w: vec[i64], f: i64, rival: i64, unless: i64, cost: i64) -> None:
    w[f + STAGE] = TO_LOSE
    r = at(rival)
    if unless == U_PAY:
        if covers(w[r + POOL], cost):
            ask_unless(w, rival, cost)
    elif unless == U_DISCARD:
        if w[r + HAND]:
            ask_card(w, rival, V_DISCARD, w[r + HAND], 0, 1)
    elif unless == U_DESTROY and w[r + PLAY_A]:
        ask_card(w, rival, V_DESTROY, w[r + PLAY_A], 0, 1)


def lose(w: vec[i64], rival: i64, source: i64, loss: i64, ev: Events | None) -> None:
    """Life as far as there is any; two others for each Life that lacks, as far as there are any."""
    if ev is not None:
        ev.append((EV_LOSS, rival, source, LOSS_TAKEN))
    pool = w[at(rival) + POOL]
    life = amount(pool, LIFE)
    if life > loss:
        life = loss
    spend(w, rival, life * unit(LIFE), WHY_LOSE, source, ev)
    others = total(pool) - amount(pool, LIFE)
    lack = 2 * (loss - life)
    ask_bag(w, rival, V_LOSE, lack if lack < others else others, ANY_KIND & ~(1 << LIFE), -1)
