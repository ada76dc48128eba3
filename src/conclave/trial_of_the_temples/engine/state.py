"""The state: one flat vector of ints, with the tables of its components, behind the protocol of a game."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from conclave.play.counters import size_of, unit
from conclave.play.dice import Dice
from conclave.play.errors import IllegalAction
from conclave.play.seats import check_seat, check_viewer
from conclave.play.unchecked import Unchecked
from conclave.trial_of_the_temples.engine.answers import answer
from conclave.trial_of_the_temples.engine.choices import allows, fill
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import Columns
from conclave.trial_of_the_temples.engine.events import EV_ASKED, EV_SCORE, Events
from conclave.trial_of_the_temples.engine.facts import FACTS, facts
from conclave.trial_of_the_temples.engine.features import features
from conclave.trial_of_the_temples.engine.flow import run
from conclave.trial_of_the_temples.engine.habits import habit, is_quiet
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.outlook import outlook
from conclave.trial_of_the_temples.engine.plan import VIEW
from conclave.trial_of_the_temples.engine.previews import (
    drawn_from,
    harvested,
    next_space,
    note_mats_and_marks,
    tell_parts,
)
from conclave.trial_of_the_temples.engine.reasons import VOICE, Reason, expected, why_not
from conclave.trial_of_the_temples.engine.score import parts, points
from conclave.trial_of_the_temples.engine.scratch import SCRATCH
from conclave.trial_of_the_temples.engine.tidy import tidy
from conclave.trial_of_the_temples.engine.traits import TRAITS, traits
from conclave.trial_of_the_temples.engine.views import asked, view
from conclave.trial_of_the_temples.engine.worth import worth


@mypyc_attr(acyclic=True)
class State(Unchecked):
    """One position of Trial of the Temples."""

    def __init__(self, columns: Columns, words: vec[i64]) -> None:
        self.t = columns
        self.w = words

    # --- asking and answering

    def actor(self) -> i64:
        return self.w[ACTOR]

    def legal(self) -> list[int]:
        n = fill(self.t, self.w, SCRATCH)
        return [int(SCRATCH[i]) for i in range(n)]

    def weights(self) -> list[int]:
        return [1] * int(fill(self.t, self.w, SCRATCH))

    def apply(self, action: int, events: Events | None = None) -> None:
        if not 0 <= action < VERBS << SHIFT or not allows(self.t, self.w, action):
            reason = self.why_not(action)
            raise IllegalAction(VOICE.refusal(action, reason), reason)
        if events is None:
            answer(self.t, self.w, action, None)
        else:
            self.apply_and_tell(action, events)

    def apply_and_tell(self, action: int, events: Events) -> None:
        """Besides what happened: how the points changed, what lies ahead on the tracks, and who is asked now."""
        t, w = self.t, self.w
        before = self.points()
        note_mats_and_marks(w)
        answer(t, w, action, events)
        after = self.points()
        for seat in range(w[SEATS]):
            if after[seat] != before[seat]:
                events.append((EV_SCORE, seat, after[seat]))
        tell_parts(t, w, events)
        events.append((EV_ASKED, *asked(w)))

    def why_not(self, action: int) -> Reason:
        """Why the acting seat may not answer so: R_* and its numbers; () where it may."""
        return why_not(self.t, self.w, action) if 0 <= action < VERBS << SHIFT else (R_OTHER,)

    def expected(self) -> list[int]:
        """Actions that the acting seat might look for, legal or not."""
        return expected(self.t, self.w)

    def harvest(self, position: int) -> list[int]:
        """What a figure there would collect as things stand: see `previews`."""
        return harvested(self.t, self.w, position)

    def drawn_from(self, position: int) -> int:
        """The set of positions from which that would come."""
        return int(drawn_from(self.w, position))

    def next_space(self, track: int) -> list[int]:
        """What the next space of a track would mean for the acting seat, which can pay for it: see `previews`."""
        return next_space(self.t, self.w, track)

    def partial(self) -> bool:
        return self.w[PARTIAL] != 0

    def early(self, seat: int) -> "State | None":
        """In this game nobody decides at the same time as another."""
        check_seat(seat, int(self.w[SEATS]))
        return None

    # --- the end

    def returns(self) -> list[float]:
        w = self.w
        if w[ACTOR] != NOBODY:
            return [0.0] * int(w[SEATS])
        return [self.won(seat) for seat in range(w[SEATS])]

    def points(self) -> list[int]:
        w = self.w
        return [int(points(self.t, w, seat)) if w[at(seat) + MAT] >= 0 else 0 for seat in range(w[SEATS])]

    def breakdown(self, seat: int) -> dict[str, Any]:
        """Where a seat's points come from."""
        check_seat(seat, int(self.w[SEATS]))
        *tracks, lines, spells = parts(self.t, self.w, seat)
        return {"tracks": tracks, "lines": lines, "spells": spells, "mana": int(self.w[at(seat) + MANA])}

    def word(self, place: int) -> int:
        """One of the ints of `layout`."""
        return int(self.w[place])

    # --- knowing

    def view(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[SEATS]))
        return view(self.t, self.w, viewer)

    def outlook(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[SEATS]))
        return outlook(self.t, self.w)

    def determinize(self, viewer: int, dice: Any) -> "State":
        """Nothing is hidden: what is unknown, chance has not told yet."""
        check_viewer(viewer, int(self.w[SEATS]))
        return self.copy()

    def key(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[SEATS]))
        return ",".join([str(x) for x in self.dump()]).encode()

    def features(self, viewer: int, out: list[float]) -> None:
        check_seat(viewer, int(self.w[SEATS]))
        features(self.t, self.w, viewer, out)

    # --- for search

    def seats(self) -> i64:
        return self.w[SEATS]

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill(self.t, self.w, out)

    def play_unchecked(self, action: i64) -> None:
        answer(self.t, self.w, action, None)

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        """Nothing is hidden."""

    def deals(self, viewer: i64) -> list[Unchecked]:
        """There is but one."""
        return [self]

    def won(self, seat: i64) -> float:
        w = self.w
        return 1.0 / float(size_of(w[WINNERS])) if (w[WINNERS] >> seat) & 1 else 0.0

    def quiet(self) -> bool:
        return is_quiet(self.w)

    def habit(self) -> i64:
        return habit(self.t, self.w)

    def routine(self) -> bool:
        """The rules of thumb ask the same plan as the judgement does."""
        return True

    def worth(self, seat: i64) -> float:
        return worth(self.t, self.w, seat)

    def inputs(self) -> i64:
        return TRAITS

    def traits(self, seat: i64, out: vec[i64]) -> i64:
        return traits(self.t, self.w, seat, out)

    def fact_inputs(self) -> i64:
        return FACTS

    def facts(self, seat: i64, out: vec[i64]) -> i64:
        return facts(self.t, self.w, seat, out)

    def worth_again(self, seat: i64) -> float:
        return VIEW.worth

    # --- copies

    def copy(self) -> "State":
        return State(self.t, self.w[:])

    def dump(self) -> list[int]:
        made = self.w[:]
        tidy(made)
        return [int(x) for x in made]

    def play_out(self, dice: Dice) -> int:
        """To the end at random; how many answers players gave."""
        return int(play_out(self.t, self.w, dice))


def play_out(t: Columns, w: vec[i64], dice: Dice) -> i64:
    """Play to the end, every answer uniform over the legal ones; how many answers players gave."""
    decisions: i64 = 0
    while w[ACTOR] != NOBODY:
        n = fill(t, w, SCRATCH)
        if w[ACTOR] >= 0:
            decisions += 1
        answer(t, w, SCRATCH[dice.below(n)], None)
    return decisions


def new_state(columns: Columns, components: int, seats: int) -> State:
    """A game before its first question."""
    words = vec[i64]([0] * SIZE)
    words[SEATS] = seats
    words[COMPONENTS] = components
    words[START] = -1
    words[NEXT_START] = -1
    words[BARRIER] = -1
    words[ROUND_TILE] = -1
    words[TILES_LEFT] = (1 << TILES) - 1
    words[ROUNDS_LEFT] = (1 << ROUND_TILES) - 1
    words[MATS_LEFT] = (1 << MATS) - 1
    for colour in range(COLOURS):
        words[STACKS] += columns.cores[4 * seats + colour] * unit(colour)
    for seat in range(MAX_SEATS):
        s = at(seat)
        words[s + MAT] = -1
        words[s + FIGURE] = -1
        words[s + CLONE] = -1
    run(columns, words, None)
    return State(columns, words)


def load_state(columns: Columns, ints: list[int]) -> State:
    """A state from its dump; one that stops before a question (written by hand) runs on to it."""
    if len(ints) != SIZE:
        raise ValueError(f"a dump has {SIZE} ints, not {len(ints)}")
    words = vec[i64]()
    for x in ints:
        words = append(words, x)
    run(columns, words, None)
    tidy(words)  # a dump of an older version may hold leftovers
    return State(columns, words)


def playouts(columns: Columns, seats: int, games: int, seed: int) -> tuple[int, int]:
    """Games at random from the first tile on: player decisions, games."""
    dice = Dice(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(columns, new_state(columns, 0, seats).w, dice)
    return int(decisions), games
