"""Observation of a seat as a row of bytes: what it knows now, itself first and its rivals in seat order.

The slices are named in `observation_slices.py`. Components are placed by their numbers, with room for new ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.byte_rows import add_byte, byte_at, pack_counters, put_bits, put_one, spread
from conclave.core.counters import bit, size_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    ARTIFACT_AT,
    BIT,
    CARDS,
    OTHER_AT,
    REMAINDERS,
    WORD,
    artifact_in,
)
from conclave.games.res_arcana.engine.hidden import hidden_of, looker
from conclave.games.res_arcana.engine.knowledge import find_seen_monuments
from conclave.games.res_arcana.engine.moves import count_reshuffled_returns
from conclave.games.res_arcana.engine.setup import list_to_set
from conclave.games.res_arcana.engine.victory import points, token_points
from conclave.games.res_arcana.engine.views import remember_packs

# Positions in words of eight bytes.
SET_WORDS: Final = 16  # a set of components: 128 numbers
USED_WORDS: Final = 5  # of artifacts; as many of all others
PROGRESS: Final = 0
ASKED: Final = 1
UNCOVERED: Final = 2
CHOICE: Final = 3
SEAT: Final = 4
ACTOR: Final = 5
NUM_SEATS: Final = 6
VARIANT: Final = 7
PHASE: Final = 8  # two words
QUESTION: Final = 10  # two words
VERB: Final = 12  # eight words
FRAMES: Final = 20  # four words
OFFERED: Final = 24
SOURCE: Final = 40
FREE: Final = 56
REVEALED: Final = 72
TOP: Final = 88
HAND: Final = 104
DECK: Final = 120
PACKS: Final = 136
ESSENCES: Final = 152  # a word for each component
SEATS: Final = 280
# Within a seat.
COUNTS: Final = 0  # two words
POOL: Final = 2
PLAY: Final = 3
DISCARDS: Final = 19
KNOWN: Final = 35
SEAT_WORDS: Final = 51

TOP_UNORDERED: Final = 8  # a monument known to be among the top ones, at an unknown place


def observation_words(seats: i64) -> i64:
    """Return the number of words of an observation."""
    return SEATS + seats * SEAT_WORDS


class Scattered:
    """Components added later: their places in masks and their numbers differ in another way than those of the rest."""

    def __init__(self) -> None:
        self.artifacts: i64 = 0
        self.others: i64 = 0


SCATTERED: Final = Scattered()


def lay_out_observation() -> None:
    """Find the scattered components. The assembler calls this after it has filled the card tables."""
    SCATTERED.artifacts = 0
    SCATTERED.others = 0
    for c in range(CARDS.components):
        if WORD[c] == 0 and (c >= 8 * USED_WORDS or BIT[c] != bit(c)):
            SCATTERED.artifacts |= BIT[c]
        elif WORD[c] == 1 and (c >= 16 * USED_WORDS or BIT[c] != bit(c - 8 * USED_WORDS)):
            SCATTERED.others |= BIT[c]


def put_artifacts(out: vec[i64], at: i64, artifacts: i64) -> None:
    """Write a set of artifacts, each as 1 at its number."""
    put_bits(out, at, artifacts & ~SCATTERED.artifacts, USED_WORDS)
    if SCATTERED.artifacts | SCATTERED.others:
        clear_rest(out, at)
        scatter(out, at, artifacts & SCATTERED.artifacts, ARTIFACT_AT, 1)


def put_set(out: vec[i64], at: i64, artifacts: i64, others: i64) -> None:
    """Write a set of components, each as 1 at its number."""
    put_bits(out, at, artifacts & ~SCATTERED.artifacts, USED_WORDS)
    put_bits(out, at + USED_WORDS, others & ~SCATTERED.others, USED_WORDS)
    if SCATTERED.artifacts | SCATTERED.others:
        clear_rest(out, at)
        scatter(out, at, artifacts & SCATTERED.artifacts, ARTIFACT_AT, 1)
        scatter(out, at, others & SCATTERED.others, OTHER_AT, 1)


def clear_rest(out: vec[i64], at: i64) -> None:
    """Clear the words of a set that only scattered components use."""
    for i in range(2 * USED_WORDS, SET_WORDS):
        out[at + i] = 0


def scatter(out: vec[i64], at: i64, components: i64, by_remainder: vec[i64], value: i64) -> None:
    """Add a value at the number of each component of a set."""
    while components:
        add_byte(out, at, by_remainder[(components & -components) % REMAINDERS], value)
        components &= components - 1


def observe(w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what a seat knows. A spectator (a negative viewer) gets zeros in place of private information."""
    own: i64 = viewer if viewer >= 0 else 0
    observe_progress(w, viewer, out, at)
    observe_question(w, viewer, out, at)
    observe_sources(w, own, out, at)
    put_set(out, at + FREE, 0, w[lay.CENTRE] | w[lay.SUPPLY])
    if viewer >= 0:
        observe_own(w, viewer, out, at)
    observe_essences(w, out, at + ESSENCES)
    n = w[lay.SEATS]
    seat = own
    for i in range(n):
        observe_seat(w, seat, out, at + SEATS + i * SEAT_WORDS)
        seat += 1
        if seat == n:
            seat = 0


def observe_progress(w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    out[at + PROGRESS] = (
        byte_at(0, w[lay.ROUND])
        + byte_at(1, w[lay.LIMIT])
        + byte_at(2, w[lay.GAME_NUMBER])
        + byte_at(3, w[lay.DRAFT_ROUND])
        + byte_at(4, w[lay.STEP])
        + byte_at(5, size_of(w[lay.MONUMENT_DECK] | w[lay.LOOKED_AT_OTHERS]))
        + byte_at(6, lay.length(w[lay.MONUMENT_TOP]))
        + byte_at(7, size_of(w[lay.LOOKED_AT_ARTIFACTS]))
    )
    n = w[lay.SEATS]
    put_one(out, at + SEAT, viewer, 1)
    actor = w[lay.ACTOR]
    put_one(out, at + ACTOR, (actor - (viewer if viewer >= 0 else 0) + n) % n if actor >= 0 else -1, 1)
    put_one(out, at + NUM_SEATS, n, 1)
    put_one(out, at + VARIANT, w[lay.VARIANT], 1)
    put_one(out, at + PHASE, w[lay.PHASE], 2)
    put_one(out, at + QUESTION, w[lay.QUESTION], 2)
    put_one(out, at + VERB, w[lay.VERB], 8)


def observe_question(w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write the pending question, without what earlier questions left behind (see `normalize`)."""
    asked = w[lay.QUESTION]
    is_bag = asked == codes.ASK_BAG
    word = byte_at(0, w[lay.OPTIONAL]) + byte_at(1, w[lay.PARTIAL])
    if is_bag or asked == codes.ASK_CARD or asked == codes.ASK_NUMBER:
        word += byte_at(2, w[lay.COUNT])
    if is_bag or asked == codes.ASK_NUMBER:
        word += byte_at(3, w[lay.LAST])
    if is_bag:
        word += byte_at(4, w[lay.MAX_UNCOVERED]) + byte_at(5, w[lay.RECEIVER] + 1)
    out[at + ASKED] = word
    out[at + UNCOVERED] = pack_counters(w[lay.UNCOVERED]) if is_bag or asked == codes.ASK_UNLESS else 0
    out[at + CHOICE] = 0
    if (
        is_bag
        or asked == codes.ASK_KIND
        or asked == codes.ASK_SEAT
        or asked == codes.ASK_LOOK
        or asked == codes.ASK_REACT
    ):
        out[at + CHOICE] = spread(w[lay.CHOICE])
    if w[lay.ACTOR] == viewer and (asked == codes.ASK_CARD or asked == codes.ASK_TAKE):
        put_set(out, at + OFFERED, w[lay.OFFERED_ARTIFACTS], w[lay.OFFERED_OTHERS])
    else:
        put_set(out, at + OFFERED, 0, 0)


def observe_sources(w: vec[i64], own: i64, out: vec[i64], at: i64) -> None:
    """Write the programs that are running: instruction, seat, remembered values, and the components that act."""
    put_set(out, at + SOURCE, 0, 0)
    n = w[lay.SEATS]
    for depth in range(lay.MAX_FRAMES):
        if depth >= w[lay.DEPTH]:
            out[at + FRAMES + depth] = 0
            continue
        f = lay.STACK + depth * lay.FRAME_WORDS
        out[at + FRAMES + depth] = (
            byte_at(0, CARDS.code[w[f + lay.FRAME_PC] * codes.OP_WIDTH] + 1)
            + byte_at(1, (w[f + lay.FRAME_SEAT] - own + n) % n + 1)
            + byte_at(2, w[f + lay.FRAME_NUMBER] + 1)
            + byte_at(3, w[f + lay.FRAME_KIND] + 1)
            + byte_at(4, w[f + lay.FRAME_COUNTER] + 1)
            + byte_at(5, w[f + lay.FRAME_STAGE] + 1)
        )
        source = w[f + lay.FRAME_SOURCE]
        if source >= 0:
            out[at + SOURCE + (source >> 3)] |= byte_at(source & 7, shift_one(depth))


def shift_one(depth: i64) -> i64:
    one: i64 = 1
    return one << depth


def observe_own(w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write what this seat alone knows."""
    s = lay.at(viewer)
    put_artifacts(out, at + HAND, w[s + lay.HAND])
    deck = w[s + lay.DECK]
    if w[lay.VARIANT] == codes.FIRST_GAME:
        deck &= w[lay.KNOWN_SET]
    put_artifacts(out, at + DECK, deck | list_to_set(w[s + lay.TOP]))
    artifacts = w[lay.PACKS + viewer]
    others = w[s + lay.DEALT]
    if w[lay.GAME_NUMBER] > 1:
        artifacts |= w[lay.BOX_ARTIFACTS]
    if looker(w) == viewer:
        artifacts |= w[lay.LOOKED_AT_ARTIFACTS]
        others |= w[lay.LOOKED_AT_OTHERS]
    put_set(out, at + REVEALED, artifacts, others)
    if w[lay.PHASE] == codes.PH_CHOOSE and w[s + lay.CHOSEN] >= 0:
        add_byte(out, at + REVEALED, w[s + lay.CHOSEN], 2)
    observe_tops(w, viewer, out, at + TOP)
    if w[lay.VARIANT] == codes.DRAFT:
        put_artifacts(out, at + PACKS, 0)
        look = 1
        for cards in remember_packs(w, viewer):
            rest: i64 = cards
            while rest:
                add_byte(out, at + PACKS, artifact_in(rest), look)
                rest &= rest - 1
            look += 1


def observe_tops(w: vec[i64], viewer: i64, out: vec[i64], at: i64) -> None:
    """Write the known tops of the own deck and of the monument deck: 1 is the top card."""
    put_set(out, at, 0, 0)
    put_list(out, at, w[lay.at(viewer) + lay.TOP])
    if (w[lay.MONUMENT_ORDER_KNOWN] >> viewer) & 1:
        put_list(out, at, w[lay.MONUMENT_TOP])
    else:
        scatter(out, at, find_seen_monuments(w, viewer), OTHER_AT, TOP_UNORDERED)


def put_list(out: vec[i64], at: i64, word: i64) -> None:
    place: i64 = 1
    while word:
        add_byte(out, at, lay.first_of(word), place)
        word = lay.without_first(word)
        place += 1


def observe_essences(w: vec[i64], out: vec[i64], at: i64) -> None:
    for c in range(len(w) - lay.ESSENCES_ON):
        out[at + c] = pack_counters(w[lay.ESSENCES_ON + c])
    if w[lay.PHASE] == codes.PH_COLLECT:
        mark_collecting(out, at, w[lay.COLLECTING_ARTIFACTS], ARTIFACT_AT)
        mark_collecting(out, at, w[lay.COLLECTING_OTHERS], OTHER_AT)


def mark_collecting(out: vec[i64], at: i64, components: i64, by_remainder: vec[i64]) -> None:
    while components:
        out[at + by_remainder[(components & -components) % REMAINDERS]] += byte_at(7, 1)
        components &= components - 1


def observe_seat(w: vec[i64], seat: i64, out: vec[i64], at: i64) -> None:
    """Write the public information about one seat."""
    s = lay.at(seat)
    hidden = hidden_of(w, seat)
    hand = size_of(w[s + lay.HAND])
    plays = w[lay.PHASE] == codes.PH_COLLECT or w[lay.PHASE] == codes.PH_ACTIONS
    out[at + COUNTS] = (
        byte_at(0, points(w, seat))
        + byte_at(1, hand)
        + byte_at(2, size_of(hidden) - hand)
        + byte_at(3, size_of(w[s + lay.DISCARDS]))
        + byte_at(4, w[lay.PASSED] >> seat & 1)
        + byte_at(5, 1 if w[lay.FIRST] == seat else 0)
        + byte_at(6, 1 if plays and w[lay.TURN] == seat else 0)
        + byte_at(7, w[s + lay.BONUS])
    )
    out[at + COUNTS + 1] = (
        byte_at(0, token_points(w, seat))
        + byte_at(1, 1 if w[s + lay.ITEM] >= 0 else 0)
        + byte_at(2, size_of(w[s + lay.DEALT]))
        + byte_at(3, size_of(w[lay.PACKS + seat]))
        + byte_at(4, 1 if w[s + lay.CHOSEN] >= 0 else 0)
        + byte_at(5, count_reshuffled_returns(w, seat))
        + byte_at(6, lay.length(w[s + lay.TOP]))
        + byte_at(7, w[lay.WINS + seat] if w[lay.VARIANT] == codes.MATCH else 0)
    )
    out[at + POOL] = pack_counters(w[s + lay.POOL])
    direct_artifacts = w[s + lay.PLAY_ARTIFACTS] & ~SCATTERED.artifacts
    direct_others = w[s + lay.PLAY_OTHERS] & ~SCATTERED.others
    discards = w[s + lay.DISCARDS] & ~SCATTERED.artifacts
    known = hidden & w[lay.KNOWN_SET]
    held = hidden & w[lay.KNOWN_HAND]
    for i in range(USED_WORDS):
        artifacts = direct_artifacts >> (8 * i)
        others = direct_others >> (8 * i)
        turned_artifacts = w[lay.TURNED_ARTIFACTS] >> (8 * i)
        turned_others = w[lay.TURNED_OTHERS] >> (8 * i)
        out[at + PLAY + i] = spread(artifacts) + spread(artifacts & turned_artifacts)
        out[at + PLAY + USED_WORDS + i] = spread(others) + spread(others & turned_others)
        out[at + DISCARDS + i] = spread(discards >> (8 * i))
        out[at + KNOWN + i] = spread((known & ~SCATTERED.artifacts) >> (8 * i)) + 2 * spread(
            (held & ~SCATTERED.artifacts) >> (8 * i)
        )
    if SCATTERED.artifacts | SCATTERED.others:
        observe_scattered(w, s, known & SCATTERED.artifacts, held & SCATTERED.artifacts, out, at)


def observe_scattered(w: vec[i64], s: i64, known: i64, held: i64, out: vec[i64], at: i64) -> None:
    """Write the public information about one seat's scattered components."""
    clear_rest(out, at + PLAY)
    clear_rest(out, at + DISCARDS)
    clear_rest(out, at + KNOWN)
    artifacts = w[s + lay.PLAY_ARTIFACTS] & SCATTERED.artifacts
    others = w[s + lay.PLAY_OTHERS] & SCATTERED.others
    scatter(out, at + PLAY, artifacts, ARTIFACT_AT, 1)
    scatter(out, at + PLAY, artifacts & w[lay.TURNED_ARTIFACTS], ARTIFACT_AT, 1)
    scatter(out, at + PLAY, others, OTHER_AT, 1)
    scatter(out, at + PLAY, others & w[lay.TURNED_OTHERS], OTHER_AT, 1)
    scatter(out, at + DISCARDS, w[s + lay.DISCARDS] & SCATTERED.artifacts, ARTIFACT_AT, 1)
    scatter(out, at + KNOWN, known, ARTIFACT_AT, 1)
    scatter(out, at + KNOWN, held, ARTIFACT_AT, 2)
