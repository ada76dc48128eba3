"""Base class for games. It implements everything that a game without hidden information does not need itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from conclave.core import validation
from conclave.core.action_notation import ActionForms
from conclave.core.action_space import ActionSpace
from conclave.core.base_state import EVENT_PLAYED, MAX_WORD, BaseState
from conclave.core.dice import Dice as FastDice
from conclave.core.ending import Ending
from conclave.core.errors import BadDump, BadOptions, BadPosition
from conclave.core.game import TERMINAL, Action, Dice, Event, Json, Options, Phase, Question, Reason, Seat, State, View
from conclave.core.observation_schema import ObservationSchema, Slice
from conclave.core.seats import check_viewer
from conclave.core.shapes import One
from conclave.core.view_schema import NamedInt, RecordSchema, ViewSchema

MAX_SEATS: Final = 4


class WordsView(RecordSchema, frozen=True):
    """The view of a BaseState: all of it, because nothing is hidden."""

    words: list[int]


class PlayedEvent(NamedInt):
    """The only event of a BaseState."""

    PLAYED = EVENT_PLAYED, "who acted, and the action"


class BaseGame:
    """Base class that implements `Game` for states derived from BaseState.

    A subclass names itself, its states (`state_type`) and their length (`num_words`), and implements `new`. It
    refuses invalid positions in `check_words`. A game with other states overrides what depends on them.
    """

    name: str
    tag: str
    rules_version: int = 1
    variants: Sequence[str] = ("standard",)
    num_words: int = 0
    max_seats: int = MAX_SEATS
    state_type: ClassVar[type[BaseState]] = BaseState

    def __init__(
        self,
        forms: ActionForms,
        explain_reason: Callable[[Reason], str] = lambda _: "not possible",
        actions: ActionSpace | None = None,  # needed if some of the forms are outcomes of chance
    ) -> None:
        self._forms: Final = forms
        self._explain_reason: Final = explain_reason
        blocks = [(verb, form.first + form.count) for verb, form in forms.forms.items()]
        self.action_space: Final = actions or ActionSpace(1, blocks)
        self.num_actions: Final = self.action_space.size

    def __reduce__(self) -> tuple[type[BaseGame], tuple[()]]:
        """Pickle by class: games have no state, their constructors take no arguments, compiled forms do not pickle."""
        return type(self), ()

    # --- Beginning

    def options(self, raw: Mapping[str, Json]) -> Options:
        validation.check_known_options(self.name, raw, ("seats", "variant"))
        seats = validation.read_seat_count(self.name, raw, self.max_seats)
        return Options(seats, validation.read_variant(raw, self.variants))

    def new(self, options: Options) -> Any:
        raise NotImplementedError

    def check_words(self, state: Any) -> None:
        """Raise BadDump if the words of a state cannot occur in the game."""

    def load(self, ints: Sequence[int]) -> Any:
        validation.check_dump_length(self.name, ints, self.num_words)
        validation.check_dump_ranges(self.name, ints, {place: range(MAX_WORD + 1) for place in range(self.num_words)})
        try:
            self.options({"seats": ints[0]})
        except BadOptions as error:
            raise BadDump(str(error)) from None
        state = self.state_type(ints)
        self.check_words(state)
        validation.check_dump_answerable(self.name, state)
        return state

    def components(self, options: Options) -> str:
        return ""

    def options_of(self, state: State) -> Options:
        return Options(len(state.returns()), self.variants[0])

    def from_position_text(self, text: str, dice: Dice | None = None) -> Any:
        tag, _, words = text.strip().partition("/")
        if tag != self.tag:
            raise BadPosition(f"a position of {self.name} begins with {self.tag}/, not with {tag[:20]!r}")
        try:
            return self.load([int(word) for word in words.split(".")])
        except (ValueError, BadDump) as error:
            raise BadPosition(f"the numbers after {self.tag}/ are no position of {self.name}: {error}") from None

    def position_text(self, state: State, viewer: Seat) -> str:
        return f"{self.tag}/{'.'.join(map(str, state.dump()))}"

    # --- Asking and answering

    def action_index(self, action: Action) -> int:
        return self.action_space.index(action)

    def action_at(self, index: int) -> Action:
        return self.action_space.action(index)

    def write(self, state: State, action: Action) -> str:
        return self._forms.write(action)

    def read(self, state: State, text: str) -> Action:
        return self._forms.read(state, text, self._explain_reason)

    def question(self, state: State) -> Question:
        validation.check_seat_asked(state)
        choices = tuple(self._forms.choice(action) for action in state.legal_actions())
        return Question("move", state.current_player(), "", "", {}, One(), choices)

    def reveals(self, state: State, action: Action) -> bool:
        """Return False, because nothing is hidden."""
        return False

    # --- Watching

    def redact(self, event: Event, viewer: Seat) -> Event:
        """Return the event unchanged, because nothing is hidden."""
        check_viewer(viewer, self.max_seats)
        return event

    def derived_info(self, state: State, viewer: Seat) -> View:
        return {}

    def phase(self, state: State) -> Phase:
        return ()

    def observation_schema(self, seats: int = 2) -> ObservationSchema:
        words = Slice("words", 0, self.num_words, MAX_WORD, False, "the words of the state")
        return ObservationSchema(self.name, 1, seats, (words,))

    def view_schema(self) -> ViewSchema:
        return ViewSchema(WordsView, PlayedEvent, ())

    # --- Ending

    def ending(self, state: State) -> Ending | None:
        """Return the winners, with a point for a win; None while the game is in progress."""
        if state.current_player() != TERMINAL:
            return None
        winners = tuple(seat for seat, share in enumerate(state.returns()) if share)
        points = tuple(int(share > 0) for share in state.returns())
        return Ending(winners, points, "won" if len(winners) == 1 else "shared", rounds=1)

    # --- Studying

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        dice, decisions = FastDice(seed), 0
        for _ in range(games):
            state = self.new(self.options({"seats": seats}))
            while (actor := state.current_player()) != TERMINAL:
                legal = state.legal_actions()
                decisions += actor >= 0
                state.apply_action(legal[dice.below(len(legal))])
        return decisions, games
