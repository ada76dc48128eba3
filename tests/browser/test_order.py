"""Order in the browser: somebody is muted, shown out and reported, and a steward sees to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

import conclave
from browser_player import sits
from browsing import served


def name_steward(database: str, login: str) -> None:
    """As a host does: a server that runs beside it need not be started again."""
    path = {"PYTHONPATH": str(Path(conclave.__path__[0]).parent)}
    command = [sys.executable, "-m", "conclave", "admin", "steward", login, "--database", database]
    subprocess.run(command, env=os.environ | path, check=True, capture_output=True)


def test_somebody_is_muted_and_shown_out_and_reported_on_a_phone_and_a_steward_bans_them(
    browser: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/order.db"
    with (
        served(database=database) as address,
        sits(browser, address, width=390, height=844) as ada,
        sits(browser, address) as eve,
        sits(browser, address, width=390, height=844) as kim,
    ):
        table = ada.make_table("res_arcana", "random", "open", "open")
        eve.ask("post", "api/guest", {"name": "Eve"})
        link = ada.page.locator("input[readonly]").input_value().rpartition("/")[2]
        eve.ask("post", f"api/tables/{table}/join", {"link": link})

        # Ada, who made the table, shows her out and reports her.
        ada.page.get_by_role("button", name="Eve: Mute, block or report").click()
        dialog = ada.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Block", exact=True).click()
        dialog.get_by_role("button", name="Unblock").wait_for()
        dialog.get_by_label("What’s wrong?").fill("She shouts.")
        dialog.get_by_role("button", name="Send to the moderators").click()
        dialog.get_by_text("A moderator will take a look.").wait_for()
        dialog.get_by_role("button", name="Remove from table").click()
        dialog.get_by_text("no longer join or watch this table").wait_for()
        ada.page.keyboard.press("Escape")
        ada.page.get_by_text("Eve", exact=True).wait_for(state="detached")
        ada.look_at("profile")
        ada.page.get_by_role("heading", name="Muted and blocked players").wait_for()
        ada.page.get_by_role("button", name="Unblock").click()
        ada.page.get_by_role("heading", name="Muted and blocked players").wait_for(state="detached")

        # Kim, a steward, bans her.
        kim.ask("post", "api/guest", {"name": "Kim"})
        kim.ask("post", "api/account", {"login": "kim", "password": "a long password"})
        name_steward(database, "kim")
        kim.look_at("")
        kim.page.get_by_role("link", name="Reports").click()
        kim.page.get_by_text("She shouts.").wait_for()
        assert kim.page.evaluate("document.documentElement.scrollWidth") <= 390
        kim.page.get_by_role("button", name="Take action").click()
        kim.page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
        kim.page.get_by_text("Banned.").wait_for()
        kim.page.keyboard.press("Escape")
        kim.page.get_by_role("button", name="Resolved").click()
        kim.page.get_by_text("No open reports.").wait_for()
        kim.page.get_by_role("button", name="Lift the ban").wait_for()
        eve.look_at("profile")
        eve.page.get_by_role("heading", name="Profile").wait_for()


def test_what_a_muted_person_says_is_not_shown(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada, sits(browser, address) as eve:
        table = ada.make_table("trial_of_the_temples", "open")
        link = ada.page.locator("input[readonly]").input_value().rpartition("/")[2]
        eve.ask("post", "api/guest", {"name": "Eve"})
        eve.ask("post", f"api/tables/{table}/join", {"link": link})
        eve.look_at(f"table/{table}")
        eve.page.get_by_label("Write a message").fill("nonsense")
        eve.page.keyboard.press("Enter")
        chat = ada.page.get_by_label("Chat")
        chat.get_by_text("nonsense").wait_for()
        chat.get_by_role("button", name="Eve").click()
        ada.page.get_by_role("dialog").get_by_role("button", name="Mute", exact=True).click()
        ada.page.get_by_role("button", name="Unmute").wait_for()
        ada.page.keyboard.press("Escape")
        ada.page.get_by_text("nonsense").wait_for(state="detached")
