"""The law kit over random games of Trial of the Temples, and what its pieces must obey."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from conclave.play.laws import ALL, Moment, check_game, require
from conclave.play.registry import find
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.engine import words as w

GAMES = int(os.environ.get("CONCLAVE_GAMES", "200"))  # `make soak` plays 20,000
SHARES = 8  # so that two processes finish at about the same time


def goods_come_and_go_by_named_events(m: Moment) -> None:
    """Crystals, tokens and mana change by exactly what the events say."""
    for seat, (before, after) in enumerate(zip(m.before.view(-2)["players"], m.after.view(-2)["players"], strict=True)):
        told = [event[4:] for event in m.events if event[0] == e.EV_GOODS and event[1] == seat]
        expected = [sum(column) for column in zip([*before["goods"], before["mana"]], *told, strict=True)]
        require(expected == [*after["goods"], after["mana"]], f"seat {seat}: {before} and {told} make {after}")


def no_core_is_lost(m: Moment) -> None:
    """Cores are on their stacks, on mats, or in the hand of the one who places one now."""
    view = m.after.view(-2)
    for colour in range(w.COLOURS):
        removed = 4 - view["seats"] if colour != w.PURPLE else 0
        placed = sum(len(player["cores"][colour]) for player in view["players"])
        in_hand = view["asked"][1] == w.ASK_CORE and view["asked"][2] == colour
        converting = view["asked"][1] == w.ASK_CONVERT  # perhaps from such a question
        total = (8 if colour != w.PURPLE else 5) - removed
        require(total - placed - view["stacks"][colour] in ({0, 1} if converting else {int(in_hand)}), "a core is lost")


def mats_repeat_no_colour(m: Moment) -> None:
    """No colour twice in a row or column, no space twice."""
    for player in m.after.view(-2)["players"]:
        spaces = [space for colour in player["cores"] for space in colour]
        require(len(spaces) == len(set(spaces)), "two cores on one space")
        for colour in player["cores"]:
            require(len({space // 4 for space in colour}) == len(colour), "a colour twice in a row")
            require(len({space % 4 for space in colour}) == len(colour), "a colour twice in a column")


def nobody_is_surrounded(m: Moment) -> None:
    """A figure never stands between two figures or a figure and the Day-and-Night tile."""
    view = m.after.view(-2)
    standing = {at for player in view["players"] for at in (player["figure"], player["clone"]) if at >= 0}
    taken = standing | {view["barrier"]}
    for at in standing:
        require(not {(at + 1) % w.TILES, (at - 1) % w.TILES} <= taken, f"the figure at {at} is surrounded")
    require(view["barrier"] not in standing, "a figure stands on the Day-and-Night tile")


def markers_share_no_space(m: Moment) -> None:
    """Beyond the start every space holds one marker at most."""
    view = m.after.view(-2)
    everybody = [player["marks"] for player in view["players"]]
    everybody += view["neutrals"] if view["seats"] == 2 else []
    for track in range(w.TRACKS):
        spaces = [marks[track] for marks in everybody if marks[track]]
        require(len(spaces) == len(set(spaces)), f"two markers on one space of track {track}")


OURS = (
    goods_come_and_go_by_named_events,
    no_core_is_lost,
    mats_repeat_no_colour,
    nobody_is_surrounded,
    markers_share_no_space,
)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law(seats: int, share: int) -> None:
    game = find("trial_of_the_temples")
    options = game.options({"seats": seats})
    applied: Counter[str] = Counter()
    for seed in range(share, GAMES, SHARES):
        applied += check_game(game, options, seed, (*ALL, *OURS), bound=3_000)
    for law in (*ALL, *OURS):
        assert applied[law.__name__] > 0
