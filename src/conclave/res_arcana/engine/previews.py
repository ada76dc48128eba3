"""What an action would mean as things stand: what it costs less, gives, or takes away."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import discount
from conclave.res_arcana.engine.victory import points_on


def then(w: vec[i64], action: i64) -> dict[str, int]:
    """Of a legal action of a seat: "less", essences off a cost; "points" lost; "token", 1 where it is taken."""
    verb = action >> SHIFT
    c = action & OPERAND
    if verb == V_PLACE:
        return some("less", less(w, c, 0))
    if verb == V_SUMMON:
        return some("less", less(w, c, T.code[(w[frame(w) + PC] - 1) * OP_WIDTH + 3]))
    if verb == V_TAKE:
        return some("points", points_on(w, c))
    if verb == V_PASS:
        return some("token", 1 if w[PASSED] == 0 else 0)
    return {}


def some(name: str, count: i64) -> dict[str, int]:
    return {name: int(count)} if count else {}


def less(w: vec[i64], c: i64, extra: i64) -> i64:
    """How much the acting seat may leave out of an artifact's cost; never more than the cost."""
    size = T.total[c]
    if extra & FREE:
        return size
    off = discount(w, w[ACTOR], c, extra)
    if off & SPARES_GOLD:
        size -= amount(T.cost[c], GOLD)
    return off & 0xFF if off & 0xFF < size else size
