"""State of Res Arcana: one flat vector of ints that implements the State protocol."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.byte_rows import to_bytes
from conclave.core.counters import size_of
from conclave.core.dice import Dice
from conclave.core.errors import IllegalAction
from conclave.core.search_state import SearchState
from conclave.core.seats import check_seat, check_viewer
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.answers import answer
from conclave.games.res_arcana.engine.card_tables import CARDS
from conclave.games.res_arcana.engine.choices import allows, fill
from conclave.games.res_arcana.engine.default_actions import choose_default, is_routine
from conclave.games.res_arcana.engine.derived_info import derive_info
from conclave.games.res_arcana.engine.events import EV_ASKED, EV_SCORE, Events
from conclave.games.res_arcana.engine.exchange import count_hands, is_listed, with_hand
from conclave.games.res_arcana.engine.features_v1 import V1, traits
from conclave.games.res_arcana.engine.features_v2 import V2, facts
from conclave.games.res_arcana.engine.heuristic_value import evaluate
from conclave.games.res_arcana.engine.illegal_reasons import REFUSALS, Reason, explain, list_expected
from conclave.games.res_arcana.engine.knowledge import deal_anew
from conclave.games.res_arcana.engine.machine import run
from conclave.games.res_arcana.engine.normalize import normalize
from conclave.games.res_arcana.engine.observe import observation_words, observe
from conclave.games.res_arcana.engine.playout import play_out
from conclave.games.res_arcana.engine.previews import then
from conclave.games.res_arcana.engine.scratch import SCRATCH
from conclave.games.res_arcana.engine.setup import clear_table
from conclave.games.res_arcana.engine.stored_format import store
from conclave.games.res_arcana.engine.victory import note_worths, points, tell_worths, tie_break
from conclave.games.res_arcana.engine.views import make_key, view, view_question


class State(SearchState):
    """One position of Res Arcana."""

    def __init__(self, words: vec[i64]) -> None:
        self.w = words

    # --- Questions and answers

    def current_player(self) -> i64:
        return self.w[lay.ACTOR]

    def legal_actions(self) -> list[int]:
        n = fill(self.w, SCRATCH)
        return [int(SCRATCH[i]) for i in range(n)]

    def chance_weights(self) -> list[int]:
        return [1] * int(fill(self.w, SCRATCH))

    def apply_action(self, action: int, events: Events | None = None) -> None:
        w = self.w
        if action < 0 or action > codes.VERBS << codes.SHIFT or not allows(w, action):
            reason = self.why_not(action)
            raise IllegalAction(REFUSALS.format(action, reason), reason)
        if events is None:
            answer(w, action, None)
        else:
            self.apply_and_tell(action, events)

    def apply_and_tell(self, action: int, events: Events) -> None:
        """Apply an action and append its events, including point changes by part and the next question."""
        w = self.w
        before = [points(w, seat) for seat in range(w[lay.SEATS])]
        note_worths(w)
        answer(w, action, events)
        for seat in range(w[lay.SEATS]):
            if points(w, seat) != before[seat]:
                events.append((EV_SCORE, seat, int(points(w, seat))))
        tell_worths(w, events)
        events.append((EV_ASKED, *view_question(w)))

    def why_not(self, action: int) -> Reason:
        """Return the reason why the acting seat may not take this action: R_* and its numbers, or () if legal."""
        return (codes.R_OTHER,) if action < 0 or action > codes.VERBS << codes.SHIFT else explain(self.w, action)

    def expected_actions(self) -> list[int]:
        """Return actions that the acting seat might look for, legal or not."""
        return list_expected(self.w)

    def then(self, action: int) -> dict[str, int]:
        """Return the preview of a legal action in this position."""
        return then(self.w, action)

    def is_mid_action(self) -> bool:
        return self.w[lay.PARTIAL] != 0 and self.w[lay.QUESTION] != codes.ASK_OVER

    def simultaneous_copy(self, seat: int) -> "State | None":
        """Return a copy in which this seat is asked, or None if its decision is not simultaneous.

        Collecting, drafting and choosing mages are simultaneous at a real table. In the copy, the seats before this one
        have given their first legal answers, which do not affect this seat.
        """
        check_seat(seat, int(self.w[lay.SEATS]))
        moment = simultaneous(self.w)
        if moment < 0 or self.w[lay.ACTOR] == seat:
            return None
        made = State(self.w[:])
        while made.w[lay.ACTOR] != seat:
            fill(made.w, SCRATCH)
            answer(made.w, SCRATCH[0], None)
            if simultaneous(made.w) != moment:
                return None
        return made

    # --- End of the game

    def returns(self) -> list[float]:
        w = self.w
        if w[lay.ACTOR] != codes.TERMINAL:
            return [0.0] * int(w[lay.SEATS])
        return [self.win_share(seat) for seat in range(w[lay.SEATS])]

    def points(self) -> list[int]:
        return [int(points(self.w, seat)) for seat in range(self.w[lay.SEATS])]

    def tie_breaks(self) -> list[int]:
        return [int(tie_break(self.w, seat)) for seat in range(self.w[lay.SEATS])]

    def word(self, place: int) -> int:
        """Return one of the ints described in `layout`."""
        return int(self.w[place])

    # --- Information of a viewer

    def view(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return view(self.w, viewer)

    def outlook(self, viewer: int) -> dict[str, Any]:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        return derive_info(self.w, viewer)

    def determinize(self, viewer: int, dice: Any) -> "State":
        check_viewer(viewer, int(self.w[lay.SEATS]))
        made = State(self.w[:])
        seed: int = dice.below(1 << 30) << 30 | dice.below(1 << 30)
        deal_anew(made.w, viewer, Dice(seed))
        return made

    def info_state_key(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        made = self.w[:]
        normalize(made)
        return make_key(made, viewer)

    def observation(self, viewer: int) -> bytes:
        check_viewer(viewer, int(self.w[lay.SEATS]))
        row = vec[i64]([0] * observation_words(self.w[lay.SEATS]))
        observe(self.w, viewer, row, 0)
        return to_bytes(row)

    # --- Search

    def seats(self) -> i64:
        return self.w[lay.SEATS]

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill(self.w, out)

    def play_unchecked(self, action: i64) -> None:
        answer(self.w, action, None)

    def redeal_unchecked(self, viewer: i64, dice: Dice) -> None:
        deal_anew(self.w, viewer, dice)

    def enumerate_deals(self, viewer: i64) -> list[SearchState]:
        found: list[SearchState] = []
        if is_listed(self.w):
            for n in range(count_hands(self.w, viewer)):
                found.append(State(with_hand(self.w, viewer, n)))
        return found

    def observation_words(self) -> i64:
        return observation_words(self.w[lay.SEATS])

    def observe(self, viewer: i64, out: vec[i64], at: i64) -> None:
        observe(self.w, viewer, out, at)

    def win_share(self, seat: i64) -> float:
        w = self.w
        return 1.0 / float(size_of(w[lay.WINNERS])) if w[lay.WINNERS] >> seat & 1 else 0.0

    def is_quiet(self) -> bool:
        return self.w[lay.QUESTION] == codes.ASK_MAIN

    def default_action(self) -> i64:
        return choose_default(self.w)

    def is_minor_choice(self) -> bool:
        return is_routine(self.w)

    def heuristic_value(self, seat: i64) -> float:
        return evaluate(self.w, seat)

    def features_v1_size(self) -> i64:
        return V1.size

    def features_v1(self, seat: i64, out: vec[i64]) -> i64:
        return traits(self.w, seat, out)

    def features_v2_size(self) -> i64:
        return V2.size

    def features_v2(self, seat: i64, out: vec[i64]) -> i64:
        return facts(self.w, seat, out)

    # --- Copies

    def copy(self) -> "State":
        return State(self.w[:])

    def dump(self) -> list[int]:
        made = self.w[:]
        normalize(made)
        return store(made)

    def words(self) -> list[int]:
        """Return the ints described in `layout`, without leftovers of earlier questions."""
        made = self.w[:]
        normalize(made)
        return [int(x) for x in made]

    def play_out(self, dice: Dice) -> int:
        """Play to the end at random and return the number of player decisions."""
        return int(play_out(self.w, dice))


def new_state(seats: int, variant: int, limit: int, component_set: int = 0) -> State:
    """Return a game before its first question."""
    played = CARDS.sets[component_set]
    words = vec[i64]([0] * count_words(component_set))
    words[lay.SET] = component_set
    words[lay.SEATS] = seats
    words[lay.VARIANT] = variant
    words[lay.LIMIT] = limit
    words[lay.GAME_NUMBER] = 1
    words[lay.BOX_ARTIFACTS] = played.artifacts
    words[lay.BOX_MAGES] = played.mages
    words[lay.CHOOSER] = -1
    words[lay.STARTING_SEAT] = -1
    for seat in range(codes.MAX_SEATS):
        words[lay.at(seat) + lay.CHOSEN] = -1
        words[lay.at(seat) + lay.ITEM] = -1
    clear_table(words)
    run(words, None)
    return State(words)


def count_words(component_set: int) -> int:
    """Return the number of ints of a state that is played with this component set."""
    return lay.ESSENCES_ON + int(CARDS.sets[component_set].rows)


def load_state(ints: list[int]) -> State:
    """Return the state with these words. Handwritten ones without a pending question run on to the next one."""
    if len(ints) <= lay.SET or len(ints) != count_words(ints[lay.SET]):
        raise ValueError(f"{len(ints)} ints are no state")
    words = vec[i64]()
    for x in ints:
        words = append(words, x)
    run(words, None)
    normalize(words)  # a dump of an older version may hold leftovers
    return State(words)


def playouts(seats: int, games: int, seed: int) -> tuple[int, int]:
    """Play standard games at random from the deal on. Return the numbers of player decisions and of games."""
    dice = Dice(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(new_state(seats, codes.STANDARD, 30).w, dice)
    return int(decisions), games


def simultaneous(w: vec[i64]) -> i64:
    """Return a number that identifies the current simultaneous decision, or -1 if there is none.

    It stays the same while seats answer one after the other.
    """
    if w[lay.PHASE] == codes.PH_COLLECT or w[lay.PHASE] == codes.PH_CHOOSE:
        return w[lay.PHASE]
    if w[lay.PHASE] == codes.PH_DRAFT:
        return codes.PH_OVER + w[lay.STEP] // w[lay.SEATS]
    return -1
