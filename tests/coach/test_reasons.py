"""Reasons: each kind on a written position of its game, and said in every language."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.coach.reason import Reason
from conclave.coach.reasons import reasons
from conclave.coach.ways import Way, way_of
from conclave.coach.words import reason_in
from conclave.play import registry
from conclave.play.fluent import languages
from conclave.play.protocol import State

RA = "ra1/round:3/turn:p1/first:p2/centre:catacombs_of_the_dead.great_pyramid.obelisk"
TT = (
    "tt1/round:2/turn:p1/start:p2/ring:t03.t09.t05.t08.t10.t02.t07.t11.t01.t04.t06.t12/barrier:5/revealed:r5.r3"
    "/neutral1:fire.2.water.6/neutral2:fire.1.sand.6"
)
RIVAL = "/p2/mat:red/goods:1r1y1p/mana:2/marks:water.3.sand.3/figure:7/clone:1"


def ways(state: State, *texts: str) -> list[Way]:
    """Each text is a way: deeds with semicolons between them."""
    game = registry.find("res_arcana" if "passed" in state.view(0) else "trial_of_the_temples")
    found: list[Way] = []
    for text in texts:
        after, actions = state.copy(), list[int]()
        for part in text.split("; "):
            actions.append(game.read(after, part))
            after.apply(actions[-1])
        found.append(way_of(game, state, actions[:1], actions[1:]))
    return found


def given(line: str, better: str, worse: str) -> list[Reason]:
    game = registry.find("res_arcana" if line.startswith("ra1") else "trial_of_the_temples")
    return reasons(game.name, *ways(game.position(line), better, worse))


def test_a_rival_can_claim_what_one_could_claim_now() -> None:
    line = f"{RA}/p1/pool:9d/play:witch.alchemy/hand:hawk/p2/pool:9d/play:seer.divination"
    said = given(line, "claim catacombs_of_the_dead", "pass; item calm_elan")
    assert said[0] == Reason("claim-first", {"rival": 1, "card": "catacombs_of_the_dead"})
    assert "can claim Catacombs of the Dead" in reason_in("en", "res_arcana", said[0], ["You", "Bob"])


def test_what_is_paid_is_needed_for_a_claim() -> None:
    line = f"{RA}/p1/pool:9d2g/play:witch.alchemy/hand:hawk.cursed_skull/p2/pool:1d/play:seer.divination"
    said = given(line, "discard hawk for gold", "place cursed_skull")
    assert (said[0].id, said[0].args["card"]) == ("keep", "catacombs_of_the_dead")
    assert reason_in("en", "res_arcana", said[0], ["You", "Bob"]).startswith("Keep ")


def test_passing_gives_a_claim_away_and_powers_unused() -> None:
    line = f"{RA}/p1/pool:4g/play:witch.alchemy/hand:hawk/p2/pool:1d/play:seer.divination"
    ids = [one.id for one in given(line, "discard hawk for gold", "pass; item calm_elan")]
    assert ids[0] == "pass-claims"
    line = f"{RA}/p1/pool:4e/play:witch.alchemy/hand:hawk/p2/pool:1d/play:seer.divination"
    assert Reason("pass-unused", {"count": 2}) in given(line, "discard hawk for gold", "pass; item calm_elan")


def test_a_claim_brings_points_at_once() -> None:
    line = f"{RA}/p1/pool:4g/play:witch.alchemy/hand:hawk/p2/pool:1d/play:seer.divination"
    said = given(line, "claim obelisk", "discard hawk for gold")
    assert said[0].id == "points"


def test_a_card_that_collects_brings_its_income_every_round() -> None:
    line = f"{RA}/p1/pool:1e1g/play:witch.alchemy/hand:hawk.chalice_of_fire/p2/pool:1d/play:seer.divination"
    said = given(line, "place chalice_of_fire", "discard hawk for gold")
    assert Reason("income", {"goods": {"elan": 2}}) in said


def test_resting_gives_points_away() -> None:
    line = f"{TT}/p1/mat:green/goods:3r3y3b2p3a/mana:3/marks:fire.4/figure:11/clone:3{RIVAL}"
    said = given(line, "trial fire", "rest")
    assert said[0].id == "rest-reach"
    assert int(str(said[0].args["points"])) > 0


def test_more_points_stay_within_reach() -> None:
    game = registry.find("trial_of_the_temples")
    line = f"{TT}/p1/mat:green/goods:3r1y1b1p2a/mana:1/marks:fire.4/figure:11/clone:3{RIVAL}"
    state = game.position(line)
    best = max(
        (way for way in ways(state, "trial fire", "trial water", "trial sand")), key=lambda way: way.after.reach(0)
    )
    least = min(
        (way for way in ways(state, "trial fire", "trial water", "trial sand")), key=lambda way: way.after.reach(0)
    )
    assert Reason("reach", {"points": best.after.reach(0) - least.after.reach(0)}) in reasons(game.name, best, least)


EVERY: list[tuple[str, Any]] = [
    *((name, {}) for name in ("wins", "pass-first")),
    ("ends", {"rival": 1}),
    *((name, {"rival": 1, "card": "catacombs_of_the_dead"}) for name in ("claim-first", "rival-claims")),
    *((name, {"goods": {"life": 1, "gold": 2}, "card": "oracle"}) for name in ("keep", "gives")),
    ("answered", {"rival": 1, "card": "oracle", "goods": {"life": 1}}),
    *((name, {"points": 1}) for name in ("goal", "points", "rest-reach", "reach", "line-points")),
    ("rival-goal", {"rival": 1, "points": 10}),
    *((name, {"card": "oracle"}) for name in ("pass-claims", "leads", "trial")),
    ("pass-unused", {"count": 3}),
    *((name, {"goods": {"elan": 2}}) for name in ("income", "goods")),
]


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    for name, args in EVERY:
        said = reason_in(language, "res_arcana", Reason(name, args), ["Ada", "Bob"])
        assert said
        assert "{" not in said
    goods = Reason("goods", {"goods": {"red": 1, "action": 2, "mana": 3, "core": 1}})
    assert "2" in reason_in(language, "trial_of_the_temples", goods, ["Ada", "Bob"])
