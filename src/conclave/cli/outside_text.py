"""Sanitizing of untrusted text (files, names, reports) before it is printed to a terminal.

Escape sequences could change the displayed text, and some terminals execute more harmful commands.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

from conclave.core.notation import read_record
from conclave.core.record import Record

# Control characters except tab and newline, and characters that change the text direction.
_UNSAFE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"


def clean_text(text: str) -> str:
    """Return the text with every unsafe character replaced. Newlines and tabs are kept."""
    return _UNSAFE.sub(_REPLACEMENT, text)


def clean_line(text: str) -> str:
    """Return the sanitized text on one line."""
    return clean_text(" ".join(text.splitlines()))


def read_record_file(path: str | Path) -> Record:
    """Return the record in a JSON or text file, with all its texts sanitized."""
    record = read_record(path)
    raw = msgspec.to_builtins(record)
    cleaned = _clean_values(raw)
    return record if cleaned == raw else msgspec.convert(cleaned, Record)


def _clean_values(value: Any) -> Any:
    if isinstance(value, str):
        return clean_line(value)
    if isinstance(value, dict):
        return {clean_line(key): _clean_values(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_clean_values(one) for one in value)
    return value
