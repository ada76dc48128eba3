"""Bot accounts in the browser: made on the profile page with a token, challenged at a table, marked there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from browser_player import sits
from browsing import served


def test_a_bot_account_is_made_on_the_profile_page_and_challenged_at_a_table(browser: Browser, tmp_path: Path) -> None:
    with served(database=f"sqlite:///{tmp_path}/bots.db") as address, sits(browser, address) as ada:
        table = ada.make_table("trial_of_the_temples", "open")
        ada.ask("post", "api/account", {"login": "ada", "password": "a long password"})
        ada.look_at("profile")
        page = ada.page
        page.get_by_role("heading", name="Your bots").wait_for()
        page.get_by_label("Name of the bot").fill("own-bot")
        page.get_by_role("button", name="New bot").click()
        page.get_by_label("own-bot: Label, such as “laptop”").fill("laptop")
        page.get_by_role("button", name="New token").click()
        page.get_by_text("Copy this token now").wait_for()
        assert page.get_by_label("Token", exact=True).input_value().startswith("cbt_")
        page.get_by_text("plays and accepts challenges").wait_for()
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.get_by_role("button", name="laptop: Revoke").click()
        page.get_by_text("plays and accepts challenges").wait_for(state="detached")
        ada.look_at(f"table/{table}")
        page.get_by_role("button", name="Challenge a bot account").click()
        page.get_by_label("Name of the bot").fill("own-bot")
        page.get_by_role("button", name="Send the challenge").click()
        page.get_by_text("own-bot has been asked").wait_for()
        ada.look_at("leaderboard/trial_of_the_temples")
        page.get_by_label("Bot accounts").check()
        page.get_by_text("Nobody has played a rated game yet.").wait_for()
