"""What a seat might expect to do now and may not, and why, as far as its view shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from conclave.cli.table import Closed
from conclave.play.protocol import Decision, View
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.wording import Words, discount


def closed(decision: Decision, view: View, words: Words) -> list[Closed]:
    """Cards in hand, powers in play and what can be claimed: those that are not among the choices of an action."""
    if decision.kind != "main":
        return []
    offered = {option.text for option in decision.options}
    return [one for one in _all(decision.seat, view, words) if f"{one.verb} {one.key}" not in offered]


def _all(seat: int, view: View, words: Words) -> Iterator[Closed]:
    player = view["players"][seat]
    for c in view["you"]["hand"]:
        yield Closed("place", ALL[c].id, _lack(player["pool"], ALL[c].cost, words, discount(view, seat, c)))
    for c in (*view["places"], *view["display"]):
        yield Closed("claim", ALL[c].id, _lack(player["pool"], ALL[c].cost, words))
    for entry in player["play"]:
        for number, power in enumerate(ALL[entry["id"]].powers):
            reason = _why(power, bool(entry["turned"]), player["pool"], words)
            yield Closed("use", f"{ALL[entry['id']].id} {number + 1}", reason)


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
        return words.say("why-lacks", essences=words.amounts(missing))
    needed = sum(cost.counts) + cost.any - less - sum(pool)
    return words.say("why-lacks-any", count=needed) if needed > 0 else words.say("why-not-now")
