"""The contract of every game: the protocols Game and State, which all other packages use.

A game is its `Options` plus a list of ints (`Action`). A `State` says who must act (`current_player`), lists the legal
actions and applies one. Chance is a player like any other: a dealer chooses its actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from conclave.core.action_space import ActionSpace
from conclave.core.ending import Ending
from conclave.core.observation_schema import ObservationSchema
from conclave.core.shapes import Shape
from conclave.core.view_schema import ViewSchema

Action: TypeAlias = int  # verb << 12 | operand: has the same meaning in every state, so that old logs stay readable
Seat: TypeAlias = int  # 0..n-1
Event: TypeAlias = tuple[int, ...]  # one event; the game defines the meaning of the first number
Events: TypeAlias = list[Event]
Phase: TypeAlias = tuple[int, ...]  # the part of the game, such as its round; Presenter.phase_title names it
Reason: TypeAlias = tuple[int, ...]  # why an action is illegal: a code and its arguments, defined by the game
View: TypeAlias = dict[str, Any]  # JSON values only
Json: TypeAlias = Any

CHANCE: Final = -1  # current_player() while a dealer must choose
TERMINAL: Final = -2  # current_player() of a finished game
SPECTATOR: Final = -2  # a viewer without a seat; any other number that is no seat raises NoSuchSeat
NO_SEAT: Final = -2  # no seat acted, or no clock runs
OMNISCIENT: Final = -3  # a viewer who sees everything; only for Game.position_text


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game: everything that is chosen before the first action."""

    seats: int = 2
    variant: str = "standard"
    extra: Mapping[str, Json] = field(default_factory=dict)  # options specific to one game, such as round_limit

    def to_dict(self) -> dict[str, Json]:
        """Return plain values, as records store them and Game.options reads them."""
        return {"seats": self.seats, "variant": self.variant, **self.extra}


class Choice(msgspec.Struct, frozen=True):
    """One answer offered to a person."""

    action: Action
    text: str  # in notation
    key: str = ""  # the chosen kind (always in a Bag), component id or number; "" for "no more"
    # Current effects of the choice; the game defines the names.
    preview: Mapping[str, int] = msgspec.field(default_factory=dict)


class UnavailableChoice(msgspec.Struct, frozen=True):
    """A choice that the seat might expect, and the reason why it is not available."""

    choice: Choice
    reason: Reason  # never (); Presenter.explain_reason puts it into words


class Question(msgspec.Struct, frozen=True):
    """A question for a person: `shape` says how to ask it, `choices` are the legal next actions."""

    kind: str  # the game's name of the question, such as "pay"
    seat: Seat
    source: str  # id of the component that asks, or ""
    prompt: str  # key of the sentence to show
    args: Mapping[str, Json]  # arguments of the sentence as ids and numbers, independent of the language
    shape: Shape
    choices: tuple[Choice, ...]
    unavailable: tuple[UnavailableChoice, ...] = ()


class Dice(Protocol):
    """A source of uniformly distributed integers."""

    def below(self, n: int) -> int:
        """Return an integer from 0 to n-1."""


@runtime_checkable
class State(Protocol):
    """One position of a game. It contains no randomness, no users and no text."""

    def current_player(self) -> Seat:
        """Return the seat that must act, CHANCE or TERMINAL."""

    def legal_actions(self) -> list[Action]:
        """Return the legal actions in ascending order; empty only after the end."""

    def chance_weights(self) -> list[int]:
        """Return the relative probability of each legal action, while CHANCE acts."""

    def apply_action(self, action: Action, events: Events | None = None) -> None:
        """Play an action and append its events. An illegal one raises IllegalAction and changes nothing."""

    def why_not(self, action: Action) -> Reason:
        """Return why the acting seat may not play this action, as far as it may know; () only for a legal one."""

    def returns(self) -> list[float]:
        """Return by seat: 1 for a win alone, 1/k for one shared by k, 0 for a loss or an unfinished game."""

    def copy(self) -> State:
        """Return an equal, independent state."""

    def view(self, viewer: Seat) -> View:
        """Return what a seat may know, or what everybody may know (SPECTATOR), as plain data."""

    def determinize(self, viewer: Seat, dice: Dice) -> State:
        """Return a state of the viewer's information set, with all hidden information sampled again.

        It depends only on what the viewer knows and on the dice, not on the hidden information of this state.
        """

    def info_state_key(self, viewer: Seat) -> bytes:
        """Return the key of the viewer's information set; equal keys mean states that the viewer cannot distinguish."""

    def observation(self, viewer: Seat) -> bytes:
        """Return what a seat knows now as numbers for learning, laid out by `Game.observation_schema`.

        It is sufficient: equal observations of an acting seat imply equal legal actions. A spectator gets zeros in
        place of all private slices.
        """

    def is_mid_action(self) -> bool:
        """Return True if the current question continues a partly given answer, such as a half-chosen bag."""

    def simultaneous_copy(self, seat: Seat) -> State | None:
        """Return a copy in which this seat acts now, where seats decide at the same time; else None."""

    def dump(self) -> list[int]:
        """Return the complete state as ints; Game.load reads them."""


class Game(Protocol):
    """One game: creates states and translates them. Its texts for people come from its Presenter."""

    @property
    def name(self) -> str:
        """The name in the registry and in records."""

    @property
    def rules_version(self) -> int:
        """The version of the rules; it increases only when behaviour changes."""

    @property
    def variants(self) -> Sequence[str]:
        """The names of the variants, the default first."""

    @property
    def num_actions(self) -> int:
        """The size of the players' action space, including its reserve: `action_index` is below it."""

    @property
    def action_space(self) -> ActionSpace:
        """The numbering of the players' actions, with a version and a digest."""

    def options(self, raw: Mapping[str, Json]) -> Options:
        """Check plain values (of a record or a command line) and return Options; BadOptions says what is possible."""

    def options_of(self, state: State) -> Options:
        """Return the options of a state."""

    def new(self, options: Options) -> State:
        """Return the state before the first action."""

    def load(self, ints: Sequence[int]) -> State:
        """Return the state of a dump; BadDump if the ints are not a state of this game."""

    def components(self, options: Options) -> str:
        """Return the digest of the components that these options select; "" if the game has only one set."""

    @property
    def tag(self) -> str:
        """The prefix of every position text of this game: its short name and the format version."""

    def from_position_text(self, text: str, dice: Dice | None = None) -> State:
        """Return the state that a line of text describes (docs/POSITIONS.md); BadPosition if it is invalid.

        Unknown parts are sampled with the dice. Without dice, a line with unknown parts is refused.
        """

    def position_text(self, state: State, viewer: Seat) -> str:
        """Return the state as one line, as known to a seat, to everybody (SPECTATOR), or completely (OMNISCIENT).

        Information hidden from the viewer is written as unknown. Reading a complete line gives the same state again.
        """

    def action_index(self, action: Action) -> int:
        """Return the index of a player's action, from 0 to num_actions-1; MalformedAction for outcomes of chance."""

    def action_at(self, index: int) -> Action:
        """Return the action of an index, the inverse of `action_index`; MalformedAction if there is no such index."""

    def observation_schema(self, seats: int = 2) -> ObservationSchema:
        """Return the schema of `State.observation`: named slices with bounds, a version and a digest."""

    def question(self, state: State) -> Question:
        """Return the question for the acting seat; NobodyIsAsked if no seat acts."""

    def ending(self, state: State) -> Ending | None:
        """Return the winners, points and reason of the end; None while the game is in progress."""

    def write(self, state: State, action: Action) -> str:
        """Return the action as text."""

    def read(self, state: State, text: str) -> Action:
        """Return the action that a text means; MalformedAction, IllegalAction or AmbiguousAction if there is none."""

    def redact(self, event: Event, viewer: Seat) -> Event:
        """Return the event as this viewer may see it: complete, with parts hidden, or () if it is hidden completely."""

    def derived_info(self, state: State, viewer: Seat) -> View:
        """Return facts that an expert would derive from the view; {} if the game offers none."""

    def reveals(self, state: State, action: Action) -> bool:
        """Return True if this action reveals hidden information to any seat, so that it cannot be taken back freely."""

    def phase(self, state: State) -> Phase:
        """Return the current phase of the game, such as its round."""

    def view_schema(self) -> ViewSchema:
        """Return the schema of views and events: all fields, and names for all numbers (docs/VIEWS.md)."""

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        """Play random games at full engine speed; return the number of decisions by players and of finished games."""
