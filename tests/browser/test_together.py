"""Several people, each with a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Browser

from sitting import sits


def test_two_people_play_by_link_though_one_reloads_and_loses_the_network(browser: Browser, address: str) -> None:
    with sits(browser, address, 1) as ada, sits(browser, address, 2) as brom:
        ada.make_table("res_arcana", "open", variant="first_game", round_limit=2)
        invitation = ada.page.get_by_label("Link for your friends").input_value()
        brom.look_at(invitation.partition("#/")[2])
        brom.page.get_by_role("button", name="Sit here").click()

        def both(steps: int) -> None:
            for _ in range(steps):
                for one in (ada, brom):
                    if one.is_asked() and not one.is_over():
                        one.answer()
                ada.page.wait_for_timeout(20)

        both(10)
        brom.page.reload()
        both(10)
        brom.page.context.set_offline(True)
        both(3)
        brom.page.context.set_offline(False)
        brom.complaints.clear()  # a browser without a network says so
        for _ in range(300):
            both(2)
            if ada.is_over() and brom.is_over():
                break
        assert ada.is_over()
        assert brom.is_over()
        brom.complaints.clear()


def test_a_spectator_sees_no_hand(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada, sits(browser, address) as eve:
        table = ada.make_table("res_arcana", "random", variant="first_game")
        ada.wait_for_question()
        link = ada.page.evaluate(f"fetch('api/tables/{table}/link').then((found) => found.json())")["link"]
        eve.look_at(f"join/{link}")
        eve.page.locator(".rival").nth(1).wait_for()
        assert eve.page.locator(".own, .hand").count() == 0
        assert not eve.is_asked()
        hand = ada.page.locator(".hand .spot").first.get_attribute("data-spot")
        assert eve.page.locator(f"[data-spot='{hand}']").count() == 0


def test_two_people_share_one_device(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "me", variant="first_game")
        seen = set()
        for _ in range(40):
            if ada.page.locator(".curtain button").count():
                seen.add(ada.page.locator(".curtain h1").inner_text())
                ada.page.locator(".curtain button").click()
            elif ada.is_asked():
                ada.answer()
            if len(seen) > 1:
                break
            ada.page.wait_for_timeout(50)
        assert len(seen) > 1
