"""Positions of Trial of the Temples as one line of text: what a line says, and what is refused."""

from __future__ import annotations

import pytest

from conclave.core.errors import BadPosition
from conclave.core.game import OMNISCIENT, SPECTATOR
from conclave.games.trial_of_the_temples.game import TrialOfTheTemples
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import changed, cores, goods, marks, play

GAME = TrialOfTheTemples()
RING = "t01.t02.t03.t04.t05.t06.t07.t08.t09.t10.t11.t12"
HEAD = f"tt1/round:1/turn:p1/start:p1/ring:{RING}/barrier:1/revealed:r1"
LINE = HEAD + "/p1/mat:red/goods:2r1a/mana:7/marks:fire.3.sand.1/cores:red.a1.blue.b3/used:b3/figure:5/p2/mat:yellow"


def test_a_line_is_a_position_and_a_position_is_a_line() -> None:
    state = GAME.from_position_text(LINE)
    assert [goods(state, 0), cores(state, 0)] == [{"red": 2, "action": 1}, {"a1": "red", "b3": "blue"}]
    assert marks(state, 0) == {"fire": 3, "sand": 1}
    assert {GAME.position_text(state, viewer) for viewer in (0, 1, SPECTATOR, OMNISCIENT)} == {LINE}


def test_a_line_is_the_same_position_as_one_written_by_hand() -> None:
    one = Player(goods="2 red 1 action", mana=7, marks="fire 3 sand 1", cores="red a1, blue b3", used="b3", figure=5)
    assert GAME.position_text(position(one, Player()), OMNISCIENT) == LINE


def test_a_visit_to_convert_is_read_in_the_middle() -> None:
    state = GAME.from_position_text(LINE)
    for answer in ("convert", "sell red", "buy action"):
        play(state, answer)
    text = GAME.position_text(state, OMNISCIENT)
    assert "/convert:2.buy_action/" in text
    assert GAME.from_position_text(text).dump() == state.dump()
    play(state, "done")
    assert "/convert:done/" in GAME.position_text(state, OMNISCIENT)
    assert GAME.from_position_text(GAME.position_text(state, OMNISCIENT)).dump() == state.dump()


def test_other_components_are_named_and_must_be_at_hand() -> None:
    state = position(Player(mana=30), Player(), components=changed(lambda plain: plain["mana_track"].update(max=30)))
    text = GAME.position_text(state, OMNISCIENT)
    assert text.startswith("tt1/components:")
    assert GAME.from_position_text(text).dump() == state.dump()
    with pytest.raises(BadPosition, match="needs components 000000000abc"):
        GAME.from_position_text("tt1/components:abc/p1/p2")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tt1/", "ra1/", "must start with 'tt1/'"),
        ("round:1", "round:9", "'round' must be a number from 1 to 5"),
        ("round:1", "round:2", "there should be 2, one per round"),
        ("turn:p1", "turn:p3", "seat from p1 to p2"),
        ("turn:p1", "turn:p1/rested:p1", "Player 1 has rested"),
        ("t12/", "t11/", "'t11' is in two places"),
        (".t12/", "/", "'ring' must have 12, not 11"),
        ("barrier:1", "barrier:13", "number from 1 to 12"),
        ("/barrier:1", "", "'barrier' is missing"),
        ("2r1a", "2x", "'2x' is not an amount; write, for example, 2r1a"),
        ("mana:7", "mana:?1", "Nothing is hidden"),
        ("mat:yellow", "mat:red", "Two players have the spell mat 'red'"),
        ("/mat:yellow", "", "1 mats have been chosen"),
        ("fire.3", "fier.3", "did you mean 'fire'"),
        ("used:b3", "used:c3", "only spaces with a core"),
        ("/p1/", "/ask:on(p1)/p1/", "'trial' is missing; it is required with ask:on"),
        ("/p1/", "/trial:fire.1/ask:onn(p1)/p1/", "did you mean 'on'"),
        ("/p1/", "/trial:fire.1/ask:on(p2)/p1/", "p1’s turn"),
        ("/p1/", "/ask:echo(p1)/p1/", "'ask:echo' is allowed only with phase:resource"),
        ("/p1/", "/convert:2.sel_red/p1/", "did you mean 'sell_red'"),
        ("/p1/", "/won:p1/p1/", "'won' is allowed only with phase:over"),
    ],
)
def test_a_line_that_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position_text(LINE.replace(old, new, 1))
