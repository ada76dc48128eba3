"""The free board: a written position is drawn, asked about and played from; what cannot be is refused with a reason."""

from __future__ import annotations

import httpx
import pytest

from coach_positions import WON
from serving import serving, settings_for, visitor

TEMPLES = (
    "tt1/round:2/turn:p1/start:p2/ring:t03.t09.t05.t08.t10.t02.t07.t11.t01.t04.t06.t12/barrier:5/revealed:r5.r3"
    "/neutral1:fire.2.water.6/neutral2:fire.1.sand.6/p1/mat:green/goods:3r3y3b2p3a/mana:3/marks:fire.4/figure:11/clone:3"
    "/p2/mat:red/goods:1r1y1p/mana:2/marks:water.3.sand.3/figure:7/clone:1"
)


async def drawn(http: httpx.AsyncClient, line: str, **more: int) -> httpx.Response:
    return await http.post("/api/positions", json={"line": line, **more})


async def test_a_line_is_drawn_as_its_viewer_knows_it(address: str) -> None:
    async with visitor(address) as anybody:
        board = (await drawn(anybody, WON)).json()
        assert (board["game"], board["seats"], board["viewer"], board["turn"]) == ("res_arcana", 2, 0, 0)
        assert board["view"]["you"]["hand"], "who is asked sees their hand"
        assert "hawk" in board["line"]
        other = (await drawn(anybody, WON, viewer=1)).json()
        assert "hawk" not in other["line"], "what is hidden from a viewer is not in the line that they share"
        first = (await anybody.get("/api/positions/res_arcana")).json()["line"]
        assert (await drawn(anybody, first)).status_code == 200
        assert (await anybody.get("/api/positions/chess")).status_code == 404
        assert (await drawn(anybody, TEMPLES)).json()["game"] == "trial_of_the_temples"
        unknown = WON.replace("hand:hawk", "hand:?1")
        assert (await drawn(anybody, unknown)).json()["viewer"] == -2
        assert (await drawn(anybody, unknown, viewer=0)).status_code == 400


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess", "a position begins with one of"),
        (WON.replace("witch", "wich"), "did you mean 'witch'"),
        (WON.replace("pool:4g", "pool:4x", 1), "no amount"),
        (WON.replace("/hand", "/hands"), "did you mean 'hand'"),
    ],
)
async def test_what_cannot_be_is_refused_with_what_would_be_right(address: str, line: str, said: str) -> None:
    async with visitor(address) as anybody:
        refused = await drawn(anybody, line)
        assert refused.status_code == 400
        assert said in refused.json()["message"]


async def test_the_engine_is_asked_and_the_position_is_played_from(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url, bot_workers=1)
    async with serving(settings) as address, visitor(address, "Ada") as ada, visitor(address) as stranger:
        assert (await stranger.post("/api/positions/opinion", json={"line": WON})).status_code == 401
        opinion = (await ada.post("/api/positions/opinion", json={"line": WON})).json()
        assert "Great Pyramid" in opinion["moves"][0]["words"]
        assert opinion["why"]
        wish = {"line": WON, "seat": 0, "bot": "random"}
        made = (await ada.post("/api/positions/play", json=wish)).json()
        assert [one["kind"] for one in made["seats"]] == ["person", "bot"]
        assert "position" not in made["options"]
        assert (await ada.get("/api/my/tables")).json() == []
        assert (await ada.post("/api/positions/play", json={**wish, "seat": 3})).status_code == 400
