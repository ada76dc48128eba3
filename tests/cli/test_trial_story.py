"""What happened in Trial of the Temples, as sentences: one about a seat for all that it does in one go."""

from __future__ import annotations

import random
from functools import partial

from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.game import Event, View
from conclave.core.session import Session
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import events as e
from conclave.games.trial_of_the_temples.text.narration import describe_event, narrate
from conclave.games.trial_of_the_temples.text.presenter import TrialPresenter
from conclave.server.tables.table_game import flatten_events
from room_helpers import any_answer

NAMES = ["Ada", "Bob", "Cy"]
FIRE = 0
BEGINS: list[Event] = [
    (e.EV_TRIAL, 1, FIRE),
    (e.EV_GOODS, 1, e.WHY_TRIAL, FIRE, 0, 0, 0, 0, -1, 0),
    (e.EV_GOODS, 1, e.WHY_TRIAL, FIRE, -1, 0, 0, 0, 0, 0),
    (e.EV_MARK, 1, FIRE, 1),
    (e.EV_SCORE, 1, -3),
]
ON: list[Event] = [
    (e.EV_GOODS, 1, e.WHY_TRIAL, FIRE, 0, 0, 0, -1, 0, 0),
    (e.EV_GOODS, 0, e.WHY_SKIPPED, FIRE, 0, 0, 0, 0, 0, 1),
    (e.EV_MARK, 1, FIRE, 3),
    (e.EV_SCORE, 1, 1),
]


def test_a_trial_is_one_sentence_with_all_that_it_cost() -> None:
    assert narrate(BEGINS, NAMES) == [
        "Bob starts a trial on Fire: pays 1 red crystal and 1 action token, reaches space 1, has -3 points."
    ]
    assert narrate([*BEGINS, *ON], NAMES) == [
        "Bob starts a trial on Fire: pays 1 red crystal, 1 purple crystal and 1 action token, reaches space 3, "
        "has 1 point.",
        "Ada is skipped and gains 1 mana.",
    ]


def test_a_step_of_its_own_says_on_which_track() -> None:
    assert narrate(ON, NAMES)[0] == "Bob pays 1 purple crystal, reaches space 3 of Fire, has 1 point."


def test_the_reader_is_called_you() -> None:
    assert narrate(BEGINS, NAMES, you=1) == [
        "You start a trial on Fire: pay 1 red crystal and 1 action token, reach space 1, have -3 points."
    ]
    assert narrate(ON, NAMES, you=0)[1] == "You gain 1 mana: your marker is skipped."


def test_what_two_do_is_two_sentences() -> None:
    placed = [(e.EV_FIGURE, 0, 0, 4), (e.EV_FIGURE, 1, 0, 7)]
    assert narrate(placed, NAMES) == ["Ada places the archmage on tile 5.", "Bob places the archmage on tile 8."]


def test_what_is_collected_is_told_with_the_number_of_tiles() -> None:
    collected = [(e.EV_COLLECT, 0, 1, 3), (e.EV_GOODS, 0, e.WHY_TILES, 3, 1, 0, 0, 0, 0, 4)]
    assert narrate(collected, NAMES) == ["Ada collects 1 red crystal and 4 mana with the clone from 3 tiles."]
    assert describe_event(collected[1], NAMES) == "Ada gains 1 red crystal and 4 mana."


def test_conversions_add_up() -> None:
    turned = (e.EV_GOODS, 0, e.WHY_CONVERT, codes.V_BUY, 0, 1, 0, 0, 0, -4)
    rested = [(e.EV_RESTED, 0), (e.EV_GOODS, 0, e.WHY_REST, 0, -2, 0, 0, 0, 0, 2)]
    assert narrate([turned, turned, *rested], NAMES) == [
        "Ada turns 8 mana into 2 yellow crystals.",
        "Ada rests: turns 2 red crystals into 2 mana.",
    ]


def test_what_is_turned_to_and_fro_is_told_by_what_it_came_to() -> None:
    sold, bought = (-1, 0, 0, 0, 0, 1), (1, 0, 0, 0, 0, -4)
    events = [(e.EV_GOODS, 0, e.WHY_CONVERT, 0, *counts) for counts in (sold, bought, bought)]
    assert narrate(events, NAMES) == ["Ada turns 7 mana into 1 red crystal."]
    assert narrate(events[:2], NAMES) == ["Ada turns 1 red crystal and 4 mana into 1 red crystal and 1 mana."]


def test_two_cores_are_two_sentences_and_name_their_spells() -> None:
    cores = [(e.EV_CORE, 0, 0, 2), (e.EV_CORE, 0, 1, 5)]
    assert narrate(cores, NAMES, spell_at=lambda _, space: f"spell {space}") == [
        "Ada puts a red core on spell 2.",
        "Ada puts a yellow core on spell 5.",
    ]
    assert describe_event(cores[0], NAMES) == "Ada puts a red core on a3."


def test_nothing_that_somebody_gains_or_pays_is_left_out() -> None:
    """Over whole games: who has gained or paid is the subject of a sentence of that answer."""
    game, dice = registry.load_game("trial_of_the_temples"), random.Random(4)
    session = Session(game, game.options({"seats": 3}), SeededDealer("story"))
    while (actor := session.state.current_player()) >= 0:
        before = session.state.view(0)
        step = session.submit(actor, session.length, any_answer(session.state, dice))
        told = TrialPresenter("en").narrate(flatten_events(step), NAMES, 0, partial(View, before))
        for event in flatten_events(step):
            if event and event[0] == e.EV_GOODS:
                name = "You" if event[1] == 0 else NAMES[event[1]]
                assert any(sentence.startswith(f"{name} ") for sentence in told), (event, told)
