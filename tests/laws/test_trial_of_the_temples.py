"""The law kit over random games of Trial of the Temples, and what its pieces must obey."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from conclave.core.game import State
from conclave.core.laws import STEP_LAWS, Moment, check_game, require
from conclave.core.registry import load_game
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import events as e
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.notation import GOOD_NAMES

GAMES = int(os.environ.get("CONCLAVE_GAMES", "8"))  # `make soak` plays 20,000
SHARES = min(4, GAMES // 4)  # so that two processes finish at about the same time, and no law is idle in a share


def goods_come_and_go_by_named_events(m: Moment) -> None:
    """Crystals, tokens and mana change by exactly what the events say."""
    for seat, (before, after) in enumerate(zip(m.before.view(-2)["players"], m.after.view(-2)["players"], strict=True)):
        told = [event[4:] for event in m.events if event[0] == e.EV_GOODS and event[1] == seat]
        expected = [sum(column) for column in zip([*before["goods"], before["mana"]], *told, strict=True)]
        require(expected == [*after["goods"], after["mana"]], f"seat {seat}: {before} and {told} make {after}")


def no_core_is_lost(m: Moment) -> None:
    """Cores are on their stacks, on mats, or in the hand of the one who places one now."""
    view = m.after.view(-2)
    for colour in range(codes.COLOURS):
        removed = 4 - view["seats"] if colour != codes.PURPLE else 0
        placed = sum(len(player["cores"][colour]) for player in view["players"])
        in_hand = view["asked"][1] == codes.ASK_CORE and view["asked"][2] == colour
        converting = view["asked"][1] == codes.ASK_CONVERT  # perhaps from such a question
        total = (8 if colour != codes.PURPLE else 5) - removed
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
        require(not {(at + 1) % codes.TILES, (at - 1) % codes.TILES} <= taken, f"the figure at {at} is surrounded")
    require(view["barrier"] not in standing, "a figure stands on the Day-and-Night tile")


def markers_share_no_space(m: Moment) -> None:
    """Beyond the start every space holds one marker at most."""
    view = m.after.view(-2)
    everybody = [player["marks"] for player in view["players"]]
    everybody += view["neutrals"] if view["seats"] == 2 else []
    for track in range(codes.TRACKS):
        spaces = [marks[track] for marks in everybody if marks[track]]
        require(len(spaces) == len(set(spaces)), f"two markers on one space of track {track}")


def reasons_say_exactly_what_lacks(m: Moment) -> None:
    """With the mana or the crystals that lack it is legal, or something else is in the way; with one mana less not."""
    if m.before.current_player() < 0:
        return
    for one in m.game.question(m.before).unavailable:
        code, *numbers = one.reason
        if code not in (codes.R_LACKS, codes.R_TOKEN, codes.R_MANA):
            continue
        require(numbers[-1] > 0, f"no mana lacks for {one.choice.text}")
        for mana, is_enough in ((numbers[-1], True), (numbers[-1] - 1, False)):
            reason = _with(m, lay.MANA, mana).why_not(one.choice.action)
            require((reason[:1] != (code,)) == is_enough, f"with {mana} mana more {one.reason} is {reason}")
        if code == codes.R_LACKS:
            crystals = sum(count << 12 * colour for colour, count in enumerate(numbers[1 : 1 + codes.COLOURS]))
            require(
                _with(m, lay.GOODS, crystals).why_not(one.choice.action) == (), f"{one.reason} is not all that lacks"
            )
            m.tally["lacks"] += 1


def _with(m: Moment, place: int, more: int) -> State:
    """The moment, if its actor had more."""
    ints = m.before.dump()
    ints[lay.SEAT0 + m.before.current_player() * lay.SEAT_WORDS + place] += more
    return m.game.load(ints)


def previews_come_true(m: Moment) -> None:
    """A tile gives what it was said to give, and a marker goes to the space that it was said to go to."""
    if m.before.current_player() < 0:
        return
    seat, question = m.before.current_player(), m.game.question(m.before)
    then = next(option.preview for option in question.choices if option.action == m.action)
    collected = [event for event in m.events if event[0] == e.EV_COLLECT]
    if collected and question.kind == "collect":
        gained = [event for event in m.events if event[0] == e.EV_GOODS and event[2] == e.WHY_TILES]
        goods = gained[0][4 : 4 + codes.KINDS] if gained else (0,) * codes.KINDS
        require(goods == tuple(then.get(name, 0) for name in GOOD_NAMES), f"{goods} instead of {then}")
        require(collected[0][3] == then["tiles"], f"{collected[0][3]} tiles instead of {then}")
        m.tally["collected"] += 1
    moved = [event for event in m.events if event[0] == e.EV_MARK and event[1] == seat]
    if moved and "space" in then:
        require(moved[0][3] == then["space"], f"space {moved[0][3]} instead of {then}")
        require(m.after.view(seat)["players"][seat]["tracks"][moved[0][2]] == then["points"], "other points than said")
        m.tally["moved"] += 1


def points_are_the_sum_of_their_parts(m: Moment) -> None:
    for player in m.after.view(-2)["players"]:
        parts = sum(player["tracks"]) + player["lines"] + player["spells"]
        require(parts == player["points"], f"{parts} points in parts are {player['points']} in all")


OURS = (
    goods_come_and_go_by_named_events,
    no_core_is_lost,
    mats_repeat_no_colour,
    nobody_is_surrounded,
    markers_share_no_space,
    reasons_say_exactly_what_lacks,
    previews_come_true,
    points_are_the_sum_of_their_parts,
)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_law(seats: int, share: int) -> None:
    game = load_game("trial_of_the_temples")
    options = game.options({"seats": seats})
    applied: Counter[str] = Counter()
    laws, more = (*STEP_LAWS, *OURS), iter(range(GAMES + share, GAMES + 20 * SHARES, SHARES))
    for seed in range(share, GAMES, SHARES):
        applied += check_game(game, options, seed, laws, bound=3_000)
    while not all(applied[law.__name__] for law in laws):  # some are sampled: play until each was applied
        applied += check_game(game, options, next(more), laws, bound=3_000)


def test_reasons_and_previews_meet_every_case() -> None:
    """At every step of a few games, so that none of what they compare is missing."""
    game, laws = load_game("trial_of_the_temples"), (reasons_say_exactly_what_lacks, previews_come_true)
    applied = sum((check_game(game, game.options({}), seed, laws, (), every=1) for seed in range(3)), Counter[str]())
    assert min(applied[what] for what in ("lacks", "moved", "collected")) > 0
