"""What a seat might expect to do now and may not, and why, as far as its view shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from conclave.cli.table import Closed
from conclave.play.protocol import Decision, View
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.story import counted
from conclave.res_arcana.wording import Words, discount


def closed(decision: Decision, view: View, words: Words) -> list[Closed]:
    """Cards in hand, powers in play and what can be claimed: those that are not among the choices of an action."""
    if decision.kind != "main":
        return []
    offered = {option.action for option in decision.options}
    return list(_all(decision.seat, view, words, offered))


def _all(seat: int, view: View, words: Words, offered: set[int]) -> Iterator[Closed]:
    player = view["players"][seat]
    pool = player["pool"]
    for c in view["you"]["hand"]:
        if w.V_PLACE << w.SHIFT | c not in offered:
            yield Closed("place", ALL[c].id, _lack(pool, ALL[c].cost, words, discount(view, seat, c)))
    for c in (*view["places"], *view["display"]):
        if w.V_CLAIM << w.SHIFT | c not in offered:
            yield Closed("claim", ALL[c].id, _lack(pool, ALL[c].cost, words))
    for entry in player["play"]:
        c = entry["id"]
        for number, power in enumerate(ALL[c].powers):
            if w.V_USE << w.SHIFT | c << 1 | number not in offered:
                yield Closed("use", f"{ALL[c].id} {number + 1}", _why(power, bool(entry["turned"]), pool, words))


def _why(power: v.Power, is_turned: bool, pool: Sequence[int], words: Words) -> str:
    if power.timing is v.Timing.REACT:
        return words.say("why-react")
    if power.timing is v.Timing.ON_CLAIM:
        return words.say("why-claim")
    if is_turned and not power.usable_when_turned:
        return words.say("why-turned")
    if power.needs_turned and not is_turned:
        return words.say("why-straight")
    return _lack(pool, next((cost for cost in power.costs if isinstance(cost, v.Pay)), None), words)


def _lack(pool: Sequence[int], cost: v.E | None, words: Words, less: int = 0) -> str:
    """What is missing to pay a cost; where nothing is, something else is in the way."""
    if cost is None:
        return words.say("why-not-now")
    missing = [max(0, need - have) for need, have in zip(cost.counts, pool, strict=True)]
    if sum(missing) > less:
        return words.say("why-lacks", essences=counted(missing, words.language))
    needed = sum(cost.counts) + cost.any - less - sum(pool)
    return words.say("why-lacks-any", count=needed) if needed > 0 else words.say("why-not-now")
