"""Learned judges, kept in the package with their provenance: weights/GAME.json."""

from __future__ import annotations

import array
import base64
import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from conclave.bots.engine.judge import Judge
from conclave.bots.engine.mind import Mind
from conclave.play.registry import find
from conclave.play.unchecked import unchecked

FOLDER: Final = Path(__file__).parent / "weights"
HAND_MADE: Final = Judge(0, 0, [])


class BadWeights(ValueError):
    """These weights cannot judge the game that they are for."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A net with one hidden layer, and where it comes from."""

    game: str
    inputs: int
    hidden: int
    numbers: bytes  # little-endian 32-bit floats, as Judge takes them
    provenance: dict[str, Any]

    def save(self, path: Path) -> None:
        """As JSON."""
        fields = {"game": self.game, "inputs": self.inputs, "hidden": self.hidden, "provenance": self.provenance}
        fields["numbers"] = base64.b64encode(self.numbers).decode()
        path.write_text(json.dumps(fields, indent=1) + "\n")

    @classmethod
    def load(cls, path: Path) -> Weights:
        """What `save` wrote; BadWeights if the game's positions have another number of inputs by now."""
        raw = json.loads(path.read_text())
        found = cls(raw["game"], raw["inputs"], raw["hidden"], base64.b64decode(raw["numbers"]), raw["provenance"])
        needed = inputs_of(found.game)
        if found.inputs != needed:
            raise BadWeights(
                f"{path.name} is made for {found.inputs} inputs, and {found.game} has {needed}: "
                "a master plays with the very judge that it was given, so its traits must stay what they were"
            )
        return found


@dataclass(frozen=True, slots=True)
class MindWeights:
    """The net of a mind, and where it comes from."""

    game: str
    inputs: int
    hidden: int
    middle: int
    keys: int
    numbers: bytes  # little-endian 32-bit floats, as Mind takes them
    provenance: dict[str, Any]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """As a net takes it."""
        return self.inputs, self.hidden, self.middle, self.keys

    def text(self) -> str:
        """As JSON."""
        fields = {field: getattr(self, field) for field in ("game", *SHAPE, "provenance")}
        fields["numbers"] = base64.b64encode(self.numbers).decode()
        return json.dumps(fields, indent=1) + "\n"

    @classmethod
    def load(cls, path: Path) -> MindWeights:
        """What `text` said; BadWeights if the game's positions have another number of facts by now."""
        raw = json.loads(path.read_text())
        inputs, hidden, middle, keys = (raw[field] for field in SHAPE)
        numbers = base64.b64decode(raw["numbers"])
        found = cls(raw["game"], inputs, hidden, middle, keys, numbers, raw["provenance"])
        needed = facts_of(found.game)
        if found.inputs != needed:
            raise BadWeights(
                f"{path.name} is made for {found.inputs} inputs, and {found.game} has {needed}: "
                f"train it anew (python -m conclave.bots.learning {found.game})"
            )
        return found


SHAPE: Final = ("inputs", "hidden", "middle", "keys")


def facts_of(game_name: str) -> int:
    """How many inputs a mind of a game has."""
    game = find(game_name)
    return int(unchecked(game.new(game.options({}))).fact_inputs())


def floats_of(numbers: bytes) -> list[float]:
    """Little-endian 32-bit floats."""
    found = array.array("f", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def mind_of(weights: MindWeights) -> Mind:
    """Ready to think."""
    return Mind(weights.inputs, weights.hidden, weights.middle, weights.keys, floats_of(weights.numbers))


@cache
def mind(game: str) -> Judge:
    """The champion of a game; where there is none, the best judge there is."""
    path = FOLDER / f"{game}.mind.json"
    return mind_of(MindWeights.load(path)) if path.exists() else learned(game)


def inputs_of(game_name: str) -> int:
    """How many inputs the learned judgement of a game has."""
    game = find(game_name)
    return int(unchecked(game.new(game.options({}))).inputs())


def judge_of(weights: Weights) -> Judge:
    """Ready to judge."""
    return Judge(weights.inputs, weights.hidden, floats_of(weights.numbers))


@cache
def learned(game: str) -> Judge:
    """The best judge there is for a game."""
    path = FOLDER / f"{game}.json"
    return judge_of(Weights.load(path)) if path.exists() else HAND_MADE
