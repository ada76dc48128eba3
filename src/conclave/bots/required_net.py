"""Loading of networks for levels that cannot play without one."""

from __future__ import annotations

from conclave.bots.search.evaluator import Evaluator
from conclave.bots.weights import NET_FILE, BadWeights, load_net
from conclave.core.registry import data_file


def load_required_net(game_name: str) -> Evaluator:
    """Return the policy-value net of a game; BadWeights if the game has none, or one that does not fit."""
    if data_file(game_name, NET_FILE) is None:
        raise BadWeights(f"{game_name} has no trained network ({NET_FILE})")
    return load_net(game_name)
