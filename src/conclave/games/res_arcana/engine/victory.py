"""Points, victory checks, and the end of games and matches."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, size_of, total
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS, artifact_in, other_in
from conclave.games.res_arcana.engine.choices import fill_reacts
from conclave.games.res_arcana.engine.events import EV_OVER, EV_PARTS, EV_WORTH, Events
from conclave.games.res_arcana.engine.moves import ask
from conclave.games.res_arcana.engine.scratch import BONUSES, SCRATCH, TOKENS, WORTHS

THRESHOLD: Final = 10


def points(w: vec[i64], seat: i64) -> i64:
    """Return all points of a seat, including the First Player token and the bonus for this check."""
    s = lay.at(seat)
    n = w[s + lay.BONUS] + token_points(w, seat)
    a = w[s + lay.PLAY_ARTIFACTS]
    while a:
        n += points_of(w, seat, artifact_in(a))
        a &= a - 1
    b = w[s + lay.PLAY_OTHERS]
    while b:
        n += points_of(w, seat, other_in(b))
        b &= b - 1
    return n


def points_of(w: vec[i64], seat: i64, c: i64) -> i64:
    """Return the points of one component that the seat has in play."""
    n = CARDS.points[c] + points_on(w, c)
    return n + points_for_tags(w, seat, c) if CARDS.scored_tags[c] else n


def points_for_tags(w: vec[i64], seat: i64, c: i64) -> i64:
    """Return the points that a component scores for the seat's artifacts by their tags."""
    n: i64 = 0
    mine = w[lay.at(seat) + lay.PLAY_ARTIFACTS]
    for tag in range(CARDS.tag_count):
        if CARDS.scored_tags[c] >> tag & 1:
            n += CARDS.tag_points[c * CARDS.tag_count + tag] * size_of(mine & CARDS.tagged[bit(tag)])
    return n


def points_on(w: vec[i64], c: i64) -> i64:
    """Return the points of the essences on a component."""
    return amount(w[lay.ESSENCES_ON + c], CARDS.score_kind[c]) if CARDS.score_kind[c] >= 0 else 0


def token_points(w: vec[i64], seat: i64) -> i64:
    return 1 if w[lay.FIRST] == seat else 0


# --- Points as they change, part by part


def note_worths(w: vec[i64]) -> None:
    """Record the current points of each component and of each seat's other sources. Components not in play count 0."""
    for c in range(CARDS.components):
        WORTHS[c] = 0
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        TOKENS[seat] = token_points(w, seat)
        BONUSES[seat] = w[s + lay.BONUS]
        a = w[s + lay.PLAY_ARTIFACTS]
        while a:
            WORTHS[artifact_in(a)] = points_of(w, seat, artifact_in(a))
            a &= a - 1
        b = w[s + lay.PLAY_OTHERS]
        while b:
            WORTHS[other_in(b)] = points_of(w, seat, other_in(b))
            b &= b - 1


def tell_worths(w: vec[i64], ev: Events) -> None:
    """Emit events for the points that have changed since `note_worths`."""
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        token = token_points(w, seat)
        if TOKENS[seat] != token or BONUSES[seat] != w[s + lay.BONUS]:
            ev.append((EV_PARTS, seat, token, w[s + lay.BONUS]))
        a = w[s + lay.PLAY_ARTIFACTS]
        while a:
            tell_worth(w, seat, artifact_in(a), ev)
            a &= a - 1
        b = w[s + lay.PLAY_OTHERS]
        while b:
            tell_worth(w, seat, other_in(b), ev)
            b &= b - 1


def tell_worth(w: vec[i64], seat: i64, c: i64, ev: Events) -> None:
    if points_of(w, seat, c) != WORTHS[c]:
        ev.append((EV_WORTH, c, points_of(w, seat, c)))


# --- Victory checks


def tie_break(w: vec[i64], seat: i64) -> i64:
    """Return the number of essences in the pool, Gold counting double."""
    pool = w[lay.at(seat) + lay.POOL]
    return total(pool) + amount(pool, codes.GOLD)


def ask_statue(w: vec[i64]) -> None:
    """Ask the seat that can react to a victory check, if any. Only the Golden Statue can."""
    for seat in range(w[lay.SEATS]):
        if fill_reacts(w, SCRATCH, 0, seat, codes.AT_VICTORY_CHECK):
            ask(w, codes.ASK_REACT, seat, codes.V_REACT)
            w[lay.CHOICE] = codes.AT_VICTORY_CHECK


def judge(w: vec[i64], at_limit: i64, ev: Events | None) -> None:
    """End the game if a seat has enough points or this is the last check."""
    best: i64 = 0
    for seat in range(w[lay.SEATS]):
        n = points(w, seat)
        if n > best:
            best = n
    if best >= THRESHOLD or at_limit:
        finish(w, best, ev)
    else:
        for seat in range(w[lay.SEATS]):
            w[lay.at(seat) + lay.BONUS] = 0


def finish(w: vec[i64], best: i64, ev: Events | None) -> None:
    leaders: i64 = 0
    for seat in range(w[lay.SEATS]):
        if points(w, seat) == best:
            leaders |= bit(seat)
    reason: i64 = codes.BY_POINTS
    winners = leaders
    if size_of(leaders) > 1:
        winners = richest(w, leaders)
        reason = codes.SHARED if size_of(winners) > 1 else codes.BY_TIE_BREAK
    if best < THRESHOLD:
        reason |= codes.BY_LIMIT
    w[lay.WINNERS] = winners
    w[lay.REASON] = reason
    w[lay.PHASE] = codes.PH_OVER
    w[lay.STEP] = 0
    w[lay.DEPTH] = 0
    if ev is not None:
        ev.append((EV_OVER, winners, reason))


def richest(w: vec[i64], seats: i64) -> i64:
    most: i64 = -1
    found: i64 = 0
    for seat in range(w[lay.SEATS]):
        if not (seats >> seat) & 1:
            continue
        n = tie_break(w, seat)
        if n > most:
            most = n
            found = 0
        if n == most:
            found |= bit(seat)
    return found
