"""What a screen reader hears of the components on a table, and that the keyboard never loses its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from browser_player import ASKED, Sitting, sits
from lesson_player import Learner
from timeouts import PATIENCE

# What the browser tells a screen reader of a button: its name and its description.
AX = "Accessibility.getPartialAXTree"


def spoken(sitting: Sitting, selector: str) -> tuple[str, str]:
    """The name and the description of an element, as the browser computes them."""
    sitting.page.locator(selector).first.wait_for()
    session = sitting.page.context.new_cdp_session(sitting.page)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    told: dict[str, Any] = session.send(AX, {"nodeId": node, "fetchRelatives": False})["nodes"][0]
    return told["name"]["value"], told.get("description", {}).get("value", "")


def test_a_card_tells_what_it_does_costs_and_holds(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        Learner(ada).sit_at("res_arcana", "goal")
        name, does = spoken(ada, "[data-spot='card:sunken_reef'] button")
        assert name == "Sunken Reef, 4 points, on it: 4 Calm"
        assert "Cost: 2 Elan, 2 Life, and 5 Calm" in does
        assert "Pay 1 Life and 2 Calm → put 1 Calm here. Worth 1 point per Calm on this card" in does
        assert "Collect: gain 2 Life" in spoken(ada, "[data-spot='card:treant'] button")[1]
        assert "Collect: gain 1 Calm or Elan" in spoken(ada, ".items [data-spot='card:calm_elan']")[1]


@pytest.mark.parametrize(
    ("selector", "does"),
    [
        ("[data-spot='cell:0:10']", "Right away: gain 1 red crystal and 2 mana"),
        ("[data-spot='tile:4']", "By day, the archmage here collects 1 red spell core"),
        ("[data-spot='track:fire'] button", "Space 1: costs 1 red crystal; 1 point"),
    ],
)
def test_what_lies_on_a_table_of_trial_tells_what_it_does(
    browser: Browser, address: str, selector: str, does: str
) -> None:
    with sits(browser, address) as ada:
        Learner(ada).sit_at("trial_of_the_temples", "place")
        assert does in spoken(ada, selector)[1]


# Remembers that something on the page has changed since now: the question, its answer so far, a dialog.
WATCH = """() => {
    window.hasChanged = false;
    const observer = new MutationObserver(() => (window.hasChanged = true, observer.disconnect()));
    observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
def test_the_keyboard_never_falls_back_to_the_page(browser: Browser, address: str, game: str) -> None:
    """Answers by Enter on whatever has the focus: cards that leave the hand, buttons that go, dialogs that close."""
    with sits(browser, address) as ada:
        ada.make_table(game, "random")
        page = ada.page
        ada.wait_for_question()
        page.keyboard.press("Tab")
        for _ in range(12):
            page.locator(f"{ASKED}, .room.over").first.wait_for(timeout=1000 * PATIENCE)
            if ada.is_over():
                break
            place_focus(ada)
            page.evaluate(WATCH)
            focused = page.evaluate("document.activeElement.outerHTML")
            page.keyboard.press("Enter")
            page.wait_for_function("window.hasChanged")
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            assert page.evaluate("document.activeElement !== document.body"), focused


def place_focus(sitting: Sitting) -> None:
    """By keys: onto a choice in the dialog, Confirm, the next thing that glows, or a choice of the question."""
    page = sitting.page
    for selector in (
        "dialog[open] [data-choice]:enabled",
        "dialog[open] button",
        "[data-confirm]:enabled",
        ".board button.glows:enabled",
        ".bar [data-choice]:enabled",
    ):
        found = page.locator(selector).first
        if found.count() and found.is_visible():
            found.focus()
            return
