"""Events as tuples of ints, created only if there is a listener."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from conclave.core.counters import amount
from conclave.games.res_arcana.engine.codes import KINDS

Events: TypeAlias = list[tuple[int, ...]]

# Code, then its fields. "audience" is a set of seats and SPECTATORS: those who may see which card it is.
EV_MOVED: Final = 1  # component, from zone, from seat, to zone, to seat, audience
EV_POOL: Final = 2  # seat, why (WHY_*), source, five signed numbers
EV_ON: Final = 3  # component, five signed numbers
EV_TURNED: Final = 4  # component, 1 turned or 0 straightened
EV_TOKEN: Final = 5  # seat
EV_PASSED: Final = 6  # seat
EV_ROUND: Final = 7  # number: everything straightens, nobody has passed
EV_PHASE: Final = 8  # phase
EV_SHUFFLED: Final = 9  # seat: the discards become the deck
EV_DID: Final = 10  # seat, verb, component or power: a main action, a react, an answer
EV_LOSS: Final = 11  # seat, component that attacks, LOSS_*
EV_LOOKED: Final = 12  # seat, deck (0 own, 1 monuments)
EV_CHECK: Final = 13  # seat that forced the victory check, or -1 at the end of a round
EV_CHOSE: Final = 14  # seat: a choice that stays hidden for now
EV_ASKED: Final = 15  # seat, ask, component that asks or -1, verb
EV_SCORE: Final = 16  # seat, points
EV_OVER: Final = 17  # set of winners, reason
EV_GAME: Final = 18  # match play: number of the game that begins, wins of seat 0, of seat 1
EV_BONUS: Final = 19  # seat, points for this victory check
EV_PACKS: Final = 20  # draft: the packs move on, 1 left or -1 right
EV_WINS: Final = 21  # match play: wins of seat 0, of seat 1
EV_KIND: Final = 22  # seat, kind that it has chosen
EV_WORTH: Final = 23  # component in play, its points now
EV_PARTS: Final = 24  # seat, points of the First Player token, points granted for this victory check

SPECTATORS: Final = 1 << 30  # a bit of their own, above all seats
ALL: Final = (1 << 31) - 1

WHY_GAIN: Final = 0
WHY_PAY: Final = 1
WHY_LOSE: Final = 2
WHY_COLLECT: Final = 3
WHY_TAKE: Final = 4
WHY_RIVAL: Final = 5  # a rival's power gave it

LOSS_FACED: Final = 0
LOSS_IGNORED: Final = 1
LOSS_BOUGHT_OFF: Final = 2
LOSS_TAKEN: Final = 3

Z_BOX: Final = 0
Z_CENTRE: Final = 1
Z_MON_DECK: Final = 2
Z_SUPPLY: Final = 3
Z_DECK: Final = 4
Z_HAND: Final = 5
Z_PLAY: Final = 6
Z_DISCARDS: Final = 7
Z_PACK: Final = 8
Z_DEALT: Final = 9  # mages to choose from
Z_CHOSEN: Final = 10
Z_LOOK: Final = 11
Z_TOP: Final = 12
Z_MON_TOP: Final = 13
Z_OPEN: Final = 14  # match play: the artifacts of the face-up draft


def tell_pool(ev: Events, seat: i64, why: i64, source: i64, sign: i64, packed: i64) -> None:
    ev.append((EV_POOL, seat, why, source, *sign_amounts(sign, packed)))


def tell_on(ev: Events, component: i64, sign: i64, packed: i64) -> None:
    ev.append((EV_ON, component, *sign_amounts(sign, packed)))


def sign_amounts(sign: i64, packed: i64) -> list[int]:
    return [int(sign * amount(packed, k)) for k in range(KINDS)]


def tell_moved(ev: Events, c: i64, from_zone: i64, from_seat: i64, to_zone: i64, to_seat: i64, audience: i64) -> None:
    ev.append((EV_MOVED, c, from_zone, from_seat, to_zone, to_seat, audience))
