"""What a newcomer and an expert do here, from the start page on: by each means, wide and on a phone.

Each means meets both games: one wide, the other on a phone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, expect

from browser_player import Sitting, sits
from input_methods import HANDS, Mouse
from lesson_player import Learner
from timeouts import PATIENCE

RES_ARCANA, TRIAL = "res_arcana", "trial_of_the_temples"
TITLES = {RES_ARCANA: "Res Arcana", TRIAL: "Trial of the Temples"}
WIDE, PHONE = (1440, 900), (390, 844)
RUNS = [
    (means, size, game)
    for number, means in enumerate(HANDS)
    for size, game in zip((WIDE, PHONE), (RES_ARCANA, TRIAL) if number % 2 else (TRIAL, RES_ARCANA), strict=True)
]
run = pytest.mark.parametrize(("means", "size", "game"), RUNS, ids=[f"{one[0]}-{one[1][0]}" for one in RUNS])
WON = {
    RES_ARCANA: ("check", ["pass; item calm_elan", "react golden_statue 1"]),
    TRIAL: ("end", ["trial sand; stop", "rest"]),
}
DONE = {
    RES_ARCANA: ("monument", "claim library"),
    TRIAL: ("core", "core c3"),
}  # a scene, and what can be taken back in it

expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def comes(
    browser: Browser, address: str, means: str, size: tuple[int, int], seed: int = 1
) -> Iterator[tuple[Sitting, Mouse]]:
    """Somebody with a screen of this size and these means."""
    with sits(browser, address, seed, *size, has_touch=means == "touch") as somebody:
        yield somebody, HANDS[means](somebody.page)


@run
def test_a_newcomer(browser: Browser, address: str, means: str, size: tuple[int, int], game: str) -> None:
    with ExitStack() as stack:
        ada, hand = stack.enter_context(comes(browser, address, means, size))
        learner, page = Learner(ada, hand), ada.page

        ada.look_at("")  # learns
        hand.press(page.get_by_role("complementary", name="Learn").get_by_role("link", name=TITLES[game]))
        learner.do_all(game)

        ada.wait_for_question()  # is helped in a first game
        hand.press(page.get_by_role("button", name="Hint"))
        expect(page.locator(".note")).to_contain_text(re.compile(r"Suggestion: .+\. .+"))

        scene, answers = WON[game]  # wins the last round of a game against a bot
        learner.sit_at(game, scene)
        for answer in answers:
            ada.wait_for_question()
            learner.answer(answer)
        result = page.get_by_role("dialog")
        expect(result.get_by_role("heading", name="You won!")).to_be_visible()
        hand.press(result.get_by_role("button", name="Play again"))
        expect(page.locator(".room:not(.over) .bar.mine")).to_be_visible()

        hand.press(page.get_by_role("link", name="Home"))  # plays with a friend
        article = page.get_by_role("article").filter(has_text=TITLES[game])
        hand.press(article.get_by_role("link", name="Create a table"))
        strongest = page.get_by_label("Player 2").locator("option").last
        expect(strongest).to_have_text(re.compile(r"Grandmaster.+\(Elo \d+\)"))
        page.get_by_label("Player 2").select_option("open")
        hand.press(page.get_by_role("button", name="Create a table"))
        invitation = page.get_by_label("Link for your friends").input_value()
        brom, other = stack.enter_context(comes(browser, address, means, size, 2))
        brom.look_at(invitation.partition("#/")[2])
        other.press(brom.page.get_by_role("button", name="Sit here"))
        other.write(brom.page.get_by_role("dialog").get_by_label("Your name"), "Brom")
        other.press(brom.page.get_by_role("button", name="Take a seat"))
        page.locator(".room .bar").wait_for()
        expect(page.get_by_text("Brom").first).to_be_attached()
        give_up(brom, other)
        for one in (ada, brom):
            expect(one.page.get_by_role("dialog").get_by_text("everyone else has resigned")).to_be_visible()


@run
def test_an_expert(browser: Browser, address: str, means: str, size: tuple[int, int], game: str) -> None:
    with comes(browser, address, means, size) as (ada, hand):
        learner, page = Learner(ada, hand), ada.page
        scene, answer = DONE[game]

        learner.sit_at(game, scene)  # does something, and takes it back
        lines = page.locator(".story li")
        before = lines.count()
        learner.answer(answer)
        expect(lines).not_to_have_count(before)  # until it is done, an undo undoes what was put together
        hand.press(page.get_by_role("button", name="Undo").and_(page.locator(":enabled")))
        lines.filter(has_text="You undo").wait_for(state="attached")  # folded away on a phone
        ada.wait_for_question()

        if game == RES_ARCANA:  # reads a card that lies there
            place = page.locator("[data-spot='card:dragons_lair'] button")
            expect(hand.enlarge(place)).to_contain_text("Place of Power")
            page.keyboard.press("Escape")

        give_up(ada, hand)  # looks back, and tries from there what else could have been
        hand.press(page.get_by_role("dialog").get_by_role("link", name="Watch the replay"))
        hand.press(page.get_by_role("button", name="Step back"))
        hand.press(page.get_by_role("button", name="Play from here"))
        hand.press(page.get_by_role("dialog").get_by_role("button", name="Play", exact=True))
        page.wait_for_url("**/table/*")
        expect(page.locator(".room:not(.over) .bar")).to_be_visible()

        hand.press(page.get_by_role("link", name="Home"))  # solves puzzles, and sees who is best
        navigation = page.get_by_role("navigation")
        hand.press(navigation.get_by_role("link", name="Leaderboard"))
        expect(page.get_by_role("heading", name="Leaderboard")).to_be_visible()
        hand.press(navigation.get_by_role("link", name="Puzzles"))
        expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
        hand.press(page.get_by_role("main").get_by_role("link", name="Next puzzle"))
        expect(page.locator(".room .bar.mine")).to_be_visible()


def give_up(one: Sitting, hand: Mouse) -> None:
    hand.press(one.page.get_by_role("button", name="Menu"))
    hand.press(one.page.get_by_role("button", name="Resign", exact=True))
    hand.press(one.page.get_by_role("button", name="Yes, resign"))
