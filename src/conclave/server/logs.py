"""Structured logs: one line per event, as text or JSON, to standard error, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog
from structlog.tracebacks import ExceptionDictTransformer

SECRET_FIELD_WORDS: Final = ("password", "token", "cookie", "secret", "seed", "link", "authorization", "database")


def hide_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blank fields whose names look like secrets, whoever logged them."""
    for name in event:
        if any(word in name.lower() for word in SECRET_FIELD_WORDS):
            event[name] = "(hidden)"
    return event


def shorten_client_errors(record: logging.LogRecord) -> bool:
    """Shorten uvicorn's log entries about malformed input, so that clients cannot fill the log with tracebacks."""
    if record.getMessage().startswith(("Invalid HTTP", "Unsupported upgrade")):
        return False
    if record.getMessage().startswith("Invalid UTF-8"):
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
    return True


def configure(level: str, form: str) -> None:
    """Set up logging for this process, including uvicorn and other libraries."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    if form == "json":
        # Never with the values of local names: they may be passwords.
        tracebacks = ExceptionDictTransformer(show_locals=False)
        last: list[Any] = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries tell only what is wrong: in detail they would tell all that is stored and sent.
    root.setLevel("WARNING")
    logging.getLogger("conclave").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], name != "uvicorn.access"
        logger.setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(shorten_client_errors)
