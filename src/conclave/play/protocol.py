"""What every game promises. Read this page first: all other rooms speak to a game through it and through nothing else.

A game is a header (`Options`) plus a list of ints (`Action`). A `State` says who must answer (`actor`), what may be
answered (`legal`) and takes the answer (`apply`). Chance is an actor like any other: a dealer answers for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from conclave.play.ending import Ending
from conclave.play.shapes import Shape
from conclave.play.shown import Shown

Action: TypeAlias = int  # verb << 12 | operand: means the same in every state, so that logs outlive code
Seat: TypeAlias = int  # 0..n-1
Event: TypeAlias = tuple[int, ...]  # a small happening; the game says what its first number means
Events: TypeAlias = list[Event]
Chapter: TypeAlias = tuple[int, ...]  # where in a game we are, such as its round; the game's face says it in words
Reason: TypeAlias = tuple[int, ...]  # why an action is not legal: a code, then what lacks; the game says what it means
View: TypeAlias = dict[str, Any]  # JSON values only
Json: TypeAlias = Any

CHANCE: Final = -1  # the dealer must answer
NOBODY: Final = -2  # the game is over; as a viewer: a spectator. Any other number that is no seat raises NoSuchSeat
WHOLE: Final = -3  # of Game.text_of alone: the viewer who sees everything


@dataclass(frozen=True, slots=True)
class Options:
    """The header of a game: all that is chosen before the first action. A value that no game knows is refused."""

    seats: int = 2
    variant: str = "standard"
    extra: Mapping[str, Json] = field(default_factory=dict)  # options of one game alone, such as round_limit

    def raw(self) -> dict[str, Json]:
        """As plain values, side by side: what a record's header keeps and Game.options reads."""
        return {"seats": self.seats, "variant": self.variant, **self.extra}


class Choice(msgspec.Struct, frozen=True):
    """One answer offered to a person."""

    action: Action
    text: str  # as notation writes it: what a person reads, types and pastes
    key: str = ""  # what is chosen, alone: a kind (always in a Bag), a component's id, a number; "" for "no more"
    # What it would mean as things stand, by the game's names.
    then: Mapping[str, int] = msgspec.field(default_factory=dict)


class Closed(msgspec.Struct, frozen=True):
    """What the seat might expect among its choices, and why it is not there."""

    choice: Choice
    reason: Reason  # never (); Face.why says it in words


class Question(msgspec.Struct, frozen=True):
    """A question for a person, whole: `shape` says how to ask it, `choices` what the very next action may be."""

    kind: str  # the game's name of the question, such as "pay"
    seat: Seat
    source: str  # id of the component that asks, or ""
    prompt: str  # key of the sentence to show
    args: Mapping[str, Json]  # what the sentence mentions, as ids and numbers: a question knows no language
    shape: Shape
    choices: tuple[Choice, ...]
    closed: tuple[Closed, ...] = ()


class Dice(Protocol):
    """A source of fair numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""


@runtime_checkable
class State(Protocol):
    """One position of a game. It never rolls dice, never knows users, never formats text."""

    def actor(self) -> Seat:
        """The seat that must answer, CHANCE or NOBODY."""

    def legal(self) -> list[Action]:
        """What may be answered, ascending; empty only when NOBODY acts."""

    def weights(self) -> list[int]:
        """Beside legal() while CHANCE acts: how likely each outcome is."""

    def apply(self, action: Action, events: Events | None = None) -> None:
        """Answer. An action that is not legal raises IllegalAction, which says why, and changes nothing."""

    def why_not(self, action: Action) -> Reason:
        """What keeps the acting seat from this action, as far as it may know; () for a legal one, and only then."""

    def returns(self) -> list[float]:
        """By seat: 1 for a win alone, 1/k for one shared by k, 0 for a loss or an unfinished game."""

    def copy(self) -> State:
        """An equal state; what is done to one does not change the other."""

    def view(self, viewer: Seat) -> View:
        """What that seat may know (NOBODY: what everybody may)."""

    def determinize(self, viewer: Seat, dice: Dice) -> State:
        """A state that the viewer (or NOBODY) cannot tell from this one, with everything hidden from it dealt anew.

        It depends on what the viewer knows and on the dice alone, not on what is really there.
        """

    def key(self, viewer: Seat) -> bytes:
        """Equal for two states of one game if and only if the viewer cannot tell them apart."""

    def features(self, viewer: Seat, out: list[float]) -> None:
        """What this seat knows, as numbers for learning; `out` has `Game.num_features` places."""

    def partial(self) -> bool:
        """Whether the question before us is the rest of one that has been answered in part (a bag half chosen)."""

    def early(self, seat: Seat) -> State | None:
        """Where seats decide at the same time: a copy in which this seat answers now; else None."""

    def dump(self) -> list[int]:
        """The whole state as ints; Game.load reads them."""


class Game(Protocol):
    """One game, for everybody outside its own room. It speaks no language but notation: its words are its face's."""

    @property
    def name(self) -> str:
        """As the registry and records spell it."""

    @property
    def rules(self) -> int:
        """Goes up only when behaviour changes."""

    @property
    def variants(self) -> Sequence[str]:
        """The usual one first."""

    @property
    def num_actions(self) -> int:
        """How many different actions there are: `index` is below it."""

    @property
    def num_features(self) -> int:
        """How long `State.features` is."""

    def options(self, raw: Mapping[str, Json]) -> Options:
        """Checked options from plain values (a record's header, a command line); BadOptions says what is possible."""

    def header(self, state: State) -> Options:
        """The options by which this state is played."""

    def new(self, options: Options) -> State:
        """The position before the first action."""

    def load(self, ints: Sequence[int]) -> State:
        """The state of a dump; BadDump where these ints are none of this game's."""

    def components(self, options: Options) -> str:
        """Which components these options mean, where a game can be played with others: their digest; else ""."""

    @property
    def tag(self) -> str:
        """With what every position of this game begins: its name in short, and the version of the format."""

    def position(self, text: str, dice: Dice | None = None) -> State:
        """The state that a line of text describes (docs/POSITIONS.md); BadPosition says what is wrong with it.

        What the line leaves unknown is dealt by the dice; without dice such a line is refused.
        """

    def text_of(self, state: State, viewer: Seat) -> str:
        """The state as one line: as a seat knows it, as everybody does (NOBODY), or with all secrets (WHOLE).

        Lines of whole states and states are inverse. What the viewer may not know is written as unknown.
        """

    def index(self, action: Action) -> int:
        """0..num_actions-1, for policies."""

    def question(self, state: State) -> Question:
        """The question before the acting seat, for people, built on demand; NobodyIsAsked where no seat acts."""

    def ending(self, state: State) -> Ending | None:
        """Who won, by what and why; None while the game goes on."""

    def write(self, state: State, action: Action) -> str:
        """The action as text."""

    def read(self, state: State, text: str) -> Action:
        """The action that a text means here: MalformedAction, IllegalAction or AmbiguousAction where there is none."""

    def redact(self, event: Event, viewer: Seat) -> Event:
        """The event as this viewer may see it: whole, blurred, or blank, which is ()."""

    def advance(self, view: View, events: Sequence[Event]) -> View:
        """The view after these (redacted) events."""

    def outlook(self, state: State, viewer: Seat) -> View:
        """What an expert would work out from the view, for those who look; {} where a game works out nothing."""

    def reveals(self, state: State, action: Action) -> bool:
        """Whether this answer tells its seat or another something that cannot be untold by rewinding."""

    def chapter(self, state: State) -> Chapter:
        """Where in the game we are; it changes where a new chapter begins."""

    def shown(self) -> Shown:
        """What its views and events hold: every field, and every number by name (docs/VIEWS.md)."""

    def playouts(self, seats: int, games: int, seed: int) -> tuple[int, int]:
        """Play random games as fast as the engine can; how many decisions players took, and games ended."""
