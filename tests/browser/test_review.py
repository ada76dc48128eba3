"""An analysed game in the browser: asked for at its end, read beside the replay, by address, and across games."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from axe import serious
from browser_player import sits
from timeouts import PATIENCE


def test_a_finished_game_is_analysed_and_read_step_by_step(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        table = ada.make_table("res_arcana", "random", variant="first_game", round_limit=1, rush=9)
        page.locator("dialog[open]").get_by_role("button", name="Show the decisive moment").click()
        moment = page.get_by_role("article", name="The decisive moment")
        moment.wait_for(timeout=1000 * PATIENCE)
        moment.get_by_role("group", name="Win chance").wait_for()
        assert moment.get_by_role("paragraph").inner_text()
        assert serious(ada) == []
        page.locator("dialog[open]").get_by_role("button", name="Analyse").click()
        panel = page.get_by_role("region", name="Analysis")
        panel.wait_for(timeout=1000 * PATIENCE)

        review = page.evaluate("table => fetch(`api/tables/${table}/review`).then((told) => told.json())", table)
        judged = next(one for one in review["decisions"] if one["seat"] == 0 and one["asked"] == "main")
        ada.look_at(f"replay/{table}/{judged['step']}")
        expect(page.get_by_label("Position in the game")).to_have_value(str(judged["step"]))
        expect(panel.locator("article").first).to_contain_text(judged["played"])
        page.get_by_role("button", name="Step forward").click()
        expect(page).to_have_url(re.compile(rf"#/replay/{table}/{judged['step'] + 1}$"))

        panel.get_by_text("Hands revealed", exact=True).click()
        panel.locator("details[open] section").nth(1).wait_for()
        panel.get_by_text("Luck and skill").click()
        assert serious(ada) == []
        ada.look_at("profile")
        page.get_by_role("heading", name="Your most costly habits").wait_for()
        page.get_by_role("link", name="Analysis").wait_for()
        assert ada.complaints == []
