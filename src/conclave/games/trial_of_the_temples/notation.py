"""Text notation of Trial of the Temples actions."""

from __future__ import annotations

from typing import Final

from conclave.core.action_notation import ActionForm, ActionForms
from conclave.games.trial_of_the_temples.engine import codes

COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "yellow", "blue", "purple")
GOOD_NAMES: Final[tuple[str, ...]] = (*COLOUR_NAMES, "action")
MAT_NAMES: Final[tuple[str, ...]] = ("red", "yellow", "blue", "green")
TRACK_NAMES: Final[tuple[str, ...]] = ("fire", "water", "sand")
SPELL_NAMES: Final[tuple[str, ...]] = (
    "echo_red", "echo_yellow", "echo_blue", "echo_action", "to_purple", "from_purple", "action_to_crystal",
    "crystal_to_mana", "glory", "repose", "storage", "gift_red", "gift_yellow", "gift_blue", "gift_purple",
)  # fmt: skip
BY_VERB: Final = {
    codes.V_TILE: ActionForm("tile {}", "tile", 0, codes.TILES),
    codes.V_COVER: ActionForm("cover {}", "position", 0, codes.TILES),
    codes.V_START: ActionForm("start {}", "seat", 0, codes.MAX_SEATS),
    codes.V_REVEAL: ActionForm("reveal {}", "round", 0, codes.ROUND_TILES),
    codes.V_MAT: ActionForm("mat {}", "mat", 0, codes.MATS),
    codes.V_FIGURE: ActionForm("figure {}", "position", 0, codes.TILES),
    codes.V_CLONE: ActionForm("clone {}", "position", 0, codes.TILES),
    codes.V_COLLECT: ActionForm("collect {}", "figure", 0, 2),
    codes.V_WILD: ActionForm("wild {}", "colour", 0, codes.PURPLE),
    codes.V_CORE: ActionForm("core {}", "space", 0, codes.SPACES),
    codes.V_ECHO: ActionForm("use {}", "spell", 0, codes.ECHO_ACTION + 1),
    codes.V_TRIAL: ActionForm("trial {}", "track", 0, codes.TRACKS),
    codes.V_STEP: ActionForm("go on"),
    codes.V_STOP: ActionForm("stop"),
    codes.V_REST: ActionForm("rest"),
    codes.V_STORE: ActionForm("store {}", "colour", 0, codes.COLOURS),
    codes.V_DONE: ActionForm("done"),
    codes.V_CONVERT: ActionForm("convert"),
    codes.V_SELL: ActionForm("sell {}", "good", 0, codes.KINDS),
    codes.V_DRAIN: ActionForm("drain {}", "colour", 0, codes.COLOURS),
    codes.V_BUY_TOKEN: ActionForm("buy action"),
    codes.V_CAST: ActionForm("cast {}", "cast", 0, 9),
    codes.V_BUY: ActionForm("buy {}", "colour", 0, codes.COLOURS),
}


def operand_text(sort: str, operand: int) -> str:
    """Return the text of an operand, or "" if the verb has none."""
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
            return f"{SPELL_NAMES[codes.TO_PURPLE + operand // 3]} {COLOUR_NAMES[operand % 3]}"
    return ""


def space_name(space: int) -> str:
    """Return the name of a space of a spell mat: a1 is the top left, d4 the bottom right."""
    return f"{'abcd'[space // codes.SIDE]}{space % codes.SIDE + 1}"


FORMS: Final = ActionForms(BY_VERB, operand_text)
