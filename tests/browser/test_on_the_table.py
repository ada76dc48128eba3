"""Choosing happens where the cards are: nothing covers one's hand, a click is enough, and what is chosen is kept."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from browser_player import Sitting, sits
from timeouts import wait_until

# Whether all of these can be seen whole, and none lies under the question.
IN_SIGHT = """(selector) => {
    const foot = document.querySelector("footer").getBoundingClientRect().top + 1;
    const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return all.length > 0 && all.every(({top, bottom, height}) => height > 100 && top >= 0 && bottom <= foot);
}"""

# What lies on components is taken, can be confirmed, or leaves essences to be chosen.
NEXT_OR_DONE = """() => !document.querySelector(".own .tick")
    || document.querySelector("[data-confirm]:enabled, .essences .glows:enabled")"""

# Sockets can be cut, and new ones find nobody until they may again.
SOCKETS = """() => {
    const Real = WebSocket;
    window.sockets = [];
    window.isCut = false;
    window.WebSocket = class extends Real {
        constructor(address) {
            super(window.isCut ? `${address}/nowhere` : address);
            window.sockets.push(this);
        }
    };
    window.cut = () => { window.isCut = true; window.sockets.forEach((one) => one.close()); };
}"""


def in_sight(page: Page, selector: str) -> bool:
    return bool(page.evaluate(IN_SIGHT, selector))


def asked(sitting: Sitting, selector: str) -> None:
    """Play until there is something like this on the table, and the reader is asked."""
    found = sitting.page.locator(selector)
    sitting.play(until=lambda: sitting.is_asked() and found.count() > 0)
    sitting.put_down()


def test_mages_and_magic_items_are_chosen_on_the_table_beside_all_one_has_and_the_places(
    browser: Browser, address: str
) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice")
        for cards in (2, 7):
            offered = ada.page.locator(".offer .lies.glows")
            wait_until(lambda: offered.count() >= cards, "nothing is offered")  # noqa: B023 - waited for here
            wait_until(lambda: ada.page.locator(".hand .lies").count() == 8, "not all eight cards are shown")
            for part in (".offer .lies", ".hand .lies", ".centre .lies"):
                wait_until(lambda: in_sight(ada.page, part), f"{part} is out of sight")  # noqa: B023 - waited for here
            offered.first.click()
        ada.page.locator(".own .play .lies").nth(1).wait_for()  # mage and magic item


def test_draft_picks_lie_face_up_before_their_owner(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="draft")
        picks = ada.page.locator(".hand .lies")
        for kept in range(3):
            card = ada.page.locator(".offer .lies.glows").first
            card.wait_for()
            name = card.locator(".name").inner_text()
            card.click()
            picks.nth(kept).wait_for()
            assert name in picks.locator(".name").all_inner_texts()


def test_what_lies_on_components_is_taken_or_left_by_clicks_on_them_and_confirmed_once(
    browser: Browser, address: str
) -> None:
    with sits(browser, address) as ada:
        taken = ada.page.locator(".own .tick", has_text="Take")  # what one mostly wants is chosen already
        while not taken.count():  # a game may end before there is anything to take
            table = ada.make_table("res_arcana", "novice")
            ada.rush(table, 99, "take")
            ada.page.locator(".own .tick").or_(ada.page.locator(".room.over")).first.wait_for()
        card, confirm = ada.page.locator(".own .spot:has(.tick) .lies").first, ada.page.locator("[data-confirm]")
        assert card.get_attribute("aria-pressed") == "true"
        ada.page.locator(".bar .gets li").first.wait_for()
        card.click()
        ada.page.locator(".own .tick:has-text('Leave')").first.wait_for()
        card.click(position={"x": 30, "y": 10})  # a Vault whose gold is left asks for essences in its middle
        ada.page.locator(".own .tick:has-text('Leave')").wait_for(state="detached")
        # The last choice of all does what was put together; where nothing was left to choose, it waits to be confirmed.
        # What is to be chosen now that the gold is taken comes from the server, and so not at once.
        given = ada.page.locator(".essences .glows:enabled")
        ada.page.wait_for_function(NEXT_OR_DONE)
        while given.count():
            given.first.click()
            ada.page.wait_for_function(NEXT_OR_DONE)
        if ada.page.locator(".own .tick").count():
            confirm.click()
        ada.page.locator(".own .tick").first.wait_for(state="detached")


def test_a_single_essence_is_chosen_by_one_click_on_the_card_that_gives_it(browser: Browser, address: str) -> None:
    with sits(browser, address, seed=2) as ada:
        ada.make_table("res_arcana", "random")
        asked(ada, ".essences .glows")
        while ada.page.locator(".essences .glows").count():
            assert not ada.page.locator("[data-confirm]:enabled").count()
            ada.page.locator(".essences .glows").first.click()
            ada.page.wait_for_timeout(50)


def test_a_banked_choice_is_marked_on_its_card_and_the_header_says_who_is_waited_for(
    browser: Browser, address: str
) -> None:
    with sits(browser, address) as ada, sits(browser, address) as bob:
        table = ada.make_table("res_arcana", "open")
        link = ada.page.evaluate(f"fetch('api/tables/{table}/link').then((found) => found.json())")["link"]
        bob.look_at(f"join/{link}")
        bob.page.get_by_role("button", name="Sit here").click()
        bob.page.locator("dialog[open]").get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Take a seat").click()
        for one in (ada, bob):
            one.page.locator(".offer .lies.glows").first.wait_for()
        early = bob if ada.page.locator(".own .first").count() else ada
        early.page.locator(".offer .lies").first.click()
        early.page.locator(".offer .spot:first-child .tick", has_text="Chosen").wait_for()
        early.page.locator("header .turn", has_text="Waiting for").wait_for()
        early.page.locator(".offer .lies").nth(1).click()  # it can still be changed
        early.page.locator(".offer .spot:nth-child(2) .tick", has_text="Chosen").wait_for()


def test_what_was_put_together_outlives_a_lost_connection_and_is_confirmed_after_it(
    browser: Browser, address: str
) -> None:
    with sits(browser, address, own_page=True) as ada:
        ada.page.add_init_script(f"({SOCKETS})()")
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        ada.wait_for_question()
        ada.page.keyboard.press("p")
        ada.page.locator(".items .glows").first.wait_for()
        ada.page.evaluate("cut()")
        ada.page.locator(".lost").wait_for()
        ada.page.locator(".items .glows").first.click()
        ada.page.get_by_text("Connection lost").wait_for()
        assert ada.page.locator(".bar .said").count() == 2  # both parts of it
        ada.complaints.clear()  # of the sockets that found nobody
        ada.page.evaluate("isCut = false")
        ada.page.locator(".lost").wait_for(state="detached")
        ada.complaints.clear()
        ada.page.locator("[data-confirm]:enabled").click()
        ada.page.locator(".story li", has_text="swap").last.wait_for()


def test_a_hint_is_given_while_an_action_is_put_together(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        ada.wait_for_question()
        ada.page.keyboard.press("p")
        ada.page.locator(".items .glows").first.wait_for()
        ada.page.keyboard.press("h")
        ada.page.locator(".bar .note", has_text="Suggestion").wait_for()
        assert ada.page.locator(".items .advised").count() == 1


def test_what_a_bot_uses_lights_up_and_its_pace_can_be_set(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", rush=1)
        ada.page.evaluate(
            """() => new MutationObserver((all) => all.forEach(({target}) => {
                if (target.dataset.lit !== undefined) window.lit = true;
            })).observe(document.body, {attributes: true, subtree: true, attributeFilter: ["data-lit"]})"""
        )
        ada.play(until=lambda: ada.page.evaluate("window.lit"))
        ada.put_down()
        ada.page.get_by_label("Menu").click()
        ada.page.get_by_label("Bot speed").select_option("fast")
        assert "fast" in ada.page.evaluate("localStorage['conclave.settings']")


def test_p_passes_whatever_can_be_done_and_no_number_does(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        ada.page.locator("[data-pass]").wait_for()
        for number in range(1, 10):
            ada.page.keyboard.press(str(number))
            ada.put_down()
            assert not ada.page.locator(".said", has_text="Pass").count()
            ada.page.keyboard.press("Escape")
        ada.page.locator("[data-pass]").wait_for()
        ada.page.keyboard.press("p")
        ada.page.locator(".said", has_text="Pass").wait_for()
