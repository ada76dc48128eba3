"""Stored analyses of finished tables, and records annotated with them."""

from __future__ import annotations

import msgspec

from conclave.analysis.report import ReportWriter
from conclave.analysis.result import Analysis
from conclave.core import registry
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.server.store import Store
from conclave.server.store.values import Table


async def load_analysis(store: Store, table: Table) -> Analysis | None:
    """Return the analysis of a finished table; None if there is none, or the rules have changed since."""
    if table.status != "finished" or table.rules != registry.load_game(table.game).rules_version:
        return None
    stored = await store.analyses.get(table.id)
    return msgspec.json.decode(stored, type=Analysis) if stored else None


def annotate(record: Record, analysis: Analysis, language: str) -> Record:
    """Return the record with the analysis as annotations."""
    return ReportWriter(RecordReader(record), analysis, language).annotate_record()
