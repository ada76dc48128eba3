"""Previews of actions: discount, points and token changes in the current position."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS
from conclave.games.res_arcana.engine.moves import discount
from conclave.games.res_arcana.engine.victory import points_on


def then(w: vec[i64], action: i64) -> dict[str, int]:
    """Return the preview of a legal action: "less" essences off a cost, "points" lost, "token" 1 if it is taken."""
    verb = action >> codes.SHIFT
    c = action & codes.OPERAND
    if verb == codes.V_PLACE:
        return some("less", less(w, c, 0))
    if verb == codes.V_SUMMON:
        return some("less", less(w, c, CARDS.code[(w[lay.frame(w) + lay.FRAME_PC] - 1) * codes.OP_WIDTH + 3]))
    if verb == codes.V_TAKE:
        return some("points", points_on(w, c))
    if verb == codes.V_PASS:
        return some("token", 1 if w[lay.PASSED] == 0 else 0)
    return {}


def some(name: str, count: i64) -> dict[str, int]:
    return {name: int(count)} if count else {}


def less(w: vec[i64], c: i64, extra: i64) -> i64:
    """Return how much of an artifact's cost the acting seat may leave out; never more than the cost."""
    size = CARDS.total[c]
    if extra & codes.FREE:
        return size
    off = discount(w, w[lay.ACTOR], c, extra)
    if off & codes.SPARES_GOLD:
        size -= amount(CARDS.cost[c], codes.GOLD)
    return off & 0xFF if off & 0xFF < size else size
