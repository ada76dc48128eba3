"""Optional dependencies: which extra of the package installs a module that is missing."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import Refusal
from conclave.core.text.error_texts import make_refusal

# The modules that our code imports, by the extra of pyproject.toml that installs them.
EXTRAS: Final = {
    "server": (
        *("aiosqlite", "alembic", "argon2", "asyncpg", "cryptography", "http_ece", "httpcore", "httptools"),
        *("itsdangerous", "litestar", "openskill", "platformdirs", "prometheus_client", "py_vapid", "sqlalchemy"),
        *("structlog", "uvicorn", "uvloop", "websockets"),
    ),
    "train": ("torch",),
    "lab": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "cluster": ("distributed",),
}


class MissingExtra(Refusal):
    """A command needs packages of an extra that is not installed."""


def find_extra(module: str) -> str:
    """Return the name of the extra that installs a module, or "" if it belongs to none."""
    package = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), "")


def explain_missing_module(error: ModuleNotFoundError) -> MissingExtra | None:
    """Return an error that names the pip command, or None if the missing module belongs to no extra."""
    module = (error.name or "").partition(".")[0]
    extra = find_extra(module)
    if not extra:
        return None
    return make_refusal(MissingExtra, "missing-extra", module=module, command=f'pip install "conclave[{extra}]"')
