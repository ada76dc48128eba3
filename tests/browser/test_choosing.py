"""How choices are made and explained: whole actions, phases, tiles, and what can be seen meanwhile."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser_player import Sitting, sits
from lesson_player import Learner
from timeouts import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

FLOWN = """() => {
    window.flown = 0;
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
        if (node.classList?.contains("flying-card")) window.flown++;
    }))).observe(document.body, {childList: true});
}"""

TOLD = """() => {
    window.told = new Set();
    const read = () => document.querySelectorAll("aside .phase b").forEach((one) => window.told.add(one.innerText));
    new MutationObserver(read).observe(document.body, {childList: true, subtree: true});
    read(); // what is there already
}"""


def acts(sitting: Sitting) -> list[dict[str, Any]]:
    """Everything that the page answers from now on."""
    sent: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "bank"):
            sent.append(message)

    sitting.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def test_an_action_of_several_parts_is_given_as_one_answer_by_its_last_click(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        sent = acts(ada)
        ada.make_table("res_arcana", "random", variant="first_game")
        to_pass = ada.page.locator(".bar [data-choice]", has_text="Pass")
        ada.play(until=lambda: to_pass.count() > 0)
        ada.page.wait_for_timeout(300)  # a card that was clicked last may just be opening
        ada.page.keyboard.press("Escape")
        before = len(sent)
        to_pass.click()
        said = ada.page.locator(".bar .said")
        said.wait_for()
        ada.page.keyboard.press("u")  # nothing has been done yet: it is taken back here and now
        to_pass.click()
        ada.page.locator(".items .glows").first.wait_for()
        assert len(sent) == before
        ada.page.locator(".items .glows").first.click()
        said.first.wait_for(state="detached")
        assert len(sent) == before + 1
        assert len(sent[-1]["actions"]) > 1


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        ("res_arcana", {"Magic items", "Collect", "Actions", "Victory check"}),
        ("trial_of_the_temples", {"Nightfall", "Temple phase", "Resource phase", "Trial phase"}),
    ],
)
def test_a_newcomer_is_told_of_each_phase_as_it_begins(
    browser: Browser, address: str, game: str, phases: set[str]
) -> None:
    with sits(browser, address) as ada:
        options: dict[str, Any] = {"variant": "first_game"} if game == "res_arcana" else {}
        ada.make_table(game, "random", **options)
        ada.page.evaluate(TOLD)
        ada.play(until=lambda: phases <= set(ada.page.evaluate("[...window.told]")))


@pytest.mark.parametrize(
    ("width", "height", "where", "instead"),
    [(1440, 900, ".story", ".strip"), (390, 844, ".strip", ".story")],
    ids=["wide", "phone"],
)
def test_the_last_turns_are_in_sight_once(
    browser: Browser, address: str, width: int, height: int, where: str, instead: str
) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        ada.make_table("trial_of_the_temples", "random")
        turns = ada.page.locator(f"{where} li")
        ada.play(until=lambda: turns.count() > 3)
        assert (turns.last if where == ".story" else turns.first).is_visible()
        assert not ada.page.locator(f"{instead} li").first.is_visible()


def test_a_tile_shows_what_it_would_bring_by_mouse_and_by_keyboard(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        tile, preview = place(ada)
        for look in (tile.hover, tile.focus):
            look()
            assert preview.locator(".one svg").count() > 0
            assert preview.get_by_text("Total:").count()  # the same in words, for those who cannot see it
            ada.page.mouse.move(5, 5)
            tile.blur()
            preview.wait_for(state="detached")


def test_a_first_tap_on_a_tile_shows_and_a_second_one_goes_there(browser: Browser, address: str) -> None:
    with sits(browser, address, width=390, height=844, has_touch=True) as ada:
        tile, preview = place(ada)
        tile.tap()
        assert preview.locator(".one svg").count() > 0
        before = ada.page.locator(".figure").count()
        tile.tap()
        ada.page.wait_for_function("before => document.querySelectorAll('.figure').length > before", arg=before)


def place(sitting: Sitting) -> tuple[Any, Any]:
    """A tile to go to, and where the table says what it would bring."""
    sitting.make_table("trial_of_the_temples", "random")
    tile = sitting.page.locator(".tile.glows").first
    sitting.play(until=lambda: tile.count() > 0)
    return sitting.page.locator(".tile.glows").first, sitting.page.locator(".middle .preview")


def test_cards_fly_face_down_from_a_rivals_deck(browser: Browser, address: str) -> None:
    with sits(browser, address, moves=True) as ada:
        ada.make_table("res_arcana", "random", variant="first_game")
        ada.page.evaluate(FLOWN)
        ada.play(until=lambda: ada.page.evaluate("window.flown") > 0)


def until(sitting: Sitting, selector: str) -> Any:
    """Play until there is something like this; the first of it."""
    found = sitting.page.locator(selector)
    sitting.play(until=lambda: found.count() > 0 and sitting.is_asked())
    sitting.put_down()
    return found.first


def test_a_track_is_begun_by_a_click_anywhere_on_it_and_says_before_what_it_costs(
    browser: Browser, address: str
) -> None:
    with sits(browser, address) as ada:
        ada.make_table("trial_of_the_temples", "random")
        track = until(ada, ".track.glows")
        ada.page.mouse.move(5, 5)
        track.locator("li").nth(9).hover()
        ada.page.locator(".bar .pointed", has_text="costs").wait_for()
        track.locator("li").nth(9).click()
        begun = ada.page.locator(".story li", has_text="You begin a trial")  # at once, where nothing more is asked
        ada.page.locator(".said").or_(begun).first.wait_for()


def test_a_first_tap_on_a_spell_says_what_it_does_and_a_second_one_puts_the_core_there(
    browser: Browser, address: str
) -> None:
    with sits(browser, address, width=390, height=844, has_touch=True) as ada:
        ada.make_table("trial_of_the_temples", "random")
        cell = until(ada, ".cell.glows")
        asked = ada.page.locator(".bar h2").inner_text()
        cell.tap()
        ada.page.locator(".bar .pointed", has_text="Tap again").wait_for()
        assert ada.page.locator(".bar h2").inner_text() == asked
        cell.tap()
        ada.page.locator(".bar .pointed").wait_for(state="detached")


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
def test_a_number_chooses_what_bears_it(browser: Browser, address: str, game: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table(game, "random")
        until(ada, ".bar button[aria-expanded]").click()  # all choices, in several lists
        ada.page.locator(".bar .all kbd").first.wait_for()
        keys = ada.page.locator(".bar kbd:visible").all_inner_texts()
        numbers = [key for key in keys if key != "P"]  # passing has a key of its own, always the same
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        last = ada.page.locator(".bar [data-choice]:has(kbd)").last
        last.evaluate("one => one.addEventListener('click', () => (window.pressed = true))")
        ada.page.keyboard.press(numbers[-1])
        assert ada.page.evaluate("window.pressed")


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
def test_on_a_phone_the_story_opens_at_its_end_and_the_page_stays_where_it_is(
    browser: Browser, address: str, game: str
) -> None:
    with sits(browser, address, width=390, height=844, has_touch=True) as ada:
        ada.make_table(game, "random", "random", "random")
        lines = ada.page.locator(".story li")
        ada.play(until=lambda: lines.count() > 60)
        ada.put_down()
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        ada.page.get_by_label("Log").first.click()
        lines.last.wait_for()
        ada.page.wait_for_function(
            "() => { const all = document.querySelector('.story ol'); return all.scrollTop > 0; }"
        )
        ada.page.get_by_placeholder("Write a message").fill("hello")
        box = ada.page.get_by_placeholder("Write a message").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844
        ada.page.locator(".story h2").click()  # out of the field, whose Escape is its own
        ada.page.keyboard.press("Escape")
        ada.page.locator("aside.open").wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_nothing_of_a_replay_lies_beside_the_screen(browser: Browser, address: str, width: int, height: int) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        ada.make_table("res_arcana", "random", variant="first_game", round_limit=1, rush=9)
        ada.page.get_by_role("link", name="Watch the replay").click()
        ada.page.locator(".controls select").wait_for()
        assert ada.page.evaluate(
            """() => [...document.querySelectorAll(".controls > *")]
                .every((one) => one.getBoundingClientRect().right <= innerWidth)"""
        )


def test_what_is_put_together_outlives_a_change_of_language(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "random", variant="first_game", rush=1)
        ada.wait_for_question()
        said = ada.page.locator(".said")
        ada.page.keyboard.press("p")  # and a magic item is still to be chosen
        said.wait_for()
        words = said.first.inner_text()
        ada.page.get_by_label("Menu").click()
        ada.page.get_by_label("Language").select_option("de")
        ada.page.wait_for_function(
            "words => !!document.querySelector('.said') && document.querySelector('.said').innerText !== words",
            arg=words,
        )


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900), (2560, 1440)])
def test_steppers_stay_under_the_pointer_and_enter_confirms(
    browser: Browser, address: str, width: int, height: int
) -> None:
    with sits(browser, address, width=width, height=height) as ada:
        learner = Learner(ada)
        learner.sit_at("res_arcana", "essences")
        learner.deal_with("sea_serpent", "Discard for any 2")
        page = ada.page
        stepper: Any = page.locator(".bar .what").first
        stepper.click()
        expect(stepper.locator("b")).to_have_text("1")
        before = stepper.bounding_box()
        stepper.click()
        expect(page.locator("[data-confirm]")).to_be_enabled()
        after = stepper.bounding_box()
        assert (after["x"], after["y"]) == pytest.approx((before["x"], before["y"]), abs=1)
        page.keyboard.press("Enter")
        expect(page.locator("[data-confirm]")).to_have_count(0)
        expect(page.locator(".own [data-spot='pool:0:elan']")).to_contain_text("2")
