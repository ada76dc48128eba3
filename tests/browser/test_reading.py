"""What lies on a table of Res Arcana can be read: the size of its type, what is shown large, names on faces."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from browser_player import Sitting, sits

# The smallest type on cards in view, as it is drawn: turned or scaled with whatever is around it.
SMALLEST = """() => {
    const scaleOf = (one) => {
        let scale = 1;
        for (let node = one; node; node = node.parentElement) {
            const { a, b } = new DOMMatrix(getComputedStyle(node).transform);
            scale *= Math.hypot(a, b);
        }
        return scale;
    };
    const isText = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    const all = [...document.querySelectorAll(".board .face *, .board .item *")].filter(
        (one) => isText(one) && one.getClientRects().length && !one.closest(".hidden-but-said"));
    return [all.length, Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize) * scaleOf(one)))];
}"""

# Faces on which something overlaps, leaves its face, or is cut off.
ILL = """() => [...document.querySelectorAll(".cards .face")].flatMap((face) => {
    const name = face.querySelector(".name").textContent.replaceAll("\\u00ad", "");
    const box = (one) => one.getBoundingClientRect();
    const parts = [".name", ".cost", ".points", ".types", ".lines"].map((one) => face.querySelector(one))
        .filter((one) => one && one.getClientRects().length && one.textContent + one.innerHTML !== "");
    const range = document.createRange();
    range.selectNodeContents(face.querySelector(".name"));
    const [title, words, whole] = [box(parts[0]), range.getBoundingClientRect(), box(face)];
    const found = [];
    if (words.left < whole.left + 1 || words.right > whole.right - 1) found.push(`${name}: wider than its card`);
    if (words.top < title.top - 1 || words.bottom > title.bottom + 1) found.push(`${name}: higher than its field`);
    if (words.height > 3.3 * parseFloat(getComputedStyle(parts[0]).fontSize)) found.push(`${name}: four lines`);
    for (const part of parts)
        if (box(part).bottom > whole.bottom + 1) found.push(`${name}: ${part.className} is cut off`);
    const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
    const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    for (const [k, one] of parts.entries()) for (const other of parts.slice(k + 1))
        if (!apart(box(one), box(other))) found.push(`${name}: ${one.className} on ${other.className}`);
    const [picture, body] = [box(face.querySelector(".art svg")), box(face.querySelector(".body"))];
    if (picture.height > 12 && (picture.top < body.top - 1 || picture.bottom > body.bottom + 1))
        found.push(`${name}: its picture is cut`);
    return found;
})"""

LAYOUTS = {2: [((1440, 900), 11), ((2560, 1440), 15)], 3: [((1440, 900), 10), ((2560, 1440), 15)]}
LAYOUTS[4] = LAYOUTS[3]
# How wide a card is, the smallest type there, and whether it shows less: the smallest ones of a table, and a large one.
SIZES = ((112, 11, False), (102, 10, False), (86, 11, True), (78, 10, True), (180, 10, False))
SOON = 10_000  # milliseconds until a window of another size is drawn
PHONE = ((390, 844), 10)


def measure(page: Page, size: tuple[int, int], least: float) -> None:
    """Everything on cards is at least so large, in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("width => document.querySelector('.room')?.offsetWidth === width", arg=size[0])
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    page.locator(".board .face").first.wait_for(state="attached")  # on a phone some are folded away
    with contextlib.suppress(TooLate):  # the table is laid out anew, a few frames later
        page.wait_for_function(f"least => ({SMALLEST})()[1] >= least", arg=least, timeout=SOON)
    count, smallest = page.evaluate(SMALLEST)
    assert count > 20
    assert smallest >= least, f"type of {smallest} pixels at {size}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_type_on_a_card_is_too_small_to_read(browser: Browser, address: str, seats: int) -> None:
    with sits(browser, address) as ada, sits(browser, address) as eve:
        table = ada.make_table("res_arcana", *["novice"] * (seats - 1), round_limit=4, rush=4)
        link = ada.page.evaluate(f"fetch('api/tables/{table}/link').then((found) => found.json())")["link"]
        eve.look_at(f"join/{link}")
        for one in (ada, eve):
            for size, least in (*LAYOUTS[seats], PHONE):
                measure(one.page, size, least)
        eve.look_at("about")
        ada.finish(table)
        ada.look_at(f"replay/{table}")
        ada.page.get_by_label("Position in the game").evaluate(
            "one => { one.value = Math.floor(one.max * 0.8); one.dispatchEvent(new Event('input')); }"
        )
        for size, least in LAYOUTS[seats]:
            measure(ada.page, size, least)


def test_every_name_fits_its_card_in_every_language(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.look_at("gallery/res_arcana")
        ada.page.locator(".cards .face").first.wait_for()
        for language in ("en", "de", "es", "fr"):
            speak(ada, language)
            for width, least, is_brief in SIZES:
                ada.page.evaluate(
                    """([width, least, isBrief]) => {
                        document.documentElement.style.setProperty("--least", `${least}px`);
                        document.querySelector("ul.cards").style.gridTemplateColumns = `repeat(auto-fill, ${width}px)`;
                        for (const card of document.querySelectorAll(".cards div.card")) {
                            card.classList.toggle("brief", isBrief);
                            card.style.setProperty("--tall", isBrief ? 1.16 : 1.4);
                        }
                    }""",
                    [width, least, is_brief],
                )
                ill = ada.page.evaluate(ILL)
                assert ill == [], f"{language}, {width} pixels wide: {ill}"


def speak(sitting: Sitting, language: str) -> None:
    sitting.page.evaluate("tag => localStorage.setItem('conclave.settings', JSON.stringify({language: tag}))", language)
    sitting.page.reload()
    sitting.page.locator(".cards .face").first.wait_for()
    sitting.page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
    fonts = "['620 11px \"Inter Variable\"', '600 15px Cinzel']"
    sitting.page.evaluate(f"Promise.all({fonts}.map((one) => document.fonts.load(one)))")
    sitting.page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done)))")


def test_a_card_is_shown_large_while_a_hand_rests_on_it(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        peek: Any = ada.page.locator(".card-preview")
        ada.page.locator(".rival .lies").first.hover()
        peek.get_by_text("in play, Novice’s").wait_for()
        ada.page.mouse.move(5, 5)
        peek.wait_for(state="detached")
        ada.page.keyboard.press("g")  # to what glows
        peek.get_by_text("available").wait_for()
        assert peek.locator(".face").first.bounding_box()["width"] > 200
        ada.page.keyboard.press("Shift+Tab")
        ada.page.keyboard.press("?")
        ada.page.locator("dialog[open]").get_by_text("Symbols on the cards").wait_for()
        assert ada.page.locator("dialog[open] dl svg").count() > 25


def test_no_card_is_shown_large_that_slides_under_a_resting_pointer(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        page = ada.page
        pressed, other = (page.locator(".board .lies").nth(place).bounding_box() for place in (0, -1))
        assert pressed
        assert other
        x, y = pressed["x"] + pressed["width"] / 2, pressed["y"] + pressed["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.up()
        page.keyboard.press("Escape")  # closes what the click has opened
        # Timers fire in order: had the browser's own pointerenter started one, it would fire before ours.
        page.evaluate(
            """async ([left, top]) => {
                document.querySelector(".board > *").style.translate = `${left}px ${top}px`;
                await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
                await new Promise((done) => setTimeout(done, 600));
            }""",
            [pressed["x"] - other["x"], pressed["y"] - other["y"]],
        )
        assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.lies'))", [x, y])
        assert page.locator(".card-preview").count() == 0
        page.mouse.move(x + 9, y)
        page.locator(".card-preview").wait_for()


def test_a_large_card_is_as_wide_as_its_text_and_lies_beside_the_card(browser: Browser, address: str) -> None:
    with sits(browser, address) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        preview: Any = ada.page.locator(".card-preview")
        widths = []
        for name in ("death_life", "divination"):
            chip: Any = ada.page.locator(f".board [data-spot='card:{name}']")
            chip.hover()
            preview.locator("h3").filter(has_text="Death" if name == "death_life" else "Divination").wait_for()
            one, large = chip.bounding_box(), preview.bounding_box()
            assert large["x"] >= one["x"] + one["width"] or large["x"] + large["width"] <= one["x"]
            widths.append(large["width"])
        assert widths[0] < widths[1] <= 560


def test_a_finger_that_stays_on_a_card_sees_it_large_and_does_not_open_it(browser: Browser, address: str) -> None:
    with sits(browser, address, width=390, height=844, has_touch=True) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        card = ada.page.locator(".own .lies").first
        box = card.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = ada.page.context.new_cdp_session(ada.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        ada.page.locator(".card-preview").get_by_text("in play, yours").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert not ada.page.locator("dialog[open]").count()


def test_what_the_keyboard_rests_on_stays_large_while_it_is_scrolled_into_sight(browser: Browser, address: str) -> None:
    with sits(browser, address, width=390, height=844) as ada:
        ada.make_table("res_arcana", "novice", variant="first_game", rush=1)
        card = ada.page.locator(".own .lies").first
        card.wait_for()
        ada.page.keyboard.press("Tab")
        scrolls = "one => { one.focus(); one.closest('main').dispatchEvent(new Event('scroll')); }"
        card.evaluate(scrolls)
        card.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert ada.page.locator(".card-preview").count()
