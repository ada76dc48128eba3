"""Analyses of finished tables as they are stored, and records that carry the judgement."""

from __future__ import annotations

import msgspec

from conclave.analysis.result import Analysis
from conclave.analysis.telling import Teller
from conclave.play import registry
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.server.store import Store
from conclave.server.store.values import Table


async def of_table(store: Store, table: Table) -> Analysis | None:
    """The analysis of a table whose game is over; None where there is none, or the rules have changed since."""
    if table.status != "finished" or table.rules != registry.find(table.game).rules:
        return None
    stored = await store.analyses.get(table.id)
    return msgspec.json.decode(stored, type=Analysis) if stored else None


def annotated(record: Record, analysis: Analysis, language: str) -> Record:
    """The record with the judgement, as annotations."""
    return Teller(Reader(record), analysis, language).annotated()
