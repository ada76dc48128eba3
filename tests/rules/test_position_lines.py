"""Positions of Res Arcana as one line of text: what a line says, what it leaves out, and what is refused."""

from __future__ import annotations

import pytest

from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.errors import BadOptions, BadPosition, NoSuchSeat
from conclave.core.game import OMNISCIENT, SPECTATOR, Options
from conclave.core.notation import format_game, parse_game
from conclave.core.record import Player as Seated
from conclave.core.record import decode, encode
from conclave.core.session import Session
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import ResArcana
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, hand, in_play, is_turned, on, play, pool, round_number, top

GAME = ResArcana()
ORDINARY = (
    "ra1/round:3/turn:p2/first:p1/passed:p1/centre:oracle.temple.sunken_reef/p1/pool:2e1g/play:athanor(3e)."
    "windup_man(turned.2l1g).seer.reanimate(turned)/hand:hawk/top:vault.crypt/deck:prism/discards:treant"
    "/p2/pool:1c/play:healer.alchemy/hand:mermaid"
)


def again(state: State) -> State:
    read = GAME.from_position_text(GAME.position_text(state, OMNISCIENT))
    assert read.dump() == state.dump()
    return read


def test_a_line_is_a_position_and_a_position_is_a_line() -> None:
    state = GAME.from_position_text(ORDINARY)
    assert [pool(state, 0), hand(state, 0), top(state, 0)] == [{"elan": 2, "gold": 1}, ["hawk"], ["vault", "crypt"]]
    assert in_play(state, 0) == ["athanor", "windup_man", "seer", "reanimate"]
    assert [on(state, "athanor"), on(state, "windup_man")] == [{"elan": 3}, {"life": 2, "gold": 1}]
    assert [is_turned(state, name) for name in in_play(state, 0)] == [False, True, False, True]
    assert [state.current_player(), round_number(state)] == [1, 3]
    assert GAME.position_text(state, OMNISCIENT) == ORDINARY


def test_a_line_is_the_same_position_as_one_written_by_hand() -> None:
    state = position(
        Player(pool="2 elan 1 gold", play="seer vault(turned, 1 gold)", hand="hawk", deck="prism"),
        Player(pool="1 life", play="witch"),
        centre="oracle temple",
        monuments="obelisk",
        monument_top="library",
    )
    assert GAME.position_text(state, OMNISCIENT) == (
        "ra1/round:1/turn:p1/first:p1/centre:oracle.temple/monuments:obelisk/monument_top:library"
        "/p1/pool:2e1g/play:vault(turned.1g).seer.alchemy/hand:hawk/deck:prism/p2/pool:1l/play:witch.research"
    )
    again(state)


def test_between_actions_a_line_says_nothing_of_programs() -> None:
    state = position(Player(pool="4 elan", play="athanor prism"), Player())
    assert not {"do:", "ask:"} & set(GAME.position_text(state, OMNISCIENT).replace("/", "/ ").split())
    play(state, "use prism 1")
    assert "/do:prism(p1.use1.at2)/ask:pay(p1)/" in GAME.position_text(state, OMNISCIENT)
    play(state, "pay elan")
    assert "/do:prism(p1.use1.at3)/ask:gain(p1)/" in GAME.position_text(state, OMNISCIENT)
    play(state, "gain life")
    text = GAME.position_text(state, OMNISCIENT)
    assert "/do:prism(p1.use1.at3)/ask:gain(p1.1.after_life.more)/" in text
    assert choices(GAME.from_position_text(text)) == ["gain life", "gain calm", "gain death"]


def test_an_attack_is_read_in_the_middle_of_its_answers() -> None:
    state = position(
        Player(play="earth_dragon", pool="1 gold"),
        Player(play="dancing_sword", pool="2 elan 2 calm"),
        Player(pool="3 death", hand="hawk"),
    )
    play(state, "use earth_dragon 1")
    while state.legal_actions() and len(choices(again(state))) > 0 and "pass" not in choices(state):
        play(state, choices(state)[-1])
    assert state.current_player() == 1


def test_what_a_seat_may_not_know_is_written_as_unknown() -> None:
    state = position(
        Player(hand="hawk prism", deck="vault", top="crypt"), Player(hand="treant mermaid", deck="athanor")
    )
    assert GAME.position_text(state, 0).endswith(
        "/hand:hawk.prism/top:crypt/deck:vault/p2/play:research/hand:?2/deck:?1"
    )
    assert "/play:alchemy/hand:?2/top:?1/deck:?1/p2/play:research/hand:mermaid.treant/" in GAME.position_text(state, 1)
    assert "/hand:?2/top:?1/deck:?1/p2/play:research/hand:?2/deck:?1" in GAME.position_text(state, SPECTATOR)


def test_what_is_unknown_is_dealt_by_dice_and_refused_without_them() -> None:
    text = "ra1/turn:p1/p1/play:alchemy/hand:hawk.?1/p2/play:research/hand:?2/deck:?3/known:vault"
    with pytest.raises(BadPosition, match=r"unknown in this position: p1/hand:\?1, p2/hand:\?2, p2/deck:\?3"):
        GAME.from_position_text(text)
    dealt = {tuple(GAME.from_position_text(text, SeededDice(seed)).dump()) for seed in range(20)}
    assert len(dealt) > 10
    for seed in range(20):
        state = GAME.from_position_text(text, SeededDice(seed))
        cards = [GAME.from_position_text(text, SeededDice(seed)).view(s)["you"] for s in range(2)]
        assert [len(cards[0]["hand"]), len(cards[1]["hand"]), len(cards[1]["deck"])] == [2, 2, 3]
        assert "vault" in GAME.position_text(state, OMNISCIENT).split("/p2/")[1].split("/known")[0]


def test_no_viewer_but_seats_a_spectator_and_the_whole_truth_is_known() -> None:
    for viewer in (2, -1, -4):
        with pytest.raises(NoSuchSeat, match="no viewer"):
            GAME.position_text(GAME.from_position_text(ORDINARY), viewer)


P2 = "/p2/play:research"
TILES = "sacred_grove.catacombs_of_the_dead.dwarven_mines.sunken_reef.sorcerers_bestiary"
SET_OUT = f"/phase:monuments/began:p1/centre:obelisk.{TILES}/p1/pool:1e1l1c1d1g/play:witch/p2/pool:1e1l1c1d1g/play:seer"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "must start with 'ra1/'"),
        ("ra2/p1/p2", "must start with 'ra1/', not with 'ra2'"),
        ("tt1/p1/p2", "must start with 'ra1/'"),
        ("ra1", "There must be 2 to 4 players, not 0"),
        ("ra1/p1", "players, not 1"),
        ("ra1/p1/p3", "Found 'p3' where p2 was expected"),
        ("ra1/runde:3/p1/p2", "Unknown name 'runde': did you mean 'round'"),
        ("ra1/p1/hnad:hawk/p2", "Unknown name 'hnad': did you mean 'hand'"),
        ("ra1/round/p1/p2", "'round' is not a field"),
        ("ra1/round:2/round:3/p1/p2", "'round' appears twice"),
        ("ra1/round:0/turn:p1/p1/play:alchemy" + P2, "no round 0"),
        ("ra1/limit:3/round:4/p1/play:alchemy" + P2, "no round 4"),
        ("ra1/turn:p3/p1/play:alchemy" + P2, "'turn' must be a seat from p1 to p2, not 'p3'"),
        ("ra1/turn:p1/passed:p1/p1/play:alchemy" + P2, "Player 1 has passed"),
        ("ra1/p1" + P2, "p1 needs a magic item in play"),
        ("ra1/p1/play:alchmey" + P2, "did you mean 'alchemy'"),
        ("ra1/p1/play:alchemy(turnd)" + P2, "did you mean 'turned'"),
        ("ra1/p1/play:alchemy/hand:hawk/deck:hawk" + P2, "'hawk' is in two places"),
        ("ra1/p1/play:alchemy.?2" + P2, "Everyone can see"),
        ("ra1/centre:oracle.temple.obelisk/p1/play:alchemy" + P2, "3 monuments are face up"),
        ("ra1/monument_seen:oracle(p1)/p1/play:alchemy" + P2, "only if it is on top of the monument deck"),
        ("ra1/p1/play:alchemy/held:hawk" + P2, "hand or on top of the deck"),
        ("ra1/p1/play:alchemy/known:hawk" + P2, "hand or deck"),
        ("ra1/p1/play:alchemy/kept:hawk" + P2, "'kept' is allowed only with variant:draft"),
        ("ra1/variant:drfat/p1/play:alchemy" + P2, "did you mean 'draft'"),
        ("ra1/phase:over/p1/play:alchemy" + P2, "'won' is missing"),
        ("ra1/do:prism(p1.use1.at2)/p1/play:alchemy.prism" + P2, "'ask' is missing"),
        ("ra1/do:prism(p1.use1.at9)/ask:pay(p1)/p1/play:alchemy.prism" + P2, "no instruction 9"),
        ("ra1/do:prism(p1.use3)/ask:pay(p1)/p1/play:alchemy.prism" + P2, "Unknown name 'use3': did you mean 'use"),
        ("ra1/do:prism(p1.use1.at2)/ask:gain(p1)/p1/pool:2e/play:alchemy.prism" + P2, "p1 can’t be asked 'gain'"),
        ("ra1/do:prism(p1.use1.at2)/ask:pay(p2)/p1/pool:2e/play:alchemy.prism" + P2, "p2 can’t be asked 'pay'"),
        ("ra1/do:prism(p1.use1.at2)/ask:pay(p1.3)/p1/pool:2e/play:alchemy.prism" + P2, "number from 1 to 1, not '3'"),
        ("ra1/do:prism(p1.use1.at2)/ask:pay(p1)/p1/play:alchemy.prism" + P2, "nobody could move"),
        ("ra1/looks:hawk/p1/play:alchemy" + P2, "Only a power lets a player look"),
        ("ra1/phase:choose/first:p1/p1" + P2, "there must be 5 Places of Power"),
        ("ra1/variant:match/game:2/wins:1.0/chooser:p2" + SET_OUT, "16 artifacts are drafted again"),
        ("ra1/variant:match/game:3/wins:1.1/chooser:p2" + SET_OUT, "every player keeps 8 artifacts"),
        ("ra1/" + "p1/" * 10_000, "at most 20000 characters"),
    ],
)
def test_a_line_that_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position_text(text)


# --- Games that begin from a position


def test_a_session_begins_from_any_position_and_so_do_its_record_and_its_text() -> None:
    start = GAME.from_position_text(ORDINARY)
    session = Session(GAME, GAME.options_of(start), SeededDealer("x"), start=start)
    assert session.state.dump() == start.dump()
    while len(session.log) < 30 and session.state.current_player() >= 0:
        state = session.state.copy()
        answer = [state.legal_actions()[-1]]
        state.apply_action(answer[0])
        while state.is_mid_action():
            answer.append(state.legal_actions()[-1])
            state.apply_action(answer[-1])
        session.submit(session.state.current_player(), session.length, answer)
    session.rewind(0, by_consent=True)
    assert session.state_at(0).dump() == start.dump()
    session.submit(1, 0, [GAME.read(session.state, "pass")])
    record = session.to_record([Seated("a"), Seated("b")], reveal_seed=True)
    assert decode(encode(record)) == record
    assert Session.from_record(record).state.dump() == session.state.dump()
    assert parse_game(format_game(record)) == record
    assert f"position: {ORDINARY}" in format_game(record)


def test_a_position_of_other_options_is_no_start() -> None:
    with pytest.raises(BadOptions, match="cannot begin from a position"):
        Session(GAME, Options(3, "standard", {"round_limit": 30}), start=GAME.from_position_text(ORDINARY))
