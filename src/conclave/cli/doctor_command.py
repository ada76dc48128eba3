"""`conclave doctor`: diagnosis of an installation or a running server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from conclave.cli.admin_command import Config, Database
from conclave.cli.game_options import Language
from conclave.core.text.fluent import ENGLISH, Messages

if TYPE_CHECKING:
    from conclave.server.doctor.finding import Finding


def doctor(
    *,
    url: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Check an installation or a running server and say how to fix problems; exit code 1 if any must be fixed.

    Parameters
    ----------
    url
        The public address, such as https://play.example.org; it is checked from outside, like a browser does.
    json
        Print one JSON object.
    """
    words = Messages(language, "host.ftl")
    is_well = asyncio.run(_as_json(words, url, database, config) if json else _as_text(words, url, database, config))
    sys.exit(0 if is_well else 1)


async def _as_text(words: Messages, url: str, database: str | None, config: Path | None) -> bool:
    """Print each finding as soon as it is known. Return True if nothing must be fixed."""
    counts = {"good": 0, "advice": 0, "wrong": 0}
    async for finding in _examine(url, database, config):
        counts[finding.level] += 1
        print(f"{words.say(f'doctor-{finding.level}'):8} {_says(words, finding)}")
        if advised := _do(words, finding):
            print(f"{'':8} → {advised}")
    print(words.say("doctor-summary", advice=counts["advice"], wrong=counts["wrong"]))
    return not counts["wrong"]


async def _as_json(words: Messages, url: str, database: str | None, config: Path | None) -> bool:
    import msgspec

    found = [finding async for finding in _examine(url, database, config)]
    is_well = all(finding.level != "wrong" for finding in found)
    told = [
        {"check": one.check, "level": one.level, "code": one.code, "says": _says(words, one), "do": _do(words, one)}
        for one in found
    ]
    print(msgspec.json.encode({"is_well": is_well, "findings": told}).decode())
    return is_well


def _examine(url: str, database: str | None, config: Path | None) -> AsyncIterator[Finding]:
    from conclave.server.doctor import examine
    from conclave.server.run import load_settings

    return examine(lambda: load_settings(config, {"database": database}), url)


def _says(words: Messages, finding: Finding) -> str:
    return words.say(f"doctor-{finding.code}", **finding.args)


def _do(words: Messages, finding: Finding) -> str:
    return "" if finding.level == "good" else words.say(f"doctor-{finding.code}-do", **finding.args)
