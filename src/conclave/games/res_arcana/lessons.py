"""Tutorial of Res Arcana. In most lessons the rival has passed, so that only the learner acts."""

from __future__ import annotations

from typing import Final

from conclave.lessons.lesson import Goal, Lesson, Mistake, did, goal_won, points, tutorial

GAME: Final = "res_arcana"
ELAN: Final = 0  # index of Elan in a pool

_REST: Final = "sacred_grove.catacombs_of_the_dead.cursed_forge"
_PASSED: Final = "first:p2/passed:p2"
_RIVAL: Final = "p2/pool:1e1d/play:witch.alchemy/hand:elvish_bow/deck:dragon_teeth"


def _pool(kind: int, least: int) -> Goal:
    return lambda deed: int(deed.view["players"][0]["pool"][kind]) >= least


LESSONS: Final = (
    Lesson(
        id="goal",
        game=GAME,
        position=f"ra1/round:5/turn:p1/{_PASSED}/centre:oracle.library.{_REST}.dragons_lair"
        "/p1/pool:1l1c1g/play:healer.protection.great_pyramid.temple.sunken_reef(4c)/hand:nightingale.treant/deck:hawk.prism"
        f"/{_RIVAL}",
        goal=points(0, 10),
        proof=("place nightingale",),
        spotlight=("card:nightingale",),
        shows=("nightingale", "great_pyramid"),
    ),
    Lesson(
        id="essences",
        game=GAME,
        position=f"ra1/round:1/turn:p1/{_PASSED}/centre:oracle.library.{_REST}.coral_castle.dragons_lair"
        f"/p1/pool:1l1c1g/play:healer.protection/hand:sea_serpent.flaming_pit/deck:hawk.prism/{_RIVAL}",
        goal=_pool(ELAN, 2),
        proof=("discard sea_serpent for two; gain elan; gain elan",),
        spotlight=("confirm", "choice:elan", "card:sea_serpent"),
        shows=("sea_serpent", "flaming_pit"),
        mistakes=(
            Mistake("discard flaming_pit *", "pit"),
            Mistake("discard sea_serpent for gold", "gold"),
            Mistake("discard sea_serpent for two", "kinds"),
        ),
    ),
    Lesson(
        id="reading",
        game=GAME,
        position=f"ra1/round:2/turn:p1/{_PASSED}/centre:oracle.library.{_REST}.coral_castle.dragons_lair"
        f"/p1/pool:2e3l1c/play:healer.protection/hand:treant.guard_dog.hawk/deck:vault.prism/{_RIVAL}",
        goal=did("place treant"),
        proof=("place treant",),
        spotlight=("hand:0",),
        shows=("treant", "guard_dog", "hawk"),
        mistakes=(Mistake("place guard_dog", "dog"), Mistake("place hawk", "hawk")),
    ),
    Lesson(
        id="use",
        game=GAME,
        position=f"ra1/round:2/turn:p1/{_PASSED}/centre:oracle.library.{_REST}.coral_castle.dragons_lair"
        f"/p1/pool:1e1c/play:healer.protection.dwarven_pickaxe/hand:guard_dog/deck:vault.prism/{_RIVAL}",
        goal=did("use dwarven_pickaxe 1"),
        proof=("use dwarven_pickaxe 1",),
        spotlight=("card:dwarven_pickaxe",),
        shows=("dwarven_pickaxe",),
        mistakes=(Mistake("discard *", "discard"), Mistake("place guard_dog", "place")),
    ),
    Lesson(
        id="collect",
        game=GAME,
        position=f"ra1/round:3/phase:collect/turn:p1/first:p1/centre:oracle.library.{_REST}.coral_castle.dragons_lair"
        "/p1/pool:1l/play:duelist.protection.flaming_pit.ring_of_midas(2g)/hand:hawk/deck:vault.prism"
        "/p2/pool:1e1d/play:transmuter.alchemy/hand:elvish_bow/deck:dragon_teeth",
        goal=did("take ring_of_midas"),
        proof=("take ring_of_midas",),
        spotlight=("confirm", "card:ring_of_midas"),
        shows=("ring_of_midas", "duelist", "flaming_pit"),
        mistakes=(Mistake("done", "leave"),),
    ),
    Lesson(
        id="claim",
        game=GAME,
        position=f"ra1/round:3/turn:p1/{_PASSED}/centre:oracle.library.{_REST}.sunken_reef.dragons_lair"
        f"/p1/pool:2e2l5c/play:healer.protection/hand:mermaid/deck:vault.prism/{_RIVAL}",
        goal=did("claim sunken_reef"),
        proof=("claim sunken_reef",),
        spotlight=("card:sunken_reef",),
        shows=("sunken_reef", "mermaid"),
        mistakes=(Mistake("place mermaid", "mermaid"),),
    ),
    Lesson(
        id="monument",
        game=GAME,
        position=f"ra1/round:4/turn:p1/{_PASSED}/centre:great_pyramid.library.{_REST}.coral_castle.dragons_lair"
        f"/p1/pool:1e4g/play:healer.protection/hand:hawk/deck:vault.prism/{_RIVAL}",
        goal=did("claim great_pyramid"),
        proof=("claim great_pyramid",),
        spotlight=("card:great_pyramid",),
        shows=("great_pyramid", "library"),
        mistakes=(Mistake("claim top", "top"), Mistake("claim library", "library")),
    ),
    Lesson(
        id="pass",
        game=GAME,
        position=f"ra1/round:2/turn:p1/first:p2/centre:great_pyramid.library.{_REST}.coral_castle.dragons_lair"
        f"/p1/pool:1e/play:healer.protection/hand:sea_serpent/deck:vault/{_RIVAL}",
        goal=did("item *"),
        proof=("pass; item calm_elan",),
        spotlight=("card:calm_elan", "choice:pass"),
        shows=("protection", "calm_elan"),
        way=("pass",),
    ),
    Lesson(
        id="react",
        game=GAME,
        position=f"ra1/round:3/turn:p2/first:p2/centre:great_pyramid.library.{_REST}.coral_castle.dragons_lair"
        "/do:fire_dragon(p2.use1.at1.stage1)/ask:react(p1)/p1/pool:1e1l4d/play:duelist.protection/hand:hawk/deck:vault.prism"
        "/p2/pool:1e1d/play:witch.alchemy.fire_dragon(turned)/hand:elvish_bow/deck:dragon_teeth",
        goal=did("react protection 1"),
        proof=("react protection 1",),
        spotlight=("card:protection", "card:fire_dragon"),
        shows=("fire_dragon", "protection"),
        mistakes=(Mistake("decline", "decline"),),
    ),
    Lesson(
        id="check",
        game=GAME,
        position=f"ra1/round:5/turn:p1/{_PASSED}/centre:library.hanging_gardens.{_REST}.dragons_lair"
        "/p1/pool:1c3g/play:healer.protection.great_pyramid.golden_statue.sunken_reef(4c)/hand:hawk/deck:vault.prism"
        "/p2/pool:1e1d/play:witch.alchemy.dragon_egg.nightingale.temple.oracle.colossus.sea_serpent/hand:elvish_bow/deck:dragon_teeth",
        goal=goal_won(0),
        proof=("pass; item calm_elan", "react golden_statue 1"),
        spotlight=("card:golden_statue", "card:calm_elan", "choice:pass"),
        shows=("golden_statue",),
        way=("pass", "item *"),
        mistakes=(Mistake("decline", "decline"), Mistake("discard *", "discard")),
    ),
)

TUTORIAL: Final = tutorial(GAME, LESSONS, (Mistake("pass", "pass"), Mistake("discard *", "discard")))
