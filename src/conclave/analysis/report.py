"""Text report of an analysed game: turning points, better moves and their likely continuations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from conclave.analysis.evaluation import analyst, is_detail
from conclave.analysis.reason import reason_in
from conclave.analysis.result import SHOWN, Analysis, Decision
from conclave.analysis.shares import Shares
from conclave.core import registry
from conclave.core.game import CHANCE, SPECTATOR, Action, Events, Game, Seat, State
from conclave.core.record import Annotation, Record
from conclave.core.record_reader import RecordReader
from conclave.core.search_state import as_search_state
from conclave.core.session import redact_events
from conclave.core.text.fluent import ENGLISH, Messages, say
from conclave.core.text.presenter import Presenter

FILE: Final = "analysis.ftl"
BY: Final = "Conclave"  # author of annotations
MAX_LINE_ACTIONS: Final = 60  # maximum actions of a line that are followed
CHOICES: Final = 2  # maximum choices after its first move
SENTENCES: Final = 3
BUCKETS: Final = ("start", "luck", "own", "rivals", "rest", "result")
VERDICTS: Final = ("best", "close", "slip", "turning")


@dataclass(frozen=True, slots=True)
class DecisionReport:
    """A decision in words."""

    at: int
    seat: Seat
    headline: str  # where, who, and how much
    played: str
    better: str
    line: str  # likely continuation; "" if unknown
    why: str  # reasons as the coach words them; "" if there are none


@dataclass(frozen=True, slots=True)
class Summary:
    """Short report of a game: title, turning points and counts of verdicts."""

    title: str
    names: Sequence[str]
    seats: Sequence[Seat]  # covered by the report
    turning: Sequence[DecisionReport]
    chapters: Sequence[tuple[int, str]]  # number of the first action, and heading
    verdicts: Sequence[str]  # by covered seat: counts of verdicts in words


class ReportWriter:
    """Texts of one analysis in one language."""

    def __init__(self, reader: RecordReader, analysis: Analysis, language: str = ENGLISH) -> None:
        self._reader: Final = reader
        self._analysis: Final = analysis
        self._face: Final[Presenter] = registry.presenter_for(reader.game, language)
        self._speaker: Final = Messages(language, FILE)
        self._names: Final = reader.player_names(language)
        self._judge: Final = analyst(reader.game, analysis.thought, analysis.seed)
        self._ends: Final = [moment.at for moment in analysis.moments]

    @property
    def language(self) -> str:
        return self._speaker.language

    @property
    def names(self) -> list[str]:
        """Names of the players, by seat."""
        return self._names

    def say(self, message: str, **args: int | str) -> str:
        """Return a message of analysis.ftl."""
        return self._speaker.say(message, **args)

    def summary(self, seat: Seat | None = None) -> Summary:
        """Return the summary for one seat, or for all seats."""
        seats = range(len(self._analysis.names)) if seat is None else [seat]
        by_at = {decision.at: decision for decision in self._analysis.decisions}
        wanted = [by_at[at] for at in self._analysis.turning if by_at[at].seat in seats][:SHOWN]
        names = self._names
        title = self.say("title", game=self._face.title, players=", ".join(names))
        told = self.describe_decisions(wanted)
        return Summary(title, names, seats, told, self.chapters(), [self._verdicts(one) for one in seats])

    def chapters(self) -> list[tuple[int, str]]:
        """Return the number of the first action and the heading of each phase of the game."""
        found: list[tuple[int, str]] = []
        for at, state, _ in self._reader.positions():
            heading = self._face.phase_title(self._reader.game.phase(state))
            if not found or found[-1][1] != heading:
                found.append((at, heading))
        return found

    def _verdicts(self, seat: Seat) -> str:
        counts = Counter(one.verdict for one in self._analysis.decisions if one.seat == seat)
        numbers = {verdict: counts[verdict] for verdict in VERDICTS}
        return self.say("verdicts", name=self._names[seat], **numbers)

    # --- Turning points

    def describe_decisions(self, decisions: Sequence[Decision]) -> list[DecisionReport]:
        """Return the decisions in words, each from the view of its seat."""
        wanted = {decision.at: decision for decision in decisions}
        found: dict[int, DecisionReport] = {}
        for at, state, _ in self._reader.positions():
            if at in wanted:
                found[at] = self._decision(wanted[at], state.copy())
        return [found[decision.at] for decision in decisions]

    def _decision(self, decision: Decision, state: State) -> DecisionReport:
        better, line = self._better(decision, state)
        headline, played = self._headline(decision, state), self._describe_move(decision, state)
        why = " ".join(reason_in(self.language, self._reader.game.name, one, self._names) for one in decision.reasons)
        return DecisionReport(decision.at, decision.seat, headline, played, better, line, why)

    def _headline(self, decision: Decision, state: State) -> str:
        chapter = self._face.phase_title(self._reader.game.phase(state))
        where = self.say("where", chapter=chapter or "none", number=str(decision.at))
        return self.say(
            "turning-point",
            where=where,
            name=self._names[decision.seat],
            loss=points(decision.loss, self.language),
            error=points(decision.error, self.language),
            before=percent(decision.candidates[0].chances[decision.seat]),
        )

    def _describe_move(self, decision: Decision, state: State) -> str:
        """Return the text of the seat's move with all its details, as the seat saw it."""
        end = next(at for at in self._ends if at > decision.at)
        after, done = state.copy(), list[Action]()
        for action in self._reader.record.actions[decision.at : end]:
            if after.current_player() not in (decision.seat, CHANCE):
                break
            after.apply_action(action)
            done.append(action)
        return self._describe(decision.seat, state, done)

    def _better(self, decision: Decision, state: State) -> tuple[str, str]:
        """Return texts of the engine's choice with its details, and of its continuation, on a determinization for the
        seat."""
        guess = state.determinize(decision.seat, self._judge.dice(decision.at, "guess"))
        move, rest = split_line(guess, decision.line)
        after = guess.copy()
        for action in move:
            after.apply_action(action)
        return self._describe(decision.seat, guess, move), self._describe(decision.seat, after, rest)

    def _describe(self, seat: Seat, state: State, actions: Sequence[Action]) -> str:
        return narrate_actions(self._reader.game, self._face, self._names, seat, state, actions)

    def parts(self, told: DecisionReport) -> list[str]:
        """Return the lines below the headline."""
        parts = (("played", told.played), ("better", told.better), ("then", told.line), ("why", told.why))
        return [self.say(message, words=words, name=self._names[told.seat]) for message, words in parts if words]

    # --- Annotations

    def annotate_record(self) -> Record:
        """Return the record annotated with win probabilities before each decision and comments on clear losses."""
        turning = [one for one in self._analysis.decisions if one.verdict == "turning"]
        told = {one.at: one for one in self.describe_decisions(turning)}
        notes = [
            Annotation(
                decision.at,
                self._comment(decision, told.get(decision.at)),
                within(decision.candidates[0].chances),
                BY,
            )
            for decision in self._analysis.decisions
        ]
        kept = [note for note in self._reader.record.annotations if note.by != BY]
        both = sorted([*kept, *notes], key=lambda note: note.at)
        return msgspec.structs.replace(self._reader.record, annotations=tuple(both))

    def _comment(self, decision: Decision, told: DecisionReport | None) -> str:
        loss, error = points(decision.loss, self.language), points(decision.error, self.language)
        lost = {"loss": loss, "error": error}
        if told:
            return self.say("comment-turning", better=told.better, **lost)
        if decision.verdict == "slip":
            return self.say("comment-slip", better=decision.candidates[0].text, **lost)
        return ""


def narrate_actions(
    game: Game, face: Presenter, names: Sequence[str], seat: Seat, state: State, actions: Sequence[Action]
) -> str:
    """Return the narration of some actions as the seat would see it, or "" if there are none."""
    events: Events = []
    after = state.copy()
    for action in actions:
        after.apply_action(action, events)
    told = face.narrate(redact_events(game, events, seat), names, SPECTATOR, partial(state.view, seat))[:SENTENCES]
    return " ".join(told) or (game.write(state, actions[0]) if actions else "")


def split_line(state: State, line: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """Return the actions of a line: those of its first move, and those after it until the next chance event."""
    state, wanted = state.copy(), list(line)
    move, rest = list[Action](), list[Action]()
    seat = state.current_player()
    choices = 0
    while state.current_player() >= 0 and len(move) + len(rest) < MAX_LINE_ACTIONS:
        legal, searched = state.legal_actions(), as_search_state(state)
        is_part = not move or is_detail(searched) or len(legal) == 1
        choices += not is_part
        if choices > CHOICES:
            break
        if len(legal) == 1:
            action = legal[0]
        elif wanted and wanted[0] in legal:
            action = wanted.pop(0)
        elif is_detail(searched):
            action = int(searched.default_action())
        else:
            break
        (move if is_part and not rest and state.current_player() == seat else rest).append(action)
        state.apply_action(action)
    return move, rest


def within(chances: Sequence[float]) -> tuple[float, ...]:
    """Return probabilities clamped to [0, 1] and rounded, as records store them."""
    return tuple(min(1.0, max(0.0, round(chance, 4))) for chance in chances)


def points(share: float, language: str, sign: str = "") -> str:
    """Return a share as points of win probability with the language's decimal separator; `sign` "+" marks gains."""
    said = f"{100 * share:{sign}.1f}".replace("-", "\u2212")
    return said.replace(".", say(language, FILE, "decimal"))


def percent(share: float) -> str:
    """Return a share as whole percent."""
    return f"{100 * share:.0f}"


def bucket_parts(seat: Shares, language: str) -> list[str]:
    """Return the figures of a seat in the order of BUCKETS. All but the first and the last are signed."""
    signs = {name: "" if name in ("start", "result") else "+" for name in BUCKETS}
    return [points(getattr(seat, name), language, sign) for name, sign in signs.items()]
