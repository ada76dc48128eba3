"""All settings of the server: from the environment (CONCLAVE_PORT), a TOML file (port), or the command line (--port).

The command line overrides the environment, and the environment the file. docs/HOSTING.md documents them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Meta
from platformdirs import user_data_path

PREFIX: Final = "CONCLAVE_"
# Of the build and of tests, and the file itself.
NOT_SETTINGS: Final = {"CACHE", "CHROMIUM", "COMPILE", "CONFIG", "EXPECT", "GAMES", "NO_CLIENT", "SOAK", "SOAK_MINUTES"}

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SECRETS: Final = ("secret", "database", "push_key", "webhook", "webhook_secret")  # never shown
_LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}


class BadSettings(ValueError):
    """A wrong setting; the message names it and says what is allowed."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Settings of a server. Error messages quote the descriptions."""

    host: Annotated[str, Meta(min_length=1, description="the address to listen on, such as 127.0.0.1 or 0.0.0.0")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="a number from 0 (any free one) to 65535, such as 8000")] = (
        8000
    )
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; without it, a file of your own")
    ] = ""
    workers: Annotated[
        int, Meta(ge=1, le=64, description="server processes, 1 to 64; more than 1 needs PostgreSQL")
    ] = 1
    bot_workers: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="processes in which bots think, 0 to 64; with 0, only bots without search are offered",
        ),
    ] = 1
    bot_pause: Annotated[
        float,
        Meta(ge=0, le=10, description="seconds from a move that somebody watches to a bot's, 0 to 10; 0 for no pause"),
    ] = 0.6
    origin: Annotated[
        str, Meta(description="the address that people type, such as https://play.example.org, without a path")
    ] = ""
    trusted_proxies: Annotated[
        str, Meta(description="addresses of reverse proxies whose X-Forwarded-* we believe, with commas between")
    ] = "127.0.0.1"
    secret: Annotated[
        str, Meta(description="what signs cookies: 32 characters or more; without it, the database keeps one")
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="debug, info, warning or error")
    ] = "info"
    log_format: Annotated[Literal["text", "json"], Meta(description="text for people, json for programs")] = "text"
    metrics_for: Annotated[
        str, Meta(description="addresses that may read /metrics, with commas between, such as 127.0.0.1,::1")
    ] = "127.0.0.1,::1"
    max_tables: Annotated[
        int, Meta(ge=1, description="how many tables one person may have open or in play, such as 50")
    ] = 50
    max_public_tables: Annotated[
        int, Meta(ge=1, description="how many of them may be public, such as 10; of one address, four times as many")
    ] = 10
    requests_per_second: Annotated[
        float, Meta(ge=0, description="of one address, on average, such as 20; 0 for no limit")
    ] = 20
    changes_per_minute: Annotated[
        float,
        Meta(
            ge=0, description="new tables, seats taken, replays and the like, of one address, such as 120; 0: no limit"
        ),
    ] = 120
    entries_per_minute: Annotated[
        float, Meta(ge=0, description="answers and the like that are stored for one person, such as 240; 0: no limit")
    ] = 240
    messages_per_second: Annotated[
        float, Meta(ge=0, description="of one person over websockets, on average, such as 20; 0 for no limit")
    ] = 20
    bot_messages_per_second: Annotated[
        float, Meta(ge=0, description="of one bot account over websockets, on average, such as 20; 0 for no limit")
    ] = 20
    bot_games: Annotated[
        int, Meta(ge=0, description="tables at which one bot account may sit at once, such as 8; 0 for no bot accounts")
    ] = 8
    analysis_seconds: Annotated[
        float,
        Meta(ge=0, le=600, description="seconds of a bots' process for the analysis of a game, such as 15; 0: none"),
    ] = 15
    analyses_per_hour: Annotated[
        float, Meta(ge=0, description="games that one person may have analysed, such as 30; 0 for no limit")
    ] = 30
    max_connections: Annotated[
        int, Meta(ge=32, description="connections of a process at once, such as 5000; no more than open files allow")
    ] = 5000
    sockets_per_address: Annotated[
        int, Meta(ge=0, description="websockets of one address at once, such as 300; 0 for no limit")
    ] = 300
    sockets_per_person: Annotated[
        int, Meta(ge=0, description="websockets of one person at once, such as 20; 0 for no limit")
    ] = 20
    sign_ins_per_minute: Annotated[
        float, Meta(ge=0, description="guests, accounts and sign-ins of one address, such as 10; 0 for no limit")
    ] = 10
    password_memory: Annotated[
        int,
        Meta(
            ge=8, le=1024, description="megabytes that it takes to try one password, 8 to 1024; less is guessed sooner"
        ),
    ] = 64
    guest_days: Annotated[
        int, Meta(ge=0, description="after so many days without a visit guests and their tables are deleted; 0: never")
    ] = 365
    push_key: Annotated[
        str, Meta(description="what signs Web Push, as `conclave admin push-key` makes it; without it there is none")
    ] = ""
    push_contact: Annotated[
        str, Meta(description="where services of Web Push reach you: mailto:YOU@EXAMPLE.ORG or an address of https")
    ] = ""
    push_private: Annotated[
        bool, Meta(description="whether Web Push may go to private addresses, for tests alone: true or false")
    ] = False
    webhook: Annotated[
        str, Meta(description="an address of http or https that is told whose turn it is; without it, nobody is")
    ] = ""
    webhook_secret: Annotated[str, Meta(description="what signs for the webhook: 16 characters or more")] = ""
    call_after: Annotated[
        float, Meta(ge=0, le=3600, description="seconds away from one's turn until one is called, such as 15")
    ] = 15

    @property
    def is_sqlite(self) -> bool:
        return sa.make_url(self.database).get_backend_name() == "sqlite"

    @property
    def is_secure(self) -> bool:
        """True if the server is reached by https: cookies are then sent over https only."""
        return self.origin.startswith("https:")

    @property
    def is_local(self) -> bool:
        return self.host in _LOOPBACK


def load(
    environment: Mapping[str, str], file: Path | None = None, options: Mapping[str, object] | None = None
) -> Settings:
    """Return the checked settings from all three sources; BadSettings for the first wrong one."""
    named = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in NOT_SETTINGS
    }
    chosen = {name: value for name, value in (options or {}).items() if value is not None}
    settings = Settings()
    for where, values in ((str(file), _read(file)), ("the environment", named), ("the command line", chosen)):
        settings = _merge(settings, values, where)
    return _check(settings)


def _read(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} is not TOML: {error}") from None
    except OSError as error:
        raise BadSettings(f"the settings file {file} cannot be read: {error.strerror}") from None


def _merge(settings: Settings, values: Mapping[str, object], where: str) -> Settings:
    raw = msgspec.to_builtins(settings)
    for name, value in values.items():
        _check_name(name, where)
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError:
            shown = "what was given" if name in SECRETS else repr(value)
            raise BadSettings(f"{name} in {where} cannot be {shown}: it is {describe_setting(name)}") from None
        raw[name] = value
    return msgspec.convert(raw, Settings, strict=False)


def describe_setting(name: str) -> str:
    """Return the description of a setting."""
    (field,) = (field for field in msgspec.inspect.type_info(Settings).fields if field.name == name)  # type: ignore[attr-defined]
    found: str = field.type.extra_json_schema["description"]
    return found


def _check_name(name: str, where: str) -> None:
    known = Settings.__struct_fields__
    if name not in known:
        near = get_close_matches(name, known, 1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(known)}"
        raise BadSettings(f"there is no setting {name} (in {where}): {hint}")


def _check(settings: Settings) -> Settings:
    database = make_database_url(settings.database)
    if settings.workers > 1 and sa.make_url(database).get_backend_name() == "sqlite":
        raise BadSettings(
            f"workers is {settings.workers}, but a SQLite file serves one process: set workers to 1, or database to"
            " postgresql://USER:PASSWORD@HOST/NAME"
        )
    if settings.secret and len(settings.secret) < 32:
        raise BadSettings(f"secret is too short: it is {describe_setting('secret')}")
    if settings.origin:
        parts = urlsplit(settings.origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise BadSettings(f"origin cannot be {settings.origin!r}: it is {describe_setting('origin')}")
    _check_notifications(settings)
    return msgspec.structs.replace(settings, database=database)


def _check_notifications(settings: Settings) -> None:
    if settings.push_key and not re.fullmatch(r"[\w-]{43}", settings.push_key):
        raise BadSettings(f"push_key is none: it is {describe_setting('push_key')}")
    if settings.push_key and not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadSettings(f"push_key needs push_contact: it is {describe_setting('push_contact')}")
    if settings.webhook:
        parts = urlsplit(settings.webhook)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadSettings(f"webhook is no address: it is {describe_setting('webhook')}")
        if len(settings.webhook_secret) < 16:
            raise BadSettings(f"webhook needs webhook_secret: it is {describe_setting('webhook_secret')}")


def make_database_url(given: str) -> str:
    """Return a SQLAlchemy URL for a database setting."""
    if not given:
        folder = user_data_path("conclave", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite+aiosqlite:///{folder / 'conclave.db'}"
    try:
        url = sa.make_url(given)
    except sa.exc.ArgumentError:
        raise BadSettings(f"database is no address of a database: it is {describe_setting('database')}") from None
    driver = _DRIVERS.get(url.get_backend_name())
    if driver is None or (driver.startswith("sqlite") and url.database in (None, "", ":memory:")):
        kind = url.get_backend_name()
        raise BadSettings(f"database cannot be {kind} without a file here: it is {describe_setting('database')}")
    return url.set(drivername=driver).render_as_string(hide_password=False)
