"""Weights of learned evaluators with their provenance, read from the data folder of their game."""

from __future__ import annotations

import array
import base64
import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.policy_value_net import MAX_OPERANDS, MAX_VERBS, PolicyValueNet, list_sizes
from conclave.core.registry import data_file, load_extension, load_game
from conclave.core.search_state import as_search_state

EVALUATOR_FILE: Final = "evaluator.json"
NET_FILE: Final = "policy_value_net.json"
FLOAT_SIZE: Final = 4
MOVES: Final = 7  # place of the embeddings by move among the parts of a net
HEURISTIC_EVALUATOR: Final = Evaluator(0, 0, [])


class BadWeights(ValueError):
    """Raised if weights do not fit their game."""


@dataclass(frozen=True, slots=True)
class EvaluatorWeights:
    """The weights of an Evaluator (one hidden layer) and their provenance."""

    game: str
    inputs: int
    hidden: int
    numbers: bytes  # little-endian 32-bit floats, in the order of Evaluator's arguments
    provenance: dict[str, Any]

    def save(self, path: Path) -> None:
        """Write the weights and the names of their inputs to a JSON file."""
        fields = {"game": self.game, "inputs": self.inputs, "hidden": self.hidden, "provenance": self.provenance}
        fields["names"] = " ".join(list_inputs(self.game, 1))
        fields["numbers"] = base64.b64encode(self.numbers).decode()
        path.write_text(json.dumps(fields, indent=1) + "\n")

    @classmethod
    def load(cls, path: Path) -> EvaluatorWeights:
        """Read the weights that `save` wrote, for the inputs that the game has now; BadWeights if they do not fit."""
        raw = json.loads(path.read_text())
        numbers = map_inputs(path.name, raw, 1)
        return cls(raw["game"], count_evaluator_inputs(raw["game"]), raw["hidden"], numbers, raw["provenance"])


@dataclass(frozen=True, slots=True)
class NetWeights:
    """The weights of a PolicyValueNet and their provenance."""

    game: str
    inputs: int
    hidden: int
    middle: int
    keys: int
    numbers: bytes  # little-endian 32-bit floats, in the order of policy_value_net.list_sizes
    provenance: dict[str, Any]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """The layer sizes, in the order of PolicyValueNet's arguments."""
        return self.inputs, self.hidden, self.middle, self.keys

    def to_json(self) -> str:
        """Return the weights and the names of their inputs as JSON text."""
        fields = {field: getattr(self, field) for field in ("game", *SHAPE_FIELDS, "provenance")}
        fields |= {"operands": MAX_OPERANDS, "names": " ".join(list_inputs(self.game, 2))}
        fields["numbers"] = base64.b64encode(self.numbers).decode()
        return json.dumps(fields, indent=1) + "\n"

    @classmethod
    def load(cls, path: Path) -> NetWeights:
        """Read the weights that `to_json` wrote, for the inputs and operands that the game has now.

        Raise BadWeights if they do not fit.
        """
        raw = json.loads(path.read_text())
        _, hidden, middle, keys = (raw[field] for field in SHAPE_FIELDS)
        inputs, numbers = count_net_inputs(raw["game"]), map_inputs(path.name, raw, 2)
        check_operands(path.name, raw["game"])
        numbers = widen_moves(numbers, list_sizes(inputs, hidden, middle, keys), keys, raw["operands"])
        return cls(raw["game"], inputs, hidden, middle, keys, numbers, raw["provenance"])


SHAPE_FIELDS: Final = ("inputs", "hidden", "middle", "keys")


# --- Inputs by name


def list_inputs(game: str, version: int) -> list[str]:
    """Return the names of a game's network inputs; plain numbers for a game that does not name them."""
    named = load_extension(game, "net_inputs")
    if named is not None:
        return list(named.list_inputs(version))
    return [str(place) for place in range(count_evaluator_inputs(game) if version == 1 else count_net_inputs(game))]


def map_inputs(file: str, raw: dict[str, Any], version: int) -> bytes:
    """Return stored weights with a row for each input that the game has now.

    Inputs that the net does not know have zero weights. BadWeights if the game no longer has an input of the net.
    """
    stored, row = base64.b64decode(raw["numbers"]), FLOAT_SIZE * raw["hidden"]
    known = raw.get("names", "").split()
    if len(known) != raw["inputs"]:
        raise BadWeights(f"{file} names {len(known)} inputs and has weights for {raw['inputs']}: train it anew")
    place = {name: number for number, name in enumerate(known)}
    now = list_inputs(raw["game"], version)
    if gone := [name for name in known if name not in set(now)]:
        raise BadWeights(
            f"{file} has {len(gone)} inputs that {raw['game']} no longer has, such as {gone[0]}: train it anew"
        )
    rows = [stored[place[name] * row : (place[name] + 1) * row] if name in place else bytes(row) for name in now]
    return b"".join([*rows, stored[len(known) * row :]])


# --- Operands of moves


def check_operands(file: str, game: str) -> None:
    """Raise BadWeights if a net cannot tell all operands of the game's actions apart."""
    named = load_extension(game, "net_inputs")
    if named is not None and named.count_operands() > MAX_OPERANDS:
        raise BadWeights(f"{file} tells {MAX_OPERANDS} operands apart, and {game} has {named.count_operands()}")


def widen_moves(numbers: bytes, sizes: list[int], keys: int, operands: int) -> bytes:
    """Return weights with rows for MAX_OPERANDS operands of each verb; the net does not know those that are added."""
    if operands == MAX_OPERANDS:
        return numbers
    start = FLOAT_SIZE * sum(sizes[:MOVES])
    middle = start + FLOAT_SIZE * MAX_VERBS * operands * keys
    end = middle + FLOAT_SIZE * MAX_VERBS * operands
    moves = widen_rows(numbers[start:middle], FLOAT_SIZE * keys, operands)
    return numbers[:start] + moves + widen_rows(numbers[middle:end], FLOAT_SIZE, operands) + numbers[end:]


def widen_rows(rows: bytes, row: int, operands: int) -> bytes:
    """Return rows by verb and operand with empty ones after each verb."""
    made = []
    for verb in range(MAX_VERBS):
        block = rows[verb * operands * row : (verb + 1) * operands * row]
        made += [block, bytes((MAX_OPERANDS - operands) * row)]
    return b"".join(made)


def count_net_inputs(game_name: str) -> int:
    """Return the number of inputs of a game's policy-value net."""
    game = load_game(game_name)
    return int(as_search_state(game.new(game.options({}))).features_v2_size())


def decode_floats(numbers: bytes) -> list[float]:
    """Decode little-endian 32-bit floats."""
    found = array.array("f", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def build_net(weights: NetWeights) -> PolicyValueNet:
    """Return the policy-value net with these weights."""
    return PolicyValueNet(weights.inputs, weights.hidden, weights.middle, weights.keys, decode_floats(weights.numbers))


@cache
def load_net(game: str) -> Evaluator:
    """Return the champion's policy-value net of a game, or the game's evaluator if there is no champion."""
    path = data_file(game, NET_FILE)
    return build_net(NetWeights.load(path)) if path else load_evaluator(game)


def count_evaluator_inputs(game_name: str) -> int:
    """Return the number of inputs of a game's learned evaluator."""
    game = load_game(game_name)
    return int(as_search_state(game.new(game.options({}))).features_v1_size())


def build_evaluator(weights: EvaluatorWeights) -> Evaluator:
    """Return the evaluator with these weights."""
    return Evaluator(weights.inputs, weights.hidden, decode_floats(weights.numbers))


@cache
def load_evaluator(game: str) -> Evaluator:
    """Return the learned evaluator of a game, or its heuristic if there is none."""
    path = data_file(game, EVALUATOR_FILE)
    return build_evaluator(EvaluatorWeights.load(path)) if path else HEURISTIC_EVALUATOR
