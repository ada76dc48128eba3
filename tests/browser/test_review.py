"""An analysed game in the browser: asked for at its end, read beside the replay, by address, and across games."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from axe import serious
from patience import PATIENCE
from sitting import sits


def test_a_finished_game_is_analysed_and_read_step_by_step(browser: Browser, address: str) -> None:
    with sits(browser, address, painted=True) as ada:
        page = ada.page
        table = ada.make_table("res_arcana", "random", variant="first_game", round_limit=1, rush=9)
        page.locator("dialog[open]").get_by_role("button", name="Analyse").click()
        page.get_by_role("progressbar").wait_for()
        panel = page.get_by_role("region", name="Analysis")
        panel.wait_for(timeout=1000 * PATIENCE)

        review = page.evaluate("table => fetch(`api/tables/${table}/review`).then((told) => told.json())", table)
        judged = next(one for one in review["decisions"] if one["seat"] == 0 and one["asked"] == "main")
        ada.look_at(f"replay/{table}/{judged['step']}")
        expect(page.get_by_label("Step of the game")).to_have_value(str(judged["step"]))
        expect(panel.locator("article").first).to_contain_text(judged["played"])
        page.get_by_role("button", name="One step on").click()
        expect(page).to_have_url(re.compile(rf"#/replay/{table}/{judged['step'] + 1}$"))

        panel.get_by_text("Open hands").click()
        panel.locator("details[open] section").nth(1).wait_for()
        panel.get_by_text("Luck and skill").click()
        assert serious(ada) == []
        ada.look_at("profile")
        page.get_by_role("heading", name="What you lose most often").wait_for()
        page.get_by_role("link", name="Analysis").wait_for()
        assert ada.complaints == []
