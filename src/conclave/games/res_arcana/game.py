"""Game protocol implementation of Res Arcana over the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from conclave.core import validation
from conclave.core.base_game import BaseGame
from conclave.core.ending import Ending
from conclave.core.errors import BadOptions
from conclave.core.game import Action, Dice, Event, Events, Json, Options, Phase, Question, Seat, View
from conclave.core.game import State as AnyState
from conclave.core.observation_schema import ObservationSchema
from conclave.core.view_schema import ViewSchema
from conclave.games.res_arcana import assembler, dumps, observation, observation_slices, position_text
from conclave.games.res_arcana.cards import SETS
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.illegal_reasons import REFUSALS
from conclave.games.res_arcana.engine.state import State, load_state, new_state, playouts
from conclave.games.res_arcana.notation import FORMS
from conclave.games.res_arcana.text import question_text, reason_text

TITLE: Final = "Res Arcana"
VARIANTS: Final = {
    "standard": codes.STANDARD,
    "first_game": codes.FIRST_GAME,
    "draft": codes.DRAFT,
    "match": codes.MATCH,
}
ROUND_LIMIT: Final = 30
MAX_LIMIT: Final = 1000
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie_break", codes.SHARED: "shared"}


SET_NUMBERS: Final = {played.name: played.number for played in SETS}
DEFAULT_SET: Final = SETS[0].name


def _make_extra(limit: int, played: str) -> dict[str, Json]:
    """Return the options besides seats and variant. The default set is not named, as in older records."""
    return {"round_limit": limit} | ({"set": played} if played != DEFAULT_SET else {})


class ResArcana(BaseGame):
    """The game Res Arcana. Creating it fills the tables that the engine reads. It has no state of its own."""

    name = "res_arcana"
    tag = position_text.TAG
    rules_version = 1
    variants = tuple(VARIANTS)

    def __init__(self) -> None:
        super().__init__(FORMS, reason_text.explain_reason, observation_slices.ACTIONS)
        assembler.install_cards()
        REFUSALS.format_reason = reason_text.explain_refusal

    # --- beginning

    def options(self, raw: Mapping[str, Json]) -> Options:
        validation.check_known_options(TITLE, raw, ("seats", "variant", "round_limit", "set"))
        seats = validation.read_seat_count(TITLE, raw, codes.MAX_SEATS)
        variant = validation.read_variant(raw, VARIANTS)
        limit = raw.get("round_limit", ROUND_LIMIT)
        if variant == "match" and seats != 2:
            raise BadOptions(f"match play is for 2 seats, not {seats}; with {seats} play standard, first_game or draft")
        if not validation.is_integer(limit) or not 0 <= limit <= MAX_LIMIT:
            raise BadOptions(f"round_limit is a number from 0 (none) to {MAX_LIMIT}, not {limit!r}")
        played = raw.get("set", DEFAULT_SET)
        if not isinstance(played, str) or played not in SET_NUMBERS:
            raise BadOptions(f"there is no component set {played!r}; there is {', '.join(SET_NUMBERS)}")
        return Options(seats, variant, _make_extra(limit, played))

    def new(self, options: Options) -> State:
        checked = self.options(options.to_dict())
        played = SET_NUMBERS[checked.extra.get("set", DEFAULT_SET)]
        return new_state(checked.seats, VARIANTS[checked.variant], checked.extra["round_limit"], played)

    def load(self, ints: Sequence[int]) -> State:
        state = load_state(dumps.read(ints))
        validation.check_dump_answerable(TITLE, state)
        return state

    def components(self, options: Options) -> str:
        """Return the component set, or "" for the first one, whose name older records do not have."""
        return str(options.extra.get("set", ""))

    def options_of(self, state: AnyState) -> Options:
        ours = cast(State, state)
        variant = self.variants[ours.word(lay.VARIANT)]
        return Options(ours.word(lay.SEATS), variant, _make_extra(ours.word(lay.LIMIT), SETS[ours.word(lay.SET)].name))

    def from_position_text(self, text: str, dice: Dice | None = None) -> State:
        return position_text.parse_position(text, dice)

    def position_text(self, state: AnyState, viewer: Seat) -> str:
        return position_text.format_position(cast(State, state), viewer)

    # --- asking and answering

    def question(self, state: AnyState) -> Question:
        return question_text.question(cast(State, state))

    def reveals(self, state: AnyState, action: Action) -> bool:
        """Return True if the action reveals cards without chance: known tops, chosen mages, or packs passed on."""
        events: Events = []
        state.copy().apply_action(action, events)
        return any(
            event[0] == e.EV_PACKS or (event[0] == e.EV_MOVED and event[2] in (e.Z_MON_TOP, e.Z_CHOSEN))
            for event in events
        )

    # --- watching

    def redact(self, event: Event, viewer: Seat) -> Event:
        return observation.redact(event, viewer)

    def derived_info(self, state: AnyState, viewer: Seat) -> View:
        return cast(State, state).outlook(viewer)

    def phase(self, state: AnyState) -> Phase:
        """Return the round, 0 during setup; in a match, preceded by the game number."""
        ours = cast(State, state)
        number = ours.word(lay.ROUND)
        return (ours.word(lay.GAME_NUMBER), number) if ours.word(lay.VARIANT) == codes.MATCH else (number,)

    # --- ending

    def ending(self, state: AnyState) -> Ending | None:
        ours = cast(State, state)
        if ours.current_player() != codes.TERMINAL:
            return None
        reason = ours.word(lay.REASON)
        by = REASONS[reason & ~codes.BY_LIMIT]
        seats = range(ours.word(lay.SEATS))
        details: dict[str, Any] = {
            "round_limit": bool(reason & codes.BY_LIMIT),
            "tie_break": ours.tie_breaks(),
        }
        is_match = ours.word(lay.VARIANT) == codes.MATCH
        if is_match:
            details |= {
                "games": ours.word(lay.GAME_NUMBER),
                "wins": [ours.word(lay.WINS + seat) for seat in seats],
                "last_game": by,
            }
            by = "match" if sum(ours.word(lay.WINNERS) >> seat & 1 for seat in seats) == 1 else "shared"
        elif reason & codes.BY_LIMIT:
            details["last_check"] = by
            by = "round_limit"
        return Ending(
            winners=tuple(seat for seat in seats if ours.word(lay.WINNERS) >> seat & 1),
            points=tuple(ours.points()),
            reason=by,
            details=details,
            rounds=ours.word(lay.ROUNDS_BEFORE if is_match else lay.ROUND),
        )

    # --- studying

    def view_schema(self) -> ViewSchema:
        from conclave.games.res_arcana.view_schema import SHOWN  # late: only readers of views need the names

        return SHOWN

    def observation_schema(self, seats: int = 2) -> ObservationSchema:
        return observation_slices.observation_schema(
            validation.read_seat_count(TITLE, {"seats": seats}, codes.MAX_SEATS)
        )

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        return playouts(seats, games, seed)


GAME: Final = ResArcana()
