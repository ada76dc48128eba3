"""Names of the network inputs of Res Arcana, in the order of the engine's features.

Weights are stored with these names. A name says which component it is about, so that components can be added without
changing the meaning of a trained network.
"""

from __future__ import annotations

from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes, features_v1, features_v2
from conclave.games.res_arcana.notation import FORMS, KIND_NAMES


def list_inputs(version: int) -> list[str]:
    """Return the names of the inputs of version 1 (the evaluator) or 2 (the policy-value net)."""
    return list_v1() if version == 1 else [*list_v1(), *list_v2()]


def count_operands() -> int:
    """Return how many operands a net must tell apart. Plain numbers do not count: large ones share a row."""
    return 1 + max(max(form.operands) for form in FORMS.forms.values() if form.sort != "number")


def list_v1() -> list[str]:
    artifacts, claimed = ids(v.Artifact), ids(v.Monument, v.Place)
    return [
        *(f"in_play:{id_}" for id_ in ids(v.Component)),
        *(f"in_play_turned:{id_}" for id_ in ids(v.Component)),
        *(f"in_hand:{id_}" for id_ in artifacts),
        *(f"in_deck:{id_}" for id_ in artifacts),
        *by_count("in_pool", KIND_NAMES, features_v1.POOL_MOST + 1),
        *by_count("stored", KIND_NAMES, features_v1.STORED_MOST + 1),
        *numbered("own_points", features_v1.POINTS_MOST + 1),
        *numbered("rival_points", features_v1.POINTS_MOST + 1),
        *(f"lead:{lead}" for lead in range(-features_v1.LEAD_MOST, features_v1.LEAD_MOST + 1)),
        *numbered("in_round", features_v1.ROUND_MOST + 1),
        "has_passed",
        "has_token",
        "has_turn",
        *numbered("rivals_left", codes.MAX_SEATS),
        *(f"at_table:{seats}" for seats in range(1, codes.MAX_SEATS + 1)),
        *numbered("hand_size", features_v1.HAND_MOST + 1),
        *(f"in_centre:{id_}" for id_ in claimed),
        *by_count("lacks", ids(v.Place), features_v1.LACK_MOST + 1),
    ]


def list_v2() -> list[str]:
    """Return the names of the inputs that version 2 adds."""
    tags = [str(tag.name).lower() for tag in v.Tag]
    return [
        *(f"can_place:{id_}" for id_ in ids(v.Artifact)),
        *(f"can_claim:{id_}" for id_ in ids(v.Monument, v.Place)),
        *by_count("income", KIND_NAMES, features_v2.INCOME_MOST + 1),
        *numbered("pool_total", features_v2.POOL_TOTAL_MOST + 1),
        *(f"lying:{id_}:{count}" for id_ in ids(v.Component) for count in range(1, features_v2.LYING_MOST + 1)),
        *by_count("own", tags, features_v2.BEASTS_MOST + 1),
        *numbered("deck_size", features_v2.DECK_MOST + 1),
        *numbered("reach", features_v2.REACH_MOST + 1),
        *numbered("reach_to_move", features_v2.REACH_MOST + 1),
        *numbered("match_score", features_v2.MATCH_SCORES),
    ]


def ids(*kinds: type[v.Component]) -> list[str]:
    """Return the ids of all components of some kinds, in order of number."""
    return [one.id for one in ALL if isinstance(one, kinds)]


def by_count(group: str, things: list[str] | tuple[str, ...], size: int) -> list[str]:
    return [f"{group}:{thing}:{count}" for thing in things for count in range(size)]


def numbered(group: str, size: int) -> list[str]:
    return [f"{group}:{number}" for number in range(size)]
