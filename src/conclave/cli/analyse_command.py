"""`conclave analyse`: turning points, luck and skill of a finished game."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from conclave.cli.game_options import Language
from conclave.core import record as records
from conclave.core.errors import BadOptions
from conclave.core.text.fluent import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from conclave.analysis.game_analysis import GameAnalysis
    from conclave.analysis.report import ReportWriter
    from conclave.analysis.result import Analysis

DEFAULT_SECONDS: Final = 15.0
SPARKLINE_WIDTH: Final = 60  # columns


@Parameter(name="*")
@dataclass(frozen=True)
class Thinking:
    """Search budget of an analysis."""

    seconds: Annotated[
        float, Parameter(help="About how long to think about the whole game. More time judges deeper.")
    ] = DEFAULT_SECONDS
    thought: Annotated[
        int | None,
        Parameter(help="Iterations for each move and batch instead: the same thought and seed judge the same."),
    ] = None
    seed: Annotated[str, Parameter(help="Of the guesses.")] = "1"
    resume: Annotated[
        Path | None,
        Parameter(help="Keep each step in this file; the same command goes on from there, with as much thought."),
    ] = None


@Parameter(name="*")
@dataclass(frozen=True)
class Output:
    """Output formats besides or instead of the summary in the terminal."""

    json: Annotated[bool, Parameter(negative="", help="Print the whole judgement as one JSON object.")] = False
    html: Annotated[Path | None, Parameter(help="Write a page with charts into this file.")] = None
    write: Annotated[
        Path | None, Parameter(help="Write the record into this file, with the judgement as annotations.")
    ] = None


USUAL: Final = Thinking()
SUMMARY: Final = Output()


def analyse(
    file: Path,
    *,
    seat: int | None = None,
    thinking: Thinking = USUAL,
    output: Output = SUMMARY,
    language: Language = ENGLISH,
) -> None:
    """Analyse a finished game: win probabilities, turning points, luck and skill (docs/ANALYSIS.md).

    Parameters
    ----------
    file
        A record of a finished game, as JSON or as text.
    seat
        Report on this seat only; seats are counted from 0.
    """
    from conclave.analysis.game_analysis import GameAnalysis
    from conclave.analysis.report import ReportWriter
    from conclave.cli.outside_text import read_record_file
    from conclave.core.record_reader import RecordReader

    if thinking.seconds <= 0 or (thinking.thought is not None and thinking.thought < 1):
        raise BadOptions("thinking takes time: --seconds and --thought are above 0")
    reader = RecordReader(read_record_file(file))
    if seat is not None and not 0 <= seat < len(reader.record.seats):
        raise BadOptions(f"seats are numbered 0 to {len(reader.record.seats) - 1}; there is no seat {seat}")
    course = GameAnalysis(reader, thinking.seed)
    if thinking.thought is None:
        course.think_for(thinking.seconds)
    else:
        course.think(thinking.thought)
    analysis = run_analysis(course, thinking.resume)
    if output.json:
        import msgspec

        print(msgspec.json.encode(analysis).decode())
    teller = ReportWriter(reader, analysis, language)
    if output.html:
        from conclave.analysis.html_report import page

        output.html.write_text(page(analysis, teller, seat), encoding="utf-8")
    if output.write:
        records.write_json(output.write, teller.annotate_record())
    if not (output.json or output.html or output.write):
        _show(analysis, teller, seat)


def run_analysis(course: GameAnalysis, resume: Path | None) -> Analysis:
    """Run all steps with a progress bar. Steps in the `resume` file are not analysed again."""
    from conclave.analysis.checkpoint import Checkpoint
    from conclave.cli.progress import progress_bar
    from conclave.coach.coaching import add_reasons

    with ExitStack() as stack:
        kept = stack.enter_context(Checkpoint(resume, course)) if resume else None
        known = kept.steps if kept else []
        there = {step.at for step in known}
        advance = stack.enter_context(progress_bar(len(course.points)))
        steps = []
        try:
            for step in course.steps(known):
                is_new = step.at not in there
                steps.append(add_reasons(course, step) if is_new else step)
                if kept and is_new:
                    kept.add(steps[-1])
                if advance:
                    advance(len(steps))
        except KeyboardInterrupt:
            if resume:
                print(f"conclave: interrupted; the same command goes on from {resume}", file=sys.stderr)
            raise
    return course.whole(steps)


def _show(analysis: Analysis, teller: ReportWriter, seat: int | None) -> None:
    from conclave.cli.chart import MARKS, draw_chart, draw_sparkline
    from conclave.cli.screen import Screen

    screen, summary = Screen(teller.language), teller.summary(seat)
    moments, count = analysis.moments, len(analysis.names)
    span = max(1, len(moments) - 1)
    starts = [
        (sum(moment.at < at for moment in moments) / span, heading) for at, heading in summary.chapters if heading
    ]
    screen.show_heading(summary.title)
    screen.show(teller.say("curve"))
    screen.show(draw_chart([[m.chances[s] for m in moments] for s in range(count)], summary.seats, starts, 80))
    for one in summary.seats:
        screen.show(f"      {MARKS[one]} {summary.names[one]}")
    screen.show_heading(teller.say("turning"))
    for number, point in enumerate(summary.turning, 1):
        screen.show(f"{number}. {point.headline}")
        for line in teller.parts(point):
            screen.show_hint(line)
    if not summary.turning:
        screen.show(teller.say("turning-none"))
    for line in summary.verdicts:
        screen.show(line)
    screen.show_heading(teller.say("skill"))
    screen.show(_skill(analysis, teller, summary.names, summary.seats))
    screen.show(teller.say("skill-note"))
    screen.show_heading(teller.say("hindsight"))
    for one in summary.seats:
        screen.show(f"{draw_sparkline([m.hindsight[one] for m in moments], SPARKLINE_WIDTH)} {summary.names[one]}")
    screen.show(teller.say("thought", thought=analysis.thought))


def _skill(analysis: Analysis, teller: ReportWriter, names: Sequence[str], seats: Sequence[int]) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from conclave.analysis.report import BUCKETS, bucket_parts
    from conclave.analysis.shares import shares_of

    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", overflow="fold")
    for name in BUCKETS:
        grid.add_column(teller.say(f"bucket-{name}"), justify="right")
    for seat in seats:
        grid.add_row(names[seat], *bucket_parts(shares_of(analysis)[seat], teller.language))
    return grid
