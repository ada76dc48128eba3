"""Names of the network inputs of Trial of the Temples, in the order of the engine's features.

Weights are stored with these names. An input is named by its group, as in the features modules, and its place in it.
"""

from __future__ import annotations

from collections.abc import Mapping

from conclave.games.trial_of_the_temples.engine import features_v1, features_v2
from conclave.games.trial_of_the_temples.notation import FORMS


def list_inputs(version: int) -> list[str]:
    """Return the names of the inputs of version 1 (the evaluator) or 2 (the policy-value net)."""
    groups = {name[2:].lower(): start for name, start in vars(features_v1).items() if name.startswith("T_")}
    first = expand(groups, features_v1.TRAITS)
    if version == 1:
        return first
    more = {
        "on_mat": features_v2.ON_MAT,
        "own_points": features_v2.OWN_POINTS,
        "in_round": features_v2.IN_ROUND,
        "goods_in_trial": features_v2.GOODS_IN_TRIAL,
    }
    return [*first, *expand(more, features_v2.FACTS)]


def expand(groups: Mapping[str, int], end: int) -> list[str]:
    """Return the names of all inputs of some groups, given the first input of each."""
    ordered = sorted(groups.items(), key=lambda group: group[1])
    ends = [*(start for _, start in ordered[1:]), end]
    return [
        f"{name}:{place}" for (name, start), stop in zip(ordered, ends, strict=True) for place in range(stop - start)
    ]


def count_operands() -> int:
    """Return how many operands a net must tell apart. Plain numbers do not count: large ones share a row."""
    return 1 + max(max(form.operands) for form in FORMS.forms.values() if form.sort != "number")
