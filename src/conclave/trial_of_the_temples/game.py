"""Trial of the Temples as everybody outside sees it: the protocol of a game over the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from conclave.play import checks
from conclave.play.ending import Ending
from conclave.play.protocol import Action, Chapter, Dice, Event, Json, Options, Question, Seat, View
from conclave.play.protocol import State as AnyState
from conclave.play.seats import check_viewer
from conclave.play.shown import Shown
from conclave.trial_of_the_temples import components as parts
from conclave.trial_of_the_temples import dumps, position_text, watching
from conclave.trial_of_the_temples.engine import codes, features
from conclave.trial_of_the_temples.engine import layout as lay
from conclave.trial_of_the_temples.engine.reasons import VOICE
from conclave.trial_of_the_temples.engine.state import State, load_state, new_state, playouts
from conclave.trial_of_the_temples.face import questions, reasons
from conclave.trial_of_the_temples.notation import FORMS

TITLE: Final = "Trial of the Temples"
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie_break", codes.SHARED: "shared"}
ENDINGS: Final = {
    codes.END_CORES: "no_purple_cores",
    codes.END_TRACKS: "two_tracks_finished",
    codes.END_ROUNDS: "last_round",
}


class TrialOfTheTemples:
    """The game. It has no state of its own."""

    name = "trial_of_the_temples"
    tag = position_text.TAG
    rules = 1
    variants = ("standard",)  # with two it has clones and neutral markers
    num_actions = FORMS.size
    num_features = features.FEATURES

    # --- beginning

    def options(self, raw: Mapping[str, Json]) -> Options:
        checks.only_known(TITLE, raw, ("seats", "variant", "components"))
        seats = checks.seats_of(TITLE, raw, codes.MAX_SEATS)
        variant = checks.variant_of(raw, self.variants)
        given = raw.get("components")
        return Options(seats, variant, {"components": parts.Given(parts.from_option(given))} if given else {})

    def new(self, options: Options) -> State:
        checked = self.options(options.raw())
        number = self._number(checked)
        return new_state(parts.columns_of(number), number, checked.seats)

    def _number(self, options: Options) -> int:
        """Which components these options mean."""
        given = options.extra.get("components")
        return parts.number_of(parts.from_option(given)) if given else parts.BUILT_IN

    def load(self, ints: Sequence[int]) -> State:
        dumps.check(ints)
        state = load_state(parts.columns_of(ints[lay.COMPONENTS]), list(ints))
        checks.dump_asks(TITLE, state)
        return state

    def components(self, options: Options) -> str:
        given = options.extra.get("components")
        return f"{parts.digest(parts.from_option(given) if given else parts.default()):012x}"

    def header(self, state: AnyState) -> Options:
        ours = cast(State, state)
        number = ours.word(lay.COMPONENTS)
        others = {"components": parts.Given(parts.with_number(number))} if number != parts.BUILT_IN else {}
        return Options(ours.word(lay.SEATS), "standard", others)

    def position(self, text: str, dice: Dice | None = None) -> State:
        return position_text.position(text)

    def text_of(self, state: AnyState, viewer: Seat) -> str:
        return position_text.text_of(cast(State, state), viewer)

    # --- asking and answering

    def index(self, action: Action) -> int:
        return FORMS.index(action)

    def question(self, state: AnyState) -> Question:
        return questions.question(cast(State, state))

    def write(self, state: AnyState, action: Action) -> str:
        return FORMS.write(action)

    def read(self, state: AnyState, text: str) -> Action:
        return FORMS.read(state, text, reasons.why)

    def reveals(self, state: AnyState, action: Action) -> bool:
        """Everything lies open; only chance tells something new."""
        return False

    # --- watching

    def redact(self, event: Event, viewer: Seat) -> Event:
        check_viewer(viewer, codes.MAX_SEATS)
        return event

    def advance(self, view: View, events: Sequence[Event]) -> View:
        return watching.advance(view, events)

    def outlook(self, state: AnyState, viewer: Seat) -> View:
        return cast(State, state).outlook(viewer)

    def chapter(self, state: AnyState) -> Chapter:
        """The round, 0 while the game is set up."""
        return (cast(State, state).word(lay.ROUND),)

    # --- ending

    def ending(self, state: AnyState) -> Ending | None:
        ours = cast(State, state)
        if ours.actor() != codes.NOBODY:
            return None
        seats = range(ours.word(lay.SEATS))
        details: dict[str, Any] = {
            "rounds": ours.word(lay.ROUND),
            "ended_by": [name for flag, name in ENDINGS.items() if ours.word(lay.ENDED_BY) & flag],
            "breakdown": [ours.breakdown(seat) for seat in seats],
        }
        return Ending(
            winners=tuple(seat for seat in seats if ours.word(lay.WINNERS) >> seat & 1),
            points=tuple(ours.points()),
            reason=REASONS[ours.word(lay.REASON)],
            details=details,
        )

    # --- studying

    def shown(self) -> Shown:
        from conclave.trial_of_the_temples.shown import SHOWN  # late: only readers of views need the names

        return SHOWN

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        return playouts(parts.columns_of(parts.BUILT_IN), seats, games, seed)


VOICE.words = reasons.refusal
GAME: Final = TrialOfTheTemples()
