"""`conclave admin`: management of a server's stored data."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

from cyclopts import App, Parameter

from conclave.cli.cli_texts import CommandMessages
from conclave.cli.game_options import Language
from conclave.cli.outside_text import clean_line
from conclave.core.errors import BadOptions
from conclave.core.text.fluent import ENGLISH

if TYPE_CHECKING:
    from conclave.server.store.admin import Admin

T = TypeVar("T")

Database: TypeAlias = Annotated[
    str | None, Parameter(help="The database, as for serve; without it, the one that serve would use here.")
]
Config: TypeAlias = Annotated[Path | None, Parameter(help="A TOML file of settings, as for serve.")]
MaxLines: TypeAlias = Annotated[int, Parameter(name="--most", help="How many lines at most.")]

app = App(name="admin", help="List, export, back up and delete what a server has stored, and keep order there.")
app.command(
    "conclave.cli.backup_command:backup", help="Copy everything that is stored into one file, while the server runs."
)
app.command("conclave.cli.backup_command:restore", help="Fill an empty database from a backup.")
app.command("conclave.cli.bot_admin_command:bots", help="List bot accounts and their tokens.")
app.command("conclave.cli.bot_admin_command:bot_add", help="Make a bot account for somebody.")
app.command("conclave.cli.bot_admin_command:bot_token", help="Make a token for a bot account.")
app.command("conclave.cli.bot_admin_command:bot_revoke", help="Revoke a token of a bot account.")
app.command("conclave.cli.moderation_command:reports", help="List what people have reported.")
app.command("conclave.cli.moderation_command:close", help="Mark a report as seen to.")
app.command("conclave.cli.moderation_command:kick", help="Show somebody out of a table.")
app.command("conclave.cli.moderation_command:ban", help="Let somebody in no more, for some days or for good.")
app.command("conclave.cli.moderation_command:unban", help="Let somebody in again.")
app.command("conclave.cli.moderation_command:suspects", help="List people whose rated games look arranged.")
app.command("conclave.cli.moderation_command:void", help="Take back what rated games have changed in the ratings.")
app.command("conclave.cli.moderation_command:audit", help="List what moderators and the host have done.")
app.command("conclave.cli.moderation_command:bans", help="List who is banned now.")
app.command(
    "conclave.cli.moderation_command:steward", help="Trust somebody to keep order in the browser, or list who does."
)


@app.command
def tables(
    *,
    status: Literal["open", "playing", "finished", "cancelled"] | None = None,
    most: MaxLines = 100,
    database: Database = None,
    config: Config = None,
) -> None:
    """List tables, newest first.

    Parameters
    ----------
    status
        List only tables with this status.
    """
    lines = run_with_admin(database, config, lambda admin: admin.tables(status, most))
    print_columns(
        [(one.id, one.game, one.status, format_time(one.created), str(one.entries), one.names) for one in lines]
    )


@app.command
def people(*, most: MaxLines = 100, database: Database = None, config: Config = None) -> None:
    """List people, newest first."""
    lines = run_with_admin(database, config, lambda admin: admin.people(most))
    print_columns([(one.id, one.login or "-", format_time(one.created), str(one.tables), one.name) for one in lines])


@app.command
def export(folder: Path, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Write the record of every finished game into a folder, one file per game.

    Parameters
    ----------
    folder
        The folder to write to; created if it is missing. Existing files are not overwritten.
    """
    from conclave.core.record import encode  # imported late: most commands need no server
    from conclave.server.tables import table_records

    folder.mkdir(parents=True, exist_ok=True)

    async def write(admin: Admin) -> int:
        count = 0
        async for table in admin.list_finished():
            file = folder / f"{table.game}-{table.id}.json"
            if not file.exists():
                file.write_bytes(encode(await table_records.load_record(admin.store, table)))
                count += 1
        return count

    print(
        CommandMessages(language).say(
            "admin-exported", count=run_with_admin(database, config, write), folder=str(folder)
        )
    )


@app.command
def delete(
    kind: Literal["table", "person"],
    id: str,  # noqa: A002 - the name that the lists use
    *,
    yes: Annotated[bool, Parameter(negative="")] = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Delete a table or a person permanently.

    Parameters
    ----------
    kind
        What to delete.
    id
        Its id, as shown in the lists.
    yes
        Do not ask for confirmation.
    """
    phrases = CommandMessages(language)
    if not yes and input(phrases.say("admin-sure", kind=kind, id=id)).strip().lower() not in ("y", "yes"):
        print(phrases.say("admin-kept"))
        return
    run_with_admin(
        database, config, lambda admin: admin.delete_table(id) if kind == "table" else admin.delete_person(id)
    )
    print(phrases.say("admin-deleted", kind=kind, id=id))


@app.command
def password(login: str, *, database: Database = None, config: Config = None, language: Language = ENGLISH) -> None:
    """Set a new password for an account whose owner has forgotten the old one.

    Parameters
    ----------
    login
        The login of the account. A random password is generated and printed; all devices are signed out.
    """
    from conclave.server.accounts import Accounts
    from conclave.server.settings import Settings

    new = secrets.token_urlsafe(12)
    run_with_admin(database, config, lambda admin: Accounts(admin.store, Settings()).set_password(login, new))
    print(CommandMessages(language).say("admin-password", login=login, password=new))


@app.command
def push_key() -> None:
    """Generate a key for Web Push and print it as a line for the settings file."""
    from conclave.server.notifications.web_push import make_key

    print(f'push_key = "{make_key()}"')


def run_with_admin(database: str | None, config: Path | None, work: Callable[[Admin], Coroutine[None, None, T]]) -> T:
    """Open the store, run the work, and close the store."""
    from conclave.server.run import load_settings
    from conclave.server.store import Store
    from conclave.server.store.admin import Admin

    async def run() -> T:
        store = await Store.open(load_settings(config, {"database": database}).database)
        try:
            return await work(Admin(store))
        finally:
            await store.close()

    with report_store_errors():
        return asyncio.run(run())


@contextmanager
def report_store_errors() -> Iterator[None]:
    """Turn errors that the host can fix into BadOptions, which is printed as one line."""
    from conclave.server.names import BadName
    from conclave.server.settings import BadSettings
    from conclave.server.store.values import StoreError

    try:
        yield
    except (BadName, BadSettings, StoreError) as error:
        raise BadOptions(str(error)) from None


def format_time(millis: int) -> str:
    """Return a timestamp in UTC for lists."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Print aligned columns that are also readable by programs such as cut and awk."""
    cleaned = [[clean_line(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cleaned, strict=True)]
    for row in cleaned:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
