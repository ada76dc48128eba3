"""A judged game in words: its turning points, what would have been better and how it might have gone on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from conclave.analysis.judging import analyst, is_detail
from conclave.analysis.reason import reason_in
from conclave.analysis.result import SHOWN, Analysis, Buckets, Decision
from conclave.play import registry
from conclave.play.face import Face
from conclave.play.fluent import ENGLISH, Speaker, say
from conclave.play.protocol import CHANCE, NOBODY, Action, Events, Game, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import Annotation, Record
from conclave.play.session import redacted
from conclave.play.unchecked import unchecked

FILE: Final = "analysis.ftl"
BY: Final = "Conclave"  # who says so, in annotations
LONGEST: Final = 60  # actions of a line that are followed, at most,
CHOICES: Final = 2  # and choices behind its first move
SENTENCES: Final = 3
BUCKETS: Final = ("start", "deal", "draws", "own", "rivals", "revelations", "residual", "result")
VERDICTS: Final = ("best", "close", "slip", "turning")


@dataclass(frozen=True, slots=True)
class ToldDecision:
    """A decision in words."""

    at: int
    seat: Seat
    headline: str  # where, who, and how much
    played: str
    better: str
    line: str  # how it might have gone on; "" where nothing is foreseen
    why: str  # what a coach would say to its seat; "" where there is no reason


@dataclass(frozen=True, slots=True)
class Summary:
    """What can be read in a minute."""

    title: str
    names: Sequence[str]
    seats: Sequence[Seat]  # of whom is told
    turning: Sequence[ToldDecision]
    chapters: Sequence[tuple[int, str]]  # where each begins, and its heading
    verdicts: Sequence[str]  # by seat that is told of: how many decisions were what


class Teller:
    """The words of one analysis, in one language."""

    def __init__(self, reader: Reader, analysis: Analysis, language: str = ENGLISH) -> None:
        self._reader: Final = reader
        self._analysis: Final = analysis
        self._face: Final[Face] = registry.face(reader.game, language)
        self._speaker: Final = Speaker(language, FILE)
        self._names: Final = reader.names_in(language)
        self._judge: Final = analyst(reader.game, analysis.thought, analysis.seed)
        self._ends: Final = [moment.at for moment in analysis.moments]

    @property
    def language(self) -> str:
        return self._speaker.language

    @property
    def names(self) -> list[str]:
        """Of the players, by seat."""
        return self._names

    def say(self, message: str, **args: int | str) -> str:
        """A message about analyses."""
        return self._speaker.say(message, **args)

    def summary(self, seat: Seat | None = None) -> Summary:
        """Of one seat, or of all."""
        seats = range(len(self._analysis.names)) if seat is None else [seat]
        by_at = {decision.at: decision for decision in self._analysis.decisions}
        wanted = [by_at[at] for at in self._analysis.turning if by_at[at].seat in seats][:SHOWN]
        names = self._names
        title = self.say("title", game=self._face.title, players=", ".join(names))
        told = self.told(wanted)
        return Summary(title, names, seats, told, self.chapters(), [self._verdicts(one) for one in seats])

    def chapters(self) -> list[tuple[int, str]]:
        """Where each chapter of the game begins, and its heading."""
        found: list[tuple[int, str]] = []
        for at, state, _ in self._reader.positions():
            heading = self._face.chapter(self._reader.game.chapter(state))
            if not found or found[-1][1] != heading:
                found.append((at, heading))
        return found

    def _verdicts(self, seat: Seat) -> str:
        counts = Counter(one.verdict for one in self._analysis.decisions if one.seat == seat)
        numbers = {verdict: counts[verdict] for verdict in VERDICTS}
        return self.say("verdicts", name=self._names[seat], **numbers)

    # --- Turning points

    def told(self, decisions: Sequence[Decision]) -> list[ToldDecision]:
        """Each in words, as its seat saw it."""
        wanted = {decision.at: decision for decision in decisions}
        found: dict[int, ToldDecision] = {}
        for at, state, _ in self._reader.positions():
            if at in wanted:
                found[at] = self._decision(wanted[at], state.copy())
        return [found[decision.at] for decision in decisions]

    def _decision(self, decision: Decision, state: State) -> ToldDecision:
        better, line = self._better(decision, state)
        headline, played = self._headline(decision, state), self._played(decision, state)
        why = " ".join(reason_in(self.language, self._reader.game.name, one, self._names) for one in decision.reasons)
        return ToldDecision(decision.at, decision.seat, headline, played, better, line, why)

    def _headline(self, decision: Decision, state: State) -> str:
        chapter = self._face.chapter(self._reader.game.chapter(state))
        where = self.say("where", chapter=chapter or "none", number=str(decision.at))
        return self.say(
            "turning-point",
            where=where,
            name=self._names[decision.seat],
            loss=points(decision.loss, self.language),
            error=points(decision.error, self.language),
            before=percent(decision.candidates[0].chances[decision.seat]),
        )

    def _played(self, decision: Decision, state: State) -> str:
        """What the seat did, with all that belonged to it, as the seat saw it."""
        end = next(at for at in self._ends if at > decision.at)
        after, done = state.copy(), list[Action]()
        for action in self._reader.record.actions[decision.at : end]:
            if after.actor() not in (decision.seat, CHANCE):
                break
            after.apply(action)
            done.append(action)
        return self._worded(decision.seat, state, done)

    def _better(self, decision: Decision, state: State) -> tuple[str, str]:
        """The engine's choice, with the details that belong to it, and what might follow, on a guess of the seat's."""
        guess = state.determinize(decision.seat, self._judge.dice(decision.at, "guess"))
        move, rest = followed(guess, decision.line)
        after = guess.copy()
        for action in move:
            after.apply(action)
        return self._worded(decision.seat, guess, move), self._worded(decision.seat, after, rest)

    def _worded(self, seat: Seat, state: State, actions: Sequence[Action]) -> str:
        return worded(self._reader.game, self._face, self._names, seat, state, actions)

    def parts(self, told: ToldDecision) -> list[str]:
        """Its lines behind the headline."""
        parts = (("played", told.played), ("better", told.better), ("then", told.line), ("why", told.why))
        return [self.say(message, words=words, name=self._names[told.seat]) for message, words in parts if words]

    # --- Annotations

    def annotated(self) -> Record:
        """The record with the judgement: before each decision the chances, and a comment where something was lost."""
        turning = [one for one in self._analysis.decisions if one.verdict == "turning"]
        told = {one.at: one for one in self.told(turning)}
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

    def _comment(self, decision: Decision, told: ToldDecision | None) -> str:
        loss, error = points(decision.loss, self.language), points(decision.error, self.language)
        lost = {"loss": loss, "error": error}
        if told:
            return self.say("comment-turning", better=told.better, **lost)
        if decision.verdict == "slip":
            return self.say("comment-slip", better=decision.candidates[0].text, **lost)
        return ""


def worded(game: Game, face: Face, names: Sequence[str], seat: Seat, state: State, actions: Sequence[Action]) -> str:
    """What these actions do here, as the seat would see it; "" for none."""
    events: Events = []
    after = state.copy()
    for action in actions:
        after.apply(action, events)
    told = face.story(redacted(game, events, seat), names, NOBODY, partial(state.view, seat))[:SENTENCES]
    return " ".join(told) or (game.write(state, actions[0]) if actions else "")


def followed(state: State, line: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """The actions of a line on this position: those of its first move, and those behind it until chance speaks."""
    state, wanted = state.copy(), list(line)
    move, rest = list[Action](), list[Action]()
    seat = state.actor()
    choices = 0
    while state.actor() >= 0 and len(move) + len(rest) < LONGEST:
        legal, searched = state.legal(), unchecked(state)
        is_part = not move or is_detail(searched) or len(legal) == 1
        choices += not is_part
        if choices > CHOICES:
            break
        if len(legal) == 1:
            action = legal[0]
        elif wanted and wanted[0] in legal:
            action = wanted.pop(0)
        elif is_detail(searched):
            action = int(searched.habit())
        else:
            break
        (move if is_part and not rest and state.actor() == seat else rest).append(action)
        state.apply(action)
    return move, rest


def within(chances: Sequence[float]) -> tuple[float, ...]:
    """As records take them, rounded."""
    return tuple(min(1.0, max(0.0, round(chance, 4))) for chance in chances)


def points(share: float, language: str, sign: str = "") -> str:
    """A share as points of winning chance, as the language writes it; with the sign "+" gains have theirs, too."""
    said = f"{100 * share:{sign}.1f}".replace("-", "\u2212")
    return said.replace(".", say(language, FILE, "decimal"))


def percent(share: float) -> str:
    """A share as whole percents."""
    return f"{100 * share:.0f}"


def bucket_parts(seat: Buckets, language: str) -> list[str]:
    """The figures of a seat, in the order of BUCKETS; all but the first and the last with their sign."""
    signs = {name: "" if name in ("start", "result") else "+" for name in BUCKETS}
    return [points(getattr(seat, name), language, sign) for name, sign in signs.items()]
