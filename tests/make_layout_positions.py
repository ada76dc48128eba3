"""Play games between bots, and write the positions of layout tests anew: python tests/make_layout_positions.py."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from conclave.bots import choose_action, make_bot
from conclave.core.dealer import SeededDealer, iterate_questions
from conclave.core.game import OMNISCIENT
from conclave.core.registry import load_game
from layout_positions import FILE, Position

GAMES: Final = 40
LEVEL: Final = "adept"


class Moment(NamedTuple):
    """What a seat sees when it is asked."""

    seat: int
    line: str
    view: dict[str, Any]


def play(game_name: str, variant: str, seats: int, seed: int) -> Iterator[Moment]:
    """Play a game between bots and yield every question that begins an answer."""
    game = load_game(game_name)
    state = game.new(game.options({"seats": seats, "variant": variant}))
    bots = [make_bot(LEVEL, game, f"{seed}:{seat}") for seat in range(seats)]
    for seat in iterate_questions(state, SeededDealer(f"layout {seed}")):
        if not state.is_mid_action():
            yield Moment(seat, game.position_text(state, OMNISCIENT), state.view(seat))
        state.apply_action(choose_action(bots[seat], state))


def crowd_res_arcana(moment: Moment) -> int:
    """Count the cards that are shown; own cards count double, because they are larger."""
    view, you = moment.view, moment.view["you"]
    shown = sum(len(player["play"]) for player in view["players"])
    own = len(view["players"][moment.seat]["play"]) + len(you["hand"])
    return int(shown + own + len(you["pack"]) + len(view["places"]) + len(view["display"]))


def crowd_trial(moment: Moment) -> int:
    """Count the cores and goods that are shown."""
    return sum(sum(map(len, player["cores"])) + sum(player["goods"]) for player in moment.view["players"])


def is_asked(moment: Moment, *words: str) -> bool:
    return all(word in moment.line for word in words)


Rule = tuple[str, Callable[[Moment], bool]]

RES_ARCANA: Final[dict[str, Rule]] = {
    "draft": ("draft", lambda one: is_asked(one, "/phase:draft")),
    "mages": ("standard", lambda one: is_asked(one, "/phase:choose")),
    "items": ("standard", lambda one: is_asked(one, "/phase:items")),
    "collect": ("standard", lambda one: is_asked(one, "/phase:collect", "/ask:take")),
    "first": ("standard", lambda one: is_asked(one, "ra1/round:1/turn:") and "/ask:" not in one.line),
    "late": ("standard", lambda one: "/phase:" not in one.line and "/ask:" not in one.line),
    "pay": ("standard", lambda one: is_asked(one, "/ask:pay") and "/phase:" not in one.line),
}
TRIAL: Final[dict[str, Rule]] = {
    "setup": ("standard", lambda one: "/round:" not in one.line),
    "place": ("standard", lambda one: is_asked(one, "/phase:temple") and "/convert:" not in one.line),
    "collect": ("standard", lambda one: is_asked(one, "/phase:resource", "/ask:wild")),
    "first": ("standard", lambda one: is_asked(one, "tt1/round:1/turn:") and "/ask:" not in one.line),
    "core": ("standard", lambda one: is_asked(one, "/ask:core")),
    "late": ("standard", lambda one: not any(f"/{field}:" in one.line for field in ("phase", "ask", "convert"))),
    "convert": ("standard", lambda one: is_asked(one, "/convert:")),
}
CASES: Final = (("res_arcana", RES_ARCANA, crowd_res_arcana), ("trial_of_the_temples", TRIAL, crowd_trial))


def collect() -> Iterator[Position]:
    """Play the games, and yield the most crowded position of each stage."""
    for game, stages, crowd in CASES:
        for seats in (2, 3, 4):
            moments = {
                variant: [one for seed in range(GAMES) for one in play(game, variant, seats, seed)]
                for variant in {variant for variant, _ in stages.values()}
            }
            for stage, (variant, is_meant) in stages.items():
                best = max(filter(is_meant, moments[variant]), key=crowd)
                yield Position(game, seats, stage, best.seat, best.line)


if __name__ == "__main__":
    FILE.write_text(json.dumps(list(collect()), indent=1) + "\n", encoding="utf-8")
