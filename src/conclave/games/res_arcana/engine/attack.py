"""Life loss. In seat order after the attacker, each rival may react, may take the card's way out, or loses Life."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, covers, total, unit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS
from conclave.games.res_arcana.engine.choices import fill_reacts
from conclave.games.res_arcana.engine.events import EV_LOSS, LOSS_FACED, LOSS_TAKEN, WHY_LOSE, Events
from conclave.games.res_arcana.engine.moves import ask, ask_bag, ask_card, ask_unless, spend
from conclave.games.res_arcana.engine.scratch import SCRATCH

# Stages of one rival's answer, stored in the attacking frame. FRAME_COUNTER counts the rivals that are done.
TO_REACT: Final = 0
TO_BUY_OFF: Final = 1
TO_LOSE: Final = 2


def attack(w: vec[i64], f: i64, loss: i64, unless: i64, cost: i64, ev: Events | None) -> None:
    """Run one stage for one rival. The instruction repeats until all rivals have answered."""
    done = w[f + lay.FRAME_COUNTER]
    if done == w[lay.SEATS] - 1:
        w[f + lay.FRAME_COUNTER] = 0
        return
    w[f + lay.FRAME_PC] -= 1
    rival = (w[f + lay.FRAME_SEAT] + 1 + done) % w[lay.SEATS]
    if (w[lay.PASSED] >> rival) & 1:
        w[f + lay.FRAME_COUNTER] += 1
    elif w[f + lay.FRAME_STAGE] == TO_REACT:
        offer_react(w, f, rival, ev)
    elif w[f + lay.FRAME_STAGE] == TO_BUY_OFF:
        offer_way_out(w, f, rival, unless, cost)
    else:
        next_rival(w, f)
        lose(w, rival, w[f + lay.FRAME_SOURCE], loss, ev)


def next_rival(w: vec[i64], f: i64) -> None:
    w[f + lay.FRAME_COUNTER] += 1
    w[f + lay.FRAME_STAGE] = TO_REACT


def offer_react(w: vec[i64], f: i64, rival: i64, ev: Events | None) -> None:
    if ev is not None:
        ev.append((EV_LOSS, rival, w[f + lay.FRAME_SOURCE], LOSS_FACED))
    w[f + lay.FRAME_STAGE] = TO_BUY_OFF
    trigger: i64 = (
        codes.AGAINST_DRAGON if CARDS.tags[w[f + lay.FRAME_SOURCE]] & codes.DRAGON else codes.AGAINST_LIFE_LOSS
    )
    if fill_reacts(w, SCRATCH, 0, rival, trigger):
        ask(w, codes.ASK_REACT, rival, codes.V_REACT)
        w[lay.CHOICE] = trigger


def offer_way_out(w: vec[i64], f: i64, rival: i64, unless: i64, cost: i64) -> None:
    w[f + lay.FRAME_STAGE] = TO_LOSE
    r = lay.at(rival)
    if unless == codes.U_PAY:
        if covers(w[r + lay.POOL], cost):
            ask_unless(w, rival, cost)
    elif unless == codes.U_DISCARD:
        if w[r + lay.HAND]:
            ask_card(w, rival, codes.V_DISCARD, w[r + lay.HAND], 0, 1)
    elif unless == codes.U_DESTROY and w[r + lay.PLAY_ARTIFACTS]:
        ask_card(w, rival, codes.V_DESTROY, w[r + lay.PLAY_ARTIFACTS], 0, 1)


def lose(w: vec[i64], rival: i64, source: i64, loss: i64, ev: Events | None) -> None:
    """Remove Life from a rival. Each missing Life costs two other essences, as far as the pool allows."""
    if ev is not None:
        ev.append((EV_LOSS, rival, source, LOSS_TAKEN))
    pool = w[lay.at(rival) + lay.POOL]
    life = amount(pool, codes.LIFE)
    if life > loss:
        life = loss
    spend(w, rival, life * unit(codes.LIFE), WHY_LOSE, source, ev)
    others = total(pool) - amount(pool, codes.LIFE)
    lack = 2 * (loss - life)
    ask_bag(w, rival, codes.V_LOSE, lack if lack < others else others, codes.ANY_KIND & ~(1 << codes.LIFE), -1)
