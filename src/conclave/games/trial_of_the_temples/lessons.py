"""Tutorial of Trial of the Temples for two players. The opponent rests in most lessons."""

from __future__ import annotations

from typing import Final

from conclave.lessons.lesson import Goal, Lesson, Mistake, did, goal_won, tutorial

GAME: Final = "trial_of_the_temples"
FIRE: Final = 0

_RING: Final = "ring:t11.t06.t05.t02.t01.t08.t10.t09.t07.t03.t12.t04/barrier:12"
_FIRST: Final = f"{_RING}/revealed:r3"
_SECOND: Final = f"{_RING}/revealed:r3.r2"


def _marker(track: int, least: int) -> Goal:
    return lambda deed: int(deed.view["players"][0]["marks"][track]) >= least


def _lines(least: int) -> Goal:
    return lambda deed: int(deed.view["players"][0]["lines"]) >= least


LESSONS: Final = (
    Lesson(
        id="goal",
        game=GAME,
        position=f"tt1/round:1/turn:p1/start:p1/rested:p2/{_FIRST}"
        "/p1/mat:red/goods:1r1a/mana:2/figure:5/clone:10/p2/mat:blue/mana:3",
        goal=_marker(FIRE, 1),
        proof=("trial fire; stop",),
        spotlight=("choice:stop", "track:fire"),
        shows=("fire",),
    ),
    Lesson(
        id="place",
        game=GAME,
        position=f"tt1/round:1/phase:temple/start:p2/{_FIRST}"
        "/p1/mat:red/goods:1r1a/mana:2/p2/mat:blue/goods:1b1a/mana:2/figure:8",
        goal=did("figure 5"),
        proof=("figure 5",),
        spotlight=("tile:4",),
        shows=("T01",),
        mistakes=(Mistake("clone *", "clone"), Mistake("figure *", "tile")),
    ),
    Lesson(
        id="collect",
        game=GAME,
        position=f"tt1/round:1/phase:resource/turn:p1/start:p1/{_FIRST}"
        "/p1/mat:red/goods:1r1a/mana:2/figure:6/clone:10/p2/mat:blue/goods:1b1a/mana:2/figure:2/clone:8",
        goal=did("collect figure"),
        proof=("collect figure",),
        spotlight=("choice:collect figure", "tile:5", "tile:4", "tile:3", "tile:2", "tile:6"),
        shows=("T08", "day_and_night_tile"),
        mistakes=(Mistake("collect clone", "clone"),),
    ),
    Lesson(
        id="core",
        game=GAME,
        position=f"tt1/round:1/phase:resource/turn:p1/start:p2/{_FIRST}/got:action/ask:core(p1.red)"
        "/p1/mat:red/goods:1r2a/mana:2/figure:5/clone:10/cores:red.a1/p2/mat:blue/goods:1b1a/mana:2/figure:2/clone:8",
        goal=did("core c3"),
        proof=("core c3",),
        spotlight=("cell:0:10",),
        shows=("gift_red",),
        mistakes=(Mistake("core *", "cell"),),
    ),
    Lesson(
        id="trial",
        game=GAME,
        position=f"tt1/round:1/turn:p1/start:p1/rested:p2/{_FIRST}"
        "/p1/mat:red/goods:2r1y1p1a/mana:2/figure:5/clone:10/p2/mat:blue/mana:3",
        goal=_marker(FIRE, 3),
        proof=("trial fire; go on; go on; core c3",),
        spotlight=("cell:0:10", "track:fire"),
        shows=("fire",),
        way=("trial fire", "go on"),
        mistakes=(Mistake("stop", "stop"), Mistake("trial [!f]*", "track")),
    ),
    Lesson(
        id="skip",
        game=GAME,
        position=f"tt1/round:2/turn:p1/start:p1/rested:p2/{_SECOND}"
        "/p1/mat:red/goods:1p1a/mana:2/figure:5/clone:10/p2/mat:blue/mana:3/marks:fire.1",
        goal=_marker(FIRE, 2),
        proof=("trial fire; stop",),
        spotlight=("choice:stop", "track:fire"),
        shows=("fire",),
    ),
    Lesson(
        id="convert",
        game=GAME,
        position=f"tt1/round:2/turn:p1/start:p1/rested:p2/{_SECOND}"
        "/p1/mat:red/goods:1a/mana:6/figure:5/clone:10/p2/mat:blue/mana:3",
        goal=_marker(FIRE, 1),
        proof=("trial fire; buy red; stop",),
        spotlight=("choice:stop", "track:fire", "goods:0:mana"),
        shows=("to_purple",),
        way=("convert", "buy red", "done", "trial fire"),
        mistakes=(Mistake("trial [!f]*", "track"), Mistake("buy [!r]*", "buy"), Mistake("sell *", "sell")),
    ),
    Lesson(
        id="line",
        game=GAME,
        position=f"tt1/round:3/turn:p1/start:p1/rested:p2/{_SECOND}.r1/trial:fire.1/ask:core(p1.red)"
        "/p1/mat:red/goods:1r1b/mana:2/marks:fire.3/cores:yellow.c1.blue.c2/figure:5/clone:10/p2/mat:blue/mana:3",
        goal=_lines(2),
        proof=("core c3; stop",),
        spotlight=("choice:stop", "cell:0:10", "cell:0:11"),
        shows=("glory", "gift_red"),
        mistakes=(Mistake("core *", "cell"),),
    ),
    Lesson(
        id="rest",
        game=GAME,
        position=f"tt1/round:2/turn:p1/start:p1/rested:p2/{_SECOND}"
        "/p1/mat:red/goods:1r2b/mana:1/figure:5/clone:10/p2/mat:blue/mana:3",
        goal=did("rest"),
        proof=("rest",),
        spotlight=("choice:rest",),
        shows=("storage", "repose"),
    ),
    Lesson(
        id="end",
        game=GAME,
        position=f"tt1/round:5/turn:p1/start:p1/rested:p2/{_RING}/revealed:r1.r2.r3.r4.r5"
        "/p1/mat:red/goods:1y1b1a/mana:1/marks:fire.6.water.6/figure:5/clone:10"
        "/p2/mat:blue/mana:3/marks:fire.7.water.4.sand.3",
        goal=goal_won(0),
        proof=("trial sand; stop", "rest"),
        spotlight=("choice:stop", "track:sand", "choice:rest"),
        shows=("sand",),
        way=("trial sand", "stop"),
        mistakes=(Mistake("trial [!s]*", "level"), Mistake("rest", "rest")),
    ),
)

TUTORIAL: Final = tutorial(GAME, LESSONS, (Mistake("rest", "rest"), Mistake("convert", "convert")))
