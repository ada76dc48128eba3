"""One thing that the doctor has found. What is said of it, and what to do, are messages of locale/LANGUAGE/host.ftl."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Level: TypeAlias = Literal["good", "advice", "wrong"]


class Finding(NamedTuple):
    """doctor-CODE says what was found; unless it is good, doctor-CODE-do says what to do."""

    check: str  # what was looked at
    level: Level
    code: str
    args: dict[str, int | str]


def good(check: str, code: str, **args: int | str) -> Finding:
    return Finding(check, "good", code, args)


def advice(check: str, code: str, **args: int | str) -> Finding:
    """It works, but could be better."""
    return Finding(check, "advice", code, args)


def wrong(check: str, code: str, **args: int | str) -> Finding:
    """It must be mended."""
    return Finding(check, "wrong", code, args)
