"""State of Trial of the Temples: a flat vector of ints and the component tables."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.byte_rows import to_bytes
from conclave.core.counters import size_of, unit
from conclave.core.dice import Dice
from conclave.core.errors import IllegalAction
from conclave.core.search_state import SearchState
from conclave.core.seats import check_seat, check_viewer
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.answers import answer
from conclave.games.trial_of_the_temples.engine.choices import allows, fill
from conclave.games.trial_of_the_temples.engine.default_actions import choose_default, is_quiet
from conclave.games.trial_of_the_temples.engine.derived_info import derive_info
from conclave.games.trial_of_the_temples.engine.events import EV_ASKED, EV_SCORE, Events
from conclave.games.trial_of_the_temples.engine.features_v1 import TRAITS, traits
from conclave.games.trial_of_the_temples.engine.features_v2 import FACTS, facts
from conclave.games.trial_of_the_temples.engine.flow import run
from conclave.games.trial_of_the_temples.engine.heuristic_value import evaluate
from conclave.games.trial_of_the_temples.engine.illegal_reasons import REFUSALS, Reason, explain, list_expected
from conclave.games.trial_of_the_temples.engine.normalize import normalize
from conclave.games.trial_of_the_temples.engine.observe import observation_words, observe
from conclave.games.trial_of_the_temples.engine.plan import VIEW
from conclave.games.trial_of_the_temples.engine.previews import (
    harvest_positions,
    next_space,
    note_mats_and_marks,
    preview_harvest,
    tell_parts,
)
from conclave.games.trial_of_the_temples.engine.printed_values import Columns
from conclave.games.trial_of_the_temples.engine.score import parts, points
from conclave.games.trial_of_the_temples.engine.scratch import SCRATCH
from conclave.games.trial_of_the_temples.engine.views import view, view_question


class State(SearchState):
    """One position of Trial of the Temples."""

    def __init__(self, columns: Columns, words: vec[i64]) -> None:
        self.t = columns
        self.w = words

    # --- asking and answering

    def current_player(self) -> i64:
        return self.w[lay.ACTOR]

    def legal_actions(self) -> list[int]:
        n = fill(self.t, self.w, SCRATCH)
        return [int(SCRATCH[i]) for i in range(n)]

    def chance_weights(self) -> list[int]:
        return [1] * int(fill(self.t, self.w, SCRATCH))

    def apply_action(self, action: int, events: Events | None = None) -> None:
        if not 0 <= action < codes.VERBS << codes.SHIFT or not allows(self.t, self.w, action):
            reason = self.why_not(action)
            raise IllegalAction(REFUSALS.format(action, reason), reason)
        if events is None:
            answer(self.t, self.w, action, None)
        else:
            self.apply_and_tell(action, events)

    def apply_and_tell(self, action: int, events: Events) -> None:
        """Apply an action and append its events, then changed points, spaces ahead, and the next question."""
        t, w = self.t, self.w
        before = self.points()
        note_mats_and_marks(w)
        answer(t, w, action, events)
        after = self.points()
        for seat in range(w[lay.SEATS]):
            if after[seat] != before[seat]:
                events.append((EV_SCORE, seat, after[seat]))
        tell_parts(t, w, events)
        events.append((EV_ASKED, *view_question(w)))

    def why_not(self, action: int) -> Reason:
        """Return the reason why the acting seat may not take this action: R_* and details; () if it is legal."""
        return explain(self.t, self.w, action) if 0 <= action < codes.VERBS << codes.SHIFT else (codes.R_OTHER,)

    def expected_actions(self) -> list[int]:
        """Return actions that a player may look for at this question, legal or not."""
        return list_expected(self.t, self.w)

    def harvest(self, position: int) -> list[int]:
        """Return what a figure at a position would collect now; see `previews.harvested`."""
        return preview_harvest(self.t, self.w, position)

    def harvest_positions(self, position: int) -> int:
        """Return the set of positions that a figure at this position collects from."""
        return int(harvest_positions(self.w, position))

    def next_space(self, track: int) -> list[int]:
        """Return a preview of the next space of a track for the acting seat, which must be able to pay for it."""
        return next_space(self.t, self.w, track)

    def is_mid_action(self) -> bool:
        return self.w[lay.PARTIAL] != 0

    def simultaneous_copy(self, seat: int) -> "State | None":
        """Return None: this game has no simultaneous decisions."""
        check_seat(seat, int(self.w[lay.SEATS]))
        return None

    # --- the end

    def returns(self) -> list[float]:
        w = self.w
        if w[lay.ACTOR] != codes.TERMINAL:
            return [0.0] * int(w[lay.SEATS])
        return [self.win_share(seat) for seat in range(w[lay.SEATS])]

    def points(self) -> list[int]:
        w = self.w
        return [int(points(self.t, w, seat)) if w[lay.at(seat) + lay.MAT] >= 0 else 0 for seat in range(w[lay.SEATS])]

    def breakdown(self, seat: int) -> dict[str, Any]:
        """Return a seat's points by origin."""
        check_seat(seat, int(self.w[lay.SEATS]))
        *tracks, lines, spells = parts(self.t, self.w, seat)
        return {"tracks": tracks, "lines": lines, "spells": spells, "mana": int(self.w[lay.at(seat) + lay.MANA])}

    def word(self, place: int) -> int:
        """Return the int at an index of `layout`."""
        return int(self.w[place])

    # --- knowing

    def view(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return view(self.t, self.w, viewer)

    def outlook(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return derive_info(self.t, self.w)

    def determinize(self, viewer: int, dice: Any) -> "State":
        """Return a copy. No information is hidden; only future chance outcomes are unknown."""
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return self.copy()

    def info_state_key(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return ",".join([str(x) for x in self.dump()]).encode()

    def observation(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        row = vec[i64]([0] * observation_words(self.w[lay.SEATS]))
        observe(self.t, self.w, viewer, row, 0)
        return to_bytes(row)

    # --- for search

    def seats(self) -> i64:
        return self.w[lay.SEATS]

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill(self.t, self.w, out)

    def play_unchecked(self, action: i64) -> None:
        answer(self.t, self.w, action, None)

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        """Do nothing, because no information is hidden."""

    def enumerate_deals(self, viewer: i64) -> list[SearchState]:
        """Return this state, the only possible determinization."""
        return [self]

    def observation_words(self) -> i64:
        return observation_words(self.w[lay.SEATS])

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> None:
        observe(self.t, self.w, viewer, out, at)

    def win_share(self, seat: i64) -> float:
        w = self.w
        return 1.0 / float(size_of(w[lay.WINNERS])) if (w[lay.WINNERS] >> seat) & 1 else 0.0

    def is_quiet(self) -> bool:
        return is_quiet(self.w)

    def default_action(self) -> i64:
        return choose_default(self.t, self.w)

    def is_minor_choice(self) -> bool:
        """Return True: default answers use the same plan as the heuristic value."""
        return True

    def heuristic_value(self, seat: i64) -> float:
        return evaluate(self.t, self.w, seat)

    def features_v1_size(self) -> i64:
        return TRAITS

    def features_v1(self, seat: i64, out: vec[i64]) -> i64:
        return traits(self.t, self.w, seat, out)

    def features_v2_size(self) -> i64:
        return FACTS

    def features_v2(self, seat: i64, out: vec[i64]) -> i64:
        return facts(self.t, self.w, seat, out)

    def heuristic_value_again(self, seat: i64) -> float:
        return VIEW.worth

    # --- copies

    def copy(self) -> "State":
        return State(self.t, self.w[:])

    def dump(self) -> list[int]:
        made = self.w[:]
        normalize(made)
        return [int(x) for x in made]

    def play_out(self, dice: Dice) -> int:
        """Play random actions to the end and return the number of player decisions."""
        return int(play_out(self.t, self.w, dice))


def play_out(t: Columns, w: vec[i64], dice: Dice) -> i64:
    """Play uniformly random legal actions to the end and return the number of player decisions."""
    decisions: i64 = 0
    while w[lay.ACTOR] != codes.TERMINAL:
        n = fill(t, w, SCRATCH)
        if w[lay.ACTOR] >= 0:
            decisions += 1
        answer(t, w, SCRATCH[dice.below(n)], None)
    return decisions


def new_state(columns: Columns, components: int, seats: int) -> State:
    """Return a new game at its first question."""
    words = vec[i64]([0] * lay.SIZE)
    words[lay.SEATS] = seats
    words[lay.COMPONENTS] = components
    words[lay.STARTING_SEAT] = -1
    words[lay.NEXT_STARTING_SEAT] = -1
    words[lay.BARRIER] = -1
    words[lay.ROUND_TILE] = -1
    words[lay.TILES_LEFT] = (1 << codes.TILES) - 1
    words[lay.ROUNDS_LEFT] = (1 << codes.ROUND_TILES) - 1
    words[lay.MATS_LEFT] = (1 << codes.MATS) - 1
    for colour in range(codes.COLOURS):
        words[lay.CORE_STACKS] += columns.cores[4 * seats + colour] * unit(colour)
    for seat in range(codes.MAX_SEATS):
        s = lay.at(seat)
        words[s + lay.MAT] = -1
        words[s + lay.FIGURE] = -1
        words[s + lay.CLONE] = -1
    run(columns, words, None)
    return State(columns, words)


def load_state(columns: Columns, ints: list[int]) -> State:
    """Return a state from its dump. A hand-written state without a question is continued to the next one."""
    if len(ints) != lay.SIZE:
        raise ValueError(f"a dump has {lay.SIZE} ints, not {len(ints)}")
    words = vec[i64]()
    for x in ints:
        words = append(words, x)
    run(columns, words, None)
    normalize(words)  # a dump of an older version may hold leftovers
    return State(columns, words)


def playouts(columns: Columns, seats: int, games: int, seed: int) -> tuple[int, int]:
    """Play random games from the start and return the numbers of player decisions and of games."""
    dice = Dice(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(columns, new_state(columns, 0, seats).w, dice)
    return int(decisions), games
