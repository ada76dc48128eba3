"""Reasons: each kind on a written position of its game, and said in every language."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from coach_positions import WON
from conclave.analysis.reason import FILE, Reason, reason_in
from conclave.coach.continuations import Line, way_of
from conclave.coach.reasons import reasons
from conclave.core import registry
from conclave.core.game import Action, Game, State
from conclave.core.text.fluent import LOCALE, list_languages

RA = "ra1/round:3/turn:p1/first:p2/centre:catacombs_of_the_dead.great_pyramid.obelisk"
TT = (
    "tt1/round:2/turn:p1/start:p2/ring:t03.t09.t05.t08.t10.t02.t07.t11.t01.t04.t06.t12/barrier:5/revealed:r5.r3"
    "/neutral1:fire.2.water.6/neutral2:fire.1.sand.6"
)
RIVAL = "/p2/mat:red/goods:1r1y1p/mana:2/marks:water.3.sand.3/figure:7/clone:1"


def ways(state: State, *texts: str) -> list[Line]:
    """Each text is a way: the parts of an answer with semicolons between them, then what follows behind a bar."""
    game = registry.load_game("res_arcana" if "passed" in state.view(0) else "trial_of_the_temples")
    found: list[Line] = []
    for text in texts:
        after = state.copy()
        answer, line = (_played(game, after, part) for part in (*text.split(" | "), "")[:2])
        found.append(way_of(game, state, answer, line))
    return found


def _played(game: Game, state: State, text: str) -> list[Action]:
    actions = list[Action]()
    for part in text.split("; ") if text else ():
        actions.append(game.read(state, part))
        state.apply_action(actions[-1])
    return actions


class Case(NamedTuple):
    """A written position, two ways from it, and a reason that speaks for the first of them."""

    line: str
    better: str
    worse: str
    reason: Reason


P2 = "/p2/pool:1d/play:seer.divination"
LATE = "ra1/round:5/turn:p1/first:p2/passed:p2/centre:great_pyramid.obelisk.sunken_reef"
LAST = TT.replace("round:2", "round:5").replace("r5.r3", "r1.r2.r4.r5.r3").replace("/ring", "/rested:p2/ring")
RICH = f"{TT}/p1/mat:green/goods:3r3y3b2p3a/mana:3/marks:fire.4/figure:11/clone:3{RIVAL}"
ECHO = (
    "tt1/round:2/phase:resource/turn:p2/start:p1/next:p1/ring:t05.t11.t09.t07.t02.t12.t08.t04.t06.t10.t03.t01/barrier:1"
    "/revealed:r5.r1/got:red.yellow.blue.action/ask:echo(p2)/p1/mat:green/goods:1r1y/figure:4/clone:10"
    "/p2/mat:red/goods:2r1y1b3a/mana:5/marks:water.1/cores:yellow.b1/figure:8/clone:3"
)

CASES = {
    # Both games
    "it wins the game": Case(
        f"{LATE}/p1/play:witch.alchemy.sacred_grove(8l)/hand:hawk{P2}",
        "pass; item research",
        "discard hawk for gold",
        Reason("wins"),
    ),
    "it wins the game, in Trial": Case(
        f"{LAST}/p1/mat:green/goods:1y1a/marks:fire.9.water.9/figure:11/clone:3/p2/mat:red/marks:water.8.sand.9.fire.3",
        "trial sand; stop | rest",
        "rest",
        Reason("wins"),
    ),
    "otherwise a rival wins the game": Case(
        f"{LATE}/p1/play:witch.alchemy/hand:hawk/p2/play:seer.divination.sacred_grove(8l)",
        "discard hawk for gold",
        "pass; item research",
        Reason("ends", {"rival": 1}),
    ),
    "otherwise a rival wins the game, in Trial": Case(
        f"{LAST}/p1/mat:green/goods:3r3y3b2p3a/marks:fire.4/figure:11/clone:3/p2/mat:red/marks:water.9.sand.9",
        "trial fire",
        "rest",
        Reason("ends", {"rival": 1}),
    ),
    "it brings points at once": Case(
        f"{RA}/p1/pool:4g/play:witch.alchemy/hand:hawk{P2}",
        "claim obelisk",
        "discard hawk for gold",
        Reason("points", {"points": 1}),
    ),
    "it brings points at once, in Trial": Case(
        RICH, "trial sand; stop", "trial fire; stop", Reason("points", {"points": 3})
    ),
    "the line behind it comes to more points": Case(
        f"{LATE}/p1/pool:4g/play:witch.alchemy/hand:hawk{P2}",
        "discard hawk for gold | claim obelisk",
        "discard hawk for gold | pass; item research",
        Reason("line-points", {"points": 1}),
    ),
    "the line behind it comes to more points, in Trial": Case(
        RICH,
        "trial fire; stop | rest; trial sand; stop",
        "trial fire; stop | rest; rest",
        Reason("line-points", {"points": 3}),
    ),
    "one has more then": Case(
        f"{RA}/p1/pool:1e/play:witch.alchemy/hand:hawk/p2/pool:9d/play:seer.divination",
        "discard hawk for gold",
        "pass; item calm_elan | claim catacombs_of_the_dead",
        Reason("goods", {"goods": {"gold": 1}}),
    ),
    "one has more then, in Trial": Case(ECHO, "use echo_blue", "done", Reason("goods", {"goods": {"blue": 1}})),
    # Res Arcana
    "one comes to enough points to win": Case(
        WON, "claim great_pyramid", "pass; item death_life", Reason("goal", {"points": 11})
    ),
    "it keeps a rival from enough points": Case(
        WON.replace("(6l)", "(1l)"),
        "claim great_pyramid",
        "discard hawk for gold",
        Reason("rival-goal", {"rival": 1, "points": 10}),
    ),
    "a rival can claim what one could claim first": Case(
        f"{RA}/p1/pool:9d/play:witch.alchemy/hand:hawk/p2/pool:9d/play:seer.divination",
        "claim catacombs_of_the_dead",
        "pass; item calm_elan",
        Reason("claim-first", {"rival": 1, "card": "catacombs_of_the_dead"}),
    ),
    "a rival can claim something then": Case(
        f"{RA}/p1/pool:1e/play:witch.alchemy/hand:hawk/p2/pool:9d/play:seer.divination",
        "discard hawk for gold",
        "pass; item calm_elan | claim catacombs_of_the_dead",
        Reason("rival-claims", {"rival": 1, "card": "catacombs_of_the_dead"}),
    ),
    "what is paid is needed for a claim": Case(
        f"{RA}/p1/pool:9d2g/play:witch.alchemy/hand:hawk.cursed_skull{P2}",
        "discard hawk for gold",
        "place cursed_skull",
        Reason("keep", {"goods": {"death": 2}, "card": "catacombs_of_the_dead"}),
    ),
    "it gives what a claim costs": Case(
        f"{RA}/p1/pool:3g/play:witch.alchemy/hand:hawk{P2}",
        "discard hawk for gold",
        "discard hawk for two; gain life; gain life",
        Reason("gives", {"goods": {"gold": 1}, "card": "great_pyramid"}),
    ),
    "passing gives a claim away": Case(
        f"{RA}/p1/pool:4g/play:witch.alchemy/hand:hawk{P2}",
        "discard hawk for gold",
        "pass; item calm_elan",
        Reason("pass-claims", {"card": "great_pyramid"}),
    ),
    "passing leaves powers unused": Case(
        f"{RA}/p1/pool:4e/play:witch.alchemy/hand:hawk{P2}",
        "discard hawk for gold",
        "pass; item calm_elan",
        Reason("pass-unused", {"count": 2}),
    ),
    "the first to pass has the token": Case(
        f"{RA}/p1/play:witch.alchemy/hand:hawk{P2}",
        "pass; item calm_elan",
        "discard hawk for gold",
        Reason("pass-first"),
    ),
    "a rival's power costs one something": Case(
        f"{RA}/p1/pool:3l/play:witch.alchemy/hand:hawk/p2/pool:1d/play:seer.divination.bone_dragon",
        "discard hawk for gold | use seer 1",
        "discard hawk for two; gain life; gain life | use bone_dragon 1",
        Reason("answered", {"rival": 1, "card": "bone_dragon", "goods": {"life": 2}}),
    ),
    "it leads to a claim": Case(
        f"{LATE}/p1/pool:4g/play:witch.alchemy/hand:hawk.prism{P2}",
        "discard hawk for gold | claim obelisk",
        "discard prism for gold",
        Reason("leads", {"card": "obelisk"}),
    ),
    "a card that collects brings its income every round": Case(
        f"{RA}/p1/pool:1e1g/play:witch.alchemy/hand:hawk.chalice_of_fire{P2}",
        "place chalice_of_fire",
        "discard hawk for gold",
        Reason("income", {"goods": {"elan": 2}}),
    ),
    # Trial of the Temples
    "resting gives points away": Case(RICH, "trial fire", "rest", Reason("rest-reach", {"points": 15})),
    "more points stay within reach": Case(RICH, "trial sand; stop", "trial fire; stop", Reason("reach", {"points": 2})),
    "it leads to a trial": Case(
        RICH, "trial sand; stop | rest; trial fire", "trial sand; stop | rest; rest", Reason("trial", {"card": "fire"})
    ),
}


def game_of(case: Case) -> str:
    return "res_arcana" if case.line.startswith("ra1") else "trial_of_the_temples"


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_reason_is_found_where_it_holds_and_not_the_other_way_round(case: Case) -> None:
    game = registry.load_game(game_of(case))
    better, worse = ways(game.from_position_text(case.line), case.better, case.worse)
    assert case.reason in reasons(game.name, better, worse)
    assert case.reason not in reasons(game.name, worse, better)


def test_every_kind_of_reason_has_a_written_position() -> None:
    assert {case.reason.id for case in CASES.values()} == {name for name, _ in EVERY}
    messages = (LOCALE / "en" / FILE).read_text(encoding="utf-8")
    assert {name for name, _ in EVERY} == set(re.findall(r"^why-(?!plan-)([a-z-]+) =", messages, re.MULTILINE))


def test_what_a_reason_says() -> None:
    said = {name: reason_in("en", game_of(case), case.reason, ["You", "Bob"]) for name, case in CASES.items()}
    assert (
        said["a rival can claim what one could claim first"]
        == "Bob can claim Catacombs of the Dead next turn: get there first."
    )
    assert said["what is paid is needed for a claim"] == "Keep 2 Death: you need it for Catacombs of the Dead."
    assert said["it gives what a claim costs"] == "It brings you closer to Great Pyramid (+1 Gold)."


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


@pytest.mark.parametrize("language", list_languages())
def test_every_reason_can_be_said(language: str) -> None:
    for name, args in EVERY:
        said = reason_in(language, "res_arcana", Reason(name, args), ["Ada", "Bob"])
        assert said
        assert "{" not in said
    goods = Reason("goods", {"goods": {"red": 1, "action": 2, "mana": 3, "core": 1}})
    assert "2" in reason_in(language, "trial_of_the_temples", goods, ["Ada", "Bob"])
