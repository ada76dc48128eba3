"""`conclave admin`: what the host of a server does with what is stored."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

from cyclopts import App, Parameter

from conclave.cli.phrases import Phrases
from conclave.cli.setup import Language
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH

if TYPE_CHECKING:
    from conclave.server.store.admin import Admin

T = TypeVar("T")

Database: TypeAlias = Annotated[
    str | None, Parameter(help="The database, as for serve; without it, the one that serve would use here.")
]
Config: TypeAlias = Annotated[Path | None, Parameter(help="A TOML file of settings, as for serve.")]
Most: TypeAlias = Annotated[int, Parameter(name="--most", help="How many lines at most.")]

app = App(name="admin", help="List, export, back up and delete what a server has stored, and keep order there.")
app.command("conclave.cli.backup:backup", help="Copy everything that is stored into one file, while the server runs.")
app.command("conclave.cli.backup:restore", help="Fill an empty database from a backup.")
app.command("conclave.cli.moderation:reports", help="List what people have reported.")
app.command("conclave.cli.moderation:close", help="Mark a report as seen to.")
app.command("conclave.cli.moderation:kick", help="Show somebody out of a table.")
app.command("conclave.cli.moderation:ban", help="Let somebody in no more, for some days or for good.")
app.command("conclave.cli.moderation:unban", help="Let somebody in again.")
app.command("conclave.cli.moderation:bans", help="List who is banned now.")
app.command("conclave.cli.moderation:steward", help="Trust somebody to keep order in the browser, or list who does.")


@app.command
def tables(
    *,
    status: Literal["open", "playing", "finished", "cancelled"] | None = None,
    most: Most = 100,
    database: Database = None,
    config: Config = None,
) -> None:
    """List tables, the newest first.

    Parameters
    ----------
    status
        Only tables of this status.
    """
    lines = with_admin(database, config, lambda admin: admin.tables(status, most))
    in_columns([(one.id, one.game, one.status, on_day(one.created), str(one.entries), one.names) for one in lines])


@app.command
def people(*, most: Most = 100, database: Database = None, config: Config = None) -> None:
    """List people, the newest first."""
    lines = with_admin(database, config, lambda admin: admin.people(most))
    in_columns([(one.id, one.login or "-", on_day(one.created), str(one.tables), one.name) for one in lines])


@app.command
def export(folder: Path, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Write the record of every game that is over into a folder, a file for each.

    Parameters
    ----------
    folder
        Where to; it is made if it is missing. Files that are there already are left alone.
    """
    from conclave.play.record import encode  # late: most commands need no server
    from conclave.server.table import records

    folder.mkdir(parents=True, exist_ok=True)

    async def write(admin: Admin) -> int:
        count = 0
        async for table in admin.finished():
            file = folder / f"{table.game}-{table.id}.json"
            if not file.exists():
                file.write_bytes(encode(await records.of_table(admin.store, table)))
                count += 1
        return count

    print(Phrases(language).say("admin-exported", count=with_admin(database, config, write), folder=str(folder)))


@app.command
def delete(
    kind: Literal["table", "person"],
    id: str,  # noqa: A002 - the word that the lists use
    *,
    yes: Annotated[bool, Parameter(negative="")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Delete a table, or a person, for good.

    Parameters
    ----------
    kind
        What to delete.
    id
        Its id, as the lists show it.
    yes
        Do not ask.
    """
    phrases = Phrases(language)
    if not yes and input(phrases.say("admin-sure", kind=kind, id=id)).strip().lower() not in ("y", "yes"):
        print(phrases.say("admin-kept"))
        return
    with_admin(database, config, lambda admin: admin.delete_table(id) if kind == "table" else admin.delete_person(id))
    print(phrases.say("admin-deleted", kind=kind, id=id))


@app.command
def password(login: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Give an account a new password, when its owner has forgotten the old one.

    Parameters
    ----------
    login
        The login of the account. A new password is made up and printed; all devices are signed out.
    """
    from conclave.server.accounts import Accounts
    from conclave.server.settings import Settings

    new = secrets.token_urlsafe(12)
    with_admin(database, config, lambda admin: Accounts(admin.store, Settings()).set_password(login, new))
    print(Phrases(language).say("admin-password", login=login, password=new))


@app.command
def push_key() -> None:
    """Make a key for Web Push, as a line for the settings file."""
    from conclave.server.calling.web_push import new_key

    print(f'push_key = "{new_key()}"')


def with_admin(database: str | None, config: Path | None, work: Callable[[Admin], Coroutine[None, None, T]]) -> T:
    """Open the store, do the work, close the store."""
    from conclave.server.run import open_settings
    from conclave.server.store import Store
    from conclave.server.store.admin import Admin

    async def run() -> T:
        store = await Store.open(open_settings(config, {"database": database}).database)
        try:
            return await work(Admin(store))
        finally:
            await store.close()

    with plain_errors():
        return asyncio.run(run())


@contextmanager
def plain_errors() -> Iterator[None]:
    """What a host can mend is told in one line."""
    from conclave.server.names import BadName
    from conclave.server.settings import BadSettings
    from conclave.server.store.values import StoreError

    try:
        yield
    except (BadName, BadSettings, StoreError) as error:
        raise BadOptions(str(error)) from None


def on_day(millis: int) -> str:
    """A time, for lists."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def in_columns(rows: Sequence[Sequence[str]]) -> None:
    """Columns that line up, for people and for programs such as cut and awk."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
