"""The state: one flat vector of ints behind the protocol of a game."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from conclave.play.counters import size_of
from conclave.play.dice import Dice
from conclave.play.errors import IllegalAction
from conclave.play.seats import check_seat, check_viewer
from conclave.play.unchecked import Unchecked
from conclave.res_arcana.engine.answers import answer
from conclave.res_arcana.engine.choices import allows, fill
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.events import EV_ASKED, EV_SCORE, Events
from conclave.res_arcana.engine.exchange import count_hands, is_listed, with_hand
from conclave.res_arcana.engine.facts import FACTS, facts
from conclave.res_arcana.engine.features import features
from conclave.res_arcana.engine.habits import habit, is_routine
from conclave.res_arcana.engine.knowledge import deal_anew
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.machine import run
from conclave.res_arcana.engine.outlook import outlook
from conclave.res_arcana.engine.playout import play_out
from conclave.res_arcana.engine.previews import then
from conclave.res_arcana.engine.reasons import VOICE, Reason, expected, why_not
from conclave.res_arcana.engine.scratch import SCRATCH
from conclave.res_arcana.engine.setup import ALL_ARTIFACTS, ALL_MAGES, clear_table
from conclave.res_arcana.engine.tidy import tidy
from conclave.res_arcana.engine.traits import TRAITS, traits
from conclave.res_arcana.engine.victory import note_worths, points, tell_worths, tie_break
from conclave.res_arcana.engine.views import asked, key, view
from conclave.res_arcana.engine.worth import worth


@mypyc_attr(acyclic=True)
class State(Unchecked):
    """One position of Res Arcana."""

    def __init__(self, words: vec[i64]) -> None:
        self.w = words

    # --- asking and answering

    def actor(self) -> i64:
        return self.w[ACTOR]

    def legal(self) -> list[int]:
        n = fill(self.w, SCRATCH)
        return [int(SCRATCH[i]) for i in range(n)]

    def weights(self) -> list[int]:
        return [1] * int(fill(self.w, SCRATCH))

    def apply(self, action: int, events: Events | None = None) -> None:
        w = self.w
        if action < 0 or action > VERBS << SHIFT or not allows(w, action):
            reason = self.why_not(action)
            raise IllegalAction(VOICE.refusal(action, reason), reason)
        if events is None:
            answer(w, action, None)
        else:
            self.apply_and_tell(action, events)

    def apply_and_tell(self, action: int, events: Events) -> None:
        """Besides what happened: how the points changed, part by part, and who is asked now."""
        w = self.w
        before = [points(w, seat) for seat in range(w[SEATS])]
        note_worths(w)
        answer(w, action, events)
        for seat in range(w[SEATS]):
            if points(w, seat) != before[seat]:
                events.append((EV_SCORE, seat, int(points(w, seat))))
        tell_worths(w, events)
        events.append((EV_ASKED, *asked(w)))

    def why_not(self, action: int) -> Reason:
        """Why the acting seat may not answer so: R_* and its numbers; () where it may."""
        return (R_OTHER,) if action < 0 or action > VERBS << SHIFT else why_not(self.w, action)

    def expected(self) -> list[int]:
        """Actions that the acting seat might look for, legal or not."""
        return expected(self.w)

    def then(self, action: int) -> dict[str, int]:
        """What a legal action of a seat would mean as things stand."""
        return then(self.w, action)

    def partial(self) -> bool:
        return self.w[PARTIAL] != 0 and self.w[ASK] != ASK_OVER

    def early(self, seat: int) -> "State | None":
        """Collecting, drafting and choosing mages happen at the same time at a real table.

        In the copy those before this seat have given their first possible answers, which change nothing for it.
        """
        check_seat(seat, int(self.w[SEATS]))
        moment = simultaneous(self.w)
        if moment < 0 or self.w[ACTOR] == seat:
            return None
        made = State(self.w[:])
        while made.w[ACTOR] != seat:
            fill(made.w, SCRATCH)
            answer(made.w, SCRATCH[0], None)
            if simultaneous(made.w) != moment:
                return None
        return made

    # --- the end

    def returns(self) -> list[float]:
        w = self.w
        if w[ACTOR] != NOBODY:
            return [0.0] * int(w[SEATS])
        return [self.won(seat) for seat in range(w[SEATS])]

    def points(self) -> list[int]:
        return [int(points(self.w, seat)) for seat in range(self.w[SEATS])]

    def tie_breaks(self) -> list[int]:
        return [int(tie_break(self.w, seat)) for seat in range(self.w[SEATS])]

    def word(self, place: int) -> int:
        """One of the ints of `layout`."""
        return int(self.w[place])

    # --- knowing

    def view(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[SEATS]))
        return view(self.w, viewer)

    def outlook(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[SEATS]))
        return outlook(self.w, viewer)

    def determinize(self, viewer: int, dice: Any) -> "State":
        check_viewer(viewer, int(self.w[SEATS]))
        made = State(self.w[:])
        seed: int = dice.below(1 << 30) << 30 | dice.below(1 << 30)
        deal_anew(made.w, viewer, Dice(seed))
        return made

    def key(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[SEATS]))
        made = self.w[:]
        tidy(made)
        return key(made, viewer)

    def features(self, viewer: int, out: list[float]) -> None:
        check_seat(viewer, int(self.w[SEATS]))
        features(self.w, viewer, out)

    # --- for search

    def seats(self) -> i64:
        return self.w[SEATS]

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill(self.w, out)

    def play_unchecked(self, action: i64) -> None:
        answer(self.w, action, None)

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        deal_anew(self.w, viewer, dice)

    def deals(self, viewer: i64) -> list[Unchecked]:
        found: list[Unchecked] = []
        if is_listed(self.w):
            for n in range(count_hands(self.w, viewer)):
                found.append(State(with_hand(self.w, viewer, n)))
        return found

    def won(self, seat: i64) -> float:
        w = self.w
        return 1.0 / float(size_of(w[WINNERS])) if w[WINNERS] >> seat & 1 else 0.0

    def quiet(self) -> bool:
        return self.w[ASK] == ASK_MAIN

    def habit(self) -> i64:
        return habit(self.w)

    def routine(self) -> bool:
        return is_routine(self.w)

    def worth(self, seat: i64) -> float:
        return worth(self.w, seat)

    def inputs(self) -> i64:
        return TRAITS

    def traits(self, seat: i64, out: vec[i64]) -> i64:
        return traits(self.w, seat, out)

    def fact_inputs(self) -> i64:
        return FACTS

    def facts(self, seat: i64, out: vec[i64]) -> i64:
        return facts(self.w, seat, out)

    # --- copies

    def copy(self) -> "State":
        return State(self.w[:])

    def dump(self) -> list[int]:
        made = self.w[:]
        tidy(made)
        return [int(x) for x in made]

    def play_out(self, dice: Dice) -> int:
        """To the end at random; how many answers players gave."""
        return int(play_out(self.w, dice))


def new_state(seats: int, variant: int, limit: int) -> State:
    """A game before its first question."""
    words = vec[i64]([0] * SIZE)
    words[SEATS] = seats
    words[VARIANT] = variant
    words[LIMIT] = limit
    words[GAME_NO] = 1
    words[BOX_A] = ALL_ARTIFACTS
    words[BOX_B] = ALL_MAGES
    words[CHOOSER] = -1
    words[BEGAN] = -1
    for seat in range(MAX_SEATS):
        words[at(seat) + CHOSEN] = -1
        words[at(seat) + ITEM] = -1
    clear_table(words)
    run(words, None)
    return State(words)


def load_state(ints: list[int]) -> State:
    """A state from its dump; one that stops before a question (written by hand) runs on to it."""
    if len(ints) != SIZE and len(ints) != STRAYS:
        raise ValueError(f"a dump has {SIZE} ints, not {len(ints)}")
    words = vec[i64]()
    for x in ints:
        words = append(words, x)
    if len(words) == STRAYS:  # older dumps end before this word
        words = append(words, 0)
    run(words, None)
    tidy(words)  # a dump of an older version may hold leftovers
    return State(words)


def playouts(seats: int, games: int, seed: int) -> tuple[int, int]:
    """Standard games at random from the first deal on: player decisions, games."""
    dice = Dice(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(new_state(seats, STANDARD, 30).w, dice)
    return int(decisions), games


def simultaneous(w: vec[i64]) -> i64:
    """The same number while seats answer one after the other what they decide together at a real table; else -1."""
    if w[PHASE] == PH_COLLECT or w[PHASE] == PH_CHOOSE:
        return w[PHASE]
    if w[PHASE] == PH_DRAFT:
        return PH_OVER + w[STEP] // w[SEATS]
    return -1
