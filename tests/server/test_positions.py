"""The free board: a written position is drawn, asked about and played from; what cannot be is refused with a reason."""

from __future__ import annotations

import httpx
import pytest

from coach_positions import WON
from conclave.analysis.evaluation import analyst
from conclave.core.dealer import SeededDice
from conclave.core.registry import load_game
from conclave.core.session import Session
from conclave.server.tables.bot_worker import make_opinion
from live_server import serving, settings_for, visitor
from short_games import random_game

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
        assert ((known := (await drawn(anybody, unknown)).json())["viewer"], known["seen"]) == (1, [1, -2])
        assert (await drawn(anybody, unknown, viewer=0)).status_code == 400
        assert board["seen"] == [0, 1, -2]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess", "A position must start with one of"),
        (WON.replace("witch", "wich"), "did you mean 'witch'"),
        (WON.replace("pool:4g", "pool:4x", 1), "not an amount"),
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
        best, *others = opinion["moves"]
        assert "Great Pyramid" in best["words"]
        assert best["chance"] > 0.9 > max(one["chance"] for one in others)
        assert [one["chance"] for one in others] == sorted((one["chance"] for one in others), reverse=True)
        passes = next(one for one in others if "passes" in one["words"])
        assert "Player 2 claims" in passes["then"], "the line that follows"
        assert opinion["why"]
        wish = {"line": WON, "seat": 0, "bot": "random"}
        made = (await ada.post("/api/positions/play", json=wish)).json()
        assert [one["kind"] for one in made["seats"]] == ["person", "bot"]
        assert "position" not in made["options"]
        assert (await ada.get("/api/my/tables")).json() == []
        assert (await ada.post("/api/positions/play", json={**wish, "seat": 3})).status_code == 400


@pytest.mark.parametrize(
    ("game", "seats", "variant"),
    [
        ("res_arcana", 2, "draft"),
        ("res_arcana", 4, "standard"),
        ("res_arcana", 2, "match"),
        ("trial_of_the_temples", 3, ""),
    ],
)
async def test_a_new_board_has_as_many_seats_as_one_wants_and_the_variant(
    address: str, game: str, seats: int, variant: str
) -> None:
    async with visitor(address) as anybody:
        wish: dict[str, str | int] = {"seats": seats, "variant": variant}
        line = (await anybody.get(f"/api/positions/{game}", params=wish)).json()["line"]
        board = (await drawn(anybody, line)).json()
        assert (board["game"], board["seats"], len(board["names"])) == (game, seats, seats)
        assert f"variant:{variant}" in line or variant in ("standard", "")
        assert board["turn"] >= 0
        refused = await anybody.get(f"/api/positions/{game}", params={"seats": 2, "variant": "chess"})
        assert refused.status_code == 400


@pytest.mark.parametrize(("game", "seats"), [("res_arcana", 3), ("trial_of_the_temples", 2)])
def test_the_engines_opinion_depends_on_nothing_that_its_seat_does_not_know(game: str, seats: int) -> None:
    found, dice, differ = load_game(game), SeededDice("worlds"), 0
    for seed in range(3):
        state = Session.from_record(random_game(found, "standard", seats, seed), found).state_at(60 + 9 * seed)
        seat = state.current_player()
        if seat < 0:
            continue
        other = state.determinize(seat, dice)
        names = ["A", "B", "C"][:seats]
        told = [make_opinion(found, one, "en", names, thought=4) for one in (state, other)]
        chances = [analyst(found, 4, "try").chance(one, 0, seat) for one in (state, other)]
        assert told[0] == told[1]
        assert chances[0] == chances[1]
        differ += state.dump() != other.dump()
    assert differ or not found.name.startswith("res")


async def test_refusals_are_said_in_the_language_of_who_asks(address: str) -> None:
    unknown = WON.replace("hand:hawk", "hand:?1")
    said = set()
    async with visitor(address) as anybody:
        for language in ("en-GB,en;q=0.9", "de-AT", "es", "xx, fr;q=0.5", "xx"):
            asked = {"line": unknown, "viewer": 0}
            refused = await anybody.post("/api/positions", json=asked, headers={"accept-language": language})
            assert refused.status_code == 400
            said.add(refused.json()["message"].split()[0])
        gone = await anybody.get("/api/tables/nothing", headers={"accept-language": "fr"})
        assert gone.json()["message"].startswith("Il n\u2019y a rien ici")
    assert said == {"This", "Diese", "Esta", "Cette"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (WON.replace("/hand:hawk", "/hand:hawk/discards:hawk"), "'hawk' liegt an zwei Stellen zugleich."),
        (WON.replace("turn:p1", "turn:p1/passed:p1"), "Spieler 1 hat gepasst und kann daher nicht am Zug sein."),
        (WON.replace("witch", "wich"), "'wich' ist hier unbekannt: Meintest du 'witch'?"),
        (TEMPLES.replace("clone:3", "clone:11"), "Zwei Figuren stehen auf demselben Plättchen."),
    ],
)
async def test_what_goes_wrong_while_a_position_is_put_together_is_said_in_ones_language(
    address: str, line: str, said: str
) -> None:
    async with visitor(address) as anybody:
        refused = await anybody.post("/api/positions", json={"line": line}, headers={"accept-language": "de"})
        assert (refused.status_code, refused.json()["message"]) == (400, said)
