"""How light and how quick the browser client is (`make bench-client`): its size, a table's start, a move, the heap.

A real server and a real Chromium on this machine. What the page does is measured in the page: the start from the
navigation until a question can be answered, a move from the event of its socket until the frame that shows it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession

from browser_player import ASKED, Sitting, sits
from browsing import NO_CHROMIUM, NO_CLIENT, chromium, find_chromium, has_client, served
from conclave.server.http.client_files import load_files
from conclave.server.settings import Settings

FONTS = (".woff", ".woff2", ".ttf", ".otf")
STARTS = 5
MOVES = 60
SETTLED = 20  # moves until caches are filled and code is compiled: the heap is compared from here on
BOTS = ("random", "random", "random")
GLANCE = 100  # milliseconds between looks at the page: one who asks without a pause is part of what is measured
WAITED = "([moves, asked]) => window.bench.version >= moves || document.querySelector(`${asked}, .room.over`)"

WATCH = """
window.bench = {usable: 0, moves: [], version: 0};
new MutationObserver((_, self) => {
    if (!document.querySelector(".bar.mine [data-choice]:not([disabled]), .board .glows")) return;
    window.bench.usable = performance.now();
    self.disconnect();
}).observe(document, {childList: true, subtree: true});
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    constructor(...all) {
        super(...all);
        this.addEventListener("message", (event) => {
            const begun = performance.now();
            const told = JSON.parse(event.data);
            if (told.type !== "moved" || !told.moves.length) return;
            window.bench.version = told.version;
            const drawn = () => window.bench.moves.push(performance.now() - begun);
            requestAnimationFrame(() => setTimeout(drawn)); // after the frame that shows it
        });
    }
};
"""


class Figure(NamedTuple):
    """One line of the table."""

    name: str
    value: float
    most: float
    unit: str
    more: str = ""

    @property
    def is_good(self) -> bool:
        return self.value <= self.most


def bundle() -> Figure:
    """All files of the client but fonts, as they are sent."""
    sizes = [len(one.packed or one.data) for path, one in load_files().items() if not path.endswith(FONTS)]
    return Figure("bundle without fonts, gzipped", sum(sizes) / 1000, 320, "kB", f"{len(sizes)} files")


def start(browser: Browser, address: str) -> Figure:
    """From the navigation to a table that can be played, nothing cached."""
    taken = []
    for _ in range(STARTS):
        with sits(browser, address, painted=True, own_page=True) as ada:
            ada.page.add_init_script(WATCH)
            ada.make_table("res_arcana", "random", variant="first_game")
            ada.page.wait_for_function("() => window.bench.usable")
            cold = ada.page.context.new_cdp_session(ada.page)
            cold.send("Network.clearBrowserCache")
            ada.page.reload()
            ada.page.wait_for_function("() => window.bench.usable")
            taken.append(ada.page.evaluate("window.bench.usable"))
    return Figure("navigation to a usable table", statistics.median(taken), 1000, "ms", f"worst {max(taken):.0f}")


def game(browser: Browser, address: str) -> list[Figure]:
    """One game of four, with motion, as people play it."""
    with sits(browser, address, moves=True, painted=True, own_page=True) as ada:
        ada.page.add_init_script(WATCH)
        ada.make_table("res_arcana", *BOTS)
        tools = ada.page.context.new_cdp_session(ada.page)
        tools.send("Performance.enable")
        heaps = {SETTLED: heap_after(ada, tools, SETTLED)}
        worked = processor_time(tools)
        heaps |= {moves: heap_after(ada, tools, moves) for moves in range(SETTLED + 10, MOVES + 1, 10)}
        work = (processor_time(tools) - worked) / (MOVES - SETTLED) * 1000
        drawn: list[float] = ada.page.evaluate("window.bench.moves")
    growth = (heaps[MOVES] - heaps[SETTLED]) / (MOVES - SETTLED) / 1000
    late = statistics.quantiles(drawn, n=20)[-1]
    sizes = " ".join(f"{heap / 1e6:.1f}" for heap in heaps.values())
    return [
        Figure("socket event to the move drawn, 95 %", late, 100, "ms", f"{len(drawn)} moves, worst {max(drawn):.0f}"),
        Figure("processor time of the page for a move", work, 250, "ms", "all its threads, clicks included"),
        Figure("heap for each further move", growth, 20, "kB", f"MB after {SETTLED}, {SETTLED + 10} ...: {sizes}"),
    ]


def heap_after(sitting: Sitting, tools: CDPSession, moves: int) -> float:
    """The heap in use when so many moves have been made and all garbage is gone."""
    while sitting.page.evaluate("window.bench.version") < moves and not sitting.is_over():
        sitting.page.wait_for_function(WAITED, arg=[moves, ASKED], polling=GLANCE)
        if sitting.is_asked():
            sitting.answer()
            sitting.page.wait_for_timeout(GLANCE)
    sitting.page.wait_for_timeout(1000)  # what flies has landed
    tools.send("HeapProfiler.collectGarbage")
    used: float = tools.send("Runtime.getHeapUsage")["usedSize"]
    return used


def processor_time(tools: CDPSession) -> float:
    """What the page's process has worked, in seconds: a busy machine hardly lengthens it."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "ProcessTime"))


def measured() -> list[Figure]:
    if not find_chromium():
        print(f"conclave: only the size is measured, for {NO_CHROMIUM}", file=sys.stderr)
        return [bundle()]
    with served(Settings().bot_pause) as address, chromium() as browser:
        return [bundle(), start(browser, address), *game(browser, address)]


def main() -> None:
    """Measure, print, and fail where a figure is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    wishes = parser.parse_args()
    if not has_client():
        sys.exit(f"conclave: {NO_CLIENT}")
    figures = measured()
    if wishes.json:
        told: list[dict[str, Any]] = [one._asdict() | {"is_good": one.is_good} for one in figures]
        print(json.dumps(told, indent=2))
    else:
        print(f"{'the browser client':40} {'here':>10} {'at most':>10}")
        for one in figures:
            missed = "" if one.is_good else "  MISSED"
            print(f"{one.name:40} {one.value:7.1f} {one.unit:2} {one.most:7.0f} {one.unit:2}  {one.more}{missed}")
    sys.exit(not all(one.is_good for one in figures))


if __name__ == "__main__":
    main()
