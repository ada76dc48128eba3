"""Res Arcana as everybody outside sees it: the protocol of a game over the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from conclave.play import checks
from conclave.play.ending import Ending
from conclave.play.errors import BadOptions
from conclave.play.protocol import Action, Chapter, Dice, Event, Events, Json, Options, Question, Seat, View
from conclave.play.protocol import State as AnyState
from conclave.play.shown import Shown
from conclave.res_arcana import assembler as assembler  # fills the engine's columns
from conclave.res_arcana import dumps, position_text, watching
from conclave.res_arcana.engine import codes, features
from conclave.res_arcana.engine import events as e
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.engine.reasons import VOICE
from conclave.res_arcana.engine.state import State, load_state, new_state, playouts
from conclave.res_arcana.face import questions, reasons
from conclave.res_arcana.notation import FORMS

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


class ResArcana:
    """The game. It has no state of its own."""

    name = "res_arcana"
    tag = position_text.TAG
    rules = 1
    variants = tuple(VARIANTS)
    num_actions = FORMS.size
    num_features = features.FEATURES

    # --- beginning

    def options(self, raw: Mapping[str, Json]) -> Options:
        checks.only_known(TITLE, raw, ("seats", "variant", "round_limit"))
        seats = checks.seats_of(TITLE, raw, codes.MAX_SEATS)
        variant = checks.variant_of(raw, VARIANTS)
        limit = raw.get("round_limit", ROUND_LIMIT)
        if variant == "match" and seats != 2:
            raise BadOptions(f"match play is for 2 seats, not {seats}; with {seats} play standard, first_game or draft")
        if not checks.is_whole(limit) or not 0 <= limit <= MAX_LIMIT:
            raise BadOptions(f"round_limit is a number from 0 (none) to {MAX_LIMIT}, not {limit!r}")
        return Options(seats, variant, {"round_limit": limit})

    def new(self, options: Options) -> State:
        checked = self.options(options.raw())
        return new_state(checked.seats, VARIANTS[checked.variant], checked.extra["round_limit"])

    def load(self, ints: Sequence[int]) -> State:
        dumps.check(ints)
        state = load_state(list(ints))
        checks.dump_asks(TITLE, state)
        return state

    def components(self, options: Options) -> str:
        """There are no others."""
        return ""

    def header(self, state: AnyState) -> Options:
        ours = cast(State, state)
        variant = self.variants[ours.word(lay.VARIANT)]
        return Options(ours.word(lay.SEATS), variant, {"round_limit": ours.word(lay.LIMIT)})

    def position(self, text: str, dice: Dice | None = None) -> State:
        return position_text.position(text, dice)

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
        """Cards that come to light without chance: known tops, mages chosen in secret, packs that move on."""
        events: Events = []
        state.copy().apply(action, events)
        return any(
            event[0] == e.EV_PACKS or (event[0] == e.EV_MOVED and event[2] in (e.Z_MON_TOP, e.Z_CHOSEN))
            for event in events
        )

    # --- watching

    def redact(self, event: Event, viewer: Seat) -> Event:
        return watching.redact(event, viewer)

    def advance(self, view: View, events: Sequence[Event]) -> View:
        return watching.advance(view, events)

    def outlook(self, state: AnyState, viewer: Seat) -> View:
        return cast(State, state).outlook(viewer)

    def chapter(self, state: AnyState) -> Chapter:
        """The round, 0 while the game is set up; in a match, the game before it."""
        ours = cast(State, state)
        number = ours.word(lay.ROUND)
        return (ours.word(lay.GAME_NO), number) if ours.word(lay.VARIANT) == codes.MATCH else (number,)

    # --- ending

    def ending(self, state: AnyState) -> Ending | None:
        ours = cast(State, state)
        if ours.actor() != codes.NOBODY:
            return None
        reason = ours.word(lay.REASON)
        by = REASONS[reason & ~codes.BY_LIMIT]
        seats = range(ours.word(lay.SEATS))
        details: dict[str, Any] = {
            "rounds": ours.word(lay.ROUND),
            "round_limit": bool(reason & codes.BY_LIMIT),
            "tie_break": ours.tie_breaks(),
        }
        if ours.word(lay.VARIANT) == codes.MATCH:
            details |= {
                "rounds": ours.word(lay.PLAYED),
                "games": ours.word(lay.GAME_NO),
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
        )

    # --- studying

    def shown(self) -> Shown:
        from conclave.res_arcana.shown import SHOWN  # late: only readers of views need the names

        return SHOWN

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        return playouts(seats, games, seed)


VOICE.words = reasons.refusal
GAME: Final = ResArcana()
