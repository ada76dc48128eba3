"""Actions of Trial of the Temples as text."""

from __future__ import annotations

from typing import Final

from conclave.play.wording import Form, Wording
from conclave.trial_of_the_temples.engine import words as w

COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "yellow", "blue", "purple")
GOOD_NAMES: Final[tuple[str, ...]] = (*COLOUR_NAMES, "action")
MAT_NAMES: Final[tuple[str, ...]] = ("red", "yellow", "blue", "green")
TRACK_NAMES: Final[tuple[str, ...]] = ("fire", "water", "sand")
SPELL_NAMES: Final[tuple[str, ...]] = (
    "echo_red", "echo_yellow", "echo_blue", "echo_action", "to_purple", "from_purple", "action_to_crystal",
    "crystal_to_mana", "glory", "repose", "storage", "gift_red", "gift_yellow", "gift_blue", "gift_purple",
)  # fmt: skip
FORMS: Final = {
    w.V_TILE: Form("tile {}", "tile", 0, w.TILES),
    w.V_COVER: Form("cover {}", "position", 0, w.TILES),
    w.V_START: Form("start {}", "seat", 0, w.MAX_SEATS),
    w.V_REVEAL: Form("reveal {}", "round", 0, w.ROUND_TILES),
    w.V_MAT: Form("mat {}", "mat", 0, w.MATS),
    w.V_FIGURE: Form("figure {}", "position", 0, w.TILES),
    w.V_CLONE: Form("clone {}", "position", 0, w.TILES),
    w.V_COLLECT: Form("collect {}", "figure", 0, 2),
    w.V_WILD: Form("wild {}", "colour", 0, w.PURPLE),
    w.V_CORE: Form("core {}", "space", 0, w.SPACES),
    w.V_ECHO: Form("use {}", "spell", 0, w.ECHO_ACTION + 1),
    w.V_TRIAL: Form("trial {}", "track", 0, w.TRACKS),
    w.V_STEP: Form("go on"),
    w.V_STOP: Form("stop"),
    w.V_REST: Form("rest"),
    w.V_STORE: Form("store {}", "colour", 0, w.COLOURS),
    w.V_DONE: Form("done"),
    w.V_CONVERT: Form("convert"),
    w.V_SELL: Form("sell {}", "good", 0, w.KINDS),
    w.V_DRAIN: Form("drain {}", "colour", 0, w.COLOURS),
    w.V_BUY_TOKEN: Form("buy action"),
    w.V_CAST: Form("cast {}", "cast", 0, 9),
    w.V_BUY: Form("buy {}", "colour", 0, w.COLOURS),
}


def operand_text(sort: str, operand: int) -> str:
    """What an operand stands for; "" where there is none."""
    match sort:
        case "tile":
            return f"t{operand + 1:02}"
        case "position":
            return str(operand + 1)
        case "seat":
            return f"p{operand + 1}"
        case "round":
            return f"r{operand + 1}"
        case "mat":
            return MAT_NAMES[operand]
        case "figure":
            return ("figure", "clone")[operand]
        case "colour" | "good":
            return GOOD_NAMES[operand]
        case "space":
            return space_name(operand)
        case "spell":
            return SPELL_NAMES[operand]
        case "track":
            return TRACK_NAMES[operand]
        case "cast":
            return f"{SPELL_NAMES[w.TO_PURPLE + operand // 3]} {COLOUR_NAMES[operand % 3]}"
    return ""


def space_name(space: int) -> str:
    """A space of a spell mat: a1 is the top left, d4 the bottom right."""
    return f"{'abcd'[space // w.SIDE]}{space % w.SIDE + 1}"


WORDING: Final = Wording(FORMS, operand_text)
