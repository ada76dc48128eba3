"""What if, in the browser: tries beside the game, and the free board with its picker, the engine and playing on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from axe import serious
from browser_player import sits
from coach_positions import WON
from timeouts import PATIENCE

LAST_ROUND = (  # of a game for two: both place figures, collect and try what they can
    "tt1/round:5/phase:temple/start:p1/ring:t03.t09.t05.t08.t10.t02.t07.t11.t01.t04.t06.t12/barrier:5"
    "/revealed:r1.r2.r3.r4.r5/neutral1:fire.2.water.6/neutral2:fire.1.sand.6/p1/mat:green/goods:3r3y3b2p3a/mana:3/marks:fire.4"
    "/p2/mat:red/goods:1r1y1p/mana:2/marks:water.3.sand.3"
)


def test_a_position_is_put_together_by_hand_asked_about_and_played_on(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        ada.look_at(f"board/{WON}")
        panel = page.get_by_role("region", name="Position", exact=True)
        seat = panel.locator("details").filter(has=page.locator("summary", has_text="Player 1"))
        seat.get_by_role("button", name="Add to Hand").click()
        picker = page.locator("dialog[open]")
        picker.get_by_role("searchbox").fill("dragon egg")
        expect(picker.locator("li")).to_have_count(1)
        picker.get_by_role("button", name="Dragon Egg").click()
        expect(page).to_have_url(re.compile("hand:hawk.dragon_egg"))
        page.keyboard.press("Escape")
        assert serious(ada) == []

        seat.get_by_role("button", name="Dragon Egg").click()
        page.get_by_label("Where it is").select_option(label="Player 2: In play")
        expect(page).to_have_url(re.compile(r"p2/.*play:[^/]*dragon_egg"))
        page.locator("dialog[open]").get_by_role("button", name="more: Gold").click()
        expect(page).to_have_url(re.compile(r"dragon_egg\(1g\)"))
        page.locator("dialog[open]").get_by_role("button", name="Remove").click()
        expect(page).not_to_have_url(re.compile("dragon_egg"))
        panel.get_by_role("button", name="Undo the last change").click()
        expect(page).to_have_url(re.compile("dragon_egg"))

        panel.get_by_label("Passed").get_by_label("Player 1").check()
        expect(panel.get_by_role("alert")).to_contain_text("passed")
        panel.get_by_role("button", name="Take it back").click()
        expect(panel.get_by_role("alert")).to_have_count(0)

        panel.get_by_role("button", name="Ask the engine").click()
        expect(panel.locator("ol > li").first).to_contain_text("Great Pyramid", timeout=1000 * PATIENCE)
        page.locator('.board .advised[class*="lies"]').wait_for()
        page.get_by_role("button", name="Play on").click()
        page.get_by_label("Against").select_option("random")
        page.locator("dialog[open]").get_by_role("button", name="Play", exact=True).click()
        expect(page).to_have_url(re.compile("#/table/"))
        page.locator(".room .bar.mine").wait_for(timeout=1000 * PATIENCE)
        ada.complaints = [one for one in ada.complaints if "400" not in one]  # of the position that cannot be


def test_a_step_of_a_game_of_trial_is_judged_on_the_table_tried_again_and_opened_on_the_board(
    browser: Browser, address: str
) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        ada.ask("post", "api/guest", {"name": "Ada"})
        table = ada.ask("post", "api/positions/play", {"line": LAST_ROUND, "seat": 0, "bot": "random"})["id"]
        ada.finish(table)
        ada.ask("post", f"api/tables/{table}/analysis")
        ada.look_at(f"replay/{table}")
        panel = page.get_by_role("region", name="Analysis")
        panel.wait_for(timeout=1000 * PATIENCE)
        decisions = ada.ask("get", f"api/tables/{table}/review")["decisions"]
        marked = next(one for one in decisions if one["asked"] == "place" and not one["compared"][0]["is_played"])
        page.evaluate("([table, step]) => (location.hash = `#/replay/${table}/${step}`)", [table, marked["step"]])
        page.locator(".ring .advised").wait_for()
        page.locator(".ring .tile").filter(has_text="played").wait_for()

        page.get_by_role("button", name="Play from here").click()
        page.get_by_label("Against").select_option("random")
        page.locator("dialog[open]").get_by_role("button", name="Play", exact=True).click()
        expect(page).to_have_url(re.compile("#/table/"))
        ada.look_at(f"replay/{table}/{marked['step']}")
        page.get_by_role("button", name="Play from here").click()
        row = page.locator("dialog[open] li").first
        expect(row).to_contain_text("In the game", timeout=1000 * PATIENCE)
        expect(row).to_contain_text(re.compile(r"Your what-if\s*\d+ %"))
        assert serious(ada) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Open on the free board").click()
        page.get_by_role("region", name="Position", exact=True).wait_for()
