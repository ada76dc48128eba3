"""A finding of the doctor. Its texts are messages of locale/LANGUAGE/host.ftl."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Level: TypeAlias = Literal["good", "advice", "wrong"]


class Finding(NamedTuple):
    """Result of one check: doctor-CODE describes it; unless it is good, doctor-CODE-do says what to do."""

    check: str  # what was looked at
    level: Level
    code: str
    args: dict[str, int | str]


def good(check: str, code: str, **args: int | str) -> Finding:
    return Finding(check, "good", code, args)


def advice(check: str, code: str, **args: int | str) -> Finding:
    """Return a finding that works but could be better."""
    return Finding(check, "advice", code, args)


def wrong(check: str, code: str, **args: int | str) -> Finding:
    """Return a finding that must be fixed."""
    return Finding(check, "wrong", code, args)
