"""Trial of the Temples as a Game: implements the protocol with the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from conclave.core import validation
from conclave.core.base_game import BaseGame
from conclave.core.ending import Ending
from conclave.core.game import Action, Dice, Event, Json, Options, Phase, Question, Seat, View
from conclave.core.game import State as AnyState
from conclave.core.observation_schema import ObservationSchema
from conclave.core.seats import check_viewer
from conclave.core.view_schema import ViewSchema
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples import dumps, observation_slices, position_text
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.illegal_reasons import REFUSALS
from conclave.games.trial_of_the_temples.engine.state import State, load_state, new_state, playouts
from conclave.games.trial_of_the_temples.notation import FORMS
from conclave.games.trial_of_the_temples.text import question_text, reason_text

TITLE: Final = "Trial of the Temples"
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie_break", codes.SHARED: "shared"}
ENDINGS: Final = {
    codes.END_CORES: "no_purple_cores",
    codes.END_TRACKS: "two_tracks_finished",
    codes.END_ROUNDS: "last_round",
}


class TrialOfTheTemples(BaseGame):
    """The game object. It is stateless."""

    name = "trial_of_the_temples"
    tag = position_text.TAG
    rules_version = 1
    variants = ("standard",)  # two players also use clones and neutral markers

    def __init__(self) -> None:
        super().__init__(FORMS, reason_text.explain_reason, observation_slices.ACTIONS)
        REFUSALS.format_reason = reason_text.explain_refusal

    # --- beginning

    def options(self, raw: Mapping[str, Json]) -> Options:
        validation.check_known_options(TITLE, raw, ("seats", "variant", "components"))
        seats = validation.read_seat_count(TITLE, raw, codes.MAX_SEATS)
        variant = validation.read_variant(raw, self.variants)
        given = raw.get("components")
        return Options(seats, variant, {"components": parts.Given(parts.from_option(given))} if given else {})

    def new(self, options: Options) -> State:
        checked = self.options(options.to_dict())
        number = self._number(checked)
        return new_state(parts.columns_of(number), number, checked.seats)

    def _number(self, options: Options) -> int:
        """Return the number of the components given by these options."""
        given = options.extra.get("components")
        return parts.number_of(parts.from_option(given)) if given else parts.BUILT_IN

    def load(self, ints: Sequence[int]) -> State:
        dumps.check(ints)
        state = load_state(parts.columns_of(ints[lay.COMPONENTS]), list(ints))
        validation.check_dump_answerable(TITLE, state)
        return state

    def components(self, options: Options) -> str:
        given = options.extra.get("components")
        return f"{parts.digest(parts.from_option(given) if given else parts.default()):012x}"

    def options_of(self, state: AnyState) -> Options:
        ours = cast(State, state)
        number = ours.word(lay.COMPONENTS)
        others = {"components": parts.Given(parts.with_number(number))} if number != parts.BUILT_IN else {}
        return Options(ours.word(lay.SEATS), "standard", others)

    def from_position_text(self, text: str, dice: Dice | None = None) -> State:
        return position_text.parse_position(text)

    def position_text(self, state: AnyState, viewer: Seat) -> str:
        return position_text.format_position(cast(State, state), viewer)

    # --- asking and answering

    def question(self, state: AnyState) -> Question:
        return question_text.question(cast(State, state))

    def reveals(self, state: AnyState, action: Action) -> bool:
        """Return False: no action reveals hidden information, because nothing is hidden."""
        return False

    # --- watching

    def redact(self, event: Event, viewer: Seat) -> Event:
        check_viewer(viewer, codes.MAX_SEATS)
        return event

    def derived_info(self, state: AnyState, viewer: Seat) -> View:
        return cast(State, state).outlook(viewer)

    def phase(self, state: AnyState) -> Phase:
        """Return the phase, which is the round; 0 during setup."""
        return (cast(State, state).word(lay.ROUND),)

    # --- ending

    def ending(self, state: AnyState) -> Ending | None:
        ours = cast(State, state)
        if ours.current_player() != codes.TERMINAL:
            return None
        seats = range(ours.word(lay.SEATS))
        details: dict[str, Any] = {
            "ended_by": [name for flag, name in ENDINGS.items() if ours.word(lay.ENDED_BY) & flag],
            "breakdown": [ours.breakdown(seat) for seat in seats],
        }
        return Ending(
            winners=tuple(seat for seat in seats if ours.word(lay.WINNERS) >> seat & 1),
            points=tuple(ours.points()),
            reason=REASONS[ours.word(lay.REASON)],
            details=details,
            rounds=ours.word(lay.ROUND),
        )

    # --- studying

    def view_schema(self) -> ViewSchema:
        from conclave.games.trial_of_the_temples.view_schema import SHOWN  # imported late: rarely needed

        return SHOWN

    def observation_schema(self, seats: int = 2) -> ObservationSchema:
        return observation_slices.observation_schema(
            validation.read_seat_count(TITLE, {"seats": seats}, codes.MAX_SEATS)
        )

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        return playouts(parts.columns_of(parts.BUILT_IN), seats, games, seed)


GAME: Final = TrialOfTheTemples()
